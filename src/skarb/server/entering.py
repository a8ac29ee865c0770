"""Choices and undo: from a message or a thought into the log.

A change is made in memory, written, and told to everybody only when it is durable. If writing fails, memory is thrown
away and read again from the log, which is the truth.
"""

import asyncio
import logging
import time

from skarb.kernel.refusal import Refused
from skarb.server.denied import Denied
from skarb.server.engine import NotStored
from skarb.server.keeping import ended
from skarb.server.lease import Fence
from skarb.server.store import Conflict, Entry, Fenced
from skarb.server.table import Table, tick
from skarb.server.tables import Tables

log = logging.getLogger("skarb.server")


async def choose(
    tables: Tables,
    table: Table,
    seat: int,
    text: str,
    who: str,
    ply: int | None = None,
    client: str | None = None,
    n: int | None = None,
    since: int | None = None,
    opened: float | None = None,
) -> int:
    """Make a choice; durable when this returns the new ply. `since`: only if the question stands since then; `opened`:
    only if it is open to several seats since that moment."""
    if since is None:
        await _hold(tables, table)
    return await tables.to_the_end(_choose(tables, table, seat, text, who, ply, client, n, since, opened))


async def _choose(
    tables: Tables,
    table: Table,
    seat: int,
    text: str,
    who: str,
    ply: int | None,
    client: str | None,
    n: int | None,
    since: int | None,
    opened: float | None,
) -> int:
    begun = time.perf_counter()
    async with table.lock:
        known = await _ready(tables, table, seat, client, n)
        if known is None and ply is not None and ply > table.row.ply:
            await tables.refresh(table)  # another process has told the player more than we know
            known = await _ready(tables, table, seat, client, n)
            if known is None and ply > table.row.ply:
                raise Denied(409, "late")  # nobody knows it any more: the database went back to an earlier moment
        while known is None:
            asked = table.asked.get(seat)
            if since is not None and (asked is None or asked.since != since):
                raise Denied(409, "late")
            if opened is not None and table.opened != opened:
                raise Denied(409, "late")
            old = ply is not None and ply < table.row.ply and (asked is None or asked.since > ply)
            if old and not table.standing(seat, text):
                raise Denied(409, "late")
            spent = 0.0 if asked is None or table.clock is None else tables.clock.now() - asked.at
            fence = None if since is None else tables.lease.fence(table.row.id)
            known = await _enter(tables, table, "choose", seat, text, who, spent, client, n, fence)
            if known is None and (asked is None or table.asked.get(seat) != asked):
                raise Denied(409, "late")
        if since is None:
            tables.thinking.metrics.choices.add(time.perf_counter() - begun)
        return known


async def undo(tables: Tables, table: Table, seat: int, who: str, client: str | None, n: int | None) -> int:
    return await tables.to_the_end(_undo(tables, table, seat, who, client, n))


async def _undo(tables: Tables, table: Table, seat: int, who: str, client: str | None, n: int | None) -> int:
    async with table.lock:
        known = await _ready(tables, table, seat, client, n)
        if known is None:
            steps = table.back(seat) or 1  # what is refused changes nothing
            answers = [] if table.match is None else table.match.plies[:-steps:-1]
            for other, _ in answers:  # of bots
                if await _enter(tables, table, "undo", other, "", who, 0.0, None, None) is None:
                    raise Denied(409, "late")
            known = await _enter(tables, table, "undo", seat, "", who, 0.0, client, n)
        if known is None:
            raise Denied(409, "late")
        return known


async def _ready(tables: Tables, table: Table, seat: int, client: str | None, n: int | None) -> int | None:
    """Fit for a change; or the ply that this very message already brought about."""
    if table.stale:
        await tables.refresh(table)
    if client is not None and n is not None and (client, seat, n) in table.done:
        return table.done[client, seat, n]
    if table.row.state != "playing":
        raise Denied(409, "not-playing")
    return None


async def _enter(
    tables: Tables,
    table: Table,
    kind: str,
    seat: int,
    text: str,
    who: str,
    spent: float,
    client: str | None,
    n: int | None,
    fence: Fence | None = None,
) -> int | None:
    """The new ply; None if another process wrote one first. Then the table has been read again."""
    row, asked = table.row, dict(table.asked)
    entry = Entry(row.ply + 1, kind, seat, text, who, spent, time.time(), client, n)
    try:
        table.enter(entry, tables.clock.now())
    except Refused:
        raise  # nothing has changed
    except BaseException:
        table.stale = True
        raise
    try:
        await tables.store.append(row, entry, ended(table) if row.state == "over" else None, fence)
    except Conflict as error:
        if isinstance(error, Fenced):
            tables.lease.lost(row.id)
        table.asked, row.ply = asked, entry.ply - 1  # as it was
        for line in await tables.refresh(table):
            if client is not None and (line.client, line.seat, line.n) == (client, seat, n):
                return line.ply
        if isinstance(error, Fenced):
            raise Denied(409, "late") from error
        return None
    except BaseException as error:
        table.stale, table.asked = True, {}
        if isinstance(error, NotStored):
            log.error("cannot store: %s", error)
            lost(tables, table)
            raise Denied(503, "not-stored") from error
        raise
    table.failures = 0
    tables.wake(table)
    tables.snapshot(table)
    return entry.ply


def pause(failures: int) -> float:
    """Seconds after so many failures in a row."""
    return float(min(0.1 * 2 ** min(failures, 10), 30.0))


def lost(tables: Tables, table: Table) -> None:
    """What was changed in memory is not in the file: nobody there hears anything until it has been read again."""
    table.stale = True
    table.failures += 1
    if not tables.closing:
        tables.spawn(recover(tables, table))


async def recover(tables: Tables, table: Table) -> None:
    """After a failure of the disk: read the log again as soon as it can be read, so that bots and clocks go on. What a
    bot cannot store it tries again ever more rarely; a person who tries finds the table ready at once."""
    for wait in (pause(table.failures), 1, 5, 15, 60, 300):
        await asyncio.sleep(wait)
        try:
            await tables.get(table.row.id)
            return
        except Denied as error:  # it is no more, or cannot be played on: that does not change
            log.warning("table %s: %s", table.row.id, error.reason["en"])
            return
        except Exception as error:
            log.error("cannot read table %s: %s", table.row.id, error)


async def _hold(tables: Tables, table: Table) -> None:
    """Among people, answers to a question that several get at once come at the same moments as everybody's."""
    if tables.pace.window and table.window and len(table.people()) > 1:
        await tables.clock.until(tick(table.opened, tables.clock.now(), tables.pace.window))
