"""Points: a player's score sheet by category, and the result. Section 19."""

from typing import Any, Final

from skarb.games.wyrmspan.cards import ABILITY, BENEFIT, POINTS, SQUARE_VP, VP
from skarb.games.wyrmspan.flow import automa
from skarb.games.wyrmspan.flow.count import cached_on, count, holds
from skarb.games.wyrmspan.flow.nodes import GAME_END, NODES, SCORE
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.state import OVER, Wyrmspan
from skarb.kernel.state import Result

PARTS: Final = ["guild", "dragons", "abilities", "eggs", "cached", "tucked", "objectives", "coins", "items"]


def score_node(s: Wyrmspan, index: int, seat: int, card: int) -> int:
    """What a `score` gives now; losses are negative."""
    node = NODES[index]
    if node.op != SCORE:
        return 0
    if node.test is not None and not holds(s, seat, node.test, card):
        return 0
    vp = node.vp if node.counter is None else node.vp * count(s, seat, node.counter, card)
    return min(vp, node.cap)


def guild_points(s: Wyrmspan, seat: int) -> int:
    """Markers on benefits 4 and 5, each by its own rule. WYR-19.2"""
    vp = 0
    for square in s.players[seat].markers:
        if square == 4:
            vp += score_node(s, BENEFIT[s.setup.tile][4], seat, 0)
        else:
            vp += SQUARE_VP[square]
    return vp


def objective_points(s: Wyrmspan, seat: int) -> int:
    width = s.setup.seats + s.setup.solo
    return sum(POINTS[row][s.places[row * width + seat]] for row in range(4))


def ability_points(s: Wyrmspan, seat: int) -> int:
    p = s.players[seat]
    vp = 0
    for dragon in p.dragons:
        if ABILITY[GAME_END][dragon]:
            vp += score_node(s, ABILITY[GAME_END][dragon], seat, dragon)
    return vp


def items_left(p: Player) -> int:
    return p.tokens() + len(p.hand)


def sheet(s: Wyrmspan, seat: int, paid: int) -> list[int]:
    """The categories of PARTS; `paid` are points of the final payments."""
    p = s.players[seat]
    return [
        guild_points(s, seat),
        sum(VP[dragon] for dragon in p.dragons),
        ability_points(s, seat) + paid,
        p.eggs_in(0, 0),
        sum(cached_on(p, hall) for hall in range(12)),
        sum(len(tucked) for tucked in p.tucked),
        objective_points(s, seat),
        p.coins,
        items_left(p) // 4,
    ]


def final_scores(s: Wyrmspan, paid: list[int]) -> None:
    """The highest total wins; a tie goes to more dragons; then it is shared. WYR-19.10"""
    seats = s.setup.seats
    scores: list[Any] = []
    parts: dict[str, Any] = {}
    for seat in range(seats):
        row = sheet(s, seat, paid[seat])
        scores.append(sum(row))
        parts[s.setup.names[seat]] = {part: row[i] for i, part in enumerate(PARTS)}
    ranking: list[list[Any]] = []
    if s.setup.solo:
        hers = automa.parts(s, objective_points(s, 1))
        parts["automa"] = hers
        scores.append(sum(hers.values()))
        ranking = [[0], ["automa"]] if scores[0] >= scores[1] else [["automa"], [0]]  # WYR-21.15
    else:
        ranks: list[int] = [100 * scores[seat] + sum(s.players[seat].filled) for seat in range(seats)]
        for rank in sorted(set(ranks), reverse=True):
            ranking.append([seat for seat in range(seats) if ranks[seat] == rank])
    s.phase = OVER
    s.result = Result(scores, list(ranking[0]), ranking, {"parts": parts})
    if s.events is not None:
        for seat in range(seats):
            s.tell("score", {"seat": seat, "n": scores[seat]})


def places(counted: list[int]) -> list[int]:
    """1, 2, 3, or 0 for others; equal quantities share a place; nothing is no place. WYR-17.4, 17.5"""
    out = [0] * len(counted)
    below = 1 << 30
    for place in range(1, 4):
        most = 0
        for n in counted:
            if most < n < below:
                most = n
        if most:
            for seat, n in enumerate(counted):
                if n == most:
                    out[seat] = place
        below = most
    return out
