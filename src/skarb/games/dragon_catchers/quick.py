"""What a hurried player lays: his share of the trick, by a table of chances."""

from random import Random
from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import CARDS, FUSION, RANK, factor_of, points_of
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
MULTIPLIER: Final = 7.0  # what a factor of 1 is worth in points, to have or to keep from the others
STAKE: Final[list[float]] = [card.points + MULTIPLIER * card.factor for card in CARDS]
UNSEEN: Final = 4.0  # the same for a card that somebody else will choose
PARTNER: Final = 2.0  # a partner chooses well
WHIM: Final = 2.0


def quick(s: DragonCatchers, choices: list[int], random: Random) -> int:
    """What a hurried player does: his share of the trick as it would lie, less the strength that it costs his clan.

    A new deal is a good moment to judge: the totals say it all.
    """
    asked = asked_place(s)
    if s.round == 1 and not s.laid and asked == NOWHERE:
        return UNANSWERED
    stake = points_of(s.carried) + MULTIPLIER * (factor_of(s.carried, 0) + factor_of(s.carried, 1))
    best: i64 = -1
    ahead: i64 = 0
    place = s.leader
    for x in s.laid:
        card: i64 = x >> 2
        stake += STAKE[card]
        rank: i64 = RANK[card]
        if rank > best:
            best = rank
            ahead = s.clan_at(place)
        place = place + 1 & s.last
    owner = s.clan_at(s.turn)
    own = owner if asked == NOWHERE else s.clan_at(asked)
    holds = HOLDS[3 - len(s.laid)]
    found = choices[0]
    highest = -1000.0
    draw = random.random
    for choice in choices:
        score = WHIM * float(draw())
        if choice < ASK:
            rank = RANK[choice]
            high: i64 = rank if rank > best else best
            share = LEADS if high == FUSION else holds[high]
            if (owner if rank > best else ahead) != own:
                share = 1.0 - share
            score += share * (stake + STAKE[choice]) - (GRIP[rank] if own == owner else 0.0)
        elif choice < BLIND:
            share = 0.5
            if best >= 0:
                share = LEADS if best == FUSION else holds[best]
                if ahead != own:
                    share = 1.0 - share
            score += share * (stake + UNSEEN) + (PARTNER if s.clan_at(choice - ASK) == own else 0.0)
        if score > highest:
            found = choice
            highest = score
    return found
