"""Everything true of a game of Wyrmspan at one moment: small ints and short lists. Knows no frame.

Halls are 0 to 11 (crimson1 to amethyst4), caverns 0 to 2; a mat holds 0 where there is no card.
"""

from typing import Any, Final, Literal

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import (
    CAVERN_HALLS,
    COLUMN_HALLS,
    COST,
    DRAGONS,
    LEFTMOST,
    MAT_NESTS,
    NEAR_HALLS,
    NESTS,
    RESOURCE_ICONS,
    START_COINS,
)
from skarb.games.wyrmspan.flow.nodes import ANY, HERE, THIS_CAVERN, THIS_COLUMN
from skarb.kernel.chance import Pile
from skarb.kernel.state import State

MOST_SEATS: Final = 5

# phases
SETUP: Final = 0
TURN: Final = 1
ROUND_END: Final = 2
OBJECTIVE: Final = 3
LIMITS: Final = 4
INCOME: Final = 5
FINAL: Final = 6
OVER: Final = 7
Phase = Literal["setup", "turn", "round_end", "objective", "limits", "income", "final", "over"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "turn", "round_end", "objective", "limits", "income", "final", "over")

# a tucked card is card << TUCKED | SURE | hint << HINT | who knows it
OWNER: Final = 0
EVERYBODY: Final = 1
NOBODY: Final = 2
KNOWS: Final = 3
HINT: Final = 2  # 1 to 4: everybody knows that its cost shows that resource; 5: that it shows none
SURE: Final = 32  # everybody knows whether it is of the last new deck
TUCKED: Final = 6

ON_MAT: Final = 1 << 12  # the bit of the mat nests, after the halls


class Setup:
    """What never changes during a game; all copies of a state share it."""

    def __init__(
        self,
        names: list[str],
        options: dict[str, Any],
        tile: int,
        squares: list[int],
        objectives: list[int],
        level: int,
        seed: str | int | None,
    ) -> None:
        self.names = names
        self.seats: int = len(names)
        self.solo: bool = len(names) == 1
        self.options = options
        self.open_hands: bool = options["open_hands"]
        self.limit_at_round_end: bool = options["limit_at_round_end"]
        self.tile: int = tile
        self.squares: list[int] = squares
        self.objectives: list[int] = objectives
        self.level: int = level
        self.seed = seed  # of a position; None: the game was dealt

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Setup, (self.names, self.options, self.tile, self.squares, self.objectives, self.level, self.seed)


class Player:
    """One player's mat, hand and reserve."""

    def __init__(
        self,
        coins: int,
        res: list[int],
        hand: list[int],
        shown: list[int],
        mat_eggs: int,
        dug: list[int],
        filled: list[int],
        caves: list[int],
        dragons: list[int],
        eggs: list[int],
        cached: list[int],
        tucked: list[tuple[int, ...]],
        fed: list[int],
        advances: int,
        markers: tuple[int, ...],
        explored: list[int],
        dealt: tuple[int, ...],
        kept: tuple[int, ...],
        chosen: int,
    ) -> None:
        self.coins: int = coins
        self.res: list[int] = res
        self.hand: list[int] = hand  # in card order
        self.shown: list[int] = shown  # cards of the hand that everybody knows
        self.mat_eggs: int = mat_eggs
        self.dug: list[int] = dug  # excavated halls of each cavern
        self.filled: list[int] = filled  # dragons of each cavern
        self.caves: list[int] = caves
        self.dragons: list[int] = dragons
        self.eggs: list[int] = eggs
        self.cached: list[int] = cached  # tokens on each dragon, a byte for each resource
        self.tucked: list[tuple[int, ...]] = tucked
        self.fed: list[int] = fed
        self.advances: int = advances
        self.markers: tuple[int, ...] = markers
        self.explored: list[int] = explored
        self.dealt: tuple[int, ...] = dealt  # setup: the six cards
        self.kept: tuple[int, ...] = kept  # setup: the four of them, once chosen
        self.chosen: int = chosen  # setup: the resources as packed by `pack`, -1 if not yet

    def copy(self) -> "Player":
        return Player(
            self.coins,
            self.res.copy(),
            self.hand.copy(),
            self.shown.copy(),
            self.mat_eggs,
            self.dug.copy(),
            self.filled.copy(),
            self.caves.copy(),
            self.dragons.copy(),
            self.eggs.copy(),
            self.cached.copy(),
            self.tucked.copy(),
            self.fed.copy(),
            self.advances,
            self.markers,
            self.explored.copy(),
            self.dealt,
            self.kept,
            self.chosen,
        )

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Player, (
            self.coins,
            self.res,
            self.hand,
            self.shown,
            self.mat_eggs,
            self.dug,
            self.filled,
            self.caves,
            self.dragons,
            self.eggs,
            self.cached,
            self.tucked,
            self.fed,
            self.advances,
            self.markers,
            self.explored,
            self.dealt,
            self.kept,
            self.chosen,
        )

    # -- the hand ----------------------------------------------------------------------------------------------------

    def dragon_cards(self) -> int:
        hand = self.hand
        n: i64 = len(hand)
        while n > 0 and hand[n - 1] > DRAGONS:
            n -= 1
        return n

    def cave_cards(self) -> int:
        return len(self.hand) - self.dragon_cards()

    def gain_card(self, card: int, known: bool) -> None:
        put_in(self.hand, card)
        if known:
            put_in(self.shown, card)

    def lose_card(self, card: int) -> bool:
        """Take a card out of the hand; whether everybody knew it."""
        take_out(self.hand, card)
        return take_out(self.shown, card)

    def show_card(self, card: int) -> None:
        for other in self.shown:
            if other == card:
                return
        put_in(self.shown, card)

    def tuck(self, hall: int, card: int, knows: int, sure: bool = True) -> None:
        self.tucked[hall] = (*self.tucked[hall], card << TUCKED | (SURE if sure else 0) | knows)

    # -- the mat -----------------------------------------------------------------------------------------------------

    def places(self, where: int, card: int) -> int:
        """The halls with dragons that `where` allows, as a mask; `card` is the dragon that owns the effect."""
        filled = self.filled
        first: i64 = LEFTMOST[filled[0]]
        second: i64 = LEFTMOST[filled[1]]
        third: i64 = LEFTMOST[filled[2]]
        halls = first | second << 4 | third << 8
        if where == ANY:
            return halls
        hall = self.hall_of(card)
        if hall < 0:
            return 0
        if where == HERE:
            return 1 << hall
        if where == THIS_CAVERN:
            return halls & CAVERN_HALLS[hall]
        return halls & (COLUMN_HALLS[hall] if where == THIS_COLUMN else NEAR_HALLS[hall])

    def hall_of(self, card: int) -> int:
        dragons = self.dragons
        for hall in range(12):
            if dragons[hall] == card:
                return hall if card else -1
        return -1

    def free_slots(self, where: int, card: int) -> int:
        """Free nest slots in the places allowed; the mat nests only for `any`."""
        free = MAT_NESTS - self.mat_eggs if where == ANY else 0
        halls: i64 = self.places(where, card)
        dragons = self.dragons
        eggs = self.eggs
        hall: i64 = 0
        while halls:
            if halls & 1:
                free += NESTS[dragons[hall]] - eggs[hall]
            halls >>= 1
            hall += 1
        return free

    def roomy(self, where: int, card: int) -> i64:
        """The 13 places with a free nest slot, as a mask; the mat only for `any`."""
        halls: i64 = self.places(where, card)
        dragons = self.dragons
        eggs = self.eggs
        out: i64 = ON_MAT if where == ANY and self.mat_eggs < MAT_NESTS else 0
        bit: i64 = 1
        hall: i64 = 0
        while halls:
            if halls & 1 and eggs[hall] < NESTS[dragons[hall]]:
                out |= bit
            halls >>= 1
            bit <<= 1
            hall += 1
        return out

    def laid(self, where: int, card: int) -> i64:
        """The 13 places with an egg, as a mask; the mat only for `any`."""
        halls: i64 = self.places(where, card)
        eggs = self.eggs
        out: i64 = ON_MAT if where == ANY and self.mat_eggs else 0
        bit: i64 = 1
        hall: i64 = 0
        while halls:
            if halls & 1 and eggs[hall]:
                out |= bit
            halls >>= 1
            bit <<= 1
            hall += 1
        return out

    def eggs_in(self, where: int, card: int) -> int:
        halls: i64 = self.places(where, card)
        eggs = self.eggs
        found = self.mat_eggs if where == ANY else 0
        hall: i64 = 0
        while halls:
            if halls & 1:
                found += eggs[hall]
            halls >>= 1
            hall += 1
        return found

    def has_eggs(self, n: int) -> bool:
        return n <= self.mat_eggs or n <= self.eggs_in(ANY, 0)

    def open_caverns(self) -> int:
        """Caverns whose leftmost hall without a dragon is excavated, as a mask. WYR-6.1"""
        dug = self.dug
        filled = self.filled
        out = 1 if filled[0] < dug[0] else 0
        if filled[1] < dug[1]:
            out += 2
        return out + 4 if filled[2] < dug[2] else out

    def can_dig(self) -> bool:
        dug = self.dug
        return dug[0] < 4 or dug[1] < 4 or dug[2] < 4

    def tokens(self) -> int:
        out: i64 = 0
        for n in self.res:
            out += n
        return out

    def can_pay_resources(self, need: tuple[int, int, int, int]) -> bool:
        """What is held is paid directly, two of the rest stand for each missing one. WYR-30.8"""
        res = self.res
        a, b, c, d = res[0] - need[0], res[1] - need[1], res[2] - need[2], res[3] - need[3]
        left = a + b + c + d  # after a token for each, there must be one more for each missing
        return left >= 0 and left + min(a, 0) + min(b, 0) + min(c, 0) + min(d, 0) >= 0

    def can_pay_dragon(self, card: int) -> bool:
        return RESOURCE_ICONS[card] <= self.tokens() and self.can_pay_resources(COST[card])


def put_in(cards: list[int], card: int) -> None:
    """Into its place in card order."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def take_out(cards: list[int], card: int) -> bool:
    """Whether it was there."""
    for at, other in enumerate(cards):
        if other == card:
            cards.pop(at)
            return True
    return False


def new_player() -> Player:
    return Player(
        START_COINS,
        [0, 0, 0, 0],
        [],
        [],
        1,
        [1, 1, 1],
        [0, 0, 0],
        [0] * 12,
        [0] * 12,
        [0] * 12,
        [0] * 12,
        [()] * 12,
        [0] * 12,
        0,
        (),
        [0, 0, 0],
        (),
        (),
        -1,
    )


class Wyrmspan(State):
    """The whole game. Decks have their top card last."""

    passing = (*State.passing, "_decks_shared")

    def __init__(self, setup: Setup, source: "Wyrmspan | None" = None) -> None:
        if source is not None:
            self._take(source)
            return
        super().__init__()
        self.setup: Setup = setup
        self.players: list[Player] = []
        self.phase: int = SETUP
        self.round: int = 1
        self.first: int = 0
        self.turn: int = 0
        self.passed: int = 0  # a bit for each seat
        self.dragon_deck: Pile = Pile([])
        self.cave_deck: Pile = Pile([])
        self.dragon_discard: list[int] = []
        self.cave_discard: list[int] = []
        self._decks_shared: bool = False
        self.dragon_display: list[int] = [0, 0, 0]
        self.cave_display: list[int] = [0, 0, 0]
        self.new_dragons: int = 0  # cards of the last pile that became a deck, as a mask: the deck has no others
        self.new_caves: int = 0
        self.used: list[int] = []  # dragons whose round-end ability has been used in this step 2
        self.places: list[int] = [0] * (4 * (setup.seats + setup.solo))  # of objectives, round by round
        # the Automa
        self.her_advances: int = 0
        self.her_dragons: list[int] = []
        self.her_caves: list[int] = []
        self.her_markers: tuple[int, ...] = ()
        self.ready: int = 1
        self.tile_coins: int = 0
        self.her_deck: list[int] = []
        self.aside: int = 0
        self.she_passed: bool = False

    def copy(self) -> "Wyrmspan":
        return Wyrmspan(self.setup, self)

    def _take(self, s: "Wyrmspan") -> None:
        """Everything is shared until one of the two is changed: see `unshare` and `_own_decks`."""
        self.inherit(s)
        self.setup, self.players, self.phase = s.setup, s.players, s.phase
        self.round, self.first, self.turn = s.round, s.first, s.turn
        self.passed, self.dragon_deck, self.cave_deck = s.passed, s.dragon_deck, s.cave_deck
        self.dragon_discard = s.dragon_discard
        self.cave_discard = s.cave_discard
        self._decks_shared = s._decks_shared = True
        self.dragon_display, self.cave_display, self.new_dragons = s.dragon_display, s.cave_display, s.new_dragons
        self.new_caves, self.used, self.places = s.new_caves, s.used, s.places
        self.her_advances, self.her_dragons, self.her_caves = s.her_advances, s.her_dragons, s.her_caves
        self.her_markers, self.ready, self.tile_coins = s.her_markers, s.ready, s.tile_coins
        self.her_deck, self.aside, self.she_passed = s.her_deck, s.aside, s.she_passed

    def unshare(self) -> None:
        self.shared = False
        self.players = [player.copy() for player in self.players]
        self.dragon_display = self.dragon_display.copy()
        self.cave_display = self.cave_display.copy()
        self.used = self.used.copy()
        self.places = self.places.copy()
        if self.setup.solo:
            self.her_dragons = self.her_dragons.copy()
            self.her_caves = self.her_caves.copy()
            self.her_deck = self.her_deck.copy()

    def _own_decks(self) -> None:
        """The decks and piles are long, and seldom changed."""
        self._decks_shared = False
        self.dragon_deck = self.dragon_deck.copy()
        self.cave_deck = self.cave_deck.copy()
        self.dragon_discard = self.dragon_discard.copy()
        self.cave_discard = self.cave_discard.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        fields = (
            *(self.stack, self.key, self.draws, self.walls, self.wall_rule, self.wall_code, self.result),
            *(self.players, self.phase, self.round, self.first, self.turn, self.passed),
            *(self.dragon_deck.cards(), self.cave_deck.cards(), self.dragon_discard, self.cave_discard),
            *(self.dragon_display, self.cave_display, self.used, self.places),
            *(self.new_dragons, self.new_caves),
            *(self.her_advances, self.her_dragons, self.her_caves, self.her_markers, self.ready),
            *(self.tile_coins, self.her_deck, self.aside, self.she_passed),
        )
        return restore, (self.setup, fields)

    # -- cards -------------------------------------------------------------------------------------------------------

    def has_dragon(self) -> bool:
        """Whether a dragon card can come from the deck. WYR-9.8"""
        return len(self.dragon_deck) > 0 or len(self.dragon_discard) > 0

    def has_cave(self) -> bool:
        return len(self.cave_deck) > 0 or len(self.cave_discard) > 0

    def draw_dragon(self) -> int:
        """The top card; from an empty deck the discard pile is shuffled into a new one; 0 if there is none. WYR-9.8"""
        if self._decks_shared:
            self._own_decks()
        if not len(self.dragon_deck):
            if not self.dragon_discard:
                return 0
            cards = sorted(self.dragon_discard)
            self.dragon_discard = []
            self.new_dragons = sum([1 << card for card in cards])
            for p in self.players:
                for hall in range(12):
                    p.tucked[hall] = tuple([entry | SURE for entry in p.tucked[hall]])
            self.dragon_deck = self.shuffled(cards)
            if self.events is not None:
                self.tell("reshuffle", {"deck": "dragon"})
        return self.dragon_deck.draw()

    def draw_cave(self) -> int:
        if self._decks_shared:
            self._own_decks()
        if not len(self.cave_deck):
            if not self.cave_discard:
                return 0
            cards = sorted(self.cave_discard)
            self.cave_discard = []
            self.new_caves = sum([1 << card for card in cards])
            self.cave_deck = self.shuffled(cards)
            if self.events is not None:
                self.tell("reshuffle", {"deck": "cave"})
        return self.cave_deck.draw()

    def discard(self, card: int) -> None:
        if self._decks_shared:
            self._own_decks()
        if card <= DRAGONS:
            self.dragon_discard.append(card)
        else:
            self.cave_discard.append(card)

    def leave_display(self, card: int) -> bool:
        """Take a face-up card off the display; whether it was there."""
        display = self.dragon_display if card <= DRAGONS else self.cave_display
        for slot in range(3):
            if display[slot] == card:
                display[slot] = 0
                return True
        return False

    def refill(self) -> bool:
        """Fill empty slots, dragons before caves; whether a card was turned up. WYR-16.2"""
        turned = False
        for slot in range(3):
            if not self.dragon_display[slot]:
                card = self.draw_dragon()
                self.dragon_display[slot] = card
                turned = turned or card > 0
        for slot in range(3):
            if not self.cave_display[slot]:
                card = self.draw_cave()
                self.cave_display[slot] = card
                turned = turned or card > 0
        return turned

    def square_taken(self, square: int) -> int:
        """Markers on that square, everybody's."""
        taken = 0
        for player in self.players:
            for mark in player.markers:
                taken += mark == square
        for mark in self.her_markers:
            taken += mark == square
        return taken


def restore(setup: Setup, fields: tuple[Any, ...]) -> Wyrmspan:
    """A state from the fields that pickling wrote."""
    s = Wyrmspan(setup)
    (s.stack, s.key, s.draws, s.walls, s.wall_rule, s.wall_code, s.result) = fields[:7]
    (s.players, s.phase, s.round, s.first, s.turn, s.passed) = fields[7:13]
    s.dragon_deck, s.cave_deck = Pile(fields[13]), Pile(fields[14])
    s.dragon_discard, s.cave_discard = fields[15:17]
    (s.dragon_display, s.cave_display, s.used, s.places) = fields[17:21]
    (s.new_dragons, s.new_caves) = fields[21:23]
    (s.her_advances, s.her_dragons, s.her_caves, s.her_markers, s.ready) = fields[23:28]
    (s.tile_coins, s.her_deck, s.aside, s.she_passed) = fields[28:]
    return s


def seats_of(s: Wyrmspan) -> int:
    return s.setup.seats


def names(s: Wyrmspan) -> list[str]:
    return s.setup.names
