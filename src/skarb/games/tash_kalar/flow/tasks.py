"""When a task is fulfilled. TSK-20

Conditions are compiled from the data of the cards, and read halves of bitboards: bots ask for them all the time.
"""

from functools import reduce
from operator import or_
from typing import Any, Final

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import LEGENDS, TASKS
from skarb.games.tash_kalar.flow.board import (
    BOARD,
    FAMILIES,
    NEAR,
    SETS,
    WITHIN,
    Zone,
    held,
    spread,
    spread_high,
    spread_low,
    squares_in,
    squares_of,
    whole,
)
from skarb.games.tash_kalar.flow.matching import Force
from skarb.games.tash_kalar.state import TashKalar

DESTROYED: Final = 0
SUMMONED: Final = 1
HOLD_ALL: Final = 2  # enough own pieces in every zone
MORE_UPGRADED: Final = 3
FILL_ANY: Final = 4
LEAD_ANY: Final = 5
CHAIN: Final = 6  # of every two zones
SURROUND: Final = 7
ISOLATE: Final = 8
CHECKS: Final = {
    "destroyed_this_turn": DESTROYED,
    "summoned_this_turn": SUMMONED,
    "own_on_squares": HOLD_ALL,
    "own_on_each": HOLD_ALL,
    "more_upgraded_than_opponent_on_each": MORE_UPGRADED,
    "own_fill_any": FILL_ANY,
    "lead_on_any": LEAD_ANY,
    "chain_between_any": CHAIN,
    "own_around_one_enemy": SURROUND,
    "isolated_enemy": ISOLATE,
}
NEXT_TO: Final[list[Zone]] = [Zone(mask) for mask in NEAR]


class Condition:
    def __init__(self, data: dict[str, Any]) -> None:
        self.check: int = CHECKS[data.get("check", "destroyed_this_turn")]
        masks = masks_of(data)
        self.zones: list[Zone] = [Zone(mask) for mask in masks]
        self.all = Zone(reduce(or_, masks, 0))
        self.any: list[Condition] = [Condition(part) for part in data.get("any", [])]
        self.total: int = data.get("total_min", 0)
        self.upgraded: int = data.get("upgraded_min", 0)
        self.heroic: int = data.get("heroic_min", 0)
        self.legendary: int = data.get("legendary_min", 0)
        self.lead: int = data.get("lead_min", 0)
        self.around: int = data.get("min", 0)
        self.there: int = data.get("on_squares_min", 0)
        self.on = SETS[data["on_squares"]] if "on_squares" in data else 0
        self.legends: int = data.get("legends_min", 0)
        self.near: int = data.get("near_max", 0)
        self.moves: int = data.get("moves_max", 0)


def masks_of(data: dict[str, Any]) -> list[int]:
    """The zones that a condition speaks of."""
    if "pairs" in data:
        return [SETS[name] for pair in data["pairs"] for name in pair]
    if "squares" in data:
        return [SETS[name] for name in ([data["squares"]] if isinstance(data["squares"], str) else data["squares"])]
    sets = data.get("sets", [])
    return FAMILIES[sets] if isinstance(sets, str) else [SETS[name] for name in sets]


CONDITIONS: Final[list[Condition]] = [Condition(task.condition) for task in TASKS]


def fulfilled(s: TashKalar, task: int) -> bool:
    """Whether the turn owner's side fulfils the task now. Only games of two sides have tasks."""
    own = s.own()
    enemy = s.sides[0] if s.sides[1] == own else s.sides[1]
    return fulfils(s, CONDITIONS[task], s.force(own), s.force(enemy), enemy)


def fulfilled_now(s: TashKalar) -> list[int]:
    """Of the current tasks those that the turn owner's side fulfils."""
    own = s.own()
    enemy = s.sides[0] if s.sides[1] == own else s.sides[1]
    mine, theirs = s.force(own), s.force(enemy)
    return [task for task in s.tasks if fulfils(s, CONDITIONS[task], mine, theirs, enemy)]


def fulfils(s: TashKalar, condition: Condition, mine: Force, theirs: Force, enemy: int) -> bool:
    check = condition.check
    if check == DESTROYED:
        return destroyed(s, enemy, condition)
    if check == SUMMONED:
        return summoned(s, condition)
    if check == HOLD_ALL:
        for zone in condition.zones:
            total = held(zone, mine.low0, mine.high0)
            upgraded = held(zone, mine.low1, mine.high1)
            if not enough(total, upgraded, held(zone, mine.low2, mine.high2), condition):
                return False
        return True
    if check == MORE_UPGRADED:
        for zone in condition.zones:
            if held(zone, mine.low1, mine.high1) <= held(zone, theirs.low1, theirs.high1):
                return False
        return True
    if check == FILL_ANY:
        return any(not zone.low & ~mine.low0 | zone.high & ~mine.high0 for zone in condition.zones)
    if check == LEAD_ANY:
        for zone in condition.zones:
            if held(zone, mine.low0, mine.high0) - held(zone, theirs.low0, theirs.high0) >= condition.lead:
                return True
        return False
    if check == CHAIN:
        zones = condition.zones
        return any(linked(mine.low0, mine.high0, zones[i], zones[i + 1]) for i in range(0, len(zones), 2))
    if check == SURROUND:
        for square in squares_of(theirs.low0, theirs.high0):
            if held(NEXT_TO[square], mine.low0, mine.high0) >= condition.around:
                return True
        return False
    enemies = whole(theirs.low0, theirs.high0)
    empty = BOARD & ~(whole(mine.low0, mine.high0) | enemies)
    return isolated(empty, enemies, condition.near, condition.moves)


def enough(total: i64, upgraded: i64, legendary: i64, condition: Condition) -> bool:
    return (
        total >= condition.total
        and upgraded >= condition.upgraded
        and upgraded - legendary >= condition.heroic
        and legendary >= condition.legendary
    )


def destroyed(s: TashKalar, enemy: int, condition: Condition) -> bool:
    """Counted by TSK-12.18, with the rank at the moment of destruction."""
    legendary = s.destroyed[3 * enemy + 2]
    upgraded = s.destroyed[3 * enemy + 1] + legendary
    total = s.destroyed[3 * enemy] + upgraded
    if not condition.any:
        return enough(total, upgraded, legendary, condition)
    return any(enough(total, upgraded, legendary, part) for part in condition.any)


def summoned(s: TashKalar, condition: Condition) -> bool:
    """By summoning square and by the rank of the card; the piece need not be there any more."""
    if len(s.summoned) < condition.total:
        return False
    there = legends = 0
    for entry in s.summoned:
        there += condition.on >> (entry & 127) & 1
        legends += 1 if entry >> 7 >= LEGENDS else 0
    return there >= condition.there and legends >= condition.legends


def linked(low: i64, high: i64, one: Zone, other: Zone) -> bool:
    """A chain of adjacent own pieces, diagonal steps included, from one set of squares to the other."""
    reached_low = low & one.low
    reached_high = high & one.high
    while reached_low | reached_high:
        if reached_low & other.low | reached_high & other.high:
            return True
        wider_low = spread_low(reached_low, reached_high) & low
        wider_high = spread_high(reached_low, reached_high) & high
        if wider_low == reached_low and wider_high == reached_high:
            return False
        reached_low, reached_high = wider_low, wider_high
    return False


def isolated(empty: int, theirs: int, near: int, steps: int) -> bool:
    """An enemy piece with another near it that it could not come to stand next to. TSK-20.4"""
    for square in squares_in(theirs):
        others = theirs & ~(1 << square)
        if not WITHIN[square][near] & others:
            continue
        reached = 1 << square
        for _ in range(steps):
            reached |= spread(reached) & empty
        if not spread(reached) & others:
            return True
    return False
