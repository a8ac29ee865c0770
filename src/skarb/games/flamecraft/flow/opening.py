"""Setting up a game. FLC-3, 16.1, 17.1, 18.3"""

from typing import Any, Final

from skarb.games.flamecraft.cards import (
    COMPANION_START,
    COMPANIONS,
    DECK,
    DECKS,
    EFFECTS,
    FANCY,
    FIRST_FANCY,
    RESERVE,
    SHOP,
    SHOP_PILE,
    SHOPS,
    START_DEAL,
    STARTERS,
    solo_decks,
)
from skarb.games.flamecraft.choice import KEEP, PASS, first, pack
from skarb.games.flamecraft.flow.finish import Turns, begin_turn
from skarb.games.flamecraft.flow.interpreter import Run
from skarb.games.flamecraft.flow.supply import GoodAsk
from skarb.games.flamecraft.state import DECK_GAIN, FANCY_BURIED, FANCY_GAIN, Flamecraft, Setup
from skarb.kernel.state import UNANSWERED, Ask, Do

REMOVED: Final = (0, 1, 2, 1, 0, 0)  # artisan dragons of each kind left out, by players (FLC-3.4)


def lay_starters(s: Flamecraft) -> None:
    """FLC-3.1"""
    for shop in range(STARTERS):
        s.space[shop] = 2 * shop + 1
        s.slots[3 * shop] = shop
        s.town.append(shop)


def own_colours(s: Flamecraft) -> None:
    if s.setup.solo:
        s.others[s.setup.tokens[0]] = -2


def standard_shops(s: Flamecraft) -> list[int]:
    """One of each goods pile and four of the seventh, unseen. FLC-3.3"""
    deck: list[int] = []
    for pile in range(7):
        cards = [shop for shop in range(STARTERS, len(SHOPS)) if SHOP_PILE[shop] == pile]
        s.shuffle(cards)
        deck += cards[: 1 if pile < 6 else 4]
    return deck


def deal(setup: Setup, key: bytes) -> Flamecraft:
    """A state ready for the start bonuses and the fancy dragons."""
    s = Flamecraft(setup)
    s.key = key
    n = setup.seats
    lay_starters(s)
    own_colours(s)
    profile = setup.options["solo_profile"]
    if setup.solo:
        s.shops, s.fancies = solo_decks(profile)
    else:
        s.shops = standard_shops(s) if setup.standard_shops else [SHOP[name] for name in setup.options["shop_deck"]]
        s.fancies = list(range(len(FANCY)))
    s.shuffle(s.shops)
    s.artisans = [kind for kind in range(6) for _ in range(6 - REMOVED[n])]
    s.shuffle(s.artisans)
    s.park = [s.artisans.pop() for _ in range(5)]
    s.loads = [0] * 5
    s.shuffle(s.fancies)
    s.enchantments = DECK[DECKS.index(setup.options["enchantment_deck"])].copy()
    s.shuffle(s.enchantments)
    s.row = [s.enchantments.pop() for _ in range(5)]
    first_player = setup.options["first_player"]
    s.first = s.below(n) if first_player is None and n > 1 else first_player or 0
    s.turn = s.first
    for i in range(n):
        seat = (s.first + i) % n
        for _ in range(3):
            kind = s.artisans.pop()
            s.hands[6 * seat + kind] += 1
            s.note(DECK_GAIN, seat, kind)
    if setup.options["companions"]:
        companions = list(range(len(COMPANIONS)))
        s.shuffle(companions)
        s.companion = companions[:n]
    s.push(Opening())
    return s


class Opening(Do[Flamecraft]):
    """Start bonuses of companions, then the fancy dragons. FLC-16.2"""

    def do(self, s: Flamecraft) -> None:
        s.push(DealFancy())
        for seat in range(s.n):
            start = COMPANION_START[s.companion[seat]] if s.companion[seat] >= 0 else -1
            if start >= 0 and EFFECTS[start][0].op == RESERVE:
                s.push(Run(start, 0, seat))


class DealFancy(Do[Flamecraft]):
    """Two each, in turn order; the owner of Encore five. FLC-3.10"""

    def do(self, s: Flamecraft) -> None:
        s.seldom()
        for i in range(s.n):
            seat = (s.first + i) % s.n
            n = START_DEAL[s.companion[seat]] if s.companion[seat] >= 0 else FIRST_FANCY
            for _ in range(min(n, len(s.fancies))):
                card = s.fancies.pop()
                s.offered[seat] |= 1 << card
                s.note(FANCY_GAIN, seat, card)
        s.push(KeepAsk([-1] * s.n))


class KeepAsk(Ask[Flamecraft]):
    """Every seat at once chooses the one to keep, secretly. `kept` are the answers so far. FLC-3.10"""

    kind = "keep"
    rule = "FLC-3.10"
    several = True
    apart = True

    def __init__(self, kept: list[int]) -> None:
        self.kept = kept

    def data(self) -> list[Any]:
        return [self.kept]

    def seats(self, s: Flamecraft) -> list[int]:
        order = [(s.first + i) % s.n for i in range(s.n)]
        return [seat for seat in order if s.offered[seat] and self.kept[seat] < 0]

    def seat(self, s: Flamecraft) -> int:
        asked = self.seats(s)
        return asked[0] if asked else s.first

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if self.seats(s) else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(KEEP, card) for card in range(len(FANCY)) if s.offered[seat] >> card & 1]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            self.settle(s, self.kept)
        else:
            kept = self.kept.copy()
            kept[seat] = first(choice)
            s.push(KeepAsk(kept))

    def settle(self, s: Flamecraft, kept: list[int]) -> None:
        """The others go under the deck in turn order, then the bonus goods and the first turn. FLC-3.10, 3.11"""
        s.seldom()
        for i in range(s.n):
            seat = (s.first + i) % s.n
            if kept[seat] < 0:
                continue
            s.fancy[seat] |= 1 << kept[seat]
            for card in range(len(FANCY)):
                if s.offered[seat] >> card & 1 and card != kept[seat]:
                    s.fancies.insert(0, card)
                    s.note(FANCY_BURIED, seat, card)
            s.offered[seat] = 0
        s.wall("FLC-3.10", "kept")
        s.push(FirstTurn())
        for i in range(s.n - 1, 2, -1):
            s.push(BonusGoodAsk((s.first + i) % s.n))


class BonusGoodAsk(GoodAsk):
    """The 4th and the 5th player take a good. FLC-3.11"""

    def __init__(self, owner: int) -> None:
        super().__init__(1, "FLC-3.11")
        self.owner = owner

    def data(self) -> list[Any]:
        return [self.owner]

    def seat(self, s: Flamecraft) -> int:
        return self.owner


class FirstTurn(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        s.turn = s.first
        s.push(Turns())
        begin_turn(s)
