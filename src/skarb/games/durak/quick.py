"""What a hurried player does, and in which order a patient one tries things: by the price of the cards."""

from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import i64

from skarb.games.durak.cards import LAID, NO_SUIT, RANK_OF, SUIT_OF, alike
from skarb.games.durak.choice import PASS, REVERSE, TAKE, TRANSFER, Menu
from skarb.games.durak.flow.bout import Attack, Defend, Throw, transferable
from skarb.games.durak.flow.outlook import settled
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.state import UNANSWERED, Frame

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

    Between two bouts is a good moment to judge, unless the deck is used up. He finds his choices himself, one by one.
    """
    return hurried(s, random.random)


def hurry(s: Durak, most: int, random: Random) -> None:
    """Quick answers to so many questions (below 0: to the end), or until a good moment to judge."""
    draw = random.random
    while most != 0 and s.result is None:
        choice = UNANSWERED if settled(s) else hurried(s, draw)
        if choice == UNANSWERED:
            return
        s.answer_for(s.top(), s.actor, choice)
        most -= 1


def hurried(s: Durak, draw: Callable[[], float]) -> int:
    ask: Frame = s.top()
    if isinstance(ask, Throw):
        return thrown(s, draw)
    if isinstance(ask, Defend):
        return defended(s, draw)
    if isinstance(ask, Attack):
        return attacked(s, draw)
    return REVERSE - int(float(draw()) * 2)


def attacked(s: Durak, draw: Callable[[], float]) -> int:
    attacks = s.rules.attacks
    hand: i64 = s.hands[s.actor]
    if attacks.count(hand) == 1:
        return attacks.nth(hand, 0)
    return UNANSWERED if s.at < len(s.deck) else cheapest(s, attacks, hand, hand, draw)[0]


def thrown(s: Durak, draw: Callable[[], float]) -> int:
    hand: i64 = s.hands[s.actor]
    cards: i64 = hand & (s.fits | s.rules.free)
    if not cards:
        return PASS
    best, cost = cheapest(s, s.rules.throws, cards, hand, draw)
    return PASS if cost > (THROWN if s.at < len(s.deck) else THROWN_LATE) else best


def cheapest(s: Durak, menu: Menu, cards: i64, hand: i64, draw: Callable[[], float]) -> tuple[i64, float]:
    """Of cards to lay before the defender, and its price."""
    strength = STRENGTH[s.rules.trump]
    best: i64 = UNANSWERED
    cost = 99.0
    for suit in range(4):
        some = cards >> 9 * suit & 511
        if some:
            for choice in menu.rows[512 * suit + some]:
                cheap = strength[choice & 63] + float(draw())
                cheap -= ALIKE * float(alike(hand, RANK_OF[choice & 63]) - 1)
                if cheap < cost:
                    best, cost = choice, cheap
    return best, cost


def defended(s: Durak, draw: Callable[[], float]) -> int:
    rules = s.rules
    strength = STRENGTH[rules.trump]
    hand: i64 = s.hands[s.actor]
    best: i64 = TAKE
    cost = 99.0
    index: i64 = 0
    hopeless = False  # he cannot beat them all
    for row in s.table:
        if row >= OPENED:
            cards: i64 = hand & rules.beaten_by[row & 63]
            if not cards:
                hopeless = True
            else:
                rows = rules.beats_of[SUIT_OF[row & 63]].rows
                for suit in range(3, -1, -1):  # high cards come first
                    some = cards >> 9 * suit & 511
                    if some:
                        beats = rows[512 * suit + some]
                        for i in range(len(beats) - 1, -1, -1):
                            cheap = strength[beats[i] & 63] + float(draw())
                            if cheap < cost:
                                best, cost = beats[i] + index, cheap
        index += 64
    cards = transferable(s, hand)
    if cards:
        for suit in range(4):
            some = cards >> 9 * suit & 511
            if some:
                for choice in rules.transfers.rows[512 * suit + some]:
                    cheap = strength[choice & 63] + float(draw()) - PASSED_ON
                    if cheap < cost:
                        best, cost = choice, cheap
    if best < TRANSFER:
        if s.at < len(s.deck) and cost > DEAR + AT_STAKE * len(s.table) + 3.0 * float(draw()):
            return TAKE
        if hopeless:
            return TAKE
    return best
