"""How well a seat stands, by a rule of thumb: what a bot that looks one choice ahead goes by."""

from math import exp
from random import Random
from typing import Final

from skarb.games.durak.cards import RANK_OF, SUIT_OF, cards_in
from skarb.games.durak.rules import KEEP, PASS, TAKE, TRANSFER
from skarb.games.durak.state import OPENED, Durak

AVERAGE: Final = 5.5  # a card weaker than this is a burden while there is a deck to draw from
ENDGAME: Final = 12.0  # later nearly every card is
TRUMP: Final = 9.0
TURN: Final = 1.5  # worth of the next attack


def strength(s: Durak, card: int) -> float:
    return RANK_OF[card] + (TRUMP if SUIT_OF[card] == s.rules.trump else 0.0)


def worth(s: Durak, player: int) -> float:
    """A hand's worth: strong cards help, every card too many hurts."""
    left = s.left()
    share = min(left / (2.0 * s.setup.seats), 1.0)
    burden = share * AVERAGE + (1.0 - share) * ENDGAME
    return sum([strength(s, card) - burden for card in cards_in(s.hands[player])])


def value(s: Durak, seat: int) -> float:
    if s.result is not None:
        if s.result.details.get("draw") and not s.setup.series:
            return 0.5
        return 1.0 if seat in s.result.winners else 0.0
    setup = s.setup
    own = worth(s, seat)
    others = [worth(s, p) for p in range(setup.seats) if p != seat and not (setup.team and (p ^ seat) & 1 == 0)]
    if setup.team:
        own = (own + worth(s, seat ^ 2)) / 2.0
    balance = own - sum(others) / len(others)
    # Open cards threaten the defender: a part of the table's burden is as good as his.
    threat = 0.0
    for row in s.table:
        if row >= OPENED:
            beats = s.hands[s.keeper] & s.rules.beaten_by[row & 63]
            threat += 1.0 if beats else 5.0
    mine = s.keeper == seat or (setup.team and (s.keeper ^ seat) & 1 == 0)
    balance += -threat if mine else threat / len(others)
    if s.actor == seat and not s.table:
        balance += TURN
    return 1.0 / (1.0 + exp(-balance / 15.0))


# -- quick answers -----------------------------------------------------------------------------------------------------

DEAR: Final = 12.0  # with cards still to draw, a card worth more is not spent on beating


def in_quick_order(s: Durak, choices: list[int]) -> list[int]:
    """Cheap cards first, then passing, taking or keeping the direction."""
    return sorted(choices, key=lambda choice: price(s, choice))


def price(s: Durak, choice: int) -> float:
    return 99.0 if choice >= PASS else strength(s, choice & 63) - (3.0 if choice >= TRANSFER else 0.0)


def quick(s: Durak, choices: list[int], random: Random) -> int:
    """What a hurried player does: the cheapest card that does it, strong cards kept while there is a deck."""
    last = choices[-1]
    if last == KEEP:
        return choices[int(random.random() * 2)]
    best, cost = last, 99.0
    for choice in choices:
        cheap = price(s, choice) + random.random()
        if cheap < cost:
            best, cost = choice, cheap
    spares = s.at < len(s.deck)
    if last == PASS and cost > (AVERAGE if spares else TRUMP):
        return PASS
    if last == TAKE and best != TAKE and best < TRANSFER:
        hand = s.hands[s.actor]
        if spares and cost > DEAR + 3.0 * random.random():
            return TAKE
        for row in s.table:
            if row >= OPENED and not hand & s.rules.beaten_by[row & 63]:
                return TAKE
    return best
