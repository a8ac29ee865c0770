"""Rules of thumb for bots: how well a seat stands, what a hurried player lays, how the levels think."""

from random import Random
from typing import Final

from skarb.games.dragon_catchers.cards import CARDS, CARDS_IN, DECK, FUSION, PILE_BIT, RANK, factor_of, points_of
from skarb.games.dragon_catchers.rules import ASK, BLIND, asked_place
from skarb.games.dragon_catchers.state import NOWHERE, Table
from skarb.kernel.state import UNANSWERED

ALL: Final = (1 << DECK) - 1
# The chance that the strongest card so far wins, by cards still to come and by strength (0: multipliers only).
HOLDS: Final = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [0.1, 0.35, 0.55, 0.65, 0.75, 0.87, 1.0],
    [0.05, 0.3, 0.45, 0.55, 0.68, 0.82, 1.0],
    [0.05, 0.25, 0.35, 0.45, 0.6, 0.75, 0.97],
]
LEADS: Final = 0.55  # the same for tricks set aside and the side that leads next
GRIP: Final = [0.6, 0.6, 0.7, 1.0, 1.5, 2.2, 3.2, 1.5]  # what a card in hand is worth for tricks to come, by rank
GRIP_IN: Final[list[float]] = [sum([GRIP[RANK[card]] for card in held]) for held in CARDS_IN]


def value(s: Table, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        return float(seat in s.result.winners)
    hopes = expected(s)
    standing = [total + hopes[s.clan_of(at)] for at, total in enumerate(s.totals)]
    if s.setup.players == 4:
        others = standing[(seat + 1) & 3]
    else:
        others = (sum(standing) - standing[seat]) / (s.setup.players - 1)
    ahead = standing[seat] - others
    return 0.5 + 0.5 * ahead / (abs(ahead) + 0.25 * s.setup.target + 60.0)


def expected(s: Table) -> list[float]:
    """What red and yellow may hope to score: what they have, their chance at the table, their share of the rest."""
    table = s.carried
    best = -1
    ahead = 0
    for i, x in enumerate(s.laid):
        card = x >> 2
        table |= PILE_BIT[card]
        if RANK[card] > best:
            best = RANK[card]
            ahead = s.leader + i & s.last
    shares = [0.5, 0.5]
    if best == FUSION and s.round == 7:
        shares = [0.0, 0.0]  # DRC-7.5
    elif best >= 0:
        side = s.clan_at(ahead)
        shares[side] = LEADS if best == FUSION else HOLDS[4 - len(s.laid)][best]
        shares[1 - side] = 1.0 - shares[side]
    rest = ALL & ~(s.out | s.red_pile | s.yellow_pile | s.discarded | table)
    grips = grip(s)
    hopes: list[float] = []
    for clan in (0, 1):
        pile = s.pile_of(clan)
        later = grips[clan] / (grips[0] + grips[1]) if rest else 0.0
        points = points_of(pile) + shares[clan] * points_of(table) + later * points_of(rest)
        factor = factor_of(pile, clan) + shares[clan] * factor_of(table, clan) + later * factor_of(rest, clan)
        hopes.append(points * factor)
    return hopes


def grip(s: Table) -> list[float]:
    """How much each side holds for the tricks to come: strong cards of either clan, for others must ask for them."""
    out = [0.1, 0.1]
    for at, hand in enumerate(s.hands):
        row = (at & 1) << 8
        out[s.clan_at(at >> 1)] += GRIP_IN[row + (hand & 127)] + GRIP_IN[row + 128 + (hand >> 7)]
    for at, card in enumerate(s.under):
        if card != NOWHERE:
            out[s.clan_at(at // 7)] += GRIP[RANK[card]]
    return out


# -- quick answers -----------------------------------------------------------------------------------------------------

MULTIPLIER: Final = 7.0  # what a factor of 1 is worth in points, to have or to keep from the others
STAKE: Final[list[float]] = [card.points + MULTIPLIER * card.factor for card in CARDS]
UNSEEN: Final = 4.0  # the same for a card that somebody else will choose
PARTNER: Final = 2.0  # a partner chooses well
WHIM: Final = 2.0


def quick(s: Table, choices: list[int], random: Random) -> int:
    """What a hurried player does: his share of the trick as it would lie, less the strength that it costs his clan.

    A new deal is a good moment to judge: the totals say it all.
    """
    asked = asked_place(s)
    if s.round == 1 and not s.laid and asked == NOWHERE:
        return UNANSWERED
    stake = points_of(s.carried) + MULTIPLIER * (factor_of(s.carried, 0) + factor_of(s.carried, 1))
    best = -1
    ahead = 0
    for i, x in enumerate(s.laid):
        card = x >> 2
        stake += STAKE[card]
        if RANK[card] > best:
            best = RANK[card]
            ahead = s.clan_at(s.leader + i & s.last)
    owner = s.clan_at(s.turn)
    own = owner if asked == NOWHERE else s.clan_at(asked)
    holds = HOLDS[3 - len(s.laid)]
    found = choices[0]
    highest = -1000.0
    for choice in choices:
        score = WHIM * random.random()
        if choice < ASK:
            rank = RANK[choice]
            high = rank if rank > best else best
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


THINKING: Final[dict[str, dict[str, float]]] = {"master": {"iterations": 500, "depth": -1}}  # to the end of the deal
