"""Cards into halls, by an action or an effect: excavating, enticing, covering; and activating and swapping dragons."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import (
    ABILITY,
    BONUS_ITEMS,
    CAVE_NODE,
    COST,
    COST_COINS,
    COST_EGGS,
    DRAGONS,
    HABITAT,
    NESTS,
    PATH,
    PRICE,
)
from skarb.games.wyrmspan.choice import ACTIVATE as ACTIVATE_VERB
from skarb.games.wyrmspan.choice import (
    CARD_SHIFT,
    COVER,
    EFFECT,
    ENTICES,
    EXCAVATES,
    OFF,
    SHIFT,
    SKIP,
    VANISH,
    VERB,
)
from skarb.games.wyrmspan.choice import PATH as PATH_VERB
from skarb.games.wyrmspan.choice import SWAP as SWAP_VERB
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.nodes import (
    DISCOUNT,
    DISPLAY,
    FREE,
    FULL,
    HAND,
    NO_RESOURCES,
    NODES,
    WHEN_PLAYED,
)
from skarb.games.wyrmspan.flow.pay import CAVERNS_IN, after_item, give_items, item_ways, pay_price, spend, spend_coins
from skarb.games.wyrmspan.flow.player import EVERYBODY, Player
from skarb.games.wyrmspan.flow.possible import (
    ability_of,
    can_activate,
    can_cover,
    can_pay,
    discounts,
    less,
    open_paths,
    possible,
)
from skarb.games.wyrmspan.flow.run import CARRIED, PATH_STEP, Asks, Run, carry_out, run
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED, Ask, Do

AT_ONCE: Final = 20  # cards whose caverns fit into one number


# -- excavating ------------------------------------------------------------------------------------------------------


class Dig(Do[Wyrmspan]):
    """A cave card goes into the leftmost unexcavated hall of the cavern; then its effect and the bonus. WYR-5.3, 5.4"""

    def __init__(self, seat: int, card: int, cavern: int) -> None:
        self.who = seat
        self.card = card
        self.cavern = cavern

    def data(self) -> list[Any]:
        return [self.who, self.card, self.cavern]

    def do(self, s: Wyrmspan) -> None:
        seat = self.who
        p = s.players[seat]
        s.play_card(p, self.card)
        column = p.dug[self.cavern]
        hall = 4 * self.cavern + column
        p.dug[self.cavern] = column + 1
        p.caves[hall] = self.card
        if s.events is not None:
            s.tell("excavate", {"seat": seat, "card": news.card(self.card), "hall": news.hall(hall)})
        node = CAVE_NODE[self.card]
        if column < 3:
            carry_out(s, self.card, node, seat, 0)
        elif p.tokens() + len(p.hand) >= BONUS_ITEMS:
            s.push(CARRIED[self.card])
            s.push(ColumnBonus(seat, node))
        else:
            s.push(CARRIED[self.card])
            s.push(ColumnBonus(seat, 0))
            run(s, node, seat, 0, 0)


class ColumnBonus(Asks):
    """Column 4: three items for a coin. `node` is the card's effect if it is still to come. WYR-5.4, 30.15"""

    kind: ClassVar[str] = "column_bonus"
    rule: ClassVar[str] = "WYR-5.4"

    def __init__(self, seat: int, node: int) -> None:
        self.who = seat
        self.node = node

    def data(self) -> list[Any]:
        return [self.who, self.node]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        out = item_ways(s.players[seat], BONUS_ITEMS, 0)
        out.append(EFFECT if self.node and possible(s, self.node, seat, 0, False) else SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        p = s.players[self.who]
        return UNANSWERED if p.tokens() + len(p.hand) >= BONUS_ITEMS else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice == EFFECT:
            s.push(ColumnBonus(seat, 0))
            run(s, self.node, seat, 0, 0)
            return
        if self.node:
            s.push(Run(self.node, seat, 0, 0))
        if choice != SKIP and choice != VANISH:
            spend(s, seat, choice)
            give_items(s, seat, BONUS_ITEMS - 1, after_item(choice))


def dig_choices(p: Player, cards: list[int], out: list[int]) -> None:
    for card in cards:
        if card > DRAGONS:
            for cavern in range(3):
                if p.dug[cavern] < 4:
                    out.append(EXCAVATES[4 * card + cavern])


class Excavate(Asks):
    """A free excavation: `left` halls, from hand or display, or `only` the card just drawn. WYR-5.7, 5.8"""

    kind: ClassVar[str] = "excavate"
    rule: ClassVar[str] = "WYR-5.7"

    def __init__(self, node: int, seat: int, left: int, only: int) -> None:
        self.node = node
        self.who = seat
        self.left = left
        self.only = only

    def data(self) -> list[Any]:
        return [self.node, self.who, self.left, self.only]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if self.only:
            dig_choices(p, [self.only], out)
        else:
            zones = NODES[self.node].zones
            if zones & HAND:
                dig_choices(p, p.hand, out)
            if zones & DISPLAY:
                dig_choices(p, s.cave_display, out)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        if self.only:
            return UNANSWERED
        return UNANSWERED if possible(s, self.node, self.who, 0, False) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        packed = choice >> SHIFT
        if self.left > 1:
            s.push(Excavate(self.node, seat, self.left - 1, 0))
        s.push(Dig(seat, packed >> CARD_SHIFT, packed & 15))


# -- enticing --------------------------------------------------------------------------------------------------------


class Settle(Do[Wyrmspan]):
    """A paid dragon goes into the leftmost free hall of the cavern; then its `when_played`. WYR-6.3"""

    def __init__(self, seat: int, card: int, cavern: int) -> None:
        self.who = seat
        self.card = card
        self.cavern = cavern

    def data(self) -> list[Any]:
        return [self.who, self.card, self.cavern]

    def do(self, s: Wyrmspan) -> None:
        seat = self.who
        p = s.players[seat]
        s.play_card(p, self.card)
        hall = 4 * self.cavern + p.filled[self.cavern]
        p.filled[self.cavern] += 1
        p.dragons[hall] = self.card
        if s.events is not None:
            s.tell("entice", {"seat": seat, "card": news.card(self.card), "hall": news.hall(hall)})
        node = ABILITY[WHEN_PLAYED][self.card]
        if node:
            carry_out(s, self.card, node, seat, self.card)


def entice(s: Wyrmspan, seat: int, card: int, cavern: int, mode: int, price: int, off: int) -> None:
    """Pay `price` coins and what the terms leave of the printed cost, then settle the dragon."""
    p = s.players[seat]
    if card in p.hand:
        p.show_card(card)
    s.push(CARRIED[card])
    s.push(Settle(seat, card, cavern))
    if mode == FREE:
        return
    spend_coins(s, seat, price + COST_COINS[card])
    cost = COST[card]
    eggs = COST_EGGS[card]
    if off == 4:
        eggs -= 1
    elif off >= 0:
        cost = less(cost, off)
    pay_price(s, seat, (0, 0, 0, 0) if mode == NO_RESOURCES else cost, eggs)


def enticing(p: Player, at: i64, dragons: i64, eggs: i64) -> i64:
    """For a coin and so many eggs, into which caverns: three bits for each dragon in hand from `at` on."""
    caverns: i64 = p.open_caverns()
    if not caverns:
        return 0
    hand, res = p.hand, p.res
    gold: i64 = res[0]
    crystal: i64 = res[1]
    meat: i64 = res[2]
    milk: i64 = res[3]
    tokens = gold + crystal + meat + milk
    coins: i64 = p.coins - 1
    out: i64 = 0
    shift: i64 = 0
    dragons = min(dragons, at + AT_ONCE)
    while at < dragons:
        price: i64 = PRICE[hand[at]]
        fits = price & caverns
        if fits and price >> 4 & 15 <= coins and price >> 8 & 15 <= eggs:
            left = tokens - (price >> 12 & 15)  # what is held is paid directly, two stand for a missing one. WYR-30.8
            if left >= 0:
                need = price >> 16 & 15
                if need > gold:
                    left += gold - need
                need = price >> 20 & 15
                if need > crystal:
                    left += crystal - need
                need = price >> 24 & 15
                if need > meat:
                    left += meat - need
                need = price >> 28
                if need > milk:
                    left += milk - need
                if left >= 0:
                    out |= fits << shift
        shift += 3
        at += 1
    return out


def entice_choices(p: Player, cards: list[int], caverns: int, mode: int, out: list[int]) -> None:
    """Adds the choices to entice one of these cards by an effect."""
    for card in cards:
        if 0 < card <= DRAGONS:
            fits = HABITAT[card] & caverns
            if fits and can_pay(p, card, mode):
                for cavern in CAVERNS_IN[fits]:
                    out.append(ENTICES[4 * card + cavern])


class Entice(Asks):
    """A dragon played by an effect, from hand or display. WYR-14.1"""

    kind: ClassVar[str] = "entice"
    rule: ClassVar[str] = "WYR-14.1"

    def __init__(self, node: int, seat: int) -> None:
        self.node = node
        self.who = seat

    def data(self) -> list[Any]:
        return [self.node, self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        p = s.players[seat]
        caverns = p.open_caverns()
        out: list[int] = []
        if node.zones & HAND:
            entice_choices(p, p.hand, caverns, node.mode, out)
        if node.zones & DISPLAY:
            entice_choices(p, s.dragon_display, caverns, node.mode, out)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if possible(s, self.node, self.who, 0, False) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        card = choice >> SHIFT + CARD_SHIFT
        cavern = choice >> SHIFT & 15
        mode = NODES[self.node].mode
        if mode == DISCOUNT:
            if card in s.players[seat].hand:
                s.players[seat].show_card(card)
            s.push(Discount(seat, card, cavern))
        else:
            entice(s, seat, card, cavern, mode, 0, -1)


class Discount(Ask[Wyrmspan]):
    """Which icon of the printed cost is not paid. WYR-14.2"""

    kind: ClassVar[str] = "discount"
    rule: ClassVar[str] = "WYR-14.2"

    def __init__(self, seat: int, card: int, cavern: int) -> None:
        self.who = seat
        self.card = card
        self.cavern = cavern

    def data(self) -> list[Any]:
        return [self.who, self.card, self.cavern]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        return news.about(self.card)

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return [OFF | (icon + 1) << SHIFT for icon in discounts(s.players[seat], self.card)]

    def forced(self, s: Wyrmspan) -> int:
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        entice(s, seat, self.card, self.cavern, FULL, 0, (choice >> SHIFT) - 1)


class Cover(Asks):
    """Guild of Highlands: a dragon from hand on top of an own one. WYR-14.5"""

    kind: ClassVar[str] = "cover"
    rule: ClassVar[str] = "WYR-14.5"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for card in p.hand:
            if card <= DRAGONS and can_cover(p, card):
                for hall in range(12):
                    if p.dragons[hall] and HABITAT[card] >> hall // 4 & 1:
                        out.append(COVER | (hall | card << CARD_SHIFT) << SHIFT)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        p = s.players[self.who]
        return UNANSWERED if p.dragon_cards() and sum(p.filled) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        p = s.players[seat]
        hall = choice >> SHIFT & 15
        card = choice >> SHIFT + CARD_SHIFT
        p.lose_card(card)
        p.tuck(hall, p.dragons[hall], EVERYBODY)
        p.dragons[hall] = card
        p.eggs[hall] = min(p.eggs[hall], NESTS[card])
        p.fed[hall] = 0  # WYR-13.7
        if s.events is not None:
            s.tell("cover", {"seat": seat, "card": news.card(card), "hall": news.hall(hall)})
        node = ABILITY[WHEN_PLAYED][card]
        if node:
            carry_out(s, card, node, seat, card)


# -- activating and swapping -----------------------------------------------------------------------------------------


class Activate(Asks):
    """An ability of another own dragon, or one of the fifteen path effects of the own mat. WYR-14.6"""

    kind: ClassVar[str] = "activate"
    rule: ClassVar[str] = "WYR-14.6"

    def __init__(self, node: int, seat: int, card: int) -> None:
        self.node = node
        self.who = seat
        self.card = card

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        if node.path:
            out = [PATH_VERB | path << SHIFT for path in open_paths(s, seat)]
        else:
            out = [
                ACTIVATE_VERB | hall << SHIFT
                for hall in range(12)
                if can_activate(s, node, seat, self.card, hall, True)
            ]
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if possible(s, self.node, self.who, self.card, False) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        number = choice >> SHIFT
        if choice & VERB == PATH_VERB:
            if s.events is not None:
                s.tell("path", {"seat": seat, "cavern": news.cavern(number // 5), "step": number % 5 + 1})
            carry_out(s, PATH_STEP + number, PATH[number // 5][number % 5], seat, 0)
            return
        dragon = s.players[seat].dragons[number]
        if s.events is not None:
            s.tell("activate", {"seat": seat, "card": news.card(dragon), "hall": news.hall(number)})
        carry_out(s, dragon, ability_of(dragon, NODES[self.node].triggers), seat, dragon)


class Swap(Asks):
    """Two own dragons exchange halls with all that is on and under them. WYR-14.7"""

    kind: ClassVar[str] = "swap"
    rule: ClassVar[str] = "WYR-14.7"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        dragons = s.players[seat].dragons
        halls = [hall for hall in range(12) if dragons[hall]]
        out = [SWAP_VERB | (a | b << 4) << SHIFT for i, a in enumerate(halls) for b in halls[i + 1 :]]
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if sum(s.players[self.who].filled) >= 2 else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice in (VANISH, SKIP):
            return
        p = s.players[seat]
        a, b = choice >> SHIFT & 15, choice >> SHIFT + 4
        p.dragons[a], p.dragons[b] = p.dragons[b], p.dragons[a]
        p.eggs[a], p.eggs[b] = p.eggs[b], p.eggs[a]
        p.cached[a], p.cached[b] = p.cached[b], p.cached[a]
        p.tucked[a], p.tucked[b] = p.tucked[b], p.tucked[a]
        p.fed[a], p.fed[b] = p.fed[b], p.fed[a]
        if s.events is not None:
            s.tell("swap", {"seat": seat, "hall": news.hall(a), "other": news.hall(b)})
