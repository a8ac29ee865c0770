"""News of other processes on the same database: what they tell is looked up in the log at once, and whatever may have
been missed is looked for now and then. Also tells them who is at which table here, and what visitors have used up.

On SQLite nobody tells anything: there every process asks the file once a second whether it has changed.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from skarb.server.denied import Denied
from skarb.server.engine import NotStored
from skarb.server.guard import Buckets
from skarb.server.lease import BEAT
from skarb.server.table import Table
from skarb.server.tables import Tables

log = logging.getLogger("skarb.server")
FOLLOW = 1.0  # seconds from one look whether a file has changed to the next
RARELY = 2.0  # seconds from one look for what was told in vain to the next
RATES = 0.5  # seconds from one telling of what visitors have used up to the next
SHARE = 100  # keys in one notice: PostgreSQL takes 8,000 bytes


class News:
    def __init__(self, tables: Tables, rates: dict[str, Buckets]) -> None:
        self.tables = tables
        self.lease = tables.lease
        self.wire = tables.store.engine.wire
        self.rates = rates
        self.afar = tables.thinking.afar
        self._thinkers = asyncio.Event()
        self._looking: set[str] = set()
        self._seen = -1
        self._missed = asyncio.Event()
        self._gone = asyncio.Event()

    async def begin(self) -> None:
        """Inside the running loop, before anybody comes."""
        spawn, wire = self.tables.spawn, self.wire
        if wire is None:
            spawn(every(FOLLOW, self._ask))
            return
        loop = asyncio.get_running_loop()

        def heard(line: str | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._take, line)

        wire.hear(heard, "skarb", f"skarb {wire.process}")
        for buckets in self.rates.values():
            buckets.used = {}
        await careful(self._beat)
        spawn(every(BEAT, self._beat, self._gone))
        spawn(every(RARELY, self._look_for_all, self._missed))
        spawn(every(RATES, self._tell_rates))
        spawn(every(RARELY / 2, self._look_for_thinkers, self._thinkers))
        spawn(every(1.0, self._tell_moves, self.tables.moving))

    async def _ask(self) -> None:
        """Of a file: whether another process has written."""
        now = await self.tables.store.changes()
        if now != self._seen:
            await self._look_at_people()
            self._seen = now

    # -- what is heard -------------------------------------------------------------------------------------------------

    def _take(self, line: str | None) -> None:
        if self.tables.closing:
            return
        if line is None:
            self._missed.set()
            return
        word, _, rest = line.partition(" ")
        try:
            if word == "rates":
                for name, used in json.loads(rest).items():
                    for key, count in used.items():
                        self.rates[name].charge(key, count)
            elif word == "thought":
                if self.afar is not None:
                    self.afar.thought(int(rest))
            elif word == "thinkers":
                self._thinkers.set()
            elif word == "gone":
                self._gone.set()
            elif word == "access":
                self.tables.spawn(careful(self._look_at_people))
            elif word == "person":
                self.tables.people.rename(rest)
                self.tables.spawn(careful(lambda: self.tables.renamed(rest)))
            else:
                self._take_table(word, *rest.split(" "))
        except (ValueError, KeyError, TypeError, AttributeError):
            log.warning("a notice that cannot be read: %s", word)  # of another version

    def _take_table(self, word: str, table_id: str, number: str = "0") -> None:
        table, tables = self.tables.live.get(table_id), self.tables
        if table is None:
            return
        if word in ("log", "table"):
            known = table.row.ply if word == "log" else table.row.edition
            if int(number) > known and table_id not in self._looking:
                self._looking.add(table_id)
                tables.spawn(careful(lambda: self._look(table)))
        elif word == "closed":
            tables.closed(table)
        elif word == "chat":
            tables.spawn(careful(lambda: tables.listen(table)))
        elif word == "here":
            tables.spawn(careful(lambda: tables.count_elsewhere([table])))
        elif word == "free":
            self.lease.freed(table_id)
            tables.wake(table, news=False)
        elif word == "time":  # somebody has opened a table that we keep
            if tables.lease.mine(table_id):
                tables.spawn(careful(lambda: self._tell_time(table)))
        elif word == "spent":
            tables.spawn(careful(lambda: tables.charge(table)))

    async def _look_at_people(self) -> None:
        await self.tables.expel()
        await self.tables.catch_up(list(self.tables.live))

    async def _look(self, table: Table) -> None:
        await self.tables.look(table, lambda: self._looking.discard(table.row.id))

    async def _tell_time(self, table: Table) -> None:
        spent = table.spent(self.tables.clock.now())
        await self.tables.store.note([(table.row.id, table.row.ply, spent)])
        self.tables.store.tell("spent", table.row.id)

    async def _look_for_all(self) -> None:
        """What was told in vain: here, while the line was cut; or by one that ended before it could tell."""
        tables = self.tables
        if self._missed.is_set():  # the database may have lost what only the living need
            self._missed.clear()
            for table in tables.live.values():
                tables.move(table, *table.present)
        await self._look_at_people()
        await tables.count_elsewhere(list(tables.live.values()))
        unkept = [table_id for table_id, table in tables.live.items() if table.kept and not self.lease.mine(table_id)]
        for table_id in await self.lease.unkept(unkept):
            if table_id in tables.live:
                tables.wake(tables.live[table_id], news=False)

    async def _look_for_thinkers(self) -> None:
        self._thinkers.clear()
        if self.afar is not None:
            await self.afar.look()

    # -- what is told --------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        self._gone.clear()
        found = await self.lease.beat()
        if found.anew:
            self._missed.set()
        if found.left:
            self.tables.store.tell_all([("here", table) for table in dict.fromkeys(found.left)])
            here = [self.tables.live[table] for table in found.left if table in self.tables.live]
            self.tables.spawn(careful(lambda: self.tables.count_elsewhere(here)))
        if found.taken:
            log.info("took over %d tables", len(found.taken))
            self.tables.spawn(self.tables.take_up(found.taken))

    async def _tell_rates(self) -> None:
        assert self.wire is not None
        for name, buckets in self.rates.items():
            used, buckets.used = list((buckets.used or {}).items()), {}
            for i in range(0, len(used), SHARE):
                self.wire.tell("rates " + json.dumps({name: dict(used[i : i + SHARE])}))

    async def _tell_moves(self) -> None:
        self.tables.moving.clear()
        moved, self.tables.moved = self.tables.moved, {}
        here = [(table.row.id, person or "", bool(table.present.get(person))) for (_, person), table in moved.items()]
        try:
            if here:
                await self.lease.note(here)
        except NotStored:
            self.tables.moved = {**moved, **self.tables.moved}
            raise


async def careful(job: Callable[[], Awaitable[Any]]) -> None:
    """Whatever fails here, the log is the truth, and will be looked at again."""
    try:
        await job()
    except NotStored as error:
        log.error("no news of other processes: %s", error)
    except Denied as error:  # a table that is no more, or cannot be played on
        log.warning("no news of a table: %s", error.reason["en"])
    except Exception:
        log.exception("no news of other processes")


async def every(seconds: float, job: Callable[[], Awaitable[Any]], sooner: asyncio.Event | None = None) -> None:
    """Again and again, so many seconds later, or as soon as there is a reason to."""
    while True:
        if sooner is None:
            await asyncio.sleep(seconds)
        else:
            with suppress(TimeoutError):  # `wait_for` of Python 3.11 would forget that it was cancelled
                async with asyncio.timeout(seconds):
                    await sooner.wait()
        await careful(job)
