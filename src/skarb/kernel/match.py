"""A state and how it came about: choose, undo, record, load, verify. What programs, bots and the server hold."""

import json
from collections.abc import Callable
from typing import Any

from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refusal, Refused, refuse
from skarb.kernel.state import Ask, Event, Result, State

FORMAT = 1


class Question:
    """Who is asked what, by which rule, and the legal choices. An offer (resign …) waits for nobody."""

    def __init__(self, seat: int, kind: str, rule: str, choices: list[str], offer: bool, extra: dict[str, Any]) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.choices = choices
        self.offer = offer
        self.extra = extra

    def json(self, open_to: int | None) -> dict[str, Any]:
        """The question as `open_to` may see it: the choices are for the asked seat only."""
        out: dict[str, Any] = {"seat": self.seat, "kind": self.kind, "rule": self.rule}
        if self.offer:
            out["offer"] = True
        if open_to == self.seat:
            out["choices"] = self.choices
            out.update(self.extra)
        return out

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, choices={self.choices})"


class Thought:
    """What a bot thinks of one choice: its value from 0 (lost) to 1 (won) for the seat, and how often it was tried."""

    def __init__(self, choice: str, value: float, visits: int, exact: bool = False) -> None:
        self.choice = choice
        self.value = value
        self.visits = visits
        self.exact = exact  # worked out to the end, not estimated

    def __repr__(self) -> str:
        return f"Thought({self.choice!r}, {self.value:.3f}, {self.visits}{', exact' if self.exact else ''})"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Thought, (self.choice, self.value, self.visits, self.exact)


Adviser = Callable[["Match", int, float, "str | int"], list[Thought]]
_advisers: list[Adviser] = []  # the kernel knows no bots: who does enters here


def advised_by(adviser: Adviser) -> None:
    """Whom `Match.hint` asks."""
    _advisers[:] = [adviser]


class Match:
    """One game being played. Make it with `skarb.new`, `skarb.position` or `skarb.load`."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: dict[str, Any],
        seed: str | int | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.seed = seed
        self.start = start  # the position it began from, if it did not begin with a deal
        self.plies: list[tuple[int, str]] = []
        self.happened: list[Event] = []  # by the last choice (at first: by the deal)
        self._past: list[State] = []  # before each choice since the last wall
        self._undoing = -1  # who takes back, while undos follow one another
        state.events = self.happened
        state.run()

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.game.seats_of(self.state)

    def _ask(self, ask: Ask[Any], seat: int, offer: bool) -> Question:
        s = self.state
        choices = [self.game.text(s, choice) for choice in ask.choices(s, seat)]
        return Question(seat, ask.kind_for(s, seat), ask.rule_for(s, seat), choices, offer, ask.extra(s, seat))

    @property
    def questions(self) -> list[Question]:
        """All open questions in the order of precedence, standing offers last."""
        s = self.state
        ask = s.asking()
        asked = [] if ask is None else [self._ask(ask, seat, False) for seat in ask.seats(s)]
        return asked + [self._ask(offer, seat, True) for offer in s.offers() for seat in offer.seats(s)]

    @property
    def question(self) -> Question | None:
        """The first question; None when the game is over. Never a standing offer."""
        ask = self.state.asking()
        return None if ask is None else self._ask(ask, ask.seat(self.state), False)

    @property
    def choices(self) -> list[str]:
        question = self.question
        return [] if question is None else question.choices

    @property
    def result(self) -> Result | None:
        return self.state.result

    def _open_to(self, seat: int) -> list[Ask[Any]]:
        s = self.state
        ask = s.asking()
        return [a for a in ([] if ask is None else [ask]) + s.offers() if seat in a.seats(s)]

    def _asked(self, seat: int | None) -> int:
        if seat is None:
            return max(self.state.seat(), 0)
        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise refuse("", "no-such-seat", seat=str(seat))
        return seat

    def _find(self, text: str, seat: int) -> tuple[Ask[Any], int] | None:
        for ask in self._open_to(seat):
            for choice in ask.choices(self.state, seat):
                if self.game.text(self.state, choice) == text:
                    return ask, choice
        return None

    # -- answers -----------------------------------------------------------------------------------------------------

    def choose(self, text: str, seat: int | None = None) -> None:
        """Answer the first question, or that of `seat`. What is not legal is refused and changes nothing."""
        who = self._asked(seat)
        found = self._find(text, who)
        if found is None:
            raise Refused(self.game.why_not(self.state, who, text))
        before = self.state.copy()
        self.happened = []
        self.state.events = self.happened
        self.state.answer_for(found[0], who, found[1])
        if self.state.walls != before.walls:
            self._past.clear()
        else:
            self._past.append(before)
        self.plies.append((who, text))
        self._undoing = -1

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal that `choose` would raise; None if the choice is legal."""
        who = self._asked(seat)
        return None if self._find(text, who) is not None else self.game.why_not(self.state, who, text)

    def why_not_undo(self, seat: int | None = None) -> Refusal | None:
        """Why the last choice cannot be taken back (by `seat`); None if it can."""
        if not self.plies:
            return Refusal("", "undo-nothing")
        last = self.plies[-1][0]
        who = seat if seat is not None else (last if self._undoing < 0 else self._undoing)
        if who != last:
            return Refusal("", "undo-other-seat")
        if not self._past:
            code = self.state.wall_code
            return Refusal(self.state.wall_rule, "undo-" + (code or "revealed"), "" if not code else self.game.id)
        return self.game.why_not_undo(self._past[-1], self.state, who)

    def undo(self, seat: int | None = None) -> None:
        """Take back one's last choice. Refused at another seat's choice, at a revealed card and at chance."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        self._undoing = self.plies.pop()[0]
        self.state = self._past.pop()
        self.happened = []
        self.state.events = self.happened

    # -- advice ------------------------------------------------------------------------------------------------------

    def hint(self, seat: int | None = None, seconds: float = 2.0, seed: str | int = 0) -> list[Thought]:
        """The choices of the first question, or that of `seat`, as a master sees them, best first.

        By what the seat knows alone. 0 seconds: as long as it takes, and then the same seed gives the same answer.
        """
        who = self._asked(seat)
        ask = self.state.asking()
        if ask is None or who not in ask.seats(self.state):
            raise refuse("", "not-asked", seat=str(who))
        return _advisers[0](self, who, seconds, seed)

    # -- what leaves the match ---------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat (None: a spectator) may know, as JSON, with the open questions."""
        if seat is not None:
            seat = self._asked(seat)
        out = self.game.view(self.state, seat)
        out["questions"] = [question.json(seat) for question in self.questions]
        return out

    def position(self) -> dict[str, Any]:
        """The whole position, full information, in the game's notation."""
        return self.game.position(self.state)

    def world(self, seat: int, seed: str | int) -> "Match":
        """A match in a state that agrees with all that the seat knows; the rest is dealt anew by `seed`."""
        state = self.game.world(self.state, self._asked(seat), key_of(f"world {seed}"))
        return Match(self.game, state, self.options, start=self.game.position(state))

    def copy(self) -> "Match":
        """A match of its own in the same state, with no way back."""
        twin = Match(self.game, self.state.copy(), self.options, self.seed, self.start)
        twin.plies = self.plies.copy()
        return twin

    def beginning(self) -> "Match":
        """The same match before its first choice."""
        if self.start is not None:
            return place(self.game, self.start, self.options)
        return new(self.game, self.seats, self.seed or 0, self.options)

    def record(self) -> dict[str, Any]:
        """The match as JSON: what it began with, every choice, and the result if there is one."""
        out: dict[str, Any] = {"skarb": FORMAT, "game": self.game.id, "rules": self.game.version}
        if self.start is None:
            out["seats"] = self.seats
            out["seed"] = self.seed
        else:
            out["position"] = self.start
        out["options"] = self.options
        out["choices"] = [f"{seat}: {text}" for seat, text in self.plies]
        out["result"] = None if self.result is None else self.result.json()
        return out


def new(game: Game, seats: Any, seed: str | int, options: Any = None) -> Match:
    if not isinstance(seats, int):
        raise refuse(game.options_rule, "bad-seats", seats=str(seats), allowed=", ".join(map(str, game.seats)))
    if options is not None and not isinstance(options, dict):
        raise refuse(game.options_rule, "unknown-option", key=str(options))
    full = game.complete(seats, options)
    return Match(game, game.setup(seats, full, key_of(seed)), full, seed=seed)


def place(game: Game, position: dict[str, Any], options: dict[str, Any] | None = None) -> Match:
    if not isinstance(position, dict):
        raise refuse(game.options_rule, "bad-position")
    try:
        text = json.dumps(position)
    except (TypeError, ValueError) as error:
        raise refuse(game.options_rule, "bad-position") from error
    return Match(game, game.place(json.loads(text), options), options or {}, start=json.loads(text))


def load(record: dict[str, Any], find: Callable[[str], Game]) -> Match:
    """Replay a record, verifying every choice and the result. `find` gives the game of an id."""
    try:
        version, choices = record["rules"], record["choices"]
        game = find(record["game"])
        if record["skarb"] != FORMAT:
            raise refuse("", "record-format")
        if version != game.version and version not in game.replays:
            raise refuse("", "record-version", version=str(version), name=game.id)
        if "position" in record:
            match = place(game, record["position"], record["options"])
        else:
            match = new(game, record["seats"], record["seed"], record["options"])
        lines = [line.split(": ", 1) for line in choices]
        told = record["result"]
    except (KeyError, TypeError, AttributeError) as error:
        raise refuse("", "record-incomplete", what=str(error)) from error
    for ply, line in enumerate(lines):
        try:
            match.choose(line[1], int(line[0]))
        except Refused as error:
            raise Refused(Refusal(error.rule, "record-ply", ply=ply, choice=line[1], why=error.reason)) from error
        except (IndexError, ValueError) as error:
            raise refuse("", "record-ply", ply=ply, choice=": ".join(line), why="") from error
    found = None if match.result is None else json.loads(json.dumps(match.result.json()))
    if found != told:
        raise refuse("", "record-result", ply=len(lines))
    return match
