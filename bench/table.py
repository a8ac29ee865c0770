"""`make bench`: peers and our games, pure and compiled, measured in turn in one run; prints and keeps bench/TABLE.md.

Speeds depend on the machine and on what else it does; the ratios within one run are what counts.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from ours import CASES
from peers import PEERS

HERE = Path(__file__).parent
ROOT = HERE.parent
PEER_NAMES = {
    "catanatron": "catanatron 3.2, 4 seats",
    "hearts": "OpenSpiel 2.0 hearts (C++), 4 seats",
    "crazy_eights": "OpenSpiel 2.0 crazy eights (C++), 5 seats",
    "uno": "rlcard 1.2 UNO, 2 seats",
    "gin_rummy": "rlcard 1.2 gin rummy, 2 seats",
}
Row = tuple[str, str]  # (case or peer, "peer" | "pure" | "compiled")


def prepare() -> None:
    """The virtual environments of the peers and of the compiled wheel."""
    if not (ROOT / ".venv-bench" / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", ROOT / ".venv-bench"], check=True)
    pinned, stamp = HERE / "requirements.txt", ROOT / ".venv-bench" / "installed-requirements.txt"
    if not stamp.exists() or stamp.read_text() != pinned.read_text():
        pip = [ROOT / ".venv-bench" / "bin" / "python", "-m", "pip", "install", "-q", "-r", pinned]
        subprocess.run(pip, check=True)
        stamp.write_text(pinned.read_text())
    subprocess.run([ROOT / ".ci" / "compile"], check=True)


def command(row: Row, seconds: float) -> list[str]:
    name, how = row
    venv = {"peer": ".venv-bench", "pure": ".venv", "compiled": ".venv-compiled"}[how]
    script = "peers.py" if how == "peer" else "ours.py"
    return [str(ROOT / venv / "bin" / "python"), str(HERE / script), name, str(seconds)]


def measure(rows: list[Row], rounds: int, seconds: float) -> dict[Row, dict[str, float]]:
    """The median of several rounds; every round measures all rows, so that a busy moment hits all alike."""
    found: dict[Row, list[dict[str, float]]] = {row: [] for row in rows}
    for turn in range(rounds):
        for row in rows:
            done = subprocess.run(command(row, seconds), capture_output=True, text=True)
            if done.returncode:
                raise SystemExit(f"{row} failed:\n{done.stderr}")
            found[row].append(json.loads(done.stdout.splitlines()[-1]))
            print(f"{turn + 1}/{rounds}  {row[1]:9}{row[0]:32}{found[row][-1]['decisions']:12,.0f}/s", flush=True)
    return {row: {key: median(one[key] for one in all_) for key in all_[0]} for row, all_ in found.items()}


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        cpu = next((line.split(": ")[1] for line in info.read_text().splitlines() if "model name" in line), cpu)
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def speed(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(figures: dict[Row, dict[str, float]], load: tuple[float, float], rounds: int, seconds: float) -> str:
    hearts = figures["hearts", "peer"]["decisions"]
    catan = figures["catanatron", "peer"]["decisions"]
    lines = [
        "# Speeds of the day",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}. Random play, one thread, one run: `make bench`.",
        f"Median of {rounds} rounds of {seconds:g} s, peers and ours in turn. Load of the machine (1 minute) before",
        f"{load[0]:.1f}, after {load[1]:.1f}; a second is a second of processor time. The ratios are what counts.",
        "",
        "| engine | how | decisions/s | games/s | one copy | × hearts | × catanatron |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for (name, how), row in figures.items():
        copy = f"{1e6 / row['copies']:.2f} µs"
        ratios = f"{row['decisions'] / hearts:.2f} | {row['decisions'] / catan:.1f}"
        label = PEER_NAMES.get(name, name)
        lines.append(f"| {label} | {how} | {speed(row['decisions'])} | {speed(row['games'])} | {copy} | {ratios} |")
    lines += ["", "## The aims", "", "| aim | reached |", "|---|---|"]
    lines += [f"| {aim} | {reached} |" for aim, reached in aims(figures, hearts, catan)]
    return "\n".join(lines) + "\n"


TIMES_HEARTS = {"durak": 6.0, "dragon_catchers": 6.0, "wyrmspan": 1.2, "flamecraft": 1.2, "tash_kalar": 0.6}
ALONE = 0.53  # Wyrmspan of one seat: half as fast again as at commit f90978b, which had 0.35


def aims(figures: dict[Row, dict[str, float]], hearts: float, catan: float) -> list[tuple[str, str]]:
    out = []
    for name, (game, seats, _) in CASES.items():
        if (name, "compiled") in figures:
            compiled, pure = figures[name, "compiled"], figures[name, "pure"]
            times = ALONE if seats == 1 else TIMES_HEARTS[game]
            out += [
                (f"{name}: compiled at least {times:g} × hearts", verdict(compiled["decisions"] / hearts, times, " ×")),
                (f"{name}: compiled copy under 0.5 µs", verdict(1e6 / compiled["copies"], 0.5, " µs", under=True)),
            ]
            if game in ("durak", "dragon_catchers"):
                out.append((f"{name}: pure at least 5 × catanatron", verdict(pure["decisions"] / catan, 5, " ×")))
    return out


def verdict(value: float, aim: float, unit: str, under: bool = False) -> str:
    met = value < aim if under else value >= aim
    return f"{'yes' if met else 'no'}, {value:.2f}{unit}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", default="", help="only these games, with commas between")
    parser.add_argument("--note", default="", help="a sentence for the table")
    args = parser.parse_args()
    prepare()
    wanted = args.games.split(",") if args.games else None
    cases = [name for name, case in CASES.items() if wanted is None or case[0] in wanted]
    rows: list[Row] = [(name, "peer") for name in PEERS]
    rows += [(name, how) for name in cases for how in ("pure", "compiled")]
    before = os.getloadavg()[0]
    figures = measure(rows, args.rounds, args.seconds)
    text = table(figures, (before, os.getloadavg()[0]), args.rounds, args.seconds)
    if args.note:
        text = text.replace("what counts.\n", f"what counts. {args.note}\n")
    (HERE / "TABLE.md").write_text(text, "utf-8")
    print("\n" + text)


if __name__ == "__main__":
    main()
