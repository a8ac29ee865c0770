"""How well a seat stands by a rule of thumb, how the levels think, and perfect play where nothing is hidden.

What a hurried player does is `quick`.
"""

from math import exp, log
from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.cards import NO_SUIT, RANK_OF, SUIT_OF, cards_in
from skarb.games.durak.flow.outlook import odds, settled
from skarb.games.durak.quick import in_quick_order
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.plan import Plan

# What a card in hand, by rank, adds to the logarithm of the odds: fitted to the results of 12,000 games of two, and of
# as many each of three, four and six, between quick players. By cards left in the deck: none, up to 4, 9, 15, more.
PLAIN: Final = [
    [
        [-1.37, -1.26, -1.22, -1.09, -1.10, -0.95, -0.95, -0.73, -0.75],
        [-0.67, -0.54, -0.46, -0.37, -0.26, -0.14, -0.09, 0.01, 0.01],
        [-0.17, -0.13, -0.14, -0.04, 0.05, 0.11, 0.12, 0.17, 0.18],
        [-0.05, 0.00, 0.00, 0.01, 0.04, 0.08, 0.09, 0.10, 0.12],
        [-0.08, -0.03, -0.03, -0.02, 0.00, 0.00, 0.01, 0.02, 0.02],
    ],
    [
        [-0.31, -0.31, -0.30, -0.27, -0.25, -0.21, -0.19, -0.16, -0.14],
        [-0.14, -0.14, -0.11, -0.09, -0.07, -0.04, -0.02, 0.01, 0.01],
        [-0.05, -0.04, -0.03, -0.03, -0.02, -0.01, 0.01, 0.02, 0.03],
        [-0.06, -0.05, -0.05, -0.05, -0.05, -0.05, -0.05, -0.04, -0.04],
    ],
]
TRUMPS: Final = [
    [
        [-0.25, -0.19, -0.19, -0.19, -0.12, -0.13, -0.09, 0.03, 0.27],
        [0.35, 0.36, 0.37, 0.38, 0.38, 0.39, 0.39, 0.40, 0.41],
        [0.42, 0.43, 0.45, 0.46, 0.47, 0.47, 0.48, 0.48, 0.50],
        [0.25, 0.25, 0.26, 0.26, 0.26, 0.26, 0.27, 0.27, 0.30],
        [0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.12],
    ],
    [
        [0.00, 0.10, 0.12, 0.14, 0.17, 0.18, 0.18, 0.18, 0.19],
        [0.24, 0.24, 0.25, 0.26, 0.26, 0.27, 0.27, 0.27, 0.28],
        [0.22, 0.22, 0.23, 0.23, 0.24, 0.24, 0.25, 0.25, 0.26],
        [0.10, 0.10, 0.10, 0.11, 0.11, 0.11, 0.12, 0.12, 0.12],
    ],
]
TURN: Final = [[0.70, 0.22, 0.15, 0.07, 0.02], [0.33, 0.03, 0.10, 0.05]]  # the same for the next attack
BEATABLE: Final = [[0.30, 0.10, 0.07, 0.05, 0.03], [0.10, 0.10, 0.08, 0.03]]  # against the defender: an open card
THREAT: Final = [[1.20, 0.40, 0.33, 0.25, 0.15], [0.40, 0.25, 0.06, 0.03]]  # that he can beat, or cannot
USUAL: Final = 4.0  # without a deck, what cards are worth to many is for so many who still play


def reward(place: float, seats: int) -> float:
    """Half for not being the fool, half for those who are left behind. Places count from 0."""
    return (min(1.0, seats - 1.0 - place) + 1.0 - place / (seats - 1.0)) / 2.0


def chance(seats: int, out: int) -> float:
    """The logarithm of the odds of the best place still open, after so many are out, between equals."""
    even = sum([reward(place, seats) for place in range(out, seats)]) / (seats - out)
    return log(even / (reward(out, seats) - even)) if even else 0.0


CHANCE: Final[list[list[float]]] = [[], []] + [[chance(seats, out) for out in range(seats)] for seats in range(2, 7)]


def place_in(ranking: list[list[Any]], seat: int) -> float:
    """Those who are level share the mean of their places."""
    before = 0
    for group in ranking:
        if seat in group:
            return before + (len(group) - 1) / 2.0
        before += len(group)
    return before - 1.0


def phase_of(s: Durak) -> int:
    left = s.left() * 2 // s.setup.seats
    return 0 if left == 0 else 1 if left < 5 else 2 if left < 10 else 3 if left < 16 else 4


def sums(weights: list[float]) -> list[float]:
    """What a suit's part of a hand adds, by the set of its ranks."""
    out = [0.0]
    for some in range(1, 512):
        high = some.bit_length() - 1
        out.append(out[some ^ 1 << high] + weights[high])
    return out


PLAIN_IN: Final[list[list[list[float]]]] = [[sums(weights) for weights in phases] for phases in PLAIN]
TRUMPS_IN: Final[list[list[list[float]]]] = [[sums(weights) for weights in phases] for phases in TRUMPS]


def worth(s: Durak, player: int, many: int, phase: int) -> float:
    """What a hand adds to the logarithm of the odds."""
    hand: i64 = s.hands[player]
    plain = PLAIN_IN[many][phase]
    total = plain[hand & 511] + plain[hand >> 9 & 511] + plain[hand >> 18 & 511] + plain[hand >> 27]
    trump = s.rules.trump
    if trump != NO_SUIT:
        held = hand >> 9 * trump & 511
        total += TRUMPS_IN[many][phase][held] - plain[held]
    return total


def value(s: Durak, seat: int) -> float:
    setup, result = s.setup, s.result
    seats = setup.seats
    if result is not None and (setup.series or setup.team):
        return 0.5 if result.details["draw"] and not setup.series else 1.0 if seat in result.winners else 0.0
    if result is not None:
        place = place_in(result.ranking, seat)
        if result.details["draw"] and place >= seats - 2:
            place = seats - 1.5  # nobody is the fool: the last two are level, whoever left first
        return reward(place, seats)
    top, balance = 1.0, 0.0
    if not setup.team and seat in s.out:
        return reward(s.out.index(seat), seats)
    many, phase = 1 if seats > 2 else 0, phase_of(s)
    own = worth(s, seat, many, phase)
    if setup.team:
        own = (own + worth(s, seat ^ 2, many, phase)) / 2.0
    else:
        top, balance = reward(len(s.out), seats), CHANCE[seats][len(s.out)]
    others, theirs = 0, 0.0
    for p in range(seats):
        if (p ^ seat) & 1 if setup.team else p != seat and p not in s.out:
            others += 1
            theirs += worth(s, p, many, phase)
    better = own - theirs / others
    threat = 0.0
    kept: i64 = s.hands[s.keeper]
    for row in s.table:
        if row >= OPENED:
            beatable = kept & s.rules.beaten_by[row & 63]
            threat += BEATABLE[many][phase] if beatable else THREAT[many][phase]
    mine = s.keeper == seat or (setup.team and (s.keeper ^ seat) & 1 == 0)
    better += -threat if mine else threat / others
    if not s.table:
        better += TURN[many][phase] if s.actor == seat else -TURN[many][phase] / others
    if many and phase == 0:
        better *= USUAL / (others + 1)
    return top / (1.0 + exp(-balance - better))


def judge(s: Durak, seat: int) -> float:
    """At the end of a walk: what was learned of endings goes before the rule of thumb."""
    if s.result is None and settled(s):
        known = odds(s.hands[s.owner], s.hands[s.defender], s.rules.trump)
        return 1.0 / (1.0 + exp(-known if s.owner == seat else known))
    return value(s, seat)


def parts(s: Durak, seat: int) -> dict[str, float]:
    """What `value` weighs, by name."""
    seats, team = s.setup.seats, s.setup.team
    others = [p for p in range(seats) if ((p ^ seat) & 1 if team else p != seat and p not in s.out)]
    many, phase, trump = 1 if seats > 2 else 0, phase_of(s), s.rules.trump
    held = {"cards": 0.0, "trumps": 0.0}
    for player in [seat, seat ^ 2] if team else [seat]:
        for card in cards_in(s.hands[player]):
            name, table = ("trumps", TRUMPS) if SUIT_OF[card] == trump else ("cards", PLAIN)
            held[name] += table[many][phase][RANK_OF[card]] / (2.0 if team else 1.0)
    theirs = sum([worth(s, p, many, phase) for p in others]) / max(len(others), 1)
    threat = 0.0
    for row in s.table:
        if row >= OPENED:
            beatable = s.hands[s.keeper] & s.rules.beaten_by[row & 63]
            threat += BEATABLE[many][phase] if beatable else THREAT[many][phase]
    mine = s.keeper == seat or (team and (s.keeper ^ seat) & 1 == 0)
    turn = 0.0 if s.table else TURN[many][phase]
    out = {
        "fewer" if phase == 0 else "cards": held["cards"],
        "trumps": held["trumps"],
        "others": -theirs,
        "threat": -threat if mine else threat / max(len(others), 1),
        "turn": turn if s.actor == seat else -turn / max(len(others), 1),
    }
    scale = USUAL / (len(others) + 1) if many and phase == 0 else 1.0
    return {name: scale * part for name, part in out.items()}


def thinking(level: str, seats: int) -> Plan | None:
    """A master plays to the end of the bout. With many seats luck weighs more, so the lower levels slip more often."""
    more = max(0, seats - 3)
    if level == "novice":
        return Plan(worlds=1, slips=0.3 + 0.12 * more)
    return Plan(worlds=8, slips=0.07 * more) if level == "adept" else Plan(iterations=1000, depth=-1)


def progress(s: Durak) -> list[float]:
    """Fool points so far, in a series."""
    return [float(count) for count in s.points or (0,) * s.setup.seats] if s.setup.series else []


# -- perfect play ------------------------------------------------------------------------------------------------------

# With two players and no deck the other's cards are all that is not seen. Alpha-beta with a memory: a position
# that comes again counts as a draw (endless taking is one, DUR-10.7), and what rests on that is not remembered, since
# another way there may not repeat.

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
        key = where(s)
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


def where(s: Durak) -> Key:
    """All that the rest of the game depends on."""
    flags = (s.stopped << 0) | (s.turnable << 1) | (s.taking << 2) | (s.won << 3) | (s.passed << 4)
    who = s.owner | s.defender << 1 | s.actor << 2 | s.limit << 3
    return (s.hands[0], s.hands[1], flags, who, *s.table)


def solve(s: Durak, budget: int = 8_000) -> tuple[int, float] | None:
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
