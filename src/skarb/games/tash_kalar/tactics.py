"""Rules of thumb: how well a side stands, what a hurried player does, how the levels think."""

from math import exp
from random import Random
from typing import Final

from skarb.games.tash_kalar.arena import BOARD, FAMILIES, NEAR, SETS, count, spread, squares_in
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
# A point of a task: if it is fulfilled; if nothing but the turn lacks; what each action that lacks leaves of that; how
# much of an action it saves to be on turn; what the second best task counts.
DONE_TASK, TASK, FADE, SAVED, TASK_TOO = 0.9, 0.8, 0.65, 0.6, 0.3
RISE, CAPTURE = 1.0, 1.0  # how much more than a placing an upgraded piece takes, and the square of an enemy
FAR = 9.0  # the actions of a task of which the board tells nothing
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
        total += POINT * columns[0] + 0.8 * sum(columns[1:])
    else:
        total += POINT * s.score(colour)
    if s.table.mode >= DUEL and colour == s.own():
        for other in s.sides:
            if other != colour:
                total += POINT * worth(s, other) + 0.2 * (s.destroyed[3 * other] % 2)
    total += PIECE * count(s.all_of(colour)) + HEROIC * count(s.upgraded_of(colour))
    if s.table.mode >= DUEL:
        total += LEGENDARY * count(s.pieces[3 * colour + 2])
    return total + CENTRAL * count(s.all_of(colour) & SETS["central"])


def outlook(s: Arena, seat: int) -> float:
    """What a seat may hope for: the two best of the tasks, and the beings that it could summon or nearly so."""
    own = s.colours[seat]
    on_turn = seat == s.turn
    now = on_turn and s.actions > 0
    total = second_best = 0.0
    if s.table.mode < DUEL:
        for task in s.tasks:
            points = TASKS[task].points
            if on_turn and fulfilled(s, task):
                hope = points * DONE_TASK
            else:
                cost = missing(s, task, own)
                if now:
                    cost -= SAVED * min(cost, s.actions)
                hope = points * TASK * FADE**cost
            if hope > total:
                total, second_best = hope, total
            elif hope > second_best:
                second_best = hope
        total += TASK_TOO * second_best
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


def missing(s: Arena, task: int, own: int) -> float:
    """About how many actions a task still takes, by what the board shows."""
    data = TASKS[task].condition
    mine = s.all_of(own)
    check = data["check"]
    if check == "own_on_squares":
        squares = SETS[data["squares"]]
        up = max(0, data["upgraded_min"] - count(s.upgraded_of(own) & squares))
        if data.get("legendary_min", 0) > count(s.pieces[3 * own + 2] & squares):
            up = max(1, up) + 1
        there = max(up, data.get("total_min", 0) - count(mine & squares))
        return float(there + RISE * up)
    if check == "summoned_this_turn":
        return 4.0 - 2.0 * min(len(s.summoned), 1) if own == s.own() else 4.0
    if check == "destroyed_this_turn":
        return max(1.0, 5.0 - sum(s.destroyed)) if own == s.own() else 5.0
    theirs = sum(s.all_of(c) for c in s.sides if c != own)
    if check == "own_fill_any":
        return min(count(SETS[name] & ~mine) + CAPTURE * count(SETS[name] & theirs) for name in data["sets"])
    if check == "lead_on_any":
        best = max(count(mine & line) - count(theirs & line) for line in FAMILIES[data["sets"]])
        return float(max(0, data["lead_min"] - best))
    if check == "own_on_each":
        upgraded = s.upgraded_of(own)
        cost = 0.0
        for line in FAMILIES[data["sets"]]:
            up = max(0, data.get("upgraded_min", 0) - count(upgraded & line))
            cost += max(up, data.get("total_min", 0) - count(mine & line)) + RISE * up
        return cost
    if check == "more_upgraded_than_opponent_on_each":
        cost = 0.0
        for name in data["squares"]:
            lead = count(s.upgraded_of(own) & SETS[name]) - count(theirs & (s.ranked[1] | s.ranked[2]) & SETS[name])
            cost += (1.0 + RISE) * max(0, 1 - lead)
        return cost
    if check == "own_around_one_enemy":
        best = max((count(NEAR[q] & mine) for q in squares_in(theirs)), default=0)
        return float(max(0, data["min"] - best))
    if check == "chain_between_any":
        return float(min(bridge(mine, theirs, SETS[a], SETS[b]) for a, b in data["pairs"]))
    return FAR


def bridge(mine: int, theirs: int, one: int, other: int) -> int:
    """How many squares must still be filled for a chain between two sets of squares; those of enemies count double."""
    reached = one & mine
    held = 0  # by enemies: reached one action later
    for cost in range(8):
        before = 0
        while reached != before:
            before = reached
            reached |= spread(reached) & mine
        if reached & other:
            return cost
        edge = spread(reached) | one
        reached |= (edge & ~theirs) | held
        held = edge & theirs
    return 8


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


def thinking(level: str, seats: int) -> dict[str, float]:
    """A master plays many ways to the end of the turn; with four, where every look takes longer, fewer.

    Three play a melee: there that was no better than one choice ahead, so a master looks at that in more worlds, and
    an adept slips now and then.
    """
    if seats == 3:
        return {"worlds": 32} if level == "master" else {"slips": 0.2} if level == "adept" else {}
    if level != "master":
        return {}
    many = 400 if seats == 2 else 240
    return {"iterations": many, "turns": 1, "deep": 1, "explore": 0.05, "widen": 1.0, "deals": 24}
