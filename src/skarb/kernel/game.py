"""A game, as the platform knows it: everything it is ever asked, on one page. It holds no state.

A game is no class of its own but a record: facts, and one function for each question, from the room that knows the
answer. `S` is the game's state, so that mypy checks every room against it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from skarb.kernel.features import Features
from skarb.kernel.option import Option, complete
from skarb.kernel.plan import Plan
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import UNANSWERED, Result, State

S = TypeVar("S", bound=State)
Complete = Callable[[int, dict[str, Any] | None], dict[str, Any]]
_made: dict[str, "Game[Any]"] = {}  # by id; a process that thinks for another finds its game here


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Make one in `skarb/games/<id>/game.py` and call it `GAME`."""

    def __init__(
        self,
        *,
        id: str,
        seats: tuple[int, ...],
        rule: str,  # cited for an unknown option and a position that nobody can read
        setup: Callable[[int, dict[str, Any], bytes], S],
        place: Callable[[dict[str, Any], dict[str, Any] | None, Complete], S],
        kinds: list[Callable[..., Any]],
        seats_of: Callable[[S], int],
        position: Callable[[S], dict[str, Any]],
        text: Callable[[S, int], str],
        view: Callable[[S, int | None], Mapping[str, Any]],
        world: Callable[[S, int, bytes], S],
        why_not: Callable[[S, int, str], Refusal],
        version: str = "1",  # of the rules: records and tables carry it
        replays: tuple[str, ...] = (),  # older versions whose records still replay to the same end
        seats_rule: str = "",  # cited for a number of seats that does not exist; without one it is `rule`
        options: tuple[Option, ...] = (),
        check: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None,
        names: Callable[[S], list[str]] | None = None,
        sides: Callable[[S], list[int]] | None = None,
        touches: Callable[[S, int, int], list[str]] | None = None,
        why_not_touch: Callable[[S, int, list[str]], Refusal | None] | None = None,
        why_not_undo: Callable[[S, S, int], Refusal | None] | None = None,
        takes_back: Callable[[S, int, int], bool] | None = None,
        label: Callable[[S, int], tuple[str, dict[str, Any]]] | None = None,
        cards: list[str] | None = None,
        card_text: Callable[[str, str], str] | None = None,
        picture: Callable[[dict[str, Any], str], Any] | None = None,
        value: Callable[[S, int], float] | None = None,
        judge: Callable[[S, int], float] | None = None,
        parts: Callable[[S, int], dict[str, float]] | None = None,
        quick: Callable[[S, list[int], Random], int] | None = None,
        hurry: Callable[[S, int, Random], None] | None = None,
        thinking: Callable[[str, int], Plan | None] | None = None,
        weigh: Callable[[S, int, list[int]], dict[int, float]] | None = None,
        solve: Callable[[S], tuple[int, float] | None] | None = None,
        progress: Callable[[S], list[float]] | None = None,
        features: Features[S] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.replays = replays
        self.seats = seats
        self.options = options
        self.rule = rule
        self.seats_rule = seats_rule or rule

        # -- beginning -------------------------------------------------------------------------------------------------

        self.check = check  # complete options in their one form, or a refusal if they do not go together
        self.setup = setup  # (seats, complete options, key): a state whose stack begins the game; the caller runs it
        self.place = place  # (position, options, `complete`): the state there, or a refusal; the caller runs it
        self.kinds = {kind.__name__: kind for kind in [*kinds, Result]}  # all that a state is made of, for snapshots

        # -- what the edges see ----------------------------------------------------------------------------------------

        self.seats_of = seats_of
        self._names = names
        self._sides = sides
        self.position = position  # the whole position, full information, in the game's notation
        self.text = text  # a choice in the game's notation; stable for ever, for records are made of it
        self._touches = touches
        self.view = view  # all that a seat (None: a spectator) may know, as JSON: the only way out
        self.world = world  # (state, seat, key): a copy, redealt into any state that the seat cannot rule out
        self.why_not = why_not  # why a text, which is not among the seat's choices, is not legal
        self._why_not_touch = why_not_touch
        self._why_not_undo = why_not_undo
        self._takes_back = takes_back

        # -- what people read; message ids are those of the game's texts, see `skarb.texts.say` ------------------------

        self._label = label
        self.cards = cards or []  # ids of all cards that have a text; `card-<id>` is the message with a card's name
        self._card_text = card_text
        self._picture = picture

        # -- what bots ask ---------------------------------------------------------------------------------------------

        self._value = value
        self._judge = judge
        self._parts = parts
        self._quick = quick
        self._hurry = hurry
        self._weigh = weigh
        self._thinking = thinking
        self._solve = solve
        self._progress = progress
        self.features = (
            features  # a position and choices as numbers, for those who learn; None: nobody has written them
        )
        _made[id] = self

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.home, self.id)

    @property
    def home(self) -> str:
        """The package (or module) that it is written in."""
        module = self.setup.__module__
        package, found, _ = module.partition(f".{self.id}.")
        return f"{package}.{self.id}" if found else module

    def complete(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """All options with their values, or a refusal."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise refuse(self.seats_rule, "bad-seats", seats=str(seats), allowed=", ".join(map(str, self.seats)))
        out = complete(self.options, self.rule, seats, options)
        return out if self.check is None else self.check(seats, out)

    def names(self, s: S) -> list[str]:
        """What the notation calls the seats: the position's names, or A, B, C …"""
        return [chr(65 + i) for i in range(self.seats_of(s))] if self._names is None else self._names(s)

    def sides(self, s: S) -> list[int]:
        """Which side each seat plays for: partners have the same number. By default everybody for himself."""
        return list(range(self.seats_of(s))) if self._sides is None else self._sides(s)

    def together(self, s: S) -> bool:
        """Whether there is one side only: all win or lose as one, be it several or somebody who plays alone."""
        return len(set(self.sides(s))) == 1

    def touches(self, s: S, seat: int, choice: int) -> list[str]:
        """The elements of the page that one touches to make this choice, in order."""
        return ["list:" + self.text(s, choice)] if self._touches is None else self._touches(s, seat, choice)

    def why_not_touch(self, s: S, seat: int, path: list[str]) -> Refusal | None:
        """Why touches that lead to no choice do not; None: they are no attempt at one (somebody looks at a card)."""
        return None if self._why_not_touch is None else self._why_not_touch(s, seat, path)

    def why_not_undo(self, before: S, after: S, seat: int) -> Refusal | None:
        """A game's own limit on undo, beyond the walls of the state."""
        return None if self._why_not_undo is None else self._why_not_undo(before, after, seat)

    def takes_back(self, s: S, seat: int, last: int) -> bool:
        """Whether the seat may take back what `last` has just chosen; by default that is for `last` alone."""
        return seat == last or (self._takes_back is not None and self._takes_back(s, seat, last))

    def label(self, s: S, choice: int) -> tuple[str, dict[str, Any]]:
        """A choice for people: message id and arguments, such as ("choice-beat", {"card": "@card-10S"})."""
        return ("choice", {"text": self.text(s, choice)}) if self._label is None else self._label(s, choice)

    def card_text(self, card: str, lang: str) -> str:
        """What a card does, in words made from its data."""
        return "" if self._card_text is None else self._card_text(card, lang)

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        """A view as something `rich` can print; None: the command line prints the view as it is."""
        return None if self._picture is None else self._picture(view, lang)

    def value(self, s: S, seat: int) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won), by a rule of thumb. When the game is over: whether it
        won and, where there are points, a little by how much (`kernel/standing.py`)."""
        if self._value is not None:
            return self._value(s, seat)
        return 0.5 if s.result is None else float(seat in s.result.winners)

    def judge(self, s: S, seat: int) -> float:
        """The same where a search ends its walk, by more than a rule of thumb if the game has it: never compared with
        what other moments are worth."""
        return self.value(s, seat) if self._judge is None else self._judge(s, seat)

    def parts(self, s: S, seat: int) -> dict[str, float]:
        """What `value` is made of, by name and in one unit, less what the others have of it: why a hint advises what it
        does. While a game lasts, the greater sum goes with the greater value; `reason-<name>` says it to people."""
        return {} if self._parts is None else self._parts(s, seat)

    def quick(self, s: S, choices: list[int], random: Random) -> int:
        """A sensible answer to the first question at little cost, for playing on in a search; by default any.

        UNANSWERED: so far and no further, this is a good moment to judge by `value`.
        """
        if self._quick is None:
            return choices[int(random.random() * len(choices))]
        return self._quick(s, choices, random)

    def hurry(self, s: S, most: int, random: Random) -> None:
        """Quick answers to so many questions (below 0: to the end), or up to a good moment to judge. A game that plays
        on often may do so without listing what it does not choose."""
        if self._hurry is not None:
            self._hurry(s, most, random)
            return
        while s.stack and most != 0:
            choices = s.choices()
            choice = choices[0] if len(choices) == 1 else self.quick(s, choices, random)
            if choice == UNANSWERED:
                return
            s.answer(choice)
            most -= 1

    def weigh(self, s: S, seat: int, choices: list[int]) -> dict[int, float]:
        """What `value` will be for the seat asked first after each of these choices, as far as the game can tell that
        more cheaply than by making them; by default of none."""
        return {} if self._weigh is None else self._weigh(s, seat, choices)

    def thinking(self, level: str, seats: int) -> Plan | None:
        """How a level ("novice", "adept", "master") thinks; None: in the usual way, see `bots/levels.py`."""
        return None if self._thinking is None else self._thinking(level, seats)

    def solve(self, s: S) -> tuple[int, float] | None:
        """The best answer and its exact value for the seat asked first, where perfect play can be worked out."""
        return None if self._solve is None else self._solve(s)

    def progress(self, s: S) -> list[float]:
        """Each seat's score so far, as everybody may know it, for charts; empty if the game has none."""
        return [] if self._progress is None else self._progress(s)


def again(home: str, game: str) -> Game[Any]:
    """The game of an id, made by the module `home`."""
    import_module(home)
    return _made[game]
