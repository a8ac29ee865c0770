"""How a deal is dealt, who attacks first, and in which order cards are drawn later. Sections 3 and 12."""

from typing import Final

from mypy_extensions import i64

from skarb.games.durak.cards import BIT, CARDS, HAND, SUIT_MASK, bit_of
from skarb.games.durak.flow.beating import Rules


def deal_out(deck: tuple[int, ...], seats: int, dealer: int) -> tuple[list[int], tuple[int, ...], int]:
    """Hands, the deck that is left with the trump card under it, and the card that sets the trump suit."""
    hands: list[int] = []
    dealt: i64 = HAND * seats
    step: i64 = seats
    first: i64 = dealer + 1
    for player in range(seats):  # one at a time from the dealer's left, DUR-3.2
        hand: i64 = 0
        i = (player - first) % step
        while i < dealt:
            hand |= bit_of(deck[i])
            i += step
        hands.append(hand)
    if dealt == len(deck):
        return hands, (), deck[-1]  # DUR-3.4
    turned = deck[dealt]
    return hands, deck[dealt + 1 :] + deck[dealt : dealt + 1], turned  # DUR-3.3


def lowest_trump(hands: list[int], rules: Rules) -> tuple[int, int, int]:
    """Who holds the lowest trump, the card, and the trumps below it, which no hand holds. DUR-3.6

    Without a trump in any hand player and card are -1.
    """
    sought = SUIT_MASK[rules.trump] & ~rules.eights
    lowest = CARDS
    holder = -1
    for player, hand in enumerate(hands):
        held = hand & sought
        if held:
            card = (held & -held).bit_length() - 1
            if card < lowest:
                lowest = card
                holder = player
    if holder < 0:
        return -1, -1, sought
    return holder, lowest, sought & (BIT[lowest] - 1)


def drawing_order(seats: int, step: int, owner: int, defender: int, forward: bool) -> list[int]:
    """The turn owner, the others against the direction (`forward`: along it), the defender last. DUR-12.1, 12.2"""
    if not forward:
        step = -step
    order: list[int] = []
    seat = owner
    for _ in range(seats):
        if seat != defender:
            order.append(seat)
        seat = (seat + step) % seats
    order.append(defender)
    return order


# [forward][seats][(clockwise, owner, defender)]: the order of drawing
ORDERS: Final[list[list[list[list[int]]]]] = [
    [
        [
            drawing_order(n, step, owner, defender, forward)
            for step in (1, -1)
            for owner in range(n)
            for defender in range(n)
        ]
        for n in range(7)
    ]
    for forward in (False, True)
]
