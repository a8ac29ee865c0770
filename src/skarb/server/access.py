"""How people come back, as it is stored: devices, links and challenges that work once, passkeys; and two people who
become one. Of every secret only a hash is kept.
"""

from typing import Any

import msgspec

from skarb.server.chairs import Chair, read_chairs
from skarb.server.engine import Link, marks
from skarb.server.keeping import add_up
from skarb.server.messages import encode
from skarb.server.store import Store


class BothSeated(Exception):
    """Both sit at a table whose game is not over: `args[0]`."""


class Access:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- devices -------------------------------------------------------------------------------------------------------

    async def person(self, key: str, signed: str) -> str | None:
        """Whose device it is now, if its cookie was made for `signed`; None: it was signed out."""

        def job(link: Link) -> str | None:
            row = link.execute("SELECT person, ended FROM device WHERE key = ?", (key,)).fetchone()
            if row is not None:
                return None if row[1] is not None else str(row[0])
            became = link.execute("SELECT became FROM person WHERE id = ?", (signed,)).fetchone()
            return signed if became is None or became[0] is None else str(became[0])

        return await self._store.read(job)

    async def note(self, key: str, person: str, name: str, now: float) -> None:
        await self._store.write(lambda link: _note(link, key, person, name, now), blind=True)

    async def devices(self, person: str) -> list[tuple[str, str, float]]:
        """(key, name, when it was last seen), the latest first."""
        return await self._store.read(
            lambda link: link.execute(
                "SELECT key, name, seen FROM device WHERE person = ? AND ended IS NULL ORDER BY seen DESC LIMIT 100",
                (person,),
            ).fetchall()
        )

    async def end(self, person: str, key: str, now: float) -> bool:
        """Sign a device out, by the beginning of its key; whether there was one."""
        return await self._store.write(
            lambda link: (
                link.execute(
                    "UPDATE device SET ended = ? WHERE person = ? AND substr(key, 1, ?) = ? AND ended IS NULL",
                    (now, person, len(key), key),
                ).rowcount
                > 0
            )
        )

    async def end_others(self, person: str, mine: str, unlisted: str, now: float) -> None:
        """Sign out every device but `mine`, and links; `unlisted`: a cookie that older versions gave to all devices."""

        def job(link: Link) -> None:
            _note(link, unlisted, person, "", now)
            link.execute(
                "UPDATE device SET ended = ? WHERE person = ? AND key <> ? AND ended IS NULL", (now, person, mine)
            )
            link.execute("DELETE FROM once WHERE person = ?", (person,))

        await self._store.write(job)

    async def strangers(self, keys: list[str], people: list[str]) -> tuple[set[str], set[str]]:
        """Of these devices those that are signed out, and of these people those who have become others."""

        def job(link: Link) -> tuple[set[str], set[str]]:
            ended = f"SELECT key FROM device WHERE ended IS NOT NULL AND key IN ({marks(keys)})"
            became = f"SELECT id FROM person WHERE became IS NOT NULL AND id IN ({marks(people)})"
            return (
                {row[0] for row in link.execute(ended, keys)} if keys else set(),
                {row[0] for row in link.execute(became, people)} if people else set(),
            )

        return await self._store.read(job)

    # -- what works once: links to another device, challenges of passkeys ----------------------------------------------

    async def mint(self, key: str, kind: str, person: str, until: float, now: float) -> None:
        """A new one; of links a person has one at a time."""

        def job(link: Link) -> None:
            link.execute("DELETE FROM once WHERE until <= ?", (now,))
            if kind == "link":
                link.execute("DELETE FROM once WHERE kind = ? AND person = ?", (kind, person))
            link.execute("INSERT INTO once (key, kind, person, until) VALUES (?, ?, ?, ?)", (key, kind, person, until))

        await self._store.write(job)

    async def revoke(self, person: str) -> None:
        await self._store.write(lambda link: link.execute("DELETE FROM once WHERE person = ?", (person,)))

    async def peek(self, key: str, now: float) -> str | None:
        """Whose link it is, if it still works."""
        found = await self._store.read(
            lambda link: link.execute(
                "SELECT person FROM once WHERE key = ? AND kind = 'link' AND until > ?", (key, now)
            ).fetchone()
        )
        return None if found is None else str(found[0])

    async def spend(self, key: str, kind: str, now: float) -> str | None:
        """Whose it is; it does not work again."""
        return await self._store.write(lambda link: _spend(link, key, kind, now))

    # -- moving --------------------------------------------------------------------------------------------------------

    async def tables(self, person: str) -> list[str]:
        return await self._store.read(
            lambda link: [row[0] for row in link.execute("SELECT table_id FROM sitter WHERE person = ?", (person,))]
        )

    async def both(self, old: str, new: str) -> bool:
        """Whether both sit at a table whose game is not over."""
        return await self._store.read(
            lambda link: any(_together(row, old, new) for row in _rows(link, old) if row[1] != "over")
        )

    async def move(
        self, code: str, old: str | None, mine: str, device: tuple[str, str], now: float
    ) -> tuple[str | None, list[str]]:
        """Spend a link: `device` (key, name) is that person's from now on. With `old`, that person becomes this one,
        and the device `mine` is signed out. Whose it was, None if it does not work; and the tables that changed."""

        def job(link: Link) -> tuple[str | None, list[str]]:
            person = _spend(link, code, "link", now)
            if person is None:
                return None, []
            changed: list[str] = []
            if old is not None and old != person:
                changed = _merge(link, old, person, now)
                link.execute("UPDATE device SET ended = ? WHERE key = ?", (now, mine))
            _note(link, device[0], person, device[1], now)
            return person, changed

        return await self._store.write(job)

    # -- passkeys ------------------------------------------------------------------------------------------------------

    async def keep_passkey(self, passkey: str, person: str, public: bytes, count: int, name: str, now: float) -> bool:
        """Whether it was not known before."""
        return await self._store.write(
            lambda link: (
                link.execute(
                    "INSERT INTO passkey (id, person, public, count, name, made) VALUES (?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    (passkey, person, public, count, name, now),
                ).rowcount
                > 0
            )
        )

    async def passkeys(self, person: str) -> list[tuple[str, str, float]]:
        """(id, name, when it was made)"""
        return await self._store.read(
            lambda link: link.execute(
                "SELECT id, name, made FROM passkey WHERE person = ? ORDER BY made", (person,)
            ).fetchall()
        )

    async def passkey(self, passkey: str) -> tuple[str, bytes, int] | None:
        """Whose, the public key, and how often it was used."""
        found: tuple[str, bytes, int] | None = await self._store.read(
            lambda link: link.execute("SELECT person, public, count FROM passkey WHERE id = ?", (passkey,)).fetchone()
        )
        return found

    async def used(self, passkey: str, count: int) -> None:
        await self._store.write(
            lambda link: link.execute("UPDATE passkey SET count = ? WHERE id = ?", (count, passkey))
        )

    async def drop_passkey(self, passkey: str, person: str) -> bool:
        return await self._store.write(
            lambda link: link.execute("DELETE FROM passkey WHERE id = ? AND person = ?", (passkey, person)).rowcount > 0
        )


def _note(link: Link, key: str, person: str, name: str, now: float) -> None:
    link.execute(
        "INSERT INTO device (key, person, name, made, seen) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        (key, person, name, now, now),
    )


def _spend(link: Link, key: str, kind: str, now: float) -> str | None:
    found = link.execute(
        "DELETE FROM once WHERE key = ? AND kind = ? AND until > ? RETURNING person", (key, kind, now)
    ).fetchone()
    return None if found is None else str(found[0])


def _rows(link: Link, person: str) -> list[tuple[Any, ...]]:
    return link.execute(
        "SELECT id, state, sitting, owner FROM tables"
        " WHERE id IN (SELECT table_id FROM sitter WHERE person = ?) OR owner = ?",
        (person, person),
    ).fetchall()


def _together(row: tuple[Any, ...], old: str, new: str) -> bool:
    there = {who for chair in read_chairs(row[2]) for who in (chair.person, chair.was)}
    return {old, new} <= there


def _merge(link: Link, old: str, new: str, now: float) -> list[str]:
    """Everything of `old` becomes `new`'s: seats, tables, chat, devices, passkeys, what he has played. The log stays as
    it was written. Where both played a game that is over, each keeps the seat it had."""
    changed = []
    for row in _rows(link, old):
        table, state, sitting, owner = row
        if not _together(row, old, new):
            chairs = [_seated(chair, old, new) for chair in read_chairs(sitting)]
            sitting = encode(chairs).decode()
        elif state != "over":
            raise BothSeated(table)
        link.execute(
            "UPDATE tables SET sitting = ?, owner = ?, edition = edition + 1 WHERE id = ?",
            (sitting, new if owner == old else owner, table),
        )
        link.execute("UPDATE chat SET person = ? WHERE table_id = ? AND person = ?", (new, table, old))
        changed.append(table)
    for part, rest in (("sitter", "table_id"), ("apart", "table_id, why")):
        link.execute(
            f"INSERT INTO {part} (person, {rest}) SELECT ?, {rest} FROM {part} WHERE person = ? ON CONFLICT DO NOTHING",
            (new, old),
        )
        link.execute(f"DELETE FROM {part} WHERE person = ?", (old,))
    add_up(link, old, new)
    for part in ("device", "passkey"):
        link.execute(f"UPDATE {part} SET person = ? WHERE person = ?", (new, old))
    link.execute("DELETE FROM once WHERE person = ?", (old,))
    link.execute(
        "INSERT INTO person (id, name, colour, seen, became) VALUES (?, '', '', ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET became = excluded.became",
        (old, now, new),
    )
    link.execute("UPDATE person SET became = ? WHERE became = ?", (new, old))
    return changed


def _seated(chair: Chair, old: str, new: str) -> Chair:
    return msgspec.structs.replace(
        chair,
        person=new if chair.person == old else chair.person,
        was=new if chair.was == old else chair.was,
    )
