"""Two servers on one database: each hears what happens at the other, and neither takes what the other has taken."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from server.house import BOTH, House, Line, Visitor, execute, play_all, texts

ENGINES = BOTH
Two = tuple[House, House]


@pytest.fixture
def houses(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setattr("skarb.server.news.FOLLOW", 0.02)
    made = House(db), House(db)
    yield made
    for house in made:
        house.close()


def seated(houses: Two, game: str, seats: int) -> tuple[list[Visitor], str]:
    """A game that has begun, its people at the two servers in turn."""
    people = [houses[i % 2].visitor(f"Person {i}") for i in range(seats)]
    table = people[0].make(game, seats)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/sit", seat=seat)
    people[0].moved(houses[seats % 2 == 0].port).post(f"/api/tables/{table}/start")
    return people, table


def told(line: Line) -> list[Any]:
    return [event for frame in line.frames if frame["t"] == "state" for event in frame["events"]]


def test_listeners_hear_what_is_chosen_and_said_elsewhere(houses: Two) -> None:
    (anna, ben), table = seated(houses, "dragon_catchers", 2)
    lines = [person.join(table) for person in (anna, ben, houses[0].visitor(), houses[1].visitor())]
    for line in lines:
        line.state(lambda s: s["table"]["state"] == "playing")
    play_all(lines, random.Random(1))
    assert told(lines[2]) == told(lines[3]) != []
    for speaker, text in ((0, "well played"), (1, "thanks")):
        lines[speaker].send(t="chat", n=1, text=text)
        for line in lines:
            assert line.until(lambda frame: frame["t"] == "chat")["text"] == text
    for line in lines:
        line.close()
    assert ben.get(f"/api/tables/{table}/record") == anna.get(f"/api/tables/{table}/record")


def test_listeners_hear_who_comes_and_goes_elsewhere(houses: Two) -> None:
    (anna, ben), table = seated(houses, "durak", 2)
    with anna.join(table) as line:
        line.state(lambda s: s["table"]["state"] == "playing")
        ben.post(f"/api/tables/{table}/leave")
        assert line.state(lambda s: s["table"]["seats"][1]["kind"] == "bot")
        ben.post(f"/api/tables/{table}/sit", seat=1)
        assert line.state(lambda s: s["table"]["seats"][1]["kind"] == "person")


def test_a_question_that_still_stands_is_answered_though_another_ply_came_first(houses: Two) -> None:
    """Two may throw in at once, each at another server; both passes count."""
    people, table = seated(houses, "durak", 3)
    lines = [person.join(table) for person in people]
    states = [line.state(lambda s: s["table"]["state"] == "playing") for line in lines]
    first = next(line for line, state in zip(lines, states, strict=True) if state["question"])
    ply = first.choose(texts(first.now)[0])["ply"]
    asked = [line for line in lines if "pass" in [c["text"] for c in (line.at(ply)["question"] or NOTHING)["choices"]]]
    assert len(asked) == 2
    for line in asked:  # without waiting for the other's
        line.n += 1
        line.send(t="choose", n=line.n, seat=line.now["seat"], choice="pass", ply=ply)
    answers = [line.until(lambda frame: frame["t"] in ("ok", "error")) for line in asked]
    assert sorted(answer.get("ply", 0) for answer in answers) == [ply + 1, ply + 2]
    for line in lines:
        line.at(ply + 2)
        line.close()


NOTHING: dict[str, list[dict[str, str]]] = {"choices": []}


def test_two_servers_never_both_accept_a_ply(houses: Two, db: str) -> None:
    anna = houses[0].visitor()
    table = anna.make("durak", hot_seat=True, start=True)["id"]
    chance = random.Random(6)
    with anna.join(table) as a, anna.moved(houses[1].port).join(table) as b:
        a.state()
        b.state()
        while not a.now["result"]:
            seat, choices, ply = a.now["seat"], texts(a.now), a.now["ply"]
            for line, choice in ((a, chance.choice(choices)), (b, chance.choice(choices))):
                line.n += 1
                line.send(t="choose", n=line.n, seat=seat, choice=choice, ply=ply)
            answers = [line.until(lambda f: f["t"] in ("ok", "error")) for line in (a, b)]
            assert sorted(answer["t"] for answer in answers) == ["error", "ok"]
            for line in (a, b):  # who lost has read the log again
                line.at(ply + 1)
            lost = next(answer["code"] for answer in answers if answer["t"] == "error")
            assert lost == "late" or (lost == "not-playing" and a.now["result"])  # heard first that it is over
        assert b.now["result"] == a.now["result"]
    plies = [row[0] for row in execute(db, "SELECT ply FROM log WHERE table_id = ? ORDER BY ply", table)]
    assert plies == list(range(1, len(plies) + 1))
