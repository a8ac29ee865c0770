"""Contests: fair, deterministic, resumable, honest about how sure they are."""

import re
from collections.abc import Generator
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import skarb
import skarb.arena.run as course
from skarb.arena import Contest, Standings, entrant, play, schedule
from skarb.arena.archive import Archive
from skarb.arena.contest import pairings, rotations
from skarb.arena.run import run, sheets
from skarb.arena.standings import Pair
from skarb.arena.workers import results
from skarb.texts import LANGUAGES, local

QUIET = Console(quiet=True)
DUEL = Contest("durak", ("random", "novice"), 2, "test")


def told(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


def test_every_deal_is_played_from_every_seat() -> None:
    games = list(islice(schedule(DUEL), 4))
    assert [(game.deal, game.seating) for game in games] == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    three = Contest("durak", ("random", "novice", "x"), 3)
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
        rows.append(told(Archive(folder, DUEL).games()))
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
        run(Contest("durak", ("random", "novice"), 3, "test"), 4, tmp_path, console=QUIET)


def counted(deals: list[tuple[float, ...]]) -> Pair:
    pair = Pair()
    for deal, games in enumerate(deals):
        for points in games:
            pair.add(deal, points)
    return pair


def test_intervals_and_significance() -> None:
    assert Pair().interval() == (0.0, 1.0)
    chance = Random(1)
    few = counted([(float(chance.random() < 0.65), float(chance.random() < 0.65)) for _ in range(50)])
    low, high = few.interval()
    assert 0.16 < high - low < 0.22  # as of a hundred throws of a coin
    assert low < few.share < high
    assert not few.settled
    assert counted([(1.0, float(i % 10 < 3)) for i in range(500)]).settled
    assert not counted([(1.0, 1.0)] * 4).settled


def test_paired_deals_make_it_surer() -> None:
    """Where the deal decides, a bot that wins one game more of every ten deals is found out soon."""
    paired = counted([(1.0, 1.0) if i % 10 == 0 else (1.0, 0.0) for i in range(200)])
    by_luck = counted([(1.0, 1.0) if i % 20 < 11 else (0.0, 0.0) for i in range(200)])
    assert paired.share == by_luck.share == 0.55
    assert paired.settled
    assert not by_luck.settled


def test_two_bots_on_three_seats_are_even_if_they_are_alike() -> None:
    """One fool of three, each as often: whoever sits alone has no advantage by that."""
    standings = Standings(Contest("durak", ("random", "novice"), 3))
    for number, fool in enumerate([0, 1, 2] * 60):
        places = [int(seat == fool) for seat in range(3)]
        row = {"number": number, "deal": number, "seating": [0, 1, 0], "places": places, "scores": [0] * 3}
        standings.add({**row, "decisions": [1] * 3, "seconds": [[0.0]] * 3})
    assert standings.pairs[0, 1].share == pytest.approx(0.5)
    assert [row["games"] for row in standings.rows()] == [180, 180]
    assert standings.chance(0, 1) == pytest.approx(0.5, abs=0.05)


def test_the_ratings_predict_what_was_seen() -> None:
    standings = Standings(DUEL)
    for number in range(400):
        places = [0, 1] if 7 * number % 20 < 13 else [1, 0]
        row = {"number": number, "deal": number // 2, "seating": [0, 1], "places": places, "scores": [0, 0]}
        standings.add({**row, "decisions": [1, 1], "seconds": [[0.001] * 99 + [0.1], []]})
    assert standings.chance(0, 1) == pytest.approx(0.65, abs=0.06)
    assert standings.chance(0, 1) + standings.chance(1, 0) == pytest.approx(1.0)
    first = next(row for row in standings.rows() if row["bot"] == "random")
    assert (first["ms"], first["ms_99"]) == (pytest.approx(1.99), pytest.approx(1.0))


def test_ratings_follow_the_places() -> None:
    standings = Standings(DUEL)
    for number in range(30):
        row = {"number": number, "deal": number, "seating": [0, 1], "places": [1, 0], "scores": [0, 1]}
        standings.add({**row, "decisions": [1, 1], "seconds": [[0.0], [0.0]]})
    assert [row["bot"] for row in standings.rows()] == ["novice", "random"]
    assert standings.pairs[1, 0].share == 1.0
    assert standings.settled


def test_it_stops_when_it_is_sure_and_nobody_else_decides_when(tmp_path: Path) -> None:
    clear = Contest("durak", ("random", "novice"), 2, "sure")
    tables = [run(clear, 200, tmp_path / str(n), workers=n, until_sure=True, console=QUIET) for n in (1, 2)]
    assert 40 <= tables[0].games < 200
    assert tables[0].games == tables[1].games
    assert tables[0].settled
    again = run(clear, 200, tmp_path / "1", until_sure=True, console=QUIET)
    assert again.games == tables[0].games  # it was sure before: nothing more is played


def test_an_interrupted_contest_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = results

    def cut_off(*args: Any) -> Generator[dict[str, Any], None, None]:
        for n, row in enumerate(real(*args)):
            if n == 5:
                raise KeyboardInterrupt
            yield row

    monkeypatch.setattr(course, "results", cut_off)
    with pytest.raises(KeyboardInterrupt):
        run(DUEL, 10, tmp_path, console=QUIET)
    assert [row["number"] for row in Archive(tmp_path, DUEL).games()] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_and_the_sheets_tell_all(tmp_path: Path, lang: str) -> None:
    contest = Contest("durak", ("random", "novice", "greedy"), 2, "<seed>")
    standings = run(contest, 12, tmp_path, console=QUIET, lang=lang)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert page.count("<polyline") == 3
    assert "<seed>" not in page
    low, high = standings.pairs[2, 0].interval()
    assert local(f"{low:.1%} – {high:.1%}", lang) in page
    assert local(f"{standings.chance(2, 0):.0%}", lang) in page
    assert bool(re.search(r"<td>[^<]*\d\.\d", page)) == (lang == "en")  # a decimal comma elsewhere
    out = StringIO()
    for sheet in sheets(standings, lang):
        Console(file=out, width=120).print(sheet)
    assert out.getvalue().count("novice") >= 2
    assert not re.search(r"arena-|\{ ?\$", page + out.getvalue())


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
