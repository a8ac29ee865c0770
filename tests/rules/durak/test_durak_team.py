"""Team mode. Section 15."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.play import asked, code, here, legal, play, table


def team(hands: str, moves: str = "", **more: Any) -> skarb.Match:
    return table(hands, moves, mode="team", **more)


@pytest.mark.rule("DUR-15.1", "DUR-15.2")
def test_partners_sit_opposite_and_do_not_see_each_other() -> None:
    match = skarb.new("durak", seats=4, seed=5, options={"mode": "team"})
    position = match.position()
    assert set(position["sizes"].values()) == {6}
    assert position["deck_count"] == 12
    view = match.view(0)
    assert view["hand"] == position["hands"]["A"]
    partner = [card for card in position["hands"]["C"] if card not in view["known"]["C"]]
    assert not set(partner) & set(view["hand"])
    assert view["known"]["C"] in ([], [position["shown"][1]])
    match = team("A: 6H 7C / B: 8C 9D / C: 6D 9C / D: JD QC", "A: attack 6H", deck="7D 6S")
    assert here(match, "defender") == "B"  # turn order is seat order


@pytest.mark.rule("DUR-15.3")
def test_only_opponents_of_the_defender_throw_in() -> None:
    match = team("A: 6H 7C / B: 8C 9D 9H / C: 6D 9C / D: 6C JD", "A: attack 6H", deck="7D 6S")
    assert asked(match) == ["A", "C"]
    assert code(match, "D", "throw 6C") == ("PARTNER", "DUR-15.3")
    play(match, "A: pass / C: throw 6D")
    assert here(match, "table")[1] == ["6D", "C", None]


@pytest.mark.rule("DUR-15.4")
def test_a_transfer_turns_the_throwing_round() -> None:
    match = team(
        "A: 6H 7C / B: 6S 9D / C: 8D 9C 10C / D: 6C JD", "A: attack 6H / A: pass / C: pass / B: transfer 6S", deck="7D"
    )
    assert here(match, "defender") == "C"
    assert asked(match) == ["B", "D"]
    assert code(match, "A", "throw 7C") == ("PARTNER", "DUR-15.3")


@pytest.mark.rule("DUR-15.5", "DUR-15.6", "DUR-15.7")
def test_the_partner_plays_the_empty_seat() -> None:
    match = team("A: 6H 7C / B: / C: 8D 9C / D: 10H JD QD", out=["B"], defender="B")
    play(match, "A: attack 6H")
    assert asked(match) == ["A", "C"]
    play(match, "A: pass / C: pass")
    assert here(match, "actor", "defender") == ("D", "B")
    play(match, "D: take")  # the other opponent attacks him next, from his own seat onto his own
    assert here(match, "owner", "actor", "defender") == ("C", "C", "D")
    play(match, "C: attack 8D / C: pass / A: pass / D: beat 0 JD / C: pass / A: pass")
    assert here(match, "owner", "actor", "defender") == ("D", "D", "A")


@pytest.mark.rule("DUR-15.6")
def test_who_acts_for_a_seat_is_settled_when_the_attack_reaches_it() -> None:
    # C throws his last card; B transfers to C's seat: his partner A plays it
    match = team("A: 6H 7C 8C 9C 10C / B: 6S 9D / C: 6D / D: JD QD", "A: attack 6H / A: pass / C: throw 6D")
    assert here(match, "actor") == "B"
    play(match, "B: transfer 6S")
    assert here(match, "defender", "limit") == ("C", 4)
    assert asked(match) == ["B", "D"]
    play(match, "B: pass / D: pass")
    assert here(match, "actor") == "A"
    again = skarb.position("durak", match.position(), {"mode": "team"})
    assert asked(again) == ["A"]
    play(match, "A: take")
    assert here(match, "out", "owner") == (["C"], "D")


@pytest.mark.rule("DUR-15.8")
def test_one_on_each_side_plays_like_two() -> None:
    match = team("A: 6H 7C / B: 8H 9C / C: / D:", out=["C", "D"])
    plain = table("A: 6H 7C / B: 8H 9C")
    random = Random(3)
    while match.question is not None:
        assert plain.question is not None
        assert (match.question.seat, sorted(match.choices)) == (plain.question.seat, sorted(plain.choices))
        text = random.choice(match.choices)
        match.choose(text)
        plain.choose(text)
    assert plain.result is not None
    assert match.result is not None
    assert match.result.scores[:2] == plain.result.scores


@pytest.mark.rule("DUR-15.9")
def test_a_team_wins_when_both_are_out() -> None:
    match = team("A: 6H / B: 8C 9D / C: / D: JD", "A: attack 6H / B: take", out=["C"])
    assert here(match, "result", "phase") == ("team 0 wins", "over")
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.ranking) == ([0, 1, 0, 1], [0, 2], [[0, 2], [1, 3]])
    assert result.details["team"] == 0
    match = team("A: 6H / B: 8H / C: / D:", "A: attack 6H / B: beat 0 8H", out=["C", "D"], tie="defender_is_fool")
    assert here(match, "result") == "draw"
    assert match.result is not None
    assert match.result.ranking == [[0, 1, 2, 3]]


@pytest.mark.rule("DUR-2.3", "DUR-9.7")
def test_no_transfer_when_the_other_team_is_empty() -> None:
    match = team("A: 6H / B: 6C 9D / C: / D: JD", "A: attack 6H", out=["C"])
    assert legal(match) == {"take"}
    assert code(match, "B", "transfer 6C") == ("TRANSFER_NO_TARGET", "DUR-9.7")


@pytest.mark.rule("DUR-13.13", "DUR-15.2")
def test_sorcery_in_teams() -> None:
    rows = [["7H", "A", None]]
    match = team("A: 7C 8C / B: KH 6C / C: QC JC / D: 10D", rows=rows, enchanted=["K"])
    play(match, "B: beat 0 KH / A: pass / C: pass / B: reverse yes")
    assert here(match, "dir", "owner", "defender") == (-1, "B", "A")
