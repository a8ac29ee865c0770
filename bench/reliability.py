"""Do the chances come true? What each game's value says of positions of self-play, beside how often they were won.

`python bench/reliability.py --seconds 60` plays one-ply games of two for so long a game and writes
bench/RELIABILITY.html; where a game has learned, its network is drawn beside its rule of thumb. Run it by
.venv-compiled/bin/python.
"""

import argparse
import os
from html import escape
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from skarb import games
from skarb.arena.report import STYLE
from skarb.bots.network import known, learned
from skarb.train.fit import chances, entropy, reliability
from skarb.train.lessons import School, Taught, taught
from skarb.train.report import chart
from skarb.train.run import joined

HERE = Path(__file__).parent
PART = 10  # games at a time


def drawn(game: str, seconds: float) -> str:
    """One game's plot, with the mean cross entropy of each line."""
    options = games.find(game).complete(2, None)
    school, found, until = School(game, 2, options, "reliability"), list[Taught](), monotonic() + seconds
    while monotonic() < until:
        found += taught(school, list(range(len(found), len(found) + PART)))
    rows = joined(found)
    said = {"rule of thumb": chances(rows.thumbs)}
    network = known(learned(games.find(game), 2, options) or "none")
    if network is not None:
        thumbs = said["rule of thumb"].tolist()
        said["network"] = np.array(network.values([bytes(row) for row in rows.told], thumbs))
    lines = [("", [(0.0, 0.0), (1.0, 1.0)])]
    told = []
    for name, values in said.items():
        lines.append((name, [(given, won) for given, won, count in reliability(values, rows.wins) if count >= 30]))
        told.append(f"{name}: {float(entropy(values, rows.wins).mean()):.3f}")
    about = f"{len(found)} games, {len(rows)} positions. Mean cross entropy: {', '.join(told)} (always ½: 0.693)."
    return f"<h2>{escape(game)}</h2><p>{about}</p>{chart(game, lines, limits=(0.0, 1.0))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="a game")
    parser.add_argument("--game", default=",".join(games.ids()))
    args = parser.parse_args()
    head = (
        "<p>Across: the chance to win that a position is given. Up: how often it was won. Players look one choice ahead"
        " and slip once in ten; two seats, the usual options. Written by bench/reliability.py.</p>"
    )
    parts = [drawn(game, args.seconds) for game in args.game.split(",")]
    page = f"<!doctype html><html lang=en><meta charset=utf-8><title>Reliability</title><style>{STYLE}</style>"
    (HERE / "RELIABILITY.html").write_text(
        f"{page}<h1>Do the chances come true?</h1>{head}{''.join(parts)}</html>\n", "utf-8"
    )


if __name__ == "__main__":
    main()
