"""`make bench-compare BASE=<commit>`: instructions of the processor for a decision, a copy and an iteration of the
master's search, in every game, compiled, here and at BASE. Counted by valgrind, so a busy machine changes nothing.

`python bench/compare.py --paths OLD NEW` compares two folders with a compiled package; `--games durak,…` only those.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "artefacts" / "compare"
COUNTS = "counter.so"
WHATS = ("decision", "copy", "iteration")
COUNTER = """
#include <valgrind/callgrind.h>
void start(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void stop(const char *what) { CALLGRIND_DUMP_STATS_AT(what); CALLGRIND_STOP_INSTRUMENTATION; }
"""
DECISIONS, COPIES = 2000, 400  # at least
ITERATIONS = 30  # in each of the positions
POSITIONS = 3  # and as many others to warm up with: what is remembered of a board must not count
Counts = dict[str, float]  # instructions by what was counted


def prepare() -> None:
    """Tells valgrind when to count: a library of two functions."""
    library = KEPT / COUNTS
    if not library.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        made = library.with_suffix(f".{os.getpid()}")
        subprocess.run(["cc", "-shared", "-fPIC", "-xc", "-", "-o", made], input=COUNTER, text=True, check=True)
        made.rename(library)


def compiled(root: Path) -> Path:
    """The folder with the compiled package of a checkout; made if it is not there."""
    program = [sys.executable, root / ".ci" / "native.py"]
    place = Path(subprocess.run([*program, "where"], capture_output=True, text=True, check=True).stdout.strip())
    if not place.exists():
        subprocess.run([*program, "make"], check=True)
    return place


def checkout(commit: str) -> Path:
    name = ["git", "rev-parse", "--short", f"{commit}^{{commit}}"]
    place = KEPT / subprocess.run(name, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    if not place.exists():
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as tar:
            tar.extractall(place, filter="data")
        for name in (".ci/native.py", "pyproject.toml") if not (place / ".ci" / "native.py").exists() else ():
            shutil.copy2(ROOT / name, place / name)  # a commit that cannot do it by itself is compiled as today
    return place


def work(case: str, library: str) -> None:
    """Inside valgrind: do everything twice, with other chance; the second time is counted. Print how much it was."""
    from ctypes import CDLL
    from random import Random

    from ours import CASES, deal, middle

    import skarb
    from skarb.bots import Level, Search, sit
    from skarb.bots.search import grow
    from skarb.kernel.playout import play_out

    count = CDLL(library)
    game, seats, options = CASES[case]

    def decisions(least: int, turn: int) -> int:
        done = games = 0
        random = Random(turn)
        while done < least:
            done += play_out(deal(CASES[case], f"{turn} {games}"), random)
            games += 1
        return done

    state = middle(CASES[case])

    def copies(least: int, turn: int) -> int:
        copy = state.copy
        for _ in range(least):
            copy()
        return least

    seated = []
    n = 0
    while len(seated) < 2 * POSITIONS:  # somebody has a choice, half-way through a game that is not over before
        n += 1
        half = play_out(deal(CASES[case], str(n)), Random(n)) // 2
        match, chance = skarb.new(game, seats, n, options), Random(n)
        while (question := match.question) and (len(match.plies) < half or len(question.choices) < 2):
            match.choose(chance.choice(question.choices))
        if question:
            seated.append((match, question.seat))

    def iterations(least: int, turn: int) -> int:
        done = 0
        for match, number in seated[turn - 1 :: 2]:
            seat = sit(match, number, turn)
            bot = Level("master").bot(seat)
            if isinstance(bot, Search):
                bot.plan.iterations = least
                done += sum(visits for _, visits, _ in grow(seat, bot.plan, 0.0, 0))
            else:
                done += sum(thought.visits for thought in bot.thoughts(seat))
        return done

    done = {}
    jobs = zip(WHATS, (decisions, copies, iterations), (DECISIONS, COPIES, ITERATIONS), strict=True)
    for what, job, least in jobs:
        job(least, 1)
        count.start()
        done[what] = job(least, 2)
        count.stop(what.encode())
    print(json.dumps(done))


def counted(place: Path, case: str) -> Counts:
    """Instructions for one decision, copy and iteration of that compiled package."""
    valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no"]
    job = [sys.executable, __file__, "--work", case, str(KEPT / COUNTS)]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    with TemporaryDirectory() as folder:
        told = subprocess.run(
            [*valgrind, f"--callgrind-out-file={folder}/out", *job],
            env=environment,
            capture_output=True,
            text=True,
        )
        if told.returncode:
            raise SystemExit(f"{place}, {case}:\n{told.stderr}")
        done: dict[str, int] = json.loads(told.stdout.splitlines()[-1])
        out: Counts = {}
        for path in Path(folder).iterdir():
            text = path.read_text("utf-8", "replace")
            what = re.search(r"^desc: Trigger: Client Request: (\w+)", text, re.MULTILINE)
            total = re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)
            if what and total:
                out[what[1]] = int(total[1]) / done[what[1]]
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", nargs="?", help="a commit")
    parser.add_argument("--paths", nargs=2, metavar=("OLD", "NEW"), type=Path)
    parser.add_argument("--games", default="", help="only these, with commas between")
    parser.add_argument("--work", nargs=2, metavar=("CASE", "LIBRARY"))
    args = parser.parse_args()
    if args.work:
        work(*args.work)
        return
    if not args.base and not args.paths:
        parser.error("which commit? make bench-compare BASE=<commit>")
    from ours import CASES

    prepare()
    old, new = args.paths or (compiled(checkout(args.base)), compiled(ROOT))
    cases = [case for case, (game, *_) in CASES.items() if not args.games or game in args.games.split(",")]
    print(f"| game | {' | '.join(f'{what}: before | now | change' for what in WHATS)} |")
    print("|---|" + "--:|--:|--:|" * 3, flush=True)
    with ThreadPoolExecutor(2) as pool:
        for case in cases:
            before, now = pool.map(counted, (old, new), (case, case))
            cells = [f"{before[w]:,.0f} | {now[w]:,.0f} | {100 * (now[w] / before[w] - 1):+.1f} %" for w in WHATS]
            print(f"| {case} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
