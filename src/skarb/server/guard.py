"""What stands before every request: rates, sizes, the origin, and the headers that keep a browser strict."""

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skarb.server.denied import Denied
from skarb.server.messages import encode

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


class Bucket:
    """At most `burst` at once, and `rate` a second for long."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class Limits(Struct, frozen=True):
    """(a second, at once) for one address; `chat`: for one person; `message`: for one socket.

    In bytes: the `body` of a request, and that of an uploaded `record`.
    """

    get: tuple[float, float] = (30, 200)
    post: tuple[float, float] = (5, 60)
    connect: tuple[float, float] = (5, 60)
    chat: tuple[float, float] = (0.5, 5)
    message: tuple[float, float] = (20, 20)
    body: int = 16_384
    record: int = 1_000_000


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self._rates = {
            "GET": Buckets(*limits.get),
            "POST": Buckets(*limits.post),
            "websocket": Buckets(*limits.connect),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        live = scope["type"] == "websocket"
        kind = "websocket" if live else "GET" if scope["method"] in ("GET", "HEAD") else "POST"
        api = live or scope["path"].startswith(("/api/", "/me/"))
        try:
            if api and not self._rates[kind].take((scope.get("client") or ("?",))[0]):
                raise Denied(429, "too-many")
            if kind != "GET" and not self._same_origin(headers):
                raise Denied(403, "other-origin")
            most = self.limits.record if scope["path"] == "/api/records" else self.limits.body
            length = headers.get(b"content-length", b"0")
            if not live and (not length.isdigit() or int(length) > most):
                raise Denied(413, "too-large", most=str(most))
        except Denied as error:
            await self._refuse(live, error, receive, send)
            return
        if live:
            await self.app(scope, receive, send)
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

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers always tell where a POST or a socket comes from; programs need not."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        text = origin.decode("latin-1")
        return text in self.origins or urlsplit(text).netloc.lower() == headers.get(b"host", b"").decode().lower()

    async def _refuse(self, live: bool, error: Denied, receive: Receive, send: Send) -> None:
        if live:
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        body = encode({"error": error.json()})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
            *HEADERS,
        ]
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
