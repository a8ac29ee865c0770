"""What can be done now: fires, placements, abilities, wishes, windows. It looks and changes nothing.

Two questions are kept apart (FLC-24.4): `plain` asks what everybody can see, the rest what is really possible, hidden
cards included. Only the former decides which questions are put.
"""

from typing import Final

from skarb.games.flamecraft.cards import (
    ABILITY,
    AFTER_CAST,
    AFTER_VISIT,
    ANY_TIME,
    ARTISANS_IN_HAND,
    CHOOSE,
    COMPANION_EFFECT,
    COMPANION_WHEN,
    COSTS,
    DRAGONS_HERE,
    DRAGONS_IN_TOWN,
    DRAW_ARTISAN,
    DRAW_FANCY,
    DRAWN_KIND,
    EFFECTS,
    EMPTY_SLOTS,
    ENCHANTMENTS_IN_TOWN,
    EVEN_KINDS,
    EXCHANGE,
    EXTRA_TURN,
    FANCY_AT,
    FANCY_EFFECT,
    FANCY_NEED,
    FILL_CELL,
    FIRE,
    FIRES,
    FLIP,
    FLIP_COINS,
    FROM_COST,
    FROM_HAND,
    FROM_OTHER,
    GAIN,
    GAIN_DIFFERENT,
    GAIN_IF_MOST,
    GAIN_LOCATION,
    GAIN_OF_DRAGONS,
    GAIN_PER,
    GIFT,
    GIFT_ARTISAN,
    GIFT_COIN,
    GIFT_FANCY,
    GOODS_OWNED,
    HAND,
    ICON_MASK,
    LOAD_PARK,
    LOSE_REP,
    MAY,
    NEED_HAND_KINDS,
    NEED_KINDS,
    NEED_TOKEN,
    NEED_TWINS,
    ODD_KINDS,
    ON_PLACE,
    OTHER_FANCY,
    OTHER_SHOPS,
    OTHER_TOKENS,
    PARK,
    PAY,
    PAY_UP_TO,
    PLACE,
    PLACED_KIND,
    PLACED_SHOP,
    PLAY_FANCY,
    PLAYABLE_MASK,
    POCUS,
    REPLACE_FIRE,
    RESOLVE,
    RETURN_FANCY,
    REWARDS,
    SHOP_ICON,
    SHOP_SLEEPS,
    SHOP_SLOTS,
    SHOPS_WITHOUT_OWN,
    SLOT_ACCEPTS,
    SLOT_REWARD,
    SWAP,
    TAKE_CELLS,
    TAKE_FROM_PARK,
    TALISA,
    USE_FIRE,
    USE_SHOP,
    WILD,
    Step,
)
from skarb.games.flamecraft.choice import PLAY, USE_COMPANION, pack
from skarb.games.flamecraft.flow.paying import can_enchant, can_pay
from skarb.games.flamecraft.state import FIRED_TURN, HAND_SPOT, KIND_BITS, NO_SPOT, PARK_SPOT, Flamecraft

# What each kind's fire does.
FIRE_OPS: Final[list[int]] = [EFFECTS[effect][0].op for effect in FIRES]
# Shops whose ability speaks of what was drawn in a gathering there.
NEEDS_GATHER: Final[list[bool]] = [e >= 0 and any(step.kind == DRAWN_KIND for step in EFFECTS[e]) for e in ABILITY]

# Of every slot the lower ones of its shop that are like it.
ALIKE: Final[list[list[int]]] = [
    [j for j in range(i - i % 3, i) if SLOT_ACCEPTS[j] == SLOT_ACCEPTS[i] and SLOT_REWARD[j] == SLOT_REWARD[i]]
    for i in range(len(SLOT_ACCEPTS))
]

# -- counting (FLC-1.4) ------------------------------------------------------------------------------------------------


def counted(s: Flamecraft, seat: int, step: Step, here: int) -> int:
    """How many things a step counts for the seat."""
    of = step.count
    kind = s.drawn if step.kind == DRAWN_KIND else s.placed if step.kind == PLACED_KIND else step.kind
    at = 6 * seat
    if of == ARTISANS_IN_HAND:
        return s.hands[at + kind]
    if of == GOODS_OWNED:
        return s.goods[at + kind]
    if of == DRAGONS_HERE:
        return len(s.faceup(here))
    if of == DRAGONS_IN_TOWN:
        if kind < 0:
            return 0
        return sum(1 for shop in s.town for i in s.faceup(shop) if s.slots[i] & KIND_BITS == kind)
    if of == ENCHANTMENTS_IN_TOWN:
        if s.cast < 0:
            return 0
        mask = ICON_MASK[s.cast]
        return sum((s.tucked[shop] & mask).bit_count() for shop in s.town)
    if of == EMPTY_SLOTS:
        return sum(
            1
            for shop in s.town
            if SHOP_SLOTS[shop]
            for i in range(3 * shop, 3 * shop + 3)
            if s.slots[i] < 0 and REWARDS[SLOT_REWARD[i]].coin
        )
    if of == SHOPS_WITHOUT_OWN:
        return sum(1 for shop in s.town if all(s.slots[i] & KIND_BITS != SHOP_ICON[shop] for i in s.faceup(shop)))
    if of in (ODD_KINDS, EVEN_KINDS):
        return sum(1 for n in s.goods[at : at + 6] if n % 2 == (of == ODD_KINDS))
    if of == OTHER_FANCY:
        return (s.fancy[seat] | s.played[seat]).bit_count() - 1
    assert of == OTHER_TOKENS
    return tokens_at(s, here)


def tokens_at(s: Flamecraft, shop: int) -> int:
    """Tokens of others (in solo of non-players) at the shop."""
    if s.setup.solo:
        return sum(1 for place in s.others if place == shop)
    return sum(1 for seat in range(s.n) if seat != s.turn and s.at[seat] == shop)


def has_most(s: Flamecraft, seat: int, step: Step) -> bool:
    own = counted(s, seat, step, -1)
    return own >= step.least and all(counted(s, other, step, -1) <= own for other in range(s.n) if other != seat)


# -- placing and firing ------------------------------------------------------------------------------------------------


def placements(s: Flamecraft, hand: list[int], shops: list[int], match: bool) -> list[tuple[int, int]]:
    """(kind, slot) for every legal placement; slots of one shop that are alike once, the lower. FLC-6.1, 24.3"""
    out: list[tuple[int, int]] = []
    slots = s.slots
    free = [i for shop in shops if SHOP_SLOTS[shop] for i in range(3 * shop, 3 * shop + 3) if slots[i] < 0]
    for kind in range(6):
        if hand[kind]:
            for i in free:
                if match and not SLOT_ACCEPTS[i] >> kind & 1:
                    continue
                for j in ALIKE[i]:
                    if slots[j] < 0:
                        break
                else:
                    out.append((kind, i))
    return out


def can_place(s: Flamecraft, hand: list[int], match: bool) -> bool:
    mask = 0
    for kind in range(6):
        if hand[kind]:
            mask |= 1 << kind
    if not mask:
        return False
    slots = s.slots
    for shop in s.town:
        if SHOP_SLOTS[shop]:
            for i in range(3 * shop, 3 * shop + 3):
                if slots[i] < 0 and (not match or SLOT_ACCEPTS[i] & mask):
                    return True
    return False


def hand_of(s: Flamecraft, spot: int, match: bool) -> list[int]:
    """What a placement may use: a dragon fired in the hand places itself only if no other can be placed. FLC-9.27"""
    hand = s.hands[6 * s.turn : 6 * s.turn + 6]
    if spot >= HAND_SPOT:
        hand[spot - HAND_SPOT] -= 1
        if not can_place(s, hand, match):
            hand = [0] * 6
            hand[spot - HAND_SPOT] = 1
    return hand


def location_kinds(s: Flamecraft, spot: int, here: int) -> int:
    """Kinds that an iron dragon may take, as a mask. FLC-7.4"""
    mask = 0
    if spot >= HAND_SPOT:
        for kind in range(6):
            if s.hands[6 * s.turn + kind]:
                mask |= 1 << kind
    elif spot >= PARK_SPOT:
        for card in s.park:
            mask |= 1 << (card & KIND_BITS)
    else:
        icon = SHOP_ICON[here]
        if icon == WILD:
            return 63
        if icon < WILD:
            mask |= 1 << icon
        if not SHOP_SLEEPS[here]:
            for i in range(3 * here, 3 * here + 3):
                if s.slots[i] >= 0:
                    mask |= 1 << (s.slots[i] & KIND_BITS)
    return mask


def fireable(s: Flamecraft, kind: int, spot: int, here: int) -> bool:
    """Whether the fire of this kind can do something there. FLC-7.10"""
    op = FIRE_OPS[kind]
    if op == DRAW_ARTISAN:
        return bool(s.artisans) or len(s.park) > (1 if PARK_SPOT <= spot < HAND_SPOT else 0)
    if op == PLACE:
        return can_place(s, hand_of(s, spot, True), True)
    if op == GIFT:
        return s.wealth(s.turn) > 0
    if op == SWAP:
        return s.dragons_at_least(2 if 0 <= spot < PARK_SPOT else 1)
    if op == GAIN_LOCATION:
        return location_kinds(s, spot, here) > 0
    assert op == GAIN_DIFFERENT
    return True


def plainly_fireable(s: Flamecraft, kind: int, spot: int, here: int) -> bool:
    """The same as everybody can see it. FLC-24.8"""
    if FIRE_OPS[kind] == PLACE:
        return s.hand_size(s.turn) > 0 and s.free_in_town()
    return fireable(s, kind, spot, here)


def pool(s: Flamecraft, step: Step, here: int) -> list[int]:
    """The spots of the dragons that a firing step may choose from, its filter applied."""
    if step.pool == PARK:
        return [PARK_SPOT + i for i in range(len(s.park))]
    if step.pool == HAND:
        return [HAND_SPOT + kind for kind in range(6) if s.hands[6 * s.turn + kind]]
    if step.pool == OTHER_SHOPS:
        spots = [i for shop in s.town if shop != here for i in s.faceup(shop)]
    else:
        spots = s.faceup(s.placed_shop if step.pool == PLACED_SHOP else here)
    if step.what == 1:
        return [i for i in spots if not s.slots[i] & FIRED_TURN]
    if step.what == 2:
        return [i for i in spots if s.fired_kinds >> (s.slots[i] & KIND_BITS) & 1]
    return spots


def kind_at(s: Flamecraft, spot: int) -> int:
    if spot >= HAND_SPOT:
        return spot - HAND_SPOT
    return (s.park[spot - PARK_SPOT] if spot >= PARK_SPOT else s.slots[spot]) & KIND_BITS


def some_fireable(s: Flamecraft, spots: list[int], plain: bool) -> bool:
    for spot in spots:
        here = spot // 3 if spot < PARK_SPOT else -1
        kind = kind_at(s, spot)
        if plainly_fireable(s, kind, spot, here) if plain else fireable(s, kind, spot, here):
            return True
    return False


# -- effects -----------------------------------------------------------------------------------------------------------


def usable(s: Flamecraft, effect: int, here: int, plain: bool) -> bool:
    """Whether an effect may be used: its prices can be paid, and something comes of it. FLC-8.7, 24.9, 24.10"""
    steps = EFFECTS[effect]
    does = False
    coins = 0
    for step in steps:
        if step.op == PAY:
            if not can_pay(s, s.turn, COSTS[step.cost]):
                return False
            coins += COSTS[step.cost].coin
        elif step.op == LOSE_REP:
            if s.rep[s.turn] < step.n:
                return False
        elif step.op == PAY_UP_TO:
            if (s.wealth(s.turn) if step.flag else s.coins[s.turn]) < 1:
                return False
            does = True
        elif step.pool == PLACED_SHOP:
            continue  # what comes of a placement is known only after it
        elif step.op in MUST:
            if not plain:  # a price already paid cannot be used once more
                if s.shared:
                    s.unshare()
                s.coins[s.turn] -= coins
            able = works(s, step, here, plain)
            if not plain:
                s.coins[s.turn] += coins
            if not able:
                return False
            does = True
        elif works(s, step, here, plain):
            does = True
    return does


# Steps that oblige: without them the whole effect cannot be used.
MUST: Final = (
    *(GIFT, FIRE, FILL_CELL, PLACE, SWAP, USE_FIRE),
    *(RESOLVE, PLAY_FANCY, EXCHANGE, LOAD_PARK, RETURN_FANCY, USE_SHOP),
)


def works(s: Flamecraft, step: Step, here: int, plain: bool) -> bool:
    """Whether one step can do something now."""
    seat = s.turn
    op = step.op
    if op in (GAIN, GAIN_DIFFERENT, EXTRA_TURN, TAKE_FROM_PARK, FLIP):
        return True  # from an empty Park too: the rulebook says so (FLC-9.6)
    if op == GAIN_PER:
        if plain and step.kind == DRAWN_KIND:
            return s.drawn >= 0
        return counted(s, seat, step, here) > 0
    if op == GAIN_IF_MOST:
        return has_most(s, seat, step)
    if op == GAIN_LOCATION:
        return location_kinds(s, NO_SPOT, here) > 0
    if op == GAIN_OF_DRAGONS:
        return bool(s.park) if step.pool == PARK else s.has_faceup(here)
    if op == GIFT:
        if step.what == GIFT_ARTISAN:
            return s.hand_size(seat) > 0
        if step.what == GIFT_FANCY:
            return bool(s.fancies)  # drawn by the step before
        if step.what == GIFT_COIN:
            return s.coins[seat] > 0
        return (s.wealth(seat) if step.kind < 0 else s.goods[6 * seat + step.kind] + s.coins[seat]) > 0
    if op == DRAW_ARTISAN:
        return bool(s.artisans if step.mask & FROM_OTHER else 0) or bool(s.park if step.mask & FROM_HAND else 0)
    if op == DRAW_FANCY:
        return bool(s.fancies)
    if op == PLACE:
        if plain:
            return s.hand_size(seat) > 0 and s.free_in_town()
        return can_place(s, s.hands[6 * seat : 6 * seat + 6], step.mask == 1)
    if op == FIRE:
        return fires(s, step, here, plain)
    if op == SWAP:
        return s.hand_size(seat) > 0 and s.has_faceup(here)
    if op == USE_FIRE:
        return any(step.mask >> kind & 1 and fireable(s, kind, NO_SPOT, here) for kind in range(6))
    if op == CHOOSE:
        return any(usable(s, option, here, plain) for option in step.effects)
    if op == MAY:
        return usable(s, step.effects[0], here, plain)
    if op == RESOLVE:
        if step.flag and s.reserved[seat] >= 0:
            return False
        return any(can_enchant(s, seat, card, 1) for card in s.row)
    if op == FROM_COST:
        return bool(s.row) or s.reserved[seat] >= 0
    if op == PLAY_FANCY:
        if plain:
            return bool(s.fancy[seat]) or bool(step.mask & FROM_OTHER and s.played[seat])
        return bool(playable_by(s, step))
    if op == USE_SHOP:
        return plain or any(can_errand(s, shop) for shop in s.town)
    if op in (EXCHANGE, FLIP_COINS):
        return s.coins[seat] > 0
    if op == LOAD_PARK:
        return s.wealth(seat) > 0 and bool(s.park)
    if op == FILL_CELL:
        return s.coins[seat] >= step.n and 0 in s.cells
    if op == TAKE_CELLS:
        return sum(s.cells) > 0
    if op == RETURN_FANCY:
        return bool(s.fancy[seat] & ~(1 << TALISA))
    return op == REPLACE_FIRE


def fires(s: Flamecraft, step: Step, here: int, plain: bool) -> bool:
    spots = pool(s, step, here)
    if not spots:
        return False
    if step.kind:  # firing is only the first half: any dragon of the pool will do (FLC-7.10)
        return True
    if some_fireable(s, spots, plain):
        return True
    # Pocus could be revealed, in a firing step of a shop's ability
    if step.pool == PARK or step.pool == PLACED_SHOP:
        return False
    return s.fancy[s.turn] > 0 if plain else bool(s.fancy[s.turn] >> POCUS & 1)


def can_errand(s: Flamecraft, shop: int) -> bool:
    """The ability of any shop, save one that needs a gathering there. FLC-16.7"""
    effect = ABILITY[shop]
    return effect >= 0 and not NEEDS_GATHER[shop] and usable(s, effect, shop, False)


# -- fancy dragons -----------------------------------------------------------------------------------------------------


def need_met(s: Flamecraft, card: int) -> bool:
    """FLC-1.6"""
    which, n, each = FANCY_NEED[card]
    if which == 0:
        return True
    if which == NEED_TOKEN:
        return s.at[s.turn] >= 0
    if which == NEED_HAND_KINDS:
        return sum(1 for k in s.hands[6 * s.turn : 6 * s.turn + 6] if k) >= n
    assert which in (NEED_TWINS, NEED_KINDS)
    slots = s.slots
    for shop in s.town:
        dragons = different = seen = 0
        for i in range(3 * shop, 3 * shop + 3):
            if slots[i] >= 0 and not SHOP_SLEEPS[shop]:
                kind = 1 << (slots[i] & KIND_BITS)
                dragons += 1
                if not seen & kind:
                    different += 1
                    seen |= kind
        # of three slots at most one kind fills several
        if (dragons - different + 1 if which == NEED_TWINS and dragons else different) >= each:
            n -= 1
    return n <= 0


def wish_met(s: Flamecraft, card: int) -> bool:
    """FLC-14.2, 14.7"""
    return need_met(s, card) and usable(s, FANCY_EFFECT[card], s.at[s.turn], False)


def playable_by(s: Flamecraft, step: Step) -> list[int]:
    """Fancy dragons that Bizarre Bazaar or Encore may play now. FLC-14.8"""
    mask = s.fancy[s.turn] | (s.played[s.turn] if step.mask & FROM_OTHER else 0)
    mask &= PLAYABLE_MASK
    return [card for card in range(36) if mask >> card & 1 and wish_met(s, card)]


def window(s: Flamecraft, after_visit: bool) -> list[int]:
    """The entries of a window: sun dragons and the companion, and the moments of Pins, Sparkle and Twinkle."""
    out: list[int] = []
    seat = s.turn
    mask = s.fancy[seat]
    if mask:
        on_place, after_cast = FANCY_AT[ON_PLACE], FANCY_AT[AFTER_CAST]
        mask &= FANCY_AT[ANY_TIME] | (on_place if s.placed >= 0 else 0) | (after_cast if s.cast >= 0 else 0)
    card = 0
    while mask:
        if mask & 1 and wish_met(s, card):
            out.append(pack(PLAY, card))
        mask >>= 1
        card += 1
    companion = s.companion[seat]
    if companion >= 0 and not s.used >> seat & 1:
        when = COMPANION_WHEN[companion]
        if (when == ANY_TIME or (when == AFTER_VISIT and after_visit)) and usable(
            s, COMPANION_EFFECT[companion], s.at[seat], False
        ):
            out.append(pack(USE_COMPANION, companion))
    return out


def window_open(s: Flamecraft, after_visit: bool) -> bool:
    """Whether everybody can see that the player may have something to use. FLC-24.8"""
    seat = s.turn
    if s.fancy[seat]:
        return True
    companion = s.companion[seat]
    if companion < 0 or s.used >> seat & 1:
        return False
    when = COMPANION_WHEN[companion]
    if when != ANY_TIME and not (when == AFTER_VISIT and after_visit):
        return False
    step = EFFECTS[COMPANION_EFFECT[companion]][0]
    if step.op == FIRE:
        return bool(s.park)
    return works(s, step, s.at[seat], True)
