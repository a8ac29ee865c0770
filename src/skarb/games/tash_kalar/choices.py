"""Choices as packed ints: a verb and up to four numbers of seven bits. Their text is in `notation`."""

(
    SCHOOL,
    COLOUR,
    START,
    PLACE,
    PICKUP,
    SUMMON,
    USE,
    IMPROVISE,
    SCORE,
    DISCARD,
    RETURN,
    INVOKE,
    HANDOVER,
    FINISH,
    CLAIM,
    DESTROY,
    CONVERT,
    UPGRADE,
    DOWNGRADE,
    PICK,
    MOVE,
    LEAP,
    AIM,
    CHOOSE,
    RECALL,
    DONE,
    RESIGN,
    SKIP,
    PLAY_ON,
) = range(29)


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    return verb | (a << 6) | (b << 13) | (c << 20) | (d << 27)


def verb_of(choice: int) -> int:
    return choice & 63


def first(choice: int) -> int:
    return (choice >> 6) & 127


def second(choice: int) -> int:
    return (choice >> 13) & 127


def third(choice: int) -> int:
    return (choice >> 20) & 127


def fourth(choice: int) -> int:
    return (choice >> 27) & 127
