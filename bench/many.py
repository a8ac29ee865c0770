"""Many servers on one PostgreSQL under load: `python bench/many.py [--tables 10000] [--processes 3] [--seconds 30]
[--game GAME] [--watched 200] [--rate R]`.

Real servers in processes of their own and a fresh PostgreSQL with `fsync` on, in a temporary folder. N live hot-seat
tables with a listener each, spread over the servers, every tenth of which gets one choice a second. Some of these have
a watcher at the next server: how long after the player's acknowledgement he sees the choice is what a notice takes.
Prints Markdown for bench/SERVER.md: times, memory, and what one choice costs by part.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # instead of bench, where other modules have the same names

from server.house import execute  # noqa: E402
from skarb import native  # noqa: E402
from skarb.server.door import raise_files  # noqa: E402

HERE = Path(__file__).parent


def load_bench() -> Any:
    """bench/server.py; tests have a package of that name, too."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("bench_server", HERE / "server.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def worked(pid: int) -> float:
    """Seconds of processor time of a process, of its children, and of those it has buried."""
    total = 0.0
    for one in (pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15] if one == pid else fields[11:13])) / os.sysconf("SC_CLK_TCK")
    return total


async def choose(player: Any) -> float:
    """Seconds to the acknowledgement; the state may have come before it, when somebody else has just come in."""
    question = player.state["question"]["choices"]
    message = {"t": "choose", "n": 1, "seat": player.state["seat"], "ply": player.state["ply"]}
    begun, spent, ply = time.perf_counter(), 0.0, None
    await player.line.send(json.dumps({**message, "choice": player.chance.choice(question)["text"]}))
    while ply is None or player.state["ply"] < ply:
        frame = json.loads(await player.line.recv())
        if frame["t"] == "state":
            player.state = frame
        elif frame["t"] == "ok":
            spent, ply = time.perf_counter() - begun, frame["ply"]
        assert frame["t"] != "error", frame
    return spent


class Watcher:
    """Sees another's table from the next server."""

    def __init__(self, server: Any, table: str, cookie: str) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/ws/{table}"
        self.cookie = cookie
        self.seen: dict[int, float] = {}

    async def watch(self, websockets: Any) -> None:
        headers = {"Cookie": f"skarb={self.cookie}"}
        async with websockets.connect(
            self.url, additional_headers=headers, compression=None, max_queue=None, ping_interval=None
        ) as line:
            async for text in line:
                frame = json.loads(text)
                if frame["t"] == "state":
                    self.seen.setdefault(frame["ply"], time.perf_counter())


async def load(bench: Any, servers: list[Any], asked: argparse.Namespace, db: str, database: int) -> dict[str, Any]:
    chance = random.Random(1)
    before = [server.memory() for server in servers]
    players = [bench.Player(servers[n % len(servers)], asked.game, chance) for n in range(asked.tables)]
    begun = time.monotonic()
    gate = asyncio.Semaphore(24)

    async def open_one(player: Any) -> None:
        async with gate:
            await player.open()

    await asyncio.gather(*(open_one(player) for player in players))
    opened = time.monotonic() - begun
    memory = sum(server.memory() for server in servers) - sum(before)
    active = players[::10]
    watchers = {}
    for player in active[: asked.watched]:
        other = servers[(servers.index(player.server) + 1) % len(servers)]
        watchers[player] = Watcher(other, player.state["table"]["id"], player.server.http.cookies["skarb"])
    watching = [asyncio.create_task(watcher.watch(bench.websockets)) for watcher in watchers.values()]
    await asyncio.sleep(2)
    spent: list[float] = []
    told: list[tuple[Watcher, int, float]] = []
    over = time.monotonic() + asked.seconds

    async def play(player: Any, offset: float) -> None:
        await asyncio.sleep(offset)
        while time.monotonic() < over:
            at = time.monotonic()
            if player.state["result"] is not None:
                return
            now = time.perf_counter()
            spent.append(await choose(player))
            if player in watchers:
                told.append((watchers[player], player.state["ply"], now + spent[-1]))
            await asyncio.sleep(max(0.0, at + 1 / asked.rate - time.monotonic()))

    cpu, dbcpu = sum(server.worked() for server in servers), worked(database)
    wal = execute(db, "SELECT pg_current_wal_lsn() - '0/0'")[0][0]
    await asyncio.gather(*(play(player, chance.random() / asked.rate) for player in active))
    cpu, dbcpu = sum(server.worked() for server in servers) - cpu, worked(database) - dbcpu
    wal = execute(db, "SELECT pg_current_wal_lsn() - '0/0'")[0][0] - wal
    await asyncio.sleep(1)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    heard = [max(0.0, watcher.seen[ply] - at) for watcher, ply, at in told if ply in watcher.seen]
    inside = [server.http.get("/metrics").text for server in servers]
    return {
        "spent": spent,
        "heard": heard,
        "memory": memory / asked.tables / 1000,
        "server": cpu / len(spent) * 1e3,
        "database": dbcpu / len(spent) * 1e3,
        "wal": float(wal) / len(spent),
        "opened": opened,
        "inside": [total(text, "sum") / max(1.0, total(text, "count")) * 1e3 for text in inside],
    }


def total(text: str, what: str) -> float:
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"skarb_choice_seconds_{what}"))


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--tables", type=int, default=10_000)
    read.add_argument("--processes", type=int, default=3)
    read.add_argument("--seconds", type=float, default=30.0)
    read.add_argument("--rate", type=float, default=1.0, help="choices a second at each tenth table")
    read.add_argument("--game", default="durak")
    read.add_argument("--watched", type=int, default=200)
    asked = read.parse_args()
    from server.postgres import Cluster

    raise_files()
    gc.disable()
    bench = load_bench()
    loads = [os.getloadavg()[0]]
    cluster = Cluster(fsync="on", full_page_writes="on", shared_buffers="256MB")
    servers: list[Any] = []
    try:
        db = cluster.fresh()
        servers = [bench.Server(db) for _ in range(asked.processes)]
        found = asyncio.run(load(bench, servers, asked, db, cluster.process.pid))
    finally:
        for server in servers:
            server.close()
        cluster.close()
    loads.append(os.getloadavg()[0])
    part, spent, heard = bench.part, found["spent"], found["heard"]
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, engine {native.engine()}, {asked.processes}"
        f" servers, PostgreSQL with fsync, {asked.seconds:.0f} s, load average {loads[0]:.1f} before and {loads[1]:.1f}"
        " after.\n"
    )
    print(
        "| game | live tables | choices | a second | p50 ms | p99 ms | longest ms | seen elsewhere p50, p99 ms"
        " | in the server ms | servers' processor ms | PostgreSQL's processor ms | WAL bytes | kB a table |"
    )
    print("|---|" + "--:|" * 12)
    seen = f"{part(heard, 0.5):.1f}, {part(heard, 0.99):.1f}" if heard else "–"
    cells = [asked.game, f"{asked.tables:,}", f"{len(spent):,}", f"{len(spent) / asked.seconds:.0f}"]
    cells += [f"{part(spent, 0.5):.1f}", f"{part(spent, 0.99):.1f}", f"{max(spent) * 1e3:.0f}", seen]
    cells += [f"{max(found['inside']):.1f}", f"{found['server']:.2f}", f"{found['database']:.2f}"]
    cells += [f"{found['wal']:.0f}", f"{found['memory']:.0f}"]
    print(f"| {' | '.join(cells)} |")
    print(f"\nOpening all tables took {found['opened']:.0f} s.")


if __name__ == "__main__":
    main()
