"""How much a chain of pieces between two zones still lacks, and where: for bots. Whether it is one, `tasks` tells."""

from mypy_extensions import i64

from skarb.games.tash_kalar.flow.board import COMPILED, Zone, spread, whole
from skarb.games.tash_kalar.flow.board import spread_high as wide_high
from skarb.games.tash_kalar.flow.board import spread_low as wide_low
from skarb.games.tash_kalar.flow.matching import Force


def bridge(low_mine: i64, high_mine: i64, low_theirs: i64, high_theirs: i64, one: Zone, other: Zone) -> int:
    """How many squares must still be filled for a chain between two sets of squares; those of enemies count double."""
    if not COMPILED:
        zones = whole(one.low, one.high), whole(other.low, other.high)
        return bridge_whole(whole(low_mine, high_mine), whole(low_theirs, high_theirs), zones[0], zones[1])
    low: i64 = one.low & low_mine
    high: i64 = one.high & high_mine
    held_low: i64 = 0  # by enemies: reached one action later
    held_high: i64 = 0
    for cost in range(8):
        while True:
            wider_low = low | wide_low(low, high) & low_mine
            wider_high = high | wide_high(low, high) & high_mine
            if wider_low == low and wider_high == high:
                break
            low, high = wider_low, wider_high
        if low & other.low | high & other.high:
            return cost
        edge_low = wide_low(low, high) | one.low
        edge_high = wide_high(low, high) | one.high
        low |= edge_low & ~low_theirs | held_low
        high |= edge_high & ~high_theirs | held_high
        held_low = edge_low & low_theirs
        held_high = edge_high & high_theirs
    return 8


def bridge_whole(mine: int, theirs: int, one: int, other: int) -> int:
    """The same on whole bitboards, which are faster where they are interpreted."""
    reached, held_back = one & mine, 0
    for cost in range(8):
        while True:
            wider = reached | spread(reached) & mine
            if wider == reached:
                break
            reached = wider
        if reached & other:
            return cost
        edge = spread(reached) | one
        reached |= edge & ~theirs | held_back
        held_back = edge & theirs
    return 8


def edges(low_mine: i64, high_mine: i64, low_theirs: i64, high_theirs: i64, one: Zone, most: int) -> list[Zone]:
    """The squares that come next, once so many (from none on) have been filled for a chain, as `bridge` counts."""
    out: list[Zone] = []
    low: i64 = one.low & low_mine
    high: i64 = one.high & high_mine
    held_low: i64 = 0
    held_high: i64 = 0
    for _ in range(most):
        while True:
            wider_low = low | wide_low(low, high) & low_mine
            wider_high = high | wide_high(low, high) & high_mine
            if wider_low == low and wider_high == high:
                break
            low, high = wider_low, wider_high
        edge = Zone(0)
        edge.low = wide_low(low, high) | one.low
        edge.high = wide_high(low, high) | one.high
        out.append(edge)
        low |= edge.low & ~low_theirs | held_low
        high |= edge.high & ~high_theirs | held_high
        held_low = edge.low & low_theirs
        held_high = edge.high & high_theirs
    return out


def narrows(zones: list[Zone], whose: Force, rival: Force, cost: int) -> Zone:
    """The squares on the ways between two of the zones that lack so much, of which each is lacking one."""
    low: i64 = 0
    high: i64 = 0
    for i in range(0, len(zones), 2):
        there = edges(whose.low0, whose.high0, rival.low0, rival.high0, zones[i], cost)
        back = edges(whose.low0, whose.high0, rival.low0, rival.high0, zones[i + 1], cost)
        for n in range(cost):
            one, other = there[n], back[cost - 1 - n]
            low |= one.low & other.low
            high |= one.high & other.high
    return Zone(whole(low, high))
