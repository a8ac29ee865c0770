"""How well a seat stands, how the levels think, how a game goes on. What a hurried player lays is `quick`."""

from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import CARDS_IN, DECK, FUSION, RANK, score_of, worth_of
from skarb.games.dragon_catchers.quick import GRIP, HOLDS, LEADS
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.plan import Plan
from skarb.kernel.standing import ended

ALL: Final = (1 << DECK) - 1
GRIP_IN: Final[list[float]] = [sum([GRIP[RANK[card]] for card in held]) for held in CARDS_IN]
GRIP_OF: Final[list[float]] = [GRIP[rank] for rank in RANK]  # by card


def value(s: DragonCatchers, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    result = s.result
    red, yellow = expected(s) if result is None else (0.0, 0.0)
    seats, totals = s.setup.seats, s.totals
    own = totals[seat] + (yellow if s.clan_of(seat) else red)
    others = 0.0
    if seats == 4:
        at = (seat + 1) & 3
        others = totals[at] + (yellow if s.clan_of(at) else red)
    else:
        for at, total in enumerate(totals):
            others += total + (yellow if s.clan_of(at) else red)
        others = (others - own) / (seats - 1)
    ahead, much = own - others, 0.25 * s.setup.target + 60.0
    if result is not None:
        return ended(float(seat in result.winners), ahead, much)
    return 0.5 + 0.5 * ahead / (abs(ahead) + much)


def expected(s: DragonCatchers) -> tuple[float, float]:
    """What red and yellow may hope to score."""
    trick, rest, red, yellow, red_later, yellow_later = outlook(s)
    own, other = worth_of(s.red_pile), worth_of(s.yellow_pile)
    laid = left = 0.0
    by, times = float(own >> 8 & 15), float(other >> 12)
    if trick:
        worth = worth_of(trick)
        laid = float(worth & 255)
        by += red * float(worth >> 8 & 15)
        times += yellow * float(worth >> 12)
    if rest:
        worth = worth_of(rest)
        left = float(worth & 255)
        by += red_later * float(worth >> 8 & 15)
        times += yellow_later * float(worth >> 12)
    return (
        (float(own & 255) + red * laid + red_later * left) * by,
        (float(other & 255) + yellow * laid + yellow_later * left) * times,
    )


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
    trick, rest, red, yellow, red_later, yellow_later = outlook(s)
    hopes: list[Hopes] = []
    for clan, share, later in ((0, red, red_later), (1, yellow, yellow_later)):
        pile, table, left = worth_of(s.pile_of(clan)), worth_of(trick), worth_of(rest)
        points = [float(pile & 255), share * float(table & 255), later * float(left & 255)]
        down = 8 + 4 * clan
        factors = [float(pile >> down & 15), share * float(table >> down & 15), later * float(left >> down & 15)]
        hopes.append((points, factors))
    return hopes


def outlook(s: DragonCatchers) -> tuple[i64, i64, float, float, float, float]:
    """What lies on the table and what is left; the chance of red and of yellow at the one, their share of the other."""
    trick = s.carried
    best: i64 = -1
    ahead: i64 = 0
    place = s.leader
    for x in s.laid:
        card: i64 = x
        card >>= 2
        bit: i64 = 1
        bit <<= card
        trick |= bit
        rank: i64 = RANK[card]
        if rank > best:
            best = rank
            ahead = place
        place = place + 1 & s.last
    red = yellow = 0.5
    if best == FUSION and s.round == 7:
        red = yellow = 0.0  # DRC-7.5
    elif best >= 0:
        first = LEADS if best == FUSION else HOLDS[4 - len(s.laid)][best]
        if s.clan_at(ahead):
            red, yellow = 1.0 - first, first
        else:
            red, yellow = first, 1.0 - first
    rest = ALL & ~(s.out | s.red_pile | s.yellow_pile | s.discarded | trick)
    red_later = yellow_later = 0.0
    if rest:
        red_grip, yellow_grip = grip(s)
        red_later = red_grip / (red_grip + yellow_grip)
        yellow_later = yellow_grip / (red_grip + yellow_grip)
    return trick, rest, red, yellow, red_later, yellow_later


def grip(s: DragonCatchers) -> tuple[float, float]:
    """How much each side holds for the tricks to come: strong cards of either clan, for others must ask for them."""
    red = yellow = 0.1
    parity = s.red
    for i, hand in enumerate(s.hands):
        at: i64 = i
        cards: i64 = hand
        if cards:
            row = (at & 1) << 8
            held = GRIP_IN[row + (cards & 127)] + GRIP_IN[row + 128 + (cards >> 7)]
            if (at >> 1 ^ parity) & 1:
                yellow += held
            else:
                red += held
    for i, below in enumerate(s.under):
        card: i64 = below
        if card != NOWHERE:
            if (i >= 7) == (parity == 0):  # the second row, or the first of a yellow player
                yellow += GRIP_OF[card]
            else:
                red += GRIP_OF[card]
    return red, yellow


def thinking(level: str, seats: int) -> Plan | None:
    """A master plays to the end of the deal; a grandmaster, who has learned what a deal will bring, judges at once."""
    if level == "grandmaster":
        return Plan(iterations=330)
    return Plan(iterations=500, depth=-1) if level == "master" else None


def progress(s: DragonCatchers) -> list[float]:
    """The totals; with open piles, what this deal has brought so far is added."""
    if s.result is not None or not s.setup.open_piles:
        return [float(total) for total in s.totals]
    scores = [score_of(s.pile_of(clan), clan) for clan in (0, 1)]
    return [float(total + scores[s.clan_of(at)]) for at, total in enumerate(s.totals)]
