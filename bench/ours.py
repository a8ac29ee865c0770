"""Our games, random play on one thread, driven inside the package: `skarb.kernel.playout`.

Runs pure in .venv and compiled in .venv-compiled: `python bench/ours.py CASE SECONDS` prints decisions, games and
copies a second as JSON. A game may have its own file bench/<game>.py for more; this one measures all of them alike.
"""

import json
import sys
from random import Random
from time import process_time
from typing import Any

from skarb.games import find
from skarb.kernel.chance import key_of
from skarb.kernel.playout import play_out
from skarb.kernel.state import State

RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]

CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "durak, 4 seats, all nine sets": ("durak", 4, {"mode": "sorcery", "enchanted": RANKS}),
    "durak, 2 seats": ("durak", 2, {}),
    "dragon_catchers, 4 seats": ("dragon_catchers", 4, {}),
    "dragon_catchers, 2 seats": ("dragon_catchers", 2, {}),
    "tash_kalar, 2 seats": ("tash_kalar", 2, {}),
    "wyrmspan, 2 seats": ("wyrmspan", 2, {}),
    "wyrmspan, 1 seat": ("wyrmspan", 1, {}),
    "flamecraft, 3 seats": ("flamecraft", 3, {}),
}


_complete: dict[int, dict[str, Any]] = {}  # by case: its options, read once, as a peer's game is loaded once


def deal(case: tuple[str, int, dict[str, Any]], seed: str) -> State:
    name, seats, options = case
    game = find(name)
    if id(case) not in _complete:
        _complete[id(case)] = game.complete(seats, options)
    s = game.setup(seats, _complete[id(case)], key_of(seed))
    s.run()
    return s


def middle(case: tuple[str, int, dict[str, Any]]) -> State:
    """A state half-way through a game."""
    random = Random(1)
    half = play_out(deal(case, "middle"), random) // 2
    s = deal(case, "middle")
    random = Random(1)
    for _ in range(half):
        choices = s.choices()
        s.answer(choices[int(random.random() * len(choices))])
    return s


def figures(case: tuple[str, int, dict[str, Any]], seconds: float) -> dict[str, float]:
    copy = middle(case).copy
    copies = 0
    began = process_time()
    while (spent := process_time() - began) < seconds / 4:
        for _ in range(1000):
            copy()
        copies += 1000
    copying = copies / spent
    random = Random(1)
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play_out(deal(case, str(games)), random)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent, "copies": copying}


if __name__ == "__main__":
    print(json.dumps(figures(CASES[sys.argv[1]], float(sys.argv[2]))))
