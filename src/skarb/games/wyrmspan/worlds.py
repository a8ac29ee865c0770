"""Worlds: a state redealt into any that one seat cannot rule out. Section 22, WYR-22.5

All cards that the seat does not know change places by one permutation. What everybody can infer stays true: which
cards the last new deck was made of, what a gain told about a tucked card, what a running question needs.
"""

from skarb.games.wyrmspan.cards import COST, DRAGONS, MOST_CARDS, RESOURCE_ICONS
from skarb.games.wyrmspan.choice import multisets
from skarb.games.wyrmspan.effects import FromCost, Run
from skarb.games.wyrmspan.nodes import FROM_COST, NODES
from skarb.games.wyrmspan.pay import Items, later_items
from skarb.games.wyrmspan.play import Excavate
from skarb.games.wyrmspan.state import HINT, KNOWS, NOBODY, OWNER, SURE, TUCKED, Wyrmspan
from skarb.games.wyrmspan.store import Split, Tuck
from skarb.games.wyrmspan.turn import Limit
from skarb.kernel.state import Frame

SOME_RESOURCE = 6  # a hint: the cost shows at least one resource
TRIES = 400


class Unknown:
    """The places of one kind of card that the seat cannot see, with what everybody knows of them."""

    def __init__(self, new: int) -> None:
        self.new = new  # cards of the last new deck, 0: there was none
        self.cards: list[int] = []
        self.hints: list[int] = []
        self.zones: list[int] = []  # -1: everybody knows whether the card is new; else whose it is

    def add(self, card: int, hint: int, zone: int) -> None:
        self.cards.append(card)
        self.hints.append(hint)
        self.zones.append(zone)


def fits(card: int, hint: int) -> bool:
    if hint == 0:
        return True
    if hint == SOME_RESOURCE:
        return RESOURCE_ICONS[card] > 0
    return RESOURCE_ICONS[card] == 0 if hint == 5 else COST[card][hint - 1] > 0


def world(s: Wyrmspan, seat: int, key: bytes) -> Wyrmspan:
    for attempt in range(TRIES):
        w = _redeal(s, seat, key, 8 * attempt)
        if _answerable(w, seat):
            return w
    w = s.copy()
    w.key = key
    w.draws = 8 * TRIES
    return w


def _redeal(s: Wyrmspan, seat: int, key: bytes, draws: int) -> Wyrmspan:
    w = s.copy()
    w.key = key
    w.draws = draws
    dragons, caves = _unknown(s, seat)
    moved: dict[int, int] = {}
    _permute(w, dragons, moved)
    _permute(w, caves, moved)
    w.dragon_deck = [moved.get(card, card) for card in w.dragon_deck]
    w.cave_deck = [moved.get(card, card) for card in w.cave_deck]
    for other, p in enumerate(w.players):
        if other != seat:
            p.hand = sorted([moved.get(card, card) for card in p.hand])
            if p.dealt:
                p.dealt = tuple(sorted([moved.get(card, card) for card in p.dealt]))
        for hall in range(12):
            if p.tucked[hall]:
                p.tucked[hall] = tuple(
                    [moved.get(e >> TUCKED, e >> TUCKED) << TUCKED | e & 63 for e in p.tucked[hall]]
                )  # fmt: skip
        if other != seat and p.kept:
            six = list(p.dealt)
            w.shuffle(six)
            p.kept = tuple(sorted(six[:4]))
        if other != seat and p.chosen >= 0:
            ways = multisets([3, 3, 3, 3], 3)
            p.chosen = ways[w.below(len(ways))]
    w.stack = [_frame(frame, moved) for frame in w.stack]
    if w.table.solo and w.her_deck:
        pool = sorted([*w.her_deck, w.aside])
        w.shuffle(pool)
        w.aside = pool.pop()
        w.her_deck = pool
    return w


def _unknown(s: Wyrmspan, seat: int) -> tuple[Unknown, Unknown]:
    dragons, caves = Unknown(s.new_dragons), Unknown(s.new_caves)
    for card in s.dragon_deck:
        dragons.add(card, 0, -1)
    for card in s.cave_deck:
        caves.add(card, 0, -1)
    asked = {frame.tucked >> 1 for frame in s.stack if isinstance(frame, FromCost)}
    for other, p in enumerate(s.players):
        if other != seat:
            hidden = [] if s.table.open_hands else [card for card in p.hand if card not in p.shown]
            for card in [*hidden, *p.dealt]:
                (dragons if card <= DRAGONS else caves).add(card, 0, other)
        for tucked in p.tucked:
            for entry in tucked:
                knows = entry & KNOWS
                if knows == NOBODY or (knows == OWNER and other != seat):
                    card = entry >> TUCKED
                    hint = SOME_RESOURCE if card in asked else entry >> HINT & 7
                    dragons.add(card, hint, -1 if entry & SURE else other)
    for frame in s.stack:
        if isinstance(frame, Split) and frame.who != seat:
            for card in frame.drawn:
                dragons.add(card, 0, -1)
    return dragons, caves


def _permute(w: Wyrmspan, unknown: Unknown, moved: dict[int, int]) -> None:
    """Deal the unknown cards anew, the new among the new places, the older among the older."""
    n = len(unknown.cards)
    labels = [unknown.new >> card & 1 for card in unknown.cards]
    if unknown.new:
        for zone in range(len(w.players)):
            loose = [i for i in range(n) if unknown.zones[i] == zone]
            told = sorted([labels[i] for i in loose])
            w.shuffle(told)
            for i, label in zip(loose, told, strict=True):
                labels[i] = label
    for label in (0, 1):
        places = [i for i in range(n) if labels[i] == label]
        cards = sorted([card for card in unknown.cards if unknown.new >> card & 1 == label])
        if len(cards) > 1:  # sorted, or who knows the key could work out the truth
            w.shuffle(cards)
        _repair(cards, [unknown.hints[i] for i in places])
        for i, card in zip(places, cards, strict=True):
            moved[unknown.cards[i]] = card


def _repair(cards: list[int], hints: list[int]) -> None:
    """Exchange cards until each fits what is known of its place. The true deal always does, so there is a way."""
    for i, hint in enumerate(hints):
        if not fits(cards[i], hint):
            for j in range(len(cards)):
                if fits(cards[j], hint) and fits(cards[i], hints[j]):
                    cards[i], cards[j] = cards[j], cards[i]
                    break


def _frame(frame: Frame, moved: dict[int, int]) -> Frame:
    """A frame that names a card which the seat does not know."""
    if isinstance(frame, Split):
        return Split(frame.node, frame.who, frame.card, sorted([moved.get(card, card) for card in frame.drawn]))
    if isinstance(frame, Excavate) and frame.only:
        return Excavate(frame.node, frame.who, frame.left, moved.get(frame.only, frame.only))
    if isinstance(frame, Tuck) and frame.only:
        only = moved.get(frame.only, frame.only)
        return Tuck(frame.node, frame.who, frame.card, frame.left, frame.times, only)
    if isinstance(frame, FromCost):
        return FromCost(frame.who, _moved_arg(frame.tucked, moved))
    if isinstance(frame, Run) and NODES[frame.node].op == FROM_COST:
        return Run(frame.node, frame.who, frame.card, _moved_arg(frame.arg, moved))
    return frame


def _moved_arg(arg: int, moved: dict[int, int]) -> int:
    return moved.get(arg >> 1, arg >> 1) << 1 | arg & 1


def _answerable(w: Wyrmspan, seat: int) -> bool:
    """Whether every running question would really be asked in this world."""
    for frame in w.stack:
        if isinstance(frame, Limit):
            for other, after in zip(frame.who, frame.after, strict=True):
                hand = w.players[other].hand
                surplus = len(hand) - MOST_CARDS
                if other != seat and after and sum(card > after for card in hand) < surplus:
                    return False
        elif isinstance(frame, Items):
            p = w.players[frame.who]
            if frame.who != seat and len(later_items(p, frame.after)) < frame.left:
                return False
        elif isinstance(frame, FromCost) and RESOURCE_ICONS[frame.tucked >> 1] == 0:
            return False
    for p in w.players:
        for tucked in p.tucked:
            for entry in tucked:
                if not fits(entry >> TUCKED, entry >> HINT & 7):
                    return False
    return True
