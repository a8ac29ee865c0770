"""How strong the levels are: contests between them over paired deals, kept and resumed, as a Markdown table.

`python bench/levels.py --game durak --seats 2 --pairs adept:master --games 200` plays (the second is to win) and
prints; `--write` makes bench/LEVELS.md of all that is kept for the present code. Run it by .venv-compiled/bin/python.
What is kept lies in artefacts/levels, by a fingerprint of kernel, bots and the game: other code, another contest.

`--before FOLDER --ms 30` lets the master of the package in that folder (such as `compare.py` makes of a commit) play
against the `--level` of `--now FOLDER`, both with so many milliseconds of the processor for every choice; `--level
grandmaster@FILE` values by that network. `--since 50` begins with another deal, so that several may run at once.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rich.console import Console

import skarb
from skarb import bots
from skarb.arena import Contest, Standings
from skarb.arena.archive import Archive
from skarb.arena.run import run
from skarb.arena.standings import Pair
from skarb.bots.network import seats_learned
from skarb.games import find

HERE = Path(__file__).parent
KEPT = HERE.parent / "artefacts" / "levels"
PAIRS = "random:novice,novice:adept,adept:master,greedy:master,master:grandmaster"
AIMS = {"novice:adept": 0.65, "adept:master": 0.65, "greedy:master": 0.75, "master:grandmaster": 0.65}
ORDERS = 24
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
            if path.suffix in (".py", ".toml", ".json", ".npz"):
                out.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return out.hexdigest()


def folder(contest: Contest) -> Path:
    return KEPT / contest.game / fingerprint(contest.game) / f"{contest.seats}-{'-'.join(contest.bots)}"


def contests(games: list[str], seats: list[int], pairs: list[str]) -> Iterator[Contest]:
    for game in games:
        for count in seats or find(game).seats:
            for pair in pairs:
                if pair.endswith("grandmaster") and count not in seats_learned(find(game)):
                    continue  # it would be a master
                if count > 1 and count in find(game).seats:
                    yield Contest(game, tuple(pair.split(":")), count, "levels", MODES.get((game, count), {}))


def kept() -> Iterator[Standings]:
    """Every contest that is kept for the code as it is now."""
    for about in sorted(KEPT.glob("*/*/*/contest.json")):
        told = json.loads(about.read_text("utf-8"))
        contest = Contest(**{**told, "bots": tuple(told["bots"])})
        if folder(contest) == about.parent:
            standings = Standings(contest)
            for row in Archive(about.parent, contest).games():
                standings.add(row)
            if standings.games:
                yield standings


def by_rating(contest: Contest) -> float:
    """The chance that ratings give the second bot: the mean over orders of the same games. One order tells little."""
    games, chances = list(Archive(folder(contest), contest).games()), []
    for order in range(ORDERS):
        Random(order).shuffle(games)
        standings = Standings(contest)
        for row in games:
            standings.add(row)
        chances.append(standings.chance(1, 0))
    return sum(chances) / ORDERS


def line(standings: Standings) -> str:
    """The second bot against the first."""
    contest, pair = standings.contest, standings.pairs[1, 0]
    low, high = pair.interval()
    aim = AIMS.get(":".join(contest.bots))
    rated = by_rating(contest)
    reached = pair.share if contest.seats == 2 else rated
    met = "" if aim is None else f"{aim:.0%} {'reached' if reached >= aim else 'missed'}"
    times = {row["bot"]: f"{row['ms']:.1f}, {row['ms_99']:.1f}" for row in standings.rows()}
    weak, strong = contest.bots
    return (
        f"| {contest.game} | {contest.seats} | {strong} | {weak} | {pair.games} | {pair.share:.1%} |"
        f" {low:.1%}–{high:.1%} | {met} | {rated:.0%} | {times[strong]} | {times[weak]} |"
    )


# -- alone -------------------------------------------------------------------------------------------------------------


def alone(game: str, level: str, deals: int) -> list[dict[str, Any]]:
    """What a level reached on every deal, and the seconds of its choices. Kept, and gone on with."""
    path = KEPT / game / fingerprint(game) / f"1-{level}.json"
    rows: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    path.parent.mkdir(parents=True, exist_ok=True)
    bot = bots.find(level)
    for deal in range(len(rows), deals):
        match, seconds = skarb.new(game, 1, f"levels {deal}"), []
        while (question := match.question) is not None:
            seat = bots.sit(match, 0, f"levels {deal} {len(match.plies)}")
            begun = process_time()
            choice = bot.choose(seat)
            if len(question.choices) > 1:
                seconds.append(process_time() - begun)
            match.choose(choice)
        assert match.result is not None
        score = match.result.scores[0] - sum(match.result.scores[1:])  # against the automaton, if there is one
        rows.append({"won": 0 in match.result.winners, "score": score, "seconds": seconds})
        path.write_text(json.dumps(rows), "utf-8")
    return rows


def lines_alone(games: list[str], deals: int) -> list[str]:
    """Every level on the same deals, against the one below."""
    lines = []
    for game in games:
        below: list[dict[str, Any]] = []
        for level in ("random", "novice", "adept", "master") if 1 in find(game).seats else ():
            rows, pair = alone(game, level, deals), Pair()
            for deal, (mine, theirs) in enumerate(zip(rows, below, strict=False)):
                pair.add(
                    deal, 1.0 if mine["score"] > theirs["score"] else 0.5 if mine["score"] == theirs["score"] else 0.0
                )
            if rows:
                low, high = pair.interval()
                better = f"{pair.share:.0%} ({low:.0%}–{high:.0%})" if below else ""
                times = sorted(second for row in rows for second in row["seconds"])
                won, score = sum(row["won"] for row in rows), sum(row["score"] for row in rows) / len(rows)
                took = f"{1000 * sum(times) / len(times):.1f}, {1000 * times[int(0.99 * (len(times) - 1))]:.1f}"
                lines.append(f"| {game} | {level} | {len(rows)} | {won} | {score:.1f} | {better} | {took} |")
            below = rows
    return lines


# -- the code of before ------------------------------------------------------------------------------------------------


# Runs on any version of the package: all that passes between them is the notation, which is stable for ever.
THINKER = """
import json, sys
from time import process_time
import skarb
from skarb import bots
from skarb.bots import search

search.perf_counter = process_time
level, _, network = sys.argv[2].partition("@")
more = {"network": network} if network else {}
bot, match, at = bots.Level(level, seconds=float(sys.argv[1]) / 1000, **more), None, ""
for line in sys.stdin:
    game, seed, plies, seat = json.loads(line)
    if match is None or at != seed or len(match.plies) > len(plies):  # the same deal again: from the other seat
        match, at = skarb.new(game, 2, seed), seed
    for who, text in plies[len(match.plies):]:
        match.choose(text, who)
    print(bot.choose(bots.sit(match, seat, f"{seed} {len(plies)}")), flush=True)
"""


class Thinker:
    """A level of some version of the package, in a process of its own."""

    def __init__(self, package: str, ms: int, level: str = "master") -> None:
        environment = {**os.environ, "PYTHONPATH": package, "OPENBLAS_NUM_THREADS": "1"}
        words = [sys.executable, "-c", THINKER, str(ms), level]
        self.process = subprocess.Popen(
            words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def choose(self, game: str, seed: str, plies: list[tuple[int, str]], seat: int) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, seed, plies, seat]) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def against(before: str, now: str, level: str, ms: int, games: list[str], deals: range) -> None:
    """Every deal is played from both seats; a line is printed after each, so that it may be stopped at any time."""
    for game in games:
        pair, thinkers = Pair(), [Thinker(before, ms), Thinker(now, ms, level)]
        points = [0.0, 0.0]
        for deal in deals:
            for new in (0, 1):
                seed, plies = f"before and now {deal}", list[tuple[int, str]]()
                match = skarb.new(game, 2, seed)
                while (question := match.question) is not None:
                    text = question.choices[0]
                    if len(question.choices) > 1:
                        text = thinkers[question.seat == new].choose(game, seed, plies, question.seat)
                    match.choose(text, question.seat)
                    plies.append((question.seat, text))
                assert match.result is not None
                won = [seat in match.result.winners for seat in (new, 1 - new)]
                pair.add(deal, 0.5 if won[0] == won[1] else float(won[0]))
                for i, seat in enumerate((new, 1 - new)):
                    points[i] += match.result.scores[seat]
            low, high = pair.interval()
            mean = ", ".join([f"{total / pair.games:.1f}" for total in points])
            print(f"| {game} | {ms} | {pair.games} | {pair.share:.1%} | {low:.1%}–{high:.1%} | {mean} |", flush=True)
        for thinker in thinkers:
            thinker.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="games, with commas between; all if empty")
    parser.add_argument("--seats", default="2", help="numbers of seats, with commas between; all if empty")
    parser.add_argument("--pairs", default=PAIRS, help="weaker:stronger, with commas between")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write bench/LEVELS.md from all that is kept")
    parser.add_argument("--before", default="", help="a folder with a compiled package of before")
    parser.add_argument("--now", default="", help="the same of now")
    parser.add_argument("--level", default="master", help="with --before: who plays for the package of now")
    parser.add_argument("--since", type=int, default=0, help="with --before: the first deal")
    parser.add_argument("--ms", type=int, default=30, help="with --before: milliseconds for a choice")
    args = parser.parse_args()
    games = args.game.split(",") if args.game else skarb.games()
    seats = [int(word) for word in args.seats.split(",") if word]
    if args.before:
        deals = range(args.since, args.since + args.games // 2)
        against(args.before, args.now, args.level, args.ms, games, deals)
        return
    quiet = Console(stderr=True)
    lines = lines_alone(games, args.games) if 1 in seats else []
    print("\n".join(lines))
    for contest in contests(games, seats, [pair for pair in args.pairs.split(",") if pair]):
        lines.append(line(run(contest, args.games, folder(contest), args.workers, console=quiet)))
        print(lines[-1], flush=True)
    if args.write:
        lines = [line(standings) for standings in kept()]
        solo = [*ALONE, "", *HEAD_ALONE, *lines_alone(skarb.games(), 0)]
        text = "\n".join(["# How strong the levels are", "", *ABOUT, "", *HEAD, *lines, "", *solo]) + "\n"
        (HERE / "LEVELS.md").write_text(text, "utf-8")
    print("\n".join(["", *HEAD, *lines]))


ABOUT = [
    "Paired deals: every deal is played from every seat. A share counts, for every two seats of different bots, 1 for",
    "the better place and ½ for level; its 95 % interval is that of the means of deals. “By rating” is the chance of",
    "the better place that OpenSkill ratings predict, the mean over 24 orders of the same games (after few games a",
    "rating depends much on their order); with more than two seats the aim is for that. Milliseconds are those of the",
    "processor, of every choice that was one. Where two seats have no contest of master and adept, adept is greedy.",
]

ALONE = [
    "## Alone",
    "",
    "The same deals for every level; “better” is the share of deals with more points (in Wyrmspan: of the",
    "difference to the automaton) than the level below had, with its 95 % interval.",
]
HEAD_ALONE = [
    "| game | who | deals | won | mean points | better than the level below | ms: mean, 99 % |",
    "|---|---|--:|--:|--:|--:|--:|",
]

if __name__ == "__main__":
    main()
