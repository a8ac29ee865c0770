"""Who sits where: taking, changing and leaving seats, for a while or for good, bots on them, the start, the rematch."""

from skarb.kernel.refusal import refuse
from skarb.server import making
from skarb.server.chairs import Chair
from skarb.server.denied import Denied, passed_on
from skarb.server.keeping import closed, hidden, is_removed, removed
from skarb.server.making import STAND_IN, begin, changed, fresh_row, known_level
from skarb.server.table import Table
from skarb.server.tables import Tables


async def start(tables: Tables, table: Table, person: str) -> None:
    async with table.lock:
        _open(table)
        _owned(table, person)
        begin(table, tables.clock.now())
        await changed(tables, table)


async def commit(tables: Tables, table: Table, person: str, commitment: str) -> None:
    async with table.lock:
        _open(table)
        making.commit(table, person, commitment)
        await changed(tables, table)


async def reveal(tables: Tables, table: Table, part: str) -> None:
    async with table.lock:
        if making.reveal(table, part, tables.clock.now()):
            await changed(tables, table)


async def sit(tables: Tables, table: Table, person: str, seat: int) -> None:
    async with table.lock:
        chair = _chair(table, seat)
        if chair.person == person:
            return
        back = table.row.state == "playing" and chair.was == person and not chair.gone
        if await is_removed(tables.store, table.row.id, person):
            raise Denied(403, "removed")
        if table.row.hot_seat and not back:
            raise Denied(409, "hot-seat")
        mine = table.held(person)
        if table.row.state == "open":
            if chair.person is not None or chair.level is not None:
                raise Denied(409, "seat-taken")
            kept = next((table.chairs[old].commitment for old in mine), None)
            for old in mine:
                table.chairs[old] = Chair()
            table.chairs[seat] = Chair(person=person, commitment=kept)
            if table.row.owner not in table.people():
                table.row.owner = person
        elif back:
            if mine:
                raise Denied(409, "already-seated")
            for i, left in enumerate(table.chairs):  # at a hot seat he left several
                if i == seat or (table.row.hot_seat and left.was == person and not left.gone):
                    table.chairs[i] = Chair(person=person)
        else:
            raise Denied(409, "not-open")
        await changed(tables, table)


async def set_bot(tables: Tables, table: Table, person: str, seat: int, level: str | None) -> None:
    async with table.lock:
        _open(table)
        _owned(table, person)
        if _chair(table, seat).person is not None and not table.row.hot_seat:
            raise Denied(409, "seat-taken")
        if level is None:
            table.chairs[seat] = Chair(person=person if table.row.hot_seat else None)
        else:
            table.chairs[seat] = Chair(level=known_level(level))
        await changed(tables, table)


async def leave(tables: Tables, table: Table, person: str) -> None:
    async with table.lock:
        mine = table.held(person)
        if not mine:
            raise Denied(403, "not-your-seat")
        if table.row.state == "over":
            return
        _stand_up(table, person, mine)
        await changed(tables, table)


async def resign(tables: Tables, table: Table, person: str) -> None:
    async with table.lock:
        if table.row.state != "playing":
            raise Denied(409, "not-playing")
        if not _resigned(table, person):
            raise Denied(403, "not-your-seat")
        await changed(tables, table)


async def remove(tables: Tables, table: Table, person: str, seat: int) -> None:
    async with table.lock:
        _owned(table, person)
        if table.row.state == "over":
            raise Denied(409, "not-playing")
        them = _chair(table, seat).person
        if them is None:
            raise Denied(409, "nobody-there")
        if them == person:
            raise Denied(409, "own-seat")
        _stand_up(table, them, [seat])
        table.chairs[seat].gone = "" if table.row.state == "open" else "removed"
        await changed(tables, table, removed(table.row.id, them))


async def delete(tables: Tables, table: Table, person: str) -> None:
    """Take a table off one's list. Nothing of a game that has begun is lost: who still plays resigns, the rest stays
    for the others. A table that has not begun is closed by its owner for all."""
    async with table.lock:
        row = table.row
        if row.state == "open" and row.owner == person:
            await tables.store.write(closed(row.id))
            tables.closed(table)
            tables.store.tell("closed", row.id)
            return
        if row.state == "dealing":
            raise Denied(409, "not-open")
        mine = table.held(person)
        if row.state == "open":
            if not mine:
                raise Denied(403, "not-your-seat")
            _stand_up(table, person, mine)
            await changed(tables, table)
        elif row.state == "playing" and _resigned(table, person):
            await changed(tables, table, hidden(row.id, person))
        else:
            await tables.store.write(hidden(row.id, person))


async def rematch(tables: Tables, table: Table, person: str, commitment: str | None = None) -> Table:
    if not table.held(person):
        raise Denied(403, "not-your-seat")
    if table.row.state != "over":
        raise Denied(409, "not-over")
    if table.row.rematch is None:
        old = table.chairs[-1:] + table.chairs[:-1]
        chairs = [Chair(person=chair.person, level=chair.level) for chair in old]
        row = fresh_row(
            table.game.id,
            table.game.version,
            table.row.seats,
            table.options,
            None if tables.seeds is None else tables.seeds(),
            person,
            chairs,
        )
        row.hot_seat, row.clock = table.row.hot_seat, table.row.clock
        seated = list(dict.fromkeys(chair.person for chair in chairs if chair.person is not None))
        found = await tables.store.rematch(row, seated, table.row.id)
        table.row.rematch = found
        table.row.edition += found == row.id
        tables.wake(table)
    again = await tables.get(table.row.rematch)
    async with again.lock:
        if again.row.state == "open":
            for seat in again.held(person):
                again.chairs[seat].ready = True
            if commitment is not None and not any(again.chairs[seat].commitment for seat in again.held(person)):
                making.commit(again, person, commitment)
            if all(chair.ready for chair in again.chairs if chair.person is not None):
                begin(again, tables.clock.now())
            await changed(tables, again)
    return again


def _stand_up(table: Table, person: str, seats: list[int]) -> None:
    """During the game a bot sits down; an owner hands the table to the next person."""
    for seat in seats:
        table.chairs[seat] = Chair() if table.row.state == "open" else Chair(level=STAND_IN, was=person)
    left = table.people()
    if table.row.owner == person and left:
        table.row.owner = left[0]


def _resigned(table: Table, person: str) -> bool:
    """Give up all seats that one holds or left, if there are any. When nobody is left who could play on, that is the
    end of the game, without a result."""
    mine = [i for i, c in enumerate(table.chairs) if person in (c.person, c.was) and not c.gone]
    if not mine:
        return False
    _stand_up(table, person, mine)
    for seat in mine:
        table.chairs[seat].gone = "resigned"
    if not any(chair.person or (chair.was and not chair.gone) for chair in table.chairs):
        table.row.state = "over"
    return True


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise passed_on(refuse("", "no-such-seat", seat=str(seat)))
    return table.chairs[seat]


def _open(table: Table) -> None:
    if table.row.state != "open":
        raise Denied(409, "not-open")


def _owned(table: Table, person: str) -> None:
    if table.row.owner != person:
        raise Denied(403, "not-owner")
