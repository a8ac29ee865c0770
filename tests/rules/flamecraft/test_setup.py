"""Setting up a table and its options. FLC-2, 3, 20, 27.7"""

from collections import Counter
from typing import Any

import pytest

import skarb
from skarb.games.flamecraft.cards import FANCY, KINDS, SHOP, SHOP_PILE, SHOPS


def position(seats: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    return skarb.new("flamecraft", seats, seed, options).position()


@pytest.mark.rule("FLC-3.1", "FLC-3.2", "FLC-3.8", "FLC-3.12", "FLC-9.29", "FLC-2.7")
def test_the_town_at_first() -> None:
    pos = position(3)
    assert {shop: data["space"] for shop, data in pos["town"].items()} == dict(
        zip(SHOPS[:6], (1, 3, 5, 7, 9, 11), strict=True)
    )
    assert [data["dragons"] for data in pos["town"].values()] == [[kind, None, None] for kind in KINDS]
    for data in pos["seats"].values():
        assert (data["rep"], data["coins"], data["goods"], data["at"]) == (0, 0, {}, None)


@pytest.mark.rule("FLC-3.3")
def test_the_shop_deck_of_seven_piles() -> None:
    seen = set()
    for seed in range(30):
        deck = position(2, seed)["decks"]["shop"]
        assert sorted(Counter(SHOP_PILE[SHOP[shop]] for shop in deck).items()) == [*((k, 1) for k in range(6)), (6, 4)]
        seen |= set(deck)
    assert seen == set(SHOPS[6:])


@pytest.mark.rule("FLC-3.4", "FLC-3.5", "FLC-3.6", "FLC-3.7", "FLC-3.9", "FLC-2.5")
@pytest.mark.parametrize(("seats", "left", "each"), [(1, 22, 6), (2, 13, 5), (3, 16, 6), (4, 19, 7), (5, 16, 7)])
def test_sizes_of_decks(seats: int, left: int, each: int) -> None:
    pos = position(seats, 7, enchantment_deck="gold")
    assert (len(pos["decks"]["artisan"]), len(pos["park"]), len(pos["row"])) == (left, 5, 5)
    assert len(pos["decks"]["enchantment"]) == 13
    assert all(card.startswith("gold") for card in pos["row"] + pos["decks"]["enchantment"])
    kinds = Counter(pos["decks"]["artisan"] + pos["park"])
    for data in pos["seats"].values():
        assert len(data["hand"]) == 3
        kinds.update(data["hand"])
    assert kinds == dict.fromkeys(KINDS, each - 1)  # the starters are in town
    if seats > 1:
        offered = [card for data in pos["seats"].values() for card in data["offered"]]
        assert sorted(offered + pos["decks"]["fancy"]) == sorted(FANCY)


@pytest.mark.rule("FLC-3.8", "FLC-20.1")
def test_the_first_player() -> None:
    assert {position(4, seed)["first"] for seed in range(40)} == set("ABCD")
    assert {position(4, seed, first_player=2)["first"] for seed in range(9)} == {"C"}


@pytest.mark.rule("FLC-3.10", "FLC-3.11", "FLC-24.1")
def test_the_first_fancy_dragons_and_the_bonus_goods() -> None:
    match = skarb.new("flamecraft", 5, 4, {"first_player": 3})
    assert [question.seat for question in match.questions] == [3, 4, 0, 1, 2]
    for seat in (0, 2, 1, 4, 3):
        match.choose(match.game.text(match.state, match.state.asking().choices(match.state, seat)[0]), seat)  # type: ignore[union-attr]
    asked = []
    for _ in range(2):
        assert match.question is not None
        asked.append((match.question.seat, match.question.kind))
        match.choose("take 1 iron")
    assert asked == [(1, "good"), (2, "good")]
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == (3, "visit")
    assert [data["goods"] for data in match.position()["seats"].values()] == [{}, {"iron": 1}, {"iron": 1}, {}, {}]


@pytest.mark.rule("FLC-20.2", "FLC-20.3", "FLC-20.4", "FLC-20.5", "FLC-20.6", "FLC-20.8", "FLC-20.9", "FLC-27.7")
@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"enchantment_deck": "silver"}, "FLC-20.2"),
        (2, {"shop_deck": SHOPS[6:15]}, "FLC-20.3"),
        (2, {"shop_deck": [SHOPS[6]] * 10}, "FLC-20.3"),
        (2, {"shop_deck": SHOPS[5:15]}, "FLC-20.3"),
        (1, {"shop_deck": SHOPS[6:16]}, "FLC-20.3"),
        (2, {"companions": 1}, "FLC-20.4"),
        (2, {"first_player": 2}, "FLC-20.1"),
        (2, {"tokens": ["bread"]}, "FLC-20.9"),
        (2, {"tokens": ["bread", "bread"]}, "FLC-20.9"),
        (1, {"solo_profile": ["king"]}, "FLC-20.5"),
        (1, {"solo_limits": "yes"}, "FLC-20.6"),
        (2, {"round_limit": 0}, "FLC-20.8"),
        (2, {"colour": "red"}, "FLC-27.7"),
        (6, {}, "FLC-27.7"),
    ],
)
def test_bad_options_are_refused(seats: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(skarb.Refused) as caught:
        skarb.new("flamecraft", seats, 0, options)
    assert caught.value.rule == rule


@pytest.mark.rule("FLC-20.3")
def test_ten_shops_of_the_table() -> None:
    assert sorted(position(2, shop_deck=SHOPS[10:20])["decks"]["shop"]) == sorted(SHOPS[10:20])


@pytest.mark.rule("FLC-20.7")
def test_the_seed_is_everything() -> None:
    assert position(3, 11) == position(3, 11)
    assert position(3, 11) != position(3, 12)
    pos = {"seats": {"A": {"at": "wishing_well", "coins": 3}}, "town": {"wishing_well": {}}, "step": "ability"}
    sides = set()
    for seed in range(20):
        match = skarb.position("flamecraft", {**pos, "seed": seed})
        match.choose("use")
        sides.add(match.position()["seats"]["A"]["rep"])
        with pytest.raises(skarb.Refused) as caught:  # a flip is chance: no way back
            match.undo()
        assert caught.value.refusal.code == "undo-flipped"
    assert sides == {0, 2}


@pytest.mark.rule("FLC-20.8", "FLC-13.2")
def test_the_round_limit() -> None:
    """In the turn of the last player of that round the end is triggered; then everybody has one turn more."""
    match = skarb.position("flamecraft", {"seats": {"B": {"at": "smith_mart"}}, "turn": "B"}, {"round_limit": 1})
    match.choose("visit draco_bell")
    assert match.question is not None
    assert match.question.seat == 0
    assert match.position()["ending"] == {"left": 1}
    early = skarb.position("flamecraft", {"turn": "B"}, {"round_limit": 2})
    early.choose("visit draco_bell")
    assert early.position()["ending"] is None


@pytest.mark.rule("FLC-2.1")
def test_up_to_five_players() -> None:
    assert skarb.new("flamecraft", 5).game.seats == (1, 2, 3, 4, 5)
