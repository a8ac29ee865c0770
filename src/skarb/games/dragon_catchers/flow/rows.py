"""The rows of a game of two: which cards lie open, and where each lies. DRC-11"""

from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import DECK, OF_CLAN
from skarb.games.dragon_catchers.choice import BLIND
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers

COLUMNS: Final = 7
RED_CARDS: Final = (1 << OF_CLAN) - 1


def show_rows(s: DragonCatchers) -> None:
    """Make the face-up cards of both rows what the players can lay, and note where every card lies."""
    columns, under = s.columns, s.under
    hands: list[int] = []
    spot = [NOWHERE] * DECK
    for row in range(2):
        pile: i64 = 0
        for at in range(COLUMNS * row, COLUMNS * row + COLUMNS):
            card: i64 = columns[at]
            if card != NOWHERE:
                spot[card] = at
                bit: i64 = 1
                bit <<= card
                pile |= bit
            card = under[at]
            if card != NOWHERE:
                spot[card] = at
        hands.append(pile & RED_CARDS)
        hands.append(pile >> OF_CLAN)
    s.hands = hands
    s.spot = spot


def is_blind(s: DragonCatchers) -> bool:
    """Does neither row show a card of the clan on turn? DRC-11.7"""
    clan = (s.turn ^ s.red) & 1
    return s.hands[clan] == 0 and s.hands[2 + clan] == 0


def blind_choices(s: DragonCatchers, place: i64) -> list[int]:
    """The face-down cards of the clan on turn in a row, by column."""
    clan = (s.turn ^ s.red) & 1
    out: list[int] = []
    for column in range(COLUMNS):
        card = s.under[COLUMNS * place + column]
        if card != NOWHERE and card // OF_CLAN == clan:
            out.append(BLIND + column)
    return out
