"""The vectors of docs/rules/durak.md section 19, read mechanically: one test a vector."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import skarb
from skarb.games.durak import beats, deal, draw_order

SPEC = Path(__file__).parents[3] / "docs" / "rules" / "durak.md"
VECTORS: list[dict[str, Any]] = [
    vector
    for block in re.findall(r"```json vectors\n(.*?)```", SPEC.read_text("utf-8"), re.S)
    for vector in json.loads(block)
]


def agree(found: Any, expected: Any) -> bool:
    """Is `expected` a part of `found`? Order inside hands and move lists is irrelevant."""
    if isinstance(expected, dict):
        return all(key in found and agree(found[key], value) for key, value in expected.items())
    if isinstance(expected, list) and expected and all(isinstance(item, str) for item in expected):
        return sorted(found) == sorted(expected)
    return bool(found == expected)


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"], marks=pytest.mark.rule(*v["rules"])) for v in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    kind = vector.get("fn")
    if kind == "beats":
        for attack, card, answer in vector["cases"]:
            assert beats(attack, card, vector["trump"], vector["enchanted"]) is answer, (attack, card)
    elif kind == "deal":
        found = deal(vector["seats"], vector["dealer"], vector["deck"], vector["enchanted"])
        assert agree(found, vector["expect"])
        start = {"seats": vector["seats"], "phase": "deal", "dealer": vector["dealer"], "deck": vector["deck"]}
        match = skarb.position("durak", start, {"enchanted": vector["enchanted"]})
        expected = dict(vector["expect"])
        assert match.position()["owner"] == expected.pop("first")
        assert agree(match.position(), expected)
    elif kind == "draw_order":
        for case in vector["cases"]:
            order = case.pop("order")
            assert draw_order(**case) == order
    else:
        play(vector)


def play(vector: dict[str, Any]) -> None:
    setup, expected = vector["setup"], dict(vector["expect"])
    options = {"mode": setup["mode"], "enchanted": setup["enchanted"], **setup["options"]}
    match = skarb.position("durak", vector["pos"], options)
    names = vector["pos"]["seats"]
    if "legal_first" in expected:
        assert sorted(match.choices) == sorted(expected.pop("legal_first"))
    for move in vector["moves"]:
        name, text = move.split(": ")
        assert match.question is not None
        assert names[match.question.seat] == name, move
        match.choose(text)
    if "legal" in expected:
        assert sorted(match.choices) == sorted(expected.pop("legal"))
    table = expected.pop("table", None)
    position = match.position()
    assert table is None or position["table"] == table
    for key, value in expected.items():
        assert agree(position[key], value), (key, position[key], value)
    again = skarb.position("durak", position, options)
    assert again.position() == position
    assert again.choices == match.choices
