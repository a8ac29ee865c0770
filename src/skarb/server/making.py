"""Making tables: what was ordered, the row that is stored, and the steps from there to the first card."""

import secrets
import time
from typing import Any

from skarb import bots
from skarb.kernel.fair import commitment, terms
from skarb.kernel.refusal import Refused, refuse
from skarb.server.chairs import Chair, promised
from skarb.server.denied import Denied, passed_on
from skarb.server.engine import Job, NotStored
from skarb.server.entering import lost
from skarb.server.fairness import NONE, Proof
from skarb.server.guard import number
from skarb.server.keeping import played
from skarb.server.messages import BankClock, MakeTable, encode
from skarb.server.store import Conflict, Entry, Row
from skarb.server.table import Table
from skarb.server.tables import Tables, find_game

STAND_IN = "adept"  # the bot that fills empty seats, takes over, and moves when a clock runs out


async def make(tables: Tables, order: MakeTable, owner: str, address: str) -> Table:
    game = find_game(order.game)
    mine = (await played(tables.store, owner)).get(game.id)
    had = {} if mine is None else mine.options
    kept = {o.key: had[o.key] for o in game.options if o.key in had and o.accepts(had[o.key], order.seats)}
    try:
        options = game.complete(order.seats, {**kept, **order.options})
    except Refused as error:
        raise passed_on(error) from error
    except (TypeError, ValueError, KeyError, AttributeError) as error:  # values of any shape come from outside
        raise Denied(400, "bad-message", what="options") from error
    chairs = [Chair() for _ in range(order.seats)]
    for seat, level in order.bots.items():
        found = number(seat)
        if found is None or found >= order.seats:
            raise passed_on(refuse("", "no-such-seat", seat=seat))
        chairs[found].level = known_level(level)
    if order.hot_seat:
        for chair in chairs:
            chair.person = None if chair.level is not None else owner
    else:
        chairs[0] = Chair(person=owner)
    given = None if tables.seeds is None else tables.seeds()
    row = fresh_row(game.id, game.version, order.seats, options, given, owner, chairs)
    row.public, row.hot_seat = int(order.public and not order.hot_seat), int(order.hot_seat)
    row.clock = None if order.clock is None else encode(order.clock).decode()
    table = Table(game, row)
    table.address = address
    if order.commitment is not None:
        commit(table, owner, order.commitment)
        write(table)
    if order.start:
        begin(table, tables.clock.now())
    await add(tables, table, [])
    return table


async def add(tables: Tables, table: Table, entries: list[Entry], people: list[str] | None = None) -> None:
    """Store a new table, in the list of those who sit there (or of `people`), and keep it live."""
    await tables.store.make(table.row, table.people() if people is None else people, entries)
    await tables.seen(table)
    tables.keep(table)
    tables.snapshot(table)
    tables.wake(table)


async def changed(tables: Tables, table: Table, also: Job | None = None) -> None:
    """Store who sits where and what the deal is made of, and `also`; the caller holds the lock."""
    row = table.row
    row.edition += 1
    write(table)
    try:
        await tables.store.change(row, table.people(), also)
    except BaseException as error:
        lost(tables, table)
        if isinstance(error, Conflict):
            raise Denied(409, "late") from error
        if isinstance(error, NotStored):
            raise Denied(503, "not-stored") from error
        raise
    table.failures = 0
    await tables.seen(table)
    table.settle(tables.clock.now())
    tables.wake(table)


def write(table: Table) -> None:
    """Into the row, to be stored."""
    table.row.sitting, table.row.fair = encode(table.chairs).decode(), encode(table.proof).decode()
    table.row.updated = time.time()


# -- the deal: each step is stored by the caller, before anybody hears of it -------------------------------------------


def commit(table: Table, person: str, commitment: str) -> None:
    """A person will add to the deal what he has committed to. One who holds several seats adds one part."""
    mine = table.held(person)
    if not mine:
        raise Denied(403, "not-your-seat")
    if any(chair.commitment == commitment for chair in table.chairs):
        return  # said before; and nobody gains by repeating what somebody else has said
    if any(table.chairs[seat].commitment for seat in mine):
        raise Denied(409, "committed")
    table.chairs[mine[0]].commitment = commitment


def begin(table: Table, now: float) -> None:
    """Who sits where is fixed, and whose parts the deal is made of; deal, if there is none to wait for."""
    if table.proof.kind == "parts":
        table.proof.parts = promised(table.chairs)
    for chair in table.chairs:
        chair.ready, chair.commitment = False, None
        if chair.person is None and chair.level is None:
            chair.level = STAND_IN
    table.row.state, table.since = "dealing", now
    if table.proof.whole:
        deal(table, now)
    write(table)


def reveal(table: Table, part: str, now: float) -> bool:
    """A part that was committed to; who reveals it does not matter, for nobody else could. The last one deals. Whether
    that is news."""
    found = table.proof.find(part)
    if found is None:
        raise Denied(409, "no-such-part")
    if found.part is not None:
        return False
    if table.row.state != "dealing":
        raise Denied(409, "part-late")
    found.part = part
    if table.proof.whole:
        deal(table, now)
    return True


def deal(table: Table, now: float) -> None:
    """The first cards, with the parts that are there."""
    row = table.row
    if table.proof.kind == "parts":
        row.seed = table.proof.seed()
    row.state = "playing"
    table.bank = [float(table.clock.seconds)] * row.seats if isinstance(table.clock, BankClock) else []
    try:
        table.match = table.deal()
    except BaseException:
        table.stale = True
        raise
    table.take_events()
    table.settle(now)


def fresh_row(
    game: str, rules: str, seats: int, options: dict[str, Any], given: str | None, owner: str, chairs: list[Chair]
) -> Row:
    """A table that waits for its start. With a `given` seed nothing is to be proved about its deal."""
    now = time.time()
    row = Row(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules,
        seats=seats,
        options=encode(options).decode(),
        seed=given,
        seed_hash="",
        start=None,
        public=0,
        hot_seat=0,
        clock=None,
        made=now,
        owner=owner,
        state="open",
        sitting=encode(chairs).decode(),
        turn="[]",
        ply=0,
        rematch=None,
        edition=0,
        updated=now,
        fair=encode(NONE).decode(),
    )
    if given is None:
        proof = Proof("parts", terms(row.id, game, seats, options), secrets.token_hex(32))
        row.seed_hash, row.fair = commitment(proof.secret), encode(proof).decode()
    return row


def known_level(level: str) -> str:
    if level not in bots.levels():
        raise Denied(400, "no-such-level", level=level)
    return level
