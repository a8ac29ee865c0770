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
REST = 10.0  # seconds in which nobody chooses
CHANGES = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"


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


class Watcher:
    """Sees another's table from the next server."""

    def __init__(self, server: Any, table: str, cookie: str) -> None:
        self.table = table
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


class Meter:
    """What servers and the database have done so far: seconds of processor time, bytes of WAL, changes of `tables`."""

    def __init__(self, servers: list[Any], db: str, database: int) -> None:
        self.read = lambda: [
            sum(server.worked() for server in servers),
            worked(database),
            float(execute(db, "SELECT pg_current_wal_lsn() - '0/0'")[0][0]),
            *map(float, execute(db, CHANGES)[0]),
        ]
        self.before = self.read()

    def since(self) -> list[float]:
        return [now - before for now, before in zip(self.read(), self.before, strict=True)]


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
    await asyncio.sleep(5)
    rest = Meter(servers, db, database)
    await asyncio.sleep(REST)
    idle = [done / REST for done in rest.since()]
    runs = []
    for rate in asked.rate:
        runs.append(await drive(active, watchers, rate, asked.seconds, Meter(servers, db, database), chance))
        await asyncio.sleep(2)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return {"memory": memory / asked.tables / 1000, "opened": opened, "idle": idle, "runs": runs}


async def drive(
    active: list[Any], watchers: dict[Any, Watcher], rate: float, seconds: float, meter: Meter, chance: random.Random
) -> dict[str, Any]:
    """Every player chooses at that rate, or as often as he is answered."""
    spent: list[float] = []
    told: list[tuple[Watcher, int, float]] = []
    begun, over = time.monotonic(), time.monotonic() + seconds

    async def play(player: Any, offset: float) -> None:
        await asyncio.sleep(offset)
        while (at := time.monotonic()) < over:
            if took := await player.choose():
                spent.append(took)
                watcher = watchers.get(player)
                if watcher is not None and watcher.table == player.state["table"]["id"]:
                    told.append((watcher, player.state["ply"], player.answered))
            await asyncio.sleep(max(0.0, at + 1 / rate - time.monotonic()))

    await asyncio.gather(*(play(player, chance.random() / rate) for player in active))
    lasted, done = time.monotonic() - begun, meter.since()
    await asyncio.sleep(1)
    heard = [max(0.0, watcher.seen[ply] - at) for watcher, ply, at in told if ply in watcher.seen]
    return {"rate": rate, "spent": spent, "heard": heard, "told": len(told), "lasted": lasted, "done": done}


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--tables", type=int, default=10_000)
    read.add_argument("--processes", type=int, default=3)
    read.add_argument("--seconds", type=float, default=30.0)
    read.add_argument("--rate", type=float, nargs="+", default=[1.0], help="choices a second at each tenth table")
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
    part = bench.part
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, engine {native.engine()}, {asked.processes}"
        f" servers, PostgreSQL with fsync, {asked.tables:,} live tables of {asked.game}, {asked.seconds:.0f} s at each"
        f" rate, load average {loads[0]:.1f} before and {loads[1]:.1f} after.\n"
    )
    print(
        "| choices a second: asked | made | p50 ms | p99 ms | longest ms | seen elsewhere p50, p99 ms | of so many"
        " | servers' processor ms | PostgreSQL's ms | WAL bytes | changes of `tables` in place |"
    )
    print("|" + "--:|" * 11)
    idle = found["idle"]
    for run in found["runs"]:
        spent, heard, lasted = run["spent"], run["heard"], run["lasted"]
        own = [(done - rest * lasted) / len(spent) for done, rest in zip(run["done"][:3], idle, strict=False)]
        seen = f"{part(heard, 0.5):.1f}, {part(heard, 0.99):.1f}" if heard else "–"
        cells = [f"{run['rate'] * asked.tables / 10:.0f}", f"{len(spent) / lasted:.0f}", f"{part(spent, 0.5):.1f}"]
        cells += [f"{part(spent, 0.99):.1f}", f"{max(spent) * 1e3:.0f}", seen, f"{len(heard)} of {run['told']}"]
        cells += [f"{own[0] * 1e3:.2f}", f"{own[1] * 1e3:.2f}", f"{own[2]:.0f}"]
        cells.append(f"{run['done'][4] / max(1.0, run['done'][3]):.0%}")
        print(f"| {' | '.join(cells)} |")
    print(
        f"\n{found['memory']:.0f} kB of the servers a table. While nobody chooses the servers use {idle[0]:.3f} and"
        f" PostgreSQL {idle[1]:.3f} of a core, which the costs above leave out."
        f" Opening all took {found['opened']:.0f} s."
    )


if __name__ == "__main__":
    main()
