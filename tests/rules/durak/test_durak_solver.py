"""Perfect play with two players and no deck: against the plainest search there is."""

from random import Random

import pytest

import skarb
from skarb.games.durak.state import Durak
from skarb.games.durak.tactics import solve


def plainly(s: Durak) -> float:
    """The value for seat 0 by trying everything."""
    if s.result is not None:
        return 0.5 if len(s.result.winners) != 1 else float(s.result.winners[0] == 0)
    found = []
    for choice in s.choices():
        after = s.copy()
        after.answer(choice)
        found.append(plainly(after))
    return max(found) if s.seat() == 0 else min(found)


def ending(seed: int, cards: int) -> skarb.Match:
    random = Random(seed)
    deck = [rank + suit for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "HDSC"]
    hand = random.sample(deck, cards)
    split = random.randrange(1, cards)
    position = {
        "seats": ["A", "B"],
        "trump": random.choice("HDSC"),
        "deck": [],
        "hands": {"A": hand[:split], "B": hand[split:]},
        "won_defence": True,
        "owner": "A",
        "defender": "B",
        "table": [],
        "phase": "attack",
    }
    return skarb.position("durak", position, {"transfer": False})


@pytest.mark.parametrize("seed", range(40))
def test_the_solver_agrees_with_trying_everything(seed: int) -> None:
    s = ending(seed, 4 + seed % 2).state
    assert isinstance(s, Durak)
    found = solve(s)
    assert found is not None
    assert found[1] == plainly(s)
    after = s.copy()
    after.answer(found[0])
    assert plainly(after) == found[1]


def test_a_bot_that_can_see_the_end_plays_it_out() -> None:
    """A must lead the ace: B can only take it, and the six goes out last."""
    position = {
        "seats": ["A", "B"], "trump": "S", "deck": [], "hands": {"A": ["6H", "AS"], "B": ["7H", "8D"]},
        "won_defence": True, "owner": "A", "defender": "B", "table": [], "phase": "attack",
    }  # fmt: skip
    s = skarb.position("durak", position).state
    assert isinstance(s, Durak)
    found = solve(s)
    assert found is not None
    assert skarb.position("durak", position).choices[s.choices().index(found[0])] == "attack AS"
    assert found[1] == 1.0


def test_nothing_is_solved_while_something_is_hidden() -> None:
    for seats in (2, 3):
        s = skarb.new("durak", seats=seats, seed=1).state
        assert isinstance(s, Durak)
        assert solve(s) is None


def test_the_solver_gives_up_in_time() -> None:
    s = ending(3, 20).state
    assert isinstance(s, Durak)
    assert solve(s, budget=50) is None
