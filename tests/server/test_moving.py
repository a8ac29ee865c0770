"""From SQLite to PostgreSQL: everything, also while it is played in, also after an interruption."""

import random
from pathlib import Path

import pytest

from server.house import House, execute, play, texts
from skarb.cli import main
from skarb.server import moving
from skarb.server.engine import Unusable
from skarb.server.moving import ALONE, PARTS, Differs, move

ENGINES = ["postgresql"]


@pytest.fixture
def old(tmp_path: Path) -> str:
    return str(tmp_path / "old.sqlite")


def everything(db: str) -> dict[str, list[str]]:
    out = {}
    for part in ("tables", "log", *PARTS, *ALONE):
        names = "ply, table_id, data" if part == "snapshot" else "*"
        rows = execute(db, f"SELECT {names} FROM {part}" + (" WHERE key <> 'served'" if part == "fact" else ""))
        out[part] = sorted(repr(sorted(map(repr, row))) for row in rows)
    return out


def test_a_living_hall_moves(db: str, old: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Copied while it is played in, once more after the stop; then everybody goes on where he was."""
    house = House(old)
    anna, ben = house.visitor("Анна"), house.visitor("Ben")
    ended = anna.make("durak", 2, hot_seat=True, start=True)["id"]
    with anna.join(ended) as line:
        play(line, random.Random(1))
        line.send(t="chat", n=1, text="well played")
        line.until(lambda frame: frame["t"] == "chat")
    running = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    waiting, closed = ben.make("durak", 3)["id"], ben.make("durak", 2)["id"]
    with anna.join(running) as line:
        play(line, random.Random(2), 5)
        first = move(old, db)
        assert (first.copied, first.kept, first.removed, first.replayed) == (4, 0, 0, 2)
        play(line, random.Random(3), 5)
        last = line.now
    anna.post(f"/api/tables/{waiting}/sit", seat=1)
    ben.post(f"/api/tables/{closed}/delete")
    house.close()
    assert main(["migrate", "--from", old, "--db", db, "--lang", "en"]) == 0
    assert "Copied 2 tables, 1 had been there already, 1 are no longer." in capsys.readouterr().out
    assert move(old, db).copied == 0
    assert everything(db) == everything(old)
    house = House(db)
    there = anna.moved(house.port)
    assert {table["id"] for table in there.get("/api/tables")["mine"]} == {ended, running, waiting}
    assert there.get("/api/me")["name"] == "Анна"
    with there.join(running) as line:
        now = line.state()
        assert (now["ply"], now["view"], texts(now)) == (last["ply"], last["view"], texts(last))
        play(line, random.Random(4))
    house.close()
    with pytest.raises(Unusable, match="database-served"):
        move(old, db)


def test_it_goes_on_where_it_was_interrupted(db: str, old: str) -> None:
    house = House(old)
    anna = house.visitor()
    for _ in range(5):
        anna.make("durak", 2, hot_seat=True, start=True)
    house.close()

    def stop(done: int, all: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(old, db, stop)
    moved = move(old, db)
    assert (moved.copied, moved.kept, moved.counted["tables"]) == (2, 3, 5)


def test_a_copy_that_differs_is_found(db: str, old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(old)
    anna = house.visitor()
    table = anna.make("durak", 2, hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        play(line, random.Random(1), 4)
    house.close()
    move(old, db)
    execute(db, "INSERT INTO chat VALUES (?, 1, 'p', 'n', 'c', 't', 0)", table)
    with monkeypatch.context() as patch:
        patch.setattr(moving, "_copy", lambda *_: moving.Moved())  # what puts it right again
        with pytest.raises(Differs, match="chat: 0 ≠ 1"):
            move(old, db)
    execute(db, "DELETE FROM chat")
    execute(db, "ALTER TABLE log DISABLE TRIGGER log_is_fixed")
    execute(db, "UPDATE log SET choice = 'other' WHERE ply = 2")
    with pytest.raises(Differs, match=table):
        move(old, db)


def test_a_hall_moves_into_postgresql_only(old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--from", old, "--db", str(tmp_path / "new.sqlite"), "--lang", "en"]) == 2
    assert "copied into PostgreSQL" in capsys.readouterr().err
    assert main(["migrate", "--db", str(tmp_path / "new.sqlite"), "--lang", "en"]) == 0
    assert (tmp_path / "new.sqlite").exists()


def test_a_file_that_is_not_there_is_not_made(db: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="cannot be opened"):
        main(["migrate", "--from", str(tmp_path / "nowhere.sqlite"), "--db", db, "--lang", "en"])
    assert not (tmp_path / "nowhere.sqlite").exists()
