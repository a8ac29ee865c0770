"""Worlds: every state that a seat cannot rule out, and no other; never the truth for want of a better. FLC-19"""

from random import Random
from typing import Any

import pytest

import skarb
from rules.flamecraft.cases import CASES
from skarb.games.flamecraft.cards import FANCY_ID, KIND
from skarb.games.flamecraft.state import (
    DECK_GAIN,
    DRAWN_SHOWN,
    GIVEN,
    PUBLIC_GAIN,
    PUBLIC_LOSS,
    SHOWN,
    UNKNOWN,
    Flamecraft,
)
from skarb.kernel.chance import key_of
from skarb.kernel.deal import NoDeal
from skarb.kernel.plain import freeze

PARK = ["iron", "meat", "plant", "bread", "potion"]


def begun(pos: dict[str, Any], *choices: str) -> skarb.Match:
    match = skarb.position("flamecraft", pos)
    for text in choices:
        match.choose(text)
    return match


def worlds(match: skarb.Match, seat: int, n: int = 60) -> list[dict[str, Any]]:
    return [match.world(seat, seed).position() for seed in range(n)]


@pytest.mark.rule("FLC-19.3")
@pytest.mark.parametrize("index", range(len(CASES)))
def test_a_world_holds_nothing_that_its_seat_does_not_know(index: int) -> None:
    """Dealt from the truth or from another world of the seat it is the same to the last bit, at every question."""
    seats, options = CASES[index]
    match, random = skarb.new("flamecraft", seats, f"worlds {index}", options), Random(index)
    deal = match.game.world
    while match.question is not None:
        s, seat = match.state, random.randrange(seats)
        other = deal(s, seat, key_of(1))
        assert freeze(deal(s, seat, key_of(2))) == freeze(deal(other, seat, key_of(2)))
        asked = other.asking()
        assert asked is not None
        assert all(asked.choices(other, who) for who in asked.seats(other))
        again = skarb.position("flamecraft", match.world(seat, 3).position(), options)
        assert again.view(seat) == match.view(seat)
        question = random.choice(match.questions)
        match.choose(random.choice(question.choices), question.seat)


@pytest.mark.rule("FLC-19.3")
def test_what_contradicts_itself_is_not_dealt() -> None:
    match = begun({"seats": {"A": {"hand": ["iron"]}, "B": {}}, "decks": {"artisan": ["meat"]}})
    s = match.state
    assert isinstance(s, Flamecraft)
    s.note(SHOWN, 0, KIND["potion"])
    with pytest.raises(NoDeal):
        match.world(1, 0)


@pytest.mark.rule("FLC-9.23", "FLC-19.4")
def test_what_was_drawn_in_step_1_lies_in_the_hand_or_was_placed() -> None:
    pos = {
        "seats": {"A": {"at": "critical_rolls"}, "B": {}},
        "town": {"sew_cute": {}},
        "park": PARK,
        "decks": {"artisan": ["crystal", "bread", "meat", "iron", "plant", "potion", "crystal", "iron"]},
        "step": "fire",
    }
    match = begun(pos, "fire bread", "draw iron", "visit smith_mart", "skip", "visit sew_cute", "draw deck")
    for world in worlds(match, 1):
        hand = world["seats"]["A"]["hand"]
        assert sorted(hand) == sorted(["iron", world["now"]["drawn"]])
    assert len({world["now"]["drawn"] for world in worlds(match, 1)}) > 3
    placed = match.copy()
    placed.choose("place iron sew_cute 1")
    for world in worlds(placed, 1):  # one of the two: if the drawn one was iron too, the other iron is left
        assert [world["now"]["drawn"]] == world["seats"]["A"]["hand"]
    match.choose("place bread sew_cute 2")
    for world in worlds(match, 1):  # nobody saw a bread dragon before
        assert (world["now"]["drawn"], world["seats"]["A"]["hand"]) == ("bread", ["iron"])


@pytest.mark.rule("FLC-9.23", "FLC-19.4")
def test_a_shown_dragon_need_not_lie_in_the_hand() -> None:
    pos = {"seats": {"A": {}, "B": {}}, "town": {"sew_cute": {}}, "park": PARK, "decks": {"artisan": ["bread", "meat"]}}
    match = begun(pos, "visit sew_cute", "draw deck", "place bread sew_cute 2", "skip", "use")
    assert worlds(match, 1, 5)[0]["seats"]["A"]["hand"] == match.position()["seats"]["A"]["hand"] == []


@pytest.mark.rule("FLC-9.23", "FLC-15.14", "FLC-19.4")
def test_a_hand_shown_as_a_whole_holds_what_was_drawn() -> None:
    own = {"hand": ["bread", "meat", "crystal"], "fancy": ["motley"]}
    pos = {"seats": {"A": own, "B": {}}, "town": {"sew_cute": {}}, "park": PARK, "decks": {"artisan": ["iron", "meat"]}}
    match = begun(pos, "visit sew_cute", "gather", "draw deck", "play motley", "show bread meat iron crystal")
    shown = {"bread", "meat", "iron", "crystal"}
    assert {world["now"]["drawn"] for world in worlds(match, 1)} == shown
    for move in ("skip", "use"):
        match.choose(move)
    for world in worlds(match, 1):
        assert set(world["seats"]["A"]["hand"]) == shown


@pytest.mark.rule("FLC-9.23", "FLC-19.4")
def test_a_drawn_dragon_that_left_may_have_been_any_that_left() -> None:
    pos = {
        "seats": {"A": {"at": "critical_rolls"}, "B": {}},
        "town": {"sew_cute": {"dragons": [None, None, "meat"]}},
        "park": PARK,
        "decks": {"artisan": ["crystal", "bread", "meat", "iron", "plant", "potion", "crystal", "iron"]},
        "step": "fire",
    }
    moves = ("fire bread", "draw potion", "visit smith_mart", "skip", "visit sew_cute", "draw deck")
    match = begun(pos, *moves, "place bread sew_cute 2", "fire meat", "place potion fragile_reptile 2")
    assert match.position()["seats"]["A"]["hand"] == []
    # had it been a potion dragon, the one that all saw would still be there
    assert {world["now"]["drawn"] for world in worlds(match, 1)} == {"bread"}


@pytest.mark.rule("FLC-9.23", "FLC-19.4")
def test_a_known_dragon_and_a_drawn_one_of_its_kind_may_both_leave() -> None:
    match = begun({"seats": {"A": {}, "B": {}}, "decks": {"artisan": ["meat"]}})
    s = match.state
    assert isinstance(s, Flamecraft)
    s.note(PUBLIC_GAIN, 0, KIND["iron"])
    s.note(DECK_GAIN, 0, KIND["iron"], 1)
    s.note(PUBLIC_LOSS, 0, KIND["iron"])
    s.note(PUBLIC_LOSS, 0, KIND["iron"])
    s.note(DRAWN_SHOWN, 0, KIND["iron"])
    assert match.world(1, 0).position()["seats"]["A"]["hand"] == []


@pytest.mark.rule("FLC-9.22", "FLC-19.3")
def test_the_gift_is_one_of_the_two_just_drawn() -> None:
    pos = {
        "seats": {"A": {"at": "scale_mail_post", "fancy": ["odd"]}, "B": {}, "C": {}},
        "town": {"scale_mail_post": {}},
        "step": "ability",
    }
    match = begun(pos, "use")
    held = sorted(match.position()["seats"]["A"]["fancy"])
    just = {world["stack"]["registers"][3] for world in worlds(match, 0, 5)}
    assert just == {sum(1 << FANCY_ID[name] for name in held if name != "odd")}
    for world in worlds(match, 1):
        own = sum(1 << FANCY_ID[name] for name in world["seats"]["A"]["fancy"])
        assert world["stack"]["registers"][3].bit_count() == 2
        assert world["stack"]["registers"][3] & ~own == 0
    match.choose(next(text for text in match.choices if text.endswith(" b")))
    for seat in (0, 1, 2):
        for world in worlds(match, seat, 20):  # the question is over: nothing is left of it
            assert "stack" not in world or world["stack"]["registers"][3] == 0


@pytest.mark.rule("FLC-8.6", "FLC-19.4")
def test_a_known_dragon_that_may_have_been_gifted_lies_in_one_of_two_hands() -> None:
    pos = {
        "seats": {"A": {"at": "critical_rolls", "hand": ["meat"], "fancy": ["dapper"]}, "B": {}, "C": {}},
        "park": ["crystal", "meat", "plant", "bread", "potion"],
        "step": "fire",
    }
    match = begun(pos, "fire bread", "draw crystal", "play dapper", "gift dragon meat b")
    found = set()
    for world in worlds(match, 2):
        a, b = world["seats"]["A"]["hand"], world["seats"]["B"]["hand"]
        assert (len(a), len(b)) == (1, 1)
        assert "crystal" in a + b
        found.add(a == ["crystal"])
    assert found == {True, False}


@pytest.mark.rule("FLC-9.27", "FLC-19.4")
def test_a_dragon_fired_in_the_hand_stays_there() -> None:
    """It placed another of its own kind: everybody knows that it is still to be gifted."""
    own = {"at": "touch_o_glass", "hand": ["meat", "meat"]}
    pos = {"seats": {"A": own, "B": {}, "C": {}}, "town": {"touch_o_glass": {}}, "step": "ability"}
    match = begun(pos, "use", "fire meat", "place meat touch_o_glass 3")
    assert match.question is not None
    assert match.question.kind == "gift"
    assert {tuple(world["seats"]["A"]["hand"]) for world in worlds(match, 1)} == {("meat",)}


@pytest.mark.rule("FLC-24.10", "FLC-14.8")
@pytest.mark.parametrize(
    ("shop", "own", "choices"),
    [
        ("bizarre_bazaar", {"fancy": ["breadblaze"], "hand": ["bread", "iron"]}, ["use"]),
        ("bizarre_bazaar", {"fancy": ["motley", "pocus"], "hand": ["bread", "iron", "potion", "plant"]}, ["use"]),
        ("smith_mart", {"fancy": ["motley"], "hand": ["bread", "iron", "potion", "plant"]}, ["play motley"]),
        ("smith_mart", {"companion": "errand", "fancy": ["odd"], "hand": ["plant"]}, ["use errand"]),
        ("saving_throw", {"hand": ["plant", "iron"]}, ["use"]),
        ("eternal_flame", {"fancy": ["pocus", "odd"], "hand": ["plant", "iron"]}, ["use"]),
        ("eternal_flame", {"hand": ["plant", "iron"]}, ["use"]),
    ],
)
def test_who_is_asked_in_a_world_can_answer(shop: str, own: dict[str, Any], choices: list[str]) -> None:
    """Full shops leave slots for plants alone, so that meat dragons fire only for who holds one."""
    town: dict[str, Any] = {
        "critical_rolls": {"dragons": ["bread", "meat", None]},
        "draco_bell": {"dragons": ["meat", "iron", "bread"]},
        "smith_mart": {"dragons": ["iron", None, "potion"]},
        "hello_nursery": {"dragons": ["plant", "crystal", "iron"]},
        "fragile_reptile": {"dragons": ["crystal", "potion", "meat"]},
        "potable_potions": {"dragons": ["potion", "bread", "crystal"]},
        "saving_throw": {"dragons": [None, "crystal", "iron"]},
        "eternal_flame": {"dragons": ["meat", "meat", "meat"]},
        "bizarre_bazaar": {"dragons": ["bread", "iron", "crystal"]},
    }
    step = "ability" if choices[0] == "use" else "end"
    pos = {"seats": {"A": {"at": shop, **own}, "B": {}, "C": {}, "D": {}}, "town": town, "step": step, "players": 4}
    match = begun(pos, *choices)
    assert match.question is not None
    hands = set()
    for seed in range(60):
        world = match.world(1, seed)
        assert world.question is not None
        assert world.question.kind == match.question.kind
        assert world.question.choices
        hands.add(str(world.position()["seats"]["A"]))
    assert len(hands) > 1


@pytest.mark.rule("FLC-15.35", "FLC-24.12")
def test_the_order_of_talisas_cards_is_kept() -> None:
    own = {"fancy": ["talisa", "eeny", "dazzle", "rosy", "chum"]}
    match = begun({"seats": {"A": own, "B": {}}, "step": "score"}, "keep eeny", "return dazzle", "keep rosy")
    seen = set()
    for world in worlds(match, 1):
        held = sorted(FANCY_ID[name] for name in world["seats"]["A"]["fancy"] if name != "talisa")
        back = FANCY_ID[world["decks"]["fancy"][-1]]
        assert len(held) == 3
        assert held[0] < back < held[1]
        assert world["stack"]["frames"][-1] == ["FinalReturnAsk", 0, held[1] + 1, 1]
        assert "talisa" in world["seats"]["A"]["fancy"]
        seen.add(back)
    assert len(seen) > 5


@pytest.mark.rule("FLC-19.4")
def test_a_card_that_came_unseen_is_one_card() -> None:
    """Of an iron and a potion, known in a hand, one is given unseen; then the other hand shows both kinds."""
    pos = {
        "seats": {"A": {}, "B": {"hand": ["bread", "iron", "potion"]}, "C": {"hand": ["iron", "potion"]}},
        "decks": {"artisan": ["meat", "iron", "potion"]},
    }
    match = begun(pos)
    s = match.state
    assert isinstance(s, Flamecraft)
    for kind in ("iron", "potion"):
        s.note(PUBLIC_GAIN, 2, KIND[kind])
    s.note(GIVEN, 2, UNKNOWN, 1)
    for kind in ("iron", "potion"):
        s.note(SHOWN, 1, KIND[kind])
    for world in worlds(match, 0):
        assert {"iron", "potion"} <= set(world["seats"]["B"]["hand"])
