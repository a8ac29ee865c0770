"""The log: durable, append-only, one writer for each ply; snapshots that agree with it."""

import asyncio
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import skarb
from server.house import BOTH, PATIENCE, House, Line, Visitor, execute, play, seated, texts, until
from skarb.games import find
from skarb.server import entering
from skarb.server.chairs import Chair
from skarb.server.engine import Link, NotStored, is_postgres
from skarb.server.making import fresh_row
from skarb.server.messages import encode
from skarb.server.store import Conflict, Entry, Store
from skarb.server.table import SNAPSHOT, Table, guard

ENGINES = BOTH


def entry(ply: int, choice: str = "x", client: str | None = None, n: int | None = None) -> Entry:
    return Entry(ply, "choose", 0, choice, "somebody", 0.0, 0.0, client, n)


def test_one_ply_is_written_once(db: str) -> None:
    async def scene() -> None:
        one, two = Store(db), Store(db)
        row = fresh_row("durak", "1", 2, {}, "seed", "me", [Chair(), Chair()])
        await one.make(row, ["me"], [])
        results = await asyncio.gather(
            *(store.append(row, entry(1, str(i))) for i in range(20) for store in (one, two)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
        await one.append(row, entry(2, client="tab", n=1))
        with pytest.raises(Conflict):
            await two.append(row, entry(3, client="tab", n=1))
        found = await two.load(row.id)
        assert found is not None
        assert [line.ply for line in found[1]] == [1, 2]
        await one.close()
        await two.close()

    asyncio.run(scene())


def run(statement: str, link: Link) -> list[Any]:
    return link.execute(statement).fetchall()


def test_what_reads_and_then_writes_is_alone(db: str) -> None:
    async def scene() -> None:
        stores = Store(db), Store(db)
        row = fresh_row("durak", "1", 2, {}, "seed", "me", [Chair(), Chair()])
        await stores[0].make(row, ["me"], [])
        said = [stores[i % 2].chat(row.id, "me", "Me", "#000000", f"{i}", 0.0) for i in range(20)]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 21))
        rows = [fresh_row("durak", "1", 2, {}, "seed", "me", []) for _ in range(8)]
        made = [stores[i % 2].rematch(again, [], row.id) for i, again in enumerate(rows)]
        assert len(set(await asyncio.gather(*made))) == 1
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_any_text_is_stored(db: str) -> None:
    async def scene() -> None:
        store = Store(db)
        row = fresh_row("durak", "1", 2, {}, "seed", "me", [Chair(), Chair()])
        await store.make(row, [], [entry(1, "%s ? 100%", "a\0b", 1)])
        assert await store.load("no\0table") is None
        found = await store.load(row.id)
        assert found is not None
        assert found[1][0].choice == "%s ? 100%"
        await store.close()

    asyncio.run(scene())


def test_the_log_is_append_only(db: str) -> None:
    async def scene() -> None:
        store = Store(db)
        row = fresh_row("durak", "1", 2, {}, "seed", "me", [Chair(), Chair()])
        await store.make(row, [], [entry(1)])
        for statement in ("UPDATE log SET choice = 'y'", "DELETE FROM log"):
            with pytest.raises(NotStored, match="append-only"):
                await store.write(partial(run, statement))
        found = await store.load(row.id)
        assert found is not None
        assert found[1] == [entry(1)]
        await store.close()

    asyncio.run(scene())


def test_what_is_acknowledged_is_on_the_disk(db: str) -> None:
    async def scene() -> None:
        store = Store(db)
        if is_postgres(db):
            assert await store.write(partial(run, "SHOW synchronous_commit")) == [("on",)]
            assert await store.write(partial(run, "SHOW transaction_isolation")) == [("serializable",)]
        else:
            assert await store.read(partial(run, "PRAGMA journal_mode")) == [("wal",)]
            assert await store.write(partial(run, "PRAGMA synchronous")) == [(2,)]  # FULL
        await store.close()

    asyncio.run(scene())


def test_only_a_whole_finished_table_is_forgotten(db: str) -> None:
    async def scene() -> None:
        store = Store(db)
        rows = {}
        for name, state, updated in (
            ("old", "over", 1.0),
            ("new", "over", 9.0),
            ("watched", "over", 1.0),
            ("played", "playing", 1.0),
        ):
            rows[name] = row = fresh_row("durak", "1", 2, {}, "seed", "me", [])
            row.id, row.state, row.updated = name, state, updated
            await store.make(row, ["me"], [entry(1), entry(2)])
            await store.snapshot(name, 2, "", b"")
            await store.chat(name, "me", "Me", "#000000", "hello", 0.0)
        for statement in ("DELETE FROM log WHERE table_id = 'old'", "DELETE FROM tables WHERE id = 'played'"):
            with pytest.raises(NotStored):
                await store.write(partial(run, statement))
        assert await store.forget(5.0, ["watched"]) == ["old"]
        assert await store.forget(5.0, ["watched"]) == []
        assert await store.load("old") is None
        for name in ("new", "watched", "played"):
            found = await store.load(name)
            assert found is not None
            assert len(found[1]) == 2
        for part in ("log", "snapshot", "sitter", "chat"):
            left = await store.read(partial(run, f"SELECT DISTINCT table_id FROM {part}"))
            assert sorted(left) == [("new",), ("played",), ("watched",)]
        await store.close()

    asyncio.run(scene())


def test_a_host_may_keep_finished_tables_for_some_days(house: House, db: str) -> None:
    anna = house.visitor()
    tables = [anna.make("durak", hot_seat=True, start=True)["id"] for _ in range(3)]
    for table in tables[:2]:
        with anna.join(table) as line:
            play(line, random.Random(1))
    house.close()
    execute(db, "UPDATE tables SET updated = updated - 8 * 86400 WHERE id IN (?, ?)", tables[0], tables[2])
    again = House(db, keep_days=7)
    anna = anna.moved(again.port)
    until(lambda: len(anna.get("/api/tables")["mine"]) == 2)
    assert anna.refused("GET", f"/api/tables/{tables[0]}") == (404, "no-such-table")
    assert anna.get(f"/api/tables/{tables[1]}")["state"] == "over"
    assert anna.get(f"/api/tables/{tables[2]}")["state"] == "playing"
    again.close()
    forever = House(db)
    assert len(anna.moved(forever.port).get("/api/tables")["mine"]) == 2
    forever.close()


def test_many_writes_share_a_commit_and_a_bad_one_harms_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        commits = 0

        def count(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        await store.write(lambda link: cast(sqlite3.Connection, link).set_trace_callback(count))
        rows = [fresh_row("durak", "1", 2, {}, "seed", "me", []) for _ in range(200)]
        await asyncio.gather(*(store.make(row, [], []) for row in rows))
        jobs: list[Any] = [store.append(row, entry(1)) for row in rows]
        jobs.insert(100, store.write(lambda link: link.execute("no such statement")))
        busy = threading.Event()
        first = asyncio.ensure_future(store.write(lambda link: busy.wait()))
        others = asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.sleep(0)  # all wait while the first is being written
        before = commits
        busy.set()
        await first
        results = await others
        assert sum(isinstance(result, NotStored) for result in results) == 1
        assert commits - before <= 2
        loaded = await asyncio.gather(*(store.load(row.id) for row in rows))
        assert all(found is not None and len(found[1]) == 1 for found in loaded)
        await store.close()

    asyncio.run(scene())


def test_the_write_ahead_log_is_cut_off_while_choices_keep_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skarb.server.sqlite.LARGE", 1_000_000)
    ahead = tmp_path / "a.sqlite-wal"

    async def scene() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        sizes: list[int] = []

        async def write_on(name: str) -> None:
            for i in range(50):
                await store.snapshot(name, i, "", bytes([i]) * 100_000)
                sizes.append(ahead.stat().st_size)

        await asyncio.gather(*(write_on(name) for name in "abcd"))  # never a moment without something to write
        assert max(sizes) < 6_000_000
        await store.close()
        assert not ahead.exists()

    asyncio.run(scene())


def test_a_long_reader_of_another_process_stops_no_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skarb.server.sqlite.LARGE", 50_000)
    monkeypatch.setattr("skarb.server.sqlite.LOCKED", 1)

    async def scene() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        await store.snapshot("x", 0, "", b"")
        reader = sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM snapshot").fetchone()
        for i in range(10):
            await store.snapshot("x", i, "", bytes([i]) * 100_000)
        assert (tmp_path / "a.sqlite-wal").stat().st_size > 500_000
        reader.execute("COMMIT")
        for i in range(10):
            await store.snapshot("x", i, "", bytes([i]) * 100_000)
        assert (tmp_path / "a.sqlite-wal").stat().st_size < 500_000
        await store.close()

    asyncio.run(scene())


def long_game(plies: int) -> tuple[Table, list[Entry]]:
    """A game of Dragon Catchers that lasts for so many plies."""
    game = find("dragon_catchers")
    chance = random.Random(1)
    for seed in range(1000):
        match = skarb.new(game.id, 2, str(seed), {"target": 100_000} if has(game, "target") else {})
        entries: list[Entry] = []
        while match.question and len(entries) < plies:
            choice, seat = chance.choice(match.choices), match.question.seat
            match.choose(choice, seat)
            entries.append(Entry(len(entries) + 1, "choose", seat, choice, "p", 0.0, 0.0, "c", len(entries)))
        if len(entries) == plies:
            row = fresh_row(game.id, game.version, 2, match.options, str(seed), "me", [Chair(person="p")] * 2)
            row.state = "playing"
            return Table(game, row), entries
    raise AssertionError("no game lasts that long")


def has(game: Any, key: str) -> bool:
    return any(option.key == key for option in game.options)


def test_a_snapshot_and_the_whole_log_agree() -> None:
    table, entries = long_game(150)
    asyncio.run(table.restore(table.row, entries[:100], None, 0.0))
    frozen = table.freeze()
    twin = Table(table.game, table.row)
    asyncio.run(twin.restore(table.row, entries, (100, guard(table.game), frozen), 0.0))
    asyncio.run(table.restore(table.row, entries, None, 0.0))
    assert table.match is not None
    assert twin.match is not None
    assert twin.snapshot_ply == 100
    assert encode(twin.match.record()) == encode(table.match.record())
    assert twin.match.position() == table.match.position()
    assert list(twin.told) == list(table.told)
    assert twin.told_count == table.told_count
    assert [twin.cut(seat) for seat in (0, 1, None)] == [table.cut(seat) for seat in (0, 1, None)]
    for seat in (0, 1):
        assert twin.match.why_not_undo(seat) == table.match.why_not_undo(seat)


def test_a_snapshot_of_other_code_is_not_read() -> None:
    table, entries = long_game(70)
    asyncio.run(table.restore(table.row, entries, (64, "other code", b"not a pickle"), 0.0))
    assert table.match is not None
    assert len(table.match.plies) == 70


def test_undo_works_on_after_a_snapshot() -> None:
    game = find("durak")
    row = fresh_row(game.id, game.version, 2, {}, "5", "me", [Chair(person="p")] * 2)
    row.state = "playing"
    table = Table(game, row)
    match = table.deal()
    first = match.question
    assert first is not None
    entries = [Entry(1, "choose", first.seat, first.choices[0], "p", 0.0, 0.0)]
    asyncio.run(table.restore(row, entries, None, 0.0))
    twin = Table(game, row)
    undo = Entry(2, "undo", first.seat, "", "p", 0.0, 0.0)
    asyncio.run(twin.restore(row, [*entries, undo], (1, guard(game), table.freeze()), 0.0))
    assert twin.match is not None
    assert twin.match.plies == []
    assert twin.match.choices == first.choices


def test_a_long_game_opens_from_its_snapshot(house: House, db: str) -> None:
    anna = house.visitor()
    table = anna.make("durak", 3, hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        play(line, random.Random(1), 2 * SNAPSHOT + 10)
        before = line.now
    assert until(lambda: execute(db, "SELECT ply FROM snapshot WHERE table_id = ?", table))[0][0] >= SNAPSHOT
    house.close()
    again = House(db)
    try:
        cookie = {"Cookie": f"skarb={anna.http.cookies['skarb']}"}
        with Line(
            again.port, table, cookie, {"seat": before["seat"]}
        ) as line:  # several may be asked: the same of them
            after = line.state()
            assert {k: after[k] for k in ("view", "question", "ply", "undo")} == {
                k: before[k] for k in ("view", "question", "ply", "undo")
            }
        with Line(again.port, table, cookie, {}) as line:
            play(line, random.Random(1))
    finally:
        again.close()


SERVER = """
import sys
from skarb.server.guard import Limits
from skarb.server.main import serve
from skarb.server.tables import Pace
MUCH = (9999.0, 9999.0)
limits = Limits(get=MUCH, post=MUCH, connect=MUCH, chat=MUCH, message=MUCH)
serve(port=0, db=sys.argv[1], limits=limits, pace=Pace(0, 0), seeds=lambda: "1" * 64)
"""


def begin(db: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server process, and the port it listens on."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, db], stdout=subprocess.PIPE)
    assert process.stdout is not None
    address = re.search(rb"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
    assert address is not None
    port = int(address[1])

    def up() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    until(up)
    return process, port


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_nothing_acknowledged_is_lost_by_kill_9(db: str) -> None:
    process, port = begin(db)
    anna = Visitor(port, "Anna")
    tables = [
        anna.make(game, seats, hot_seat=hot, start=True)["id"]
        for game, seats, hot in (
            ("durak", 3, True),
            ("dragon_catchers", 2, True),
            ("durak", 2, False),
            ("dragon_catchers", 4, False),
        )
    ]
    acknowledged: dict[str, list[tuple[int, int, str]]] = {table: [] for table in tables}
    chance = random.Random(9)
    workers: list[int] = []
    for round in range(3):
        lines = {table: anna.join(table, client=f"r{round}") for table in tables}
        for line in lines.values():
            line.state()
        for _ in range(8):
            for table, line in lines.items():
                state = line.now
                while not state["question"] and not state["result"]:
                    state = line.state()
                if state["result"]:
                    continue
                choice, seat = chance.choice(texts(state)), state["seat"]
                answer = line.choose(choice, seat, ply=state["ply"])
                if answer["t"] == "ok":
                    acknowledged[table].append((answer["ply"], seat, choice))
                    line.at(answer["ply"])
                else:  # somebody else was asked too, and answered first
                    assert answer["code"] == "late"
                    line.at(state["ply"] + 1)
        for line in lines.values():  # die in the middle: sent, perhaps not yet answered
            if line.now["question"]:
                line.send(t="choose", n=99_999, seat=line.now["seat"], choice=texts(line.now)[0], ply=line.now["ply"])
        workers = children(process.pid)
        assert workers  # bots think elsewhere
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        for table, line in lines.items():
            try:
                while True:
                    frame = line.next()
                    if frame["t"] == "ok" and frame["n"] == 99_999:
                        acknowledged[table].append((frame["ply"], -1, ""))
            except ConnectionClosed:
                pass
        for table, sure in acknowledged.items():
            rows = execute(db, "SELECT ply, seat, choice FROM log WHERE table_id = ?", table)
            log = {row[0]: row[1:] for row in rows}
            assert sorted(log) == list(range(1, len(log) + 1))
            for ply, seat, choice in sure:
                assert ply in log
                assert seat < 0 or log[ply] == (seat, choice)
        process, port = begin(db)
        anna = anna.moved(port)
        for table, sure in acknowledged.items():
            assert anna.get(f"/api/tables/{table}")["ply"] >= max((ply for ply, _, _ in sure), default=0)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))  # no orphan goes on thinking
    assert len(acknowledged[tables[0]]) > 20
    assert all(acknowledged.values())
    process.terminate()
    assert process.wait(PATIENCE) is not None


def test_a_table_of_rules_that_are_gone_is_refused(house: House, db: str) -> None:
    anna = house.visitor()
    table = anna.make(start=True)["id"]
    house.app.state.hall.tables.live.clear()
    execute(db, "UPDATE tables SET rules = '0.0-unknown' WHERE id = ?", table)
    assert anna.refused("GET", f"/api/tables/{table}") == (409, "table-broken")


def test_tables_are_forgotten_and_read_again(db: str) -> None:
    house = House(db, most_live=5)
    anna = house.visitor()
    tables = [anna.make("dragon_catchers", hot_seat=True, start=True)["id"] for _ in range(40)]
    assert len(house.app.state.hall.tables.live) <= 14
    for table in tables:
        assert anna.get(f"/api/tables/{table}")["state"] == "playing"
    house.close()


def test_a_disk_that_fails_acknowledges_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    store = house.app.state.hall.tables.store
    with anna.join(table) as line:
        before = line.state()

        async def fail(*_: Any) -> None:
            raise NotStored("disk I/O error")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fail)
            assert line.choose(texts(before)[0])["code"] == "not-stored"
        again = line.state()  # read again from the log by itself
        assert (again["ply"], again["view"]) == (0, before["view"])
        answer = line.choose(texts(before)[0])
        assert answer["ply"] == 1
        assert line.at(1)["ply"] == 1


def test_others_hear_of_a_choice_though_whoever_made_it_has_gone(house: House) -> None:
    """His line is lost while the choice is being written: it counts, and the table does not stand still."""
    people, table = seated(house, "dragon_catchers")
    tables, gate = house.app.state.hall.tables, threading.Event()
    with people[0].join(table) as one, people[1].join(table) as two:
        asks, hears = (one, two) if one.state()["question"] else (two, one)
        hears.state()
        live = tables.live[table]
        gone = next(listener for listener in live.listeners if asks.now["seat"] in listener.mine)
        loop = gone.receiver.get_loop()
        asyncio.run_coroutine_threadsafe(tables.store.write(lambda link: gate.wait(PATIENCE)), loop)
        asks.send(t="choose", n=1, seat=asks.now["seat"], choice=texts(asks.now)[0])
        until(lambda: live.row.ply == 1)  # in memory; the disk is busy
        loop.call_soon_threadsafe(gone.receiver.cancel)
        until(lambda: gone not in live.listeners)
        gate.set()
        assert hears.at(1)["ply"] == 1


def test_a_seat_that_could_not_be_stored_leaves_no_table_standing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = seated(house, "dragon_catchers")
    tables = house.app.state.hall.tables

    async def fail(*_: Any) -> None:
        raise NotStored("disk I/O error")

    with people[0].join(table) as line:
        line.state()
        with monkeypatch.context() as patch:
            patch.setattr(tables.store, "change", fail)
            assert people[1].refused("POST", f"/api/tables/{table}/leave") == (503, "not-stored")
        again = line.state()  # nobody has asked for it
        assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "person"]


def test_a_server_that_cannot_write_lives_but_is_not_ready(
    house: House, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.visitor()
    with anna.join(anna.make(start=True)["id"]) as line:
        line.state()
        assert anna.get("/api/ready") == anna.get("/api/health") == {"tables": 1, "listeners": 1}
    if is_postgres(db):  # as a standby that was not promoted
        monkeypatch.setattr("skarb.server.postgres.PATIENCE", 0.2)
        execute(db, f"ALTER DATABASE {db.split('/')[3].split('?')[0]} SET default_transaction_read_only = on")
        end = "pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        execute(db, f"SELECT {end} AND application_name = 'skarb'")
    else:
        monkeypatch.setattr("skarb.server.sqlite._commit", refuse)
    assert anna.refused("GET", "/api/ready") == (503, "not-stored")
    assert anna.get("/api/health")["tables"] == 1


def refuse(link: sqlite3.Connection, jobs: list[Any]) -> list[tuple[Any, Any]]:
    return [(None, sqlite3.OperationalError("database is locked"))] * len(jobs)


def test_a_bot_that_could_not_store_its_choice_goes_on_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", 2, bots={"1": "random"}, start=True)["id"]
    store = house.app.state.hall.tables.store
    append, waits = store.append, list[int]()

    def soon(failures: int) -> float:
        waits.append(failures)
        return 0.0

    monkeypatch.setattr(entering, "pause", soon)

    async def fail(row: Any, entry: Any, also: Any = None, fence: Any = None) -> None:
        if entry.who == "bot":
            raise NotStored("database or disk is full")
        await append(row, entry, also, fence)

    with anna.join(table) as line:
        line.state()
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fail)
            while line.now["question"] is not None:
                line.at(line.choose(texts(line.now)[0])["ply"])
            until(lambda: len(waits) > 3)
        line.state(lambda now: now["question"])  # nobody has touched anything
    assert waits[:4] == [1, 2, 3, 4]


def test_what_cannot_be_stored_is_tried_ever_more_rarely() -> None:
    waits = [entering.pause(failures) for failures in range(1, 12)]
    assert waits == sorted(waits)
    assert (waits[0], waits[-1], entering.pause(10**9)) == (0.2, 30.0, 30.0)
