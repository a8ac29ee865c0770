"""Steps a second with observations: our vector environment beside the environments of others, on one core.

Everything is driven at random in the way its makers intend: observation and legal actions of the seat to act are there
before every step. Seconds are seconds of processor time, each case is measured in turn several times, and the median
counts: on a busy machine the ratios mean more than the numbers. Peers run in .venv-bench (bench/requirements.txt, and
by hand `pettingzoo[classic]` and `pgx`; who is not installed is left out and named), ours in .venv-compiled.

`python bench/env.py` writes bench/ENV.md; `--rounds` and `--seconds` say how long, `--one NAME SECONDS` is one case.
"""

import argparse
import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from time import process_time

HERE = Path(__file__).parent
ROOT = HERE.parent
GAMES = 256  # at once, of ours and of pgx
AIMS = [  # who, how many times as fast as whom (nobody: so many a second)
    (("durak", "dragon_catchers"), 10.0, "rlcard UNO"),
    (("durak", "dragon_catchers"), 1.0, "OpenSpiel hearts"),
    (("tash_kalar", "wyrmspan", "flamecraft"), 30_000.0, ""),
]
OURS = {
    "durak, 2 seats": ("durak", 2),
    "durak, 4 seats": ("durak", 4),
    "dragon_catchers, 2 seats": ("dragon_catchers", 2),
    "dragon_catchers, 4 seats": ("dragon_catchers", 4),
    "tash_kalar, 2 seats": ("tash_kalar", 2),
    "wyrmspan, 2 seats": ("wyrmspan", 2),
    "wyrmspan, 1 seat": ("wyrmspan", 1),
    "flamecraft, 3 seats": ("flamecraft", 3),
    "flamecraft, 1 seat": ("flamecraft", 1),
}
Step = Callable[[], int]  # plays on, and says how many steps that was


def ours(game: str, seats: int) -> Step:
    import numpy as np

    from skarb.env import Vector

    games, chance = Vector(game, GAMES, seats), np.random.default_rng(1)
    seen = games.reset(1)

    def play() -> int:
        nonlocal seen
        seen = games.step(seen.any(chance))
        return GAMES

    return play


def rlcard_uno() -> Step:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return play


def open_spiel(name: str) -> Callable[[], Step]:
    def made() -> Step:
        import pyspiel

        game = pyspiel.load_game(name)
        # 2.0.2 says of hearts "ObservationTensorShape unimplemented" and has an information state tensor alone
        shown = game.get_type().provides_observation_tensor

        def play() -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    seat = state.current_player()
                    state.observation_tensor(seat) if shown else state.information_state_tensor(seat)
                    steps += 1
                state.apply_action(legal[int(random.random() * len(legal))])
            return steps

        return play

    return made


def pettingzoo(name: str) -> Callable[[], Step]:
    def made() -> Step:
        from importlib import import_module

        import numpy as np

        env = import_module(f"pettingzoo.classic.{name}").env()

        def play() -> int:
            env.reset(seed=random.randrange(2**31))
            steps = 0
            for _ in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(int(random.choice(np.flatnonzero(mask))))
                steps += 1
            return steps

        return play

    return made


def pgx(name: str) -> Callable[[], Step]:
    def made() -> Step:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(name)  # type: ignore[arg-type]
        init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def move(state, key):  # type: ignore[no-untyped-def]
            key, choose, reset = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            return step(state, jax.random.categorical(choose, logits), jax.random.split(reset, GAMES)), key

        state, key = init(jax.random.split(jax.random.PRNGKey(1), GAMES)), jax.random.PRNGKey(2)
        state, key = move(state, key)
        jax.block_until_ready(state.observation)

        def play() -> int:
            nonlocal state, key
            state, key = move(state, key)
            jax.block_until_ready(state.observation)
            return GAMES

        return play

    return made


PEERS: dict[str, tuple[str, Callable[[], Step]]] = {
    "rlcard UNO": ("rlcard 1.2 UNO, 2 seats", rlcard_uno),
    "OpenSpiel hearts": ("OpenSpiel 2.0 hearts (C++), 4 seats, information state tensor", open_spiel("hearts")),
    "OpenSpiel crazy eights": (
        "OpenSpiel 2.0 crazy eights (C++), 5 seats, observation tensor",
        open_spiel("crazy_eights"),
    ),
    "PettingZoo connect four": ("PettingZoo connect four", pettingzoo("connect_four_v3")),
    "PettingZoo chess": ("PettingZoo chess", pettingzoo("chess_v6")),
    "PettingZoo hold'em": ("PettingZoo Texas hold'em (rlcard)", pettingzoo("texas_holdem_v4")),
    "pgx connect four": (f"pgx connect four, {GAMES} games at once on CPU", pgx("connect_four")),
    "pgx leduc": (f"pgx Leduc hold'em, {GAMES} games at once on CPU", pgx("leduc_holdem")),
}


def one(name: str, seconds: float) -> float:
    play = ours(*OURS[name]) if name in OURS else PEERS[name][1]()
    play()
    steps, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        steps += play()
    return steps / spent


def measured(rounds: int, seconds: float) -> tuple[dict[str, float], list[str]]:
    """The median speed of every case, and who could not be measured."""
    found: dict[str, list[float]] = {name: [] for name in (*PEERS, *OURS)}
    missing: list[str] = []
    for turn in range(rounds):
        for name in found:
            if name in missing:
                continue
            python = ROOT / (".venv-compiled" if name in OURS else ".venv-bench") / "bin" / "python"
            taskset = ["taskset", "-c", str(turn % 2)] if sys.platform == "linux" else []  # one core, whatever it likes
            job = [*taskset, str(python), __file__, "--one", name, str(seconds)]
            done = subprocess.run(job, capture_output=True, text=True)
            if done.returncode:
                missing.append(f"{name}: {done.stderr.strip().splitlines()[-1]}")
                missing.append(name)
                continue
            found[name].append(json.loads(done.stdout.splitlines()[-1]))
            print(f"{turn + 1}/{rounds}  {name:28}{found[name][-1]:12,.0f}/s", flush=True)
    return {name: median(some) for name, some in found.items() if some}, [each for each in missing if ": " in each]


def table(speed: dict[str, float], missing: list[str], rounds: int, seconds: float) -> str:
    uno, hearts = speed["rlcard UNO"], speed["OpenSpiel hearts"]
    lines = [
        "# Steps a second, with observations",
        "",
        f"`python bench/env.py`, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, one core"
        f" ({platform.machine()}), {rounds} rounds of {seconds:g} s of processor time, all in turn, the median.",
        "A step is one decision of one seat, with its observation and legal actions before it, at random. Ours is the",
        f"compiled `Vector` with {GAMES} games at once, as somebody who trains would have: floats, and",
        "masks or rows. pgx has as many.",
        f"Other work ran beside it (load {getloadavg()[0]:.0f} on {cpu_count()} cores at the end): read the ratios.",
        "",
        "| environment | steps a second | × rlcard UNO | × OpenSpiel hearts |",
        "|---|--:|--:|--:|",
    ]
    for name, value in speed.items():
        said = f"**{name}**" if name in OURS else PEERS[name][0]
        lines.append(f"| {said} | {value:,.0f} | {value / uno:.1f} | {value / hearts:.2f} |")
    lines += ["", "| aim | the slowest case | reached |", "|---|--:|---|"]
    for games, least, peer in AIMS:
        slowest = min(speed[name] for name, (game, _) in OURS.items() if game in games)
        found = slowest / speed[peer] if peer else slowest
        aim = f"≥ {least:,.0f} × {peer}" if peer else f"≥ {least:,.0f} a second"
        told = f"{found:.1f} ×" if peer else f"{found:,.0f}"
        lines.append(f"| {', '.join(games)}: {aim} | {told} | {'yes' if found >= least else 'no'} |")
    if missing:
        lines += ["", "Not measured here:", "", *[f"- {each}" for each in missing]]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--one", nargs=2, metavar=("NAME", "SECONDS"))
    args = parser.parse_args()
    if args.one:
        random.seed(1)
        print(json.dumps(one(args.one[0], float(args.one[1]))))
        return
    text = table(*measured(args.rounds, args.seconds), args.rounds, args.seconds)
    print(text)
    (HERE / "ENV.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
