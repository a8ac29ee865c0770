"""Random play without text, events or undo: what simulations and benchmarks run."""

import gc
from random import Random

from skarb.kernel.state import State


class Unswept:
    """While it lasts Python does not look for objects that refer to each other in a circle. States never do, and to
    look at thousands of them again and again took a fifth of the time."""

    def __enter__(self) -> None:
        self.before = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self.before:
            gc.enable()


def play_out(s: State, random: Random) -> int:
    """Answer every question at random until the game is over. Gives the number of decisions."""
    decisions = 0
    draw = random.random
    with Unswept():
        while s.stack:
            s.answer_at_random(draw)
            decisions += 1
    return decisions
