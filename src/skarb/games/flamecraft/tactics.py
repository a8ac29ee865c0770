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

FIRST_GOODS: Final = 0.6  # a good is worth less than what an enchantment pays for it
MORE_GOODS: Final = 0.3
A_COIN: Final = 1.1
A_DRAGON: Final = 0.7
A_FANCY: Final = 3.0
A_POWER: Final = 2.0
SCALE: Final = 12.0  # of a lead, far from the end;
NEAR: Final = 6.0  # and in the final turns
SOLO_MIDDLE: Final = 75.0


def fancy_worth(s: Flamecraft, seat: int, card: int) -> float:
    """An unplayed fancy dragon of the own hand: nearly what it would pay now, or a hope."""
    if FANCY_MOON[card]:
        return 0.8 * moon_rep(s, seat, card) if card != TALISA else 2.0
    steps = EFFECTS[FANCY_EFFECT[card]]
    if steps[-1].op == GAIN and steps[0].op == PAY:
        return max(1.5, 0.4 * REWARDS[steps[-1].reward].rep)
    return A_FANCY


def chance_to_cast(s: Flamecraft, seat: int) -> float:
    """Standing in a shop with the choice open: what the best enchantment would bring."""
    best = 0.0
    for card in castable(s, s.at[seat]):
        if MAX_SETS[card] > 1:
            sets = possible_sets(s, seat, card)[-1]
            gained = REP_BY_SETS[card][sets - 1] - 2 * sets * FIRST_GOODS
        else:
            reward = REWARDS[ENCHANTMENT_REWARD[card]]
            gained = reward.rep + A_DRAGON * reward.artisan + A_FANCY * reward.fancy
            gained -= FIRST_GOODS * sum(ENCHANTMENT_COST[card])
        best = max(best, gained + len(s.faceup(s.at[seat])))
    return best


GOODS_WORTH: Final[list[float]] = [FIRST_GOODS * min(n, 4) + MORE_GOODS * max(0, n - 4) for n in range(8)]  # of a kind


def goods_worth(s: Flamecraft, seat: int) -> float:
    out = 0.0
    for i in range(6 * seat, 6 * seat + 6):
        out += GOODS_WORTH[min(s.goods[i], 7)]
    return out


def worth(s: Flamecraft, seat: int, own: bool) -> float:
    """Reputation, and what will become of the rest."""
    left = 1.0 if s.ending < 0 else 0.5 if s.ending > 0 else 0.15  # goods lose their use near the end
    total = float(s.rep[seat]) + s.coins[seat] * (A_COIN if s.ending < 0 else 1.0)
    total += left * (goods_worth(s, seat) + A_DRAGON * min(s.hand_size(seat), 6))
    if own:
        cards = s.fancy[seat] | s.offered[seat]
        card = 0
        while cards:
            if cards & 1:
                worthy = fancy_worth(s, seat, card)
                total += worthy if FANCY_MOON[card] else left * worthy
            cards >>= 1
            card += 1
    else:
        total += A_FANCY * (s.fancy[seat] | s.offered[seat]).bit_count()
    if own and s.turn == seat and s.stack and isinstance(s.stack[-1], ActAsk):
        total += chance_to_cast(s, seat)
    if s.reserved[seat] >= 0:
        total += left
    if s.companion[seat] >= 0 and not s.used >> seat & 1:
        total += left * A_POWER
    return total + 2.5 * (s.extra if seat == s.turn else 0)


def value(s: Flamecraft, seat: int) -> float:
    if s.result is not None and not s.setup.solo:
        return ended(won(s.result, seat), lead_of(s.result, seat), SCALE)
    mine = float(s.rep[seat]) if s.result is not None else worth(s, seat, True)
    if s.setup.solo:
        return 1.0 / (1.0 + exp((SOLO_MIDDLE - mine) / SCALE))
    lead = mine - max(worth(s, other, False) for other in range(s.n) if other != seat)
    return ended(1.0 / (1.0 + exp(-lead / (SCALE if s.ending < 0 else NEAR))), lead, SCALE)


def parts(s: Flamecraft, seat: int) -> dict[str, float]:
    """What `value` weighs, by name."""
    left = 1.0 if s.ending < 0 else 0.5 if s.ending > 0 else 0.15
    out = {
        "rep": float(s.rep[seat]),
        "coins": s.coins[seat] * (A_COIN if s.ending < 0 else 1.0),
        "goods": left * goods_worth(s, seat),
        "dragons": left * A_DRAGON * min(s.hand_size(seat), 6),
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
