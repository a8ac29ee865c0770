"""The server under load: round trip of a choice, memory of a live table, time to open a long game.

`python bench/server.py log [SECONDS]` measures how large the write-ahead log becomes at 100 and 300 choices a second.
`python bench/server.py [SECONDS [GAME …]]` starts a real server in a process of its own, with a fresh database, and
talks to it over real sockets: N live tables with a listener each, every tenth of which gets one choice a second. Prints
a table in Markdown; `bench/SERVER.md` keeps a run. A choice is answered after it is on the disk. Beside it another
process writes a row to a database of its own ten times a second: so one sees what the machine and its disk are worth.
"""

import asyncio
import gc
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

import skarb
from skarb.games import find
from skarb.server.chairs import Chair
from skarb.server.making import fresh_row
from skarb.server.store import Entry, Store
from skarb.server.table import SNAPSHOT, Table, guard

GAMES = ["durak", "dragon_catchers", "tash_kalar", "wyrmspan", "flamecraft"]
SERVER = """
import sys
from skarb.server.guard import Limits
from skarb.server.main import serve
many = (1e9, 1e9)
limits = Limits(get=many, post=many, connect=many, chat=many, message=many, tables=many, tables_all=many)
serve(port=int(sys.argv[1]), db=sys.argv[2], limits=limits)
"""


class Server:
    def __init__(self, db: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.port), str(db)], stdout=subprocess.DEVNULL
        )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        for _ in range(300):
            try:
                self.me = self.http.get("/api/me").json()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        for game in GAMES:
            self.make(game)  # everything imported before anything is measured
        time.sleep(1)

    def make(self, game: str) -> str:
        body = {"game": game, "seats": 2, "hot_seat": True, "start": True}
        return str(self.http.post("/api/tables", json=body).json()["id"])

    def join(self, table: str) -> Any:
        headers = {"Cookie": f"skarb={self.http.cookies['skarb']}"}
        url = f"ws://127.0.0.1:{self.port}/ws/{table}"
        return websockets.connect(url, additional_headers=headers, compression=None, max_queue=None, ping_interval=None)

    def memory(self) -> int:
        """Resident bytes of the process that serves."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """Seconds of processor time of that process, whatever else the machine does."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait()


PROBE = """
import sqlite3, sys, time
link = sqlite3.connect(sys.argv[1], isolation_level=None)
link.execute("PRAGMA journal_mode=WAL")
link.execute("PRAGMA synchronous=FULL")
link.execute("CREATE TABLE t (x)")
while True:
    begun = time.perf_counter()
    link.execute("INSERT INTO t VALUES (1)")
    print(time.perf_counter() - begun, flush=True)
    time.sleep(0.1)
"""


class Probe:
    """How long a bare commit takes meanwhile."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROBE, f"{folder}/probe.sqlite"], stdout=subprocess.PIPE, text=True
        )

    def close(self) -> list[float]:
        self.process.terminate()
        return [float(line) for line in self.process.communicate()[0].splitlines()]


class Player:
    """Plays all seats of one table at random."""

    def __init__(self, server: Server, game: str, chance: random.Random) -> None:
        self.server = server
        self.game = game
        self.chance = chance
        self.line: Any = None
        self.state: Any = None
        self.answered = 0.0

    async def open(self) -> None:
        self.line = await self.server.join(await asyncio.to_thread(self.server.make, self.game))
        while (frame := json.loads(await self.line.recv()))["t"] != "state":
            assert frame["t"] != "error", frame
        self.state = frame

    async def choose(self) -> float:
        """Seconds from sending a choice to its durable acknowledgement."""
        if self.state["result"] is not None:
            await self.line.close()
            await self.open()
            return 0.0  # opening a table is another measure
        choice = self.chance.choice(self.state["question"]["choices"])["text"]
        message = {"t": "choose", "n": 1, "seat": self.state["seat"], "ply": self.state["ply"], "choice": choice}
        begun, spent, ply = time.perf_counter(), 0.0, None
        await self.line.send(json.dumps(message))
        while ply is None or self.state["ply"] < ply:  # the state may come first
            frame = json.loads(await self.line.recv())
            if frame["t"] == "state":
                self.state = frame
            elif frame["t"] == "ok":
                self.answered, ply = time.perf_counter(), frame["ply"]
                spent = self.answered - begun
            assert frame["t"] != "error", frame
        return spent


async def load(server: Server, game: str, tables: int, seconds: float) -> tuple[float, float, float, int, float]:
    """p50 and p99 of the round trip and processor time in milliseconds, the number of choices, kilobytes a table."""
    chance = random.Random(tables)
    before = server.memory()
    players = [Player(server, game, chance) for _ in range(tables)]
    for player in players:
        await player.open()
    spent: list[float] = []
    worked = server.worked()
    end = time.monotonic() + seconds

    async def drive(player: Player, delay: float, pause: float) -> None:
        await asyncio.sleep(delay)
        while time.monotonic() < end:
            begun = time.monotonic()
            took = await player.choose()
            if took:
                spent.append(took)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))

    active = players[::10] if tables > 1 else players
    pause = 1.0 if tables > 1 else 0.1  # a single table plays faster, to have enough to count
    await asyncio.gather(*(drive(player, chance.random() * pause, pause) for player in active))
    worked = (server.worked() - worked) / len(spent) * 1e3
    memory = (server.memory() - before) / tables / 1000
    for player in players:
        await player.line.close()
    return part(spent, 0.5), part(spent, 0.99), worked, len(spent), memory


def part(times: list[float], share: float) -> float:
    """Milliseconds that so many of the times do not exceed."""
    return sorted(times)[int(len(times) * share)] * 1e3


def long_game(db: Path, owner: str, plies: int) -> str:
    """A stored game of that many plies, as a server that played it would have left it."""
    game = find("dragon_catchers")
    chance = random.Random(3)
    match = skarb.new(game.id, 2, "long", {"target": 10**9})
    entries: list[Entry] = []
    while len(entries) < plies:
        assert match.question is not None
        seat, choice = match.question.seat, chance.choice(match.choices)
        match.choose(choice, seat)
        entries.append(Entry(len(entries) + 1, "choose", seat, choice, owner, 0.0, time.time()))
    row = fresh_row(game.id, game.version, 2, match.options, "long", owner, [Chair(person=owner), Chair(person=owner)])
    row.state, row.hot_seat = "playing", 1

    async def store() -> None:
        at = plies // SNAPSHOT * SNAPSHOT - 1  # nearly the longest way from the snapshot to the end
        at = at - SNAPSHOT + 2 if plies - at < SNAPSHOT - 2 else at
        table = Table(game, row)
        await table.restore(row, entries[:at], None, 0.0)
        found = Store(str(db))
        row.ply = len(entries)
        await found.make(row, [owner], entries)
        await found.snapshot(row.id, at, guard(game), table.freeze())
        await found.close()

    asyncio.run(store())
    return row.id


async def time_to_open(server: Server, table: str) -> float:
    begun = time.perf_counter()
    async with server.join(table) as line:
        while json.loads(await line.recv())["t"] != "state":
            pass
    return (time.perf_counter() - begun) * 1e3


async def write_on(path: Path, rate: int, seconds: float) -> tuple[int, list[float], int]:
    """Choices of 1,000 tables written at that rate, a snapshot of each every 64 plies: how many choices, how long each
    took, and how large the write-ahead log was at most."""
    store = Store(str(path))
    rows = [fresh_row("durak", "1", 2, {}, "seed", "me", [Chair(person="me")] * 2) for _ in range(1000)]
    await asyncio.gather(*(store.make(row, ["me"], []) for row in rows))
    spent: list[float] = []
    largest = 0

    async def choose(n: int) -> None:
        row = rows[n % len(rows)]
        row.ply += 1
        entry = Entry(row.ply, "choose", 0, "throw 10H", "me", 0.0, time.time(), "me:tab", row.ply)
        begun = time.perf_counter()
        await store.append(row, entry)
        spent.append(time.perf_counter() - begun)
        if row.ply % SNAPSHOT == 0:
            await store.snapshot(row.id, row.ply, "", bytes(20_000))

    begun = time.monotonic()
    waiting: set[asyncio.Task[None]] = set()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + n / rate - time.monotonic()))
        task = asyncio.create_task(choose(n))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        largest = max(largest, path.with_name(path.name + "-wal").stat().st_size)
    await asyncio.gather(*waiting)
    await store.close()
    return len(spent), spent, largest


def write_ahead(seconds: float) -> None:
    print(f"The write-ahead log, {seconds:.0f} s at each rate; load average before {os.getloadavg()[0]:.1f}.\n")
    print("| choices a second | choices | commit p50 ms | p99 ms | longest ms | largest log MB |")
    print("|--:|--:|--:|--:|--:|--:|")
    for rate in (100, 300):
        with tempfile.TemporaryDirectory() as folder:
            count, spent, largest = asyncio.run(write_on(Path(folder) / "bench.sqlite", rate, seconds))
        print(
            f"| {rate} | {count} | {part(spent, 0.5):.1f} | {part(spent, 0.99):.1f} | {max(spent) * 1e3:.0f} "
            f"| {largest / 1e6:.1f} |",
            flush=True,
        )


def main() -> None:
    if sys.argv[1:2] == ["log"]:
        write_ahead(float(sys.argv[2]) if len(sys.argv) > 2 else 300.0)
        return
    gc.disable()  # pauses of the client are not the server's
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    wanted = sys.argv[2:] or GAMES
    compiled = "compiled" if not str(sys.modules["skarb.kernel.match"].__file__).endswith(".py") else "pure"
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, games {compiled}, SQLite WAL, synchronous=FULL."
    )
    print(f"Load average before the run: {os.getloadavg()[0]:.1f}.\n")
    print("| game | live tables | choices | p50 ms | p99 ms | bare commit p50, p99 ms | processor ms | kB a table |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for game in wanted:
        for tables in (1, 100, 1000) if game == "durak" else (1000,):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder) / "bench.sqlite")
                probe = Probe(folder)
                p50, p99, worked, count, memory = asyncio.run(load(server, game, tables, seconds))
                bare = probe.close()
                server.close()
            kept = f"{memory:.0f}" if tables >= 100 else "–"
            disk = f"{part(bare, 0.5):.1f}, {part(bare, 0.99):.1f}"
            print(
                f"| {game} | {tables:,} | {count:,} | {p50:.1f} | {p99:.1f} | {disk} | {worked:.1f} | {kept} |",
                flush=True,
            )
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "bench.sqlite"
        server = Server(db)
        opened = [asyncio.run(time_to_open(server, long_game(db, server.me["id"], 1000))) for _ in range(5)]
        server.close()
    print(f"\nA stored game of 1,000 plies opens (socket, load, first state) in {sorted(opened)[2]:.0f} ms.")
    print(f"Load average after the run: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
