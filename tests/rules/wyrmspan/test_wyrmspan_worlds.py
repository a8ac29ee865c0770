"""Worlds in the middle of questions that lean on hidden cards, and after a pile has become a new deck."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.wyrmspan.cases import unseen
from rules.wyrmspan.table import asked, lay_out, say, who
from skarb.games.wyrmspan.cards import DRAGON_DATA
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.deal import NoDeal

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


PILE = [f"d{n}" for n in range(150, 170)]
OUT: dict[str, Any] = {"rest": "out", "dragon_display": [None] * 3, "cave_display": [None] * 3}


def under(m: skarb.Match, hall: str, name: str = "A") -> list[str]:
    return [card.rstrip("!?") for card in who(m, name)["halls"][hall]["tucked"]]


@rule("WYR-22.5", "WYR-22.2", "WYR-9.8")
def test_which_of_two_tucked_cards_is_older_stays_unknown() -> None:
    """A holds d1, draws a card of the new deck and tucks both, one by one: B cannot tell which of them came first."""
    a = {"coins": 9, "mat_eggs": 2, "hand": ["d1"], "halls": {"crimson1": "d10"}}
    m = lay_out(a, {"coins": 0}, dragon_discard=PILE, **OUT)
    say(m, "A: explore golden", "A: explore crimson", "A: take gold", "A: tuck d1 crimson1", "A: skip")
    say(m, "A: explore crimson", "A: take gold", f"A: tuck {who(m)['hand'][0]} crimson1")
    older = set()
    for w in worlds(m, 1, 60):
        labels = [card in PILE for card in under(w, "crimson1")]
        assert sorted(labels) == [False, True]
        older.add(labels.index(False))
    assert older == {0, 1}
    assert len({str(w.world(1, 3).position()) for w in worlds(m, 1, 20)}) == 1


@rule("WYR-22.5", "WYR-8.4", "WYR-9.8")
def test_a_draw_from_two_decks_is_shared_out_unseen() -> None:
    """The deck held d50, the other two come from the pile: what A keeps and what A tucks, B cannot tell."""
    a = {"resources": {"gold": 1}, "halls": {"golden1": "d109"}}
    m = lay_out(a, phase="round_end", dragon_deck=["d50"], dragon_discard=PILE, **OUT)
    say(m, "A: use golden1", "A: spend gold")
    for w in worlds(m, 1, 30):
        drawn = [f"d{card}" for card in w.position()["doing"][-1][4]]
        assert "d50" in drawn
        assert len(set(drawn) & set(PILE)) == 2
    m.choose(next(choice for choice in m.choices if choice.startswith("keep d50")))
    assert {under(w, "golden1")[0] == "d50" for w in worlds(m, 1, 60)} == {False, True}
    for w in worlds(m, 1, 30):
        assert "d50" in [*under(w, "golden1"), *who(w)["hand"]]


@rule("WYR-22.5")
def test_a_world_does_not_tell_which_card_of_a_hand_was_just_drawn() -> None:
    """Not even to somebody who deals worlds himself: the card has no rank among the others."""
    hand = ["d5", "d60", "d130", "d170"]
    gained = lay_out({"hand": hand, "halls": {"golden1": "d180"}}, phase="round_end")
    say(gained, "A: use golden1", "A: draw dragon")
    caves = ["c58", "c5", "c30", "c70"]
    cave = lay_out({"coins": 1, "mat_eggs": 0, "resources": {"gold": 2}, "hand": caves})
    say(cave, "A: excavate c58 crimson", "A: spend gold gold")
    for m in (gained, cave):
        assert len({str(w.world(1, 3).position()) for w in worlds(m, 1, 40)}) == 1
        assert len({w.choices[0] for w in worlds(m, 1)}) > 25


@rule("WYR-22.5", "WYR-30.6", "WYR-9.8")
def test_a_running_discard_out_of_old_and_new_cards() -> None:
    """Eleven older dragons and one new one, d120 has gone: of the older ones only d121 may be one of the next two."""
    older = [f"d{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 120, 121)]
    m = lay_out({"coins": 9, "hand": older}, {"coins": 0}, dragon_discard=PILE, **OUT)
    say(m, "A: explore golden", "A: discard d120")
    for w in worlds(m, 1, 60):
        assert set(who(w)["hand"]) - set(PILE) == set(older) - {"d120"}
        assert len(set(who(w)["hand"]) & set(PILE)) == 1
    assert len({str(w.world(1, 3).position()) for w in worlds(m, 1, 20)}) == 1


@rule("WYR-22.5")
def test_where_nothing_fits_no_world_is_dealt() -> None:
    """A contradiction is a fault, and no truth is shown for want of a better."""
    m = lay_out({"halls": {"golden1": {"dragon": "d80", "tucked": ["d39"]}}}, dragon_discard=PILE, **OUT)
    assert under(m.world(1, 1), "golden1") == ["d39"]  # there is no other card that could lie there
    assert isinstance(m.state, Wyrmspan)
    tucked = m.state.players[0].tucked
    tucked[4] = (tucked[4][0] | 5 << 2,)  # "it costs no resource": but it does
    with pytest.raises(NoDeal):
        m.world(1, 1)


@rule("WYR-22.5", "WYR-33.1")
def test_a_world_can_be_written_and_read() -> None:
    random = Random(3)
    for seed in range(12):
        m = skarb.new("wyrmspan", seats=1 + seed % 5, seed=seed, options={"limit_at_round_end": True})
        while m.question is not None:
            if random.random() < 0.06:
                seat = random.randrange(m.seats)
                w = m.world(seat, seed)
                again = skarb.position("wyrmspan", w.position(), m.options)
                assert again.view(seat) == m.view(seat)
                assert [q.json(seat) for q in again.asked(seat)] == [q.json(seat) for q in m.asked(seat)]
            m.choose(random.choice([choice for choice in m.choices if choice != "pass"] or m.choices))
