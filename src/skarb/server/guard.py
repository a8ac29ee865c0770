"""What stands before every request: rates, sizes, the origin, and the headers that keep a browser strict."""

import re
import time
from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Protocol

from msgspec import Struct
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skarb.server.denied import Denied
from skarb.server.messages import encode
from skarb.server.metrics import Metrics

HOST = re.compile(rb"[A-Za-z0-9._-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
ORIGIN = re.compile(rb"null|[a-z][a-z0-9+.-]{0,30}://(" + HOST.pattern + rb")")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as one household or host is told from another: of IPv6 the first half."""
    host = (scope.get("client") or ("?",))[0]
    try:
        found = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class Bucket:
    """At most `burst` at once, and `rate` a second for long."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """It was taken elsewhere; what is owed may not grow for ever."""
        self._fill()
        self.left = max(self.left - cost, -self.burst)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.used: dict[str, int] | None = None  # since the other processes were told, if there are any
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        taken = self._of(key).take()
        if taken and self.used is not None:
            self.used[key] = self.used.get(key, 0) + 1
        return taken

    def charge(self, key: str, count: int) -> None:
        """So many were taken at another process."""
        self._of(key).charge(count)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Quota:
    """Buckets for each address, and one for all of them together."""

    def __init__(self, each: tuple[float, float], together: tuple[float, float]) -> None:
        self.each = Buckets(*each)
        self.together = Buckets(*together)

    def take(self, address: str) -> None:
        if not self.each.take(address):
            raise Denied(429, "too-many")
        if not self.together.take("all"):
            raise Denied(503, "full")


class Limits(Struct, frozen=True):
    """(a second, at once) for one address; `chat`: for one person; `hint`: for either; `message`: for one socket.

    New `tables`, and among them uploaded `records`: for one address, and for all together. In bytes: the `body` of a
    request, and that of an uploaded `record`. In seconds: the time for the `head` of a request, and for the `whole` of
    it, or of an answer. `sockets` open at once, in all (0: as many as files may be
    open) and from one address.
    """

    get: tuple[float, float] = (30, 200)
    post: tuple[float, float] = (5, 60)
    connect: tuple[float, float] = (5, 60)
    chat: tuple[float, float] = (0.5, 5)
    hint: tuple[float, float] = (0.2, 10)
    message: tuple[float, float] = (20, 20)
    tables: tuple[float, float] = (0.1, 200)
    tables_all: tuple[float, float] = (5, 5000)
    records: tuple[float, float] = (0.02, 40)
    records_all: tuple[float, float] = (0.5, 500)
    body: int = 16_384
    record: int = 1_000_000
    head: float = 10.0
    whole: float = 30.0
    sockets: int = 0
    sockets_each: int = 100


def rates_of(limits: Limits) -> dict[str, Buckets]:
    """Of one address, by kind of request."""
    return {"GET": Buckets(*limits.get), "POST": Buckets(*limits.post), "websocket": Buckets(*limits.connect)}


class Entrance(Protocol):
    """Counts open sockets; see `skarb.server.door`."""

    def enter(self, address: str) -> Denied | None: ...

    def leave(self, address: str) -> None: ...


class Guard:
    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        origins: tuple[str, ...],
        door: Entrance,
        rates: dict[str, Buckets],
        metrics: Metrics,
    ) -> None:
        self.metrics = metrics
        self.app = app
        self.door = door
        self.limits = limits
        self.origins = origins
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        live = scope["type"] == "websocket"
        kind = "websocket" if live else "GET" if scope["method"] in ("GET", "HEAD") else "POST"
        api = live or scope["path"].startswith(("/api/", "/me/"))
        try:
            self._readable(headers)
            if api and not self._rates[kind].take(address_of(scope)):
                raise Denied(429, "too-many")
            if kind != "GET" and not self._same_origin(headers):
                raise Denied(403, "other-origin")
            most = self.limits.record if scope["path"] == "/api/records" else self.limits.body
            length = headers.get(b"content-length", b"0")
            if not live and (len(length) > 12 or not length.isdigit() or int(length) > most):
                raise Denied(413, "too-large", most=str(most))
        except Denied as error:
            await self._refuse(live, error, receive, send)
            return
        if live:
            await self._let_in(scope, receive, send)
            return
        taken = 0

        async def limited() -> Message:
            """Bodies without a declared length are counted as they come."""
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise Denied(413, "too-large", most=str(most))
            return message

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, limited, strict)

    def _readable(self, headers: dict[bytes, bytes]) -> None:
        """What other parts read of a request without asking twice."""
        for name, shape in ((b"host", HOST), (b"origin", ORIGIN)):
            if name in headers and not shape.fullmatch(headers[name]):
                raise Denied(400, "bad-message", what=name.decode())

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket of a table is inside until it ends."""
        address = address_of(scope)
        refused = self.door.enter(address)
        if refused is not None:
            await self._refuse(True, refused, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.door.leave(address)

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers always tell where a POST or a socket comes from; programs need not."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        text = origin.decode()
        return text in self.origins or text.partition("://")[2].lower() == headers.get(b"host", b"").decode().lower()

    async def _refuse(self, live: bool, error: Denied, receive: Receive, send: Send) -> None:
        self.metrics.refusals[error.code] += 1
        kind = "websocket.http.response" if live else "http.response"
        body = encode({"error": error.json()})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
            *HEADERS,
        ]
        await send({"type": kind + ".start", "status": error.status, "headers": headers})
        await send({"type": kind + ".body", "body": body})


def number(text: str) -> int | None:
    """A small number from a path or a query; None if it is anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None
