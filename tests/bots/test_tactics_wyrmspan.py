"""Wyrmspan's rules of thumb: quick answers are legal and better than chance; the levels think in known ways."""

from random import Random
from typing import cast

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.bots import sit
from skarb.bots.levels import Level
from skarb.bots.search import Search
from skarb.games import find
from skarb.games.wyrmspan import tactics
from skarb.games.wyrmspan.choice import ADVANCE, ENTICE, VERB
from skarb.games.wyrmspan.quick import NODE_WORTH
from skarb.games.wyrmspan.state import TURN, Wyrmspan

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


def followed(s: Wyrmspan, choice: int, chance: Random) -> Wyrmspan:
    """The state once a choice of the seat, and what it brings the seat, is done."""
    after, seat = s.copy(), s.seat()
    after.answer(choice)
    while after.stack and after.seat() == seat and tactics.pending(after, seat) > 0.0:
        choices = after.choices()
        after.answer(choices[0] if len(choices) == 1 else GAME.quick(after, choices, chance))
    return after


def test_a_dragon_played_in_the_last_round_is_no_loss() -> None:
    """Cards in hand were worth so much that 76 % of what quick players entice in round 4 lowered their own worth."""
    changes, chance = [], Random(4)
    for seed in range(25):
        s = cast("Wyrmspan", skarb.new("wyrmspan", 2, seed).state.copy())
        while s.stack:
            choices = s.choices()
            choice = GAME.quick(s, choices, chance)
            if s.round == 4 and s.phase == TURN and choice & VERB == ENTICE:
                seat = s.seat()
                coin = tactics.COINS[3]  # what the action costs whatever is done with it
                after = followed(s, choice, chance)
                changes.append(tactics.worth(after, seat) - tactics.worth(s, seat) + coin)
            s.answer(choice)
    assert len(changes) > 50
    assert sum(change < 0.0 for change in changes) < 0.2 * len(changes)
    assert sum(changes) / len(changes) > 2.0


def test_a_step_of_the_guild_is_taken_rather_than_nothing() -> None:
    taken, chance = [], Random(4)
    for seed in range(6):
        s = cast("Wyrmspan", skarb.new("wyrmspan", 2, seed).state.copy())
        while s.stack:
            choices = s.choices()
            steps = [choice for choice in choices if choice & VERB == ADVANCE]
            if steps and len(choices) > len(steps):
                seat = s.seat()
                values = {choice: GAME.value(followed(s, choice, chance), seat) for choice in choices}
                taken.append(max(values[choice] for choice in steps) >= max(values.values()))
            s.answer(GAME.quick(s, choices, chance))
    assert len(taken) > 50
    assert sum(taken) > 0.9 * len(taken)


def test_an_action_still_to_come_is_worth_more_than_a_coin() -> None:
    """Else masters pass with coins in hand."""
    assert min(tactics.COINS) > 1.5
    assert all(passed < still for passed, still in zip(tactics.KEPT, tactics.COINS, strict=True))
