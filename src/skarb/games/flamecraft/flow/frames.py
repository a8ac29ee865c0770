"""Every frame by its name: what a stack may hold, in positions and snapshots."""

from typing import Final

from skarb.games.flamecraft.flow import (
    enchanting,
    finish,
    firing,
    gifts,
    interpreter,
    opening,
    placing,
    powers,
    scoring,
    supply,
    turn,
    windows,
)
from skarb.games.flamecraft.flow.interpreter import AlwaysAsks, AlwaysOfEffect, Asks, OfEffect
from skarb.games.flamecraft.flow.windows import Carrier
from skarb.kernel.state import Ask, Do, Frame

_ROOTS: Final = (Frame, Ask, Do, Asks, AlwaysAsks, OfEffect, AlwaysOfEffect, Carrier)  # no frames themselves
_MODULES: Final = (
    enchanting, finish, firing, gifts, interpreter, opening, placing, powers, scoring, supply, turn, windows
)  # fmt: skip

FRAMES: Final[dict[str, type[Frame]]] = {
    name: kind
    for module in _MODULES
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind not in _ROOTS
}
