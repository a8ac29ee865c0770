"""Everything true of a game of Wyrmspan at one moment: small ints and short lists. Knows no frame.

Halls are 0 to 11 (crimson1 to amethyst4), caverns 0 to 2; a mat holds 0 where there is no card.
"""

from typing import Any, Final, Literal

from skarb.games.wyrmspan.cards import (
    DRAGONS,
)
from skarb.games.wyrmspan.flow.player import SURE, Player, take_out
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

    def play_card(self, p: Player, card: int) -> None:
        """A card that is played leaves the hand or the display."""
        if take_out(p.hand, card):
            take_out(p.shown, card)
        else:
            self.leave_display(card)

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
