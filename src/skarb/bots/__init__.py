"""Bots: given a seat, they answer with a choice. They know no game, and see nothing that the seat may not know.

>>> from skarb import bots
>>> "greedy" in bots.levels()
True
"""

from collections.abc import Callable

from skarb.bots.greedy import Greedy, Thought
from skarb.bots.seat import Bot, Seat, sit
from skarb.bots.simple import Random
from skarb.kernel.refusal import refuse

__all__ = ["Bot", "Greedy", "Random", "Seat", "Thought", "find", "hint", "levels", "sit"]

LEVELS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}  # weakest first


def levels() -> list[str]:
    """The names of all levels, weakest first."""
    return list(LEVELS)


def find(level: str) -> Bot:
    """A bot of that level."""
    if level not in LEVELS:
        raise refuse("", "bad-option", key="level", value=str(level))
    return LEVELS[level]()


def hint(seat: Seat) -> list[Thought]:
    """The seat's choices, best first, with their estimated value."""
    return Greedy().thoughts(seat)
