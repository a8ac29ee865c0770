"""The vectors of docs/rules/dragon_catchers.md section 16, read mechanically: one test a vector."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import skarb
from skarb.games.dragon_catchers.flow import judge

SPEC = Path(__file__).parents[3] / "docs" / "rules" / "dragon_catchers.md"
VECTORS: list[dict[str, Any]] = [
    vector
    for block in re.findall(r"```json vectors\n(.*?)```", SPEC.read_text("utf-8"), re.DOTALL)
    for vector in json.loads(block)
]


def agree(found: Any, expected: Any) -> bool:
    """Is `expected` a part of `found`? Order inside hands, piles and move lists is irrelevant."""
    if isinstance(expected, dict):
        return all(key in found and agree(found[key], value) for key, value in expected.items())
    if isinstance(expected, list) and all(isinstance(item, str) for item in expected):
        return sorted(found) == sorted(expected)
    return bool(found == expected)


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"], marks=pytest.mark.rule(*v["rules"])) for v in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    kind = vector.get("fn")
    if kind is None:
        play(vector)
        return
    verdict = getattr(judge, kind)
    for case in vector.get("cases", []):
        expected = case["result" if "result" in case else "score"]
        assert verdict(**{key: value for key, value in case.items() if key not in ("result", "score")}) == expected
    if "expect" in vector:
        told = ("id", "about", "rules", "fn", "expect")
        found = verdict(**{key: value for key, value in vector.items() if key not in told})
        assert {key: found[key] for key in vector["expect"]} == vector["expect"]


def play(vector: dict[str, Any]) -> None:
    expected = dict(vector["expect"])
    match = skarb.position("dragon_catchers", vector["pos"], vector.get("options"))
    if "legal_first" in expected:
        assert sorted(match.choices) == sorted(expected.pop("legal_first"))
    for move in vector["moves"]:
        name, text = move.split(": ")
        now = match.position()
        assert name == (now["asked"] if now["phase"] == "answer" else now["seat"])
        match.choose(text, match.game.names(match.state).index(now["actor"]))
    if "legal" in expected:
        assert sorted(match.choices) == sorted(expected.pop("legal"))
    for key, value in expected.items():
        assert agree(match.position()[key], value), (key, match.position()[key], value)
