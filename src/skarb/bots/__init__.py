"""Bots: given a seat, they answer with a choice. They know no game, and see nothing that the seat may not know.

>>> from skarb import bots
>>> "greedy" in bots.levels()
True
"""

from collections.abc import Callable

from skarb.bots.greedy import Greedy, Thought
from skarb.bots.levels import Level
from skarb.bots.seat import Bot, Seat, sit
from skarb.bots.simple import Random
from skarb.kernel.refusal import refuse

__all__ = ["Bot", "Greedy", "Level", "Random", "Seat", "Thought", "find", "hint", "levels", "sit"]

LEVELS: dict[str, Callable[[float], Bot]] = {  # weakest first; given the seconds that a thought may take, 0 for any
    "random": lambda seconds: Random(),
    "novice": lambda seconds: Level("novice", seconds),
    "greedy": lambda seconds: Greedy(seconds=seconds),
    "adept": lambda seconds: Level("adept", seconds),
    "master": lambda seconds: Level("master", seconds),
}


def levels() -> list[str]:
    """The names of all levels, weakest first."""
    return list(LEVELS)


def find(level: str, seconds: float = 0.0) -> Bot:
    """A bot of that level. `seconds` cuts its thoughts short; without, the same seed gives the same answer."""
    if level not in LEVELS:
        raise refuse("", "bad-option", key="level", value=str(level))
    return LEVELS[level](seconds)


def hint(seat: Seat, seconds: float = 2.0) -> list[Thought]:
    """The seat's choices as a master sees them, best first, with their estimated value and how often each was tried."""
    return Level("master", seconds).thoughts(seat)
