"""How strength grows with time: each level with 4 and 16 times the iterations against itself, as bench/GROWTH.html.

`python bench/growth.py --games 60` plays two seats of every game over paired deals and goes on where it stopped;
`--game durak,…` only those, `--write` draws what there is. A sixteenth of what a level has is its 1 ×, so 16 × is the
level itself. Run it by .venv-compiled/bin/python.
"""

import argparse
import os
from collections.abc import Iterator
from html import escape
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
from levels import KEPT, fingerprint
from rich.console import Console

from skarb import games
from skarb.arena import Contest, Standings
from skarb.arena.archive import Archive
from skarb.arena.report import STYLE
from skarb.arena.run import run
from skarb.bots.levels import plan_of
from skarb.bots.network import seats_learned
from skarb.train.report import chart

HERE = Path(__file__).parent
TIMES = (4, 16)


def levels(game: str) -> list[str]:
    return ["master", "grandmaster"] if 2 in seats_learned(games.find(game)) else ["master"]


def contests(game: str) -> Iterator[tuple[str, int, Contest]]:
    rules = games.find(game)
    for level in levels(game):
        few = max(1, plan_of(level, rules, 2, rules.complete(2, None)).iterations // max(TIMES))
        for times in TIMES:
            yield level, times, Contest(game, (f"{level}@{few * times}", f"{level}@{few}"), 2, "growth")


def folder(contest: Contest) -> Path:
    return KEPT.parent / "growth" / contest.game / fingerprint(contest.game) / "-".join(contest.bots)


def drawn(game: str) -> str:
    """One game's plot: shares against 1 ×, with their intervals."""
    lines, bars, rows = [], [], []
    for level in levels(game):
        points = [(0.0, 0.5)]
        for of, times, contest in contests(game):
            if of == level and (folder(contest) / "contest.json").exists():
                standings = Standings(contest)
                for row in Archive(folder(contest), contest).games():
                    standings.add(row)
                pair = standings.pairs[0, 1]
                if not pair.games:
                    continue
                low, high = pair.interval()
                points.append((float(TIMES.index(times) + 1), pair.share))
                bars.append((points[-1][0], low, high))
                first, second = contest.bots
                rows.append(
                    f"<tr><td>{first}<td>{second}<td>{pair.games}<td>{pair.share:.1%}<td>{low:.1%} – {high:.1%}"
                )
        if len(points) > 1:
            lines.append((level, points))
    if not lines:
        return ""
    table = f"<table><tr><th>who<th>against<th>games<th>share<th>95 %{''.join(rows)}</table>"
    return f"<h2>{escape(game)}</h2>{chart(game, lines, bars=bars, limits=(0.4, 1.0))}{table}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=",".join(games.ids()))
    parser.add_argument("--games", type=int, default=60, help="of a contest")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write bench/GROWTH.html and play nothing")
    args = parser.parse_args()
    if not args.write:
        for game in args.game.split(","):
            for _, _, contest in contests(game):
                pair = run(contest, args.games, folder(contest), args.workers, console=Console(stderr=True)).pairs[0, 1]
                print(game, contest.bots, pair.games, f"{pair.share:.1%}", pair.interval(), flush=True)
        return
    head = (
        "<p>Across: 1, 4 and 16 times the iterations; 16 × is what the level has. Up: the share against 1 ×, by paired"
        " deals, two seats, the usual options, with the 95 % interval. Written by bench/growth.py.</p>"
    )
    page = f"<!doctype html><html lang=en><meta charset=utf-8><title>Growth</title><style>{STYLE}</style>"
    parts = "".join([drawn(game) for game in games.ids()])
    (HERE / "GROWTH.html").write_text(f"{page}<h1>How strength grows with time</h1>{head}{parts}</html>\n", "utf-8")


if __name__ == "__main__":
    main()
