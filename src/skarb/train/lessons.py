"""Games that a bot plays against itself, and what they teach: positions as a seat knew them, and what came of them."""

from dataclasses import dataclass
from io import BytesIO
from math import exp
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skarb import games
from skarb.bots.greedy import followed
from skarb.bots.levels import plan_of
from skarb.bots.network import Values, keep, load, odds
from skarb.bots.search import Tree
from skarb.kernel.batch import features_of, rewards_of
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.playout import Unswept
from skarb.kernel.state import State

TRIALS = 40  # choices looked at, of a wide question
EACH = 32  # positions of a game that are kept: more of them tell little more
TEACHER = "teacher"


@dataclass(frozen=True)
class School:
    """How games are played, and what is told of them."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    network: bytes = b""  # the file of the one who plays; nobody yet: the rule of thumb
    iterations: int = 0  # of a search for each choice; 0: a look at each choice in one world
    slips: float = 0.1  # how often any choice is made
    margin: float = 0.0  # how much of the goal is by how much, instead of whether
    spread: float = 1.0  # so much more than the others makes e to 1
    trace: float = 1.0  # of temporal differences: 1 believes only the end, less also what was expected on the way


@dataclass(frozen=True)
class Taught:
    """What one game taught: rows of positions, the odds that the rule of thumb gave, what to expect, who won."""

    told: NDArray[np.uint8]
    thumbs: NDArray[np.float32]
    goals: NDArray[np.float32]
    wins: NDArray[np.float32]
    lead: float  # of the first seat, if points are counted


def taught(school: School, numbers: list[int]) -> list[Taught]:
    """Play the games of these numbers."""
    if school.network:
        keep(TEACHER, load(BytesIO(school.network)))
    with Unswept():
        return [lesson(school, number) for number in numbers]


def lesson(school: School, number: int) -> Taught:
    game = games.find(school.game)
    values = Values(game, TEACHER if school.network else "")
    chance = Random(key_of(f"{school.seed} {number}"))
    s: State = game.setup(school.seats, school.options, key_of(f"{school.seed} deal {number}"))
    s.run()
    seats, position = range(school.seats), features_of(game).position
    told: list[list[bytes]] = [[] for _ in seats]
    thumbs: list[list[float]] = [[] for _ in seats]
    while s.stack:
        choices = s.choices()
        if len(choices) > 1:
            for seat in seats:
                told[seat].append(position(s, seat))
                thumbs[seat].append(game.value(s, seat))
        s.answer(choices[0] if len(choices) == 1 else answer(school, game, values, s, choices, chance))
    goals: list[float] = []
    wins: list[float] = []
    rewards = rewards_of(game, s)
    for seat in seats:
        won = (rewards[seat] + 1.0) / 2.0
        end = (1.0 - school.margin) * won + school.margin / (1.0 + exp(-lead(s, seat) / school.spread))
        expected: list[float] = []
        if school.trace < 1.0 and values.network is not None:
            expected = values.network.values(told[seat], thumbs[seat])
        goals += returns(expected, len(told[seat]), end, school.trace)
        wins += [won] * len(told[seat])
    rows = [row for one in told for row in one]
    odd = [odds(thumb) for one in thumbs for thumb in one]
    kept = sorted(chance.sample(range(len(rows)), min(EACH, len(rows))))
    return Taught(
        np.frombuffer(b"".join([rows[i] for i in kept]), np.uint8).reshape(len(kept), -1),
        np.array([odd[i] for i in kept], np.float32),
        np.array([goals[i] for i in kept], np.float32),
        np.array([wins[i] for i in kept], np.float32),
        lead(s, 0),
    )


def returns(expected: list[float], count: int, end: float, trace: float) -> list[float]:
    """What each position should have expected: TD(λ), from the end backwards.

    >>> returns([0.5, 0.7, 0.9], 3, 1.0, 1.0)
    [1.0, 1.0, 1.0]
    >>> returns([0.5, 0.7, 0.9], 3, 1.0, 0.0)
    [0.7, 0.9, 1.0]
    """
    if not expected:
        return [end] * count
    out: list[float] = []
    ahead = end
    for value in reversed(expected):
        out.append(ahead)
        ahead = (1.0 - trace) * value + trace * ahead
    return out[::-1]


def lead(s: State, seat: int) -> float:
    """By how many points the seat is ahead of the best other one at the end; 0 if none are counted."""
    scores = [] if s.result is None else s.result.scores
    if len(scores) < 2 or not all(isinstance(score, int | float) for score in scores):
        return 0.0
    return float(scores[seat]) - max(float(score) for at, score in enumerate(scores) if at != seat)


def answer(school: School, game: Game[Any], values: Values, s: State, choices: list[int], chance: Random) -> int:
    """A choice by what the seat knows: in worlds, never in the true state."""
    if chance.random() < school.slips:
        return chance.choice(choices)
    seat = s.seat()
    if school.iterations:
        plan = plan_of("master", game, school.seats, school.options).within(0.0, school.iterations)
        plan.network = TEACHER if school.network else ""
        tree = Tree(game, seat, school.seats, plan, chance)
        for _ in range(school.iterations):
            tree.visit(game.world(s, seat, chance.randbytes(16)))
        return max(choices, key=lambda choice: tree.root.children[choice].visits if choice in tree.root.children else 0)
    world = game.world(s, seat, chance.randbytes(16))
    ask = world.asking()
    assert ask is not None
    few = choices if len(choices) <= TRIALS else chance.sample(choices, TRIALS)
    found = values.each([followed(values, world, ask, seat, choice, chance) for choice in few], seat)
    best = [value + chance.random() * 1e-6 for value in found]
    return few[best.index(max(best))]
