"""Worlds: a state dealt anew so that it agrees with all that one seat knows. FLC-19

The public history is replayed through one seat's eyes. Of every other hand the seat knows a row of nested bounds: the
hand, together with some cards that left it unseen, holds at least such cards. A Park dragon taken and then perhaps
buried is such a case: it lies in the hand or under the deck, nowhere else.
"""

from skarb.games.flamecraft.cards import FANCY, SHOP_PILE, SHOPS, STARTERS, TALISA
from skarb.games.flamecraft.opening import KeepAsk
from skarb.games.flamecraft.scoring import FinalReturnAsk
from skarb.games.flamecraft.state import (
    BURIED,
    BURIED_OPEN,
    DECK_GAIN,
    DECK_OPEN,
    FANCY_BURIED,
    FANCY_GAIN,
    FANCY_GIVEN,
    FANCY_PLAYED,
    GIVEN,
    PUBLIC_GAIN,
    PUBLIC_LOSS,
    SHOWN,
    Flamecraft,
    Past,
)
from skarb.kernel import chance

UNKNOWN = 63
TRIES = 400


class Token:
    """A card that left a hand unseen: under the deck, or lost from sight."""

    def __init__(self, known: int) -> None:
        self.known = known  # its name if the seat knows it, else UNKNOWN
        self.guess = UNKNOWN  # what a world makes of it
        self.in_deck = True


class Bound:
    """A hand together with some tokens holds at least these cards."""

    def __init__(self, cards: list[int], tokens: list[Token]) -> None:
        self.cards = cards
        self.tokens = tokens


class Lore:
    """What `viewer` knows of the hidden places of one kind of card (`size` different names)."""

    def __init__(self, size: int, seats: int, viewer: int, deck: int) -> None:
        self.size = size
        self.viewer = viewer
        self.unseen = deck  # cards of the deck that nobody put there
        self.under: list[Token] = []  # the bottom of the deck, lowest first
        self.bounds: list[list[Bound]] = [[Bound([0] * size, [])] for _ in range(seats)]

    def drawn(self, to: int, card: int) -> None:
        """The top card of the deck goes to a seat's hand, or (-1) to the open."""
        if self.unseen > 0:
            self.unseen -= 1
            return
        if not self.under:
            return
        token = self.under.pop()
        token.in_deck = False
        if token.known != UNKNOWN:
            if to >= 0:
                self.gained(to, token.known)
        elif to < 0 or to == self.viewer:
            self.learnt(token, card)

    def learnt(self, token: Token, card: int) -> None:
        for row in self.bounds:
            for bound in row:
                if token in bound.tokens:
                    bound.tokens.remove(token)
                    if card < self.size and bound.cards[card]:
                        bound.cards[card] -= 1

    def gained(self, seat: int, card: int) -> None:
        for bound in self.bounds[seat]:
            bound.cards[card] += 1

    def lost(self, seat: int, card: int) -> None:
        for bound in self.bounds[seat]:
            if bound.cards[card]:
                bound.cards[card] -= 1

    def lost_unseen(self, seat: int, token: Token) -> None:
        row = [bound for bound in self.bounds[seat] if any(bound.cards)]
        for bound in row:
            bound.tokens.append(token)
        self.bounds[seat] = [Bound([0] * self.size, []), *row]

    def buried(self, seat: int, card: int) -> None:
        own = seat == self.viewer
        token = Token(card if own else UNKNOWN)
        self.under.insert(0, token)
        if not own:
            self.lost_unseen(seat, token)

    def given(self, seat: int, to: int, card: int) -> None:
        if self.viewer == seat:
            self.gained(to, card)
        elif self.viewer == to:
            self.lost(seat, card)
        else:
            token = Token(UNKNOWN)
            token.in_deck = False
            self.lost_unseen(seat, token)

    def shown(self, seat: int, card: int) -> None:
        for bound in self.bounds[seat]:
            if not bound.cards[card]:
                bound.cards[card] = 1

    def everywhere_lost(self, card: int) -> None:
        """A card of which there is but one lies open now."""
        for row in self.bounds:
            for bound in row:
                bound.cards[card] = 0


class Deal:
    """Chance of its own, from the key of the world."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.draw = 0

    def shuffle(self, items: list[int]) -> None:
        self.draw += 1
        items.sort()  # or who knows the key could work out the truth
        chance.shuffle(self.key, self.draw, items)

    def below(self, n: int) -> int:
        self.draw += 1
        return chance.below(self.key, self.draw, n)

    def deal(self, lore: Lore, pool: list[int], sizes: list[int]) -> tuple[list[list[int]], list[int]] | None:
        """Hands of the seats with a size, and the deck (top last); None if the bounds cannot be kept."""
        hands: list[list[int]] = [[] for _ in sizes]
        rest = pool.copy()
        for token in lore.under:
            token.guess = token.known
            if token.known != UNKNOWN:
                if token.known not in rest:
                    return None
                rest.remove(token.known)
        for row in lore.bounds:
            for bound in row:
                for token in bound.tokens:
                    token.guess = token.known
        for seat, size in enumerate(sizes):
            if size < 0:
                continue
            for bound in lore.bounds[seat]:
                missing = bound.cards.copy()
                for card in hands[seat]:
                    missing[card] -= 1
                for token in bound.tokens:
                    if token.guess != UNKNOWN:
                        missing[token.guess] -= 1
                wanted = [card for card in range(lore.size) for _ in range(max(0, missing[card]))]
                self.shuffle(wanted)
                for card in wanted:
                    free = [token for token in bound.tokens if token.guess == UNKNOWN]
                    room = size - len(hands[seat])
                    if card not in rest or room + len(free) == 0:
                        return None
                    at = self.below(room + len(free))
                    if at < room:
                        hands[seat].append(card)
                        rest.remove(card)
                    else:
                        token = free[at - room]
                        token.guess = card
                        if token.in_deck:
                            rest.remove(card)
        self.shuffle(rest)
        for seat, size in enumerate(sizes):
            if size > 0:
                while len(hands[seat]) < size:
                    hands[seat].append(rest.pop())
        under = [token.guess if token.guess != UNKNOWN else rest.pop() for token in lore.under]
        return hands, under + rest


def history(s: Flamecraft) -> list[int]:
    return [] if s.past is None else s.past.events()


def learn(s: Flamecraft, viewer: int) -> tuple[Lore, Lore, Past | None]:
    """Replay the history through the viewer's eyes; also the history as the viewer could write it down."""
    events = history(s)
    kinds = [event & 15 for event in events]
    dragons_out = sum(1 for kind in kinds if kind in (DECK_GAIN, DECK_OPEN))
    dragons_in = sum(1 for kind in kinds if kind == BURIED)
    fancy_out = sum(1 for kind in kinds if kind == FANCY_GAIN)
    fancy_in = sum(1 for kind in kinds if kind == FANCY_BURIED)
    dragons = Lore(6, s.n, viewer, len(s.artisans) + dragons_out - dragons_in)
    fancies = Lore(len(FANCY), s.n, viewer, len(s.fancies) + fancy_out - fancy_in)
    written: Past | None = None
    for event in events:
        what, seat, card, to = event & 15, event >> 4 & 15, event >> 8 & 255, event >> 16
        seen = seat == viewer
        known = card < UNKNOWN
        if what == PUBLIC_GAIN:
            dragons.gained(seat, card)
        elif what == DECK_GAIN:
            dragons.drawn(seat, card)
        elif what == PUBLIC_LOSS:
            dragons.lost(seat, card)
        elif what == BURIED:
            dragons.buried(seat, card)
        elif what == GIVEN:
            seen = viewer in (seat, to)
            if known or not seen:
                dragons.given(seat, to, card)
        elif what == SHOWN:
            dragons.shown(seat, card)
        elif what == DECK_OPEN:
            dragons.drawn(-1, card)
        elif what == BURIED_OPEN:
            dragons.drawn(-1, card)
            dragons.under.insert(0, Token(card))
        elif what == FANCY_GAIN:
            fancies.drawn(seat, card)
        elif what == FANCY_BURIED:
            fancies.buried(seat, card)
        elif what == FANCY_GIVEN:
            seen = viewer in (seat, to)
            if known or not seen:
                fancies.given(seat, to, card)
        elif what == FANCY_PLAYED:
            fancies.everywhere_lost(card)
        if what in (DECK_GAIN, BURIED, GIVEN, FANCY_GAIN, FANCY_BURIED, FANCY_GIVEN) and not seen:
            event = event & ~(255 << 8) | UNKNOWN << 8
        written = Past(written, event)
    return dragons, fancies, written


def world(s: Flamecraft, viewer: int, key: bytes) -> Flamecraft:
    deal = Deal(key)
    dragons, fancies, written = learn(s, viewer)
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, FinalReturnAsk) and asked.owner != viewer:
        fancies.shown(asked.owner, TALISA)
    for attempt in range(TRIES):
        t = s.copy()
        t.key = chance.key_of(f"{key.hex()} {attempt}")
        t.draws = 0
        t.flips = []
        t.past = written
        # after many vain tries the asked seat keeps its cards: then at least its question is a real one
        keep = s.seat() if attempt > TRIES - 20 else -1
        deal_dragons(t, viewer, keep, dragons, deal)
        deal_fancies(t, viewer, keep, fancies, deal)
        deal_shops(t, deal)
        deal.shuffle(t.enchantments)
        if t.drawn >= 0 and not t.drawn_open and viewer != t.turn:
            kinds = [k for k in range(6) if t.hands[6 * t.turn + k]] + ([t.placed] if t.placed >= 0 else [])
            if kinds:
                t.drawn = kinds[deal.below(len(kinds))]
        if sound(t, viewer):
            return t
    return t


def sound(t: Flamecraft, viewer: int) -> bool:
    """Whoever is asked can answer: a question put to a seat tells something of its hand."""
    ask = t.asking()
    if ask is None:
        return True
    return all(bool(ask.choices(t, seat)) for seat in ask.seats(t) if seat != viewer)


def deal_dragons(t: Flamecraft, viewer: int, keep: int, lore: Lore, deal: Deal) -> None:
    others = [seat for seat in range(t.n) if seat not in (viewer, keep)]
    pool = t.artisans.copy()
    sizes = [-1] * t.n
    for seat in others:
        pool += [kind for kind in range(6) for _ in range(t.hands[6 * seat + kind])]
        sizes[seat] = t.hand_size(seat)
    dealt = deal.deal(lore, pool, sizes) if keep < 0 else None
    if dealt is None:
        dealt = deal.deal(Lore(6, t.n, viewer, 0), pool, sizes)
    assert dealt is not None
    hands, t.artisans = dealt
    for seat in others:
        for kind in range(6):
            t.hands[6 * seat + kind] = hands[seat].count(kind)


def deal_fancies(t: Flamecraft, viewer: int, keep: int, lore: Lore, deal: Deal) -> None:
    others = [seat for seat in range(t.n) if seat not in (viewer, keep) and t.result is None]  # shown at the end
    held = [bits(t.fancy[seat] | t.offered[seat]) for seat in range(t.n)]
    pool = t.fancies + [card for seat in others for card in held[seat]]
    sizes = [len(held[seat]) if seat in others else -1 for seat in range(t.n)]
    dealt = deal.deal(lore, pool, sizes) if keep < 0 else None
    if dealt is None:
        dealt = deal.deal(Lore(len(FANCY), t.n, viewer, 0), pool, sizes)
    assert dealt is not None
    hands, t.fancies = dealt
    for seat in others:
        drawn = (t.just_drawn & t.fancy[seat]).bit_count() if seat == t.turn else 0
        deal.shuffle(hands[seat])
        mask = sum(1 << card for card in hands[seat])
        if drawn:
            t.just_drawn = sum(1 << card for card in hands[seat][:drawn])
        if t.offered[seat]:
            t.offered[seat] = mask
        else:
            t.fancy[seat] = mask
    top = t.stack[-1] if t.stack else None
    if isinstance(top, KeepAsk):
        kept = top.kept.copy()
        for seat in others:
            if kept[seat] >= 0:
                kept[seat] = hands[seat][0]
        t.stack[-1] = KeepAsk(kept)
    elif isinstance(top, FinalReturnAsk) and top.owner in others:
        asked = sum(1 for card in held[top.owner] if card < top.card and card != TALISA)
        now = sorted(card for card in hands[top.owner] if card != TALISA)
        t.stack[-1] = FinalReturnAsk(top.owner, now[asked - 1] + 1 if asked else 0, top.returned)


def bits(mask: int) -> list[int]:
    return [card for card in range(len(FANCY)) if mask >> card & 1]


def deal_shops(t: Flamecraft, deal: Deal) -> None:
    """Hidden shops: of a standard deck one of each goods pile and four others, whatever was not yet turned up."""
    hidden = t.laid + t.shops
    if t.setup.standard_shops:
        seen = [shop for shop in t.town if shop >= STARTERS]
        fresh: list[int] = []
        for pile in range(7):
            cards = [shop for shop in range(STARTERS, len(SHOPS)) if SHOP_PILE[shop] == pile and shop not in seen]
            deal.shuffle(cards)
            fresh += cards[: (1 if pile < 6 else 4) - sum(1 for shop in seen if SHOP_PILE[shop] == pile)]
        if len(fresh) == len(hidden):
            hidden = fresh
    spaces = [t.space[shop] for shop in t.laid]
    for shop in t.laid:
        t.space[shop] = 0
    deal.shuffle(hidden)
    n = len(spaces)
    t.laid, t.shops = hidden[:n], hidden[n:]
    for i in range(n):
        t.space[t.laid[i]] = spaces[i]
