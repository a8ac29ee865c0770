"""The worlds that a seat cannot rule out: the hidden cards of each kind, dealt anew over their places. TSK-26, 33.8

A place is named by the card that truly lies there. `known` holds pairs: a seat and a card of whose place it knows
something, and the places where that card may lie; if there is only one, the place is known. What a seat knows only
by elimination is marked as such, for positions do not tell it. Marked too is a card that may have been moved unseen.
Of what the others know a world holds what its seat can follow: the places they are sure of, if none was mixed.
"""

from typing import Final

from skarb.games.tash_kalar.cards import BEING_CARDS, CARDS, FLARE_CARDS, FLARES, LEGEND_CARDS, LEGENDS
from skarb.games.tash_kalar.choice import DISCARD, RECALL, RETURN, first, pack, verb_of
from skarb.games.tash_kalar.flow.board import squares_in
from skarb.games.tash_kalar.state import MIXED, TashKalar
from skarb.kernel import chance
from skarb.kernel.deal import deal_within

ANY: Final = (1 << 18) - 1  # of a kind, however many cards it has


def world(s: TashKalar, seat: int, key: bytes) -> TashKalar:
    t = s.copy()
    t.keep = True  # whoever wants a world thinks
    swap = list(range(CARDS))  # by place: the card that lies there in this world
    own = own_pairs(s, seat)
    others = followed(s, seat)
    before = [] if s.free is None else [pair for pair in followed(s.free, seat) if pair in others]
    limits = {pair & 127: among for pair, among in own}
    draw = 0
    for lowest, places in hidden_from(s, seat, marks_of(own, others, before)):
        draw += 1
        deal(places, lowest, limits, swap, key, draw)
    exchange(t, swap, seat)
    free = len(t.task_deck) - t.tasks_seen
    tasks = sorted(t.task_deck[:free])  # or who knows the key could work out the truth
    chance.shuffle(key, draw + 1, tasks)
    t.task_deck = tasks + t.task_deck[free:]
    t.known = [part for pair, among in own for part in (pair, swapped(among, swap))] + certain(renamed(others, swap))
    t.key, t.draws = key, draw + 2
    if s.free is not None:
        past = s.free.copy()
        exchange(past, swap, seat)
        past.task_deck = t.task_deck.copy()
        mine = sorted(pair for pair in s.free.sure() if pair >> 7 & 3 == seat)
        past.known = certain(mine + renamed(before, swap))  # what was sure is sure under its own name, wherever it lies
        past.key, past.draws = t.key, t.draws
        t.free = past
        t.since = [renamed_choice(choice, swap) for choice in s.since]
    return t


# -- what is known, in an order that tells nothing ---------------------------------------------------------------------


def own_pairs(s: TashKalar, seat: int) -> list[tuple[int, int]]:
    known = s.known
    return sorted((known[i], known[i + 1]) for i in range(0, len(known), 2) if known[i] >> 7 & 3 == seat)


def followed(s: TashKalar, seat: int) -> list[int]:
    """What others are sure of, and the seat can tell of which place."""
    return [pair for pair in s.sure() if pair >> 7 & 3 != seat and not pair & MIXED]


def renamed(pairs: list[int], swap: list[int]) -> list[int]:
    """The seat knows which places the others know, not which cards."""
    return sorted((pair & ~127) + swap[pair & 127] for pair in pairs)


def certain(pairs: list[int]) -> list[int]:
    return [part for pair in pairs for part in (pair, 1 << (pair & 127))]


# -- places ------------------------------------------------------------------------------------------------------------


def hidden_from(s: TashKalar, seat: int, marks: list[int]) -> list[tuple[int, list[int]]]:
    """The places hidden from the seat, kind by kind, each with its lowest card, in an order that tells nothing."""
    n = s.setup.seats
    kinds: list[tuple[int, list[int]]] = []
    for owner in range(n):
        places = s.decks[owner].copy()
        if owner != seat:
            places += in_order(s.hands[owner] & BEING_CARDS, marks)
            if s.setup.closed:
                places += s.piles[owner]
        kinds.append((18 * s.schools[owner], places))
    for deck, lowest, kind in ((n, LEGENDS, LEGEND_CARDS), (n + 1, FLARES, FLARE_CARDS)):
        places = s.decks[deck].copy()
        for other in range(n):
            if other != seat:
                places += in_order(s.hands[other] & kind, marks)
        kinds.append((lowest, places))
    return kinds


def marks_of(own: list[tuple[int, int]], others: list[int], before: list[int]) -> list[int]:
    """What tells the places of one hand apart, as bits: who is or was sure of them, and what the seat knows of them."""
    marks = [0] * CARDS
    for pair in others:
        marks[pair & 127] |= 1 << (pair >> 7)
    for pair in before:
        marks[pair & 127] |= 16 << (pair >> 7)
    bit = 256
    for _, among in own:
        for place in squares_in(among):
            marks[place] |= bit
        bit <<= 1
    return marks


def in_order(hand: int, marks: list[int]) -> list[int]:
    return sorted(squares_in(hand), key=marks.__getitem__)


def deal(places: list[int], lowest: int, limits: dict[int, int], swap: list[int], key: bytes, draw: int) -> None:
    """Cards of one kind over their places. What the seat knows to lie somewhere lies there."""
    open_places: list[int] = []
    cards: list[int] = []
    limited: list[int] = []
    for place in places:
        limit = limits.get(place, 0)
        if limit != 1 << place:
            open_places.append(place)
            cards.append(place - lowest)
            if limit:
                limited.append(place)
    anywhere = ANY
    for card in limited:
        anywhere &= ~(1 << (card - lowest))
    may = [anywhere] * len(open_places)
    for card in limited:
        for i, place in enumerate(open_places):
            if limits[card] >> place & 1:
                may[i] |= 1 << (card - lowest)
    dealt = deal_within(key, draw, cards, may)
    for i, place in enumerate(open_places):
        swap[place] = lowest + dealt[i]


# -- the exchange ------------------------------------------------------------------------------------------------------


def exchange(t: TashKalar, swap: list[int], seat: int) -> None:
    """Put the cards of this world where the true ones lie."""
    t.hands = [swapped(hand, swap) if other != seat else hand for other, hand in enumerate(t.hands)]
    t.decks = [[swap[card] for card in deck] for deck in t.decks]
    if t.setup.closed:
        t.piles = [[swap[card] for card in pile] for pile in t.piles]


def swapped(places: int, swap: list[int]) -> int:
    out = 0
    for place in squares_in(places):
        out |= 1 << swap[place]
    return out


def renamed_choice(choice: int, swap: list[int]) -> int:
    """A choice that named a hidden card names the card of this world."""
    if verb_of(choice) in (RETURN, RECALL, DISCARD):
        return pack(verb_of(choice), swap[first(choice)])
    return choice
