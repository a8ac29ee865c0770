"""Three servers, two thinkers and PostgreSQL under siege. The players of camp.py, each at any of the servers, and for
every table a watcher at another one, who must see what the player does.

Beside what camp.py checks: nobody is ever shown a ply that the database does not hold, watchers see every choice, and
no table stands still for longer than a bound after a fault has ended.
"""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg

from server.house import PATIENCE, Line, execute
from server.postgres import Cluster
from siege.camp import GONE, Siege
from siege.nursery import Server, stat_of

SERVERS, THINKERS = 3, 2
TOLD = (  # what the database knows of who should do something
    "SELECT id, kind, until - clock_timestamp() FROM process",
    "SELECT table_id, process, epoch FROM keeper",
    "SELECT id, kind, process, thinker, answer IS NOT NULL, clock_timestamp() - at FROM thought",
)


class Town(Siege):
    """`stop`: seconds for which a process is stopped, longer than a lease; `bound`: seconds after the end of a fault in
    which every table must have gone on."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        cluster: Cluster,
        stop: float = 3.0,
        bots: bool = True,
        bound: float = PATIENCE,
    ) -> None:
        self.cluster = cluster
        self.bound = bound
        self.servers: list[Server] = []
        self.thinkers: list[Server] = []
        self.watchers: dict[str, Line] = {}
        self.places: dict[str, int] = {}  # at which server a player is
        self.looked_at = ""  # the table at which somebody waits
        self._link: psycopg.Connection[Any] | None = None
        super().__init__(folder, seed, stop, bots=bots, db=cluster.fresh(), quick=True)
        self.servers = [self.server, *(self.start() for _ in range(SERVERS - 1))]
        self.thinkers = [self.bear("think") for _ in range(THINKERS if bots else 0)]
        self.await_births()

    def bear(self, seed: str = "") -> Server:
        return self.nursery.bear(seed) if seed else self.start()

    def await_births(self) -> None:
        for server in self.servers:
            if not server.port:
                server.open()
        for thinker in self.thinkers:
            thinker.says("Skarb thinks")

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """By a connection that stays, and comes again with its database."""
        for last in (False, True):
            try:
                if self._link is None:
                    self._link = psycopg.connect(self.db, autocommit=True)
                return self._link.execute(sql.replace("?", "%s").encode(), args).fetchall()
            except psycopg.OperationalError:
                self._link = None
                if last:
                    raise
        raise AssertionError

    def make(self, game: str, bots: bool = True, **more: Any) -> str:
        if self.servers:
            self.go_to(self.chance.randrange(len(self.servers)))
        return super().make(game, bots, **more)

    def go_to(self, n: int) -> None:
        self.server = self.servers[n]
        self.anna = self.anna.moved(self.server.port)

    def line(self, table: str) -> Line:
        """At any server that is up."""
        if self.tables[table] is None and self.servers:
            self.places[table] = self.chance.randrange(len(self.servers))
            self.go_to(self.places[table])
        return super().line(table)

    def _choose(self, table: str) -> str:
        self.looked_at = table
        code = super()._choose(table)
        line = self.tables[table]
        if line is not None and line.now is not None:
            self.not_ahead(table, line)
        return code

    def not_ahead(self, table: str, line: Line) -> None:
        """What is shown is stored."""
        stored = self.rows("SELECT count(*) FROM log WHERE table_id = ?", table)[0][0]
        self.count["ahead"] += line.now["ply"] > stored
        assert not self.count["ahead"], (table, line.now["ply"], stored)

    @contextmanager
    def settling(self) -> Iterator[None]:
        """From the end of a fault until everybody has chosen and seen what others chose. What takes longer than it may
        fails, however it ends; and while it lasts it is said who waits for what."""
        told: list[str] = []
        begun = time.monotonic()
        timer = threading.Timer(self.bound, lambda: told.append(self.who_waits(self.looked_at, self.bound)))
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            seconds = time.monotonic() - begun
            self.waited["all"] = max(self.waited.get("all", 0.0), seconds)
            if told:
                self.count["stuck"] += 1
                raise AssertionError(f"{told[0]}\nafter {seconds:.1f} s all went on, or this failed")

    def who_waits(self, table: str, seconds: float) -> str:
        """What each server says of the table, and the database of who keeps it and who thinks."""
        told = [f"{table} ({self.kinds.get(table)}): {seconds:.0f} s after the fault they wait for {self.awaited}"]
        line = self.tables.get(table)
        if line is not None:
            now = {key: line.now and line.now[key] for key in ("ply", "seat", "question", "result")}
            told.append(f"at port {line.port}, heard last: {line.raw[-1][:300] if line.raw else None}; now {now}")
        told.append(f"sent: {self.pending.get(table)}")
        for server in self.servers:
            try:
                address = f"http://127.0.0.1:{server.port}/api/tables/{table}"
                info = httpx.get(address, timeout=2, verify=False).json()
                said: Any = {key: info.get(key) for key in ("state", "ply", "turn", "error")}
            except httpx.TransportError as error:
                said = error
            told.append(f"server {server.pid} at {server.port} says: {said!r}; {stat_of(server.pid)[:60]}")
        told += [f"thinker {thinker.pid}: {stat_of(thinker.pid)[:60]}" for thinker in self.thinkers]
        try:
            log = "SELECT count(*), max(at) - extract(epoch FROM clock_timestamp()) FROM log WHERE table_id = ?"
            told.append(f"in the log: {execute(self.db, log, table)}")
            told += [f"{sql}: {execute(self.db, sql)}" for sql in TOLD]
        except psycopg.Error as error:
            told.append(f"the database: {error!r}")
        told.append(f"load average {os.getloadavg()}")
        return "\n".join([*told, self.nursery.stands()])

    def watch(self) -> None:
        """At every table somebody at another server sees all that was acknowledged."""
        for table in list(self.tables):
            said, self.looked_at = max(self.sure[table], default=0), table
            while True:
                try:
                    with self.wait("watcher"):
                        self._watcher(table).at(said)
                    break
                except TimeoutError as error:
                    self.count["stuck"] += 1
                    raise AssertionError(f"a watcher of {table} does not see {said}") from error
                except GONE:
                    self.unwatch(table)
            self.not_ahead(table, self.watchers[table])
        for table in set(self.watchers) - set(self.tables):
            self.unwatch(table)

    def _watcher(self, table: str) -> Line:
        if table not in self.watchers:
            other = self.servers[(self.places.get(table, 0) + 1) % len(self.servers)]
            self.watchers[table] = self.anna.moved(other.port).join(table)
            self.watchers[table].state()
        return self.watchers[table]

    def unwatch(self, table: str) -> None:
        line = self.watchers.pop(table, None)
        if line is not None:
            with suppress(OSError):
                line.socket.socket.shutdown(socket.SHUT_RDWR)  # no farewell: nobody may answer it
            with suppress(*GONE):
                line.close()

    def leave(self, server: Server) -> None:
        """Nobody waits for this one."""
        for table, line in list(self.tables.items()):
            if line is not None and line.port == server.port:
                self.drop(table)
        for table, line in list(self.watchers.items()):
            if line.port == server.port:
                self.unwatch(table)

    def replace_server(self, n: int) -> None:
        self.leave(self.servers[n])
        self.servers[n] = self.start()
        self.servers[n].open()

    def kill(self, process: Server, kind: str) -> None:
        process.kill()
        self.killed(kind)

    def killed(self, kind: str) -> None:
        self.count["SIGKILL"] += 1
        self.count[kind] += 1

    def close(self) -> None:
        for table in list(self.watchers):
            self.unwatch(table)
        for process in (*self.servers, *self.thinkers):
            if process is not self.server:
                with suppress(OSError):
                    process.kill()
        if self._link is not None:
            self._link.close()
        super().close()


# -- faults ------------------------------------------------------------------------------------------------------------


def calm(town: Town) -> None:
    """Nothing is broken."""
    town.play(1)
    town.hint()


def kill(town: Town) -> None:
    """Many at once, or all, while choices are on their way; the database now and then. Some of the new ones die as they
    start."""
    chance = town.chance
    victims: list[tuple[str, int]] = [("server", n) for n in range(SERVERS) if chance.random() < 0.6]
    victims += [("thinker", n) for n in range(len(town.thinkers)) if chance.random() < 0.6]
    victims += [("database", 0)] if chance.random() < 0.1 else []
    victims = victims or [("server", chance.randrange(SERVERS))]
    chance.shuffle(victims)
    town.send()
    for kind, n in victims:
        time.sleep(chance.uniform(0, 0.1 / len(victims)))
        if kind == "database":
            town.cluster.stop(signal.SIGKILL)
            town.killed(kind)
        else:
            town.kill((town.servers if kind == "server" else town.thinkers)[n], kind)
    if ("database", 0) in victims:
        town.cluster.start()
    for server in [town.servers[n] for kind, n in victims if kind == "server"]:
        town.leave(server)
    for kind, n in [victim for victim in victims if victim[0] != "database"]:
        crowd, seed = (town.servers, "") if kind == "server" else (town.thinkers, "think")
        crowd[n] = town.bear(seed)
        if chance.random() < 0.2:
            time.sleep(chance.uniform(0, 0.3))
            town.kill(crowd[n], kind)
            crowd[n] = town.bear(seed)
    town.await_births()


def kill_server(town: Town) -> None:
    """While choices are on their way."""
    n = town.chance.randrange(len(town.servers))
    town.send()
    time.sleep(town.chance.uniform(0, 0.1))
    town.kill(town.servers[n], "server")
    town.replace_server(n)


def stop_server(town: Town) -> None:
    """For longer than its lease; the others go on as after any fault, and it must not disturb them when it wakes."""
    n = town.chance.randrange(len(town.servers))
    stopped = town.servers.pop(n)
    town.send()
    stopped.signal(signal.SIGSTOP)
    town.leave(stopped)
    try:
        with town.settling():
            town.play(1)
        time.sleep(town.stop)
        with town.settling():
            town.play(1)
    finally:
        stopped.signal(signal.SIGCONT)
        town.servers.insert(n, stopped)


def kill_thinker(town: Town) -> None:
    """In the middle of its thoughts."""
    town.send()
    n = town.chance.randrange(len(town.thinkers))
    town.kill(town.thinkers[n], "thinker")
    town.play(1)
    town.thinkers[n] = town.bear("think")
    town.await_births()


def stop_thinker(town: Town) -> None:
    thinker = town.chance.choice(town.thinkers)
    thinker.signal(signal.SIGSTOP)
    try:
        town.play(2)
    finally:
        thinker.signal(signal.SIGCONT)


def kill_database(town: Town) -> None:
    town.send()
    time.sleep(town.chance.uniform(0, 0.1))
    town.cluster.stop(signal.SIGKILL)
    town.killed("database")
    town.cluster.start()


def restart_database(town: Town) -> None:
    town.send()
    town.cluster.stop(signal.SIGINT)
    town.cluster.start()


def deafen(town: Town) -> None:
    """Whoever listens is cut off: notices are lost."""
    for _ in range(3):
        town.send()
        town.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'skarb listens'")
        town.play(1, patient=False)


def cut(town: Town) -> None:
    """All connections with the database."""
    town.send()
    town.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'skarb%%'")


def cut_lines(town: Town) -> None:
    """All connections of visitors."""
    town.send()
    for table in town.tables:
        town.drop(table)
    for table in list(town.watchers):
        town.unwatch(table)


def roll(town: Town) -> None:
    """One server after the other is ended and started again."""
    for n in range(len(town.servers)):
        town.send()
        town.servers[n].close()
        town.replace_server(n)
        town.play(1, patient=False)


FAULTS: list[Callable[[Town], None]] = [
    calm,
    kill,
    kill_server,
    stop_server,
    kill_thinker,
    stop_thinker,
    kill_database,
    restart_database,
    deafen,
    cut,
    cut_lines,
    roll,
]
ALONE = [calm, kill, kill_server, stop_server, kill_database, restart_database, deafen, cut, cut_lines, roll]
