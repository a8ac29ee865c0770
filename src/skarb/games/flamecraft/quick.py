"""A quick answer to any question, for playing on in a search: a rough worth of each choice, and a little chance.

The numbers were found by self-play of quick answers alone: each made more reputation than its neighbours.
"""

from random import Random
from typing import Final

from skarb.games.flamecraft.cards import (
    ABILITY,
    COIN,
    EFFECTS,
    ENCHANTMENT_COST,
    ENCHANTMENT_REWARD,
    FANCY_EFFECT,
    FANCY_MOON,
    GAIN,
    GAIN_PER,
    ICON_MASK,
    MAX_SETS,
    REP_BY_SETS,
    REWARDS,
    SHOP_GATHER,
    SHOP_ICON,
    SHOP_SLOTS,
    SLOT_ACCEPTS,
    SLOT_REWARD,
    WILD,
)
from skarb.games.flamecraft.choice import (
    BURY,
    DONE,
    DRAW,
    DRAW_DECK,
    ENCHANT,
    END,
    EXCHANGES,
    FIRES_AT,
    FIRES_HERE,
    FIRES_PARK,
    GATHER,
    GIFT_DRAGON,
    GIFTS,
    GIVE,
    GIVE_FANCY,
    KEEP,
    KEEP_SIDE,
    OFFER,
    PAYS,
    PLACES,
    PLAY,
    RESOLVES,
    RETURN,
    SETS,
    SKIP,
    SWAPS,
    TAKE,
    USE,
    USE_COMPANION,
    VISIT,
    WHISPER,
    first,
    second,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.paying import possible_sets
from skarb.games.flamecraft.flow.possible import counted, kind_at, tokens_at
from skarb.games.flamecraft.flow.scoring import moon_rep
from skarb.games.flamecraft.flow.turn import castable
from skarb.games.flamecraft.state import KIND_BITS, Flamecraft

FEW: Final = 10  # of a wide question only so many choices are looked at
NOISE: Final = 0.3
FIRED: Final[list[float]] = [1.58, 0.96, 1.29, 0.65, 2.88, 1.89]  # what a fire brings, by kind


def reward_worth(index: int) -> float:
    reward = REWARDS[index]
    goods, left = 0, reward.goods
    while left:
        goods += left & 31
        left >>= 5
    out = reward.rep + 0.63 * reward.coin + 0.52 * goods + 0.39 * reward.any_good
    return out + 0.75 * reward.artisan + 5.19 * reward.fancy


REWARD_WORTH: Final[list[float]] = [reward_worth(index) for index in range(len(REWARDS))]


def wants(s: Flamecraft, seat: int) -> list[float]:
    """What one more of each item is worth, by the enchantments that lie open."""
    if s.ending == 0:
        return [0.19] * 6 + [1.0]
    out = [0.56] * 7
    out[COIN] = 1.37
    at = 6 * seat
    goods = s.goods
    cards = s.row if s.reserved[seat] < 0 else [*s.row, s.reserved[seat]]
    for card in cards:
        cost = ENCHANTMENT_COST[card]
        missing = 0
        for kind in range(6):
            if cost[kind] > goods[at + kind]:
                missing += cost[kind] - goods[at + kind]
        if missing:
            urge = 0.73 / (missing * 1.02 + 1.0)
            for kind in range(6):
                if cost[kind] > goods[at + kind]:
                    out[kind] += urge
    for kind in range(6):
        if goods[at + kind] >= 7:
            out[kind] = 0.02
        elif goods[at + kind] >= 4:
            out[kind] *= 0.47
    return out


def cast_worth(s: Flamecraft, seat: int, shop: int, card: int) -> float:
    """An enchantment cast in the shop (-1: in none), and the fires after it."""
    sets = 1
    if MAX_SETS[card] > 1:
        sets = possible_sets(s, seat, card)[-1]
        out = 0.84 * REP_BY_SETS[card][sets - 1]
    else:
        out = 0.84 * REWARD_WORTH[ENCHANTMENT_REWARD[card]]
    out -= 0.43 * sets * sum(ENCHANTMENT_COST[card]) + 0.25
    if shop >= 0:
        for i in s.faceup(shop):
            out += 1.0 * FIRED[s.slots[i] & KIND_BITS]
    return out


def gather_worth(s: Flamecraft, seat: int, shop: int, wanted: list[float]) -> float:
    """The goods of a shop, a dragon placed, one fired, the ability."""
    out = 0.1 + REWARD_WORTH[SHOP_GATHER[shop]]
    slots = s.slots
    best = 0.0
    for i in s.faceup(shop):
        kind = slots[i] & KIND_BITS
        out += 0.73 * wanted[kind]
        if FIRED[kind] > best:
            best = FIRED[kind]
    out += 0.65 * best
    tucked = s.tucked[shop]
    if tucked:
        for icon in range(6):
            out += 0.73 * (tucked & ICON_MASK[icon]).bit_count() * wanted[icon]
    if SHOP_SLOTS[shop]:
        best = 0.0
        for i in range(3 * shop, 3 * shop + 3):
            if slots[i] < 0 and REWARD_WORTH[SLOT_REWARD[i]] > best:
                for kind in range(6):
                    if s.hands[6 * seat + kind] and SLOT_ACCEPTS[i] >> kind & 1:
                        best = REWARD_WORTH[SLOT_REWARD[i]]
                        break
        out += 0.71 * best
    return out + (1.42 if ABILITY[shop] >= 0 else 0.0)


def visit_worth(s: Flamecraft, seat: int, shop: int, wanted: list[float]) -> float:
    """The better of gathering and enchanting there, less what it costs to enter."""
    out = gather_worth(s, seat, shop, wanted)
    if SHOP_ICON[shop] <= WILD:
        for card in castable(s, shop):
            out = max(out, cast_worth(s, seat, shop, card))
    return out - 1.61 * tokens_at(s, shop)


def fancy_now(s: Flamecraft, seat: int, card: int) -> float:
    """What a fancy dragon would bring at once, less what waiting may bring."""
    if FANCY_MOON[card]:
        return 1.58
    out = 0.0
    for step in EFFECTS[FANCY_EFFECT[card]]:
        if step.op == GAIN:
            out += REWARD_WORTH[step.reward]
        elif step.op == GAIN_PER:
            gained = REWARDS[step.reward].rep * counted(s, seat, step, s.at[seat])
            out += 0.8 * (min(gained, step.cap) if step.cap else gained)
        else:
            out += 1.69
    return out if s.ending >= 0 else out - 3.22


def items_worth(items: int, wanted: list[float]) -> float:
    out = 0.0
    item = 0
    while items:
        out += (items & 31) * wanted[item]
        items >>= 5
        item += 1
    return out


def last_slot(s: Flamecraft, slot: int) -> bool:
    i = slot - slot % 3
    return (s.slots[i] < 0) + (s.slots[i + 1] < 0) + (s.slots[i + 2] < 0) == 1


def choice_worth(s: Flamecraft, seat: int, c: int, wanted: list[float]) -> float:
    v = verb(c)
    if v == VISIT:
        return visit_worth(s, seat, first(c), wanted)
    if v == GATHER:
        return gather_worth(s, seat, s.at[seat], wanted)
    if v == ENCHANT:
        return cast_worth(s, seat, s.at[seat], first(c))
    if v == PLACES:
        return 0.31 + REWARD_WORTH[SLOT_REWARD[second(c)]] + (0.28 if last_slot(s, second(c)) else 0.0)
    if v in (FIRES_HERE, FIRES_AT, FIRES_PARK):
        return FIRED[kind_at(s, second(c))]
    if v == TAKE:
        return items_worth(whole(c), wanted)
    if v in (PAYS, WHISPER, OFFER):
        return (0.95 if v == OFFER else 0.65) - items_worth(whole(c), wanted)
    if v in (GIVE, GIFTS):
        return 1.64 - wanted[first(c)]
    if v in (GIFT_DRAGON, GIVE_FANCY):
        return 0.7
    if v in (SKIP, DONE):
        return 0.0
    if v == END:
        return 0.65
    if v == USE:
        return 0.96
    if v == PLAY:
        return fancy_now(s, seat, first(c))
    if v == USE_COMPANION:
        return 1.37
    if v == SETS:
        return float(3 * first(c))
    if v in (DRAW, EXCHANGES, BURY):
        kind = s.park[first(c)] & KIND_BITS if v == DRAW else first(c) if v == BURY else second(c)
        out = 0.3 * FIRED[kind] + (-0.29 if s.hands[6 * seat + kind] else 0.0)
        return -out if v == BURY else out
    if v == DRAW_DECK:
        return -0.12
    if v == RESOLVES:
        return cast_worth(s, seat, -1, first(c))
    if v == SWAPS:
        return FIRED[s.slots[first(c)] & KIND_BITS]
    if v == KEEP_SIDE:
        return 0.5 + first(c)
    if v in (KEEP, RETURN):
        if s.offered[seat]:  # the first choice of the game
            return 0.67 if FANCY_MOON[first(c)] else 0.0
        if v == RETURN:  # Talisa, at the end
            return 0.0
        return moon_rep(s, seat, first(c)) - 3.0 if FANCY_MOON[first(c)] else -3.0
    return 1.0


def quick(s: Flamecraft, choices: list[int], random: Random) -> int:
    """The choice that looks best, more or less."""
    top = s.asking()
    assert top is not None
    seat = top.seat(s)
    n = len(choices)
    wanted = wants(s, seat)
    best, highest = choices[0], -999.0
    few = n > 2 * FEW
    offset = int(random.random() * n) if few else 0
    draw = random.random
    for i in range(FEW if few else n):
        choice = choices[(offset + 7 * i) % n] if few else choices[i]
        worth = choice_worth(s, seat, choice, wanted) + float(draw()) * NOISE
        if worth > highest:
            highest = worth
            best = choice
    return best
