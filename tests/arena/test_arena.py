"""Contests: fair, deterministic, resumable, honest about how sure they are."""

from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

import skarb
from skarb.arena import Contest, Table, entrant, play, schedule
from skarb.arena.contest import pairings, rotations
from skarb.arena.run import run
from skarb.arena.store import Store
from skarb.arena.table import Pair

QUIET = Console(quiet=True)
DUEL = Contest("durak", ("random", "greedy"), 2, "test")


def told(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


def test_every_deal_is_played_from_every_seat() -> None:
    games = list(islice(schedule(DUEL), 4))
    assert [(game.deal, game.seating) for game in games] == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    three = Contest("durak", ("random", "greedy", "x"), 3)
    assert pairings(three) == [(0, 1, 2)]
    assert pairings(Contest("durak", ("a", "b", "c"), 2, gauntlet=True)) == [(0, 1), (0, 2)]


def test_a_game_depends_on_its_number_alone() -> None:
    games = list(islice(schedule(DUEL), 4))
    assert told([play(DUEL, game) for game in games]) == told([play(DUEL, game) for game in reversed(games)])[::-1]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    rows = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        run(DUEL, 12, folder, workers=workers, console=QUIET)
        rows.append(told(Store(folder, DUEL).games()))
        assert (folder / "report.html").read_text("utf-8").startswith("<!doctype html>")
    assert rows[0] == rows[1]
    assert len(rows[0]) == 12


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(DUEL, 4, tmp_path, console=QUIET)
    resumed = run(DUEL, 10, tmp_path, console=QUIET)
    whole = run(DUEL, 10, console=QUIET)
    assert [(row["bot"], row["rating"]) for row in resumed.rows()] == [
        (row["bot"], row["rating"]) for row in whole.rows()
    ]
    with pytest.raises(skarb.Refused, match="another contest"):
        run(Contest("durak", ("random", "greedy"), 3, "test"), 4, tmp_path, console=QUIET)


def test_intervals_and_significance() -> None:
    pair = Pair()
    assert pair.interval() == (0.0, 1.0)
    pair.games, pair.points = 100, 65.0
    low, high = pair.interval()
    assert 0.55 < low < 0.56
    assert 0.73 < high < 0.74
    assert not pair.settled
    pair.games, pair.points = 1000, 650.0
    assert pair.settled


def test_ratings_follow_the_places() -> None:
    table = Table(DUEL)
    for number in range(30):
        row = {"number": number, "deal": number, "seating": [0, 1], "places": [1, 0], "scores": [0, 1]}
        table.add({**row, "decisions": [1, 1], "seconds": [0.0, 0.0]})
    assert [row["bot"] for row in table.rows()] == ["greedy", "random"]
    assert table.pairs[1, 0].share == 1.0
    assert table.settled


def test_entrants_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class First:\n    def choose(self, seat):\n        return seat.choices[0]\n")
    assert entrant(f"{mine}:First")().__class__.__name__ == "First"
    run(Contest("durak", (f"{mine}:First", "random")), 4, workers=2, console=QUIET)
    for name in ("nobody", f"{mine}:Second", "nowhere.py:First", "json:loads"):
        with pytest.raises(skarb.Refused):
            entrant(name)
    with pytest.raises(skarb.Refused):
        Contest("durak", ("random", "random")).check()
