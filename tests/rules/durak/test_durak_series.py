"""Series of deals. Section 16 and the options on it."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.play import here, play, table


def finish_deal(match: skarb.Match, random: Random) -> None:
    """Play at random until the deal is over."""
    deals = len(match.position()["deals"])
    while match.question is not None and len(match.position()["deals"]) == deals:
        match.choose(random.choice(match.choices))


@pytest.mark.rule("DUR-16.1", "DUR-17.13")
def test_a_single_deal_is_the_default() -> None:
    match = skarb.new("durak", seats=2, seed=1)
    assert match.options["series"] is None
    assert "points" not in match.position()
    random = Random(1)
    while match.question is not None:
        match.choose(random.choice(match.choices))
    assert match.result is not None
    assert sum(match.result.scores) <= 1


@pytest.mark.rule("DUR-16.2", "DUR-17.13")
def test_a_series_of_n_deals() -> None:
    match = skarb.new("durak", seats=3, seed=2, options={"series": {"deals": 4}})
    random = Random(2)
    for played in range(4):
        assert len(here(match, "deals")) == played
        assert match.question is not None
        finish_deal(match, random)
    position, result = match.position(), match.result
    assert result is not None
    fools = [text[5:] for text in position["deals"] if text != "draw"]
    assert position["points"] == {name: fools.count(name) for name in "ABC"}
    assert result.scores == [fools.count(name) for name in "ABC"]
    assert result.winners == [seat for seat in range(3) if result.scores[seat] == min(result.scores)]
    assert result.details["deals"] == position["deals"]
    assert [result.scores[group[0]] for group in result.ranking] == sorted(set(result.scores))


@pytest.mark.rule("DUR-16.2")
def test_a_series_until_somebody_has_k_points() -> None:
    match = skarb.new("durak", seats=2, seed=3, options={"series": {"fool_points": 2}})
    random = Random(5)
    while match.question is not None:
        assert max(here(match, "points").values()) < 2
        finish_deal(match, random)
    assert max(here(match, "points").values()) == 2
    assert match.result is not None
    assert len(match.result.winners) == 1


@pytest.mark.rule("DUR-16.2", "DUR-10.5")
def test_a_draw_gives_no_points_and_the_losing_team_gets_one_each() -> None:
    draw = table("A: 9H / B: JH", "A: attack 9H / B: beat 0 JH", dealer="A", series={"deals": 2})
    assert here(draw, "points", "deals", "phase") == ({"A": 0, "B": 0}, ["draw"], "attack")
    team = table("A: 6H / B: 8C 9D / C: / D: JD", out=["C"], mode="team", series={"deals": 2}, dealer="A")
    play(team, "A: attack 6H / B: take")
    assert here(team, "points", "deals") == ({"A": 0, "B": 1, "C": 0, "D": 1}, ["team 0 wins"])


@pytest.mark.rule("DUR-16.3", "DUR-3.1")
def test_the_fool_deals_next() -> None:
    fool = "A: 9H / B: 6H 7C QD / C:"
    match = table(fool, "A: attack 9H / B: take", out=["C"], dealer="A", series={"deals": 2})
    assert here(match, "deals", "dealer") == (["fool B"], "B")
    draw = table("A: 9H / B: JH / C:", "A: attack 9H / B: beat 0 JH", out=["C"], dealer="C", series={"deals": 2})
    assert here(draw, "dealer") == "A"  # the last dealer's left neighbour
    for dealer, following in (("A", "B"), ("B", "D"), ("C", "D"), ("D", "B")):
        team = table("A: 6H / B: 8C 9D / C: / D: JD", out=["C"], mode="team", series={"deals": 2}, dealer=dealer)
        play(team, "A: attack 6H / B: take")
        assert here(team, "dealer") == following


@pytest.mark.rule("DUR-16.4", "DUR-17.12")
@pytest.mark.parametrize(("option", "first"), [("lowest_trump", None), ("under_fool", "A"), ("from_fool", "C")])
def test_the_first_attack_of_later_deals(option: str, first: str | None) -> None:
    options: dict[str, Any] = {"series": {"deals": 2}, "next_first": option}
    match = table("A: 9H / B: 6H 7C QD / C:", "A: attack 9H / B: take", out=["C"], dealer="A", **options)
    if first is None:
        assert here(match, "shown") is None or here(match, "owner") == here(match, "shown")[0]
        assert here(match, "shown") is not None or here(match, "owner") == "B"
    else:
        assert here(match, "owner", "shown") == (first, None)
    if option == "under_fool":
        assert here(match, "defender") == "B"
    draw = table("A: 9H / B: JH / C:", "A: attack 9H / B: beat 0 JH", out=["C"], dealer="C", **options)
    shown = here(draw, "shown")
    assert here(draw, "owner") == (shown[0] if shown else "A")  # after a draw: the lowest trump
    team = table("A: 6H / B: 8C 9D / C: / D: JD", out=["C"], mode="team", dealer="A", **options)
    play(team, "A: attack 6H / B: take")
    if option != "lowest_trump":
        assert here(team, "dealer", "owner") == ("B", {"under_fool": "A", "from_fool": "C"}[option])


@pytest.mark.rule("DUR-3.8", "DUR-7.2", "DUR-13.13")
def test_a_new_deal_begins_afresh() -> None:
    match = table("A: 9H / B: KH 7C", "A: attack 9H", series={"deals": 2}, dealer="A", dir=-1)
    assert here(match, "dir", "won_defence") == (-1, True)
    play(match, "B: take")
    assert here(match, "dir", "won_defence", "discard", "deck_count", "out") == (1, False, 0, 24, [])
    assert here(match, "limit") == 5
    with pytest.raises(skarb.Refused, match="new deal"):
        match.undo()


def test_the_same_series_continues_from_a_position() -> None:
    options = {"series": {"deals": 3}}
    match = skarb.new("durak", seats=3, seed=11, options=options)
    again = skarb.position("durak", match.position(), options)
    for _ in range(3):
        finish_deal(match, Random(7))
        finish_deal(again, Random(7))
        assert again.position() == match.position()
    assert match.result == again.result
