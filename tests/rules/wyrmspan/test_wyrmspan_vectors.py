"""The public vectors of docs/rules/wyrmspan.notation.md, read mechanically as its section 35 says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import skarb

NOTATION = Path(__file__).parents[3] / "docs" / "rules" / "wyrmspan.notation.md"
VECTORS: list[dict[str, Any]] = [
    vector
    for block in re.findall(r"```json vectors\n(.*?)```", NOTATION.read_text("utf-8"), re.S)
    for vector in json.loads(block)
]


def is_id(value: Any) -> bool:
    return isinstance(value, str)


def agrees(found: Any, told: Any) -> bool:
    """Only the fields written; lists of ids compare without order."""
    if isinstance(told, dict):
        return isinstance(found, dict) and all(key in found and agrees(found[key], told[key]) for key in told)
    if isinstance(told, list) and all(map(is_id, told)) and isinstance(found, list):
        return sorted(map(str, found)) == sorted(told)
    if isinstance(told, list):
        return (
            isinstance(found, list)
            and len(found) == len(told)
            and all(agrees(a, b) for a, b in zip(found, told, strict=True))
        )
    return bool(found == told)


def ids_in(value: Any) -> set[str]:
    return set(re.findall(r"\b[dc]\d+\b", json.dumps(value)))


def check(m: skarb.Match, expect: dict[str, Any], names: list[str]) -> None:
    def asked(question: Any) -> Any:
        return None if question is None else {"seat": names[question.seat], "kind": question.kind}

    if "question" in expect:
        assert asked(m.question) == expect["question"]
    if "questions" in expect:
        assert [asked(question) for question in m.questions] == expect["questions"]
    if "choices" in expect:
        assert sorted(m.choices) == sorted(expect["choices"])
    assert set(expect.get("choices_include", [])) <= set(m.choices)
    assert not set(expect.get("choices_exclude", [])) & set(m.choices)
    position = m.position()
    assert agrees(position, expect.get("position", {})), json.dumps(position)
    if "result" in expect:
        assert agrees(position["result"], expect["result"]), position["result"]
    for seat, hidden in expect.get("expect_view", {}).items():
        view = m.view(None if seat == "spectator" else names.index(seat))
        assert not ids_in(view) & set(hidden)


@pytest.mark.parametrize(
    "vector", [pytest.param(v, id=v["id"], marks=pytest.mark.rule(*v["rules"])) for v in VECTORS]
)  # fmt: skip
def test_vector(vector: dict[str, Any]) -> None:
    names = vector["pos"].get("seats", ["A", "B"])
    m = skarb.position("wyrmspan", vector["pos"], options=vector.get("options", {}))
    for move in vector["moves"]:
        name, choice = move.split(": ", 1)
        m.choose(choice, names.index(name))
    check(m, vector["expect"], names)
    if "expect_view" in vector:
        check(m, {"expect_view": vector["expect_view"]}, names)
    before = m.position()
    for refused in vector.get("refused", []):
        refusal = m.why_not(refused["choice"])
        assert refusal is not None
        assert refusal.rule == refused["rule"], refused
        with pytest.raises(skarb.Refused):
            m.choose(refused["choice"])
    assert m.position() == before
