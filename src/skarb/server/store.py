"""SQLite: people, tables, their append-only logs, snapshots and chat. Knows no game and no network.

One thread writes. It takes all that waits into one transaction and tells the waiters after the commit, so that many
tables share one flush to the disk and whatever is acknowledged survives the loss of power. One thread reads. One moves
what was written from the write-ahead log into the database, so that the writer has to wait for that only for a moment:
when the log has become large it moves the little that is left and cuts the log off, which nobody else can do while
choices keep coming.
"""

import asyncio
import json
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Struct

from skarb.server.database import WAIT, connect, prepare

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], None]
TIDY = 5.0  # seconds from one moving to the next
LARGE = 16_000_000  # bytes of the write-ahead log that are enough to cut it off, when nearly all has been moved
TOO_LARGE = 4  # times as much: the writer moves whatever is left
LOCKED = 100  # milliseconds for which it waits then for readers, of other processes too


class Conflict(Exception):
    """Somebody else wrote this ply, or changed this table, first."""


class Entry(Struct, frozen=True):
    """One line of a table's log: a choice or an undo. `ply` never goes back."""

    ply: int
    kind: str  # "choose" or "undo"
    seat: int
    choice: str
    who: str  # a person's id, "bot", "clock" or "branch"
    spent: float  # seconds of the seat's clock
    at: float
    client: str | None = None
    n: int | None = None


class Row(Struct):
    """A table as it is stored. The part from `owner` on changes."""

    id: str
    game: str
    rules: str
    seats: int
    options: str
    seed: str | None
    seed_hash: str
    start: str | None
    public: int
    hot_seat: int
    clock: str | None
    made: float
    owner: str
    state: str
    sitting: str
    turn: str
    ply: int
    rematch: str | None
    edition: int
    updated: float
    parent: str | None = None  # the table that this one branched off, and after how many choices: "id 17"
    fair: str | None = None  # what its deal is made of


ROW = ", ".join(Row.__struct_fields__)
ENTRY = ", ".join(Entry.__struct_fields__)


class Store:
    """Open it inside a running loop; every `write` returns after its commit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._reader = ThreadPoolExecutor(1, "skarb-read")
        self._reading: sqlite3.Connection | None = None
        self._jobs: queue.SimpleQueue[Any] = queue.SimpleQueue()
        prepare(path)
        self._writer = threading.Thread(target=self._write_on, name="skarb-write", daemon=True)
        self._tidier = threading.Thread(target=self._tidy_on, name="skarb-tidy", daemon=True)
        self._ended = threading.Event()
        self._moved = threading.Event()  # little is left in the write-ahead log, which is large
        self._writer.start()
        self._tidier.start()

    async def close(self) -> None:
        """Write what waits, then end."""
        self._jobs.put(None)
        self._ended.set()
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._tidier.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    # -- the two threads -----------------------------------------------------------------------------------------------

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run `job` in a transaction. It is durable when this returns; a job that raises changes nothing."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, done, loop))
        return await done

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            if self._reading is None:
                self._reading = connect(self.path)
            return job(self._reading)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    def _tidy_on(self) -> None:
        link = connect(self.path)
        while not self._ended.wait(TIDY):
            with suppress(sqlite3.Error):  # somebody else is at it: next time
                link.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if self._ahead() > LARGE:
                    self._moved.set()
        link.close()

    def _write_on(self) -> None:
        link = connect(self.path)
        link.execute("PRAGMA wal_autocheckpoint=0")
        last, most = False, TOO_LARGE * LARGE
        while not last:
            batch = [self._jobs.get()]
            while len(batch) < 500:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            last = None in batch
            jobs = [item for item in batch if item is not None]
            if jobs:
                _tell(jobs, _commit(link, [job for job, _, _ in jobs]))
                if (size := self._ahead()) > most or self._moved.is_set():
                    self._moved.clear()
                    most = TOO_LARGE * LARGE + (0 if _cut_off(link) else size)  # a reader is in the way: later
        link.close()

    def _ahead(self) -> int:
        """Bytes of the write-ahead log."""
        try:
            return os.stat(self.path + "-wal").st_size
        except OSError:
            return 0

    # -- tables --------------------------------------------------------------------------------------------------------

    async def make(self, row: Row, people: list[str], entries: list[Entry]) -> None:
        """A new table, with the log it begins with."""

        def job(link: sqlite3.Connection) -> None:
            marks = ", ".join("?" * len(Row.__struct_fields__))
            link.execute(f"INSERT INTO tables ({ROW}) VALUES ({marks})", _values(row))
            _sitters(link, row.id, people)
            for entry in entries:
                _log(link, row.id, entry)

        await self.write(job)

    async def change(self, row: Row, people: list[str], also: Job | None = None) -> None:
        """Store the changing part of a table; `row.edition` is the new number, one more than the stored one. `also` is
        stored with it, or not at all."""

        def job(link: sqlite3.Connection) -> None:
            _update(link, row, row.edition - 1)
            if row.state == "open":
                link.execute("DELETE FROM sitter WHERE table_id = ?", (row.id,))
            _sitters(link, row.id, people)
            if also is not None:
                also(link)

        await self.write(job)

    async def append(self, row: Row, entry: Entry, also: Job | None = None) -> None:
        """Write one ply, and whose turn it is then; and `also`. Raises Conflict if that ply is taken."""

        def job(link: sqlite3.Connection) -> None:
            try:
                _log(link, row.id, entry)
            except sqlite3.IntegrityError as error:
                raise Conflict from error
            link.execute(
                "UPDATE tables SET state = ?, turn = ?, ply = ?, updated = ? WHERE id = ?",
                (row.state, row.turn, row.ply, row.updated, row.id),
            )
            if also is not None:
                also(link)

        await self.write(job)

    async def load(self, table_id: str) -> tuple[Row, list[Entry], tuple[int, str, bytes] | None] | None:
        """The table, its log, and its snapshot (ply, guard, data)."""

        def job(link: sqlite3.Connection) -> tuple[Row, list[Entry], tuple[int, str, bytes] | None] | None:
            link.execute("BEGIN")
            try:
                row = link.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table_id,)).fetchone()
                if row is None:
                    return None
                log = link.execute(f"SELECT {ENTRY} FROM log WHERE table_id = ? ORDER BY ply", (table_id,)).fetchall()
                snapshot = link.execute(
                    "SELECT ply, guard, data FROM snapshot WHERE table_id = ?", (table_id,)
                ).fetchone()
                return Row(*row), [Entry(*line) for line in log], snapshot
            finally:
                link.execute("COMMIT")

        return await self.read(job)

    async def snapshot(self, table_id: str, ply: int, guard: str, data: bytes) -> None:
        await self.write(
            lambda link: link.execute(
                "INSERT OR REPLACE INTO snapshot (table_id, ply, guard, data) VALUES (?, ?, ?, ?)",
                (table_id, ply, guard, data),
            )
        )

    async def note(self, tables: list[tuple[str, int, dict[int, float]]]) -> None:
        """Seconds that seats have spent on the questions which tables ask after a ply."""
        lines = [(table_id, ply, json.dumps(seats)) for table_id, ply, seats in tables]
        if lines:
            await self.write(
                lambda link: link.executemany(
                    "INSERT OR REPLACE INTO spent (table_id, ply, seats) VALUES (?, ?, ?)", lines
                )
            )

    async def spent(self, table_id: str, ply: int) -> dict[int, float]:
        """What was noted last, if it was about this ply."""
        found = await self.read(
            lambda link: link.execute(
                "SELECT seats FROM spent WHERE table_id = ? AND ply = ?", (table_id, ply)
            ).fetchone()
        )
        return {} if found is None else {int(seat): seconds for seat, seconds in json.loads(found[0]).items()}

    async def rematch(self, row: Row, people: list[str], of: str) -> str:
        """Make the rematch of a table, or give the id of the one that was made first."""

        def job(link: sqlite3.Connection) -> str:
            found = link.execute("SELECT rematch FROM tables WHERE id = ?", (of,)).fetchone()
            if found is not None and found[0] is not None:
                return str(found[0])
            marks = ", ".join("?" * len(Row.__struct_fields__))
            link.execute(f"INSERT INTO tables ({ROW}) VALUES ({marks})", _values(row))
            _sitters(link, row.id, people)
            link.execute("UPDATE tables SET rematch = ?, edition = edition + 1 WHERE id = ?", (row.id, of))
            return row.id

        return await self.write(job)

    async def waiting(self, since: float) -> list[str]:
        """Tables in play with a clock or a bot, and those that wait for parts of their deal: a server that starts takes
        them up again."""
        return await self.read(
            lambda link: [
                row[0]
                for row in link.execute(
                    "SELECT id FROM tables WHERE state = 'dealing' UNION ALL SELECT id FROM ("
                    "SELECT id FROM tables WHERE state = 'playing' AND updated > ?"
                    " AND (clock IS NOT NULL OR sitting LIKE '%\"level\"%') ORDER BY updated DESC LIMIT 1000)",
                    (since,),
                )
            ]
        )

    async def forget(self, before: float, kept: list[str]) -> list[str]:
        """Remove finished tables that nothing happened at since `before`, whole, but for those `kept`: their ids. A log
        goes only with its table."""

        def job(link: sqlite3.Connection) -> list[str]:
            found = link.execute(
                "SELECT id FROM tables WHERE state = 'over' AND updated < ?"
                " AND id NOT IN (SELECT value FROM json_each(?)) LIMIT 200",
                (before, json.dumps(kept)),
            ).fetchall()
            for row in found:
                link.execute("DELETE FROM tables WHERE id = ?", row)
                for part in ("log", "snapshot", "sitter", "chat", "spent", "result", "apart"):
                    link.execute(f"DELETE FROM {part} WHERE table_id = ?", row)
            return [row[0] for row in found]

        return await self.write(job)

    # -- news of other processes on the same file ----------------------------------------------------------------------

    async def changes(self) -> int:
        """A number that changes when another process has written."""
        return int(await self.write(lambda link: link.execute("PRAGMA data_version").fetchone()[0]))

    async def editions(self, ids: list[str]) -> dict[str, tuple[int, int, int]]:
        """How far each table is: its ply, its edition, the number of its last line of chat."""
        return await self.read(
            lambda link: {
                row[0]: row[1:]
                for row in link.execute(
                    "SELECT id, ply, edition, (SELECT coalesce(max(chat.id), 0) FROM chat WHERE table_id = tables.id)"
                    " FROM tables WHERE id IN (SELECT value FROM json_each(?))",
                    (json.dumps(ids),),
                )
            }
        )

    # -- chat, people, facts -------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, person: str, name: str, colour: str, text: str, at: float) -> int:
        def job(link: sqlite3.Connection) -> int:
            last = link.execute("SELECT max(id) FROM chat WHERE table_id = ?", (table_id,)).fetchone()[0] or 0
            link.execute(
                "INSERT INTO chat (table_id, id, person, name, colour, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table_id, last + 1, person, name, colour, text, at),
            )
            return int(last) + 1

        return await self.write(job)

    async def chats(self, table_id: str) -> list[tuple[int, str, str, str, float]]:
        """The last 50, oldest first."""
        return await self.read(
            lambda link: link.execute(
                "SELECT id, name, colour, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT 50",
                (table_id,),
            ).fetchall()[::-1]
        )

    async def person(self, person: str) -> tuple[str, str] | None:
        """Name and colour."""
        return await self.read(
            lambda link: link.execute("SELECT name, colour FROM person WHERE id = ?", (person,)).fetchone()
        )

    async def keep_person(self, person: str, name: str, colour: str, seen: float) -> None:
        await self.write(
            lambda link: link.execute(
                "INSERT INTO person (id, name, colour, seen) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, seen = excluded.seen",
                (person, name, colour, seen),
            )
        )

    async def fact(self, key: str, value: bytes) -> bytes:
        """The stored value of `key`; at first `value`."""

        def job(link: sqlite3.Connection) -> bytes:
            link.execute("INSERT OR IGNORE INTO fact (key, value) VALUES (?, ?)", (key, value))
            return bytes(link.execute("SELECT value FROM fact WHERE key = ?", (key,)).fetchone()[0])

        return await self.write(job)


def _commit(link: sqlite3.Connection, jobs: list[Callable[[sqlite3.Connection], Any]]) -> list[tuple[Any, Any]]:
    """Run the jobs in one transaction, each in a savepoint of its own: (value, None) or (None, what it raised)."""
    out: list[tuple[Any, Any]] = []
    try:
        link.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1:
            out.append((jobs[0](link), None))
        else:
            for job in jobs:
                link.execute("SAVEPOINT job")
                try:
                    out.append((job(link), None))
                except Exception as error:
                    link.execute("ROLLBACK TO job")
                    out.append((None, error))
                link.execute("RELEASE job")
        link.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):  # a disk that fails may have ended it already; the writer goes on in any case
            if link.in_transaction:
                link.execute("ROLLBACK")
        return [(None, error)] * len(jobs)
    return out


def _cut_off(link: sqlite3.Connection) -> bool:
    """Move all that is left of the write-ahead log into the database and begin it anew."""
    try:
        link.execute(f"PRAGMA busy_timeout={LOCKED}")
        return not link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:
        return False
    finally:
        link.execute(f"PRAGMA busy_timeout={WAIT * 1000}")


def _tell(jobs: list[Any], results: list[tuple[Any, Any]]) -> None:
    def tell(ended: list[tuple[asyncio.Future[Any], tuple[Any, Any]]]) -> None:
        for done, (value, error) in ended:
            if done.done():
                continue
            if error is None:
                done.set_result(value)
            else:
                done.set_exception(error)

    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], tuple[Any, Any]]]] = {}
    for (_, done, loop), result in zip(jobs, results, strict=True):
        loops.setdefault(loop, []).append((done, result))
    for loop, ended in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, ended)


def _values(row: Struct) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def _log(link: sqlite3.Connection, table_id: str, entry: Entry) -> None:
    marks = ", ".join("?" * len(Entry.__struct_fields__))
    link.execute(f"INSERT INTO log (table_id, {ENTRY}) VALUES (?, {marks})", (table_id, *_values(entry)))


def _update(link: sqlite3.Connection, row: Row, edition: int) -> None:
    done = link.execute(
        "UPDATE tables SET owner = ?, state = ?, sitting = ?, turn = ?, ply = ?, rematch = ?, edition = ?, updated = ?,"
        " seed = ?, fair = ? WHERE id = ? AND edition = ? AND ply = ?",
        (
            row.owner,
            row.state,
            row.sitting,
            row.turn,
            row.ply,
            row.rematch,
            row.edition,
            row.updated,
            row.seed,
            row.fair,
            row.id,
            edition,
            row.ply,
        ),
    )
    if done.rowcount != 1:
        raise Conflict


def _sitters(link: sqlite3.Connection, table_id: str, people: list[str]) -> None:
    for person in people:
        link.execute("INSERT OR IGNORE INTO sitter (person, table_id) VALUES (?, ?)", (person, table_id))
