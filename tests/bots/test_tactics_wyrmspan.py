"""Wyrmspan's rules of thumb: quick answers are legal and better than chance; the levels think in known ways."""

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.bots import sit
from skarb.bots.levels import Level
from skarb.bots.search import Search
from skarb.games import find
from skarb.games.wyrmspan.quick import NODE_WORTH

GAME = find("wyrmspan")


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_quick_answer_is_one_of_the_choices(seats: int) -> None:
    assert play("wyrmspan", seats, seats, [True] * seats).result is not None


def test_quick_answers_beat_chance() -> None:
    assert wins("wyrmspan", 10) >= 9


def test_no_effect_is_worth_nothing_or_the_moon() -> None:
    assert min(NODE_WORTH) > -6.0
    assert 5.0 < max(NODE_WORTH) < 16.0


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches_as_the_game_says(seats: int) -> None:
    plan = GAME.thinking("master", seats)
    bot = Level("master").bot(sit(skarb.new("wyrmspan", seats, 1), 0, 1))
    assert isinstance(bot, Search)
    assert plan is not None
    assert bot.plan.fields() == plan.fields()
