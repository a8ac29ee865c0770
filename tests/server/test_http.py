"""The HTTP part: people, games, tables, records, errors."""

import asyncio
import json
import os
import random
import re
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import skarb
from server.house import PATIENCE, House, Visitor, play, play_all, until
from skarb.server.calls import CALLS
from skarb.server.clock import Clock
from skarb.server.denied import Denied
from skarb.server.openapi import document
from skarb.server.people import clean
from skarb.server.thinking import Thinking
from skarb.server.workers import Whose

# -- people ------------------------------------------------------------------------------------------------------------


def test_a_visitor_gets_a_name_and_keeps_it(house: House) -> None:
    anna = house.visitor()
    assert anna.me["name"]
    assert re.fullmatch("#[0-9A-F]{6}", anna.me["colour"])
    assert anna.get("/api/me") == anna.me
    changed = anna.post("/api/me", name="Анна", colour="#123abc")
    assert (changed["name"], changed["colour"]) == ("Анна", "#123abc")
    assert anna.get("/api/me") == changed
    assert house.visitor().me["id"] != anna.me["id"]


def test_a_forged_cookie_is_a_stranger(house: House) -> None:
    anna = house.visitor("Anna")
    person, device, mark = anna.http.cookies["skarb"].split(".")
    for forged in (
        person,
        f"{person}.",
        f"{person}.{mark}",
        f"{person}.x.{mark}",
        f"x.{device}.{mark}",
        "é.ü",
        "." * 50,
    ):
        other = house.get("/api/me", headers={"cookie": f"skarb={forged}".encode()}).json()
        assert other["id"] != anna.me["id"]


def test_cookie_flags(house: House) -> None:
    cookie = house.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a \n b\t", "a b"),
        ("\x00\x1b[31mred\u202e", "[31mred"),
        ("x" * 100, "x" * 24),
        ("\u200b\u2066", ""),
        ("<b>Їжак</b>", "<b>Їжак</b>"),
    ],
)
def test_names_are_one_clean_line(text: str, kept: str) -> None:
    assert clean(text, 24) == kept


def test_an_empty_name_changes_nothing(house: House) -> None:
    anna = house.visitor("Anna")
    assert anna.post("/api/me", name=" \u200b ")["name"] == "Anna"
    assert anna.refused("POST", "/api/me", colour="url(evil)") == (400, "bad-message")


# -- games -------------------------------------------------------------------------------------------------------------


def test_games_cards_and_rules(house: House) -> None:
    anna = house.visitor()
    games = {game["id"]: game for game in anna.get("/api/games")}
    assert {"durak", "dragon_catchers"} <= set(games)
    assert games["durak"]["seats"] == [2, 3, 4, 5, 6]
    assert any(option["key"] == "enchanted" for option in games["durak"]["options"])
    assert anna.refused("GET", "/api/games/chess/rules") == (404, "no-such-game")
    rules = anna.get("/api/games/durak/rules")
    found = {rule["id"]: rule for rule in rules}
    assert len(found) == len(rules)
    assert found["DUR-5.2"]["section"].startswith("5 ")
    assert found["DUR-5.2"]["text"].startswith("`attack`")
    assert found["DUR-1.1"]["text"].endswith("never used here.")  # a statement of two lines is one


def test_cards_in_three_languages(house: House) -> None:
    anna = house.visitor()
    english, ukrainian = (anna.get(f"/api/games/durak/cards?lang={lang}") for lang in ("en", "uk"))
    assert english.keys() == ukrainian.keys()
    assert english
    assert all(english[card] != ukrainian[card] for card in english)
    assert anna.get("/api/games/durak/cards?lang=xx") == english


def test_large_answers_are_compressed(house: House) -> None:
    path = "/api/games/wyrmspan/cards?lang=uk"
    packed, plain = house.get(path), house.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
    assert "content-encoding" not in house.get("/api/me").headers


# -- tables ------------------------------------------------------------------------------------------------------------


def test_make_sit_change_start(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.make(seats=3, public=True, options={"enchanted": ["6", "7"]})
    path = f"/api/tables/{table['id']}"
    assert table["state"] == "open"
    assert table["options"]["enchanted"] == ["6", "7"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty", "empty"]
    assert [t["id"] for t in ben.get("/api/tables")["open"]] == [table["id"]]
    assert ben.refused("POST", path + "/sit", seat=0) == (409, "seat-taken")
    assert ben.refused("POST", path + "/sit", seat=3) == (400, "no-such-seat")
    ben.post(path + "/sit", seat=1)
    moved = ben.post(path + "/sit", seat=2)
    assert [seat["name"] for seat in moved["seats"]] == ["Anna", "", "Ben"]
    assert [seat["you"] for seat in moved["seats"]] == [False, False, True]
    assert ben.refused("POST", path + "/start") == (403, "not-owner")
    assert ben.refused("POST", path + "/bot", seat=1, level="greedy") == (403, "not-owner")
    assert anna.refused("POST", path + "/bot", seat=1, level="god") == (400, "no-such-level")
    assert anna.refused("POST", path + "/bot", seat=2, level="random") == (409, "seat-taken")
    anna.post(path + "/bot", seat=1, level="random")
    assert anna.post(path + "/bot", seat=1, level=None)["seats"][1]["kind"] == "empty"
    started = anna.post(path + "/start")
    assert started["state"] == "playing"
    assert started["seats"][1] | {"name": "", "colour": ""} == {
        "name": "",
        "colour": "",
        "kind": "bot",
        "level": "adept",
        "you": False,
        "online": True,
    }
    assert anna.refused("POST", path + "/start") == (409, "not-open")
    assert house.visitor().refused("POST", path + "/sit", seat=1) == (409, "not-open")
    assert ben.get("/api/tables")["open"] == []
    assert [t["id"] for t in ben.get("/api/tables")["mine"]] == [table["id"]]


def test_what_is_wrong_with_a_new_table(house: House) -> None:
    anna = house.visitor()
    make = "/api/tables"
    assert anna.refused("POST", make, game="chess", seats=2) == (404, "no-such-game")
    assert anna.refused("POST", make, game="durak", seats=9) == (400, "bad-seats")
    assert anna.refused("POST", make, game="durak", seats=2, options={"x": 1}) == (400, "unknown-option")
    assert anna.refused("POST", make, game="durak", seats=2, options={"enchanted": [{}]})[0] == 400
    assert anna.refused("POST", make, game="durak", seats=2, bots={"5": "greedy"}) == (400, "no-such-seat")
    assert anna.refused("POST", make, game="durak", seats=2, bots={"1": "god"}) == (400, "no-such-level")
    assert anna.refused("POST", make, game="durak", seats=2, clock={"kind": "sand"}) == (400, "bad-message")
    assert anna.refused("POST", make, seats=2) == (400, "bad-message")
    assert anna.refused("GET", "/api/tables/nowhere") == (404, "no-such-table")
    for body in (b"", b"{", b"[]", b"\xff", b"[" * 10_000, b"null"):
        answer = anna.http.post(make, content=body)
        assert answer.status_code == 400, body
    assert anna.get("/api/tables")["mine"] == []


def test_no_bot_is_called_like_somebody_at_the_table(house: House) -> None:
    def names(table: dict[str, Any]) -> list[str]:
        return [seat["name"] for seat in table["seats"]]

    anna, ben = house.visitor("iskra 976"), house.visitor("Zhar")
    table = anna.make("durak", 4, bots={"1": "random", "2": "random"})
    path = f"/api/tables/{table['id']}"
    assert names(table) == ["iskra 976", "Popil", "Zhar", ""]
    assert names(ben.post(path + "/sit", seat=3)) == ["iskra 976", "Popil", "Luska", "Zhar"]
    anna.post(path + "/start")
    assert names(ben.post(path + "/leave")) == ["iskra 976", "Popil", "Luska", "Tin"]
    assert names(anna.get("/api/tables")["mine"][0]) == ["iskra 976", "Popil", "Luska", "Tin"]


def test_leave_before_the_start_hands_the_table_on(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    path = f"/api/tables/{anna.make()['id']}"
    ben.post(path + "/sit", seat=1)
    left = anna.post(path + "/leave")
    assert left["owner"] == ben.me["id"]
    assert left["seats"][0]["kind"] == "empty"
    assert anna.get("/api/tables")["mine"] == []
    assert anna.refused("POST", path + "/leave") == (403, "not-your-seat")
    ben.post(path + "/leave")
    assert anna.post(path + "/sit", seat=1)["owner"] == anna.me["id"]


def test_leave_during_the_game_and_come_back(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    path = f"/api/tables/{anna.make('dragon_catchers', 2)['id']}"
    ben.post(path + "/sit", seat=1)
    anna.post(path + "/start")
    left = ben.post(path + "/leave")
    assert left["seats"][1]["kind"] == "bot"
    assert anna.refused("POST", path + "/sit", seat=1) == (409, "not-open")
    assert ben.post(path + "/sit", seat=1)["seats"][1]["you"]


def test_a_left_seat_is_offered_to_who_left_it(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    path = f"/api/tables/{anna.make('dragon_catchers', 4)['id']}"
    for seat, person in ((1, ben), (2, house.visitor())):
        person.post(path + "/sit", seat=seat)
    anna.post(path + "/start")
    assert not any("back" in seat for seat in ben.get(path)["seats"])
    left = ben.post(path + "/leave")
    assert [seat.get("back", False) for seat in left["seats"]] == [False, True, False, False]
    assert not any("back" in seat for seat in anna.get(path)["seats"])
    assert ben.get("/api/tables")["mine"][0]["seats"][1]["back"]  # still among his tables
    assert ben.refused("POST", path + "/sit", seat=3) == (409, "not-open")
    assert house.visitor().refused("POST", path + "/sit", seat=1) == (409, "not-open")
    back = ben.post(path + "/sit", seat=1)
    assert back["seats"][1]["you"]
    assert not any("back" in seat for seat in back["seats"])


def test_a_hot_seat_is_left_and_taken_again_as_a_whole(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make("dragon_catchers", 4, hot_seat=True, bots={"3": "greedy"}, start=True)
    path = f"/api/tables/{table['id']}"
    left = anna.post(path + "/leave")
    assert [seat.get("back", False) for seat in left["seats"]] == [True, True, True, False]
    live = house.app.state.hall.tables.live[table["id"]]
    until(lambda: not live.thinking)  # nobody is left: the bots wait
    ply = anna.get(path)["ply"]
    assert not live.attended
    assert anna.get(path)["turn"]
    assert house.visitor().refused("POST", path + "/sit", seat=0) == (409, "hot-seat")
    assert anna.get(path)["ply"] == ply
    assert [seat["you"] for seat in anna.post(path + "/sit", seat=1)["seats"]] == [True, True, True, False]
    with anna.join(table["id"]) as line:
        assert play(line, random.Random(1))["result"]


def test_hot_seat_sits_everywhere(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make(seats=3, hot_seat=True, bots={"2": "random"}, public=True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
    assert not table["public"]
    assert house.visitor().refused("POST", f"/api/tables/{table['id']}/sit", seat=2) == (409, "hot-seat")


# -- after the game ----------------------------------------------------------------------------------------------------


@pytest.fixture
def played(house: House) -> tuple[Visitor, str]:
    """A finished hot-seat game of Durak."""
    anna = house.visitor("Anna")
    table = anna.make(hot_seat=True, start=True)
    with anna.join(table["id"]) as line:
        play(line, random.Random(1))
    return anna, f"/api/tables/{table['id']}"


def test_record_and_deal(played: tuple[Visitor, str]) -> None:
    anna, path = played
    table, record = anna.get(path), anna.get(path + "/record")
    assert table["state"] == "over"
    match = skarb.load(record)
    verdict = anna.get(path + "/verify")
    assert verdict["ok"] is True
    assert verdict["first"] == json.loads(
        json.dumps(skarb.new("durak", 2, record["seed"], record["options"]).position())
    )
    assert match.result is not None


def test_replay_shows_what_each_seat_saw(played: tuple[Visitor, str]) -> None:
    anna, path = played
    record = anna.get(path + "/record")
    replay = anna.get(path + "/replay")
    assert replay["plies"] == len(record["choices"]) == len(replay["frames"]) - 1
    assert replay["frames"][0]["choice"] is None
    match = skarb.new("durak", 2, record["seed"], record["options"])
    for ply, line in enumerate(record["choices"]):
        if ply in (0, 1, 7, 8, 9, replay["plies"] - 1):
            for seat, name in ((0, "0"), (1, "1"), (None, "none")):
                shown = anna.get(f"{path}/replay/{ply}?seat={name}")
                assert shown["view"] == json.loads(json.dumps(match.view(seat)))
                assert shown["position"] == json.loads(json.dumps(match.position()))
        seat_text, choice = line.split(": ", 1)
        match.choose(choice, int(seat_text))
        frame = replay["frames"][ply + 1]
        assert (frame["seat"], frame["choice"]) == (int(seat_text), choice)
        assert [e["event"] for e in frame["events"]] == [e.kind for e in match.happened]
    assert anna.refused("GET", f"{path}/replay/9999") == (404, "no-such-ply")
    assert anna.refused("GET", f"{path}/replay/1?seat=7")[0] == 404
    assert anna.refused("GET", f"{path}/replay/-1")[0] == 404


def test_upload_branch_and_play_on(house: House, played: tuple[Visitor, str]) -> None:
    anna, path = played
    ben = house.visitor("Ben")
    record = anna.get(path + "/record")
    table = ben.post("/api/records", **record)
    assert table["state"] == "over"
    assert [t["id"] for t in ben.get("/api/tables")["mine"]] == [table["id"]]
    assert ben.get(f"/api/tables/{table['id']}/record")["choices"] == record["choices"]
    branch = ben.post(f"/api/tables/{table['id']}/branch", ply=6, seat=1)
    assert branch["state"] == "playing"
    assert branch["ply"] >= 6
    assert branch["seats"][1]["you"]
    with ben.join(branch["id"]) as line:
        play(line, random.Random(2))
    again = ben.get(f"/api/tables/{branch['id']}/record")
    assert again["choices"][:6] == record["choices"][:6]
    assert ben.get(f"/api/tables/{branch['id']}/verify")["ok"]


def test_an_unfinished_record_can_be_played_on(house: House, played: tuple[Visitor, str]) -> None:
    anna, path = played
    record = anna.get(path + "/record")
    record["choices"] = record["choices"][:5]
    record["result"] = None
    table = anna.post("/api/records", **record)
    assert table["state"] == "over"
    assert anna.post(f"/api/tables/{table['id']}/branch", ply=5, seat=0)["state"] == "playing"


def test_a_position_can_be_uploaded(house: House) -> None:
    anna = house.visitor()
    start = skarb.new("durak", 2, 5)
    record = skarb.position("durak", json.loads(json.dumps(start.position()))).record()
    table = anna.post("/api/records", **record)
    assert anna.get(f"/api/tables/{table['id']}/replay/0?seat=0")["view"]["hand"]
    assert anna.get(f"/api/tables/{table['id']}/verify")["seed"] is None
    assert anna.post(f"/api/tables/{table['id']}/branch", ply=0, seat=0)["state"] == "playing"


def test_a_finished_game_is_judged(played: tuple[Visitor, str]) -> None:
    anna, path = played
    found = until(lambda: _answered(anna.http.get(path + "/analysis"))).json()
    choices = anna.get(path + "/record")["choices"]
    assert len(found["standings"]) == len(choices) + 1
    judged = {one["ply"]: one for one in found["judgements"]}
    assert len(judged) == len(found["judgements"]) > 5
    for ply, one in judged.items():
        assert choices[ply] == f"{one['seat']}: {one['choice']}"
        assert 0 <= one["value"] <= 1
        assert one["loss"] == pytest.approx(max(0, one["best_value"] - one["value"]), abs=1e-3)
    worst = [judged[ply]["loss"] for ply in found["worst"]]
    assert worst == sorted(worst, reverse=True)
    assert all(choices[one["ply"]] == f"{one['seat']}: {one['choice']}" for one in found["turning_points"])
    assert anna.get(path + "/analysis") == found  # kept


def test_an_analysis_makes_its_callers_wait_but_not_too_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is being made until it may end; others queue, and what is too much is refused."""
    done = threading.Event()

    def slow(record: Any) -> bytes:
        done.wait(PATIENCE)
        return b"{}" if record["choices"] else b""

    monkeypatch.setattr("skarb.server.analysis.judge", slow)
    monkeypatch.setattr("skarb.server.analysis.LOOK", 0.01)
    monkeypatch.setattr("skarb.server.analysis.WAITING", 3)
    anna, ben = house.visitor(), house.visitor()
    match = skarb.new("durak", 2, 1)
    records = [match.record()]
    for _ in range(3):
        match.choose(match.choices[0])
        records.append(match.record())
    paths = [f"/api/tables/{anna.post('/api/records', **record)['id']}/analysis" for record in records]
    assert anna.refused("GET", paths[0]) == (409, "analysis-made")
    assert anna.refused("GET", paths[1]) == (409, "analysis-made")
    assert anna.refused("GET", paths[2]) == (429, "too-many")  # for one person
    assert ben.refused("GET", paths[2]) == (409, "analysis-made")
    assert ben.refused("GET", paths[3]) == (429, "too-many")  # for all
    assert anna.refused("GET", paths[0]) == (409, "analysis-made")
    done.set()
    until(lambda: anna.http.get(paths[1]).status_code == 200)
    assert anna.refused("GET", paths[0]) == (409, "analysis-long")  # it gave up
    monkeypatch.setattr("skarb.server.analysis.LONGEST", 1)
    assert anna.refused("GET", paths[3]) == (409, "analysis-long")


def test_a_study_runs_in_a_process_of_its_own() -> None:
    async def scene() -> None:
        thinking = Thinking(1, Clock())
        others = [await thinking.read(Whose(), os.getpid), await thinking.bots.run(60, Whose(), os.getpid)]
        assert len({os.getpid(), await thinking.study(os.getpid), *others}) == 4
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await thinking.study(divmod, 1, 0)
        for dies in (thinking.study(os._exit, 1), thinking.read(Whose(), os._exit, 1)):
            with pytest.raises(Denied, match="too-slow"):
                await dies
        endless = asyncio.create_task(thinking.study(time.sleep, 9999))
        await asyncio.sleep(0)
        endless.cancel()
        await asyncio.gather(endless, return_exceptions=True)
        await thinking.close()

    asyncio.run(scene())


def test_bad_records_are_refused(played: tuple[Visitor, str]) -> None:
    anna, path = played
    good = anna.get(path + "/record")
    upload = "/api/records"
    wrong = good["choices"].copy()
    wrong[3] = "0: attack 2X"
    cheat = {**good["result"], "winners": [0, 1]}
    for change, code in (
        ({"game": "chess"}, "no-such-game"),
        ({"skarb": 99}, "record-format"),
        ({"rules": "0.0"}, "record-version"),
        ({"choices": wrong}, "record-ply"),
        ({"choices": ["?"]}, "record-ply"),
        ({"choices": [1]}, "record-incomplete"),
        ({"choices": "0: attack"}, "record-incomplete"),
        ({"choices": ["0: x"] * 6000}, "record-incomplete"),
        ({"result": cheat}, "record-result"),
        ({"options": {"enchanted": ["x"]}}, "bad-option"),
        ({"seats": "two"}, "bad-seats"),
    ):
        assert anna.refused("POST", upload, **{**good, **change}) == (400, code)
    positions: list[Any] = [{}, [], "x", {"hands": {}}, {"seats": [[]]}, {"seats": {"a": None}}, None]
    for position in positions:
        body = {**good, "position": position, "choices": [], "result": None}
        assert anna.refused("POST", upload, **body)[0] == 400


def test_nothing_of_the_seed_before_the_end(house: House) -> None:
    anna = house.visitor()
    path = f"/api/tables/{anna.make('dragon_catchers')['id']}"
    for rest in ("/record", "/replay", "/replay/0", "/verify", "/analysis"):
        assert anna.refused("GET", path + rest) == (409, "not-over")
    anna.post(path + "/start")
    for rest in ("/record", "/replay", "/replay/0", "/verify", "/analysis"):
        assert anna.refused("GET", path + rest) == (409, "not-over")
    assert anna.refused("POST", path + "/branch", ply=0, seat=0) == (409, "not-over")
    assert anna.refused("POST", path + "/rematch") == (409, "not-over")


def test_the_record_of_a_hot_seat_game_is_for_its_owner(house: House) -> None:
    anna = house.visitor()
    path = f"/api/tables/{anna.make(hot_seat=True, start=True)['id']}"
    assert anna.get(path + "/record")["choices"] == []
    assert house.visitor().refused("GET", path + "/record") == (409, "not-over")


def test_rematch_against_bots_begins_at_once(house: House) -> None:
    anna = house.visitor()
    table = anna.make(start=True)
    with anna.join(table["id"]) as line:
        play(line, random.Random(3))
        again = anna.post(f"/api/tables/{table['id']}/rematch")
        assert line.state(lambda s: s["table"]["rematch"])["table"]["rematch"] == again["id"]
    assert again["state"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert anna.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"]


def test_rematch_between_people_begins_when_both_asked(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    path = f"/api/tables/{anna.make()['id']}"
    ben.post(path + "/sit", seat=1)
    anna.post(path + "/start")
    with anna.join(path.rsplit("/", 1)[1]) as one, ben.join(path.rsplit("/", 1)[1]) as two:
        play_all([one, two], random.Random(4))
    assert house.visitor().refused("POST", path + "/rematch") == (403, "not-your-seat")
    first = anna.post(path + "/rematch")
    assert first["state"] == "open"
    assert [seat["name"] for seat in first["seats"]] == ["Ben", "Anna"]
    assert anna.post(path + "/rematch")["state"] == "open"
    second = ben.post(path + "/rematch")
    assert (second["id"], second["state"]) == (first["id"], "playing")


# -- the document ------------------------------------------------------------------------------------------------------


def test_openapi_is_in_step_with_the_routes(house: House) -> None:
    found = house.get("/api/openapi.json").json()
    assert found == json.loads(json.dumps(document()))
    routes = set()
    for route in house.app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", getattr(route, "path", ""))
        if path.startswith("/api/") and path not in ("/api/openapi.json", "/api/{path}"):
            routes |= {(path, method.lower()) for method in route.methods if method != "HEAD"}  # type: ignore[attr-defined]
    told = {(path, method) for path, calls in found["paths"].items() for method in calls}
    assert told == routes
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(found)))
    assert references <= set(found["components"]["schemas"])
    for calls in found["paths"].values():
        for call in calls.values():
            assert call["summary"]


def test_answers_have_the_shape_that_is_declared(played: tuple[Visitor, str]) -> None:
    anna, path = played
    seen = 0
    for call in CALLS:
        if call.method == "GET":
            where = call.path.replace("/api/tables/{table}", path).replace("{game}", "durak").replace("{ply:int}", "3")
            where = where.replace("{chapter}", "beats").replace("{number:int}", "1")
            where += "?seat=0" if "seat" in call.query else ""
            answer = until(partial(_ask, anna, where))
            assert answer.status_code == 200, where
            msgspec.json.decode(answer.content, type=call.answer)
            seen += 1
    assert seen == 22


def _ask(visitor: Visitor, path: str) -> httpx.Response | None:
    return _answered(visitor.http.get(path))


def _answered(answer: httpx.Response) -> httpx.Response | None:
    """An answer that is not one to ask for again in a moment."""
    again = answer.status_code == 409 and answer.json()["error"]["code"] == "analysis-made"
    return None if again else answer


def test_the_protocol_names_every_call(house: House) -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for path, calls in document()["paths"].items():
        for method in calls:
            assert f"`{method.upper()} {path.replace('{table}', '{id}')}" in text, (method, path)
