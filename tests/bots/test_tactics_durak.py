"""Durak's rules of thumb: quick answers are legal and better than chance, and stop between bouts to judge."""

import random

import pytest

import skarb
from skarb.bots.search import Plan, Tree
from skarb.games import find
from skarb.games.durak.state import Durak
from skarb.kernel.state import UNANSWERED

GAME = find("durak")


def play(seats: int, seed: int, quick: list[bool]) -> Durak:
    """A game in which some seats answer quickly and the others anyhow."""
    s = skarb.new("durak", seats, seed).state
    assert isinstance(s, Durak)
    chance = random.Random(seed)
    while s.stack:
        choices = s.choices()
        choice = GAME.quick(s, choices, chance) if quick[s.seat()] else chance.choice(choices)
        if choice == UNANSWERED:
            assert not s.table
            assert s.left()
            choice = min(choices, key=lambda c: (c % 9, c))  # the lowest rank
        assert choice in choices
        s.answer(choice)
    return s


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_quick_answer_is_one_of_the_choices(seats: int) -> None:
    assert play(seats, seats, [True] * seats).result is not None


def test_quick_answers_beat_chance() -> None:
    lost = 0
    for seed in range(40):
        result = play(2, seed, [seed % 2 == 0, seed % 2 == 1]).result
        assert result is not None
        lost += result.details["fool"] == seed % 2
    assert lost <= 12


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_ends_with_the_bout(seats: int) -> None:
    s = skarb.new("durak", seats, 1).state.copy()
    assert isinstance(s, Durak)
    s.answer(s.choices()[0])
    Tree(GAME, 0, seats, Plan(depth=-1), random.Random(1)).play_on(s)
    assert not s.table
    assert s.left() < 36 - 6 * seats


def test_of_two_one_stands_as_well_as_the_other_does_not() -> None:
    for seed in range(10):
        s = skarb.new("durak", 2, seed).state
        assert GAME.value(s, 0) + GAME.value(s, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_deal_everybody_hopes_not_to_be_the_fool(seats: int) -> None:
    mean = sum(GAME.value(skarb.new("durak", seats, seed).state, 0) for seed in range(30)) / 30
    assert mean == pytest.approx((seats - 1) / seats, abs=0.1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches(seats: int) -> None:
    assert GAME.thinking("master", seats)["iterations"] > 0
