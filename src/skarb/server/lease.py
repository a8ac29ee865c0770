"""Which process keeps a table: lets its bots think, its clocks run out, its deal be made. One at a time.

On PostgreSQL a process holds a lease of a second and a half, which it renews; a table belongs to a process by a row
with an epoch, which grows whenever it goes to another. What a keeper writes is refused if that row is not his any more,
so one that was stopped and wakes up too late changes nothing. On SQLite each process keeps all that it serves.
"""

import os
import time
from typing import NamedTuple

import skarb
from skarb.server.engine import Link, NotStored, Telling, marks

LEASE = 1.5  # seconds for which nobody takes a process for dead
BEAT = 0.4  # seconds from one renewal to the next
ONCE = 500  # tables that are taken over at once
FOREVER = 60.0  # seconds after which a process that is dead is forgotten

ALIVE = "SELECT 1 FROM process WHERE id = {} AND until > clock_timestamp()"
CLAIM = (
    "INSERT INTO keeper (table_id, process, epoch) VALUES (?, ?, 1) ON CONFLICT (table_id) DO UPDATE"
    " SET process = excluded.process, epoch = keeper.epoch + 1"
    f" WHERE keeper.process = excluded.process OR NOT EXISTS ({ALIVE.format('keeper.process')}) RETURNING epoch"
)
RENEW = (
    "INSERT INTO process (id, kind, version, cores, until) VALUES (?, ?, ?, ?, clock_timestamp() + ? * interval '1 s')"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax::text = '0'"
)
ORPHANS = (
    "UPDATE keeper SET process = ?, epoch = epoch + 1 WHERE table_id IN ("
    "SELECT table_id FROM keeper WHERE process IN ({}) LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING table_id, epoch"
)


class Fence(NamedTuple):
    """Under which a keeper writes."""

    process: str
    epoch: int


class Beat(NamedTuple):
    """What a renewal brought to light."""

    anew: bool  # nobody knew us: the database has lost what only the living need
    taken: list[str]  # tables that are ours from now on
    left: list[str]  # tables whose visitors at a dead process are gone


class Lease:
    def __init__(self, wire: Telling | None) -> None:
        self.wire = wire
        self._kept: dict[str, int] = {}  # epochs by table
        self._until = 0.0  # by the clock of this machine, which goes on while it sleeps
        self._others: set[str] = set()  # tables that were another's when we asked last, or that we are asking for
        self._begun = False

    def mine(self, table: str) -> bool:
        return self.wire is None or (table in self._kept and now() < self._until)

    def keeps(self, table: str) -> bool:
        """Whether it is ours though nobody may be looking at it here."""
        return self.wire is not None and self.mine(table)

    def fence(self, table: str) -> Fence | None:
        return None if self.wire is None else Fence(self.wire.process, self._kept.get(table, 0))

    @property
    def count(self) -> int:
        return len(self._kept)

    async def beat(self) -> Beat:
        """Renew the lease, and take over what the dead have left."""
        assert self.wire is not None
        begun, process = now(), self.wire.process
        late = begun >= self._until

        def job(link: Link) -> tuple[bool, list[tuple[str, int]], list[str], list[tuple[str, int]]]:
            row = link.execute(RENEW, (process, "server", skarb.__version__, os.cpu_count() or 1, LEASE)).fetchone()
            dead = link.execute("SELECT id FROM process WHERE until < clock_timestamp()").fetchall()
            gone = [found[0] for found in dead]
            taken: list[tuple[str, int]] = []
            left: list[str] = []
            if gone:
                taken = link.execute(ORPHANS.format(marks(gone)), (process, *gone, ONCE)).fetchall()
                rows = link.execute(f"DELETE FROM present WHERE process IN ({marks(gone)}) RETURNING table_id", gone)
                left = [found[0] for found in rows]
                link.execute(
                    "DELETE FROM process WHERE until < clock_timestamp() - ? * interval '1 s'"
                    " AND NOT EXISTS (SELECT 1 FROM keeper WHERE process = process.id)",
                    (FOREVER,),
                )
            held = "SELECT table_id, epoch FROM keeper WHERE process = ?"
            still = link.execute(held, (process,)).fetchall() if late else []
            return bool(row[0]), taken, left, still

        anew, taken, left, still = await self.wire.do(job)
        if late or anew:  # others may have taken what was ours
            self._kept = dict(still)
            self._others.clear()
        self._until = begun + LEASE
        self._kept.update(taken)
        anew, self._begun = anew and self._begun, True
        return Beat(anew, [table for table, _ in (still if late else taken)], left)

    async def claim(self, table: str) -> bool:
        """Whether it has become ours: it was nobody's, or a dead one's."""
        if self.wire is None or table in self._others or now() >= self._until:
            return False
        process = self.wire.process
        self._others.add(table)
        try:
            found = await self.wire.do(lambda link: link.execute(CLAIM, (table, process)).fetchone())
        except NotStored:
            self._others.discard(table)
            return False  # whoever looks whether all is kept finds it
        if found is not None:
            self._kept[table] = int(found[0])
            self._others.discard(table)
        return found is not None

    async def unkept(self, tables: list[str]) -> list[str]:
        """Of these the ones that nobody keeps."""
        if self.wire is None or not tables:
            return []

        args = (self.wire.process, *tables)
        sql = f"SELECT table_id FROM keeper WHERE process <> ? AND table_id IN ({marks(tables)})"
        others = {row[0] for row in await self.wire.do(lambda link: link.execute(sql, args).fetchall())}
        found = [table for table in tables if table not in others and table not in self._kept]
        self._others.difference_update(found)
        return found

    def lost(self, table: str) -> None:
        """It is another's."""
        self._kept.pop(table, None)

    def freed(self, table: str) -> None:
        """Another does not keep it any more."""
        self._others.discard(table)

    async def free(self, table: str, anybody: bool) -> None:
        """Not ours any more; `anybody` may take it who needs it."""
        epoch = self._kept.pop(table, None)
        if self.wire is None or epoch is None:
            return
        args = table, self.wire.process, epoch
        sql = "DELETE FROM keeper WHERE table_id = ? AND process = ? AND epoch = ?"
        try:
            await self.wire.do(lambda link: link.execute(sql, args) and None)
        except NotStored:
            return
        if anybody:
            self.wire.tell(f"free {table}")

    async def leave(self) -> None:
        """All is handed over: this process is about to end."""
        if self.wire is None:
            return
        process = self.wire.process
        self._until = 0.0
        self._kept.clear()
        try:
            await self.wire.do(
                lambda link: link.execute("UPDATE process SET until = '-infinity' WHERE id = ?", (process,)) and None
            )
            self.wire.tell("gone")
        except NotStored:
            pass  # it runs out by itself

    # -- who is at a table, at the other processes ---------------------------------------------------------------------

    async def note(self, here: list[tuple[str, str, bool]]) -> None:
        """Who is at which table here, and who is no more."""
        assert self.wire is not None
        process = self.wire.process

        def job(link: Link) -> None:
            for table, person, there in here:
                come = "INSERT INTO present (table_id, person, process) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
                go = "DELETE FROM present WHERE table_id = ? AND person = ? AND process = ?"
                link.execute(come if there else go, (table, person, process))

        await self.wire.do(job)
        self.wire.tell(*dict.fromkeys(f"here {table}" for table, _, _ in here))

    async def elsewhere(self, tables: list[str]) -> dict[str, set[str]]:
        """Who is there by way of other processes; '' stands for strangers."""
        if self.wire is None or not tables:
            return {}
        process, found = self.wire.process, dict[str, set[str]]()
        sql = (
            "SELECT table_id, person FROM present WHERE process <> ?"
            f" AND EXISTS ({ALIVE.format('present.process')}) AND table_id IN ({marks(tables)})"
        )
        for table, person in await self.wire.do(lambda link: link.execute(sql, (process, *tables)).fetchall()):
            found.setdefault(table, set()).add(person)
        return found


def now() -> float:
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
