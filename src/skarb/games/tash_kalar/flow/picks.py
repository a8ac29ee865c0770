"""Choosing pieces, squares and directions in effects: every verb but `move`. TSK-30.8, 30.11"""

from typing import Final

from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.choice import AIM, CONVERT, DESTROY, DOWNGRADE, LEAP, PICK, PLACE, RECALL, UPGRADE, pack
from skarb.games.tash_kalar.flow.board import BIT, DIRECTIONS, NAMES, NEAR, RAYS, count, squares_in
from skarb.games.tash_kalar.flow.moves import move_options
from skarb.games.tash_kalar.flow.select import area, landing, select
from skarb.games.tash_kalar.flow.steps import (
    DO_CONVERT,
    DO_DESTROY,
    DO_DOWNGRADE,
    DO_LEAP,
    DO_MOVE,
    DO_PLACE,
    DO_SHOOT,
    DO_UPGRADE,
    DO_WHEN,
    ENEMY,
    OWN,
    PROGRAMS,
    STEPS,
    Step,
    only_step,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.state import TashKalar

CHOICE_OF: Final = {DO_DESTROY: DESTROY, DO_CONVERT: CONVERT, DO_UPGRADE: UPGRADE, DO_DOWNGRADE: DOWNGRADE}


def later(last: int) -> int:
    """Squares after the last pick of a series; all of them before the first."""
    return -1 if last < 0 else -(BIT[last] << 1)


def spare(mask: int, want: int) -> int:
    """Picks that leave enough later ones. TSK-30.11"""
    for _ in range(want - 1):
        mask ^= 1 << (mask.bit_length() - 1)
    return mask


# -- destroy, convert, upgrade, downgrade ----------------------------------------------------------------------------


def feasible(s: TashKalar, verb: int, mask: int) -> int:
    """Of these pieces those with which it can be done at all. TSK-12.13 to 12.15"""
    if verb == DO_CONVERT:
        return mask if s.doubles[s.own()] else 0
    if verb == DO_UPGRADE:
        mask &= ~s.ranked[2]
        for colour in s.sides:
            if not s.legendaries[colour]:
                mask &= ~s.pieces[3 * colour + 1]
    elif verb == DO_DOWNGRADE:
        mask &= ~s.ranked[0]
        for colour in s.sides:
            if not s.doubles[colour]:
                mask &= ~s.pieces[3 * colour + 2]
    return mask


def placed_colours(s: TashKalar, step: Step) -> list[int]:
    """The colours of the pieces remembered for `for_each`, in their order."""
    refs = s.refs
    return [refs[i + 3] for i in range(0, len(refs), 5) if refs[i] == step.for_each]


def candidates(s: TashKalar, step: Step, thread: Thread) -> int:
    """The pieces that may be picked now, the order of a series left aside."""
    mask = feasible(s, step.verb, select(s, step.target)) & ~thread.picked
    if step.each_colour:
        mask &= s.all_of(thread.colour)
    if step.for_each >= 0:
        colours = placed_colours(s, step)
        mask &= s.all_of(colours[thread.n]) if thread.n < len(colours) else 0
    return mask


def wanted(s: TashKalar, step: Step) -> int:
    """How many picks of the step are mandatory."""
    return len(placed_colours(s, step)) if step.for_each >= 0 else step.least


def in_order(s: TashKalar, step: Step) -> bool:
    """Whether the picks come in square order. TSK-23.14: of two colours one victim each, in the order placed."""
    if step.for_each >= 0:
        return len(set(placed_colours(s, step))) == 1
    return step.series


def piece_options(s: TashKalar, step: Step, thread: Thread) -> list[int]:
    mask = candidates(s, step, thread)
    if in_order(s, step):
        mask &= later(thread.last)
        if step.connected:
            mask = joinable(s, step, thread, mask)
        else:
            mask = spare(mask, min(wanted(s, step) - thread.n, count(mask)))
    verb = CHOICE_OF[step.verb]
    return [pack(verb, square) for square in squares_in(mask)]


# -- a joined group, TSK-12.19, 24.7 ---------------------------------------------------------------------------------


def joined(group: int) -> bool:
    """Every two are linked by a chain of adjacent members; the empty group is joined."""
    reached = group & -group
    while True:
        wider = reached
        for square in squares_in(reached):
            wider |= NEAR[square] & group
        if wider == reached:
            return reached == group
        reached = wider


def within_supply(s: TashKalar, step: Step, group: int) -> bool:
    """Every legendary of the group finds a double-sided piece of its colour."""
    if step.verb != DO_DOWNGRADE:
        return True
    return all(count(group & s.pieces[3 * colour + 2]) <= s.doubles[colour] for colour in s.sides)


def joinable(s: TashKalar, step: Step, thread: Thread, mask: int) -> int:
    """Of these picks those with which the group can still be completed by later ones."""
    out = 0
    for square in squares_in(mask):
        group = thread.picked | BIT[square]
        if within_supply(s, step, group) and completes(
            s, step, group, group & -group, mask & later(square), step.most - count(group)
        ):
            out |= BIT[square]
    return out


def completes(s: TashKalar, step: Step, group: int, reached: int, others: int, more: int) -> bool:
    """Whether `group` becomes one joined group with at most so many of the others. `reached` is the part joined."""
    while True:  # take in the members that are next to the joined part
        wider = reached
        for square in squares_in(reached):
            wider |= NEAR[square] & group
        if wider == reached:
            break
        reached = wider
    if not group & ~reached:
        return True
    if not more:
        return False
    bridge = 0
    for square in squares_in(reached):
        bridge |= NEAR[square] & others
    for square in squares_in(bridge):
        bit = BIT[square]
        wider = group | bit
        if within_supply(s, step, wider) and completes(s, step, wider, reached | bit, others & ~bit, more - 1):
            return True
    return False


# -- place, visit ----------------------------------------------------------------------------------------------------


def place_options(s: TashKalar, step: Step, thread: Thread) -> list[int]:
    """TSK-12.11: only from the supply, only on empty squares."""
    mask = area(s, step.at) & s.empty()
    own = s.own()
    if step.owner == ENEMY:
        colours = [colour for colour in s.sides if colour != own and s.doubles[colour]]
        supply = sum(s.doubles[colour] for colour in colours)
    else:
        colours = [own]
        supply = ENOUGH if step.rank < 0 else s.supply(own, step.rank)
    if not supply:
        return []
    if step.series:
        mask &= later(thread.last)
        mask = spare(mask, min(step.least - thread.n, supply, count(mask)))
    squares = squares_in(mask)
    if step.rank < 0:
        return [pack(PLACE, q, rank) for rank in range(3) if s.supply(own, rank) for q in squares]
    if step.owner == ENEMY:
        return [pack(PLACE, q, 0, colour + 1) for colour in colours for q in squares]
    return [pack(PLACE, q, step.rank) for q in squares]


ENOUGH: Final = 99


def visit_options(s: TashKalar, step: Step, thread: Thread) -> list[int]:
    out: list[int] = []
    own = s.own()
    for square in squares_in(area(s, step.at) & later(thread.last) & ~thread.picked):
        code = s.board[square]
        for case in step.cases:
            if case.empty:
                fits = code == 0
            else:
                fits = code > 0 and ((code - 1) // 3 == own) == (case.owner == OWN)
                fits = fits and case.ranks >> ((code - 1) % 3) & 1 == 1
            if fits:
                if case.verb == DO_PLACE:
                    if s.doubles[own]:
                        out.append(pack(PLACE, square))
                else:
                    out.append(pack(CHOICE_OF[case.verb], square))
                break
    return out


# -- leap, pick a piece, aim, recall ---------------------------------------------------------------------------------


def leaps(s: TashKalar, step: Step, square: int) -> int:
    """Where that piece may leap: anywhere it could move to, TSK-12.8, but never to where it stands."""
    return area(s, step.at) & landing(s, step.kind, (s.board[square] - 1) % 3) & ~BIT[square]


def leap_options(s: TashKalar, step: Step, thread: Thread) -> list[int]:
    square = s.me if step.by_self else thread.at
    if square >= 0:
        return [pack(LEAP, square, target) for target in squares_in(leaps(s, step, square))]
    if step.by_self:
        return []
    return [pack(PICK, q) for q in squares_in(select(s, step.target)) if leaps(s, step, q)]


def leads_somewhere(s: TashKalar, program: int, square: int) -> bool:
    """Whether picking that piece would lead to anything. TSK-30.8"""
    step = STEPS[PROGRAMS[program][0]]
    rank = (s.board[square] - 1) % 3
    if step.verb == DO_WHEN:
        return leads_somewhere(s, step.then if step.rank_in >> rank & 1 else step.otherwise, square)
    if step.verb == DO_MOVE:
        return bool(landing(s, step.budgets[0].kind, rank) & NEAR[square])
    if step.verb == DO_UPGRADE and len(PROGRAMS[program]) == 1:
        return bool(feasible(s, DO_UPGRADE, BIT[square]))
    return True


def pick_options(s: TashKalar, step: Step) -> list[int]:
    return [pack(PICK, q) for q in squares_in(select(s, step.target)) if leads_somewhere(s, step.then, q)]


def shot(s: TashKalar, step: Step) -> list[int]:
    """The squares of the pieces that a shot in the remembered direction destroys, nearest first."""
    out: list[int] = []
    if s.me < 0:
        return out
    for square in RAYS[s.me][s.direction]:
        code = s.board[square]
        if code:
            if step.immune >> ((code - 1) % 3) & 1:
                break
            out.append(square)
            if len(out) == step.hits:
                break
    return out


def hits(s: TashKalar, step: Step, direction: int) -> bool:
    """Whether aiming there would destroy anything."""
    kept = s.direction
    s.direction = direction
    then = STEPS[only_step(step.then)]
    found = bool(shot(s, then)) if then.verb == DO_SHOOT else select(s, then.target) != 0
    s.direction = kept
    return found


def aim_options(s: TashKalar, step: Step, optional: bool, since: int) -> list[int]:
    """Directions from number `since` on; where aiming is optional only those that hit something. TSK-30.8"""
    arrows = 0b10101010 if step.diagonal else BEINGS[s.card].turned[s.orientation].arrows
    return [
        pack(AIM, d)
        for d in range(max(since, 0), len(DIRECTIONS))
        if arrows >> d & 1 and (not optional or hits(s, step, d))
    ]


def recall_options(s: TashKalar) -> list[int]:
    return [pack(RECALL, card) for card in s.piles[s.turn]]


def series_of(s: TashKalar, thread: Thread) -> tuple[int, int, int]:
    """For the page: how many more at least and at most, and among which squares. TSK-30.11"""
    step = STEPS[thread.step]
    if step.verb == DO_PLACE:
        mask = area(s, step.at) & s.empty() & later(thread.last)
        own = s.own()
        supply = s.doubles[own]
        if step.owner == ENEMY:
            supply = sum(s.doubles[colour] for colour in s.sides if colour != own)
        most = min(step.most - thread.n, supply, count(mask))
        return max(0, min(step.least - thread.n, most)), most, mask
    if step.verb in CHOICE_OF:
        mask = candidates(s, step, thread) & later(thread.last)
        least = wanted(s, step)
        most = min(max(step.most, least) - thread.n, count(mask))
        return max(0, min(least - thread.n, most)), most, mask
    options = visit_options(s, step, thread)
    mask = 0
    for option in options:
        mask |= BIT[(option >> 6) & 127]
    return 0, min(step.most - thread.n, count(mask)), mask


def names_of(mask: int) -> list[str]:
    return [NAMES[square] for square in squares_in(mask)]


def options_of(s: TashKalar, thread: Thread) -> list[int]:
    """The choices of one thread, `done` left aside."""
    step = STEPS[thread.step]
    verb = step.verb
    if thread.over:
        return []
    if verb == DO_MOVE:
        return move_options(s, thread)
    if verb in CHOICE_OF:
        return piece_options(s, step, thread)
    if verb == DO_PLACE:
        return place_options(s, step, thread)
    if verb == DO_LEAP:
        return leap_options(s, step, thread)
    return []
