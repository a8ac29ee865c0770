"""Wyrmspan's rules of thumb: quick answers are legal and better than chance; the levels think in known ways."""

import random

import pytest

import skarb
from skarb.bots import sit
from skarb.bots.levels import Level
from skarb.bots.search import Search
from skarb.games import find
from skarb.games.wyrmspan.quick import NODE_WORTH
from skarb.kernel.state import State

GAME = find("wyrmspan")


def play(seed: int, quick: list[bool]) -> State:
    """A game in which some seats answer quickly and the others anyhow."""
    s = skarb.new("wyrmspan", len(quick), seed).state
    chance = random.Random(seed)
    while s.stack:
        choices = s.choices()
        choice = GAME.quick(s, choices, chance) if quick[s.seat()] else chance.choice(choices)
        assert choice in choices
        s.answer(choice)
    return s


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_quick_answer_is_one_of_the_choices(seats: int) -> None:
    assert play(seats, [True] * seats).result is not None


def test_quick_answers_beat_chance() -> None:
    won = 0
    for seed in range(10):
        result = play(seed, [seed % 2 == 0, seed % 2 == 1]).result
        assert result is not None
        won += result.winners == [seed % 2]
    assert won >= 9


def test_no_effect_is_worth_nothing_or_the_moon() -> None:
    assert min(NODE_WORTH) > -6.0
    assert 5.0 < max(NODE_WORTH) < 16.0


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches_as_the_game_says(seats: int) -> None:
    how = GAME.thinking("master", seats)
    bot = Level("master").bot(sit(skarb.new("wyrmspan", seats, 1), 0, 1))
    assert isinstance(bot, Search)
    for field, value in how.items():
        assert getattr(bot.plan, field) == value
