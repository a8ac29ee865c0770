"""Thoughts that are thought elsewhere: a queue in the database, from which thinkers on any machine take them.

What goes there is plain data of a seat, never the truth; what comes back is an answer as text. A thinker that dies
loses its lease, and the next one takes the thought up. Where nobody takes one up in time, whoever wanted it thinks
himself.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

import skarb
from skarb.bots import Seat, Thought
from skarb.bots.seat import seated
from skarb.games import find
from skarb.server.engine import Link, NotStored, Telling
from skarb.server.lease import ALIVE
from skarb.server.workers import Fair, Whose

log = logging.getLogger("skarb.server")
THINKERS = "skarb thinkers"  # what they hear
PICKED = 1.0  # seconds in which a thought must have been taken up
LOOK = 0.25  # seconds from one look for a judged game to the next
FAILED = "!"  # how an answer begins that is none
KEPT = 3600  # seconds for which a judged game is kept
AHEAD = 2  # thoughts for each core of the thinkers that one server has in the queue at once

PUT = (
    "INSERT INTO thought (name, kind, version, process, asked) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id"
)
TAKE = (
    "UPDATE thought SET thinker = ? WHERE id = (SELECT id FROM thought WHERE answer IS NULL AND version = ?"
    f" AND kind IN ({{}}) AND (thinker IS NULL OR NOT EXISTS ({ALIVE.format('thought.thinker')}))"
    " ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, kind, process, asked"
)


class NotThought(Exception):
    """Nobody did it: think here."""


class Written(msgspec.Struct):
    """A thought as it is written down."""

    game: str
    state: Any
    options: dict[str, Any]
    number: int
    seed: str | int
    level: str = ""
    moment: tuple[str, int, int, str] = ("", 0, 0, "")
    seconds: float = 0.0
    equal: bool = False

    @property
    def seat(self) -> Seat:
        return seated(find(self.game), self.state, self.options, self.number, self.seed)


def written(seat: Seat, **more: Any) -> Written:
    _, (game, state, options, number, seed) = seat.__reduce__()  # as it goes to any other process
    return Written(game.id, state, options, number, seed, **more)


read_asked = msgspec.json.Decoder(Written).decode


def told(thoughts: list[Thought]) -> str:
    return msgspec.json.encode([(t.choice, t.value, t.visits, t.exact, t.reasons) for t in thoughts]).decode()


def heard(text: str) -> list[Thought]:
    found = msgspec.json.decode(text, type=list[tuple[str, float, int, bool, tuple[str, ...]]])
    return [Thought(*line) for line in found]


class Afar:
    """The thinkers, as a server sees them."""

    def __init__(self, wire: Telling) -> None:
        self._wire = wire
        self.cores = 0  # of all thinkers of our version; 0: there are none
        self._queue = Fair()
        self._out = 0
        self._waiting: dict[int, asyncio.Event] = {}

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def thought(self, number: int) -> None:
        """A notice came that one is done."""
        if number in self._waiting:
            self._waiting[number].set()

    async def look(self) -> None:
        """Whether there are thinkers, and what nobody asks for any more."""

        def job(link: Link) -> int:
            link.execute("DELETE FROM thought WHERE at < clock_timestamp() - ? * interval '1 s'", (KEPT,))
            sql = "SELECT coalesce(sum(cores), 0) FROM process WHERE kind = 'thinker' AND version = ?"
            return int(link.execute(f"{sql} AND until > clock_timestamp()", (skarb.__version__,)).fetchone()[0])

        self.cores = await self._wire.do(job)
        self._go_on()

    async def run(self, limit: float, whose: Whose, kind: str, asked: Written) -> str:
        """An answer; NotThought if nobody gives one in time."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.add(whose, turn)
        self._go_on()
        try:
            await turn
            if not self.cores:
                raise NotThought
            return await self._run(limit, kind, msgspec.json.encode(asked).decode())
        except NotStored as error:
            raise NotThought from error
        finally:
            if turn.done() and not turn.cancelled():
                self._out -= 1
            turn.cancel()
            self._go_on()

    def _go_on(self) -> None:
        while self._queue and (not self.cores or self._out < AHEAD * self.cores):
            turn = self._queue.take()
            if not turn.done():
                self._out += 1
                turn.set_result(None)

    async def _run(self, limit: float, kind: str, asked: str) -> str:
        number = await self.put(kind, asked)
        end = time.monotonic() + limit
        with self._awaited(number) as done:
            try:
                while not done.is_set() and time.monotonic() < end:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PICKED):
                            await done.wait()
                    if not done.is_set() and not await self._taken(number):
                        break  # nobody, or somebody who has died; or only the notice was lost
                answer = await self.answer(number)
            except asyncio.CancelledError:
                self._wire.tell(f"drop {number}", to=THINKERS)
                raise
        if answer is None:
            self._wire.tell(f"drop {number}", to=THINKERS)
            raise NotThought
        return answer

    @contextmanager
    def _awaited(self, number: int) -> Iterator[asyncio.Event]:
        done = self._waiting[number] = asyncio.Event()
        try:
            yield done
        finally:
            del self._waiting[number]

    async def put(self, kind: str, asked: str, name: str | None = None) -> int:
        """Into the queue; one with a name only once."""
        args = name, kind, skarb.__version__, self._wire.process, asked
        number = int(await self._wire.do(lambda link: link.execute(PUT, args).fetchone()[0]))
        self._wire.tell("think", to=THINKERS)
        return number

    async def _taken(self, number: int) -> bool:
        sql = f"SELECT 1 FROM thought WHERE id = ? AND answer IS NULL AND EXISTS ({ALIVE.format('thought.thinker')})"
        return await self._wire.do(lambda link: link.execute(sql, (number,)).fetchone()) is not None

    async def answer(self, number: int, keep: bool = False) -> str | None:
        """If there is one; unless it is to be kept, the thought is taken out of the queue in any case."""
        sql = "SELECT answer FROM thought WHERE id = ?" if keep else "DELETE FROM thought WHERE id = ? RETURNING answer"
        found = await self._wire.do(lambda link: link.execute(sql, (number,)).fetchone())
        if found is None or found[0] is None:
            return None
        answer = str(found[0])
        if answer.startswith(FAILED):
            log.warning("a thinker failed: %s", answer)
            raise NotThought
        return answer

    async def judged(self, table: str, record: str) -> str:
        """A whole game, judged once for all who ask."""
        try:
            number = await self.put("judge", record, f"judge {table}")
            while (answer := await self.answer(number, keep=True)) is None:
                if not self.cores:
                    raise NotThought
                await asyncio.sleep(LOOK)
        except NotStored as error:
            raise NotThought from error
        return answer
