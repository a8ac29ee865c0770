"""Choices as packed numbers: a verb in the low 6 bits, up to three small arguments above it, or packed items.

Only `notation` turns them into words. Within one question every choice is another number.
"""

from typing import Final

VERBS: Final = (
    "pass",  # what the engine answers where a question is not put; never offered
    "visit",
    "give",
    "pay",
    "whisper",
    "gather",
    "enchant",
    "take",
    "draw",
    "draw_deck",
    "draw_two",
    "place",
    "fire",
    "fire_at",
    "fire_park",
    "skip",
    "done",
    "end",
    "use",
    "play",
    "use_companion",
    "sets",
    "herald",
    "bury",
    "space",
    "tuck",
    "return",
    "keep",
    "unlock",
    "gift",
    "gift_dragon",
    "gift_fancy",
    "swap",
    "rep",
    "ability",
    "option",
    "cell",
    "exchange",
    "offer",
    "reward",
    "keep_side",
    "flip",
    "stop",
    "put",
    "skip_load",
    "study",
    "reserve",
    "resolve",
    "hocus",
    "show",
    "errand",
    "nothing",
)
(
    PASS,
    VISIT,
    GIVE,
    PAYS,
    WHISPER,
    GATHER,
    ENCHANT,
    TAKE,
    DRAW,
    DRAW_DECK,
    DRAW_TWO,
    PLACES,
    FIRES_HERE,
    FIRES_AT,
    FIRES_PARK,
    SKIP,
    DONE,
    END,
    USE,
    PLAY,
    USE_COMPANION,
    SETS,
    HERALD,
    BURY,
    SPACE,
    TUCK,
    RETURN,
    KEEP,
    UNLOCK,
    GIFTS,
    GIFT_DRAGON,
    GIVE_FANCY,
    SWAPS,
    REP,
    USES_ABILITY,
    OPTION,
    CELL,
    EXCHANGES,
    OFFER,
    REWARD,
    KEEP_SIDE,
    FLIPS,
    STOP,
    PUT,
    SKIP_LOAD,
    STUDY,
    RESERVES,
    RESOLVES,
    HOCUS,
    SHOW,
    ERRAND,
    NOTHING_PAID,
) = range(52)


def choice(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Arguments of 8, 9 and 10 bits; `a` may be packed items if it stands alone."""
    return verb | a << 6 | b << 14 | c << 23


def verb(c: int) -> int:
    return c & 63


def whole(c: int) -> int:
    """All above the verb: packed items."""
    return c >> 6


def first(c: int) -> int:
    return c >> 6 & 255


def second(c: int) -> int:
    return c >> 14 & 511


def third(c: int) -> int:
    return c >> 23
