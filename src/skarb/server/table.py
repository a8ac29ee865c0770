"""One live table: the match, who sits where, what everybody may be told. Knows no socket and no disk."""

import asyncio
import json
from collections import Counter, deque
from functools import cache
from hashlib import sha256
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

import skarb
from skarb.kernel.game import Game
from skarb.kernel.match import Match, new, place
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Event
from skarb.server.chairs import Chair, read_chairs
from skarb.server.denied import told
from skarb.server.fairness import Proof, read_proof
from skarb.server.listing import describe
from skarb.server.messages import (
    BankClock,
    Clock,
    ClockNow,
    MoveClock,
    Person,
    TableInfo,
    encode,
)
from skarb.server.store import Entry, Row

EVENTS = 200  # the latest, sent on connecting
REMEMBERED = 64  # messages of clients that are known again when they are repeated
SNAPSHOT = 64  # plies from one snapshot to the next
NULL = Raw(b"null")


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
    """A seat's open question: since which ply, and which moment of the server's clock, it stands unchanged; and whether
    the time of an answer would tell something."""

    since: int
    at: float
    kind: str
    choices: list[str]
    telling: bool = False


read_clock = msgspec.json.Decoder(Clock).decode


class Table:
    def __init__(self, game: Game[Any], row: Row) -> None:
        self.game = game
        self.row = row
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.clock: MoveClock | BankClock | None = None if row.clock is None else read_clock(row.clock)
        self.chairs: list[Chair] = read_chairs(row.sitting)
        self.proof = proof_of(row)
        self.since = 0.0  # the moment since which it has been waiting for parts of its deal
        self.faces: dict[str, Person] = {}
        self.match: Match | None = None
        self.told: deque[Told] = deque(maxlen=EVENTS)
        self.told_count = 0
        self.chatted = 0  # the last line of chat that the listeners know
        self.asked: dict[int, Asked] = {}
        self.window = False  # the question may be open to several seats at once
        self.opened = 0.0  # the moment since which it has been open to all of them as it is now
        self.bank: list[float] = []
        self.done: dict[tuple[str, int, int], int] = {}
        self.snapshot_ply = 0
        self.stale = False  # memory may not agree with the log: read it again
        self.failures = 0  # changes in a row that could not be stored
        self.lock = asyncio.Lock()
        self.listeners: set[Any] = set()
        self.present: Counter[str | None] = Counter()  # how many of them are whose
        self.elsewhere: set[str] = set()  # who is here by way of other processes
        self.address = ""  # from where a player came last: its tables take turns in thinking
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.thought = 0.0  # seconds that bots have thought since a person last chose
        self.timer: asyncio.TimerHandle | None = None
        self._cuts: dict[int | None, Cut] = {}

    # -- how it came about ---------------------------------------------------------------------------------------------

    def deal(self) -> Match:
        """The match before the first choice."""
        if self.row.start is not None:
            return place(self.game, msgspec.json.decode(self.row.start), self.options)
        assert self.row.seed is not None
        return new(self.game, self.row.seats, self.row.seed, self.options)

    async def restore(
        self, row: Row, entries: list[Entry], snapshot: tuple[int, str, bytes] | None, now: float
    ) -> None:
        """Become what the log tells, from the snapshot on if it was made by the same code. Nobody pays for the time
        that a server slept: what is asked is asked now."""
        live, before = self.match is not None, self.row.ply
        answered = {entry.seat for entry in entries[before:]}
        standing = {seat: asked for seat, asked in self.asked.items() if live and seat not in answered}
        self.row = row
        self.chairs = read_chairs(row.sitting)
        self.proof = proof_of(row)
        self.since = now
        self.match = None
        self.told.clear()
        self.told_count = 0
        self.asked = standing
        self.done = {}
        self.bank = [float(self.clock.seconds)] * row.seats if isinstance(self.clock, BankClock) else []
        self.snapshot_ply = 0
        if row.state not in ("open", "dealing"):
            begin = 0
            if snapshot is not None and snapshot[1] == guard(self.game) and snapshot[0] <= len(entries):
                begin = self._thaw(snapshot[2], entries[: snapshot[0]])
            if not begin:
                self.match = self.deal()
                self.take_events()
            for i, entry in enumerate(entries[begin:]):
                self.apply(entry)
                if i % 16 == 15:
                    await asyncio.sleep(0)
            for entry in entries:
                self.remember(entry)
            row.ply = len(entries)
        self.settle(now)
        self.stale = False

    def apply(self, entry: Entry) -> None:
        """Make a choice or take one back. What is not legal is refused and changes nothing."""
        assert self.match is not None
        if entry.kind == "undo":
            self.match.undo(entry.seat)
            self.tell(Event("undo", {"seat": entry.seat}, {}))
        else:
            self.match.choose(entry.choice, entry.seat)
            if entry.who == "clock":
                self.tell(Event("clock", {"seat": entry.seat}, {}))  # nobody moves for somebody without a word
            self.take_events()

    def enter(self, entry: Entry, now: float) -> None:
        """Make the next entry of the log happen, with all that follows from it."""
        seat = entry.seat
        others = [other.choices for who_else, other in self.asked.items() if who_else != seat]
        ask = None if self.match is None else self.match.state.asking()
        anybody = others != [] and all(entry.choice in choices for choices in others)  # anybody could say that
        passed = entry.kind == "choose" and (anybody or (ask is not None and ask.apart))
        self.apply(entry)
        self.row.ply, self.row.updated = entry.ply, entry.at
        self.remember(entry)
        if self.chairs[seat].person is not None:
            self.thought = 0.0
        self.asked.pop(seat, None)  # answered: if the same is asked once more, it is another question
        self.settle(now, anew=not passed)

    def remember(self, entry: Entry) -> None:
        """Keep the books of an entry that is in the log: clocks, and messages that may be repeated."""
        if self.bank and entry.kind == "choose":
            assert isinstance(self.clock, BankClock)
            self.bank[entry.seat] = max(0.0, self.bank[entry.seat] - entry.spent) + self.clock.increment
        if entry.client is not None and entry.n is not None:
            self.done[entry.client, entry.seat, entry.n] = entry.ply
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def settle(self, now: float, anew: bool = False) -> None:
        """After any change of the match: whose turn it is, since when, and whether it is over. `anew`: what several
        seats are asked has changed for all of them, whatever each may answer."""
        self._cuts.clear()
        before, self.asked = self.asked, {}
        open_before, self.window = self.window, False
        if self.match is not None and self.row.state == "playing":
            ask = self.match.state.asking()
            if ask is None:
                self.row.state = "over"
            else:
                self.window = ask.several
            if self.window and (anew or not open_before):
                self.opened = now
            telling = ask is not None and (ask.several or ask.telling)
            for question in self.match.questions:
                if question.offer:
                    continue
                old = before.get(question.seat)
                if old is not None and old.kind == question.kind and old.choices == question.choices:
                    self.asked[question.seat] = old
                else:
                    self.asked[question.seat] = Asked(self.row.ply, now, question.kind, question.choices, telling)
        self.row.turn = encode(list(self.asked)).decode()

    # -- snapshots -----------------------------------------------------------------------------------------------------

    def freeze(self) -> bytes:
        """The present as plain data that only the same code reads again."""
        assert self.match is not None
        told = [
            (line.public.decode(), {s: text.decode() for s, text in (line.secret or {}).items()}) for line in self.told
        ]
        return json.dumps({"match": self.match.freeze(), "told": told, "count": self.told_count}).encode()

    def _thaw(self, data: bytes, entries: list[Entry]) -> int:
        """The ply it leads to; 0 if it cannot be read: the log can."""
        plies: list[tuple[int, str]] = []
        for entry in entries:
            if entry.kind == "undo":
                plies.pop()
            else:
                plies.append((entry.seat, entry.choice))
        match = self.deal()
        try:
            frozen = json.loads(data)
            match.thaw(frozen["match"], plies)
        except (ValueError, KeyError, TypeError):
            return 0
        self.match = match
        for public, secret in frozen["told"]:
            seats = {int(seat): text.encode() for seat, text in secret.items()}
            self.told.append(Told(public.encode(), seats or None))
        self.told_count = frozen["count"]
        self.snapshot_ply = len(entries)
        return self.snapshot_ply

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
        view = match.view(seat)
        question: dict[str, Any] | None = None
        offers: list[dict[str, Any]] = []
        refusal: Refusal | None = Refusal("", "undo-other-seat")
        if seat is not None and self.row.state == "playing":
            for asked in match.asked(seat):
                if asked.offer:
                    offers.append(asked.spoken())
                else:
                    question = asked.spoken()
            refusal = None if self.back(seat) else match.why_not_undo(seat)
        return Cut(
            Raw(encode(view)),
            Raw(encode(question)),
            Raw(encode(offers)),
            NULL if refusal is None else Raw(encode(told(refusal))),
        )

    @property
    def result(self) -> Raw:
        if self.match is None or self.match.result is None or self.row.state != "over":
            return NULL
        return Raw(encode({**self.match.result.json(), "sides": self.game.sides(self.match.state)}))

    # -- who sits where ------------------------------------------------------------------------------------------------

    def join(self, listener: Any) -> bool:
        """Whether that is news to the others: a player who was not here before."""
        self.listeners.add(listener)
        self.present[listener.person] += 1
        return self.present[listener.person] == 1 and bool(self.held(listener.person))

    def part(self, listener: Any) -> bool:
        """Whether that is news to the others: a player who is no longer here."""
        self.listeners.discard(listener)
        self.present[listener.person] -= 1
        if self.present[listener.person]:
            return False
        del self.present[listener.person]
        return bool(self.held(listener.person))

    def people(self) -> list[str]:
        """All who sit here, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def held(self, person: str | None) -> list[int]:
        return [] if person is None else [i for i, chair in enumerate(self.chairs) if chair.person == person]

    @property
    def attended(self) -> bool:
        """Somebody plays, or watches a table that nobody left: otherwise the bots wait until somebody comes."""
        left = any(chair.was is not None for chair in self.chairs)
        return bool(self.people()) or (bool(self.listeners or self.elsewhere) and not left)

    @property
    def kept(self) -> bool:
        """Whether there is anything to do for its keeper, now or later."""
        busy = self.clock is not None or any(chair.level is not None for chair in self.chairs)
        return self.row.state == "dealing" or (self.row.state == "playing" and busy)

    def standing(self, seat: int, text: str) -> bool:
        """Whether `text` answers a standing offer to this seat."""
        asked = [] if self.match is None else self.match.asked(seat)
        return any(question.offer and question.find(text) is not None for question in asked)

    def back(self, seat: int) -> int:
        """How many choices an undo takes back: one's own last one; alone among bots also what they answered to it, if
        that told nothing. 0: it is refused."""
        match = self.match
        if match is None or match.why_not_undo(seat) is None:
            return int(match is not None)
        alone = len(self.people()) == 1 and not any(chair.was for chair in self.chairs)
        bots = [i for i, chair in enumerate(self.chairs) if chair.level is not None]
        return match.back_over(seat, bots) if alone and seat not in bots else 0

    def deadline(self, seat: int) -> float | None:
        """When the clock of a person who is asked runs out."""
        asked = self.asked.get(seat)
        if self.clock is None or asked is None or self.chairs[seat].person is None:
            return None
        return asked.at + (self.bank[seat] if self.bank else self.clock.seconds)

    def clock_now(self, now: float, date: float) -> ClockNow | None:
        """Dates for the page, counted from `date`, which is `now`."""
        if self.clock is None:
            return None
        until = {seat: self.deadline(seat) for seat in self.asked}
        dates = {str(seat): date + moment - now for seat, moment in until.items() if moment is not None}
        return ClockNow(date, dates, self.bank.copy() or None)

    def spent(self, now: float) -> dict[int, float]:
        """Seconds that each person who is asked has already spent on the question."""
        return {seat: now - self.asked[seat].at for seat in self.asked if self.deadline(seat) is not None}

    def charge(self, spent: dict[int, float], now: float) -> None:
        """Questions that stood before a restart, or at another process, go on with what had been spent on them."""
        for seat, seconds in spent.items():
            if seat in self.asked:
                self.asked[seat] = msgspec.structs.replace(self.asked[seat], at=now - seconds)

    def info(self, person: str | None) -> TableInfo:
        online = {*self.present, *self.elsewhere} if self.elsewhere else self.present
        return describe(self.row, self.chairs, self.proof, self.options, self.clock, self.faces, person, online)


def tick(opened: float, now: float, step: float) -> float:
    """The next moment at which a question that was put at `opened` is answered, if the time must not tell anything."""
    return opened + step * max(1, ceil((now - opened) / step - 1e-9))


def proof_of(row: Row) -> Proof:
    if row.fair is not None:
        return read_proof(row.fair)
    return Proof("seed" if row.seed is not None and row.seed_hash else "none")  # of an older version


@cache
def guard(game: Game[Any]) -> str:
    """Changes whenever the code or the data that a frozen state depends on change."""
    digest = sha256(skarb.__version__.encode())
    for name in ("skarb.kernel", game.home):
        folder = Path(import_module(name).__file__ or "").parent
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".so", ".pyd", ".toml", ".json"):
                digest.update(path.name.encode() + path.read_bytes())
    return f"{game.version} {digest.hexdigest()[:32]}"
