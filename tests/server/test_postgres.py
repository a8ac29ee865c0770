"""What PostgreSQL may do to us: cut connections, restart, be slow or full, fail over. And its schema."""

import asyncio
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.house import House, Line, execute, texts, until
from server.postgres import Cluster
from skarb.server import database, postgres
from skarb.server.engine import NotStored, Unusable
from skarb.server.main import serve
from skarb.server.moving import columns
from skarb.server.store import Store

ENGINES = ["postgresql"]
LOCKED = "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = ?"


def cut(db: str) -> int:
    """End all connections to a database; how many there were."""
    own = "datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'skarb'"
    return len(execute(db, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}"))


def choose(line: Line) -> int:
    """A choice that must be acknowledged: its ply."""
    answer = line.choose(texts(line.now)[0], line.now["seat"])
    assert answer["t"] == "ok", answer
    line.at(answer["ply"])
    return int(answer["ply"])


def plies(db: str, table: str) -> list[int]:
    return [row[0] for row in execute(db, "SELECT ply FROM log WHERE table_id = ? ORDER BY ply", table)]


def test_connections_that_are_cut_are_not_noticed(house: House, db: str) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        line.state()
        for ply in range(1, 11):
            assert cut(db) > 0
            assert choose(line) == ply
    assert plies(db, table) == list(range(1, 11))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_of_the_database_is_a_delay(house: House, db: str, cluster: Cluster, how: signal.Signals) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        line.state()
        assert choose(line) == 1
        cluster.stop(how)
        line.send(t="choose", n=50, seat=line.now["seat"], choice=texts(line.now)[0])
        cluster.start()
        answer = line.until(lambda frame: frame["t"] in ("ok", "error"))
        if answer["t"] == "error":  # the machine is so slow that it took too long
            assert answer["code"] == "not-stored"
            line.state()
        else:
            line.at(2)
        assert choose(line) == answer.get("ply", 1) + 1
    assert plies(db, table) == list(range(1, answer.get("ply", 1) + 2))


def test_a_process_that_stands_still_in_a_transaction_stops_nobody_for_long(house: House, db: str) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line, postgres.connect(db) as still:
        line.state()
        still.execute("UPDATE tables SET ply = ply WHERE id = %s", [table])
        assert choose(line) == 1
        with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
            still.commit()


def test_a_transaction_in_which_this_process_stood_still_is_done_again(db: str) -> None:
    tries = list[int]()

    def job(link: Any) -> int:
        tries.append(link.execute("SELECT pg_backend_pid()").fetchone()[0])
        link.execute("INSERT INTO fact (key, value) VALUES ('told', 'x')")
        if len(tries) == 1:
            until(lambda: not execute(db, "SELECT 1 FROM pg_stat_activity WHERE pid = ?", tries[0]))
        return len(tries)

    async def scene() -> int:
        store = Store(db)
        done = await store.engine.write(job)
        await store.close()
        return done

    assert asyncio.run(scene()) == 2


def test_while_it_is_away_nothing_is_acknowledged(
    house: House, db: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        line.state()
        assert choose(line) == 1
        cluster.stop()
        try:
            assert line.choose(texts(line.now)[0], line.now["seat"])["code"] == "not-stored"
            assert anna.refused("POST", "/api/tables", game="durak", seats=2) == (503, "not-stored")
        finally:
            cluster.start()
        line.state()  # read again from the log by itself
        assert choose(line) == 2


def test_a_commit_without_an_answer_is_not_done_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks when the commit has been sent: it may have been done, and only the log knows."""
    commit, done = psycopg.Connection.commit, list[str]()

    def lose(link: psycopg.Connection[Any]) -> None:
        commit(link)
        if done:
            link.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    async def scene() -> None:
        store = Store(db)
        monkeypatch.setattr(psycopg.Connection, "commit", lose)

        def job(link: Any) -> None:
            done.append("once")
            link.execute("INSERT INTO fact (key, value) VALUES ('told', 'x')")

        with pytest.raises(NotStored):
            await store.write(job)
        assert done == ["once"]
        done.clear()
        assert await store.fact("told", b"y") == b"x"
        await store.close()

    asyncio.run(scene())


def test_a_lock_of_another_is_waited_for(house: House, db: str) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line, psycopg.connect(db) as other:
        line.state()
        other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
        line.send(t="choose", n=1, seat=line.now["seat"], choice=texts(line.now)[0])
        until(lambda: execute(db, LOCKED, db.split("/")[3].split("?")[0])[0][0])
        assert anna.get("/api/tables")["mine"][0]["id"] == table  # who only looks waits for nobody
        other.rollback()
        assert line.until(lambda frame: frame["t"] in ("ok", "error"))["ply"] == 1


def test_what_takes_too_long_is_given_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres.SETTINGS, "options", "-c statement_timeout=50ms")

    async def scene() -> None:
        store = Store(db)
        with pytest.raises(NotStored, match="statement timeout"):
            await store.write(lambda link: link.execute("SELECT pg_sleep(60)"))
        assert await store.fact("a", b"b") == b"b"
        await store.close()

    asyncio.run(scene())


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'No space left on device'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()
"""


def test_a_full_disk_acknowledges_nothing(house: House, db: str) -> None:
    """By the code that PostgreSQL says it with."""
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        line.state()
        execute(db, FULL)
        assert line.choose(texts(line.now)[0], line.now["seat"])["code"] == "not-stored"
        assert line.state()["ply"] == 0
        execute(db, "DROP TRIGGER full_disk ON log")
        assert choose(line) == 1


def test_another_server_takes_over_and_has_everything(tmp_path: Path) -> None:
    """A standby that every commit waits for, found by an address with both."""
    first = Cluster()
    second = Cluster.__new__(Cluster)
    try:
        db = first.fresh()
        second.follow(first)
        first.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.execute("SELECT pg_reload_conf()")
        until(lambda: execute(first.url("postgres"), "SHOW synchronous_standby_names") == [("*",)])
        house = House(f"{db},{second.folder}&target_session_attrs=read-write")
        anna = house.visitor()
        table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
        with anna.join(table) as line:
            line.state()
            before = choose(line)
            first.stop()
            second.promote()
            while (answer := line.choose(texts(line.now)[0], line.now["seat"]))["t"] == "error":
                assert answer["code"] == "not-stored"
                line.state()
            assert answer["ply"] == before + 1
        house.close()
        assert plies(second.url(db.split("/")[3].split("?")[0]), table) == [1, 2]
    finally:
        for cluster in (first, second):
            cluster.close()


# -- the schema --------------------------------------------------------------------------------------------------------


def test_both_engines_have_the_same_columns(db: str, tmp_path: Path) -> None:
    database.prepare(str(tmp_path / "a.sqlite"))
    link = sqlite3.connect(tmp_path / "a.sqlite")
    parts = [row[0] for row in link.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    found = execute(db, "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'")
    there: dict[str, list[str]] = {}
    for part, column in found:
        there.setdefault(part, []).append(column)
    for part in ("migration", "process", "keeper", "present", "thought"):  # of many processes
        del there[part]
    assert {part: sorted(columns(link, part)) for part in parts} == {part: sorted(c) for part, c in there.items()}
    link.close()


def test_servers_that_start_at_once_make_the_schema_once(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE empty")
    url = cluster.url("empty")
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(postgres.prepare, [url] * 4))
    assert execute(url, "SELECT version FROM migration") == [(n,) for n in range(1, len(postgres.migrations()) + 1)]
    execute(url, "INSERT INTO migration (version) VALUES (1000)")
    with pytest.raises(Unusable, match="database-newer"):
        postgres.prepare(url)


def test_a_migration_that_fails_changes_nothing(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.execute("CREATE DATABASE half")
    url = cluster.url("half")
    known = postgres.migrations()
    monkeypatch.setattr(postgres, "migrations", lambda: [*known, "CREATE TABLE more (id TEXT); SELECT 1 / 0"])
    with pytest.raises(Unusable):
        postgres.prepare(url)
    assert execute(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    monkeypatch.setattr(postgres, "migrations", lambda: known)
    postgres.prepare(url)
    monkeypatch.setattr(postgres, "migrations", lambda: [*known, "CREATE TABLE more (id TEXT)"])
    postgres.prepare(url)
    assert execute(url, "SELECT count(*) FROM more") == [(0,)]


def test_a_database_that_is_away_is_refused_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="cannot be used") as end:
        serve(port=0, db=f"postgresql://me:secret@/hall?host={tmp_path}")
    assert "secret" not in str(end.value)
    with pytest.raises(SystemExit, match="cannot be used") as end:
        serve(port=0, db="postgresql://me:secret@[/hall")
    assert "secret" not in str(end.value)


def test_without_the_package_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "skarb.server.postgres", None)
    with pytest.raises(SystemExit, match=r"skarb\[server,postgres\]"):
        serve(port=0, db="postgresql://me@/hall")
