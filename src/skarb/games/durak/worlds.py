"""Redealing what a seat cannot know: every state that it cannot rule out, and no other.

Known are its own hand, the table, the discard pile (all its cards were seen), the trump card under the deck and what
everybody remembers of other hands. The search for the lowest trump has told that some trumps were in no hand: such a
card lies in the deck or is one of the cards drawn since then.
"""

from skarb.games.durak.cards import BIT, cards_in
from skarb.games.durak.state import Durak
from skarb.kernel.chance import shuffle


def world(s: Durak, seat: int, key: bytes) -> Durak:
    t = s.copy()
    t.key = key
    t.draws = 0
    deck = list(s.deck[s.at :])
    trump_card = deck[-1:]  # face up
    unseen = [BIT[card] for card in deck[:-1]]
    places = [-1] * len(unseen)  # who holds each place; -1 = the deck
    late = [True] * len(unseen)  # may a trump that no hand held at first lie there?
    for player in range(s.setup.seats):
        if player == seat:
            continue
        hidden = [BIT[card] for card in cards_in(s.hands[player] & ~s.known[player])]
        unseen += hidden
        places += [player] * len(hidden)
        late += [i < s.fresh[player] for i in range(len(hidden))]
        t.hands[player] &= s.known[player]
    unseen.sort()  # or who knows the key could work out the truth
    low = [bit for bit in unseen if bit & s.unheld]
    rest = [bit for bit in unseen if not bit & s.unheld]
    order = list(range(len(places)))
    shuffle(key, 1, order)
    order = [i for i in order if late[i]] + [i for i in order if not late[i]]
    taken, free = order[: len(low)], order[len(low) :]
    shuffle(key, 2, rest)
    dealt = [0] * len(places)
    for i, bit in zip(taken + free, low + rest, strict=True):
        dealt[i] = bit
    redealt: list[int] = []
    for place, bit in zip(places, dealt, strict=True):
        if place < 0:
            redealt.append(bit.bit_length() - 1)
        else:
            t.hands[place] |= bit
    t.deck = tuple(redealt + trump_card)
    t.at = 0
    return t
