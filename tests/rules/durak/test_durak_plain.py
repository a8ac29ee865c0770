"""The engine against a second telling of the rules: the same questions, moves and ends in random games."""

import os
from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.cases import CASES
from rules.durak.plain import Plain

GAMES = int(os.environ.get("SKARB_GAMES", "3"))


def some_options(random: Random) -> tuple[int, dict[str, Any]]:
    seats = random.randint(2, 6)
    ranks = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    options: dict[str, Any] = {"enchanted": [rank for rank in ranks if random.random() < 0.4]}
    if seats == 4 and random.random() < 0.5:
        options["mode"] = "team"
    for key, value in {
        "transfer": False,
        "throw_after_take": True,
        "throwers": "neighbours",
        "limit_before_first": 6,
        "draw_order": "forward",
        "pass_memory": "new_rank",
        "overthrow": "defender_chooses",
        "tie": "defender_is_fool",
        "stall_bouts": 2,
        "six_targets": {"S": "H", "H": "S", "C": "D", "D": "C"},
    }.items():
        if random.random() < 0.3:
            options[key] = value
    return seats, options


def compare(seats: int, options: dict[str, Any], seed: int) -> None:
    match = skarb.new("durak", seats=seats, seed=seed, options=options)
    random = Random(seed)
    plain = Plain(match.position(), options)
    while plain.result is None:
        assert match.question is not None
        position = match.position()
        assert (position["phase"], position["owner"], position["defender"]) == (
            plain.phase,
            plain.owner,
            plain.defender,
        )
        names = position["seats"]
        assert [names[question.seat] for question in match.questions] == plain.asked()
        for question in match.questions:
            assert sorted(question.choices) == sorted(plain.legal(names[question.seat]))
        assert {name: sorted(cards) for name, cards in position["hands"].items()} == {
            name: sorted(cards) for name, cards in plain.hands.items()
        }
        assert position["table"] == plain.rows
        assert (position["deck"], position["out"], position["dir"]) == (plain.deck, plain.out, plain.dir)
        assert position["discard"] == plain.discard
        assert position["limit"] == plain.limit or plain.phase == "reverse"
        question = random.choice(match.questions)
        move = random.choice(question.choices)
        match.choose(move, question.seat)
        plain.choose(names[question.seat], move)
    assert match.question is None
    assert match.position()["result"] == plain.result
    assert match.position()["out"] == plain.out


@pytest.mark.rule("DUR-2.4", "DUR-4.1", "DUR-11.5", "DUR-13.1", "DUR-15.6")
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_the_cases_play_as_the_second_telling(seats: int, options: dict[str, Any]) -> None:
    single = {key: value for key, value in options.items() if key not in ("series", "next_first")}
    for seed in range(GAMES):
        compare(seats, single, seed)


@pytest.mark.rule("DUR-2.4")
@pytest.mark.parametrize("seed", range(10 * GAMES))
def test_random_options_play_as_the_second_telling(seed: int) -> None:
    seats, options = some_options(Random(seed))
    compare(seats, options, seed)
