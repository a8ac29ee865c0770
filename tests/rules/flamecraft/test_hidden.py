"""Who knows what: views, events, worlds. FLC-19, 27.9"""

import json
import re
from random import Random
from typing import Any

import pytest

import skarb
from rules.flamecraft.cases import CASES
from skarb.games.flamecraft.cards import FANCY, SHOPS


def words(data: Any) -> set[str]:
    return set(re.findall(r"[\w]+", json.dumps(data)))


@pytest.mark.rule("FLC-19.1", "FLC-19.2", "FLC-19.3", "FLC-27.9", "FLC-14.1")
def test_a_view_is_the_position_cut() -> None:
    pos = {
        "seats": {"A": {"hand": ["iron"], "fancy": ["odd"]}, "B": {"hand": ["bread", "meat"], "fancy": ["even"]}},
        "laid": {"sew_cute": 2},
        "town": {"draggin_tail_roost": {"dragons": ["bread", None, None]}},
        "seed": 4,
        "flips": ["heads"],
    }
    match = skarb.position("flamecraft", pos)
    whole, view, none = match.position(), match.view(0), match.view(None)
    for key in ("players", "turn", "first", "round", "step", "town", "park", "row", "ending", "non_players", "now"):
        assert view[key] == whole[key] == none[key]
    assert view["laid"] == [2]
    assert view["decks"] == {deck: len(cards) for deck, cards in whole["decks"].items()}
    assert view["seats"]["A"] == whole["seats"]["A"]
    assert view["seats"]["B"] == {**whole["seats"]["B"], "hand": 2, "fancy": 1, "offered": 0}
    assert (none["seats"]["A"]["hand"], none["seats"]["A"]["fancy"]) == (1, 1)
    assert not {"seed", "flips", "stack"} & (set(view) | set(none))
    assert view["questions"][0]["choices"] == match.choices
    assert "choices" not in match.view(1)["questions"][0]


@pytest.mark.rule("FLC-19.3", "FLC-19.4", "FLC-19.6", "FLC-24.4", "FLC-8.6", "FLC-6.12", "FLC-3.10")
@pytest.mark.parametrize("index", range(len(CASES)))
def test_no_name_leaks(index: int) -> None:
    """No hidden fancy dragon, shop or enchantment stands in a view, a question or an event of another seat."""
    seats, options = CASES[index]
    random = Random(index)
    match = skarb.new("flamecraft", seats, f"leak {index}", options)

    def hidden(seat: int | None) -> set[str]:
        pos = match.position()
        out = (
            set(pos["decks"]["fancy"]) | set(pos["decks"]["shop"]) | set(pos["laid"]) | set(pos["decks"]["enchantment"])
        )
        for name, data in pos["seats"].items():
            if ord(name) - 65 != seat and match.result is None:
                out |= set(data["fancy"]) | set(data["offered"])
        return out

    for _ in range(250):
        if match.question is None:
            break
        viewers: list[int | None] = [*range(seats), None]
        before = {seat: hidden(seat) for seat in viewers}
        question = random.choice(match.questions)
        match.choose(random.choice(question.choices), question.seat)
        for seat in viewers:
            secret = hidden(seat)
            assert not secret & words(match.view(seat)), (seat, secret & words(match.view(seat)))
            told = [event.cut(seat) for event in match.happened]
            assert (
                not secret
                & before[seat]
                & {word.removeprefix("card-") for word in re.findall(r"card-(\w+)", json.dumps(told))}
            )
        for event in match.happened:
            assert event.kind not in ("skip", "done", "end")


@pytest.mark.rule("FLC-19.4")
def test_who_knows_a_drawn_dragon() -> None:
    """From the Park: everybody. From the deck: the drawer. A world of another seat keeps what was seen."""
    pos = {
        "seats": {"A": {}, "B": {}, "C": {}},
        "town": {"sew_cute": {}},
        "park": ["iron", "meat", "plant", "bread", "potion"],
    }
    match = skarb.position("flamecraft", pos)
    match.choose("visit sew_cute")
    match.choose("draw iron")
    for seed in range(60):
        assert match.world(1, seed).position()["seats"]["A"]["hand"] == ["iron"]
    match = skarb.position("flamecraft", pos)
    match.choose("visit sew_cute")
    match.choose("draw deck")
    assert match.view(1)["now"]["drawn"] == "deck"
    assert match.view(0)["now"]["drawn"] == "bread"
    assert len({tuple(match.world(1, seed).position()["seats"]["A"]["hand"]) for seed in range(200)}) == 6
    assert {tuple(match.world(0, seed).position()["seats"]["A"]["hand"]) for seed in range(20)} == {("bread",)}


@pytest.mark.rule("FLC-19.3", "FLC-12.3")
def test_a_seat_knows_what_it_buried_itself() -> None:
    hand = ["bread"] * 4 + ["meat"] * 3
    pos = {"seats": {"A": {"at": "smith_mart", "hand": hand}, "B": {}, "C": {}}, "step": "end"}
    match = skarb.position("flamecraft", pos)
    match.choose("bury meat")
    bottoms = [{match.world(seat, seed).position()["decks"]["artisan"][-1] for seed in range(150)} for seat in (0, 1)]
    assert bottoms[0] == {"meat"}
    assert len(bottoms[1]) > 3


@pytest.mark.rule("FLC-19.4", "FLC-12.3")
def test_a_known_card_lies_in_the_hand_or_under_the_deck() -> None:
    """A takes two Park dragons before all eyes, then buries a card unseen: at most one of the two is gone."""
    hand = ["bread"] * 3 + ["meat"] * 2
    park = ["potion", "crystal", "plant", "plant", "iron"]
    own = {"at": "drake_of_cakes", "hand": hand, "goods": {"bread": 2}}
    pos = {"seats": {"A": own, "B": {}, "C": {}}, "town": {"drake_of_cakes": {}}, "park": park, "step": "ability"}
    match = skarb.position("flamecraft", pos)
    match.choose("use")
    match.choose("draw crystal potion")
    match.choose("bury bread")
    seen = set()
    for seed in range(400):
        world = match.world(1, seed).position()
        held, bottom = world["seats"]["A"]["hand"], world["decks"]["artisan"][-1]
        both = sorted([*held, bottom])
        assert {"crystal", "potion"} <= set(both)
        seen.add(("crystal" in held, "potion" in held))
    assert seen == {(True, True), (True, False), (False, True)}


@pytest.mark.rule("FLC-3.10", "FLC-19.3")
def test_rejected_fancy_dragons_are_known_to_their_seat() -> None:
    match = skarb.new("flamecraft", 2, 8, {"first_player": 0})
    offered = match.position()["seats"]["A"]["offered"]
    match.choose(f"keep {offered[0]}", 0)
    held = {tuple(match.world(1, seed).position()["seats"]["A"]["offered"]) for seed in range(30)}
    assert len(held) > 5  # B knows nothing of it, not even the answer
    match.choose(match.choices[0], 1)
    for seed in range(30):
        assert match.world(0, seed).position()["decks"]["fancy"][-2] == offered[1]
    assert len({match.world(1, seed).position()["decks"]["fancy"][-2] for seed in range(60)}) > 10


@pytest.mark.rule("FLC-8.6", "FLC-19.4")
def test_a_gifted_dragon_is_known_to_giver_and_receiver() -> None:
    pos = {"seats": {"A": {"hand": ["iron", "meat"], "fancy": ["dapper"]}, "B": {}, "C": {}}}
    match = skarb.position("flamecraft", pos)
    match.choose("play dapper")
    match.choose("gift dragon iron b")
    assert {tuple(match.world(0, seed).position()["seats"]["B"]["hand"]) for seed in range(40)} == {("iron",)}
    assert len({tuple(match.world(2, seed).position()["seats"]["B"]["hand"]) for seed in range(120)}) == 6


@pytest.mark.rule("FLC-3.3", "FLC-19.3")
def test_hidden_shops_may_be_any_of_their_pile() -> None:
    match = skarb.new("flamecraft", 2, 2)
    tops = {match.world(0, seed).position()["decks"]["shop"][0] for seed in range(600)}
    assert tops == set(SHOPS[6:])
    for seed in range(10):
        assert len(match.world(1, seed).position()["decks"]["shop"]) == 10


@pytest.mark.rule("FLC-19.5", "FLC-27.9")
def test_after_the_end_all_fancy_dragons_are_shown() -> None:
    match = skarb.position(
        "flamecraft", {"seats": {"A": {"fancy": ["eeny", "odd"]}, "B": {"fancy": ["even"]}}, "step": "score"}
    )
    assert match.view(1)["seats"]["A"]["fancy"] == ["eeny", "odd"]
    assert match.view(None)["seats"]["B"]["fancy"] == ["even"]


@pytest.mark.rule("FLC-24.4", "FLC-24.10")
def test_worlds_never_ask_the_impossible() -> None:
    """Whoever is asked in a world can answer: a meat dragon was fired, so the hand holds something that fits."""
    pos = {"seats": {"A": {"at": "draco_bell", "hand": ["plant"]}, "B": {}, "C": {}}, "step": "fire"}
    pos["town"] = {
        "hello_nursery": {"dragons": ["plant", "iron", "iron"]},
        "potable_potions": {"dragons": ["potion", "iron", "crystal"]},
    }
    match = skarb.position("flamecraft", pos)
    match.choose("fire meat")
    for seed in range(80):
        assert match.world(1, seed).choices


def test_names_are_those_of_the_data() -> None:
    assert len(set(FANCY)) == 36
