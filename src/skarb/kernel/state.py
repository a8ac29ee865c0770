"""A game in progress: plain data and a stack of frames. Knows no game.

A frame has one duty: a `Do` does something and is gone, an `Ask` asks and says what each choice does. Frames never
change after they are made, so copies of a state share them. Choices are packed ints; only the edges know their text.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from skarb.kernel import chance

UNANSWERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What just happened, for log, animation and screen reader. `secret` adds what single seats may see of it."""

    def __init__(self, kind: str, data: dict[str, Any], secret: dict[int, dict[str, Any]]) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret

    def cut(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may know it."""
        out: dict[str, Any] = {"event": self.kind}
        out.update(self.data)
        if seat is not None and seat in self.secret:
            out.update(self.secret[seat])
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """How a game ended. `ranking` groups level seats, best first; `details` is the game's own (score sheet …)."""

    def __init__(
        self,
        scores: list[Any],
        winners: list[Any],
        ranking: list[list[Any]],
        details: dict[str, Any] | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.ranking = ranking
        self.details: dict[str, Any] = {} if details is None else details

    def json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"scores": self.scores, "winners": self.winners, "ranking": self.ranking}
        out.update(self.details)
        return out

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, ranking={self.ranking}, details={self.details})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(str(self.json()))

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Result, (self.scores, self.winners, self.ranking, self.details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One step of a game. Immutable; `data` lists its fields as plain JSON values, in the order of the constructor."""

    def data(self) -> list[Any]:
        return []

    def act(self, s: "State") -> bool:
        """Do what needs no answer, and be gone; False: somebody must be asked first."""
        raise TypeError(f"{self!r} neither does nor asks")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Frame) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(type(self).__name__)

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self.data())}"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), tuple(self.data())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true of a game at one moment. Subclasses add their fields and copy them.

    It can be made without arguments: that is how a snapshot begins one.
    """

    passing: ClassVar[tuple[str, ...]] = (
        "age",
        "events",
        "shared",
        "_legal",
        "_asked",
        "_spent",
    )  # no part of what is true

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.key: bytes = b""  # chance: the key, and how many draws were made
        self.draws: int = 0
        self.walls: int = 0  # grows whenever undo may not go back any further
        self.wall_rule: str = ""
        self.wall_code: str = ""
        self.events: list[Event] | None = None  # None: nobody listens
        self.result: Result | None = None
        self.age: int = 0  # grows with every change
        self.shared: bool = False  # with a copy: what is changed in place must be copied first, see `unshare`
        self._legal: list[int] | None = None  # what the seat asked first may answer, once somebody wanted to know
        self._asked: Ask[Any] | None = None  # the question that was last seen on top of the stack
        self._spent: bool = False  # the frame on top acts, and is gone: what comes next takes its place

    def copy(self) -> "State":
        raise NotImplementedError

    def inherit(self, source: "State") -> None:
        """Take over the kernel's own fields, in place of `__init__`. A copy does not tell events."""
        self.stack = source.stack.copy()
        self.key = source.key
        self.draws = source.draws
        self.walls = source.walls
        self.wall_rule = source.wall_rule
        self.wall_code = source.wall_code
        self.result = source.result
        self.age = source.age
        self.events = None
        self.shared = source.shared = True
        self._legal = None
        self._asked = source._asked
        self._spent = source._spent

    def unshare(self) -> None:
        """A copy may share what the game changes in place: here it gets its own. Answering and running call it first;
        whoever changes a copy otherwise does, too."""
        self.shared = False

    # -- the flow ----------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        if self._spent:  # a list that shrinks and grows again costs much more
            self._spent = False
            self.stack[-1] = frame
        else:
            self.stack.append(frame)

    def drop(self) -> None:
        """Take the top frame off."""
        if self._spent:
            self.stack.pop()
        self._spent = True

    def clear(self) -> None:
        self.stack.clear()
        self._spent = False

    def height(self) -> int:
        """How many frames there are. While one acts it is gone, though it may still be seen on `stack`."""
        return len(self.stack) - self._spent

    def run(self) -> None:
        """Do what needs no answer, until somebody is asked or the stack is empty: then the game is over."""
        if self.shared:
            self.unshare()
        stack = self.stack
        self._legal = None
        self.age += 1
        while True:
            if self._spent:
                self._spent = False
                if stack:  # whoever ends the game may have cleared it
                    stack.pop()
            if not stack or not stack[-1].act(self):
                return

    def top(self) -> "Ask[Any]":
        """The open question of a game that is not over. Whether it is one is looked up once: that is slow."""
        stack: list[Any] = self.stack
        asked = self._asked
        top = stack[-1]
        if asked is None or top is not asked:
            assert isinstance(top, Ask)
            asked = self._asked = top
        return asked

    def asking(self) -> "Ask[Any] | None":
        """The open question; None when the game is over."""
        return self.top() if self.stack else None

    def seat(self) -> int:
        """The seat asked first, -1 when the game is over."""
        return self.top().seat(self) if self.stack else -1

    def choices(self) -> list[int]:
        """What the seat asked first may answer: derived once, kept until an answer comes, and not to be changed."""
        legal = self._legal
        if legal is None:
            top = self.top()
            legal = self._legal = top.choices(self, top.seat(self))
        return legal

    def at_random(self, draw: Callable[[], float]) -> int:
        """One of the choices, each as likely; `draw` gives numbers from 0 up to 1."""
        top = self.top()
        return top.at_random(self, top.seat(self), draw)

    def answer(self, choice: int) -> None:
        """Answer for the seat asked first. The choice must be one of `choices`; nothing checks it here."""
        if self.shared:
            self.unshare()
        top = self.top()
        self._spent = True
        top.choose(self, top.seat(self), choice)
        self.run()

    def answer_at_random(self, draw: Callable[[], float]) -> None:
        """Answer for the seat asked first with what `at_random` gives."""
        top = self.top()
        seat = top.seat(self)
        self.answer_for(top, seat, top.at_random(self, seat, draw))

    def answer_for(self, ask: "Ask[Any]", seat: int, choice: int) -> None:
        """Answer a question of any seat, or a standing offer (which is not on the stack)."""
        if self.shared:
            self.unshare()
        self._spent = len(self.stack) > 0 and self.stack[-1] is ask
        ask.choose(self, seat, choice)
        self.run()

    def offers(self) -> "list[Ask[Any]]":
        """Standing offers (resign, …): open beside the question, waiting for nobody."""
        return []

    # -- chance, undo, events ----------------------------------------------------------------------------------------

    def shuffle(self, items: list[int]) -> None:
        self.draws += 1
        chance.shuffle(self.key, self.draws, items)

    def shuffled(self, cards: list[int]) -> chance.Pile:
        """As `shuffle`, but each card finds its place when it is drawn."""
        self.draws += 1
        return chance.Pile(cards, self.key, self.draws)

    def below(self, bound: int) -> int:
        self.draws += 1
        return chance.below(self.key, self.draws, bound)

    def wall(self, rule: str, code: str) -> None:
        """Undo stops here: something became known, or the turn passed on. `code` names the reason's sentence."""
        self.walls += 1
        self.wall_rule = rule
        self.wall_code = code

    def tell(self, kind: str, data: dict[str, Any], secret: dict[int, dict[str, Any]] | None = None) -> None:
        """Tell what happened. Guard calls on a hot path with `if s.events is not None`."""
        if self.events is not None:
            self.events.append(Event(kind, data, {} if secret is None else secret))


def toss(count: i64, draw: Callable[[], float]) -> i64:
    """One of so many, counted from 0. If there is one only, nothing is drawn."""
    if count == 1:
        return 0
    drawn: float = draw()
    return int(drawn * float(count))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Frame, Generic[S]):
    """A step that needs no answer. It is off the stack when `do` runs, and may push what comes next."""

    def do(self, s: S) -> None:
        raise NotImplementedError

    def act(self, s: State) -> bool:
        s._spent = True
        self.do(cast(S, s))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame, Generic[S]):
    """A question. It is off the stack when `choose` runs; to ask on, it pushes itself or a successor."""

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    several: ClassVar[bool] = False  # may be open to several seats at once
    apart: ClassVar[bool] = False  # each of them answers for itself: that changes nothing for the others
    telling: ClassVar[bool] = False  # what may be answered shows what is held, and so would the time of an answer

    def kind_now(self, s: S) -> str:
        return self.kind

    def rule_now(self, s: S) -> str:
        return self.rule

    def kind_for(self, s: S, seat: int) -> str:
        """The kind of one seat's question, where seats asked at once are asked different things."""
        return self.kind_now(s)

    def rule_for(self, s: S, seat: int) -> str:
        return self.rule_now(s)

    def seat(self, s: S) -> int:
        """The seat asked first."""
        raise NotImplementedError

    def seats(self, s: S) -> list[int]:
        """All seats asked at once, in the order of precedence; the first is `seat`."""
        return [self.seat(s)]

    def choices(self, s: S, seat: int) -> list[int]:
        """All legal answers of that seat, each once, never empty."""
        raise NotImplementedError

    def at_random(self, s: S, seat: int, draw: Callable[[], float]) -> int:
        """One of `choices`, by the same number the same one. A question that is asked often may know a shorter way."""
        legal = s.choices()
        return legal[toss(len(legal), draw)]

    def choose(self, s: S, seat: int, choice: int) -> None:
        raise NotImplementedError

    def choose_at_random(self, s: S, draw: Callable[[], float]) -> None:
        """What `at_random` gives, chosen for the seat asked first. Here, too, there may be a shorter way."""
        seat = self.seat(s)
        choice = self.at_random(s, seat, draw)
        s._legal = None
        self.choose(s, seat, choice)

    def act(self, s: State) -> bool:
        own = cast(S, s)
        choice = self.forced(own)
        if choice == UNANSWERED:
            return False
        seat = self.seat(own)
        s._spent = True
        self.choose(own, seat, choice)
        s._legal = None
        return True

    def forced(self, s: S) -> int:
        """The answer the engine gives itself, without record or question; UNANSWERED: somebody must be asked.

        It is still on the stack, so `s.choices()` are its own, and are not derived again when they are asked for.
        """
        return UNANSWERED

    def extra(self, s: S, seat: int) -> dict[str, Any]:
        """More that the page may want to know of the question, as JSON."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Flat(State):
    """A state that never has more than one frame: what comes next takes its place, which is quicker than a stack.

    A frame stays where it is while it acts, nothing is forced, and a result ends the game.
    """

    def push(self, frame: Frame) -> None:
        """Something is to be done, or asked, next."""
        self.stack = [frame]
        self._asked = None

    def ask(self, question: Ask[Any]) -> None:
        """Somebody is asked next."""
        if self._asked is not question:
            self._asked = question
            self.stack[0] = question

    def run(self) -> None:
        if self.shared:
            self.unshare()
        self._legal = None
        self.age += 1
        while self.result is None:
            top = self.stack[0]
            if not isinstance(top, Do):
                return
            top.do(self)
        self.stack = []

    def answer(self, choice: int) -> None:
        top = self.top()
        self.answer_for(top, top.seat(self), choice)

    def answer_for(self, ask: Ask[Any], seat: int, choice: int) -> None:
        if self.shared:
            self.unshare()
        self._legal = None
        self.age += 1
        ask.choose(self, seat, choice)
        if self._asked is None or self.result is not None:
            self.run()

    def answer_at_random(self, draw: Callable[[], float]) -> None:
        if self.shared:
            self.unshare()
        self._legal = None
        self.age += 1
        ask = self._asked
        if ask is None:
            ask = self.top()
        ask.choose_at_random(self, draw)
        if self._asked is None or self.result is not None:
            self.run()


def dump(stack: list[Frame]) -> list[list[Any]]:
    """Frames as plain JSON, bottom first."""
    return [[type(frame).__name__, *frame.data()] for frame in stack]


def load(data: list[list[Any]], kinds: dict[str, type[Frame]]) -> list[Frame]:
    """The frames that `dump` wrote. `kinds` are the game's frame classes by name."""
    return [kinds[row[0]](*row[1:]) for row in data]
