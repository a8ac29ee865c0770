"""Who sits where: taking, changing and leaving seats, bots on them, the start, and the rematch."""

from skarb.kernel.refusal import refuse
from skarb.server.denied import Denied, passed_on
from skarb.server.table import Chair, Table
from skarb.server.tables import STAND_IN, Tables, fresh_row, known_level


async def start(tables: Tables, table: Table, person: str) -> None:
    async with table.lock:
        _open(table)
        _owned(table, person)
        try:
            tables.begin(table)
        except BaseException:
            table.stale = True
            raise
        await tables.changed(table)


async def sit(tables: Tables, table: Table, person: str, seat: int) -> None:
    async with table.lock:
        chair = _chair(table, seat)
        if chair.person == person:
            return
        back = table.row.state == "playing" and chair.was == person
        if table.row.hot_seat and not back:
            raise Denied(409, "hot-seat")
        mine = table.held(person)
        if table.row.state == "open":
            if chair.person is not None or chair.level is not None:
                raise Denied(409, "seat-taken")
            for old in mine:
                table.chairs[old] = Chair()
            table.chairs[seat] = Chair(person=person)
            if table.row.owner not in table.people():
                table.row.owner = person
        elif back:
            if mine:
                raise Denied(409, "already-seated")
            for i, left in enumerate(table.chairs):  # at a hot seat he left several
                if i == seat or (table.row.hot_seat and left.was == person):
                    table.chairs[i] = Chair(person=person)
        else:
            raise Denied(409, "not-open")
        await tables.changed(table)


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
        await tables.changed(table)


async def leave(tables: Tables, table: Table, person: str) -> None:
    async with table.lock:
        mine = table.held(person)
        if not mine:
            raise Denied(403, "not-your-seat")
        if table.row.state == "over":
            return
        for seat in mine:
            table.chairs[seat] = Chair() if table.row.state == "open" else Chair(level=STAND_IN, was=person)
        left = table.people()
        if table.row.owner == person and left:
            table.row.owner = left[0]
        await tables.changed(table)


async def rematch(tables: Tables, table: Table, person: str) -> Table:
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
            tables.seeds(),
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
            if all(chair.ready for chair in again.chairs if chair.person is not None):
                tables.begin(again)
            await tables.changed(again)
    return again


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
