"""What outsiders do: the example bot of the documents, a server that cannot begin, and noise."""

import asyncio
import json
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.house import House
from siege.noise import JSON
from skarb.server.main import serve

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_bot_plays_a_game(house: House) -> None:
    """The bot of docs/bots.md, as it stands there."""
    text = (DOCS / "bots.md").read_text("utf-8")
    (code,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.S) if "websockets" in block]
    assert 'SERVER = "127.0.0.1:8000"' in code
    code = code.replace("127.0.0.1:8000", f"127.0.0.1:{house.port}").replace("print(asyncio.run(play()))", "")
    room: dict[str, Any] = {}
    exec(compile(code, "bots.md", "exec"), room)
    assert asyncio.run(room["play"]())["ranking"]


def test_a_taken_port_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SystemExit, match="cannot listen on"):
        serve(port=taken.getsockname()[1], db=str(tmp_path / "a.sqlite"))
    assert "open" not in capsys.readouterr().out


QUIET = settings(  # the same noise in every run
    deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
BODY = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["durak", "wyrmspan", "chess"]) | JSON,
        "seats": st.integers(0, 6) | JSON,
        "seat": st.integers(0, 3) | JSON,
        "ply": st.integers(0, 5) | JSON,
        "level": st.sampled_from(["greedy", "god", None]) | JSON,
        "options": st.dictionaries(st.sampled_from(["enchanted", "series", "dealer", "target", "x"]), JSON, max_size=3)
        | JSON,
        "bots": st.dictionaries(st.sampled_from(["0", "1", "²", "-1", "x"]), st.sampled_from(["greedy", "god"])) | JSON,
        "clock": st.fixed_dictionaries({"kind": st.sampled_from(["move", "bank"]), "seconds": st.integers(-1, 9)})
        | JSON,
        "start": st.booleans(),
        "hot_seat": st.booleans(),
        "name": st.text(max_size=50) | JSON,
        "colour": st.text(max_size=10) | JSON,
        "skarb": st.just(1),
        "rules": st.just("1"),
        "choices": st.lists(st.text(max_size=9), max_size=3) | JSON,
        "position": JSON,
        "seed": JSON,
        "result": JSON,
    },
)


@settings(QUIET, max_examples=200)
@given(
    path=st.sampled_from(["/api/me", "/api/tables", "/api/records", "sit", "bot", "branch", "start"]), body=BODY | JSON
)
def test_noise_never_breaks_a_call(house: House, path: str, body: Any) -> None:
    if not hasattr(house, "noisy"):
        anna = house.visitor()
        house.noisy = anna, anna.make()["id"]  # type: ignore[attr-defined]
    anna, table = house.noisy  # type: ignore[attr-defined]
    where = path if path.startswith("/") else f"/api/tables/{table}/{path}"
    answer = anna.http.post(where, content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code in (200, 400, 403, 404, 409), answer.text
    if answer.status_code != 200:
        assert set(answer.json()["error"]) == {"code", "rule", "reason"}
