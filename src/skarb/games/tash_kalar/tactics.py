"""How well a side stands, by a rule of thumb: what a bot that looks one choice ahead goes by."""

from math import exp

from skarb.games.tash_kalar.arena import FAMILIES, NEAR, SETS, count, squares_in
from skarb.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS
from skarb.games.tash_kalar.ending import worth
from skarb.games.tash_kalar.state import DUEL, MELEE, Arena
from skarb.games.tash_kalar.summoning import by_rank, summon_options
from skarb.games.tash_kalar.tasks import fulfilled

POINT, PIECE, HEROIC, LEGENDARY, CARD, SUMMONS, TASK = 1.0, 0.12, 0.14, 0.30, 0.05, 0.12, 0.5


def value(s: Arena, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        if seat not in s.result.winners:
            return 0.0
        return 1.0 if len(s.result.ranking) > 1 else 0.5
    if not s.sides:
        return 0.5
    own = s.colours[seat]
    mine = strength(s, own)
    rivals = [strength(s, colour) for colour in s.sides if colour != own]
    lead = mine - (max(rivals) + sum(rivals) / len(rivals)) / 2
    if seat == s.turn or (s.table.teams and seat == s.mate(s.turn)):
        lead += hopes(s, seat)
    return 1.0 / (1.0 + exp(-lead * 4.0 / s.table.end_score))


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
    central = SETS["central"]
    total += PIECE * count(s.all_of(colour)) + HEROIC * count(s.upgraded_of(colour))
    if s.table.mode >= DUEL:
        total += LEGENDARY * count(s.pieces[3 * colour + 2])
    return total + 0.02 * count(s.all_of(colour) & central)


def hopes(s: Arena, seat: int) -> float:
    """What the turn owner's side may still do: fulfilled and nearly fulfilled tasks, hand, summonings at hand."""
    total = 0.0
    if s.table.mode < DUEL and seat == s.turn:
        best = 0.0
        for task in s.tasks:
            if fulfilled(s, task):
                best = max(best, TASKS[task].points * 0.9)
            else:
                best = max(best, TASKS[task].points * TASK * nearness(s, task))
        total += best
    hand = s.hands[seat]
    total += CARD * count(hand)
    if seat == s.turn and not s.handed:
        for card in squares_in(hand & ~FLARE_CARDS):
            total += SUMMONS * (1 + BEINGS[card].rank) * readiness(s, card)
    return total


def readiness(s: Arena, card: int) -> float:
    """1 if the being could be summoned, less if a piece is missing."""
    if summon_options(s, card):
        return 1.0
    serve = by_rank(s, s.own())
    best = 0.0
    for turned in BEINGS[card].turned:
        anchors = serve[turned.ranks[0]]
        for square in squares_in(anchors):
            at = square - turned.shifts[0]
            met = 0
            for i, shift in enumerate(turned.shifts):
                q = at + shift
                if 0 <= q < len(NEAR) and serve[turned.ranks[i]] >> q & 1:
                    met += 1
            best = max(best, met / len(turned.shifts))
    return 0.6 * best * best


def nearness(s: Arena, task: int) -> float:
    """How far a task is done, from 0 to just under 1; only what the board shows."""
    data = TASKS[task].condition
    own = s.own()
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
        return 0.2 * sum(s.destroyed)
    if check == "summoned_this_turn":
        return 0.4 * min(len(s.summoned), 1)
    return 0.0
