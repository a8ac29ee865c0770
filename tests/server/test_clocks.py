"""Time at a table: clocks, the window for several answers, the pace of bots."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from server.house import BOTH, House, Still, Visitor, execute, play, play_all, seated, texts, until
from skarb import bots
from skarb.server.clock import BEAT, GAP, Clock
from skarb.server.store import ENTRY, Entry
from skarb.server.table import Table
from skarb.server.tables import Pace

ENGINES = BOTH


def log_of(db: str | Path, table: str) -> list[dict[str, Any]]:
    rows = execute(str(db), f"SELECT {ENTRY} FROM log WHERE table_id = ? ORDER BY ply", table)
    return [dict(zip(Entry.__struct_fields__, row, strict=True)) for row in rows]


def test_a_move_clock_lets_a_bot_move(db: str) -> None:
    house = House(db, clock=(clock := Still()))
    people = [house.visitor(), house.visitor()]
    table = people[0].make("dragon_catchers", clock={"kind": "move", "seconds": 1})["id"]
    people[1].post(f"/api/tables/{table}/sit", seat=1)
    with people[0].join(table) as line:
        seat = people[0].post(f"/api/tables/{table}/start")["turn"][0]
        state = line.state(lambda s: s["table"]["state"] == "playing")
        assert state["ply"] == 0
        assert state["clock"]["bank"] is None
        assert state["clock"]["until"][str(seat)] - state["clock"]["now"] == pytest.approx(1, abs=1e-4)
        clock.moment += 1
        assert {"event": "clock", "seat": seat} in line.at(1)["events"]  # it is said that a bot moved
    house.close()
    first = log_of(db, table)[0]
    assert (first["seat"], first["who"], first["spent"]) == (seat, "clock", 1.0)


def test_a_bank_runs_down_and_grows_by_the_increment(db: str) -> None:
    house = House(db, clock=(moves := Still()))
    anna = house.visitor()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock=clock)
    with anna.join(table["id"]) as line:
        state = line.state()
        seat = state["seat"]
        assert state["clock"]["bank"] == [600, 600]
        moves.moment += 10
        line.choose(texts(state)[0])
        bank = line.at(1)["clock"]["bank"]
    assert log_of(db, table["id"])[0]["spent"] == 10
    assert bank[seat] == 595
    assert bank[1 - seat] == 600
    house.close()
    again = House(db)
    with Visitor(again.port).join(table["id"]) as line:
        assert line.state()["clock"]["bank"] == bank  # the log knows what was spent
    again.close()


def test_an_empty_bank_lets_a_bot_move(db: str) -> None:
    house = House(db, clock=(clock := Still()))
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock={"kind": "bank", "seconds": 1})["id"]

    def went_on() -> bool:
        clock.moment += 1
        return bool(anna.get(f"/api/tables/{table}")["ply"] > 2)

    until(went_on)
    house.close()
    log = log_of(db, table)
    assert {line["who"] for line in log} == {"clock"}
    assert log[0]["spent"] >= 1


class Swift(Still):
    """A clock by which nobody really waits: who sleeps by it moves it."""

    async def until(self, moment: float) -> None:
        self.moment = max(self.moment, moment)

    def monotonic(self) -> float:
        return self.moment

    def sleep(self, seconds: float) -> None:
        self.moment += seconds


@pytest.mark.rule("DUR-5.7")
def test_a_pass_among_people_waits_for_the_window(tmp_path: Path) -> None:
    """DUR-5.7: how soon a pass comes must not tell a hand."""
    house = House(tmp_path / "x.sqlite", clock=(clock := Swift()), pace=Pace(0, 0.6))
    people, table = seated(house, "durak", 3)
    lines = [person.join(table) for person in people]
    for line in lines:
        line.state()
    attacker = next(line for line in lines if line.now["question"])
    live = house.app.state.hall.tables.live[table]
    assert not live.window  # an attack is nobody else's question
    attacker.choose(texts(attacker.now)[0])
    assert live.window
    asked = []
    for line in lines:
        if "pass" in [c["text"] for c in (line.at(1)["question"] or {"choices": []})["choices"]]:
            asked.append(line)
    begun = clock.moment
    assert live.opened == begun
    assert asked[0].choose("pass")["t"] == "ok"
    assert clock.moment == pytest.approx(begun + 0.6)
    for line in lines:
        line.close()
    house.close()


@pytest.mark.rule("DUR-5.7", "DUR-18.5")
@pytest.mark.parametrize(("people", "level"), [(1, "adept"), (1, "master"), (2, "adept")])
def test_the_time_of_an_answer_does_not_tell_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int, level: str
) -> None:
    """Without a fitting card, and with one: both distributions are the same, in throwing in and in defence."""
    clock, chance = Swift(), random.Random(5)

    class Ponders:
        def choose(self, seat: bots.Seat) -> str:
            if len(seat.choices) > 1:
                clock.moment += chance.uniform(0.05, 0.35)  # what a real thought takes
            return chance.choice(seat.choices)

    found: dict[tuple[str, bool], list[float]] = {}
    apply = Table.apply

    def spy(table: Table, entry: Entry) -> None:
        asked = table.asked[entry.seat]
        if table.window if people == 2 else entry.who == "bot":
            begun = table.opened if table.window else asked.at
            waits = found.setdefault((asked.kind, len(asked.choices) == 1), [])
            waits.append(round(clock.moment - begun, 6))
        apply(table, entry)

    monkeypatch.setitem(bots.LEVELS, level, lambda seconds, cores: Ponders())
    monkeypatch.setattr("skarb.server.thinking.time", clock)
    monkeypatch.setattr(Table, "apply", spy)
    house = House(tmp_path / "x.sqlite", clock=clock, pace=Pace(0.4, 1.0))
    if people == 1:
        anna = house.visitor()
        with anna.join(anna.make("durak", 2, start=True, bots={"1": level})["id"]) as line:
            play(line, chance)
    else:
        visitors, table = seated(house, "durak", 2)
        lines = [visitor.join(table) for visitor in visitors]
        play_all(lines, chance)
        for line in lines:
            line.close()
    house.close()
    for kind in ("throw", "defend") if people == 1 else ("throw",):
        assert min(len(found[kind, lone]) for lone in (True, False)) > 1
        step = 1.0 if kind == "throw" and (people, level) != (1, "adept") else 0.4
        assert set(found[kind, True]) == set(found[kind, False]) == {step}


@pytest.mark.rule("DUR-5.7")
def test_a_card_thrown_in_opens_the_window_anew_for_everybody(tmp_path: Path) -> None:
    """Whether a seat has an answer to it or not: otherwise who passes first after it would tell."""
    house = House(tmp_path / "x.sqlite", clock=(clock := Still()))
    anna = house.visitor()
    table = anna.make("durak", 4, hot_seat=True, start=True)["id"]
    live = house.app.state.hall.tables.live[table]
    seen: set[Any] = set()
    with anna.join(table) as line:
        state = line.state()
        while not state["result"] and len(seen) < 2:
            clock.moment += 1
            window, before, choice = live.window, live.opened, texts(state)[0]
            state = line.at(line.choose(choice)["ply"])
            if window and live.window:
                assert live.opened == (before if choice == "pass" else clock.moment)
                seen.add(choice == "pass")
    house.close()
    assert seen == {True, False}


def test_bots_take_their_time_when_somebody_looks(tmp_path: Path) -> None:
    house = House(tmp_path / "x.sqlite", clock=(clock := Swift()), pace=Pace(0.5, 0))
    begun = clock.moment
    anna = house.visitor()
    tables = [anna.make("dragon_catchers", start=True) for _ in range(6)]
    table = next(table for table in tables if table["turn"] == [1])  # the bot begins
    with anna.join(table["id"]) as line:
        line.at(1)
    house.close()
    assert clock.moment >= begun + 0.5


def test_a_stop_of_the_process_is_no_time() -> None:
    moments = [0.0]
    clock = Clock(lambda: moments[0])
    for step, passed in ((0.3, 0.3), (1.0, 1.0), (30.0, BEAT), (3600.0, BEAT), (GAP, GAP)):
        before = clock.now()
        moments[0] += step
        assert clock.now() - before == pytest.approx(passed)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_wall_clock_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    clock = Still()
    house = House(tmp_path / "x.sqlite", clock=clock)
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock={"kind": "bank", "seconds": 600})["id"]
    true = time.time
    with anna.join(table) as line:
        state = line.state()
        clock.moment += 10
        monkeypatch.setattr(time, "time", lambda: true() + jump)
        assert line.choose(texts(state)[0])["t"] == "ok"
        now = line.at(1)["clock"]
        assert now["bank"][state["seat"]] == pytest.approx(590)
        assert [until - now["now"] for until in now["until"].values()] == [pytest.approx(600)]
        assert line.choose(texts(line.now)[0])["t"] == "ok"
    house.close()
    log = log_of(tmp_path / "x.sqlite", table)
    assert [(line["who"], line["spent"]) for line in log] == [(anna.me["id"], 10.0), (anna.me["id"], 0.0)]


def test_a_restart_gives_nobody_his_time_back(db: str) -> None:
    clock = Still()
    house = House(db, clock=clock)
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock={"kind": "move", "seconds": 600})["id"]
    clock.moment += 100
    house.close()
    again = House(db, clock=Still(5.0))
    with anna.moved(again.port).join(table) as line:
        now = line.state()["clock"]
        assert [until - now["now"] for until in now["until"].values()] == [pytest.approx(500)]
        line.choose(texts(line.now)[0])
        now = line.at(1)["clock"]  # the next question begins anew
        assert [until - now["now"] for until in now["until"].values()] == [pytest.approx(600)]
    again.close()
