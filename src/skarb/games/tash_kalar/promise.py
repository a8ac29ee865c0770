"""What a position promises, as numbers that say it at once: a learner need not find patterns and tasks by itself.

All of it follows from what the seat knows: the board, the tasks, its own hand, and which beings of the others' schools
have not come to light.
"""

from typing import Final

from skarb.games.tash_kalar.cards import BEINGS, TASKS
from skarb.games.tash_kalar.flow.board import SETS, Zone, held, number_in
from skarb.games.tash_kalar.flow.ending import worth
from skarb.games.tash_kalar.flow.matching import Ground
from skarb.games.tash_kalar.flow.modes import DUEL, MELEE
from skarb.games.tash_kalar.flow.tasks import fulfilled
from skarb.games.tash_kalar.state import TashKalar
from skarb.games.tash_kalar.tactics import FAR, cost_of, hope_of
from skarb.kernel.features import Block, counts

CENTRE: Final = Zone(SETS["central"])
PIECES: Final = 4
LACKS: Final = 12  # by rank and by commons that a pattern lacks
SLOTS: Final = 3  # tasks to claim
SLOT: Final = 4
NEAR_BY: Final = 10  # less the actions that a task takes
BY_TASK: Final = [task.points for task in TASKS]


def blocks(s: TashKalar, sides: int) -> list[Block]:
    ours = ["pieces", "upgraded", "upgraded", "centre"]
    return [
        Block("pieces", PIECES * sides, "of each side: common, heroic, legendary, in the centre", 8, [*ours, "rival"]),
        Block("lacks", LACKS, "beings in hand by rank, and by how many commons they lack: 0, 1, 2, more", 2, ["hopes"]),
        Block(
            "their lacks",
            LACKS * (s.setup.seats - 1),
            "of each other seat: the same of the beings of its school that have not come to light",
            8,
            ["rival"],
        ),
        Block("own ways", len(TASKS), "tasks to claim: 10 less the actions that they take", 10, ["hopes"]),
        Block("their ways", len(TASKS), "the same for the other side", 10, ["rival"]),
        Block(
            "best tasks",
            SLOT * SLOTS,
            "tasks to claim, what the own side has most to hope of first: points, fulfilled, the own way, the other's",
            4,
            ["hopes", "hopes", "hopes", "rival"] * SLOTS,
        ),
        Block("leads", 4, "points ahead, behind, with what this turn has earned; upgraded pieces ahead, behind", 4,
              ["score", "rival", "upgraded", "rival"]),
    ]  # fmt: skip


def promise(s: TashKalar, seat: int, order: list[int], sides: int) -> bytes:
    """The numbers of these blocks; `order` is the place of each colour, the own one 0."""
    n = s.setup.seats
    if not s.sides or s.colours[seat] < 0:
        return bytes(PIECES * sides + LACKS * n + 2 * len(TASKS) + SLOT * SLOTS + 4)
    ground = s.ground()
    own = s.colours[seat]
    at = s.sides.index(own)
    pieces = [0] * (PIECES * sides)
    for i, colour in enumerate(s.sides):
        force = ground.force(i)
        all_of = number_in(force.low0) + number_in(force.high0)
        upgraded = number_in(force.low1) + number_in(force.high1)
        legendary = number_in(force.low2) + number_in(force.high2)
        to = PIECES * order[colour]
        pieces[to] = int(all_of - upgraded)
        pieces[to + 1] = int(upgraded - legendary)
        pieces[to + 2] = int(legendary)
        pieces[to + 3] = int(held(CENTRE, force.low0, force.high0))
    lacks = [0] * (LACKS * n)
    on_turn = seat == s.turn
    for being in s.held(seat).beings:
        lacks[4 * being.rank + ground.lacking(at, being, on_turn)] += 1
    for k in range(1, n):
        unseen(s, (seat + k) % n, ground, lacks, LACKS * k)
    return counts(pieces) + bytes(lacks) + tasks_and_leads(s, at, seat, ground)


def unseen(s: TashKalar, seat: int, ground: Ground, out: list[int], to: int) -> None:
    """What the beings of a school lack that may be in that seat's hand or deck."""
    i = s.sides.index(s.colours[seat])
    on_turn = seat == s.turn
    first = 18 * s.schools[seat]
    seen = [] if s.setup.closed else s.piles[seat]
    for card in range(first, first + 18):
        if card not in seen:
            being = BEINGS[card]
            out[to + 4 * being.rank + ground.lacking(i, being, on_turn)] += 1


def tasks_and_leads(s: TashKalar, at: int, seat: int, ground: Ground) -> bytes:
    mine = bytearray(len(TASKS))
    theirs = bytearray(len(TASKS))
    best = bytearray(SLOT * SLOTS)
    if s.setup.mode < DUEL:
        found: list[tuple[float, int, int]] = []
        on_turn = s.sides[at] == s.own()
        actions = s.actions if on_turn else 0
        for task in s.tasks:
            cost = cost_of(s, task, at, ground)
            done = on_turn and fulfilled(s, task)
            mine[task] = near(cost)
            theirs[task] = near(cost_of(s, task, 1 - at, ground))
            found.append((-hope_of(task, done, cost, actions), task, int(done)))
        found.sort()
        for i, (_, task, met) in enumerate(found[:SLOTS]):
            best[SLOT * i] = BY_TASK[task]
            best[SLOT * i + 1] = 4 * met
            best[SLOT * i + 2] = mine[task]
            best[SLOT * i + 3] = theirs[task]
    ours = others = upgraded = 0
    for i, colour in enumerate(s.sides):
        points = sum(s.columns(colour)) if s.setup.mode == MELEE else s.score(colour)
        if s.setup.mode >= DUEL and colour == s.own():
            points += sum([worth(s, other) for other in s.sides if other != colour])
        force = ground.force(i)
        many = int(number_in(force.low1) + number_in(force.high1))
        if i == at:
            ours, upgraded = points, upgraded + many
        else:
            others = max(others, points)
            upgraded -= many if len(s.sides) == 2 else 0
    leads = [ours - others, others - ours, upgraded, -upgraded]  # what is below 0 counts as 0
    return bytes(mine) + bytes(theirs) + bytes(best) + counts(leads)


def near(cost: float) -> int:
    return max(1, NEAR_BY - int(min(cost, FAR)))
