"""The public vectors of docs/rules/flamecraft.notation.md, read and tried mechanically. FLC-28.1"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import skarb

DOCS = Path(__file__).parents[3] / "docs" / "rules"
UNORDERED = {"hand", "fancy", "played", "offered", "enchantments", "park", "row", "met", "unlocked", "profile"}
WHOLE = {"laid", "ending", "goods"}


def vectors() -> list[dict[str, Any]]:
    text = (DOCS / "flamecraft.notation.md").read_text("utf-8")
    return [vector for block in re.findall(r"```json vectors\n(.*?)```", text, re.S) for vector in json.loads(block)]


def merged(base: Any, patch: Any) -> Any:
    if isinstance(base, dict) and isinstance(patch, dict):
        return {**base, **{key: merged(base.get(key), value) for key, value in patch.items()}}
    return patch


def begun(vector: dict[str, Any], patch: dict[str, Any] | None = None) -> skarb.Match:
    options = vector.get("options")
    if "new" in vector:
        match = skarb.new("flamecraft", vector["new"]["seats"], vector["new"].get("seed", 0), options)
    else:
        match = skarb.position("flamecraft", merged(vector["pos"], patch or {}), options)
    for move in vector["moves"]:
        seat, text = move.split(": ", 1)
        match.choose(text, ord(seat) - 65)
    return match


def agrees(found: Any, told: Any, key: str = "") -> None:
    if key in WHOLE:
        drop = key == "goods"
        assert ({k: v for k, v in found.items() if v} if drop else found) == told, key
    elif isinstance(told, dict):
        assert isinstance(found, dict), (key, found)
        for name, value in told.items():
            assert name in found, (key, name)
            agrees(found[name], value, name)
    elif key in UNORDERED and isinstance(told, list):
        assert sorted(found) == sorted(told), (key, found, told)
    else:
        assert found == told, (key, found, told)


def counts(match: skarb.Match) -> dict[str, Any]:
    pos = match.position()
    return {
        **{deck: len(cards) for deck, cards in pos["decks"].items()},
        "park": len(pos["park"]),
        "row": len(pos["row"]),
        "town": len(pos["town"]),
        "choices": len(match.choices),
        "hands": [len(seat["hand"]) for seat in pos["seats"].values()],
    }


def letters(result: skarb.Result) -> dict[str, Any]:
    def name(seat: int) -> str:
        return chr(65 + seat)

    return {
        **result.details,
        "scores": {name(seat): score for seat, score in enumerate(result.scores)},
        "winners": [name(seat) for seat in result.winners],
        "ranking": [[name(seat) for seat in level] for level in result.ranking],
    }


def try_vector(vector: dict[str, Any]) -> None:
    match = begun(vector)
    expect = vector["expect"]
    if "question" in expect:
        told = expect["question"]
        question = match.question
        if told is None:
            assert question is None
        else:
            assert question is not None
            assert (chr(65 + question.seat), question.kind) == (told["seat"], told["kind"]), question
    if "questions" in expect:
        open_now = match.questions
        assert [(chr(65 + q.seat), q.kind) for q in open_now] == [(q["seat"], q["kind"]) for q in expect["questions"]]
        for question, told in zip(open_now, expect["questions"], strict=True):
            if "choices" in told:
                assert sorted(question.choices) == sorted(told["choices"])
    if "choices" in expect:
        assert sorted(match.choices) == sorted(expect["choices"])
    assert set(expect.get("choices_include", [])) <= set(match.choices)
    assert not set(expect.get("choices_exclude", [])) & set(match.choices)
    if "position" in expect:
        agrees(match.position(), expect["position"])
    if "counts" in expect:
        found = counts(match)
        assert {key: found[key] for key in expect["counts"]} == expect["counts"]
    if "result" in expect:
        assert match.result is not None
        agrees(letters(match.result), expect["result"])
    for attempt in vector.get("refused", []):
        refused(match, attempt["choice"], attempt["rule"])
    for seat, words in vector.get("expect_view", {}).items():
        seen = json.dumps(match.view(None if seat == "none" else ord(seat) - 65))
        for word in words:
            assert not re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", seen), (seat, word)
    for same in vector.get("same_view", []):
        seat = ord(same["seat"]) - 65
        assert begun(vector, same["patch"]).view(seat) == match.view(seat)


def refused(match: skarb.Match, text: str, rule: str | list[str]) -> None:
    before = match.position()
    with pytest.raises(skarb.Refused) as caught:
        match.choose(text)
    assert caught.value.rule in ([rule] if isinstance(rule, str) else rule), (text, caught.value)
    assert not caught.value.reason.startswith("refused-"), "no sentence"
    assert match.position() == before


def case(about: str, *rules: str, pos: dict[str, Any] | None = None, moves: str = "", **more: Any) -> Any:
    """A vector of our own, moves of seat A parted by semicolons unless they name a seat."""
    lines = [move.strip() for move in moves.split(";") if move.strip()]
    lines = [line if line[1:3] == ": " else "A: " + line for line in lines]
    refused = [{"choice": choice, "rule": rule} for choice, rule in more.pop("no", {}).items()]
    keep = ("options", "new", "expect_view", "same_view")
    vector = {key: more.pop(key) for key in keep if key in more}
    vector |= {"moves": lines, "refused": refused, "expect": more}
    if "new" not in vector:
        vector["pos"] = pos or {}
    if "asks" in more:
        seat, kind = more.pop("asks").split()
        more["question"] = {"seat": seat, "kind": kind}
    return pytest.param(vector, id=about, marks=pytest.mark.rule(*rules))
