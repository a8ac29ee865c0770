"""Golden games: one record for each way a game can end. They replay for ever, or the version of the rules changes."""

import json
from pathlib import Path
from typing import Any

import pytest

import skarb
from rules.wyrmspan.cases import cards

FOLDER = Path(__file__).parents[2] / "golden" / "wyrmspan"
WINNERS: dict[str, list[str]] = {
    "two_players": ["B"],
    "three_players_seafarers": ["C"],
    "four_players_open_hands": ["B"],
    "five_players_limits": ["A"],
    "solo_automa_wins": ["automa"],
    "solo_ravel_wins": ["automa"],
    "solo_human_wins_from_a_position": ["A"],
    "tie_broken_by_dragons": ["B"],
    "shared_victory": ["A", "B"],
}


@pytest.mark.rule("WYR-19.10", "WYR-34.2")
@pytest.mark.parametrize("name", WINNERS)
def test_golden_game(name: str) -> None:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    m = skarb.load(record)  # verifies every choice and the result
    assert m.record() == record
    position = m.position()
    result = position["result"]
    assert result["winners"] == WINNERS[name]
    for seat, sheet in result["parts"].items():
        assert sum(sheet.values()) == result["scores"][seat]
    solo = len(position["seats"]) == 1
    assert len(cards(position)) == len(set(cards(position))) == (253 if solo else 258)
    for player in position["players"].values():
        assert len(player["markers"]) <= 4


def test_every_record_is_named() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(WINNERS)
