"""A quick answer to any question, for playing on in a search: a rough worth of each choice, and a little chance."""

from random import Random

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
from skarb.games.flamecraft.choices import (
    DONE,
    DRAW,
    DRAW_DECK,
    ENCHANT,
    END,
    FIRES_AT,
    FIRES_HERE,
    FIRES_PARK,
    GATHER,
    GIFT_DRAGON,
    GIFTS,
    GIVE,
    GIVE_FANCY,
    KEEP_SIDE,
    OFFER,
    PAYS,
    PLACES,
    PLAY,
    RESOLVES,
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
from skarb.games.flamecraft.paying import possible_sets
from skarb.games.flamecraft.possible import counted, kind_at, tokens_at
from skarb.games.flamecraft.state import KIND_BITS, Flamecraft
from skarb.games.flamecraft.turn import castable

FEW = 10  # of a wide question only so many choices are looked at
FIRED: list[float] = [0.9, 2.2, 1.2, 1.6, 1.9, 1.8]  # what a fire brings, by kind


def reward_worth(index: int) -> float:
    reward = REWARDS[index]
    goods, left = 0, reward.goods
    while left:
        goods += left & 31
        left >>= 5
    return reward.rep + 1.1 * reward.coin + 0.6 * (goods + reward.any_good) + 0.8 * reward.artisan + 3.0 * reward.fancy


REWARD_WORTH: list[float] = [reward_worth(index) for index in range(len(REWARDS))]


def wants(s: Flamecraft, seat: int) -> list[float]:
    """What one more of each item is worth, by the enchantments that lie open."""
    out = [0.4] * 7
    out[COIN] = 1.1
    if s.ending == 0:
        out = [0.05] * 7
        out[COIN] = 1.0
        return out
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
            urge = 0.7 / (missing + 1)
            for kind in range(6):
                if cost[kind] > goods[at + kind]:
                    out[kind] += urge
    for kind in range(6):
        if goods[at + kind] >= 7:
            out[kind] = 0.02
        elif goods[at + kind] >= 4:
            out[kind] *= 0.6
    return out


def cast_worth(s: Flamecraft, seat: int, shop: int, card: int, wanted: list[float]) -> float:
    """An enchantment cast here, and the fires after it."""
    cost = ENCHANTMENT_COST[card]
    sets = 1
    if MAX_SETS[card] > 1:
        sets = possible_sets(s, seat, card)[-1]
        out = float(REP_BY_SETS[card][sets - 1])
    else:
        out = REWARD_WORTH[ENCHANTMENT_REWARD[card]]
    for kind in range(6):
        out -= 0.4 * sets * cost[kind]
    for i in s.faceup(shop):
        out += FIRED[s.slots[i] & KIND_BITS]
    return out


def gather_worth(s: Flamecraft, seat: int, shop: int, wanted: list[float]) -> float:
    out = REWARD_WORTH[SHOP_GATHER[shop]]
    best = 0.0
    for i in s.faceup(shop):
        kind = s.slots[i] & KIND_BITS
        out += wanted[kind]
        if FIRED[kind] > best:
            best = FIRED[kind]
    tucked = s.tucked[shop]
    if tucked:
        for icon in range(6):
            out += (tucked & ICON_MASK[icon]).bit_count() * wanted[icon]
    out += best
    if SHOP_SLOTS[shop]:
        best = 0.0
        at = 6 * seat
        for i in range(3 * shop, 3 * shop + 3):
            if s.slots[i] < 0 and REWARD_WORTH[SLOT_REWARD[i]] > best:
                for kind in range(6):
                    if s.hands[at + kind] and SLOT_ACCEPTS[i] >> kind & 1:
                        best = REWARD_WORTH[SLOT_REWARD[i]]
                        break
        out += best
    if ABILITY[shop] >= 0:
        out += 1.3
    return out


def fancy_now(s: Flamecraft, seat: int, card: int) -> float:
    """What a fancy dragon would bring at once, less what waiting may bring."""
    out = 0.0
    if FANCY_MOON[card]:
        return 4.0
    for step in EFFECTS[FANCY_EFFECT[card]]:
        if step.op == GAIN:
            out += REWARD_WORTH[step.reward]
        elif step.op == GAIN_PER:
            gained = REWARDS[step.reward].rep * counted(s, seat, step, s.at[seat])
            out += min(gained, step.cap) if step.cap else gained
        else:
            out += 1.5
    return out if s.ending >= 0 else out - 2.5


def quick(s: Flamecraft, choices: list[int], random: Random) -> int:
    """The choice that looks best, more or less."""
    top = s.asking()
    assert top is not None
    seat = top.seat(s)
    n = len(choices)
    look = n
    offset = 0
    if n > 2 * FEW:
        look = FEW
        offset = int(random.random() * n)
    wanted = wants(s, seat)
    best, highest = choices[0], -99.0
    for i in range(look):
        c = choices[i] if look == n else choices[(offset + 7 * i) % n]
        v = verb(c)
        worth = 1.0
        if v == VISIT:
            shop = first(c)
            worth = gather_worth(s, seat, shop, wanted)
            icon = SHOP_ICON[shop]
            if icon <= WILD:
                for card in castable(s, shop):
                    cast = cast_worth(s, seat, shop, card, wanted)
                    if cast > worth:
                        worth = cast
            worth -= 0.9 * tokens_at(s, shop)
        elif v == GATHER:
            worth = gather_worth(s, seat, s.at[seat], wanted)
        elif v == ENCHANT:
            worth = cast_worth(s, seat, s.at[seat], first(c), wanted)
        elif v == PLACES:
            worth = 0.3 + REWARD_WORTH[SLOT_REWARD[second(c)]]
        elif v in (FIRES_HERE, FIRES_AT, FIRES_PARK):
            worth = FIRED[kind_at(s, second(c))]
        elif v in (TAKE, PAYS, WHISPER, OFFER):
            worth = 0.0
            left = whole(c)
            item = 0
            while left:
                worth += (left & 31) * wanted[item]
                left >>= 5
                item += 1
            if v != TAKE:
                worth = 1.0 - worth
        elif v in (GIVE, GIFTS):
            worth = 1.5 - wanted[first(c)]
        elif v in (GIFT_DRAGON, GIVE_FANCY):
            worth = 0.8
        elif v in (SKIP, DONE):
            worth = 0.0
        elif v == END:
            worth = 0.5
        elif v == USE:
            worth = 1.5
        elif v == PLAY:
            worth = fancy_now(s, seat, first(c))
        elif v == USE_COMPANION:
            worth = 1.2
        elif v == SETS:
            worth = 3.0 * first(c)
        elif v == DRAW:
            worth = 1.0 + 0.3 * FIRED[s.park[first(c)] & KIND_BITS]
        elif v == DRAW_DECK:
            worth = 1.0
        elif v == RESOLVES:
            worth = cast_worth(s, seat, 0, first(c), wanted)
        elif v == SWAPS:
            worth = FIRED[s.slots[first(c)] & KIND_BITS]
        elif v == KEEP_SIDE:
            worth = 0.5 + first(c)
        worth += random.random()
        if worth > highest:
            highest = worth
            best = c
    return best
