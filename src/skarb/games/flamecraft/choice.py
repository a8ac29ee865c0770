"""Choices as packed numbers: a verb in the low 6 bits, up to two small arguments above it, or packed items.

Only `notation` turns them into words. Within one question every choice is another number.
"""

from typing import Any, Final

PASS: Final = 0
VISIT: Final = 1
GIVE: Final = 2
PAYS: Final = 3
WHISPER: Final = 4
GATHER: Final = 5
ENCHANT: Final = 6
TAKE: Final = 7
DRAW: Final = 8
DRAW_DECK: Final = 9
DRAW_TWO: Final = 10
PLACES: Final = 11
FIRES_HERE: Final = 12
FIRES_AT: Final = 13
FIRES_PARK: Final = 14
SKIP: Final = 15
DONE: Final = 16
END: Final = 17
USE: Final = 18
PLAY: Final = 19
USE_COMPANION: Final = 20
SETS: Final = 21
HERALD: Final = 22
BURY: Final = 23
SPACE: Final = 24
TUCK: Final = 25
RETURN: Final = 26
KEEP: Final = 27
UNLOCK: Final = 28
GIFTS: Final = 29
GIFT_DRAGON: Final = 30
GIVE_FANCY: Final = 31
SWAPS: Final = 32
REP: Final = 33
USES_ABILITY: Final = 34
OPTION: Final = 35
CELL: Final = 36
EXCHANGES: Final = 37
OFFER: Final = 38
REWARD: Final = 39
KEEP_SIDE: Final = 40
FLIPS: Final = 41
STOP: Final = 42
PUT: Final = 43
SKIP_LOAD: Final = 44
STUDY: Final = 45
RESERVES: Final = 46
RESOLVES: Final = 47
HOCUS: Final = 48
SHOW: Final = 49
ERRAND: Final = 50
NOTHING_PAID: Final = 51


def pack(verb: int, a: int = 0, b: int = 0) -> int:
    """Arguments of 8 and 9 bits; `a` may be packed items if it stands alone."""
    return verb | a << 6 | b << 14


def packed(verb: int) -> list[Any]:
    """The choices of a verb with one argument, made once: as objects, for compiled code would make each anew."""
    return [pack(verb, a) for a in range(256)]


def verb(c: int) -> int:
    return c & 63


def whole(c: int) -> int:
    """All above the verb: packed items."""
    return c >> 6


def first(c: int) -> int:
    return c >> 6 & 255


def second(c: int) -> int:
    return c >> 14 & 511
