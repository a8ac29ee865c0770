"""Rules of thumb: how well a seat stands, what a hurried player does, how the levels think."""

from math import exp, log
from random import Random
from typing import Final

from skarb.games.durak.cards import LIKE, RANK_OF, SUIT_OF, cards_in
from skarb.games.durak.rules import KEEP, PASS, TAKE, TRANSFER
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.state import UNANSWERED

TRUMP: Final = 9.0  # what being a trump adds to a card's rank, as a price

# What a card in hand, by rank, adds to the logarithm of the odds: fitted to the results of 12,000 games of two between
# quick players, seen between bouts. By cards left in the deck: none, up to 4, 9, 15, more.
PLAIN: Final = [
    [-1.37, -1.26, -1.22, -1.09, -1.10, -0.95, -0.95, -0.73, -0.75],
    [-0.67, -0.54, -0.46, -0.37, -0.26, -0.14, -0.09, 0.01, 0.01],
    [-0.17, -0.13, -0.14, -0.04, 0.05, 0.11, 0.12, 0.17, 0.18],
    [-0.05, 0.00, 0.00, 0.01, 0.04, 0.08, 0.09, 0.10, 0.12],
    [-0.08, -0.03, -0.03, -0.02, 0.00, 0.00, 0.01, 0.02, 0.02],
]
TRUMPS: Final = [
    [-0.25, -0.19, -0.19, -0.19, -0.12, -0.13, -0.09, 0.03, 0.27],
    [0.35, 0.36, 0.37, 0.38, 0.38, 0.39, 0.39, 0.40, 0.41],
    [0.42, 0.43, 0.45, 0.46, 0.47, 0.47, 0.48, 0.48, 0.50],
    [0.25, 0.25, 0.26, 0.26, 0.26, 0.26, 0.27, 0.27, 0.30],
    [0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.12],
]
TURN: Final = [0.70, 0.22, 0.15, 0.07, 0.02]  # the same for the next attack
BEATABLE: Final = [0.30, 0.10, 0.07, 0.05, 0.03]  # and against the defender for an open card that he can beat
THREAT: Final = [1.20, 0.40, 0.33, 0.25, 0.15]  # or cannot
CHANCE: Final = [0.0, 0.0, *[log(seats - 1) for seats in range(2, 7)]]  # only one of all is the fool


def strength(s: Durak, card: int) -> float:
    return RANK_OF[card] + (TRUMP if SUIT_OF[card] == s.rules.trump else 0.0)


def phase_of(s: Durak) -> int:
    left = s.left() * 2 // s.setup.seats
    return 0 if left == 0 else 1 if left < 5 else 2 if left < 10 else 3 if left < 16 else 4


def worth(s: Durak, player: int, phase: int) -> float:
    """What a hand adds to the logarithm of the odds."""
    trump = s.rules.trump
    plain, trumps = PLAIN[phase], TRUMPS[phase]
    total = 0.0
    for card in cards_in(s.hands[player]):
        total += trumps[RANK_OF[card]] if SUIT_OF[card] == trump else plain[RANK_OF[card]]
    return total


def value(s: Durak, seat: int) -> float:
    if s.result is not None:
        if s.result.details.get("draw") and not s.setup.series:
            return 0.5
        return 1.0 if seat in s.result.winners else 0.0
    setup = s.setup
    phase = phase_of(s)
    own = worth(s, seat, phase)
    others = [worth(s, p, phase) for p in range(setup.seats) if p != seat and not (setup.team and (p ^ seat) & 1 == 0)]
    balance = 0.0 if setup.team else CHANCE[setup.seats]
    if setup.team:
        own = (own + worth(s, seat ^ 2, phase)) / 2.0
    balance += own - sum(others) / len(others)
    threat = 0.0
    for row in s.table:
        if row >= OPENED:
            threat += BEATABLE[phase] if s.hands[s.keeper] & s.rules.beaten_by[row & 63] else THREAT[phase]
    mine = s.keeper == seat or (setup.team and (s.keeper ^ seat) & 1 == 0)
    balance += -threat if mine else threat / len(others)
    if not s.table:
        balance += TURN[phase] if s.actor == seat else -TURN[phase] / len(others)
    return 1.0 / (1.0 + exp(-balance))


# -- quick answers -----------------------------------------------------------------------------------------------------

# Prices, tuned by play against itself.
DEAR: Final = 14.5  # with cards still to draw, a card worth more is not spent on beating,
AT_STAKE: Final = 0.7  # unless many lie on the table
THROWN: Final = 9.0  # a card worth more is not thrown in
THROWN_LATE: Final = 14.5  # without a deck
ALIKE: Final = 0.5  # an attack with one of several is cheaper: they can follow
PASSED_ON: Final = 2.5  # so is a transfer


def in_quick_order(s: Durak, choices: list[int]) -> list[int]:
    """Cheap cards first, then passing, taking or keeping the direction."""
    return sorted(choices, key=lambda choice: price(s, choice))


def price(s: Durak, choice: int) -> float:
    return 99.0 if choice >= PASS else strength(s, choice & 63) - (PASSED_ON if choice >= TRANSFER else 0.0)


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
    hand = s.hands[s.actor]
    best, cost = last, 99.0
    for choice in choices:
        if choice >= PASS:
            break
        cheap = strength(s, choice & 63) + random.random()
        if choice >= TRANSFER:
            cheap -= PASSED_ON
        elif last <= PASS:
            cheap -= ALIKE * ((hand & LIKE[choice & 63]).bit_count() - 1)
        if cheap < cost:
            best, cost = choice, cheap
    if last == PASS and cost > (THROWN if spares else THROWN_LATE):
        return PASS
    if last == TAKE and best < TRANSFER:
        if spares and cost > DEAR + AT_STAKE * len(s.table) + 3.0 * random.random():
            return TAKE
        for row in s.table:
            if row >= OPENED and not hand & s.rules.beaten_by[row & 63]:
                return TAKE
    return best


THINKING: Final[dict[str, dict[str, float]]] = {"master": {"iterations": 1000, "depth": -1}}  # to the end of the bout
