"""Choices as packed ints: a verb, below it the laid code of a card and, for a beat, the number of the attack card.

Frames on the way of a simulation pack and unpack in place; everybody else asks here.
"""

from typing import Final

from skarb.games.durak.cards import BIT, NO_SUIT, named

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
    """All choices of one verb for a set of cards, looked up suit by suit."""

    def __init__(self, verb: int, eights: int, trump: int) -> None:
        self.suits: list[list[list[int]]] = []
        for suit in range(4):
            rows: list[list[int]] = []
            for some in range(512):
                row: list[int] = []
                for rank in range(9):
                    card = suit * 9 + rank
                    if not some >> rank & 1:
                        continue
                    if BIT[card] & eights:  # DUR-13.8
                        row += [verb + named(suit, name) for name in range(4) if name != trump]
                    else:
                        row.append(verb + card)
                rows.append(row)
            self.suits.append(rows)
        self.hearts, self.diamonds, self.spades, self.clubs = self.suits

    def of(self, cards: int) -> list[int]:
        return (
            self.hearts[cards & 511]
            + self.diamonds[cards >> 9 & 511]
            + self.spades[cards >> 18 & 511]
            + self.clubs[cards >> 27]
        )


_menus: dict[tuple[int, int, int], Menu] = {}


def menu(verb: int, eights: int, trump: int) -> Menu:
    key = (verb, eights, trump if eights else NO_SUIT)
    if key not in _menus:
        _menus[key] = Menu(verb, eights, trump)
    return _menus[key]
