"""Rules of thumb: how well a side stands, and how the levels think."""

from math import exp, pow
from typing import Final

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import TASKS
from skarb.games.tash_kalar.choice import MOVE, PICKUP, PLACE, first, second, verb_of
from skarb.games.tash_kalar.flow.board import (
    BIT,
    BOARD,
    LOW_BITS,
    SETS,
    Zone,
    held,
    number_in,
    squares_of,
    whole,
)
from skarb.games.tash_kalar.flow.board import spread_high as wide_high
from skarb.games.tash_kalar.flow.board import spread_low as wide_low
from skarb.games.tash_kalar.flow.chains import bridge, narrows
from skarb.games.tash_kalar.flow.effects import Effect
from skarb.games.tash_kalar.flow.ending import worth
from skarb.games.tash_kalar.flow.matching import Force, Ground, wanted
from skarb.games.tash_kalar.flow.modes import DUEL, MELEE
from skarb.games.tash_kalar.flow.steps import DO_MOVE, EMPTY, STEPS
from skarb.games.tash_kalar.flow.summoning import Away
from skarb.games.tash_kalar.flow.tasks import (
    CHAIN,
    CONDITIONS,
    DESTROYED,
    FILL_ANY,
    HOLD_ALL,
    ISOLATE,
    LEAD_ANY,
    MORE_UPGRADED,
    NEXT_TO,
    SUMMONED,
    SURROUND,
    Condition,
    fulfils,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.flow.turn import Replace, Turn
from skarb.games.tash_kalar.state import NOBODY, TashKalar
from skarb.kernel.plan import Plan

POINT: Final = 1.0
PIECE: Final = 0.12
HEROIC: Final = 0.14
LEGENDARY: Final = 0.30
CENTRAL: Final = 0.02
# A point of a task: if it is fulfilled; if nothing but the turn lacks; what each action that lacks leaves of that; how
# much of an action it saves to be on turn; what the second best task counts.
DONE_TASK: Final = 0.9
TASK: Final = 0.8
FADE: Final = 0.65
SAVED: Final = 0.6
TASK_TOO: Final = 0.3
RISE: Final = 1.0  # how much more than a placing an upgraded piece takes,
CAPTURE: Final = 1.0  # and the square of an enemy
FAR: Final = 9.0  # the actions of a task of which the board tells nothing
# What a being of the hand is worth, times 1 + its rank, by the commons that its pattern lacks.
NOW: Final = [0.12, 0.08, 0.03, 0.0]  # in a turn with two actions left
LAST: Final = [0.12, 0.05, 0.03, 0.0]  # with one
LATER: Final = [0.08, 0.05, 0.03, 0.0]  # in the next turn


def value(s: TashKalar, seat: int) -> float:
    """From 0 (lost) to 1 (won); exact when the game is over."""
    if s.result is not None:
        if seat not in s.result.winners:
            return 0.0
        return 1.0 if len(s.result.ranking) > 1 else 0.5
    if not s.sides:
        return 0.5
    own = s.colours[seat]
    ground = s.ground(keep=True)
    mine = best = others = 0.0
    for i, colour in enumerate(s.sides):
        total = strength(s, colour, ground.force(i)) + outlook(s, i, ground)
        if colour == own:
            mine = total
        else:
            best = max(best, total)
            others += total
    lead = mine - (best + others / (len(s.sides) - 1)) / 2
    return 1.0 / (1.0 + exp(-lead * 4.0 / s.setup.end_score))


def outlook(s: TashKalar, i: int, ground: Ground) -> float:
    """What the i-th side may hope for: the two best of the tasks, and the beings that it could summon or nearly so."""
    colour = s.sides[i]
    total = beings_of(s, next_of(s, colour), i, ground)
    if s.setup.mode < DUEL:
        on_turn = colour == s.colours[s.turn]
        total += tasks_of(s, i, ground, on_turn, s.actions if on_turn else 0)
    return total


def next_of(s: TashKalar, colour: int) -> int:
    """Who of that side is on turn, or will be first."""
    seat = s.turn
    while s.colours[seat] != colour:
        seat = (seat + 1) % s.setup.seats
    return seat


def progress(s: TashKalar) -> list[float]:
    """Scores; in a melee the sum of the columns."""
    if not s.sides:
        return []
    return [float(sum(s.columns(c)) if s.setup.mode == MELEE else s.score(c)) for c in s.colours]


def strength(s: TashKalar, colour: int, force: Force) -> float:
    """Score so far, what this turn has earned, and the pieces on the board."""
    total = 0.0
    if s.setup.mode == MELEE:
        columns = s.columns(colour)  # the lowest column decides
        total += POINT * columns[0] + 0.8 * sum(columns[1:])
    else:
        total += POINT * s.score(colour)
    if s.setup.mode >= DUEL and colour == s.own():
        for other in s.sides:
            if other != colour:
                total += POINT * worth(s, other) + 0.2 * (s.destroyed[3 * other] % 2)
    pieces = number_in(force.low0) + number_in(force.high0)
    total += PIECE * int(pieces) + HEROIC * int(number_in(force.low1) + number_in(force.high1))
    if s.setup.mode >= DUEL:
        total += LEGENDARY * int(number_in(force.low2) + number_in(force.high2))
    return total + CENTRAL * int(held(CENTRE, force.low0, force.high0))


CENTRE: Final = Zone(SETS["central"])


def tasks_of(s: TashKalar, i: int, ground: Ground, on_turn: bool, actions: int) -> float:
    """The hopes for tasks of the i-th side that, on turn or not, has so many actions left."""
    best = second_best = 0.0
    for task in s.tasks:
        hope = hope_of(task, on_turn and is_done(s, task, i, ground), cost_of(s, task, i, ground), actions)
        if hope > best:
            best, second_best = hope, best
        elif hope > second_best:
            second_best = hope
    return best + TASK_TOO * second_best


def hope_of(task: int, done: bool, cost: float, actions: int) -> float:
    if done:
        return TASKS[task].points * DONE_TASK
    if actions:
        cost -= SAVED * min(cost, float(actions))
    return TASKS[task].points * TASK * pow(FADE, cost)


def is_done(s: TashKalar, task: int, i: int, ground: Ground) -> bool:
    condition = CONDITIONS[task]
    mine, theirs, enemy = ground.force(i), ground.force(1 - i), s.sides[1 - i]
    if condition.check <= SUMMONED:
        return fulfils(s, condition, mine, theirs, enemy)
    known = known_tasks(ground)
    at = 2 * (len(TASKS) * i + task) + 1
    if known[at] < 0.0:
        known[at] = float(fulfils(s, condition, mine, theirs, enemy))
    return known[at] > 0.0


def cost_of(s: TashKalar, task: int, i: int, ground: Ground) -> float:
    mine, theirs = ground.force(i), ground.force(1 - i)
    if CONDITIONS[task].check <= SUMMONED:
        return missing(s, task, s.sides[i], mine, theirs)
    known = known_tasks(ground)
    at = 2 * (len(TASKS) * i + task)
    if known[at] < 0.0:
        known[at] = missing(s, task, s.sides[i], mine, theirs)
    return known[at]


def known_tasks(ground: Ground) -> list[float]:
    """Of two sides and every task: what it takes, and whether it is fulfilled; less than 0 until it is asked for."""
    if not ground.tasks:
        ground.tasks = [-1.0] * (4 * len(TASKS))
    return ground.tasks


def beings_of(s: TashKalar, seat: int, i: int, ground: Ground) -> float:
    """What the cards of the hand promise to the i-th side."""
    on_turn = seat == s.turn
    if on_turn and s.handed:
        return 0.0
    worths = LATER if not on_turn or not s.actions else NOW if s.actions > 1 else LAST
    total = 0.0
    for being in s.held(seat).beings:
        total += (1 + being.rank) * worths[ground.lacking(i, being, on_turn)]
    return total


def weigh(s: TashKalar, seat: int, choices: list[int]) -> dict[int, float]:
    """What `value` will be after the choices to place a piece as an action, to pick one up for that, and to move one:
    as far as nothing but the board changes."""
    out: dict[int, float] = {}
    top = s.stack[-1]
    if isinstance(top, Effect):
        if rests(s, top):
            imagined(s, seat, [choice for choice in choices if verb_of(choice) == MOVE], out)
    elif s.sides and s.actions and isinstance(top, (Turn, Replace)):
        placed(s, seat, [choice for choice in choices if verb_of(choice) == PLACE], out)
        imagined(s, seat, [choice for choice in choices if verb_of(choice) == PICKUP], out)
    return out


def rests(s: TashKalar, effect: Effect) -> bool:
    """Whether after any single move of the effect nothing happens by itself that the board would show: more moves may
    be left out, and then only the card is put away."""
    stack = s.stack
    if len(stack) < 3 or not isinstance(stack[-2], Away) or not isinstance(stack[-3], Turn):
        return False
    return all(goes_no_further(thread) for thread in effect.threads)


def goes_no_further(thread: Thread) -> bool:
    step = STEPS[thread.step]
    if step.verb != DO_MOVE:
        return True
    if step.then != EMPTY:
        return False
    budgets, spent = step.budgets, thread.spent
    if len(budgets) == 1:
        return spent[0] + 1 >= budgets[0].least
    return all(spent[i] >= budget.least for i, budget in enumerate(budgets))


def imagined(s: TashKalar, seat: int, choices: list[int], out: dict[int, float]) -> None:
    """After each of the choices to move a piece, or to pick it up."""
    if len(choices) < 2:
        return
    s.ground(keep=True)
    after = s.copy()
    for choice in choices:
        after.imagine(s, first(choice), second(choice) if verb_of(choice) == MOVE else NOBODY)
        out[choice] = value(after, seat)


def placed(s: TashKalar, seat: int, placing: list[int], out: dict[int, float]) -> None:
    """After each of the choices to place a common: all that it does not change is worked out once."""
    if len(placing) < 2:
        return
    own, mover = s.own(), s.turn
    actions = s.actions - 1
    us = s.colours[seat] == own
    ground = s.ground(keep=True)
    at = s.sides.index(own)
    force = ground.force(at)
    worths = LATER if not actions else NOW if actions > 1 else LAST
    gains: list[Gain] = []
    hopes = strength(s, own, force) + PIECE
    if not s.handed:
        for being in s.held(mover).beings:
            level, want_low, want_high = wanted(ground, force, being)
            worth_now = (1 + being.rank) * worths[int(level)]
            hopes += worth_now
            if level:
                gains.append(Gain(want_low, want_high, (1 + being.rank) * worths[int(level) - 1] - worth_now))
    # the others, who wait: a common of ours changes nothing but their tasks
    mine = best = others = 0.0
    for i, colour in enumerate(s.sides):
        if colour != own:
            total = strength(s, colour, ground.force(i)) + beings_of(s, next_of(s, colour), i, ground)
            if s.colours[seat] == colour:
                mine = total
            else:
                best = max(best, total)
                others += total
    tasks = s.setup.mode < DUEL
    prospects = Prospects(s, at, ground, actions) if tasks else None
    scale = 4.0 / s.setup.end_score
    for choice in placing:
        square = first(choice)
        low: i64 = BIT[square] & LOW_BITS
        high: i64 = BIT[square] >> 52
        total = hopes
        if CENTRE.low & low | CENTRE.high & high:
            total += CENTRAL
        for gain in gains:
            if gain.low & low | gain.high & high:
                total += gain.worth
        against = 0.0
        if prospects is not None:
            ours, against = prospects.after(s, low, high)
            total += ours
        if us:
            lead = total - (best + against + (others + against) / (len(s.sides) - 1)) / 2
        elif tasks:
            lead = mine + against - total
        else:
            lead = mine - (max(best, total) + (others + total) / (len(s.sides) - 1)) / 2
        out[choice] = 1.0 / (1.0 + exp(-lead * scale))


class Prospects:
    """The hopes for tasks of both sides after the one on turn has placed a common: only some squares change any."""

    def __init__(self, s: TashKalar, own: int, ground: Ground, actions: int) -> None:
        self.own = own
        self.actions = actions
        mine, theirs = ground.force(own), ground.force(1 - own)
        self.mine = mine
        self.theirs = theirs
        self.filled = Force(mine.low0, mine.high0, mine.low1, mine.high1, mine.low2, mine.high2)  # with the common
        self.swayed: list[Zone] = []  # by 2 × task and, one more, for the other side
        self.hopes: list[float] = []
        for task in s.tasks:
            condition = CONDITIONS[task]
            done = is_done(s, task, own, ground)
            self.swayed.append(swayed(condition, mine, theirs, cost_of(s, task, own, ground), mine, theirs))
            self.hopes.append(hope_of(task, done, cost_of(s, task, own, ground), actions))
            self.swayed.append(swayed(condition, theirs, mine, cost_of(s, task, 1 - own, ground), mine, theirs))
            self.hopes.append(hope_of(task, False, cost_of(s, task, 1 - own, ground), 0))

    def after(self, s: TashKalar, low: i64, high: i64) -> tuple[float, float]:
        """The hopes of who places there, and of the other."""
        filled = self.filled
        filled.low0 = self.mine.low0 | low
        filled.high0 = self.mine.high0 | high
        own, enemy = s.sides[self.own], s.sides[1 - self.own]
        best = second_best = their_best = their_second = 0.0
        for i, task in enumerate(s.tasks):
            hope, zone = self.hopes[2 * i], self.swayed[2 * i]
            if zone.low & low | zone.high & high:
                done = fulfils(s, CONDITIONS[task], filled, self.theirs, enemy)
                hope = hope_of(task, done, missing(s, task, own, filled, self.theirs), self.actions)
            if hope > best:
                best, second_best = hope, best
            elif hope > second_best:
                second_best = hope
            hope, zone = self.hopes[2 * i + 1], self.swayed[2 * i + 1]
            if zone.low & low | zone.high & high:
                hope = hope_of(task, False, missing(s, task, enemy, self.theirs, filled), 0)
            if hope > their_best:
                their_best, their_second = hope, their_best
            elif hope > their_second:
                their_second = hope
        return best + TASK_TOO * second_best, their_best + TASK_TOO * their_second


NOWHERE: Final = Zone(0)
ANYWHERE: Final = Zone(BOARD)


def swayed(condition: Condition, whose: Force, rival: Force, cost: float, placing: Force, waiting: Force) -> Zone:
    """The squares where a common of the side that places may change what the task takes `whose` side."""
    check = condition.check
    if check in (HOLD_ALL, FILL_ANY, LEAD_ANY):
        return condition.all if check != HOLD_ALL or whose is placing else NOWHERE
    if check == SURROUND:
        return Zone(whole(wide_low(waiting.low0, waiting.high0), wide_high(waiting.low0, waiting.high0)))
    if check == CHAIN:
        return narrows(condition.zones, whose, rival, int(cost))
    return ANYWHERE if check == ISOLATE and whose is placing else NOWHERE


class Gain:
    """What a piece more on certain squares, given as halves, is worth."""

    def __init__(self, low: i64, high: i64, worth: float) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.worth = worth


def missing(s: TashKalar, task: int, own: int, mine: Force, theirs: Force) -> float:
    """About how many actions a task still takes, by what the board shows."""
    condition = CONDITIONS[task]
    check = condition.check
    zones = condition.zones
    if check == SUMMONED:
        return 4.0 - 2.0 * min(len(s.summoned), 1) if own == s.own() else 4.0
    if check == DESTROYED:
        return max(1.0, 5.0 - sum(s.destroyed)) if own == s.own() else 5.0
    if check == HOLD_ALL:
        cost = 0.0
        for zone in zones:
            up = max(0, condition.upgraded - int(held(zone, mine.low1, mine.high1)))
            if condition.legendary > int(held(zone, mine.low2, mine.high2)):
                up = max(1, up) + 1
            cost += max(up, condition.total - int(held(zone, mine.low0, mine.high0))) + RISE * up
        return cost
    if check == MORE_UPGRADED:
        cost = 0.0
        for zone in zones:
            lead = int(held(zone, mine.low1, mine.high1) - held(zone, theirs.low1, theirs.high1))
            cost += (1.0 + RISE) * max(0, 1 - lead)
        return cost
    if check == FILL_ANY:
        least = 99.0
        for zone in zones:
            open_squares = int(held(zone, ~mine.low0, ~mine.high0))
            least = min(least, open_squares + CAPTURE * int(held(zone, theirs.low0, theirs.high0)))
        return least
    if check == LEAD_ANY:
        best = -99
        for zone in zones:
            best = max(best, int(held(zone, mine.low0, mine.high0) - held(zone, theirs.low0, theirs.high0)))
        return float(max(0, condition.lead - best))
    if check == SURROUND:
        best = 0
        for square in squares_of(theirs.low0, theirs.high0):
            best = max(best, int(held(NEXT_TO[square], mine.low0, mine.high0)))
        return float(max(0, condition.around - best))
    if check == CHAIN:
        shortest = 8
        for i in range(0, len(zones), 2):
            shortest = min(shortest, bridge(mine.low0, mine.high0, theirs.low0, theirs.high0, zones[i], zones[i + 1]))
        return float(shortest)
    return FAR


def thinking(level: str, seats: int) -> Plan | None:
    """A master plays many ways to the end of the turn; with four, where every look takes longer, fewer.

    Three play a melee: there that was no better than one choice ahead, so a master looks at that in more worlds, and
    an adept slips now and then.
    """
    if seats == 3:
        return Plan(worlds=32) if level == "master" else Plan(worlds=8, slips=0.2) if level == "adept" else None
    if level != "master":
        return None
    return Plan(iterations=400 if seats == 2 else 240, turns=1, deep=True, explore=0.05, widen=1.0, deals=24)


def parts(s: TashKalar, seat: int) -> dict[str, float]:
    """What `value` weighs, by name."""
    if not s.sides:
        return {}
    own = s.colours[seat]
    mine = s.all_of(own)
    at = s.sides.index(own)
    ground = s.ground(keep=True)
    out = {
        "pieces": PIECE * mine.bit_count(),
        "upgraded": HEROIC * s.upgraded_of(own).bit_count(),
        "centre": CENTRAL * (mine & SETS["central"]).bit_count(),
    }
    out["score"] = strength(s, own, ground.force(at)) - sum(out.values())
    out["hopes"] = outlook(s, at, ground)
    rivals = [
        strength(s, colour, ground.force(i)) + outlook(s, i, ground)
        for i, colour in enumerate(s.sides)
        if colour != own
    ]
    out["rival"] = -(max(rivals) + sum(rivals) / len(rivals)) / 2
    return out
