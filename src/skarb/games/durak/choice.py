"""Choices as packed ints: a verb, below it the laid code of a card and, for a beat, the number of the attack card.

Frames on the way of a simulation pack and unpack in place; everybody else asks here.
"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.cards import BIT, named, size_of

ATTACK: Final = 0
THROW: Final = 1 << 12
BEAT: Final = 2 << 12
TRANSFER: Final = 3 << 12
PASS: Final = 4 << 12
TAKE: Final = 5 << 12
KEEP: Final = 6 << 12  # reverse no
REVERSE: Final = KEEP + 1  # reverse yes


def pack(verb: int, laid: int = 0, index: int = 0) -> int:
    return verb + (index << 6) + laid


def unpack(choice: int) -> tuple[int, int, int]:
    """Verb, laid code and number of the attack card. From PASS on a choice is a verb and nothing else."""
    return (choice, 0, 0) if choice >= PASS else (choice >> 12 << 12, choice & 63, choice >> 6 & 63)


class Menu:
    """All choices of one verb for a set of cards, looked up suit by suit; `names` are those that an eight may bear."""

    def __init__(self, verb: int, eights: int, names: list[int]) -> None:
        self.eights: i64 = eights
        self.more: i64 = len(names) - 1  # choices that an eight adds
        self.rows: list[list[int]] = []  # suit * 512 + the set of its ranks
        self.falls: list[list[Any] | None] = [None] * 2048  # the same backwards, once wanted
        for suit in range(4):
            for some in range(512):
                row: list[int] = []
                for rank in range(9):
                    card = suit * 9 + rank
                    if not some >> rank & 1:
                        continue
                    if BIT[card] & eights:  # DUR-13.8
                        row += [verb + named(suit, name) for name in names]
                    else:
                        row.append(verb + card)
                self.rows.append(row)

    def of(self, cards: i64) -> list[int]:
        """Not to be changed."""
        rows = self.rows
        out = rows[cards & 511]
        row = rows[512 + (cards >> 9 & 511)]
        if row:
            out = out + row if out else row
        row = rows[1024 + (cards >> 18 & 511)]
        if row:
            out = out + row if out else row
        row = rows[1536 + (cards >> 27)]
        if row:
            out = out + row if out else row
        return out

    def falling(self, cards: i64) -> list[Any]:
        """The same, high cards first, as objects; a list of its own."""
        out: list[Any] = []
        suit: i64 = 3
        while suit >= 0:
            some = cards >> 9 * suit & 511
            if some:
                at = 512 * suit + some
                fall = self.falls[at]
                if fall is None:
                    fall = self.falls[at] = self.rows[at][::-1]
                out += fall
            suit -= 1
        return out

    def count(self, cards: i64) -> i64:
        """How many they are."""
        count = size_of(cards)
        eights = cards & self.eights
        return count + self.more * size_of(eights) if eights else count

    def nth(self, cards: i64, n: i64) -> i64:
        """One of them, counted from 0."""
        rows = self.rows
        row = rows[cards & 511]
        if n >= len(row):
            n -= len(row)
            row = rows[512 + (cards >> 9 & 511)]
            if n >= len(row):
                n -= len(row)
                row = rows[1024 + (cards >> 18 & 511)]
                if n >= len(row):
                    n -= len(row)
                    row = rows[1536 + (cards >> 27)]
        return row[n]


_menus: dict[tuple[int, int, tuple[int, ...]], Menu] = {}


def menu(verb: int, eights: int, names: list[int]) -> Menu:
    key = (verb, eights, tuple(names) if eights else ())
    if key not in _menus:
        _menus[key] = Menu(verb, eights, names)
    return _menus[key]
