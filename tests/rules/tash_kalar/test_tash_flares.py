"""Every flare: both halves at exactly their criterion, and neither one short of it. TSK-10, 25"""

from typing import Any

import pytest

from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import FLARE

BLUE = ["g2", "g4", "g5", "g6", "g7", "h2", "h3", "h4", "h5", "h7"]
RED = ["a3", "a4", "a5", "a6", "a7"]


def leading(upper: bool, lead: int) -> str:
    """Blue leads by so many upgraded pieces and none in all, or by so many pieces and none upgraded."""
    if upper:
        blue, red = [f"{q}h" for q in BLUE[:lead]], [f"{q}c" for q in RED[:lead]]
    else:
        blue, red = [f"{q}c" for q in BLUE[: lead + 1]], ["a3c"]
    return f"R {' '.join(red)} | B {' '.join(blue)}"


# flare, upper half, choices, gone, come, gained actions
ROWS: list[tuple[int, bool, str, str, str, int]] = [
    (1, True, "place e5", "", "R e5c", 0),
    (1, False, "place heroic e5", "", "R e5h", 0),
    (2, True, "place e5", "", "R e5c", 0),
    (2, False, "place e5", "", "R e5c", 0),
    (3, True, "move a3 b3, move b3 c3, move c3 d3", "R a3c", "R d3c", 0),
    (3, False, "", "", "", 1),
    (4, True, "place e5", "", "R e5c", 0),
    (4, False, "convert g4", "B g4c", "R g4c", 0),
    (4, False, "place e5", "", "R e5c", 0),
    (5, True, "move a3 b3", "R a3c", "R b3c", 0),
    (5, True, "upgrade a3", "R a3c", "R a3h", 0),
    (5, False, "place d5, place e5", "", "R d5c, R e5c", 0),
    (6, True, "upgrade a3", "R a3c", "R a3h", 0),
    (6, True, "place e5", "", "R e5c", 0),
    (6, False, "pick a3, leap a3 g4", "R a3c, B g4c", "R g4c", 0),
    (7, True, "place e5", "", "R e5c", 0),
    (7, False, "", "R a3c", "R a3h", 1),
    (8, True, "", "", "", 1),
    (8, False, "place e5", "", "R e5c", 0),
    (9, True, "place heroic e5", "", "R e5h", 0),
    (9, False, "move a3 b3, move b3 c3", "R a3c", "R c3c", 0),
    (10, True, "place d5, place e5", "", "R d5c, R e5c", 0),
    (10, False, "place e5", "", "R e5c", 0),
    (11, True, "place e5", "", "R e5c", 0),
    (11, False, "move a3 b3, move b3 c3", "R a3c", "R c3c", 0),
    (12, True, "pick a3, leap a3 e5", "R a3c", "R e5c", 0),
    (12, False, "", "", "", 1),
]


def listed(text: str) -> list[str]:
    return [part for part in text.split(", ") if part]


@pytest.mark.rule("TSK-10.1", "TSK-10.3", "TSK-10.6", "TSK-25.1", "TSK-25.2")
@pytest.mark.parametrize(("number", "upper", "moves", "gone", "come", "gained"), ROWS)
def test_effect(number: int, upper: bool, moves: str, gone: str, come: str, gained: int) -> None:
    flare = FLARE[number - 1]
    board = leading(upper, flare.upper_lead if upper else flare.lower_lead)
    match = begin({"board": board, "hands": {"A": [flare.id]}}, [f"A: invoke {flare.id}"])
    for move in listed(moves):
        match.choose(move)
    position = match.position()
    assert pieces(position["board"]) == (pieces(board) - set(listed(gone))) | set(listed(come))
    assert position["actions"] == 2 + gained
    assert position["discards"]["flares"] == [flare.id]
    assert match.question is not None
    assert match.question.kind == "turn"


@pytest.mark.rule("TSK-10.2", "TSK-25.1")
@pytest.mark.parametrize("number", range(1, 13))
def test_one_short_of_either_criterion(number: int) -> None:
    flare = FLARE[number - 1]
    for upper, lead in ((True, flare.upper_lead - 1), (False, flare.lower_lead - 1)):
        match = begin({"board": leading(upper, lead), "hands": {"A": [flare.id]}})
        assert not any(choice.startswith("invoke") for choice in match.choices)
        refusal = match.why_not(f"invoke {flare.id}")
        assert refusal is not None
        assert refusal.rule == "TSK-10.2"


# flare, upper half, choices, what is not offered then, what is
LIMITS: list[tuple[int, bool, str, str, str]] = [
    (1, False, "", "place e5, done, place heroic a3", "place heroic e5"),
    (2, True, "", "place a3, done", "place e5"),
    (3, True, "move a3 b3", "move a3 b4", "move b3 c3, done"),
    (4, False, "", "done, convert a3", "convert g4, place e5"),
    (5, True, "", "done", "move a3 b3, upgrade a3"),
    (5, False, "place e5", "place d5, done", "place f5"),
    (6, False, "", "pick g4", "pick a3, done"),
    (6, False, "pick a3", "done, leap a3 a3", "leap a3 g4"),
    (7, True, "", "place heroic e5, done", "place e5"),
    (8, False, "", "done", "place e5"),
    (9, False, "move a3 b3", "done, move g4 f4", "move b3 c3"),
    (10, True, "place i4", "place e5, done", "place i5"),
    (11, False, "move a3 b3", "move g4 f4", "move b3 c3, done"),
    (12, True, "pick a3", "leap a3 g4, done", "leap a3 e5"),
]


@pytest.mark.rule("TSK-10.5", "TSK-25.1", "TSK-25.2", "TSK-30.8")
@pytest.mark.parametrize(("number", "upper", "moves", "lacks", "offers"), LIMITS)
def test_limit(number: int, upper: bool, moves: str, lacks: str, offers: str) -> None:
    flare = FLARE[number - 1]
    board = leading(upper, flare.upper_lead if upper else flare.lower_lead)
    match = begin({"board": board, "hands": {"A": [flare.id]}}, [f"A: invoke {flare.id}"])
    for move in listed(moves):
        match.choose(move)
    assert match.question is not None
    assert (match.question.kind, match.question.rule) == ("effect", "TSK-25.1")
    assert not set(listed(lacks)) & set(match.choices)
    assert set(listed(offers)) <= set(match.choices)


@pytest.mark.rule("TSK-25.2")
def test_after_a_combat_move_onto_an_equal_flare_nine_leaves_a_standard_move() -> None:
    board = "R a3c b5c | B a4c g2c g4c g5c g6c g7c"
    match = begin({"board": board, "hands": {"A": ["flare_09"]}}, ["A: invoke flare_09", "A: move a3 a4"])
    assert "move b5 c5" in match.choices
    assert "move a4 b5" not in match.choices
    assert "done" not in match.choices


@pytest.mark.rule("TSK-10.4", "TSK-10.7", "TSK-17.6")
def test_a_flare_gives_the_opponent_one_point_even_with_both_halves() -> None:
    pos: dict[str, Any] = {"board": "R a4c | B i3h i4h i5h i6h i7c", "hands": {"A": ["flare_11"]}}
    match = begin(pos, ["A: invoke flare_11", "A: place b5", "A: done"], mode="deathmatch_duel")
    assert match.position()["score"] == {"R": 0, "B": 1}
    assert not any(choice.startswith("invoke") for choice in match.choices)
    assert match.position()["hands"]["A"] == []
