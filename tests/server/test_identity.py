"""Who somebody is: links that ask, two people who become one, devices that are signed out."""

import hmac
import sqlite3
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.house import BOTH, PATIENCE, House, Line, Visitor, execute, seated, until
from skarb.server import identity
from skarb.server.live import SIGNED_OUT

ENGINES = BOTH


def code(visitor: Visitor) -> str:
    """Of a new link to the visitor's games."""
    link: str = visitor.post("/api/me/link")["link"]
    return link.partition("#")[2]


def mine(visitor: Visitor) -> list[str]:
    return [table["id"] for table in visitor.get("/api/tables")["mine"]]


def ended(line: Line) -> int:
    """The code with which a connection was closed."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda frame: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def old_cookie(house: House, person: str) -> str:
    """As versions before gave it."""
    key = house.app.state.hall.people._key
    return f"{person}.{hmac.new(key, f'cookie:{person}'.encode(), sha256).hexdigest()[:43]}"


def test_no_link_makes_a_visitor_somebody_else(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    key = house.app.state.hall.people._key
    sign = hmac.new(key, f"link:{ben.me['id']}".encode(), sha256).hexdigest()[:43]
    for path in (f"/me/{ben.me['id']}.{sign}", f"/me/{code(ben)}", "/me", "/me/x"):  # the first: of older versions
        answer = anna.http.get(path)
        assert "set-cookie" not in answer.headers
        assert anna.get("/api/me") == anna.me
    assert anna.http.get("/me/nobody.0123").status_code == 404


def test_looking_at_a_link_changes_nothing(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    ben.make()
    secret = code(ben)
    for _ in range(2):
        answer = anna.http.post("/api/me/look", json={"code": secret})
        assert "set-cookie" not in answer.headers
        offer = answer.json()
        assert (offer["name"], offer["tables"], offer["mine"], offer["you"]) == ("Ben", 1, 0, False)
    assert ben.post("/api/me/look", code=secret)["you"] is True


@pytest.mark.parametrize("path", ["move", "switch", "sign_out", "link", "look", "unlink"])
def test_other_sites_cannot_ask(house: House, path: str) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    body = {"code": code(ben), "merge": False, "person": ben.me["id"]}
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = anna.http.post(f"/api/me/{path}", json=body, headers=headers)
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    assert anna.get("/api/me") == anna.me


def test_a_link_moves_to_another_device_once(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make()["id"]
    secret = code(anna)
    phone = house.visitor()
    assert phone.post("/api/me/move", code=secret, merge=True)["id"] == anna.me["id"]
    assert phone.get("/api/me") == anna.me
    assert mine(phone) == [table] == mine(anna)
    assert house.visitor().refused("POST", "/api/me/move", code=secret, merge=False) == (404, "link-over")
    assert house.visitor().refused("POST", "/api/me/look", code=secret) == (404, "link-over")


def test_a_link_ends(house: House, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, phone = house.visitor("Anna"), house.visitor()
    first, second = code(anna), code(anna)
    assert phone.refused("POST", "/api/me/look", code=first) == (404, "link-over")  # there is a newer one
    anna.post("/api/me/unlink")
    assert phone.refused("POST", "/api/me/move", code=second, merge=True) == (404, "link-over")
    third, now = code(anna), time.time()
    monkeypatch.setattr(time, "time", lambda: now + identity.LINK + 1)
    assert phone.refused("POST", "/api/me/move", code=third, merge=True) == (404, "link-over")
    stored = str(execute(db, "SELECT * FROM once") + execute(db, "SELECT * FROM device"))
    assert third not in stored  # nobody who reads the file can use it
    assert anna.http.cookies["skarb"] not in stored


def test_kept_people_can_be_switched_to(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    hers, his = anna.make()["id"], ben.make()["id"]
    anna.post("/api/me/move", code=code(ben), merge=False)
    assert anna.get("/api/me")["id"] == ben.me["id"]
    assert mine(anna) == [his]
    assert [one["name"] for one in anna.get("/api/me/access")["kept"]] == ["Anna"]
    assert ben.get("/api/me/access")["kept"] == []
    assert anna.post("/api/me/switch", person=anna.me["id"]) == anna.me
    assert mine(anna) == [hers]
    assert [one["name"] for one in anna.get("/api/me/access")["kept"]] == ["Ben"]
    assert ben.refused("POST", "/api/me/switch", person=anna.me["id"]) == (403, "not-kept")
    here = next(one["id"] for one in anna.get("/api/me/access")["devices"] if one["here"])
    anna.post("/api/me/sign_out", device=here)  # then the other one is left
    assert anna.get("/api/me")["id"] == ben.me["id"]


def test_two_people_become_one(house: House) -> None:
    """Seats, owned tables, chat and all devices; the game goes on."""
    anna, ben, cleo = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Cleo")
    table = ben.make("durak", 2)["id"]
    cleo.post(f"/api/tables/{table}/sit", seat=1)
    ben.post(f"/api/tables/{table}/start")
    opened = ben.make("durak", 2)["id"]
    his = ben.join(table)
    his.state()
    his.send(t="chat", text="hello")
    his.until(lambda frame: frame["t"] == "chat")
    hers = cleo.join(table)
    hers.state()
    laptop = ben.moved(house.port)
    ben.post("/api/me/move", code=code(anna), merge=True)
    assert ended(his) == SIGNED_OUT
    assert hers.state(lambda state: state["table"]["seats"][0]["name"] == "Anna")["table"]["owner"] == anna.me["id"]
    for device in (anna, ben):
        assert device.get("/api/me") == anna.me
        assert set(mine(device)) == {table, opened}
        with device.join(table) as line:
            assert line.state()["seat"] == 0
    assert laptop.get("/api/me") != laptop.me  # the cookie from which he moved has been signed out
    anna.post(f"/api/tables/{opened}/start")  # she owns it now
    hers.close()


def test_other_devices_of_who_became_another_follow(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    phone = house.visitor()
    phone.post("/api/me/move", code=code(ben), merge=True)
    table = ben.make()["id"]
    ben.post("/api/me/move", code=code(anna), merge=True)
    assert phone.get("/api/me") == anna.me
    assert mine(phone) == [table]
    cleo = house.visitor("Cleo")
    anna.post("/api/me/move", code=code(cleo), merge=True)  # and once more
    assert phone.get("/api/me") == cleo.me
    assert mine(phone) == [table]


def test_two_seats_of_one_game_are_not_merged(house: House) -> None:
    (anna, ben), table = seated(house)
    secret = code(anna)
    assert ben.post("/api/me/look", code=secret)["both"] is True
    assert ben.refused("POST", "/api/me/move", code=secret, merge=True) == (409, "both-seated")
    assert ben.get("/api/me") == ben.me
    assert [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == ["Anna", "Ben"]
    ben.post("/api/me/move", code=secret, merge=False)  # nothing was lost, the link neither
    assert ben.get("/api/me") == anna.me


def test_of_a_finished_game_each_keeps_the_seat_it_had(house: House, db: str) -> None:
    (anna, ben), table = seated(house)
    execute(db, "UPDATE tables SET state = 'over', edition = edition + 1 WHERE id = ?", table)
    ben.post("/api/me/move", code=code(anna), merge=True)
    house.app.state.hall.tables.live.clear()
    seats = execute(db, "SELECT sitting FROM tables WHERE id = ?", table)[0][0]
    assert anna.me["id"] in seats
    assert ben.me["id"] in seats
    assert mine(ben) == [table]


def test_what_was_played_and_refused_follows(house: House, db: str) -> None:
    anna, ben, cleo = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Cleo")
    table = cleo.make("durak", 3)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    cleo.post(f"/api/tables/{table}/remove", seat=1)
    for row in (
        (anna.me["id"], "durak", 2, '{"a": [1], "b": 1}'),
        (ben.me["id"], "durak", 3, '{"a": [2, 1], "b": 2, "c": 3}'),
        (ben.me["id"], "wyrmspan", 1, "{}"),
    ):
        execute(db, "INSERT INTO played VALUES (?, ?, ?, ?)", *row)
    ben.post("/api/me/move", code=code(anna), merge=True)
    assert anna.get("/api/tables")["played"] == {
        "durak": {"finished": 5, "options": {"a": [1, 2], "b": 1, "c": 3}},
        "wyrmspan": {"finished": 1, "options": {}},
    }
    assert anna.refused("POST", f"/api/tables/{table}/sit", seat=1) == (403, "removed")


def test_devices_are_listed_and_signed_out(house: House) -> None:
    anna, phone = house.visitor("Anna"), house.visitor()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    table = anna.make()["id"]
    phone.post("/api/me/move", code=code(anna), merge=True)
    listed = anna.get("/api/me/access")["devices"]
    assert sorted((one["name"] == "Firefox · Android", one["here"]) for one in listed) == [(False, True), (True, False)]
    (other,) = [one["id"] for one in listed if not one["here"]]
    stranger = house.visitor("Ben")
    assert stranger.refused("POST", "/api/me/sign_out", device=other) == (404, "no-device")
    assert anna.refused("POST", "/api/me/sign_out", device="") == (404, "no-device")
    with phone.join(table) as line, anna.join(table) as still:
        line.state()
        still.state()
        anna.post("/api/me/sign_out", device=other)
        assert ended(line) == SIGNED_OUT
        assert still.ask("why", seat=0, choice="x")["code"] == "not-playing"  # this one stays
    assert phone.http.get("/api/tables").json()["mine"] == []
    assert phone.get("/api/me")["id"] != anna.me["id"]
    assert [one["here"] for one in anna.get("/api/me/access")["devices"]] == [True]


def test_all_others_are_signed_out(house: House) -> None:
    anna, phone, tablet = house.visitor("Anna"), house.visitor(), house.visitor()
    for device in (phone, tablet):
        device.post("/api/me/move", code=code(anna), merge=True)
    pending = code(anna)
    anna.post("/api/me/sign_out")
    assert anna.get("/api/me") == anna.me
    assert {phone.get("/api/me")["id"], tablet.get("/api/me")["id"]}.isdisjoint({anna.me["id"]})
    assert house.visitor().refused("POST", "/api/me/look", code=pending) == (404, "link-over")


def test_cookies_of_older_versions_go_on_and_can_be_signed_out(house: House) -> None:
    person = "0123456789abcdefghij"
    old = {"skarb": old_cookie(house, person)}

    def browser(**cookies: str) -> Visitor:
        made = Visitor.__new__(Visitor)
        made.port = house.port
        made.http = httpx.Client(base_url=house.url, timeout=PATIENCE, cookies=cookies)
        return made

    one, two = browser(**old), browser(**old)
    assert one.get("/api/me")["id"] == person == two.get("/api/me")["id"]
    cookies = {one.http.cookies.get("skarb", domain="127.0.0.1"), two.http.cookies.get("skarb", domain="127.0.0.1")}
    assert len(cookies | {old["skarb"]}) == 3  # each has its own now
    again = [browser(skarb=str(cookie)) for cookie in cookies]
    assert [one["id"] for one in (device.get("/api/me") for device in again)] == [person, person]
    assert len(again[0].get("/api/me/access")["devices"]) == 2
    again[0].post("/api/me/sign_out")
    assert again[0].get("/api/me")["id"] == person
    assert again[1].get("/api/me")["id"] != person
    assert browser(**old).get("/api/me")["id"] != person


def test_an_older_file_goes_on(tmp_path: Path) -> None:
    db = tmp_path / "old.sqlite"
    house = House(db)
    anna = house.visitor("Anna")
    table = anna.make(start=True)["id"]
    house.close()
    link = sqlite3.connect(db)
    for statement in (
        "DROP TABLE device", "DROP TABLE once", "DROP TABLE passkey", "DROP TRIGGER deal_is_fixed",
        "ALTER TABLE person DROP COLUMN became", "ALTER TABLE tables DROP COLUMN fair",
    ):  # fmt: skip
        link.execute(statement)
    link.commit()
    link.close()
    house = House(db)
    again = anna.moved(house.port)
    assert again.get("/api/me") == anna.me
    assert mine(again) == [table]
    with again.join(table) as line:
        assert line.state()["seat"] == 0
    house.close()


def test_another_process_hears_of_it(db: str) -> None:
    """Two servers on one file: who is signed out at one is so at the other."""
    here, there = House(db), House(db)
    anna, phone = here.visitor("Anna"), here.visitor()
    table = anna.make()["id"]
    phone.post("/api/me/move", code=code(anna), merge=True)
    far = phone.moved(there.port)
    assert mine(far) == [table]
    line: Any = far.join(table)
    line.state()
    anna.post("/api/me/sign_out")
    assert ended(line) == SIGNED_OUT
    until(lambda: far.http.get("/api/tables").json()["mine"] == [])
    here.close()
    there.close()
