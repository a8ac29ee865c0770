"""A rule of thumb for bots: what a seat's things are worth in reputation, and how that compares with the others."""

from math import exp
from typing import Final

from skarb.games.flamecraft.cards import (
    EFFECTS,
    ENCHANTMENT_COST,
    ENCHANTMENT_REWARD,
    FANCY_EFFECT,
    FANCY_MOON,
    GAIN,
    MAX_SETS,
    PAY,
    REP_BY_SETS,
    REWARDS,
    TALISA,
)
from skarb.games.flamecraft.flow.paying import possible_sets
from skarb.games.flamecraft.flow.scoring import moon_rep
from skarb.games.flamecraft.flow.turn import ActAsk, castable
from skarb.games.flamecraft.state import Flamecraft
from skarb.kernel.plan import Plan
from skarb.kernel.standing import ended, lead_of, won

# What things are worth in reputation at the end of the game: bench/flamecraft_values.py fits it. Phases are so many
# cards left in the smaller deck, and three near the end.
FULL: Final = 13
LAST: Final = 14  # final turns are to begin;
FINAL: Final = 15  # this seat has the very last one,
OVER: Final = 16  # or has had its last one


def by_phase(empty: float, full: float, last: float, final: float, over: float) -> list[float]:
    return [empty + (full - empty) * left / FULL for left in range(FULL + 1)] + [last, final, over]


A_COIN: Final[list[float]] = by_phase(0.8, 1.35, 0.95, 1.0, 1.0)
GOOD: Final[list[list[float]]] = [  # the first of a kind, the second, the third and fourth, more
    by_phase(1.15, 0.95, 1.0, 0.4, 0.0),
    by_phase(0.7, 0.8, 0.5, 0.15, 0.0),
    by_phase(0.55, 0.9, 0.35, 0.1, 0.0),
    by_phase(0.4, 0.95, 0.2, 0.0, 0.0),
]
A_DRAGON: Final[list[float]] = by_phase(0.55, 2.0, 0.6, 0.4, 0.02)  # the first three in hand,
MORE_DRAGONS: Final[list[float]] = by_phase(0.2, 1.2, 0.3, 0.2, 0.02)  # and up to six
A_SUN: Final[list[float]] = by_phase(2.25, 3.7, 2.25, 2.0, 0.0)  # an own fancy dragon
A_MOON: Final[list[float]] = by_phase(2.3, 3.2, 1.9, 1.0, 0.0)
MOON_REP: Final[list[float]] = by_phase(0.5, 0.12, 0.65, 0.8, 1.0)  # of what it would pay now
A_FANCY: Final[list[float]] = by_phase(3.2, 3.3, 3.2, 3.1, 3.1)  # of another seat: who knows which
LEFT: Final[list[float]] = by_phase(1.0, 1.0, 0.5, 0.15, 0.15)  # of the worth of other things
SPREAD: Final = 5.2  # the lead that makes a win e times as likely, far from the end;
NEAR: Final = 4.2  # and in the final turns
LAST_TURN: Final = 6.0  # what the very last turn brings
FIRST_GOODS: Final = 0.6  # a good is worth less than what an enchantment pays for it
HOPES: Final = (0.7, 3.0)  # of an artisan and of a fancy dragon that an enchantment brings
A_POWER: Final = 2.0
SCALE: Final = 12.0  # of a lead beyond winning
SOLO_MIDDLE: Final = 75.0


def summed(phase: int, rates: list[list[float]], each: list[int]) -> list[float]:
    """What so many are worth together, from none on: `each` says by which rate one more counts."""
    out = [0.0]
    for rate in each:
        out.append(out[-1] + rates[rate][phase])
    return out


GOODS_WORTH: Final[list[list[float]]] = [summed(phase, GOOD, [0, 1, 2, 2, 3, 3, 3]) for phase in range(OVER + 1)]
HAND_WORTH: Final[list[list[float]]] = [
    summed(phase, [A_DRAGON, MORE_DRAGONS], [0, 0, 0, 1, 1, 1]) for phase in range(OVER + 1)
]


def phase_of(s: Flamecraft, seat: int) -> int:
    if s.ending < 0:
        return min(len(s.artisans), len(s.enchantments), FULL)
    return LAST if s.ending > 0 else FINAL if s.turn == seat else OVER


def fancy_worth(s: Flamecraft, seat: int, card: int, phase: int) -> float:
    """An unplayed fancy dragon of the own hand: part of what it would pay now, and a hope."""
    if FANCY_MOON[card]:
        return A_MOON[phase] + MOON_REP[phase] * (moon_rep(s, seat, card) if card != TALISA else 2.5)
    steps = EFFECTS[FANCY_EFFECT[card]]
    if steps[-1].op == GAIN and steps[0].op == PAY:
        return A_SUN[phase] * max(0.5, REWARDS[steps[-1].reward].rep / 7.5)
    return A_SUN[phase]


def chance_to_cast(s: Flamecraft, seat: int) -> float:
    """Standing in a shop with the choice open: what the best enchantment would bring."""
    best = 0.0
    for card in castable(s, s.at[seat]):
        if MAX_SETS[card] > 1:
            sets = possible_sets(s, seat, card)[-1]
            gained = REP_BY_SETS[card][sets - 1] - 2 * sets * FIRST_GOODS
        else:
            reward = REWARDS[ENCHANTMENT_REWARD[card]]
            gained = reward.rep + HOPES[0] * reward.artisan + HOPES[1] * reward.fancy
            gained -= FIRST_GOODS * sum(ENCHANTMENT_COST[card])
        best = max(best, gained + len(s.faceup(s.at[seat])))
    return best


def goods_worth(s: Flamecraft, seat: int, phase: int) -> float:
    out = 0.0
    each = GOODS_WORTH[phase]
    for i in range(6 * seat, 6 * seat + 6):
        out += each[min(s.goods[i], 7)]
    return out


def worth(s: Flamecraft, seat: int, own: bool) -> float:
    """Reputation, and what will become of the rest."""
    phase = phase_of(s, seat)
    total = float(s.rep[seat]) + s.coins[seat] * A_COIN[phase]
    total += goods_worth(s, seat, phase) + HAND_WORTH[phase][min(s.hand_size(seat), 6)]
    if own:
        cards = s.fancy[seat] | s.offered[seat]
        card = 0
        while cards:
            if cards & 1:
                total += fancy_worth(s, seat, card, phase)
            cards >>= 1
            card += 1
    else:
        total += A_FANCY[phase] * (s.fancy[seat] | s.offered[seat]).bit_count()
    if own and s.turn == seat and s.stack and isinstance(s.stack[-1], ActAsk):
        total += chance_to_cast(s, seat)
    if s.reserved[seat] >= 0:
        total += LEFT[phase]
    if s.companion[seat] >= 0 and not s.used >> seat & 1:
        total += LEFT[phase] * A_POWER
    if phase == FINAL:
        total += LAST_TURN
    return total + 2.5 * (s.extra if seat == s.turn else 0)


def value(s: Flamecraft, seat: int) -> float:
    if s.result is not None and not s.setup.solo:
        return ended(won(s.result, seat), lead_of(s.result, seat), SCALE)
    mine = float(s.rep[seat]) if s.result is not None else worth(s, seat, True)
    if s.setup.solo:
        return 1.0 / (1.0 + exp((SOLO_MIDDLE - mine) / SCALE))
    lead = mine - max(worth(s, other, False) for other in range(s.n) if other != seat)
    return ended(1.0 / (1.0 + exp(-lead / (SPREAD if s.ending < 0 else NEAR))), lead, SCALE)


def parts(s: Flamecraft, seat: int) -> dict[str, float]:
    """What `value` weighs, by name."""
    phase = phase_of(s, seat)
    out = {
        "rep": float(s.rep[seat]),
        "coins": s.coins[seat] * A_COIN[phase],
        "goods": goods_worth(s, seat, phase),
        "dragons": HAND_WORTH[phase][min(s.hand_size(seat), 6)],
        "cast": 0.0,
        "rival": 0.0,
    }
    if s.turn == seat and s.stack and isinstance(s.stack[-1], ActAsk):
        out["cast"] = chance_to_cast(s, seat)
    if not s.setup.solo:
        out["rival"] = -max(worth(s, other, False) for other in range(s.n) if other != seat)
    out["wish"] = worth(s, seat, True) - sum([part for name, part in out.items() if name != "rival"])
    return out


def thinking(level: str, seats: int) -> Plan | None:
    """A master plays many ways to the end of the turn. Where luck weighs more, with three and more, an adept slips."""
    if level == "adept" and seats > 2:
        return Plan(worlds=8, slips=0.08)
    if level != "master":
        return None
    alone = seats == 1
    far, turns = (30, 0) if alone else (0, 1)
    return Plan(iterations=2000, explore=0.1, deals=100, halving=True, depth=far, turns=turns, deep=not alone)


def progress(s: Flamecraft) -> list[float]:
    return [float(rep) for rep in s.rep]
