"""Run a contest: play what is not yet kept, keep it, stop when it is decided, write the report."""

from itertools import islice
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from skarb.arena.contest import Contest, schedule
from skarb.arena.report import write
from skarb.arena.store import Store
from skarb.arena.table import Table
from skarb.arena.workers import results

PART = 30.0  # seconds of games in one part of the store
LEAST = 40  # games before a contest may be called decided


def run(
    contest: Contest,
    games: int,
    folder: Path | None = None,
    workers: int = 1,
    ray: str = "",
    until_sure: bool = False,
    console: Console | None = None,
) -> Table:
    """Play up to `games` games. With a folder the contest is kept there, and goes on where it stopped."""
    contest.check()
    store = None if folder is None else Store(folder, contest)
    rows = [] if store is None else store.games()[:games]
    table = Table(contest)
    for row in rows:
        table.add(row)
    kept, written = len(rows), monotonic()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        task = progress.add_task(contest.game, total=games, completed=kept)
        left = results(contest, islice(schedule(contest), kept, games), workers, ray)
        try:
            while not (until_sure and len(rows) >= LEAST and table.settled):
                try:
                    row = next(left)
                except StopIteration:
                    break
                rows.append(row)
                table.add(row)
                progress.update(task, advance=1)
                if store is not None and monotonic() - written > PART:
                    store.add(rows[kept:])
                    kept, written = len(rows), monotonic()
        finally:  # whoever interrupts it loses no game
            left.close()
            if store is not None:
                store.add(rows[kept:])
                write(store.folder, contest, table, rows)
    return table


def sheet(table: Table) -> Sheet:
    """The standings for the terminal."""
    out = Sheet()
    for column in ("bot", "rating", "points", "games", "ms a choice", "99 %"):
        out.add_column(column, justify="left" if column == "bot" else "right")
    for row in table.rows():
        rating = f"{row['rating']:.1f} ± {2 * row['uncertainty']:.1f}"
        out.add_row(
            row["bot"], rating, f"{row['share']:.1%}", str(row["games"]), f"{row['ms']:.1f}", f"{row['ms_99']:.1f}"
        )
    return out
