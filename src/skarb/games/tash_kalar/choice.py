"""Choices as packed ints: a verb and up to four numbers of seven bits. Their text is in `notation`."""

from typing import Any, Final

SCHOOL: Final = 0
COLOUR: Final = 1
START: Final = 2
PLACE: Final = 3
PICKUP: Final = 4
SUMMON: Final = 5
USE: Final = 6
IMPROVISE: Final = 7
SCORE: Final = 8
DISCARD: Final = 9
RETURN: Final = 10
INVOKE: Final = 11
HANDOVER: Final = 12
FINISH: Final = 13
CLAIM: Final = 14
DESTROY: Final = 15
CONVERT: Final = 16
UPGRADE: Final = 17
DOWNGRADE: Final = 18
PICK: Final = 19
MOVE: Final = 20
LEAP: Final = 21
AIM: Final = 22
CHOOSE: Final = 23
RECALL: Final = 24
DONE: Final = 25
RESIGN: Final = 26
SKIP: Final = 27
PLAY_ON: Final = 28


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    return verb | (a << 6) | (b << 13) | (c << 20) | (d << 27)


PLACES: Final[list[Any]] = [pack(PLACE, square) for square in range(128)]  # as objects, made once


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
