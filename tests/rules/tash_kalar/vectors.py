"""Test vectors: read from docs/rules, played, compared. TSK-36.1"""

import json
import re
from pathlib import Path
from typing import Any

import skarb
from skarb.kernel.match import Match

DOCS = Path(__file__).parents[3] / "docs" / "rules"
GAME = "tash_kalar"


def public_vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(DOCS.glob("tash_kalar*.md")):
        for block in re.findall(r"^```json vectors\n(.*?)^```", path.read_text("utf-8"), re.DOTALL | re.MULTILINE):
            found += json.loads(block)
    return found


def seat_of(letter: str) -> int:
    return "ABCD".index(letter)


def play(match: Match, moves: list[str]) -> Match:
    for move in moves:
        if move == "undo":
            match.undo()
        else:
            seat, choice = move.split(": ", 1)
            match.choose(choice, seat_of(seat))
    return match


def begin(pos: dict[str, Any], moves: list[str] | None = None, **options: Any) -> Match:
    """A match from a position, with these choices made."""
    return play(skarb.position(GAME, pos, options=options), moves or [])


def pieces(board: str) -> set[str]:
    """A board as a set of colour and piece, such as "R e4c"."""
    out: set[str] = set()
    for part in board.split("|"):
        words = part.split()
        out |= {f"{words[0]} {word}" for word in words[1:]}
    return out


ORDERED = {"decks", "current", "deck", "turns", "seats", "schools", "colours", "summoned"}


def empty(value: Any) -> bool:
    return not value or (isinstance(value, dict) and all(empty(v) for v in value.values()))


def compare(wanted: Any, found: Any, key: str = "", ordered: bool = False) -> None:
    ordered = ordered or key in ORDERED
    if key == "board":
        assert pieces(found) == pieces(wanted), (wanted, found)
    elif wanted in ({}, []):
        assert empty(found), (key, wanted, found)
    elif isinstance(wanted, dict):
        assert isinstance(found, dict), (key, wanted, found)
        for name, value in wanted.items():
            assert name in found or empty(value), (key, name)
            compare(value, found.get(name, type(value)()), name, ordered)
    elif isinstance(wanted, list) and not ordered:
        assert sorted(found) == sorted(wanted), (key, wanted, found)
    else:
        assert found == wanted, (key, wanted, found)


def named_result(match: Match) -> dict[str, Any] | None:
    """The result with seats by their letters. TSK-34.2"""
    if match.result is None:
        return None
    names = match.game.names(match.state)
    out = match.result.json()
    out["winners"] = [names[seat] for seat in out["winners"]]
    out["ranking"] = [[names[seat] for seat in group] for group in out["ranking"]]
    out["scores"] = {names[seat]: score for seat, score in enumerate(out["scores"])}
    return out


def by_verb(choices: list[str], verb: str) -> list[str]:
    return sorted(choice for choice in choices if choice.split()[0] == verb)


def check(match: Match, expect: dict[str, Any]) -> None:
    question = match.question
    choices = match.choices
    for key, wanted in expect.items():
        if key == "question":
            if wanted is None:
                assert question is None
                continue
            assert question is not None
            told = {"seat": "ABCD"[question.seat], "kind": question.kind, "rule": question.rule}
            assert told == {**told, **wanted}
        elif key == "choices":
            assert sorted(choices) == sorted(wanted)
        elif key == "choices_include":
            assert set(wanted) <= set(choices), set(wanted) - set(choices)
        elif key == "choices_exclude":
            assert not set(wanted) & set(choices), set(wanted) & set(choices)
        elif key == "choices_by_verb":
            for verb, listed in wanted.items():
                assert by_verb(choices, verb) == sorted(listed)
        elif key == "choices_count":
            for verb, number in wanted.items():
                assert len(by_verb(choices, verb)) == number
        elif key == "position":
            compare(wanted, match.position())
        elif key == "result":
            found = named_result(match)
            if wanted is None:
                assert found is None
            else:
                assert found is not None
                compare(wanted, found, "result", True)
        elif key == "undo":
            assert (match.why_not_undo() is None) == wanted, match.why_not_undo()
        else:
            raise AssertionError(f"unknown expectation {key}")


def run(vector: dict[str, Any]) -> None:
    unknown = set(vector) - {"id", "about", "rules", "pos", "options", "moves", "expect", "refused", "expect_view"}
    assert not unknown, unknown
    expect = vector["expect"]
    options = vector.get("options", {})
    if "refused" in expect:
        try:
            begin(vector["pos"], vector["moves"], **options)
        except skarb.Refused as refused:
            assert refused.rule == expect["refused"]  # noqa: PT017
            return
        raise AssertionError("the position was accepted")
    match = begin(vector["pos"], vector["moves"], **options)
    check(match, expect)
    for entry in vector.get("refused", []):
        seat = seat_of(entry["seat"]) if "seat" in entry else None
        refusal = match.why_not(entry["choice"], seat)
        assert refusal is not None, entry
        assert refusal.rule == entry["rule"], (entry, refusal)
    for who, words in vector.get("expect_view", {}).items():
        text = json.dumps(match.view(None if who == "spectator" else seat_of(who)))
        for word in words:
            assert word not in text, (who, word)
