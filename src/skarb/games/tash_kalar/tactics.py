"""Rules of thumb: how well a side stands, what a hurried player does, how the levels think."""

from math import exp
from random import Random
from typing import Final

from skarb.games.tash_kalar.arena import BOARD, FAMILIES, NEAR, SETS, count, squares_in
from skarb.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS
from skarb.games.tash_kalar.choices import (
    CLAIM,
    CONVERT,
    DESTROY,
    DISCARD,
    DONE,
    DOWNGRADE,
    FINISH,
    INVOKE,
    LEAP,
    MOVE,
    PICKUP,
    PLACE,
    SUMMON,
    UPGRADE,
    first,
    second,
    verb_of,
)
from skarb.games.tash_kalar.ending import worth
from skarb.games.tash_kalar.state import DUEL, MELEE, Arena
from skarb.games.tash_kalar.summoning import by_rank, open_squares
from skarb.games.tash_kalar.tasks import fulfilled

POINT, PIECE, HEROIC, LEGENDARY, CENTRAL = 1.0, 0.12, 0.14, 0.30, 0.02
DONE_TASK, TASK_NOW, TASK_LATER = 0.9, 0.5, 0.35  # a point of a task that is fulfilled, or partly so
# What a being of the hand is worth, times 1 + its rank, by the commons that its pattern lacks.
NOW: Final = [0.12, 0.08, 0.03, 0.0]  # in a turn with two actions left
LAST: Final = [0.12, 0.05, 0.03, 0.0]  # with one
LATER: Final = [0.08, 0.05, 0.03, 0.0]  # in the next turn


def value(s: Arena, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        if seat not in s.result.winners:
            return 0.0
        return 1.0 if len(s.result.ranking) > 1 else 0.5
    if not s.sides:
        return 0.5
    own = s.colours[seat]
    mine = 0.0
    rivals: list[float] = []
    for colour in s.sides:
        total = strength(s, colour) + outlook(s, next_of(s, colour))
        if colour == own:
            mine = total
        else:
            rivals.append(total)
    lead = mine - (max(rivals) + sum(rivals) / len(rivals)) / 2
    return 1.0 / (1.0 + exp(-lead * 4.0 / s.table.end_score))


def next_of(s: Arena, colour: int) -> int:
    """Who of that side is on turn, or will be first."""
    seat = s.turn
    while s.colours[seat] != colour:
        seat = (seat + 1) % s.table.seats
    return seat


def progress(s: Arena) -> list[float]:
    """Scores; in a melee the sum of the columns."""
    if not s.sides:
        return []
    return [float(sum(s.columns(c)) if s.table.mode == MELEE else s.score(c)) for c in s.colours]


def strength(s: Arena, colour: int) -> float:
    """Score so far, what this turn has earned, and the pieces on the board."""
    total = 0.0
    if s.table.mode == MELEE:
        columns = s.columns(colour)  # the lowest column decides
        total += POINT * columns[0] + 0.4 * sum(columns[1:])
    else:
        total += POINT * s.score(colour)
    if s.table.mode >= DUEL and colour == s.own():
        for other in s.sides:
            if other != colour:
                total += POINT * worth(s, other) + 0.2 * (s.destroyed[3 * other] % 2)
    total += PIECE * count(s.all_of(colour)) + HEROIC * count(s.upgraded_of(colour))
    if s.table.mode >= DUEL:
        return total + LEGENDARY * count(s.pieces[3 * colour + 2])
    return total + CENTRAL * count(s.all_of(colour) & SETS["central"])


def outlook(s: Arena, seat: int) -> float:
    """What a seat may hope for: the best of the tasks, and the beings that it could summon or nearly so."""
    own = s.colours[seat]
    on_turn = seat == s.turn
    now = on_turn and s.actions > 0
    total = 0.0
    if s.table.mode < DUEL:
        for task in s.tasks:
            points = TASKS[task].points
            if on_turn and fulfilled(s, task):
                hope = points * DONE_TASK
            else:
                hope = points * (TASK_NOW if now else TASK_LATER) * nearness(s, task, own)
            if hope > total:
                total = hope
    if on_turn and s.handed:
        return total
    worths = LATER if not now else NOW if s.actions > 1 else LAST
    serve = by_rank(s, own)
    # Where the others stand matters to who moves; to who waits it will have changed.
    free = s.empty() if on_turn else BOARD & ~serve[0]
    key = (serve[0], serve[1], serve[2], free, s.ranked[1], s.ranked[2])
    known = _gaps.get(key)
    if known is None:
        if len(_gaps) > MOST:
            _gaps.clear()
        known = {}
        _gaps[key] = known
    for card in squares_in(s.hands[seat] & ~FLARE_CARDS):
        lacking = known.get(card, -1)
        if lacking < 0:
            lacking = gaps(s, card, serve, free)
            known[card] = lacking
        total += (1 + BEINGS[card].rank) * worths[lacking]
    return total


MOST: Final = 20_000
_gaps: dict[tuple[int, int, int, int, int, int], dict[int, int]] = {}  # by position: a search sees the same ones often


def gaps(s: Arena, card: int, serve: list[int], free: int) -> int:
    """How many commons must still be placed before the being can be summoned; 3 for more, or if that is not enough."""
    being = BEINGS[card]
    allowed = open_squares(s, being.rank)
    one = two = 0
    for turned in being.turned:
        none_lacks = allowed  # summoning squares of which so many pattern squares lack a piece
        one_lacks = two_lack = 0
        for i, shift in enumerate(turned.hard_shifts):
            rank = turned.hard_ranks[i]
            have = serve[rank]
            have = have >> shift if shift >= 0 else have << -shift
            if not one:  # otherwise only none can still be better
                if rank == 0:
                    lack = free >> shift if shift >= 0 else free << -shift
                    two_lack = (two_lack & have) | (one_lacks & lack)
                    one_lacks = (one_lacks & have) | (none_lacks & lack)
                else:
                    two_lack &= have
                    one_lacks &= have
            none_lacks &= have
            if not none_lacks and not one_lacks and not two_lack:
                break
        if none_lacks:
            return 0
        one |= one_lacks
        two |= two_lack
    return 1 if one else 2 if two else 3


def nearness(s: Arena, task: int, own: int) -> float:
    """How far a task is done, from 0 to just under 1; only what the board shows."""
    data = TASKS[task].condition
    mine = s.all_of(own)
    check = data["check"]
    if check == "own_on_squares":
        squares = SETS[data["squares"]]
        there = min(count(mine & squares), data.get("total_min", data.get("upgraded_min", 1)))
        upgraded = min(count(s.upgraded_of(own) & squares), data["upgraded_min"])
        return float(0.9 * (there + upgraded) / (data.get("total_min", data["upgraded_min"]) + data["upgraded_min"]))
    if check == "own_fill_any":
        return float(0.9 * max(count(mine & SETS[name]) for name in data["sets"]) / 5)
    if check == "lead_on_any":
        theirs = sum(s.all_of(c) for c in s.sides if c != own)
        best = max(count(mine & line) - count(theirs & line) for line in FAMILIES[data["sets"]])
        return float(0.9 * max(0, best) / data["lead_min"])
    if check == "own_on_each":
        least = min(count(mine & line) for line in FAMILIES[data["sets"]])
        return float(0.9 * min(least, data["total_min"]) / data["total_min"])
    if check == "own_around_one_enemy":
        theirs = sum(s.all_of(c) for c in s.sides if c != own)
        best = max((count(NEAR[q] & mine) for q in squares_in(theirs)), default=0)
        return float(0.9 * min(best, data["min"]) / data["min"])
    if check == "destroyed_this_turn":
        return 0.2 * sum(s.destroyed) if own == s.own() else 0.0
    if check == "summoned_this_turn":
        return 0.4 * min(len(s.summoned), 1) if own == s.own() else 0.0
    return 0.0


# -- quick answers -----------------------------------------------------------------------------------------------------


def quick(s: Arena, choices: list[int], random: Random) -> int:
    """What a hurried player does: claims, summons, hits others and spares his own, places beside his own pieces."""
    if not s.sides:
        return choices[int(random.random() * len(choices))]
    mine = s.all_of(s.own())
    found = choices[0]
    highest = -99.0
    for choice in choices:
        verb = verb_of(choice)
        score = random.random()
        if verb == PLACE:
            score += 0.5 * min(count(NEAR[first(choice)] & mine), 2)
        elif verb == SUMMON:
            score += 3.0 + 2.0 * BEINGS[first(choice)].rank + harm(s, second(choice))
        elif verb == CLAIM:
            score += 5.0 + TASKS[first(choice)].points
        elif verb in (DESTROY, CONVERT, DOWNGRADE, PICKUP):
            score += harm(s, first(choice))
        elif verb == UPGRADE:
            score -= harm(s, first(choice))
        elif verb in (MOVE, LEAP):
            score += harm(s, second(choice))
        else:
            score += LIKING.get(verb, 0.0)
        if score > highest:
            found = choice
            highest = score
    return found


LIKING: Final = {FINISH: 2.0, INVOKE: 1.5, DONE: 0.3, DISCARD: -0.3}


def harm(s: Arena, square: int) -> float:
    """What the piece on a square is worth: more than 0 if it is an enemy's, less if it is one's own."""
    piece = s.board[square] - 1
    if piece < 0:
        return 0.0
    worth_of = 1.0 + piece % 3
    return worth_of if piece // 3 != s.own() else -worth_of


THINKING: Final[dict[str, dict[str, float]]] = {
    "master": {"iterations": 300, "turns": 1, "deep": 1, "explore": 0.05, "widen": 1.0, "deals": 24},
}
