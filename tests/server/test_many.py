"""Several servers on one PostgreSQL: what one tells the others, what they find in the log when it tells nothing, and
who of them keeps a table. Where notices alone must do, nobody looks for what was missed."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from server.house import LOOSE, House, Line, Visitor, execute, texts, until
from skarb.server.lease import Beat, Lease
from skarb.server.tables import Tables

ENGINES = ["postgresql"]
Two = tuple[House, House]


@pytest.fixture
def houses(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setattr("skarb.server.news.RARELY", 1e6)
    made = House(db), House(db)
    yield made
    for house in made:
        house.close()


def tables_of(house: House) -> Tables:
    found: Tables = house.app.state.hall.tables
    return found


def lease_of(house: House) -> Lease:
    return tables_of(house).lease


def both(houses: Two) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a table of two, each at a server of their own."""
    anna, ben = houses[0].visitor("Anna"), houses[1].visitor("Ben")
    table = anna.make("dragon_catchers", 2)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def play_on(houses: Two, anna: Visitor, ben: Visitor, table: str) -> None:
    """A choice of either is heard by the other."""
    with anna.join(table) as a, ben.join(table) as b:
        for line in (a, b):
            line.state(lambda s: s["table"]["state"] == "playing")
        for _ in range(6):
            asked = a if a.now["question"] else b
            ply = asked.choose(texts(asked.now)[0])["ply"]
            a.at(ply)
            b.at(ply)


def test_what_is_said_named_closed_and_signed_out_is_heard_at_once(houses: Two) -> None:
    anna, ben, table = both(houses)
    play_on(houses, anna, ben, table)
    with anna.join(table) as a, ben.join(table) as b:
        a.state()
        b.state()
        a.send(t="chat", n=1, text="hello")
        assert b.until(lambda frame: frame["t"] == "chat")["text"] == "hello"
        anna.post("/api/me", name="Annabel")
        b.state(lambda s: s["table"]["seats"][0]["name"] == "Annabel")
        device = next(d["id"] for d in ben.get("/api/me/access")["devices"] if d["here"])
        ben.moved(houses[0].port).post("/api/me/sign_out", device=device)
        with pytest.raises(Exception, match="4401"):
            b.until(lambda frame: False)
    waiting = anna.make("durak", 2)["id"]
    with houses[1].visitor().join(waiting) as line:
        line.state()
        anna.post(f"/api/tables/{waiting}/delete")
        assert line.until(lambda frame: frame["t"] == "error")["code"] == "table-closed"


def test_whoever_comes_or_goes_is_seen_at_the_other_server(houses: Two) -> None:
    anna, ben, table = both(houses)
    with anna.join(table) as a:
        assert not a.state(lambda s: s["table"]["state"] == "playing")["table"]["seats"][1]["online"]
        with ben.join(table) as b:
            b.state(lambda s: s["table"]["seats"][0]["online"])
            a.state(lambda s: s["table"]["seats"][1]["online"])
            listed = houses[1].visitor().get(f"/api/tables/{table}")
            assert [seat["online"] for seat in listed["seats"]] == [True, True]
        a.state(lambda s: not s["table"]["seats"][1]["online"])


def test_a_listener_that_is_cut_off_hears_again(houses: Two, db: str) -> None:
    """Whatever was told meanwhile is found in the log."""
    anna, ben, table = both(houses)
    with anna.join(table) as a, ben.join(table) as b:
        for line in (a, b):
            line.state(lambda s: s["table"]["state"] == "playing")
        for _ in range(4):
            execute(
                db, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'skarb listens'"
            )
            asked = a if a.now["question"] else b
            ply = asked.choose(texts(asked.now)[0])["ply"]
            a.at(ply)
            b.at(ply)


def test_what_was_told_in_vain_is_found_in_the_log(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skarb.server.news.RARELY", 0.02)
    monkeypatch.setattr("skarb.server.wire.Wire._tell", lambda self: self._lines.clear())
    houses = House(db), House(db)
    play_on(houses, *both(houses))
    for house in houses:
        house.close()


def test_what_visitors_use_up_counts_at_every_server(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skarb.server.news.RATES", 0.02)
    limits = {name: getattr(LOOSE, name) for name in LOOSE.__struct_fields__} | {"tables": (0.0, 4)}
    houses = [House(db, limits=type(LOOSE)(**limits)) for _ in range(2)]
    anna = houses[0].visitor()
    for _ in range(3):
        anna.make()
    ben = anna.moved(houses[1].port)
    quota = houses[1].app.state.hall.new_tables.each
    until(lambda: quota._of("127.0.0.1").left == 1)
    ben.make()
    assert ben.refused("POST", "/api/tables", game="durak", seats=2) == (429, "too-many")
    until(lambda: houses[0].app.state.hall.new_tables.each._of("127.0.0.1").left == 0)
    assert anna.refused("POST", "/api/tables", game="durak", seats=2) == (429, "too-many")
    for house in houses:
        house.close()


# -- the keeper --------------------------------------------------------------------------------------------------------


def keeper(db: str, table: str) -> str | None:
    found = execute(db, "SELECT process FROM keeper WHERE table_id = ?", table)
    return found[0][0] if found else None


def name_of(house: House) -> str:
    wire = lease_of(house).wire
    assert wire is not None
    return wire.process


def turn(line: Line) -> Any:
    """The state in which one is asked: bots have answered."""
    state = line.now or line.state()
    return state if state["question"] or state["result"] else line.state(lambda s: s["question"] or s["result"])


def choose(line: Line) -> Any:
    """The state after one choice of one's own."""
    state = turn(line)
    return line.at(line.choose(texts(state)[0], ply=state["ply"])["ply"])


def with_bot(house: House, **more: Any) -> tuple[Visitor, str]:
    anna = house.visitor()
    return anna, anna.make("dragon_catchers", 2, bots={"1": "random"}, start=True, **more)["id"]


def test_one_server_keeps_a_table_and_the_player_may_be_at_another(houses: Two, db: str) -> None:
    anna, table = with_bot(houses[0])
    until(lambda: keeper(db, table) == name_of(houses[0]))
    with anna.moved(houses[1].port).join(table) as line:
        line.state()
        for _ in range(5):
            choose(line)
        turn(line)
    assert keeper(db, table) == name_of(houses[0])
    assert not lease_of(houses[1]).mine(table)


def test_a_keeper_that_ends_hands_its_tables_over(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skarb.server.news.RARELY", 1e6)
    monkeypatch.setattr("skarb.server.news.BEAT", 1e6)  # nobody finds it out by himself
    houses = House(db), House(db)
    _, table = with_bot(houses[0], clock={"kind": "move", "seconds": 600})
    until(lambda: keeper(db, table) == name_of(houses[0]))
    lease_of(houses[1])._until = lease_of(houses[0])._until = 1e12
    execute(db, "UPDATE process SET until = 'infinity'")
    houses[0].close()
    until(lambda: lease_of(houses[1]).mine(table))
    live = tables_of(houses[1]).live
    until(lambda: table in live and live[table].timer is not None)
    assert keeper(db, table) == name_of(houses[1])
    houses[1].close()


def test_a_keeper_that_wakes_up_too_late_changes_nothing(houses: Two, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was stopped, believes that its lease goes on, and has a thought ready."""
    thinking = houses[0].app.state.hall.thinking
    thought, gate = thinking.choose, asyncio.Event()
    waited = []

    async def slowly(*args: Any) -> Any:
        waited.append(True)
        await gate.wait()
        return await thought(*args)

    monkeypatch.setattr(thinking, "choose", slowly)
    anna, table = with_bot(houses[0])
    until(lambda: keeper(db, table) == name_of(houses[0]))
    line = anna.moved(houses[1].port).join(table)
    while choose(line)["question"]:  # until its bot thinks
        pass
    until(lambda: waited)

    async def stopped() -> Beat:
        return Beat(False, [], [])

    monkeypatch.setattr(lease_of(houses[0]), "beat", stopped)
    lease_of(houses[0])._until = 1e12
    until(lambda: keeper(db, table) == name_of(houses[1]))
    turn(line)  # the other's bot has answered
    log = execute(db, "SELECT ply, seat, choice FROM log WHERE table_id = ? ORDER BY ply", table)
    loop = next(iter(tables_of(houses[0])._tasks)).get_loop()
    loop.call_soon_threadsafe(gate.set)
    until(lambda: not tables_of(houses[0]).live[table].thinking)
    assert execute(db, "SELECT ply, seat, choice FROM log WHERE table_id = ? ORDER BY ply", table) == log
    line.close()


def test_the_fence_refuses_who_is_not_the_keeper(houses: Two, db: str) -> None:
    anna, table = with_bot(houses[0])
    until(lambda: keeper(db, table) == name_of(houses[0]))
    lease = lease_of(houses[0])
    assert lease.fence(table) == (name_of(houses[0]), lease._kept[table])
    execute(db, "UPDATE keeper SET epoch = epoch + 1, process = 'another' WHERE table_id = ?", table)
    execute(db, "INSERT INTO process VALUES ('another', 'server', '', 1, 'infinity')")
    with anna.join(table) as line:
        while choose(line)["question"]:
            pass
        ply = line.now["ply"]
        until(lambda: not lease.mine(table))
        until(lambda: not tables_of(houses[0]).live[table].thinking)
        assert execute(db, "SELECT max(ply) FROM log WHERE table_id = ?", table) == [(ply,)]
        execute(db, "DELETE FROM process WHERE id = 'another'")
        execute(db, "DELETE FROM keeper WHERE table_id = ?", table)
        lease.freed(table)
        line.send(t="show", seat=None)
        anna.join(table).close()  # whoever comes wakes it
        assert line.state(lambda s: s["ply"] > ply)


def test_the_database_loses_what_only_the_living_need(houses: Two, db: str) -> None:
    """As after a crash: it is written again, and the bots go on."""
    anna, table = with_bot(houses[0])
    with anna.moved(houses[1].port).join(table) as line:
        line.state()
        until(lambda: keeper(db, table) == name_of(houses[0]))
        execute(db, "TRUNCATE process, keeper, present, thought")
        until(lambda: keeper(db, table) is not None)
        until(lambda: execute(db, "SELECT person FROM present WHERE table_id = ?", table) == [(anna.me["id"],)])
        for _ in range(4):
            choose(line)


def test_a_table_that_is_opened_elsewhere_goes_on_with_the_time_that_was_spent(houses: Two) -> None:
    anna, ben = houses[0].visitor(), houses[1].visitor()
    clock = {"kind": "bank", "seconds": 600}
    table = anna.make("dragon_catchers", hot_seat=True, start=True, clock=clock)["id"]
    until(lambda: lease_of(houses[0]).mine(table))
    live = tables_of(houses[0]).live[table]
    live.charge({0: 100.0, 1: 100.0}, tables_of(houses[0]).clock.now())
    with ben.join(table) as line:
        line.state(lambda s: all(until - s["clock"]["now"] < 501 for until in s["clock"]["until"].values()))
