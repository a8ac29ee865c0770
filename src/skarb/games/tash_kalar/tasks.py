"""When a task is fulfilled. TSK-20"""

from typing import Any

from skarb.games.tash_kalar.arena import FAMILIES, NEAR, SETS, WITHIN, count, spread, squares_in
from skarb.games.tash_kalar.cards import LEGENDS, TASKS
from skarb.games.tash_kalar.state import Arena


def fulfilled(s: Arena, task: int) -> bool:
    """Whether the turn owner's side fulfils the task now. Only games of two sides have tasks."""
    data = TASKS[task].condition
    check = data["check"]
    own = s.own()
    enemy = s.sides[0] if s.sides[1] == own else s.sides[1]
    if check == "destroyed_this_turn":
        return destroyed(s, enemy, data)
    if check == "summoned_this_turn":
        return summoned(s, data)
    mine = s.all_of(own)
    theirs = s.all_of(enemy)
    if check == "own_on_squares":
        return holds(s, own, SETS[data["squares"]], data)
    if check == "own_on_each":
        return all(holds(s, own, squares, data) for squares in FAMILIES[data["sets"]])
    if check == "more_upgraded_than_opponent_on_each":
        lead = [count(s.upgraded_of(own) & SETS[c]) - count(s.upgraded_of(enemy) & SETS[c]) for c in data["squares"]]
        return min(lead) > 0
    if check == "own_fill_any":
        return any(not SETS[name] & ~mine for name in data["sets"])
    if check == "lead_on_any":
        return any(count(mine & line) - count(theirs & line) >= data["lead_min"] for line in FAMILIES[data["sets"]])
    if check == "chain_between_any":
        return any(linked(mine, SETS[a], SETS[b]) for a, b in data["pairs"])
    if check == "own_around_one_enemy":
        return any(count(NEAR[square] & mine) >= data["min"] for square in squares_in(theirs))
    assert check == "isolated_enemy"
    return isolated(s.empty(), theirs, data["near_max"], data["moves_max"])


def enough(total: int, heroic: int, legendary: int, data: dict[str, Any]) -> bool:
    return bool(
        total >= data.get("total_min", 0)
        and heroic + legendary >= data.get("upgraded_min", 0)
        and heroic >= data.get("heroic_min", 0)
        and legendary >= data.get("legendary_min", 0)
    )


def destroyed(s: Arena, enemy: int, data: dict[str, Any]) -> bool:
    """Counted by TSK-12.18, with the rank at the moment of destruction."""
    common, heroic, legendary = s.destroyed[3 * enemy], s.destroyed[3 * enemy + 1], s.destroyed[3 * enemy + 2]
    if "any" in data:
        return any(enough(common + heroic + legendary, heroic, legendary, part) for part in data["any"])
    return enough(common + heroic + legendary, heroic, legendary, data)


def holds(s: Arena, own: int, squares: int, data: dict[str, Any]) -> bool:
    counts = [count(s.pieces[3 * own + rank] & squares) for rank in range(3)]
    return enough(sum(counts), counts[1], counts[2], data)


def summoned(s: Arena, data: dict[str, Any]) -> bool:
    """By summoning square and by the rank of the card; the piece need not be there any more."""
    squares = SETS[data["on_squares"]] if "on_squares" in data else 0
    there = sum(1 for entry in s.summoned if squares >> (entry & 127) & 1)
    legends = sum(1 for entry in s.summoned if entry >> 7 >= LEGENDS)
    return bool(
        len(s.summoned) >= data["total_min"]
        and there >= data.get("on_squares_min", 0)
        and legends >= data.get("legends_min", 0)
    )


def linked(mine: int, one: int, other: int) -> bool:
    """A chain of adjacent own pieces, diagonal steps included, from one set of squares to the other."""
    reached = mine & one
    while reached:
        if reached & other:
            return True
        wider = spread(reached) & mine
        if wider == reached:
            return False
        reached = wider
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
