"""A position and choices as numbers, for those who learn. The own side comes first, then the others in colour order.

Squares are told in the order of the notation, cards one by one. Choices are rows: a summoning names a card, a square
and pieces that are borrowed, a use any set of squares.
"""

from typing import Final

from skarb.games.tash_kalar import choice as v
from skarb.games.tash_kalar.cards import (
    BEING_CARDS,
    BEINGS,
    CARDS,
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOLS,
    TASKS,
)
from skarb.games.tash_kalar.flow.board import DIRECTIONS, SIZE, SQUARES, count, squares_in
from skarb.games.tash_kalar.flow.modes import MELEE, MODES
from skarb.games.tash_kalar.flow.steps import LABELS
from skarb.games.tash_kalar.flow.summoning import pattern
from skarb.games.tash_kalar.state import TashKalar
from skarb.kernel.features import Block, Features, bits, counts, ones, some_of

VERBS: Final = 29
LAND: Final = len(SQUARES)
INDEX: Final[list[int]] = [SQUARES.index(square) if square in SQUARES else 0 for square in range(SIZE)]
STAGE: Final[list[bytes]] = ones(5)
MODE: Final[list[bytes]] = ones(len(MODES))
SCHOOL: Final[list[bytes]] = ones(len(SCHOOLS))
CARD: Final[list[bytes]] = ones(CARDS)
TASK: Final[list[bytes]] = ones(len(TASKS))
DIRECTION: Final[list[bytes]] = ones(len(DIRECTIONS))
STOCK: Final = 13
MOMENT: Final = 12

# -- a position --------------------------------------------------------------------------------------------------------


def sides_of(s: TashKalar) -> int:
    """How many sides the numbers have room for."""
    return s.setup.seats if s.setup.mode == MELEE else 2


def blocks(s: TashKalar) -> list[Block]:
    n, sides = s.setup.seats, sides_of(s)
    return [
        Block("board", 3 * LAND * sides, "of each side: common, heroic, legendary pieces by square, a2 to i8"),
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
            8 * n,
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
        Block("stage", 5, "school, colour, start, play, over"),
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
    setup = s.setup
    n, sides = setup.seats, sides_of(s)
    order = order_of(s, seat)
    board = bytearray(3 * LAND * sides)
    squares = s.board
    for i, square in enumerate(SQUARES):
        piece = squares[square]
        if piece:
            side = order[(piece - 1) // 3]
            if side >= 0:
                board[LAND * (3 * side + (piece - 1) % 3) + i] = 1
    out: list[bytes | bytearray] = [board, bits(s.hands[seat], CARDS)]
    known = bytearray(CARDS)
    if s.known:
        for pair in s.sure():
            if pair >> 7 & 3 == seat:
                known[pair & 127] = 1
    out.append(known)
    discarded = bytearray(CARDS)
    for i, pile in enumerate(s.piles):
        if not setup.closed or i == seat:
            for card in pile:
                discarded[card] = 1
    out.append(discarded)
    out.append(CARD[s.card])
    out.append(some_of(CARDS, [entry >> 7 for entry in s.summoned]))
    used = bytearray(LAND)
    if s.used:
        for square in squares_in(s.used):
            used[INDEX[square]] = 1
    out.append(used)
    me = bytearray(LAND)
    if s.me >= 0:
        me[INDEX[s.me]] = 1
    out.append(me)
    out.append(DIRECTION[s.direction if s.card >= 0 else -1])
    out.append(some_of(len(TASKS), s.tasks))
    out.append(TASK[s.next_task])
    stock = bytearray(STOCK * sides)
    claimed = bytearray(len(TASKS) * sides)
    own = s.colours[s.turn]
    for colour in range(4):
        side = order[colour]
        if side < 0:
            continue
        if s.claimed[colour]:
            for task in squares_in(s.claimed[colour]):
                claimed[len(TASKS) * side + task] = 1
        at = STOCK * side
        numbers = [s.score(colour), s.doubles[colour], s.legendaries[colour], *s.destroyed[3 * colour : 3 * colour + 3]]
        numbers.append(s.markers[colour].bit_count())
        points = [0, 0, 0, 0]
        for other in range(4):
            if order[other] >= 0:
                points[order[other]] = s.points[4 * colour + other]
        numbers += [*points, 1, int(colour == own)]
        stock[at : at + STOCK] = counts(numbers)
    out.append(claimed)
    for i in range(n):
        out.append(SCHOOL[s.schools[(seat + i) % n]])
    for i in range(n):
        other = (seat + i) % n
        hand = s.hands[other]
        numbers = [count(hand & BEING_CARDS), count(hand & LEGEND_CARDS), count(hand & FLARE_CARDS)]
        numbers += [len(s.decks[other]), len(s.piles[other]), int(other == s.turn)]
        numbers += [int(setup.teams and (other ^ seat) & 1 == 0), int(other == s.last)]
        out.append(counts(numbers))
    out.append(stock)
    out.append(STAGE[s.stage])
    out.append(MODE[setup.mode])
    numbers = [s.actions, int(s.handed), int(s.touched), int(s.discarded), s.borrow, s.extra_beings, s.extra_legends]
    numbers += [s.extra_turns, int(s.last >= 0), len(s.finals), len(s.decks[n]), len(s.decks[n + 1])]
    out.append(counts(numbers))
    offered = bytearray(VERBS)
    if s.seat() == seat:
        for choice in s.choices():
            if offered[choice & 63] < 255:
                offered[choice & 63] += 1
    out.append(offered)
    return b"".join(out)


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

FIRST_AT: Final[dict[int, int]] = {  # verbs whose first argument is one of a block
    **dict.fromkeys((v.DISCARD, v.RETURN, v.RECALL, v.SUMMON, v.INVOKE), CARD_AT),
    **dict.fromkeys((v.COLOUR, v.START), OWN_AT),
    v.SCHOOL: SCHOOL_AT,
    v.CLAIM: TASK_AT,
    v.AIM: AIM_AT,
    v.CHOOSE: LABEL_AT,
}
ON_A_SQUARE: Final = (
    v.PICKUP,
    v.IMPROVISE,
    v.DESTROY,
    v.CONVERT,
    v.UPGRADE,
    v.DOWNGRADE,
    v.PICK,
    v.PLACE,
    v.MOVE,
    v.LEAP,
)


def choices(s: TashKalar, seat: int, legal: list[int]) -> bytes:
    order = order_of(s, seat)
    out = bytearray(WIDTH * len(legal))
    at = 0
    for choice in legal:
        verb = choice & 63
        a = choice >> 6 & 127
        out[at + verb] = 1
        if verb == v.PLACE and choice < 1 << 13:  # the common case
            out[at + SQUARE_AT + INDEX[a]] = 1
        elif verb in FIRST_AT:
            out[at + FIRST_AT[verb] + a] = 1
            if verb == v.SUMMON:
                out[at + SQUARE_AT + INDEX[v.second(choice)]] = 1
                for square in (v.third(choice), v.fourth(choice)):
                    if square:
                        out[at + PIECES_AT + INDEX[square - 1]] = 1
            elif verb == v.INVOKE and v.third(choice):
                out[at + COLOUR_AT + order[v.third(choice) - 1]] = 1
            elif verb == v.START:
                out[at + SQUARE_AT + INDEX[v.second(choice)]] = 1
        elif verb in ON_A_SQUARE:
            out[at + SQUARE_AT + INDEX[a]] = 1
            if verb == v.PLACE:
                out[at + RANK_AT + v.second(choice)] = 1
                if v.third(choice):
                    out[at + COLOUR_AT + order[v.third(choice) - 1]] = 1
            elif verb in (v.MOVE, v.LEAP):
                out[at + TARGET_AT + INDEX[v.second(choice)]] = 1
        elif verb == v.SCORE:
            out[at + COLOUR_AT + order[a]] = 1
        elif verb == v.USE:
            square = v.second(choice)
            for each in squares_in(pattern(BEINGS[v.third(choice)], a, square) & ~(1 << square)):
                out[at + PIECES_AT + INDEX[each]] = 1
        at += WIDTH
    return bytes(out)


FEATURES: Final = Features(blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, rows=256)
