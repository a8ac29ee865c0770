"""How strong the levels are: contests between them over paired deals, kept and resumed, as a Markdown table.

`python bench/levels.py --game durak --seats 2 --pairs adept:master --games 200` plays (the second is to win) and
prints; `--write` makes bench/LEVELS.md of all that is kept for the present code. Run it by .venv-compiled/bin/python.
What is kept lies in artefacts/levels, by a fingerprint of kernel, bots and the game: other code, another contest.
"""

import argparse
import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rich.console import Console

import skarb
from skarb.arena import Contest, Table
from skarb.arena.run import run
from skarb.arena.store import Store
from skarb.games import find

HERE = Path(__file__).parent
KEPT = HERE.parent / "artefacts" / "levels"
PAIRS = "random:novice,novice:adept,adept:master,greedy:master"
AIMS = {"novice:adept": 0.65, "adept:master": 0.65, "greedy:master": 0.75}
MODES: dict[tuple[str, int], dict[str, Any]] = {("tash_kalar", 3): {"mode": "deathmatch_melee"}}
HEAD = [
    "| game | seats | who | against | games | share | 95 % | aim | by rating | ms: mean, 99 % | ms of the other |",
    "|---|--:|---|---|--:|--:|--:|---|--:|--:|--:|",
]


def fingerprint(game: str) -> str:
    """Of all that decides how a game of bots goes, as text and not as it was compiled."""
    root = Path(skarb.__file__).parent
    out = blake2b(digest_size=4)
    for room in ("kernel", "bots", f"games/{game}"):
        for path in sorted((root / room).rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                out.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return out.hexdigest()


def folder(contest: Contest) -> Path:
    return KEPT / contest.game / fingerprint(contest.game) / f"{contest.seats}-{'-'.join(contest.bots)}"


def contests(games: list[str], seats: list[int], pairs: list[str]) -> Iterator[Contest]:
    for game in games:
        for count in seats or [n for n in find(game).seats if n > 1]:
            for pair in pairs:
                if count in find(game).seats:
                    yield Contest(game, tuple(pair.split(":")), count, "levels", MODES.get((game, count), {}))


def kept() -> Iterator[Table]:
    """Every contest that is kept for the code as it is now."""
    for about in sorted(KEPT.glob("*/*/*/contest.json")):
        told = json.loads(about.read_text("utf-8"))
        contest = Contest(**{**told, "bots": tuple(told["bots"])})
        if folder(contest) == about.parent:
            table = Table(contest)
            for row in Store(about.parent, contest).games():
                table.add(row)
            if table.games:
                yield table


def line(table: Table) -> str:
    """The second bot against the first."""
    contest, pair = table.contest, table.pairs[1, 0]
    low, high = pair.interval()
    aim = AIMS.get(":".join(contest.bots))
    reached = pair.share if contest.seats == 2 else table.chance(1, 0)
    met = "" if aim is None else f"{aim:.0%} {'reached' if reached >= aim else 'missed'}"
    times = {row["bot"]: f"{row['ms']:.1f}, {row['ms_99']:.1f}" for row in table.rows()}
    weak, strong = contest.bots
    return (
        f"| {contest.game} | {contest.seats} | {strong} | {weak} | {pair.games} | {pair.share:.1%} |"
        f" {low:.1%}–{high:.1%} | {met} | {table.chance(1, 0):.0%} | {times[strong]} | {times[weak]} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="games, with commas between; all if empty")
    parser.add_argument("--seats", default="2", help="numbers of seats, with commas between; all if empty")
    parser.add_argument("--pairs", default=PAIRS, help="weaker:stronger, with commas between")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write bench/LEVELS.md from all that is kept")
    args = parser.parse_args()
    games = args.game.split(",") if args.game else skarb.games()
    seats = [int(word) for word in args.seats.split(",") if word]
    quiet = Console(stderr=True)
    lines = []
    for contest in contests(games, seats, [pair for pair in args.pairs.split(",") if pair]):
        lines.append(line(run(contest, args.games, folder(contest), args.workers, console=quiet)))
        print(lines[-1], flush=True)
    if args.write:
        lines = [line(table) for table in kept()]
        text = "\n".join(["# How strong the levels are", "", *ABOUT, "", *HEAD, *lines]) + "\n"
        (HERE / "LEVELS.md").write_text(text, "utf-8")
    print("\n".join(["", *HEAD, *lines]))


ABOUT = [
    "Paired deals: every deal is played from every seat. A share counts, for every two seats of different bots, 1 for",
    "the better place and ½ for level; its 95 % interval is that of the means of deals. “By rating” is the chance of",
    "the better place that the OpenSkill ratings predict; with more than two seats the aim is for that. Milliseconds",
    "are those of the processor, of every choice that was one.",
]

if __name__ == "__main__":
    main()
