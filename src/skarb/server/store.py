"""People, tables, their append-only logs, snapshots and chat, in SQLite or PostgreSQL. Knows no game and no network."""

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from skarb.server import database
from skarb.server.engine import Engine, Job, Link, is_postgres, marks, postgres
from skarb.server.lease import Fence
from skarb.server.sqlite import Sqlite


class Conflict(Exception):
    """Somebody else wrote this ply, or changed this table, first."""


class Fenced(Conflict):
    """Another process keeps the table now."""


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


Loaded = tuple[Row, list[Entry], tuple[int, str, bytes] | None]
ROW = ", ".join(Row.__struct_fields__)
ENTRY = ", ".join(Entry.__struct_fields__)
NEW_TABLE = f"INSERT INTO tables ({ROW}) VALUES ({marks(Row.__struct_fields__)})"
NEW_ENTRY = f"INSERT INTO log (table_id, {ENTRY}) VALUES (?, {marks(Entry.__struct_fields__)}) ON CONFLICT DO NOTHING"


FENCED = (
    f"INSERT INTO log (table_id, {ENTRY}) SELECT * FROM (VALUES (?, CAST(? AS BIGINT), ?, CAST(? AS BIGINT), ?, ?,"
    " CAST(? AS DOUBLE PRECISION), CAST(? AS DOUBLE PRECISION), CAST(? AS TEXT), CAST(? AS BIGINT))) AS entry"
    " WHERE EXISTS (SELECT 1 FROM keeper WHERE table_id = ? AND process = ? AND epoch = ?) ON CONFLICT DO NOTHING"
)


def open_engine(db: str) -> Engine:
    """A file's name, or the address of a PostgreSQL database."""
    engine: Engine = postgres().Postgres(db) if is_postgres(db) else Sqlite(db)
    return engine


def prepare(db: str) -> None:
    """Make what is missing in the database, or say why it cannot be used."""
    (postgres() if is_postgres(db) else database).prepare(db)


class Store:
    """Open it inside a running loop; every `write` returns after its commit."""

    def __init__(self, db: str) -> None:
        self.engine = open_engine(db)
        self.write, self.read, self.close = self.engine.write, self.engine.read, self.engine.close
        self.changes = self.engine.changes

    def tell(self, *words: str | int) -> None:
        """Other processes hear it at once."""
        self.tell_all([words])

    def tell_all(self, lines: Sequence[tuple[str | int, ...]]) -> None:
        if self.engine.wire is not None and lines:
            self.engine.wire.tell(*(" ".join(map(str, words)) for words in lines))

    # -- tables --------------------------------------------------------------------------------------------------------

    async def make(self, row: Row, people: list[str], entries: list[Entry]) -> None:
        """A new table, with the log it begins with."""

        def job(link: Link) -> None:
            link.execute(NEW_TABLE, _values(row))
            _sitters(link, row.id, people)
            for entry in entries:
                _log(link, row.id, entry)

        await self.write(job, blind=True)

    async def change(self, row: Row, people: list[str], also: Job | None = None) -> None:
        """Store the changing part of a table; `row.edition` is the new number, one more than the stored one. `also` is
        stored with it, or not at all."""

        def job(link: Link) -> None:
            _update(link, row, row.edition - 1)
            if row.state == "open":
                link.execute("DELETE FROM sitter WHERE table_id = ?", (row.id,))
            _sitters(link, row.id, people)
            if also is not None:
                also(link)

        await self.write(job, blind=True)
        self.tell("table", row.id, row.edition)

    async def append(self, row: Row, entry: Entry, also: Job | None = None, fence: Fence | None = None) -> None:
        """Write one ply, and whose turn it is then; and `also`. Raises Conflict if that ply is taken, or the table's
        keeper is another than `fence` says."""

        def job(link: Link) -> None:
            _log(link, row.id, entry, fence)
            link.execute(
                "UPDATE tables SET state = ?, turn = ?, ply = ?, updated = ? WHERE id = ?",
                (row.state, row.turn, row.ply, row.updated, row.id),
            )
            if also is not None:
                also(link)

        await self.write(job, blind=also is None)
        self.tell("log", row.id, entry.ply)

    async def since(self, table_id: str, ply: int) -> tuple[int, list[Entry]] | None:
        """The edition of a table, and what its log holds after a ply; None: it is no more."""

        def job(link: Link) -> tuple[int, list[Entry]] | None:
            found = link.execute("SELECT edition FROM tables WHERE id = ?", (table_id,)).fetchone()
            sql = f"SELECT {ENTRY} FROM log WHERE table_id = ? AND ply > ? ORDER BY ply"
            return None if found is None else (found[0], [Entry(*row) for row in link.execute(sql, (table_id, ply))])

        return await self.read(job)

    async def load(self, table_id: str) -> Loaded | None:
        """The table, its log, and its snapshot (ply, guard, data)."""

        return await self.read(lambda link: loaded(link, table_id))

    async def snapshot(self, table_id: str, ply: int, guard: str, data: bytes) -> None:
        await self.write(
            lambda link: link.execute(
                "INSERT INTO snapshot (table_id, ply, guard, data) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
                " DO UPDATE SET ply = excluded.ply, guard = excluded.guard, data = excluded.data",
                (table_id, ply, guard, data),
            ),
            blind=True,
        )

    async def note(self, tables: list[tuple[str, int, dict[int, float]]]) -> None:
        """Seconds that seats have spent on the questions which tables ask after a ply."""
        lines = [(table_id, ply, json.dumps(seats)) for table_id, ply, seats in tables]
        if lines:
            await self.write(
                lambda link: link.executemany(
                    "INSERT INTO spent (table_id, ply, seats) VALUES (?, ?, ?)"
                    " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, seats = excluded.seats",
                    lines,
                ),
                blind=True,
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

        def job(link: Link) -> str:
            found = link.execute("SELECT rematch FROM tables WHERE id = ?", (of,)).fetchone()
            if found is not None and found[0] is not None:
                return str(found[0])
            link.execute(NEW_TABLE, _values(row))
            _sitters(link, row.id, people)
            link.execute("UPDATE tables SET rematch = ?, edition = edition + 1 WHERE id = ?", (row.id, of))
            return row.id

        found = await self.write(job)
        self.tell("table", of, 1 << 40)
        return found

    async def waiting(self, since: float) -> list[str]:
        """Tables in play with a clock or a bot, and those that wait for parts of their deal: a server that starts takes
        them up again."""
        return await self.read(
            lambda link: [
                row[0]
                for row in link.execute(
                    "SELECT id FROM tables WHERE state = 'dealing' UNION ALL SELECT id FROM ("
                    "SELECT id FROM tables WHERE state = 'playing' AND updated > ?"
                    " AND (clock IS NOT NULL OR sitting LIKE '%\"level\"%') ORDER BY updated DESC LIMIT 1000)"
                    " AS latest",
                    (since,),
                )
            ]
        )

    async def forget(self, before: float, kept: list[str]) -> list[str]:
        """Remove finished tables that nothing happened at since `before`, whole, but for those `kept`: their ids. A log
        goes only with its table."""

        def job(link: Link) -> list[str]:
            among = f" AND id NOT IN ({marks(kept)})" if kept else ""
            found = link.execute(
                f"SELECT id FROM tables WHERE state = 'over' AND updated < ?{among} LIMIT 200", (before, *kept)
            ).fetchall()
            for row in found:
                link.execute("DELETE FROM tables WHERE id = ?", row)
                for part in ("log", "snapshot", "sitter", "chat", "spent", "result", "apart"):
                    link.execute(f"DELETE FROM {part} WHERE table_id = ?", row)
            return [row[0] for row in found]

        return await self.write(job)

    # -- news of other processes on the same database ------------------------------------------------------------------

    async def editions(self, ids: list[str]) -> dict[str, tuple[int, int, int]]:
        """How far each table is: its ply, its edition, the number of its last line of chat."""
        if not ids:
            return {}
        return await self.read(
            lambda link: {
                row[0]: row[1:]
                for row in link.execute(
                    "SELECT id, ply, edition, (SELECT coalesce(max(chat.id), 0) FROM chat WHERE table_id = tables.id)"
                    f" FROM tables WHERE id IN ({marks(ids)})",
                    ids,
                )
            }
        )

    # -- chat, people, facts -------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, person: str, name: str, colour: str, text: str, at: float) -> int:
        def job(link: Link) -> int:
            last = link.execute("SELECT max(id) FROM chat WHERE table_id = ?", (table_id,)).fetchone()[0] or 0
            link.execute(
                "INSERT INTO chat (table_id, id, person, name, colour, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table_id, last + 1, person, name, colour, text, at),
            )
            return int(last) + 1

        number = await self.write(job)
        self.tell("chat", table_id)
        return number

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
            ),
            blind=True,
        )
        self.tell("person", person)

    async def fact(self, key: str, value: bytes) -> bytes:
        """The stored value of `key`; at first `value`."""

        def job(link: Link) -> bytes:
            link.execute("INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (key, value))
            return bytes(link.execute("SELECT value FROM fact WHERE key = ?", (key,)).fetchone()[0])

        return await self.write(job)


def loaded(link: Link, table_id: str) -> Loaded | None:
    row = link.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    log = link.execute(f"SELECT {ENTRY} FROM log WHERE table_id = ? ORDER BY ply", (table_id,)).fetchall()
    snapshot = link.execute("SELECT ply, guard, data FROM snapshot WHERE table_id = ?", (table_id,)).fetchone()
    return Row(*row), [Entry(*line) for line in log], snapshot


def _values(row: Struct) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def _log(link: Link, table_id: str, entry: Entry, fence: Fence | None = None) -> None:
    if fence is None:
        if not link.execute(NEW_ENTRY, (table_id, *_values(entry))).rowcount:
            raise Conflict
    elif not link.execute(FENCED, (table_id, *_values(entry), table_id, *fence)).rowcount:
        sql = "SELECT 1 FROM keeper WHERE table_id = ? AND process = ? AND epoch = ?"
        raise Conflict if link.execute(sql, (table_id, *fence)).fetchone() else Fenced


def _update(link: Link, row: Row, edition: int) -> None:
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


def _sitters(link: Link, table_id: str, people: list[str]) -> None:
    for person in people:
        link.execute("INSERT INTO sitter (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table_id))
