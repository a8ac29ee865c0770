"""Random play without text, events or undo: what simulations and benchmarks run."""

from random import Random

from skarb.kernel.state import State


def play_out(s: State, random: Random) -> int:
    """Answer every question at random until the game is over. Gives the number of decisions."""
    decisions = 0
    draw = random.random
    while s.stack:
        choices = s.choices()
        count = len(choices)
        s.answer(choices[0] if count == 1 else choices[int(draw() * count)])
        decisions += 1
    return decisions
