"""How a deal ends, what it counts in a series, and who deals next. Sections 10 and 16."""

from typing import Any, Final

from skarb.games.durak.cards import SEAT
from skarb.games.durak.state import Durak
from skarb.kernel.state import Result

# How a deal ended: the seat of the fool (0 … 5), or one of these. CARRY_ON: it has not.
CARRY_ON: Final = -1
DRAW: Final = 6
TEAM: Final = 7  # + the winning team


def outcome(s: Durak) -> int:
    """How the deal stands after a bout, when everybody has drawn. DUR-10.3, 10.5, 10.7, 15.9"""
    holders = s.holders
    if s.at == len(s.deck):
        if s.setup.team:
            if not holders:
                return DRAW
            if not holders & 5:
                return TEAM
            if not holders & 10:
                return TEAM + 1
        elif holders & (holders - 1) == 0:
            if holders:
                return SEAT.index(holders)
            return s.defender if s.setup.tie_has_fool else DRAW
    return DRAW if s.stall >= s.setup.stall else CARRY_ON


def outcome_text(s: Durak, ended: int) -> str:
    if ended == DRAW:
        return "draw"
    return f"fool {s.setup.names[ended]}" if ended < DRAW else f"team {ended - TEAM} wins"


def count_points(s: Durak, ended: int) -> None:
    """The fool, or each player of the losing team, gets a point. DUR-16.2"""
    s.ended += (ended,)
    points = list(s.points)
    for seat in range(s.setup.seats):
        if seat == ended or (ended >= TEAM and seat & 1 != ended - TEAM):
            points[seat] += 1
    s.points = tuple(points)


def is_over(s: Durak) -> bool:
    return len(s.ended) >= s.setup.deals or max(s.points) >= s.setup.fool_points


def appoint(s: Durak) -> None:
    """The next deal's dealer and, if the lowest trump does not decide, its first attacker. DUR-16.3, 16.4"""
    seats, ended = s.setup.seats, s.ended[-1]
    left = (s.dealer + 1) % seats
    if ended < DRAW:
        s.dealer = ended
    elif ended == DRAW:
        s.dealer = left
    else:
        s.dealer = left if left & 1 != ended - TEAM else (left + 1) % seats
    s.starter = -1
    if ended != DRAW and s.setup.next_first == "under_fool":  # DUR-17.12
        s.starter = (s.dealer - 1) % seats
    elif ended != DRAW and s.setup.next_first == "from_fool":
        s.starter = (s.dealer + 1) % seats


def _ranking(s: Durak, ended: int) -> list[list[Any]]:
    seats = s.setup.seats
    if s.setup.series:
        return [[p for p in range(seats) if s.points[p] == count] for count in sorted(set(s.points))]
    if s.setup.team:
        losers = [p for p in range(seats) if s.points[p]]
        return [[p for p in range(seats) if p not in losers]] + ([losers] if losers else [])
    order: list[list[Any]] = [[p] for p in s.out if p != ended]  # DUR-10.6
    level: list[Any] = [p for p in range(seats) if p not in s.out and p != ended]
    return order + ([level] if level else []) + ([[ended]] if ended < DRAW else [])


def result(s: Durak) -> Result:
    """The result of the match, after its last deal. Fewest points win."""
    ended = s.ended[-1]
    best = min(s.points)
    details: dict[str, Any] = {
        "fool": ended if ended < DRAW else None,
        "draw": ended == DRAW,
        "team": ended - TEAM if ended >= TEAM else None,
        "out": list(s.out),
    }
    if s.setup.series:
        details["deals"] = [outcome_text(s, each) for each in s.ended]
    winners = [p for p in range(s.setup.seats) if s.points[p] == best]
    return Result(list(s.points), winners, _ranking(s, ended), details)
