"""What a hurried player does: a sensible answer at little cost, for playing on in a search."""

from random import Random
from typing import Final

from skarb.games.tash_kalar.cards import BEINGS, TASKS
from skarb.games.tash_kalar.choice import (
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
from skarb.games.tash_kalar.flow.board import NEAR, count
from skarb.games.tash_kalar.state import TashKalar

LIKING: Final = {FINISH: 2.0, INVOKE: 1.5, DONE: 0.3, DISCARD: -0.3}


def quick(s: TashKalar, choices: list[int], random: Random) -> int:
    """Claims, summons, hits others and spares his own, places beside his own pieces."""
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


def harm(s: TashKalar, square: int) -> float:
    """What the piece on a square is worth: more than 0 if it is an enemy's, less if it is one's own."""
    piece = s.board[square] - 1
    if piece < 0:
        return 0.0
    worth_of = 1.0 + piece % 3
    return worth_of if piece // 3 != s.own() else -worth_of
