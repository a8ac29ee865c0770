"""Many games at once are the same games as one by one, however many processes play them."""

from typing import Any

import numpy as np
import pytest

import skarb
from skarb.env import Seen, Vector
from skarb.games import find
from skarb.kernel.batch import rewards_of
from skarb.kernel.chance import key_of


def play(vector: Vector, seed: int, steps: int) -> list[Seen]:
    chance = np.random.default_rng(seed)
    seen = [vector.reset(seed)]
    for _ in range(steps):
        seen.append(vector.step(seen[-1].any(chance)))
    return seen


def same(one: Seen, other: Seen) -> bool:
    pairs = zip(one, other, strict=True)
    return all(b is None if a is None else b is not None and np.array_equal(a, b) for a, b in pairs)


@pytest.mark.parametrize("game", skarb.games.ids())
def test_it_shows_what_the_games_show(game: str) -> None:
    """Game by game, by hand: the same deals, positions, choices and rewards."""
    vector = Vector(game, 3)
    shape, chance = vector.shape, np.random.default_rng(4)
    seen = vector.reset("a seed")
    states, deals = [shape.deal(f"a seed {i} 0") for i in range(3)], [0, 0, 0]
    for _ in range(150):
        actions = seen.any(chance)
        rewards: dict[int, list[float]] = {}
        for i, s in enumerate(states):
            legal = shape.legal(s, s.seat())
            shown = shape.observe(s, s.seat())
            first, last = seen.starts[i], seen.starts[i + 1]
            assert seen.seat[i] == s.seat()
            assert np.array_equal(seen.observation[i], shown["observation"])
            assert seen.legal[first:last].tolist() == list(legal)
            if seen.choices is None:
                assert seen.mask is not None
                assert np.array_equal(seen.mask[i], shown["action_mask"])
            else:
                assert np.array_equal(seen.choices[first:last], shown["choices"][: last - first])
            s.answer(legal[int(actions[i])])
            if s.result is not None:
                deals[i] += 1
                rewards[i] = rewards_of(shape.game, s)
                states[i] = shape.deal(f"a seed {i} {deals[i]}")
        seen = vector.step(actions)
        assert np.flatnonzero(seen.done).tolist() == list(rewards)
        for i in range(3):
            assert seen.reward[i] == pytest.approx(rewards.get(i, [0.0] * shape.seats))
    assert sum(deals) or game in ("tash_kalar", "wyrmspan", "flamecraft")  # the long ones


@pytest.mark.parametrize(("game", "options"), [("durak", {"enchanted": ["6", "8"]}), ("flamecraft", {})])
def test_any_number_of_workers_plays_the_same(game: str, options: dict[str, Any]) -> None:
    alone = play(Vector(game, 5, 3, options), 9, 60)
    for workers in (2, 3):
        with Vector(game, 5, 3, options, workers=workers) as vector:
            assert all(same(a, b) for a, b in zip(alone, play(vector, 9, 60), strict=True))
    assert not same(alone[-1], play(Vector(game, 5, 3, options), 10, 60)[-1])


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_not_legal_is_an_error(workers: int) -> None:
    with Vector("dragon_catchers", 2, workers=workers) as vector:
        seen = vector.reset(1)
        assert seen.mask is not None
        wrong = int(np.flatnonzero(~seen.mask[1])[0])
        with pytest.raises(ValueError, match="not legal now in game 1"):
            vector.step([int(seen.legal[0]), wrong])
        with pytest.raises(ValueError, match="take 2 actions"):
            vector.step([0])


def test_a_vector_deals_from_its_seed() -> None:
    vector = Vector("durak", 2)
    vector.reset(7)
    assert [s.key for s in vector.batch.states] == [key_of("7 0 0"), key_of("7 1 0")]
    assert find("durak").features is vector.shape.features
