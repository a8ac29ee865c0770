"""The view has exactly the type that it declares: the page's own types are made from it."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import skarb
from harness.walk import step
from rules.wyrmspan.cases import CASES
from rules.wyrmspan.table import lay_out, say
from skarb.games.wyrmspan.view import View
from skarb.kernel import state

compiled = pytest.mark.skipif(str(state.__file__).endswith(".so"), reason="compiled modules keep no annotations")


def views(m: skarb.Match) -> list[dict[str, Any]]:
    """Of all seats and of a spectator, as JSON; each is what its type says and nothing besides."""
    out = []
    for seat in (None, *range(m.seats)):
        view = json.loads(json.dumps(m.game.view(m.state, seat)))
        assert msgspec.convert(view, View, strict=True) == view
        out.append(view)
    return out


@compiled
@pytest.mark.rule("WYR-34.3")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_view_is_of_its_type(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        m, random = skarb.new("wyrmspan", seats=seats, seed=seed, options=options), Random(seed)
        while m.question is not None:
            if random.random() < 0.2 or m.question.kind in ("income", "split", "final"):
                views(m)
            step(m, random)
        views(m)


@compiled
@pytest.mark.rule("WYR-34.3", "WYR-22.2")
def test_keys_that_are_only_sometimes_there() -> None:
    m = skarb.new("wyrmspan", seats=2, seed=8)
    say(m, f"A: {m.choices[0]}", "A: take gold gold milk")
    table, own, other = views(m)
    assert own["players"]["A"]["chosen"] == ["gold", "gold", "milk"]
    assert (other["players"]["A"]["chosen"], other["players"]["B"]["chosen"]) == (True, None)
    assert table["players"]["A"]["kept"] is True
    m = say(lay_out({"resources": {"gold": 1}, "halls": {"golden1": "d109"}}, phase="round_end"), "A: use golden1")
    say(m, "A: spend gold")
    assert ["drawn" in view["players"]["A"] for view in views(m)] == [False, True, False]
    income = lay_out(phase="income", players={"A": {"halls": {"crimson1": "d60"}}})
    assert views(income)[0]["owed"] == ["A"]
    over = lay_out({"coins": 0}, seats=["A"], phase="final", round=4)
    assert set(views(over)[0]["result"]["parts"]) == {"A", "automa"}
