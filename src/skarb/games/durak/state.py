"""Everything true of a game of Durak at one moment. Hands are bit masks, players are seat numbers.

In team mode a *seat* may be played by the partner of the player who has left it (DUR-15.6): `owner` and `defender` are
seats, `actor` and `keeper` (who defends) are players. In the solo modes they are the same.
"""

from typing import Final

from skarb.games.durak.cards import NO_SUIT, SEAT
from skarb.games.durak.options import Setup
from skarb.games.durak.rules import Rules, rules_of
from skarb.kernel.state import State

OPEN: Final = 63  # in place of a beating card: not beaten yet
OPENED: Final = OPEN << 9

SETUP: Final = Setup()
ORDINARY: Final = rules_of(NO_SUIT, 0, SETUP.six_targets)
NOBODY: Final[tuple[int, ...]] = ()


class Durak(State):
    """A table row is one int: attack card | who laid it << 6 | beating card << 9, cards as laid codes."""

    def __init__(self, setup: Setup = SETUP) -> None:
        super().__init__()
        self.setup = setup
        # the deal
        self.dealer = setup.dealer
        self.starter = -1  # who attacks first if the lowest trump does not decide, DUR-17.12
        self.rules: Rules = ORDINARY
        self.deck: tuple[int, ...] = ()
        self.at = 0  # the deck's top
        self.turned = -1  # the card that set the trump suit
        self.shown = -1  # the card shown for the first attack, and by whom
        self.shower = -1
        self.hands: list[int] = []
        self.holders = 0  # players with cards
        self.pile = 0  # the discard pile, and how many cards were discarded
        self.discard = 0
        self.out: tuple[int, ...] = NOBODY  # in the order of leaving
        self.won = False  # has anybody won a defence in this deal? DUR-7.2
        self.step = 1  # the direction
        self.stall = 0  # bouts taken in a row without a drawn card, DUR-10.7
        # what everybody can remember
        self.known: list[int] = []  # cards known to be in a hand
        self.unheld = 0  # trumps that no hand held when the first attacker was sought
        self.fresh: list[int] = []  # how many hidden cards of a player may be of those: his unseen draws
        # the bout
        self.owner = 0
        self.defender = 0
        self.keeper = 0
        self.actor = 0
        self.table: list[int] = []
        self.open = 0  # attack cards not beaten yet
        self.fits = 0  # all cards of the ranks on the table
        self.limit = 0
        self.passed = 0
        self.stopped = False  # by a queen
        self.turnable = False  # by a king
        self.taking = False  # the defender has said "take", DUR-17.3
        self.emptied: tuple[int, ...] = NOBODY  # who laid his last card, in this order
        # the series
        self.points: tuple[int, ...] = NOBODY
        self.ended: tuple[int, ...] = NOBODY  # results of the deals: a fool's seat, DRAW or a team

    def copy(self) -> "Durak":
        t = Durak(self.setup)
        t.inherit(self)
        t.dealer = self.dealer
        t.starter = self.starter
        t.rules = self.rules
        t.deck = self.deck
        t.at = self.at
        t.turned = self.turned
        t.shown = self.shown
        t.shower = self.shower
        t.hands = self.hands.copy()
        t.holders = self.holders
        t.pile = self.pile
        t.discard = self.discard
        t.out = self.out
        t.won = self.won
        t.step = self.step
        t.stall = self.stall
        t.known = self.known.copy()
        t.unheld = self.unheld
        t.fresh = self.fresh.copy()
        t.owner = self.owner
        t.defender = self.defender
        t.keeper = self.keeper
        t.actor = self.actor
        t.table = self.table.copy()
        t.open = self.open
        t.fits = self.fits
        t.limit = self.limit
        t.passed = self.passed
        t.stopped = self.stopped
        t.turnable = self.turnable
        t.taking = self.taking
        t.emptied = self.emptied
        t.points = self.points
        t.ended = self.ended
        return t

    # -- who is who --------------------------------------------------------------------------------------------------

    def left(self) -> int:
        """Cards in the deck."""
        return len(self.deck) - self.at

    def size(self, player: int) -> int:
        return self.hands[player].bit_count()

    def in_game(self) -> int:
        """The players with a card, and everybody while there is a deck. DUR-4.4"""
        return self.holders if self.at == len(self.deck) else self.setup.everybody

    def first_from(self, start: int, players: int) -> int:
        """The first of the players from seat `start` on, in the direction of play; -1 if there is none."""
        setup = self.setup
        start %= setup.seats
        if self.step < 0:
            start += setup.seats
        return setup.first[start * 64 + players]

    def next_seat(self, seat: int) -> int:
        """The next player's seat. DUR-4.5; in team mode seats never disappear, DUR-15.6"""
        if self.setup.team:
            return (seat + self.step) % 4
        return self.first_from(seat + self.step, self.in_game() & ~SEAT[seat])

    def player_of(self, seat: int) -> int:
        """Who plays a seat now: its player, in team mode the partner of one who is out; -1: nobody. DUR-15.6"""
        if seat < 0:
            return -1
        here = self.in_game()
        if here & SEAT[seat]:
            return seat
        if self.setup.team and here & SEAT[seat ^ 2]:
            return seat ^ 2
        return -1

    def throwers(self) -> int:
        """Who may throw in at all: everyone with cards except the defender. DUR-6.2, 15.3, 17.4"""
        setup = self.setup
        if setup.team:
            return self.holders & (10 if self.defender & 1 == 0 else 5)
        others = self.holders & ~SEAT[self.defender]
        if setup.neighbours:
            around = self.in_game() & ~SEAT[self.defender]
            clockwise = setup.first[(self.defender + 1) % setup.seats * 64 + around]
            against = setup.first[((self.defender - 1) % setup.seats + setup.seats) * 64 + around]
            others &= SEAT[clockwise] | SEAT[against] if around else 0
        return others

    def waiting(self) -> int:
        """Who is asked to throw in or pass; nobody when the window is closed. DUR-6.5, 6.6"""
        if self.stopped or (len(self.table) >= self.limit and not self.setup.overthrow):
            return 0
        return self.throwers() & ~self.passed
