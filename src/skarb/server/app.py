"""The application: routes, what opens and closes with it, and how errors are told."""

import asyncio
import gzip
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from skarb.games import find, ids
from skarb.kernel.refusal import Refused
from skarb.server import live, page
from skarb.server.analysis import Analyses
from skarb.server.calls import CALLS, Call, Hall, Visit
from skarb.server.denied import Denied, learn, passed_on
from skarb.server.guard import Buckets, Guard, Limits
from skarb.server.messages import encode
from skarb.server.openapi import document
from skarb.server.people import COOKIE, COOKIE_AGE, People
from skarb.server.store import Store
from skarb.server.tables import Pace, Tables, fresh_seed
from skarb.server.thinking import Thinking
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
    seeds: Callable[[], str] = fresh_seed,
) -> Starlette:
    """The server as an ASGI application. `origins`: other sites whose pages may talk to it. `keep_days`: older finished
    tables are forgotten. `seeds`: of new tables, for tests that must deal the same every time."""
    limits = limits or Limits()
    root = page_folder or page.folder()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(str(db_path))
        people = People(store, await store.fact("cookie key", secrets.token_bytes(32)))
        thinking = Thinking(workers)
        tables = Tables(store, people, thinking, pace or Pace(), most_live, Buckets(*limits.chat), seeds)
        analyses = Analyses(thinking)
        app.state.hall = Hall(tables, people, thinking, analyses, limits)
        tables.spawn(thinking.warm())
        tables.spawn(asyncio.to_thread(_learn, tables))
        tables.spawn(tables.resume())
        tables.spawn(tables.follow())
        if keep_days is not None:
            tables.spawn(tables.sweep(keep_days))
        yield
        await tables.close()
        await analyses.close()
        await thinking.close()
        await store.close()

    routes: list[Any] = [Route(call.path, _handler(call), methods=[call.method]) for call in CALLS]
    routes += [
        Route("/api/openapi.json", _openapi),
        Route("/api/{path:path}", _nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/me/{token}", _personal_link),
        WebSocketRoute("/ws/{table}", _live),
        Route("/{path:path}", _page(root)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, limits=limits, origins=origins)],
        exception_handlers={Denied: _denied, Exception: _wrong},
    )


def _handler(call: Call) -> Callable[[Request], Awaitable[Response]]:
    read = None if call.body is None else msgspec.json.Decoder(call.body).decode

    async def handle(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        cookie = person = hall.people.of_cookie(request.cookies.get(COOKIE))
        if person is None and call.visitor:
            person = hall.people.newcomer()
        body = None
        if read is not None:
            try:
                body = read(await request.body())
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Denied(400, "bad-message", what=str(error)) from error
        try:
            response = JSON(await call.run(Visit(hall, person, request, body)), keep=call.keep)
        except Refused as error:
            raise passed_on(error) from error
        if len(response.body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
            await response.pack()
        if person is not None and (cookie is None or call.path == "/api/me"):
            _remember(request, response, person)
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


def _remember(request: Request, response: Response, person: str) -> None:
    value = request.app.state.hall.people.cookie(person)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)


async def _personal_link(request: Request) -> Response:
    person = request.app.state.hall.people.of_link(request.path_params["token"])
    if person is None:
        raise Denied(404, "bad-link")
    response = RedirectResponse("/", 303, {"cache-control": "no-store"})
    _remember(request, response, person)
    return response


async def _openapi(request: Request) -> Response:
    return JSON(document(), keep=True)


async def _nothing(request: Request) -> Response:
    raise Denied(404, "no-such-page")


def _page(root: Path | None) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return page.respond(root, request)

    return handle


async def _live(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    await live.connect(hall, socket, hall.people.of_cookie(socket.cookies.get(COOKIE)))


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return JSON({"error": error.json()}, error.status)


async def _wrong(request: Request, error: Exception) -> Response:
    return JSON({"error": Denied(500, "went-wrong").json()}, 500)
