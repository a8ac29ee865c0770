"""Every dragon and every cave card is played where its effect can act, and compared with the model of its data."""

import copy
import json
from collections import Counter
from typing import Any

import pytest

import skarb
from rules.wyrmspan.cases import cards
from rules.wyrmspan.model import ROWS, Model, dragon, totals
from skarb.games.wyrmspan.cards import CAVE_DATA, DRAGON_DATA, TABLE_DATA

STOP = ("turn", "limit", "income")
OPENING = {"crimson": "take", "golden": "draw dragon", "amethyst": "draw cave"}


def accept(choices: list[str]) -> str:
    """Whatever is offered, the first of it."""
    return next((choice for choice in choices if choice not in ("skip", "done", "pass")), choices[0])


def drive(m: skarb.Match, first: list[str]) -> list[list[str]]:
    """The first answers as told, then everything is accepted until a turn is over; the answers of each seat."""
    answers: list[list[str]] = [[], []]
    for choice in first:
        assert m.question is not None
        m.choose(choice)
    while m.question is not None and m.question.kind not in STOP:
        if m.question.kind == "round_end":
            break
        seat, choice = m.question.seat, accept(m.question.choices)
        answers[seat].append(choice)
        m.choose(choice)
    return answers


def halls_for(card: str, more: int) -> dict[str, Any]:
    """Neighbours with eggs and free slots; the card's own cavern is free, or holds `more` dragons behind its hall."""
    row = dragon(card)["habitats"][0] if card else "amethyst"
    halls: dict[str, Any] = {}
    for name, neighbour in (("crimson", "d106"), ("golden", "d102"), ("amethyst", "d101")):
        if name != row or not card:
            halls[f"{name}1"] = {"dragon": neighbour, "eggs": 2}
            halls[f"{name}2"] = {}
    free = [name for name in ROWS if name != row]
    halls[f"{free[0]}2"] = {"dragon": "d48" if card != "d48" else "d62"}  # when played: a coin
    halls[f"{free[1]}2"] = {"dragon": "d139" if card != "d139" else "d43"}  # end of round: an egg here
    halls[f"{free[1]}3"] = {}  # a free hall; the leftmost cavern that can be excavated is never at column 4
    for column, other in list(enumerate(("d81", "d97", "d42"), 2))[:more]:
        halls[f"{row}{column}"] = {"dragon": other if other != card else "d104", "eggs": 1}
    used = [on["dragon"] for on in halls.values() if on.get("dragon") == card]
    assert not used or card in ("d106", "d102", "d101"), card
    for on in halls.values():
        if on.get("dragon") == card:
            on["dragon"] = "d105"
    return halls


def position(card: str, a: dict[str, Any], **fields: Any) -> dict[str, Any]:
    hand = [held for held in ("d98", "d122", "d110", "c12", "c33", "c34", "c35") if held != card]
    a = {
        "coins": 4,
        "mat_eggs": 1,
        "resources": {"gold": 2, "crystal": 2, "meat": 2, "milk": 2},
        "hand": hand,
        "markers": ["4", "1vp"],
        **a,
    }
    b = {
        "coins": 1,
        "mat_eggs": 1,
        "resources": {"gold": 2},
        "hand": ["d83" if card != "d83" else "d85", "c74" if card != "c74" else "c75"],
    }
    taken = {card, *a["hand"], *(on.get("dragon") for on in a["halls"].values() if on)}
    display = [one for one in ("d144", "d150", "d167", "d145", "d134", "d124") if one not in taken][:3]
    deck = [one for one in ("d91", "d93", "d109", "d112", "d119", "d123") if one not in taken]
    caves = [one for one in ("c36", "c44", "c45", "c46", "c47") if one != card]
    out = {
        "players": {"A": a, "B": b},
        "dragon_display": display,
        "cave_display": caves[:3],
        "dragon_deck": deck,
        "cave_deck": caves[3:],
    }
    return {**out, **fields}


def check(m: skarb.Match, before: dict[str, Any], model: Model) -> None:
    """The model's totals, and what must always hold: cards are conserved, nothing is negative or too full."""
    after = m.position()
    assert +totals(after["players"]["A"]) == +model.n
    assert Counter(cards(after)) == Counter(cards(before))
    again = skarb.position("wyrmspan", json.loads(json.dumps(after)))  # refuses what cannot be
    assert again.position() == after


def share(m: skarb.Match, before: dict[str, Any], effect: dict[str, Any], answers: list[str], top: str) -> None:
    """What an opponent must get of a shared effect."""
    them = Model(copy.deepcopy(before["players"]["B"]), answers, top, 0)
    if effect["do"] == "name_resource":
        effect = effect["then"]
    if effect["do"] == "shared":
        them.do(effect["each_opponent"], "")
    assert +totals(m.position()["players"]["B"]) == +them.n


def you(effect: dict[str, Any]) -> dict[str, Any]:
    if effect["do"] == "name_resource":
        effect = effect["then"]
    mine: dict[str, Any] = effect["you"] if effect["do"] == "shared" else effect
    return mine


def abilities(trigger: str) -> list[Any]:
    return [
        pytest.param(f"d{data['number']}", one["effect"], id=f"d{data['number']}")
        for data in DRAGON_DATA
        for one in data["abilities"]
        if one["trigger"] == trigger
    ]


@pytest.mark.rule("WYR-6.3", "WYR-8.1")
@pytest.mark.parametrize(("card", "effect"), abilities("when_played"))
def test_when_played(card: str, effect: dict[str, Any]) -> None:
    data = dragon(card)
    row = data["habitats"][0]
    stock = {kind: 2 + data["cost"].get(kind, 0) for kind in ("gold", "crystal", "meat", "milk")}
    coins = 5 + data["cost"].get("coin", 0)
    hand = [held for held in ("d98", "d122", "d110", "c12", "c33", "c34", "c35") if held != card]
    told = position(card, {"coins": coins, "resources": stock, "hand": [*hand, card], "halls": halls_for(card, 0)})
    m = skarb.position("wyrmspan", told)
    before = m.position()
    top = before["dragon_deck"][0]
    answers = drive(m, [f"entice {card} {row}"])
    placed = copy.deepcopy(before["players"]["A"])
    placed["halls"][f"{row}1"].update(dragon=card, eggs=0)
    model = Model(placed, answers[0], top, 0)
    model.n["dragon_card"] -= 1
    model.n["coins"] -= 1 + data["cost"].get("coin", 0)
    model.n["tokens"] -= sum(data["cost"].get(kind, 0) for kind in stock)
    model.n["eggs"] -= data["cost"].get("egg", 0)
    unchanged = model.n.copy()
    model.do(you(effect), f"{row}1")
    check(m, before, model)
    assert model.n != unchanged or effect["do"] == "swap_dragons"  # it did act
    share(m, before, effect, answers[1], top)


@pytest.mark.rule("WYR-7.4", "WYR-8.1", "WYR-13.1")
@pytest.mark.parametrize(("card", "effect"), abilities("visit"))
@pytest.mark.parametrize("fed", [0, 2])
def test_visit(card: str, effect: dict[str, Any], fed: int) -> None:
    data = dragon(card)
    row = data["habitats"][0]
    if fed and "feed" not in data:
        fed = 1  # nothing to feed: once more with a higher deck card
    halls = halls_for(card, 0)
    halls[f"{row}1"] = {"dragon": card, "eggs": min(1, data["nests"])}
    if "feed" in data and fed:
        food: dict[str, Any] = (
            {"tucked": ["d36", "d37"]} if data["feed"] == "dragon_card" else {"cached": {data["feed"]: 2}}
        )
        halls[f"{row}1"] |= {"fed": 2, **food}
    told = position(card, {"halls": halls})
    if effect["do"] == "reveal":  # one card of each fate; golden's path draws one before
        fits = [one for one in ("d91", "d93", "d124", "d1") if (dragon(one)["size"] in effect["if_size"]) == (fed == 0)]
        told["dragon_deck"] = ["d36", fits[0]] if row == "golden" else fits[:1]
    m = skarb.position("wyrmspan", told)
    before = m.position()
    explore = [f"explore {row}"]
    m.choose(explore[0])
    m.choose(next(choice for choice in m.choices if choice.startswith(OPENING[row])))
    top = before["dragon_deck"][1 if row == "golden" else 0]
    answers = drive(m, [])
    model = Model(copy.deepcopy(before["players"]["A"]), answers[0], top, 0)
    model.n["coins"] -= 1
    model.do(TABLE_DATA["mat"]["cavern"][ROWS.index(row)]["path"][0], "")
    unchanged = model.n.copy()
    model.do(you(effect), f"{row}1")
    assert model.n != unchanged
    model.gain(["guild"], "")  # path effect 2
    check(m, before, model)


@pytest.mark.rule("WYR-17.2", "WYR-8.1")
@pytest.mark.parametrize(("card", "effect"), abilities("round_end"))
def test_round_end(card: str, effect: dict[str, Any]) -> None:
    row = dragon(card)["habitats"][0]
    halls = halls_for(card, 2)
    halls[f"{row}1"] = {"dragon": card, "eggs": 1}
    waiting = "d160" if card != "d160" else "d141"  # another ability, so that the step goes on
    free = next(name for name in ROWS if name != row)
    halls[f"{free}2"] = {"dragon": waiting}
    m = skarb.position("wyrmspan", position(card, {"halls": halls}, phase="round_end"))
    before = m.position()
    top = before["dragon_deck"][0]
    answers = drive(m, [f"use {row}1"])
    assert m.question is not None
    assert m.question.kind == "round_end"
    model = Model(copy.deepcopy(before["players"]["A"]), answers[0], top, 0)
    unchanged = model.n.copy()
    model.do(you(effect), f"{row}1")
    assert model.n != unchanged
    check(m, before, model)
    share(m, before, effect, answers[1], top)
    assert f"use {row}1" not in m.choices


@pytest.mark.rule("WYR-19.4", "WYR-20.5")
@pytest.mark.parametrize("more", [0, 1, 3])
@pytest.mark.parametrize(("card", "effect"), abilities("game_end"))
def test_game_end(card: str, effect: dict[str, Any], more: int) -> None:
    row = dragon(card)["habitats"][0]
    halls = halls_for(card, more)
    halls[f"{row}1"] = {
        "dragon": card,
        "eggs": min(1, dragon(card)["nests"]),
        "tucked": ["d36"],
        "cached": {"milk": 1, "meat": 2},
    }
    halls["amethyst4" if row != "amethyst" else "golden4"] = {}
    a = {"halls": halls, "resources": {}, "hand": [], "coins": 0}
    m = skarb.position("wyrmspan", position(card, a, phase="final", round=4))
    after = m.position()
    model = Model(after["players"]["A"], [], "", 0)
    expected = 0
    for hall, one in model.board().items():
        for ability in dragon(one)["abilities"]:
            if ability["trigger"] == "game_end":
                expected += model.score(ability["effect"], hall)
    assert after["result"]["parts"]["A"]["abilities"] == expected
    assert after["result"]["parts"]["A"]["dragons"] == sum(dragon(one)["vp"] for one in model.board().values())


@pytest.mark.rule("WYR-5.4", "WYR-8.1")
@pytest.mark.parametrize("number", range(1, 76))
def test_caves(number: int) -> None:
    card, effect = f"c{number}", CAVE_DATA[number - 1]["effect"]
    halls = halls_for("", 0)
    halls.pop("amethyst2")
    hand = [held for held in ("d98", "d122", "c12", "c33", "c34") if held != card]
    m = skarb.position("wyrmspan", position(card, {"hand": [*hand, card], "halls": halls}))
    before = m.position()
    top = before["dragon_deck"][0]
    answers = drive(m, [f"excavate {card} amethyst"])
    model = Model(copy.deepcopy(before["players"]["A"]), answers[0], top, 0)
    model.n["coins"] -= 1
    model.n["cave_card"] -= 1
    model.n["halls"] += 1
    unchanged = model.n.copy()
    model.do(you(effect), "")
    assert model.n != unchanged or effect["do"] == "swap_dragons"
    check(m, before, model)
    share(m, before, effect, answers[1], top)


def test_every_card_was_played() -> None:
    """No card without an effect, and no effect without one of the tests above."""
    tested = {param.id for trigger in ("when_played", "visit", "round_end", "game_end") for param in abilities(trigger)}
    assert tested == {f"d{n}" for n in range(1, 184)}
    assert [cave["number"] for cave in CAVE_DATA] == list(range(1, 76))
