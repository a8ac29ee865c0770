"""Bots: given a seat, they answer with a choice. They know no game, and see nothing that the seat may not know.

>>> from skarb import bots
>>> "greedy" in bots.levels()
True
"""

from collections.abc import Callable

from skarb.bots.greedy import Greedy
from skarb.bots.levels import PATIENCE, Level
from skarb.bots.reasons import reasons
from skarb.bots.search import Crew, Search
from skarb.bots.seat import Bot, Seat, sit
from skarb.bots.simple import Random
from skarb.kernel.match import Thought
from skarb.kernel.plan import Plan
from skarb.kernel.refusal import refuse

__all__ = [
    "PATIENCE",
    "Bot",
    "Crew",
    "Greedy",
    "Level",
    "Plan",
    "Random",
    "Search",
    "Seat",
    "Thought",
    "find",
    "hint",
    "judge",
    "levels",
    "reasons",
    "sit",
]

LEVELS: dict[str, Callable[[float, int], Bot]] = {  # weakest first; given seconds (0: any) and cores for a thought
    "random": lambda seconds, cores: Random(),
    "novice": lambda seconds, cores: Level("novice", seconds, cores),
    "greedy": lambda seconds, cores: Greedy(seconds=seconds),
    "adept": lambda seconds, cores: Level("adept", seconds, cores),
    "master": lambda seconds, cores: Level("master", seconds, cores),
    "grandmaster": lambda seconds, cores: Level("grandmaster", seconds, cores),
}


def levels() -> list[str]:
    """The names of all levels, weakest first."""
    return list(LEVELS)


def find(level: str, seconds: float = 0.0, cores: int = 1) -> Bot:
    """A bot of that level. `seconds` cuts its thoughts short; without, the same seed gives the same answer."""
    if level not in LEVELS:
        raise refuse("", "bad-option", key="level", value=str(level))
    return LEVELS[level](seconds, cores)


def judge(level: str, iterations: int = 0) -> Level | Greedy:
    """Who judges played choices: any level that thinks. `iterations` (or worlds), if not 0, instead of its own."""
    if level == "greedy":
        return Greedy(worlds=iterations or 8)
    if level == "random" or level not in LEVELS:
        raise refuse("", "bad-option", key="level", value=str(level))
    return Level(level, iterations=iterations)


def hint(seat: Seat, seconds: float = 2.0) -> list[Thought]:
    """The seat's choices as a grandmaster sees them (a master, where the game has learned nothing), best first, with
    their estimated value and how often each was tried.

    The first says what speaks for it.
    """
    level = Level("grandmaster", seconds)
    thoughts = level.thoughts(seat)
    if len(thoughts) > 1:
        thoughts[0].reasons = reasons(seat, thoughts[0].choice, thoughts[1].choice, level.plan(seat).network)
    return thoughts
