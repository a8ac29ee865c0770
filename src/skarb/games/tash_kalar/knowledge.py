"""What a seat may know: its view, and the worlds it cannot rule out. TSK-26, 33.8

`Arena.known` holds pairs: a seat and a card whose place it can tell something about, and a set of cards. The card lies
where one of the cards of the set lies in truth. A set with the card alone in it means that its place is known. A world
exchanges the hidden cards of one kind (a school's, the legends, the flares) among their places within these bounds.
"""

from typing import Any

from skarb.games.tash_kalar.arena import count, squares_in
from skarb.games.tash_kalar.cards import BEING_CARDS, CARD_IDS, FLARE_CARDS, FLARES, LEGEND_CARDS, TASK_IDS
from skarb.games.tash_kalar.choices import DISCARD, RECALL, RETURN, first, pack, verb_of
from skarb.games.tash_kalar.position import SEATS, claimed, ids, knows, public, task_id
from skarb.games.tash_kalar.state import MODES, Arena
from skarb.kernel import chance

TRIES = 100


# -- the view --------------------------------------------------------------------------------------------------------


def view_of(s: Arena, seat: int | None) -> dict[str, Any]:
    n = s.table.seats
    out = public(s)
    out["mode"] = MODES[s.table.mode]
    out["sides"] = [None if colour < 0 else ("blue", "red", "yellow", "green")[colour] for colour in s.colours]
    out["supply"] = {"BRYG"[c]: [s.doubles[c], s.legendaries[c]] for c in s.sides}
    out["playing"] = CARD_IDS[s.card] if s.card >= 0 else None
    hands: dict[str, Any] = {}
    for other in range(n):
        hand = s.hands[other]
        if other == seat:
            hands[SEATS[other]] = ids(squares_in(hand))
        else:
            kinds = (("beings", BEING_CARDS), ("legends", LEGEND_CARDS), ("flares", FLARE_CARDS))
            hands[SEATS[other]] = {name: count(hand & kind) for name, kind in kinds}
    out["hands"] = hands
    names = [*SEATS[:n], "legends", "flares"]
    out["decks"] = {name: len(s.decks[i]) for i, name in enumerate(names)}
    open_piles = [not s.table.closed or i == seat for i in range(n + 2)]
    out["discards"] = {name: ids(s.piles[i]) if open_piles[i] else len(s.piles[i]) for i, name in enumerate(names)}
    out["tasks"] = {
        "current": [TASK_IDS[task] for task in s.tasks],
        "next": task_id(s.next_task),
        "deck": len(s.task_deck),
        "bottom": [TASK_IDS[task] for task in s.task_deck[len(s.task_deck) - s.tasks_seen :]],
        "claimed": claimed(s),
    }
    out["known"] = {} if seat is None else {CARD_IDS[card]: place_of(s, card) for card in knows(s, seat)}
    return out


def place_of(s: Arena, card: int) -> str:
    """Where a card lies: "hand A", "deck legends 3" (from the top), "discard A"."""
    n = s.table.seats
    names = [*SEATS[:n], "legends", "flares"]
    for seat in range(n):
        if s.hands[seat] >> card & 1:
            return f"hand {SEATS[seat]}"
    for i in range(n + 2):
        if card in s.decks[i]:
            return f"deck {names[i]} {s.decks[i].index(card) + 1}"
        if card in s.piles[i]:
            return f"discard {names[i]}"
    return "play"


# -- worlds ----------------------------------------------------------------------------------------------------------


def hidden_from(s: Arena, seat: int) -> list[list[int]]:
    """The cards whose place is hidden from the seat, kind by kind, in an order that does not tell what they are."""
    n = s.table.seats
    kinds: list[list[int]] = []
    for owner in range(n):
        cards = s.decks[owner].copy()
        if owner != seat:
            cards += in_order(s, s.hands[owner] & BEING_CARDS)
            if s.table.closed:
                cards += s.piles[owner]
        kinds.append(cards)
    for deck, kind in ((n, LEGEND_CARDS), (n + 1, FLARE_CARDS)):
        cards = s.decks[deck].copy()
        for other in range(n):
            if other != seat:
                cards += in_order(s, s.hands[other] & kind)
        kinds.append(cards)
    return kinds


def in_order(s: Arena, hand: int) -> list[int]:
    """Cards of a hand by what anybody knows of their places."""
    sets = range(1, len(s.known), 2)
    return sorted(squares_in(hand), key=lambda place: [i for i in sets if s.known[i] >> place & 1])


def world_of(s: Arena, seat: int, key: bytes) -> Arena:
    t = s.copy()
    swap = list(range(FLARES + 12))  # the card that lies, in this world, where the card of that number lies in truth
    bounds = {s.known[i] & 127: s.known[i + 1] for i in range(0, len(s.known), 2) if s.known[i] >> 7 == seat}
    draw = 0
    for cards in hidden_from(s, seat):
        draw = redeal(cards, bounds, swap, key, draw)
    exchange(t, swap, seat)
    free = len(t.task_deck) - t.tasks_seen
    tasks = sorted(t.task_deck[:free])  # or who knows the key could work out the truth
    chance.shuffle(key, draw + 1, tasks)
    t.task_deck = tasks + t.task_deck[free:]
    t.key, t.draws = key, draw + 2
    if s.free is not None:
        past = s.free.copy()
        exchange(past, swap, seat)
        past.task_deck = t.task_deck.copy()
        past.key, past.draws = t.key, t.draws
        t.free = past
        t.since = [renamed(choice, swap) for choice in s.since]
    t.options = None
    return t


def redeal(cards: list[int], bounds: dict[int, int], swap: list[int], key: bytes, draw: int) -> int:
    """Cards of one kind over their places: those that something is known of first, the tightest of them first."""
    bound = sorted((card for card in cards if card in bounds), key=lambda card: (count(bounds[card]), card))
    for _ in range(TRIES):
        draw += 1
        places = cards.copy()
        chance.shuffle(key, draw, places)
        dealt: dict[int, int] = {}
        for card in bound:
            fitting = [place for place in places if place not in dealt and bounds[card] >> place & 1]
            if not fitting:
                break
            dealt[fitting[0]] = card
        else:
            rest = sorted([card for card in cards if card not in bounds])
            places = [place for place in places if place not in dealt]
            for place, card in (*dealt.items(), *zip(places, rest, strict=True)):
                swap[place] = card
            return draw
    return draw


def swapped(mask: int, swap: list[int]) -> int:
    out = 0
    for card in squares_in(mask):
        out |= 1 << swap[card]
    return out


def exchange(t: Arena, swap: list[int], seat: int) -> None:
    """Put the cards of this world where the true ones lie. The seat's own knowledge is of names and stays so."""
    t.hands = [swapped(hand, swap) for hand in t.hands]
    t.decks = [[swap[card] for card in deck] for deck in t.decks]
    if t.table.closed:
        t.piles = [[swap[card] for card in pile] for pile in t.piles]
    known: list[int] = []
    for i in range(0, len(t.known), 2):
        who, card = t.known[i] >> 7, t.known[i] & 127
        known += [128 * who + (card if who == seat else swap[card]), swapped(t.known[i + 1], swap)]
    t.known = known


def renamed(choice: int, swap: list[int]) -> int:
    """A choice that named a hidden card names the card of this world."""
    if verb_of(choice) in (RETURN, RECALL, DISCARD):
        return pack(verb_of(choice), swap[first(choice)])
    return choice
