"""`skarb think`: a process that thinks for servers on other machines. It takes thoughts, hints and games to be judged
from the queue in their database, has its own crew for them, and answers there. It knows no table and no visitor."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from typing import Any

import msgspec

import skarb
from skarb.server.analysis import judge
from skarb.server.clock import Clock
from skarb.server.engine import Link, NotStored, Telling, marks
from skarb.server.lease import BEAT, LEASE, RENEW
from skarb.server.news import careful, every
from skarb.server.thinking import LIMIT, Moment, Thinking, hint, think
from skarb.server.thoughts import FAILED, TAKE, THINKERS, read_asked, told
from skarb.server.workers import Whose

log = logging.getLogger("skarb.server")
PAUSE = 0.1  # seconds from one try to store an answer to the next


def answer(kind: str, text: str) -> str:
    """In a worker."""
    asked = read_asked(text)
    if kind == "hint":
        return told(hint(asked.seat))
    return think(asked.level, asked.seat, Moment(*asked.moment), asked.seconds, asked.equal)


class Mind:
    def __init__(self, wire: Telling, workers: int) -> None:
        self.wire = wire
        self.workers = workers
        self.thinking = Thinking(workers, Clock())
        self._doing: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self._news = asyncio.Event()
        self._taking = False
        self._ending = False

    async def run(self, stop: asyncio.Event) -> None:
        """Until it is told to stop; what was begun goes to others then."""
        loop = asyncio.get_running_loop()

        def heard(line: str | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._take, line or "think")

        await careful(self._beat)
        self.wire.hear(heard, THINKERS)
        jobs = (
            self.thinking.bots.warm(),
            self.thinking.become_native(),
            every(BEAT, self._beat),
            every(BEAT, self._pick, self._news),
        )
        tasks = [loop.create_task(job) for job in jobs]
        self.wire.tell("thinkers")
        await stop.wait()
        self._ending = True
        for task in (*tasks, *(task for _, task in self._doing.values())):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await careful(self._leave)
        await self.thinking.close()

    def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "drop":
            self._drop(int(rest))
        self._news.set()

    def _drop(self, number: int) -> None:
        """Nobody wants it any more."""
        if number in self._doing:
            self._doing[number][1].cancel()

    async def _beat(self) -> None:
        """Renew the lease, and look whether what is being thought of is still wanted of us; what was taken by a commit
        of which no word came back goes to others."""
        args = self.wire.process, "thinker", skarb.__version__, self.workers, LEASE
        mine, taking = list(self._doing), self._taking

        def job(link: Link) -> set[int]:
            link.execute(RENEW, args)
            held = link.execute("SELECT id FROM thought WHERE thinker = ? AND answer IS NULL", args[:1]).fetchall()
            found = {row[0] for row in held}
            if not taking and (unknown := list(found.difference(mine))):
                link.execute(f"UPDATE thought SET thinker = NULL WHERE id IN ({marks(unknown)})", unknown)
            return found

        wanted = await self.wire.do(job)
        for number in mine:
            if number not in wanted:
                self._drop(number)

    async def _pick(self) -> None:
        self._news.clear()
        while not self._ending:
            busy = [kind for kind, _ in self._doing.values()]
            kinds = ["choose", "hint"] if len(busy) - busy.count("judge") < self.workers else []
            kinds += [] if "judge" in busy else ["judge"]
            if not kinds:
                return
            found = await self._next(kinds)
            if found is None:
                return
            task = asyncio.get_running_loop().create_task(self._answer(*found))
            self._doing[found[0]] = found[1], task
            task.add_done_callback(self._over(found[0]))

    async def _next(self, kinds: list[str]) -> tuple[int, str, str, str] | None:
        sql, args = TAKE.format(marks(kinds)), (self.wire.process, skarb.__version__, *kinds)
        self._taking = True
        try:
            return await self.wire.do(lambda link: link.execute(sql, args).fetchone())
        finally:
            self._taking = False

    def _over(self, number: int) -> Callable[[Any], None]:
        def over(_: Any) -> None:
            del self._doing[number]
            self._news.set()

        return over

    async def _answer(self, number: int, kind: str, process: str, asked: str) -> None:
        try:
            if kind == "judge":
                said = (await self.thinking.study(judge, msgspec.json.decode(asked))).decode()
            else:
                said = await self.thinking.bots.run(LIMIT, Whose("", str(number)), answer, kind, asked)
        except Exception as error:
            log.warning("a thought failed: %r", error)
            said = FAILED + type(error).__name__
        sql, args = "UPDATE thought SET answer = ? WHERE id = ? AND thinker = ?", (said, number, self.wire.process)
        while True:  # until it is known that somebody else has taken it up, or that nobody wants it
            try:
                await self.wire.do(lambda link: link.execute(sql, args) and None)
                break
            except NotStored as error:
                log.error("an answer is not stored yet: %s", error)
                await asyncio.sleep(PAUSE)
        self.wire.tell(f"thought {number}", to=f"skarb {process}")

    async def _leave(self) -> None:
        def job(link: Link) -> None:
            mine = (self.wire.process,)
            link.execute("UPDATE thought SET thinker = NULL WHERE thinker = ? AND answer IS NULL", mine)
            link.execute("DELETE FROM process WHERE id = ?", mine)

        await self.wire.do(job)
        self.wire.tell("think", to=THINKERS)
        self.wire.tell("thinkers")


async def think_on(wire: Telling, workers: int | None) -> None:
    """Think until SIGINT or SIGTERM."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    await Mind(wire, workers or os.cpu_count() or 1).run(stop)
