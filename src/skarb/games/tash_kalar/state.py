"""Everything true of a game of Tash-Kalar at one moment, and the few changes a board can undergo. TSK-3."""

from typing import Any

from skarb.games.tash_kalar.arena import BIT, BOARD, COLOURS, LEGENDARY, NAMES, RANKS, SIZE, count
from skarb.games.tash_kalar.cards import FLARES, LEGEND_CARDS, LEGENDS, TASKS
from skarb.kernel.state import Ask, State

FIRST_GAME, HIGH_FORM, DUEL, MELEE = 0, 1, 2, 3
MODES = ("first_game", "high_form", "deathmatch_duel", "deathmatch_melee")
NOBODY = -1


class Table:
    """What never changes during a game; copies of a state share it."""

    def __init__(self, seats: int = 2, options: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.options: dict[str, Any] = options or {}
        self.mode = MODES.index(self.options.get("mode", "high_form"))
        self.teams = seats == 4 and self.mode != MELEE
        self.closed: bool = self.options.get("discards") == "closed"
        self.undo: bool = self.options.get("undo", True)
        self.skip_finals: bool = self.options.get("skip_finals", True)
        limit = self.options.get("turn_limit")
        self.turn_limit: int = -1 if limit is None else limit
        doubles = 17 if self.mode <= HIGH_FORM else 16 if self.mode == DUEL else 18 - seats  # TSK-3.5
        self.doubles: int = doubles
        self.legendaries = 0 if self.mode == FIRST_GAME else 3  # TSK-3.6
        self.end_score = (6, 9, 18, 12 if seats == 3 else 10)[self.mode]

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Table, (self.seats, self.options)


class Arena(State):
    """Colours are numbers in the order blue, red, yellow, green; a hand is a set of cards in the bits of an int."""

    def __init__(self, table: Table | None = None, source: "Arena | None" = None) -> None:
        super().__init__()
        self.table: Table = table or Table()
        if source is None:
            self._begin(self.table)
        else:
            self.inherit(source)
            self._take(source)

    def copy(self) -> "Arena":
        return Arena(self.table, self)

    def _begin(self, table: Table) -> None:
        n = table.seats
        self.stage = 0  # number of the open setup question (see setup), 3 = play, 4 = over
        self.schools: list[int] = [NOBODY] * n  # never changed in place: copies share it
        self.colours: list[int] = [NOBODY] * n  # the colour each seat plays, likewise shared
        self.sides: list[int] = []  # the colours in play, in colour order, likewise shared
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
        self.doubles: list[int] = [table.doubles] * 4  # double-sided pieces in supply
        self.legendaries: list[int] = [table.legendaries] * 4
        # cards
        self.hands: list[int] = [0] * n
        self.decks: list[list[int]] = [[] for _ in range(n + 2)]  # of the seats, the legends, the flares; top first
        self.piles: list[list[int]] = [[] for _ in range(n + 2)]  # oldest first
        self.known: list[int] = []  # pairs: 128 × seat + card, and where it may be (see knowledge)
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
        self.free: Arena | None = None
        self.since: list[int] = []
        self.options: list[int] | None = None  # the choices of the question on top, once worked out

    def _take(self, s: "Arena") -> None:
        self.stage = s.stage
        self.schools = s.schools
        self.colours = s.colours
        self.sides = s.sides
        self.first = s.first
        self.turn = s.turn
        self.turns = s.turns
        self.actions = s.actions
        self.handed = s.handed
        self.touched = s.touched
        self.board = s.board.copy()
        self.pieces = s.pieces.copy()
        self.ranked = s.ranked.copy()
        self.doubles = s.doubles.copy()
        self.legendaries = s.legendaries.copy()
        self.hands = s.hands.copy()
        self.decks = [deck.copy() for deck in s.decks]
        self.piles = [pile.copy() for pile in s.piles]
        self.known = s.known.copy()
        self.tasks = s.tasks.copy()
        self.next_task = s.next_task
        self.task_deck = s.task_deck.copy()
        self.tasks_seen = s.tasks_seen
        self.claimed = s.claimed.copy()
        self.points = s.points.copy()
        self.destroyed = s.destroyed.copy()
        self.summoned = s.summoned.copy()
        self.discarded = s.discarded
        self.borrow = s.borrow
        self.markers = s.markers.copy()
        self.extra_beings = s.extra_beings
        self.extra_legends = s.extra_legends
        self.extra_turns = s.extra_turns
        self.last = s.last
        self.finals = s.finals.copy()
        self.consent = s.consent.copy()
        self.card = s.card
        self.orientation = s.orientation
        self.summoned_at = s.summoned_at
        self.me = s.me
        self.used = s.used
        self.refs = s.refs.copy()
        self.direction = s.direction
        self.free = s.free  # a free moment never changes
        self.since = s.since.copy()
        self.options = s.options

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return revive, (self.table, {name: getattr(self, name) for name in FIELDS})

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

    def put(self, square: int, colour: int, rank: int) -> None:
        """From the supply onto an empty square."""
        if rank == LEGENDARY:
            self.legendaries[colour] -= 1
        else:
            self.doubles[colour] -= 1
        bit = BIT[square]
        self.board[square] = 1 + 3 * colour + rank
        self.pieces[3 * colour + rank] |= bit
        self.ranked[rank] |= bit

    def lift(self, square: int) -> None:
        """Back to its owner's supply at once, TSK-3.7. What the effect knew of the piece ends here."""
        piece = self.board[square] - 1
        bit = BIT[square]
        self.board[square] = 0
        self.pieces[piece] ^= bit
        self.ranked[piece % 3] ^= bit
        if piece % 3 == LEGENDARY:
            self.legendaries[piece // 3] += 1
        else:
            self.doubles[piece // 3] += 1
        if self.me == square:
            self.me = NOBODY
        self.used &= ~bit
        refs = self.refs
        for i in range(1, len(refs), 5):
            if refs[i] == square:
                refs[i] = NOBODY

    def destroy(self, square: int, counted: bool = True) -> None:
        """TSK-12.12, counted by TSK-12.18: enemy pieces, with the rank of the moment."""
        piece = self.board[square] - 1
        if counted and piece // 3 != self.own():
            self.destroyed[piece] += 1
        self.lift(square)
        if self.events is not None:
            self.tell("destroyed", {"piece": piece_name(piece), "square": NAMES[square]})

    def carry(self, origin: int, square: int) -> None:
        """A move or leap: the piece goes there, whoever stands there is destroyed. TSK-12.3"""
        if self.board[square]:
            self.destroy(square)
        code = self.board[origin]
        piece = code - 1
        both = BIT[origin] | BIT[square]
        self.board[origin] = 0
        self.board[square] = code
        self.pieces[piece] ^= both
        self.ranked[piece % 3] ^= both
        if self.me == origin:
            self.me = square
        if self.used & BIT[origin]:
            self.used ^= both
        refs = self.refs
        for i in range(1, len(refs), 5):
            if refs[i] == origin:
                refs[i] = square

    def change_rank(self, square: int, by: int) -> None:
        """Upgrade (1) or downgrade (-1): turned over, or exchanged. The piece stays the same one. TSK-12.14, 12.15"""
        piece = self.board[square] - 1
        bit = BIT[square]
        self.pieces[piece] ^= bit
        self.ranked[piece % 3] ^= bit
        if piece % 3 == LEGENDARY or piece % 3 + by == LEGENDARY:
            self.legendaries[piece // 3] -= by
            self.doubles[piece // 3] += by
        piece += by
        self.pieces[piece] ^= bit
        self.ranked[piece % 3] ^= bit
        self.board[square] = piece + 1

    def remember(self, name: int, square: int, piece: int, alive: bool) -> None:
        self.refs += [name, square if alive else NOBODY, square, piece // 3, piece % 3]

    # -- cards and scores --------------------------------------------------------------------------------------------

    def legends_deck(self) -> int:
        return self.table.seats

    def flares_deck(self) -> int:
        return self.table.seats + 1

    def deck_of(self, card: int, seat: int) -> int:
        """The deck (and pile) where a card of that seat's hand belongs. TSK-1.6"""
        return self.table.seats + 1 if card >= FLARES else self.table.seats if card >= LEGENDS else seat

    def score(self, colour: int) -> int:
        """The score of a side in a game of two sides. TSK-15.4, 16.8, 17"""
        if self.table.mode >= DUEL:
            return self.points[5 * colour]
        total = count(self.pieces[3 * colour + 2])
        tasks = self.claimed[colour]
        for i, task in enumerate(TASKS):
            if tasks >> i & 1:
                total += task.points
        return total

    def columns(self, colour: int) -> list[int]:
        """A melee player's column scores, lowest first. TSK-19.15"""
        return sorted(self.points[4 * colour + other] for other in self.sides if other != colour)

    def hand_over(self) -> None:
        """Control passes to the teammate, and the legends with it. TSK-18.7"""
        self.handed = True
        self.pass_legends()
        self.wall("TSK-18.17", "handover")
        if self.events is not None:
            self.tell("handover", {"seat": self.turn, "to": self.mate(self.turn)})

    def pass_legends(self) -> None:
        """The turn owner's legends go to the teammate; he may remember them. TSK-18.7, 26.5"""
        legends = self.hands[self.turn] & LEGEND_CARDS
        self.hands[self.turn] ^= legends
        self.hands[self.mate(self.turn)] |= legends
        for card in range(LEGENDS, FLARES):
            if legends >> card & 1:
                self.learn(self.turn, card, 1 << card)
                self.locate(self.mate(self.turn), card)

    # -- what seats know of hidden cards: see knowledge --------------------------------------------------------------

    def learn(self, seat: int, card: int, among: int) -> None:
        """From now on that seat knows that the card lies where one of these cards lies."""
        key = 128 * seat + card
        known = self.known
        for i in range(0, len(known), 2):
            if known[i] == key:
                known[i + 1] = among
                return
        known += [key, among]

    def locate(self, seat: int, card: int) -> None:
        """The seat sees the card openly now: no riddle any more, and no place for other cards."""
        known = self.known
        if not known:
            return
        kept: list[int] = []
        for i in range(0, len(known), 2):
            if known[i] >> 7 == seat:
                if known[i] & 127 != card:
                    kept += [known[i], known[i + 1] & ~(1 << card)]
            else:
                kept += [known[i], known[i + 1]]
        self.known = kept

    def show(self, card: int) -> None:
        """The card lies open: everybody sees it. TSK-26.3"""
        if self.known:
            for seat in range(self.table.seats):
                self.locate(seat, card)

    def mix(self, seat: int, group: int) -> None:
        """The seat moved one of these cards unseen: for the others each may now be where any of them was."""
        known = self.known
        for i in range(0, len(known), 2):
            if known[i] >> 7 != seat and known[i + 1] & group:
                known[i + 1] |= group

    def offers(self) -> list[Ask[Any]]:
        from skarb.games.tash_kalar.ending import standing

        return standing(self)


def piece_name(piece: int) -> str:
    """The message that names a piece, such as "red common"."""
    return f"@piece-{RANKS[piece % 3]}-{COLOURS[piece // 3]}"


FIELDS = [
    "stack",
    "key",
    "draws",
    "walls",
    "wall_rule",
    "wall_code",
    "result",
    "stage",
    "schools",
    "colours",
    "sides",
    "first",
    "turn",
    "turns",
    "actions",
    "handed",
    "touched",
    "board",
    "pieces",
    "ranked",
    "doubles",
    "legendaries",
    "hands",
    "decks",
    "piles",
    "known",
    "tasks",
    "next_task",
    "task_deck",
    "tasks_seen",
    "claimed",
    "points",
    "destroyed",
    "summoned",
    "discarded",
    "borrow",
    "markers",
    "extra_beings",
    "extra_legends",
    "extra_turns",
    "last",
    "finals",
    "consent",
    "card",
    "orientation",
    "summoned_at",
    "me",
    "used",
    "refs",
    "direction",
    "free",
    "since",
]


def revive(table: Table, fields: dict[str, Any]) -> Arena:
    s = Arena(table)
    for name, value in fields.items():
        setattr(s, name, value)
    return s
