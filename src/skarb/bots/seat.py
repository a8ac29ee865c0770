"""A seat as a bot holds it: view, questions, choices, and worlds dealt by its own chance.

A seat never holds the true state. It is made from a world: a state redealt into something that agrees with all the
seat knows, so there is nothing behind it that a bot could reach. It pickles, so bots may think in other processes:
as plain data, for the classes there may be compiled and those here not.
"""

import random
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.match import Match
from skarb.kernel.plain import freeze, thaw
from skarb.kernel.question import Choice, Question
from skarb.kernel.state import Ask, State
from skarb.texts import say, spoken


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """Make it with `sit(match, number, seed)`. `seed` is the bot's own chance, never the game's."""

    def __init__(self, game: Game[Any], imagined: State, options: dict[str, Any], number: int, seed: str | int) -> None:
        self.game = game
        self.options = options
        self.number = number
        self.seed = seed
        self.random = random.Random(key_of(f"bot {seed}"))
        self._imagined = imagined
        self._match = Match(game, imagined, options)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return seated, (self.game, freeze(self._imagined), self.options, self.number, self.seed)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._match.seats

    @property
    def names(self) -> list[str]:
        """What the notation calls the seats."""
        return self.game.names(self._match.state)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as JSON."""
        return self._match.view(self.number)

    @property
    def questions(self) -> list[Question]:
        """The seat's own open questions, standing offers last."""
        return self._match.asked(self.number)

    @property
    def question(self) -> Question | None:
        """What the seat is asked; None while it waits. Never a standing offer."""
        for question in self.questions:
            if not question.offer:
                return question
        return None

    @property
    def legal(self) -> list[Choice]:
        """The legal answers to `question`; every world has the same."""
        question = self.question
        return [] if question is None else question.legal

    @property
    def choices(self) -> list[str]:
        """The same in the game's notation."""
        return [choice.text for choice in self.legal]

    @property
    def packed(self) -> list[int]:
        """The same as numbers, for thinking in states."""
        return [choice.packed for choice in self.legal]

    def label(self, choice: str, lang: str = "en") -> str:
        """A choice in words."""
        for legal in self.legal:
            if legal.text == choice:
                message, args = legal.label
                return say(lang, self.game.id, message, **spoken(args, self.names))
        return choice

    def state(self, seed: str | int) -> State:
        """A state that agrees with all the seat knows, for thinking in packed choices: see `asks`."""
        world: State = self.game.world(self._imagined, self.number, key_of(f"world {self.seed} {seed}"))
        return world

    def world(self, seed: str | int) -> Match:
        """The same as a match."""
        return Match(self.game, self.state(seed), self.options)


def seated(game: Game[Any], frozen: Any, options: dict[str, Any], number: int, seed: str | int) -> Seat:
    """A seat that was sent from another process."""
    return Seat(game, thaw(frozen, game.kinds), options, number, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Protocol):
    """Anything with `choose`. The answer is one of `seat.choices`."""

    def choose(self, seat: Seat) -> str: ...


def sit(match: Match, number: int, seed: str | int) -> Seat:
    """The seat of a match. What it may not know is dealt anew by `seed` before a bot gets it."""
    s = match.state
    imagined = match.game.world(s, number, key_of(f"seat {seed}"))
    if imagined is s or (s.key and imagined.key == s.key):
        raise RuntimeError(f"a world of {match.game.id} must not share the state or the chance of the match")
    return Seat(match.game, imagined, match.options, number, seed)


def asks(s: State, seat: int) -> "Ask[Any] | None":
    """The question that the seat is asked, if it is asked any."""
    ask = s.asking()
    return ask if ask is not None and seat in ask.seats(s) else None
