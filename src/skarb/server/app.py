"""The application: routes, what opens and closes with it, and how errors are told."""

import asyncio
import gzip
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from skarb.games import find, ids
from skarb.kernel.refusal import Refused
from skarb.server import live, page
from skarb.server.analysis import Analyses
from skarb.server.calls import CALLS
from skarb.server.clock import Clock
from skarb.server.denied import Denied, learn, passed_on
from skarb.server.door import Door
from skarb.server.engine import NotStored
from skarb.server.guard import Buckets, Guard, Limits, Quota, address_of, rates_of
from skarb.server.identity import name_of
from skarb.server.messages import TableInfo, encode
from skarb.server.metrics import HERE, Metrics, may_read
from skarb.server.news import News
from skarb.server.openapi import document
from skarb.server.people import COOKIE, COOKIE_AGE, Device, People
from skarb.server.store import Store
from skarb.server.tables import Pace, Tables
from skarb.server.thinking import Thinking
from skarb.server.thoughts import Afar
from skarb.server.turns import go_on
from skarb.server.visit import Call, Hall, Visit
from skarb.texts import LANGUAGES

log = logging.getLogger("skarb.server")
WORTH_PACKING = 1400  # bytes; less fits one packet anyway


class JSON(Response):
    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200, keep: bool = False) -> None:
        super().__init__(encode(content), status_code)
        self.headers["cache-control"] = "public, max-age=60" if keep else "no-store"
        self.headers["vary"] = "accept-encoding"

    async def pack(self) -> None:
        self.body = await asyncio.to_thread(gzip.compress, self.body, 6, mtime=0)
        self.headers["content-encoding"] = "gzip"
        self.headers["content-length"] = str(len(self.body))


def create_app(
    db_path: str | Path,
    workers: int = 1,
    pace: Pace | None = None,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    most_live: int = 2000,
    page_folder: Path | None = None,
    keep_days: float | None = None,
    seeds: Callable[[], str] | None = None,
    clock: Clock | None = None,
    metrics_from: tuple[str, ...] = HERE,
) -> Starlette:
    """The server as an ASGI application. `origins`: other sites whose pages may talk to it. `keep_days`: older finished
    tables are forgotten. `metrics_from`: the networks from which /metrics may be read. The `clock`, and `seeds` of new
    tables, which nobody adds to and nothing proves, are for tests that must be the same every time."""
    limits = limits or Limits()
    root = page_folder or page.folder()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(str(db_path))
        people = People(store, await store.fact("cookie key", secrets.token_bytes(32)))
        ticking = clock or Clock()
        wire = store.engine.wire
        thinking = Thinking(workers, ticking, None if wire is None else Afar(wire), metrics)
        tables = Tables(
            store, people, thinking, pace or Pace(), most_live, Buckets(*limits.chat), go_on, ticking, seeds
        )
        analyses = Analyses(thinking)
        hall = app.state.hall = Hall(
            tables,
            people,
            thinking,
            analyses,
            limits,
            hinting=Buckets(*limits.hint),
            new_tables=Quota(limits.tables, limits.tables_all),
            new_records=Quota(limits.records, limits.records_all),
        )
        news = News(tables, {**rates, **hall.rates})
        tables.spawn(ticking.beat())
        tables.spawn(thinking.bots.warm())
        tables.spawn(thinking.become_native())
        tables.spawn(asyncio.to_thread(_learn, tables))
        await news.begin()
        tables.spawn(tables.resume())
        tables.spawn(tables.note_on())
        if keep_days is not None:
            tables.spawn(tables.sweep(keep_days))
        yield
        await tables.close()
        await analyses.close()
        await thinking.close()
        await store.close()

    routes: list[Any] = [Route(call.path.replace(":int", ""), _handler(call), methods=[call.method]) for call in CALLS]
    routes += [
        Route("/metrics", _metrics(metrics_from)),
        Route("/api/openapi.json", _openapi),
        Route("/api/{path:path}", _nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/me/{token}", _old_link(root)),
        WebSocketRoute("/ws/{table}", _live),
        Route("/{path:path}", _page(root)),
    ]
    door, rates, metrics = Door(limits), rates_of(limits), Metrics()
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, limits=limits, origins=origins, door=door, rates=rates, metrics=metrics)],
        exception_handlers={Denied: _denied, NotStored: _not_stored, ClientDisconnect: _gone, Exception: _wrong},
    )
    app.state.door = door
    return app


def _handler(call: Call) -> Callable[[Request], Awaitable[Response]]:
    read = None if call.body is None else msgspec.json.Decoder(call.body).decode

    async def handle(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        device = known = await hall.people.device(request.cookies.get(COOKIE))
        if device is None and call.visitor:
            device = hall.people.newcomer()
        body = None
        if read is not None:
            try:
                body = read(await request.body() or b"{}")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Denied(400, "bad-message", what=str(error)) from error
        visit = Visit(hall, device, request, body, {})
        try:
            response = JSON(await call.run(visit), keep=call.keep)
        except Refused as error:
            raise passed_on(error) from error
        if len(response.body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
            await response.pack()
        if device is not None:
            if known is None or call.path == "/api/me":
                visit.cookies.setdefault(COOKIE, device.cookie)
            if call.visitor and call.method == "POST":
                await _note(request, device)
        for name, value in visit.cookies.items():
            _remember(request, response, name, value)
        return response

    return handle


def _learn(tables: Tables) -> None:
    """In a thread of its own after the start: games and texts, so that the first table of a game opens at once."""
    for game in ids():
        try:
            for lang in LANGUAGES:
                if tables.closing:
                    return
                learn(find(game).id, lang)
        except Exception:  # one broken game must not stop the others
            log.exception("the game %s cannot be opened", game)


async def _note(request: Request, device: Device) -> None:
    """Something was done from this device. That is stored already, whatever becomes of the note."""
    try:
        await request.app.state.hall.people.note(device, name_of(request), time.time())
    except NotStored as error:
        log.error("cannot note a device: %s", error)


def _remember(request: Request, response: Response, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    age = COOKIE_AGE if value else 0
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=secure)


def _old_link(root: Path | None) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        """Older versions gave links that worked for ever, and at once. A page says that they do not any more."""
        return page.lost(root, request)

    return handle


async def _openapi(request: Request) -> Response:
    return JSON(document(), keep=True)


def _metrics(networks: tuple[str, ...]) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        """For those who may read them; for everybody else there is no such page."""
        if not may_read(address_of(request.scope), networks):
            raise Denied(404, "no-such-page")
        hall: Hall = request.app.state.hall
        return Response(hall.thinking.metrics.text(hall.now()), media_type="text/plain; version=0.0.4")

    return handle


async def _nothing(request: Request) -> Response:
    raise Denied(404, "no-such-page")


def _page(root: Path | None) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return page.respond(root, request, await _shown(request))

    return handle


async def _shown(request: Request) -> TableInfo | None:
    """The table that an address leads to, if there is one."""
    kind, _, table = request.path_params["path"].partition("/")
    if kind not in ("table", "replay") or not table:
        return None
    try:
        return (await request.app.state.hall.tables.get(table)).info(None)  # type: ignore[no-any-return]
    except (Denied, NotStored):
        return None  # the page says so itself


async def _live(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    await live.connect(hall, socket, await hall.people.device(socket.cookies.get(COOKIE)))


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    request.app.state.hall.thinking.metrics.refusals[error.code] += 1
    return JSON({"error": error.json()}, error.status)


async def _not_stored(request: Request, error: Exception) -> Response:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return JSON({"error": Denied(503, "not-stored").json()}, 503)


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody hears it


async def _wrong(request: Request, error: Exception) -> Response:
    return JSON({"error": Denied(500, "went-wrong").json()}, 500)
