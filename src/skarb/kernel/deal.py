"""The one deal behind all worlds: cards into places, where each place may hold only some of them.

It finds a deal whenever there is one, and raises when there is none: a world is never the truth for want of a better.
"""

from skarb.kernel import chance


class NoDeal(ValueError):
    """What is said to be known contradicts itself: a fault of the game, never of a player."""


def deal_within(key: bytes, draw: int, cards: list[int], may: list[int]) -> list[int]:
    """The cards in the order of the places: place i holds one of the set `may[i]`, a bit for each card number.

    There are as many cards as places; a number may stand there several times. Which order the cards come in makes no
    difference, so that the deal tells nothing of where they truly lie. Without limits every deal is as likely; with
    limits every one of them is possible.

    >>> deal_within(b"any", 1, [0, 1, 2], [0b100, 0b111, 0b101])
    [2, 1, 0]
    """
    if len(cards) != len(may):
        raise NoDeal(f"{len(cards)} cards for {len(may)} places")
    dealt = deal_freely(key, draw, cards)
    misfits = [place for place, card in enumerate(dealt) if not may[place] >> card & 1]
    if misfits:
        holder = list(range(len(dealt)))  # of each card, by its index: a place, or -1 while it lies loose
        for place in misfits:
            holder[place] = -1
        for place in misfits:
            if not _find(place, dealt, may, holder, [False] * len(dealt)):
                raise NoDeal("the places cannot all be filled")
        out = [0] * len(dealt)
        for i, place in enumerate(holder):
            out[place] = dealt[i]
        return out
    return dealt


def deal_freely(key: bytes, draw: int, cards: list[int]) -> list[int]:
    """The same where every place may hold every card."""
    dealt = cards.copy()
    dealt.sort()
    if len(dealt) > 1:
        chance.shuffle(key, draw, dealt)
    return dealt


def _find(place: int, dealt: list[int], may: list[int], holder: list[int], tried: list[bool]) -> bool:
    """Give the place a card: a loose one that fits, or one whose holder can be given another. Kuhn's way."""
    n = len(dealt)
    for step in range(n):  # each looks from its own place on, so that no card is preferred
        i = (place + step) % n
        if not tried[i] and holder[i] < 0 and may[place] >> dealt[i] & 1:
            holder[i] = place
            return True
    for step in range(n):
        i = (place + step) % n
        if not tried[i] and holder[i] >= 0 and may[place] >> dealt[i] & 1:
            tried[i] = True
            if _find(holder[i], dealt, may, holder, tried):
                holder[i] = place
                return True
    return False
