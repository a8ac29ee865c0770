"""The one interpreter of effects: a frame that runs step after step, and what each op does.

The modules that know an op put it into `DO` when they are imported; nothing else knows which cards exist.
"""

from collections.abc import Callable
from typing import Any, Final

from skarb.games.flamecraft.cards import EFFECT_RULE, EFFECTS, OPS, RULE_CARD, Step
from skarb.games.flamecraft.choice import PASS
from skarb.games.flamecraft.state import NO_SPOT, Flamecraft
from skarb.kernel.state import UNANSWERED, Ask, Do


class Run(Do[Flamecraft]):
    """Step `at` of an effect and those after it. `here` is the shop it speaks of, `spot` where a fired dragon lies."""

    def __init__(self, effect: int, at: int, here: int, spot: int = NO_SPOT) -> None:
        self.effect = effect
        self.at = at
        self.here = here
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here, self.spot]

    def do(self, s: Flamecraft) -> None:
        steps = EFFECTS[self.effect]
        if self.at + 1 < len(steps):
            s.push(Run(self.effect, self.at + 1, self.here, self.spot))
        step = steps[self.at]
        DO[step.op](s, step, self)


def _unknown(s: Flamecraft, step: Step, run: Run) -> None:
    raise NotImplementedError(OPS[step.op])


DO: Final[list[Callable[[Flamecraft, Step, Run], None]]] = [_unknown] * len(OPS)


class Asks(Ask[Flamecraft]):
    """A question to the player on turn, answered by the engine if there is a single way. FLC-24.5"""

    def seat(self, s: Flamecraft) -> int:
        return s.turn

    def source(self, s: Flamecraft) -> str:
        """The rule of the card whose effect asks."""
        return self.rule_now(s)

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        """The card that asks; a kind of dragon as "dragon-bread"."""
        card = RULE_CARD.get(self.source(s))
        return {"card": card} if card else {}

    def forced(self, s: Flamecraft) -> int:
        found = s.choices()
        if not found:
            return PASS
        return found[0] if len(found) == 1 else UNANSWERED


class AlwaysAsks(Asks):
    """A question that is put even if there is a single way, because its list follows from hidden cards. FLC-24.4"""

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED


class OfEffect(Asks):
    """A question inside step `at` of an effect."""

    def __init__(self, effect: int, at: int, here: int = -1) -> None:
        self.effect = effect
        self.at = at
        self.here = here

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here]

    def source(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def step(self) -> Step:
        return EFFECTS[self.effect][self.at]


class AlwaysOfEffect(OfEffect):
    """The same, always put."""

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED
