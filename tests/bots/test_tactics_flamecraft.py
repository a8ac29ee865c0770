"""Flamecraft's rules of thumb: quick answers are legal and better than chance; the levels think in known ways."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.bots import sit
from skarb.bots.levels import Level
from skarb.bots.search import Search
from skarb.games import find
from skarb.games.flamecraft import tactics
from skarb.games.flamecraft.cards import FANCY, FANCY_MOON, TALISA
from skarb.games.flamecraft.flow.scoring import moon_rep
from skarb.games.flamecraft.state import Flamecraft

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


def ended_turn(seed: int) -> Flamecraft:
    """A position of quick players, some turns on."""
    s: Any = skarb.new("flamecraft", 2, seed).state.copy()
    chance = Random(seed)
    while s.round < 6 or s.turn != 0 or s.seat() != 0 or s.stack[-1].kind != "visit":
        s.answer(GAME.quick(s, s.choices(), chance))
    assert isinstance(s, Flamecraft)
    assert s.ending < 0
    return s


def worth_more(s: Flamecraft, seat: int = 0) -> float:
    """By how much two coins, two goods and two dragons make the seat better."""
    before = tactics.worth(s, seat, True)
    richer = s.copy()
    richer.unshare()
    richer.coins[seat] += 2
    for kind in (0, 1):
        richer.goods[6 * seat + kind] += 1
        richer.hands[6 * seat + kind] += 1
    return tactics.worth(richer, seat, True) - before


def test_what_is_left_loses_its_worth_as_the_end_comes() -> None:
    s = ended_turn(1)
    gains = []
    for left in (10, 3):
        fewer = s.copy()
        fewer.unshare()
        fewer.artisans = fewer.artisans[:left]
        gains.append(worth_more(fewer))
    for ending in (1, 0):
        late = s.copy()
        late.ending = ending
        gains.append(worth_more(late, 1))
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) == 4
    assert gains[-1] == pytest.approx(2.0, abs=0.1)  # after the own last turn coins count, and goods part who are level


def test_late_more_of_a_kind_is_worth_less_each() -> None:
    for phase in (0, tactics.LAST, tactics.FINAL):
        worth = tactics.GOODS_WORTH[phase]
        steps = [after - before for before, after in pairwise(worth)]
        assert worth[0] == 0.0
        assert steps[0] > max(steps[1:])


def test_after_the_own_last_turn_a_moon_dragon_is_what_it_pays() -> None:
    s = ended_turn(2)
    moon = next(card for card in range(len(FANCY)) if FANCY_MOON[card] and card != TALISA and moon_rep(s, 1, card) > 0)
    assert tactics.fancy_worth(s, 1, moon, tactics.OVER) == moon_rep(s, 1, moon)
    assert tactics.fancy_worth(s, 1, moon, tactics.FULL) != moon_rep(s, 1, moon)
