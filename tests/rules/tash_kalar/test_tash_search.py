"""Pattern matching and joined groups against the plainest search one can write, on random boards."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.flow.board import NAMES, NUMBERS, RANKS, SQUARES

Board = dict[str, tuple[str, int]]


def scattered(random: Random, sides: str, most: int) -> Board:
    squares = random.sample([NAMES[q] for q in SQUARES], random.randint(8, most))
    board: Board = {}
    for square in squares:
        side, rank = random.choice(sides), random.choice((0, 0, 0, 1, 1, 2))
        if sum(piece == (side, 2) for piece in board.values()) == 3:
            rank = 0
        if sum(piece[0] == side for piece in board.values()) < 12:
            board[square] = (side, rank)
    return board


def written(board: Board) -> str:
    sides = sorted({side for side, _ in board.values()})
    return " | ".join(
        f"{side} " + " ".join(q + "chl"[rank] for q, (owner, rank) in sorted(board.items()) if owner == side)
        for side in sides
    )


def turned(x: int, y: int, way: int) -> tuple[int, int]:
    if way >= 4:
        x = -x
    for _ in range(way % 4):
        x, y = -y, x
    return x, y


def away(square: str, dx: int, dy: int) -> str:
    return f"{chr(ord(square[0]) + dx)}{int(square[1]) + dy}"


def summonings(board: Board, card: Any, own: str, spent: str, borrow: int, melee: bool) -> set[str]:
    """Every orientation on every square, square by square."""
    found: set[str] = set()
    for square in NUMBERS:
        if square in board and board[square][1] > card.rank:
            continue
        for way in range(8):
            enemies: list[str] = []
            for dx, dy, rank in card.data["pattern"]:
                at = away(square, *turned(dx, dy, way))
                if at not in NUMBERS or at not in board or board[at][1] < RANKS.index(rank):
                    break
                if board[at][0] != own:
                    enemies.append(at)
            else:
                free = [q for q in enemies if melee and board[q][0] not in spent]
                fine = not enemies
                if len(enemies) == 1:
                    fine = bool(borrow) or bool(free)
                elif len(enemies) == 2:
                    fine = bool(borrow) and bool(free)
                if fine:
                    words = f" with {' '.join(sorted(enemies))}" if enemies else ""
                    found.add(f"summon {card.id} {square}{words}")
    return found


@pytest.mark.rule("TSK-8.1", "TSK-8.2", "TSK-8.5", "TSK-8.6", "TSK-8.9", "TSK-8.10", "TSK-19.12", "TSK-30.4")
@pytest.mark.parametrize("seed", range(12))
def test_every_summoning_is_found(seed: int) -> None:
    random = Random(seed)
    for _ in range(6):
        board = scattered(random, "RBG", 34)
        melee = random.random() < 0.7
        if not melee:
            board = {square: piece for square, piece in board.items() if piece[0] != "G"}
        borrow = random.randint(0, 1)
        spent = random.choice(["", "B", "BG"]) if melee else ""
        deck, legends = BEINGS[18:36], BEINGS[72:]
        cards = random.sample(deck, 4) + random.sample(legends, 2)
        pos: dict[str, Any] = {"board": written(board), "borrow": borrow, "hands": {"A": [card.id for card in cards]}}
        options: dict[str, Any] = {}
        if melee:
            pos |= {"schools": ["southern_imperial", "northern_imperial", "sylvan"], "markers": {"R": list(spent)}}
            options = {"mode": "deathmatch_melee"}
        match = begin(pos, **options)
        wanted: set[str] = set()
        for card in cards:
            wanted |= summonings(board, card, "R", spent, borrow, melee)
        if match.view(0)["supply"]["R"][1]:  # with no legendary left TSK-8.12 has its say
            assert {choice for choice in match.choices if choice.startswith("summon")} == wanted


def joined(group: tuple[str, ...]) -> bool:
    reached = {group[0]}
    while True:
        more = {
            q for q in group if any(max(abs(ord(q[0]) - ord(r[0])), abs(int(q[1]) - int(r[1]))) == 1 for r in reached)
        }
        if more <= reached:
            return reached >= set(group)
        reached |= more


@pytest.mark.rule("TSK-12.19", "TSK-24.7", "TSK-30.11")
@pytest.mark.parametrize("seed", range(6))
def test_every_joined_group_of_leviathan_is_reached_once(seed: int) -> None:
    random = Random(seed)
    base: Board = {"c6": ("R", 1), "d6": ("R", 1), "a7": ("R", 1), "b7": ("R", 0)}
    board = {**{q: p for q, p in scattered(random, "B", 18).items() if q != "e5"}, **base}
    match = begin({"board": written(board), "hands": {"A": ["legend_leviathan"]}}, ["A: summon legend_leviathan e5"])
    stands = {**board, "e5": ("R", 2)}
    wanted: set[frozenset[str]] = {frozenset()}
    for ranks, most in (((0,), 4), ((1, 2), 3)):
        pool = sorted(q for q, (_, rank) in stands.items() if rank in ranks)
        for n in range(1, most + 1):
            wanted |= {frozenset(group) for group in combinations(pool, n) if joined(group)}
    before = pieces(written(stands))
    found: list[frozenset[str]] = []

    def explore() -> None:
        ask = match.state.asking()
        assert ask is not None
        if ask.kind_now(match.state) == "turn":
            changed = before - pieces(match.position()["board"])
            found.append(frozenset(piece[2:4] for piece in changed))
            return
        for text in match.choices:
            match.choose(text)
            explore()
            match.undo()

    explore()
    assert len(found) == len(set(found))
    assert set(found) == wanted
