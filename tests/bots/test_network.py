"""Networks in play: plain arrays, valued alone or many at once, by what a seat knows."""

from math import exp, log
from pathlib import Path

import numpy as np
import pytest

import skarb
from skarb import bots, games
from skarb.arena.entrant import entrant
from skarb.bots.analysis import adept, analyse
from skarb.bots.levels import plan_of
from skarb.bots.network import Network, Values, _known, keep, known, learned, load, odds, place, seats_learned
from skarb.kernel.refusal import Refused

DURAK = games.find("durak")
OPTIONS = DURAK.complete(2, None)


def made(bias: float = 0.0, thumb: float = 0.0, seed: int = 0) -> Network:
    """A network for Durak of two."""
    chance = np.random.default_rng(seed)
    state = skarb.new("durak", 2, 1).state
    assert DURAK.features is not None
    first = chance.normal(0.0, 0.2, (DURAK.features.size(state), 8)).astype(np.float32)
    last = chance.normal(0.0, 0.2, (8, 1)).astype(np.float32)
    layers = [(first, np.zeros(8, np.float32)), (last, np.full(1, bias, np.float32))]
    return Network(layers, thumb, {"options": OPTIONS, "scale": 1.0, "shift": 0.0})


def test_a_network_is_its_layers_and_the_rule_of_thumb() -> None:
    first = np.array([[1.0, -1.0], [0.0, 2.0], [0.5, 0.0]], np.float32)
    last = np.array([[2.0], [1.0]], np.float32)
    layers = [(first, np.array([0.0, 1.0], np.float32)), (last, np.array([-1.0], np.float32))]
    network = Network(layers, 0.5, {"scale": 2.0, "shift": 0.25})
    deep = 2.0 * (3.0 + 0.5) + max(0.0, -3.0 + 1.0) - 1.0  # 3, 0, 1: the second unit is silent
    expected = 1.0 / (1.0 + exp(-0.25 - 2.0 * (deep + 0.5 * log(0.7 / 0.3))))
    assert network.values([bytes([3, 0, 1])], [0.7]) == pytest.approx([expected])
    assert odds(0.0) == pytest.approx(-odds(1.0))
    assert odds(0.0) > -7.0


def test_many_are_valued_as_one_is(tmp_path: Path) -> None:
    keep("many", made(thumb=0.7))
    values = Values(DURAK, "many")
    match = skarb.new("durak", 2, 5)
    states = []
    while match.question:
        states.append(match.state)
        match.choose(match.choices[0])
    states.append(match.state)
    one_by_one = [values.of(s, 1) for s in states]
    assert values.each(states, 1) == pytest.approx(one_by_one, abs=1e-6)
    assert len({round(value, 6) for value in one_by_one}) > len(states) // 2
    both = values.all(states[3], 2)  # each has to fear what the other has to hope
    assert both == pytest.approx([(values.of(states[3], i) + 1.0 - values.of(states[3], 1 - i)) / 2 for i in (0, 1)])
    assert one_by_one[-1] == DURAK.value(match.state, 1)  # the end is exact
    made(thumb=0.7).save(tmp_path / "kept.npz")
    again = Values(DURAK, str(tmp_path / "kept.npz"))
    assert again.each(states, 1) == pytest.approx(one_by_one, abs=0.01)  # half precision
    assert load(tmp_path / "kept.npz").history["options"] == OPTIONS


def test_who_has_learned_nothing_goes_by_the_rule_of_thumb(tmp_path: Path) -> None:
    state = skarb.new("durak", 2, 5).state
    assert known(str(tmp_path / "none.npz")) is None
    assert Values(DURAK, str(tmp_path / "none.npz")).of(state, 0) == DURAK.value(state, 0)
    assert learned(DURAK, 6, DURAK.complete(6, None)) == ""
    master, grandmaster = plan_of("master", DURAK, 6, {}), plan_of("grandmaster", DURAK, 6, {})
    assert grandmaster.fields() == master.fields()


def test_what_was_learned_is_for_the_table_it_was_learned_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, str(place(DURAK, 2)), made())
    assert plan_of("grandmaster", DURAK, 2, OPTIONS).network == learned(DURAK, 2, OPTIONS) == str(place(DURAK, 2))
    assert learned(DURAK, 2, {**OPTIONS, "another": True}) == ""
    assert learned(DURAK, 3, OPTIONS) == ""
    assert seats_learned(DURAK) == [seats for seats in range(2, 7) if place(DURAK, seats).exists()]


def test_a_search_believes_its_network(tmp_path: Path) -> None:
    """One says, the fewer cards a seat holds the better, another the contrary: whoever believes them differs."""
    assert DURAK.features is not None
    match = skarb.new("durak", 2, 3)
    while not ("take" in match.choices and len(match.choices) > 1):
        match.choose(match.choices[0])
    assert match.question is not None
    seat = bots.sit(match, match.question.seat, 1)
    taking: list[float] = []
    for name, sign in (("few", -1.0), ("many", 1.0)):
        weights = np.zeros_like(made().layers[0][0])
        weights[:36, 0] = sign  # the own hand
        first = weights, np.full(8, 20.0, np.float32)
        layers = [first, (np.eye(8, 1, dtype=np.float32), np.full(1, -20.0 - 6.0 * sign, np.float32))]
        file = tmp_path / f"{name}.npz"
        Network(layers, 0.0, {"options": OPTIONS}).save(file)
        assert entrant(f"grandmaster@{file}@20")().choose(seat) in match.choices
        assert (bots.Greedy(network=str(file)).choose(seat) == "take") == (name == "many")
        thoughts = bots.Search(bots.Plan(iterations=60, network=str(file))).thoughts(seat)
        taking.append({thought.choice: thought.value for thought in thoughts}["take"])
    assert taking[0] < taking[1]


def test_a_level_may_enter_with_other_iterations_or_another_network(tmp_path: Path) -> None:
    level = entrant("master@70")()
    assert isinstance(level, bots.Level)
    seat = bots.sit(skarb.new("durak", 2, 1), 0, 1) if skarb.new("durak", 2, 1).question else None
    assert seat is not None
    bot = level.bot(seat)
    assert isinstance(bot, bots.Search)
    assert bot.plan.iterations == 70
    for wrong in ("greedy@7", "nobody@7", "master@x", f"grandmaster@{tmp_path / 'none.npz'}"):
        with pytest.raises(Refused):
            entrant(wrong)


def test_hints_and_charts_go_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Noted(bots.Level):
        def __init__(self, name: str, seconds: float = 0.0) -> None:
            asked.append(name)
            super().__init__(name, iterations=20)

    monkeypatch.setattr(bots, "Level", Noted)
    match = skarb.new("durak", 2, 4)
    assert match.hint(seconds=1.0)
    assert asked == ["grandmaster"]
    while match.question:
        match.choose(match.choices[0])
    monkeypatch.setitem(_known, str(place(DURAK, 2)), made(bias=0.4))  # as if it had been trained
    values = Values(DURAK, learned(DURAK, 2, OPTIONS))
    assert values.network is not None
    standings = analyse(match, bots.Greedy(worlds=1)).standings
    first = match.beginning().state
    assert standings[0][0] == pytest.approx((values.of(first, 0) + 1.0 - values.of(first, 1)) / 2.0, abs=1e-6)
    assert all(sum(row) == pytest.approx(1.0) for row in standings)
    assert adept(match).network == learned(DURAK, 2, OPTIONS)
    seat = bots.sit(match.beginning(), match.plies[0][0], 1)
    thought, judged = bots.Level("adept").thoughts(seat)[0].value, adept(match).thoughts(seat)[0].value
    assert judged != pytest.approx(thought, abs=1e-3)
    by_default = analyse(match, seed=3)
    assert by_default.json() == analyse(match, adept(match), seed=3).json()
    assert by_default.json()["judgements"] != analyse(match, bots.Level("adept"), seed=3).json()["judgements"]
    assert match.result is not None
    assert standings[-1] == [float(seat in match.result.winners) for seat in range(2)]
