"""Durak's rules of thumb: quick answers are legal and better than chance, and stop between bouts to judge."""

import random

import pytest

import skarb
from skarb.bots.search import Tree
from skarb.games import find
from skarb.games.durak.state import Durak
from skarb.games.durak.tactics import reward
from skarb.kernel.plan import Plan
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
def test_at_the_deal_everybody_hopes_for_a_middling_place(seats: int) -> None:
    mean = sum(GAME.value(skarb.new("durak", seats, seed).state, 0) for seed in range(30)) / 30
    assert mean == pytest.approx(sum(reward(place, seats) for place in range(seats)) / seats, abs=0.1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_sooner_out_the_better_and_the_fool_gets_nothing(seats: int) -> None:
    for seed in range(4):
        s = play(seats, seed, [True] * seats)
        assert s.result is not None
        values = [GAME.value(s, seat) for group in s.result.ranking for seat in group]
        if s.result.details["draw"]:
            continue
        assert values == sorted(values, reverse=True)
        assert (values[0], values[-1]) == (1.0, 0.0)


def test_who_is_out_knows_the_place() -> None:
    s = skarb.new("durak", 4, 1).state
    assert isinstance(s, Durak)
    s.out = (2, 0)
    assert GAME.value(s, 2) == 1.0
    assert GAME.value(s, 0) == reward(1, 4)
    assert max(GAME.value(s, 1), GAME.value(s, 3)) < reward(2, 4)


@pytest.mark.parametrize("seats", GAME.seats)
def test_lower_levels_slip_more(seats: int) -> None:
    novice, adept, master = (GAME.thinking(level, seats) for level in ("novice", "adept", "master"))
    assert novice is not None
    assert adept is not None
    assert master is not None
    assert novice.slips > adept.slips >= master.slips == 0.0


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches(seats: int) -> None:
    plan = GAME.thinking("master", seats)
    assert plan is not None
    assert plan.worlds == 0
