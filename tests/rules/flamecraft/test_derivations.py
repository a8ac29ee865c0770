"""Legal choices are derived once for a state, whoever wants to know them: the engine, a record, a view, a page."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import skarb
import skarb.kernel.state
from rules.flamecraft.cases import CASES
from skarb.games.flamecraft.flow.frames import FRAMES
from skarb.games.flamecraft.state import Flamecraft
from skarb.kernel.state import Ask


@pytest.mark.skipif(skarb.kernel.state.__file__.endswith(".so"), reason="compiled classes cannot be wrapped")
@pytest.mark.parametrize("index", range(len(CASES)))
def test_choices_are_derived_once(index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    derived: Counter[tuple[str, int, int]] = Counter()

    def counted(choices: Callable[..., list[int]]) -> Callable[..., list[int]]:
        def count(ask: Ask[Any], s: Flamecraft, seat: int) -> list[int]:
            derived[f"{ask!r} {len(s.stack)} {s.draws}", seat, s.age] += 1
            return choices(ask, s, seat)

        return count

    for kind in FRAMES.values():
        if issubclass(kind, Ask) and "choices" in vars(kind):
            monkeypatch.setattr(kind, "choices", counted(kind.choices))
    seats, options = CASES[index]
    match, random = skarb.new("flamecraft", seats, "derived", options), Random(index)
    while match.question is not None:
        question = match.question
        text = random.choice(question.choices)
        assert match.why_not(text) is None
        derived.clear()
        match.choose(text, question.seat)
        for seat in range(seats):
            match.view(seat)
        assert match.choices is not None
        assert max(derived.values(), default=0) <= 1, derived
