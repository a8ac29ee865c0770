"""Positions: complete, round, and refused when they cannot be. Section 19's notation."""

import copy
from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.cases import CASES
from rules.durak.play import asked, here, play, table

GOOD: dict[str, Any] = {
    "seats": ["A", "B", "C"],
    "trump": "S",
    "deck": ["7D", "8S"],
    "hands": {"A": ["9C", "10H"], "B": ["9D", "6H", "7H"], "C": ["QC", "KC"]},
    "won_defence": True,
    "owner": "A",
    "defender": "B",
    "table": [["9H", "A", None]],
    "phase": "defend",
}


@pytest.mark.rule("DUR-5.1")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"colour": "red"}, "nothing called “colour”"),
        ({"seats": None}, "seats"),
        ({"seats": ["A", "A", "B"]}, "different names"),
        ({"seats": ["A"]}, "cannot be played by 1"),
        ({"seats": list("ABCDEFG")}, "cannot be played by 7"),
        ({"hands": {"A": ["9C"], "X": ["6H"]}}, "Nobody called “X”"),
        ({"hands": {"A": ["9C"], "B": ["2H"]}}, "“2H” is not a card"),
        ({"hands": {"A": ["9C"], "B": ["9C"]}}, "9C lies in two places"),
        ({"hands": {"A": ["9C"], "B": ["9H"]}}, "9H lies in two places"),
        ({"hands": {"A": ["9C"], "B": ["8H=S"]}}, "not a card"),
        ({"hands": {"A": "9C"}}, "hands"),
        ({"hands": ["9C"]}, "hands"),
        ({"deck": ["9C", "9C"]}, "two places"),
        ({"deck": "9C"}, "deck"),
        ({"trump": "X"}, "trump"),
        ({"dir": 2}, "dir"),
        ({"owner": "X"}, "Nobody called"),
        ({"owner": None}, "does not tell “owner”"),
        ({"defender": 1}, "Nobody called"),
        ({"table": [["9H"]]}, "row"),
        ({"table": ["9H"]}, "row"),
        ({"table": [["9H", "X", None]]}, "Nobody called"),
        ({"table": [["8H=D", "A", None]]}, "enchanted eight"),
        ({"table": []}, "needs cards on the table"),
        ({"phase": "dance"}, "dance"),
        ({"phase": 7}, "phase"),
        ({"phase": "attack"}, "empty table"),
        ({"phase": "over"}, "over"),
        ({"phase": "reverse"}, "king"),
        ({"phase": "deal"}, "36 cards"),
        ({"table": [["9H", "A", "10S"]]}, "nothing to defend"),
        ({"actor": "C"}, "Not C but B"),
        ({"phase": "throw", "passed": ["A", "C"]}, "Nobody can be asked"),
        ({"phase": "throw", "passed": ["B"]}, "passed"),
        ({"phase": "throw", "taking": True}, "taking"),
        ({"out": ["C"]}, "C cannot have left"),
        ({"won_defence": 1}, "won_defence"),
        ({"discard": -1}, "discard"),
        ({"sizes": {"A": 3}}, "sizes"),
        ({"deck_count": 7}, "deck_count"),
        ({"limit": 1}, "limit"),
        ({"result": "draw"}, "result"),
        ({"known": {"A": ["QC"]}}, "known"),
        ({"emptied": ["A"]}, "emptied"),
        ({"chance": ["xyz", 1]}, "chance"),
    ],
)
def test_bad_positions_are_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    skarb.position("durak", GOOD)
    with pytest.raises(skarb.Refused) as refused:
        skarb.position("durak", {**GOOD, **change})
    assert sentence in refused.value.reason
    assert refused.value.rule
    for lang in ("uk", "ru"):
        assert "refused-" not in refused.value.refusal.say(lang)


@pytest.mark.rule("DUR-1.2")
def test_hostile_positions_never_break_anything() -> None:
    random = Random(9)
    junk: list[Any] = [None, 0, -1, True, "", "A", "9C", [], ["A"], [["9H", "A"]], {}, {"A": 1}, {"A": [1]}, 1.5, [[]]]
    match = skarb.new("durak", seats=3, seed=9, options={"series": {"deals": 2}, "enchanted": ["8", "K"]})
    for _ in range(400):
        broken = copy.deepcopy(match.position())
        for key in random.sample(sorted(broken), 2):
            broken[key] = random.choice(junk)
        try:
            again = skarb.position("durak", broken, match.options)
        except skarb.Refused:
            again = match  # refused as it should be; anything else fails the test
        again.view(0)
        assert again.question is not None or again.result is not None
        if match.question is not None:
            match.choose(random.choice(match.choices))


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_positions_come_back_at_every_step(seats: int, options: dict[str, Any]) -> None:
    match = skarb.new("durak", seats=seats, seed=5, options=options)
    random = Random(5)
    for _ in range(150):
        position = match.position()
        again = skarb.position("durak", position, options)
        assert again.position() == position
        assert [(q.seat, q.kind, q.choices) for q in again.questions] == [
            (q.seat, q.kind, q.choices) for q in match.questions
        ]
        assert again.result == match.result
        if match.question is None:
            break
        match.choose(random.choice(match.choices))


def test_what_is_not_told_is_found() -> None:
    match = skarb.position("durak", {**GOOD, "phase": "throw", "actor": "C"})
    assert asked(match) == ["C"]  # so A has passed
    assert here(match, "passed") == ["A"]
    match = skarb.position("durak", {k: v for k, v in GOOD.items() if k not in ("defender", "trump", "phase")})
    assert here(match, "defender", "trump", "phase") == ("B", "S", "throw")
    assert here(match, "discard") == 0  # counted from here
    assert match.view(0)["discard"] == 36 - 10
    with pytest.raises(skarb.Refused, match="trump"):
        skarb.position("durak", {k: v for k, v in GOOD.items() if k not in ("trump", "deck")})


def test_who_has_laid_his_last_card_leaves_in_that_order() -> None:
    match = table("A: / B: 6H 7C / C: / D: JD QD", rows=[["9C", "C", None], ["9H", "A", None]])
    play(match, "B: take")
    assert here(match, "out") == ["C", "A"]


def test_over_is_a_position_too() -> None:
    fool = table("A: / B: 6H", phase="over", out=["A"])
    assert fool.question is None
    assert here(fool, "result", "phase") == ("fool B", "over")
    assert fool.result is not None
    assert fool.result.scores == [0, 1]
    team = table("A: / B: 6H / C: / D: 7H", phase="over", mode="team")
    assert here(team, "result") == "team 0 wins"
