"""The worlds that agree with all that a seat knows. DRC-13.5

Everything laid was laid in the open, so only cards in the hands of others, or face down, can lie elsewhere.
"""

from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import DECK, HAND_BIT, OF_CLAN, cards_of, count_of
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.deal import deal_freely, deal_within

ANY: Final = (1 << DECK) - 1
RED_ONLY: Final = (1 << OF_CLAN) - 1
ONLY: Final = [RED_ONLY, ANY ^ RED_ONLY]  # by clan


def world(s: DragonCatchers, seat: int, key: bytes) -> DragonCatchers:
    """A copy redealt into any state that the seat cannot rule out."""
    t = s.copy()
    t.unshare()
    t.key = key
    t.draws = 3  # those of this deal
    if t.last == 1:
        _turn_over(t)
        return t
    closed = [place for place in range(4) if place != t.ghost and t.seating[place] != seat]
    if t.setup.hidden:
        _deal_hidden(t, closed)
        return t
    for clan in (0, 1):  # the backs show every card's clan: each clan goes round by itself. DRC-1.4
        _deal_clan(t, closed, clan)
    return t


def _deal_clan(t: DragonCatchers, places: list[int], clan: int) -> None:
    """Deal one clan's cards to hands that keep their number of them."""
    unseen: list[int] = []
    for place in places:
        unseen += cards_of(t.hands[2 * place + clan], clan)
    dealt = deal_freely(t.key, 1 + clan, unseen)
    first: i64 = 0
    down: i64 = OF_CLAN * clan
    for place in places:
        at = 2 * place + clan
        end = first + count_of(t.hands[at], clan)
        hand: i64 = 0
        for i in range(first, end):
            bit: i64 = 1
            bit <<= dealt[i] - down
            hand |= bit
        t.hands[at] = hand
        first = end


def _deal_hidden(t: DragonCatchers, places: list[int]) -> None:
    """Deal hands of which only the sizes are known, the spoken voids, and what an asked player must hold. DRC-14.2

    Who lacks a clan has all his cards of the other; what is left of it, and his own clan, falls to the rest.
    """
    asked = asked_place(t)
    sizes = [t.hands[2 * place].bit_count() + t.hands[2 * place + 1].bit_count() for place in places]
    voids = [t.void >> 2 * place & 3 for place in places]
    rest: list[int] = []
    for clan in (0, 1):
        unseen: list[int] = []
        for place in places:
            unseen += cards_of(t.hands[2 * place + clan], clan)
            t.hands[2 * place + clan] = 0
        if 2 - clan in voids:  # somebody lacks the other clan
            unseen = deal_freely(t.key, 1 + clan, unseen)
            for i, place in enumerate(places):
                if voids[i] == 2 - clan:
                    t.hands[2 * place + clan] = _hand(unseen[: sizes[i]])
                    unseen = unseen[sizes[i] :]
        rest += unseen
    may: list[int] = []
    for i, place in enumerate(places):
        if not voids[i]:
            limits = [ANY] * sizes[i]
            if place == asked:  # he has not said that he lacks the clan
                limits[0] = ONLY[t.clan_at(t.turn)]
            may += limits
    dealt = deal_within(t.key, 3, rest, may)
    for i, place in enumerate(places):
        if not voids[i]:
            own, dealt = dealt[: sizes[i]], dealt[sizes[i] :]
            t.hands[2 * place] = _hand([card for card in own if card < OF_CLAN])
            t.hands[2 * place + 1] = _hand([card for card in own if card >= OF_CLAN])


def _hand(cards: list[int]) -> int:
    """The cards of one clan as a part of a hand."""
    hand = 0
    for card in cards:
        hand |= HAND_BIT[card]
    return hand


def _turn_over(t: DragonCatchers) -> None:
    """Deal the face-down cards of both rows, each clan by itself: their clans are seen. DRC-11.3, 13.3"""
    under = t.under
    spots: list[list[int]] = [[], []]
    for at, card in enumerate(under):
        if card != NOWHERE:
            spots[1 if card >= OF_CLAN else 0].append(at)
    spot = t.spot.copy()
    for clan in (0, 1):
        own = spots[clan]
        dealt = deal_freely(t.key, 1 + clan, [under[at] for at in own])
        for i, at in enumerate(own):
            under[at] = dealt[i]
            spot[dealt[i]] = at
    t.spot = spot
