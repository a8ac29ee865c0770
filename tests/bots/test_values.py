"""What a finished game is worth, and what it is worth just before: of one measure, and a margin counts a little."""

from random import Random

import pytest

import skarb
from skarb import games
from skarb.kernel.standing import MARGIN, ended, lead_of, won
from skarb.kernel.state import UNANSWERED, Result, State

POINTS = pytest.mark.parametrize("game", ["dragon_catchers", "flamecraft", "wyrmspan"])


def played(game: str, seed: int) -> tuple[State, State]:
    """The last question of a game of quick players, and its end."""
    told, chance = games.find(game), Random(seed)
    s = skarb.new(game, 2, seed).state.copy()
    last = s.copy()
    while s.stack:
        choices = s.choices()
        if len(choices) > 1:
            last = s.copy()
        choice = told.quick(s, choices, chance)
        s.answer(chance.choice(choices) if choice == UNANSWERED else choice)
    return last, s


def test_won_lost_and_by_how_much() -> None:
    result = Result([30, 20, 28], [0], [[0], [2], [1]])
    assert [lead_of(result, seat) for seat in range(3)] == [2.0, -10.0, -2.0]
    assert [won(result, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    assert won(Result([30, 30], [0, 1], [[0, 1]]), 1) == 0.75
    least_won, most_lost = ended(1.0, 0.0, 10.0), ended(0.0, 1e9, 10.0)
    assert least_won - most_lost > 1.0 - 2 * MARGIN  # a margin never makes up for a loss
    assert 0.0 < ended(0.0, -30.0, 10.0) < ended(0.0, -3.0, 10.0) < ended(1.0, 3.0, 10.0) < ended(1.0, 30.0, 10.0) < 1.0


@POINTS
def test_more_points_are_better_won_or_lost(game: str) -> None:
    told = games.find(game)
    found = []
    for seed in range(3):
        _, s = played(game, seed)
        assert s.result is not None
        for seat in range(2):
            found.append((won(s.result, seat), lead_of(s.result, seat), told.value(s, seat)))
    found.sort()
    values = [value for _, _, value in found]
    assert values == sorted(values)
    assert len(set(values)) > 2  # not only won and lost


def test_the_end_is_no_surprise() -> None:
    """Whoever wins clearly was as good as sure of it at the last question: nobody ends a game to have won it."""
    game, clear = "wyrmspan", 0
    told = games.find(game)
    for seed in range(6):
        last, s = played(game, seed)
        assert s.result is not None
        for seat in range(2):
            if abs(lead_of(s.result, seat)) >= 12.0:
                clear += 1
                assert told.value(last, seat) == pytest.approx(told.value(s, seat), abs=0.15)
    assert clear
