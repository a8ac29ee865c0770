"""All live tables: loading and keeping them, following what other processes write, forgetting."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Container, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from skarb.games import find
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refused
from skarb.server.chairs import known_at, read_chairs
from skarb.server.clock import Clock
from skarb.server.denied import Denied, passed_on
from skarb.server.engine import NotStored
from skarb.server.guard import Buckets
from skarb.server.lease import Lease
from skarb.server.listing import describe
from skarb.server.messages import BankClock, ChatLine, MoveClock, TableInfo
from skarb.server.people import People
from skarb.server.store import Entry, Row, Store
from skarb.server.table import SNAPSHOT, Table, guard, read_clock
from skarb.server.thinking import Thinking

T = TypeVar("T")
log = logging.getLogger("skarb.server")
NOTE = 10.0  # seconds from one note of the time that people have spent to the next
SWEEP = 3600.0  # seconds from one forgetting of old tables to the next


class Pace(Struct, frozen=True):
    """Seconds. `bot`: how long a bot lets people look at least (the page shows one thing after another by itself);
    `window`: a question to several seats is answered so long after it was put, or twice so long, or thrice: then the
    time of a pass does not betray a hand (DUR-5.7); `reveal`: so long a deal waits for parts that were committed to."""

    bot: float = 0.4
    window: float = 1.0
    reveal: float = 6.0


class Tables:
    def __init__(
        self,
        store: Store,
        people: People,
        thinking: Thinking,
        pace: Pace,
        most: int,
        chatting: Buckets,
        go_on: Callable[["Tables", Table], None],
        clock: Clock,
        seeds: Callable[[], str] | None = None,
    ) -> None:
        self.store = store
        self.lease = Lease(store.engine.wire)
        self.people = people
        self.thinking = thinking
        self.pace = pace
        self.most = most
        self.chatting = chatting
        self.go_on = go_on  # what a change leads to: bots think, clocks are set
        self.clock = clock
        self.seeds = seeds
        self.live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.moved: dict[tuple[str, str | None], Table] = {}  # who came or went, and the others do not know it yet
        self.moving = asyncio.Event()
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
        table = Table(game_of(row), row)
        await self._restore(table, row, entries, snapshot)
        await self.charge(table)
        self.keep(table)
        await self.count_elsewhere([table])
        self.wake(table)
        if table.clock is not None and row.state == "playing":
            self.store.tell("time", table_id)  # its keeper knows better
        return table

    async def charge(self, table: Table) -> None:
        """The time that was spent on its questions before it was opened here."""
        if table.clock is not None:
            spent = await self.store.spent(table.row.id, table.row.ply)
            table.charge(spent, self.clock.now())
            for listener in table.listeners:
                listener.poke()

    async def _restore(self, table: Table, row: Row, entries: list[Entry], snapshot: Any) -> None:
        try:
            await table.restore(row, entries, snapshot, self.clock.now())
        except Refused as error:
            raise Denied(409, "table-broken", why=str(error)) from error
        await self.seen(table)

    async def refresh(self, table: Table) -> list[Entry]:
        """Read a table again from its log; the caller holds its lock."""
        found = await self.store.load(table.row.id)
        if found is None:  # it was closed meanwhile
            self.live.pop(table.row.id, None)
            raise Denied(404, "no-such-table")
        await self._restore(table, *found)
        self.wake(table)
        return found[1]

    def keep(self, table: Table) -> None:
        self.live[table.row.id] = table
        if len(self.live) > self.most:
            for table_id, old in list(self.live.items())[: len(self.live) - self.most + 8]:
                idle = not old.listeners and not old.thinking and old.timer is None and not old.lock.locked()
                if idle and old is not table:
                    del self.live[table_id]
                    if self.lease.keeps(table_id):
                        self.spawn(self.lease.free(table_id, anybody=True))

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
        waiting = await self.store.waiting(time.time() - 2 * 86400)
        await self.take_up(waiting if self.lease.wire is None else await self.lease.unkept(waiting))

    async def take_up(self, known: list[str]) -> None:
        """Tables that may be in nobody's memory."""
        while known:
            again: list[str] = []
            for table_id in known:
                try:
                    self.wake(await self.get(table_id), news=False)
                except Denied as error:
                    log.warning("table %s: %s", table_id, error.reason["en"])
                except NotStored as error:
                    log.error("cannot read table %s: %s", table_id, error)
                    again.append(table_id)
                except Exception:
                    log.exception("table %s", table_id)
            known = again
            await asyncio.sleep(1.0 if known else 0.0)

    async def note_on(self) -> None:
        """Now and then store how long people have been thinking: a restart gives nobody his time back."""
        while True:
            await asyncio.sleep(NOTE)
            await self.note()

    async def note(self) -> None:
        now = self.clock.now()
        kept = [table for table in self.live.values() if not table.stale and self.lease.mine(table.row.id)]
        asked = [(table.row.id, table.row.ply, table.spent(now)) for table in kept]
        try:
            await self.store.note([line for line in asked if line[2]])
        except NotStored as error:
            log.error("cannot note the time spent: %s", error)

    async def catch_up(self, known: list[str]) -> None:
        """Read again what was changed elsewhere of these tables."""
        found = await self.store.editions(known)
        for table_id in known:
            table = self.live.get(table_id)
            if table is None:
                continue
            if table_id not in found:
                if table.row.state == "open":
                    self.closed(table)
                self._drop(table_id)
                continue
            ply, edition, chat = found[table_id]
            if chat > table.chatted and table.listeners:
                self.heard(table, await self.store.chats(table_id))
            async with table.lock:
                if ply > table.row.ply or edition > table.row.edition or table.stale:
                    table.stale = True
                    # what nobody looks at is read again when somebody does
                    if table.listeners or len(known) == 1 or self.lease.keeps(table_id):
                        await self.refresh(table)

    async def look(self, table: Table, begun: Callable[[], None]) -> None:
        """Another process wrote something: let it happen here, too."""
        async with table.lock:
            begun()
            row = table.row
            if not (table.listeners or self.lease.keeps(row.id)):
                table.stale = True
                return
            found = None if table.stale else await self.store.since(row.id, row.ply)
            if found is None or found[0] != row.edition or table.match is None:
                await self.refresh(table)
                return
            try:
                for entry in found[1]:
                    table.enter(entry, self.clock.now())
            except Refused:
                await self.refresh(table)
                return
            self.wake(table)

    async def listen(self, table: Table) -> None:
        """Somebody said something at another process."""
        if table.listeners:
            self.heard(table, await self.store.chats(table.row.id))

    def move(self, table: Table, *people: str | None) -> None:
        """Somebody came or went: the other processes should know."""
        if self.lease.wire is not None:
            for person in people:
                self.moved[table.row.id, person] = table
            self.moving.set()

    async def count_elsewhere(self, tables: list[Table]) -> None:
        """Who is at these tables by way of other processes."""
        found = await self.lease.elsewhere([table.row.id for table in tables])
        for table in tables:
            there = found.get(table.row.id, set())
            if there != table.elsewhere:
                table.elsewhere = there
                self.wake(table)

    async def expel(self) -> None:
        """End the connections of devices that were signed out, and of people who have become others."""
        self.people.forget()
        listeners = [listener for table in self.live.values() for listener in table.listeners]
        devices = {listener.device for listener in listeners if listener.device}
        people = {listener.person for listener in listeners if listener.person}
        ended, became = await self.people.access.strangers(list(devices), list(people))
        for listener in listeners:
            if listener.device in ended or listener.person in became:
                listener.end()

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
            except NotStored as error:
                log.error("cannot forget old tables: %s", error)
            await asyncio.sleep(SWEEP)

    def _drop(self, table_id: str) -> None:
        """A table that is no longer stored."""
        table = self.live.get(table_id)
        if table is not None and not table.listeners:
            del self.live[table_id]

    def closed(self, table: Table) -> None:
        """A table that never began, and that its owner does not want any more: who waits there is told."""
        self.live.pop(table.row.id, None)
        table.stale = True
        for listener in list(table.listeners):
            listener.dismiss(Denied(404, "table-closed"))

    def heard(self, table: Table, lines: list[tuple[int, str, str, str, float]]) -> None:
        """Tell the listeners what was said that they have not heard yet."""
        for line in lines:
            if line[0] > table.chatted:
                table.chatted = line[0]
                for listener in table.listeners:
                    listener.send(ChatLine(*line))

    def snapshot(self, table: Table) -> None:
        """Now and then keep the present beside the log, so that a long game opens at once."""
        row = table.row
        if row.ply - table.snapshot_ply >= SNAPSHOT:
            table.snapshot_ply = row.ply
            self.spawn(self._store_snapshot(row.id, row.ply, guard(table.game), table.freeze()))

    async def _store_snapshot(self, table_id: str, ply: int, guard: str, data: bytes) -> None:
        try:
            await self.store.snapshot(table_id, ply, guard, data)
        except NotStored as error:  # the log is enough
            log.error("cannot store a snapshot: %s", error)

    def wake(self, table: Table, news: bool = True) -> None:
        """Something changed: tell the listeners if it is `news`, and go on, if the table is ours to keep."""
        for listener in table.listeners if news else ():
            listener.poke()
        if self.closing:
            return
        if self.lease.wire is not None and table.kept != self.lease.mine(table.row.id):
            self.spawn(self._hand_over(table))
        self.go_on(self, table)

    async def _hand_over(self, table: Table) -> None:
        """Become the keeper of a table that has none, or stop keeping one that needs none."""
        if not table.kept:
            await self.lease.free(table.row.id, anybody=False)
        elif not self.lease.mine(table.row.id) and await self.lease.claim(table.row.id):
            self.go_on(self, table)

    def spawn(self, job: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def to_the_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change out even if whoever asked for it goes meanwhile (his line is lost, nobody waits for his bot):
        broken off it would be in the log, but nobody at the table would hear of it, and nothing would go on."""
        task = self.spawn(change)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may not hear of it
        return await asyncio.shield(task)

    async def close(self) -> None:
        await self.note()
        self.closing = True
        await self.lease.leave()
        for table in self.live.values():
            if table.timer is not None:
                table.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def describe(self, row: Row, person: str | None, online: Container[str | None] = ()) -> TableInfo:
        """A table in a list; live ones know who is online."""
        live = self.live.get(row.id)
        if live is not None and not live.stale:
            info = live.info(person)
            info.fair = None  # a list is long enough without
            return info
        chairs = read_chairs(row.sitting)
        faces = {person: await self.people.find(person) for person in known_at(chairs)}
        clock: MoveClock | BankClock | None = None if row.clock is None else read_clock(row.clock)
        return describe(row, chairs, None, msgspec.json.decode(row.options), clock, faces, person, online)


def find_game(game: str) -> Game[Any]:
    try:
        return find(game)
    except Refused as error:
        raise passed_on(error, 404) from error


def game_of(row: Row) -> Game[Any]:
    """The game of a table, if this version knows its rules."""
    game = find_game(row.game)
    if row.rules != game.version and row.rules not in game.replays:
        raise Denied(409, "table-broken", why=f"{row.rules} ≠ {game.version}")
    return game
