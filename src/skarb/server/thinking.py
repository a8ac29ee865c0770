"""Who thinks where: bots in one crew, records in another, judgements in a process of their own.

What goes there is a `Seat`, which holds a redealt world and never the true state.
"""

import asyncio
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from skarb import bots, native, new
from skarb.bots import Level, Seat, Thought
from skarb.bots.search import Twig
from skarb.games import find, ids
from skarb.server.clock import Clock
from skarb.server.denied import Denied
from skarb.server.metrics import Metrics
from skarb.server.thoughts import Afar, NotThought, heard, written
from skarb.server.workers import Died, Hung, Staff, Whose, Worker

T = TypeVar("T")
log = logging.getLogger("skarb.server")
HINT = 2.0  # seconds that a hint is thought of
LIMIT = 8.0  # seconds after which a thought hangs: its worker is ended, a quicker level answers
QUICK = 3.0  # the same for that level
QUICKER = {"adept": "greedy", "master": "greedy", "grandmaster": "greedy"}  # for all others chance answers
EVERY = 2.0  # seconds between two looks whether the compiled engine has been made
READ = 60.0  # seconds in which a record must have been replayed
STUDY = 900.0  # seconds after which a study hangs; it should have given up before by itself


class Moment(NamedTuple):
    """When a bot is asked: at which table, after how many entries of its log, how much was revealed so far, and what
    was chosen last."""

    table: str
    ply: int
    walls: int
    last: str


KEPT = 64  # trees that a worker remembers
_kept: OrderedDict[tuple[str, int], tuple[Moment, Twig]] = OrderedDict()


def think(level: str, seat: Seat, moment: Moment, seconds: float, equal: bool) -> str:
    """A bot's answer, thought of for at most about so many seconds; if `equal`, given after exactly so many, however
    little there is to think of (DUR-5.7). A search goes on where it stood, if the bot itself made the last choice and
    nothing has become known since."""
    end = time.monotonic() + seconds
    bot = bots.find(level, seconds)
    answer = _go_on(bot, seat, moment) if isinstance(bot, Level) else bot.choose(seat)
    if equal:
        time.sleep(max(0.0, end - time.monotonic()))
    return answer


def _go_on(bot: Level, seat: Seat, moment: Moment) -> str:
    place = moment.table, seat.number
    awaited, root = _kept.pop(place, (None, None))
    answer, after = bot.go_on(seat, root if awaited == moment else None)
    if after is not None:
        _kept[place] = moment._replace(ply=moment.ply + 1, last=answer), after
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return answer


def read_games() -> None:
    """In a worker, before a player waits for it: every game is read, and has been thought of."""
    for game in ids():
        match = new(game, find(game).seats[0], 1)
        if match.question is not None:
            bots.Greedy(seconds=0.05).choose(bots.sit(match, match.question.seat, 1))


def hint(seat: Seat) -> list[Thought]:
    return bots.hint(seat, HINT)


def glance(seat: Seat) -> list[Thought]:
    return bots.Greedy(seconds=1.0).thoughts(seat)


class Thinking:
    """`workers` processes for bots and one for records; with none, threads of this process (for tests with games of
    their own)."""

    def __init__(self, workers: int, clock: Clock, afar: Afar | None = None, metrics: Metrics | None = None) -> None:
        self._apart = workers > 0
        self.afar = afar  # who thinks on other machines, if anybody does
        self.metrics = metrics or Metrics()
        self.bots = Staff(clock, workers or 2, self._apart, prepare=read_games if self._apart else os.getpid)
        self.records = Staff(clock, 1, self._apart, nice=5)

    async def choose(
        self, level: str, seat: Seat, whose: Whose, moment: Moment, seconds: float, equal: bool = False
    ) -> str | None:
        """A bot's answer, a quicker bot's if it hangs, None at the very worst."""
        for name, limit in ((level, LIMIT), (QUICKER.get(level), QUICK)):
            if name is not None:
                try:
                    if self.afar is not None and self.afar.cores:
                        asked = written(seat, level=name, moment=tuple(moment), seconds=seconds, equal=equal)
                        with suppress(NotThought), self.metrics.thinking("choose", "afar"):
                            return await self.afar.run(limit, whose, "choose", asked)
                    with self.metrics.thinking("choose", "here"):
                        return await self.bots.run(limit, whose, think, name, seat, moment, seconds, equal)
                except (Hung, Died) as error:
                    log.warning("the bot %s %s at %s", name, error.done, seat.game.id)
        return None

    async def hint(self, seat: Seat, whose: Whose) -> list[Thought]:
        """A master's thoughts; if they hang, those of one who looks one choice ahead."""
        if self.afar is not None and self.afar.cores:
            with suppress(NotThought), self.metrics.thinking("hint", "afar"):
                return heard(await self.afar.run(LIMIT, whose, "hint", written(seat)))
        for job, limit in ((hint, LIMIT), (glance, QUICK)):
            try:
                with self.metrics.thinking("hint", "here"):
                    return await self.bots.run(limit, whose, job, seat)
            except (Hung, Died) as error:
                log.warning("a hint %s at %s", error.done, seat.game.id)
        raise Denied(503, "too-slow")

    async def read(self, whose: Whose, job: Callable[..., T], *args: Any) -> T:
        """A record replayed, where no bot waits for it."""
        try:
            return await self.records.run(READ, whose, job, *args)
        except (Hung, Died) as error:
            raise Denied(503, "too-slow") from error

    async def study(self, job: Callable[..., T], *args: Any) -> T:
        """Long work, in a process that ends with it and gives way to all others; it dies if nobody wants it."""
        worker = Worker(self._apart, nice=10)
        try:
            with self.metrics.thinking("judge", "here"):
                return await asyncio.wait_for(worker.do(job, *args), STUDY)
        except (Died, TimeoutError) as error:
            raise Denied(503, "too-slow") from error
        finally:
            worker.end()

    async def become_native(self) -> None:
        """Go over to the compiled engine as soon as it has been made, see `skarb.native`."""
        folder = native.awaited()
        if folder is None or not self._apart:
            return
        while not folder.is_dir():
            await asyncio.sleep(EVERY)
        try:
            await self.bots.renew()
            await self.records.renew()
        except (Hung, Died, RuntimeError):
            log.exception("the compiled engine does not start: bots think on in pure Python")

    async def close(self) -> None:
        await self.bots.close()
        await self.records.close()
