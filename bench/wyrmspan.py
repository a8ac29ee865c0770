"""Wyrmspan in figures: random solo games, decisions and copies of a state per second, on one core."""

from random import Random
from time import process_time

from skarb.games.wyrmspan import GAME
from skarb.kernel.chance import key_of
from skarb.kernel.playout import play_out
from skarb.kernel.state import State


def _random_games(seats: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second of random play, the deal included."""
    options = GAME.complete(seats, {})
    random = Random(1)
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        s = GAME.setup(seats, options, key_of(games))
        s.run()
        decisions += play_out(s, random)
        games += 1
    spent = process_time() - start
    return games / spent, decisions / spent


def _middle(seats: int) -> State:
    s = GAME.setup(seats, GAME.complete(seats, {}), key_of("middle"))
    s.run()
    random = Random(2)
    for _ in range(60 * seats):
        choices = [choice for choice in s.choices() if GAME.text(s, choice) != "pass"] or s.choices()
        s.answer(random.choice(choices))
    return s


def _copies(s: State, seconds: float) -> float:
    copies = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            s.copy()
        copies += 100
    return copies / (process_time() - start)


def figures(seconds: float = 2.0) -> dict[str, float]:
    games, solo = _random_games(1, seconds)
    _, decisions = _random_games(4, seconds)
    return {
        "random solo games/s": games,
        "random solo decisions/s": solo,
        "decisions/s": decisions,
        "copies/s": _copies(_middle(4), seconds),
    }


if __name__ == "__main__":
    for name, figure in figures().items():
        print(f"{name:24}{figure:12,.0f}")
