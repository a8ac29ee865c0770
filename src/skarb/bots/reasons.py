"""Why a choice is better than another: the parts of the game's own value that speak most for it, in a seat's worlds."""

from random import Random

from skarb.bots.greedy import followed
from skarb.bots.network import Values
from skarb.bots.seat import Seat, asks

WORLDS = 6
MOST = 2  # reasons
SHARE = 0.25  # of all that speaks for the choice: less is not worth a word


def reasons(seat: Seat, best: str, other: str) -> tuple[str, ...]:
    """The names of those parts, the weightiest first; none if the difference lies further ahead than a value looks."""
    packed = {choice.text: choice.packed for choice in seat.legal}
    speaks: dict[str, float] = {}
    values = Values(seat.game)
    for n in range(WORLDS):
        world = seat.state(f"reason {n}")
        ask = asks(world, seat.number)
        if ask is None:
            break
        for text, sign in ((best, 1.0), (other, -1.0)):
            after = followed(values, world, ask, seat.number, packed[text], Random(n))
            if not after.stack:
                return ()  # the game is over: no part of anything speaks, but the end itself
            for name, part in seat.game.parts(after, seat.number).items():
                speaks[name] = speaks.get(name, 0.0) + sign * part
    whole = sum([part for part in speaks.values() if part > 0.0])
    found = sorted([(-part, name) for name, part in speaks.items() if part > SHARE * whole])
    return tuple([name for _, name in found[:MOST]])
