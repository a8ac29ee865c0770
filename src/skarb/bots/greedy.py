"""One ply over a few worlds: each choice is tried in each, and scored by the game's own rule of thumb."""

import random
import time
from typing import Any, Final

from skarb.bots.network import Values
from skarb.bots.seat import Seat, asks
from skarb.kernel.match import Thought
from skarb.kernel.playout import Unswept
from skarb.kernel.state import Ask, State

FOLLOW_UPS: Final = 12  # questions answered after a choice before it is scored
GLANCE: Final = 6  # answers tried at an own follow-up question


class Greedy:
    """The same seat and seed give the same answer. `seconds` may cut a thought short; 0 never does."""

    def __init__(self, worlds: int = 8, trials: int = 400, seconds: float = 0.0, network: str = "") -> None:
        self.worlds = worlds
        self.trials = trials
        self.seconds = seconds
        self.network = network

    def choose(self, seat: Seat) -> str:
        legal = seat.legal
        return legal[0].text if len(legal) == 1 else self.thoughts(seat)[0].choice

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were tried, best first; level ones in an order of chance."""
        legal = seat.legal
        order = list(range(len(legal)))
        seat.random.shuffle(order)
        order = order[: self.trials]
        total = [0.0] * len(legal)
        visits = [0] * len(legal)
        end = time.monotonic() + (self.seconds or 1e9)
        values = Values(seat.game, self.network)
        with Unswept():
            for n in range(max(1, min(self.worlds, self.trials // max(1, len(order))))):
                world = seat.state(n)
                ask = asks(world, seat.number)
                if ask is None:
                    break
                for i in order:
                    total[i] += outcome(values, world, ask, seat.number, legal[i].packed, seat.random)
                    visits[i] += 1
                    if time.monotonic() > end:
                        break
                if time.monotonic() > end:
                    break
        found = [Thought(legal[i].text, total[i] / visits[i], visits[i]) for i in order if visits[i]]
        return sorted(found, key=lambda thought: -thought.value) or [Thought(legal[order[0]].text, 0.5, 0)]

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What each of the choices led to in the same worlds; see `Search.compare`."""
        packed = {choice.text: choice.packed for choice in seat.legal}
        out: list[list[float]] = [[] for _ in choices]
        values = Values(seat.game, self.network)
        for n in range(max(2, self.worlds)):
            world = seat.state(f"compare {n}")
            ask = asks(world, seat.number)
            if ask is None:
                break
            for i, choice in enumerate(choices):
                out[i].append(outcome(values, world, ask, seat.number, packed[choice], seat.random))
        return out


def outcome(values: Values, world: State, ask: "Ask[Any]", me: int, choice: int, chance: random.Random) -> float:
    """The value for `me` of a choice in one world."""
    return values.of(followed(values, world, ask, me, choice, chance), me)


def followed(values: Values, world: State, ask: "Ask[Any]", me: int, choice: int, chance: random.Random) -> State:
    """The state to which a choice leads, once what is sure to follow has followed."""
    s = world.copy()
    s.answer_for(ask, me, choice)
    for _ in range(FOLLOW_UPS):
        if not s.stack:
            break
        answers = s.choices()
        if len(answers) == 1:
            s.answer(answers[0])
        elif s.seat() == me:
            s.answer(glance(values, s, me, answers, chance))
        else:
            break
    return s


def glance(values: Values, s: State, me: int, answers: list[int], chance: random.Random) -> int:
    """The best by value of a few of one's own answers, one step ahead."""
    few = answers if len(answers) <= GLANCE else chance.sample(answers, GLANCE)
    afters: list[State] = []
    for answer in few:
        t = s.copy()
        t.answer(answer)
        afters.append(t)
    found = values.each(afters, me)
    return few[found.index(max(found))]
