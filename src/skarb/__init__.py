"""Skarb: a digital table for five tabletop games. The programming interface; see docs/architecture.md.

>>> import skarb
>>> m = skarb.new("durak", seats=2, seed="first light")
>>> m.question.kind
'attack'
>>> m.choose(m.choices[0])
"""

import json
from typing import Any

from skarb import games
from skarb.kernel import match as _match
from skarb.kernel.match import Match, Thought
from skarb.kernel.question import Choice, Question
from skarb.kernel.refusal import Refusal, Refused
from skarb.kernel.state import Event, Result

__version__ = "0.1.0"
__all__ = [
    "Choice",
    "Event",
    "Match",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "Thought",
    "games",
    "load",
    "new",
    "position",
]


def _advise(match: Match, seat: int, seconds: float, seed: str | int) -> list[Thought]:
    from skarb import bots  # not before somebody asks

    return bots.hint(bots.sit(match, seat, f"hint {seed}"), seconds)


_match.advised_by(_advise)


def new(game: str, seats: int = 2, seed: str | int = 0, options: dict[str, Any] | None = None) -> Match:
    """Deal a new game. The same seed, seats and options give the same game for ever."""
    return _match.new(games.find(game), seats, seed, options)


def position(game: str, position: dict[str, Any], options: dict[str, Any] | None = None) -> Match:
    """A match from a position in the game's notation: for tests, puzzles, analysis."""
    found = games.find(game)
    if not isinstance(position, dict):  # compiled code takes nothing else
        raise Refused(Refusal(found.rule, "bad-position"))
    return _match.place(found, position, options)


def load(record: dict[str, Any] | str) -> Match:
    """Replay a record; every choice and the result are verified."""
    try:
        data = json.loads(record) if isinstance(record, str) else record
    except json.JSONDecodeError as error:
        raise Refused(Refusal("", "record-incomplete", what=str(error))) from error
    if not isinstance(data, dict):
        raise Refused(Refusal("", "record-incomplete", what=type(data).__name__))
    return _match.load(data, games.find)
