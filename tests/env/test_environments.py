"""Every game passes the tests of PettingZoo and Gymnasium, and is the same game in all environments."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import skarb
from harness.walk import first_cases
from skarb.env import aec, gym
from skarb.games import find

CASES = [(game, seats, options) for game in skarb.games.ids() for seats, options in first_cases(game).items()]


def test_every_game_tells_its_positions() -> None:
    assert not [game for game in skarb.games.ids() if find(game).features is None]


@pytest.mark.parametrize("game", skarb.games.ids())
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_it(game: str) -> None:
    seats = find(game).seats
    for count in {seats[0], seats[-1]}:
        api_test(aec(game, count), num_cycles=200, verbose_progress=False)
    seed_test(lambda: aec(game, seats[0]), num_cycles=100)


@pytest.mark.parametrize("game", skarb.games.ids())
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(gym(game, render_mode="ansi"))


@pytest.mark.parametrize("game", skarb.games.ids())
def test_the_mask_is_the_list_of_choices(game: str) -> None:
    env = aec(game, find(game).seats[-1])
    env.reset(seed=3)
    for _ in range(60):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        legal = env.legal(agent)
        texts = [env.shape.game.text(env.state, choice) for choice in env.state.choices()]
        assert sorted(legal.values()) == sorted(texts)[: len(legal)]
        assert len(legal) == min(len(texts), env.shape.actions)
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert set(np.flatnonzero(seen["action_mask"])) == set(legal)
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        illegal = next(number for number in range(env.shape.actions) if number not in legal)
        with pytest.raises(ValueError, match="not legal"):
            env.step(illegal)
        env.step(min(legal))


@pytest.mark.parametrize("game", [game for game in skarb.games.ids() if not find(game).features.actions])  # type: ignore[union-attr]
def test_choices_are_rows_where_they_have_no_numbers(game: str) -> None:
    env = aec(game, find(game).seats[-1], rows=2)
    env.reset(seed=3)
    wide = False
    for _ in range(40):
        seen = env.observe(env.agent_selection)
        many = int(seen["action_mask"].sum())
        assert seen["choices"].shape == (2, env.shape.width)
        assert seen["choices"][:many].any(axis=1).all()
        assert not seen["choices"][many:].any()
        wide = wide or len(env.state.choices()) > many  # the first rows of more than there is room for
        env.step(0)
    assert wide
    with pytest.raises(ValueError, match="its choices are rows"):
        aec(game, numbered=True)


def test_choices_without_a_row_are_counted() -> None:
    roomy, narrow = aec("wyrmspan"), aec("wyrmspan", rows=2)
    roomy.reset(seed=3)
    narrow.reset(seed=3)
    seat = narrow.agent_selection
    assert roomy.infos[seat] == {}
    assert narrow.infos[seat] == {"left_out": len(roomy.legal(seat)) - 2}
    assert all(not info for agent, info in narrow.infos.items() if agent != seat)
    alone = gym("wyrmspan", rows=2)
    _, info = alone.reset(seed=3)
    assert info == {"left_out": len(alone.state.choices()) - 2}
    _, _, _, _, info = alone.step(0)
    assert info == {"left_out": len(alone.state.choices()) - 2}


def test_numbers_are_divided_by_their_most() -> None:
    env = aec("durak", 2)
    env.reset(seed=1)
    seen = env.observe("seat_0")["observation"]
    at = 0
    for block in env.shape.blocks:
        if block.name == "sizes":
            assert seen[at : at + block.size] == pytest.approx([1.0, 1.0])
        if block.name == "hand":
            assert seen[at : at + block.size].sum() == 6
        at += block.size
    assert at == len(seen)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_rewards_are_places(game: str, seats: int, options: dict[str, Any]) -> None:
    env = aec(game, seats, options)
    env.reset(seed=5)
    random = Random(5)  # always the same choice might go on for ever
    while env.state.result is None:
        env.step(random.choice(sorted(env.shape.legal(env.state, env.state.seat()))))
    result = env.state.result
    rewards = [env.rewards[f"seat_{seat}"] for seat in range(seats)]
    assert all(-1.0 <= reward <= 1.0 for reward in rewards)
    if seats > 1 and len(result.ranking) > 1:
        assert [rewards[seat] for seat in result.ranking[0]] == [1.0] * len(result.ranking[0])
        assert [rewards[seat] for seat in result.ranking[-1]] == [-1.0] * len(result.ranking[-1])
    if seats == 1 and len(result.ranking) > 1:  # against the game's own player
        assert rewards == [1.0 if 0 in result.winners else -1.0]
    elif seats == 1:  # by how well it went
        assert -1.0 < rewards[0] < 1.0


def test_bots_play_the_other_seats() -> None:
    """The same seed gives the same game, whatever the learner's seat; an illegal action ends it."""
    for seat, opponents in ((0, "random"), (2, "novice")):
        env = gym("durak", 3, seat=seat, opponents=opponents)
        games = []
        for _ in range(2):
            seen, _ = env.reset(seed=11)
            shown, over = [seen], False
            while not over:
                assert (env.action_masks() == seen["action_mask"]).all()
                seen, reward, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
                shown.append(seen)
                assert not cut
                assert over or reward == 0.0
            games.append((reward, [each["observation"].tobytes() for each in shown]))
        assert games[0] == games[1]
    env.reset(seed=11)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    assert env.step(illegal)[1:4] == (-1.0, True, False)
