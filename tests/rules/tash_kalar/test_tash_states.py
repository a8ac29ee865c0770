"""States as the kernel handles them: frozen and thawed, asked for their choices once. TSK-29.3, 30.13"""

import json
from random import Random
from typing import Any

import pytest

import skarb
from rules.tash_kalar.cases import CASES
from skarb.games import find
from skarb.games.tash_kalar.flow import effects, ending, opening, summoning, turn
from skarb.kernel import state
from skarb.kernel.plain import freeze, thaw
from skarb.kernel.state import Ask, Frame

GAME = find("tash_kalar")
compiled = str(state.__file__).endswith(".so")


def frames(kind: Any) -> set[Any]:
    return {kind}.union(*(frames(part) for part in kind.__subclasses__()))


def own_frames() -> list[Any]:
    rooms = [room.__name__ for room in (effects, ending, opening, summoning, turn)]
    return [kind for kind in frames(Frame) if kind.__module__ in rooms]


def test_a_snapshot_can_name_every_frame() -> None:
    asked_or_done = [kind for kind in own_frames() if kind is not summoning.Settling]  # nobody pushes that one itself
    assert len(asked_or_done) > 15
    assert not [kind.__name__ for kind in asked_or_done if GAME.kinds.get(kind.__name__) is not kind]


@pytest.mark.rule("TSK-29.3")
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_a_frozen_state_goes_on_alike(seats: int, options: dict[str, Any]) -> None:
    random = Random(seats)
    s = skarb.new("tash_kalar", seats, 5, options).state.copy()
    for ply in range(300):
        if not s.stack:
            break
        if ply % 9 == 0:
            one, other = s.copy(), thaw(json.loads(json.dumps(freeze(s.copy()))), GAME.kinds)
            for _ in range(5):
                assert GAME.position(one) == GAME.position(other)
                if not one.stack:
                    break
                assert one.choices() == other.choices()
                choice = random.choice(one.choices())
                one.answer(choice)
                other.answer(choice)
        s.answer(random.choice(s.choices()))


@pytest.mark.rule("TSK-30.13")
@pytest.mark.skipif(compiled, reason="compiled methods cannot be wrapped")
def test_choices_are_derived_once(monkeypatch: pytest.MonkeyPatch) -> None:
    derived: list[tuple[int, Any]] = []
    for kind in own_frames():
        if issubclass(kind, Ask) and kind is not ending.Standing and "choices" in vars(kind):
            monkeypatch.setattr(kind, "choices", counted(kind.choices, derived))
    for seats, options in ((2, {}), (4, {"schools": "random"}), (3, {"mode": "deathmatch_melee"})):
        random = Random(seats)
        match = skarb.new("tash_kalar", seats, 1, options)
        for _ in range(250):
            if match.question is None:
                break
            text = random.choice(match.choices)
            derived.clear()
            match.choose(text)
            assert match.choices or match.question is None
            assert len(derived) == len(set(derived)), derived


def counted(choices: Any, derived: list[tuple[int, Any]]) -> Any:
    def wrapped(self: Any, s: Any, seat: int) -> list[int]:
        derived.append((len(s.stack), self))
        return list(choices(self, s, seat))

    return wrapped
