"""What processes on one PostgreSQL tell each other: a connection that hears (LISTEN), and one that tells (NOTIFY).

A notice goes out just after its commit, in a transaction of its own that writes nothing: commits with a notice inside
wait for each other, flush by flush (docs/scaling.md). So a notice may be lost with its process or its connection; then
the others find in the log what it was about. Whoever could have missed one hears None.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import psycopg

from skarb.server.engine import Heard, Link, NotStored

T = TypeVar("T")
Connection = psycopg.Connection[Any]
ALL = "skarb"  # what every server hears
PAUSE = 0.05  # seconds from one try to connect to the next
PROBE = 1.0  # seconds of silence after which the line is tried


class Wire:
    def __init__(self, connect: Callable[[], Connection], spoken: Callable[[Connection], Link]) -> None:
        self.process = secrets.token_hex(8)
        self._connect = connect
        self._spoken = spoken
        self._hand = ThreadPoolExecutor(1, "skarb-tell")
        self._link: Connection | None = None
        self._pid = 0  # of the database's process that our notices come from
        self._lines: dict[tuple[str, str], None] = {}
        self._lock = threading.Lock()
        self._ears: threading.Thread | None = None
        self._ended = threading.Event()

    def tell(self, *lines: str, to: str = ALL) -> None:
        """Tell the other processes; what is to be told while a notice is on its way goes with the next."""
        with self._lock:
            first = not self._lines
            self._lines.update(dict.fromkeys((to, line) for line in lines))
        if first and not self._ended.is_set():
            self._hand.submit(self._tell)

    async def do(self, job: Callable[[Link], T]) -> T:
        """Run a job in a transaction at once, whatever else waits for the database."""

        def run(link: Connection) -> T:
            return job(self._spoken(link))

        try:
            return await asyncio.get_running_loop().run_in_executor(self._hand, self._run, run)
        except psycopg.Error as error:
            raise NotStored(reason(error)) from error
        except RuntimeError as error:  # it has been closed
            raise NotStored("closed") from error

    def hear(self, heard: Heard, *channels: str) -> None:
        """Call `heard` in a thread of its own, from now on."""
        self._ears = threading.Thread(target=self._listen, args=(heard, channels or (ALL,)), daemon=True)
        self._ears.start()

    def close(self) -> None:
        """Tell what is to be told, then end."""
        self._ended.set()
        if self._ears is not None:  # wakes it
            self._hand.submit(lambda: self._run(lambda link: link.execute("SELECT pg_notify('skarb', '')")))
        self._hand.shutdown()
        if self._link is not None:
            self._link.close()
        if self._ears is not None:
            self._ears.join()

    # -- the two threads -----------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        with self._lock:
            lines, self._lines = list(self._lines), {}
        channels, texts = [line[0] for line in lines], [line[1] for line in lines]
        with suppress(psycopg.Error):  # the log is there
            self._run(
                lambda link: link.execute(
                    "SELECT pg_notify(channel, line) FROM unnest(%s::text[], %s::text[]) AS told (channel, line)",
                    [channels, texts],
                )
            )

    def _run(self, job: Callable[[Connection], T]) -> T:
        for last in (False, True):
            try:
                if self._link is None:
                    self._link = self._connect()
                    self._pid = self._link.info.backend_pid
                value = job(self._link)
                self._link.commit()
                return value
            except psycopg.Error:
                fresh = self._link is None
                if self._link is not None:
                    self._link.close()
                    self._link = None
                if last or fresh:
                    raise
        raise AssertionError

    def _listen(self, heard: Heard, channels: tuple[str, ...]) -> None:
        while not self._ended.is_set():
            with suppress(psycopg.Error), self._connect() as link:
                link.autocommit = True
                link.execute("SET application_name = 'skarb listens'")  # so that a host can tell it from the others
                for channel in channels:
                    link.execute(f'LISTEN "{channel}"'.encode())
                heard(None)
                while not self._ended.is_set():
                    for notice in link.notifies(timeout=PROBE):
                        if self._ended.is_set():
                            return
                        if notice.pid != self._pid:
                            heard(notice.payload)
                    link.execute("SELECT 1")
            self._ended.wait(PAUSE)


def reason(error: psycopg.Error) -> str:
    """What may be logged of an error: not its details, in which the values of a row may stand."""
    return error.diag.message_primary or str(error).partition("\nDETAIL")[0].strip()
