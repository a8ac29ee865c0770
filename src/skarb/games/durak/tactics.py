"""Rules of thumb: how well a seat stands, what a hurried player does, how the levels think."""

from math import exp, log
from random import Random
from typing import Any, Final

from skarb.games.durak.cards import LIKE, RANK_OF, SUIT_OF, cards_in
from skarb.games.durak.rules import KEEP, PASS, TAKE, TRANSFER
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.state import UNANSWERED

TRUMP: Final = 9.0  # what being a trump adds to a card's rank, as a price

# What a card in hand, by rank, adds to the logarithm of the odds: fitted to the results of 12,000 games of two, and of
# as many each of three, four and six, between quick players. By cards left in the deck: none, up to 4, 9, 15, more.
PLAIN: Final = [
    [
        [-1.37, -1.26, -1.22, -1.09, -1.10, -0.95, -0.95, -0.73, -0.75],
        [-0.67, -0.54, -0.46, -0.37, -0.26, -0.14, -0.09, 0.01, 0.01],
        [-0.17, -0.13, -0.14, -0.04, 0.05, 0.11, 0.12, 0.17, 0.18],
        [-0.05, 0.00, 0.00, 0.01, 0.04, 0.08, 0.09, 0.10, 0.12],
        [-0.08, -0.03, -0.03, -0.02, 0.00, 0.00, 0.01, 0.02, 0.02],
    ],
    [
        [-0.31, -0.31, -0.30, -0.27, -0.25, -0.21, -0.19, -0.16, -0.14],
        [-0.14, -0.14, -0.11, -0.09, -0.07, -0.04, -0.02, 0.01, 0.01],
        [-0.05, -0.04, -0.03, -0.03, -0.02, -0.01, 0.01, 0.02, 0.03],
        [-0.06, -0.05, -0.05, -0.05, -0.05, -0.05, -0.05, -0.04, -0.04],
    ],
]
TRUMPS: Final = [
    [
        [-0.25, -0.19, -0.19, -0.19, -0.12, -0.13, -0.09, 0.03, 0.27],
        [0.35, 0.36, 0.37, 0.38, 0.38, 0.39, 0.39, 0.40, 0.41],
        [0.42, 0.43, 0.45, 0.46, 0.47, 0.47, 0.48, 0.48, 0.50],
        [0.25, 0.25, 0.26, 0.26, 0.26, 0.26, 0.27, 0.27, 0.30],
        [0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.12],
    ],
    [
        [0.00, 0.10, 0.12, 0.14, 0.17, 0.18, 0.18, 0.18, 0.19],
        [0.24, 0.24, 0.25, 0.26, 0.26, 0.27, 0.27, 0.27, 0.28],
        [0.22, 0.22, 0.23, 0.23, 0.24, 0.24, 0.25, 0.25, 0.26],
        [0.10, 0.10, 0.10, 0.11, 0.11, 0.11, 0.12, 0.12, 0.12],
    ],
]
TURN: Final = [[0.70, 0.22, 0.15, 0.07, 0.02], [0.33, 0.03, 0.10, 0.05]]  # the same for the next attack
BEATABLE: Final = [[0.30, 0.10, 0.07, 0.05, 0.03], [0.10, 0.10, 0.08, 0.03]]  # against the defender: an open card
THREAT: Final = [[1.20, 0.40, 0.33, 0.25, 0.15], [0.40, 0.25, 0.06, 0.03]]  # that he can beat, or cannot
USUAL: Final = 4.0  # without a deck, what cards are worth to many is for so many who still play


def reward(place: float, seats: int) -> float:
    """Half for not being the fool, half for those who are left behind. Places count from 0."""
    return (min(1.0, seats - 1.0 - place) + 1.0 - place / (seats - 1.0)) / 2.0


def chance(seats: int, out: int) -> float:
    """The logarithm of the odds of the best place still open, after so many are out, between equals."""
    even = sum([reward(place, seats) for place in range(out, seats)]) / (seats - out)
    return log(even / (reward(out, seats) - even)) if even else 0.0


CHANCE: Final[list[list[float]]] = [[], []] + [[chance(seats, out) for out in range(seats)] for seats in range(2, 7)]


def place_in(ranking: list[list[Any]], seat: int) -> float:
    """Those who are level share the mean of their places."""
    before = 0
    for group in ranking:
        if seat in group:
            return before + (len(group) - 1) / 2.0
        before += len(group)
    return before - 1.0


def strength(s: Durak, card: int) -> float:
    return RANK_OF[card] + (TRUMP if SUIT_OF[card] == s.rules.trump else 0.0)


def phase_of(s: Durak) -> int:
    left = s.left() * 2 // s.setup.seats
    return 0 if left == 0 else 1 if left < 5 else 2 if left < 10 else 3 if left < 16 else 4


def worth(s: Durak, player: int, many: int, phase: int) -> float:
    """What a hand adds to the logarithm of the odds."""
    trump = s.rules.trump
    plain, trumps = PLAIN[many][phase], TRUMPS[many][phase]
    total = 0.0
    for card in cards_in(s.hands[player]):
        total += trumps[RANK_OF[card]] if SUIT_OF[card] == trump else plain[RANK_OF[card]]
    return total


def value(s: Durak, seat: int) -> float:
    setup, result = s.setup, s.result
    seats = setup.seats
    if result is not None and (setup.series or setup.team):
        return 0.5 if result.details["draw"] and not setup.series else 1.0 if seat in result.winners else 0.0
    if result is not None:
        place = place_in(result.ranking, seat)
        if result.details["draw"] and place >= seats - 2:
            place = seats - 1.5  # nobody is the fool: the last two are level, whoever left first
        return reward(place, seats)
    if setup.team:
        others = [p for p in range(seats) if (p ^ seat) & 1]
        top, balance = 1.0, 0.0
    elif seat in s.out:
        return reward(s.out.index(seat), seats)
    else:
        others = [p for p in range(seats) if p != seat and p not in s.out]
        top, balance = reward(len(s.out), seats), CHANCE[seats][len(s.out)]
    many, phase = 1 if seats > 2 else 0, phase_of(s)
    own = worth(s, seat, many, phase)
    if setup.team:
        own = (own + worth(s, seat ^ 2, many, phase)) / 2.0
    better = own - sum([worth(s, p, many, phase) for p in others]) / len(others)
    threat = 0.0
    for row in s.table:
        if row >= OPENED:
            beatable = s.hands[s.keeper] & s.rules.beaten_by[row & 63]
            threat += BEATABLE[many][phase] if beatable else THREAT[many][phase]
    mine = s.keeper == seat or (setup.team and (s.keeper ^ seat) & 1 == 0)
    better += -threat if mine else threat / len(others)
    if not s.table:
        better += TURN[many][phase] if s.actor == seat else -TURN[many][phase] / len(others)
    if many and phase == 0:
        better *= USUAL / (len(others) + 1)
    return top / (1.0 + exp(-balance - better))


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


def thinking(level: str, seats: int) -> dict[str, float]:
    """A master plays to the end of the bout. With many seats luck weighs more, so the lower levels slip more often."""
    more = max(0, seats - 3)
    if level == "novice":
        return {"slips": 0.3 + 0.12 * more}
    return {"slips": 0.07 * more} if level == "adept" else {"iterations": 1000, "depth": -1}
