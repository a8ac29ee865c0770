"""A game of Flamecraft in progress: flat lists of small numbers, and the few ways in which things move.

A dragon card in a shop or in the Park is its kind and, above it, marks: fired this turn, fired in the firing step of
each depth (a power used in the middle of a firing step opens a deeper one). Cards in hands carry no marks (FLC-24.3).
"""

from typing import Any, Final

from skarb.games.flamecraft.cards import COIN, FANCY, ITEMS, KINDS, SHOP_SLEEPS, SHOP_SLOTS, SHOPS
from skarb.kernel.state import State

EMPTY: Final = -1
KIND_BITS: Final = 7
FIRED_TURN: Final = 8
FIRED_STEP: Final = 8  # the mark of depth d is FIRED_STEP << d, d from 1
PARK_SPOT: Final = 200  # where a dragon is fired: a slot 0–101, a Park place 200 + i, a hand 300 + kind, nowhere -1
HAND_SPOT: Final = 300
NO_SPOT: Final = -1
LOAD_BITS: Final = 16  # goods lying on a Park card: 16 bits an item

# What happened to hidden cards: the public history that worlds are inferred from. One number an event.
PUBLIC_GAIN: Final = 0
DECK_GAIN: Final = 1
PUBLIC_LOSS: Final = 2
BURIED: Final = 3
GIVEN: Final = 4
SHOWN: Final = 5
DECK_OPEN: Final = 6
BURIED_OPEN: Final = 7
FANCY_GAIN: Final = 8
FANCY_BURIED: Final = 9
FANCY_GIVEN: Final = 10
FANCY_PLAYED: Final = 11
DRAWN_SHOWN: Final = 12
UNKNOWN: Final = 63  # a card, in the history as a seat could write it down


class Past:
    """One event and all before it; copies of a state share it."""

    def __init__(self, before: "Past | None", event: int) -> None:
        self.before = before
        self.event = event

    def events(self) -> list[int]:
        """All events, the oldest first."""
        return [past.event for past in self.line()]

    def line(self) -> "list[Past]":
        """The same as links of the chain."""
        out: list[Past] = []
        past: Past | None = self
        while past is not None:
            out.append(past)
            past = past.before
        out.reverse()
        return out

    def __reduce__(self) -> tuple[Any, tuple[list[int]]]:
        return past_of, (self.events(),)  # a long chain would be too deep for pickle


def past_of(events: list[int]) -> Past | None:
    past: Past | None = None
    for event in events:
        past = Past(past, event)
    return past


class Setup:
    """What never changes in a game."""

    def __init__(self, seats: int, options: dict[str, Any], standard_shops: bool = False) -> None:
        self.seats = seats
        self.options = options
        tokens = options["tokens"]
        self.tokens: list[int] = list(range(seats)) if tokens is None else [KINDS.index(kind) for kind in tokens]
        self.solo = seats == 1
        self.town_limit = 12 if seats <= 2 else 14
        self.limits = not self.solo or bool(options["solo_limits"])
        limit = options["round_limit"]
        self.round_limit: int = 0 if limit is None else limit
        self.standard_shops = standard_shops  # the shop deck is dealt from the seven piles

    def __reduce__(self) -> tuple[Any, tuple[int, dict[str, Any], bool]]:
        return Setup, (self.seats, self.options, self.standard_shops)


class Flamecraft(State):
    passing = (*State.passing, "_seldom_shared", "marked")

    def __init__(self, setup: Setup | None = None, source: "Flamecraft | None" = None) -> None:
        if source is not None:
            self._take(source)
            return
        super().__init__()
        self.marked = -1  # no card carries other marks than these
        if setup is None:
            return  # a copy: `copy` fills every field
        n = setup.seats
        self.setup = setup
        self.n = n
        self.first = 0
        self.turn = 0
        self.round = 1
        self.ending = -1  # final turns still to begin; -1: the end is not triggered
        # seats
        self.rep: list[int] = [0] * n
        self.coins: list[int] = [0] * n
        self.goods: list[int] = [0] * (6 * n)
        self.hands: list[int] = [0] * (6 * n)
        self.fancy: list[int] = [0] * n  # masks
        self.played: list[int] = [0] * n
        self.offered: list[int] = [0] * n
        self.reserved: list[int] = [-1] * n
        self.companion: list[int] = [-1] * n
        self.used = 0  # mask of seats whose companion is used
        self.at: list[int] = [-1] * n
        self.others: list[int] = [-1] * 6  # solo: shops of the non-players by colour; -2: the player's own colour
        # town
        self.town: list[int] = []  # face-up shops in the order of the data
        self.space: list[int] = [0] * len(SHOPS)  # where a shop lies, face up or down
        self.laid: list[int] = []  # face-down shops in the order laid
        self.slots: list[int] = [EMPTY] * (3 * len(SHOPS))
        self.tucked: list[int] = [0] * len(SHOPS)  # masks of enchantments
        self.cells: list[int] = [0, 0, 0]
        # cards; the top of a deck is its end
        self.park: list[int] = []
        self.loads: list[int] = []  # what lies on the Park cards
        self.row: list[int] = []
        self.artisans: list[int] = []
        self.enchantments: list[int] = []
        self.fancies: list[int] = []
        self.shops: list[int] = []
        self.flips: list[int] = []  # results of the next flips, if a position names them: 1 heads, 0 tails
        # the running turn
        self.drawn = -1  # kind drawn in step 1 of this gathering
        self.drawn_open = False  # everybody knows it
        self.fired_kinds = 0
        self.placed = -1  # moment of Pins
        self.cast = -1  # moment of Sparkle and Twinkle
        self.extra = 0
        self.fresh = True  # something has happened since a window was last declined (FLC-24.8)
        # the running effect
        self.depth = 0  # firing steps running inside each other
        self.pocus = 0  # mask of depths in which Pocus is revealed
        self.placed_shop = -1  # of the last placement
        self.just_drawn = 0  # fancy dragons drawn by the step before, while one of them must be gifted (FLC-9.22)
        self.it_park = -1  # the dragon an effect goes on to speak of: its Park place …
        self.it_hand = -1  # … or its kind in the hand
        self.held: tuple[int, ...] = ()  # dragons in the hand of the player on turn that were fired, with their marks
        self.met = 0  # fancy dragons that gave a reward in the final scoring
        self.turned_in = 0  # coins of the first seat in the final scoring
        self.past: Past | None = None
        self._seldom_shared = False

    def copy(self) -> "Flamecraft":
        return Flamecraft(None, self)

    def _take(self, s: "Flamecraft") -> None:
        self.inherit(s)
        self.setup, self.n, self.first = s.setup, s.n, s.first
        self.turn, self.round, self.ending = s.turn, s.round, s.ending
        self.rep, self.coins, self.goods = s.rep, s.coins, s.goods
        self.hands, self.fancy, self.played = s.hands, s.fancy, s.played
        self.offered, self.reserved, self.companion = s.offered, s.reserved, s.companion
        self.used, self.at, self.others = s.used, s.at, s.others
        self.town, self.space, self.laid = s.town, s.space, s.laid
        self.slots, self.tucked, self.cells = s.slots, s.tucked, s.cells
        self.park, self.loads, self.row = s.park, s.loads, s.row
        self.artisans, self.enchantments, self.fancies = s.artisans, s.enchantments, s.fancies
        self.shops, self.flips, self.drawn = s.shops, s.flips, s.drawn
        self.drawn_open, self.fired_kinds, self.marked = s.drawn_open, s.fired_kinds, s.marked
        self.placed, self.cast, self.extra = s.placed, s.cast, s.extra
        self.fresh, self.depth, self.pocus = s.fresh, s.depth, s.pocus
        self.placed_shop, self.just_drawn, self.it_park = s.placed_shop, s.just_drawn, s.it_park
        self.it_hand, self.held, self.met = s.it_hand, s.held, s.met
        self.turned_in = s.turned_in
        self.past = s.past
        self._seldom_shared = s._seldom_shared = True

    def unshare(self) -> None:
        self.shared = False
        self.rep = self.rep.copy()
        self.coins = self.coins.copy()
        self.goods = self.goods.copy()
        self.hands = self.hands.copy()
        self.at = self.at.copy()
        self.slots = self.slots.copy()
        self.park = self.park.copy()
        self.loads = self.loads.copy()
        self.artisans = self.artisans.copy()

    def seldom(self) -> None:
        """To be called before a change of one of these: copies share them longer than the rest."""
        if self._seldom_shared:
            self._seldom_shared = False
            self.fancy = self.fancy.copy()
            self.played = self.played.copy()
            self.offered = self.offered.copy()
            self.reserved = self.reserved.copy()
            self.others = self.others.copy()
            self.town = self.town.copy()
            self.space = self.space.copy()
            self.laid = self.laid.copy()
            self.tucked = self.tucked.copy()
            self.cells = self.cells.copy()
            self.row = self.row.copy()
            self.enchantments = self.enchantments.copy()
            self.fancies = self.fancies.copy()
            self.shops = self.shops.copy()
            self.flips = self.flips.copy()

    # -- seats -------------------------------------------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        n, i = self.hands, 6 * seat
        return n[i] + n[i + 1] + n[i + 2] + n[i + 3] + n[i + 4] + n[i + 5]

    def goods_total(self, seat: int) -> int:
        n, i = self.goods, 6 * seat
        return n[i] + n[i + 1] + n[i + 2] + n[i + 3] + n[i + 4] + n[i + 5]

    def wealth(self, seat: int) -> int:
        """Goods and coins."""
        return self.goods_total(seat) + self.coins[seat]

    def has(self, seat: int, item: int) -> int:
        return self.coins[seat] if item == COIN else self.goods[6 * seat + item]

    def add(self, seat: int, item: int, n: int) -> None:
        if item == COIN:
            self.coins[seat] += n
        else:
            self.goods[6 * seat + item] += n

    def take(self, seat: int, items: int) -> None:
        """Gain packed items from the supply."""
        item = 0
        left = items
        while left:
            if left & 31:
                self.add(seat, item, left & 31)
            left >>= 5
            item += 1
        if self.events is not None and items:
            self.tell("take", {"seat": seat, "items": spoken(items)})

    def pay(self, seat: int, items: int) -> None:
        item = 0
        left = items
        while left:
            if left & 31:
                self.add(seat, item, -(left & 31))
            left >>= 5
            item += 1
        if self.events is not None and items:
            self.tell("pay", {"seat": seat, "items": spoken(items)})

    def score(self, seat: int, n: int) -> None:
        if n:
            self.rep[seat] += n
            if self.events is not None:
                self.tell("rep" if n > 0 else "lose-rep", {"seat": seat, "n": abs(n)})

    def give(self, seat: int, item: int, to: int) -> None:
        """One item to another player, in solo (to = -1) to the supply. FLC-17.7"""
        self.add(seat, item, -1)
        if to >= 0:
            self.add(to, item, 1)
        if self.events is not None:
            if to >= 0:
                self.tell("give", {"seat": seat, "to": to, "items": spoken(1 << 5 * item)})
            else:
                self.tell("pay", {"seat": seat, "items": spoken(1 << 5 * item)})

    def note(self, event: int, seat: int, card: int, more: int = 0) -> None:
        """Remember a move of a hidden card."""
        self.past = Past(self.past, event | seat << 4 | card << 8 | more << 16)

    def other_seats(self) -> list[int]:
        """Clockwise from the player on turn."""
        return [(self.turn + i) % self.n for i in range(1, self.n)]

    # -- the town ----------------------------------------------------------------------------------------------------

    def card_mark(self) -> int:
        """The mark of the running firing step; 0 if none runs."""
        return FIRED_STEP << self.depth if self.depth else 0

    def faceup(self, shop: int) -> list[int]:
        """Slots of the shop with face-up dragons; sleepers are not face up."""
        if SHOP_SLEEPS[shop]:
            return []
        slots = self.slots
        return [i for i in range(3 * shop, 3 * shop + 3) if slots[i] >= 0]

    def has_faceup(self, shop: int) -> bool:
        if SHOP_SLEEPS[shop]:
            return False
        slots = self.slots
        i = 3 * shop
        return slots[i] >= 0 or slots[i + 1] >= 0 or slots[i + 2] >= 0

    def free_slots(self, shop: int) -> bool:
        if not SHOP_SLOTS[shop]:
            return False
        slots = self.slots
        i = 3 * shop
        return slots[i] < 0 or slots[i + 1] < 0 or slots[i + 2] < 0

    def free_in_town(self) -> bool:
        for shop in self.town:  # noqa: SIM110
            if self.free_slots(shop):
                return True
        return False

    def dragons_in_town(self) -> list[int]:
        """Slots of all dragons, asleep or awake."""
        slots = self.slots
        return [i for shop in self.town for i in range(3 * shop, 3 * shop + 3) if slots[i] >= 0]

    def dragons_at_least(self, n: int) -> bool:
        """Whether so many dragons are in town."""
        slots = self.slots
        for shop in self.town:
            i = 3 * shop
            n -= (slots[i] >= 0) + (slots[i + 1] >= 0) + (slots[i + 2] >= 0)
            if n <= 0:
                return True
        return False

    def reveal(self, shop: int) -> None:
        """A shop lies face up from now on; `town` keeps the order of the data."""
        self.seldom()
        town = self.town
        at = 0
        while at < len(town) and town[at] < shop:
            at += 1
        town.insert(at, shop)

    def free_spaces(self, most: int) -> list[int]:
        taken = [self.space[shop] for shop in self.town] + [self.space[shop] for shop in self.laid]
        return [n for n in range(1, most + 1) if n not in taken]

    def clear_marks(self, mark: int) -> None:
        """Take the mark off every card."""
        if not self.marked & mark:
            return
        self.marked &= ~mark
        slots = self.slots
        for shop in self.town:
            for i in range(3 * shop, 3 * shop + 3):
                if slots[i] > KIND_BITS:
                    slots[i] &= ~mark
        park = self.park
        for i in range(len(park)):
            park[i] &= ~mark
        if self.held:
            self.held = tuple([card & ~mark for card in self.held if card & ~mark > KIND_BITS])

    def enter_hand(self, seat: int, card: int) -> None:
        """A card that all have seen comes into the hand, and keeps its marks."""
        self.hands[6 * seat + (card & KIND_BITS)] += 1
        if card > KIND_BITS:
            self.held += (card,)

    def leave_hand(self, seat: int, kind: int, mark: int = 0) -> int:
        """A card leaves the hand before all eyes: the one with the mark, or else one not fired, if there is one."""
        hand = 6 * seat + kind
        self.hands[hand] -= 1
        fired = [card for card in self.held if card & KIND_BITS == kind]
        if not fired or (not mark and len(fired) <= self.hands[hand]):
            return kind
        found = [card for card in fired if card & mark]
        card = found[0] if found else fired[0]
        at = self.held.index(card)
        self.held = self.held[:at] + self.held[at + 1 :]
        return card

    def mark_hand(self, kind: int, marks: int) -> None:
        """A dragon is fired in the hand of the player on turn; of those alike one that was not, if there is one."""
        fired = [i for i, card in enumerate(self.held) if card & KIND_BITS == kind]
        if len(fired) < self.hands[6 * self.turn + kind]:
            self.held += (kind | marks,)
        else:
            at = fired[0]
            self.held = (*self.held[:at], self.held[at] | marks, *self.held[at + 1 :])

    # -- cards -------------------------------------------------------------------------------------------------------

    def trigger(self) -> None:
        """The end of the game is triggered; a second trigger changes nothing. FLC-13.1, 13.3"""
        if self.ending < 0:
            self.ending = self.n
            if self.events is not None:
                self.tell("ending", {})

    def top_artisan(self) -> int:
        kind = self.artisans.pop()
        if not self.artisans:
            self.trigger()
        return kind

    def draw_deck(self, seat: int, first_step: bool = False) -> int:
        """The top dragon into the hand, seen by the drawer only."""
        kind = self.top_artisan()
        self.hands[6 * seat + kind] += 1
        self.note(DECK_GAIN, seat, kind, int(first_step))
        self.wall("FLC-6.6", "drawn")
        if self.events is not None:
            self.tell("draw-deck", {"seat": seat, "card": "@word-a-dragon"}, {seat: {"card": "@dragon-" + KINDS[kind]}})
        return kind

    def take_park(self, seat: int, place: int) -> int:
        """A Park dragon into the hand, and all that lies on it. FLC-6.8"""
        card = self.park.pop(place)
        kind = card & KIND_BITS
        load = self.loads.pop(place)
        if self.it_park == place:
            self.it_park = -1  # the dragon just fired was drawn by what its fire brought
        elif self.it_park > place:
            self.it_park -= 1
        self.enter_hand(seat, card)
        self.note(PUBLIC_GAIN, seat, kind)
        if self.events is not None:
            self.tell("draw-park", {"seat": seat, "card": "@dragon-" + KINDS[kind]})
        item = 0
        while load:
            self.add(seat, item, load & 65535)
            load >>= LOAD_BITS
            item += 1
        return kind

    def bury(self, seat: int, kind: int) -> None:
        """A hand card under the artisan deck."""
        self.hands[6 * seat + kind] -= 1
        self.artisans.insert(0, kind)
        self.note(BURIED, seat, kind)

    def draw_fancy(self, seat: int, to_gift: bool = False) -> None:
        """An empty fancy deck gives nothing. FLC-6.7"""
        if not self.fancies:
            return
        self.seldom()
        card = self.fancies.pop()
        self.fancy[seat] |= 1 << card
        self.just_drawn |= 1 << card
        self.note(FANCY_GAIN, seat, card, int(to_gift))
        self.wall("FLC-6.7", "drawn")
        if self.events is not None:
            self.tell(
                "draw-fancy", {"seat": seat, "card": "@word-a-fancy-dragon"}, {seat: {"card": "@card-" + FANCY[card]}}
            )

    def bury_fancy(self, seat: int, card: int) -> None:
        self.seldom()
        self.fancy[seat] &= ~(1 << card)
        self.fancies.insert(0, card)
        self.note(FANCY_BURIED, seat, card)

    def flip(self) -> bool:
        """Heads? Undo stops here."""
        self.seldom()
        heads = bool(self.flips.pop(0) if self.flips else self.below(2))
        self.wall("FLC-20.7", "flipped")
        if self.events is not None:
            self.tell("flip", {"seat": self.turn, "side": "@word-heads" if heads else "@word-tails"})
        return heads

    def refill_park(self) -> None:
        while len(self.park) < 5 and self.artisans:
            kind = self.top_artisan()
            self.park.append(kind)
            self.loads.append(0)
            self.note(DECK_OPEN, 0, kind)
            self.wall("FLC-12.4", "refilled")

    def refill_row(self) -> None:
        while len(self.row) < 5 and self.enchantments:
            self.seldom()
            self.row.append(self.enchantments.pop())
            self.wall("FLC-12.4", "refilled")
            if not self.enchantments:
                self.trigger()


def spoken(items: int) -> list[str]:
    """Packed items as words of a sentence, one for each piece."""
    out: list[str] = []
    item = 0
    while items:
        out += ["@good-" + ITEMS[item]] * (items & 31)
        items >>= 5
        item += 1
    return out


def seats_of(s: Flamecraft) -> int:
    return s.n
