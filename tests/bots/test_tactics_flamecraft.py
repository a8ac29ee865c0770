"""Flamecraft's rules of thumb: quick answers are legal and better than chance; the levels think in known ways."""

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.bots import sit
from skarb.bots.levels import Level
from skarb.bots.search import Search
from skarb.games import find

GAME = find("flamecraft")


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_quick_answer_is_one_of_the_choices(seats: int) -> None:
    assert play("flamecraft", seats, seats, [True] * seats).result is not None


def test_quick_answers_beat_chance() -> None:
    assert wins("flamecraft", 10) >= 9


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches_as_the_game_says(seats: int) -> None:
    plan = GAME.thinking("master", seats)
    bot = Level("master").bot(sit(skarb.new("flamecraft", seats, 1), 0, 1))
    assert isinstance(bot, Search)
    assert plan is not None
    assert bot.plan.fields() == plan.fields()
