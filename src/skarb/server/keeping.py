"""What stays with a person: the tables on his list and how they ended, how many games he has finished, options that
his next game begins with; and at which tables he may not sit down any more. Jobs for the store's threads."""

import json
from typing import Any

import msgspec
from msgspec import Struct

from skarb.server.engine import Job, Link
from skarb.server.messages import Ended, Played, encode
from skarb.server.store import ROW, Row, Store
from skarb.server.table import Table

read_ended = msgspec.json.Decoder(Ended).decode
MINE, OTHERS = 100, 50  # tables in a list


class Listed(Struct):
    """Tables for a person: his own with their results, public ones that wait for players, public ones in play."""

    mine: list[tuple[Row, Ended | None]]
    open: list[Row]
    running: list[Row]


async def listed(store: Store, person: str, since: float) -> Listed:
    def job(link: Link) -> Listed:
        mine = link.execute(
            f"SELECT {ROW}, (SELECT told FROM result WHERE table_id = id) FROM tables"
            " WHERE id IN (SELECT table_id FROM sitter WHERE person = ?"
            " EXCEPT SELECT table_id FROM apart WHERE person = ? AND why = 'hidden')"
            " ORDER BY updated DESC LIMIT ?",
            (person, person, MINE),
        ).fetchall()
        public = [
            link.execute(
                f"SELECT {ROW} FROM tables WHERE state = '{state}' AND public = 1 AND updated > ?"
                " ORDER BY updated DESC LIMIT ?",
                (since, OTHERS),
            ).fetchall()
            for state in ("open", "playing")
        ]
        return Listed(
            [(Row(*row[:-1]), None if row[-1] is None else read_ended(row[-1])) for row in mine],
            *([Row(*row) for row in rows] for rows in public),
        )

    return await store.read(job)


async def played(store: Store, person: str) -> dict[str, Played]:
    """By game: how many were finished, and the options that the next one begins with."""
    rows = await store.read(
        lambda link: link.execute("SELECT game, finished, options FROM played WHERE person = ?", (person,)).fetchall()
    )
    return {game: Played(finished, json.loads(options)) for game, finished, options in rows}


def ended(table: Table) -> Job:
    """Is written with the last choice of a game: how it ended, and what it leaves with those who played to the end."""
    match, row, people = table.match, table.row, table.people()
    assert match is not None
    assert match.result is not None
    told = encode({**match.result.json(), "sides": table.game.sides(match.state)}).decode()
    kept = {
        option.key: match.result.details[option.form["kept"]]
        for option in table.game.options
        if option.form.get("kept") in match.result.details
    }

    def job(link: Link) -> None:
        link.execute(
            "INSERT INTO result (table_id, told) VALUES (?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET told = excluded.told",
            (row.id, told),
        )
        for person in people:
            found = link.execute(
                "SELECT finished, options FROM played WHERE person = ? AND game = ?", (person, row.game)
            ).fetchone()
            count, old = (0, {}) if found is None else (found[0], json.loads(found[1]))
            options = {**old, **{key: joined(old.get(key), value) for key, value in kept.items()}}
            _keep_played(link, person, row.game, count + 1, options)

    return job


def _keep_played(link: Link, person: str, game: str, finished: int, options: dict[str, Any]) -> None:
    link.execute(
        "INSERT INTO played (person, game, finished, options) VALUES (?, ?, ?, ?) ON CONFLICT (person, game)"
        " DO UPDATE SET finished = excluded.finished, options = excluded.options",
        (person, game, finished, json.dumps(options)),
    )


def joined(old: Any, new: Any) -> Any:
    """Of two games that ended one after the other: lists grow, anything else is replaced."""
    if isinstance(old, list) and isinstance(new, list):
        return new + [value for value in old if value not in new]
    return new


def add_up(link: Link, old: str, new: str) -> None:
    """One person has become another, and has played what both have."""
    rows = link.execute("SELECT game, finished, options FROM played WHERE person = ?", (old,)).fetchall()
    for game, finished, options in rows:
        found = link.execute(
            "SELECT finished, options FROM played WHERE person = ? AND game = ?", (new, game)
        ).fetchone()
        count, mine = (0, {}) if found is None else (found[0], json.loads(found[1]))
        theirs = json.loads(options)
        both = {**theirs, **{key: joined(theirs.get(key), value) for key, value in mine.items()}}
        _keep_played(link, new, game, count + finished, both)
    link.execute("DELETE FROM played WHERE person = ?", (old,))
    for lesson, steps in link.execute("SELECT lesson, steps FROM learned WHERE person = ?", (old,)).fetchall():
        learn(new, lesson, steps)(link)
    link.execute("DELETE FROM learned WHERE person = ?", (old,))


async def learned(store: Store, person: str) -> dict[str, int]:
    """By lesson: how many steps of it are done."""
    rows = await store.read(
        lambda link: link.execute("SELECT lesson, steps FROM learned WHERE person = ?", (person,)).fetchall()
    )
    return dict(rows)


def learn(person: str, lesson: str, steps: int) -> Job:
    """As far as one has ever come."""

    def job(link: Link) -> None:
        link.execute(
            "INSERT INTO learned (person, lesson, steps) VALUES (?, ?, ?)"
            " ON CONFLICT (person, lesson) DO UPDATE SET steps = excluded.steps WHERE excluded.steps > learned.steps",
            (person, lesson, steps),
        )

    return job


def hidden(table_id: str, person: str) -> Job:
    """Off the person's list, if it is there."""

    def job(link: Link) -> None:
        link.execute(
            "INSERT INTO apart (person, table_id, why)"
            " SELECT person, table_id, 'hidden' FROM sitter WHERE person = ? AND table_id = ? ON CONFLICT DO NOTHING",
            (person, table_id),
        )

    return job


def removed(table_id: str, person: str) -> Job:
    """He may not sit down there again."""

    def job(link: Link) -> None:
        link.execute(
            "INSERT INTO apart (person, table_id, why) VALUES (?, ?, 'removed') ON CONFLICT DO NOTHING",
            (person, table_id),
        )

    return job


async def is_removed(store: Store, table_id: str, person: str) -> bool:
    return await store.read(
        lambda link: (
            link.execute(
                "SELECT 1 FROM apart WHERE person = ? AND table_id = ? AND why = 'removed'", (person, table_id)
            ).fetchone()
            is not None
        )
    )


def closed(table_id: str) -> Job:
    """A table that never began goes, whole; it has no log."""

    def job(link: Link) -> None:
        if link.execute("DELETE FROM tables WHERE id = ? AND state = 'open'", (table_id,)).rowcount:
            for part in ("sitter", "chat", "apart"):
                link.execute(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))
            link.execute("UPDATE tables SET rematch = NULL, edition = edition + 1 WHERE rematch = ?", (table_id,))

    return job
