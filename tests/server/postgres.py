"""A real PostgreSQL in a temporary folder, one for a run of the tests, with a new database for each of them."""

import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from skarb.server.postgres import prepare

PATIENCE = 60.0
QUICK = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "32MB", "max_connections": "200"}
MISSING = "PostgreSQL was not tested: its package (Debian: postgresql) is not installed here"


def programs() -> Path | None:
    """Where initdb and postgres are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in reversed(places) if (place / "initdb").exists()), None)


class Cluster:
    """The server. It refuses to be root, so then it is the package's user."""

    def __init__(self, **settings: str) -> None:
        place = programs()
        if place is None:
            if os.environ.get("CI") == "true":
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        self.place = place
        self.folder = Path(tempfile.mkdtemp(prefix="skarb-pg-"))
        self.settings = {**QUICK, **settings, "listen_addresses": "", "unix_socket_directories": str(self.folder)}
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._numbers = itertools.count()
        flags = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            self._as_other([self.place / "initdb", *flags, "-D", self.data]), check=True, capture_output=True
        )
        self.start()
        self._made = False

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _as_other(self, command: list[str | Path]) -> list[str | Path]:
        """As nobody who may do anything; and it ends with us, even if we are killed."""
        other = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        if sys.platform != "linux":
            return command
        return ["setpriv", *other, "--pdeathsig", "QUIT", *command]

    def _launch(self) -> None:
        flags = [f"--{name}={value}" for name, value in self.settings.items()]
        with (self.folder / "server.log").open("a") as log:
            command = self._as_other([self.place / "postgres", "-D", self.data, *flags])
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def start(self) -> None:
        self._launch()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "server.log").read_text()
                time.sleep(0.02)
                if self.process.poll() is not None:  # the children of one that was killed are not gone yet
                    self._launch()

    def follow(self, other: "Cluster") -> None:
        """Be a copy of another that takes over what it writes."""
        self.place, self.folder = other.place, Path(tempfile.mkdtemp(prefix="skarb-pg-"))
        self.settings = {**other.settings, "unix_socket_directories": str(self.folder)}
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        flags = ["-h", str(other.folder), "-U", "postgres", "--no-sync", "--checkpoint=fast", "--write-recovery-conf"]
        command = self._as_other([self.place / "pg_basebackup", *flags, "-D", self.data])
        subprocess.run(command, check=True, capture_output=True)
        self.start()

    def keep(self) -> Path:
        """A base backup, packed; what is logged from now on goes to the archive that the settings name."""
        flags = ["-h", str(self.folder), "-U", "postgres", "--checkpoint=fast", "-Ft", "-z", "-X", "fetch"]
        base = self.folder / "base"
        subprocess.run(
            self._as_other([self.place / "pg_basebackup", *flags, "-D", base]), check=True, capture_output=True
        )
        return base / "base.tar.gz"

    def go_back(self, base: Path, archive: Path, moment: str) -> None:
        """To that moment, as docs/deploying.md says; then it waits to be told to go on."""
        self.stop(signal.SIGINT)
        self.data.rename(self.folder / "before")
        subprocess.run(self._as_other(["mkdir", "-m", "0700", self.data]), check=True)
        subprocess.run(self._as_other(["tar", "-xzf", base, "-C", self.data]), check=True)
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write(f"restore_command = 'cp {archive}/%f %p'\nrecovery_target_time = '{moment}'\n")
        (self.data / "recovery.signal").touch()
        self.start()

    def promote(self) -> None:
        self.execute("SELECT pg_promote()")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT: at once, as after a crash; SIGINT: connections are ended; SIGKILL: its children notice it later."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new database with the newest schema."""
        if not self._made:
            self.execute("CREATE DATABASE model")
            prepare(self.url("model"))
            self._made = True
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE model")
        return self.url(name)

    def execute(self, sql: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as link:
            link.execute(sql.encode())
