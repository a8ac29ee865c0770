"""Prices and costs: what leaves hand, reserve and nests, in the order of WYR-30.7."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.choice import (
    EGG_SPENDS,
    SHIFT,
    SKIP,
    SPEND_CARDS,
    SPEND_RES,
    TOKEN_BITS,
    VANISH,
    multisets,
    only_at,
    pack,
    unpack,
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.nodes import ANY, NODES, Node
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.flow.possible import card_ways, egg_ways, pay_way, possible, useful_ways
from skarb.games.wyrmspan.flow.run import Asks, Run
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED

RES: Final = 0  # parts of a price: printed resources (packed), any resources, eggs, dragon cards, cave cards
ANY_RES: Final = 1
EGGS: Final = 2
DRAGON_CARDS: Final = 3
CAVE_CARDS: Final = 4
CAVERNS_IN: Final[list[list[int]]] = [[cavern for cavern in range(3) if mask >> cavern & 1] for mask in range(8)]


def spend(s: Wyrmspan, seat: int, way: int) -> None:
    pay_way(s, s.players[seat], way)
    if s.events is not None:
        news.spent(s, seat, way)


def spend_coins(s: Wyrmspan, seat: int, n: int) -> None:
    if n:
        s.players[seat].coins -= n
        if s.events is not None:
            s.tell("spend", {"seat": seat, "items": ["@item-coin"] * n})


def printed_ways(p: Player, need: int) -> list[int]:
    """What is held is paid directly; each missing icon costs two tokens of the rest. WYR-30.8"""
    direct = missing = 0
    rest: list[int] = []
    for kind in range(4):
        icons = unpack(need, kind)
        held = p.res[kind]
        paid = min(icons, held)
        rest.append(held - paid)
        missing += icons - paid
        direct |= paid << TOKEN_BITS * kind
    if missing == 0:
        return [SPEND_RES | direct << SHIFT]
    return [SPEND_RES | direct + way << SHIFT for way in multisets(rest, 2 * missing)]


class Spend(Asks):
    """A part of a price or cost that must be paid: asked if there are several ways. WYR-10.1"""

    kind: ClassVar[str] = "spend"
    rule: ClassVar[str] = "WYR-10.1"

    def __init__(self, seat: int, part: int, amount: int, where: int, card: int) -> None:
        self.who = seat
        self.part = part
        self.amount = amount
        self.where = where
        self.card = card

    def data(self) -> list[Any]:
        return [self.who, self.part, self.amount, self.where, self.card]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        about = super().extra(s, seat)
        part = ("price", "resources", "eggs", "dragons", "caves")[self.part]
        n = self.amount
        if self.part == RES:  # every way takes as many
            way = printed_ways(s.players[seat], n)[0] >> SHIFT
            n = sum(unpack(way, kind) for kind in range(4))
        return {**about, "part": part if about else "explore", "n": n}  # only a walk has no card

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        if self.part == RES:
            return printed_ways(p, self.amount)
        if self.part == ANY_RES:
            return [SPEND_RES | way << SHIFT for way in multisets(p.res, self.amount)]
        if self.part == EGGS:
            return egg_ways(p, self.where, self.card, self.amount)
        dragons = p.dragon_cards()
        return card_ways(p.hand[:dragons] if self.part == DRAGON_CARDS else p.hand[dragons:], self.amount)

    def forced(self, s: Wyrmspan) -> int:
        if self.part == EGGS and self.amount == 1:
            laid = s.players[self.who].laid(self.where, self.card)
            if laid:
                return UNANSWERED if laid & (laid - 1) else only_at(EGG_SPENDS, laid)
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        spend(s, seat, choice)


def push_parts(s: Wyrmspan, seat: int, node: Node, card: int) -> None:
    """The parts of a cost after the one that `first_ways` pays, the next on top."""
    if node.one_of or node.coins:
        return
    amounts = [0, node.any, node.eggs, node.dragons, node.caves]
    parts = [part for part in range(1, 5) if amounts[part]]
    for part in reversed(parts[1:]):
        s.push(Spend(seat, part, amounts[part], node.where, card))


class Pay(Asks):
    """An optional `pay`: the ways of its first part, or `skip`; `times` is how often it may still be done."""

    kind: ClassVar[str] = "spend"
    rule: ClassVar[str] = "WYR-10.1"

    def __init__(self, node: int, seat: int, card: int, times: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.times = times

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.times]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        return {**super().extra(s, seat), "part": "may", "n": 0}

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return [*useful_ways(s, NODES[self.node], seat, self.card), SKIP]

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if possible(s, self.node, self.who, self.card, False) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        node = NODES[self.node]
        spend(s, seat, choice)
        if self.times > 1:
            s.push(Pay(self.node, seat, self.card, self.times - 1))
        s.push(Run(node.then, seat, self.card, 0))
        push_parts(s, seat, node, self.card)


# -- the column-4 bonus: three items for a coin, item by item (WYR-5.4, 30.6, 30.15) ---------------------------------


def item_ways(p: Player, left: int, after: int) -> list[int]:
    """Items (resource 0 to 3, then 4 + card) not before `after` that enough others follow."""
    out: list[int] = []
    hand = [card for card in p.hand if 4 + card > after]
    follow = len(hand)  # items from this one on
    for kind in range(4):
        if kind >= after:
            follow += p.res[kind]
    for kind in range(4):
        if kind >= after and p.res[kind]:
            if follow >= left:
                out.append(SPEND_RES | 1 << 10 * kind << SHIFT)
            follow -= p.res[kind]
    for card in hand:
        if follow >= left:
            out.append(SPEND_CARDS | card << SHIFT)
        follow -= 1
    return out


def later_items(p: Player, after: int) -> list[int]:
    """Every single item not before `after`, as a way to spend it."""
    out = [SPEND_RES | 1 << 10 * kind << SHIFT for kind in range(4) if kind >= after for _ in range(p.res[kind])]
    return out + [SPEND_CARDS | card << SHIFT for card in p.hand if 4 + card > after]


def after_item(choice: int) -> int:
    """Where the items after this one begin: its resource type, or just behind its card."""
    packed = choice >> SHIFT
    if choice & 63 == SPEND_CARDS:
        return 4 + packed
    kind = 0
    while not unpack(packed, kind):
        kind += 1
    return kind


def give_items(s: Wyrmspan, seat: int, left: int, after: int) -> None:
    """`left` more items for the coin; when as many are there as must still go, they go without a question."""
    p = s.players[seat]
    if left == 0:
        p.coins += 1
        if s.events is not None:
            news.coins(s, seat, 1)
        return
    rest = later_items(p, after)
    if (len(p.hand) if after > 4 else len(rest)) > left:  # what everybody can see, WYR-30.2
        s.push(Items(seat, left, after))
        return
    for way in rest:
        spend(s, seat, way)
    give_items(s, seat, 0, 0)


class Items(Asks):
    """The second and third item of the column-4 bonus."""

    kind: ClassVar[str] = "spend"
    rule: ClassVar[str] = "WYR-10.1"

    def __init__(self, seat: int, left: int, after: int) -> None:
        self.who = seat
        self.left = left
        self.after = after

    def data(self) -> list[Any]:
        return [self.who, self.left, self.after]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return item_ways(s.players[seat], self.left, self.after)

    def forced(self, s: Wyrmspan) -> int:
        if self.after > 4:  # after a card: how many follow it is for its owner to know
            return UNANSWERED
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        spend(s, seat, choice)
        give_items(s, seat, self.left - 1, after_item(choice))


def pay_price(s: Wyrmspan, seat: int, need: tuple[int, int, int, int], eggs: int) -> None:
    """What a price costs beside coins: first resources, then eggs."""
    if eggs:
        s.push(Spend(seat, EGGS, eggs, ANY, 0))
    gold, crystal, meat, milk = need
    packed = pack(gold, crystal, meat, milk)
    if packed:
        res = s.players[seat].res
        if res[0] >= gold and res[1] >= crystal and res[2] >= meat and res[3] >= milk:  # in one way only
            spend(s, seat, SPEND_RES | packed << SHIFT)
        else:
            s.push(Spend(seat, RES, packed, ANY, 0))


def affordable(times: list[int], price: list[int], eggs: i64) -> list[int]:
    """The caverns where one may dig or explore once more for so many eggs."""
    out: i64 = 0
    if price[times[0]] <= eggs:
        out = 1
    if price[times[1]] <= eggs:
        out += 2
    if price[times[2]] <= eggs:
        out += 4
    return CAVERNS_IN[out]
