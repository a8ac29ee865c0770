"""Time at a table: clocks, the window for several answers, the pace of bots."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from server.house import House, Visitor, seated, texts, until
from skarb.server.tables import Pace


def log_of(db: Path, table: str) -> list[dict[str, Any]]:
    link = sqlite3.connect(db)
    link.row_factory = sqlite3.Row
    try:
        return [dict(row) for row in link.execute("SELECT * FROM log WHERE table_id = ? ORDER BY ply", (table,))]
    finally:
        link.close()


def test_a_move_clock_lets_a_bot_move(house: House, tmp_path: Path) -> None:
    people = [house.visitor(), house.visitor()]
    table = people[0].make("dragon_catchers", clock={"kind": "move", "seconds": 1})["id"]
    people[1].post(f"/api/tables/{table}/sit", seat=1)
    with people[0].join(table) as line:
        begun = people[0].post(f"/api/tables/{table}/start")
        state = line.state(lambda s: s["table"]["state"] == "playing")
        seat = begun["turn"][0]
        assert state["clock"]["bank"] is None
        assert state["ply"] > 0 or state["clock"]["until"] == {str(seat): pytest.approx(begun["updated"] + 1)}
        line.at(1)
    first = log_of(tmp_path / "skarb.sqlite", table)[0]
    assert (first["seat"], first["who"]) == (seat, "clock")
    assert first["at"] >= begun["updated"] + 0.99


def test_a_bank_runs_down_and_grows_by_the_increment(house: House, tmp_path: Path) -> None:
    anna = house.visitor()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock=clock)
    with anna.join(table["id"]) as line:
        state = line.state()
        seat = state["seat"]
        assert state["clock"]["bank"] == [600, 600]
        time.sleep(0.1)
        line.choose(texts(state)[0])
        bank = line.at(1)["clock"]["bank"]
    spent = log_of(tmp_path / "skarb.sqlite", table["id"])[0]["spent"]
    assert spent >= 0.1
    assert bank[seat] == pytest.approx(605 - spent)
    assert bank[1 - seat] == 600
    house.close()
    again = House(tmp_path / "skarb.sqlite")
    with Visitor(again.port).join(table["id"]) as line:
        assert line.state()["clock"]["bank"] == bank  # the log knows what was spent
    again.close()


def test_an_empty_bank_lets_a_bot_move(house: House, tmp_path: Path) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock={"kind": "bank", "seconds": 1})["id"]
    until(lambda: anna.get(f"/api/tables/{table}")["ply"] > 2)
    log = log_of(tmp_path / "skarb.sqlite", table)
    assert {line["who"] for line in log} == {"clock"}
    assert log[0]["spent"] >= 0.99


@pytest.mark.rule("DUR-5.7")
def test_a_pass_among_people_waits_for_the_window(tmp_path: Path) -> None:
    """DUR-5.7: how soon a pass comes must not tell a hand."""
    house = House(tmp_path / "x.sqlite", pace=Pace(0, 0.6))
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
    assert asked[0].choose("pass")["t"] == "ok"
    for line in lines:
        line.close()
    house.close()
    attack, passed = log_of(tmp_path / "x.sqlite", table)
    assert passed["choice"] == "pass"
    assert passed["at"] >= attack["at"] + 0.59


def test_bots_take_their_time_when_somebody_looks(tmp_path: Path) -> None:
    house = House(tmp_path / "x.sqlite", pace=Pace(0.5, 0))
    anna = house.visitor()
    tables = [anna.make("dragon_catchers", start=True) for _ in range(6)]
    table = next(table for table in tables if table["turn"] == [1])  # the bot begins
    with anna.join(table["id"]) as line:
        line.at(1)
    house.close()
    assert log_of(tmp_path / "x.sqlite", table["id"])[0]["at"] >= table["updated"] + 0.39
