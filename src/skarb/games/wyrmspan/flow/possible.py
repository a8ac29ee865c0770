"""What can be done at all: WYR-30.5 by public facts, WYR-10.4 by what the player knows; and the ways to pay a cost.

`knowing` asks for the second: then a dragon of the hand must really be playable, not only a card be there.
"""

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import ABILITY, COST, COST_COINS, COST_EGGS, DRAGONS, HABITAT, NESTS, PATH
from skarb.games.wyrmspan.choice import (
    EGG_BITS,
    EGG_SPENDS,
    SHIFT,
    SPEND_CARDS,
    SPEND_COIN,
    SPEND_EGGS,
    SPEND_RES,
    TOKEN_BITS,
    TOKEN_MASK,
    VERB,
    cards_of,
    choices_at,
    multisets,
    placings,
    subsets,
    unpack,
)
from skarb.games.wyrmspan.flow.count import count, counted, holds
from skarb.games.wyrmspan.flow.nodes import (
    ACTIVATE,
    ADVANCE,
    ANY,
    BANK,
    CACHE,
    CAVE_CARD,
    CHOOSE,
    DECK,
    DISCOUNT,
    DISPLAY,
    DRAGON_CARD,
    DRAW,
    FREE,
    FULL,
    GAIN_PER,
    GOODS,
    HAND,
    IF,
    LAY_EACH,
    NODES,
    OWN,
    PAY,
    PLAY_CAVE,
    PLAY_DRAGON,
    RESOURCE,
    REVEAL,
    SHARED,
    SWAP,
    TUCK,
    TUCK_EACH,
    Node,
)
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.state import Wyrmspan


def possible(s: Wyrmspan, index: int, seat: int, card: int, knowing: bool) -> bool:
    node = NODES[index]
    if node.sure:
        return True
    op = node.op
    p = s.players[seat]
    if op == GOODS:
        return (
            (node.eggs > 0 and p.free_slots(node.where, card) > 0)
            or (node.dragons > 0 and dragon_to_gain(s))
            or (node.caves > 0 and cave_to_gain(s))
        )
    if op == PAY:
        return _pay_possible(s, node, seat, card, knowing)
    if op == CACHE:
        return cache_possible(p, node, card)
    if op == TUCK:
        if p.places(node.where, card) == 0:
            return False
        if node.zones == DECK:
            n = node.n if node.counter is None else count(s, seat, node.counter, card)
            return n > 0 and s.has_dragon()
        return p.dragon_cards() > 0
    if op == TUCK_EACH:
        return node.counter is not None and counted(p, node.counter, card) > 0 and s.has_dragon()
    if op == LAY_EACH:
        return node.counter is not None and _room_on(p, counted(p, node.counter, card))
    if op == DRAW:
        n = node.n if node.counter is None else count(s, seat, node.counter, card)
        return n > 0 and s.has_dragon()
    if op == REVEAL:
        return s.has_dragon()
    if op == PLAY_CAVE:
        return p.can_dig() and (
            (node.zones & HAND > 0 and p.cave_cards() > 0)
            or (node.zones & DISPLAY > 0 and any(s.cave_display))
            or (node.zones & DECK > 0 and s.has_cave())
        )
    if op == PLAY_DRAGON:
        return _play_possible(s, node, p, knowing)
    if op == ACTIVATE:
        for hall in range(12):  # noqa: SIM110
            if can_activate(s, node, seat, card, hall, knowing):
                return True
        return False
    if op == SWAP:
        return p.filled[0] + p.filled[1] + p.filled[2] >= 2
    if op == IF:
        return node.test is not None and holds(s, seat, node.test, card) and possible(s, node.then, seat, card, knowing)
    if op == SHARED:
        if possible(s, node.then, seat, card, knowing):
            return True
        for other in range(s.setup.seats):  # noqa: SIM110
            if other != seat and possible(s, node.other, other, 0, False):
                return True
        return False
    if op == CHOOSE:
        return open_goods(s, node.options) > 0
    if op == GAIN_PER:
        return node.counter is not None and count(s, seat, node.counter, card) > 0
    return False


def dragon_to_gain(s: Wyrmspan) -> bool:
    return any(s.dragon_display) or s.has_dragon()


def cave_to_gain(s: Wyrmspan) -> bool:
    return any(s.cave_display) or s.has_cave()


def open_goods(s: Wyrmspan, options: int) -> int:
    """The options of a choice of goods that can be had."""
    out = options & (ADVANCE | RESOURCE)
    if options & DRAGON_CARD and dragon_to_gain(s):
        out |= DRAGON_CARD
    if options & CAVE_CARD and cave_to_gain(s):
        out |= CAVE_CARD
    return out


def _room_on(p: Player, halls: int) -> bool:
    for hall in range(12):  # noqa: SIM110
        if halls >> hall & 1 and p.eggs[hall] < NESTS[p.dragons[hall]]:
            return True
    return False


def cache_possible(p: Player, node: Node, card: int) -> bool:
    if p.places(node.where, card) == 0:
        return False
    if node.source == BANK:
        return True
    total = p.tokens()
    if node.source != OWN or node.types == 15:
        return total > 0
    for kind in range(4):
        if node.types >> kind & 1:
            return p.res[kind] > 0 or total >= 2
    return False


def _play_possible(s: Wyrmspan, node: Node, p: Player, knowing: bool) -> bool:
    if node.cover:
        if p.dragon_cards() == 0 or p.filled[0] + p.filled[1] + p.filled[2] == 0:
            return False
        return not knowing or any(can_cover(p, card) for card in p.hand if card <= DRAGONS)
    caverns = p.open_caverns()
    if caverns == 0:
        return False
    if node.zones & DISPLAY:
        for card in s.dragon_display:
            if card and HABITAT[card] & caverns and can_pay(p, card, node.mode):
                return True
    if node.zones & HAND:
        if not knowing:
            return p.dragon_cards() > 0
        for card in p.hand:
            if card <= DRAGONS and HABITAT[card] & caverns and can_pay(p, card, node.mode):
                return True
    return False


def can_cover(p: Player, card: int) -> bool:
    """Whether a dragon stands in a cavern that is a habitat of the card. WYR-14.5"""
    for cavern in range(3):  # noqa: SIM110
        if HABITAT[card] >> cavern & 1 and p.filled[cavern]:
            return True
    return False


def can_pay(p: Player, card: int, mode: int) -> bool:
    """Whether the printed cost can be paid under the terms of an effect, or in full. WYR-14.2"""
    if mode == FREE:
        return True
    if p.coins < COST_COINS[card]:
        return False
    if mode == DISCOUNT:
        return len(discounts(p, card)) > 0
    if mode == FULL and not p.can_pay_resources(COST[card]):
        return False
    return p.has_eggs(COST_EGGS[card])


def discounts(p: Player, card: int) -> list[int]:
    """Icons (0 to 3 a resource, 4 the egg) that a discount may remove so that the rest is payable; -1: none shown."""
    eggs = COST_EGGS[card]
    held = p.eggs_in(ANY, 0)
    cost = COST[card]
    out: list[int] = []
    if eggs == 0 and cost[0] + cost[1] + cost[2] + cost[3] == 0:
        return [-1]
    for kind in range(4):
        if cost[kind] and held >= eggs and p.can_pay_resources(less(cost, kind)):
            out.append(kind)
    if eggs and held >= eggs - 1 and p.can_pay_resources(cost):
        out.append(4)
    return out


def less(cost: tuple[int, int, int, int], kind: int) -> tuple[int, int, int, int]:
    a, b, c, d = cost
    return (a - (kind == 0), b - (kind == 1), c - (kind == 2), d - (kind == 3))


def can_activate(s: Wyrmspan, node: Node, seat: int, card: int, hall: int, knowing: bool) -> bool:
    """Whether the dragon in the hall is another than `card`, with a listed trigger and a possible ability."""
    dragon = s.players[seat].dragons[hall]
    if dragon == 0 or dragon == card:
        return False
    ability = ability_of(dragon, node.triggers)
    return ability > 0 and possible(s, ability, seat, dragon, knowing)


def ability_of(dragon: int, triggers: int) -> int:
    for trigger in range(3):
        if triggers >> trigger & 1 and ABILITY[trigger][dragon]:
            return ABILITY[trigger][dragon]
    return 0


def open_paths(s: Wyrmspan, seat: int) -> list[int]:
    """Path effects (cavern * 5 + step) that can do something now. WYR-14.6"""
    return [
        cavern * 5 + step for cavern in range(3) for step in range(5) if possible(s, PATH[cavern][step], seat, 0, True)
    ]


# -- costs -----------------------------------------------------------------------------------------------------------


def payable(p: Player, node: Node, card: int) -> bool:
    """Whether the complete cost of a `pay` is there, by public facts."""
    if node.one_of:
        return len(p.hand) > 0
    return (
        p.coins >= node.coins
        and (node.any == 0 or p.tokens() >= node.any)
        and (node.eggs == 0 or p.eggs_in(node.where, card) >= node.eggs)
        and (node.dragons == 0 or p.dragon_cards() >= node.dragons)
        and (node.caves == 0 or p.cave_cards() >= node.caves)
    )


def _pay_possible(s: Wyrmspan, node: Node, seat: int, card: int, knowing: bool) -> bool:
    p = s.players[seat]
    if not payable(p, node, card):
        return False
    then = NODES[node.then]
    if then.sure:
        return True
    if then.op == GOODS or then.op == DRAW:
        return possible(s, node.then, seat, card, knowing)
    every = then.op == ACTIVATE or (knowing and then.delicate)
    for way in first_ways(p, node, card):
        if possible_after(s, node, seat, card, way, knowing):
            return True
        if not every:
            return False
    return False


def first_ways(p: Player, node: Node, card: int) -> list[int]:
    """All ways to pay the first part of a cost, in the order of WYR-30.7."""
    if node.one_of:
        return [SPEND_CARDS | held << SHIFT for held in p.hand]
    if node.any:
        return [SPEND_RES | way << SHIFT for way in multisets(p.res, node.any)]
    if node.eggs:
        return egg_ways(p, node.where, card, node.eggs)
    if node.dragons:
        return card_ways(p.hand[: p.dragon_cards()], node.dragons)
    if node.caves:
        return card_ways(p.hand[p.dragon_cards() :], node.caves)
    return [SPEND_COIN]


def card_ways(cards: list[int], n: int) -> list[int]:
    return [SPEND_CARDS | way << SHIFT for way in subsets(cards, n)]


def egg_rooms(p: Player, where: int, card: int) -> list[int]:
    """How many eggs each of the 13 places has to give."""
    if where == ANY:
        return [*p.eggs, p.mat_eggs]
    halls = p.places(where, card)
    return [p.eggs[hall] if halls >> hall & 1 else 0 for hall in range(12)] + [0]


def egg_ways(p: Player, where: int, card: int, n: int) -> list[int]:
    if n == 1:
        return choices_at(EGG_SPENDS, p.laid(where, card))
    return [SPEND_EGGS | way << SHIFT for way in placings(egg_rooms(p, where, card), n)]


def pay_way(s: Wyrmspan, p: Player, way: int) -> None:
    """Carry out a `spend`."""
    verb = way & VERB
    packed = way >> SHIFT
    if verb == SPEND_COIN:
        p.coins -= 1
    elif verb == SPEND_RES:
        res = p.res
        tokens: i64 = packed
        at: i64 = 0
        while tokens:
            if tokens & TOKEN_MASK:
                res[at] -= tokens & TOKEN_MASK
            tokens >>= TOKEN_BITS
            at += 1
    elif verb == SPEND_EGGS:
        p.mat_eggs -= packed >> EGG_BITS * 12
        halls: i64 = packed & (1 << EGG_BITS * 12) - 1
        at = 0
        while halls:
            if halls & 7:
                p.eggs[at] -= halls & 7
            halls >>= EGG_BITS
            at += 1
    else:
        for card in cards_of(packed):
            p.lose_card(card)
            s.discard(card)


def _unpay_way(s: Wyrmspan, p: Player, way: int, shown: list[int]) -> None:
    """Take a `spend` back after a look at what it would allow."""
    verb = way & VERB
    packed = way >> SHIFT
    if verb == SPEND_COIN:
        p.coins += 1
    elif verb == SPEND_RES:
        for kind in range(4):
            p.res[kind] += unpack(packed, kind)
    elif verb == SPEND_EGGS:
        for hall in range(12):
            p.eggs[hall] += packed >> EGG_BITS * hall & 7
        p.mat_eggs += packed >> EGG_BITS * 12
    else:
        for card in cards_of(packed):
            p.gain_card(card, False)
            pile = s.dragon_discard if card <= DRAGONS else s.cave_discard
            pile.remove(card)
        p.shown = shown


def possible_after(s: Wyrmspan, node: Node, seat: int, card: int, way: int, knowing: bool) -> bool:
    """Whether `then` is possible once the cost has been paid in this way."""
    if s.shared:  # it is changed, and changed back
        s.unshare()
    p = s.players[seat]
    shown = p.shown.copy()
    pay_way(s, p, way)
    out = possible(s, node.then, seat, card, knowing)
    _unpay_way(s, p, way, shown)
    return out


def useful_ways(s: Wyrmspan, node: Node, seat: int, card: int) -> list[int]:
    """The ways to pay after which `then` can really be done. WYR-10.4, 30.5"""
    ways = first_ways(s.players[seat], node, card)
    if not NODES[node.then].delicate:
        return ways
    return [way for way in ways if possible_after(s, node, seat, card, way, True)]
