"""What hinders a choice in an effect: a code for the first thing that is wrong with a square, and what it speaks of.

Refusals make sentences of it. Only what everybody sees counts here: the board, the supplies, the card that runs.
"""

from typing import Any, Final

from skarb.games.tash_kalar.choice import first
from skarb.games.tash_kalar.flow.board import BIT, COLOURS, NAMES, NEAR, NEXT, piece_name
from skarb.games.tash_kalar.flow.effects import at_once, choices_of
from skarb.games.tash_kalar.flow.modes import MELEE
from skarb.games.tash_kalar.flow.moves import limit, move_options
from skarb.games.tash_kalar.flow.picks import CHOICE_OF, feasible, in_order, placed_colours
from skarb.games.tash_kalar.flow.select import area, landing, remembered, select
from skarb.games.tash_kalar.flow.steps import (
    COMBAT,
    DO_AIM,
    DO_DOWNGRADE,
    DO_LEAP,
    DO_MOVE,
    DO_PICK,
    DO_PLACE,
    DO_RECALL,
    DO_REPEAT,
    DO_UPGRADE,
    DO_VISIT,
    ENEMY,
    OWN,
    SELF,
    STANDARD,
    STEPS,
    TO_EMPTY,
    Selector,
    Step,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.state import TashKalar

Hindrance = tuple[str, dict[str, Any]]
CLEAR: Final[Hindrance] = ("", {})
ONTO: Final = {TO_EMPTY: "move-empty", STANDARD: "move-standard", COMBAT: "move-combat"}
# The filters of a selector in the order they are tried: of a union the part that fails last is the nearest miss.
MISSES: Final = [
    "target-self",
    "target-that",
    "target-own",
    "target-enemy",
    "target-rank",
    "target-excluded",
    "target-used",
    "target-richer",
    "target-far",
]


def hindrance(s: TashKalar, thread: Thread, squares: list[int], named: bool) -> Hindrance:
    """Why the step cannot take these squares, the last one above all. `named`: colour or rank have been chosen."""
    step = STEPS[thread.step]
    verb, square = step.verb, squares[-1]
    if at_once(step):
        return "first-option", {}
    if verb in CHOICE_OF:
        return picking(s, step, thread, square)
    if verb == DO_PLACE:
        return placing(s, step, thread, square, named)
    if verb == DO_MOVE:
        return moving(s, step, thread, squares)
    if verb == DO_LEAP:
        return leaping(s, step, thread, square)
    if verb == DO_PICK:
        return piece(s, step.target, square) or ("no-way", {"square": NAMES[square]})
    if verb == DO_VISIT:
        return visiting(s, step, thread, square)
    return {DO_AIM: "first-aim", DO_REPEAT: "first-aim", DO_RECALL: "first-recall"}[verb], {}


# -- pieces ------------------------------------------------------------------------------------------------------------


def piece(s: TashKalar, sel: Selector, square: int) -> Hindrance | None:
    """Why no piece there qualifies."""
    if not s.board[square]:
        return "target-empty", {"square": NAMES[square]}
    if select(s, sel) & BIT[square]:
        return None
    nearest = max([MISSES.index(missed(s, part, square)) for part in sel.union or [sel]])
    return MISSES[nearest], {"square": NAMES[square], "piece": piece_name(s.board[square] - 1)}


def missed(s: TashKalar, sel: Selector, square: int) -> str:
    colour, rank = (s.board[square] - 1) // 3, (s.board[square] - 1) % 3
    if sel.ref >= 0:
        return "target-self" if sel.ref == SELF else "target-that"
    if sel.owner == OWN and colour != s.own():
        return "target-own"
    if sel.owner == ENEMY and colour == s.own():
        return "target-enemy"
    if not sel.ranks >> rank & 1:
        return "target-rank"
    for name in sel.excluded:
        if remembered(s, name) & BIT[square]:
            return "target-excluded"
    if sel.used and not s.used & BIT[square]:
        return "target-used"
    if sel.more and area(s, sel.area) & BIT[square]:
        return "target-richer"
    return "target-far"


def picking(s: TashKalar, step: Step, thread: Thread, square: int) -> Hindrance:
    found = piece(s, step.target, square)
    if found is not None:
        return found
    told: dict[str, Any] = {"square": NAMES[square]}
    if not feasible(s, step.verb, BIT[square]):
        if step.verb == DO_UPGRADE and s.ranked[2] & BIT[square]:
            return "upgrade-legendary", {}
        if step.verb == DO_DOWNGRADE and s.ranked[0] & BIT[square]:
            return "downgrade-common", {}
        return "no-spare", {}
    due = thread.colour if step.each_colour else -1
    if step.for_each >= 0:
        colours = placed_colours(s, step)
        due = colours[thread.n] if thread.n < len(colours) else -1
    if due >= 0 and not s.all_of(due) & BIT[square]:
        return "target-colour", {"colour": f"@word-{COLOURS[due]}"}
    if thread.picked & BIT[square]:
        return "chosen-already", told
    if not in_order(s, step) or possible(s, thread, square):
        return CLEAR
    if square <= thread.last:
        return "series-order", told
    return "not-joined" if step.connected else "series-left", told


# -- squares -----------------------------------------------------------------------------------------------------------


def placing(s: TashKalar, step: Step, thread: Thread, square: int, named: bool) -> Hindrance:
    if s.board[square]:
        return "occupied", {}
    told: dict[str, Any] = {"square": NAMES[square]}
    if not area(s, step.at) & BIT[square]:
        return "target-far", told
    if not named and step.rank < 0:
        return "first-rank", {}
    if not named and step.owner == ENEMY and s.setup.mode == MELEE:
        return "first-piece", {}
    if possible(s, thread, square):
        return CLEAR
    if not step.series:
        return "no-spare", {}
    return "series-order" if square <= thread.last else "series-left", told


def visiting(s: TashKalar, step: Step, thread: Thread, square: int) -> Hindrance:
    told: dict[str, Any] = {"square": NAMES[square]}
    if not area(s, step.at) & BIT[square]:
        return "target-far", told
    if thread.picked & BIT[square]:
        return "chosen-already", told
    if possible(s, thread, square):
        return CLEAR
    return "series-order" if square < thread.last else "no-use", told


def possible(s: TashKalar, thread: Thread, square: int) -> bool:
    """The square itself is right: something else about the choice was wrong."""
    return square in [first(choice) for choice in choices_of(s, thread)]


# -- moves and leaps ---------------------------------------------------------------------------------------------------


def moving(s: TashKalar, step: Step, thread: Thread, squares: list[int]) -> Hindrance:
    movers = {first(choice) for choice in move_options(s, thread)}
    square = squares[0]
    if square not in movers:
        return resting(s, step, thread, square)
    if len(squares) == 1:
        return CLEAR
    target = squares[1]
    if not NEAR[square] & BIT[target]:
        return "move-far", {}
    way = thread.way if step.line_one and thread.n else s.direction if step.line_kept else -1
    if way >= 0 and NEXT[square][way] != target:
        return "move-line", {}
    kind = TO_EMPTY
    for i, budget in enumerate(step.budgets):
        may_move = (thread.among if step.at_start else select(s, budget.who)) & BIT[square]
        if may_move and thread.spent[i] < limit(s, budget, square):
            kind = max(kind, budget.kind)
    if not landing(s, kind, (s.board[square] - 1) % 3) & BIT[target]:
        return ONTO[kind], {}
    return "move-not-there", {"square": NAMES[target]}


def resting(s: TashKalar, step: Step, thread: Thread, square: int) -> Hindrance:
    """Why the piece on a square does not move."""
    if not s.board[square]:
        return "target-empty", {"square": NAMES[square]}
    if step.same_piece and thread.n and square != thread.at:
        return "same-piece", {"square": NAMES[thread.at]}
    if step.one_each and thread.picked & BIT[square]:
        return "moved-already", {}
    if step.one_owner and thread.n and not s.all_of(thread.colour) & BIT[square]:
        return "target-colour", {"colour": f"@word-{COLOURS[thread.colour]}"}
    misses = [piece(s, budget.who, square) for budget in step.budgets]
    found = misses[0]
    if found is not None and None not in misses:
        return found
    if step.include_self and thread.n == step.budgets[0].most - 1 and not thread.way and square != s.me:
        return "move-self", {}
    return "no-way", {"square": NAMES[square]}


def leaping(s: TashKalar, step: Step, thread: Thread, square: int) -> Hindrance:
    origin = s.me if step.by_self else thread.at
    told: dict[str, Any] = {"square": NAMES[square]}
    if origin < 0:
        return piece(s, step.target, square) or ("no-way", told)
    if square == origin:
        return "leap-stay", {}
    if not area(s, step.at) & BIT[square]:
        return "target-far", told
    return ONTO[step.kind], {}
