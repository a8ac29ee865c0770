"""The type of a view says all that a view can hold: what is not declared is not there. FLC-27.9"""

import json
from random import Random

import msgspec
import pytest

import skarb
import skarb.kernel.state
from rules.flamecraft.cases import CASES
from skarb.games.flamecraft.view import View


@pytest.mark.skipif(skarb.kernel.state.__file__.endswith(".so"), reason="compiled classes have no annotations")
@pytest.mark.rule("FLC-27.9")
@pytest.mark.parametrize("index", range(len(CASES)))
def test_the_type_is_exact(index: int) -> None:
    seats, options = CASES[index]
    for seed in range(2):
        random = Random(seed)
        match = skarb.new("flamecraft", seats, f"view {seed}", options)
        while True:
            for seat in [None, *range(seats)]:
                view = json.loads(json.dumps(match.game.view(match.state, seat)))
                assert msgspec.convert(view, View, strict=True) == view
            if match.question is None:
                break
            question = random.choice(match.questions)
            match.choose(random.choice(question.choices), question.seat)
