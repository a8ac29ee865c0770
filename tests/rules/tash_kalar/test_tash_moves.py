"""Series of moves against the plainest enumeration one can write: every outcome is reached, and no other."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.flow.board import NAMES, NUMBERS, SQUARES, step
from skarb.games.tash_kalar.state import TashKalar
from skarb.games.tash_kalar.view import board_text

Board = dict[str, tuple[str, int]]
Outcomes = Iterator[Board]
BY_ID = {being.id: being for being in BEINGS}
LETTER = {"imperial": "R", "highland": "Y", "sylvan": "G"}
SCHOOL = {"imperial": "southern_imperial", "highland": "highland", "sylvan": "sylvan"}


def steps(board: Board, origin: str, combat: bool) -> Iterator[tuple[str, Board]]:
    """Single moves of one piece: where to, and the board after it."""
    rank = board[origin][1]
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            target = f"{chr(ord(origin[0]) + dx)}{int(origin[1]) + dy}"
            if target == origin or target not in NUMBERS:
                continue
            if target in board and not (board[target][1] < rank or (combat and board[target][1] == rank)):
                continue
            after = {q: p for q, p in board.items() if q != origin}
            after[target] = board[origin]
            yield target, after


def knight(board: Board, me: str, own: str, left: int = 3) -> Outcomes:
    yield board
    if left:
        for target, after in steps(board, me, True):
            if target not in board or board[target][1] > 0:
                yield from knight(after, target, own, left - 1)


def runner(board: Board, me: str, own: str, left: int = 3) -> Outcomes:
    yield board
    for target, after in steps(board, me, True) if left else []:
        beside = [q for q, p in after.items() if p[0] == own and q != target]
        if any(max(abs(ord(q[0]) - ord(target[0])), abs(int(q[1]) - int(target[1]))) == 1 for q in beside):
            yield from runner(after, target, own, left - 1)


def bear(board: Board, me: str, own: str, left: int = 2) -> Outcomes:
    yield board
    for target, after in steps(board, me, False) if left else []:
        yield from bear(after, target, own, left - 1 if target in board else 0)


def infantry(board: Board, me: str, own: str, left: int = 2) -> Outcomes:
    yield board
    if left:
        for origin in [q for q, p in board.items() if p[0] == own and q != me]:
            for target, after in steps(board, origin, True):
                yield from infantry(after, "" if target == me else me, own, left - 1)


def drummer(board: Board, me: str, own: str) -> Outcomes:
    yield board
    for origin in [q for q, p in board.items() if p[0] == own and q != me]:
        for _, after in steps(board, origin, True):
            yield after
        for target, after in steps(board, origin, False):
            self_at = "" if target == me else me
            for second in [q for q, p in after.items() if p[0] == own and q != self_at]:
                for _, last in steps(after, second, False):
                    yield last


def cavalry(board: Board, me: str, own: str) -> Outcomes:
    yield board
    for origin in [q for q, p in board.items() if p[0] == own and q != me]:
        for kinds in ((True, False, False), (False, True, False), (False, False, True)):
            front = [(origin, board)]
            for combat in kinds:
                front = [made for at, now in front for made in steps(now, at, combat)]
                for _, now in front:
                    yield now


def naiad(board: Board, me: str, own: str) -> Outcomes:
    yield board
    near = [q for q in board if max(abs(ord(q[0]) - ord(me[0])), abs(int(q[1]) - int(me[1]))) == 1]
    for origin in [q for q in near if board[q][0] == own]:
        for target, after in steps(board, origin, False):
            yield after
            for second in [q for q in near if q not in (origin, target) and board[q][0] == own]:
                for _, last in steps(after, second, False):
                    yield last


def warlord(board: Board, me: str, own: str, left: int = 3, led: bool = False) -> Outcomes:
    yield board
    for origin in [q for q, p in board.items() if p[0] == own] if left else []:
        if left == 1 and not led and origin != me:
            continue
        for target, after in steps(board, origin, True):
            at = target if origin == me else "" if target == me else me
            yield from warlord(after, at, own, left - 1, led or origin == me)


CARDS: list[tuple[str, Callable[[Board, str, str], Outcomes], int]] = [
    ("imperial_knight", knight, 12),
    ("imperial_infantry_captain", infantry, 4),
    ("imperial_cavalry_captain", cavalry, 6),
    ("highland_war_drummer", drummer, 5),
    ("highland_hungry_bear", bear, 14),
    ("highland_warlord", warlord, 1),
    ("sylvan_naiad", naiad, 10),
    ("sylvan_kiskin_boughrunner", runner, 8),
]


def written(board: Board) -> str:
    sides = sorted({side for side, _ in board.values()})
    lines = [[q + "chl"[rank] for q, (owner, rank) in sorted(board.items()) if owner == side] for side in sides]
    return " | ".join(f"{side} {' '.join(line)}" for side, line in zip(sides, lines, strict=True))


def outcomes(s: TashKalar) -> set[frozenset[str]]:
    """All boards on which the effect may end."""
    found: set[frozenset[str]] = set()
    seen: set[str] = set()
    waiting = [s]
    while waiting:
        now = waiting.pop()
        ask = now.asking()
        assert ask is not None
        if ask.kind_now(now) == "turn":
            found.add(frozenset(pieces(board_text(now))))
            continue
        mark = f"{now.board} {now.stack}"
        if mark in seen:
            continue
        seen.add(mark)
        for choice in now.choices():
            after = now.copy()
            after.answer(choice)
            waiting.append(after)
    return found


@pytest.mark.rule("TSK-12.4", "TSK-12.5", "TSK-12.6", "TSK-12.7", "TSK-30.8", "TSK-30.10")
@pytest.mark.parametrize(
    ("card", "plain", "extra", "seed"),
    [(*case, seed) for case in CARDS for seed in range(1 if case[1] is warlord else 3)],  # his outcomes are very many
)
def test_every_outcome_and_no_other(card: str, plain: Callable[..., Outcomes], extra: int, seed: int) -> None:
    random = Random(seed)
    deck = card.split("_")[0]
    own = LETTER[deck]
    board: Board = {}
    for _ in range(extra):
        board[NAMES[random.choice(SQUARES)]] = (random.choice([own, "B", "B"]), random.choice((0, 0, 1, 1, 2)))
    for square in ("d4", "e4", "f4"):
        board[square] = ("B", random.choice((0, 1, 2)))
    for dx, dy, _ in BY_ID[card].data["pattern"]:
        board[NAMES[step(NUMBERS["e5"], dx, dy)]] = (own, 0)
    if board.get("e5", (own, 0))[1] == 2:
        board["e5"] = (own, 0)
    for side in (own, "B"):  # three legendaries a side
        for square in [q for q, p in board.items() if p == (side, 2)][3:]:
            board[square] = (side, 1)
    pos = {"board": written(board), "hands": {"A": [card]}, "schools": [SCHOOL[deck], "northern_imperial"]}
    match = begin(pos, [f"A: summon {card} e5"])
    summoned = {**board, "e5": (own, BY_ID[card].rank)}
    wanted = {frozenset(pieces(written(outcome))) for outcome in plain(summoned, "e5", own)}
    state = match.state
    assert isinstance(state, TashKalar)
    assert outcomes(state) == wanted
