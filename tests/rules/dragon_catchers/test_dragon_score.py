"""Scoring and the end of the game: sections 9, 10, 12 and the options that end it."""

from typing import Any

import pytest

from rules.dragon_catchers.positions import FOUR, THREE, TWO, at, new, play_random, round_of
from skarb.games.dragon_catchers.flow import judge
from skarb.kernel.match import Match

LAST = {"N": ["R6"], "E": ["Y2"], "S": ["R2"], "W": ["Y3"]}  # red takes the last trick: 4 points


def last_round(captured: dict[str, list[str]], totals: Any, options: dict[str, Any] | None = None) -> Match:
    """Four players, the seventh round: red takes it."""
    match = at(FOUR, options, hands=LAST, round=7, captured=captured, totals=totals, dealer="N")
    for card in ("R6", "Y2", "R2", "Y3"):
        match.choose(f"lay {card}")
    return match


@pytest.mark.rule("DRC-9.1", "DRC-9.2", "DRC-9.3")
def test_points_times_own_multipliers() -> None:
    captured = {"R": ["Rx1", "Rx3", "Yx3", "Y1p7", "RF"], "Y": ["R1p7", "Rx2", "YF"]}
    position = round_of("R6 Y2 R2 Y3", captured=captured).position()
    assert position["scores"] == {"R": (7 + 4) * 4, "Y": 0}
    assert position["totals"] == {"R": 44, "Y": 0}


@pytest.mark.rule("DRC-9.4")
def test_scores_are_added_to_totals() -> None:
    match = last_round({"R": ["Rx2"], "Y": ["Yx1", "Y5"]}, {"R": 100, "Y": 40})
    assert match.position()["totals"] == {"R": 108, "Y": 41}
    rows = {"A": [["R2", None], ["R6", None]], "B": [["Y2", None], ["Y3", None]]}
    two = at(TWO, columns=rows, round=7, captured={"R": ["Rx1"], "Y": []}, totals={"A": 10, "B": 20})
    for card in ("R6", "Y2", "R2", "Y3"):
        two.choose(f"lay {card}")
    assert two.position()["totals"] == {"A": 14, "B": 20}


@pytest.mark.rule("DRC-10.1", "DRC-14.1")
def test_exactly_the_target_ends_the_game() -> None:
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 492, "Y": 499})
    assert match.result is not None
    assert match.result.scores == [500, 499, 500, 499]
    assert match.result.winners == [0, 2]
    assert match.result.details["end"] == "target"
    assert last_round({"R": ["Rx2"], "Y": []}, {"R": 491, "Y": 499}).result is None
    assert last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 0}, {"target": 8}).result is not None
    assert last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 0}, {"target": 9}).result is None


@pytest.mark.rule("DRC-10.2")
def test_the_higher_of_two_wins() -> None:
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 500 - 8, "Y": 530})
    assert match.result is not None
    assert match.result.winners == [1, 3]
    assert match.result.ranking == [[1, 3], [0, 2]]
    assert match.position()["result"]["winner"] == "Y"


@pytest.mark.rule("DRC-10.3", "DRC-10.4")
def test_a_shared_lead_calls_for_another_deal() -> None:
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 592, "Y": 600})
    assert match.result is None
    position = match.position()
    assert position["totals"] == {"R": 600, "Y": 600}
    assert (position["deal"], position["dealer"], position["round"]) == (2, "E", 1)
    assert all(len(hand) == 7 for hand in position["hands"].values())
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 0})  # nobody near the target
    assert match.position()["deal"] == 2
    play_random(match)
    assert match.result is not None


@pytest.mark.rule("DRC-12.1", "DRC-12.9")
def test_three_players_score_for_themselves() -> None:
    hands = {"A": ["R6"], "B": ["Y2"], "ghost": ["R2"], "C": ["Y3"]}
    totals = {"A": 10, "B": 300, "C": 200}
    captured = {"R": ["Rx2"], "Y": ["Yx3", "R5", "Y1p7", "R1p7", "Y5", "R1p4"]}
    match = at(THREE, hands=hands, round=7, captured=captured, totals=totals)
    for card in ("R6", "Y2", "R2", "Y3"):
        match.choose(f"lay {card}")
    position = match.position()
    assert position["totals"] == {"A": 18, "B": 360, "C": 260}  # a yellow 60 counts for each of the two
    assert (position["red"], position["deal"]) == ("B", 2)


@pytest.mark.rule("DRC-12.1", "DRC-12.10")
def test_only_one_of_three_can_win() -> None:
    hands = {"A": ["R2"], "B": ["Y6"], "ghost": ["R3"], "C": ["Y3"]}
    captured = {"R": [], "Y": ["Yx3", "Yx2", "Y1p7"]}

    def played(totals: dict[str, int]) -> Match:
        match = at(THREE, hands=hands, round=7, captured=captured, totals=totals)
        for card in ("R2", "Y6", "R3", "Y3"):
            match.choose(f"lay {card}")
        return match

    match = played({"A": 520, "B": 450, "C": 480})
    assert match.result is not None
    assert match.result.scores == [520, 505, 535]
    assert match.result.winners == [2]
    assert match.result.ranking == [[2], [0], [1]]
    assert match.position()["result"]["winner"] == "C"
    assert played({"A": 20, "B": 480, "C": 480}).result is None  # both yellow players 535: another deal
    assert played({"A": 20, "B": 480, "C": 10}).result is not None


@pytest.mark.rule("DRC-14.5")
def test_the_last_deal_ends_the_game() -> None:
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 30}, {"max_deals": 1})
    assert match.result is not None
    assert match.result.winners == [1, 3]
    assert match.result.details["end"] == "max_deals"
    match = last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 8}, {"max_deals": 1})
    assert match.result is not None
    assert match.result.winners == [0, 1, 2, 3]
    assert match.position()["result"]["winner"] is None
    assert last_round({"R": ["Rx2"], "Y": []}, {"R": 0, "Y": 8}, {"max_deals": 2}).result is None
    for seats in (2, 3, 4):
        result = play_random(new(seats, target=10**6, max_deals=3)).result
        assert result is not None
        assert len(result.details["deals"]) == 3


@pytest.mark.rule("DRC-10.1", "DRC-12.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_score_sheet_adds_up(seats: int, seed: int) -> None:
    """The engine and the judge's `match` agree over whole games."""
    match = play_random(new(seats, seed, dealer=0), seed)
    assert match.result is not None
    deals = [{"R": row["R"], "Y": row["Y"]} for row in match.result.details["deals"]]
    if seats == 2:
        deals = [{"A": row["R"], "B": row["Y"]} for row in deals]
    verdict = judge.match(seats, 500, deals)
    assert verdict["over"]
    position = match.position()
    assert verdict["totals"] == position["totals"]
    assert verdict["winner"] == position["result"]["winner"]
    assert judge.match(seats, 500, deals[:-1])["over"] is False


@pytest.mark.rule("DRC-10.3", "DRC-14.5")
def test_the_judge_knows_the_last_deal() -> None:
    verdict = judge.match(4, 500, [{"R": 5, "Y": 5}], max_deals=1)
    assert verdict == {"totals": {"R": 5, "Y": 5}, "over": True, "winner": None, "winners": ["R", "Y"]}
    assert judge.match(3, 500, [{"R": 500, "Y": 3}])["winner"] == "A"
    assert judge.match(3, 500, [{"R": 5, "Y": 500}])["over"] is False
