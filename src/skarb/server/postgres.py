"""PostgreSQL: a few threads with a connection each, and the migrations that bring its schema forward.

A job that reads and then writes runs in a serializable transaction, as if it were alone; one that lost to another is
run again. So is one whose connection broke before its commit was sent, until a deadline: a restart of the database is a
delay and nothing else. Where a commit was sent and no answer came nobody knows whether it was done: the caller is told
that it was not acknowledged, and reads the log again.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import IsolationLevel, errors
from psycopg.conninfo import conninfo_to_dict

from skarb.server.engine import Found, Link, NotStored, Unusable
from skarb.server.wire import Wire, reason

T = TypeVar("T")
LINKS = 8  # connections of one process
PATIENCE = 5.0  # seconds after which a job that could not be done is given up
PAUSE = 0.05  # seconds from one try to the next
MIGRATING = 0x736B617262  # the advisory lock of who migrates
SERVED = "served"  # a fact: a server has been here, and nothing is copied over what it wrote
SETTINGS: dict[str, Any] = {  # of a connection, but for what the address says itself
    "application_name": "skarb",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds until a host that does not answer is given up
    # one that stands still in the middle of a transaction holds what it has locked no longer than its lease
    "options": "-c statement_timeout=10s -c lock_timeout=5s -c idle_in_transaction_session_timeout=1500ms",
}
# After these the transaction was certainly rolled back, and another try may do.
AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.IdleInTransactionSessionTimeout)
# These come from a server that only reads, as after a failover: the next connection may find the one that writes.
STANDBY = (errors.ReadOnlySqlTransaction, errors.FeatureNotSupported)
GONE = (*STANDBY, errors.IdleInTransactionSessionTimeout)  # the connection is of no more use


# Serializable transactions are kept apart by the pages that they look at, so even those of different tables may have to
# be run again; what relies on keys alone needs no more than one state of the database to look at.
ALONE = IsolationLevel.SERIALIZABLE, False
BLIND = IsolationLevel.REPEATABLE_READ, False
READING = IsolationLevel.REPEATABLE_READ, True


class Postgres:
    """An engine on a PostgreSQL database."""

    folder: Path | None = None

    def __init__(self, url: str) -> None:
        self.url = url
        self._mine = threading.local()
        self._opened: set[psycopg.Connection[Any]] = set()
        self._threads = ThreadPoolExecutor(LINKS, "skarb-postgres")
        self.wire = wire_to(url)
        prepare(url)
        serve(url)

    async def write(self, job: Callable[[Link], T], blind: bool = False) -> T:
        return await self._do(job, BLIND if blind else ALONE)

    async def read(self, job: Callable[[Link], T]) -> T:
        return await self._do(job, READING)

    async def changes(self) -> int:
        return await self.read(lambda link: int(link.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()[0]))

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self.wire.close)
        for link in self._opened:
            link.close()

    async def _do(self, job: Callable[[Link], T], how: tuple[IsolationLevel, bool]) -> T:
        end = time.monotonic() + PATIENCE
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._try, job, *how, end)

    def _try(self, job: Callable[[Link], T], level: IsolationLevel, reading: bool, end: float) -> T:
        while True:
            link: psycopg.Connection[Any] | None = None
            sent = False
            try:
                link = self._link()
                link.read_only = True if reading else None
                link.isolation_level = level
                value = job(Spoken(link))
                sent = True
                link.commit()
                return value
            except psycopg.Error as error:
                lost = link is None or link.broken or link.closed or isinstance(error, GONE)
                if link is not None and lost:
                    self._drop(link)
                again = isinstance(error, AGAIN) or (lost and (reading or not sent))
                if not again or time.monotonic() + PAUSE > end:
                    raise NotStored(reason(error)) from error
            finally:
                if link is not None and not link.closed:
                    link.rollback()
            time.sleep(PAUSE if lost else 0)

    def _link(self) -> psycopg.Connection[Any]:
        """This thread's connection."""
        link: psycopg.Connection[Any] | None = getattr(self._mine, "link", None)
        if link is None:
            link = self._mine.link = connect(self.url)
            self._opened.add(link)
        return link

    def _drop(self, link: psycopg.Connection[Any]) -> None:
        self._mine.link = None
        self._opened.discard(link)
        link.close()


class Spoken:
    """A connection that is spoken to as SQLite's are."""

    def __init__(self, link: psycopg.Connection[Any]) -> None:
        self._link = link

    def execute(self, sql: str, args: Sequence[Any] = (), /) -> Found:
        return self._link.execute(_marked(sql), [plain(value) for value in args])

    def executemany(self, sql: str, args: Iterable[Sequence[Any]], /) -> None:
        with self._link.cursor() as cursor:
            cursor.executemany(_marked(sql), [[plain(value) for value in line] for line in args])


@lru_cache(500)
def _marked(sql: str) -> bytes:
    return sql.replace("%", "%%").replace("?", "%s").encode()


def plain(value: Any) -> Any:
    """PostgreSQL's text holds everything but this."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def connect(url: str) -> psycopg.Connection[Any]:
    try:
        own = conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # its text would hold the address, and so the password
        raise psycopg.OperationalError("the address cannot be read") from None
    return psycopg.connect(url, **{key: value for key, value in SETTINGS.items() if key not in own})


def wire_to(url: str) -> Wire:
    """For a process that serves nobody."""
    return Wire(lambda: connect(url), Spoken)


def prepare(url: str) -> None:
    """Bring the schema to what this version knows; or say why the database cannot be used."""
    try:
        with connect(url) as link:
            migrate(link)
    except psycopg.Error as error:
        raise Unusable("database-away", error) from error


def serve(url: str) -> None:
    """Note that a server has been here; not while somebody copies a hall into the database."""
    try:
        with connect(url) as link:
            if link.execute("SELECT 1 FROM fact WHERE key = %s", [SERVED]).fetchone() is None:
                link.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
                link.execute("INSERT INTO fact (key, value) VALUES (%s, '') ON CONFLICT DO NOTHING", [SERVED])
    except psycopg.Error as error:
        raise Unusable("database-away", error) from error


def migrations() -> list[str]:
    """All of them in order; the schema's version is how many were done."""
    folder = files("skarb.server") / "migrations"
    return [(folder / name).read_text("utf-8") for name in sorted(file.name for file in folder.iterdir())]


def migrate(link: psycopg.Connection[Any]) -> tuple[int, int]:
    """Do the migrations that were not done yet, all or none: the versions before and after."""
    known = migrations()
    before = version(link)
    if before < len(known):
        link.execute("SELECT pg_advisory_lock(%s)", [MIGRATING])
        link.commit()  # what is read from here on is what another process may have done meanwhile
        before = version(link)
        link.execute("CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, at TIMESTAMPTZ DEFAULT now())")
        for number, sql in enumerate(known[before:], before + 1):
            link.execute(sql.encode())
            link.execute("INSERT INTO migration (version) VALUES (%s)", [number])
        link.commit()
        link.execute("SELECT pg_advisory_unlock(%s)", [MIGRATING])
    elif before > len(known):
        raise Unusable("database-newer", error := ValueError(f"{before} > {len(known)}")) from error
    link.commit()
    return before, max(before, len(known))


def version(link: psycopg.Connection[Any]) -> int:
    if link.execute("SELECT to_regclass('migration')").fetchone() == (None,):
        return 0
    found = link.execute("SELECT coalesce(max(version), 0) FROM migration").fetchone()
    assert found is not None
    return int(found[0])


def shown(url: str) -> str:
    """The address without its password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # it cannot be read, and may hold one anywhere
        return "postgresql://…"
    return "postgresql://" + "/".join(str(parts[key]) for key in ("host", "dbname") if key in parts)
