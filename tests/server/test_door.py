"""Connections: too many, too slow, and what is no request at all."""

import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import skarb
from server.house import MUCH, PATIENCE, House, Line, Visitor, until
from skarb.server.engine import NotStored
from skarb.server.guard import Limits

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
RECORD = skarb.new("durak", 2, 1).record()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[House]:
    """A house with room for few, who may take their time."""
    rates = dict.fromkeys(("get", "post", "connect", "message"), MUCH)
    limits = Limits(**rates, head=PATIENCE, whole=PATIENCE, sockets=12, sockets_each=4)  # type: ignore[arg-type]
    house = House(tmp_path / "a.sqlite", limits=limits)
    yield house
    house.close()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A house in which everybody must be quick; a client that is not slow on purpose has time enough."""
    house = House(tmp_path / "b.sqlite", limits=Limits(head=2.0, whole=2.0))
    yield house
    house.close()


def dial(house: House, source: str = HERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, (source, 0))


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    out = b""
    while chunk := line.recv(65536):
        out += chunk
    line.close()
    return out


def status(raw: bytes) -> tuple[int, str]:
    """Status and code of a refusal; it must have a sentence in every language."""
    head, _, body = raw.partition(b"\r\n\r\n")
    error = json.loads(body)["error"]
    assert set(error["reason"]) == {"en", "uk", "ru"}
    return int(head.split()[1]), error["code"]


def test_slow_heads_and_bodies_are_closed(hasty: House) -> None:
    for begun in (b"", b"GET /api/me HT", b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{"):
        line = dial(hasty)
        line.sendall(begun)
        assert status(answer(line)) == (408, "slow")
    assert not hasty.app.state.door.inside
    line = dial(hasty)  # a second request of one connection gets no more time
    line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\nGET /api/ga")
    raw = answer(line)
    assert raw.startswith(b"HTTP/1.1 200 ")
    assert raw.count(b"HTTP/1.1 408 ") == 1


def test_idle_sockets_do_not_shut_others_out(hasty: House, narrow: House) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(dial(narrow))
        until(lambda: narrow.app.state.door.inside.total() == 12)
        line = dial(narrow)
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
        assert status(answer(line)) == (503, "full")
    until(lambda: not narrow.app.state.door.inside)
    assert Visitor(narrow.port).me["name"]
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(dial(hasty))
        until(lambda: not hasty.app.state.door.inside)  # those who say nothing are closed


def test_one_address_cannot_take_all_places(narrow: House) -> None:
    anna = narrow.visitor()
    table = anna.make(start=True)["id"]
    anna.http.close()
    until(lambda: not narrow.app.state.door.inside)
    cookie = {"Cookie": f"skarb={anna.http.cookies['skarb']}"}
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(Line(narrow.port, table, cookie, {}, ELSEWHERE)).state()
        until(lambda: narrow.app.state.door.inside == {ELSEWHERE: 4})
        line = dial(narrow, ELSEWHERE)
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
        assert status(answer(line)) == (429, "too-many")
        assert status(answer(dial(narrow, ELSEWHERE))) == (429, "too-many")  # though it says nothing
        stack.enter_context(Line(narrow.port, table, cookie, {})).state()  # another address comes in
    until(lambda: not narrow.app.state.door.inside)


def test_a_socket_too_many_is_refused_with_a_sentence(tmp_path: Path) -> None:
    house = House(tmp_path / "a.sqlite", limits=Limits(connect=(1e-6, 1)))
    anna = house.visitor()
    table = anna.make(start=True)["id"]
    with anna.join(table) as line:
        line.state()
        with pytest.raises(InvalidStatus) as refused:
            anna.join(table)
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body)["error"]["code"] == "too-many"
    house.close()


SERVER = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))
from skarb.server import door
door.raise_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_the_file_limit_is_raised_as_far_as_it_goes() -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 1024:
        pytest.fail("this machine allows too few open files")
    done = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "(1024, 1024)"


# -- what is no request ------------------------------------------------------------------------------------------------

LONG = "9" * 5000
ODD: list[tuple[str, str, dict[str, str], Any]] = [
    ("GET", "/api/me", {"host": "a b"}, (400, "bad-message")),
    ("GET", "/api/me", {"host": "[::"}, (400, "bad-message")),
    ("GET", "/api/me", {"host": "x:99999999"}, (400, "bad-message")),
    ("GET", "/api/me", {"host": "\xff\xfe"}, (400, "bad-message")),
    ("GET", "/", {"host": "http://["}, (400, "bad-message")),
    ("POST", "/api/me", {"origin": "http://["}, (400, "bad-message")),
    ("POST", "/api/me", {"origin": "http://[::1"}, (400, "bad-message")),
    ("POST", "/api/me", {"origin": "\xff"}, (400, "bad-message")),
    ("POST", "/api/me", {"origin": "http://x:port"}, (400, "bad-message")),
    ("POST", "/api/me", {"origin": "null"}, (403, "other-origin")),
    ("POST", "/api/me", {"content-length": LONG}, 400),
    ("GET", f"/api/tables/TABLE/token?seat={LONG}", {}, (403, "not-your-seat")),
    ("GET", "/api/tables/TABLE/token?seat=%C2%B2", {}, (403, "not-your-seat")),
    ("GET", f"/api/tables/OVER/replay/{LONG}", {}, (404, "no-such-ply")),
    ("GET", "/api/tables/OVER/replay/-1", {}, (404, "no-such-ply")),
    ("GET", f"/api/tables/OVER/replay/0?seat={LONG}", {}, (404, "not-your-seat")),
    ("GET", f"/api/tables/{LONG}", {}, (404, "no-such-table")),
    ("GET", f"/api/games/{LONG}/cards", {}, 404),
    ("GET", f"/{LONG}.png", {}, (404, "no-such-page")),
    ("GET", f"/{LONG}", {}, 200),
    ("GET", f"/me/{LONG}", {}, 404),
    ("GET", f"/ws/{LONG}", {}, 200),
]


def ask(house: House, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    """A request made by hand; `headers` replace the usual ones."""
    own = {"host": f"127.0.0.1:{house.port}", "connection": "close", "content-length": str(len(body)), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in own.items()), "", ""]
    line = dial(house)
    line.sendall("\r\n".join(lines).encode("latin-1") + body)
    return answer(line)


def test_what_is_malformed_is_refused_and_nothing_breaks(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Skarb</title>")
    house = House(tmp_path / "a.sqlite", page_folder=tmp_path)
    anna = house.visitor()
    table = anna.make(start=True)["id"]
    over = anna.post("/api/records", **RECORD)["id"]
    cookie = {"cookie": f"skarb={anna.http.cookies['skarb']}"}
    for method, path, headers, expected in ODD:
        where = path.replace("TABLE", table).replace("OVER", over)
        raw = ask(house, method, where, {**cookie, **headers}, b"{}" if method == "POST" else b"")
        found: Any = int(raw.split()[1]) if isinstance(expected, int) else status(raw)
        assert found == expected, (path[:60], headers, raw[:300])
    for body, code in (
        ({"game": "durak", "seats": 2, "bots": {LONG: "adept"}}, "no-such-seat"),
        ({"game": "durak", "seats": 2, "options": {"x" * 9000: 1}}, None),
        ({"game": "x" * 64, "seats": 2}, None),
    ):
        answer = anna.http.post("/api/tables", json=body)
        assert 400 <= answer.status_code < 500
        assert code is None or answer.json()["error"]["code"] == code
        assert "???" not in answer.text
    number = f'{{"game": "durak", "seed": {LONG}, "seats": 2, "choices": []}}'
    assert anna.http.post("/api/records", content=number).status_code == 400
    assert anna.http.post("/api/tables", content=number).status_code == 200  # it has no seed to give
    with Line(house.port, table, {"Cookie": f"skarb={anna.http.cookies['skarb']}"}, {"seat": LONG}) as line:
        assert line.state()["seat"] == 0
        refused = line.ask("choose", seat=0, choice="x" * 1000)
        assert "???" not in json.dumps(refused)
        assert all(len(sentence) < 400 for sentence in refused["reason"].values())
    house.close()
    assert not [record for record in caplog.records if record.exc_info], caplog.text


def test_a_full_disk_is_told_wherever_something_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (anna, ben), store = (house.visitor(), house.visitor()), house.app.state.hall.tables.store
    table = anna.make()["id"]

    async def fail(job: Any, blind: bool = False) -> None:
        raise NotStored("database or disk is full")

    with anna.join(table) as line:
        line.state()
        with monkeypatch.context() as patch:
            patch.setattr(store, "write", fail)
            refused = [
                anna.refused("POST", "/api/tables", game="durak", seats=2, start=True),
                anna.refused("POST", "/api/me", name="Anna"),
                anna.refused("POST", "/api/records", **RECORD),
                ben.refused("POST", f"/api/tables/{table}/sit", seat=1),
                anna.refused("POST", f"/api/tables/{table}/start"),
            ]
            assert set(refused) == {(503, "not-stored")}
            assert line.ask("chat", text="hello")["code"] == "not-stored"
        assert ben.post(f"/api/tables/{table}/sit", seat=1)["seats"][1]["kind"] == "person"
        assert anna.post(f"/api/tables/{table}/start")["state"] == "playing"
        line.state(lambda s: s["table"]["state"] == "playing")
    assert not [record for record in caplog.records if record.exc_info], caplog.text
