"""What a game learned by playing against itself: how well a seat stands, told by what the seat knows.

A network is plain arrays: layers over the numbers of a position (`features.py`), and the game's own rule of thumb
beside them. It lies in the game's folder as `data/network-<seats>.npz`, with its history. `skarb train` makes it.
"""

import json
import os
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from skarb.kernel.game import Game
from skarb.kernel.state import State

STEPS: Final = 8  # from one position to another
EDGE: Final = 0.002  # a rule of thumb that is surer than that is believed no further
_known: dict[str, "Network | None"] = {}


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    chance = min(max(chance, EDGE), 1.0 - EDGE)
    return log(chance / (1.0 - chance))


@mypyc_attr(allow_interpreted_subclasses=True)
class Network:
    """Layers of weights and biases. `thumb` is what the odds by the rule of thumb count, `scale` and `shift` turn the
    last number into odds that come true."""

    def __init__(self, layers: list[tuple[Any, Any]], thumb: float, history: dict[str, Any]) -> None:
        self.layers = layers
        self.thumb = thumb
        self.history = history
        self.scale = float(history.get("scale", 1.0))
        self.shift = float(history.get("shift", 0.0))
        self.size = int(layers[0][0].shape[0])

    def values(self, told: list[bytes], thumbs: list[float]) -> list[float]:
        """The chance to win in each of these positions; the rule of thumb gives it `thumbs`."""
        from numpy import float32, frombuffer, maximum, uint8

        x: Any = frombuffer(b"".join(told), uint8).reshape(len(told), self.size).astype(float32)
        last = len(self.layers) - 1
        for i, (weights, bias) in enumerate(self.layers):
            x = x @ weights
            x += bias
            if i < last:
                maximum(x, 0.0, out=x)
        found: list[float] = x[:, 0].tolist()
        out: list[float] = []
        for deep, thumb in zip(found, thumbs, strict=True):
            out.append(1.0 / (1.0 + exp(-self.shift - self.scale * (deep + self.thumb * odds(thumb)))))
        return out

    def shares(self, these: list[bytes], those: list[bytes]) -> list[float]:
        """What each number of a position has to do with it that these have other odds (their logarithm) than those, of
        which each is the other side of one of these; the mean. The rule of thumb is left out.

        Integrated gradients: a straight way from those to these, in steps. Over a step a unit has the slope between its
        ends, so that the shares add up to the difference however few the steps are.
        """
        from numpy import float32, frombuffer, full, linspace, maximum, uint8, where

        to: Any = frombuffer(b"".join(these), uint8).reshape(len(these), self.size).astype(float32)
        way: Any = to - frombuffer(b"".join(those), uint8).reshape(len(those), self.size)
        first, bias = self.layers[0]
        left: Any = linspace(1.0, 0.0, STEPS + 1, dtype=float32)[:, None] * (way @ first)[:, None, :]
        at: Any = (to @ first + bias)[:, None, :] - left
        slopes: list[Any] = []
        for weights, bias in self.layers[1:]:
            heard = maximum(at, 0.0)
            run, rise = at[:, 1:] - at[:, :-1], heard[:, 1:] - heard[:, :-1]
            slopes.append(where(run == 0.0, at[:, 1:] > 0.0, rise / where(run == 0.0, 1.0, run)))
            at = heard @ weights + bias
        back: Any = full((len(these), STEPS, 1), self.scale, float32)
        for i in range(len(slopes), 0, -1):
            back = back @ self.layers[i][0].T * slopes[i - 1]
        told: Any = (back.mean(axis=1) @ first.T * way).mean(axis=0)
        out: list[float] = told.tolist()
        return out

    def save(self, file: Any) -> None:
        """As arrays of half precision, and the history as JSON."""
        from numpy import array, float16, savez_compressed

        arrays: dict[str, Any] = {}
        for i, (weights, bias) in enumerate(self.layers):
            arrays[f"w{i}"], arrays[f"b{i}"] = weights.astype(float16), bias.astype(float16)
        savez_compressed(file, **arrays, thumb=array(self.thumb), history=array(json.dumps(self.history)))


def load(file: Any) -> Network:
    from numpy import float32
    from numpy import load as opened

    with opened(file) as arrays:
        count = sum([name.startswith("w") for name in arrays.files])
        layers = [(arrays[f"w{i}"].astype(float32), arrays[f"b{i}"].astype(float32)) for i in range(count)]
        return Network(layers, float(arrays["thumb"]), json.loads(str(arrays["history"])))


def keep(name: str, network: Network) -> None:
    """From now on, in this process, the network goes by that name."""
    _known[name] = network


def known(name: str) -> Network | None:
    """The network of that name (of a file, or kept before); None if there is none, or nothing to reckon with."""
    if name not in _known:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so little work is done sooner by one
        try:
            _known[name] = load(name)
        except (ImportError, FileNotFoundError):
            _known[name] = None
    return _known[name]


def place(game: Game[Any], seats: int) -> Path:
    """Where the network for so many seats lies, if there is one."""
    home = import_module(game.home).__file__
    return Path(str(home)).parent / "data" / f"network-{seats}.npz"


def learned(game: Game[Any], seats: int, options: dict[str, Any]) -> str:
    """The name of the network that was trained for such a table; empty if none was."""
    file = place(game, seats)
    network = known(str(file))
    return str(file) if network is not None and network.history["options"] == options else ""


def seats_learned(game: Game[Any]) -> list[int]:
    """With how many seats the game has learned something, if there is NumPy to use it."""
    return [seats for seats in game.seats if place(game, seats).exists()] if find_spec("numpy") else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """How well seats stand, for whoever thinks: by the game's rule of thumb, or by the network of that name."""

    def __init__(self, game: Game[Any], network: str = "") -> None:
        self.game = game
        self.network = known(network) if network else None

    def of(self, s: State, seat: int) -> float:
        """From 0 (lost) to 1 (won); exact when the game is over."""
        if self.network is None or s.result is not None:
            return self.game.value(s, seat)
        return self.reckon([s], [seat])[0]

    def each(self, states: list[State], seat: int) -> list[float]:
        """The same of many states at once."""
        return self.among(states, [seat] * len(states))

    def all(self, s: State, seats: int) -> list[float]:
        """The same for all seats. Of two who play against each other each knows what the other does not: what one has
        to hope the other has to fear, and both are heard."""
        out = self.among([s] * seats, list(range(seats)))
        if seats == 2 and s.result is None and not self.game.together(s):
            first = (out[0] + 1.0 - out[1]) / 2.0
            return [first, 1.0 - first]
        return out

    def among(self, states: list[State], seats: list[int]) -> list[float]:
        if self.network is None or not states:
            return [self.game.value(s, seat) for s, seat in zip(states, seats, strict=True)]
        out = self.reckon(states, seats)
        for i, s in enumerate(states):
            if s.result is not None:
                out[i] = self.game.value(s, seats[i])
        return out

    def reckon(self, states: list[State], seats: list[int]) -> list[float]:
        network, features, value = self.network, self.game.features, self.game.value
        assert network is not None
        assert features is not None
        position = features.position
        thumbs = (
            [value(s, seat) for s, seat in zip(states, seats, strict=True)] if network.thumb else [0.5] * len(seats)
        )
        return network.values([position(s, seat) for s, seat in zip(states, seats, strict=True)], thumbs)
