"""One live table: the match, who sits where, what everybody may be told. Knows no socket and no disk."""

import asyncio
import pickle
import time
from collections import deque
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

import skarb
from skarb.kernel.game import Game
from skarb.kernel.match import Match, Question, new, place
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask, Event
from skarb.server.denied import told
from skarb.server.messages import (
    BankClock,
    Clock,
    ClockNow,
    MoveClock,
    Person,
    SeatInfo,
    TableInfo,
    encode,
)
from skarb.server.people import COLOURS, NAMES, first_name
from skarb.server.store import Entry, Row

EVENTS = 200  # the latest, sent on connecting
REMEMBERED = 64  # messages of clients that are known again when they are repeated
SNAPSHOT = 64  # plies from one snapshot to the next
NULL = Raw(b"null")


class Chair(Struct, omit_defaults=True):
    """Who sits there: a person, a bot of a level, or nobody."""

    person: str | None = None
    level: str | None = None
    was: str | None = None  # who left it to the bot, and may come back
    ready: bool = False  # has asked for this rematch


class Told(Struct, frozen=True, gc=False):
    """An event, already cut and encoded: for everybody, and for the seats that may know more."""

    public: bytes
    secret: dict[int, bytes] | None

    def cut(self, seat: int | None) -> Raw:
        if self.secret is not None and seat is not None and seat in self.secret:
            return Raw(self.secret[seat])
        return Raw(self.public)


class Cut(Struct, frozen=True):
    """What one seat may be shown now."""

    view: Raw
    question: Raw
    offers: Raw
    undo: Raw


class Asked(Struct, frozen=True):
    """A seat's open question: since which ply and moment it stands unchanged."""

    since: int
    at: float
    kind: str
    choices: list[str]


read_chairs = msgspec.json.Decoder(list[Chair]).decode
read_clock = msgspec.json.Decoder(Clock).decode


class Table:
    def __init__(self, game: Game, row: Row) -> None:
        self.game = game
        self.row = row
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.clock: MoveClock | BankClock | None = None if row.clock is None else read_clock(row.clock)
        self.chairs: list[Chair] = read_chairs(row.sitting)
        self.faces: dict[str, Person] = {}
        self.match: Match | None = None
        self.told: deque[Told] = deque(maxlen=EVENTS)
        self.told_count = 0
        self.chatted = 0  # the last line of chat that the listeners know
        self.asked: dict[int, Asked] = {}
        self.window = False  # the question may be open to several seats at once
        self.bank: list[float] = []
        self.done: dict[tuple[str, int, int], int] = {}
        self.snapshot_ply = 0
        self.stale = False  # memory may not agree with the log: read it again
        self.lock = asyncio.Lock()
        self.listeners: set[Any] = set()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self._questions: list[Question] = []
        self._cuts: dict[int | None, Cut] = {}

    # -- how it came about ---------------------------------------------------------------------------------------------

    def deal(self) -> Match:
        """The match before the first choice."""
        if self.row.start is not None:
            return place(self.game, msgspec.json.decode(self.row.start), self.options)
        assert self.row.seed is not None
        return new(self.game, self.row.seats, self.row.seed, self.options)

    async def restore(self, row: Row, entries: list[Entry], snapshot: tuple[int, str, bytes] | None) -> None:
        """Become what the log tells, from the snapshot on if it was made by the same code."""
        live, before = self.match is not None, self.row.ply
        answered = {entry.seat for entry in entries[before:]}
        standing = {seat: asked for seat, asked in self.asked.items() if live and seat not in answered}
        self.row = row
        self.chairs = read_chairs(row.sitting)
        self.match = None
        self.told.clear()
        self.told_count = 0
        self.asked = standing
        self.done = {}
        self.bank = [float(self.clock.seconds)] * row.seats if isinstance(self.clock, BankClock) else []
        self.snapshot_ply = 0
        if row.state != "open":
            begin = 0
            if snapshot is not None and snapshot[1] == guard(self.game) and snapshot[0] <= len(entries):
                begin = snapshot[0]
                self._thaw(snapshot[2], entries[:begin])
            else:
                self.match = self.deal()
                self.take_events()
            for i, entry in enumerate(entries[begin:]):
                self.apply(entry)
                if i % 16 == 15:
                    await asyncio.sleep(0)
            for entry in entries:
                self.remember(entry)
            row.ply = len(entries)
        self.settle(row.updated if live else time.time())  # nobody pays for the time that a server slept
        self.stale = False

    def apply(self, entry: Entry) -> None:
        """Make a choice or take one back. What is not legal is refused and changes nothing."""
        assert self.match is not None
        if entry.kind == "undo":
            self.match.undo(entry.seat)
            self.tell(Event("undo", {"seat": entry.seat}, {}))
        else:
            self.match.choose(entry.choice, entry.seat)
            self.take_events()

    def remember(self, entry: Entry) -> None:
        """Keep the books of an entry that is in the log: clocks, and messages that may be repeated."""
        if self.bank and entry.kind == "choose":
            assert isinstance(self.clock, BankClock)
            self.bank[entry.seat] = max(0.0, self.bank[entry.seat] - entry.spent) + self.clock.increment
        if entry.client is not None and entry.n is not None:
            self.done[entry.client, entry.seat, entry.n] = entry.ply
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def settle(self, now: float) -> None:
        """After any change of the match: whose turn it is, since when, and whether it is over."""
        self._cuts.clear()
        self._questions = [] if self.match is None else self.match.questions
        before, self.asked = self.asked, {}
        self.window = False
        if self.match is not None and self.row.state == "playing":
            ask = self.match.state.asking()
            if ask is None:
                self.row.state = "over"
            else:
                self.window = type(ask).seats is not Ask.seats
            for question in self._questions:
                if question.offer:
                    continue
                old = before.get(question.seat)
                if old is not None and old.kind == question.kind and old.choices == question.choices:
                    self.asked[question.seat] = old
                else:
                    self.asked[question.seat] = Asked(self.row.ply, now, question.kind, question.choices)
        self.row.turn = encode(list(self.asked)).decode()

    # -- snapshots -----------------------------------------------------------------------------------------------------

    def freeze(self) -> bytes:
        """The present as bytes that only the same code reads again."""
        assert self.match is not None
        state, past = self.match.state, self.match._past
        events, state.events = state.events, None
        try:
            lines = [(line.public, line.secret) for line in self.told]
            return pickle.dumps((state, past, lines, self.told_count), pickle.HIGHEST_PROTOCOL)
        finally:
            state.events = events

    def _thaw(self, data: bytes, entries: list[Entry]) -> None:
        state, past, lines, count = pickle.loads(data)
        match = Match(self.game, state, self.options, self.row.seed, self._start())
        if match.start is None:
            match.options = self.game.complete(self.row.seats, self.options)
        for entry in entries:
            if entry.kind == "undo":
                match.plies.pop()
            else:
                match.plies.append((entry.seat, entry.choice))
        match._past = past
        self.match = match
        self.told.extend(Told(public, secret) for public, secret in lines)
        self.told_count = count
        self.snapshot_ply = len(entries)

    def _start(self) -> dict[str, Any] | None:
        return None if self.row.start is None else msgspec.json.decode(self.row.start)

    # -- events --------------------------------------------------------------------------------------------------------

    def take_events(self) -> None:
        assert self.match is not None
        for event in self.match.happened:
            self.tell(event)
        self.match.happened.clear()

    def tell(self, event: Event) -> None:
        secret = {seat: encode(event.cut(seat)) for seat in event.secret}
        self.told.append(Told(encode(event.cut(None)), secret or None))
        self.told_count += 1

    def events_since(self, seen: int, seat: int | None) -> list[Raw]:
        fresh = min(self.told_count - seen, len(self.told))
        return [] if fresh <= 0 else [line.cut(seat) for line in list(self.told)[-fresh:]]

    # -- who may see what ----------------------------------------------------------------------------------------------

    def cut(self, seat: int | None) -> Cut:
        """View, question, offers and undo for a seat (None: a spectator)."""
        found = self._cuts.get(seat)
        if found is None:
            found = self._cuts[seat] = self._cut(seat)
        return found

    def _cut(self, seat: int | None) -> Cut:
        match = self.match
        if match is None:
            return Cut(NULL, NULL, Raw(b"[]"), NULL)
        view = self.game.view(match.state, seat)
        view["questions"] = [question.json(seat) for question in self._questions]
        question: dict[str, Any] | None = None
        offers: list[dict[str, Any]] = []
        refusal: Refusal | None = Refusal("", "undo-other-seat")
        if seat is not None and self.row.state == "playing":
            asks = [ask for ask in [match.state.asking(), *match.state.offers()] if ask is not None]
            mine = [ask for ask in asks if seat in ask.seats(match.state)]
            for ask, asked in zip(mine, [q for q in self._questions if q.seat == seat], strict=True):
                spoken = self._spoken(match, ask, asked)
                if ask is asks[0]:
                    question = spoken
                else:
                    offers.append(spoken)
            refusal = match.why_not_undo(seat)
        return Cut(
            Raw(encode(view)),
            Raw(encode(question)),
            Raw(encode(offers)),
            NULL if refusal is None else Raw(encode(told(refusal))),
        )

    def _spoken(self, match: Match, ask: Ask[Any], asked: Question) -> dict[str, Any]:
        """A question with the touches and words of its choices."""
        s, game, seat = match.state, self.game, asked.seat
        choices = [
            {"text": text, "touch": game.touches(s, seat, choice), "label": game.label(s, choice)}
            for text, choice in zip(asked.choices, ask.choices(s, seat), strict=True)
        ]
        return {"kind": asked.kind, "rule": asked.rule, "seat": seat, "choices": choices, "extra": asked.extra}

    @property
    def result(self) -> Raw:
        if self.match is None or self.match.result is None or self.row.state != "over":
            return NULL
        return Raw(encode(self.match.result.json()))

    # -- who sits where ------------------------------------------------------------------------------------------------

    def people(self) -> list[str]:
        """All who sit here, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def held(self, person: str | None) -> list[int]:
        return [] if person is None else [i for i, chair in enumerate(self.chairs) if chair.person == person]

    @property
    def deserted(self) -> bool:
        """All people have left: the bots wait until somebody comes back."""
        return not self.people() and any(chair.was is not None for chair in self.chairs)

    def standing(self, seat: int, text: str) -> bool:
        """Whether `text` answers a standing offer to this seat."""
        return any(q.offer and q.seat == seat and text in q.choices for q in self._questions)

    def deadline(self, seat: int) -> float | None:
        """When the clock of a person who is asked runs out."""
        asked = self.asked.get(seat)
        if self.clock is None or asked is None or self.chairs[seat].person is None:
            return None
        return asked.at + (self.bank[seat] if self.bank else self.clock.seconds)

    def clock_now(self, now: float) -> ClockNow | None:
        if self.clock is None:
            return None
        until = {seat: self.deadline(seat) for seat in self.asked}
        return ClockNow(now, {str(s): t for s, t in until.items() if t is not None}, self.bank.copy() or None)

    def info(self, person: str | None) -> TableInfo:
        online = {listener.person for listener in self.listeners}
        return describe(self.row, self.chairs, self.options, self.clock, self.faces, person, online)


def describe(
    row: Row,
    chairs: list[Chair],
    options: dict[str, Any],
    clock: MoveClock | BankClock | None,
    faces: dict[str, Person],
    you: str | None,
    online: set[str | None],
) -> TableInfo:
    """A table as everybody may see it, with `you` marked."""
    seats: list[SeatInfo] = []
    bots = bot_names(chairs, faces)
    for i, chair in enumerate(chairs):
        if chair.person is not None:
            face = face_of(chair.person, faces)
            mine = chair.person == you
            seats.append(SeatInfo(face.name, face.colour, "person", mine, chair.person in online))
        elif chair.level is not None:
            name, colour = bots[i], COLOURS[i % len(COLOURS)]
            back = you is not None and chair.was == you and row.state == "playing"
            seats.append(SeatInfo(name, colour, "bot", False, True, chair.level, back))
        else:
            seats.append(SeatInfo("", COLOURS[i % len(COLOURS)], "empty", False, False))
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        seats,
        options,
        row.state,  # type: ignore[arg-type]
        bool(row.public),
        bool(row.hot_seat),
        clock,
        row.owner,
        msgspec.json.decode(row.turn),
        row.ply,
        row.seed_hash,
        row.rematch,
        row.updated,
    )


def known_at(chairs: list[Chair]) -> list[str]:
    """All who sit there or left their seat to a bot, each once."""
    return list(dict.fromkeys(who for who in (chair.person or chair.was for chair in chairs) if who is not None))


def face_of(person: str, faces: dict[str, Person]) -> Person:
    return faces.get(person) or Person(person, *first_name(person))


def bot_names(chairs: list[Chair], faces: dict[str, Person]) -> dict[int, str]:
    """The name of the bot on each seat: the seat's own, or a spare one if somebody here is called like that."""
    taken = {face_of(person, faces).name.split()[0].casefold() for person in known_at(chairs)}
    names = {i: NAMES[i % len(NAMES)] for i, chair in enumerate(chairs) if chair.level is not None}
    beyond = NAMES[len(chairs) :] + NAMES[: len(chairs)]  # first those that no seat here has for its own
    spare = [name for name in beyond if name.casefold() not in taken and name not in names.values()]
    for i, name in names.items():
        if name.casefold() in taken and spare:
            names[i] = spare.pop(0)
    return names


def hash_of(seed: str) -> str:
    """What is published of a seed when a table opens."""
    return sha256(seed.encode()).hexdigest()


@cache
def guard(game: Game) -> str:
    """Changes whenever the code or the data that a frozen state depends on change."""
    digest = sha256(skarb.__version__.encode())
    for name in ("skarb.kernel", type(game).__module__):
        folder = Path(import_module(name).__file__ or "").parent
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".so", ".pyd", ".toml", ".json"):
                digest.update(path.name.encode() + path.read_bytes())
    return f"{game.version} {digest.hexdigest()[:32]}"
