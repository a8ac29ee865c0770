"""Perfect play where nothing is hidden: two players and no deck. The cards of the other are all that is not seen.

An alpha-beta search with a memory. A repeated position counts as a draw (endless taking is one, DUR-10.7), and what
rests on a repetition is not remembered, since another way there may not repeat.
"""

from typing import Final

from skarb.games.durak.state import Durak
from skarb.games.durak.tactics import in_quick_order

Key = tuple[int, ...]
LOSS: Final = 0
EVEN: Final = 1
WIN: Final = 2


def is_open(s: Durak) -> bool:
    """Is everything known to both?"""
    return s.setup.seats == 2 and s.at == len(s.deck) and not s.setup.series and s.result is None


class Solver:
    """One search. It gives up after `budget` positions."""

    def __init__(self, budget: int) -> None:
        self.left = budget
        self.known: dict[Key, int] = {}  # exact outcome for seat 0
        self.line: set[Key] = set()

    def outcome(self, s: Durak, low: int, high: int) -> tuple[int, bool]:
        """The outcome for seat 0 within the window, and whether it rests on a repetition."""
        result = s.result
        if result is not None:
            return (EVEN if len(result.winners) != 1 else WIN if result.winners[0] == 0 else LOSS), False
        key = place(s)
        if key in self.known:
            return self.known[key], False
        if key in self.line:
            return EVEN, True
        self.left -= 1
        if self.left < 0:
            return EVEN, True
        self.line.add(key)
        seat = s.seat()
        floor, roof = low, high
        best = LOSS if seat == 0 else WIN
        repeats = False
        for choice in in_quick_order(s, s.choices()):
            after = s.copy()
            after.answer(choice)
            found, again = self.outcome(after, low, high)
            repeats = repeats or again
            if seat == 0:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        self.line.discard(key)
        if not repeats and (best != EVEN or floor < best < roof):  # otherwise only a bound
            self.known[key] = best
        return best, repeats


def place(s: Durak) -> Key:
    """All that the rest of the game depends on."""
    flags = (s.stopped << 0) | (s.turnable << 1) | (s.taking << 2) | (s.won << 3) | (s.passed << 4)
    who = s.owner | s.defender << 1 | s.actor << 2 | s.limit << 3
    return (s.hands[0], s.hands[1], flags, who, *s.table)


def solve(s: Durak, budget: int = 20_000) -> tuple[int, float] | None:
    """The best answer of the seat asked first and its worth; None if something is hidden or it takes too long."""
    if not is_open(s):
        return None
    solver = Solver(budget)
    seat = s.seat()
    best, worth = -1, -1.0
    for choice in in_quick_order(s, s.choices()):
        after = s.copy()
        after.answer(choice)
        found, _ = solver.outcome(after, LOSS, WIN)
        if solver.left < 0:
            return None
        value = found / 2.0 if seat == 0 else 1.0 - found / 2.0
        if value > worth:
            best, worth = choice, value
        if worth == 1.0:
            break
    return best, worth
