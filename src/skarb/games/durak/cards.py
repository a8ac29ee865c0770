"""The 36 cards as small ints, sets of cards as bit masks, and the data of the enchanted sets.

A card is suit * 9 + rank. A card on the table is a *laid* code: the card itself, or, for an enchanted eight, one of
sixteen further codes that hold its printed and its named suit.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

SUITS: Final = "HDSC"
RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")  # low to high, DUR-1.3
CARDS: Final = 36
LAID: Final = 52  # codes of laid cards: 36 cards, then 16 eights with a name
NO_SUIT: Final = 4  # a deal without trumps, DUR-3.5
EIGHT: Final = 2
HAND: Final = 6
ALL_CARDS: Final = (1 << 36) - 1


def named(suit: int, name: int) -> int:
    """The laid code of the enchanted eight of `suit` with the suit `name` called for it."""
    return CARDS + suit * 4 + name


# By laid code: the card itself, its bit, rank, effective suit (DUR-8.2) and notation.
BASE: Final[list[int]] = [*range(CARDS), *[printed * 9 + EIGHT for printed in range(4) for _ in range(4)]]
BIT: Final[list[int]] = [1 << card for card in BASE]
RANK_OF: Final[list[int]] = [card % 9 for card in BASE]
SUIT_OF: Final[list[int]] = [*[card // 9 for card in range(CARDS)], *[0, 1, 2, 3] * 4]
TEXT: Final[list[str]] = [
    RANKS[RANK_OF[laid]] + SUITS[BASE[laid] // 9] + ("" if laid < CARDS else "=" + SUITS[SUIT_OF[laid]])
    for laid in range(LAID)
]
CODE: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXT)}
RANK_MASK: Final[list[int]] = [sum(1 << (suit * 9 + rank) for suit in range(4)) for rank in range(9)]
SUIT_MASK: Final[list[int]] = [511 << (suit * 9) for suit in range(4)] + [0]
LIKE: Final[list[int]] = [RANK_MASK[rank] for rank in RANK_OF]  # by laid code: all cards of its rank
SEAT: Final[list[int]] = [1, 2, 4, 8, 16, 32]


EACH_SUIT: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27  # the six of each suit


def size_of(mask: i64) -> i64:
    """How many cards a set has: counted in pairs, in fours, in eights, then all."""
    mask -= mask >> 1 & 0x555555555
    mask = (mask & 0x333333333) + (mask >> 2 & 0x333333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F0F
    mask += mask >> 8
    return mask + (mask >> 16) + (mask >> 32) & 63


# Small shifts instead of tables: compiled code unpacks a number of more than 30 bits slowly.


def bit_of(laid: i64) -> i64:
    """The same as BIT."""
    bit: i64 = 1
    if laid < CARDS:
        bit <<= laid
    else:
        bit <<= BASE[laid]
    return bit


def like_of(laid: i64) -> i64:
    """The same as LIKE."""
    like: i64 = EACH_SUIT
    if laid < CARDS:
        like <<= laid % 9
    else:
        like <<= EIGHT
    return like


def seat_bit(seat: i64) -> i64:
    """The same as SEAT."""
    bit: i64 = 1
    bit <<= seat
    return bit


def alike(mask: i64, rank: i64) -> i64:
    """How many cards of a set have that rank."""
    of_rank = mask >> rank
    return (of_rank & 1) + (of_rank >> 9 & 1) + (of_rank >> 18 & 1) + (of_rank >> 27 & 1)


# By suit, and its part of a set: the cards, low to high.
HELD: Final[list[list[list[int]]]] = [
    [[9 * suit + rank for rank in range(9) if some >> rank & 1] for some in range(512)] for suit in range(4)
]
HEARTS: Final = HELD[0]
DIAMONDS: Final = HELD[1]
SPADES: Final = HELD[2]
CLUBS: Final = HELD[3]


def cards_in(mask: i64) -> list[int]:
    """The cards of a set, low to high."""
    return HEARTS[mask & 511] + DIAMONDS[mask >> 9 & 511] + SPADES[mask >> 18 & 511] + CLUBS[mask >> 27]


def texts(mask: int) -> list[str]:
    return [TEXT[card] for card in cards_in(mask)]


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def ranks_mask(ranks: int) -> int:
    """All cards of a set of ranks (bit r = rank r)."""
    return sum(RANK_MASK[rank] for rank in range(9) if ranks >> rank & 1)


def spoken(laid: int) -> str:
    """The message that names a card, as an argument of texts: "@card-7S", "@card-8S-as-H"."""
    return "@card-" + TEXT[laid].replace("=", "-as-")


def suit_number(text: str | None) -> int:
    return NO_SUIT if text is None else SUITS.index(text)


def suit_text(suit: int) -> str | None:
    return None if suit == NO_SUIT else SUITS[suit]


DATA: Final[dict[str, Any]] = tomllib.loads(
    files("skarb.games.durak").joinpath("data", "cards.toml").read_text("utf-8")
)
EFFECT: Final[dict[str, dict[str, Any]]] = {row["rank"]: row["effect"] for row in DATA["set"]}
STATEMENT: Final[dict[str, str]] = {row["rank"]: row["statement"] for row in DATA["set"]}
PRESETS: Final[dict[str, list[str]]] = DATA["presets"]
SIX_TARGETS: Final[dict[str, str]] = EFFECT["6"]["targets"]
