"""Golden games: one record for each way a game can end. They replay for ever, or the version of the rules changes."""

import json
from pathlib import Path
from typing import Any

import pytest

import skarb
from skarb.games.dragon_catchers.flow import judge

FOLDER = Path(__file__).parents[2] / "golden" / "dragon_catchers"
# record: totals, sizes of the piles in the last deal, cards discarded in it, winner, what ended the game
ENDS: dict[str, tuple[dict[str, int], dict[str, int], int, str | None, str]] = {
    "two_players_to_the_target": ({"A": 372, "B": 547}, {"R": 4, "Y": 24}, 0, "B", "target"),
    "three_players_to_the_target": ({"A": 265, "B": 242, "C": 511}, {"R": 20, "Y": 8}, 0, "C", "target"),
    "four_players_to_the_target": ({"R": 355, "Y": 536}, {"R": 12, "Y": 16}, 0, "Y", "target"),
    "level_above_the_target_then_one_more_deal": ({"R": 186, "Y": 72}, {"R": 20, "Y": 8}, 0, "R", "target"),
    "last_deal_with_a_winner": ({"A": 52, "B": 72, "C": 142}, {"R": 16, "Y": 8}, 4, "C", "max_deals"),
    "last_deal_shared": ({"A": 72, "B": 72}, {"R": 16, "Y": 12}, 0, None, "max_deals"),
    "fusion_in_the_last_round": ({"R": 63, "Y": 168}, {"R": 8, "Y": 16}, 4, "Y", "max_deals"),
    "single_deal_from_a_position": ({"A": 126, "B": 54, "C": 54}, {"R": 16, "Y": 12}, 0, "A", "deal"),
}


@pytest.mark.rule("DRC-10.1", "DRC-10.3", "DRC-14.5", "DRC-7.5")
@pytest.mark.parametrize("name", ENDS)
def test_golden_game(name: str) -> None:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    match = skarb.load(record)  # verifies every choice and the result
    assert match.record() == record
    position = match.position()
    totals, counts, discarded, winner, end = ENDS[name]
    assert position["phase"] == "over"
    assert position["totals"] == totals
    assert position["counts"] == counts
    assert len(position["discarded"]) == discarded
    assert (position["result"]["winner"], position["result"]["end"]) == (winner, end)
    for clan in "RY":
        assert (
            judge.score(clan, position["captured"][clan]) == position["scores"][clan] == position["history"][-1][clan]
        )


def test_every_golden_game_is_checked() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)
