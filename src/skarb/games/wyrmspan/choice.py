"""Choices as packed ints: a verb in the low six bits, its arguments above. Text is made in notation.py."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from skarb.kernel.state import toss

SHIFT: Final = 6
VERB: Final = 63

VANISH: Final = 0  # the engine's own: nothing is possible any more
PASS: Final = 1
SKIP: Final = 2
DONE: Final = 3
EFFECT: Final = 4
KEEP_ALL: Final = 5
ADVANCE: Final = 6
KEEP: Final = 7  # cards
TAKE_RES: Final = 8  # packed resources
TAKE_CARDS: Final = 9
DRAW_DRAGON: Final = 10
DRAW_CAVE: Final = 11
EXCAVATE: Final = 12  # card, cavern
ENTICE: Final = 13  # card, cavern
COVER: Final = 14  # card, hall
EXPLORE: Final = 15  # cavern
SPEND_RES: Final = 16
SPEND_EGGS: Final = 17  # packed places
SPEND_CARDS: Final = 18
SPEND_COIN: Final = 19
OFF: Final = 20  # resource, or 4 for the egg
LAY: Final = 21  # packed places
MARK: Final = 22  # square
CACHE: Final = 23  # hall, packed resources
EXCHANGE: Final = 24  # given, given, got
TUCK: Final = 25  # hall, cards
TUCK_DECK: Final = 26  # hall
SPLIT: Final = 27  # hall, tuck, discard, keep
ACTIVATE: Final = 28  # hall
PATH: Final = 29  # cavern * 5 + step
SWAP: Final = 30  # hall, hall
NAME: Final = 31  # resource
USE: Final = 32  # hall
DISCARD_CARDS: Final = 33
DISCARD_RES: Final = 34

TOKEN_BITS: Final = 10  # a packed resource count
TOKEN_MASK: Final = 1023
EGG_BITS: Final = 3  # a packed number of eggs in one place
CARD_BITS: Final = 9
CARD_MASK: Final = 511


def bits(mask: i64) -> i64:
    """How many there are."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """Where the one is that has n others below it."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    at: i64 = 0
    while not mask & 1:
        mask >>= 1
        at += 1
    return at


def choices_at(made: list[Any], mask: i64) -> list[int]:
    """Those of the choices that the mask names."""
    out: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 1:
            out.append(made[at])
        mask >>= 1
        at += 1
    return out


def only_at(made: list[Any], mask: i64) -> int:
    """The first of them."""
    choice: int = made[nth_bit(mask, 0)]
    return choice


def any_at(made: list[Any], mask: i64, draw: Callable[[], float]) -> int:
    """One of them at random."""
    choice: int = made[nth_bit(mask, toss(bits(mask), draw))]
    return choice


def pack(gold: int, crystal: int, meat: int, milk: int) -> int:
    return gold | crystal << TOKEN_BITS | meat << 2 * TOKEN_BITS | milk << 3 * TOKEN_BITS


def unpack(packed: int, kind: int) -> int:
    return packed >> TOKEN_BITS * kind & TOKEN_MASK


def token(kind: int) -> int:
    return 1 << TOKEN_BITS * kind


def tokens_of(packed: int) -> int:
    return unpack(packed, 0) + unpack(packed, 1) + unpack(packed, 2) + unpack(packed, 3)


def cards_of(packed: int) -> list[int]:
    """The cards of a choice, lowest bits first."""
    out: list[int] = []
    while packed:
        out.append(packed & CARD_MASK)
        packed >>= CARD_BITS
    return out


def multisets(have: list[int], size: int) -> list[int]:
    """All ways to take `size` tokens out of four piles, packed."""
    out: list[int] = []
    a, b, c, d = have
    for gold in range(min(a, size), -1, -1):
        rest = size - gold
        for crystal in range(min(b, rest), -1, -1):
            more = rest - crystal
            for meat in range(min(c, more), -1, -1):
                milk = more - meat
                if milk <= d:
                    out.append(pack(gold, crystal, meat, milk))
    return out


def placings(rooms: list[int], size: int) -> list[int]:
    """All ways to spread `size` eggs over the 13 places with that much room each, packed."""
    out: list[int] = []
    if size == 1:
        for place in range(13):
            if rooms[place]:
                out.append(1 << EGG_BITS * place)
        return out
    where = [place for place in range(13) if rooms[place]]
    _spread(rooms, where, 0, size, 0, out)
    return out


def _spread(rooms: list[int], where: list[int], at: int, size: int, packed: int, out: list[int]) -> None:
    if size == 0:
        out.append(packed)
        return
    if at == len(where):
        return
    place = where[at]
    for n in range(min(rooms[place], size), -1, -1):
        _spread(rooms, where, at + 1, size - n, packed | n << EGG_BITS * place, out)


def subsets(cards: list[int], size: int) -> list[int]:
    """All sets of `size` of the cards, packed; 1 to 4 cards."""
    if size == 1:
        return cards.copy()
    out: list[int] = []
    _subsets(cards, 0, size, 0, 0, out)
    return out


def _subsets(cards: list[int], at: int, size: int, packed: int, shift: int, out: list[int]) -> None:
    """Adds those that begin with what is packed and go on with cards from `at` on."""
    for i in range(at, len(cards) - size + 1):
        more = packed | cards[i] << shift
        if size == 1:
            out.append(more)
        else:
            _subsets(cards, i + 1, size - 1, more, shift + CARD_BITS, out)


# Choices that are often among the legal ones, made once: as objects, for compiled code would make each anew.
CARD_SHIFT: Final = 4  # the cavern or hall stands below the card
MOST: Final = 259  # card numbers
EXCAVATES: Final[list[Any]] = [EXCAVATE | (at & 3 | at >> 2 << CARD_SHIFT) << SHIFT for at in range(4 * MOST)]
ENTICES: Final[list[Any]] = [ENTICE | (at & 3 | at >> 2 << CARD_SHIFT) << SHIFT for at in range(4 * MOST)]
EXPLORES: Final[list[Any]] = [EXPLORE | cavern << SHIFT for cavern in range(3)]
TAKES: Final[list[Any]] = [TAKE_CARDS | card << SHIFT for card in range(MOST)]
LAYS: Final[list[Any]] = [LAY | 1 << EGG_BITS * place << SHIFT for place in range(13)]  # one egg
EGG_SPENDS: Final[list[Any]] = [SPEND_EGGS | 1 << EGG_BITS * place << SHIFT for place in range(13)]
# every way to take so many resources
GAINS: Final[list[list[int]]] = [[TAKE_RES | way << SHIFT for way in multisets([n] * 4, n)] for n in range(7)]
