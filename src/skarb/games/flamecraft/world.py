"""Worlds: a state dealt anew so that it agrees with all that one seat knows. FLC-19

What is known are limits: a place holds only some cards. `flow.lore` tells where known cards may lie, `flow.needs` what
whoever is asked must hold. Nothing else of the truth is looked at, and without a deal it raises.
"""

from typing import Final

from skarb.games.flamecraft.cards import FANCY, GIFT_FANCY, SHOP_PILE, SHOPS, STARTERS, TALISA
from skarb.games.flamecraft.flow.gifts import GiftAsk
from skarb.games.flamecraft.flow.lore import Known, Lore, learn
from skarb.games.flamecraft.flow.needs import NOTHING_NEEDED, Need, needs
from skarb.games.flamecraft.flow.opening import KeepAsk
from skarb.games.flamecraft.flow.scoring import FinalReturnAsk
from skarb.games.flamecraft.state import Flamecraft
from skarb.kernel import chance
from skarb.kernel.deal import NoDeal, deal_within

ANY_CARD: Final = -1
ORDER: Final = 1  # draws of the key
DRAGONS: Final = 2
DRAWN: Final = 3
FANCIES: Final = 4
ENCHANTMENTS: Final = 5
SHOPS_HIDDEN: Final = 6
KEPT: Final = 10
PILES: Final = 20


class Deal:
    """All hidden places of one kind of card: those of the hands, seat by seat, then the deck from its bottom."""

    def __init__(self, lore: Lore, size: int, pool: list[int], held: list[int]) -> None:
        self.size = size  # so many names; above them a known card that may lie in several places has its own number
        self.count = [0] * size
        for card in pool:
            self.count[card] += 1
        self.labels: list[int] = []
        self.start: list[int] = []
        for seat, n in enumerate(held):
            self.start.append(len(self.labels))
            apart = lore.apart[seat] if n else 0
            while apart:
                place = apart & -apart
                self.labels.append(place)
                apart -= place
            self.labels += [1 << seat] * (self.start[seat] + n - len(self.labels))
        self.start.append(len(self.labels))
        self.labels += lore.under
        self.labels += [0] * lore.unseen
        self.cards = [-1] * len(self.labels)
        self.limits: list[int] = [ANY_CARD] * len(self.labels)
        self.several: list[Known] = []
        for known in lore.known:
            if not known.ghost:
                self.know(known)

    def know(self, known: Known) -> None:
        where = known.where
        self.count[known.card] -= 1
        if where & (where - 1) or known.may_be_drawn:
            self.several.append(known)
        else:
            self.cards[self.free(where)] = known.card

    def free(self, where: int) -> int:
        """The first place there that nothing is known of."""
        for i, label in enumerate(self.labels):
            if label & where and self.cards[i] < 0 and self.limits[i] == ANY_CARD:
                return i
        raise NoDeal("no place is left")

    def hand(self, seat: int) -> list[int]:
        return self.cards[self.start[seat] : self.start[seat + 1]]

    def to_gift(self, places: int, n: int) -> int:
        """A mask of so many cards that lie there."""
        return sum(1 << card for card in [c for i, c in enumerate(self.cards) if self.labels[i] & places][:n])

    def deck(self) -> list[int]:
        return self.cards[self.start[-1] :]

    def names(self, mask: int) -> int:
        """The cards of a mask, known ones included, as a limit."""
        for j, known in enumerate(self.several):
            if mask >> known.card & 1:
                mask |= 1 << self.size + j
        return mask

    def perhaps_drawn(self) -> int:
        """None that is known, unless it was shown since."""
        mask = (1 << self.size) - 1
        for j, known in enumerate(self.several):
            if known.may_be_drawn:
                mask |= 1 << self.size + j
        return mask

    def need(self, seat: int, masks: list[int]) -> None:
        """For each mask the seat holds another card of it."""
        sure = [card for card in self.hand(seat) if card >= 0]
        for mask in masks:
            for card in sure:
                if mask >> card & 1:
                    sure.remove(card)
                    break
            else:
                self.limits[self.free(1 << seat)] = self.names(mask)

    def deal(self, key: bytes, draw: int) -> None:
        size = self.size
        numbers = [card for card in range(size) for _ in range(self.count[card])]
        numbers += range(size, size + len(self.several))
        may: list[int] = []
        places: list[int] = []
        every = (1 << size) - 1
        for i, label in enumerate(self.labels):
            if self.cards[i] < 0:
                mask = every
                for j, known in enumerate(self.several):
                    if known.where & label:
                        mask |= 1 << size + j
                places.append(i)
                may.append(mask & self.limits[i])
        for i, number in zip(places, deal_within(key, draw, numbers, may), strict=True):
            self.cards[i] = number if number < size else self.several[number - size].card


def shuffled(key: bytes, draw: int, items: list[int]) -> list[int]:
    return deal_within(key, draw, items, [ANY_CARD] * len(items))


def world(s: Flamecraft, viewer: int, key: bytes) -> Flamecraft:
    dragons, fancies, written = learn(s, viewer)
    t = s.copy()
    t.unshare()
    t.seldom()
    t.key = chance.key_of(key.hex())
    t.draws = 0
    t.flips = []
    t.past = written
    asked = s.asking()
    told = [NOTHING_NEEDED]
    if asked is not None and asked.seat(s) != viewer:
        told = needs(s, asked)
        if isinstance(asked, FinalReturnAsk):
            fancies.shown(asked.owner, TALISA)
    if told[0] is not NOTHING_NEEDED:
        dragons.mix(s.turn)
        fancies.mix(s.turn)
    for i in shuffled(key, ORDER, list(range(len(told)))):
        try:
            deal_dragons(s, t, viewer, key, dragons, told[i])
            deal_fancies(s, t, viewer, key, fancies, told[i])
            break
        except NoDeal:
            continue
    else:
        raise NoDeal("nobody could be asked this")
    t.enchantments = shuffled(key, ENCHANTMENTS, s.enchantments)
    deal_shops(s, t, key)
    return t


def deal_dragons(s: Flamecraft, t: Flamecraft, viewer: int, key: bytes, lore: Lore, need: Need) -> None:
    held = [0 if seat == viewer else s.hand_size(seat) for seat in range(s.n)]
    pool = s.artisans + [
        kind for seat in range(s.n) if seat != viewer for kind in range(6) for _ in range(s.hands[6 * seat + kind])
    ]
    cards = Deal(lore, 6, pool, held)
    unknown = s.drawn >= 0 and not s.drawn_open and viewer != s.turn  # what was drawn in the first step
    if unknown and lore.drawer == s.turn and lore.drawn_at:
        cards = deal_drawn(t, key, lore, need, pool, held)
    else:
        cards.need(s.turn, need.dragons)
        cards.deal(key, DRAGONS)
    if unknown and lore.drawer != s.turn:  # before the game began from a position: it may have gone anywhere
        t.drawn = shuffled(key, DRAWN, list(range(6)))[0]
    for seat in range(t.n):
        if seat != viewer:
            hand = cards.hand(seat)
            for kind in range(6):
                t.hands[6 * seat + kind] = hand.count(kind)
    t.artisans = cards.deck()


def deal_drawn(t: Flamecraft, key: bytes, lore: Lore, need: Need, pool: list[int], held: list[int]) -> Deal:
    """The card drawn first is one that nothing is known of, still in the hand, or one of those that left. FLC-9.23"""
    cards = Deal(lore, 6, pool, held)
    places = len(pool)
    cases = [i for i, label in enumerate(cards.labels) if label & lore.drawn_at and cards.cards[i] < 0]
    for case in shuffled(key, DRAWN, cases + list(range(places, places + len(lore.losses)))):
        cards = Deal(lore, 6, pool, held)
        lost = -1
        try:
            if case >= places:
                lost = lore.losses[case - places][0]
                instead = lore.stays(lost)
                if instead is not None:
                    cards.know(instead)
            cards.need(t.turn, need.dragons)
            if lost < 0:
                cards.limits[case] &= cards.perhaps_drawn()
            cards.deal(key, DRAGONS)
        except NoDeal:
            continue
        t.drawn = lost if lost >= 0 else cards.cards[case]
        return cards
    raise NoDeal("nothing can have been drawn")


def deal_fancies(s: Flamecraft, t: Flamecraft, viewer: int, key: bytes, lore: Lore, need: Need) -> None:
    hidden = [seat for seat in range(s.n) if seat != viewer and s.result is None]  # shown at the end
    masks = [s.fancy[seat] | s.offered[seat] if seat in hidden else 0 for seat in range(s.n)]
    pool = s.fancies.copy()
    for mask in masks:
        pool += bits(mask)
    if s.result is not None:
        deck = sum(lore.under)
        lore.known = [known for known in lore.known if known.card in pool]
        for known in lore.known:
            known.where &= deck
    cards = Deal(lore, len(FANCY), pool, [mask.bit_count() for mask in masks])
    cards.need(s.turn, need.fancies)
    cards.deal(key, FANCIES)
    for seat in hidden:
        mask = sum(1 << card for card in cards.hand(seat))
        if s.offered[seat]:
            t.offered[seat] = mask
        else:
            t.fancy[seat] = mask
    t.fancies = cards.deck()
    top = t.stack[-1] if t.stack else None
    gifts = isinstance(top, GiftAsk) and top.step().what == GIFT_FANCY
    t.just_drawn = s.just_drawn & s.fancy[s.turn] if gifts else 0  # what it holds later means nothing
    if t.just_drawn and t.turn in hidden:
        t.just_drawn = cards.to_gift(lore.to_gift or 1 << t.turn, t.just_drawn.bit_count())
    if isinstance(top, KeepAsk):
        t.stack[-1] = KeepAsk(
            [kept if seat == viewer or kept < 0 else any_of(t, seat, key) for seat, kept in enumerate(top.kept)]
        )
    elif isinstance(top, FinalReturnAsk) and top.owner in hidden:
        t.stack[-1] = put_in_order(s, t, top)


def any_of(t: Flamecraft, seat: int, key: bytes) -> int:
    """What the seat may have kept; nobody knows. FLC-3.10"""
    return shuffled(key, KEPT + seat, bits(t.offered[seat]))[0]


def put_in_order(s: Flamecraft, t: Flamecraft, asked: FinalReturnAsk) -> FinalReturnAsk:
    """Talisa's cards are asked about in the order of the data: that of those kept and returned is known. FLC-24.12"""
    owner, n = asked.owner, asked.returned
    kept = bits(s.fancy[owner] & ~(1 << TALISA))
    back = s.fancies[:n]
    was = sorted([card for card in kept if card < asked.card] + back)
    now = sorted(bits(t.fancy[owner] & ~(1 << TALISA)) + t.fancies[:n])
    returned = [now[i] for i, card in enumerate(was) if card in back]
    t.fancies = [*reversed(returned), *t.fancies[n:]]
    t.fancy[owner] = 1 << TALISA | sum(1 << card for card in now if card not in returned)
    return FinalReturnAsk(owner, now[len(was) - 1] + 1 if was else 0, n)


def bits(mask: int) -> list[int]:
    return [card for card in range(len(FANCY)) if mask >> card & 1]


IN_PILE: Final[list[list[int]]] = [
    [shop for shop in range(STARTERS, len(SHOPS)) if SHOP_PILE[shop] == pile] for pile in range(7)
]


def deal_shops(s: Flamecraft, t: Flamecraft, key: bytes) -> None:
    """Hidden shops. Of a standard deck nobody knows which shop of a pile it holds, only how many. FLC-3.3"""
    hidden = s.laid + s.shops
    if s.setup.standard_shops:
        hidden = []
        for pile in range(7):
            cards = IN_PILE[pile]
            unseen = [shop for shop in cards if shop not in s.town]
            left = (1 if pile < 6 else 4) - len(cards) + len(unseen)
            hidden += shuffled(key, PILES + pile, unseen)[:left]
    n = len(s.laid)
    hidden = deal_within(key, SHOPS_HIDDEN, hidden, [ANY_CARD] * (n + len(s.shops)))
    t.laid, t.shops = hidden[:n], hidden[n:]
    for shop in s.laid:
        t.space[shop] = 0
    for shop, laid in zip(t.laid, s.laid, strict=True):
        t.space[shop] = s.space[laid]
