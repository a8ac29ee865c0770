"""The board of 69 squares as bitboards: squares, directions, distances, named sets of squares. TSK-2.

A square is a number: 13 × column + row, so that its order is that of the notation (by letter, then digit) and a shifted
bitboard never runs from one column into the next: patterns reach at most four squares away.
"""

COLUMN = 13  # bits from one column to the next
SIZE = 9 * COLUMN
COLOURS = ("blue", "red", "yellow", "green")  # the order of the schools
LETTERS = "BRYG"
RANKS = ("common", "heroic", "legendary")
COMMON, HEROIC, LEGENDARY = 0, 1, 2
GRID = (
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
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # column, row
BIT: list[int] = [1 << i for i in range(SIZE)]
HALF_BITS = 60
HALF = (1 << HALF_BITS) - 1

SQUARES: list[int] = [COLUMN * x + y for x in range(9) for y in range(9) if GRID[y][x] != "."]
NAMES: list[str] = ["" for _ in range(SIZE)]
NUMBERS: dict[str, int] = {}
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
    """The squares of a bitboard, in square order. Two halves, so that each is a small int: that is faster."""
    out: list[int] = []
    part = mask & HALF
    while part:
        low = part & -part
        out.append(low.bit_length() - 1)
        part ^= low
    part = mask >> HALF_BITS
    while part:
        low = part & -part
        out.append(low.bit_length() + HALF_BITS - 1)
        part ^= low
    return out


def count(mask: int) -> int:
    return mask.bit_count()


def step(square: int, dx: int, dy: int) -> int:
    """The square so many columns and rows away, -1 if it is off the board."""
    x, y = square // COLUMN + dx, square % COLUMN + dy
    return COLUMN * x + y if 0 <= x < 9 and 0 <= y < 9 and GRID[y][x] != "." else -1


def spread(mask: int) -> int:
    """The squares of a bitboard and all squares adjacent to them."""
    mask |= (mask << 1) | (mask >> 1)
    return (mask | (mask << COLUMN) | (mask >> COLUMN)) & BOARD


BOARD = mask_of(SQUARES)
NEXT: list[list[int]] = [[step(q, dx, dy) for dx, dy in COMPASS] if NAMES[q] else [] for q in range(SIZE)]
RAYS: list[list[list[int]]] = [[] for _ in range(SIZE)]  # [square][direction]: squares up to the edge, nearest first
RAY: list[list[int]] = [[] for _ in range(SIZE)]  # the same as bitboards
WITHIN: list[list[int]] = [[0] * 9 for _ in range(SIZE)]  # [square][n]: squares at distance 1 to n, TSK-2.5
ORTHOGONAL: list[int] = [0] * SIZE
DIAGONAL: list[int] = [0] * SIZE
NEAR: list[int] = [0] * SIZE  # TSK-2.4


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
        ORTHOGONAL[q] = mask_of([r for i, r in enumerate(NEXT[q]) if i % 2 == 0 and r >= 0])
        DIAGONAL[q] = NEAR[q] & ~ORTHOGONAL[q]


_chart()
RED = mask_of([q for q in SQUARES if GRID[q % COLUMN][q // COLUMN] == "R"])
GREEN = mask_of([q for q in SQUARES if GRID[q % COLUMN][q // COLUMN] == "G"])
CENTRAL = named("d4 d5 d6 e4 e5 e6 f4 f5 f6")
SETS: dict[str, int] = {  # the named sets of TSK-2 and of the tasks
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
FAMILIES: dict[str, list[int]] = {  # sets of sets
    "central_lines": [named(" ".join(f"{c}{row}" for c in "abcdefghi")) for row in (4, 5, 6)]
    + [named(" ".join(f"{c}{row}" for row in range(1, 10))) for c in "def"],
    "diagonals": [named("b2 c3 d4 e5 f6 g7 h8"), named("b8 c7 d6 e5 f4 g3 h2")],
}
DUEL_MARKS = (NUMBERS["c5"], NUMBERS["g5"])  # TSK-5.4
MELEE_MARKS = (("f2", "g2"), ("b7", "c7"), ("g6", "g7"))  # TSK-5.5
