"""The shapes of everything that crosses the network; docs/protocol.md tells what they mean."""

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from skarb.native import Engine
from skarb.server.fairness import FairInfo, Hash

Name = Annotated[str, Meta(max_length=64)]
Small = Annotated[int, Meta(ge=0, le=99)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]
N = Annotated[int, Meta(ge=0, le=2**53)]
Choice = Annotated[str, Meta(max_length=1000)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 86400)]


class Holds:
    """What bytes that are already encoded hold: `Annotated[Raw, Holds(kind)]`, for the page's types."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind


# -- answers of the HTTP part ------------------------------------------------------------------------------------------


class Person(Struct):
    id: str
    name: str
    colour: str


class DeviceInfo(Struct):
    """A browser that is signed in."""

    id: str
    name: str
    seen: float
    here: bool


class PasskeyInfo(Struct):
    id: str
    name: str
    made: float


class PasskeyOptions(Struct):
    """What `navigator.credentials.create` or `get` is asked for, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class AccessInfo(Struct):
    """How one comes back to one's games, and the other people whom this browser can be."""

    devices: list[DeviceInfo]
    kept: list[Person]
    passkeys: list[PasskeyInfo]
    offers_passkeys: bool


class MoveLink(Struct):
    """Leads to one's games from another device, once, for so many seconds."""

    link: str
    seconds: int


class Offer(Struct):
    """Whose games a link leads to, and what one has oneself."""

    name: str
    colour: str
    tables: int
    you: bool  # one's own link
    mine: int  # tables of one's own
    both: bool  # both sit at a table whose game is not over: they cannot become one now


class OptionInfo(Struct, omit_defaults=True):
    """An option, and how a page asks for it."""

    key: str
    rule: str
    default: Any
    kind: Literal["flag", "one", "many", "number", "seat", "list", "map", "program"]
    values: list[Any] | None = None
    seats: list[list[int] | None] | None = None  # for each value the numbers of players it is for; None: any
    least: int | None = None
    null: bool = False
    words: list[Any] | None = None  # a list: what may stand instead of it
    count: int | None = None  # a list: how many it names; None: one a seat
    apart: list[str] | None = None  # a list: of values with the same mark it names one at most
    sort: str | None = None  # values are spoken by the messages `<sort>-<value>`
    kept: str | None = None  # what a result tells under this key is a person's own default from then on


class About(Struct):
    """Which Skarb this is, and what it runs in; bots go over to a compiled engine as soon as there is one."""

    version: str
    engine: Engine
    bots: Engine


class Health(Struct):
    """That the server answers, and how much goes on."""

    tables: int  # in memory
    listeners: int  # connections to tables


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    lessons: dict[str, int]  # in order: how many steps each has
    learned: list[int]  # numbers of seats at which there are grandmasters


class CardInfo(Struct):
    name: str
    text: str


class RuleInfo(Struct, omit_defaults=True):
    id: str
    section: str
    text: str  # lists and tables in Markdown
    due: bool = False  # the English has changed since this was translated


class MoveClock(Struct, tag_field="kind", tag="move"):
    """So many seconds for each choice."""

    seconds: Seconds


class BankClock(Struct, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and a few more after each choice."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


Clock = MoveClock | BankClock


class SeatInfo(Struct, omit_defaults=True):
    name: str
    colour: str
    kind: Literal["person", "bot", "empty"]
    you: bool
    online: bool
    level: str | None = None
    back: bool = False  # you left it to the bot, and may come back
    was: str = ""  # who left it to the bot
    gone: Literal["", "resigned", "removed"] = ""  # why he cannot come back
    yours: bool = False  # it was you who left it


class Ended(Struct):
    """How a game ended, in a list."""

    scores: Any
    winners: list[Any]
    ranking: list[list[Any]]
    sides: list[int]


class TableInfo(Struct):
    id: str
    game: str
    rules: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    state: Literal["open", "dealing", "playing", "over"]
    public: bool
    hot_seat: bool
    clock: Clock | None
    owner: str
    turn: list[int]
    ply: int
    fair: FairInfo | None  # not in lists
    rematch: str | None
    updated: float
    result: Ended | None = None  # in lists alone
    parent: tuple[str, int] | None = None  # the table that it branched off, and the choices made there before
    awaited: list[int] = []  # seats that have sealed a part of the deal and not opened it yet: all wait for them


class Played(Struct):
    """What a person has behind him of a game."""

    finished: int
    options: dict[str, Any]  # that the next one begins with


class TableList(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]  # public ones that wait for players
    running: list[TableInfo]  # public ones in play, to watch
    played: dict[str, Played]  # by game


class Gone(Struct):
    """The table that is off the list."""

    id: str


class Token(Struct):
    token: str


class EventNow(Struct):
    """What happened; the rest of it is the game's own."""

    more: ClassVar[bool] = True
    event: str


class ReplayFrame(Struct):
    ply: int
    seat: int | None
    choice: str | None
    label: tuple[str, dict[str, Any]] | None
    events: list[EventNow]
    progress: list[float]


class Replay(Struct):
    table: TableInfo
    plies: int
    frames: list[ReplayFrame]


class ReplayView(Struct, omit_defaults=True):
    view: dict[str, Any]
    position: dict[str, Any] | None = None


class Judged(Struct):
    ply: int
    seat: int
    choice: str
    value: float
    best: str
    best_value: float
    loss: float
    doubt: float


class TurningPoint(Struct):
    ply: int
    seat: int
    choice: str
    before: list[float]
    after: list[float]


class Way(Struct):
    label: tuple[str, dict[str, Any]]
    touch: list[str]


class Analysis(Struct):
    names: list[str]
    sides: list[int]  # partners have the same number
    judgements: list[Judged]
    standings: list[list[float]]
    worst: list[int]
    turning_points: list[TurningPoint]
    ways: dict[str, tuple[Way, Way]]  # by ply of the worst: what was chosen, and what would have been better


class Fault(Struct):
    code: str
    rule: str | None
    reason: dict[str, str]


class Failure(Struct):
    error: Fault


# -- bodies of the HTTP part -------------------------------------------------------------------------------------------


class ChangeMe(Struct):
    name: Annotated[str, Meta(max_length=200)] | None = None
    colour: Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6}|[a-z][a-z0-9-]{0,15})$")] | None = None


class Code(Struct):
    code: Name


class Move(Struct):
    code: Name
    merge: bool


class Switch(Struct):
    person: Name


class SignOut(Struct):
    """One device by its id; without it: all but this one."""

    device: Name | None = None


class Credential(Struct):
    """What `navigator.credentials` gave, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class DropPasskey(Struct):
    id: Annotated[str, Meta(max_length=2000)]


class MakeTable(Struct):
    game: Name
    seats: Small
    options: dict[str, Any] = {}
    bots: Annotated[dict[str, Name], Meta(max_length=16)] = {}
    public: bool = False
    hot_seat: bool = False
    clock: Clock | None = None
    start: bool = False
    commitment: Hash | None = None


class Sit(Struct):
    seat: Small


class SetBot(Struct):
    seat: Small
    level: Name | None


class Branch(Struct):
    ply: Ply
    seat: Small


# -- what clients send on a socket -------------------------------------------------------------------------------------


class Choose(Struct, tag_field="t", tag="choose"):
    n: N
    seat: Small
    choice: Choice
    ply: Ply | None = None


class Undo(Struct, tag_field="t", tag="undo"):
    n: N
    seat: Small


class Why(Struct, tag_field="t", tag="why"):
    n: N
    seat: Small
    choice: Choice | None = None
    touch: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] | None = None


class Say(Struct, tag_field="t", tag="chat"):
    text: Annotated[str, Meta(max_length=2000)]
    n: N = 0


class Hint(Struct, tag_field="t", tag="hint"):
    n: N
    seat: Small


class Show(Struct, tag_field="t", tag="show"):
    seat: Small | None
    n: N = 0


class Ping(Struct, tag_field="t", tag="ping"):
    pass


Incoming = Choose | Undo | Why | Say | Hint | Show | Ping

# -- what the server sends on a socket ---------------------------------------------------------------------------------


class ChoiceNow(Struct):
    text: str
    touch: list[str]
    label: tuple[str, dict[str, Any]]


class QuestionNow(Struct):
    kind: str
    rule: str
    seat: int
    choices: list[ChoiceNow]
    extra: dict[str, Any]


class ResultNow(Struct):
    """How a game ended; a game may tell more, such as a score sheet."""

    more: ClassVar[bool] = True
    scores: Any
    winners: list[Any]
    ranking: list[list[Any]]
    sides: list[int]  # partners have the same number; if all have, they won or lost together


class ClockNow(Struct):
    now: float
    until: dict[str, float]
    bank: list[float] | None


class StateNow(Struct, tag_field="t", tag="state"):
    table: TableInfo
    ply: int
    seat: int | None
    mine: list[int]
    view: Annotated[Raw, Holds(dict[str, Any] | None)]
    events: list[Annotated[Raw, Holds(EventNow)]]
    question: Annotated[Raw, Holds(QuestionNow | None)]
    offers: Annotated[Raw, Holds(list[QuestionNow])]
    undo: Annotated[Raw, Holds(Fault | None)]
    clock: ClockNow | None
    result: Annotated[Raw, Holds(ResultNow | None)]


class ChatLine(Struct, tag_field="t", tag="chat"):
    id: int
    sender: str = msgspec.field(name="from")
    colour: str
    text: str
    at: float


class Chats(Struct, tag_field="t", tag="chats"):
    lines: list[ChatLine] = msgspec.field(name="list")


class Done(Struct, tag_field="t", tag="ok"):
    """A choice was made, or taken back: it is durable."""

    n: int
    ply: int


class Failed(Struct, tag_field="t", tag="error"):
    n: int | None
    code: str
    rule: str | None
    reason: dict[str, str]


class Answer(Struct, tag_field="t", tag="why"):
    """Why not; all null: it is legal, or leads on."""

    n: int
    code: str | None = None
    rule: str | None = None
    reason: dict[str, str] | None = None


class Weighed(Struct):
    text: str
    value: float
    visits: int


class Hints(Struct, tag_field="t", tag="hint"):
    n: int
    choices: list[Weighed]  # best first
    why: list[str]  # what speaks for the best: messages `reason-<name>` of the game


class Pong(Struct, tag_field="t", tag="pong"):
    pass


Outgoing = StateNow | ChatLine | Chats | Done | Failed | Answer | Hints | Pong


encode = msgspec.json.Encoder().encode
read_incoming = msgspec.json.Decoder(Incoming).decode
