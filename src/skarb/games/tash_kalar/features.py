"""A position and choices as numbers, for those who learn. The own side comes first, then the others in colour order.

Squares are told in the order of the notation, cards one by one. Choices are rows: a summoning names a card, a square
and pieces that are borrowed, a use any set of squares.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from skarb.games.tash_kalar import choice as v
from skarb.games.tash_kalar.cards import BEINGS, CARDS, SCHOOLS, TASKS
from skarb.games.tash_kalar.flow.board import BIT, DIRECTIONS, SIZE, SQUARES, squares_in, squares_of
from skarb.games.tash_kalar.flow.matching import Force
from skarb.games.tash_kalar.flow.modes import MELEE, MODES
from skarb.games.tash_kalar.flow.steps import LABELS
from skarb.games.tash_kalar.flow.summoning import pattern
from skarb.games.tash_kalar.state import ELIMINATED, TashKalar
from skarb.kernel.features import Block, Features, more, note

VERBS: Final = 29
LAND: Final = len(SQUARES)
INDEX: Final[list[int]] = [SQUARES.index(square) if square in SQUARES else 0 for square in range(SIZE)]
STAGES: Final = 5
AIMS: Final = len(DIRECTIONS)
DEEDS: Final = len(TASKS)
STYLES: Final = len(SCHOOLS)
SEAT: Final = 8
ONE: Final[u8] = 1
STOCK: Final = 13
MOMENT: Final = 12

# -- a position --------------------------------------------------------------------------------------------------------


def sides_of(s: TashKalar) -> int:
    """How many sides the numbers have room for."""
    return s.setup.seats if s.setup.mode == MELEE else 2


def blocks(s: TashKalar) -> list[Block]:
    n, sides = s.setup.seats, sides_of(s)
    return [
        Block("board", 3 * LAND * sides, "of each side: common, heroic, legendary pieces by square, a3 to i7"),
        Block("hand", CARDS, "own cards: 18 of each school, 12 legends, 12 flares"),
        Block("known", CARDS, "hidden cards whose place the seat knows"),
        Block("discarded", CARDS, "cards in the piles (closed piles: the own one)"),
        Block("playing", CARDS, "the card whose effect runs"),
        Block("summoned", CARDS, "beings summoned in this turn"),
        Block("used", LAND, "squares that the effect has used"),
        Block("self", LAND, "the square of the being whose effect runs"),
        Block("aim", len(DIRECTIONS), "the direction that it chose"),
        Block("tasks", len(TASKS), "tasks to claim"),
        Block("next task", len(TASKS), "the one that comes next"),
        Block("claimed", len(TASKS) * sides, "of each side: tasks claimed"),
        Block("schools", len(SCHOOLS) * n, "of each seat, from the own on"),
        Block(
            "seats",
            SEAT * n,
            "of each seat: beings, legends, flares in hand, deck, pile, on turn, partner, last player",
            4,
        ),
        Block(
            "stock",
            STOCK * sides,
            "of each side: score, double-sided and legendary pieces left, destroyed x 3, markers, points by side x 4, "
            "chosen, on turn",
            4,
        ),
        Block("stage", STAGES, "school, colour, start, play, over"),
        Block("mode", len(MODES), ", ".join(MODES)),
        Block(
            "moment",
            MOMENT,
            "actions left, handed over, touched, discarded, borrowed, extra beings, legends, turns, end in sight, "
            "final turns, legends and flares left",
            4,
        ),
        Block("offered", VERBS, "verbs that the own seat may choose from", 8),
    ]


# By seats and sides: a position of zeros.
NOTHING: Final[list[list[bytes]]] = [
    [
        bytes(
            (3 * LAND + DEEDS + STOCK) * sides
            + (STYLES + SEAT) * n
            + 5 * CARDS
            + 2 * LAND
            + AIMS
            + 2 * DEEDS
            + STAGES
            + len(MODES)
            + MOMENT
            + VERBS
        )
        for sides in range(5)
    ]
    for n in range(5)
]


def order_of(s: TashKalar, seat: int) -> list[int]:
    """By colour: its place, the own one 0; -1 for colours that do not play."""
    out = [-1, -1, -1, -1]
    own = s.colours[seat]
    at = 0
    if own >= 0:
        out[own] = 0
        at = 1
    for colour in s.sides:
        if colour != own and at < sides_of(s):
            out[colour] = at
            at += 1
    return out


def position(s: TashKalar, seat: int) -> bytes:
    """Nearly all numbers are zeros: they are written at once, and what is not is set where it belongs."""
    setup = s.setup
    n: i64 = setup.seats
    own: i64 = seat
    sides: i64 = sides_of(s)
    order = order_of(s, seat)
    out = BytesWriter()
    out.write(NOTHING[setup.seats][sides_of(s)])
    i: i64 = 0
    at: i64 = 0
    for colour in range(4):
        side: i64 = order[colour]
        if side >= 0:
            write_pieces(out, 3 * LAND * side, s.force(colour))
    at = 3 * LAND * sides
    card: i64 = 0
    for held in squares_in(s.hands[seat]):
        card = held
        out[at + card] = ONE
    at += CARDS
    known = s.known
    size: i64 = len(known)
    i = 0
    while i < size:  # as in `sure`
        key: i64 = known[i]
        card = key & 127
        if key >> 7 & 3 == own and not key & ELIMINATED and known[i + 1] == BIT[card]:
            out[at + card] = ONE
        i += 2
    at += CARDS
    piles = s.piles
    for i in range(len(piles)):
        if not setup.closed or i == own:
            for thrown in piles[i]:
                card = thrown
                out[at + card] = ONE
    at += CARDS
    if s.card >= 0:
        card = s.card
        out[at + card] = ONE
    at += CARDS
    for entry in s.summoned:
        card = entry
        card >>= 7
        more(out, at + card)
    at += CARDS
    if s.used:
        for taken in squares_in(s.used):
            i = INDEX[taken]
            out[at + i] = ONE
    at += LAND
    if s.me >= 0:
        i = INDEX[s.me]
        out[at + i] = ONE
    at += LAND
    if s.card >= 0 and s.direction >= 0:
        i = s.direction
        out[at + i] = ONE
    at += AIMS
    for open_task in s.tasks:
        i = open_task
        out[at + i] = ONE
    at += DEEDS
    if s.next_task >= 0:
        i = s.next_task
        out[at + i] = ONE
    at += DEEDS
    claimed = at
    at += DEEDS * sides
    i = own
    for _ in range(n):
        school: i64 = s.schools[i]
        if school >= 0:
            out[at + school] = ONE
        at += STYLES
        i += 1
        if i == n:
            i = 0
    i = own
    for _ in range(n):
        write_seat(out, at, s, i, own)
        at += SEAT
        i += 1
        if i == n:
            i = 0
    for colour in range(4):
        side = order[colour]
        if side >= 0:
            write_side(out, at + STOCK * side, claimed + DEEDS * side, s, colour, order)
    at += STOCK * sides
    i = s.stage
    out[at + i] = ONE
    at += STAGES
    i = setup.mode
    out[at + i] = ONE
    at += len(MODES)
    write_moment(out, at, s)
    if s.seat() == seat:
        at += MOMENT
        for choice in s.choices():
            verb: i64 = choice
            verb &= 63
            if out[at + verb] < 255:
                more(out, at + verb)
    return out.getvalue()


def write_pieces(out: BytesWriter, at: i64, force: Force) -> None:
    i: i64 = 0
    for square in squares_of(force.low0 ^ force.low1, force.high0 ^ force.high1):
        i = INDEX[square]
        out[at + i] = ONE
    at += LAND
    for square in squares_of(force.low1 ^ force.low2, force.high1 ^ force.high2):
        i = INDEX[square]
        out[at + i] = ONE
    at += LAND
    for square in squares_of(force.low2, force.high2):
        i = INDEX[square]
        out[at + i] = ONE


def write_seat(out: BytesWriter, at: i64, s: TashKalar, other: i64, own: i64) -> None:
    hand = s.held(other)
    note(out, at, hand.own)
    note(out, at + 1, hand.legends)
    note(out, at + 2, len(hand.flares))
    note(out, at + 3, len(s.decks[other]))
    note(out, at + 4, len(s.piles[other]))
    if other == s.turn:
        out[at + 5] = ONE
    if s.setup.teams and (other ^ own) & 1 == 0:
        out[at + 6] = ONE
    if other == s.last:
        out[at + 7] = ONE


def write_side(out: BytesWriter, at: i64, claimed: i64, s: TashKalar, colour: int, order: list[int]) -> None:
    done = s.claimed[colour]
    if done:
        for task in squares_in(done):
            i: i64 = task
            out[claimed + i] = ONE
    first: i64 = 3 * colour
    note(out, at, s.score(colour))
    note(out, at + 1, s.doubles[colour])
    note(out, at + 2, s.legendaries[colour])
    note(out, at + 3, s.destroyed[first])
    note(out, at + 4, s.destroyed[first + 1])
    note(out, at + 5, s.destroyed[first + 2])
    note(out, at + 6, s.markers[colour].bit_count())
    points = s.points
    other: i64 = 4 * colour
    for place in order:
        side: i64 = place
        if side >= 0:
            note(out, at + 7 + side, points[other])
        other += 1
    out[at + 11] = ONE
    if colour == s.colours[s.turn]:
        out[at + 12] = ONE


def write_moment(out: BytesWriter, at: i64, s: TashKalar) -> None:
    n = s.setup.seats
    note(out, at, s.actions)
    if s.handed:
        out[at + 1] = ONE
    if s.touched:
        out[at + 2] = ONE
    if s.discarded:
        out[at + 3] = ONE
    note(out, at + 4, s.borrow)
    note(out, at + 5, s.extra_beings)
    note(out, at + 6, s.extra_legends)
    note(out, at + 7, s.extra_turns)
    if s.last >= 0:
        out[at + 8] = ONE
    note(out, at + 9, len(s.finals))
    note(out, at + 10, len(s.decks[n]))
    note(out, at + 11, len(s.decks[n + 1]))


# -- choices -----------------------------------------------------------------------------------------------------------

CHOICE: Final = [
    Block("verb", VERBS, "what is done, in the order of choice.py"),
    Block("square", LAND, "where: of a move or leap, from where"),
    Block("target", LAND, "to where"),
    Block("pieces", LAND, "enemy pieces borrowed for a summoning, or the squares of a pattern that are used"),
    Block("card", CARDS, "which card"),
    Block("colour", 4, "which side, the own one first"),
    Block("own colour", 4, "which colour to play: blue, red, yellow, green"),
    Block("rank", 3, "of the piece"),
    Block("school", len(SCHOOLS), "which"),
    Block("task", len(TASKS), "which"),
    Block("aim", len(DIRECTIONS), "which direction"),
    Block("label", len(LABELS), ", ".join(LABELS)),
]
SQUARE_AT: Final = VERBS
TARGET_AT: Final = SQUARE_AT + LAND
PIECES_AT: Final = TARGET_AT + LAND
CARD_AT: Final = PIECES_AT + LAND
COLOUR_AT: Final = CARD_AT + CARDS
OWN_AT: Final = COLOUR_AT + 4
RANK_AT: Final = OWN_AT + 4
SCHOOL_AT: Final = RANK_AT + 3
TASK_AT: Final = SCHOOL_AT + len(SCHOOLS)
AIM_AT: Final = TASK_AT + len(TASKS)
LABEL_AT: Final = AIM_AT + len(DIRECTIONS)
WIDTH: Final = LABEL_AT + len(LABELS)

ROW: Final = bytes(WIDTH)
FIRST_AT: Final = [0] * VERBS  # verbs whose first argument is one of a block: where it is told
for _verb in (v.DISCARD, v.RETURN, v.RECALL, v.SUMMON, v.INVOKE):
    FIRST_AT[_verb] = CARD_AT
FIRST_AT[v.COLOUR] = FIRST_AT[v.START] = OWN_AT
FIRST_AT[v.SCHOOL] = SCHOOL_AT
FIRST_AT[v.CLAIM] = TASK_AT
FIRST_AT[v.AIM] = AIM_AT
FIRST_AT[v.CHOOSE] = LABEL_AT
ON_A_SQUARE: Final = [
    verb in (v.PICKUP, v.IMPROVISE, v.DESTROY, v.CONVERT, v.UPGRADE, v.DOWNGRADE, v.PICK, v.PLACE, v.MOVE, v.LEAP)
    for verb in range(VERBS)
]


def choices(s: TashKalar, seat: int, legal: list[int]) -> bytes:
    order = order_of(s, seat)
    out = BytesWriter()
    at: i64 = 0
    i: i64 = 0
    for packed in legal:
        choice: i64 = packed
        verb = choice & 63
        a = choice >> 6 & 127
        b = choice >> 13 & 127
        c = choice >> 20 & 127
        out.write(ROW)
        out[at + verb] = ONE
        first: i64 = FIRST_AT[verb]
        if first:
            out[at + first + a] = ONE
            if verb == v.SUMMON:
                i = INDEX[b]
                out[at + SQUARE_AT + i] = ONE
                if c:
                    i = INDEX[c - 1]
                    out[at + PIECES_AT + i] = ONE
                c = choice >> 27 & 127
                if c:
                    i = INDEX[c - 1]
                    out[at + PIECES_AT + i] = ONE
            elif verb == v.INVOKE and c:
                i = order[c - 1]
                out[at + COLOUR_AT + i] = ONE
            elif verb == v.START:
                i = INDEX[b]
                out[at + SQUARE_AT + i] = ONE
        elif ON_A_SQUARE[verb]:
            i = INDEX[a]
            out[at + SQUARE_AT + i] = ONE
            if verb == v.PLACE and choice >= 1 << 13:
                out[at + RANK_AT + b] = ONE
                if c:
                    i = order[c - 1]
                    out[at + COLOUR_AT + i] = ONE
            elif verb == v.MOVE or verb == v.LEAP:
                i = INDEX[b]
                out[at + TARGET_AT + i] = ONE
        elif verb == v.SCORE:
            i = order[a]
            out[at + COLOUR_AT + i] = ONE
        elif verb == v.USE:
            for each in squares_in(pattern(BEINGS[c], a, b) & ~BIT[b]):
                i = INDEX[each]
                out[at + PIECES_AT + i] = ONE
        at += WIDTH
    return out.getvalue()


FEATURES: Final = Features(blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, rows=256)
