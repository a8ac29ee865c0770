"""What the server gives away: tables, uploads, room on the disk; and the file it keeps everything in."""

import sqlite3
import stat
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import skarb
from server.house import MUCH, House
from skarb.server import database
from skarb.server.database import prepare
from skarb.server.engine import Unusable
from skarb.server.guard import Limits
from skarb.server.main import serve
from skarb.texts import LANGUAGES

RECORD = skarb.new("durak", 2, 1).record()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def quotas(tmp_path: Path, **limits: Any) -> House:
    rates: dict[str, Any] = dict.fromkeys(("get", "post", "connect", "message"), MUCH)
    return House(tmp_path / "a.sqlite", limits=Limits(**rates, **limits))


def test_an_address_makes_so_many_tables_and_uploads(tmp_path: Path) -> None:
    house = quotas(tmp_path, tables=(1e-6, 5), records=(1e-6, 2))
    anna, ben = house.visitor(), house.visitor()  # of one household
    for _ in range(2):
        anna.post("/api/records", **RECORD)
    assert ben.refused("POST", "/api/records", **RECORD) == (429, "too-many")
    anna.make()
    ben.make()
    assert anna.refused("POST", "/api/tables", game="durak", seats=2) == (429, "too-many")
    house.close()


def test_all_together_make_so_many(tmp_path: Path) -> None:
    house = quotas(tmp_path, tables_all=(1e-6, 2), records_all=(1e-6, 1))
    anna = house.visitor()
    anna.post("/api/records", **RECORD)
    assert anna.refused("POST", "/api/records", **RECORD) == (503, "full")
    assert anna.refused("POST", "/api/tables", game="durak", seats=2) == (503, "full")
    house.close()


class Disk(NamedTuple):
    free: int


def test_on_a_disk_that_is_nearly_full_games_are_only_finished(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    monkeypatch.setattr("skarb.server.visit.disk_usage", lambda path: Disk(99_999_999))
    for path, body in (
        ("/api/tables", {"game": "durak", "seats": 2}),
        ("/api/records", RECORD),
        (f"/api/tables/{table}/branch", {"ply": 0, "seat": 0}),
        (f"/api/tables/{table}/rematch", {}),
    ):
        assert anna.refused("POST", path, **body) == (503, "no-room")
    with anna.join(table) as line:
        choice = line.state()["question"]["choices"][0]["text"]
        assert line.choose(choice)["t"] == "ok"
    assert len(anna.get("/api/tables")["mine"]) == 1
    monkeypatch.setattr("skarb.server.visit.disk_usage", lambda path: Disk(100_000_000))
    assert anna.make()["id"]


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """It holds the seeds of games in play."""
    old = tmp_path / "old.sqlite"
    old.touch(0o644)
    for file in (tmp_path / "new.sqlite", old):
        house = House(file)
        house.visitor().make()
        for part in ("", "-wal", "-shm"):
            assert stat.S_IMODE(Path(f"{file}{part}").stat().st_mode) == 0o600
        house.close()


def full(path: Path) -> Path:
    """A database with something in it, all of it in the file itself."""
    prepare(str(path))
    with sqlite3.connect(path) as link:
        link.executemany("INSERT INTO fact VALUES (?, ?)", [(str(i), bytes(1000)) for i in range(200)])
    link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    link.close()
    return path


@pytest.mark.parametrize("keep", [100, 5000, 40_000, 100_000])
def test_a_truncated_file_is_refused_at_the_start(
    tmp_path: Path, keep: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = full(tmp_path / "a.sqlite")
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(SystemExit, match="damaged"):
        serve(port=0, db=str(path))
    assert "open" not in capsys.readouterr().out


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite").write_text("Dear diary, " * 100)
    with pytest.raises(SystemExit, match=r"damaged or no database"):
        serve(port=0, db=str(tmp_path / "a.sqlite"))
    with pytest.raises(SystemExit, match="cannot be opened"):
        serve(port=0, db=str(tmp_path / "nowhere" / "a.sqlite"))


def test_a_locked_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = full(tmp_path / "a.sqlite")
    monkeypatch.setattr(database, "WAIT", 0)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(SystemExit, match="locked by another program"):
        serve(port=0, db=str(path))
    other.close()


def test_a_read_only_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = full(tmp_path / "a.sqlite")

    def connect(path: str) -> sqlite3.Connection:  # root may write every file: SQLite must refuse it
        return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(database, "connect", connect)
    with pytest.raises(SystemExit, match="cannot be written"):
        serve(port=0, db=str(path))


@pytest.mark.parametrize("code", [*sorted(set(database.WHY.values())), "database-elsewhere", "database-away"])
def test_every_reason_is_said_in_every_language(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    def fail(path: str) -> None:
        raise Unusable(code, sqlite3.OperationalError()) from sqlite3.OperationalError("why")

    monkeypatch.setattr("skarb.server.main.prepare", fail)
    said = set()
    for lang in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        with pytest.raises(SystemExit) as end:
            serve(port=0, db="somewhere.sqlite")
        assert "somewhere.sqlite" in str(end.value)
        assert "why" in str(end.value)
        said.add(str(end.value))
    assert len(said) == 3


def test_spectators_cost_no_more_than_each_his_own_state(house: House) -> None:
    anna, ben = house.visitor(), house.visitor()
    table = anna.make()["id"]
    watchers = [house.visitor().join(table) for _ in range(25)]
    for line in watchers:
        line.state()
    for line in watchers[5:]:
        line.close()
    for line in watchers[:5]:  # nobody heard of the others coming or going
        line.send(t="ping")
        line.until(lambda frame: frame["t"] == "pong")
        assert [frame["t"] for frame in line.frames].count("state") == 1
    ben.post(f"/api/tables/{table}/sit", seat=1)
    with ben.join(table) as player, ben.join(table):
        player.state()
        for line in watchers[:5]:
            assert line.state(lambda s: s["table"]["seats"][1]["online"])
    for line in watchers[:5]:
        assert line.state(lambda s: not s["table"]["seats"][1]["online"])
        line.close()
