"""How fast bots think: playouts, worlds and search iterations a second, ours pure and compiled beside other engines.

`python bench/bots.py` (by .venv) measures everything in turn and keeps bench/BOTS.md; it takes about four minutes.
A second is a second of processor time; only the gain by a second process is measured by the clock on the wall.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
VENVS = {"peer": ".venv-bench", "pure": ".venv", "compiled": ".venv-compiled"}
CASES = {
    "durak, 2 seats": ("durak", 2),
    "durak, 4 seats": ("durak", 4),
    "dragon_catchers, 2 seats": ("dragon_catchers", 2),
    "dragon_catchers, 4 seats": ("dragon_catchers", 4),
    "tash_kalar, 2 seats": ("tash_kalar", 2),
    "wyrmspan, 2 seats": ("wyrmspan", 2),
    "flamecraft, 2 seats": ("flamecraft", 2),
}
PEERS = {
    "hearts": "OpenSpiel 2.0 hearts, IS-MCTS in Python",
    "hearts C++": "OpenSpiel 2.0 hearts, IS-MCTS in C++",
    "gin_rummy": "OpenSpiel 2.0 gin rummy, IS-MCTS in Python",
    "gin_rummy C++": "OpenSpiel 2.0 gin rummy, IS-MCTS in C++",
    "catanatron": "catanatron 3.2, 4 seats",
}
POSITIONS = 3  # half-way through as many games
Row = tuple[str, str]  # (case or peer, "peer" | "pure" | "compiled")
Figures = dict[str, float]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """`work(i)` does something once more and says how much that was."""
    done = i = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        done += work(i)
        i += 1
    return done / spent


# -- ours --------------------------------------------------------------------------------------------------------------


def seats_half_way(game: str, seats: int) -> list[Any]:
    """Seats that are asked for a real choice in the middle of games of random play."""
    import skarb
    from skarb.bots import sit
    from skarb.kernel.playout import play_out

    out: list[Any] = []
    n = 0
    while len(out) < POSITIONS:
        n += 1
        half = play_out(skarb.new(game, seats, n).state.copy(), random.Random(n)) // 2
        match, chance = skarb.new(game, seats, n), random.Random(n)
        while match.question and (len(match.plies) < half or len(match.choices) < 2):
            match.choose(chance.choice(match.choices))
        if match.question:  # a game may be over before it
            out.append(sit(match, match.question.seat, n))
    return out


def ours(case: str, seconds: float) -> Figures:
    from skarb.bots import Level, Search
    from skarb.bots.search import grow
    from skarb.kernel.playout import play_out

    seats = seats_half_way(*CASES[case])
    chance = random.Random(1)
    states = [seat.state(0) for seat in seats]
    bots = [Level("master").bot(seat) for seat in seats]
    budget = max(bot.plan.iterations if isinstance(bot, Search) else 0 for bot in bots)
    for bot in bots:
        if isinstance(bot, Search):
            bot.plan.iterations = min(bot.plan.iterations, 200)  # a thought must be short beside the measuring

    def playout(i: int) -> int:
        play_out(states[i % POSITIONS].copy(), chance)
        return 1

    def world(i: int) -> int:
        seats[i % POSITIONS].state(i)
        return 1

    def think(i: int) -> int:
        seat, bot = seats[i % POSITIONS], bots[i % POSITIONS]
        if not isinstance(bot, Search):
            return sum(thought.visits for thought in bot.thoughts(seat))
        return sum(visits for _, visits, _ in grow(seat, bot.plan, 0.0, 0))

    out = {"playouts": rate(playout, seconds), "worlds": rate(world, seconds), "iterations": rate(think, seconds)}
    return {**out, "budget": float(budget)}


def together(case: str, seconds: float) -> Figures:
    """Iterations a second of the clock by one tree, and by two in two processes."""
    from skarb.bots import Crew, Plan, Search

    seat = seats_half_way(*CASES[case])[0]
    out = {}
    for trees in (1, 2):
        crew = Crew(trees)
        search = Search(Plan(iterations=10**9, seconds=seconds, trees=trees), crew if trees > 1 else None)
        Search(Plan(iterations=4, trees=trees), search.crew).search(seat)  # the processes start
        began = perf_counter()
        visits = sum(thought.visits for thought in search.search(seat))
        out[f"trees {trees}"] = visits / (perf_counter() - began)
        crew.close()
    return out


# -- peers -------------------------------------------------------------------------------------------------------------


def open_spiel(name: str, compiled: bool, seconds: float) -> Figures:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)

    def random_step(state: Any) -> None:
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])

    def half_way() -> Any:
        plies, state = 0, game.new_initial_state()
        while not state.is_terminal():
            random_step(state)
            plies += 1
        while True:
            state = game.new_initial_state()
            for _ in range(plies // 2):
                if not state.is_terminal():
                    random_step(state)
            while state.is_chance_node() or (not state.is_terminal() and len(state.legal_actions()) < 2):
                random_step(state)
            if not state.is_terminal():
                return state

    states = [half_way() for _ in range(POSITIONS)]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    if compiled:
        kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 100, -1, kind, False, True)
    else:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 100, allow_inconsistent_action_sets=True)

    def playout(i: int) -> int:
        state = states[i % POSITIONS].clone()
        while not state.is_terminal():
            random_step(state)
        return 1

    def world(i: int) -> int:
        state = states[i % POSITIONS]
        state.resample_from_infostate(state.current_player(), sampler)
        return 1

    def think(i: int) -> int:
        bot.step(states[i % POSITIONS])
        return 100

    return {"playouts": rate(playout, seconds), "worlds": rate(world, seconds), "iterations": rate(think, seconds)}


def catanatron(seconds: float) -> Figures:
    """It has no worlds, and the package no tree search."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = []
    for _ in range(POSITIONS):
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and len(game.state.actions) < 300:
            game.play_tick()
        games.append(game)

    def playout(i: int) -> int:
        games[i % POSITIONS].copy().play()
        return 1

    return {"playouts": rate(playout, seconds)}


def peer(name: str, seconds: float) -> Figures:
    random.seed(1)
    if name == "catanatron":
        return catanatron(seconds)
    game, _, how = name.partition(" ")
    return open_spiel(game, how == "C++", seconds)


# -- the table ---------------------------------------------------------------------------------------------------------


def measured(what: str, row: Row, seconds: float) -> Figures:
    python = str(ROOT / VENVS[row[1]] / "bin" / "python")
    words = [python, str(HERE / "bots.py"), "--measure", what, row[0], "--seconds", str(seconds)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{row} failed:\n{done.stderr}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    told = ", ".join(f"{key} {value:,.0f}" for key, value in found.items())
    print(f"{row[1]:9}{row[0]:26}{told}", flush=True)
    return found


def speed(figures: Figures, key: str) -> str:
    value = figures.get(key)
    return "–" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def text(found: dict[Row, Figures], pairs: dict[str, Figures], about: str) -> str:
    python, native = found["hearts", "peer"]["iterations"], found["hearts C++", "peer"]["iterations"]
    catan = found["catanatron", "peer"]["playouts"]
    lines = [
        "# How fast bots think",
        "",
        about,
        "A playout is a copy of a state half-way through a game, played to its end at random. A world is a state",
        "redealt so that it agrees with all that a seat knows. An iteration is one of the search as the master of the",
        "game does it: our worlds, tree and rule of thumb (and quick answers, where the game has its master play on);",
        "theirs with random play to the end. Games differ: ratios between them say how long a thought takes, no more.",
        "",
        "| game | how | playouts/s | worlds/s | iterations/s | × hearts, Python | × hearts, C++ | playouts × catanatron"
        " | master: ms a choice |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for (name, how), row in found.items():
        pace = row.get("iterations", 0.0)
        budget = f"{1000 * row['budget'] / pace:,.0f}" if row.get("budget") else "–"
        ratios = f"{pace / python:.2f} | {pace / native:.3f}" if pace else "– | –"
        lines.append(
            f"| {PEERS.get(name, name)} | {how} | {speed(row, 'playouts')} | {speed(row, 'worlds')} |"
            f" {speed(row, 'iterations')} | {ratios} | {row['playouts'] / catan:.1f} | {budget} |"
        )
    lines += [
        "",
        "## Two trees in two processes",
        "",
        "| game | one tree, it/s | two, it/s | gain |",
        "|---|--:|--:|--:|",
    ]
    for name, row in pairs.items():
        one, two = row["trees 1"], row["trees 2"]
        lines.append(f"| {name}, compiled | {one:,.0f} | {two:,.0f} | {two / one:.2f} × |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", nargs=2, metavar=("WHAT", "CASE"), help="one row, as JSON; the table calls it")
    parser.add_argument("--seconds", type=float, default=1.2, help="for each figure")
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    if args.measure:
        what, case = args.measure
        print(json.dumps({"peer": peer, "ours": ours, "together": together}[what](case, args.seconds)))
        return
    from table import machine, prepare

    prepare()
    before = os.getloadavg()[0]
    rows = [(name, "peer") for name in PEERS] + [(name, how) for name in CASES for how in ("pure", "compiled")]
    found: dict[Row, list[Figures]] = {row: [] for row in rows}
    pairs: dict[str, list[Figures]] = {name: [] for name in CASES if "2 seats" in name}
    for _ in range(args.rounds):
        for row in rows:
            found[row].append(measured("peer" if row[1] == "peer" else "ours", row, args.seconds))
        for name in pairs:
            pairs[name].append(measured("together", (name, "compiled"), args.seconds))
    about = (
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}. Median of {args.rounds} rounds of {args.seconds:g} s a figure, all"
        f" in turn, on one thread: `.venv/bin/python bench/bots.py`.\nLoad of the machine (1 minute)"
        f" before {before:.1f}, after {os.getloadavg()[0]:.1f}."
    )
    told = text(
        {row: middle(all_) for row, all_ in found.items()}, {n: middle(all_) for n, all_ in pairs.items()}, about
    )
    (HERE / "BOTS.md").write_text(told, "utf-8")
    print("\n" + told)


def middle(rows: list[Figures]) -> Figures:
    return {key: median(row[key] for row in rows) for key in rows[0]}


if __name__ == "__main__":
    sys.exit(main())
