"""Golden games: one record for each way a game can end, replayed and compared with how it ended then.

To write them anew after a deliberate change of the rules: `python tests/rules/durak/test_durak_golden.py`.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import skarb

FOLDER = Path(__file__).parents[2] / "golden" / "durak"
SORCERY = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]

# name → seats, options, how the last deal must end
WAYS: dict[str, tuple[int, dict[str, Any], str]] = {
    "fool": (3, {}, "fool"),
    "fool_by_sorcery": (5, {"enchanted": SORCERY}, "fool"),
    "draw": (2, {}, "draw"),
    "defender_is_fool": (2, {"tie": "defender_is_fool"}, "fool"),
    "stall_draw": (3, {"stall_bouts": 4}, "draw"),
    "team_win": (4, {"mode": "team"}, "team"),
    "team_draw": (4, {"mode": "team", "enchanted": ["7", "10", "Q"]}, "draw"),
    "series_by_deals": (2, {"series": {"deals": 3}, "next_first": "under_fool"}, "fool"),
    "series_by_fool_points": (3, {"series": {"fool_points": 2}, "throw_after_take": True}, "fool"),
}
RULES = ("DUR-10.3", "DUR-10.5", "DUR-10.7", "DUR-15.9", "DUR-16.2", "DUR-17.9")


def fits(name: str, match: skarb.Match) -> bool:
    """Has the match ended in this way, and not in one that looks like it?"""
    position = match.position()
    everybody_out = len(position["out"]) == match.seats
    if name in ("draw", "team_draw", "defender_is_fool"):
        return everybody_out and position["stall"] == 0
    if name == "stall_draw":
        return bool(position["stall"] == 4)
    return not everybody_out


def played(seats: int, options: dict[str, Any], seed: int) -> skarb.Match:
    match = skarb.new("durak", seats=seats, seed=seed, options=options)
    random = Random(seed)
    while match.question is not None:
        match.choose(random.choice(match.choices))
    return match


def write(name: str) -> None:
    seats, options, ends = WAYS[name]
    for seed in range(100_000):
        match = played(seats, options, seed)
        if match.position()["result"].startswith(ends) and fits(name, match):
            golden = {**match.record(), "final": match.position()}
            text = json.dumps(golden, indent=1, ensure_ascii=False)
            (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
            return


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("name", WAYS)
def test_golden_game(name: str) -> None:
    golden = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    match = skarb.load(golden)
    assert match.position() == golden.pop("final")
    assert match.record() == golden
    assert match.position()["result"].startswith(WAYS[name][2])
    assert fits(name, match)


def test_there_is_no_other_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(WAYS)


@pytest.mark.parametrize("name", ["fool", "team_win"])
def test_a_record_that_does_not_fit_names_its_ply(name: str) -> None:
    golden = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    golden["choices"][7] = golden["choices"][7].split(":")[0] + ": attack 2H"
    with pytest.raises(skarb.Refused, match="ply 7"):
        skarb.load(golden)


if __name__ == "__main__":
    for way in WAYS:
        write(way)
