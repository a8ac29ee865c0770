"""`skarb train GAME`: what it may be told, and the training itself."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from skarb.kernel.refusal import refuse

Table = tuple[str, int, dict[str, Any]]  # game, seats, options
INTERRUPTED = 130

OPTIONS: tuple[tuple[str, Any, str], ...] = (  # each a field of `Training`, with its default
    ("games", 2000, "N"),
    ("units", "64", "N,N"),
    ("epochs", 4, "N"),
    ("rate", 1e-3, "X"),
    ("decay", 0.1, "X"),
    ("iterations", 0, "N"),
    ("quick", 0, "N"),
    ("each", 32, "N"),
    ("ends", 0, "N"),
    ("blocks", "", "NAME,NAME"),
    ("slips", 0.1, "X"),
    ("margin", 0.0, "X"),
    ("trace", 1.0, "X"),
    ("contest", 100, "N"),
    ("depth", 0, "N"),
)


def arguments(may: Any, heard: Callable[[str], str]) -> None:
    """What `skarb train` understands, beside the table."""
    may.add_argument("--generations", type=int, default=10, metavar="N", help=heard("generations"))
    for name, usual, shown in OPTIONS:
        told = f"{heard('train-' + name)} ({usual})"
        may.add_argument(f"--{name}", type=type(usual), default=usual, metavar=shown, help=told)
    may.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=heard("workers"))
    may.add_argument("--ray", default="", metavar="ADDRESS", help=heard("ray"))
    may.add_argument("--folder", type=Path, metavar="FOLDER", help=heard("train-folder"))


def learn(args: argparse.Namespace, course: Any, table: Table, console: Console, lang: str) -> int:
    """Train at that table, in its folder."""
    told = {name: getattr(args, name) for name, _, _ in OPTIONS}
    counts = args.units.split(",")
    if not all(count.isdecimal() and int(count) for count in counts):
        raise refuse("", "bad-option", key="units", value=args.units)
    told["units"] = tuple(int(count) for count in counts)
    folder = args.folder or Path(f"train-{table[0]}-{table[1]}")
    training = course.Training(*table, args.seed, **told)
    try:
        course.train(training, folder, args.generations, args.workers, args.ray, console, lang)
    except KeyboardInterrupt:
        return INTERRUPTED
    console.print(str(folder / "report.html"))
    return 0
