"""A real server in a thread, and visitors who talk to it over real sockets.

A house deals the same cards in every run, and nothing here waits for a time: only for what must come, with a patience
that a busy machine does not exhaust.
"""

import asyncio
import itertools
import json
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import psycopg
import uvicorn
from websockets.sync.client import ClientConnection, connect

from skarb.server.app import create_app
from skarb.server.clock import Clock
from skarb.server.door import Connection
from skarb.server.engine import is_postgres
from skarb.server.guard import Limits
from skarb.server.tables import Pace

MUCH = (9999.0, 9999.0)
LOOSE = Limits(get=MUCH, post=MUCH, connect=MUCH, chat=MUCH, message=MUCH, hint=MUCH, tables=MUCH, records=MUCH)
PATIENCE = 60.0  # seconds


class House:
    """A server on a free port of the loopback address."""

    def __init__(self, db: str | Path, **settings: Any) -> None:
        numbers = itertools.count()
        settings = {
            "workers": 0,
            "pace": Pace(0, 0),
            "limits": LOOSE,
            "seeds": lambda: sha256(f"house {next(numbers)}".encode()).hexdigest(),
            **settings,
        }
        self.app = create_app(db, **settings)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            log_level="error",
            http=partial(Connection, self.app.state.door),  # type: ignore[arg-type]
            ws="websockets-sansio",
            ws_max_size=65536,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        """As somebody without a cookie."""
        return httpx.get(self.url + path, timeout=PATIENCE, verify=False, **more)

    def visitor(self, name: str = "") -> "Visitor":
        return Visitor(self.port, name)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Hand:
    """The hand of a clock that moves only when it is moved."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


class Still(Clock):
    """A clock of the tables that moves only when it is moved; whoever sleeps by it wakes when its moment has come."""

    def __init__(self, moment: float = 1000.0) -> None:
        super().__init__()
        self.moment = moment

    def now(self) -> float:
        return self.moment

    async def until(self, moment: float) -> None:
        while self.moment < moment:
            await asyncio.sleep(0.005)


def hang(started: str) -> None:
    """A job that never ends; makes a file when it begins."""
    Path(started).touch()
    threading.Event().wait()


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, port: int, name: str = "", source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        from_there = httpx.HTTPTransport(local_address=source, verify=False)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=from_there)
        self.me = self.get("/api/me")
        if name:
            self.me = self.post("/api/me", name=name)

    def moved(self, port: int) -> "Visitor":
        """The same person at another server."""
        again = Visitor.__new__(Visitor)
        again.port, again.me, again.source = port, self.me, self.source
        again.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, cookies=self.http.cookies, verify=False
        )
        return again

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, /, **body: Any) -> tuple[int, str]:
        """Status and code of a call that must fail."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        error = answer.json()["error"]
        assert set(error) == {"code", "rule", "reason"}
        assert set(error["reason"]) == {"en", "uk", "ru"}
        assert all(error["reason"].values())
        return answer.status_code, error["code"]

    def make(self, game: str = "durak", seats: int = 2, **more: Any) -> Any:
        return self.post("/api/tables", game=game, seats=seats, **more)

    def join(self, table: str, **query: Any) -> "Line":
        """A socket to the table."""
        return Line(self.port, table, {"Cookie": f"skarb={self.http.cookies['skarb']}"}, query, self.source)


class Line:
    """A socket; keeps every frame."""

    def __init__(
        self, port: int, table: str, headers: dict[str, str], query: dict[str, Any], source: str = "127.0.0.1"
    ) -> None:
        self.port = port
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        self.stack = ExitStack()
        url = f"ws://127.0.0.1:{port}/ws/{table}?{asked}"
        opened = connect(
            url,
            additional_headers=headers,
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            source_address=(source, 0),
        )
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.frames: list[Any] = []
        self.raw: list[str] = []
        self.n = 0
        self.now: Any = None

    def next(self, timeout: float = PATIENCE) -> Any:
        text = self.socket.recv(timeout)
        frame = json.loads(text)
        self.raw.append(str(text))
        self.frames.append(frame)
        if frame["t"] == "state":
            self.now = frame
        return frame

    def until(self, test: Callable[[Any], Any]) -> Any:
        """The next frame that passes the test."""
        end = time.monotonic() + PATIENCE
        while True:
            frame = self.next(max(0.01, end - time.monotonic()))
            if test(frame):
                return frame

    def state(self, test: Callable[[Any], Any] = lambda state: True) -> Any:
        return self.until(lambda frame: frame["t"] == "state" and test(frame))

    def at(self, ply: int) -> Any:
        """The state at this ply, or the first one after it."""
        return self.now if self.now and self.now["ply"] >= ply else self.state(lambda state: state["ply"] >= ply)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, t: str, **message: Any) -> Any:
        """Send with a new n, and the answer to it."""
        if "n" not in message:
            self.n += 1
            message["n"] = self.n
        self.send(t=t, **message)
        return self.until(lambda frame: frame.get("n") == message["n"] and frame["t"] in ("ok", "error", t))

    def choose(self, choice: str, seat: int | None = None, **more: Any) -> Any:
        return self.ask("choose", seat=self.now["seat"] if seat is None else seat, choice=choice, **more)

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


BOTH = ["sqlite", "postgresql"]


def execute(db: str, sql: str, *args: Any) -> list[Any]:
    """Past the server, in a transaction of its own: the rows that a statement gives."""
    with closing(psycopg.connect(db) if is_postgres(db) else sqlite3.connect(db)) as link:
        found = link.execute(sql.replace("?", "%s") if is_postgres(db) else sql, args)
        rows = [] if found.description is None else found.fetchall()
        link.commit()
    return rows


def until(test: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while True:
        found = test()
        if found:
            return found
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def texts(state: Any) -> list[str]:
    return [choice["text"] for choice in state["question"]["choices"]]


def play(line: Line, chance: random.Random, plies: int = 100_000) -> Any:
    """Answer at random for all own seats until the game is over, or so many choices are made. The last state."""
    state = line.now or line.state()
    while state["result"] is None and plies:
        if state["question"] is None:
            state = line.state()
            continue
        answer = line.choose(chance.choice(texts(state)), state["seat"], ply=state["ply"])
        plies -= 1
        if answer["t"] == "ok":
            state = line.at(answer["ply"])
        else:
            assert answer["code"] == "late", answer
            state = line.now if line.now["ply"] > state["ply"] else line.state()
    return state


def play_all(lines: list[Line], chance: random.Random) -> None:
    """Several listeners of a table without bots, in step: one of those who are asked answers at random, and all hear of
    it, until the game is over."""
    ply = 0
    while True:
        states = [line.at(ply) for line in lines]
        if all(state["result"] for state in states):
            return
        line = chance.choice([line for line in lines if line.now["question"]])
        answer = line.choose(chance.choice(texts(line.now)), line.now["seat"], ply=line.now["ply"])
        assert answer["t"] == "ok", answer
        ply = answer["ply"]


def seated(house: House, game: str = "durak", seats: int = 2) -> tuple[list[Visitor], str]:
    """People on all seats of a game that has begun."""
    people = [house.visitor(name) for name in ("Anna", "Ben", "Cleo", "Dan")[:seats]]
    table = people[0].make(game, seats)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/sit", seat=seat)
    people[0].post(f"/api/tables/{table}/start")
    return people, table
