"""What the server counts, who may read it, and what its log leaves out."""

import json
import logging
import re

from server.house import House, texts, until
from skarb.server.logs import Lines, hidden
from skarb.server.metrics import may_read

LINE = re.compile(r'(# TYPE skarb_\w+ (gauge|counter|histogram)|skarb_\w+(\{(\w+="[^"]*",?)+\})? [-+0-9.e]+)$')


def read(house: House) -> dict[str, float]:
    answer = house.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(LINE.match(line) for line in lines), lines
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}


def test_metrics_tell_of_choices_tables_listeners_thoughts_and_refusals(house: House) -> None:
    anna = house.visitor()
    table = anna.make("dragon_catchers", 2, bots={"1": "greedy"}, start=True)["id"]
    with anna.join(table) as line:
        state = line.state()
        for _ in range(3):
            state = line.state(lambda s: s["question"]) if not state["question"] else state
            state = line.at(line.choose(texts(state)[0])["ply"])
        assert line.choose("nonsense", 0)["t"] == "error"
        assert line.choose("nonsense", 1)["code"] == "not-your-seat"
        until(lambda: read(house).get('skarb_thought_seconds_count{kind="choose",where="here"}', 0) > 0)
        found = read(house)
        assert (found["skarb_tables"], found["skarb_listeners"], found["skarb_thinker_cores"]) == (1, 1, 0)
        assert found["skarb_choice_seconds_count"] == 3 == found['skarb_choice_seconds_bucket{le="+Inf"}']
        assert found['skarb_refusals_total{code="not-your-seat"}'] == 1
        assert found["skarb_thoughts_waiting"] == 0
    anna.refused("GET", "/api/tables/nowhere")
    assert read(house)['skarb_refusals_total{code="no-such-table"}'] == 1
    assert anna.me["id"] not in house.get("/metrics").text


def test_metrics_are_for_this_machine_unless_somebody_else_is_named(house: House, tmp_path: object) -> None:
    assert may_read("127.0.0.1", ("127.0.0.0/8", "::1/128"))
    assert not may_read("10.1.2.3", ("127.0.0.0/8", "::1/128"))
    assert may_read("10.1.2.3", ("10.0.0.0/8",))
    assert may_read("fd00:1::/64", ("fd00::/16",))
    assert not may_read("?", ("0.0.0.0/0",))
    forwarded = {"x-forwarded-for": "203.0.113.9"}  # a visitor whom a proxy on this machine brings
    answer = house.get("/metrics", headers=forwarded)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page")


def test_the_log_is_json_without_secrets() -> None:
    secrets = {
        "GET /ws/abc?token=1.f00ba4f00ba4&seat=0": "f00ba4f00ba4",
        "cookie: skarb=dGhpcyBpcyBtZQ.c2VjcmV0c2VjcmV0.0123456789abcdef0123456789abcdef012345678ab": "dGhpcyBpcyBtZQ",
        "postgresql://skarb:hunter2@db/skarb is away": "hunter2",
        "Failing row contains (x, 3f786850e387550fdab836ed7e6dc881de23001b3f786850e387550fdab836ed)": "3f786850",
        '{"seed": "my own seed"}': "my own",
    }
    for text, secret in secrets.items():
        assert secret in text
        assert secret not in hidden(text), hidden(text)
    try:
        raise ValueError("token=abc")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord("skarb.server", logging.ERROR, "", 0, "table %s: %s", ("T1", "seed=77"), trace)
    line = Lines().format(record)
    said = json.loads(line)
    assert "\n" not in line
    assert (said["level"], said["logger"], said["message"]) == ("error", "skarb.server", "table T1: seed=…")
    assert "ValueError" in said["trace"]
    assert "abc" not in said["trace"]
