"""The server under siege for long: `python bench/siege.py [--seconds S] [--seed N] [--kills K] [FAULT …]`.

Faults of tests/siege (all of them, or those named) in an order that the seed decides, one after another, at two tables
of each game, until so many seconds have passed or so many servers were killed. The server is a process on 127.0.0.1
with a database in a temporary folder. The first thing that is lost, doubled, stuck or answered with 500 ends the run
with an error. Prints a table in Markdown; `bench/SIEGE.md` keeps runs.
"""

import argparse
import os
import platform
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # instead of bench, where other modules have the same names

from siege.camp import FAULTS, Siege, kill  # noqa: E402

BAD = ("lost", "doubled", "stuck", "500s")
PATIENT = 10  # after every so many kills players wait for bots, too: they must import the games first


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--seconds", type=float, default=600.0)
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--kills", type=int, default=10**9)
    read.add_argument("--stop", type=float, default=30.0, help="seconds for which a process is stopped")
    read.add_argument("--greedy", type=int, default=62, help="tables of bots that one address watches")
    read.add_argument("--alone", action="store_true", help="no bots: servers start faster")
    read.add_argument("faults", nargs="*", choices=[[], *(fault.__name__ for fault in FAULTS)])
    asked = read.parse_args()
    faults = [fault for fault in FAULTS if fault.__name__ in asked.faults] or FAULTS
    chance = random.Random(asked.seed)
    done: Counter[str] = Counter()
    during: Counter[str] = Counter()
    after: Counter[str] = Counter()
    loads = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder), asked.seed, asked.stop, asked.greedy, not asked.alone)
        begun = time.monotonic()
        try:
            while time.monotonic() - begun < asked.seconds and siege.count["SIGKILL"] < asked.kills:
                fault = chance.choice(faults)
                name = fault.__name__
                siege.longest = 0.0
                fault(siege)
                during[name] = max(during[name], round(siege.longest * 1000))
                siege.longest = 0.0
                siege.play(1, patient=fault is not kill or done[name] % PATIENT == 0)
                siege.check()
                after[name] = max(after[name], round(siege.longest * 1000))
                done[name] += 1
                if done.total() % 100 == 0:
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
    count = siege.count
    load = f"load average {min(loads):.0f} to {max(loads):.0f}"
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {load}.\n")
    print(f"| seed | seconds | faults | SIGKILL | acknowledged | {' | '.join(BAD)} | lost by damage to the file |")
    print(f"|{'--:|' * (6 + len(BAD))}")
    figures = [asked.seed, round(seconds), done.total(), count["SIGKILL"], count["acknowledged"]]
    figures += [count[name] for name in (*BAD, "cut off")]
    print(f"| {' | '.join(map(str, figures))} |\n")
    print("| fault | times | longest wait for a choice during it, ms | after it, ms |")
    print("|---|--:|--:|--:|")
    for name in sorted(done):
        print(f"| {name.replace('_', ' ')} | {done[name]} | {during[name]} | {after[name]} |")


if __name__ == "__main__":
    main()
