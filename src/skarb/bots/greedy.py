"""One ply over a few worlds: each choice is tried in each, and scored by the game's own rule of thumb."""

import random
import time
from typing import Any

from skarb.bots.seat import Seat, asks
from skarb.kernel.game import Game
from skarb.kernel.match import Thought
from skarb.kernel.state import Ask, State

FOLLOW_UPS = 12  # questions answered after a choice before it is scored
GLANCE = 6  # answers tried at an own follow-up question


class Greedy:
    """The same seat and seed give the same answer. `seconds` may cut a thought short; 0 never does."""

    def __init__(self, worlds: int = 8, trials: int = 400, seconds: float = 0.0) -> None:
        self.worlds = worlds
        self.trials = trials
        self.seconds = seconds

    def choose(self, seat: Seat) -> str:
        choices = seat.choices
        return choices[0] if len(choices) == 1 else self.thoughts(seat)[0].choice

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were tried, best first; level ones in an order of chance."""
        texts, packed = seat.choices, seat.packed
        order = list(range(len(texts)))
        seat.random.shuffle(order)
        order = order[: self.trials]
        total = [0.0] * len(texts)
        visits = [0] * len(texts)
        end = time.monotonic() + (self.seconds or 1e9)
        for n in range(max(1, min(self.worlds, self.trials // max(1, len(order))))):
            world = seat.state(n)
            ask = asks(world, seat.number)
            if ask is None:
                break
            for i in order:
                total[i] += outcome(seat.game, world, ask, seat.number, packed[i], seat.random)
                visits[i] += 1
                if time.monotonic() > end:
                    break
            if time.monotonic() > end:
                break
        found = [Thought(texts[i], total[i] / visits[i], visits[i]) for i in order if visits[i]]
        return sorted(found, key=lambda thought: -thought.value) or [Thought(texts[order[0]], 0.5, 0)]

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What each of the choices led to in the same worlds; see `Search.compare`."""
        packed = dict(zip(seat.choices, seat.packed, strict=True))
        out: list[list[float]] = [[] for _ in choices]
        for n in range(max(2, self.worlds)):
            world = seat.state(f"compare {n}")
            ask = asks(world, seat.number)
            if ask is None:
                break
            for i, choice in enumerate(choices):
                out[i].append(outcome(seat.game, world, ask, seat.number, packed[choice], seat.random))
        return out


def outcome(game: Game, world: State, ask: "Ask[Any]", me: int, choice: int, chance: random.Random) -> float:
    """The value for `me` of a choice in one world."""
    s = world.copy()
    s.answer_for(ask, me, choice)
    for _ in range(FOLLOW_UPS):
        if not s.stack:
            break
        answers = s.choices()
        if len(answers) == 1:
            s.answer(answers[0])
        elif s.seat() == me:
            s.answer(glance(game, s, me, answers, chance))
        else:
            break
    return game.value(s, me)


def glance(game: Game, s: State, me: int, answers: list[int], chance: random.Random) -> int:
    """The best by value of a few of one's own answers, one step ahead."""
    few = answers if len(answers) <= GLANCE else chance.sample(answers, GLANCE)
    best, top = few[0], -1.0
    for answer in few:
        t = s.copy()
        t.answer(answer)
        value = game.value(t, me)
        if value > top:
            best, top = answer, value
    return best
