"""Who wins when all cards are in two hands and a bout begins: learned from endings that were played perfectly.

A small network: each unit adds up what every card in either hand weighs to it. What cards of one suit weigh together is
made once for every set of them, so that a position costs eight looks for a unit. `bench/durak_endings.py` made
`data/endings.json`.
"""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.state import Durak

UNITS: Final = 32
SHIFTS: Final = [(0, 9, 18, 27), (9, 0, 18, 27), (18, 0, 9, 27), (27, 0, 9, 18)]  # of suits, trumps first, by trump
# [hand of who attacks, of who defends][suit, trumps first][set of ranks]: what it adds to each unit, and to the sum
_added: list[list[list[list[float]]]] = []
_counts: list[float] = []  # what each unit counts, and the sum before any card


def added(weights: list[list[float]]) -> list[list[float]]:
    """By set of ranks: the sums of these rows, one for each rank."""
    out: list[list[float]] = [[0.0] * len(weights[0])]
    for some in range(1, 512):
        high = some.bit_length() - 1
        less, more = out[some ^ 1 << high], weights[high]
        out.append([less[u] + more[u] for u in range(len(more))])
    return out


def learn() -> None:
    """Read what was learned; once, when it is first asked for."""
    data: dict[str, list[Any]] = json.loads(
        files("skarb.games.durak").joinpath("data", "endings.json").read_text("utf-8")
    )
    bias: list[float] = data["bias"]
    for hand in range(2):
        suits = [added(data["cards"][at : at + 9]) for at in range(36 * hand, 36 * hand + 36, 9)]
        if hand == 0:  # a bias comes once, with the trumps of who attacks
            suits[0] = [[value + more for value, more in zip(row, bias, strict=True)] for row in suits[0]]
        _added.append(suits)
    _counts.extend(data["counts"])


def settled(s: Durak) -> bool:
    """Is it such a moment: a bout begins, and of two each knows what the other has?"""
    return s.setup.learned and s.at == len(s.deck) and not s.table


def odds(attacker: i64, defender: i64, trump: int) -> float:
    """The logarithm of the odds that who attacks wins. There are trumps."""
    if not _counts:
        learn()
    a, b, c, d = SHIFTS[trump]
    mine, theirs = _added[0], _added[1]
    m0, m1 = mine[0][attacker >> a & 511], mine[1][attacker >> b & 511]
    m2, m3 = mine[2][attacker >> c & 511], mine[3][attacker >> d & 511]
    t0, t1 = theirs[0][defender >> a & 511], theirs[1][defender >> b & 511]
    t2, t3 = theirs[2][defender >> c & 511], theirs[3][defender >> d & 511]
    total = m0[UNITS] + m1[UNITS] + m2[UNITS] + m3[UNITS] + t0[UNITS] + t1[UNITS] + t2[UNITS] + t3[UNITS]
    unit: i64 = 0
    while unit < UNITS:
        felt = m0[unit] + m1[unit] + m2[unit] + m3[unit] + t0[unit] + t1[unit] + t2[unit] + t3[unit]
        if felt > 0.0:
            total += felt * _counts[unit]
        unit += 1
    return total
