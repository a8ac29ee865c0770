"""Games in which some seats answer by their game's quick rule of thumb and the others anyhow."""

import random
from typing import Any

import skarb
from skarb.games import find
from skarb.kernel.state import State


def play(game: str, seats: int, seed: int, quick: list[bool], options: dict[str, Any] | None = None) -> State:
    s = skarb.new(game, seats, seed, options).state
    chance = random.Random(seed)
    while s.stack:
        choices = s.choices()
        choice = find(game).quick(s, choices, chance) if quick[s.seat()] else chance.choice(choices)
        assert choice in choices
        s.answer(choice)
    return s


def wins(game: str, games: int, options: dict[str, Any] | None = None) -> int:
    """How often quick answers beat chance at a table for two, from either seat in turn."""
    won = 0
    for seed in range(games):
        result = play(game, 2, seed, [seed % 2 == 0, seed % 2 == 1], options).result
        assert result is not None
        won += result.winners == [seed % 2]
    return won
