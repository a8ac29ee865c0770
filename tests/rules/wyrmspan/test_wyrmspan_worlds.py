"""Worlds in the middle of questions that lean on hidden cards, and after a pile has become a new deck."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.wyrmspan.cases import unseen
from rules.wyrmspan.table import asked, lay_out, say, who
from skarb.games.wyrmspan.cards import DRAGON_DATA

rule = pytest.mark.rule


def worlds(m: skarb.Match, seat: int, n: int = 80) -> list[skarb.Match]:
    """Worlds of the seat; each keeps its view and asks the same questions."""
    out = []
    for seed in range(n):
        w = m.world(seat, seed)
        assert w.view(seat) == m.view(seat)
        assert [(q.seat, q.kind) for q in w.questions] == [(q.seat, q.kind) for q in m.questions]
        out.append(w)
    return out


@rule("WYR-22.5", "WYR-22.2")
def test_drawn_cards_and_cards_just_gained_are_redealt_for_others() -> None:
    m = lay_out({"resources": {"gold": 1}, "halls": {"golden1": "d109"}}, phase="round_end")
    say(m, "A: use golden1", "A: spend gold")
    assert len({tuple(w.choices) for w in worlds(m, 1)}) > 60
    assert len({tuple(w.choices) for w in worlds(m, 0, 10)}) == 1
    cave = lay_out({"coins": 1, "mat_eggs": 0, "resources": {"gold": 2}, "hand": ["c58"]})
    say(cave, "A: excavate c58 crimson", "A: spend gold gold")
    assert len({w.choices[0] for w in worlds(cave, 1)}) > 30
    gained = say(lay_out({"halls": {"golden1": "d180"}}, phase="round_end"), "A: use golden1", "A: draw dragon")
    assert len({w.choices[0] for w in worlds(gained, 1)}) > 40


@rule("WYR-22.5", "WYR-12.7")
def test_what_a_gain_told_of_a_tucked_card() -> None:
    a = {"coins": 1, "hand": ["d39", "d36"], "halls": {"golden1": "d80"}}
    m = say(lay_out(a, dragon_display=[None] * 3), "A: explore golden", "A: tuck d39 golden1")
    for w in worlds(m, 1):
        assert w.choices  # the tucked card has a resource in its cost in every world
    say(m, "A: take crystal")
    seen = set()
    for w in worlds(m, 1, 200):
        card = who(w)["halls"]["golden1"]["tucked"][0]
        seen.add(card)
        assert DRAGON_DATA[int(card[1:]) - 1]["cost"].get("crystal")
    assert len(seen) > 30


@rule("WYR-22.5", "WYR-30.6")
def test_a_running_discard_card_by_card() -> None:
    hand = [f"d{n}" for n in range(60, 73)]
    m = say(lay_out({"coins": 1, "hand": hand}), "A: pass", "A: discard d65")
    assert asked(m) == ("A", "limit")
    for w in worlds(m, 1, 60):
        later = [card for card in who(w)["hand"] if card[0] == "c" or int(card[1:]) > 65]
        assert len(later) >= 3


@rule("WYR-22.5", "WYR-9.8")
def test_a_new_deck_is_known_to_be_the_old_pile() -> None:
    """B's cards were never in the pile, so no world has them in the deck that was made of it."""
    pile = [f"d{n}" for n in range(100, 120)]
    b = {"hand": ["d1", "d2", "d3"], "halls": {"crimson1": {"dragon": "d53", "tucked": ["d4", "d5?"]}}}
    fields: dict[str, Any] = {"rest": "out", "dragon_display": [None] * 3, "cave_display": [None] * 3}
    m = lay_out({"coins": 2, "hand": ["c20"]}, b, dragon_discard=pile, **fields)
    assert {card for w in worlds(m, 0, 30) for card in who(w, "B")["hand"]} == {"d1", "d2", "d3", "d4", "d5"}
    say(m, "A: excavate c20 crimson")  # two cards from the new deck; then three for the display
    mixed = set()
    for w in worlds(m, 0, 60):
        assert set(w.position()["dragon_deck"]) <= set(pile)
        mixed.add(tuple(who(w, "B")["hand"]))
        assert {card for card, place in unseen(w.position(), 0).items() if place != "deck"} == {
            "d1",
            "d2",
            "d3",
            "d4",
            "d5",
        }
    assert len(mixed) > 5
    for w in worlds(m, 1, 40):  # B does not know which two of the pile A has drawn
        assert set(who(w)["hand"]) <= set(pile)


@rule("WYR-22.2", "WYR-22.3")
def test_setup_choices_of_others_are_unknown() -> None:
    m = skarb.new("wyrmspan", seats=2, seed=8)
    say(m, f"B: {m.questions[1].choices[0]}", "B: take gold gold gold")
    kept, chosen = set(), set()
    for w in worlds(m, 0, 120):
        player = who(w, "B")
        assert set(player["kept"]) <= set(player["dealt"])
        kept.add(tuple(player["kept"]))
        chosen.add(tuple(player["chosen"]))
    assert len(kept) > 100
    assert len(chosen) == 20


@rule("WYR-22.3", "WYR-21.3")
def test_her_deck_is_unknown() -> None:
    m = skarb.new("wyrmspan", seats=1, seed=8)
    random = Random(1)
    while m.question is not None and (m.question.kind != "turn" or m.position()["automa"]["deck"].__len__() > 4):
        m.choose(random.choice([choice for choice in m.choices if choice != "pass"] or m.choices))
    hers = m.position()["automa"]
    pool = sorted([*hers["deck"], hers["aside"]])
    found = {(w.position()["automa"]["aside"], tuple(w.position()["automa"]["deck"])) for w in worlds(m, 0, 60)}
    assert all(sorted([aside, *deck]) == pool for aside, deck in found)
    assert {aside for aside, _ in found} == set(pool)
