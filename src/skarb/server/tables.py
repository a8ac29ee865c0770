"""All live tables: loading and forgetting them, choices and undo, bots and clocks.

A change is made in memory, written, and told to everybody only when it is durable. If writing fails, memory is thrown
away and read again from the log, which is the truth.
"""

import asyncio
import logging
import random
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from skarb import bots
from skarb.games import find
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refused, refuse
from skarb.server.denied import Denied, passed_on
from skarb.server.guard import Buckets
from skarb.server.messages import BankClock, ChatLine, MakeTable, MoveClock, TableInfo, encode
from skarb.server.people import People
from skarb.server.store import Conflict, Entry, Row, Store
from skarb.server.table import SNAPSHOT, Chair, Table, describe, guard, hash_of, known_at, read_chairs, read_clock
from skarb.server.thinking import Thinking, think

log = logging.getLogger("skarb.server")
STAND_IN = "adept"  # the bot that fills empty seats, takes over, and moves when a clock runs out
FOLLOW = 1.0  # seconds from one look for news of other processes to the next
SWEEP = 3600.0  # seconds from one forgetting of old tables to the next


class Pace(Struct, frozen=True):
    """Seconds. `bot`: about how long a bot lets people look; `window`: how long a question to several seats stands
    at least, so that a quick pass does not betray a hand (DUR-5.7)."""

    bot: float = 0.7
    window: float = 0.7


def fresh_seed() -> str:
    """256 bits of the system's chance, for one deal."""
    return secrets.token_hex(32)


class Tables:
    def __init__(
        self,
        store: Store,
        people: People,
        thinking: Thinking,
        pace: Pace,
        most: int,
        chatting: Buckets,
        seeds: Callable[[], str] = fresh_seed,
    ) -> None:
        self.store = store
        self.people = people
        self.thinking = thinking
        self.pace = pace
        self.most = most
        self.chatting = chatting
        self.seeds = seeds
        self.live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # -- in and out of memory ------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        table = self.live.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        else:
            self.live.move_to_end(table_id)
        if table.stale:
            async with table.lock:
                if table.stale:
                    await self.refresh(table)
        return table

    async def _load(self, table_id: str) -> Table:
        found = await self.store.load(table_id)
        if found is None:
            raise Denied(404, "no-such-table")
        row, entries, snapshot = found
        table = Table(_game(row), row)
        await self._restore(table, row, entries, snapshot)
        self._keep(table)
        self.wake(table)
        return table

    async def _restore(self, table: Table, row: Row, entries: list[Entry], snapshot: Any) -> None:
        try:
            await table.restore(row, entries, snapshot)
        except Refused as error:
            raise Denied(409, "table-broken", why=str(error)) from error
        await self.seen(table)

    async def refresh(self, table: Table) -> list[Entry]:
        """Read a table again from its log; the caller holds its lock."""
        found = await self.store.load(table.row.id)
        assert found is not None
        await self._restore(table, *found)
        self.wake(table)
        return found[1]

    def _keep(self, table: Table) -> None:
        self.live[table.row.id] = table
        if len(self.live) > self.most:
            for table_id, old in list(self.live.items())[: len(self.live) - self.most + 8]:
                idle = not old.listeners and not old.thinking and old.timer is None and not old.lock.locked()
                if idle and old is not table:
                    del self.live[table_id]

    async def seen(self, table: Table) -> None:
        """Know the names of all who sit here or may come back."""
        for person in known_at(table.chairs):
            table.faces[person] = await self.people.find(person)

    async def renamed(self, person: str) -> None:
        for table in list(self.live.values()):
            if person in table.faces:
                table.faces[person] = await self.people.find(person)
                self.wake(table)

    async def resume(self) -> None:
        """After a start: clocks and bots of games in play go on."""
        for table_id in await self.store.waiting(time.time() - 2 * 86400):
            try:
                await self.get(table_id)
            except Denied as error:
                log.warning("table %s: %s", table_id, error.reason["en"])
            except Exception:
                log.exception("table %s", table_id)

    async def follow(self) -> None:
        """Another process may serve the same tables: tell our listeners what was chosen and said there."""
        seen = -1
        while True:
            await asyncio.sleep(FOLLOW)
            try:
                now = await self.store.changes()
                if now != seen:
                    await self.catch_up(list(self.live))
                    seen = now
            except Exception:
                log.exception("no news of other processes")

    async def catch_up(self, known: list[str]) -> None:
        """Read again what was changed elsewhere of these tables."""
        found = await self.store.editions(known)
        for table_id in known:
            table = self.live.get(table_id)
            if table is None:
                continue
            if table_id not in found:
                self._drop(table_id)
                continue
            ply, edition, chat = found[table_id]
            if chat > table.chatted and table.listeners:
                self.heard(table, await self.store.chats(table_id))
            async with table.lock:
                if ply > table.row.ply or edition > table.row.edition:
                    table.stale = True
                    if table.listeners or len(known) == 1:  # what nobody looks at is read again when somebody does
                        await self.refresh(table)

    async def sweep(self, days: float) -> None:
        """Forget finished tables that nobody has touched for so many days."""
        while True:
            try:
                found = [""]
                while found:
                    watched = [table_id for table_id, table in self.live.items() if table.listeners]
                    found = await self.store.forget(time.time() - days * 86400, watched)
                    for table_id in found:
                        self._drop(table_id)
            except sqlite3.Error as error:
                log.error("cannot forget old tables: %s", error)
            await asyncio.sleep(SWEEP)

    def _drop(self, table_id: str) -> None:
        """A table that is no longer stored."""
        table = self.live.get(table_id)
        if table is not None and not table.listeners:
            del self.live[table_id]

    def heard(self, table: Table, lines: list[tuple[int, str, str, str, float]]) -> None:
        """Tell the listeners what was said that they have not heard yet."""
        for line in lines:
            if line[0] > table.chatted:
                table.chatted = line[0]
                for listener in table.listeners:
                    listener.send(ChatLine(*line))

    async def close(self) -> None:
        self.closing = True
        for table in self.live.values():
            if table.timer is not None:
                table.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- making --------------------------------------------------------------------------------------------------------

    async def make(self, order: MakeTable, owner: str) -> Table:
        game = find_game(order.game)
        try:
            options = game.complete(order.seats, order.options)
        except Refused as error:
            raise passed_on(error) from error
        except (TypeError, ValueError, KeyError, AttributeError) as error:  # values of any shape come from outside
            raise Denied(400, "bad-message", what="options") from error
        chairs = [Chair() for _ in range(order.seats)]
        for seat, level in order.bots.items():
            if not seat.isdecimal() or int(seat) >= order.seats:
                raise passed_on(refuse("", "no-such-seat", seat=seat))
            chairs[int(seat)].level = known_level(level)
        if order.hot_seat:
            for chair in chairs:
                chair.person = None if chair.level is not None else owner
        else:
            chairs[0] = Chair(person=owner)
        row = fresh_row(game.id, game.version, order.seats, options, self.seeds(), owner, chairs)
        row.public, row.hot_seat = int(order.public and not order.hot_seat), int(order.hot_seat)
        row.clock = None if order.clock is None else encode(order.clock).decode()
        table = Table(game, row)
        if order.start:
            self.begin(table)
        await self.add(table, [])
        return table

    async def add(self, table: Table, entries: list[Entry], people: list[str] | None = None) -> None:
        """Store a new table, in the list of those who sit there (or of `people`), and keep it live."""
        await self.store.make(table.row, table.people() if people is None else people, entries)
        await self.seen(table)
        self._keep(table)
        self._snapshot(table)
        self.wake(table)

    def begin(self, table: Table) -> None:
        """Deal. The caller stores it."""
        for chair in table.chairs:
            chair.ready = False
            if chair.person is None and chair.level is None:
                chair.level = STAND_IN
        row = table.row
        row.sitting = encode(table.chairs).decode()
        row.state, row.updated = "playing", time.time()
        table.bank = [float(table.clock.seconds)] * row.seats if isinstance(table.clock, BankClock) else []
        table.match = table.deal()
        table.take_events()
        table.settle(row.updated)

    async def changed(self, table: Table) -> None:
        """Store who sits where; the caller holds the lock."""
        row = table.row
        row.edition += 1
        row.sitting = encode(table.chairs).decode()
        row.updated = time.time()
        try:
            await self.store.change(row, table.people())
        except BaseException as error:
            table.stale = True
            if isinstance(error, Conflict):
                raise Denied(409, "late") from error
            if isinstance(error, sqlite3.Error):
                raise Denied(503, "not-stored") from error
            raise
        await self.seen(table)
        table.settle(row.updated)
        self.wake(table)

    # -- choices -------------------------------------------------------------------------------------------------------

    async def choose(
        self,
        table: Table,
        seat: int,
        text: str,
        who: str,
        ply: int | None = None,
        client: str | None = None,
        n: int | None = None,
        since: int | None = None,
    ) -> int:
        """Make a choice; durable when this returns the new ply. `since`: only if the question stands since then."""
        await self._hold(table, seat)
        async with table.lock:
            known = await self._ready(table, seat, client, n)
            while known is None:
                asked = table.asked.get(seat)
                if since is not None and (asked is None or asked.since != since):
                    raise Denied(409, "late")
                old = ply is not None and ply < table.row.ply and (asked is None or asked.since > ply)
                if old and not table.standing(seat, text):
                    raise Denied(409, "late")
                spent = 0.0 if asked is None or table.clock is None else max(0.0, time.time() - asked.at)
                known = await self._enter(table, "choose", seat, text, who, spent, client, n)
                if known is None and (asked is None or table.asked.get(seat) != asked):
                    raise Denied(409, "late")
            return known

    async def undo(self, table: Table, seat: int, who: str, client: str | None, n: int | None) -> int:
        async with table.lock:
            known = await self._ready(table, seat, client, n)
            if known is None:
                known = await self._enter(table, "undo", seat, "", who, 0.0, client, n)
            if known is None:
                raise Denied(409, "late")
            return known

    async def _ready(self, table: Table, seat: int, client: str | None, n: int | None) -> int | None:
        """Fit for a change; or the ply that this very message already brought about."""
        if table.stale:
            await self.refresh(table)
        if client is not None and n is not None and (client, seat, n) in table.done:
            return table.done[client, seat, n]
        if table.row.state != "playing":
            raise Denied(409, "not-playing")
        return None

    async def _enter(
        self,
        table: Table,
        kind: str,
        seat: int,
        text: str,
        who: str,
        spent: float,
        client: str | None,
        n: int | None,
    ) -> int | None:
        """The new ply; None if another process wrote one first. Then the table has been read again."""
        row, asked = table.row, dict(table.asked)
        entry = Entry(row.ply + 1, kind, seat, text, who, spent, time.time(), client, n)
        try:
            table.apply(entry)
        except Refused:
            raise  # nothing has changed
        except BaseException:
            table.stale = True
            raise
        row.ply, row.updated = entry.ply, entry.at
        table.remember(entry)
        table.asked.pop(seat, None)  # answered: if the same is asked once more, it is another question
        table.settle(entry.at)
        try:
            await self.store.append(row, entry)
        except Conflict:
            table.asked, row.ply = asked, entry.ply - 1  # as it was
            for line in await self.refresh(table):
                if client is not None and (line.client, line.seat, line.n) == (client, seat, n):
                    return line.ply
            return None
        except BaseException as error:
            table.stale, table.asked = True, {}
            if isinstance(error, sqlite3.Error):
                log.error("cannot store: %s", error)
                self.spawn(self._recover(table))
                raise Denied(503, "not-stored") from error
            raise
        self.wake(table)
        self._snapshot(table)
        return entry.ply

    async def _recover(self, table: Table) -> None:
        """After a failure of the disk: read the log again as soon as it can be read, so that bots and clocks go on."""
        for pause in (0.2, 1, 5, 15, 60, 300):
            await asyncio.sleep(pause)
            try:
                await self.get(table.row.id)
                return
            except Exception as error:
                log.error("cannot read table %s: %s", table.row.id, error)

    def _snapshot(self, table: Table) -> None:
        """Now and then keep the present beside the log, so that a long game opens at once."""
        row = table.row
        if row.ply - table.snapshot_ply >= SNAPSHOT:
            table.snapshot_ply = row.ply
            self.spawn(self.store.snapshot(row.id, row.ply, guard(table.game), table.freeze()))

    async def _hold(self, table: Table, seat: int) -> None:
        """Among people, answers to a question that several get at once show no earlier than the others'."""
        asked = table.asked.get(seat)
        if not self.pace.window or not table.window or asked is None or len(table.people()) < 2:
            return
        wait = asked.at + self.pace.window - time.time()
        if wait > 0:
            await asyncio.sleep(wait)

    # -- bots and clocks -----------------------------------------------------------------------------------------------

    def spawn(self, job: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def wake(self, table: Table) -> None:
        """Something changed: tell the listeners, let bots think, set the clock."""
        for listener in table.listeners:
            listener.poke()
        if self.closing:
            return
        for seat, asked in table.asked.items():
            level = table.chairs[seat].level
            if level is not None and not table.deserted:
                self._think(table, seat, level, asked.since, "bot")
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        deadlines = [t for t in (table.deadline(seat) for seat in table.asked) if t is not None]
        if deadlines:
            wait = max(0.0, min(deadlines) - time.time())
            table.timer = asyncio.get_running_loop().call_later(wait, self._expire, table)

    def _expire(self, table: Table) -> None:
        """A clock ran out: a bot moves for those whose time is over."""
        table.timer = None
        if table.stale:
            return
        now = time.time()
        late = [seat for seat in table.asked if (table.deadline(seat) or now + 1) <= now + 0.001]
        for seat in late:
            self._think(table, seat, STAND_IN, table.asked[seat].since, "clock")
        if not late:
            self.wake(table)

    def _think(self, table: Table, seat: int, level: str, since: int, who: str) -> None:
        busy = table.thinking.get(seat)
        if busy is not None and busy[0] == since:
            return
        task = self.spawn(self._move(table, seat, level, since, who))
        table.thinking[seat] = (since, task)

        def over(_: Any) -> None:
            if table.thinking.get(seat) == (since, task):
                del table.thinking[seat]

        task.add_done_callback(over)

    async def _move(self, table: Table, seat: int, level: str, since: int, who: str) -> None:
        async with table.lock:
            asked = table.asked.get(seat)
            if asked is None or asked.since != since or table.match is None:
                return
            # its own chance, which nobody can know before the seed of the deal is revealed
            chance = key_of(f"bot {since} {seat} {table.row.seed or secrets.token_hex(8)}").hex()
            try:
                chair = bots.sit(table.match, seat, chance)
            except Exception:
                log.exception("no world for a bot at %s", table.game.id)
                chair = None
        if who == "bot" and (table.people() or table.listeners):
            due = asked.at + max(self.pace.bot * random.uniform(0.8, 1.3), self.pace.window * table.window)
        else:
            due = 0.0
        any_of = random.Random(chance)
        text = any_of.choice(asked.choices)  # a bot that fails does not stop the game
        if chair is not None:
            try:
                text = await self.thinking.run(think, level, chair)
            except Exception:
                log.exception("the bot %s failed at %s", level, table.game.id)
        wait = due - time.time()
        if wait > 0:
            await asyncio.sleep(wait)
        if who == "bot" and (table.chairs[seat].level is None or table.deserted):
            return  # somebody has come back to this seat, or the last one has left
        for answer in (text, any_of.choice(asked.choices), any_of.choice(asked.choices)):
            try:
                await self.choose(table, seat, answer, who, since=since)
                return
            except Denied:
                return  # meanwhile the question has gone
            except Exception:  # not legal, or the game fails at it: another answer may do
                log.exception("%s at %s cannot choose %r", level, table.game.id, answer)

    # -- lists ---------------------------------------------------------------------------------------------------------

    async def describe(self, row: Row, person: str | None) -> TableInfo:
        """A table in a list; live ones know who is online."""
        live = self.live.get(row.id)
        if live is not None and not live.stale:
            return live.info(person)
        chairs = read_chairs(row.sitting)
        faces = {person: await self.people.find(person) for person in known_at(chairs)}
        clock: MoveClock | BankClock | None = None if row.clock is None else read_clock(row.clock)
        return describe(row, chairs, msgspec.json.decode(row.options), clock, faces, person, set())


def fresh_row(
    game: str, rules: str, seats: int, options: dict[str, Any], seed: str | None, owner: str, chairs: list[Chair]
) -> Row:
    """A table that waits for its start."""
    now = time.time()
    return Row(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules,
        seats=seats,
        options=encode(options).decode(),
        seed=seed,
        seed_hash="" if seed is None else hash_of(seed),
        start=None,
        public=0,
        hot_seat=0,
        clock=None,
        made=now,
        owner=owner,
        state="open",
        sitting=encode(chairs).decode(),
        turn="[]",
        ply=0,
        rematch=None,
        edition=0,
        updated=now,
    )


def find_game(game: str) -> Game:
    try:
        return find(game)
    except Refused as error:
        raise passed_on(error, 404) from error


def _game(row: Row) -> Game:
    game = find_game(row.game)
    if row.rules != game.version and row.rules not in game.replays:
        raise Denied(409, "table-broken", why=f"{row.rules} ≠ {game.version}")
    return game


def known_level(level: str) -> str:
    if level not in bots.levels():
        raise Denied(400, "no-such-level", level=level)
    return level
