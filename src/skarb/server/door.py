"""Connections before they are requests: how many may be open, and how slowly they may speak.

What is refused here hears one sentence like everybody else, and is closed.
"""

import asyncio
import resource
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from skarb.server.denied import Denied
from skarb.server.guard import HEADERS, Limits, address_of
from skarb.server.messages import encode

FILES = 65_536  # open files that are asked for at the start, as far as the system allows
SPARE = 128  # of them kept for the database, the page and the workers
LOCAL = ("127.0.0.1", "::1")  # a proxy brings many visitors: no limit for one address
FAREWELL = 1.0  # seconds in which a refused connection may still send what it was about to


def raise_files() -> None:
    """Every connection is an open file, and systems begin with few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Door:
    """Counts who is inside, in all and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> Denied | None:
        """Why an address cannot come in; None: it is inside, until it leaves."""
        if self.inside.total() >= (self.limits.sockets or resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE):
            return Denied(503, "full")
        if address not in LOCAL and self.inside[address] >= self.limits.sockets_each:
            return Denied(429, "too-many")
        self.inside[address] += 1
        return None

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Connection(HttpToolsProtocol):
    """One connection that speaks HTTP. It leaves the door when it is lost, or becomes a socket of a table."""

    def __init__(self, door: Door, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._door = door
        self._address: str | None = None  # while it is inside
        self._denied: Denied | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of({"client": self.client})
        self._denied = self._door.enter(address)
        if self._denied is None:
            self._address = address
            self._within(self._door.limits.head)
        else:
            self._within(FAREWELL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # the guard lets it in again
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._within(None)
        if self._stuck is not None:
            self._stuck.cancel()
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None

    # -- slow heads, bodies and readers --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._denied is not None:
            self._refuse(self._denied)
        elif not self.transport.is_closing():
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:  # not the first request of this connection
            self._within(self._door.limits.head)

    def on_headers_complete(self) -> None:
        self._within(self._door.limits.whole)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(None)
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self._door.limits.whole, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def _within(self, seconds: float | None) -> None:
        """Something must come in so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._refuse(self._denied or Denied(408, "slow"))

    def _refuse(self, error: Denied) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = encode({"error": error.json()})
            lines = [b"HTTP/1.1 %d %s" % (error.status, HTTPStatus(error.status).phrase.encode())]
            lines += [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close"]
            lines += [b"%s: %s" % line for line in HEADERS]
            self.transport.write(b"\r\n".join([*lines, b"", body]))
        self.transport.close()
