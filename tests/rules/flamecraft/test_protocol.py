# ruff: noqa: E501
"""Positions, choices, touches, refusals, records. FLC-24 to 27"""

import json
import re
from random import Random
from typing import Any

import pytest

import skarb
from rules.flamecraft.cases import CASES
from rules.flamecraft.vectors import case, try_vector
from skarb.games.flamecraft.cards import KINDS

CARRIERS = [
    case("W0 with the visit", "FLC-24.6", "FLC-14.4", pos={"seats": {"A": {"fancy": ["dazzle", "butters"], "goods": {"bread": 3}}}}, choices_include=["play butters"]),
    case("W1 with act", "FLC-24.6", "FLC-14.4", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters"], "goods": {"bread": 3}}}, "step": "act"}, choices=["gather", "play butters"]),
    case("W2 with place, even with an empty hand", "FLC-24.6", "FLC-24.8", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters"], "goods": {"bread": 3}}}, "step": "place"}, asks="A place", choices=["skip", "play butters"]),
    case("W4 with the ability", "FLC-24.6", pos={"seats": {"A": {"at": "gnome_depot", "fancy": ["butters"], "goods": {"bread": 3}}}, "town": {"gnome_depot": {}}, "step": "ability"}, choices=["skip", "play butters"]),
    case("W5 and W8 with end", "FLC-24.6", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters"], "goods": {"bread": 3}}}, "step": "end"}, choices=["end", "play butters"]),
    case("W6 with fire", "FLC-24.6", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters"], "goods": {"bread": 3}}}, "step": "cast"}, choices=["fire iron", "done", "play butters"]),
    case("W7 from the second fire on", "FLC-24.6", "FLC-14.5", "FLC-14.4", pos={"seats": {"A": {"at": "nunyas_beeswax", "fancy": ["butters"], "goods": {"bread": 3}, "coins": 1}}, "town": {"nunyas_beeswax": {"dragons": ["crystal", "bread", None]}}, "step": "ability"},
         moves="use; fire crystal; take 1 bread 1 meat 1 iron", choices=["fire bread", "done", "play butters"]),
    case("no window inside an effect", "FLC-14.5", pos={"seats": {"A": {"at": "nunyas_beeswax", "fancy": ["butters"], "goods": {"bread": 3}, "coins": 1}}, "town": {"nunyas_beeswax": {"dragons": ["crystal", "bread", None]}}, "step": "ability"},
         moves="use; fire crystal", choices_exclude=["play butters"], no={"play butters": "FLC-14.5"}),
    case("after a played card the same question", "FLC-24.7", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters", "dawn"], "goods": {"bread": 3, "crystal": 3}}}, "step": "end"}, moves="play butters", asks="A end", choices=["end", "play dawn"]),
    case("after the last one the question falls away", "FLC-24.7", "FLC-24.8", pos={"seats": {"A": {"at": "smith_mart", "fancy": ["butters"], "goods": {"bread": 3}}}, "step": "end"}, moves="play butters", asks="B visit"),
    case("skip in the last step: nothing more is asked", "FLC-25.3", "FLC-24.8", pos={"seats": {"A": {"at": "flagons_and_dragons", "fancy": ["even"]}}, "town": {"flagons_and_dragons": {}}, "step": "ability"}, moves="skip", asks="B visit"),
    case("an ability that is not plainly usable is asked only while the window is fresh", "FLC-24.8", pos={"seats": {"A": {"at": "gnome_depot", "fancy": ["even"]}}, "town": {"gnome_depot": {"dragons": ["iron", None, None]}}, "step": "fire"}, moves="skip", asks="B visit"),
    case("the same after a fire is asked", "FLC-24.8", pos={"seats": {"A": {"at": "gnome_depot", "fancy": ["even"]}}, "town": {"gnome_depot": {"dragons": ["iron", None, None]}}, "step": "fire"}, moves="fire iron", asks="A ability", choices=["skip"]),
    case("a single way is not asked", "FLC-24.5", pos={"seats": {"A": {"at": "hello_nursery", "goods": {"iron": 1}}}, "step": "fire"}, moves="fire plant", asks="B visit", position={"seats": {"B": {"goods": {"iron": 1}}}}),
    case("wrong seat", "FLC-14.9", "FLC-26.3", pos={}, asks="A visit"),
    case("bad notation", "FLC-26.1", "FLC-26.3", pos={}, no={"": "FLC-4.2", "visit": "FLC-4.6", "visit nowhere": "FLC-4.6", "Visit draco_bell": "FLC-4.2", "visit  draco_bell": "FLC-4.6", "gather": "FLC-4.2"}),
    case("Park names with everything lying on them", "FLC-24.3", pos={"seats": {"A": {"at": "sew_cute"}}, "town": {"sew_cute": {}}, "park": ["bread+coin+iron", "bread+iron+iron", "bread"]}, moves="", asks="A visit"),
]  # fmt: skip


@pytest.mark.parametrize("vector", CARRIERS)
def test_questions(vector: dict[str, Any]) -> None:
    try_vector(vector)


@pytest.mark.rule("FLC-24.2", "FLC-24.3")
def test_names_and_items_in_their_order() -> None:
    pos = {"seats": {"A": {"at": "draco_bell"}}, "town": {"sew_cute": {}}, "park": ["bread+coin+iron+iron", "bread"]}
    match = skarb.position("flamecraft", pos)
    assert match.position()["park"] == ["bread+iron+iron+coin", "bread"]
    match.choose("visit sew_cute")
    assert match.choices == ["draw bread", "draw bread+iron+iron+coin", "draw deck"]
    match.choose("draw bread+iron+iron+coin")
    own = match.position()["seats"]["A"]
    assert (own["hand"], own["goods"], own["coins"]) == (["bread"], {"iron": 2}, 1)


@pytest.mark.rule("FLC-24.13", "FLC-24.5")
def test_records_hold_what_was_answered() -> None:
    match = skarb.position(
        "flamecraft", {"seats": {"A": {"at": "hello_nursery", "goods": {"iron": 1}}}, "step": "fire"}
    )
    match.choose("fire plant")
    assert match.record()["choices"] == ["0: fire plant"]
    again = skarb.load(match.record())
    assert again.position() == match.position()


@pytest.mark.rule("FLC-27.1", "FLC-27.2", "FLC-27.4")
def test_the_empty_position() -> None:
    match = skarb.position("flamecraft", {})
    pos = match.position()
    assert (pos["players"], pos["turn"], pos["first"], pos["round"], pos["step"]) == (2, "A", "A", 1, "visit")
    assert pos["seats"]["A"] == {
        "rep": 0,
        "coins": 0,
        "goods": {},
        "hand": [],
        "fancy": [],
        "played": [],
        "reserved": None,
        "companion": None,
        "used": False,
        "at": None,
        "offered": [],
    }
    assert pos["park"] == list(KINDS[:5])
    assert pos["decks"]["artisan"] == ["potion", *(list(KINDS) * 3)]
    assert pos["row"] == ["purple_bread_1", "purple_bread_2", "purple_bread_3", "purple_meat_1", "purple_meat_2"]
    assert pos["decks"]["shop"] == [
        "bizarre_bazaar",
        "draconic_tonic",
        "draggin_tail_roost",
        "dragon_alley",
        "dragon_hoard_bank",
        "drake_of_cakes",
        "eternal_flame",
        "flagons_and_dragons",
        "fogo_de_char",
        "full_plate_buffet",
    ]
    assert pos["decks"]["fancy"][:2] == ["eeny", "meeny"]
    assert "stack" not in pos
    assert skarb.position("flamecraft", pos).position() == pos
    shuffled = skarb.position("flamecraft", {"seed": 5}).position()
    assert shuffled["decks"]["fancy"] != pos["decks"]["fancy"]
    assert skarb.position("flamecraft", {"seats": {"D": {}}}).position()["players"] == 4
    assert skarb.position("flamecraft", {"town": {"sew_cute": {}}, "decks": {"artisan": []}}).position()["ending"] == {
        "left": 2
    }
    assert len(skarb.position("flamecraft", {"town": {"sew_cute": {}}}).position()["decks"]["shop"]) == 9


BAD: list[dict[str, Any]] = [
    {"colour": 1}, {"seats": {"F": {}}}, {"seats": {"A": {"gold": 1}}}, {"seats": {"A": {"at": "sew_cute"}}}, {"step": "act"}, {"step": "dance"},
    {"seats": {"A": {"hand": ["bread"] * 5}}}, {"seats": {"A": {"fancy": ["eeny"]}, "B": {"fancy": ["eeny"]}}}, {"seats": {"A": {"hand": ["gold"]}}},
    {"town": {"sew_cute": {"space": 1}}}, {"town": {"sew_cute": {"space": 13}}}, {"town": {"nowhere": {}}}, {"town": {"sew_cute": {"dragons": ["bread"]}}},
    {"town": {"dragon_alley": {"dragons": ["bread", None, None]}}}, {"town": {"critical_rolls": {"enchantments": ["purple_bread_1", "purple_bread_2", "purple_bread_3", "purple_meat_1"]}}},
    {"row": ["purple_bread_1", "purple_bread_1"]}, {"park": ["bread*"]}, {"park": ["bread"] * 6}, {"players": 0}, {"players": 6}, {"players": 1, "seats": {"A": {"companion": "clink"}}},
    {"players": 1, "seats": {"B": {}}}, {"flips": ["edge"]}, {"now": {"fired": ["smith_mart bread"]}}, {"now": {"drawn": "coin"}}, {"turn": "C"}, {"ending": {"left": -1}}, {"laid": {"sew_cute": 3}}, {"laid": {"smith_mart": 2}},
    {"seats": {"A": {"coins": -1}}}, {"seats": {"A": {"coins": True}}}, {"seats": {"A": {"goods": {"coin": 1}}}}, {"seats": []}, {"town": []}, {"stack": {}}, {"stack": {"frames": [["Nonsense"]], "registers": [], "fresh": True}},
    {"non_players": {"bread": "smith_mart"}}, {"seats": {"A": {"companion": "clink"}, "B": {"companion": "clink"}}}, {"decks": {"gold": []}}, {"decks": {"shop": ["smith_mart"]}}, {"seed": [1]}, {"round": 0},
]  # fmt: skip


@pytest.mark.rule("FLC-27.5")
@pytest.mark.parametrize("pos", BAD)
def test_bad_positions_are_refused(pos: dict[str, Any]) -> None:
    with pytest.raises(skarb.Refused) as caught:
        skarb.position("flamecraft", pos)
    assert caught.value.rule == "FLC-27.5"
    assert not caught.value.reason.startswith("refused-")


@pytest.mark.rule("FLC-27.3", "FLC-27.6", "FLC-27.1")
def test_positions_in_the_middle_of_things_come_back() -> None:
    for index, (seats, options) in enumerate(CASES):
        random = Random(index)
        match = skarb.new("flamecraft", seats, index, options)
        while match.question is not None:
            question = random.choice(match.questions)
            match.choose(random.choice(question.choices), question.seat)
            pos = json.loads(json.dumps(match.position()))
            again = skarb.position("flamecraft", pos, options)
            assert json.loads(json.dumps(again.position())) == pos
            assert [q.json(q.seat) for q in again.questions] == [q.json(q.seat) for q in match.questions]
        assert skarb.position("flamecraft", match.position(), options).result == match.result


WORDS = re.compile(r"[a-z0-9_*+ ]+")
TOUCH = re.compile(
    r"(shop|slot|dragon|hand|park|deck|fancy|played|companion|row|reserved|own|supply|seat|space|cell|achievement|list|button):[\w+* -]+(:[\w*]+)?"
)


@pytest.mark.rule("FLC-26.1", "FLC-26.2", "FLC-25.5", "FLC-24.12")
def test_choices_and_touches_are_well_formed() -> None:
    longest = 0
    for index, (seats, options) in enumerate(CASES):
        random = Random(index)
        match = skarb.new("flamecraft", seats, f"touch {index}", options)
        while match.question is not None:
            ask = match.state.asking()
            assert ask is not None
            seat = ask.seat(match.state)
            found = ask.choices(match.state, seat)
            longest = max(longest, len(found))
            assert len(set(found)) == len(found)
            texts = [match.game.text(match.state, c) for c in found]
            assert len(set(texts)) == len(texts)
            for choice, text in zip(found, texts, strict=True):
                assert WORDS.fullmatch(text), text
                for touch in match.game.touches(match.state, seat, choice):
                    assert TOUCH.fullmatch(touch), touch
            match.choose(random.choice(texts))
    assert longest <= 216


TOUCHES = [
    ({"seats": {"A": {"at": "hello_nursery", "goods": {"iron": 1, "bread": 1}}, "B": {}, "C": {}}, "step": "fire"}, "fire plant", "gift iron c", ["own:iron", "seat:c"]),
    ({"seats": {"A": {"at": "fragile_reptile"}}, "step": "fire"}, "fire crystal", "take 1 bread 1 meat 1 iron", ["supply:bread", "supply:meat", "supply:iron"]),
    ({"seats": {"A": {"at": "smith_mart", "hand": ["plant"]}}, "step": "place"}, "", "place plant smith_mart 2", ["hand:plant", "slot:smith_mart:2"]),
    ({"seats": {"A": {"at": "smith_mart", "hand": ["plant"]}}, "step": "place"}, "", "skip", ["button:skip"]),
    ({"seats": {"A": {"at": "smith_mart"}}, "step": "fire"}, "", "fire iron", ["dragon:smith_mart:iron"]),
    ({"seats": {"A": {"at": "potable_potions"}}, "step": "fire"}, "fire potion", "swap draco_bell meat", ["dragon:draco_bell:meat"]),
    ({"seats": {"A": {"coins": 2, "companion": "clink"}}}, "use clink", "take 2 iron", ["supply:iron", "supply:iron"]),
    ({"seats": {"A": {"coins": 2, "companion": "clink"}}}, "", "use clink", ["companion:clink"]),
    ({"seats": {"A": {"fancy": ["butters"], "goods": {"bread": 3}, "coins": 1}}}, "", "play butters", ["fancy:butters"]),
    ({"seats": {"A": {"fancy": ["butters"], "goods": {"bread": 3}, "coins": 1}}}, "play butters", "pay 2 bread 1 coin", ["list:pay 2 bread 1 coin"]),
    ({"seats": {"A": {"played": ["even"], "companion": "encore"}}}, "use encore", "play even", ["played:even"]),
    ({"seats": {"A": {"at": "critical_rolls", "goods": {"meat": 3, "plant": 2}, "reserved": "purple_bread_1"}}, "step": "act"}, "", "enchant purple_bread_1", ["reserved:purple_bread_1"]),
    ({"seats": {"A": {"at": "full_plate_buffet", "coins": 1}}, "town": {"full_plate_buffet": {}}, "step": "ability"}, "use", "pay 1 coin", ["button:pay-1-coin"]),
    ({"seats": {"A": {"at": "sage_of_sage"}}, "town": {"sage_of_sage": {}}, "row": ["purple_bread_1"], "step": "ability"}, "use", "take 3 meat", ["list:take 3 meat"]),
    ({"seats": {"A": {"at": "pizza_coven", "goods": {"iron": 1, "meat": 1}}}, "town": {"pizza_coven": {}}, "step": "ability"}, "use", "put iron bread", ["own:iron", "park:bread"]),
    ({"seats": {"A": {"at": "drake_of_cakes", "goods": {"bread": 2}}}, "town": {"drake_of_cakes": {}}, "step": "ability"}, "use", "draw bread iron", ["park:bread", "park:iron"]),
    ({"seats": {"A": {"at": "wishing_well", "coins": 2}}, "town": {"wishing_well": {}}, "flips": ["heads"], "step": "ability"}, "use", "flip", ["button:flip"]),
    ({"players": 1, "seats": {"A": {"rep": 75, "coins": 9}}, "step": "score"}, "", "unlock treasurer", ["achievement:treasurer", "button:unlock"]),
    ({"seats": {"A": {"fancy": ["talisa", "eeny"]}}, "step": "score"}, "", "keep eeny", ["button:keep"]),
    ({"seats": {"A": {"offered": ["talisa", "eeny"]}, "B": {"offered": ["pins"]}}, "step": "keep"}, "", "keep eeny", ["fancy:eeny"]),
]  # fmt: skip


@pytest.mark.rule("FLC-26.2")
@pytest.mark.parametrize(("pos", "moves", "text", "path"), TOUCHES)
def test_touch_paths(pos: dict[str, Any], moves: str, text: str, path: list[str]) -> None:
    match = skarb.position("flamecraft", pos)
    for move in filter(None, moves.split("; ")):
        match.choose(move)
    ask = match.state.asking()
    assert ask is not None
    found = [c for c in ask.choices(match.state, 0) if match.game.text(match.state, c) == text]
    assert len(found) == 1, match.choices
    assert match.game.touches(match.state, 0, found[0]) == path


@pytest.mark.rule("FLC-26.3", "FLC-14.9")
def test_only_the_asked_seat_answers() -> None:
    match = skarb.position("flamecraft", {"seats": {"B": {"fancy": ["butters"], "goods": {"bread": 3}}}})
    for text in ("visit draco_bell", "play butters"):
        refusal = match.why_not(text, 1)
        assert refusal is not None
        assert refusal.rule == "FLC-14.9"


@pytest.mark.rule("FLC-26.3")
@pytest.mark.parametrize(
    ("pos", "moves", "text", "rule"),
    [
        ({"seats": {"A": {"at": "draggin_tail_roost"}}, "town": {"draggin_tail_roost": {"dragons": ["bread", None, None]}, }, "step": "fire"}, "", "fire bread", "FLC-5.1"),
        ({"seats": {"A": {"at": "sage_of_sage", "reserved": "purple_meat_1"}}, "town": {"sage_of_sage": {}}, "row": ["purple_bread_1"], "step": "ability"}, "use; study purple_bread_1; take 3 meat", "reserve purple_bread_1", "FLC-4.2"),
        ({"seats": {"A": {"at": "hello_nursery", "hand": ["iron"]}}, "step": "place"}, "", "place iron nowhere 2", "FLC-5.6"),
        ({"seats": {"A": {"at": "hello_nursery", "goods": {"iron": 2}, "coins": 1}, "B": {}}, "step": "fire"}, "fire plant", "gift iron z", "FLC-8.4"),
        ({"seats": {"A": {"at": "smith_mart", "fancy": ["even"]}}, "step": "end"}, "", "done", "FLC-12.1"),
    ],
)  # fmt: skip
def test_more_refusals(pos: dict[str, Any], moves: str, text: str, rule: str) -> None:
    match = skarb.position("flamecraft", pos)
    for move in filter(None, moves.split("; ")):
        match.choose(move)
    refusal = match.why_not(text)
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("FLC-27.8")
def test_the_result() -> None:
    match = skarb.position(
        "flamecraft", {"seats": {"A": {"rep": 4}, "B": {"rep": 9}, "C": {"rep": 4}}, "step": "score"}
    )
    assert match.result is not None
    assert match.result.json() == {"scores": [4, 9, 4], "winners": [1], "ranking": [[1], [0, 2]]}


@pytest.mark.rule("FLC-7.8", "FLC-9.4")
def test_chains_and_extra_turns_end() -> None:
    """Town full of potion dragons: every chain is finite, whatever is chosen."""
    shops = ["critical_rolls", "draco_bell"]
    pos = {
        "seats": {"A": {"at": "draco_bell"}, "B": {}, "C": {}, "D": {}},
        "town": {shop: {"dragons": ["potion"] * 3} for shop in shops},
        "step": "fire",
    }
    for seed in range(60):
        random = Random(seed)
        match = skarb.position("flamecraft", pos)
        match.choose("fire potion")
        swaps = 0
        while match.question is not None and match.question.kind == "swap":
            match.choose(random.choice([text for text in match.choices if "potion" in text]))
            swaps += 1
        assert 1 <= swaps <= 7
