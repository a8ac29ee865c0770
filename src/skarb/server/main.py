"""Run the server: `skarb serve`, or `serve()` from a program."""

import asyncio
import gc
import os
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import uvicorn

from skarb.server.app import create_app
from skarb.server.denied import say
from skarb.server.door import Connection, raise_files
from skarb.server.engine import Unusable, postgres, shown
from skarb.server.logs import write_log
from skarb.server.store import prepare
from skarb.texts import preferred


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str = "skarb.sqlite", lines: bool = False, **settings: Any
) -> None:
    """Serve until Ctrl-C. Everything lives in `db`, a file or a PostgreSQL database. `lines`: the log is one of JSON.
    `settings` are those of `create_app`."""
    write_log(lines)
    settings.setdefault("workers", max(1, (os.cpu_count() or 2) - 1))
    raise_files()
    try:
        prepare(db)
    except Unusable as error:
        raise SystemExit(unusable(db, error)) from error
    app = create_app(db, **settings)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family)
    except OSError as error:
        raise SystemExit(say(preferred(), "cannot-listen", host=host, port=str(port), why=str(error))) from error
    at = f"[{host}]" if ":" in host else host
    print(f"Skarb is open at http://{at}:{door.getsockname()[1]}/ (stop with Ctrl-C)", flush=True)
    config = uvicorn.Config(
        app,
        http=partial(Connection, app.state.door),  # type: ignore[arg-type]
        log_level="warning",
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=65536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    collect_rarely()
    uvicorn.Server(config).run(sockets=[door])


def migrate(db: str, source: str | None, told: Callable[[int, int], None]) -> Any:
    """Bring a database to what this version knows; with `source` copy the hall of that file into it, and say what was
    done."""
    try:
        prepare(db)
        if source is None:
            return None
        return import_module("skarb.server.moving").move(source, db, told)
    except Unusable as error:
        raise SystemExit(unusable(db if error.code != "database-elsewhere" else str(source), error)) from error


def think(db: str, workers: int | None, lines: bool = False) -> None:
    """Think for the servers of a PostgreSQL database until Ctrl-C."""
    write_log(lines)
    try:
        prepare(db)
        wire = postgres().wire_to(db)
    except Unusable as error:
        raise SystemExit(unusable(db, error)) from error
    print(f"Skarb thinks for {shown(db)} (stop with Ctrl-C)", flush=True)
    asyncio.run(import_module("skarb.server.thinkers").think_on(wire, workers))
    wire.close()


def unusable(db: str, error: Unusable) -> str:
    """Why a database cannot be used, in the reader's language."""
    file = db if error.code == "database-extra" else shown(db)
    return say(preferred(), error.code, file=file, why=str(error.__cause__).strip())


def collect_rarely() -> None:
    """Look through all live tables for garbage only now and then: with a thousand of them that takes a while, and
    nearly everything here is freed without it. What is young is looked through in small portions."""
    gc.set_threshold(2_000, 3, 1_000_000)

    def collect() -> None:
        while True:
            time.sleep(1800)
            gc.collect()

    threading.Thread(target=collect, name="skarb-collect", daemon=True).start()
