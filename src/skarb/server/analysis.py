"""Finished games judged choice by choice: one at a time, in a process of its own, and kept for a while."""

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import skarb
from skarb.bots import Seat
from skarb.bots.analysis import adept, analyse
from skarb.server.denied import Denied
from skarb.server.messages import Way, encode
from skarb.server.thinking import Thinking
from skarb.server.thoughts import NotThought

log = logging.getLogger("skarb.server")
LONGEST = 1500  # choices of a game that is judged
THOUGHT = 0.5  # seconds for one choice
PATIENCE = 600.0  # seconds for a game
LOOK = 2.0  # seconds that a caller waits before it is told to ask again
WAITING = 8  # games that are being judged or wait for it
EACH = (2, 4)  # of them asked for by one person, and from one address
KEPT = 64  # games whose judgements are kept


def judge(record: dict[str, Any]) -> bytes:
    """Away from the event loop: the analysis as JSON; nothing if it takes too long."""
    end = time.monotonic() + PATIENCE

    def check(_: int) -> None:
        if time.monotonic() > end:
            raise TimeoutError

    try:
        match = skarb.load(record)
        found = analyse(match, adept(match, THOUGHT), progress=check)
    except TimeoutError:
        return b""
    ways = {str(bad.ply): [_way(bad.by, text) for text in (bad.choice, bad.best)] for bad in found.worst()}
    return encode({**found.json(), "ways": ways})


def _way(by: Seat, text: str) -> Way:
    choice = next(choice for choice in by.legal if choice.text == text)
    return Way(choice.label, choice.touches)


class Analyses:
    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._callers: dict[str, tuple[str, str]] = {}  # the person and the address that asked first
        self._turn = asyncio.Lock()

    async def of(self, table_id: str, record: dict[str, Any], caller: tuple[str, str]) -> bytes:
        """The judgements of a finished game; refused while they are being made."""
        found = self._made.get(table_id)
        if found is None:
            if len(record["choices"]) > LONGEST:
                raise Denied(409, "analysis-long")
            task = self._making.get(table_id)
            if task is None:
                if len(self._making) >= WAITING or self._enough(caller):
                    raise Denied(429, "too-many")
                self._callers[table_id] = caller
                task = self._making[table_id] = asyncio.create_task(self._make(table_id, record))
                task.add_done_callback(lambda done: self._keep(table_id, done))
            done, _ = await asyncio.wait([task], timeout=LOOK)
            if not done:
                raise Denied(409, "analysis-made")
            found = task.result()
        if not found:
            raise Denied(409, "analysis-long")
        return found

    def _enough(self, caller: tuple[str, str]) -> bool:
        """Whether this person, or this address, already has its share."""
        return any(
            who != "" and sum(who == known[i] for known in self._callers.values()) >= EACH[i]
            for i, who in enumerate(caller)
        )

    async def _make(self, table_id: str, record: dict[str, Any]) -> bytes:
        afar = self.thinking.afar
        if afar is not None and afar.cores:
            with suppress(NotThought):
                return (await afar.judged(table_id, encode(record).decode())).encode()
        async with self._turn:
            return await self.thinking.study(judge, record)

    def _keep(self, table_id: str, done: asyncio.Task[bytes]) -> None:
        del self._making[table_id], self._callers[table_id]
        if done.cancelled():
            return
        if done.exception() is not None:
            log.error("the game of table %s cannot be judged", table_id, exc_info=done.exception())
            return
        self._made[table_id] = done.result()
        while len(self._made) > KEPT:
            self._made.popitem(last=False)

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
