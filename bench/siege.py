"""The server under siege for long: `python bench/siege.py [--seconds S] [--seed N] [--kills K] [--alone] [FAULT …]`.

Faults of tests/siege (all of them, or those named), one after another, each once in an order that the seed decides and
then again, at two tables of each game, until so many seconds have passed or so many servers were killed. The server is
a process on 127.0.0.1 with a database in a temporary folder. The first thing that is lost, doubled, stuck or answered
with 500 ends the run with an error that says who waited for what. Prints tables in Markdown.

`--write [--anew] [--minutes M]` writes bench/SIEGE.md: all faults, then kills alone, then the noise of bench/noise.py.
Each call adds its runs to those that stand there, by other seeds; with `--anew` it begins from nothing.

`--many`: three servers, two thinkers and PostgreSQL instead, with faults of their own; a table that stands still for
longer than five seconds after a fault has ended fails the run, too. With `--write`, into a part of the same page, run
after run: all faults, many killed at once with bots and without, and so on, until the minutes have passed or so many
were killed. Every run is written as soon as it is over, and the next call goes on.
"""

import argparse
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # instead of bench, where other modules have the same names

from server.postgres import Cluster  # noqa: E402
from siege import town  # noqa: E402
from siege.camp import FAULTS, Siege, kill  # noqa: E402
from skarb import native  # noqa: E402

BAD = ("lost", "doubled", "stuck", "500s")
PATIENT = 10  # after every so many kills players wait for bots, too: they must import the games first
DOCUMENT = Path(__file__).with_name("SIEGE.md")
RUNS = ["seed", "faults", "seconds", "times", "SIGKILL", "acknowledged", *BAD, "lost by damage", "longest wait, ms"]
KILLED = ("server", "thinker", "database")
MANY = ["seed", "faults", "seconds", "times", *(f"{kind}s killed" for kind in KILLED), "acknowledged", *BAD, "ahead"]
MANY += ["all went on, ms", "load"]
BOUND = 5.0  # seconds after a fault in which every table of many processes must have gone on
LONG = 240.0  # seconds of a run of many that is written down
WAITS = ["fault", "times", *("answer", "bot", "hint"), *("answer after", "bot after")]
MANY_WAITS = [*WAITS, "watcher after", "all after"]
NOISE = ["seed", "what", "seconds", "sent", "answered"]
SHARES = {"all": 0.35, "kills": 0.35, "messages": 0.2, "heads": 0.05, "calls": 0.03}  # of the time; the rest: starts


class Run(NamedTuple):
    """A row of RUNS, rows of WAITS, and how busy the machine was."""

    figures: list[str]
    waits: list[list[str]]
    loads: tuple[float, float]


def besiege(asked: argparse.Namespace) -> Run:
    known: list[Any] = (town.ALONE if asked.alone else town.FAULTS) if asked.many else FAULTS
    faults = [fault for fault in known if fault.__name__ in asked.faults] or known
    chance = random.Random(asked.seed)
    done: Counter[str] = Counter()
    longest: dict[tuple[str, str], int] = {}
    loads = [os.getloadavg()[0]]

    def measured(name: str, when: str) -> None:
        for what, seconds in siege.waited.items():
            key = name, (what if what in ("bot", "hint", "watcher", "all") else "answer") + when
            longest[key] = max(longest.get(key, 0), round(seconds * 1000))
        siege.waited.clear()

    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if asked.many:
            cluster = Cluster()
            stack.callback(cluster.close)
            siege: Siege = town.Town(Path(folder), asked.seed, cluster, asked.stop, not asked.alone, BOUND)
        else:
            siege = Siege(Path(folder), asked.seed, asked.stop, asked.greedy, not asked.alone)
        siege.waited.clear()
        begun, deck, name = time.monotonic(), list(faults[:0]), "the beginning"
        try:
            while time.monotonic() - begun < asked.seconds and siege.count["SIGKILL"] < asked.kills:
                if not deck:
                    deck = chance.sample(faults, len(faults))
                fault = deck.pop()
                name = fault.__name__
                fault(siege)
                measured(name, "")
                with siege.settling():
                    siege.play(1, patient=fault is not kill or done[name] % PATIENT == 0)
                    if isinstance(siege, town.Town):
                        siege.watch()
                siege.check()
                measured(name, " after")
                done[name] += 1
                if done.total() % 20 == 0:
                    loads.append(os.getloadavg()[0])
                    print(f"{time.monotonic() - begun:.0f} s: {dict(siege.count)}", file=sys.stderr, flush=True)
            siege.deal_again()
        except BaseException:
            print(f"after {done.total()} faults, in {name}: {dict(siege.count)}", file=sys.stderr)
            print(siege.nursery.errors.read_text()[-3000:], file=sys.stderr)
            raise
        finally:
            seconds = time.monotonic() - begun
            siege.close()
    loads.append(os.getloadavg()[0])
    heads = MANY_WAITS if asked.many else WAITS
    named = " ".join([*(["--alone"] if asked.alone else []), *asked.faults]) or "all"
    figures = [asked.seed, named, round(seconds), done.total()]
    figures += [siege.count[kind] for kind in (KILLED if asked.many else ("SIGKILL",))] + [siege.count["acknowledged"]]
    figures += [siege.count[bad] for bad in (*BAD, "ahead" if asked.many else "cut off")]
    figures.append(max(wait for (_, when), wait in longest.items() if when == "all after" or not asked.many))
    figures += [f"{min(loads):.1f}–{max(loads):.1f}"] if asked.many else []
    waits = [
        [fault.replace("_", " "), str(done[fault]), *(str(longest.get((fault, what), "–")) for what in heads[2:])]
        for fault in sorted(done)
    ]
    return Run([str(figure) for figure in figures], waits, (min(loads), max(loads)))


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["--:" if cell.isdecimal() else "---" for cell in rows[0]], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def machine(loads: tuple[float, float]) -> str:
    told = f"Python {platform.python_version()}, {os.cpu_count()} cores, engine {native.engine()}"
    return f"{told}, load average {loads[0]:.1f} to {loads[1]:.1f}."


# -- the document ------------------------------------------------------------------------------------------------------


def rows_of(text: str, name: str) -> list[list[str]]:
    """The runs that stand in a part of the document, without their sum."""
    lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in part(text, name).splitlines() if "|" in line]
    return [row for row in lines if row[0].isdecimal()]


def part(text: str, name: str) -> str:
    return text.split(f"<!-- {name} -->\n")[1].split(f"<!-- /{name} -->")[0]


def put(text: str, name: str, content: str) -> str:
    head, tail = text.split(f"<!-- {name} -->\n")
    return f"{head}<!-- {name} -->\n{content}<!-- /{name} -->{tail.split(f'<!-- /{name} -->')[1]}"


def summed(rows: list[list[str]]) -> list[str]:
    columns = [[int(cell) for cell in column] for column in list(zip(*rows, strict=True))[2:]]
    return ["**all**", "", *(f"**{total:,}**" for total in (*map(sum, columns[:-1]), max(columns[-1])))]


def write(asked: argparse.Namespace) -> None:
    """Everything is run first and written at the end: a run that fails changes nothing."""
    text, seconds = DOCUMENT.read_text(), asked.minutes * 60
    runs, noise = ([], []) if asked.anew else (rows_of(text, "runs"), rows_of(text, "noise"))
    seed = max([int(row[0]) for row in runs], default=asked.seed - 1) + 1
    asked.seed, asked.seconds = seed, seconds * SHARES["all"]
    whole = besiege(asked)
    asked.seconds, asked.alone, asked.faults = seconds * SHARES["kills"], True, ["kill"]
    kills = besiege(asked)
    command = [sys.executable, str(Path(__file__).with_name("noise.py")), "--seed", str(seed)]
    for what in ("messages", "heads", "calls"):
        command += [f"--{what}", str(10**9), f"--{what}-seconds", str(round(seconds * SHARES[what]))]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    runs += [whole.figures, kills.figures]
    noise += [
        [str(seed), *(cell.strip() for cell in line.split("|")[1:-1])] for line in re.findall(r"\| \w+ \| \d.*", said)
    ]
    sent = Counter[str]()
    for row in noise:
        sent[row[1]] += int(row[3])
    for name, content in (
        ("machine", f"The last: {time.strftime('%d %B %Y')}. {machine(whole.loads)}\n"),
        ("runs", table(RUNS, [*runs, summed(runs)])),
        ("waits", table(WAITS, whole.waits)),
        ("noise", table(NOISE, noise) + f"\nTogether: {', '.join(f'{sent[what]:,} {what}' for what in sent)}.\n"),
    ):
        text = put(text, name, content)
    DOCUMENT.write_text(text)


def write_many(asked: argparse.Namespace) -> None:
    """Run after run; each stands there as soon as it is over, whatever becomes of the next."""
    end = time.monotonic() + asked.minutes * 60
    kinds: list[tuple[bool, list[str]]] = [(False, []), (False, ["kill"]), (True, ["kill"]), (False, ["kill"])]
    while (left := end - time.monotonic()) > 0:
        text = DOCUMENT.read_text()
        runs = [] if asked.anew else rows_of(text, "many")
        if sum(int(cell) for row in runs for cell in row[4 : 4 + len(KILLED)]) >= asked.kills:
            return
        asked.anew, asked.seconds = False, min(left, LONG)
        asked.seed = max([int(row[0]) for row in runs], default=asked.seed - 1) + 1
        asked.alone, asked.faults = kinds[len(runs) % len(kinds)]
        run = besiege(argparse.Namespace(**{**vars(asked), "kills": 10**9}))
        runs.append(run.figures)
        text = put(text, "many machine", f"The last: {time.strftime('%d %B %Y')}. {machine(run.loads)}\n")
        text = put(text, "many", table(MANY, [*runs, [*summed([row[:-1] for row in runs]), ""]]))
        if not asked.faults:
            text = put(text, "many waits", table(MANY_WAITS, run.waits))
        DOCUMENT.write_text(text)


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--seconds", type=float, default=600.0)
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--kills", type=int, default=10**9)
    read.add_argument("--many", action="store_true", help="three servers, two thinkers and PostgreSQL")
    read.add_argument("--stop", type=float, help="seconds for which a process is stopped; 30, of many 3")
    read.add_argument("--greedy", type=int, default=62, help="tables of bots that one address watches")
    read.add_argument("--alone", action="store_true", help="no bots: servers start faster")
    read.add_argument("--write", action="store_true", help="everything, into bench/SIEGE.md")
    read.add_argument("--anew", action="store_true", help="forget the runs that stand there")
    read.add_argument("--minutes", type=float, default=14.0, help="for everything")
    read.add_argument("faults", nargs="*", choices=[[], *(fault.__name__ for fault in [*FAULTS, *town.FAULTS])])
    asked = read.parse_args()
    if asked.stop is None:
        asked.stop = 3.0 if asked.many else 30.0
    if asked.write:
        (write_many if asked.many else write)(asked)
        return
    run = besiege(asked)
    heads = (MANY, MANY_WAITS) if asked.many else (RUNS, WAITS)
    print(machine(run.loads), table(heads[0], [run.figures]), table(heads[1], run.waits), sep="\n\n")


if __name__ == "__main__":
    main()
