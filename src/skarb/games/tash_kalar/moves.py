"""Moves in effects: the verb `move` with its budget and conditions. TSK-12.3 to 12.7, 30.8"""

from skarb.games.tash_kalar.arena import BIT, NAMES, NEAR, NEXT, squares_in
from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.choices import MOVE, first, pack, second
from skarb.games.tash_kalar.select import landing, select
from skarb.games.tash_kalar.state import Arena, piece_name
from skarb.games.tash_kalar.steps import (
    COMBAT,
    STANDARD,
    STEPS,
    STOP_AT_EMPTY,
    STOP_AT_LEGENDARY,
    TO_EMPTY,
    Budget,
    Step,
)
from skarb.games.tash_kalar.thread import Thread


def limit(s: Arena, budget: Budget, square: int) -> int:
    """How many moves the entry allows to the piece on that square."""
    return budget.by_rank[(s.board[square] - 1) % 3] if budget.by_rank else budget.most


def move_options(s: Arena, thread: Thread) -> list[int]:
    """Every single move that may be made now."""
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
    allowed = step.onto
    for rank in range(3):
        if step.not_onto >> rank & 1:
            allowed &= ~s.ranked[rank]
    if step.onto_marked:
        allowed &= BEINGS[s.card].turned[s.orientation].marked[s.summoned_at]
    way = thread.way if step.line_one and thread.n else s.direction if step.line_kept else -1
    lands: list[int] = [-1] * 9  # by 3 × kind + rank
    out: list[int] = []
    for square in squares_in(union):
        kind = -1
        for i, budget in enumerate(step.budgets):
            open_entry = movers[i] & BIT[square] and thread.spent[i] < limit(s, budget, square)
            if open_entry and budget.kind > kind:
                kind = budget.kind
        if kind < 0:
            continue
        rank = (s.board[square] - 1) % 3
        if lands[3 * kind + rank] < 0:
            lands[3 * kind + rank] = landing(s, kind, rank) & allowed
        targets = lands[3 * kind + rank] & NEAR[square]
        if way >= 0:
            ahead = NEXT[square][way]
            targets &= BIT[ahead] if ahead >= 0 else 0
        for target in squares_in(targets):
            if not step.onto_beside_own or beside_own(s, square, target):
                out.append(pack(MOVE, square, target))
    return out


def beside_own(s: Arena, square: int, target: int) -> bool:
    """After this move an own piece other than the mover is adjacent to it. TSK-23.17"""
    return bool(s.all_of(s.own()) & ~BIT[square] & NEAR[target])


def may_stop_moving(thread: Thread) -> bool:
    step = STEPS[thread.step]
    if thread.n == 0 and step.may:
        return True
    return all(thread.spent[i] >= budget.least for i, budget in enumerate(step.budgets))


def charge(s: Arena, step: Step, thread: Thread, square: int, target: int) -> int:
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


def after_move(s: Arena, thread: Thread, choice: int) -> Thread:
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


def make_move(s: Arena, step: Step, choice: int) -> None:
    square, target = first(choice), second(choice)
    if s.events is not None:
        s.tell("moved", {"piece": piece_name(s.board[square] - 1), "origin": NAMES[square], "square": NAMES[target]})
    if step.bind:
        s.direction = NEXT[square].index(target)
    s.carry(square, target)
