"""A table of Dragon Catchers as plain data: who sits where, who holds what, what lies where. No rules.

A *place* is a seat of the table, clockwise: two with two players, else four, the ghost's among them. A *seat* is a
person. Place 0 is always seat 0's; with three players the ghost moves from deal to deal, so later places vary.
"""

from typing import Any, Final

from skarb.kernel.state import State

NOWHERE: Final = -1  # no card in a column, no ghost at the table

# The person who decides at each place, by number of players and seat of the red player. DRC-12.2, 12.4
SEATING: Final[dict[int, list[tuple[int, ...]]]] = {
    2: [(0, 1), (0, 1)],
    3: [(0, 1, 0, 2), (0, 1, 2, 1), (0, 2, 1, 2)],
    4: [(0, 1, 2, 3), (0, 1, 2, 3)],
}
GHOST_AT = [2, 3, 1]  # by seat of the red player
RED_AT = [0, 1, 3]


NAMES = ["A", "B", "C", "D"]
RULEBOOK: dict[str, Any] = {  # what the options are unless a table says otherwise. Section 14
    "target": 500,
    "clan_counts": "public",
    "red_rotation": "left",
    "open_piles": True,
    "max_deals": None,
    "red_seats": [0, 2],
    "dealer": None,
}


class Setup:
    """What never changes during a game. Copies of a state share it."""

    def __init__(
        self, players: int = 4, names: list[str] = NAMES, options: dict[str, Any] = RULEBOOK, red: int = 0
    ) -> None:
        self.players = players
        self.names = names
        self.zeros = [0] * players
        self.red = red  # 2 and 4 players: red sits at the even (0) or the odd (1) places
        self.target: int = options["target"]
        self.max_deals: int = options["max_deals"] or 0
        self.hidden: bool = options["clan_counts"] == "hidden"
        self.open_piles: bool = options["open_piles"]
        self.step = -1 if players == 3 and options["red_rotation"] == "right" else 1  # DRC-14.3
        self.single = False  # a position that is one deal and no game (section 16)
        self.partial = False  # a position whose cards may run out before the seventh round


STANDARD: Final = Setup()
NONE: Final[list[int]] = []  # shared: stands where a list is replaced before it is changed


class Table(State):
    """One game of Dragon Catchers at one moment."""

    def __init__(self, setup: Setup = STANDARD) -> None:
        super().__init__()
        self.setup = setup
        self.deal = 1  # number of the deal
        self.dealer = 0  # a seat
        self.red = setup.red  # parity of the red places
        self.ghost = NOWHERE
        self.seating: tuple[int, ...] = ()  # who decides at each place
        self.last = 3  # the last place: 1 or 3, a mask that goes round the table
        self.round = 1
        self.leader = 0
        self.turn = 0
        self.hands: list[int] = NONE  # place × 2 + clan; with two players the face-up cards
        self.columns: list[int] = NONE  # two players, place × 7 + column: the face-up card
        self.under: list[int] = NONE  # the card under it
        self.spot: list[int] = NONE  # card: its place × 7 + column, as long as it lies there; replaced, never changed
        self.laid: list[int] = []  # this round: card × 4 + the place it came from
        self.carried = 0
        self.red_pile = 0
        self.yellow_pile = 0
        self.discarded = 0
        self.out = 0  # cards that the position left out of this deal
        self.void = 0  # spoken voids: bit place × 2 + clan. DRC-14.2
        self.totals: list[int] = setup.zeros  # by seat; replaced, never changed
        self.sheet: list[int] = NONE  # dealer, red score, yellow score of each deal; replaced, never changed

    def copy(self) -> "Table":
        t = Table(self.setup)
        t.inherit(self)
        t.setup = self.setup
        t.deal = self.deal
        t.dealer = self.dealer
        t.red = self.red
        t.ghost = self.ghost
        t.seating = self.seating
        t.last = self.last
        t.round = self.round
        t.leader = self.leader
        t.turn = self.turn
        t.hands = self.hands.copy()
        if self.last == 1:
            t.columns = self.columns.copy()
            t.under = self.under.copy()
            t.spot = self.spot
        t.laid = self.laid.copy()
        t.carried = self.carried
        t.red_pile = self.red_pile
        t.yellow_pile = self.yellow_pile
        t.discarded = self.discarded
        t.out = self.out
        t.void = self.void
        t.totals = self.totals
        t.sheet = self.sheet
        return t

    def sit(self) -> None:
        """Take the places that the dealer of this deal calls for."""
        players = self.setup.players
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

    def clan_at(self, place: int) -> int:
        return (place ^ self.red) & 1

    def clan_of(self, seat: int) -> int:
        return self.clan_at(self.place_of(seat))

    def name_at(self, place: int) -> str:
        return "ghost" if place == self.ghost else self.setup.names[self.seating[place]]

    def pile_of(self, clan: int) -> int:
        return self.yellow_pile if clan else self.red_pile

    def hand_at(self, place: int) -> int:
        """All cards of a hand (two players: of a row, face up) as a pile."""
        return self.hands[2 * place] | self.hands[2 * place + 1] << 14

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.deal, self.round, tuple(self.hands), tuple(self.laid)))

    def _fields(self) -> list[Any]:
        return [
            [self.stack, self.key, self.draws, self.result],
            [self.deal, self.dealer, self.red, self.ghost, self.seating, self.round, self.leader, self.turn],
            [self.hands, self.columns, self.under, self.laid, self.carried, self.red_pile, self.yellow_pile],
            [self.discarded, self.out, self.void, self.totals, self.sheet],
        ]
