"""Games that a bot plays against itself, and what they teach: positions as a seat knew them, and what came of them."""

from dataclasses import dataclass, fields
from io import BytesIO
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
from skarb.kernel.state import UNANSWERED, State

TRIALS = 40  # choices looked at, of a wide question
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
    quick: bool = False  # answers are the game's quick ones, a hundred times as fast
    slips: float = 0.1  # how often any choice is made
    trace: float = 1.0  # of temporal differences: 1 believes only the end, less also what was expected on the way
    each: int = 32  # positions of a game that are kept: more of them tell little more
    ends: bool = False  # only where another seat comes to be asked than before: there a search of whole turns judges


@dataclass(frozen=True)
class Taught:
    """What one game taught: rows of positions, the odds that the rule of thumb gave, and what came of them."""

    told: NDArray[np.uint8]
    thumbs: NDArray[np.float32]
    expected: NDArray[np.float32]  # what the teacher expected on the way,
    weights: NDArray[np.float32]  # and how much the end counts beside it
    wins: NDArray[np.float32]
    leads: NDArray[np.float32]  # in points, if they are counted

    def arrays(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


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
    seen: list[State] = []
    last = -1
    while s.stack:
        choices = s.choices()
        if s.seat() != last if school.ends else len(choices) > 1:
            seen.append(s.copy())
        last = s.seat()
        s.answer(choices[0] if len(choices) == 1 else answer(school, game, values, s, choices, chance))
    pairs = [(at, seat) for at in range(len(seen)) for seat in range(school.seats)]
    ends = [expected(school, values, seen, seat) for seat in range(school.seats)]
    rewards, position = rewards_of(game, s), features_of(game).position
    told: list[bytes] = []
    numbers: list[tuple[float, ...]] = []
    for at, seat in sorted(chance.sample(pairs, min(school.each, len(pairs)))):
        told.append(position(seen[at], seat))
        win = (rewards[seat] + 1.0) / 2.0
        numbers.append((odds(game.value(seen[at], seat)), *ends[seat][at], win, lead(s, seat)))
    rows = np.frombuffer(b"".join(told), np.uint8).reshape(len(told), -1)
    return Taught(rows, *np.array(numbers, np.float32).reshape(len(told), 5).T)


def expected(school: School, values: Values, seen: list[State], seat: int) -> list[tuple[float, float]]:
    """What to expect of each position that was met."""
    learned = school.trace < 1.0 and values.network is not None
    return returns(values.each(seen, seat) if learned else [], len(seen), school.trace)


def returns(expected: list[float], count: int, trace: float) -> list[tuple[float, float]]:
    """What each position should have expected, TD(λ) from the end backwards: so much, and so much of the end.

    >>> returns([0.5, 0.7, 0.9], 3, 0.0)
    [(0.7, 0.0), (0.9, 0.0), (0.0, 1.0)]
    >>> returns([], 2, 0.0)
    [(0.0, 1.0), (0.0, 1.0)]
    """
    if not expected:
        return [(0.0, 1.0)] * count
    out: list[tuple[float, float]] = []
    ahead, weight = 0.0, 1.0
    for value in reversed(expected):
        out.append((ahead, weight))
        ahead, weight = (1.0 - trace) * value + trace * ahead, trace * weight
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
    if school.quick and (found := game.quick(s, choices, chance)) != UNANSWERED:
        return found
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
    worth = values.each([followed(values, world, ask, seat, choice, chance) for choice in few], seat)
    best = [value + chance.random() * 1e-6 for value in worth]
    return few[best.index(max(best))]
