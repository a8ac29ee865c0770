"""Whose turn it is: bots think and choose, clocks run out, and so does the time to reveal what a deal is made of."""

import asyncio
import logging
import random
import secrets
from typing import Any

from skarb import bots
from skarb.kernel.chance import key_of
from skarb.server import entering
from skarb.server.denied import Denied
from skarb.server.making import STAND_IN, changed, deal
from skarb.server.table import Table, tick
from skarb.server.tables import Tables
from skarb.server.thinking import Moment
from skarb.server.workers import Whose

log = logging.getLogger("skarb.server")
EQUAL = 0.6  # of the time to an answer that must not tell anything, all bots who are asked think, one after another
ROW = 2.0  # thoughts of full length that bots share from one answer of a person to the next,
LEAST = 0.25  # of which each gets such a part at least
LOOK = 0.1  # seconds from one look to the next, whether a question to several was put anew
SEARCHERS = ("master", "grandmaster")  # levels that take their time
GOES_ON = 0.5  # of its pace for a bot's next choice after its own


def go_on(tables: Tables, table: Table) -> None:
    """A table has changed: let bots think, set the clock. If it is another's to keep, there is nothing to do."""
    mine = tables.lease.mine(table.row.id)
    for seat, asked in table.asked.items() if mine else ():
        level = table.chairs[seat].level
        if level is not None and table.attended:
            _think(tables, table, seat, level, asked.since, "bot")
    if not mine or not table.attended:  # what waits in the queue for nobody would keep others waiting
        for _, task in table.thinking.values():
            task.cancel()
        table.thinking.clear()  # whoever comes now finds them gone
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    if not mine:
        return
    if table.row.state == "dealing":
        wait = max(0.0, table.since + tables.pace.reveal - tables.clock.now())
        table.timer = asyncio.get_running_loop().call_later(wait, _expire, tables, table)
    deadlines = [t for t in (table.deadline(seat) for seat in table.asked) if t is not None]
    if deadlines:
        wait = max(0.0, min(deadlines) - tables.clock.now())
        table.timer = asyncio.get_running_loop().call_later(wait, _expire, tables, table)


def _expire(tables: Tables, table: Table) -> None:
    """A clock ran out: a bot moves for those whose time is over."""
    table.timer = None
    if table.stale or not tables.lease.mine(table.row.id):
        return
    now = tables.clock.now()
    if table.row.state == "dealing" and table.since + tables.pace.reveal <= now + 0.001:
        tables.spawn(_deal(tables, table))
        return
    late = [seat for seat in table.asked if (table.deadline(seat) or now + 1) <= now + 0.001]
    for seat in late:
        _think(tables, table, seat, STAND_IN, table.asked[seat].since, "clock")
    if not late:
        go_on(tables, table)  # the server stood still meanwhile


async def _deal(tables: Tables, table: Table) -> None:
    """Whoever has not revealed his part by now: its commitment stands in."""
    async with table.lock:
        if table.stale or table.row.state != "dealing":
            return
        deal(table, tables.clock.now())
        try:
            await changed(tables, table)
        except Denied as error:  # another process was quicker, or the disk fails
            log.warning("table %s: %s", table.row.id, error.reason["en"])


def _think(tables: Tables, table: Table, seat: int, level: str, since: int, who: str) -> None:
    busy = table.thinking.get(seat)
    if busy is not None and busy[0] == since:
        return
    task = tables.spawn(_move(tables, table, seat, level, since, who))
    table.thinking[seat] = (since, task)

    def over(_: Any) -> None:
        if table.thinking.get(seat) == (since, task):
            del table.thinking[seat]

    task.add_done_callback(over)


async def _move(tables: Tables, table: Table, seat: int, level: str, since: int, who: str) -> None:
    """Answer for a seat; once more if a question to several was put anew meanwhile."""
    while await _answer(tables, table, seat, level, since, who):
        pass


def share(table: Table, level: str) -> float:
    """Seconds for a thought. In a row of bots, from one answer of a person to the next, all share the time."""
    full = bots.PATIENCE.get(level, 1.0)
    if not table.people():
        return full
    count = sum(chair.level is not None for chair in table.chairs) or 1
    return min(full, max(full * LEAST, (full * ROW - table.thought) / count))


def _asked_bots(table: Table) -> int:
    return sum(table.chairs[seat].level is not None for seat in table.asked) or 1


def _slow(table: Table) -> bool:
    """Whether a question to several seats waits for people, or for a search."""
    return len(table.people()) > 1 or any(table.chairs[seat].level in SEARCHERS for seat in table.asked)


async def _answer(tables: Tables, table: Table, seat: int, level: str, since: int, who: str) -> bool:
    """Think and choose. Whether it must be done again."""
    pace, clock = tables.pace, tables.clock
    async with table.lock:
        asked = table.asked.get(seat)
        if asked is None or asked.since != since or table.match is None:
            return False
        step = pace.window if table.window and _slow(table) else pace.bot
        opened = table.opened if table.window and step else None
        equal = asked.telling and step > 0
        # its own chance, which nobody can know before the seed of the deal is revealed
        chance = key_of(f"bot {since} {seat} {table.row.seed or secrets.token_hex(8)}").hex()
        plies = table.match.plies
        moment = Moment(table.row.id, table.row.ply, table.match.state.walls, plies[-1][1] if plies else "")
        try:
            chair = bots.sit(table.match, seat, chance) if equal or len(asked.choices) > 1 else None
        except Exception:
            log.exception("no world for a bot at %s", table.game.id)
            chair = None
    any_of = random.Random(chance)
    text = any_of.choice(asked.choices)  # a bot that fails does not stop the game
    began = clock.now()
    if chair is not None:
        whose = Whose(table.address, table.row.id)
        seconds = EQUAL * step / _asked_bots(table) if equal else share(table, level)
        try:
            text = await tables.thinking.choose(level, chair, whose, moment, seconds, equal) or text
        except Exception:
            log.exception("the bot %s failed at %s", level, table.game.id)
    table.thought += clock.now() - began
    if equal:
        end = tick(asked.at if opened is None else opened, clock.now(), step)
        while clock.now() < end and opened in (None, table.opened):  # put anew: think anew, at once
            await clock.until(min(end, clock.now() + LOOK))
    elif who == "bot":
        await clock.until(asked.at + pace.bot * (GOES_ON if plies and plies[-1][0] == seat else 1.0))
    if who == "bot" and (table.chairs[seat].level is None or not table.attended):
        return False  # somebody has come back to this seat, or nobody cares any more
    for answer in (text, any_of.choice(asked.choices), any_of.choice(asked.choices)):
        try:
            await entering.choose(tables, table, seat, answer, who, since=since, opened=opened)
            return False
        except Denied:  # meanwhile the question has gone, or was put anew
            return opened is not None and table.opened != opened
        except Exception:  # not legal, or the game fails at it: another answer may do
            log.exception("%s at %s cannot choose %r", level, table.game.id, answer)
    return False
