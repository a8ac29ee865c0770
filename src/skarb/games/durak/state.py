"""Everything true of a game of Durak at one moment. Hands are bit masks, players are seat numbers.

In team mode a *seat* may be played by the partner of the player who has left it (DUR-15.6): `owner` and `defender` are
seats, `actor` and `keeper` (who defends) are players. In the solo modes they are the same.
"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.cards import NO_SUIT, RANKS, SIX_TARGETS, SUITS, seat_bit
from skarb.games.durak.flow.beating import Rules, rules_of
from skarb.games.durak.flow.dealing import ORDERS
from skarb.kernel.state import Flat

NEVER: Final = 1 << 40  # as a number of bouts, deals or points: more than there will ever be
OPEN: Final = 63  # in place of a beating card: not beaten yet
OPENED: Final = OPEN << 9

USUAL_TARGETS: Final = tuple([SUITS.index(SIX_TARGETS[suit]) for suit in SUITS])
ORDINARY: Final = rules_of(NO_SUIT, 0, USUAL_TARGETS)
NOBODY: Final[tuple[int, ...]] = ()


def _first_of(seats: int) -> list[int]:
    """[(clockwise, start, set of players)] → the first player of the set from `start` on, -1 in an empty set."""
    out: list[int] = []
    for step in (1, -1):
        for start in range(seats):
            for some in range(64):
                walk = [(start + step * i) % seats for i in range(seats)]
                out.append(next((p for p in walk if some >> p & 1), -1))
    return out


FIRST: Final[list[list[int]]] = [[], [], *[_first_of(seats) for seats in range(2, 7)]]


NAMES: Final = ["A", "B", "C", "D", "E", "F"]


def targets_of(targets: dict[str, str]) -> tuple[int, ...]:
    """By suit: the one that its six strikes."""
    if targets == SIX_TARGETS:
        return USUAL_TARGETS
    return tuple([SUITS.index(targets[suit]) for suit in SUITS])


class Setup:
    """What never changes in a game: seats, names and options, which are complete and in their one form."""

    def __init__(self, seats: int, options: dict[str, Any], names: list[str] | None = None) -> None:
        self.seats = seats
        self.options = options
        self.names = NAMES[:seats] if names is None else names
        self.everybody: i64 = (1 << seats) - 1
        self.first = FIRST[seats]
        forward: bool = options["draw_order"] == "forward"
        self.orders = ORDERS[forward][seats]
        self.team: bool = options["mode"] == "team"
        self.enchanted = 0
        for rank in options["enchanted"]:
            self.enchanted |= 1 << RANKS.index(rank)
        self.six_targets = targets_of(options["six_targets"])
        self.dealer: int = -1 if options["dealer"] is None else int(options["dealer"])
        self.transfer: bool = options["transfer"]
        self.after_take: bool = options["throw_after_take"]
        self.neighbours: bool = options["throwers"] == "neighbours" and not self.team
        self.before_first: i64 = options["limit_before_first"]
        self.new_rank: bool = options["pass_memory"] == "new_rank"
        self.overthrow: bool = options["overthrow"] == "defender_chooses"
        self.tie_has_fool: bool = options["tie"] == "defender_is_fool" and not self.team
        self.stall: i64 = NEVER if options["stall_bouts"] is None else int(options["stall_bouts"])
        self.next_first: str = options["next_first"]
        series = options["series"] or {"deals": 1}
        self.series = options["series"] is not None
        self.deals: int = series.get("deals", NEVER)
        self.fool_points: int = series.get("fool_points", NEVER)
        self.open_discard: bool = options["open_discard"]
        usual = self.transfer and not (self.enchanted or self.after_take or self.overthrow or self.tie_has_fool)
        self.learned: bool = seats == 2 and usual and not self.series  # endings are known, see `flow/outlook.py`

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Setup, (self.seats, self.options, self.names)


class Durak(Flat):
    """A table row is one int: attack card | who laid it << 6 | beating card << 9, cards as laid codes."""

    def __init__(self, setup: Setup | None = None, source: "Durak | None" = None) -> None:
        if source is not None:
            self._take(source)
            return
        super().__init__()
        if setup is not None:  # a snapshot makes the state first and fills it then
            self.setup = setup
        # the deal
        self.dealer = -1 if setup is None else setup.dealer
        self.starter = -1  # who attacks first if the lowest trump does not decide, DUR-17.12
        self.rules: Rules = ORDINARY
        self.deck: tuple[int, ...] = ()
        self.at: i64 = 0  # the deck's top
        self.turned = -1  # the card that set the trump suit
        self.shown = -1  # the card shown for the first attack, and by whom
        self.shower = -1
        self.hands: list[int] = []
        self.holders: i64 = 0  # players with cards
        self.pile: i64 = 0  # the discard pile, and how many cards were discarded
        self.discard: i64 = 0
        self.out: tuple[int, ...] = NOBODY  # in the order of leaving
        self.won = False  # has anybody won a defence in this deal? DUR-7.2
        self.step: i64 = 1  # the direction
        self.stall: i64 = 0  # bouts taken in a row without a drawn card, DUR-10.7
        # what everybody can remember
        self.known: list[int] = []  # cards known to be in a hand
        self.unheld: i64 = 0  # trumps that no hand held when the first attacker was sought
        self.fresh: list[int] = []  # how many hidden cards of a player may be of those: his unseen draws
        # the bout
        self.owner: i64 = 0
        self.defender: i64 = 0
        self.keeper: i64 = 0
        self.actor: i64 = 0
        self.table: list[int] = []
        self.open: i64 = 0  # attack cards not beaten yet
        self.fits: i64 = 0  # all cards of the ranks on the table
        self.limit: i64 = 0
        self.passed: i64 = 0
        self.stopped = False  # by a queen
        self.turnable = False  # by a king
        self.taking = False  # the defender has said "take", DUR-17.3
        self.emptied: tuple[int, ...] = NOBODY  # who laid his last card, in this order
        # the series
        self.points: tuple[int, ...] = NOBODY
        self.ended: tuple[int, ...] = NOBODY  # results of the deals: a fool's seat, DRAW or a team

    def copy(self) -> "Durak":
        return Durak(None, self)

    def _take(self, s: "Durak") -> None:
        self.inherit(s)
        self.setup = s.setup
        self.dealer = s.dealer
        self.starter = s.starter
        self.rules = s.rules
        self.deck = s.deck
        self.at = s.at
        self.turned = s.turned
        self.shown = s.shown
        self.shower = s.shower
        self.hands = s.hands
        self.holders = s.holders
        self.pile = s.pile
        self.discard = s.discard
        self.out = s.out
        self.won = s.won
        self.step = s.step
        self.stall = s.stall
        self.known = s.known
        self.unheld = s.unheld
        self.fresh = s.fresh
        self.owner = s.owner
        self.defender = s.defender
        self.keeper = s.keeper
        self.actor = s.actor
        self.table = s.table
        self.open = s.open
        self.fits = s.fits
        self.limit = s.limit
        self.passed = s.passed
        self.stopped = s.stopped
        self.turnable = s.turnable
        self.taking = s.taking
        self.emptied = s.emptied
        self.points = s.points
        self.ended = s.ended

    def unshare(self) -> None:
        self.shared = False
        self.hands = self.hands.copy()
        self.known = self.known.copy()
        self.fresh = self.fresh.copy()
        self.table = self.table.copy()

    # -- who is who --------------------------------------------------------------------------------------------------

    def left(self) -> int:
        """Cards in the deck."""
        return len(self.deck) - self.at

    def size(self, player: int) -> int:
        return self.hands[player].bit_count()

    def in_game(self) -> i64:
        """The players with a card, and everybody while there is a deck. DUR-4.4"""
        return self.holders if self.at == len(self.deck) else self.setup.everybody

    def in_game_after(self) -> i64:
        """The same when the bout is won: cards beyond the limit go back to those who laid them. DUR-17.8"""
        here = self.in_game()
        if self.open:
            for row in self.table:
                if row >= OPENED:
                    here |= seat_bit(row >> 6 & 7)
        return here

    def first_from(self, start: i64, players: i64) -> i64:
        """The first of the players from seat `start` on, in the direction of play; -1 if there is none."""
        if players >> start & 1:
            return start
        if self.step < 0:
            start += self.setup.seats
        return self.setup.first[start * 64 + players]

    def next_seat(self, seat: i64) -> i64:
        """The next player's seat. DUR-4.5; in team mode seats never disappear, DUR-15.6"""
        setup = self.setup
        after = seat + self.step
        if after < 0:
            after = setup.seats - 1
        elif after == setup.seats:
            after = 0
        if setup.team:
            return after
        return self.first_from(after, self.in_game() & ~seat_bit(seat))

    def player_of(self, seat: i64) -> i64:
        """Who plays a seat now: its player, in team mode the partner of one who is out; -1: nobody. DUR-15.6"""
        if seat < 0:
            return -1
        here = self.in_game()
        if here & seat_bit(seat):
            return seat
        if self.setup.team and here & seat_bit(seat ^ 2):
            return seat ^ 2
        return -1

    def throwers(self) -> i64:
        """Who may throw in at all: everyone with cards except the defender. DUR-6.2, 15.3, 17.4"""
        setup = self.setup
        if setup.team:
            return self.holders & (10 if self.defender & 1 == 0 else 5)
        others = self.holders & ~seat_bit(self.defender)
        if setup.neighbours:
            around = self.in_game() & ~seat_bit(self.defender)
            clockwise = setup.first[(self.defender + 1) % setup.seats * 64 + around]
            against = setup.first[((self.defender - 1) % setup.seats + setup.seats) * 64 + around]
            others &= seat_bit(clockwise) | seat_bit(against) if around else 0
        return others

    def waiting(self) -> i64:
        """Who is asked to throw in or pass; nobody when the window is closed. DUR-6.5, 6.6"""
        if self.stopped or (len(self.table) >= self.limit and not self.setup.overthrow):
            return 0
        return self.throwers() & ~self.passed


# -- what the platform asks --------------------------------------------------------------------------------------------


def seats_of(s: Durak) -> int:
    return s.setup.seats


def names_of(s: Durak) -> list[str]:
    return s.setup.names


def sides_of(s: Durak) -> list[int]:
    return [0, 1, 0, 1] if s.setup.team else list(range(s.setup.seats))  # DUR-15.1
