"""What a hurried player lays: his share of the trick, by a table of chances."""

from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import CARDS, FUSION, RANK, worth_of
from skarb.games.dragon_catchers.choice import ASK, BLIND
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.state import UNANSWERED

# The chance that the strongest card so far wins, by cards still to come and by strength (0: multipliers only).
HOLDS: Final = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [0.1, 0.35, 0.55, 0.65, 0.75, 0.87, 1.0],
    [0.05, 0.3, 0.45, 0.55, 0.68, 0.82, 1.0],
    [0.05, 0.25, 0.35, 0.45, 0.6, 0.75, 0.97],
]
LEADS: Final = 0.55  # the same for tricks set aside and the side that leads next
GRIP: Final = [0.6, 0.6, 0.7, 1.0, 1.5, 2.2, 3.2, 1.5]  # what a card in hand is worth for tricks to come, by rank
MULTIPLIER: Final = 7  # what a factor of 1 is worth in points, to have or to keep from the others
# By card: its rank, and << 3 what is at stake with it.
STAKE: Final = [RANK[at] | card.points + MULTIPLIER * card.factor << 3 for at, card in enumerate(CARDS)]
UNSEEN: Final = 4.0  # the same for a card that somebody else will choose
PARTNER: Final = 2.0  # a partner chooses well
WHIM: Final = 2.0


def quick(s: DragonCatchers, choices: list[int], random: Random) -> int:
    """What a hurried player does: his share of the trick as it would lie, less the strength that it costs his clan.

    A new deal is a good moment to judge: the totals say it all.
    """
    return hurried(s, choices, random.random)


def hurry(s: DragonCatchers, most: int, random: Random) -> None:
    """Quick answers to so many questions (below 0: to the end), or until a good moment to judge."""
    draw = random.random
    while most != 0 and s.result is None:
        ask = s.top()
        choices = ask.choices(s, NOWHERE)  # a question knows its place, and looks at no seat
        choice = choices[0] if len(choices) == 1 else hurried(s, choices, draw)
        if choice == UNANSWERED:
            return
        s.answer_for(ask, NOWHERE, choice)
        most -= 1


def hurried(s: DragonCatchers, choices: list[int], draw: Callable[[], float]) -> int:
    asked: i64 = asked_place(s)
    laid, carried, red = s.laid, s.carried, s.red
    if not laid and asked == NOWHERE and s.round == 1:
        return UNANSWERED
    stake: i64 = 0
    if carried:
        worth = worth_of(carried)
        stake = (worth & 255) + MULTIPLIER * ((worth >> 8 & 15) + (worth >> 12))
    best: i64 = -1
    ahead: i64 = 0
    place = s.leader
    last = s.last
    for x in laid:
        code: i64 = x
        card: i64 = STAKE[code >> 2]
        stake += card >> 3
        rank = card & 7
        if rank > best:
            best = rank
            ahead = (place ^ red) & 1
        place = place + 1 & last
    owner = (s.turn ^ red) & 1
    own = owner
    if asked != NOWHERE:
        own = (asked ^ red) & 1
    holds = HOLDS[3 - len(laid)]
    others = 0.5  # his share if the card does not win
    if best >= 0:
        others = LEADS if best == FUSION else holds[best]
        if ahead != own:
            others = 1.0 - others
    found: i64 = choices[0]
    highest = -1000.0
    for one in choices:
        choice: i64 = one
        score = WHIM * float(draw())
        if choice < ASK:
            card = STAKE[choice]
            rank = card & 7
            share = others
            if rank > best:
                share = LEADS if rank == FUSION else holds[rank]
                if owner != own:
                    share = 1.0 - share
            score += share * float(stake + (card >> 3)) - (GRIP[rank] if own == owner else 0.0)
        elif choice < BLIND:
            score += others * (float(stake) + UNSEEN) + (PARTNER if (choice - ASK ^ red) & 1 == own else 0.0)
        if score > highest:
            found = choice
            highest = score
    return found
