"""Dragon Catchers' rules of thumb: quick answers are legal and better than chance, and end with the deal."""

import random

import pytest

import skarb
from skarb.bots.search import Tree
from skarb.games import find
from skarb.games.dragon_catchers.state import DragonCatchers
from skarb.kernel.plan import Plan
from skarb.kernel.state import UNANSWERED

GAME = find("dragon_catchers")


def deal(seats: int, seed: int, quick: list[bool]) -> list[int]:
    """The scores of one deal in which some seats answer quickly and the others anyhow."""
    s = skarb.new("dragon_catchers", seats, seed).state
    assert isinstance(s, DragonCatchers)
    chance = random.Random(seed)
    while s.deal == 1 and s.stack:
        choices = s.choices()
        choice = GAME.quick(s, choices, chance) if quick[s.seat()] else chance.choice(choices)
        if choice == UNANSWERED:
            assert not s.laid
            assert s.round == 1
            choice = choices[0]
        assert choice in choices
        s.answer(choice)
    return s.totals


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_quick_answer_is_one_of_the_choices(seats: int) -> None:
    for seed in range(5):
        deal(seats, seed, [True] * seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_quick_answers_beat_chance(seats: int) -> None:
    lead = 0
    for seed in range(40):
        totals = deal(seats, seed, [i % 2 == seed % 2 for i in range(seats)])
        lead += totals[seed % 2] - totals[1 - seed % 2]
    assert lead > 0


def test_a_playout_ends_with_the_deal() -> None:
    s = skarb.new("dragon_catchers", 2, 1).state.copy()
    assert isinstance(s, DragonCatchers)
    s.answer(s.choices()[0])
    Tree(GAME, 0, 2, Plan(depth=-1), random.Random(1)).play_on(s)
    assert (s.deal, s.round, s.laid) == (2, 1, [])


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches(seats: int) -> None:
    plan = GAME.thinking("master", seats)
    assert plan is not None
    assert plan.worlds == 0
    assert GAME.thinking("adept", seats) is None
