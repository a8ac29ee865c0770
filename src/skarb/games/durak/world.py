"""Redealing what a seat cannot know: every state that it cannot rule out, and no other.

Known are its own hand, the table, the discard pile (all its cards were seen), the trump card under the deck and what
everybody remembers of other hands. The search for the lowest trump has told that some trumps were in no hand: such a
card lies in the deck or is one of the cards drawn since then.
"""

from mypy_extensions import i64

from skarb.games.durak.cards import ALL_CARDS, BIT, cards_in, size_of
from skarb.games.durak.state import Durak
from skarb.kernel.deal import deal_freely, deal_within


def world(s: Durak, seat: int, key: bytes) -> Durak:
    t = s.copy()
    t.hands = s.hands.copy()
    t.key = key
    t.draws = 1  # that of this deal
    deck = list(s.deck[s.at :])
    trump_card = deck[-1:]  # face up
    unseen = deck[:-1]
    count = len(unseen)
    may = [ALL_CARDS] * count if s.unheld else []
    early = ALL_CARDS & ~s.unheld  # what may have been in a hand from the first
    for player in range(s.setup.seats):
        if player != seat:
            hidden = cards_in(s.hands[player] & ~s.known[player])
            unseen += hidden
            if s.unheld:
                drawn = s.fresh[player]
                may += [ALL_CARDS if i < drawn else early for i in range(len(hidden))]
            t.hands[player] = s.hands[player] & s.known[player]
    dealt = deal_within(key, t.draws, unseen, may) if s.unheld else deal_freely(key, t.draws, unseen)
    t.deck = tuple(dealt[:count] + trump_card)
    t.at = 0
    for player in range(s.setup.seats):
        if player != seat:
            hand: i64 = t.hands[player]
            end = count + size_of(s.hands[player] & ~s.known[player])
            for i in range(count, end):
                hand |= BIT[dealt[i]]
            t.hands[player] = hand
            count = end
    return t
