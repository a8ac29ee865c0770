"""Endings of Durak: who wins is known from learning, where it was worked out before."""

import json
from importlib.resources import files
from random import Random

import pytest

import skarb
from rules.durak.play import table
from skarb.bots.search import Tree
from skarb.games import find
from skarb.games.durak.flow.outlook import odds, settled
from skarb.games.durak.state import Durak
from skarb.games.durak.tactics import LOSS, WIN, Solver
from skarb.kernel.plan import Plan

GAME = find("durak")


def ending(seed: int) -> Durak | None:
    """The first bout without a deck, after quick play; None if the game ends sooner."""
    s = skarb.new("durak", 2, f"ending {seed}").state
    assert isinstance(s, Durak)
    random = Random(seed)
    while s.stack and not settled(s):
        choices = s.choices()
        choice = choices[0] if len(choices) == 1 else GAME.quick(s, choices, random)
        s.answer(choice if choice in choices else min(choices, key=lambda c: c % 9))
    return s if s.stack else None


def test_it_knows_better_who_wins() -> None:
    """Against perfect play, in endings that nobody learned from."""
    learned = thumb = 0.0
    asked = 0
    for seed in range(60):
        s = ending(seed)
        if s is None:
            continue
        solver = Solver(4000)
        found, _ = solver.outcome(s.copy(), LOSS, WIN)
        if solver.left >= 0:
            asked += 1
            learned += (GAME.judge(s, 0) - found / 2) ** 2
            thumb += (GAME.value(s, 0) - found / 2) ** 2
    assert asked >= 20
    assert learned < 0.7 * thumb


def test_what_one_wins_the_other_loses() -> None:
    for seed in range(6):
        s = ending(seed)
        if s is not None:
            assert GAME.judge(s, 0) + GAME.judge(s, 1) == pytest.approx(1.0)


def test_the_sum_is_that_of_the_network() -> None:
    """Made by sets of cards, it is what card by card would add up to."""
    data = json.loads(files("skarb.games.durak").joinpath("data", "endings.json").read_text("utf-8"))
    attacker, defender = [0, 3, 20], [9, 10, 35]  # 6H 9H, 8S: 6D 7D, AC; diamonds are trumps, which stand first
    place = {0: 9, 3: 12, 20: 20, 9: 0, 10: 1, 35: 35}
    felt = list(data["bias"])
    for row in [data["cards"][place[card]] for card in attacker] + [data["cards"][36 + place[c]] for c in defender]:
        felt = [a + b for a, b in zip(felt, row, strict=True)]
    total = felt[-1] + sum(max(a, 0.0) * b for a, b in zip(felt, data["counts"], strict=False))
    assert odds(sum(1 << c for c in attacker), sum(1 << c for c in defender), 1) == pytest.approx(total)


def test_trumps_win_an_ending() -> None:
    strong = table("A: AS KS / B: 6H 7H 8H 6D 7D 8D").state
    assert isinstance(strong, Durak)
    assert settled(strong)
    assert GAME.judge(strong, 0) > 0.9


def test_only_tables_that_it_learned_from() -> None:
    position = "A: AS KS / B: 6H 7H 8H 6D 7D 8D"
    for options in ({"transfer": False}, {"throw_after_take": True}, {"series": {"deals": 2}, "dealer": "A"}):
        s = table(position, **options).state
        assert isinstance(s, Durak)
        assert not settled(s)
    many = table("A: AS KS / B: 6H 7H / C: 8H 6D").state
    assert isinstance(many, Durak)
    assert not settled(many)


def test_a_playout_ends_where_the_next_bout_begins() -> None:
    s = ending(1) or ending(2)
    assert s is not None
    after = s.copy()
    after.answer(after.choices()[0])
    Tree(GAME, 0, 2, Plan(depth=-1), Random(1)).play_on(after)
    assert after.result is not None or settled(after)


def test_elsewhere_the_rule_of_thumb_judges() -> None:
    s = skarb.new("durak", 2, 3).state
    assert isinstance(s, Durak)
    assert GAME.judge(s, 0) == GAME.value(s, 0)
    late = ending(1) or ending(2)
    assert late is not None
    assert GAME.judge(late, 0) != GAME.value(late, 0)
