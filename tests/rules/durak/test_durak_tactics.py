"""The rule of thumb for bots: a player who looks one choice ahead by it seldom becomes the fool."""

from random import Random

import skarb
from rules.durak.play import ALL, table
from skarb.games.durak import GAME
from skarb.games.durak.state import Durak
from skarb.kernel.chance import key_of


def is_fool(seed: int, options: dict[str, object]) -> bool:
    """Two players: seat 0 goes by the value of his own worlds, seat 1 plays at random."""
    state = skarb.new("durak", seats=2, seed=seed, options=options).state
    assert isinstance(state, Durak)
    random = Random(seed)
    while state.stack:
        choices = state.choices()
        if state.seat() == 1 or len(choices) == 1:
            state.answer(random.choice(choices))
            continue
        world = GAME.world(state, 0, key_of(random.random().hex()))

        def worth(choice: int, world: Durak = world) -> float:
            after = world.copy()
            after.answer(choice)
            return GAME.value(after, 0)

        state.answer(max(choices, key=worth))
    assert state.result is not None
    return bool(state.result.scores[0])


def test_looking_ahead_beats_chance() -> None:
    assert sum(is_fool(seed, {}) for seed in range(24)) <= 6
    assert sum(is_fool(seed, {"enchanted": ALL}) for seed in range(24)) <= 8


def value(match: skarb.Match, seat: int) -> float:
    assert isinstance(match.state, Durak)
    return GAME.value(match.state, seat)


def progress(match: skarb.Match) -> list[float]:
    assert isinstance(match.state, Durak)
    return GAME.progress(match.state)


def test_value_is_exact_at_the_end_and_sensible_before() -> None:
    over = table("A: / B: 6H", phase="over")
    assert (value(over, 0), value(over, 1)) == (1.0, 0.0)
    draw = table("A: 9H / B: JH", "A: attack 9H / B: beat 0 JH")
    assert value(draw, 0) == 0.5
    few = table("A: AS KS / B: 6H 7H 8H 6D 7D 8D")
    assert value(few, 0) > 0.8 > 0.2 > value(few, 1)
    assert progress(few) == []
    series = table("A: 9H / B: JH 7C", "A: attack 9H / B: take", series={"deals": 2}, dealer="A")
    assert progress(series) == [0.0, 1.0]
