"""All cards as data: read from the TOML files, patterns turned into all their orientations. TSK-1.3, 1.4, 8.2.

A card is a number: 18 for each school in the order of the colours, then 12 legends, then 12 flares. The two Imperial
schools have cards of the same names, but each its own copies.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

from mypy_extensions import i64

from skarb.games.tash_kalar.choice import DISCARD
from skarb.games.tash_kalar.flow.board import BIT, COLUMN, COMPASS, RANKS, SQUARES, mask_of, squares_in, step
from skarb.games.tash_kalar.flow.steps import compile_program

School = Literal["northern_imperial", "southern_imperial", "highland", "sylvan"]
SCHOOLS: Final[tuple[School, ...]] = ("northern_imperial", "southern_imperial", "highland", "sylvan")
DECKS: Final = ("imperial", "imperial", "highland", "sylvan")
LEGENDS: Final = 72  # where legends and flares begin, and the number of all cards
FLARES: Final = 84
CARDS: Final = 96
BEING_CARDS: Final = (1 << LEGENDS) - 1
LEGEND_CARDS: Final = (1 << FLARES) - (1 << LEGENDS)
FLARE_CARDS: Final = (1 << CARDS) - (1 << FLARES)


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("skarb.games.tash_kalar").joinpath("data", f"{name}.toml").read_text("utf-8"))


class Turned:
    """One orientation of a pattern. `needs`: per pattern square, apart from the order, the shift and the least rank."""

    def __init__(
        self, needs: list[tuple[int, int, int]], marked: list[tuple[int, int]], arrows: list[tuple[int, int]]
    ) -> None:
        self.needs = needs  # (dx, dy, least rank)
        self.shifts = [COLUMN * dx + dy for dx, dy, _ in needs]
        self.ranks = [rank for _, _, rank in needs]
        hard = sorted(needs, key=lambda need: -need[2])  # what is rare first, for who wants to know only whether
        self.hard: list[tuple[int, int]] = [(COLUMN * dx + dy, rank) for dx, dy, rank in hard]
        self.code: i64 = 0  # of these, in this order, nine bits each: 64 + shift, and the rank
        for dx, dy, rank in reversed(hard):
            self.code = self.code << 9 | rank << 7 | (64 + COLUMN * dx + dy)
        self.arrows = sum(1 << COMPASS.index(arrow) for arrow in arrows)  # a set of directions
        self.marked: list[int] = [0] * 128  # by summoning square: a bitboard, as far as on the board
        for square in SQUARES:
            at = [step(square, dx, dy) for dx, dy in marked]
            self.marked[square] = mask_of([q for q in at if q >= 0])


class Being:
    """A being or legend."""

    def __init__(self, data: dict[str, Any], section: int) -> None:
        self.id: str = data["id"]
        self.number: int = data["number"]
        self.card = 0  # set below
        self.data = data
        self.names: dict[str, str] = data["name"]
        self.rank: int = RANKS.index(data["rank"])
        self.rule = f"TSK-{section}.{self.number}"
        self.effect = compile_program(data["effect"])
        spoken = str(data["effect"])
        self.cares_marked = "'marked" in spoken  # TSK-30.5 a: what an orientation matters for
        self.cares_arrows = "'printed'" in spoken
        self.cares_used = "'used'" in spoken
        self.cares = self.cares_marked or self.cares_arrows or self.cares_used
        self.turned = orientations(data)
        self.size = len(self.turned[0].ranks)  # of its pattern
        self.hardest: int = max(self.turned[0].ranks)  # the highest rank that its pattern demands


def orientations(data: dict[str, Any]) -> list[Turned]:
    """The up to eight different turns and mirror images of a pattern with its marked squares and arrows. TSK-8.2"""
    out: dict[str, Turned] = {}
    for mirror in (1, -1):
        for turn in range(4):

            def turned(dx: int, dy: int, mirror: int = mirror, turn: int = turn) -> tuple[int, int]:
                dx *= mirror
                for _ in range(turn):
                    dx, dy = -dy, dx
                return dx, dy

            needs = sorted((*turned(dx, dy), RANKS.index(rank)) for dx, dy, rank in data["pattern"])
            marked = sorted(turned(dx, dy) for dx, dy in data.get("marked", []))
            arrows = sorted(turned(dx, dy) for dx, dy in data.get("arrows", []))
            out.setdefault(str((needs, marked, arrows)), Turned(needs, marked, arrows))
    return list(out.values())


class Flare:
    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.number: int = data["number"]
        self.data = data
        self.upper_lead: int = data["upper"]["lead"]
        self.lower_lead: int = data["lower"]["lead"]
        self.upper = compile_program(data["upper"]["effect"])
        self.lower = compile_program(data["lower"]["effect"])


class Task:
    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.number: int = data["number"]
        self.names: dict[str, str] = data["name"]
        self.type: str = data["type"]
        self.points: int = data["points"]
        self.advanced: bool = data["advanced"]
        self.condition: dict[str, Any] = data["condition"]


_decks = {
    name: [Being(card, section) for card in read(name)["being"]]
    for section, name in ((21, "imperial"), (22, "highland"), (23, "sylvan"), (24, "legends"))
}
BEINGS: Final[list[Being]] = [being for deck in (*DECKS, "legends") for being in _decks[deck]]  # by card number
for _card, _being in enumerate(BEINGS):
    _being.card = _card  # the two Imperial schools have the same beings: the second one's
FLARE: Final[list[Flare]] = [Flare(card) for card in read("flares")["flare"]]
TASKS: Final[list[Task]] = [Task(card) for card in read("tasks")["task"]]
CARD_IDS: Final[list[str]] = [being.id for being in BEINGS] + [flare.id for flare in FLARE]
TASK_IDS: Final[list[str]] = [task.id for task in TASKS]
BASIC: Final[list[int]] = [i for i, task in enumerate(TASKS) if not task.advanced]
KNOWN_IDS: Final[frozenset[str]] = frozenset(CARD_IDS)


class Hand:
    """The cards of a hand, in order."""

    def __init__(self, cards: list[int]) -> None:
        self.cards: list[int] = []  # beings and legends
        self.beings: list[Being] = []  # the same as what is on them
        self.discards: list[Any] = []  # choices, as objects
        self.flares: list[int] = []
        for card in cards:
            if card >= FLARES:
                self.flares.append(card)
                continue
            self.cards.append(card)
            self.beings.append(BEINGS[card])
            if card < LEGENDS:
                self.discards.append(DISCARDS[card])
        self.own = len(self.discards)  # how many beings of the school, and how many legends
        self.legends = len(self.cards) - self.own

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Hand, (self.cards + self.flares,)


DISCARDS: Final[list[Any]] = [DISCARD | card << 6 for card in range(LEGENDS)]
HANDS: Final = 20_000
_hands: Final[dict[int, Hand]] = {}


def hand_of(hand: int) -> Hand:
    """What a set of cards holds. The same hands are asked about over and over."""
    found = _hands.get(hand)
    if found is None:
        if len(_hands) > HANDS:
            _hands.clear()
        found = _hands[hand] = Hand(squares_in(hand))
    return found


def concerns(key: i64, among: Any, card: i64) -> bool:
    """Whether a pair of `known` speaks of that card, or of its place. Mostly it names the card's own place."""
    about = key & 127
    bits: list[Any] = BIT  # objects, as `among` is
    return about == card or (among != bits[about] and bool(among & bits[card]))


def card_of(name: str, school: int) -> int:
    """The card of that name: of the school's own copies, if the school has them; -1 if there is no such card."""
    if name not in KNOWN_IDS:
        return -1
    first = CARD_IDS.index(name)
    if first < LEGENDS and DECKS[first // 18] == DECKS[school]:
        return 18 * school + first % 18
    return first
