"""A server in a process of its own, under siege: players who never give up, faults of every kind, and a checker.

The checker keeps a model of every table's log: what was acknowledged, and the log as it was last seen. After a fault
the log must begin with what it was, hold every acknowledged choice at its ply, and every message at most once.
"""

import json
import os
import random
import resource
import signal
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

import skarb
from server.house import PATIENCE, Line, Visitor, texts, until
from siege.nursery import ORPHAN, Nursery, Server, stat_of
from skarb.games import ids
from skarb.server.door import raise_files

GONE = (WebSocketException, InvalidHandshake, OSError, EOFError, httpx.TransportError)


class Siege:
    """Two tables of each game, one with a bot and one without, a player for each, and what the checker knows. `stop`:
    seconds for which a process is stopped; `greedy`: tables of bots that one address watches. Without `bots` there are
    none, nor anybody to think for them: servers start faster then."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        stop: float = 4.0,
        greedy: int = 12,
        bots: bool = True,
        db: str = "",
        quick: bool = False,
    ) -> None:
        self.db = db or str(folder / "siege.sqlite")
        self.stop = stop
        self.greedy = greedy
        self.nursery = Nursery(folder, self.db, workers=int(bots), quick=quick)
        self.seed = seed
        self.chance = random.Random(seed)
        self.lives = 0
        self.server = self.start()
        self.server.open()
        self.anna = Visitor(self.server.port)
        self.tables: dict[str, Line | None] = {}
        self.kinds: dict[str, tuple[str, bool]] = {}  # the game of a table, and whether a bot plays, too
        self.sure: dict[str, dict[int, tuple[int, str]]] = {}  # acknowledged: table, ply, seat and choice
        self.logs: dict[str, list[Any]] = {}  # as they were last seen
        self.pending: dict[str, dict[str, Any]] = {}  # sent, and perhaps not stored
        self.n = 0
        self.count: Counter[str] = Counter()
        self.waited: dict[str, float] = {}  # the longest, in seconds, by what a player waited for
        self.awaited = "nothing"  # what he waits for now
        try:
            for game in ids():
                self.make(game, bots)
                self.make(game, bots=False)
        except BaseException:
            self.close()
            raise

    def start(self) -> Server:
        self.lives += 1
        return self.nursery.bear(f"{self.seed} {self.lives}")

    def make(self, game: str, bots: bool = True, **more: Any) -> str:
        order = {"hot_seat": True, "bots": {"1": "novice"} if bots else {}, "start": True, **more}
        table: str = self.anna.make(game, 2, **order)["id"]
        self.kinds[table] = (game, bots)
        self.tables[table], self.sure[table], self.logs[table] = None, {}, []
        return table

    # -- a player who never gives up -----------------------------------------------------------------------------------

    def line(self, table: str) -> Line:
        line = self.tables[table]
        if line is None:
            with self.wait("line"):
                line = self.tables[table] = self.anna.join(table, client="siege")
                line.state()
        return line

    def drop(self, table: str) -> None:
        line, self.tables[table] = self.tables[table], None
        if line is not None:
            with suppress(OSError):
                line.socket.socket.shutdown(socket.SHUT_RDWR)  # no farewell
            line.close()

    @contextmanager
    def wait(self, what: str) -> Iterator[None]:
        """Waits for something are measured, and have a name, also if they end in vain."""
        begun, self.awaited = time.monotonic(), what
        yield
        self.waited[what] = max(self.waited.get(what, 0.0), time.monotonic() - begun)
        self.awaited = "nothing"

    def settling(self) -> AbstractContextManager[None]:
        """While everybody goes on after a fault."""
        return nullcontext()

    def choose(self, table: str) -> str:
        """Make one choice, whatever happens to the line meanwhile: "ok", or why not. A line that lives must answer."""
        begun = time.monotonic()
        while True:
            try:
                return self._choose(table)
            except GONE as error:
                waited = time.monotonic() - begun
                if isinstance(error, TimeoutError) or waited > PATIENCE:
                    self.count["stuck"] += 1
                    raise AssertionError(self.who_waits(table, waited)) from error
                self.drop(table)
                self.count["lines lost"] += 1

    def who_waits(self, table: str, seconds: float) -> str:
        """All that tells a hanging server from a bot that thinks, a busy machine, and an error of the siege itself."""
        line, log = self.tables[table], self.log(table)
        told = [f"{table} ({self.kinds[table]}) is stuck: {seconds:.0f} s in vain for {self.awaited}"]
        if line is not None:
            now = {key: line.now and line.now[key] for key in ("ply", "seat", "question", "result")}
            told.append(f"heard last, of {len(line.frames)}: {line.raw[-1][:300] if line.raw else None}; now {now}")
        told.append(f"sent: {self.pending.get(table)}; in the log: {len(log)}, the last {log[-1:]}")
        try:
            info = httpx.get(f"http://127.0.0.1:{self.server.port}/api/tables/{table}", timeout=10, verify=False).json()
            told.append(f"the server says: { ({key: info.get(key) for key in ('state', 'ply', 'turn', 'error')}) }")
        except httpx.TransportError as error:
            told.append(f"the server does not answer: {error!r}")
        for pid in self.server.thinkers:
            told.append(f"thinker {pid}: {stat_of(pid)[:100]}")
        told.append(f"load average {os.getloadavg()}")
        return "\n".join([*told, self.nursery.stands()])

    def turn(self, table: str) -> Any:
        """The state in which the player is asked, or all is over."""
        line = self.line(table)
        with self.wait("bot"):
            while line.now["question"] is None and line.now["result"] is None:  # a bot thinks
                line.state()
        return line.now

    def _choose(self, table: str) -> str:
        line = self.line(table)
        message = self.pending.get(table)
        if message is None:
            state = self.turn(table)
            if state["result"] is not None:
                return "over"
            self.n += 1
            choice = self.chance.choice(texts(state))
            message = {"n": self.n, "seat": state["seat"], "ply": state["ply"], "choice": choice}
            self.pending[table] = message
        with self.wait("answer"):
            answer = line.ask("choose", **message)
        if answer["t"] == "ok":
            self.sure[table][answer["ply"]] = (message["seat"], message["choice"])
            self.count["acknowledged"] += 1
            with self.wait("state"):
                line.at(answer["ply"])
        elif answer["code"] == "went-wrong":
            self.count["500s"] += 1
        code: str = answer.get("code", "ok")
        if code == "late":
            self.drop(table)  # see what is asked now
        if code != "not-stored":
            del self.pending[table]
        return code

    def hint(self) -> None:
        """One, at the first table where nobody else plays."""
        table = next(table for table in self.tables if self.turn(table)["question"])
        line = self.line(table)
        with self.wait("hint"):
            assert line.ask("hint", seat=line.now["seat"])["t"] == "hint"

    def play(self, choices: int = 2, patient: bool = True) -> None:
        """So many choices at every table; a game that is over is followed by another. Who is not `patient` does not
        wait for bots."""
        for table in list(self.tables):
            for _ in range(choices):
                if not patient and table not in self.pending and self.line(table).now["question"] is None:
                    break
                while (code := self.choose(table)) != "ok":
                    if code == "over":
                        self.replace(table)
                        break
                    assert code in ("late", "not-stored"), code
                    time.sleep(0.02)
                if code == "over":
                    break

    def replace(self, table: str) -> None:
        self.check(table)
        self.drop(table)
        del self.tables[table]
        self.make(*self.kinds[table])

    def send(self) -> None:
        """Everybody sends a choice, and nobody waits for an answer."""
        for table in list(self.tables):
            line = self.line(table)
            if table not in self.pending and line.now["question"] is not None:
                self.n += 1
                choice, now = self.chance.choice(texts(line.now)), line.now
                self.pending[table] = {"n": self.n, "seat": now["seat"], "ply": now["ply"], "choice": choice}
                line.send(t="choose", **self.pending[table])

    def again(self) -> None:
        """A new process for the one that is gone."""
        self.server = self.start()
        self.server.open()
        self.anna = self.anna.moved(self.server.port)
        for table in self.tables:
            self.drop(table)

    # -- the checker ---------------------------------------------------------------------------------------------------

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """Past the server."""
        with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True, timeout=PATIENCE)) as link:
            return link.execute(sql, args).fetchall()

    def log(self, table: str) -> list[Any]:
        return self.rows(
            "SELECT ply, kind, seat, choice, client, n, spent FROM log WHERE table_id = ? ORDER BY ply", table
        )

    def check(self, *tables: str) -> None:
        for table in tables or tuple(self.tables):
            log = self.log(table)
            assert [line[0] for line in log] == list(range(1, len(log) + 1))
            entries = {line[0]: (line[2], line[3]) for line in log}
            self.count["lost"] += sum(entries.get(ply) != said for ply, said in self.sure[table].items())
            self.count["lost"] += log[: len(self.logs[table])] != self.logs[table]
            sent = Counter((line[4], line[5]) for line in log if line[4] is not None)
            self.count["doubled"] += sum(times - 1 for times in sent.values())
            self.logs[table] = log
        assert [self.count[bad] for bad in ("lost", "doubled", "500s")] == [0, 0, 0], dict(self.count)
        errors = ORPHAN.sub("", self.nursery.errors.read_text())
        assert "Traceback" not in errors, errors[-3000:]

    def believe(self) -> None:
        """The file was damaged: what it holds now is the truth, if it is the beginning of what was there. A table made
        shortly before may be gone as a whole, and is made again."""
        there = {row[0] for row in self.rows("SELECT id FROM tables")}
        for table in list(self.tables):
            log = self.log(table)
            known = {ply: said for ply, said in self.sure[table].items() if ply <= len(log)}
            self.count["cut off"] += len(self.sure[table]) - len(known)
            assert log[: len(self.logs[table])] == self.logs[table][: len(log)]
            self.sure[table], self.logs[table] = known, log
            if table not in there:
                assert not log
                del self.tables[table]
                self.make(*self.kinds[table])

    def deal_again(self) -> None:
        """Every log is a legal game, and leads to where the server says it stands."""
        for table in self.tables:
            log = self.log(table)
            sql = "SELECT game, seats, seed, options, ply FROM tables WHERE id = ?"
            game, seats, seed, options, ply = self.rows(sql, table)[0]
            match = skarb.new(game, seats, seed, json.loads(options))
            for _, _, seat, choice, *_ in log:
                match.choose(choice, seat)
            assert ply >= len(log)

    def close(self) -> None:
        for table in self.tables:
            self.drop(table)
        with suppress(OSError):  # a siege that failed between two servers has none
            self.server.close()
        self.nursery.close()


# -- faults: each is brought about, played through, and taken away -----------------------------------------------------


def calm(siege: Siege) -> None:
    """Nothing is broken: what all others are compared with."""
    siege.play(1)
    siege.hint()


def kill(siege: Siege) -> None:
    """SIGKILL while choices are on their way, at any moment of that; now and then the next server dies as it starts."""
    siege.send()
    time.sleep(siege.chance.uniform(0, 0.1))
    siege.server.kill()
    siege.count["SIGKILL"] += 1
    if siege.chance.random() < 0.2:
        hasty = siege.start()
        time.sleep(siege.chance.uniform(0, 0.5))
        hasty.kill()
        siege.count["SIGKILL"] += 1
    siege.again()


def stop(siege: Siege) -> None:
    """SIGSTOP of the server: nobody pays for it."""
    table, begun = timed(siege)
    siege.server.signal(signal.SIGSTOP)
    time.sleep(siege.stop)
    siege.server.signal(signal.SIGCONT)
    spent_at_most(siege, table, begun, siege.stop)


def jump(siege: Siege) -> None:
    """The date jumps, an hour forward and an hour back."""
    for number in (signal.SIGUSR1, signal.SIGUSR2):
        table, begun = timed(siege)
        siege.server.signal(number)
        spent_at_most(siege, table, begun, 0.0)


def timed(siege: Siege) -> tuple[str, float]:
    """A table with a clock, whose owner is asked."""
    begun = time.monotonic()
    table = siege.make("dragon_catchers", bots=False, clock={"kind": "bank", "seconds": 600})
    siege.line(table)
    return table, begun


def spent_at_most(siege: Siege, table: str, begun: float, stopped: float) -> None:
    assert siege.choose(table) == "ok"
    passed = time.monotonic() - begun
    spent = siege.log(table)[0][-1]
    assert 0 <= spent <= passed - stopped + 1, (spent, passed)
    siege.check(table)
    siege.drop(table)
    del siege.tables[table]


def stop_thinkers(siege: Siege) -> None:
    """SIGSTOP of everyone who thinks for bots: they are ended, and others think."""
    stopped = until(lambda: siege.server.thinkers)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    siege.play(3)


def kill_thinkers(siege: Siege) -> None:
    for pid in siege.server.thinkers:
        os.kill(pid, signal.SIGKILL)


def fill_disk(siege: Siege) -> None:
    """No file may grow: nothing is acknowledged, and nothing breaks. Bots want to choose meanwhile, too."""
    pid = siege.server.pid
    asked = [table for table in siege.tables if siege.turn(table)][::2]
    for table in siege.tables:
        if table not in asked:
            siege.choose(table)
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        for table in asked:
            assert siege.choose(table) in ("not-stored", "over")
        answer = siege.anna.http.post("/api/me", json={"name": "Anna"})
        assert answer.status_code == 503
        siege.count["503s"] += 1
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def cut_log(siege: Siege) -> None:
    """The write-ahead log loses its end while nobody looks."""
    damage(siege, lambda data, chance: data[: -chance.randrange(1, 20_000)])


def flip_log(siege: Siege) -> None:
    """One bit of the write-ahead log is another."""

    def flip(data: bytes, chance: random.Random) -> bytes:
        at = chance.randrange(len(data) // 2, len(data))
        return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]

    damage(siege, flip)


def damage(siege: Siege, how: Callable[[bytes, random.Random], bytes]) -> None:
    siege.play(1)
    siege.check()
    siege.server.kill()
    siege.count["SIGKILL"] += 1
    ahead = Path(f"{siege.db}-wal")
    ahead.write_bytes(how(ahead.read_bytes(), siege.chance))
    siege.again()
    siege.believe()
    siege.pending.clear()


def second_server(siege: Siege) -> None:
    """Two processes on one file, and players at both."""
    first, anna = siege.server, siege.anna
    siege.again()
    siege.play(1)
    second, siege.server, siege.anna = siege.server, first, anna
    for table in siege.tables:
        siege.drop(table)
    siege.play(1)
    second.close()


@contextmanager
def crowd(siege: Siege, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    """So many connections, a hundred from each address: no more are allowed."""
    raise_files()
    with ExitStack() as stack:
        lines = [
            stack.enter_context(
                socket.create_connection(("127.0.0.1", siege.server.port), PATIENCE, (f"127.0.1.{n // 100}", 0))
            )
            for n in range(count)
        ]
        for line in lines:
            line.sendall(said)
        yield lines


def idle(siege: Siege) -> None:
    """Connections that say nothing, and are closed."""
    with crowd(siege, 1000, b"") as lines:
        siege.play(1)
        for line in lines:
            assert b" 408 " in line.recv(100)


def slow(siege: Siege) -> None:
    """Connections that speak too slowly, and are closed."""
    with crowd(siege, 100, b"GET /api/games HTTP/1.1\r\nho") as lines:
        siege.play(1)
        for line in lines:
            assert b" 408 " in line.recv(100)


def starve(siege: Siege) -> None:
    """One address has many tables of bots alone that think hard, asks for hints without end and for four games to be
    judged; another still gets its answers, bots and hints."""
    port = siege.server.port
    greedy = [Visitor(port, source="127.0.0.2") for _ in range(2)]  # one person may have two games judged
    over = threading.Event()
    judged = [
        threading.Thread(target=judge, args=(who, record(siege.chance), over)) for who in greedy for _ in range(2)
    ]
    asking = [threading.Thread(target=ask_on, args=(greedy[0], game, over)) for game in ids() for _ in range(2)]
    with ExitStack() as stack:
        for n in range(siege.greedy):
            bots = {"0": "adept", "1": "adept"}
            table = greedy[0].make(ids()[n % len(ids())], 2, hot_seat=True, bots=bots, start=True)["id"]
            stack.enter_context(greedy[0].join(table))
        for thread in judged + asking:
            thread.start()
        try:
            siege.play(2)
            siege.hint()
        finally:
            over.set()
            for thread in judged + asking:
                thread.join()
    siege.server.close()  # judging goes on for whoever asks again: nobody does
    siege.again()


def record(chance: random.Random) -> dict[str, Any]:
    """A finished game."""
    match = skarb.new("dragon_catchers", 2, chance.randrange(10**9))
    while match.question is not None:
        match.choose(chance.choice(match.question.choices), match.question.seat)
    return match.record()


def judge(who: Visitor, game: dict[str, Any], over: threading.Event) -> None:
    table = who.post("/api/records", **game)["id"]
    while not over.wait(0.2) and who.http.get(f"/api/tables/{table}/analysis").status_code == 409:
        pass  # it is being made


def ask_on(who: Visitor, game: str, over: threading.Event) -> None:
    """Hints, one after another."""
    with who.join(who.make(game, 2, hot_seat=True, bots={}, start=True)["id"]) as line:
        seat, n = line.state()["seat"], 0
        while not over.is_set():
            line.send(t="hint", n=(n := n + 1), seat=seat)
            while not over.is_set():
                with suppress(TimeoutError):
                    if line.next(0.2)["t"] == "hint":
                        break


def noise(siege: Siege) -> None:
    """Requests that are none."""
    for _ in range(30):
        with socket.create_connection(("127.0.0.1", siege.server.port), PATIENCE) as line:
            odd = siege.chance.randbytes(siege.chance.randrange(1, 60)).replace(b"\n", b"")
            path, host = (odd.hex() * 50, "x") if siege.chance.random() < 0.5 else ("api/me", odd.decode("latin-1"))
            line.sendall(f"GET /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode("latin-1"))
            siege.count["500s"] += b" 500 " in line.recv(100)


FAULTS: list[Callable[[Siege], None]] = [
    calm,
    kill,
    stop,
    jump,
    stop_thinkers,
    kill_thinkers,
    fill_disk,
    cut_log,
    flip_log,
    second_server,
    idle,
    slow,
    starve,
    noise,
]
