"""Workers that do one job at a time away from the event loop, and the queue in which jobs wait for them.

A job has a limit by the clock. A worker that exceeds it is ended and replaced: one that hangs keeps nobody waiting.
"""

import asyncio
import logging
import multiprocessing
import os
import queue
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from skarb import native
from skarb.server.clock import BEAT, Clock

T = TypeVar("T")
log = logging.getLogger("skarb.server")
START = 120.0  # seconds in which a worker must have begun, on the slowest machine: it imports everything first;
SOON = 8.0  # on a usual one, and for a first try: bots wait for it
SLOWER = 4.0  # times as long as the last one took is long enough


class Hung(Exception):
    """A job took longer than its limit; its worker has been ended."""

    done = "hung"


class Died(Exception):
    """A worker was killed from outside, and so was the one that took up its job: by want of memory, perhaps."""

    done = "died"


def begin(nice: int) -> None:
    """In a worker: leave Ctrl-C to the server, and do not outlive it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def _work(line: Any, nice: int) -> None:
    """The whole life of a worker's process."""
    begin(nice)
    with suppress(EOFError, OSError):  # the server is gone
        while True:
            job, args = line.recv()
            answer: tuple[Any, str | None]
            try:
                answer = job(*args), None
            except Exception as error:
                answer = None, repr(error)
            line.send(answer)


class Whose(NamedTuple):
    """For whom a job is done: turns are taken by address, and within an address by table."""

    address: str = ""
    table: str = ""


class Worker:
    """A process; or, for tests with games of their own, a thread of this one, which cannot be ended but is forgotten.
    The thread on this side does the waiting, so that a worker that stops in the middle of an answer stops nobody."""

    def __init__(self, process: bool, nice: int = 0) -> None:
        self._jobs: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._process: Any = None
        self.whose = Whose()  # for whom it worked last: it may remember something
        if process:
            context = multiprocessing.get_context("spawn")
            self._line, there = context.Pipe()
            self._process = context.Process(target=_work, args=(there, nice), daemon=True)
            with native.preferred():
                self._process.start()
            there.close()
        threading.Thread(target=self._wait, name="skarb-work", daemon=True).start()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def do(self, job: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, args, done, loop))
        return done

    def end(self) -> None:
        self._jobs.put(None)
        if self._process is not None:
            self._process.kill()

    def _wait(self) -> None:
        while (item := self._jobs.get()) is not None:
            job, args, done, loop = item
            value, error = self._ask(job, args)
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done, value, error)
        if self._process is not None:
            self._process.join()
            self._line.close()

    def _ask(self, job: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        try:
            if self._process is None:
                return job(*args), None
            self._line.send((job, args))
            value, failed = self._line.recv()
        except (EOFError, ConnectionError):
            return None, Died()
        except Exception as error:
            return None, error
        return value, None if failed is None else RuntimeError(failed)


def _settle(done: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(value)
    else:
        done.set_exception(error)


class Fair:
    """A queue in which addresses take turns, and the tables of one address among themselves."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, OrderedDict[str, deque[Any]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lines)

    def __len__(self) -> int:
        return sum(len(items) for tables in self._lines.values() for items in tables.values())

    def add(self, whose: Whose, item: Any) -> None:
        self._lines.setdefault(whose.address, OrderedDict()).setdefault(whose.table, deque()).append(item)

    def take(self) -> Any:
        address, tables = self._lines.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items  # behind the other tables
        if tables:
            self._lines[address] = tables  # behind the other addresses
        return item


class Staff:
    """So many workers, hired when they are needed."""

    def __init__(
        self, clock: Clock, count: int, process: bool, nice: int = 0, prepare: Callable[[], Any] = os.getpid
    ) -> None:
        self._clock = clock
        self._count = count
        self._process = process
        self._nice = nice
        self._prepare = prepare  # what a worker does before it is needed
        self.engine = native.engine()
        self._soon = SOON  # seconds for the next start
        self._idle: list[Worker] = []
        self._leaving: list[Worker] = []
        self._tasks: dict[asyncio.Task[None], Worker | None] = {}
        self._queue = Fair()

    @property
    def waiting(self) -> int:
        """Jobs that nobody has taken up yet."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes, busy ones first."""
        workers = [*(worker for worker in self._tasks.values() if worker is not None), *self._idle]
        return [worker.pid for worker in workers if worker.pid is not None]

    async def warm(self) -> None:
        """Hire all before the first player waits for one. Who cannot be prepared reads a game when it is needed."""
        preparing = (self.run(SOON, Whose(), self._prepare) for _ in range(self._count))
        for done in await asyncio.gather(*preparing, return_exceptions=True):
            if isinstance(done, Exception):
                log.warning("a worker was not prepared: %r", done)

    async def renew(self) -> None:
        """Hire as many new ones as there may be; the old ones go, those that are busy when they are done."""
        old = [*self._idle, *(worker for worker in self._tasks.values() if worker is not None)]
        new = [Worker(self._process, self._nice) for _ in range(self._count)]
        try:
            for worker in new:
                await self._within(START, worker.do(self._prepare))
                self.engine = await self._within(START, worker.do(native.engine))
        except BaseException:
            for worker in new:
                worker.end()
            raise
        for worker in old:
            if worker in self._idle:
                self._idle.remove(worker)
                worker.end()
            else:
                self._leaving.append(worker)
        self._idle += new

    async def run(self, limit: float, whose: Whose, job: Callable[..., T], *args: Any) -> T:
        """The job's value. It may take `limit` seconds from when a worker takes it up; then Hung is raised."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.add(whose, (limit, whose, done, job, args))
        self._go_on()
        return await done

    def _go_on(self) -> None:
        while self._queue and len(self._tasks) < self._count:
            limit, whose, done, job, args = self._queue.take()
            if not done.done():  # somebody still wants it
                task = asyncio.get_running_loop().create_task(self._do(limit, whose, done, job, args))
                self._tasks[task] = None
                task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        worker = self._tasks.pop(task)
        if worker in self._leaving:
            self._leaving.remove(worker)
            worker.end()
        elif worker is not None:
            self._idle.append(worker)
        if not task.cancelled():
            self._go_on()

    async def _do(
        self, limit: float, whose: Whose, done: asyncio.Future[Any], job: Callable[..., Any], args: Any
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        try:
            for last in (False, True):
                try:
                    worker = self._tasks[task] = self._pick(whose) if self._idle else await self._hire(task)
                    worker.whose = whose
                    value = await self._within(limit, worker.do(job, *args))
                    break
                except (Hung, Died) as error:
                    self._end(task)
                    if last or isinstance(error, Hung):
                        raise
                    log.warning("a worker died; another does its job")
            _settle(done, value, None)
        except Exception as error:
            _settle(done, None, error)
        except BaseException:
            self._end(task)
            done.cancel()
            raise

    def _pick(self, whose: Whose) -> Worker:
        """Of those who are idle the one who worked for the same table last, or whoever was done last."""
        known = [worker for worker in self._idle if worker.whose == whose]
        worker = (known or self._idle)[-1]
        self._idle.remove(worker)
        return worker

    async def _hire(self, task: asyncio.Task[None]) -> Worker:
        """One that has begun. It may hang before it can do anything: then another one, which gets more time, for the
        machine may be so slow."""
        while True:
            begun = self._clock.now()
            worker = self._tasks[task] = Worker(self._process, self._nice)
            try:
                await self._within(self._soon, worker.do(os.getpid))
            except Hung:
                if self._soon >= START:
                    raise
                log.warning("a worker did not begin within %.0f s; another is started", self._soon)
                self._end(task)
                self._soon = min(START, 2 * self._soon)
            else:
                self._soon = min(START, max(SOON, SLOWER * (self._clock.now() - begun)))
                return worker

    def _end(self, task: asyncio.Task[None]) -> None:
        worker, self._tasks[task] = self._tasks[task], None
        if worker is not None:
            worker.end()

    async def _within(self, limit: float, doing: asyncio.Future[T]) -> T:
        end = self._clock.now() + limit
        while not doing.done():
            left = end - self._clock.now()
            if left <= 0:
                doing.cancel()
                raise Hung
            await asyncio.wait([doing], timeout=min(left, BEAT))
        return doing.result()

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._queue:
            self._queue.take()[2].cancel()
        for worker in self._idle:
            worker.end()
        self._idle.clear()
