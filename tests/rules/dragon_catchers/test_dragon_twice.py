"""The rules told a second time, slowly, over positions alone; random play of the engine must agree at every step."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rules.dragon_catchers.cases import CASES
from rules.dragon_catchers.positions import new
from skarb.games.dragon_catchers.flow import judge

Position = dict[str, Any]


def legal(pos: Position, hidden: bool) -> set[str]:
    """Every choice of the seat that decides."""
    clan = pos["clans"][pos["seat"]]
    if "columns" in pos:
        return legal_in_rows(pos, clan)
    own = {name: {card for card in hand if card[0] == clan} for name, hand in pos["hands"].items()}
    if pos["phase"] == "answer":
        return {f"give {card}" for card in own[pos["asked"]]}
    asks = set()
    for name, hand in pos["hands"].items():
        known = name == "ghost" or name == pos["actor"] or not hidden
        if name != pos["seat"] and (own[name] if known else hand and clan not in pos["void"].get(name, [])):
            asks.add(f"ask {name}")
    return asks | {f"lay {card}" for card in own[pos["seat"]]}


def legal_in_rows(pos: Position, clan: str) -> set[str]:
    rows = pos["columns"]
    shown = {name: {up for up, _ in row if up and up[0] == clan} for name, row in rows.items()}
    if not any(shown.values()):
        shown = {name: {f"#{i}" for i, (_, d) in enumerate(row) if d and d[0] == clan} for name, row in rows.items()}
    if pos["phase"] == "answer":
        return {f"give {card}" for card in shown[pos["asked"]]}
    other = next(name for name in pos["seats"] if name != pos["seat"])
    return {f"lay {card}" for card in shown[pos["seat"]]} | ({"ask"} if shown[other] else set())


def after(pos: Position, move: str) -> Position:
    """The position after a choice, inside one deal; its end is told by phase "scored"."""
    pos = deepcopy(pos)
    verb, _, what = move.partition(" ")
    clan = pos["clans"][pos["seat"]]
    if verb == "ask":
        asked = what or next(name for name in pos["seats"] if name != pos["seat"])
        if "hands" in pos and not any(card[0] == clan for card in pos["hands"][asked]):
            pos["void"].setdefault(asked, []).append(clan)
        else:
            pos["phase"], pos["asked"] = "answer", asked
        return pos
    holder = pos.pop("asked") if verb == "give" else pos["seat"]
    pos["laid"].append([pos["seat"], take(pos, holder, what), holder])
    pos["phase"] = "turn"
    order = pos["seats"]
    pos["seat"] = order[(order.index(pos["seat"]) + 1) % len(order)]
    if len(pos["laid"]) == 4:
        trick = [card for _, card, _ in pos["laid"]]
        verdict, pos["leader"] = judge.resolve([row[:2] for row in pos["laid"]])
        pos["carried"] += trick
        if verdict == "win":
            pos["captured"][pos["clans"][pos["leader"]]] += pos["carried"]
            pos["carried"] = []
        pos["seat"] = pos["leader"]
        pos["laid"] = []
        pos["round"] += 1
        if pos["round"] == 8:
            pos["phase"] = "scored"
    return pos


def take(pos: Position, holder: str, what: str) -> str:
    if "hands" in pos:
        pos["hands"][holder].remove(what)
        return what
    row = pos["columns"][holder]
    if what[0] == "#":
        column = row[int(what[1:])]
        card, column[1] = column[1], None
        return str(card)
    at = next(i for i, column in enumerate(row) if column[0] == what)
    row[at] = [row[at][1], None]
    return what


def same(found: Position, expected: Position) -> None:
    for key in ("phase", "seat", "leader", "round", "laid", "void", "asked"):
        assert found.get(key) == expected.get(key), key
    assert sorted(found["carried"]) == sorted(expected["carried"])
    for key in ("captured", "hands"):
        if key in found:
            assert {k: sorted(v) for k, v in found[key].items()} == {k: sorted(v) for k, v in expected[key].items()}
    assert found.get("columns") == expected.get("columns")


@pytest.mark.rule("DRC-5.2", "DRC-5.4", "DRC-5.6", "DRC-6.4", "DRC-7.2", "DRC-9.4", "DRC-11.5", "DRC-11.7", "DRC-14.2")
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", range(3))
def test_the_engine_agrees(case: tuple[int, dict[str, Any]], seed: int) -> None:
    match = new(case[0], seed, **case[1])
    random = Random(seed)
    hidden = match.options["clan_counts"] == "hidden"
    while match.question:
        before = match.position()
        assert set(match.choices) == legal(before, hidden)
        move = random.choice(match.choices)
        expected = after(before, move)
        match.choose(move)
        found = match.position()
        if expected["phase"] != "scored":
            same(found, expected)
            continue
        scores = {clan: judge.score(clan, expected["captured"][clan]) for clan in "RY"}
        assert found["history"][-1] == {"dealer": before["dealer"], **scores}
        for side in before["totals"]:
            clan = side if case[0] == 4 else before["clans"][side]
            assert found["totals"][side] == before["totals"][side] + scores[clan]
