"""A rule of thumb for bots: how well a seat stands."""

from skarb.games.dragon_catchers.cards import DECK, FUSION, PILE_BIT, RANK, factor_of, points_of
from skarb.games.dragon_catchers.state import Table

ALL = (1 << DECK) - 1
# The chance that the strongest card so far still is when so many cards are to come: by strength, 0 for multipliers.
HOLDS = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [0.1, 0.35, 0.55, 0.65, 0.75, 0.87, 1.0],
    [0.05, 0.3, 0.45, 0.55, 0.68, 0.82, 1.0],
    [0.05, 0.25, 0.35, 0.45, 0.6, 0.75, 0.97],
]


def value(s: Table, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        return float(seat in s.result.winners)
    red, yellow = expected(s)
    standing = [total + (yellow if s.clan_of(at) else red) for at, total in enumerate(s.totals)]
    others = [standing[at] for at in range(len(standing)) if at != seat]
    if s.setup.players == 4:
        others = [standing[(seat + 1) & 3]]
    ahead = standing[seat] - sum(others) / len(others)
    scale = 0.25 * s.setup.target + 60.0
    return 0.5 + 0.5 * ahead / (abs(ahead) + scale)


def expected(s: Table) -> tuple[float, float]:
    """What both sides may hope to score in this deal: what they have, their chance at the table, half of the rest."""
    on_table = s.carried
    best = -1
    at = s.leader
    ahead = 0
    for i, x in enumerate(s.laid):
        card = x >> 2
        on_table |= PILE_BIT[card]
        if RANK[card] > best:
            best = RANK[card]
            ahead = at + i & s.last
    share = 0.5
    if best == FUSION:
        share = 0.55 if s.round < 7 else 0.0  # who leads next stands a little better; in the last round it is lost
    elif best >= 0:
        share = HOLDS[4 - len(s.laid)][best]
    mine = share if best != FUSION or s.round < 7 else 0.0
    theirs = 1.0 - share if best != FUSION or s.round < 7 else 0.0
    red_share, yellow_share = (theirs, mine) if (ahead ^ s.red) & 1 else (mine, theirs)
    rest = ALL & ~(s.out | s.red_pile | s.yellow_pile | s.discarded | on_table)
    return (
        _hope(s.red_pile, on_table, rest, 0, red_share),
        _hope(s.yellow_pile, on_table, rest, 1, yellow_share),
    )


def _hope(pile: int, on_table: int, rest: int, clan: int, share: float) -> float:
    points = points_of(pile) + share * points_of(on_table) + 0.5 * points_of(rest)
    factor = factor_of(pile, clan) + share * factor_of(on_table, clan) + 0.5 * factor_of(rest, clan)
    return points * factor
