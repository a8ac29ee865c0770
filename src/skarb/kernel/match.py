"""A state and how it came about: choose, undo, record, load, verify. What programs, bots and the server hold."""

import json
from collections.abc import Callable
from typing import Any, Final

from skarb.kernel import fair
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.plain import freeze, thaw
from skarb.kernel.question import Choice, Question
from skarb.kernel.refusal import Refusal, Refused, refuse
from skarb.kernel.state import Event, Result, State

FORMAT: Final = 1
WORLDS: Final = 12  # in which an answer must be possible to tell nothing


class Thought:
    """What a bot thinks of one choice: its value from 0 (lost) to 1 (won) for the seat, and how often it was tried."""

    def __init__(
        self, choice: str, value: float, visits: int, exact: bool = False, reasons: tuple[str, ...] = ()
    ) -> None:
        self.choice = choice
        self.value = value
        self.visits = visits
        self.exact = exact  # worked out to the end, not estimated
        self.reasons = reasons  # of the best in a hint: what speaks for it, see `bots/reasons.py`

    def __repr__(self) -> str:
        return f"Thought({self.choice!r}, {self.value:.3f}, {self.visits}{', exact' if self.exact else ''})"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Thought, (self.choice, self.value, self.visits, self.exact, self.reasons)


Adviser = Callable[["Match", int, float, "str | int"], list[Thought]]
_advisers: list[Adviser] = []  # the kernel knows no bots: who does enters here


def advised_by(adviser: Adviser) -> None:
    """Whom `Match.hint` asks."""
    _advisers[:] = [adviser]


class Match:
    """One game being played. Make it with `skarb.new`, `skarb.position` or `skarb.load`."""

    def __init__(
        self,
        game: Game[Any],
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
        self._questions: list[Question] = []  # of the state `_read` at its age `_at`
        self._read: State | None = None
        self._at = -1
        state.events = self.happened
        state.run()

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.game.seats_of(self.state)

    @property
    def questions(self) -> list[Question]:
        """All open questions in the order of precedence, standing offers last; the same until the state changes."""
        s, game = self.state, self.game
        if s is not self._read or s.age != self._at:
            self._read, self._at = s, s.age
            ask = s.asking()
            asked = [] if ask is None else [Question(game, s, ask, seat, False) for seat in ask.seats(s)]
            offers = [Question(game, s, offer, seat, True) for offer in s.offers() for seat in offer.seats(s)]
            self._questions = asked + offers
        return self._questions

    @property
    def question(self) -> Question | None:
        """The first question; None when the game is over. Never a standing offer."""
        questions = self.questions
        return questions[0] if questions and not questions[0].offer else None

    @property
    def choices(self) -> list[str]:
        question = self.question
        return [] if question is None else question.choices

    def asked(self, seat: int) -> list[Question]:
        """What the seat is asked, standing offers last."""
        return [question for question in self.questions if question.seat == seat]

    @property
    def result(self) -> Result | None:
        return self.state.result

    def _asked(self, seat: int | None) -> int:
        if seat is None:
            return max(self.state.seat(), 0)
        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise refuse("", "no-such-seat", seat=str(seat))
        return seat

    def _find(self, text: str, seat: int) -> tuple[Question, Choice] | None:
        for question in self.asked(seat):
            choice = question.find(text)
            if choice is not None:
                return question, choice
        return None

    # -- answers -----------------------------------------------------------------------------------------------------

    def choose(self, text: str, seat: int | None = None) -> None:
        """Answer the first question, or that of `seat`. What is not legal is refused and changes nothing."""
        who = self._asked(seat)
        found = self._find(text, who)
        if found is None:
            raise Refused(self.game.why_not(self.state, who, text))
        before = self.state  # questions that somebody holds speak of it: play on in a copy
        after = before.copy()
        self.happened = []
        after.events = self.happened
        after.answer_for(found[0].ask, who, found[1].packed)
        before.events = None
        self.state = after
        if after.walls != before.walls:
            self._past.clear()
        else:
            self._past.append(before)
        self.plies.append((who, text))
        self._undoing = -1

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal that `choose` would raise; None if the choice is legal."""
        who = self._asked(seat)
        return None if self._find(text, who) is not None else self.game.why_not(self.state, who, text)

    def why_not_touch(self, path: list[str], seat: int | None = None) -> Refusal | None:
        """Why these touches lead to no choice; None if they lead on, or if nobody could mean a choice by them."""
        who = self._asked(seat)
        leads = any(question.leads(path) for question in self.asked(who))
        return None if leads else self.game.why_not_touch(self.state, who, path)

    def why_not_undo(self, seat: int | None = None) -> Refusal | None:
        """Why the last choice cannot be taken back (by `seat`); None if it can."""
        if not self.plies:
            return Refusal("", "undo-nothing")
        last = self.plies[-1][0]
        who = seat if seat is not None else (last if self._undoing < 0 else self._undoing)
        if not self.game.takes_back(self.state, who, last):
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

    def back_over(self, seat: int, others: list[int]) -> int:
        """How many choices are taken back with the seat's last one, if only `others` have answered since, and nothing
        became known to the seat by it: what they chose could have been chosen in any world. 0: it stays."""
        count = 1
        while count <= len(self._past) and self.plies[-count][0] != seat:
            if self.plies[-count][0] not in others:
                return 0
            count += 1
        if count > len(self._past):
            return 0
        states = [*self._past[-count:], self.state]
        said = self.plies[-count:]
        for i in range(count):
            if self.game.why_not_undo(states[i], states[i + 1], said[i][0]) is not None:
                return 0
        for n in range(WORLDS):
            world = Match(self.game, self.game.world(states[0], seat, key_of(f"back {n}")), self.options)
            walls = world.state.walls
            for who, text in said:
                if world.why_not(text, who) is not None:
                    return 0
                world.choose(text, who)
            if world.state.walls != walls:
                return 0
        return count

    # -- advice ------------------------------------------------------------------------------------------------------

    def hint(self, seat: int | None = None, seconds: float = 2.0, seed: str | int = 0) -> list[Thought]:
        """The choices of the first question, or that of `seat`, as a master sees them, best first.

        By what the seat knows alone. 0 seconds: as long as it takes, and then the same seed gives the same answer.
        """
        who = self._asked(seat)
        if all(question.offer for question in self.asked(who)):
            raise refuse("", "not-asked", seat=str(who))
        return _advisers[0](self, who, seconds, seed)

    # -- what leaves the match ---------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat (None: a spectator) may know, as JSON, with the open questions."""
        if seat is not None:
            seat = self._asked(seat)
        out = dict(self.game.view(self.state, seat))
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

    def freeze(self) -> dict[str, Any]:
        """The present, and as far as undo may go back, as plain data that the same code reads again."""
        return {"state": freeze(self.state), "past": freeze(self._past), "undoing": self._undoing}

    def thaw(self, frozen: dict[str, Any], plies: list[tuple[int, str]]) -> None:
        """Become what `freeze` kept of this match, which the plies led to. What cannot be read raises a ValueError."""
        try:
            state = thaw(frozen["state"], self.game.kinds)
            past = thaw(frozen["past"], self.game.kinds)
            undoing = int(frozen["undoing"])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("not a frozen match") from error
        self.happened = []
        state.events = self.happened
        self._past, self._undoing, self.plies = past, undoing, plies
        self.state = state

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


def new(game: Game[Any], seats: Any, seed: str | int, options: Any = None) -> Match:
    if not isinstance(seats, int):
        raise refuse(game.seats_rule, "bad-seats", seats=str(seats), allowed=", ".join(map(str, game.seats)))
    if options is not None and not isinstance(options, dict):
        raise refuse(game.rule, "unknown-option", key=str(options))
    full = game.complete(seats, options)
    return Match(game, game.setup(seats, full, key_of(seed)), full, seed=seed)


def place(game: Game[Any], position: dict[str, Any], options: dict[str, Any] | None = None) -> Match:
    if not isinstance(position, dict):
        raise refuse(game.rule, "bad-position")
    try:
        text = json.dumps(position)
    except (TypeError, ValueError) as error:
        raise refuse(game.rule, "bad-position") from error
    state = game.place(json.loads(text), options, game.complete)
    return Match(game, state, options or {}, start=json.loads(text))


def load(record: dict[str, Any], find: Callable[[str], Game[Any]]) -> Match:
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
        if "fair" in record:
            fair.check(record)
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
