"""How well a seat stands, how the levels think, how a game goes on. What a hurried player lays is `quick`."""

from typing import Final

from skarb.games.dragon_catchers.cards import CARDS_IN, DECK, FUSION, PILE_BIT, RANK, factor_of, points_of, score_of
from skarb.games.dragon_catchers.quick import GRIP, HOLDS, LEADS
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.plan import Plan

ALL: Final = (1 << DECK) - 1
GRIP_IN: Final[list[float]] = [sum([GRIP[RANK[card]] for card in held]) for held in CARDS_IN]


def value(s: DragonCatchers, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        return float(seat in s.result.winners)
    hopes = expected(s)
    standing = [total + hopes[s.clan_of(at)] for at, total in enumerate(s.totals)]
    if s.setup.seats == 4:
        others = standing[(seat + 1) & 3]
    else:
        others = (sum(standing) - standing[seat]) / (s.setup.seats - 1)
    ahead = standing[seat] - others
    return 0.5 + 0.5 * ahead / (abs(ahead) + 0.25 * s.setup.target + 60.0)


def expected(s: DragonCatchers) -> list[float]:
    """What red and yellow may hope to score."""
    return [(p[0] + p[1] + p[2]) * (f[0] + f[1] + f[2]) for p, f in hopes_of(s)]


def parts(s: DragonCatchers, seat: int) -> dict[str, float]:
    """What `value` weighs, by name: points at the table, multipliers there, and what is left for the rounds to come."""
    out = {"takes": 0.0, "multiplier": 0.0, "keeps": 0.0, "caught": 0.0, "denied": 0.0, "cheap": 0.0, "spends": 0.0}
    own, seats = s.clan_of(seat), s.setup.seats
    others = [(seat + 1) & 3] if seats == 4 else [at for at in range(seats) if at != seat]  # three: a partner, too
    weight = sum([s.clan_of(at) != own for at in others]) / len(others)
    out["caught"] = s.totals[seat] - sum([s.totals[at] for at in others]) / len(others)
    for clan, (points, factors) in enumerate(hopes_of(s)):
        whole, by = points[0] + points[1] + points[2], factors[0] + factors[1] + factors[2]
        caught, table, later = points[0] * by, points[1] * by, points[2] * by + whole * factors[2]
        times, held = whole * factors[1], caught + whole * factors[0]
        if clan == own:
            out["takes"], out["multiplier"], out["keeps"] = weight * table, weight * times, weight * later
            out["caught"] += weight * held
        else:
            out["cheap"], out["denied"], out["spends"] = -weight * table, -weight * times, -weight * later
            out["caught"] -= weight * held
    return {name: part for name, part in out.items() if part}


Hopes = tuple[list[float], list[float]]  # points and factors: of the pile, of the table by chance, of the rest by share


def hopes_of(s: DragonCatchers) -> list[Hopes]:
    """Of red and yellow: what they have, their chance at the table, their share of the rest."""
    trick = s.carried
    best = -1
    ahead = 0
    for i, x in enumerate(s.laid):
        card = x >> 2
        trick |= PILE_BIT[card]
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
    rest = ALL & ~(s.out | s.red_pile | s.yellow_pile | s.discarded | trick)
    grips = grip(s)
    hopes: list[Hopes] = []
    for clan in (0, 1):
        pile = s.pile_of(clan)
        later = grips[clan] / (grips[0] + grips[1]) if rest else 0.0
        points = [float(points_of(pile)), shares[clan] * points_of(trick), later * points_of(rest)]
        factors = [float(factor_of(pile, clan)), shares[clan] * factor_of(trick, clan), later * factor_of(rest, clan)]
        hopes.append((points, factors))
    return hopes


def grip(s: DragonCatchers) -> list[float]:
    """How much each side holds for the tricks to come: strong cards of either clan, for others must ask for them."""
    out = [0.1, 0.1]
    for at, hand in enumerate(s.hands):
        row = (at & 1) << 8
        out[s.clan_at(at >> 1)] += GRIP_IN[row + (hand & 127)] + GRIP_IN[row + 128 + (hand >> 7)]
    for at, card in enumerate(s.under):
        if card != NOWHERE:
            out[s.clan_at(at // 7)] += GRIP[RANK[card]]
    return out


def thinking(level: str, seats: int) -> Plan | None:
    """A master plays to the end of the deal; a grandmaster, who has learned what a deal will bring, judges at once."""
    if level == "grandmaster":
        return Plan(iterations=360)
    return Plan(iterations=500, depth=-1) if level == "master" else None


def progress(s: DragonCatchers) -> list[float]:
    """The totals; with open piles, what this deal has brought so far is added."""
    if s.result is not None or not s.setup.open_piles:
        return [float(total) for total in s.totals]
    scores = [score_of(s.pile_of(clan), clan) for clan in (0, 1)]
    return [float(total + scores[s.clan_of(at)]) for at, total in enumerate(s.totals)]
