"""The 28 spirits as numbers and tables: what a card is, never what is done with it.

A card is a number, red 0–13 and yellow 14–27. A pile is a mask of 28 bits; a hand is two masks of 14 bits, one a clan.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

_DATA: Final[dict[str, Any]] = tomllib.loads(
    files("skarb.games.dragon_catchers").joinpath("data", "cards.toml").read_text(encoding="utf-8")
)

RED: Final = 0
YELLOW: Final = 1
CLANS: Final[list[str]] = _DATA["clans"]
OF_CLAN: Final = 14  # cards of one clan
DECK: Final = 28
FUSION: Final = 7  # above every strength, so that the first fusion spirit of a trick is found like a winner


class Card:
    """One spirit. `strength` is 0 for a multiplier, `factor` 0 for all others."""

    def __init__(self, clan: str, spirit: dict[str, Any]) -> None:
        self.id: str = clan + str(spirit["id"])
        self.clan = clan
        self.kind: str = spirit["kind"]
        self.points: int = spirit["points"]
        self.strength: int = spirit.get("strength", 0)
        self.factor: int = spirit.get("factor", 0)


CARDS: Final[list[Card]] = [Card(clan, spirit) for clan in CLANS for spirit in _DATA["spirits"]]
IDS: Final[list[str]] = [card.id for card in CARDS]
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
RANK: Final[list[int]] = [FUSION if card.kind == "fusion" else card.strength for card in CARDS]
PILE_BIT: Final[list[int]] = [1 << number for number in range(DECK)]
HAND_BIT: Final[list[int]] = [1 << number % OF_CLAN for number in range(DECK)]

# Four rows of 128: what a mask of seven cards holds. Red is rows 0 and 1, yellow 2 and 3.
CARDS_IN: Final[list[list[int]]] = []
WORTH_IN: Final[list[int]] = []
for _row in range(4):
    for _bits in range(128):
        _held = [7 * _row + i for i in range(7) if _bits >> i & 1]
        CARDS_IN.append(_held)
        WORTH_IN.append(
            sum([CARDS[number].points + (CARDS[number].factor << (8 if _row < 2 else 12)) for number in _held])
        )

HELD: Final[list[list[int] | None]] = [None] * (2 << OF_CLAN)  # by clan and its part of a hand: the cards, once wanted


def cards_in(pile: int) -> list[int]:
    """The cards of a pile."""
    return (
        CARDS_IN[pile & 127]
        + CARDS_IN[128 + (pile >> 7 & 127)]
        + CARDS_IN[256 + (pile >> 14 & 127)]
        + CARDS_IN[384 + (pile >> 21)]
    )


def cards_of(hand: i64, clan: i64) -> list[int]:
    """The cards of one clan's part of a hand; not to be changed."""
    at = clan << OF_CLAN | hand
    held = HELD[at]
    if held is None:
        row = clan << 8
        held = HELD[at] = CARDS_IN[row + (hand & 127)] + CARDS_IN[row + 128 + (hand >> 7)]
    return held


def count_of(hand: i64, clan: i64) -> i64:
    """How many they are."""
    row = clan << 8
    return len(CARDS_IN[row + (hand & 127)]) + len(CARDS_IN[row + 128 + (hand >> 7)])


def ids_in(pile: int) -> list[str]:
    return [IDS[card] for card in cards_in(pile)]


def worth_of(pile: i64) -> i64:
    """The points of all cards, of both clans; << 8 the sum of red's multipliers, << 12 of yellow's. DRC-9.1, 9.2"""
    worth: i64 = WORTH_IN[pile & 127]
    worth += WORTH_IN[128 + (pile >> 7 & 127)]
    worth += WORTH_IN[256 + (pile >> 14 & 127)]
    worth += WORTH_IN[384 + (pile >> 21)]
    return worth


def score_of(pile: i64, clan: i64) -> i64:
    """What a captured pile is worth to a side: points times own multipliers, so 0 without any. DRC-9.3"""
    worth = worth_of(pile)
    return (worth & 255) * (worth >> 8 + 4 * clan & 15)
