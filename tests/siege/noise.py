"""What nobody would send, sent: requests that schemathesis makes from the OpenAPI, heads of raw bytes, and messages of
the socket that Hypothesis makes. Whatever it is, it is answered, nothing breaks, and nothing changes unheard.
"""

import json
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from server.house import PATIENCE, Line, Visitor, texts
from skarb.games import ids
from skarb.server.calls import CALLS
from skarb.server.openapi import document

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
CHOSEN = st.builds(lambda n: f"@{n}", st.integers(0, 40))  # one of the legal choices
NEARLY = st.builds(lambda n, cut: f"@{n}@{cut}", st.integers(0, 40), st.integers(0, 20))  # without one of its letters
FIELDS = {
    "t": st.sampled_from(["choose", "undo", "why", "chat", "show", "ping", "state", ""]),
    "n": st.integers(0, 1000) | st.integers(-2, 2**70) | JSON,
    "seat": st.integers(-1, 3) | JSON,
    "ply": st.integers(-1, 5) | JSON,
    "choice": CHOSEN | NEARLY | st.text(max_size=40) | JSON,
    "touch": st.lists(st.text(max_size=10), max_size=9) | st.just(["hand:6S", "table:0"]) | JSON,
    "text": st.text(max_size=20) | JSON,
}
GOOD = {"t": st.sampled_from(["choose", "why"]), "n": st.integers(0, 1000), "seat": st.integers(0, 1)}
ODD = st.fixed_dictionaries({}, optional=FIELDS) | st.fixed_dictionaries(FIELDS)
LAST = 2**40  # the number of the message after which nothing comes any more
MESSAGES = st.lists(
    st.fixed_dictionaries(GOOD, optional={"choice": CHOSEN | NEARLY, "touch": FIELDS["touch"]}) | ODD | JSON,
    min_size=20,
    max_size=60,
)


def make_noise(noise: st.SearchStrategy[Any], count: int, number: int, send: Callable[[Any], None]) -> None:
    """So many examples, the same ones for the same number."""

    @seed(number)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(noise)
    def run(example: Any) -> None:
        send(example)

    run()


class Crowd:
    """So many tables of each game, all of whose seats one person holds, and what was said at them. Every choice in a
    log must have been acknowledged."""

    def __init__(self, port: int, tables: int = 1, batch: int = 0) -> None:
        self.count: Counter[str] = Counter()
        self.held: list[Any] = []
        self.batch = batch  # messages that are said at once, if more than one example has
        self.anna = Visitor(port)
        self.lines = dict(self.open(game) for game in ids() for _ in range(tables))

    def open(self, game: str) -> tuple[str, Line]:
        table = self.anna.make(game, 2, hot_seat=True, start=True, bots={})["id"]
        line = self.anna.join(table)
        line.state()
        return table, line

    def shout(self, messages: list[Any]) -> None:
        """The same messages at every table; then a legal choice, whose ply tells how many there were before it."""
        self.held += messages
        if len(self.held) < self.batch:
            return
        said, self.held = self.held, []
        for line in self.lines.values():
            legal = texts(line.now) if line.now["question"] else []
            for message in said:
                line.socket.send(json.dumps(seasoned(message, legal)))
            line.send(t="choose", n=LAST, seat=0, choice="")
        entered: Counter[str] = Counter()
        before = {table: line.now["ply"] for table, line in self.lines.items()}
        for table, line in self.lines.items():
            while (frame := line.next()).get("n") != LAST:
                self.count["went wrong"] += frame.get("code") == "went-wrong"
                entered[table] += frame["t"] == "ok"
            line.send(t="show", seat=None)
        self.count["messages"] += len(said) * len(self.lines)
        self.count["accepted"] += entered.total()
        assert not self.count["went wrong"]
        for line in self.lines.values():
            while line.state()["question"] is None and line.now["result"] is None:
                pass
            if line.now["result"] is None:
                line.send(t="choose", n=LAST + 1, seat=line.now["seat"], choice=texts(line.now)[0])
        for table, line in list(self.lines.items()):
            if line.now["result"] is None:
                answer = line.until(lambda frame: frame.get("n") == LAST + 1)
                assert answer["t"] == "ok", answer
                assert answer["ply"] <= before[table] + entered[table] + 1  # one message twice is acknowledged twice
                line.at(answer["ply"])
            line.frames.clear()
            line.raw.clear()
            if line.now["result"] is not None:
                line.close()
                del self.lines[table]
                self.lines.update([self.open(line.now["table"]["game"])])

    def close(self) -> None:
        for line in self.lines.values():
            line.close()


def seasoned(message: Any, legal: list[str]) -> Any:
    """With choices of the table at hand."""
    if not isinstance(message, dict) or not isinstance(message.get("choice"), str):
        return message
    _, n, cut = (*message["choice"].split("@"), None, None)[:3]
    if not legal or n is None or not n.isdecimal():
        return message
    text = legal[int(n) % len(legal)]
    return {**message, "choice": text if cut is None else text[: int(cut)] + text[int(cut) + 1 :]}


# -- HTTP --------------------------------------------------------------------------------------------------------------

NAMES = [
    *("host", "origin", "cookie", "content-length", "content-type", "transfer-encoding", "connection", "upgrade"),
    *("sec-fetch-site", "x-forwarded-for", "x-forwarded-proto", "accept-encoding", "user-agent", "if-modified-since"),
    *("sec-websocket-key", "sec-websocket-version", "sec-websocket-protocol", "range", "expect", "te", "x"),
]
WORDS = [b"", b"0", b"9" * 5000, b"-1", b"chunked", b"websocket", b"upgrade", b"gzip", b"https", b"null", b"http://["]
BYTES = st.binary(max_size=40).map(lambda raw: raw.replace(b"\r", b"").replace(b"\n", b""))
VALUES = BYTES | st.sampled_from([*WORDS, b"127.0.0.1", b"13", b"100-continue", b"skarb=a.b.c", b"\xff\xfe", b"a b"])
PATHS = [call.path.replace(":int", "").encode() for call in CALLS] + [
    b"/",
    b"/ws/{table}",
    b"/me/{token}",
    b"/assets/x",
]
HEADS = st.tuples(
    st.sampled_from([b"GET", b"POST", b"HEAD", b"PUT", b"OPTIONS"]),
    st.sampled_from(PATHS),
    st.sampled_from([b"TABLE", b"9" * 5000, b"%00", b"%ff", b"..%2f..", "²".encode()]) | BYTES,
    st.lists(st.tuples(st.sampled_from([b"seat", b"lang", b"client", b"token", b"x"]) | BYTES, VALUES), max_size=3),
    st.lists(st.tuples(st.sampled_from(NAMES), VALUES), max_size=5),
    st.binary(max_size=60) | st.sampled_from([b"{}", b'{"n": ' + b"9" * 5000 + b"}", b"[" * 5000]),
)

CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]


class Doors:
    """Requests from strangers and from somebody who sits at a table. 5xx is an error, but for "not possible now"."""

    def __init__(self, port: int) -> None:
        self.count: Counter[str] = Counter()
        self.port = port
        self.anna = Visitor(port)
        self.table = self._sit()

    def _sit(self) -> str:
        self.anna = Visitor(self.port)
        table: str = self.anna.make("durak", 2, hot_seat=True, start=True, bots={})["id"]
        return table

    def knock(self, head: tuple[Any, ...]) -> None:
        """Raw bytes, as no library would let them through."""
        method, path, part, query, headers, body = head
        where = path
        for name in (b"{table}", b"{game}", b"{ply}", b"{token}"):
            where = where.replace(name, self.table.encode() if part == b"TABLE" else part)
        where += b"?" * bool(query) + b"&".join(name + b"=" + value for name, value in query)
        own = {
            "host": b"127.0.0.1:%d" % self.port,
            "cookie": f"skarb={self.anna.http.cookies['skarb']}".encode(),
            "content-length": b"%d" % len(body),
            **dict(headers),
            "connection": dict(headers).get("connection", b"close"),
        }
        lines = [method + b" " + where + b" HTTP/1.1", *(k.encode() + b": " + v for k, v in own.items()), b"", body]
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(b"\r\n".join(lines))
            line.shutdown(socket.SHUT_WR)
            try:
                found = line.recv(100)
            except ConnectionResetError:
                found = b""
        self._answered(int(found.split()[1]) if found.startswith(b"HTTP/1.1 ") else 0, head)

    def _answered(self, status: int, what: Any) -> None:
        self.count["requests"] += 1
        self.count[str(status)] += 1
        if self.count["requests"] % 50 == 0:
            self.table = self._sit()  # it may have been left or deleted meanwhile, or she may be somebody else
        assert status < 500 or status == 503, (status, what)

    def cases(self) -> st.SearchStrategy[Any]:
        """Good and bad requests of every call, as schemathesis makes them from our own description."""
        from schemathesis import GenerationMode, openapi

        described: Any = openapi.from_dict(document())
        calls = [found.ok() for found in described.get_all_operations()]
        return st.one_of([call.as_strategy(generation_mode=mode) for call in calls for mode in GenerationMode])

    def call(self, case: Any) -> None:
        from schemathesis import checks

        if "table" in case.path_parameters and self.count["requests"] % 4:
            case.path_parameters["table"] = self.table
        jar = {"skarb": self.anna.http.cookies["skarb"]} if self.count["requests"] % 5 else {}
        answer = case.call(base_url=f"http://127.0.0.1:{self.port}", cookies=jar)
        self._answered(answer.status_code, case.as_curl_command())
        if answer.status_code != 503:
            case.validate_response(answer, checks=[getattr(checks, name) for name in CHECKS])
