"""Tash-Kalar's rules of thumb: quick answers are legal and better than chance; a value sees what a turn prepares."""

import random

import pytest

import skarb
from bots.quick_play import play, wins
from skarb.games import find
from skarb.games.tash_kalar.cards import BEINGS, CARD_IDS, TASKS
from skarb.games.tash_kalar.flow.board import NUMBERS, SETS, SQUARES, Zone, mask_of, named, squares_of, step
from skarb.games.tash_kalar.flow.chains import bridge
from skarb.games.tash_kalar.flow.matching import GROUNDS, NO_FORCE, Force, Ground, _grounds, gaps, ground_of, matched
from skarb.games.tash_kalar.flow.summoning import summonings
from skarb.games.tash_kalar.flow.tasks import fulfilled
from skarb.games.tash_kalar.state import TashKalar
from skarb.games.tash_kalar.tactics import missing

GAME = find("tash_kalar")


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "first_game"), (2, "deathmatch_duel"), (4, "high_form"), (3, "deathmatch_melee")]
)
def test_a_quick_answer_is_one_of_the_choices(seats: int, mode: str) -> None:
    assert play("tash_kalar", seats, seats, [True] * seats, {"turn_limit": 16, "mode": mode}).result is not None


def test_quick_answers_beat_chance() -> None:
    assert wins("tash_kalar", 8, {"turn_limit": 24}) >= 6


def test_of_two_one_stands_as_well_as_the_other_does_not() -> None:
    s = skarb.new("tash_kalar", 2, 3).state
    chance = random.Random(3)
    for _ in range(80):
        s.answer(GAME.quick(s, s.choices(), chance))
        assert GAME.value(s, 0) + GAME.value(s, 1) == pytest.approx(1.0)


def test_gaps_are_the_commons_that_a_summoning_lacks() -> None:
    """Swordmaster stands between two pieces; two in a row lack one, or none if there is one on each side."""
    s = skarb.new("tash_kalar", 2, 1, {"mode": "deathmatch_duel"}).state
    assert isinstance(s, TashKalar)
    chance = random.Random(1)
    while s.asking() is not None and s.asking().kind != "turn":  # type: ignore[union-attr]
        s.answer(chance.choice(s.choices()))
    own = s.own()
    for square in range(len(s.board)):
        if s.board[square]:
            s.lift(square)
    card = CARD_IDS.index("imperial_swordmaster")
    found = []
    for name in ("", "e4", "e6"):
        if name:
            s.put(NUMBERS[name], own, 0)
        empty = Zone(s.empty())
        found.append(gaps(s.ground(), s.force(own), BEINGS[card], empty.low, empty.high))
        choices: list[int] = []
        summonings(s, card, s.ground(), s.sides.index(own), choices)
        assert (found[-1] == 0) == bool(choices)
    assert found == [2, 1, 0]


def test_a_pattern_is_found_wherever_it_stands() -> None:
    """On every square, in every orientation; and one piece less is one too few."""
    nobody = Ground([], [])
    for being in BEINGS:
        for turned in being.turned:
            for square in SQUARES:
                at = [step(square, dx, dy) for dx, dy, _ in turned.needs]
                if min(at) < 0:
                    continue
                for less in (False, True):
                    ranked = [[q for q, need in zip(at, turned.needs, strict=True) if need[2] >= r] for r in range(3)]
                    if less:
                        ranked = [[q for q in squares if q != at[0]] for squares in ranked]
                    zones = [Zone(mask_of(squares)) for squares in ranked]
                    force = Force(*[half for zone in zones for half in (zone.low, zone.high)])
                    found = squares_of(*matched(nobody, force, being))
                    assert (square in found) != less, (being.id, square)


BY_BOARD = [
    i
    for i, task in enumerate(TASKS)
    if task.condition["check"] not in ("summoned_this_turn", "destroyed_this_turn", "isolated_enemy")
]


@pytest.mark.parametrize("task", BY_BOARD)
def test_nothing_lacks_where_a_task_is_fulfilled(task: int) -> None:
    s = skarb.new("tash_kalar", 2, 5, {"mode": "high_form"}).state
    assert isinstance(s, TashKalar)
    chance = random.Random(task)
    while s.asking() is not None and s.asking().kind != "turn":  # type: ignore[union-attr]
        s.answer(chance.choice(s.choices()))
    own, met = s.own(), 0
    enemy = s.sides[0] if s.sides[1] == own else s.sides[1]
    for _ in range(300):
        filled = chance.random()
        for q in SQUARES:
            if s.board[q]:
                s.lift(q)
            if chance.random() < filled:
                s.put(q, own if chance.random() < 0.8 else enemy, chance.choice((0, 0, 1, 2)))
        cost = missing(s, task, own, s.force(own), s.force(enemy))
        assert (cost == 0) == fulfilled(s, task)
        met += fulfilled(s, task)
    assert met


def lacks(mine: int, theirs: int) -> int:
    own, enemy = Zone(mine), Zone(theirs)
    return bridge(own.low, own.high, enemy.low, enemy.high, Zone(SETS["north"]), Zone(SETS["south"]))


def test_a_chain_lacks_the_squares_between() -> None:
    assert lacks(0, 0) == 8
    column = named("e1 e2 e3 e4 e5 e6 e7 e8 e9")
    assert lacks(column, 0) == 0
    assert lacks(column & ~named("e1 e4"), 0) == 2
    gap, wall = named("e4"), named("c4 d4 e4 f4 g4")
    assert lacks(column & ~gap, wall) == 2  # through an enemy


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "high_form"), (2, "deathmatch_duel"), (4, "high_form"), (3, "deathmatch_melee")]
)
def test_what_changes_the_board_alone_is_weighed_as_if_it_were_chosen(seats: int, mode: str) -> None:
    weighed = 0
    for deal in range(3):
        s, chance = skarb.new("tash_kalar", seats, deal, {"mode": mode}).state, random.Random(deal)
        for turn in range(60):
            if not s.stack:
                break
            for choice, value in GAME.weigh(s, turn % seats, s.choices()).items():
                after = s.copy()
                after.answer(choice)
                assert value == pytest.approx(GAME.value(after, turn % seats), abs=1e-9)
                weighed += 1
            s.answer(GAME.quick(s, s.choices(), chance))
    assert weighed > 500


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_searches_but_in_a_melee(seats: int) -> None:
    plan = GAME.thinking("master", seats)
    assert plan is not None
    assert (plan.worlds > 0) == (seats == 3)


def test_of_boards_only_so_many_are_remembered() -> None:
    for mark in range(GROUNDS + 10):
        ground_of(mark, [NO_FORCE] * 4, [0, 1], None)
    assert 0 < len(_grounds) <= GROUNDS


def test_a_mark_that_two_boards_share_mixes_up_nothing() -> None:
    one, other = [NO_FORCE] * 4, [NO_FORCE.flipped(0, 0), NO_FORCE, NO_FORCE, NO_FORCE]
    assert ground_of(7, one, [0, 1], None) is ground_of(7, one, [0, 1], None)
    assert ground_of(7, other, [0, 1], None).force(0).low0 == 1
    assert ground_of(7, other, [1, 0], None).force(1).low0 == 1
