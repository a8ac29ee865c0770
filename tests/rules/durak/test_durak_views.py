"""Who may know what. Section 18."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import skarb
from rules.durak.cases import CASES
from rules.durak.play import here, play, table
from skarb.games.durak.view import View
from skarb.kernel import state

PUBLIC = (
    *("sizes", "deck_count", "trump", "trump_card", "table", "dir", "owner", "defender", "actor", "phase"),
    *("limit", "won_defence", "out", "passed"),
)


@pytest.mark.rule("DUR-18.1")
def test_hands_and_deck_are_private() -> None:
    match = skarb.new("durak", seats=3, seed=4)
    position = match.position()
    for seat, name in enumerate("ABC"):
        view = match.view(seat)
        assert view["hand"] == position["hands"][name]
        told = json.dumps({key: value for key, value in view.items() if key not in ("hand", "questions")})
        open_cards = {position["trump_card"], position["shown"][1]}
        for card in position["deck"] + [card for hand in position["hands"].values() for card in hand]:
            assert (f'"{card}"' in told) == (card in open_cards), card
    assert match.view(None)["hand"] is None
    assert "hands" not in match.view(0)
    assert "deck" not in match.view(0)


@pytest.mark.rule("DUR-18.2")
def test_what_everybody_may_know() -> None:
    match = table("A: 6H 7C / B: 8H 9C JC / C: JD", "A: attack 6H / A: pass", deck="7D 6S")
    position = match.position()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        for key in PUBLIC:
            assert view[key] == position[key], key
        assert view["discard"] == 36 - 8
        assert view["options"]["transfer"] is True
        assert view["enchanted"] == []
    assert view["asked"] == ["C"]


@pytest.mark.rule("DUR-18.3", "DUR-17.14")
def test_taken_cards_are_remembered_and_the_discard_pile_is_closed() -> None:
    for opened in (False, True):
        match = table("A: 6H 7C 9D / B: 8H 9C 10D / C: JD 6D", "A: attack 6H", open_discard=opened)
        play(match, "A: pass / C: throw 6D / A: pass / C: pass / B: take")
        assert match.view(2)["known"]["B"] == ["6H", "6D"]
        play(match, "C: attack JD / B: pass / A: take / B: attack 6H")
        assert match.view(2)["known"]["B"] == ["6D"]
        play(match, "B: pass / A: take")
        view = match.view(None)
        assert ("discarded" in view) is opened
    match = table("A: 6H 7C / B: 8H 9C", "A: attack 6H / A: pass / B: beat 0 8H / A: pass", open_discard=True)
    assert {"6H", "8H"} <= set(match.view(None)["discarded"])


@pytest.mark.rule("DUR-18.5")
def test_only_the_asked_seat_sees_its_choices() -> None:
    match = table("A: 6H 6C / B: 8H 9C JC / C: 6D JD", "A: attack 6H", deck="7D 6S")
    for seat in (0, 1, 2, None):
        for question in match.view(seat)["questions"]:
            assert ("choices" in question) == (question["seat"] == seat)


@pytest.mark.rule("DUR-18.1", "DUR-18.4")
def test_events_are_cut_for_every_seat() -> None:
    match = skarb.new("durak", seats=3, seed=8)
    random = Random(8)
    deal = next(event for event in match.happened if event.kind == "deal")
    assert "hand" not in deal.cut(None)
    assert deal.cut(1)["hand"] == here(match, "hands")["B"]
    drawn = 0
    while match.question is not None:
        match.choose(random.choice(match.choices))
        for event in match.happened:
            if event.kind == "draw":
                drawn += 1
                who = event.data["seat"]
                assert len(event.cut(who)["cards"]) == event.data["count"]
                assert "cards" not in event.cut((who + 1) % 3)
                assert "cards" not in event.cut(None)
    assert drawn > 0


@pytest.mark.skipif(str(state.__file__).endswith(".so"), reason="compiled code has no annotations to read")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_type_of_a_view_is_exact(case: tuple[int, dict[str, Any]]) -> None:
    """Converting drops what is not declared and refuses what is of another type: nothing may change."""
    seats, options = case
    for seed in range(2):
        match = skarb.new("durak", seats=seats, seed=seed, options=options)
        random = Random(seed)
        for ply in range(400):
            if ply % 7 == 0 or match.question is None:
                for seat in (*range(seats), None):
                    view = json.loads(json.dumps(match.game.view(match.state, seat)))
                    assert msgspec.convert(view, View, strict=True) == view
            if match.question is None:
                break
            match.choose(random.choice(match.choices))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["deck 2", "trumps: spades", "defends", "Table", "Your hand", "J♥", "10♣"]),
        ("uk", ["колода 2", "козир: піка", "відбивається", "Стіл", "Ваша рука", "В♥", "10♣"]),
        ("ru", ["колода 2", "козырь: пики", "отбивается", "Стол", "Ваша рука", "В♥", "10♣"]),
    ],
)
def test_the_drawing_of_the_table(lang: str, said: list[str]) -> None:
    """The deck, the trumps, who does what, the table and the own hand; and nobody else's."""
    from rich.console import Console

    match = table("A: 6H 6C / B: JH 10C / C: 6D 9D", "A: attack 6H", deck="7D 6S")
    console = Console(width=100)
    with console.capture() as shot:
        console.print(match.game.picture(match.view(1), lang))
    drawn = shot.get()
    assert [words for words in said if words not in drawn] == []
    assert not any(card in drawn for card in ("6♣", "6♦", "9♦", "7♦"))
    assert drawn.count("6♥") == 1
