"""Where servers and thinkers are born: by fork of a process that has imported the games, so that they start at once."""

import itertools
import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from server.house import PATIENCE, until

HOUR = 3600
ORPHAN = re.compile(  # what Python says of a worker whose server was killed before it told it anything
    r"Traceback .*\n(?:  .*\n)*?.*in (?:spawn_main|_serve_one)\n(?:  .*\n)*"
    r"(?:EOFError|BrokenPipeError|ConnectionResetError)\b.*\n"
)
SERVER = f"""
import faulthandler, itertools, os, signal, sys, time
true, jumped = time.time, [0]
time.time = lambda: true() + jumped[0]
def jump(number, frame):
    jumped[0] += {HOUR} if number == signal.SIGUSR1 else -{HOUR}
from skarb.server.guard import Limits
from skarb.server.main import serve, think
from skarb.server.tables import Pace
many = (1e9, 1e9)
rates = dict.fromkeys(("get", "post", "connect", "chat", "hint", "message", "tables", "tables_all"), many)
def begin(db, workers, seed, said):
    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGUSR1, jump)
    signal.signal(signal.SIGUSR2, jump)
    numbers = itertools.count()
    limits = Limits(**rates, head=2.0)
    if seed == "think":
        return think(db, 1)
    serve(port=0, db=db, pace=Pace(0, 0), limits=limits, workers=workers, seeds=lambda: f"{{seed}} {{next(numbers)}}")
if __name__ == "__main__":
    faulthandler.register(signal.SIGWINCH)  # where it stands, for whoever must find out why
    from skarb.games import find, ids
    from skarb.server.denied import learn
    from skarb.texts import LANGUAGES
    for game in ids():
        for lang in LANGUAGES:
            learn(find(game).id, lang)
    if sys.argv[3] == "quick":
        import multiprocessing
        from multiprocessing import forkserver
        os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)  # Python 3.11 forgets to tell it the path
        forkserver.set_forkserver_preload(["ready"])
        forkserver.ensure_running()
        forkserver._forkserver.ensure_running = lambda: None  # it is not the child of whoever is born here
        context = multiprocessing.get_context
        multiprocessing.get_context = lambda kind: context("forkserver" if kind == "spawn" else kind)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        seed, said = line.strip().split("\t")
        if born := os.fork():
            print(born, flush=True)
        else:
            begin(sys.argv[1], int(sys.argv[2]), seed, said)
            os._exit(0)
"""

READY = """
import errno, faulthandler, signal
from multiprocessing import reduction
faulthandler.register(signal.SIGWINCH)
received = reduction.recvfds
def receive(line, most):
    try:
        return received(line, most)
    except EOFError:  # whoever asked was killed meanwhile; Python's own fork server would end of it
        raise OSError(errno.ECONNABORTED, "gone") from None
reduction.recvfds = receive
import skarb.server.main, skarb.server.postgres, skarb.server.thinkers
from skarb.server.thinking import read_games
read_games()
"""


def stat_of(pid: int) -> str:
    """Its state, its parent and so on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2]


def parent_of(pid: int) -> int:
    try:
        return int(stat_of(pid).split()[1])
    except OSError:
        return 0  # it has ended


class Nursery:
    """A process that has imported everything, and of which servers are born: a start takes no longer than it must. In a
    `quick` one the processes that think for bots are born in the same way; else they import everything themselves."""

    def __init__(self, folder: Path, db: str, workers: int = 1, quick: bool = False) -> None:
        self.folder = folder
        script = folder / "server.py"
        script.write_text(SERVER)
        (folder / "ready.py").write_text(READY)
        self.errors = folder / "errors.log"
        self._births = itertools.count()
        pipe = subprocess.PIPE
        with self.errors.open("ab") as log:
            command = [sys.executable, str(script), db, str(workers), "quick" if quick else "usual"]
            # in a session of its own: if the shell that all came from ends, the kernel wakes up who is stopped
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=log, text=True, start_new_session=True
            )

    def stands(self) -> str:
        """Where the nursery and all who were born of it are just now."""
        told = [f"the nursery {self.process.pid} ended: {self.process.poll()}"]
        before = self.errors.stat().st_size
        parents = {int(pid): parent_of(int(pid)) for pid in os.listdir("/proc") if pid.isdecimal()}
        family = [self.process.pid]
        for pid in family:  # it grows meanwhile
            family += [child for child, parent in parents.items() if parent == pid]
            with suppress(OSError):
                told.append(f"process {pid}: {stat_of(pid)[:100]}; {Path(f'/proc/{pid}/wchan').read_text()}")
                os.kill(pid, signal.SIGWINCH)
        time.sleep(1)
        return "\n".join([*told, self.errors.read_text()[max(0, before - 3000) :]])

    def bear(self, seed: str) -> "Server":
        """It says what it has to say in a file of its own: many may be born at once."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        said = self.folder / f"{next(self._births)}.said"
        self.process.stdin.write(f"{seed}\t{said}\n")
        self.process.stdin.flush()
        return Server(self, int(self.process.stdout.readline()), said)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


class Server:
    """A process that serves a database, or thinks for those that do."""

    def __init__(self, nursery: Nursery, pid: int, said: Path) -> None:
        self.nursery = nursery
        self.pid = pid
        self.said = said
        self.alive = os.pidfd_open(pid)
        self.port = 0

    def open(self) -> None:
        self.port = int(self.says(r"http://127\.0\.0\.1:(\d+)/")[1])
        until(self.up)

    def says(self, what: str) -> re.Match[str]:
        """One that says nothing does not stop the siege for ever."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.said.exists() and (found := re.search(what, self.said.read_text())):
                return found
            time.sleep(0.005)
        raise AssertionError(f"a server does not start\n{self.nursery.stands()}")

    def up(self) -> bool:
        try:
            return (
                httpx.get(f"http://127.0.0.1:{self.port}/api/about", timeout=PATIENCE, verify=False).status_code == 200
            )
        except httpx.TransportError:
            return False

    @property
    def thinkers(self) -> list[int]:
        """Its workers; not the process that keeps multiprocessing's books."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def signal(self, number: int) -> None:
        signal.pidfd_send_signal(self.alive, number)

    def end(self, number: int) -> None:
        self.signal(number)
        assert select.select([self.alive], [], [], PATIENCE)[0], "it does not end"
        os.close(self.alive)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def close(self) -> None:
        self.end(signal.SIGTERM)
