"""What a hurried player does, and in which order a patient one tries things: by the price of the cards."""

from random import Random
from typing import Final

from mypy_extensions import i64

from skarb.games.durak.cards import LAID, NO_SUIT, RANK_OF, SUIT_OF, alike
from skarb.games.durak.choice import KEEP, PASS, TAKE, TRANSFER
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.state import UNANSWERED

# Prices, tuned by play against itself.
TRUMP: Final = 9.0  # what being a trump adds to a card's rank
DEAR: Final = 14.5  # with cards still to draw, a card worth more is not spent on beating,
AT_STAKE: Final = 0.7  # unless many lie on the table
THROWN: Final = 9.0  # a card worth more is not thrown in
THROWN_LATE: Final = 14.5  # without a deck
ALIKE: Final = 0.5  # an attack with one of several is cheaper: they can follow
PASSED_ON: Final = 2.5  # so is a transfer


# By trump suit and laid code: what a card is worth.
STRENGTH: Final[list[list[float]]] = [
    [RANK_OF[card] + (TRUMP if SUIT_OF[card] == trump else 0.0) for card in range(LAID)] for trump in range(NO_SUIT + 1)
]


def in_quick_order(s: Durak, choices: list[int]) -> list[int]:
    """Cheap cards first, then passing, taking or keeping the direction."""
    return sorted(choices, key=lambda choice: price(s, choice))


def price(s: Durak, choice: int) -> float:
    return 99.0 if choice >= PASS else STRENGTH[s.rules.trump][choice & 63] - (PASSED_ON if choice >= TRANSFER else 0.0)


def quick(s: Durak, choices: list[int], random: Random) -> int:
    """What a hurried player does: the cheapest card that does it, strong cards kept while there is a deck.

    Between two bouts is a good moment to judge, unless the deck is used up.
    """
    last = choices[-1]
    if last == KEEP:
        return choices[int(random.random() * 2)]
    spares = s.at < len(s.deck)
    if last < PASS and spares:
        return UNANSWERED
    hand: i64 = s.hands[s.actor]
    strength, draw = STRENGTH[s.rules.trump], random.random
    best, cost = last, 99.0
    for choice in choices:
        if choice >= PASS:
            break
        cheap = strength[choice & 63] + float(draw())
        if choice >= TRANSFER:
            cheap -= PASSED_ON
        elif last <= PASS:
            cheap -= ALIKE * int(alike(hand, RANK_OF[choice & 63]) - 1)
        if cheap < cost:
            best, cost = choice, cheap
    if last == PASS and cost > (THROWN if spares else THROWN_LATE):
        return PASS
    if last == TAKE and best < TRANSFER:
        if spares and cost > DEAR + AT_STAKE * len(s.table) + 3.0 * float(draw()):
            return TAKE
        for row in s.table:
            if row >= OPENED and not hand & s.rules.beaten_by[row & 63]:
                return TAKE
    return best
