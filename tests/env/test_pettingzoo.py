"""Every game passes PettingZoo's own tests."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import skarb
from harness.walk import first_cases
from skarb.env import aec, leaves, numbered
from skarb.games import find


@pytest.mark.parametrize("game", skarb.games.ids())
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_it(game: str) -> None:
    seats = find(game).seats
    for count in {seats[0], seats[-1]}:
        api_test(aec(game, count), num_cycles=200, verbose_progress=False)
    seed_test(lambda: aec(game, seats[0]), num_cycles=100)


@pytest.mark.parametrize("game", skarb.games.ids())
def test_the_mask_is_the_list_of_choices(game: str) -> None:
    env = aec(game, find(game).seats[-1])
    env.reset(seed=3)
    for _ in range(60):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        legal = env.legal(agent)
        assert sorted(legal.values()) == sorted(env.match.choices)
        seen = env.observe(agent)
        assert set(np.flatnonzero(seen["action_mask"])) == set(legal)
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        illegal = next(number for number in range(env.actions) if number not in legal)
        with pytest.raises(ValueError, match="not legal"):
            env.step(illegal)
        env.step(min(legal))


def test_numbers_stay_apart_and_stable() -> None:
    words = [f"take {i}" for i in range(200)]
    found = numbered(words, 256)
    assert sorted(found.values()) == sorted(words)
    assert numbered(words[:1], 1024) == numbered(list(words[:1]), 1024)


def test_leaves_are_weighted_words() -> None:
    view = {"hand": ["6S", "7S"], "deck": 12, "turn": None, "table": [{"card": "8H", "open": True}]}
    assert leaves(view) == [
        ("/hand=6S", 1.0),
        ("/hand=7S", 1.0),
        ("/deck", 12.0),
        ("/table/0/card=8H", 1.0),
        ("/table/0/open", 1.0),
    ]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (game, seats, options)
        for game in skarb.games.ids()
        for seats, options in first_cases(game).items()
        if seats != 2
    ],
)
def test_rewards_are_places(game: str, seats: int, options: dict[str, Any]) -> None:
    env = aec(game, seats, options)
    env.reset(seed=5)
    random = Random(5)  # always the same choice might go on for ever
    while env.match.result is None:
        env.step(random.choice(sorted(env.legal(env.agent_selection))))
    result = env.match.result
    rewards = [env.rewards[f"seat_{seat}"] for seat in range(seats)]
    assert all(-1.0 <= reward <= 1.0 for reward in rewards)
    if seats > 1 and len(result.ranking) > 1:
        assert [rewards[seat] for seat in result.ranking[0]] == [1.0] * len(result.ranking[0])
        assert [rewards[seat] for seat in result.ranking[-1]] == [-1.0] * len(result.ranking[-1])
    if seats == 1 and len(result.ranking) > 1:  # against the game's own player
        assert rewards == [1.0 if 0 in result.winners else -1.0]
    elif seats == 1:  # by how well it went
        assert -1.0 < rewards[0] < 1.0
