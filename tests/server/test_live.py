"""The WebSocket of a table: whole games, and everything that can go wrong on the way."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import skarb
from server.house import Hand, House, Line, play, play_all, seated, texts, until
from skarb import bots
from skarb.server.guard import Limits
from skarb.server.live import BACKLOG, Listener


def whole(line: Line) -> dict[str, Any]:
    """A state without what is told once."""
    return {key: value for key, value in line.now.items() if key not in ("events", "clock", "table")}


@pytest.mark.parametrize("game", ["durak", "dragon_catchers"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots(house: House, game: str, seats: int) -> None:
    anna = house.visitor()
    table = anna.make(game, seats, start=True)
    with anna.join(table["id"]) as line:
        state = play(line, random.Random(seats))
    assert state["result"]["ranking"]
    assert state["question"] is None
    assert state["table"]["state"] == "over"
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_the_first_state(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.make(start=True)
    with anna.join(table["id"]) as line:
        assert line.next() == {"t": "chats", "list": []}
        state = line.state()
        assert state["seat"] == 0
        assert state["mine"] == [0]
        assert state["view"]["hand"]
        assert state["events"]
        assert state["table"]["seats"][0]["online"]
        if state["question"]:
            choice = state["question"]["choices"][0]
            assert set(choice) == {"text", "touch", "label"}
            assert set(state["question"]) == {"kind", "rule", "seat", "choices", "extra"}
        assert state["undo"]["reason"]["uk"]
        assert state["clock"] is None
        assert state["result"] is None


def test_before_the_start_there_is_nothing_to_see(house: House) -> None:
    anna, ben = house.visitor(), house.visitor()
    table = anna.make()["id"]
    with anna.join(table) as line:
        state = line.state()
        assert state["view"] is None
        assert state["question"] is None
        assert line.choose("attack 6S")["code"] == "not-playing"
        assert line.ask("undo", seat=0)["code"] == "not-playing"
        assert line.ask("why", seat=0, choice="x")["code"] == "not-playing"
        assert line.ask("hint", seat=0)["code"] == "not-playing"
        ben.post(f"/api/tables/{table}/sit", seat=1)
        assert line.state(lambda s: s["table"]["seats"][1]["kind"] == "person")
        anna.post(f"/api/tables/{table}/start")
        assert line.state(lambda s: s["view"])["table"]["state"] == "playing"


def test_people_play_and_a_stranger_watches(house: House) -> None:
    people, table = seated(house, "durak", 3)
    lines = [person.join(table) for person in people]
    watcher = house.visitor().join(table)
    play_all([*lines, watcher], random.Random(1))
    assert watcher.now["seat"] is None
    assert watcher.now["mine"] == []
    for line in lines:
        line.close()
    for frame in watcher.frames:
        if frame["t"] == "state":
            assert frame["question"] is None
            assert frame["offers"] == []
            assert frame["view"]["hand"] is None
    assert watcher.ask("choose", seat=0, choice="pass")["code"] == "not-your-seat"
    assert watcher.ask("chat", text="hello")["code"] == "chat-seated"
    watcher.close()


def test_hot_seat_shows_who_is_asked_or_whom_one_wants(house: House) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", 2, hot_seat=True, start=True)["id"]
    with anna.join(table) as line, anna.join(table, seat=1) as fixed:
        line.state()
        fixed.state()
        for _ in range(10):
            assert line.now["mine"] == [0, 1]
            assert line.now["seat"] in line.now["table"]["turn"]
            ply = line.choose(texts(line.now)[0])["ply"]
            line.at(ply)
            assert fixed.at(ply)["seat"] == 1
        fixed.send(t="show", seat=0)
        assert fixed.state()["seat"] == 0
        fixed.send(t="show", seat=None)
        assert fixed.state()["seat"] in fixed.now["table"]["turn"]
        play(line, random.Random(5))


def test_what_is_not_legal_changes_nothing(house: House) -> None:
    anna = house.visitor()
    table = anna.make(hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        before = line.state()
        other = 1 - before["seat"]
        for seat, choice in ((before["seat"], "attack 2X"), (other, "take"), (before["seat"], ""), (other, "\n" * 99)):
            answer = line.choose(choice, seat)
            assert answer["t"] == "error"
            assert answer["rule"]
            assert set(answer["reason"]) == {"en", "uk", "ru"}
        assert line.choose("take", 7)["code"] == "not-your-seat"
        with anna.join(table) as again:
            again.state()
            assert whole(again) == whole(line)


def test_bad_messages_get_an_error(house: House) -> None:
    anna = house.visitor()
    table = anna.make(start=True, hot_seat=True)["id"]
    with anna.join(table) as line:
        line.state()
        for text in (
            "",
            "{",
            "[]",
            "null",
            '"choose"',
            "{}",
            '{"t": "fly"}',
            '{"t": "choose"}',
            '{"t": "choose", "n": -1, "seat": 0, "choice": "x"}',
            '{"t": "choose", "n": 1, "seat": "0", "choice": "x"}',
            '{"t": "choose", "n": 1e99, "seat": 0, "choice": "x"}',
            '{"t": "choose", "n": 99999999999999999999, "seat": 0, "choice": "x"}',
            '{"t": "choose", "n": 1, "seat": 0, "choice": "' + "x" * 1500 + '"}',
            '{"t": "choose", "n": 1, "seat": 0, "choice": "\\ud800"}',
            '{"t": "why", "n": 1, "seat": 0, "touch": [[]]}',
            "[" * 2000,
        ):
            line.socket.send(text)
            assert line.until(lambda f: f["t"] == "error")["code"] in ("bad-message", "NOT_YOUR_DECISION"), text
        line.socket.send(b"\xff\xfe")
        assert line.until(lambda f: f["t"] == "error")["code"] == "bad-message"
        line.socket.send('{"t": "choose", "n": 12, "seat": []}')
        assert line.until(lambda f: f["t"] == "error")["n"] == 12
        line.socket.send("x" * 5000)
        assert line.until(lambda f: f["t"] == "error")["code"] == "too-large"
        line.send(t="ping")
        assert line.until(lambda f: f["t"] == "pong")
        assert line.now["ply"] == 0
        line.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            line.until(lambda f: False)
    with anna.join(table) as line:
        assert line.state()["ply"] == 0


@pytest.mark.rule("DUR-5.8")
def test_a_late_answer_is_refused_if_its_question_has_gone(house: House) -> None:
    people, table = seated(house, "durak", 3)
    lines = [person.join(table) for person in people]
    for line in lines:
        line.state()
    first = next(line for line in lines if line.now["question"])
    ply = first.now["ply"]
    stale = texts(first.now)[0]
    assert first.choose(stale, ply=ply)["t"] == "ok"
    assert first.choose(stale, ply=ply)["code"] == "late"
    assert first.choose(stale, ply=ply + 1)["code"] not in ("late", "ok")  # a fresh one the game itself refuses
    for line in lines:
        line.at(ply + 1)
    asked = [line for line in lines if line.now["question"] and "pass" in texts(line.now)]
    assert len(asked) == 2  # two may throw in at once
    before = asked[1].now["ply"]
    assert asked[0].choose("pass", ply=before)["t"] == "ok"
    assert asked[1].choose("pass", ply=before)["t"] == "ok"  # still the same question
    for line in lines:
        line.close()


def test_the_same_message_counts_once(house: House) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table, client="tab1") as line:
        state = line.state()
        choice, seat = texts(state)[0], state["seat"]
        first = line.ask("choose", n=7, seat=seat, choice=choice, ply=0)
        assert first == {"t": "ok", "n": 7, "ply": 1}
        assert line.ask("choose", n=7, seat=seat, choice=choice, ply=0) == first
    with anna.join(table, client="tab1") as line:
        line.state()
        assert line.ask("choose", n=7, seat=seat, choice=choice, ply=0) == first
        assert anna.get(f"/api/tables/{table}")["ply"] == 1
    with anna.join(table, client="tab2") as line:  # another tab counts for itself
        line.state()
        assert line.ask("choose", n=7, seat=seat, choice=choice, ply=0)["t"] == "error"


def test_undo_and_its_wall(house: House) -> None:
    anna = house.visitor()
    table = anna.make("durak", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        start = line.state()
        seat = start["seat"]
        assert start["undo"]["code"] == "undo-nothing"
        line.choose(texts(start)[0])
        line.at(1)
        other = line.ask("undo", seat=1 - seat)
        assert other["code"] == "undo-other-seat"
        line.send(t="show", seat=seat)
        assert line.state(lambda s: s["seat"] == seat)["undo"] is None
        assert line.ask("undo", seat=seat)["ply"] == 2
        back = line.at(2)
        assert back["events"] == [{"event": "undo", "seat": seat}]
        assert back["view"] == start["view"]
        assert line.ask("undo", seat=seat)["code"] == "undo-nothing"
        line.send(t="show", seat=None)
        play(line, random.Random(3))
        assert line.ask("undo", seat=seat)["code"] == "not-playing"
    record = anna.get(f"/api/tables/{table}/record")
    assert anna.get(f"/api/tables/{table}")["ply"] == len(record["choices"]) + 2


def test_undo_goes_back_over_what_bots_answered_if_that_told_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass and a take could come from any hand; a card that was laid shows itself."""
    wanted = ["take", "pass"]

    class Meek:
        def choose(self, seat: bots.Seat) -> str:
            return next((text for text in wanted if text in seat.choices), seat.choices[0])

    monkeypatch.setitem(bots.LEVELS, "adept", lambda seconds, cores: Meek())
    anna = house.visitor()
    seen = set()
    for _ in range(12):
        table = anna.make("durak", 3, options={"throw_after_take": True}, start=True)["id"]
        with anna.join(table) as line:
            state = line.state(lambda s: s["question"])
            if state["question"]["kind"] != "attack":
                continue
            line.choose(texts(state)[0])
            before = line.state(lambda s: s["question"])
            assert texts(before)[-1] == "pass"
            known = len(line.frames)
            line.choose("pass")
            after = line.at(before["ply"] + 2)
            while not after["question"]:
                after = line.state()
            told = {event["event"] for frame in line.frames[known:] for event in frame.get("events", [])}
            if after["undo"] is None:
                ply = line.ask("undo", seat=0)["ply"]
                back = line.at(ply)
                assert back["question"] == before["question"]
                assert back["view"]["hand"] == before["view"]["hand"]
                assert ply >= after["ply"] + 2  # an answer, and the pass
            else:
                assert line.ask("undo", seat=0)["code"] == after["undo"]["code"] == "undo-other-seat"
            seen.add((told <= {"pass", "take"}, after["undo"] is None))
        wanted = ["pass"] if wanted[0] == "take" else ["take", "pass"]
    assert seen == {(True, True), (False, False)}


def test_no_undo_over_what_other_people_answered(house: House) -> None:
    people, table = seated(house, "durak", 3)
    lines = [person.join(table) for person in people]
    for line in lines:
        line.state()
    first = next(line for line in lines if line.now["question"])
    first.choose(texts(first.now)[0])
    for line in lines:
        line.at(1)
    asked = [line for line in lines if line.now["question"]]
    for n, line in enumerate(asked, 2):
        line.choose("pass")
        for other in lines:
            other.at(n)
    assert asked[0].now["undo"]["code"] == "undo-other-seat"
    for line in lines:
        line.close()


def test_reconnect_in_the_middle_of_any_question(house: House) -> None:
    anna = house.visitor()
    table = anna.make("durak", 3, hot_seat=True, start=True)["id"]
    line = anna.join(table)
    line.state()
    chance = random.Random(8)
    for _ in range(30):
        state = line.now
        ply = line.choose(chance.choice(texts(state)))["ply"]
        line.at(ply)
        fresh = anna.join(table, seat=line.now["seat"])
        fresh.state()
        assert whole(fresh) == whole(line)
        line.socket.socket.close()  # no farewell
        line = anna.join(table)
        line.state()
        fresh.close()
    line.close()


def test_events_come_once_and_the_latest_on_connecting(house: House) -> None:
    anna = house.visitor()
    table = anna.make("durak", hot_seat=True, start=True)["id"]
    with anna.join(table, seat=0) as line:
        other = anna.join(table)
        play(other, random.Random(2))
        line.state(lambda s: s["result"])
        heard = [event for frame in line.frames if frame["t"] == "state" for event in frame["events"]]
        other.close()
        with anna.join(table, seat=0) as late:
            assert late.state()["events"] == heard[-200:]
    told = [event["event"] for frame in anna.get(f"/api/tables/{table}/replay")["frames"] for event in frame["events"]]
    assert [event["event"] for event in heard] == told


def test_chat(house: House) -> None:
    (anna, ben), table = seated(house)
    with anna.join(table) as one, ben.join(table) as two:
        one.state()
        two.state()
        one.send(t="chat", n=1, text="  Вітаю\n<b>all</b> \u202e" + "!" * 1000)
        for line in (one, two):
            told = line.until(lambda f: f["t"] == "chat")
            assert told["from"] == "Anna"
            assert told["text"].startswith("Вітаю <b>all</b> !!!")
            assert len(told["text"]) == 300
        assert one.ask("chat", text=" \u200b ")["code"] == "chat-empty"
        for i in range(60):
            one.send(t="chat", text=str(i))
        one.until(lambda f: f["t"] == "chat" and f["text"] == "59")
    with house.visitor().join(table) as line:
        chats = line.until(lambda f: f["t"] == "chats")["list"]
        assert [line["text"] for line in chats] == [str(i) for i in range(10, 60)]


def test_why_by_text_and_by_touch(house: House) -> None:
    anna = house.visitor()
    table = anna.make("durak", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        state = line.state()
        seat, legal = state["seat"], state["question"]["choices"][0]
        answer = line.ask("why", seat=seat, choice=legal["text"])
        assert (answer["rule"], answer["code"], answer["reason"]) == (None, None, None)
        assert line.ask("why", seat=seat, touch=legal["touch"])["rule"] is None
        assert line.ask("why", seat=seat, touch=legal["touch"][:1])["rule"] is None
        strange = next(
            c
            for c in ("hand:6H", "hand:7H", "hand:8H", "hand:9H", "hand:10H", "hand:JH", "hand:QH")
            if c[5:] not in state["view"]["hand"]
        )
        wrong = line.ask("why", seat=seat, touch=[strange])
        assert wrong["code"] == "CARD_NOT_IN_HAND"
        assert wrong["rule"].startswith("DUR-")
        nothing = line.ask("why", seat=seat, touch=["row:1"])
        assert (nothing["code"], nothing["rule"]) == ("leads-nowhere", state["question"]["rule"])
        assert all("row" not in reason for reason in nothing["reason"].values())
        assert line.ask("why", seat=1 - seat, touch=[strange])["code"] == "not-asked"


def test_hints_only_without_other_people(house: House) -> None:
    anna = house.visitor()
    table = anna.make("durak", start=True)["id"]
    with anna.join(table) as line:
        state = line.state(lambda s: s["question"])
        choices = line.ask("hint", seat=0)["choices"]
        found = [choice["text"] for choice in choices]  # of many choices perhaps not all have been looked at
        assert 0 < len(found) == len(set(found))
        assert set(found) <= set(texts(state))
        assert all(0 <= choice["value"] <= 1 for choice in choices)
        assert choices[0]["visits"] == max(choice["visits"] for choice in choices) > 0
    people, table = seated(house)
    with people[0].join(table) as line:
        line.state()
        assert line.ask("hint", seat=0)["code"] == "hint-people"


def test_a_hint_keeps_nobody_from_anything(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is thought of the line answers, and a choice is made; who asks again, or goes, waits for it no more."""
    begun, given_up = list[int](), list[int]()

    async def endless(seat: Any, whose: Any) -> Any:
        begun.append(1)
        try:
            await asyncio.Event().wait()
        finally:
            given_up.append(1)

    monkeypatch.setattr(house.app.state.hall.thinking, "hint", endless)
    anna = house.visitor()
    table = anna.make("dragon_catchers", hot_seat=True, start=True)["id"]
    with anna.join(table) as line:
        state = line.state()
        line.send(t="hint", n=1, seat=state["seat"])
        until(lambda: begun)
        line.send(t="ping")
        line.until(lambda frame: frame["t"] == "pong")
        line.at(line.choose(texts(state)[0], n=2)["ply"])
        line.send(t="hint", n=3, seat=line.now["seat"])
        late = line.until(lambda frame: frame.get("n") == 1)
        assert (late["t"], late["code"]) == ("error", "late")
        until(lambda: len(begun) == 2)
        assert len(given_up) == 1
    until(lambda: len(given_up) == 2)


def test_a_seat_token_plays_one_seat(house: House) -> None:
    (anna, ben), table = seated(house)
    token = anna.get(f"/api/tables/{table}/token?seat=0")["token"]
    assert anna.refused("GET", f"/api/tables/{table}/token?seat=1") == (403, "not-your-seat")
    assert anna.refused("GET", f"/api/tables/{table}/token?seat=x") == (403, "not-your-seat")
    with Line(house.port, table, {}, {"token": token}) as bot, ben.join(table) as line:
        play_all([bot, line], random.Random(1))
        assert bot.now["mine"] == [0]
    for wrong in (token[:-1], "1" + token[1:], "", "0."):
        with Line(house.port, table, {}, {"token": wrong}) as bot:
            assert bot.next()["code"] == "not-your-seat"
            with pytest.raises(ConnectionClosed) as closed:
                bot.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_a_token_ends_when_the_seat_is_left(house: House) -> None:
    (anna, _), table = seated(house)
    token = anna.get(f"/api/tables/{table}/token?seat=0")["token"]
    with Line(house.port, table, {}, {"token": token}) as bot:
        bot.state()
        anna.post(f"/api/tables/{table}/leave")
        assert bot.state(lambda s: s["table"]["seats"][0]["kind"] == "bot")["mine"] == []
        assert bot.ask("choose", seat=0, choice="pass")["code"] == "not-your-seat"
    with Line(house.port, table, {}, {"token": token}) as bot:
        assert bot.next()["code"] == "not-your-seat"


def test_no_such_table(house: House) -> None:
    with house.visitor().join("nowhere") as line:
        assert line.next()["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_who_leaves_is_replaced_by_a_bot(house: House) -> None:
    (anna, ben), table = seated(house)
    with anna.join(table) as line:
        line.state()
        ben.post(f"/api/tables/{table}/leave")
        assert line.state(lambda s: s["table"]["seats"][1]["kind"] == "bot")
        assert play(line, random.Random(1))["result"]


def test_who_comes_back_plays_on_at_the_same_socket(house: House) -> None:
    (anna, ben), table = seated(house, "dragon_catchers")
    with anna.join(table) as one, ben.join(table) as two:
        one.state()
        two.state()
        ben.post(f"/api/tables/{table}/leave")
        gone = two.state(lambda s: s["mine"] == [])
        assert gone["seat"] is None
        assert gone["table"]["seats"][1]["back"]
        assert "back" not in one.state(lambda s: s["table"]["seats"][1]["kind"] == "bot")["table"]["seats"][1]
        ben.post(f"/api/tables/{table}/sit", seat=1)
        assert two.state(lambda s: s["mine"] == [1])["seat"] == 1
        assert one.state(lambda s: s["table"]["seats"][1]["kind"] == "person")
        play_all([one, two], random.Random(1))


def test_others_see_who_is_online(house: House) -> None:
    (anna, ben), table = seated(house)
    with anna.join(table) as line:
        assert not line.state()["table"]["seats"][1]["online"]
        with ben.join(table), ben.join(table):
            assert line.state(lambda s: s["table"]["seats"][1]["online"])
        assert line.state(lambda s: not s["table"]["seats"][1]["online"])
        ben.post("/api/me", name="Benjamin")
        assert line.state(lambda s: s["table"]["seats"][1]["name"] == "Benjamin")


def test_messages_are_limited(tmp_path: Path, hand: Hand) -> None:
    house = House(tmp_path / "x.sqlite", limits=Limits(get=(99, 999), post=(99, 999), connect=(99, 999)))
    anna = house.visitor()
    with anna.join(anna.make(start=True, hot_seat=True)["id"]) as line:
        line.state()
        for n in range(40):
            line.send(t="why", n=n, seat=0, choice="x")
        answers = [line.until(lambda f: f["t"] in ("why", "error")) for _ in range(40)]
        assert [answer["n"] for answer in answers] == list(range(40))
        assert [answer["code"] == "too-many" for answer in answers] == [False] * 20 + [True] * 20
        hand.now += 1
        for _ in range(10):
            line.send(t="chat", text="spam")
        told = [line.until(lambda f: f["t"] in ("chat", "error")).get("code") for _ in range(10)]
        assert told == [None] * 5 + ["too-many"] * 5
    house.close()


def test_the_same_question_twice_is_two_questions(house: House) -> None:
    """A bot that is asked again what it has just answered answers again; a repeated answer to the first is late."""
    for seed in range(1000, 1100):
        match = skarb.new("flamecraft", 2, seed)
        last: tuple[int, str, list[str]] | None = None
        chance = random.Random(seed)
        while match.question and len(match.plies) < 200:
            question = match.question
            now = (question.seat, question.kind, question.choices)
            if now == last:
                break
            last = now
            match.choose(chance.choice(question.choices), question.seat)
        else:
            continue
        break
    else:
        pytest.fail("no game asks the same twice")
    seat = match.question.seat
    record = match.record()
    anna = house.visitor()
    upload = anna.post("/api/records", **{**record, "choices": record["choices"][:-1]})
    branch = anna.post(f"/api/tables/{upload['id']}/branch", ply=len(record["choices"]) - 1, seat=1 - seat)
    until(lambda: anna.get(f"/api/tables/{branch['id']}")["ply"] > len(record["choices"]))
    mine = anna.post(f"/api/tables/{upload['id']}/branch", ply=len(record["choices"]) - 1, seat=seat)
    with anna.join(mine["id"]) as line:
        ply = line.state()["ply"]
        choice = record["choices"][-1].split(": ", 1)[1]
        assert line.choose(choice, ply=ply)["t"] == "ok"
        assert line.choose(choice, ply=ply)["code"] == "late"


def test_a_bot_that_fails_does_not_stop_the_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Mad:
        def choose(self, seat: bots.Seat) -> str:
            if seat.random.random() < 0.5:
                raise ZeroDivisionError
            return "fly away"

    monkeypatch.setitem(bots.LEVELS, "adept", lambda seconds, cores: Mad())
    anna = house.visitor()
    with anna.join(anna.make("durak", start=True)["id"]) as line:
        assert play(line, random.Random(1))["result"]


def test_other_origins_are_turned_away(house: House) -> None:
    anna = house.visitor()
    table = anna.make(start=True)["id"]
    cookie = {"Cookie": f"skarb={anna.http.cookies['skarb']}"}
    with pytest.raises(InvalidStatus) as refused:
        Line(house.port, table, {**cookie, "Origin": "https://evil.example"}, {})
    assert refused.value.response.status_code == 403
    with Line(house.port, table, {**cookie, "Origin": f"http://127.0.0.1:{house.port}"}, {}) as line:
        assert line.state()["mine"] == [0]


def test_a_listener_who_does_not_read_is_let_go(house: House) -> None:
    """Answers do not pile up for ever for a socket that takes none."""

    class Deaf:
        async def send(self, message: Any) -> None:
            await asyncio.Event().wait()

        async def receive(self) -> Any:
            await asyncio.Event().wait()

    async def scene() -> None:
        table = await house.app.state.hall.tables.get(table_id)
        listener = Listener(house.app.state.hall, table, Deaf(), None, None)  # type: ignore[arg-type]
        sender = asyncio.create_task(listener.send_on())
        listener.receiver = asyncio.create_task(listener.receive_on())
        for n in range(BACKLOG + 5):
            await asyncio.sleep(0)
            listener.send({"t": "pong", "n": n})
        await asyncio.wait([sender, listener.receiver], return_when=asyncio.FIRST_COMPLETED, timeout=5)
        assert listener.receiver.cancelled()
        sender.cancel()

    table_id = house.visitor().make()["id"]
    asyncio.run(scene())
