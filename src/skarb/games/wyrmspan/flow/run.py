"""Running a node: who knows how is in `HOW`, which the interpreter fills (effects.py).

`card` is the dragon that owns the effect (0: none), `arg` what an outer node hands down: the named resource, or the
card just tucked.
"""

from collections.abc import Callable
from typing import Any, Final

from skarb.games.wyrmspan.cards import CARD_ID, CARDS, TILES
from skarb.games.wyrmspan.flow.nodes import CAVERNS, NODES
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import Ask, Do

GUILD: Final = CARDS + 1  # sources after the cards: 12 spaces of the guild, squares 1 to 3, five steps of each path
SQUARE: Final = GUILD + 12
PATH_STEP: Final = SQUARE + 4
SOURCES: Final = PATH_STEP + 15
HOW: Final[
    list[Callable[[Wyrmspan, int, int, int, int], None]]
] = []  # by what a node does: state, node, seat, card, arg


def run(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    HOW[NODES[index].op](s, index, seat, card, arg)


class Carried(Do[Wyrmspan]):
    """Lies under whatever an effect has yet to do: so the stack says where a question comes from. Does nothing."""

    def __init__(self, source: int) -> None:
        self.source = source  # a card, or GUILD + space, SQUARE + square, PATH_STEP + 5 × cavern + step

    def data(self) -> list[Any]:
        return [self.source]

    def do(self, s: Wyrmspan) -> None:
        pass


CARRIED: Final = [Carried(source) for source in range(SOURCES)]


def carry_out(s: Wyrmspan, source: int, index: int, seat: int, card: int) -> bool:
    """Run an effect from its beginning; whether there is something left to do."""
    under = s.height()
    run(s, index, seat, card, 0)
    if s.height() == under:
        return False
    s.stack.insert(under, CARRIED[source])
    return True


def source(s: Wyrmspan) -> str:
    """What the running effect is printed on: "d9", "guild-3", "lavender-2", "path-golden1"; "" if none runs."""
    for frame in reversed(s.stack):
        if isinstance(frame, Carried):
            of = frame.source
            if of >= PATH_STEP:
                return f"path-{CAVERNS[(of - PATH_STEP) // 5]}{(of - PATH_STEP) % 5 + 1}"
            if of >= SQUARE:
                return f"{TILES[s.setup.tile]}-{of - SQUARE}"
            return f"guild-{of - GUILD}" if of >= GUILD else CARD_ID[of]
    return ""


class Asks(Ask[Wyrmspan]):
    """A question that may come from an effect: it says from which."""

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        card = source(s)
        return {"card": card} if card else {}


class Run(Do[Wyrmspan]):
    """Resolve a node."""

    def __init__(self, node: int, seat: int, card: int, arg: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.arg = arg

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.arg]

    def do(self, s: Wyrmspan) -> None:
        run(s, self.node, self.who, self.card, self.arg)
