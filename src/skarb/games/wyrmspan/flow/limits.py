"""Limits: down to nine coins, nine cards and nine resources. WYR-10.6"""

from typing import Any, ClassVar

from skarb.games.wyrmspan.cards import MOST_CARDS, MOST_COINS, MOST_RESOURCES
from skarb.games.wyrmspan.choice import (
    DISCARD_CARDS,
    DISCARD_RES,
    EXCHANGE,
    SHIFT,
    VERB,
    cards_of,
    multisets,
    subsets,
    unpack,
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.flow.store import exchange, exchanges
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import Ask


def over_limit(p: Player) -> bool:
    return len(p.hand) > MOST_CARDS or p.tokens() > MOST_RESOURCES


def drop_coins(s: Wyrmspan, seat: int) -> None:
    p = s.players[seat]
    if p.coins > MOST_COINS:
        if s.events is not None:
            s.tell("discard", {"seat": seat, "items": ["@item-coin"] * (p.coins - MOST_COINS)})
        p.coins = MOST_COINS


class Limit(Ask[Wyrmspan]):
    """Down to nine cards, then nine resources; `after` is each seat's last card of a card-by-card discard. WYR-30.6"""

    kind: ClassVar[str] = "limit"
    rule: ClassVar[str] = "WYR-10.6"
    several: ClassVar[bool] = True
    apart: ClassVar[bool] = True

    def __init__(self, who: list[int], after: list[int]) -> None:
        self.who = who
        self.after = after

    def data(self) -> list[Any]:
        return [self.who, self.after]

    def seats(self, s: Wyrmspan) -> list[int]:
        return [seat for seat in self.who if over_limit(s.players[seat])]

    def seat(self, s: Wyrmspan) -> int:
        return self.seats(s)[0]

    def last(self, seat: int) -> int:
        return self.after[self.who.index(seat)]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        cards = len(p.hand) - MOST_CARDS
        if cards > 0:
            last = self.last(seat)
            if cards <= 2 and not last:
                return [DISCARD_CARDS | packed << SHIFT for packed in subsets(p.hand, cards)]
            later = [card for card in p.hand if card > last]
            return [DISCARD_CARDS | card << SHIFT for card in later[: len(later) - cards + 1]]
        res = p.tokens() - MOST_RESOURCES
        return [DISCARD_RES | packed << SHIFT for packed in multisets(p.res, res)] + exchanges(p.res, 15)

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        verb = choice & VERB
        packed = choice >> SHIFT
        last = 0
        if verb == EXCHANGE:
            exchange(s, seat, packed)
        elif verb == DISCARD_RES:
            for kind in range(4):
                p.res[kind] -= unpack(packed, kind)
            if s.events is not None:
                s.tell("discard", {"seat": seat, "items": news.tokens(packed)})
        else:
            discard_cards(s, seat, cards_of(packed))
            if len(p.hand) > MOST_CARDS:
                last = packed
        after = self.after.copy()
        after[self.who.index(seat)] = last
        for other in self.who:
            if over_limit(s.players[other]):
                s.push(Limit(self.who, after))
                return


def discard_cards(s: Wyrmspan, seat: int, cards: list[int]) -> None:
    for card in cards:
        s.players[seat].lose_card(card)
        s.discard(card)
    if s.events is not None:
        s.tell("discard", {"seat": seat, "items": [news.card(card) for card in cards]})
