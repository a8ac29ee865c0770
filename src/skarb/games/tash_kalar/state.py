"""Everything true of a game of Tash-Kalar at one moment, and the few changes a board can undergo. TSK-3."""

from typing import Any, Final, Literal

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import FLARES, LEGENDS, TASKS, Hand, concerns, hand_of
from skarb.games.tash_kalar.choice import PLACE, PLACES
from skarb.games.tash_kalar.flow.board import (
    BIT,
    BOARD,
    LEGENDARY,
    MARKS,
    NAMES,
    SIZE,
    SQUARES,
    number_in,
    piece_name,
    rank_in,
    squares_in,
)
from skarb.games.tash_kalar.flow.matching import NO_FORCE, Force, Ground, ground_of
from skarb.games.tash_kalar.flow.modes import DUEL, Setup
from skarb.kernel.state import Ask, State

Seat = Literal["A", "B", "C", "D"]
SEATS: Final[tuple[Seat, ...]] = ("A", "B", "C", "D")
NOBODY: Final = -1
SEAT_AND_CARD: Final = 511  # parts of a pair of `known`
ELIMINATED: Final = 512
MIXED: Final = 1024


def changed(items: list[int], at: int, item: int) -> list[int]:
    """A copy with another item there."""
    out = items.copy()
    out[at] = item
    return out


class TashKalar(State):
    """Colours are numbers in the order blue, red, yellow, green; a hand is a set of cards in the bits of an int.

    Copies share their lists. Those of the board are changed in place, but copied first if they are shared (`_alone`);
    no other list is ever changed: a new one takes its place.
    """

    passing = (
        *State.passing,
        "_shared",
        "_forces",
        "_mark",
        "_ground",
        "_before",
        "_places",
        "_held",
        "_held_of",
        "keep",
    )

    def __init__(self, setup: Setup | None = None, source: "TashKalar | None" = None) -> None:
        if source is None:
            super().__init__()
            self.setup: Setup = setup or Setup()
            self._begin(self.setup)
        else:
            self.inherit(source)
            self.setup = source.setup
            self._take(source)

    def copy(self) -> "TashKalar":
        return TashKalar(self.setup, self)

    def _begin(self, setup: Setup) -> None:
        n = setup.seats
        self.stage = 0  # number of the open setup question (see flow/opening), 3 = play, 4 = over
        self.schools: list[int] = [NOBODY] * n
        self.colours: list[int] = [NOBODY] * n  # the colour each seat plays
        self.sides: list[int] = []  # the colours in play, in colour order
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.actions = 0
        self.handed = False
        self.touched = False  # something has been chosen in this turn
        # the board
        self.board: list[int] = [0] * SIZE  # 0, or 1 + 3 × colour + rank
        self.pieces: list[int] = [0] * 12  # bitboards by 3 × colour + rank
        self.ranked: list[int] = [0] * 3  # bitboards by rank, all colours
        self.doubles: list[int] = [setup.doubles] * 4  # double-sided pieces in supply
        self.legendaries: list[int] = [setup.legendaries] * 4
        self._shared = False
        self._forces: list[Force] = []  # the same pieces by colour; empty until asked for, like the next
        self._mark = 0  # a number that tells boards apart, kept together with the forces
        self._ground: Ground | None = None
        self.keep = False  # somebody thinks: he comes back to the same boards
        self._before: Ground | None = None  # the last one that was asked for then
        self._places: list[int] = []  # the choices to place on an empty square, in square order
        # cards
        self.hands: list[int] = [0] * n
        self._held: list[Hand | None] = []  # what they hold, as far as it was asked for,
        self._held_of: list[int] = []  # as long as the hands are these
        self.decks: list[list[int]] = [[] for _ in range(n + 2)]  # of the seats, the legends, the flares; top first
        self.piles: list[list[int]] = [[] for _ in range(n + 2)]  # oldest first
        self.known: list[int] = []  # pairs: 128 × who + card, and where it may be (see world)
        self.tasks: list[int] = []
        self.next_task = NOBODY
        self.task_deck: list[int] = []  # top first
        self.tasks_seen = 0  # so many at the bottom of the task deck were seen by all
        self.claimed: list[int] = [0] * 4  # sets of tasks by colour
        # scores, and what happened in this turn
        self.points: list[int] = [0] * 16  # 4 × colour + column; a duel uses column = colour
        self.destroyed: list[int] = [0] * 12
        self.summoned: list[int] = []  # 128 × card + square
        self.discarded = False
        self.borrow = 0
        self.markers: list[int] = [0] * 4  # spent colours as bits
        self.extra_beings = 0
        self.extra_legends = 0
        self.extra_turns = 0
        self.last = NOBODY  # the last player, once the end is triggered
        self.finals: list[int] = []
        self.consent: list[int] = [0] * n  # 1 resign, 2 skip
        # the effect that runs
        self.card = NOBODY
        self.orientation = 0
        self.summoned_at = NOBODY
        self.me = NOBODY  # the square of self
        self.used = 0
        self.refs: list[int] = []  # fives: name, square now, square then, colour, rank
        self.direction = 0
        # since the last free moment
        self.free: TashKalar | None = None
        self.since: list[int] = []
        self.alone = False  # the choice being made was the only one: it is not written down

    def _take(self, s: "TashKalar") -> None:
        self.stage, self.schools, self.colours = s.stage, s.schools, s.colours
        self.sides, self.first, self.turn = s.sides, s.first, s.turn
        self.turns, self.actions, self.handed = s.turns, s.actions, s.handed
        self.touched, self.board, self.pieces = s.touched, s.board, s.pieces
        self.ranked, self.doubles, self.legendaries = s.ranked, s.doubles, s.legendaries
        self._forces, self._mark, self._places = s._forces, s._mark, s._places
        self._ground, self._before, self.keep = s._ground, s._before, s.keep
        self._shared = s._shared = True
        self.hands, self.decks, self.piles = s.hands, s.decks, s.piles
        self._held, self._held_of = s._held, s._held_of
        self.known, self.tasks, self.next_task = s.known, s.tasks, s.next_task
        self.task_deck, self.tasks_seen, self.claimed = s.task_deck, s.tasks_seen, s.claimed
        self.points, self.destroyed, self.summoned = s.points, s.destroyed, s.summoned
        self.discarded, self.borrow, self.markers = s.discarded, s.borrow, s.markers
        self.extra_beings, self.extra_legends, self.extra_turns = s.extra_beings, s.extra_legends, s.extra_turns
        self.last, self.finals, self.consent = s.last, s.finals, s.consent
        self.card, self.orientation, self.summoned_at = s.card, s.orientation, s.summoned_at
        self.me, self.used, self.refs = s.me, s.used, s.refs
        self.direction = s.direction
        self.free = s.free  # a free moment never changes
        self.since, self.alone = s.since, s.alone

    # -- who ---------------------------------------------------------------------------------------------------------

    def controller(self) -> int:
        """Who decides in an effect, and in a free moment with an action left. TSK-18.9"""
        return self.mate(self.turn) if self.handed else self.turn

    def mate(self, seat: int) -> int:
        return (seat + 2) % 4

    def own(self) -> int:
        """The colour of the side whose turn it is."""
        return self.colours[self.turn]

    # -- pieces ------------------------------------------------------------------------------------------------------

    def all_of(self, colour: int) -> int:
        pieces = self.pieces
        return pieces[3 * colour] | pieces[3 * colour + 1] | pieces[3 * colour + 2]

    def upgraded_of(self, colour: int) -> int:
        return self.pieces[3 * colour + 1] | self.pieces[3 * colour + 2]

    def empty(self) -> int:
        return BOARD & ~(self.ranked[0] | self.ranked[1] | self.ranked[2])

    def supply(self, colour: int, rank: int) -> int:
        """How many pieces of that type lie ready. TSK-3.4"""
        return self.legendaries[colour] if rank == LEGENDARY else self.doubles[colour]

    def _alone(self) -> None:
        """The lists of the board are to be this state's own."""
        self.board = self.board.copy()
        self.pieces = self.pieces.copy()
        self.ranked = self.ranked.copy()
        self.doubles = self.doubles.copy()
        self.legendaries = self.legendaries.copy()
        self._forces = self._forces.copy()
        self._places = self._places.copy()
        self._shared = False

    def forces(self) -> list[Force]:
        """The pieces of each colour as halves of bitboards."""
        if not self._forces:
            self._forces = [NO_FORCE] * 4
            self._mark = 0
            for square in SQUARES:
                if self.board[square]:
                    self._muster(square, self.board[square] - 1)
        return self._forces

    def _muster(self, square: int, piece: int) -> None:
        """A piece comes to a square or leaves it: what is kept together with the forces."""
        forces = self._forces
        colour: i64 = piece // 3
        forces[colour] = forces[colour].flipped(piece % 3, square)
        self._mark ^= MARKS[SIZE * piece + square]

    def ground(self, keep: bool = False) -> Ground:
        """What the board alone tells, once it is known who plays which colour. Who thinks keeps it: he comes back."""
        self.keep = self.keep or keep
        found = self._ground
        if found is None or (self.keep and not found.kept):
            forces, sides = self.forces(), self.sides
            found = ground_of(self._mark, forces, sides, self._before) if self.keep else Ground(forces, sides)
            self._ground = found
        return found

    def force(self, colour: int) -> Force:
        return self.forces()[colour]

    def places(self) -> list[int]:
        """The choices to place a piece on an empty square, in square order. Not to be changed."""
        if not self._places:
            board = self.board
            self._places = [PLACES[square] for square in SQUARES if not board[square]]
        return self._places

    def _flip(self, square: int, piece: int) -> None:
        """A piece comes to a square or leaves it: its bitboards."""
        bits: list[Any] = BIT  # as objects, as they lie in the lists
        pieces: list[Any] = self.pieces
        ranked: list[Any] = self.ranked
        rank: i64 = piece % 3
        pieces[piece] = pieces[piece] ^ bits[square]
        ranked[rank] = ranked[rank] ^ bits[square]
        if self._forces:
            self._muster(square, piece)
            if self._ground is not None:
                if self._ground.kept:
                    self._before = self._ground
                self._ground = None

    def _vacate(self, square: int) -> None:
        self.board[square] = 0
        places = self._places
        if places:
            places.insert(rank_in(places, PLACE | square << 6), PLACES[square])

    def _occupy(self, square: int, piece: int) -> None:
        """An empty square is empty no more."""
        self.board[square] = 1 + piece
        places = self._places
        if places:
            places.pop(rank_in(places, PLACE | square << 6))

    def put(self, square: int, colour: int, rank: int) -> None:
        """From the supply onto an empty square."""
        if self._shared:
            self._alone()
        if rank == LEGENDARY:
            self.legendaries[colour] -= 1
        else:
            self.doubles[colour] -= 1
        self._occupy(square, 3 * colour + rank)
        self._flip(square, 3 * colour + rank)

    def lift(self, square: int) -> None:
        """Back to its owner's supply at once, TSK-3.7. What the effect knew of the piece ends here."""
        if self._shared:
            self._alone()
        piece = self.board[square] - 1
        self._vacate(square)
        self._flip(square, piece)
        if piece % 3 == LEGENDARY:
            self.legendaries[piece // 3] += 1
        else:
            self.doubles[piece // 3] += 1
        if self.me == square:
            self.me = NOBODY
        if self.used:
            self.used &= ~BIT[square]
        self._follow(square, NOBODY)

    def _follow(self, square: int, now: int) -> None:
        """The piece that the effect knew there is somewhere else now, or nowhere."""
        refs = self.refs
        for i in range(1, len(refs), 5):
            if refs[i] == square:
                refs = changed(refs, i, now)
        self.refs = refs

    def destroy(self, square: int, counted: bool = True) -> None:
        """TSK-12.12, counted by TSK-12.18: enemy pieces, with the rank of the moment."""
        piece = self.board[square] - 1
        if counted and piece // 3 != self.own():
            self.destroyed = changed(self.destroyed, piece, self.destroyed[piece] + 1)
        self.lift(square)
        if self.events is not None:
            self.tell("destroyed", {"piece": piece_name(piece), "square": NAMES[square]})

    def carry(self, origin: int, square: int) -> None:
        """A move or leap: the piece goes there, whoever stands there is destroyed. TSK-12.3"""
        if self.board[square]:
            self.destroy(square)
        if self._shared:
            self._alone()
        piece = self.board[origin] - 1
        self._vacate(origin)
        self._flip(origin, piece)
        self._occupy(square, piece)
        self._flip(square, piece)
        if self.me == origin:
            self.me = square
        if self.used & BIT[origin]:
            self.used ^= BIT[origin] | BIT[square]
        self._follow(origin, square)

    def change_rank(self, square: int, by: int) -> None:
        """Upgrade (1) or downgrade (-1): turned over, or exchanged. The piece stays the same one. TSK-12.14, 12.15"""
        if self._shared:
            self._alone()
        piece = self.board[square] - 1
        if piece % 3 == LEGENDARY or piece % 3 + by == LEGENDARY:
            self.legendaries[piece // 3] -= by
            self.doubles[piece // 3] += by
        self._flip(square, piece)
        self._flip(square, piece + by)
        self.board[square] = 1 + piece + by

    def imagine(self, s: "TashKalar", origin: int, square: int) -> None:
        """A copy of `s` is to look, to who values it, as if a piece had gone to another square, or nowhere. Only what
        is read for that changes, and it may be asked so again and again."""
        board = s.board
        piece = board[origin] - 1
        self._forces = s.forces().copy()
        self._mark = s._mark
        self._ground, self._before = None, s._ground
        self.destroyed = s.destroyed
        self._muster(origin, piece)
        if square >= 0:
            hit = board[square] - 1
            if hit >= 0:
                self._muster(square, hit)
                if hit // 3 != s.own():
                    self.destroyed = changed(s.destroyed, hit, s.destroyed[hit] + 1)
            self._muster(square, piece)

    # -- cards and scores --------------------------------------------------------------------------------------------

    def held(self, seat: int) -> Hand:
        """What a hand holds."""
        if self._held_of is not self.hands:
            self._held, self._held_of = [None] * len(self.hands), self.hands
        found = self._held[seat]
        if found is None:
            found = self._held[seat] = hand_of(self.hands[seat])
        return found

    def legends_deck(self) -> int:
        return self.setup.seats

    def flares_deck(self) -> int:
        return self.setup.seats + 1

    def deck_of(self, card: int, seat: int) -> int:
        """The deck (and pile) where a card of that seat's hand belongs. TSK-1.6"""
        return self.setup.seats + 1 if card >= FLARES else self.setup.seats if card >= LEGENDS else seat

    def score(self, colour: int) -> int:
        """The score of a side in a game of two sides. TSK-15.4, 16.8, 17"""
        if self.setup.mode >= DUEL:
            return self.points[5 * colour]
        force = self.force(colour)
        total = int(number_in(force.low2) + number_in(force.high2))
        tasks = self.claimed[colour]
        if tasks:
            for task in squares_in(tasks):
                total += TASKS[task].points
        return total

    def columns(self, colour: int) -> list[int]:
        """A melee player's column scores, lowest first. TSK-19.15"""
        return sorted(self.points[4 * colour + other] for other in self.sides if other != colour)

    # -- what seats know of hidden cards: see world -------------------------------------------------------------------

    def sure(self) -> list[int]:
        """Of what is known the seats and cards that leave no doubt, but for what is only known by elimination."""
        known = self.known
        return [
            known[i]
            for i in range(0, len(known), 2)
            if not known[i] & ELIMINATED and known[i + 1] == 1 << (known[i] & 127)
        ]

    def learn(self, seat: int, card: int, among: int) -> None:
        """From now on that seat knows that the card lies where one of these cards lies."""
        key = 128 * seat + card
        known = self.known.copy()
        self.known = known
        for i in range(0, len(known), 2):
            if known[i] & SEAT_AND_CARD == key:
                known[i] = key
                known[i + 1] = among
                return
        known += [key, among]

    def eliminate(self, seat: int, among: int) -> None:
        """Nowhere but in these places can the cards lie that truly lie there: the seat has seen all others."""
        heard = 0
        for i in range(0, len(self.known), 2):
            if self.known[i] >> 7 & 3 == seat:
                heard |= 1 << (self.known[i] & 127)
        for card in squares_in(among & ~heard):
            self.known = [*self.known, ELIMINATED + 128 * seat + card, among]

    def locate(self, seat: int, card: int) -> None:
        """The seat sees the card openly now: no riddle any more, and no place for other cards."""
        known: list[Any] = self.known  # as objects: most stay as they are
        at: i64 = 0
        while at < len(known):
            key: i64 = known[at]
            if key >> 7 & 3 == seat and concerns(key, known[at + 1], card):
                break
            at += 2
        else:
            return
        kept: list[Any] = known[:at]
        while at < len(known):
            key = known[at]
            among = known[at + 1]
            if key >> 7 & 3 != seat or not concerns(key, among, card):
                kept.append(known[at])
                kept.append(among)
            elif key & 127 != card:
                kept.append(known[at])
                kept.append(among ^ BIT[card])
            at += 2
        self.known = kept

    def show(self, card: int) -> None:
        """The card lies open: everybody sees it. TSK-26.3"""
        known: list[Any] = self.known
        for i in range(0, len(known), 2):
            if concerns(known[i], known[i + 1], card):
                for seat in range(self.setup.seats):
                    self.locate(seat, card)
                return

    def mix(self, seat: int, group: int) -> None:
        """The seat moved one of these cards unseen: for the others each may now be where any of them was."""
        known = self.known.copy()
        self.known = known
        mixed = MIXED if group & (group - 1) else 0  # one card alone is not lost sight of
        for i in range(0, len(known), 2):
            if known[i] >> 7 & 3 != seat and known[i + 1] & group:
                known[i] |= mixed
                known[i + 1] |= group

    def play_card(self, seat: int, card: int) -> None:
        """It leaves the hand, or comes back to it."""
        self.hands = changed(self.hands, seat, self.hands[seat] ^ BIT[card])

    def turn_over(self, card: int, pile: int) -> None:
        """Onto the pile, as the newest."""
        piles = self.piles.copy()
        piles[pile] = [*piles[pile], card]
        self.piles = piles

    def set_deck(self, deck: int, cards: list[int]) -> None:
        decks = self.decks.copy()
        decks[deck] = cards
        self.decks = decks

    def add_points(self, at: int, points: int) -> None:
        self.points = changed(self.points, at, self.points[at] + points)

    def offers(self) -> list[Ask[Any]]:
        from skarb.games.tash_kalar.flow.ending import standing

        return standing(self)


def seats_of(s: TashKalar) -> int:
    return s.setup.seats


def sides_of(s: TashKalar) -> list[int]:
    """Partners have the same number. TSK-18.1"""
    return [0, 1, 0, 1] if s.setup.teams else list(range(s.setup.seats))
