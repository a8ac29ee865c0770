"""The board of 69 squares as bitboards: squares, directions, distances, named sets of squares. TSK-2.

A square is a number: 13 × column + row, so that its order is that of the notation (by letter, then digit) and a shifted
bitboard never runs from one column into the next: patterns reach at most four squares away.
"""

from random import Random
from typing import Any, Final, Literal

from mypy_extensions import i64

COLUMN: Final = 13  # bits from one column to the next
SIZE: Final = 9 * COLUMN
Colour = Literal["blue", "red", "yellow", "green"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "red", "yellow", "green")  # the order of the schools
LETTERS: Final = "BRYG"
RANKS: Final = ("common", "heroic", "legendary")
COMMON: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
GRID: Final = (
    "..ooooo..",
    ".ooRoooo.",
    "ooGoooGoo",
    "ooooooooG",
    "GoooRoooo",
    "oooooooRo",
    "ooooooooo",
    ".oRooGoo.",
    "..ooooo..",
)
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
COMPASS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # column, row
BIT: Final[list[int]] = [1 << i for i in range(SIZE)]
# A bitboard is too long for a register of the processor, its halves are not: columns a to d, and e to i.
# Interpreted, it is the other way round: an operation more costs more than a long int.
COMPILED: Final = not __file__.endswith(".py")
SPLIT: Final[i64] = 52
LOW_BITS: Final = (1 << 52) - 1

MARKS: Final[list[int]] = [Random(i).getrandbits(60) for i in range(12 * SIZE)]  # for every piece on every square

SQUARES: Final[list[int]] = [COLUMN * x + y for x in range(9) for y in range(9) if GRID[y][x] != "."]
NAMES: Final[list[str]] = ["" for _ in range(SIZE)]
NUMBERS: Final[dict[str, int]] = {}
for _square in SQUARES:
    NAMES[_square] = "abcdefghi"[_square // COLUMN] + str(_square % COLUMN + 1)
    NUMBERS[NAMES[_square]] = _square


def mask_of(squares: list[int]) -> int:
    mask = 0
    for square in squares:
        mask |= BIT[square]
    return mask


def named(names: str) -> int:
    """The bitboard of squares written in the notation, such as "d4 e5"."""
    return mask_of([NUMBERS[name] for name in names.split()])


def squares_in(mask: int) -> list[int]:
    """The squares of a bitboard (or the cards of a set), in order."""
    return squares_of(mask & LOW_BITS, mask >> 52)


def squares_of(low: i64, high: i64) -> list[int]:
    """The squares of a bitboard given by its halves, in order."""
    out: list[int] = []
    if low:
        collect(out, low, 0)
    if high:
        collect(out, high, 52)
    return out


def whole(low: i64, high: i64) -> int:
    """The bitboard of two halves."""
    return int(low) | int(high) << 52


def collect(out: list[int], part: i64, at: int) -> None:
    """Adds the squares of a half that begins at bit `at`."""
    table = IN_EIGHT[at // 52]
    row: i64 = 0
    while part:
        bits = part & 255
        if bits:
            for square in table[row | bits]:  # as objects, and mostly one
                out.append(square)
        part >>= 8
        row += 256


def number_in(part: i64) -> i64:
    """How many squares a half has."""
    if not COMPILED:
        return i64(int(part).bit_count())
    part -= part >> 1 & 0x1555555555555555  # halves have 61 bits at most, and a longer number would be an object
    part = (part & 0x3333333333333333) + (part >> 2 & 0x3333333333333333)
    part = (part + (part >> 4)) & 0x0F0F0F0F0F0F0F0F
    part += part >> 8
    part += part >> 16
    return (part + (part >> 32)) & 127


def nth_in(low: i64, high: i64, n: i64) -> i64:
    """One of the squares of a bitboard given by its halves, counted from 0."""
    part = low
    at: i64 = 0
    below = number_in(low)
    if n >= below:
        n -= below
        part = high
        at = SPLIT
    while n:
        part &= part - 1
        n -= 1
    return at + number_in((part & -part) - 1)


def count(mask: int) -> int:
    return mask.bit_count()


def rank_in(items: list[int], item: int) -> int:
    """How many items, which are in order, are less."""
    low = 0
    high = len(items)
    while low < high:
        middle = (low + high) >> 1
        if items[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low


def step(square: int, dx: int, dy: int) -> int:
    """The square so many columns and rows away, -1 if it is off the board."""
    x, y = square // COLUMN + dx, square % COLUMN + dy
    return COLUMN * x + y if 0 <= x < 9 and 0 <= y < 9 and GRID[y][x] != "." else -1


def spread(mask: int) -> int:
    """The squares of a bitboard and all squares adjacent to them."""
    mask |= (mask << 1) | (mask >> 1)
    return (mask | (mask << COLUMN) | (mask >> COLUMN)) & BOARD


class Zone:
    """A bitboard as its halves."""

    def __init__(self, mask: int) -> None:
        self.low: i64 = mask & LOW_BITS
        self.high: i64 = mask >> 52


def held(zone: Zone, low: i64, high: i64) -> i64:
    """How many squares of a bitboard, given by its halves, lie in the zone."""
    return number_in(zone.low & low) + number_in(zone.high & high)


def spread_low(low: i64, high: i64) -> i64:
    """The low half of `spread`."""
    low |= low << 1 | low >> 1
    high |= high << 1 | high >> 1
    return (low | low << COLUMN | low >> COLUMN | high << (SPLIT - COLUMN)) & LOW_BOARD


def spread_high(low: i64, high: i64) -> i64:
    low |= low << 1 | low >> 1
    high |= high << 1 | high >> 1
    return (high | high << COLUMN | high >> COLUMN | low >> (SPLIT - COLUMN)) & HIGH_BOARD


BOARD: Final = mask_of(SQUARES)
LOW_BOARD: Final[i64] = BOARD & LOW_BITS
HIGH_BOARD: Final[i64] = BOARD >> 52
# By half and eight bits of it, whatever they are: the squares.
IN_EIGHT: Final[list[list[list[Any]]]] = [
    [[at + 8 * row + i for i in range(8) if bits >> i & 1] for row in range(8) for bits in range(256)] for at in (0, 52)
]
NEXT: Final[list[list[int]]] = [[step(q, dx, dy) for dx, dy in COMPASS] if NAMES[q] else [] for q in range(SIZE)]
RAYS: Final[list[list[list[int]]]] = [
    [] for _ in range(SIZE)
]  # [square][direction]: squares up to the edge, nearest first
RAY: Final[list[list[int]]] = [[] for _ in range(SIZE)]  # the same as bitboards
WITHIN: Final[list[list[int]]] = [[0] * 9 for _ in range(SIZE)]  # [square][n]: squares at distance 1 to n, TSK-2.5
ORTHOGONAL: Final[list[int]] = [0] * SIZE
DIAGONAL: Final[list[int]] = [0] * SIZE
BESIDE: Final[list[list[int]]] = [[] for _ in range(SIZE)]  # the same as squares, in order
NEAR: Final[list[int]] = [0] * SIZE  # TSK-2.4


def _chart() -> None:
    for q in SQUARES:
        for dx, dy in COMPASS:
            ray: list[int] = []
            at = step(q, dx, dy)
            while at >= 0:
                ray.append(at)
                at = step(at, dx, dy)
            RAYS[q].append(ray)
            RAY[q].append(mask_of(ray))
        for r in SQUARES:
            distance = max(abs(q // COLUMN - r // COLUMN), abs(q % COLUMN - r % COLUMN))
            for n in range(max(distance, 1), 9):
                if r != q:
                    WITHIN[q][n] |= BIT[r]
        NEAR[q] = WITHIN[q][1]
        BESIDE[q] = squares_in(NEAR[q])
        ORTHOGONAL[q] = mask_of([r for i, r in enumerate(NEXT[q]) if i % 2 == 0 and r >= 0])
        DIAGONAL[q] = NEAR[q] & ~ORTHOGONAL[q]


_chart()
RED: Final = mask_of([q for q in SQUARES if GRID[q % COLUMN][q // COLUMN] == "R"])
GREEN: Final = mask_of([q for q in SQUARES if GRID[q % COLUMN][q // COLUMN] == "G"])
CENTRAL: Final = named("d4 d5 d6 e4 e5 e6 f4 f5 f6")
SETS: Final[dict[str, int]] = {  # the named sets of TSK-2 and of the tasks
    "red": RED,
    "green": GREEN,
    "red_or_green": RED | GREEN,
    "central": CENTRAL,
    "central_plus": named("d5 e4 e5 e6 f5"),
    "central_times": named("d4 d6 e5 f4 f6"),
    "north": named("c1 d1 e1 f1 g1"),
    "south": named("c9 d9 e9 f9 g9"),
    "west": named("a3 a4 a5 a6 a7"),
    "east": named("i3 i4 i5 i6 i7"),
    "north_west": named("c1 b2 a3"),
    "north_east": named("g1 h2 i3"),
    "south_west": named("a7 b8 c9"),
    "south_east": named("i7 h8 g9"),
}
FAMILIES: Final[dict[str, list[int]]] = {  # sets of sets
    "central_lines": [named(" ".join(f"{c}{row}" for c in "abcdefghi")) for row in (4, 5, 6)]
    + [named(" ".join(f"{c}{row}" for row in range(1, 10))) for c in "def"],
    "diagonals": [named("b2 c3 d4 e5 f6 g7 h8"), named("b8 c7 d6 e5 f4 g3 h2")],
}
DUEL_MARKS: Final = (NUMBERS["c5"], NUMBERS["g5"])  # TSK-5.4
MELEE_MARKS: Final = (("f2", "g2"), ("b7", "c7"), ("g6", "g7"))  # TSK-5.5


def piece_name(piece: int) -> str:
    """The message that names a piece, such as "red common"."""
    return f"@piece-{RANKS[piece % 3]}-{COLOURS[piece // 3]}"
