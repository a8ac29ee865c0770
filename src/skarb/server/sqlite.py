"""SQLite: one file, one thread that writes, one that reads, one that tidies.

The writer takes all that waits into one transaction and tells the waiters after the commit, so that many
tables share one flush to the disk and whatever is acknowledged survives the loss of power. One thread moves
what was written from the write-ahead log into the database, so that the writer has to wait for that only for a moment:
when the log has become large it moves the little that is left and cuts the log off, which nobody else can do while
choices keep coming.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from skarb.server.database import WAIT, connect, prepare
from skarb.server.engine import Link, NotStored, Telling

T = TypeVar("T")
TIDY = 5.0  # seconds from one moving to the next
LARGE = 16_000_000  # bytes of the write-ahead log that are enough to cut it off, when nearly all has been moved
TOO_LARGE = 4  # times as much: the writer moves whatever is left
LOCKED = 100  # milliseconds for which it waits then for readers, of other processes too


class Sqlite:
    """An engine on one file."""

    wire: Telling | None = None  # several processes on one file ask it what is new

    def __init__(self, path: str) -> None:
        self.path = path
        self.folder: Path | None = Path(path).absolute().parent
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
        self._ended.set()
        await asyncio.to_thread(self._tidier.join)
        self._jobs.put(None)  # one after another: the last connection takes the write-ahead log away
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    # -- the two threads -----------------------------------------------------------------------------------------------

    async def write(self, job: Callable[[Link], T], blind: bool = False) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, done, loop))
        return await done

    async def read(self, job: Callable[[Link], T]) -> T:
        def run() -> T:
            try:
                if self._reading is None:
                    self._reading = connect(self.path)
                self._reading.execute("BEGIN")
                try:
                    return job(self._reading)
                finally:
                    if self._reading.in_transaction:
                        self._reading.execute("ROLLBACK")
            except sqlite3.Error as error:
                raise NotStored(str(error)) from error

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

    async def changes(self) -> int:
        return int(await self.write(lambda link: link.execute("PRAGMA data_version").fetchone()[0]))


def _commit(link: sqlite3.Connection, jobs: list[Callable[[Link], Any]]) -> list[tuple[Any, Any]]:
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
            elif isinstance(error, sqlite3.Error):
                failed = NotStored(str(error))
                failed.__cause__ = error
                done.set_exception(failed)
            else:
                done.set_exception(error)

    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], tuple[Any, Any]]]] = {}
    for (_, done, loop), result in zip(jobs, results, strict=True):
        loops.setdefault(loop, []).append((done, result))
    for loop, ended in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, ended)
