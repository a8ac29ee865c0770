"""Why a choice is better than another: what speaks most for it, in a seat's worlds. A network says what each number of
a position has to do with its chances, and the game what each number speaks for; the rule of thumb speaks for itself."""

from random import Random

from skarb.bots.greedy import followed
from skarb.bots.network import Network, Values, odds
from skarb.bots.seat import Seat, asks
from skarb.kernel.state import State

WORLDS = 6
MOST = 3  # reasons
SHARE = 0.15  # of all that speaks for the choice: less is not worth a word
TRUE = 1e-9  # what is less in the rule of thumb by more than that is not said, whatever a network hears in it


def reasons(seat: Seat, best: str, other: str, network: str = "") -> tuple[str, ...]:
    """Their names, the weightiest first, by the network of that name if there is one; none if the difference lies
    further ahead than a value looks."""
    packed = {choice.text: choice.packed for choice in seat.legal}
    values = Values(seat.game, network)
    these: list[State] = []
    those: list[State] = []
    for n in range(WORLDS):
        world = seat.state(f"reason {n}")
        ask = asks(world, seat.number)
        if ask is None:
            break
        these.append(followed(values, world, ask, seat.number, packed[best], Random(n)))
        those.append(followed(values, world, ask, seat.number, packed[other], Random(n)))
        if not these[-1].stack or not those[-1].stack:
            return ()  # the game is over: no part of anything speaks, but the end itself
    if not these:
        return ()
    speaks: dict[str, float] = {}
    told: dict[str, float] = {}  # by the rule of thumb
    for this, that in zip(these, those, strict=True):
        parts = seat.game.parts(this, seat.number)
        for name, part in seat.game.parts(that, seat.number).items():
            parts[name] = parts.get(name, 0.0) - part
        weight = 1.0 if values.network is None else thumb(values, values.network, this, that, seat.number, parts)
        for name, part in parts.items():
            told[name] = told.get(name, 0.0) + part / len(these)
            speaks[name] = speaks.get(name, 0.0) + weight * part / len(these)
    if values.network is not None:
        for name, part in learned(values.network, seat, these, those).items():
            speaks[name] = speaks.get(name, 0.0) + part
    true = {name: part for name, part in speaks.items() if part > 0.0 and told.get(name, 0.0) > -TRUE}
    whole = sum(true.values())
    found = sorted([(-part, name) for name, part in true.items() if part > SHARE * whole])
    return tuple([name for _, name in found[:MOST]])


def thumb(values: Values, network: Network, this: State, that: State, seat: int, parts: dict[str, float]) -> float:
    """What the parts of the rule of thumb, of which this has so much more than that, count in the odds of a network."""
    whole = sum(parts.values())
    if not network.thumb or not whole:
        return 0.0
    more = odds(values.game.value(this, seat)) - odds(values.game.value(that, seat))
    return max(0.0, network.scale * network.thumb * more / whole)


def learned(network: Network, seat: Seat, these: list[State], those: list[State]) -> dict[str, float]:
    """What the numbers of the positions speak for, in the odds of a network."""
    features, number = seat.game.features, seat.number
    assert features is not None
    shares = network.shares(
        [features.position(s, number) for s in these], [features.position(s, number) for s in those]
    )
    out: dict[str, float] = {}
    at = 0
    for block in features.blocks(these[0]):
        for name in block.reasons():
            if name and shares[at]:
                out[name] = out.get(name, 0.0) + shares[at]
            at += 1
    return out
