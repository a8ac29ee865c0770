"""Choices as packed ints: a verb and what it names, a card, a place to ask or the column of a face-down card.

A card is its own number, so frames lay it as it is; whether it is laid or given, the question tells.
"""

from typing import Final

CARD: Final = 0
ASK: Final = 32
BLIND: Final = 40


def pack(verb: int, what: int) -> int:
    return verb + what


def unpack(choice: int) -> tuple[int, int]:
    """The verb, and the card, place or column."""
    verb = BLIND if choice >= BLIND else ASK if choice >= ASK else CARD
    return verb, choice - verb
