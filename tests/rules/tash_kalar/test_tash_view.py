"""The view has a type, and nothing in it is undeclared. TSK-26"""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import skarb
from rules.tash_kalar.cases import CASES
from skarb.games.tash_kalar.view import View
from skarb.kernel import state

compiled = str(state.__file__).endswith(".so")


@pytest.mark.rule("TSK-26.1", "TSK-26.4", "TSK-33.8")
@pytest.mark.skipif(compiled, reason="mypyc drops the annotations that the type is made of")
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_every_view_is_of_its_type(seats: int, options: dict[str, Any]) -> None:
    random = Random(seats)
    for seed in range(2):
        match = skarb.new("tash_kalar", seats, seed, options)
        for ply in range(400):
            if ply % 7 == 0 or match.question is None:
                for seat in (None, *range(seats)):
                    view = json.loads(json.dumps(match.game.view(match.state, seat)))
                    assert msgspec.convert(view, View, strict=True) == view
            if match.question is None:
                break
            match.choose(random.choice(match.choices))
