"""Thoughts on other machines: thinkers take them from the queue in PostgreSQL, and lose nothing by dying."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import skarb
from server.house import House, execute, texts, until
from skarb import bots
from skarb.cli import main
from skarb.games import find, ids
from skarb.server.engine import NotStored
from skarb.server.news import every
from skarb.server.postgres import wire_to
from skarb.server.thinkers import Mind, answer
from skarb.server.thoughts import FAILED, Written, heard, read_asked, written
from skarb.server.workers import Worker

ENGINES = ["postgresql"]


@contextmanager
def thinker(db: str, workers: int = 0) -> Iterator[Mind]:
    """One in a thread of this process; `workers` as those of a server."""
    made: list[Any] = []

    async def live() -> None:
        stop = asyncio.Event()
        one = Mind(wire, 2)
        made.extend([one, asyncio.get_running_loop(), stop])
        await one.run(stop)

    wire = wire_to(db)
    monkey = pytest.MonkeyPatch()
    if not workers:  # threads think, not processes: they need not start
        monkey.setattr("skarb.server.workers.Worker.__init__", _in_thread)
    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    until(lambda: len(made) == 3)
    yield made[0]
    made[1].call_soon_threadsafe(made[2].set)
    thread.join()
    wire.close()
    monkey.undo()


_made = Worker.__init__


def _in_thread(self: Any, process: bool, nice: int = 0) -> None:
    _made(self, False, nice)


def alone(house: House, db: str) -> None:
    """The server itself cannot think."""

    async def never(*args: Any) -> Any:
        raise AssertionError("the server thinks itself")

    house.app.state.hall.thinking.bots.run = never
    until(lambda: house.app.state.hall.thinking.afar.cores)


def play(house: House, level: str = "greedy") -> None:
    """A few choices against a bot, and a hint."""
    anna = house.visitor()
    table = anna.make("dragon_catchers", 2, bots={"1": level}, start=True)["id"]
    with anna.join(table) as line:
        state = line.state()
        for _ in range(6):
            if not state["question"] and not state["result"]:
                state = line.state(lambda s: s["question"] or s["result"])
            state = line.at(line.choose(texts(state)[0], ply=state["ply"])["ply"])
        if not state["question"]:
            state = line.state(lambda s: s["question"])
        assert {c["text"] for c in line.ask("hint", seat=state["seat"])["choices"]} <= set(texts(state))


@pytest.mark.parametrize("game", ids())
def test_what_a_thinker_gets_is_a_seat_as_plain_data(game: str) -> None:
    """And nothing of the truth: it is the same for every truth that the seat cannot tell from this one."""
    match = skarb.new(game, find(game).seats[0], "secret seed")
    assert match.question is not None
    seat = bots.sit(match, match.question.seat, "chance")
    asked = written(seat, level="greedy", moment=("table", 3, 0, ""), seconds=0.05)
    text = msgspec.json.encode(asked).decode()
    assert "secret seed" not in text
    assert match.state.key.hex() not in text
    again = read_asked(text)
    assert isinstance(again, Written)
    assert again.seat.view == seat.view == match.view(seat.number)
    assert answer("choose", text) in seat.choices
    assert {thought.choice for thought in heard(answer("hint", text))} <= set(seat.choices)


def test_thoughts_and_hints_are_thought_elsewhere(house: House, db: str) -> None:
    with thinker(db):
        alone(house, db)
        play(house)
    until(lambda: not house.app.state.hall.thinking.afar.cores)
    assert execute(db, "SELECT count(*) FROM thought") == [(0,)]


def test_a_game_is_judged_elsewhere_once_for_all_servers(house: House, db: str) -> None:
    other = House(db)
    match = skarb.new("dragon_catchers", 2, 1)
    while match.question is not None:
        match.choose(match.choices[0], match.question.seat)
    with thinker(db):
        for one in (house, other):
            alone(one, db)
            one.app.state.hall.thinking.study = None
        anna = house.visitor()
        table = anna.post("/api/records", **match.record())["id"]
        path = f"/api/tables/{table}/analysis"
        until(lambda: anna.http.get(path).status_code == 200)
        assert anna.moved(other.port).get(path) == anna.get(path)
        assert execute(db, "SELECT count(*) FROM thought") == [(1,)]
    other.close()


def test_what_a_dead_thinker_had_taken_another_takes(house: House, db: str) -> None:
    """It has taken all there is, and its lease runs out."""
    execute(db, "INSERT INTO process VALUES ('dead', 'thinker', ?, 64, clock_timestamp() + interval '1.5 s')", VERSION)
    execute(
        db,
        "CREATE FUNCTION take() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.thinker := 'dead'; RETURN NEW; END $$",
    )
    execute(db, "CREATE TRIGGER take BEFORE INSERT ON thought FOR EACH ROW EXECUTE FUNCTION take()")
    with thinker(db):
        alone(house, db)
        play(house)


def test_an_answer_waits_for_a_database_that_is_away(house: House, db: str) -> None:
    """A thinker that has thought while the database was restarted gives its answer afterwards."""
    with thinker(db) as one:
        alone(house, db)
        do = one.wire.do
        refused: list[Any] = []

        async def away(job: Any) -> Any:
            if "answer" in job.__code__.co_qualname and len(refused) < 3:
                refused.append(job)
                raise NotStored("away")
            return await do(job)

        one.wire.do = away  # type: ignore[method-assign]
        play(house)
        assert len(refused) == 3


def test_what_a_thinker_took_without_knowing_it_goes_to_others(house: House, db: str) -> None:
    """The commit by which it took a thought was done, and no word of it came back."""
    with thinker(db) as one:
        execute(
            db,
            "INSERT INTO thought (kind, version, process, asked, thinker) VALUES ('choose', 'another', '', '', ?)",
            one.wire.process,
        )
        until(lambda: execute(db, "SELECT thinker FROM thought") == [(None,)])


def test_thoughts_are_numbered_by_their_moment(db: str) -> None:
    """No two have one number, though the database may forget all of them."""
    sql = "INSERT INTO thought (kind, version, process, asked) SELECT '', '', '', '' FROM generate_series(1, 50)"
    execute(db, sql)
    first = execute(db, "SELECT min(id), max(id) FROM thought")[0]
    execute(db, "TRUNCATE thought RESTART IDENTITY")
    execute(db, sql)
    assert first[0] < first[1] < execute(db, "SELECT min(id) FROM thought")[0][0]


VERSION = skarb.__version__


def test_without_thinkers_or_with_bad_ones_the_server_thinks_itself(house: House, db: str) -> None:
    play(house)
    with thinker(db) as one:

        async def fail(*args: Any) -> Any:
            raise RuntimeError

        one.thinking.bots.run = fail  # type: ignore
        until(lambda: house.app.state.hall.thinking.afar.cores)
        play(house)
    execute(db, "INSERT INTO process VALUES ('other', 'thinker', 'another version', 64, 'infinity')")
    play(house)
    assert FAILED not in json.dumps(execute(db, "SELECT answer FROM thought"))


def test_the_command_thinks_and_may_be_killed(house: House, db: str) -> None:
    """A process of its own, killed in the middle: the server thinks itself."""
    words = ["think", "--db", db, "--workers", "1"]
    code = f"import sys; from skarb.cli import main; sys.exit(main({words!r}))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Skarb thinks for" in process.stdout.readline()
        until(lambda: house.app.state.hall.thinking.afar.cores == 1)
        play(house)
        os.kill(process.pid, signal.SIGKILL)
        play(house)
    alive = "SELECT 1 FROM process WHERE kind = 'thinker' AND until > clock_timestamp()"
    until(lambda: not execute(db, alive))
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        until(lambda: execute(db, alive))
        process.terminate()
        assert process.wait() == 0
    assert not execute(db, alive)


def test_whoever_is_cancelled_ends_though_news_come_at_the_same_moment() -> None:
    async def cancel(steps: int) -> bool:
        news = asyncio.Event()

        async def take() -> None:
            news.clear()

        task = asyncio.create_task(every(1000.0, take, news))
        for _ in range(5):
            await asyncio.sleep(0)
        news.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        for _ in range(20):
            await asyncio.sleep(0)
        return task.cancelled()

    assert all(asyncio.run(cancel(steps)) for steps in range(4))


def test_a_thinker_needs_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "think", "--db", "skarb.sqlite"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
