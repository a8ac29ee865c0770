"""Moves in effects: the verb `move` with its budget and conditions. TSK-12.3 to 12.7, 30.8"""

from typing import Final

from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.choice import MOVE, first, second
from skarb.games.tash_kalar.flow.board import BESIDE, BIT, BOARD, NAMES, NEAR, NEXT, piece_name, squares_in
from skarb.games.tash_kalar.flow.select import select
from skarb.games.tash_kalar.flow.steps import (
    COMBAT,
    STANDARD,
    STEPS,
    STOP_AT_EMPTY,
    STOP_AT_LEGENDARY,
    TO_EMPTY,
    Budget,
    Step,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.state import TashKalar

ALL_MOVES: Final = 69 * 8


def limit(s: TashKalar, budget: Budget, square: int) -> int:
    """How many moves the entry allows to the piece on that square."""
    return budget.by_rank[(s.board[square] - 1) % 3] if budget.by_rank else budget.most


def move_options(s: TashKalar, thread: Thread, origins: int = BOARD, most: int = ALL_MOVES) -> list[int]:
    """Every single move that may be made now; only from these squares, and not many more than `most`, if asked so."""
    step = STEPS[thread.step]
    if thread.n >= step.total:
        return []
    movers: list[int] = []
    union = 0
    for i, budget in enumerate(step.budgets):
        mask = 0
        if budget.by_rank or thread.spent[i] < budget.most:
            mask = thread.among if step.at_start else select(s, budget.who)
        movers.append(mask)
        union |= mask
    if step.same_piece and thread.n:
        union &= BIT[thread.at]
    if step.one_each:
        union &= ~thread.picked
    if step.one_owner and thread.n:
        union &= s.all_of(thread.colour)
    if step.include_self and thread.n == step.budgets[0].most - 1 and not thread.way:  # TSK-22.11
        union &= BIT[s.me] if s.me >= 0 else 0
    union &= origins
    allowed = step.onto
    for rank in range(3):
        if step.not_onto >> rank & 1:
            allowed &= ~s.ranked[rank]
    if step.onto_marked:
        allowed &= BEINGS[s.card].turned[s.orientation].marked[s.summoned_at]
    way = thread.way if step.line_one and thread.n else s.direction if step.line_kept else -1
    anywhere = allowed == BOARD
    board = s.board
    out: list[int] = []
    for square in squares_in(union):
        kind = -1
        for i, budget in enumerate(step.budgets):
            open_entry = movers[i] & BIT[square] and thread.spent[i] < limit(s, budget, square)
            if open_entry and budget.kind > kind:
                kind = budget.kind
        if kind < 0:
            continue
        # what it lands on must be of a lower code than this, as `landing` has it
        rank = (board[square] - 1) % 3
        beaten = 0 if kind == TO_EMPTY else rank + 1 if kind == COMBAT else rank
        ahead = NEXT[square][way] if way >= 0 else -1
        origin = MOVE | square << 6
        for target in BESIDE[square]:
            hit = board[target]
            if (
                (not hit or (hit - 1) % 3 < beaten)
                and (way < 0 or target == ahead)
                and (anywhere or allowed & BIT[target])
                and (not step.onto_beside_own or beside_own(s, square, target))
            ):
                out.append(origin | target << 13)
        if len(out) >= most:
            break
    return out


def beside_own(s: TashKalar, square: int, target: int) -> bool:
    """After this move an own piece other than the mover is adjacent to it. TSK-23.17"""
    return bool(s.all_of(s.own()) & ~BIT[square] & NEAR[target])


def may_stop_moving(thread: Thread) -> bool:
    step = STEPS[thread.step]
    if thread.n == 0 and step.may:
        return True
    return all(thread.spent[i] >= budget.least for i, budget in enumerate(step.budgets))


def charge(s: TashKalar, step: Step, thread: Thread, square: int, target: int) -> int:
    """The weakest entry that permits the move."""
    hit = s.board[target]
    needed = TO_EMPTY
    if hit:
        needed = COMBAT if (hit - 1) % 3 == (s.board[square] - 1) % 3 else STANDARD
    best = -1
    for i, budget in enumerate(step.budgets):
        if budget.kind < needed or thread.spent[i] >= limit(s, budget, square):
            continue
        if budget.narrow and not select(s, budget.who) & BIT[square]:
            continue
        if best < 0 or budget.kind < step.budgets[best].kind:
            best = i
    return best


def after_move(s: TashKalar, thread: Thread, choice: int) -> Thread:
    """How the step goes on after this move, which is about to be made."""
    step = STEPS[thread.step]
    square, target = first(choice), second(choice)
    hit = s.board[target]
    entry = charge(s, step, thread, square, target)
    spent = thread.spent.copy()
    spent[entry] += 1
    way = thread.way
    if step.line_one:
        way = NEXT[square].index(target)
    elif step.include_self and square == s.me:
        way = 1
    n = thread.n + 1
    over = n >= step.total
    if step.stop == STOP_AT_EMPTY and not hit:
        over = True
    if step.stop == STOP_AT_LEGENDARY and hit and (hit - 1) % 3 == 2:
        over = True
    left = False
    for i, budget in enumerate(step.budgets):
        if spent[i] < limit(s, budget, square):
            left = True
    return Thread(
        thread.step,
        n,
        -1,
        target,
        way,
        (s.board[square] - 1) // 3,
        follow(thread.picked, square, target) | BIT[target],
        follow(thread.among, square, target),
        over or not left,
        spent,
    )


def follow(mask: int, square: int, target: int) -> int:
    """A set of pieces after one of the board has moved: the mover takes its place in the set, its victim leaves it."""
    moved = mask & BIT[square]
    mask &= ~(BIT[square] | BIT[target])
    return mask | BIT[target] if moved else mask


def make_move(s: TashKalar, step: Step, choice: int) -> None:
    square, target = first(choice), second(choice)
    if s.events is not None:
        s.tell("moved", {"piece": piece_name(s.board[square] - 1), "origin": NAMES[square], "square": NAMES[target]})
    if step.bind:
        s.direction = NEXT[square].index(target)
    s.carry(square, target)
