"""A rulebook: everything the platform ever asks of a game, on one page. It holds no state."""

from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from skarb.kernel.option import Option, complete
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclass it in `skarb/games/<id>/__init__.py`, and name the one instance `GAME`."""

    id: ClassVar[str] = ""
    version: ClassVar[str] = "1"  # of the rules: records and tables carry it
    replays: ClassVar[tuple[str, ...]] = ()  # older versions whose records still replay to the same end
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    options_rule: ClassVar[str] = ""  # cited for an unknown option or a seat count that does not exist

    # -- beginning ---------------------------------------------------------------------------------------------------

    def complete(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """All options with their values, or a refusal. Override to check what options mean together."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise refuse(self.options_rule, "bad-seats", seats=str(seats), allowed=", ".join(map(str, self.seats)))
        return complete(self.options, self.options_rule, seats, options)

    def setup(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        """A state whose stack begins the game; the caller runs it. `options` are complete."""
        raise NotImplementedError

    def place(self, position: dict[str, Any], options: dict[str, Any] | None) -> State:
        """A state in the position; the caller runs it. Anything wrong is refused."""
        raise NotImplementedError

    # -- what the edges see ------------------------------------------------------------------------------------------

    def seats_of(self, s: State) -> int:
        raise NotImplementedError

    def names(self, s: State) -> list[str]:
        """What the notation calls the seats: the position's names, or A, B, C …"""
        return [chr(65 + i) for i in range(self.seats_of(s))]

    def sides(self, s: State) -> list[int]:
        """Which side each seat plays for: partners have the same number. By default everybody for himself."""
        return list(range(self.seats_of(s)))

    def position(self, s: State) -> dict[str, Any]:
        """The whole position, full information, in the game's notation."""
        raise NotImplementedError

    def text(self, s: State, choice: int) -> str:
        """A choice in the game's notation. Stable for ever: records are made of it."""
        raise NotImplementedError

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        """The elements of the page that one touches to make this choice, in order."""
        return ["list:" + self.text(s, choice)]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """All that the seat (None: a spectator) may know, as JSON. The only way out."""
        raise NotImplementedError

    def world(self, s: State, seat: int, key: bytes) -> State:
        """A copy, redealt with the chance of `key` into any state that the seat cannot rule out."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        """Why `text`, which is not among the seat's choices, is not legal."""
        raise NotImplementedError

    def why_not_undo(self, before: State, after: State, seat: int) -> Refusal | None:
        """A game's own limit on undo, beyond the walls of the state."""
        return None

    # -- what people read; every message id is one of the game's texts, see `skarb.texts.say` --------------------------

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        """A choice for people: message id and arguments, such as ("choice-beat", {"card": "@card-10S"})."""
        return "choice", {"text": self.text(s, choice)}

    def cards(self) -> list[str]:
        """The ids of all cards that have a text; `card-<id>` is the message with a card's name."""
        return []

    def card_text(self, card: str, lang: str) -> str:
        """What a card does, in words made from its data."""
        return ""

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        """A view as something `rich` can print; None: the command line prints the view as it is."""
        return None

    # -- what bots ask -----------------------------------------------------------------------------------------------

    def value(self, s: State, seat: int) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won), by a rule of thumb; exact when the game is over."""
        return 0.5 if s.result is None else float(seat in s.result.winners)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        """A sensible answer to the first question at little cost, for playing on in a search; by default any.

        UNANSWERED: so far and no further, this is a good moment to judge by `value`.
        """
        return choices[int(random.random() * len(choices))]

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        """How a level ("novice", "adept", "master") thinks where its usual way does not fit: see `bots/levels.py`."""
        return {}

    def solve(self, s: State) -> tuple[int, float] | None:
        """The best answer and its exact value for the seat asked first, where perfect play can be worked out."""
        return None

    def progress(self, s: State) -> list[float]:
        """Each seat's score so far, as everybody may know it, for charts; empty if the game has none."""
        return []
