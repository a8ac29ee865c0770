"""Three servers, two thinkers and PostgreSQL under siege. The players of camp.py, each at any of the servers, and for
every table a watcher at another one, who must see what the player does.

Beside what camp.py checks: nobody is ever shown a ply that the database does not hold, and watchers see every choice.
"""

import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.house import Line, execute
from server.postgres import Cluster
from siege.camp import GONE, Server, Siege

SERVERS, THINKERS = 3, 2


class Town(Siege):
    """`stop`: seconds for which a process is stopped, longer than a lease."""

    def __init__(self, folder: Path, seed: int, cluster: Cluster, stop: float = 3.0, bots: bool = True) -> None:
        self.cluster = cluster
        self.servers: list[Server] = []
        self.thinkers: list[Server] = []
        self.watchers: dict[str, Line] = {}
        self.places: dict[str, int] = {}  # at which server a player is
        super().__init__(folder, seed, stop, bots=bots, db=cluster.fresh())
        self.servers = [self.server, *(self.open() for _ in range(SERVERS - 1))]
        self.thinkers = [self.bear_thinker() for _ in range(THINKERS if bots else 0)]

    def open(self) -> Server:
        server = self.start()
        server.open()
        return server

    def bear_thinker(self) -> Server:
        thinker = self.nursery.bear("think")
        while "Skarb thinks" not in self.nursery.said():
            pass
        return thinker

    def rows(self, sql: str, *args: Any) -> list[Any]:
        return execute(self.db, sql, *args)

    def line(self, table: str) -> Line:
        """At any server that is up."""
        if self.tables[table] is None and self.servers:
            n = self.chance.randrange(len(self.servers))
            self.places[table], self.server = n, self.servers[n]
            self.anna = self.anna.moved(self.server.port)
        return super().line(table)

    def _choose(self, table: str) -> str:
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

    def watch(self) -> None:
        """At every table somebody at another server sees all that was acknowledged."""
        for table in list(self.tables):
            said = max(self.sure[table], default=0)
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
        old = self.servers[n]
        self.leave(old)
        self.servers[n] = self.open()

    def close(self) -> None:
        for table in list(self.watchers):
            self.unwatch(table)
        for process in (*self.servers, *self.thinkers):
            if process is not self.server:
                with suppress(OSError):
                    process.kill()
        super().close()


# -- faults ------------------------------------------------------------------------------------------------------------


def calm(town: Town) -> None:
    """Nothing is broken."""
    town.play(1)
    town.hint()


def kill_server(town: Town) -> None:
    """While choices are on their way."""
    n = town.chance.randrange(len(town.servers))
    town.send()
    time.sleep(town.chance.uniform(0, 0.1))
    town.servers[n].kill()
    town.count["SIGKILL"] += 1
    town.replace_server(n)


def stop_server(town: Town) -> None:
    """For longer than its lease; the others go on, and it must not disturb them when it wakes."""
    n = town.chance.randrange(len(town.servers))
    stopped = town.servers.pop(n)
    town.send()
    stopped.signal(signal.SIGSTOP)
    town.leave(stopped)
    try:
        town.play(1)
        time.sleep(town.stop)
        town.play(1)
    finally:
        stopped.signal(signal.SIGCONT)
        town.servers.insert(n, stopped)


def kill_thinker(town: Town) -> None:
    """In the middle of its thoughts."""
    town.send()
    n = town.chance.randrange(len(town.thinkers))
    town.thinkers[n].kill()
    town.count["SIGKILL"] += 1
    town.play(1)
    town.thinkers[n] = town.bear_thinker()


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
    town.count["SIGKILL"] += 1
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
ALONE = [calm, kill_server, stop_server, kill_database, restart_database, deafen, cut, cut_lines, roll]
