"""Tash-Kalar's rules of thumb: quick answers are legal and better than chance; a value sees what a turn prepares."""

import random

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.games import find
from skarb.games.tash_kalar.arena import NUMBERS, SETS, SQUARES, named
from skarb.games.tash_kalar.cards import CARD_IDS, TASKS
from skarb.games.tash_kalar.state import Arena
from skarb.games.tash_kalar.summoning import by_rank, summon_options
from skarb.games.tash_kalar.tactics import bridge, gaps, missing
from skarb.games.tash_kalar.tasks import fulfilled

GAME = find("tash_kalar")


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "first_game"), (2, "deathmatch_duel"), (4, "high_form"), (3, "deathmatch_melee")]
)
def test_a_quick_answer_is_one_of_the_choices(seats: int, mode: str) -> None:
    assert play("tash_kalar", seats, seats, [True] * seats, {"turn_limit": 16, "mode": mode}).result is not None


def test_quick_answers_beat_chance() -> None:
    assert wins("tash_kalar", 8, {"turn_limit": 24}) >= 6


def test_of_two_one_stands_as_well_as_the_other_does_not() -> None:
    s = skarb.new("tash_kalar", 2, 3).state
    chance = random.Random(3)
    for _ in range(80):
        s.answer(GAME.quick(s, s.choices(), chance))
        assert GAME.value(s, 0) + GAME.value(s, 1) == pytest.approx(1.0)


def test_gaps_are_the_commons_that_a_summoning_lacks() -> None:
    """Swordmaster stands between two pieces; two in a row lack one, or none if there is one on each side."""
    s = skarb.new("tash_kalar", 2, 1, {"mode": "deathmatch_duel"}).state
    assert isinstance(s, Arena)
    chance = random.Random(1)
    while s.asking() is not None and s.asking().kind != "turn":  # type: ignore[union-attr]
        s.answer(chance.choice(s.choices()))
    own = s.own()
    for square in range(len(s.board)):
        if s.board[square]:
            s.lift(square)
    card = CARD_IDS.index("imperial_swordmaster")
    found = []
    for square in ("", "e4", "e6"):
        if square:
            s.put(NUMBERS[square], own, 0)
        found.append(gaps(s, card, by_rank(s, own), s.empty()))
        assert (found[-1] == 0) == bool(summon_options(s, card))
    assert found == [2, 1, 0]


BY_BOARD = [
    i
    for i, task in enumerate(TASKS)
    if task.condition["check"] not in ("summoned_this_turn", "destroyed_this_turn", "isolated_enemy")
]


@pytest.mark.parametrize("task", BY_BOARD)
def test_nothing_lacks_where_a_task_is_fulfilled(task: int) -> None:
    s = skarb.new("tash_kalar", 2, 5, {"mode": "high_form"}).state
    assert isinstance(s, Arena)
    chance = random.Random(task)
    while s.asking() is not None and s.asking().kind != "turn":  # type: ignore[union-attr]
        s.answer(chance.choice(s.choices()))
    own, met = s.own(), 0
    enemy = s.sides[0] if s.sides[1] == own else s.sides[1]
    for _ in range(300):
        filled = chance.random()
        for q in SQUARES:
            if s.board[q]:
                s.lift(q)
            if chance.random() < filled:
                s.put(q, own if chance.random() < 0.8 else enemy, chance.choice((0, 0, 1, 2)))
        assert (missing(s, task, own) == 0) == fulfilled(s, task)
        met += fulfilled(s, task)
    assert met


def test_a_chain_lacks_the_squares_between() -> None:
    north, south = SETS["north"], SETS["south"]
    assert bridge(0, 0, north, south) == 8
    column = named("e1 e2 e3 e4 e5 e6 e7 e8 e9")
    assert bridge(column, 0, north, south) == 0
    assert bridge(column & ~named("e1 e4"), 0, north, south) == 2
    gap, wall = named("e4"), named("c4 d4 e4 f4 g4")
    assert bridge(column & ~gap, wall, north, south) == 2  # through an enemy


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches_but_in_a_melee(seats: int) -> None:
    how = GAME.thinking("master", seats)
    assert "worlds" in how if seats == 3 else how["iterations"] > 0
