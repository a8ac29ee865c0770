"""A game of Dragon Catchers as plain data: who sits where, who holds what, what lies where. No rules.

A *place* is one of those round the table, clockwise: two with two players, else four, the ghost's among them. A *seat*
is a person. Place 0 is always seat 0's; with three players the ghost moves from deal to deal, so later places vary.
"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.kernel.state import Flat

NOWHERE: Final = -1  # no card in a column, no ghost at the table

# The person who decides at each place, by number of players and seat of the red player. DRC-12.2, 12.4
SEATING: Final[dict[int, list[tuple[int, ...]]]] = {
    2: [(0, 1), (0, 1)],
    3: [(0, 1, 0, 2), (0, 1, 2, 1), (0, 2, 1, 2)],
    4: [(0, 1, 2, 3), (0, 1, 2, 3)],
}
GHOST_AT: Final = [2, 3, 1]  # by seat of the red player
RED_AT: Final = [0, 1, 3]


NAMES: Final = ["A", "B", "C", "D"]


class Setup:
    """What never changes in a game. `options` are complete; copies of a state share it."""

    def __init__(
        self,
        seats: int,
        names: list[str],
        options: dict[str, Any],
        red: int,
        single: bool = False,
        partial: bool = False,
    ) -> None:
        self.seats = seats
        self.names = names
        self.options = options
        self.zeros = [0] * seats
        self.red = red  # 2 and 4 players: red sits at the even (0) or the odd (1) places
        self.target: int = options["target"]
        self.max_deals: int = options["max_deals"] or 0
        self.hidden: bool = options["clan_counts"] == "hidden"
        self.open_piles: bool = options["open_piles"]
        self.step = -1 if seats == 3 and options["red_rotation"] == "right" else 1  # DRC-14.3
        self.single = single  # a position that is one deal and no game (section 16)
        self.partial = partial  # a position whose cards may run out before the seventh round

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Setup, (self.seats, self.names, self.options, self.red, self.single, self.partial)


NONE: Final[list[int]] = []  # shared: stands where a list is replaced before it is changed


class DragonCatchers(Flat):
    """One game of Dragon Catchers at one moment."""

    def __init__(self, setup: Setup | None = None, source: "DragonCatchers | None" = None) -> None:
        if source is not None:
            self._take(source)
            return
        super().__init__()
        if setup is not None:  # a snapshot makes the state first and fills it then
            self.setup = setup
        self.deal = 1  # number of the deal
        self.dealer = 0  # a seat
        self.red: i64 = 0 if setup is None else setup.red  # parity of the red places
        self.ghost: i64 = NOWHERE
        self.seating: tuple[int, ...] = ()  # who decides at each place
        self.last: i64 = 3  # the last place: 1 or 3, a mask that goes round the table
        self.round: i64 = 1
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.hands: list[int] = NONE  # place × 2 + clan; with two players the face-up cards
        self.columns: list[int] = NONE  # two players, place × 7 + column: the face-up card
        self.under: list[int] = NONE  # the card under it
        self.spot: list[int] = NONE  # card: its place × 7 + column, as long as it lies there; replaced, never changed
        self.laid: list[int] = []  # this round: card × 4 + the place it came from
        self.carried: i64 = 0
        self.red_pile: i64 = 0
        self.yellow_pile: i64 = 0
        self.discarded: i64 = 0
        self.out: i64 = 0  # cards that the position left out of this deal
        self.void: i64 = 0  # spoken voids: bit place × 2 + clan. DRC-14.2
        self.totals: list[int] = NONE if setup is None else setup.zeros  # by seat; replaced, never changed
        self.sheet: list[int] = NONE  # dealer, red score, yellow score of each deal; replaced, never changed

    def copy(self) -> "DragonCatchers":
        return DragonCatchers(None, self)

    def _take(self, s: "DragonCatchers") -> None:
        self.inherit(s)
        self.setup = s.setup
        self.deal = s.deal
        self.dealer = s.dealer
        self.red = s.red
        self.ghost = s.ghost
        self.seating = s.seating
        self.last = s.last
        self.round = s.round
        self.leader = s.leader
        self.turn = s.turn
        self.hands = s.hands
        self.columns = s.columns
        self.under = s.under
        self.spot = s.spot
        self.laid = s.laid
        self.carried = s.carried
        self.red_pile = s.red_pile
        self.yellow_pile = s.yellow_pile
        self.discarded = s.discarded
        self.out = s.out
        self.void = s.void
        self.totals = s.totals
        self.sheet = s.sheet

    def unshare(self) -> None:
        self.shared = False
        self.hands = self.hands.copy()
        self.laid = self.laid.copy()
        if self.last == 1:
            self.columns = self.columns.copy()
            self.under = self.under.copy()

    def sit(self) -> None:
        """Take the places that the dealer of this deal calls for."""
        players = self.setup.seats
        if players == 3:  # DRC-12.2: the dealer is red, the ghost opposite him
            self.seating = SEATING[3][self.dealer]
            self.ghost = GHOST_AT[self.dealer]
            self.red = RED_AT[self.dealer] & 1
        else:
            self.seating = SEATING[players][0]
        self.last = 1 if players == 2 else 3

    def place_of(self, seat: int) -> int:
        """Where a person sits: his own place, never the ghost's."""
        for place, person in enumerate(self.seating):
            if person == seat and place != self.ghost:
                return place
        raise IndexError(seat)

    def clan_at(self, place: i64) -> i64:
        return (place ^ self.red) & 1

    def clan_of(self, seat: int) -> int:
        return self.clan_at(self.place_of(seat) if self.setup.seats == 3 else seat)

    def name_at(self, place: int) -> str:
        return "ghost" if place == self.ghost else self.setup.names[self.seating[place]]

    def pile_of(self, clan: int) -> int:
        return self.yellow_pile if clan else self.red_pile

    def hand_at(self, place: int) -> int:
        """All cards of a hand (two players: of a row, face up) as a pile."""
        return self.hands[2 * place] | self.hands[2 * place + 1] << 14


# -- what the platform asks --------------------------------------------------------------------------------------------


def seats_of(s: DragonCatchers) -> int:
    return s.setup.seats


def names_of(s: DragonCatchers) -> list[str]:
    return s.setup.names


def sides_of(s: DragonCatchers) -> list[int]:
    return [0, 1, 0, 1] if s.setup.seats == 4 else list(range(s.setup.seats))  # DRC-2.1
