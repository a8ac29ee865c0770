"""What the store asks of a database, whichever it is: jobs in transactions, and news of what others wrote. SQL that
both understand is written once, with `?` for its arguments."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
POSTGRESQL = ("postgresql://", "postgres://")


class NotStored(Exception):
    """The database did not do it: it is full, locked or gone, or refuses. Nothing was acknowledged."""


class Unusable(Exception):
    """The database cannot be used. `code` names the sentence that says why."""

    def __init__(self, code: str, error: Exception) -> None:
        super().__init__(f"{code}: {error}")
        self.code = code


class Found(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Link(Protocol):
    """A connection inside a transaction."""

    def execute(self, sql: str, args: Sequence[Any] = (), /) -> Found: ...
    def executemany(self, sql: str, args: Iterable[Sequence[Any]], /) -> Any: ...


Job = Callable[[Link], None]
Heard = Callable[[str | None], None]  # a line that was told, or None: some may have been missed


class Telling(Protocol):
    """How processes on one database hear of each other at once; see `skarb.server.wire`."""

    process: str  # which of them this one is

    def tell(self, *lines: str, to: str = "skarb") -> None: ...
    def hear(self, heard: Heard, *channels: str) -> None: ...
    async def do(self, job: Callable[[Link], T]) -> T: ...


class Engine(Protocol):
    folder: Path | None  # whose disk fills up, if it is this machine's
    wire: Telling | None  # to the other processes, if they may be anywhere

    async def write(self, job: Callable[[Link], T], blind: bool = False) -> T:
        """Run `job` in a transaction, as if there were no other. It is durable when this returns; a job that raises
        changes nothing. `blind`: it relies on nothing that it reads, only on keys and on the rows that it changes."""
        ...

    async def read(self, job: Callable[[Link], T]) -> T:
        """Run `job`, which only reads, on one state of the database."""
        ...

    async def changes(self) -> int:
        """A number that changes when another process has written."""
        ...

    async def close(self) -> None:
        """Write what waits, then end."""
        ...


def is_postgres(db: str) -> bool:
    return db.startswith(POSTGRESQL)


def postgres() -> Any:
    """The module that speaks to PostgreSQL, with a package that is an extra."""
    try:
        return import_module("skarb.server.postgres")
    except ImportError as error:
        raise Unusable("database-extra", error) from error


def shown(db: str) -> str:
    """A database as it may be printed: an address without its password."""
    return str(postgres().shown(db)) if is_postgres(db) else db


def marks(values: Sequence[Any]) -> str:
    """`?, ?, ?` for as many arguments."""
    return ", ".join("?" * len(values))
