"""Run a contest: play what is not yet kept, keep it, stop when it is decided, write the report."""

from itertools import islice
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from skarb.arena.contest import Contest, schedule
from skarb.arena.report import write
from skarb.arena.standings import Standings
from skarb.arena.workers import results
from skarb.texts import local, say

PART = 30.0  # seconds of games in one part of the archive
LEAST = 40  # games before a contest may be called decided


def run(
    contest: Contest,
    games: int,
    folder: Path | None = None,
    workers: int = 1,
    ray: str = "",
    until_sure: bool = False,
    console: Console | None = None,
    lang: str = "en",
) -> Standings:
    """Play up to `games` games. With a folder the contest is kept there, and goes on where it stopped."""
    contest.check()
    archive = None
    if folder is not None:
        from skarb.arena.archive import Archive  # needs pyarrow, which is large

        archive = Archive(folder, contest)
    rows = [] if archive is None else archive.games()[:games]
    standings = Standings(contest)
    for row in rows:
        standings.add(row)
    kept, written = len(rows), monotonic()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        task = progress.add_task(contest.game, total=games, completed=kept)
        left = results(contest, islice(schedule(contest), kept, games), workers, ray)
        try:
            while not (until_sure and len(rows) >= LEAST and standings.settled):
                try:
                    row = next(left)
                except StopIteration:
                    break
                rows.append(row)
                standings.add(row)
                progress.update(task, advance=1)
                if archive is not None and monotonic() - written > PART:
                    archive.add(rows[kept:])
                    kept, written = len(rows), monotonic()
        finally:  # whoever interrupts it loses no game
            left.close()
            if archive is not None:
                archive.add(rows[kept:])
                write(archive.folder, contest, standings, rows, lang)
    return standings


def sheets(standings: Standings, lang: str = "en") -> list[Sheet]:
    """The standings, and who beat whom, for the terminal."""

    def empty(*columns: str) -> Sheet:
        out = Sheet(show_edge=False)
        for column in columns:
            left = column in ("arena-bot", "arena-against")
            out.add_column(say(lang, "", column), justify="left" if left else "right")
        return out

    ranking = empty("arena-bot", "arena-rating", "arena-points", "arena-games", "arena-ms", "arena-ms-99")
    for row in standings.rows():
        rating = f"{row['rating']:.1f} ± {2 * row['uncertainty']:.1f}"
        cells = rating, f"{row['share']:.1%}", str(row["games"]), f"{row['ms']:.1f}", f"{row['ms_99']:.1f}"
        ranking.add_row(row["bot"], *[local(cell, lang) for cell in cells])
    duels = empty("arena-bot", "arena-against", "arena-games", "arena-share", "arena-interval", "arena-by-rating")
    for (a, b), pair in sorted(standings.pairs.items(), key=lambda item: -item[1].share):
        if pair.games and (pair.share > 0.5 or (pair.share == 0.5 and a < b)):
            low, high = pair.interval()
            names = standings.contest.bots[a], standings.contest.bots[b]
            mark = " ●" if pair.settled else ""
            shares = f"{pair.share:.1%}{mark}", f"{low:.1%} – {high:.1%}", f"{standings.chance(a, b):.0%}"
            duels.add_row(*names, str(pair.games), *[local(cell, lang) for cell in shares])
    return [ranking, duels]
