"""Worlds: a state redealt into any that one seat cannot rule out. Section 22, WYR-22.5

All cards that the seat does not know are dealt anew, within what everybody can infer: which cards the last new deck
was made of, what a gain told about a tucked card, what a running question needs.
"""

from typing import Any, Final

from skarb.games.wyrmspan.cards import CARDS, COST, DRAGONS, MOST_CARDS, RESOURCE_ICONS
from skarb.games.wyrmspan.choice import multisets
from skarb.games.wyrmspan.flow.effects import FromCost
from skarb.games.wyrmspan.flow.limits import Limit
from skarb.games.wyrmspan.flow.nodes import FROM_COST, NODES
from skarb.games.wyrmspan.flow.pay import Items
from skarb.games.wyrmspan.flow.play import Excavate
from skarb.games.wyrmspan.flow.player import HINT, KNOWS, NOBODY, OWNER, SURE, TUCKED, Player
from skarb.games.wyrmspan.flow.run import Run
from skarb.games.wyrmspan.flow.store import Split, Tuck
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.chance import Pile
from skarb.kernel.deal import NoDeal, deal_within
from skarb.kernel.state import Frame

# what a place may hold, a bit for each card
ANY_CARD: Final = -1
COSTS_NOTHING: Final = 5  # hints, after the four resources that a cost shows
COSTS_SOMETHING: Final = 6


def _costing(hint: int) -> int:
    """The dragons that a hint leaves possible."""
    out = 0
    for card in range(1, DRAGONS + 1):
        icons = RESOURCE_ICONS[card]
        if icons == 0 if hint == COSTS_NOTHING else icons > 0 if hint == COSTS_SOMETHING else COST[card][hint - 1] > 0:
            out |= 1 << card
    return out


EVERY_CARD: Final[list[int]] = list(range(CARDS + 1))
NO_CARD: Final[list[int]] = [0] * (CARDS + 1)
HINTED: Final[list[int]] = [ANY_CARD] + [_costing(hint) for hint in range(1, 7)]


class Unknown:
    """The places of one kind of card, beside the deck, that the seat cannot see, and what everybody knows of them."""

    def __init__(self, new: int) -> None:
        self.new = new  # cards of the last new deck, 0: there was none
        self.cards: list[int] = []  # what truly lies there; a place goes by this name until it is dealt to
        self.may: list[int] = []
        self.zones: list[int] = []  # -1: everybody knows whether its card is a new one; else whose it is

    def add(self, cards: list[int], may: int, zone: int) -> None:
        self.cards += cards
        self.may += [may] * len(cards)
        self.zones += [zone] * len(cards)

    def with_deck(self, cards: list[int]) -> "Unknown":
        """The deck's places among them: they come first."""
        out = Unknown(self.new)
        out.add(cards, ANY_CARD, -1)
        out.cards += self.cards
        out.may += self.may
        out.zones += self.zones
        return out


def world(s: Wyrmspan, seat: int, key: bytes) -> Wyrmspan:
    w = s.copy()
    w.unshare()
    w.key = key
    w.draws = 0
    dragons, caves = _unknown(s, seat)
    moved = EVERY_CARD.copy()  # what lies there now, by what lay there
    w.dragon_deck = _deal(w, w.dragon_deck, dragons, moved)
    w.cave_deck = _deal(w, w.cave_deck, caves, moved)
    for other, p in enumerate(w.players):
        for hall in range(12):
            if p.tucked[hall]:
                p.tucked[hall] = tuple([moved[e >> TUCKED] << TUCKED | e & 63 for e in p.tucked[hall]])
        if other != seat:
            p.hand = sorted([moved[card] for card in p.hand])
            _setup(w, p, moved)
    w.stack = [_frame(frame, moved) for frame in w.stack]
    if w.setup.solo and w.her_deck:
        pool = sorted([*w.her_deck, w.aside])
        w.shuffle(pool)
        w.aside = pool.pop()
        w.her_deck = pool
    return w


# -- what the seat does not know -------------------------------------------------------------------------------------


def _unknown(s: Wyrmspan, seat: int) -> tuple[Unknown, Unknown]:
    dragons, caves = Unknown(s.new_dragons), Unknown(s.new_caves)
    asked = [frame.tucked >> 1 for frame in s.stack if isinstance(frame, FromCost)]
    for other, p in enumerate(s.players):
        if other != seat:
            _hand(s, other, dragons, caves)
            dragons.add([card for card in p.dealt if card <= DRAGONS], ANY_CARD, -1)
            caves.add([card for card in p.dealt if card > DRAGONS], ANY_CARD, -1)
        for tucked in p.tucked:
            for entry in tucked:
                knows = entry & KNOWS
                if knows == NOBODY or (knows == OWNER and other != seat):
                    card = entry >> TUCKED
                    hint = COSTS_SOMETHING if card in asked else entry >> HINT & 7
                    dragons.add([card], HINTED[hint], -1 if entry & SURE else other)
    for frame in s.stack:
        if isinstance(frame, Split) and frame.who != seat:
            new = [card for card in frame.drawn if s.new_dragons >> card & 1]
            dragons.add(new + [card for card in frame.drawn if card not in new], ANY_CARD, -1)
    return dragons, caves


def _hand(s: Wyrmspan, other: int, dragons: Unknown, caves: Unknown) -> None:
    """A hand is a set: its places differ only by what is asked of them, so that the order of the true cards is none."""
    if s.setup.open_hands:
        return
    p = s.players[other]
    hidden = [card for card in p.hand if card not in p.shown]
    for frame in s.stack:
        if isinstance(frame, (Tuck, Excavate)) and frame.who == other and frame.only in hidden:  # just from the deck
            hidden.remove(frame.only)
            (dragons if frame.only <= DRAGONS else caves).add([frame.only], ANY_CARD, -1)
    held = [card for card in hidden if card <= DRAGONS]
    dug = [card for card in hidden if card > DRAGONS]
    after, least = _still_to_go(s, other)
    least -= sum([card > after for card in p.shown])
    above = -1 << after + 1
    if after > DRAGONS:
        dragons.add(held, ANY_CARD, other)
        caves.add(dug[: max(least, 0)], above, other)
        caves.add(dug[max(least, 0) :], ANY_CARD, other)
    else:
        least = max(least - len(dug), 0)  # all caves come after it
        dragons.add(held[:least], above, other)
        dragons.add(held[least:], ANY_CARD, other)
        caves.add(dug, ANY_CARD, other)


def _still_to_go(s: Wyrmspan, other: int) -> tuple[int, int]:
    """A payment card by card, each later than the one before: the last card, and how many must still follow it."""
    for frame in s.stack:
        if isinstance(frame, Limit) and other in frame.who:
            last = frame.last(other)
            if last:
                return last, max(len(s.players[other].hand) - MOST_CARDS, 0)
        elif isinstance(frame, Items) and frame.who == other and frame.after > 4:
            return frame.after - 4, frame.left
    return 0, 0


# -- the deal --------------------------------------------------------------------------------------------------------


def _deal(w: Wyrmspan, deck: Pile, unknown: Unknown, moved: list[int]) -> Pile:
    """Notes what moves to the unknown places, and gives the new deck."""
    if unknown.new:
        _deal_labelled(w, unknown.with_deck(deck.cards()), moved)
        return Pile([moved[card] for card in deck.cards()])
    w.draws += 1
    dealt = Pile(in_order(deck.loose(), unknown.cards), w.key, w.draws)  # the deck is the rest, and seldom drawn
    for i in range(len(unknown.cards) - 1, -1, -1):
        card = dealt.draw()
        if not unknown.may[i] >> card & 1:
            places = unknown.with_deck(deck.cards())
            _note(places.cards, deal_within(w.key, w.draws, places.cards, places.may), moved)
            return Pile([moved[card] for card in deck.cards()])
        moved[unknown.cards[i]] = card
    return dealt


def in_order(deck: list[int], hidden: list[int]) -> list[int]:
    """All these cards, sorted: by counting, for they are many."""
    there: list[Any] = NO_CARD.copy()
    cards: list[Any] = deck
    for card in cards:
        there[card] = card
    for card in hidden:
        there[card] = card
    return [card for card in there if card]


def _deal_labelled(w: Wyrmspan, unknown: Unknown, moved: list[int]) -> None:
    groups: list[list[int]] = []  # places of one player and one limit, whose cards are new or older in any way …
    found: dict[tuple[int, int], int] = {}
    labels = [unknown.new >> card & 1 for card in unknown.cards]
    rooms = [0] * len(w.players)
    news = [0] * len(w.players)  # … of which everybody knows how many of each player's are new
    for i, zone in enumerate(unknown.zones):
        if zone >= 0:
            rooms[zone] += 1
            news[zone] += labels[i]
            kind = (zone, unknown.may[i])
            if kind not in found:
                found[kind] = len(groups)
                groups.append([])
            groups[found[kind]].append(i)
    if not _label(w, unknown, groups, 0, rooms, news, labels, moved):
        raise NoDeal("no cards fit what is known")


def _label(
    w: Wyrmspan,
    unknown: Unknown,
    groups: list[list[int]],
    at: int,
    rooms: list[int],
    news: list[int],
    labels: list[int],
    moved: list[int],
) -> bool:
    """Say from group `at` on which places hold new cards, in every way until one leaves a deal; whether one did."""
    if at == len(groups):
        return _deal_apart(w, unknown, labels, moved)
    places = groups[at]
    size = len(places)
    zone = unknown.zones[places[0]]
    rooms[zone] -= size
    least = max(news[zone] - rooms[zone], 0)
    ways = min(size, news[zone]) - least + 1
    first = w.below(ways)
    for step in range(ways):
        n = least + (first + step) % ways
        told = [1] * n + [0] * (size - n)
        w.shuffle(told)
        for i, place in enumerate(places):
            labels[place] = told[i]
        news[zone] -= n
        if _label(w, unknown, groups, at + 1, rooms, news, labels, moved):
            return True
        news[zone] += n
    rooms[zone] += size
    return False


def _deal_apart(w: Wyrmspan, unknown: Unknown, labels: list[int], moved: list[int]) -> bool:
    """The new cards among the places for new ones, the older among the others; whether there is such a deal."""
    try:
        for label in (0, 1):
            places = [i for i, told in enumerate(labels) if told == label]
            cards = [card for card in unknown.cards if unknown.new >> card & 1 == label]
            w.draws += 1
            dealt = deal_within(w.key, w.draws, cards, [unknown.may[i] for i in places])
            _note([unknown.cards[i] for i in places], dealt, moved)
    except NoDeal:
        return False
    return True


def _note(places: list[int], dealt: list[int], moved: list[int]) -> None:
    for i, card in enumerate(places):
        moved[card] = dealt[i]


# -- where else cards are named --------------------------------------------------------------------------------------


def _setup(w: Wyrmspan, p: Player, moved: list[int]) -> None:
    """Another player's six cards, and what he may have chosen already."""
    if p.dealt:
        p.dealt = tuple(sorted([moved[card] for card in p.dealt]))
    if p.kept:
        six = list(p.dealt)
        w.shuffle(six)
        p.kept = tuple(sorted(six[:4]))
    if p.chosen >= 0:
        ways = multisets([3, 3, 3, 3], 3)
        p.chosen = ways[w.below(len(ways))]


def _frame(frame: Frame, moved: list[int]) -> Frame:
    """A frame that names a card which the seat does not know."""
    if isinstance(frame, Split):
        return Split(frame.node, frame.who, frame.card, sorted([moved[card] for card in frame.drawn]))
    if isinstance(frame, Excavate) and frame.only:
        return Excavate(frame.node, frame.who, frame.left, moved[frame.only])
    if isinstance(frame, Tuck) and frame.only:
        only = moved[frame.only]
        return Tuck(frame.node, frame.who, frame.card, frame.left, frame.times, only)
    if isinstance(frame, FromCost):
        return FromCost(frame.who, _moved_arg(frame.tucked, moved))
    if isinstance(frame, Run) and NODES[frame.node].op == FROM_COST:
        return Run(frame.node, frame.who, frame.card, _moved_arg(frame.arg, moved))
    return frame


def _moved_arg(arg: int, moved: list[int]) -> int:
    return moved[arg >> 1] << 1 | arg & 1
