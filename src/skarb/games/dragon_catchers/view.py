"""What one seat may know (section 13), and the worlds that agree with it."""

from typing import Any

from skarb.games.dragon_catchers.cards import CLANS, HAND_BIT, OF_CLAN, cards_of, ids_in
from skarb.games.dragon_catchers.notation import columns_of, piles, public
from skarb.games.dragon_catchers.rules import asked_place, show_rows
from skarb.games.dragon_catchers.state import NOWHERE, Table


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """All that the seat (None: a spectator) may know. A face-down card is shown by its clan alone."""
    out = public(s)
    setup = s.setup
    out["you"] = seat
    out["names"] = setup.names
    if s.out:
        out["out"] = ids_in(s.out)
    if setup.open_piles:
        out.update(piles(s))
    else:  # DRC-14.4
        out["carried"] = bin(s.carried).count("1")
        out["discarded"] = bin(s.discarded).count("1")
    places = range(s.last + 1)
    if s.last == 1:  # DRC-13.3
        out["columns"] = {
            s.name_at(place): [[up, None if down is None else down[0]] for up, down in columns_of(s, place)]
            for place in places
        }
        return out
    hands: dict[str, Any] = {}
    sizes: dict[str, Any] = {}
    for place in places:
        name = s.name_at(place)
        open_hand = place == s.ghost or seat == s.seating[place]
        if open_hand:  # DRC-12.3, 13.1
            hands[name] = ids_in(s.hand_at(place))
        counts = [bin(s.hands[2 * place + clan]).count("1") for clan in (0, 1)]
        sizes[name] = sum(counts)
        if open_hand or not setup.hidden:  # DRC-13.2, 14.2
            sizes[name] = {CLANS[clan]: counts[clan] for clan in (0, 1)}
    out["hands"] = hands
    out["sizes"] = sizes
    return out


def world(s: Table, seat: int, key: bytes) -> Table:
    """A copy redealt into any state that the seat cannot rule out, each as likely as the next.

    Everything laid was laid in the open, so only cards in the hands of others, or face down, can lie elsewhere.
    """
    t = s.copy()
    t.key = key
    t.draws = 0
    if t.last == 1:
        _turn_over(t)
        return t
    closed = [place for place in range(4) if place != t.ghost and t.seating[place] != seat]
    if not t.setup.hidden:  # the backs show every card's clan: each clan goes round by itself. DRC-1.4
        for clan in (0, 1):
            _deal_clan(t, closed, clan)
        return t
    asked = asked_place(s)
    while True:
        _deal_hidden(t, s, closed)
        # A player who is asked and has not said that he lacks the clan holds it. DRC-14.2
        if asked not in closed or t.hands[2 * asked + s.clan_at(s.turn)] != 0:
            return t


def _deal_clan(t: Table, places: list[int], clan: int) -> None:
    """Shuffle one clan's cards among hands that keep their number of them."""
    pool: list[int] = []
    sizes: list[int] = []
    for place in places:
        held = cards_of(t.hands[2 * place + clan], clan)
        pool += held
        sizes.append(len(held))
    pool.sort()  # or who knows the key could work out the truth
    t.shuffle(pool)
    first = 0
    for place, size in zip(places, sizes, strict=True):
        t.hands[2 * place + clan] = sum(HAND_BIT[card] for card in pool[first : first + size])
        first += size


def _deal_hidden(t: Table, s: Table, places: list[int]) -> None:
    """Shuffle hands of which only the sizes and the spoken voids are known: first those who can hold one clan only."""
    pools: list[list[int]] = [[], []]
    sizes: dict[int, int] = {}
    for place in places:
        sizes[place] = 0
        for clan in (0, 1):
            held = cards_of(s.hands[2 * place + clan], clan)
            pools[clan] += held
            sizes[place] += len(held)
            t.hands[2 * place + clan] = 0
    for clan in (0, 1):
        pools[clan].sort()
        t.shuffle(pools[clan])
    for place in places:
        void = s.void >> 2 * place & 3
        if void:
            _take(t, place, pools[1 if void & 1 else 0], sizes[place])
    rest = pools[0] + pools[1]
    t.shuffle(rest)
    for place in places:
        if not s.void >> 2 * place & 3:
            _take(t, place, rest, sizes[place])


def _take(t: Table, place: int, pool: list[int], size: int) -> None:
    for _ in range(size):
        card = pool.pop()
        t.hands[2 * place + card // OF_CLAN] |= HAND_BIT[card]


def _turn_over(t: Table) -> None:
    """Shuffle the face-down cards of both rows, each clan by itself: their clans are seen. DRC-11.3, 13.3"""
    for clan in (0, 1):
        spots = [at for at, card in enumerate(t.under) if card != NOWHERE and card // OF_CLAN == clan]
        pool = sorted([t.under[at] for at in spots])
        t.shuffle(pool)
        for at, card in zip(spots, pool, strict=True):
            t.under[at] = card
    show_rows(t)
