"""Thinking: what hangs is ended, and everybody gets a turn."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import skarb
from server.house import PATIENCE, House, Still, hang, play, texts, until
from skarb import bots
from skarb.bots import Level
from skarb.bots.search import Twig
from skarb.games import find
from skarb.kernel.match import Match
from skarb.server.chairs import Chair
from skarb.server.clock import Clock
from skarb.server.guard import Limits, address_of
from skarb.server.making import fresh_row
from skarb.server.table import Table
from skarb.server.thinking import LIMIT, QUICK, Moment, Thinking, think
from skarb.server.turns import LEAST, ROW, share
from skarb.server.workers import SOON, Fair, Hung, Staff, Whose, Worker


async def come(test: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end, "waited too long"
        await asyncio.sleep(0.01)


def test_a_worker_that_hangs_is_ended_and_others_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = Still()
        crew = Staff(clock, 1, process=True)
        hanging = asyncio.create_task(crew.run(LIMIT, Whose("a", "1"), hang, str(tmp_path / "begun")))
        await come((tmp_path / "begun").exists)
        pid = crew.pids[0]
        other = asyncio.create_task(crew.run(LIMIT, Whose("b", "2"), len, "abc"))
        clock.moment += LIMIT - 0.1
        await asyncio.sleep(0)
        assert not hanging.done()
        clock.moment += 0.1
        with pytest.raises(Hung):
            await hanging
        assert await other == 3
        assert crew.pids != [pid]
        await come(lambda: not Path(f"/proc/{pid}").exists())
        await crew.close()

    asyncio.run(scene())


def test_a_worker_that_hangs_before_it_has_begun_is_replaced_as_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was stopped while it imported the games kept every bot waiting for two minutes. On a slow machine the
    next one gets more time."""
    made: list[Worker] = []
    begin = Worker.__init__

    def stopped(worker: Worker, process: bool, nice: int = 0) -> None:
        begin(worker, process, nice)
        made.append(worker)
        if len(made) < 3 and worker.pid is not None:
            os.kill(worker.pid, signal.SIGSTOP)

    monkeypatch.setattr(Worker, "__init__", stopped)

    async def scene() -> None:
        clock = Still()
        crew = Staff(clock, 1, process=True)
        job = asyncio.create_task(crew.run(LIMIT, Whose(), len, "abc"))
        for hanging, seconds in enumerate((SOON, 2 * SOON), 1):
            await come(lambda count=hanging: len(made) == count)  # type: ignore[misc]
            clock.moment += seconds - 0.5
            await asyncio.sleep(0)
            assert len(made) == hanging
            clock.moment += 0.5
        assert await job == 3
        assert len(made) == 3
        await come(lambda: not any(Path(f"/proc/{worker.pid}").exists() for worker in made[:2]))
        await crew.close()

    asyncio.run(scene())


def test_a_worker_that_dies_is_replaced_and_its_job_done() -> None:
    async def scene() -> None:
        crew = Staff(Clock(), 1, process=True)
        assert await crew.run(PATIENCE, Whose(), len, "abc") == 3
        os.kill(crew.pids[0], signal.SIGKILL)
        assert await crew.run(PATIENCE, Whose(), len, "abcd") == 4
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await crew.run(PATIENCE, Whose(), divmod, 1, 0)
        await crew.close()

    asyncio.run(scene())


def test_a_bot_that_hangs_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a quicker level; and by chance if that hangs too."""
    clock, hung, free = Still(), threading.Semaphore(0), threading.Event()
    asked: list[str] = []

    class Stuck:
        def __init__(self, level: str) -> None:
            self.level = level

        def choose(self, seat: bots.Seat) -> str:
            asked.append(self.level)
            hung.release()
            free.wait()
            return seat.choices[0]

    def quick(seconds: float, cores: int) -> Any:
        return Stuck("greedy") if len(asked) > 2 else bots.Random()

    monkeypatch.setitem(bots.LEVELS, "adept", lambda seconds, cores: Stuck("adept"))
    monkeypatch.setitem(bots.LEVELS, "greedy", quick)
    house = House(tmp_path / "x.sqlite", clock=clock)

    def wind() -> None:
        while hung.acquire(timeout=PATIENCE) and not free.is_set():
            clock.moment += LIMIT + QUICK

    winding = threading.Thread(target=wind)
    winding.start()
    anna = house.visitor()
    with anna.join(anna.make("durak", start=True)["id"]) as line:
        play(line, random.Random(1), 12)
    free.set()
    hung.release()
    winding.join()
    house.close()
    assert {"adept", "greedy"} == set(asked)


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue = Fair()
    for table in "12":
        for n in "abc":
            queue.add(Whose("greedy", table), table + n)
    queue.add(Whose("modest", "9"), "9a")
    assert [queue.take() for _ in range(7)] == ["1a", "9a", "2a", "1b", "2b", "1c", "2c"]
    assert not queue


def test_one_address_with_many_tables_starves_nobody() -> None:
    async def scene() -> None:
        crew = Staff(Clock(), 1, process=False)
        done: list[Any] = []
        busy = threading.Event()
        first = asyncio.create_task(crew.run(PATIENCE, Whose("one", "0"), busy.wait))
        await asyncio.sleep(0)
        many = [asyncio.create_task(crew.run(PATIENCE, Whose("one", str(i)), done.append, i)) for i in range(62)]
        await asyncio.sleep(0)
        late = asyncio.create_task(crew.run(PATIENCE, Whose("other", "x"), done.append, "x"))
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(first, late, *many)
        assert done.index("x") <= 1
        await crew.close()

    asyncio.run(scene())


def test_a_table_of_bots_that_nobody_watches_does_not_think(house: House) -> None:
    anna = house.visitor()
    levels = {"0": "random", "1": "random"}
    table = anna.make("dragon_catchers", hot_seat=True, bots=levels, start=True)["id"]
    live = house.app.state.hall.tables.live[table]
    assert not live.thinking
    with house.visitor().join(table) as line:
        line.state(lambda s: s["ply"] > 2)
    with house.visitor().join(table) as line:
        assert line.state(lambda s: s["result"])["table"]["state"] == "over"


def test_what_bots_wait_to_think_is_given_up_when_nobody_watches_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = house.app.state.hall

    async def wait(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(hall.thinking, "choose", wait)
    levels = {"0": "random", "1": "random"}
    table = house.visitor().make("dragon_catchers", hot_seat=True, bots=levels, start=True)["id"]
    with house.visitor().join(table) as line:
        line.state()
        until(lambda: hall.tables.live[table].thinking)
    until(lambda: not hall.tables.live[table].thinking)
    monkeypatch.undo()
    with house.visitor().join(table) as line:  # and thought of again when somebody comes
        line.state(lambda s: s["ply"] > 2)


def test_an_address_is_that_of_a_household() -> None:
    def of(host: str) -> str:
        return address_of({"client": (host, 1)})

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("::ffff:10.0.0.1") == of("10.0.0.1") != of("10.0.0.2")
    assert of("testclient") == "testclient"
    assert address_of({}) == "?"


def test_hints_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    house = House(tmp_path / "x.sqlite", limits=Limits(hint=(1e-6, 2)))
    found = []
    for person in (house.visitor(), house.visitor()):
        with person.join(person.make("durak", start=True)["id"]) as line:
            line.state(lambda s: s["question"])
            found += [line.ask("hint", seat=0)["t"] for _ in range(2)]
    assert found == ["hint", "hint", "error", "error"]
    house.close()


def test_a_record_is_replayed_where_no_bot_waits() -> None:
    async def scene() -> None:
        thinking = Thinking(0, Clock())
        busy = threading.Event()
        reading = asyncio.create_task(thinking.read(Whose(), busy.wait))
        await asyncio.sleep(0)
        assert await thinking.bots.run(PATIENCE, Whose(), len, "abc") == 3
        busy.set()
        assert await reading
        await thinking.close()

    asyncio.run(scene())


def test_a_hint_that_hangs_is_given_by_a_quicker_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who asks gets advice, not a refusal."""
    match = skarb.new("durak", seats=2, seed=1)
    seat = bots.sit(match, match.questions[0].seat, "hint")
    begun, free = threading.Event(), threading.Event()

    def stuck(seat: bots.Seat, seconds: float) -> list[bots.Thought]:
        begun.set()
        free.wait()
        return []

    monkeypatch.setattr(bots, "hint", stuck)

    async def scene() -> None:
        clock = Still()
        thinking = Thinking(0, clock)
        hint = asyncio.create_task(thinking.hint(seat, Whose()))
        await come(begun.is_set)
        clock.moment += LIMIT
        assert (await hint)[0].choice in seat.choices
        free.set()
        await thinking.close()

    asyncio.run(scene())


def test_bots_in_a_row_share_the_time() -> None:
    """From one answer of a person to the next; each gets a part at least, and none more than its level's time."""
    chairs = [Chair(person="anna"), *(Chair(level="master") for _ in range(3))]
    table = Table(find("durak"), fresh_row("durak", "1", 4, {}, "1", "anna", chairs))
    full, row = bots.PATIENCE["master"], []
    for _ in range(12):
        row.append(share(table, "master"))
        table.thought += row[-1]
    assert full > row[0] > row[1] > row[-1] == full * LEAST
    assert sum(row) < full * ROW + len(row) * full * LEAST
    table.thought = 0.0
    assert share(table, "adept") < bots.PATIENCE["adept"] < row[0]
    table.chairs = chairs[:2]
    assert share(table, "master") == full
    table.chairs = chairs[1:]
    table.thought = 99.0
    assert share(table, "master") == full  # nobody waits


def test_a_person_who_answers_begins_a_new_row(house: House) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", start=True)["id"]
    live = house.app.state.hall.tables.live[table]
    with anna.join(table) as line:
        state = line.state(lambda s: s["question"])
        live.thought = 99.0
        line.at(line.choose(texts(state)[0])["ply"])
        assert live.thought < 99


def small_turn() -> tuple[Match, int]:
    """A seat whose choice is followed by its own next question, with nothing revealed between."""
    for seed in range(20):
        match = skarb.new("wyrmspan", 2, seed)
        for _ in range(60):
            question = match.question
            assert question is not None
            answer, root = Level("master", iterations=12).go_on(bots.sit(match, question.seat, 1), None)
            if root is not None and root.visits > 1:
                return match, question.seat
            match.choose(answer, question.seat)
    raise AssertionError("there is none")


def test_a_turn_of_many_small_choices_is_thought_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tree is kept, if the bot's own choice was the last one and nothing has become known since."""
    began: list[int] = []

    class Spied(Level):
        def go_on(self, seat: bots.Seat, root: Twig | None) -> tuple[str, Twig | None]:
            began.append(0 if root is None else root.visits)
            return super().go_on(seat, root)

    monkeypatch.setitem(bots.LEVELS, "master", lambda seconds, cores: Spied("master", iterations=12))
    match, seat = small_turn()
    moment = Moment("a table", len(match.plies), match.state.walls, "")
    first = think("master", bots.sit(match, seat, 1), moment, 60.0, False)
    match.choose(first, seat)
    next_one = moment._replace(ply=moment.ply + 1, last=first)
    think("master", bots.sit(match, seat, 2), next_one, 60.0, False)
    assert began[0] == 0 < began[1]
    for other in (moment, next_one._replace(last="something else"), next_one._replace(walls=moment.walls + 1)):
        think("master", bots.sit(match, seat, 1), moment, 60.0, False)
        think("master", bots.sit(match, seat, 2), other, 60.0, False)
        assert began[-1] == 0


def test_the_worker_that_remembers_a_table_goes_on_with_it() -> None:
    async def scene() -> None:
        crew = Staff(Clock(), 3, process=False)
        whose = [Whose("a", str(i)) for i in range(3)]
        busy = threading.Event()
        waiting = [asyncio.create_task(crew.run(PATIENCE, one, busy.wait)) for one in whose]
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(*waiting)
        await come(lambda: len(crew._idle) == 3)
        for one in (*whose, *whose):
            known = next(worker for worker in crew._idle if worker.whose == one)
            assert crew._pick(one) is known
            crew._idle.append(known)
        await crew.close()

    asyncio.run(scene())


def test_what_leaves_no_choice_is_not_thought_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counts:
        def choose(self, seat: bots.Seat) -> str:
            asked.append(len(seat.choices))
            return seat.choices[0]

    monkeypatch.setitem(bots.LEVELS, "adept", lambda seconds, cores: Counts())
    house = House(tmp_path / "x.sqlite")
    anna = house.visitor()
    with anna.join(anna.make("wyrmspan", start=True)["id"]) as line:
        play(line, random.Random(1), 40)
    house.close()
    assert min(asked) > 1
