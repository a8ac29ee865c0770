"""The shapes of everything that crosses the network; docs/protocol.md tells what they mean."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

Name = Annotated[str, Meta(max_length=64)]
Small = Annotated[int, Meta(ge=0, le=99)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]
N = Annotated[int, Meta(ge=0, le=2**53)]
Choice = Annotated[str, Meta(max_length=1000)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 86400)]

# -- answers of the HTTP part ------------------------------------------------------------------------------------------


class Person(Struct):
    id: str
    name: str
    colour: str
    link: str = ""


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]
    options: list[dict[str, Any]]


class CardInfo(Struct):
    name: str
    text: str


class RuleInfo(Struct):
    id: str
    section: str
    text: str


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


class TableInfo(Struct):
    id: str
    game: str
    rules: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    state: Literal["open", "playing", "over"]
    public: bool
    hot_seat: bool
    clock: Clock | None
    owner: str
    turn: list[int]
    ply: int
    seed_hash: str
    rematch: str | None
    updated: float


class TableList(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]


class Token(Struct):
    token: str


class ReplayFrame(Struct):
    ply: int
    seat: int | None
    choice: str | None
    label: tuple[str, dict[str, Any]] | None
    events: list[dict[str, Any]]
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


class Analysis(Struct):
    names: list[str]
    judgements: list[Judged]
    standings: list[list[float]]
    worst: list[int]
    turning_points: list[TurningPoint]
    better: dict[str, dict[str, str]]  # by ply of the worst, in every language


class Verdict(Struct):
    seed: str | None
    seed_hash: str
    ok: bool
    first: dict[str, Any]


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


class MakeTable(Struct):
    game: Name
    seats: Small
    options: dict[str, Any] = {}
    bots: Annotated[dict[str, Name], Meta(max_length=16)] = {}
    public: bool = False
    hot_seat: bool = False
    clock: Clock | None = None
    start: bool = False


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


class ClockNow(Struct):
    now: float
    until: dict[str, float]
    bank: list[float] | None


class StateNow(Struct, tag_field="t", tag="state"):
    table: TableInfo
    ply: int
    seat: int | None
    mine: list[int]
    view: Raw
    events: list[Raw]
    question: Raw
    offers: Raw
    undo: Raw
    clock: ClockNow | None
    result: Raw


class ChatLine(Struct, tag_field="t", tag="chat"):
    id: int
    sender: str = msgspec.field(name="from")
    colour: str
    text: str
    at: float


encode = msgspec.json.Encoder().encode
read_incoming = msgspec.json.Decoder(Incoming).decode
