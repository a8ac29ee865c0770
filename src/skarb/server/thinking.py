"""Where bots think and records are replayed: in processes of their own, away from the event loop.

What goes there is a `Seat`, which holds a redealt world and never the true state.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

from skarb import bots
from skarb.bots import Seat, Thought

T = TypeVar("T")
log = logging.getLogger("skarb.server")
PATIENCE = 2.0  # seconds that a bot may think of one choice


def think(level: str, seat: Seat) -> str:
    return bots.find(level, PATIENCE).choose(seat)


def hint(seat: Seat) -> list[Thought]:
    return bots.hint(seat)


def _begin() -> None:
    """In a worker: leave Ctrl-C to the server, and do not outlive it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def _study(line: Any, job: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """In a process of its own, which gives way to all others."""
    _begin()
    os.nice(10)
    try:
        line.send((job(*args), None))
    except Exception as error:
        line.send((None, repr(error)))


class Thinking:
    """A few workers; with none, threads of this process (for tests with games of their own)."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._open()

    def _open(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(2, "skarb-think")
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)

    async def warm(self) -> None:
        """Start the workers before the first player waits for one."""
        await asyncio.gather(*(self.run(os.getpid) for _ in range(self._workers)))

    async def run(self, job: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, *args)
        except BrokenExecutor:
            log.warning("a worker died; starting new ones")
            if pool is self._pool:
                self._pool = self._open()
            return await asyncio.get_running_loop().run_in_executor(self._pool, job, *args)

    async def study(self, job: Callable[..., T], *args: Any) -> T:
        """Long work, in a process that ends with it and in which no bot waits; it dies if nobody wants it any more."""
        if self._workers == 0:
            return await self.run(job, *args)
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_study, args=(there, job, args), daemon=True)
        process.start()
        there.close()
        try:
            value, error = await asyncio.to_thread(here.recv)
        finally:
            process.kill()
            process.join()
        if error is not None:
            raise RuntimeError(error)
        return value  # type: ignore[no-any-return]

    async def close(self) -> None:
        """Let go of what waits; what is being thought ends soon."""
        await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)
