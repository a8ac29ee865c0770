"""A whole hall from SQLite into PostgreSQL, also while it is played in.

What is there already is not copied again, so it may be interrupted and run once more: first beside the running server,
for as long as it takes, then after its stop for what has changed since. What was copied is counted, and a sample of the
games is played again from the copied logs. A database that has been served is never written to: it is ahead.
"""

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import psycopg
from msgspec import Struct

from skarb.kernel.refusal import Refused
from skarb.server import database, postgres
from skarb.server.denied import Denied
from skarb.server.engine import Link, Unusable
from skarb.server.store import loaded
from skarb.server.table import Table
from skarb.server.tables import game_of

ALONE = ("fact", "person", "device", "once", "passkey", "played", "learned")  # replaced whole
PARTS = ("chat", "sitter", "apart", "snapshot", "spent", "result")  # of a table, beside its log
STAMP = (
    "SELECT id, ply, edition, updated, state, (SELECT count(*) FROM log WHERE table_id = id),"
    " (SELECT ply || guard FROM snapshot WHERE table_id = id), (SELECT ply || seats FROM spent WHERE table_id = id)"
    + "".join(f", (SELECT count(*) FROM {part} WHERE table_id = tables.id)" for part in ("chat", "sitter", "apart"))
    + " FROM tables"
)  # of each table: equal if nothing about it has changed
SAMPLE = 50  # games that are played again


class Moved(Struct):
    """What was done, and what there is now."""

    copied: int = 0  # tables
    kept: int = 0  # tables that had been copied before
    removed: int = 0  # tables that are no longer there
    counted: dict[str, int] = {}  # rows by part
    replayed: int = 0  # games


class Differs(Exception):
    """The copy is not what was copied: `args[0]` says where."""


def move(path: str, url: str, told: Callable[[int, int], None] = lambda done, all: None) -> Moved:
    """Copy the hall of the file `path` into the database at `url`. `told` hears how many tables of how many
    are done."""
    if not os.path.exists(path):
        raise Unusable("database-elsewhere", gone := FileNotFoundError(path)) from gone
    database.prepare(path)  # of an older version: as this one knows it
    try:
        with closing(database.connect(path)) as source, postgres.connect(url) as target:
            target.execute("SET idle_in_transaction_session_timeout = '60s'")  # the file may be slow
            postgres.migrate(target)
            # Another who moves waits here, and so does a server that has never been there.
            target.execute("SELECT pg_advisory_lock(%s)", [postgres.MIGRATING])
            if target.execute("SELECT 1 FROM fact WHERE key = %s", [postgres.SERVED]).fetchone():
                raise Unusable("database-served", served := ValueError(postgres.SERVED)) from served
            target.commit()
            source.execute("BEGIN")  # all that follows is of one moment
            moved = _copy(source, target, told)
            _count(source, target, moved)
            moved.replayed = asyncio.run(_replay(source, postgres.Spoken(target)))
            return moved
    except sqlite3.Error as error:
        raise Unusable("database-broken", error) from error
    except psycopg.Error as error:
        raise Unusable("database-away", error) from error


def _copy(source: sqlite3.Connection, target: psycopg.Connection[Any], told: Callable[[int, int], None]) -> Moved:
    moved = Moved()
    for part in ALONE:
        target.execute(f"DELETE FROM {part}".encode())
        _put(target, part, columns(source, part), source.execute(f"SELECT {_list(source, part)} FROM {part}"))
        target.commit()
    here = {row[0]: row[1:] for row in source.execute(STAMP)}
    there = {row[0]: row[1:] for row in target.execute(STAMP.encode())}
    for table in there.keys() - here.keys():  # closed or forgotten since
        target.execute("UPDATE tables SET state = 'over' WHERE id = %s", [table])
        target.execute("DELETE FROM tables WHERE id = %s", [table])
        for part in ("log", *PARTS):
            target.execute(f"DELETE FROM {part} WHERE table_id = %s".encode(), [table])
        target.commit()
        moved.removed += 1
    for done, (table, stamp) in enumerate(here.items()):
        told(done, len(here))
        if there.get(table) == stamp:
            moved.kept += 1
        else:
            _copy_table(source, target, table, table in there)
            target.commit()
            moved.copied += 1
    return moved


def _copy_table(source: sqlite3.Connection, target: psycopg.Connection[Any], table: str, known: bool) -> None:
    row = source.execute(f"SELECT {_list(source, 'tables')} FROM tables WHERE id = ?", [table]).fetchone()
    if known:
        sets = ", ".join(f"{name} = %s" for name in columns(source, "tables"))
        target.execute(f"UPDATE tables SET {sets} WHERE id = %s".encode(), [*row, table])
    else:
        _put(target, "tables", columns(source, "tables"), [row])
    found = target.execute("SELECT coalesce(max(ply), 0) FROM log WHERE table_id = %s", [table]).fetchone()
    assert found is not None
    log = f"SELECT {_list(source, 'log')} FROM log WHERE table_id = ? AND ply > ?"
    _put(target, "log", columns(source, "log"), source.execute(log, [table, found[0]]))
    for part in PARTS:
        target.execute(f"DELETE FROM {part} WHERE table_id = %s".encode(), [table])
        rows = source.execute(f"SELECT {_list(source, part)} FROM {part} WHERE table_id = ?", [table])
        _put(target, part, columns(source, part), rows)


def _put(target: psycopg.Connection[Any], part: str, names: list[str], rows: Any) -> None:
    with target.cursor() as cursor, cursor.copy(f"COPY {part} ({', '.join(names)}) FROM STDIN".encode()) as copy:
        for row in rows:
            copy.write_row([postgres.plain(value) for value in row])


def columns(source: sqlite3.Connection, part: str) -> list[str]:
    return [row[1] for row in source.execute(f"PRAGMA table_info({part})")]


def _list(source: sqlite3.Connection, part: str) -> str:
    return ", ".join(columns(source, part))


def _count(source: sqlite3.Connection, target: psycopg.Connection[Any], moved: Moved) -> None:
    for part in ("tables", "log", *PARTS, *ALONE):
        count = f"SELECT count(*) FROM {part}"
        here, there = source.execute(count).fetchone()[0], postgres.Spoken(target).execute(count).fetchone()[0]
        if here != there:
            raise Differs(f"{part}: {here} ≠ {there}")
        moved.counted[part] = here


async def _replay(source: Link, target: Link) -> int:
    """Play games again from both: the longest, and others by chance. How many."""
    ids = [row[0] for row in source.execute("SELECT id FROM tables WHERE state <> 'open' ORDER BY ply DESC, id")]
    played = 0
    for table in ids[:1] + random.sample(ids[1:], min(len(ids[1:]), SAMPLE - 1)):
        here, there = loaded(source, table), loaded(target, table)
        if here is None or here != there:
            raise Differs(table)
        row, entries, snapshot = here
        try:
            from_log, from_snapshot = Table(game_of(row), row), Table(game_of(row), row)
            await from_log.restore(row, entries, None, 0.0)
        except (Denied, Refused):
            continue  # of rules that this version does not know: its lines are there
        await from_snapshot.restore(row, entries, snapshot, 0.0)
        if from_log.match is not None and from_snapshot.match is not None:
            if from_log.match.position() != from_snapshot.match.position():
                raise Differs(table)
            played += 1
    return played
