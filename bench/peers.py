"""Other engines, random play on one thread, each driven in the fastest way that it offers to Python.

Seconds are seconds of processor time, so that a busy machine does not change much.

Runs in .venv-bench: `python bench/peers.py NAME SECONDS` prints decisions, games and copies a second as JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from copy import deepcopy
from time import process_time
from typing import Any


def catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    game = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(150):
        game.play_tick()
    return measure(play, game.copy, seconds)


def open_spiel(name: str) -> Callable[[float], dict[str, float]]:
    def run(seconds: float) -> dict[str, float]:
        import pyspiel

        game = pyspiel.load_game(name)

        def play(most: int = 1 << 30) -> Any:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal() and decisions < most:
                legal = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(legal[int(random.random() * len(legal))])
            return state if most < 1 << 30 else decisions

        return measure(play, play(20).clone, seconds)

    return run


def rlcard_uno(seconds: float) -> dict[str, float]:
    import rlcard

    game = rlcard.make("uno").game

    def play(most: int = 1 << 30) -> int:
        game.init_game()
        decisions = 0
        while not game.is_over() and decisions < most:
            legal = game.get_legal_actions()
            game.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    def copies() -> Any:
        play(10)
        return lambda: deepcopy(game)

    return measure(play, copies(), seconds)


def rlcard_gin(seconds: float) -> dict[str, float]:
    import rlcard

    game = rlcard.make("gin-rummy").game

    def play(most: int = 1 << 30) -> int:
        game.init_game()
        decisions = 0
        while not game.is_over() and decisions < most:
            legal = game.judge.get_legal_actions()
            game.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    def copies() -> Any:
        play(10)
        return lambda: deepcopy(game)

    return measure(play, copies(), seconds)


def measure(play: Callable[[], int], copy: Callable[[], Any], seconds: float) -> dict[str, float]:
    """`play` plays one game and gives its decisions."""
    copies = 0
    began = process_time()
    while (spent := process_time() - began) < seconds / 4:
        for _ in range(10):
            copy()
        copies += 10
    copying = copies / spent
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play()
        games += 1
    return {"decisions": decisions / spent, "games": games / spent, "copies": copying}


PEERS: dict[str, Callable[[float], dict[str, float]]] = {
    "catanatron": catanatron,
    "hearts": open_spiel("hearts"),
    "crazy_eights": open_spiel("crazy_eights"),
    "uno": rlcard_uno,
    "gin_rummy": rlcard_gin,
}

if __name__ == "__main__":
    random.seed(1)
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
