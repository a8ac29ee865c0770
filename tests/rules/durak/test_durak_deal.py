"""Components, modes and the setup of a deal. Sections 1 to 3."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import skarb
from rules.durak.play import ALL, FULL, here
from skarb.games.durak import GAME, deal
from skarb.games.durak.cards import PRESETS, RANKS, SUITS
from skarb.games.durak.state import Durak


def stacked(names: str, dealer: str, deck: list[str], **options: Any) -> skarb.Match:
    position = {"seats": list(names), "phase": "deal", "dealer": dealer, "deck": deck}
    return skarb.position("durak", position, options)


def deck_with(first: str) -> list[str]:
    """All 36 cards, the named ones on top."""
    top = first.split()
    return top + [card for card in FULL if card not in top]


@pytest.mark.rule("DUR-1.2", "DUR-1.3")
def test_a_deal_uses_36_cards_of_nine_ranks_and_four_suits() -> None:
    position = skarb.new("durak", seats=3, seed=1).position()
    cards = [*position["deck"], *[card for hand in position["hands"].values() for card in hand]]
    assert Counter(cards) == Counter(FULL)
    assert RANKS == ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
    assert sorted(SUITS) == ["C", "D", "H", "S"]


@pytest.mark.rule("DUR-1.4", "DUR-17.1")
@pytest.mark.parametrize("enchanted", [[], ["6"], ["8", "A"], ALL])
def test_a_set_replaces_all_four_cards_of_its_rank(enchanted: list[str]) -> None:
    match = skarb.new("durak", seats=2, seed=1, options={"enchanted": enchanted})
    position = match.position()
    cards = [*position["deck"], *[card for hand in position["hands"].values() for card in hand]]
    assert sorted(cards) == sorted(FULL)
    assert match.view(0)["enchanted"] == enchanted
    assert isinstance(match.state, Durak)
    assert match.state.rules.with_effect("strikes_suit").bit_count() == (4 if "6" in enchanted else 0)


@pytest.mark.rule("DUR-1.4")
def test_every_set_has_one_effect_of_the_vocabulary() -> None:
    data = tomllib.loads(files("skarb.games.durak").joinpath("data", "cards.toml").read_text("utf-8"))
    assert [row["rank"] for row in data["set"]] == ALL
    assert len({row["effect"]["rule"] for row in data["set"]}) == 9
    assert {row["effect"]["when"] for row in data["set"]} == {"beating", "attacked", "laid", "thrown", "bout_won"}


@pytest.mark.rule("DUR-2.1", "DUR-2.2", "DUR-2.3", "DUR-17.15")
def test_modes() -> None:
    for seats in range(2, 7):
        assert GAME.complete(seats, {})["mode"] == "perevodnoy"
        assert GAME.complete(seats, {"enchanted": ["K", "6"]})["mode"] == "sorcery"
        assert GAME.complete(seats, {"mode": "perevodnoy"})["enchanted"] == []
        assert GAME.complete(seats, {"mode": "sorcery", "enchanted": ["9"]})["enchanted"] == ["9"]
        with pytest.raises(skarb.Refused, match=r"without enchanted cards.*DUR-17.15"):
            GAME.complete(seats, {"mode": "perevodnoy", "enchanted": ["6"]})
        with pytest.raises(skarb.Refused, match="at least one enchanted set"):
            GAME.complete(seats, {"mode": "sorcery"})
        if seats != 4:
            with pytest.raises(skarb.Refused, match="exactly four players"):
                GAME.complete(seats, {"mode": "team"})
    assert GAME.complete(4, {"mode": "team"})["enchanted"] == []
    assert GAME.complete(4, {"mode": "team", "enchanted": ALL})["mode"] == "team"
    for seats in (1, 7, 0, True):
        with pytest.raises(skarb.Refused):
            skarb.new("durak", seats=seats, seed=0)


@pytest.mark.rule("DUR-2.5")
def test_learning_steps_are_offered_but_not_enforced() -> None:
    assert PRESETS["sorcery_1"] == ["6", "7"]
    assert PRESETS["sorcery_2"] == [*PRESETS["sorcery_1"], "8", "9", "10"]
    assert PRESETS["sorcery_3"] == [*PRESETS["sorcery_2"], "J", "Q"]
    for ranks in (*PRESETS.values(), ["A"]):
        assert skarb.new("durak", seats=2, seed=0, options={"enchanted": ranks}).question is not None


@pytest.mark.rule("DUR-3.1", "DUR-17.16")
def test_the_first_dealer_is_chosen_or_drawn() -> None:
    for seat in range(3):
        match = skarb.new("durak", seats=3, seed=7, options={"dealer": seat})
        assert here(match, "dealer") == "ABC"[seat]
    drawn = {here(skarb.new("durak", seats=3, seed=seed), "dealer") for seed in range(40)}
    assert drawn == {"A", "B", "C"}
    with pytest.raises(skarb.Refused, match="dealer"):
        skarb.new("durak", seats=3, seed=0, options={"dealer": 3})


@pytest.mark.rule("DUR-3.2", "DUR-3.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 24), (3, 18), (4, 12), (5, 6)])
def test_six_cards_each_one_at_a_time_from_the_dealers_left(seats: int, left: int) -> None:
    names = "ABCDE"[:seats]
    match = stacked(names, names[-1], FULL)
    position = match.position()
    for place, name in enumerate(names):
        assert sorted(position["hands"][name]) == sorted(FULL[place : 6 * seats : seats])
    assert position["deck_count"] == left
    assert position["trump_card"] == FULL[6 * seats] == position["deck"][-1]
    assert position["deck"][:-1] == FULL[6 * seats + 1 :]
    assert position["trump"] == FULL[6 * seats][-1]


@pytest.mark.rule("DUR-3.4", "DUR-18.2")
def test_six_players_get_everything_and_the_dealer_shows_the_last_card() -> None:
    match = stacked("ABCDEF", "C", FULL)
    position = match.position()
    assert position["deck"] == []
    assert position["trump_card"] == FULL[-1] == "AC"
    assert position["trump"] == "C"
    assert "AC" in position["hands"]["C"]
    assert set(position["sizes"].values()) == {6}
    for seat in range(6):
        assert "AC" in match.view(seat)["known"]["C"]
        assert match.view(seat)["trump_card"] == "AC"
    assert here(match, "owner") == "A"  # 6C is card 28, dealt to the fourth after C
    assert "6C" in position["hands"]["A"]


@pytest.mark.rule("DUR-3.5", "DUR-3.7")
def test_an_enchanted_eight_turned_up_makes_a_deal_without_trumps() -> None:
    deck = deck_with("6H 7H 8H 9H 10H JH QH KH AH 6D 7D 8D 8C")
    plain, sorcery = stacked("AB", "B", deck), stacked("AB", "B", deck, enchanted=["8"])
    assert here(plain, "trump", "trump_card") == ("C", "8C")
    assert here(sorcery, "trump", "trump_card") == (None, "8C")
    assert here(sorcery, "deck")[-1] == "8C"
    assert here(sorcery, "owner", "shown") == ("B", None)
    six = stacked("ABCDEF", "A", [card for card in FULL if card != "8D"] + ["8D"], enchanted=["8"])
    assert here(six, "trump", "trump_card", "owner") == (None, "8D", "A")
    assert "8D" in here(six, "hands")["A"]


@pytest.mark.rule("DUR-3.6", "DUR-18.4")
def test_the_lowest_trump_in_a_hand_attacks_first_and_only_that_card_is_shown() -> None:
    # B and A are dealt to in turn; the trump card 6C under the deck does not count.
    match = stacked("AB", "A", deck_with("9C 7C 6H 7H 8H 9H 10H JH QH KH AH 8C 6C"))
    assert here(match, "trump", "owner", "defender") == ("C", "A", "B")
    assert here(match, "shown") == ["A", "7C"]
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["shown"] == ["A", "7C"]
        assert view["known"] == {"A": ["7C"], "B": []}
    assert [event.kind for event in match.happened] == ["deal", "trump", "first"]


@pytest.mark.rule("DUR-3.6")
def test_an_enchanted_eight_does_not_count_as_the_lowest_trump() -> None:
    deck = deck_with("9C 8C 6H 7H 8H 9H 10H JH QH KH AH 6D KC")
    assert here(stacked("AB", "A", deck), "owner", "shown") == ("A", ["A", "8C"])
    assert here(stacked("AB", "A", deck, enchanted=["8"]), "owner", "shown") == ("B", ["B", "9C"])
    assert deal(["A", "B"], "A", deck, ["8"])["first"] == "B"


@pytest.mark.rule("DUR-3.7")
def test_without_a_trump_in_any_hand_the_dealer_attacks() -> None:
    deck = deck_with("6H 7H 8H 9H 10H JH QH KH AH 6D 7D 8D 6C")
    for dealer, first, second in (("A", "A", "B"), ("B", "B", "A")):
        match = stacked("AB", dealer, deck)
        assert here(match, "owner", "defender", "shown") == (first, second, None)
        assert "first" not in [event.kind for event in match.happened]


@pytest.mark.rule("DUR-3.8", "DUR-1.5")
def test_the_turn_order_starts_clockwise() -> None:
    match = skarb.new("durak", seats=4, seed=3)
    names = "ABCD"
    position = match.position()
    assert position["dir"] == 1 == match.view(None)["dir"]
    assert names.index(position["defender"]) == (names.index(position["owner"]) + 1) % 4


def test_bad_stacked_decks_are_refused() -> None:
    for deck in (FULL[:-1], [*FULL[:-1], "6H"], [*FULL[:-1], "2H"], [*FULL[:-1], "8S=H"]):
        with pytest.raises(skarb.Refused):
            stacked("AB", "A", deck)
    with pytest.raises(skarb.Refused, match="Before the deal"):
        skarb.position("durak", {"seats": ["A", "B"], "phase": "deal", "deck": FULL, "out": ["A"]})
