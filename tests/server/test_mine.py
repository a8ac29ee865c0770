"""My games: what is kept of them, resigning, being sent away, taking tables off one's list, watching public ones."""

import random

import pytest

from server.house import BOTH, House, Visitor, play, seated, until
from skarb.server.keeping import joined

ENGINES = BOTH


def listed(person: Visitor, table: str) -> dict[str, object] | None:
    found = [one for one in person.get("/api/tables")["mine"] if one["id"] == table]
    return found[0] if found else None


def finished(house: House, person: Visitor, game: str = "durak", seats: int = 2, **more: object) -> str:
    table = str(person.make(game, seats, start=True, **more)["id"])
    with person.join(table) as line:
        play(line, random.Random(1))
    return table


def test_a_finished_game_is_listed_with_its_result_and_counted(house: House, db: str) -> None:
    anna = house.visitor("Anna")
    assert anna.get("/api/tables")["played"] == {}
    table = finished(house, anna)
    told = listed(anna, table)
    assert told is not None
    assert told["result"]
    assert set(told["result"]) == {"scores", "winners", "ranking", "sides"}  # type: ignore[call-overload]
    assert anna.get("/api/tables")["played"]["durak"]["finished"] == 1
    finished(house, anna)
    house.close()
    again = House(db)
    try:
        assert anna.moved(again.port).get("/api/tables")["played"]["durak"]["finished"] == 2
    finally:
        again.close()


def test_who_resigns_cannot_come_back_and_a_bot_plays_on(house: House) -> None:
    (anna, ben), table = seated(house)
    assert ben.refused("POST", f"/api/tables/{table}/remove", seat=0) == (403, "not-owner")
    seats = anna.post(f"/api/tables/{table}/resign")["seats"]
    assert seats[0]["kind"] == "bot"
    assert (seats[0]["was"], seats[0]["gone"], seats[0]["yours"]) == ("Anna", "resigned", True)
    assert anna.refused("POST", f"/api/tables/{table}/sit", seat=0) == (409, "not-open")
    assert anna.refused("POST", f"/api/tables/{table}/resign") == (403, "not-your-seat")
    seen = ben.get(f"/api/tables/{table}")
    assert seen["owner"] == ben.me["id"]
    assert "yours" not in seen["seats"][0]
    with ben.join(table) as line:
        play(line, random.Random(2))
    over = ben.get(f"/api/tables/{table}")
    assert over["state"] == "over"
    assert over["seats"][0]["was"] == "Anna", "the result says who left"
    assert "durak" in ben.get("/api/tables")["played"]
    assert "durak" not in anna.get("/api/tables")["played"], "who resigned has not finished it"


def test_when_the_last_person_resigns_the_game_ends_without_a_result(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make(seats=3, start=True)["id"]
    assert anna.post(f"/api/tables/{table}/resign")["state"] == "over"
    assert listed(anna, table)["result"] is None  # type: ignore[index]
    assert anna.get(f"/api/tables/{table}/replay")["table"]["state"] == "over"
    assert anna.refused("POST", f"/api/tables/{table}/resign") == (409, "not-playing")


def test_who_left_may_still_resign(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make(seats=2, start=True)["id"]
    assert anna.post(f"/api/tables/{table}/leave")["seats"][0]["back"]
    assert anna.post(f"/api/tables/{table}/resign")["state"] == "over"


def test_an_owner_removes_a_guest_before_the_start_and_during_the_game(house: House) -> None:
    anna, ben, cleo = (house.visitor(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.make(seats=3)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    cleo.post(f"/api/tables/{table}/sit", seat=2)
    assert anna.refused("POST", f"/api/tables/{table}/remove", seat=0) == (409, "own-seat")
    assert anna.refused("POST", f"/api/tables/{table}/remove", seat=7)[0] == 400
    assert anna.post(f"/api/tables/{table}/remove", seat=1)["seats"][1]["kind"] == "empty"
    assert anna.refused("POST", f"/api/tables/{table}/remove", seat=1) == (409, "nobody-there")
    assert ben.refused("POST", f"/api/tables/{table}/sit", seat=1) == (403, "removed")
    assert listed(ben, table) is None
    anna.post(f"/api/tables/{table}/start")
    with cleo.join(table) as line:
        line.state()
        told = anna.post(f"/api/tables/{table}/remove", seat=2)["seats"][2]
        assert (told["kind"], told["was"], told["gone"]) == ("bot", "Cleo", "removed")
        now = line.state(lambda state: not state["mine"])
        assert now["seat"] is None, "she sees what a spectator sees"
    assert cleo.refused("POST", f"/api/tables/{table}/sit", seat=2) == (403, "removed")


def test_deleting_takes_a_game_off_my_list_alone(house: House) -> None:
    (anna, ben), table = seated(house)
    anna.post(f"/api/tables/{table}/delete")
    assert listed(anna, table) is None
    assert listed(ben, table) is not None
    assert ben.get(f"/api/tables/{table}")["seats"][0]["gone"] == "resigned"
    with ben.join(table) as line:
        play(line, random.Random(3))
    assert ben.get(f"/api/tables/{table}/verify")["ok"], "nothing of the game is lost"
    ben.post(f"/api/tables/{table}/delete")
    assert listed(ben, table) is None
    assert ben.get("/api/tables")["played"]["durak"]["finished"] == 1
    stranger = house.visitor()
    stranger.post(f"/api/tables/{table}/delete")  # is not on his list either


def test_an_open_table_is_closed_by_its_owner_for_all(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.make(seats=2, public=True)["id"]
    assert ben.refused("POST", f"/api/tables/{table}/delete") == (403, "not-your-seat")
    ben.post(f"/api/tables/{table}/sit", seat=1)
    with ben.join(table) as line:
        line.state()
        anna.post(f"/api/tables/{table}/delete")
        assert line.until(lambda frame: frame["t"] == "error")["code"] == "table-closed"
    assert ben.refused("GET", f"/api/tables/{table}") == (404, "no-such-table")
    assert listed(ben, table) is None
    assert anna.get("/api/tables")["open"] == []


def test_a_guest_who_deletes_an_open_table_stands_up(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.make(seats=2)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    ben.post(f"/api/tables/{table}/delete")
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "empty"
    ben.post(f"/api/tables/{table}/sit", seat=1)  # he may change his mind


def test_public_games_can_be_watched_and_others_are_not_listed(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    shown = anna.make(seats=2, public=True, start=True)["id"]
    anna.make(seats=2, start=True)
    assert [one["id"] for one in ben.get("/api/tables")["running"]] == [shown]
    with ben.join(shown) as line:
        state = line.state()
        assert state["seat"] is None
        assert state["question"] is None
    anna.post(f"/api/tables/{shown}/resign")
    until(lambda: ben.get("/api/tables")["running"] == [])


@pytest.mark.rule("FLC-20.5", "FLC-18.3")
def test_what_a_solo_game_unlocked_is_there_in_the_next(house: House) -> None:
    anna = house.visitor("Anna")
    first = ["treasurer"]
    finished(house, anna, "flamecraft", 1, options={"solo_profile": first, "round_limit": 1})
    assert anna.get("/api/tables")["played"]["flamecraft"]["options"]["solo_profile"] == first
    assert anna.make("flamecraft", 1)["options"]["solo_profile"] == first
    assert anna.make("flamecraft", 1, options={"solo_profile": []})["options"]["solo_profile"] == []
    assert house.visitor().make("flamecraft", 1)["options"]["solo_profile"] == []


def test_two_games_at_once_lose_nothing_of_each_other() -> None:
    assert joined(["a", "b"], ["b", "c"]) == ["b", "c", "a"]
    assert joined(None, ["c"]) == ["c"]
    assert joined(3, 4) == 4
