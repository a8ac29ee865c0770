"""The numbers of a game as NumPy arrays of floats: what every environment shows."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from skarb import games
from skarb.kernel.batch import features_of
from skarb.kernel.chance import key_of
from skarb.kernel.features import Block
from skarb.kernel.sheet import WORD
from skarb.kernel.state import State

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]


def scale_of(blocks: list[Block]) -> Floats:
    """What each number is multiplied with: one divided by the most of its block."""
    return np.concatenate([np.full(block.size, 1.0 / block.most, np.float32) for block in blocks])


def scaled(rows: Bytes, scale: Floats) -> Floats:
    """Rows of bytes as floats. Most numbers are zeros and ones, which keep their size: only what lies between the first
    and the last of the others is multiplied."""
    out = rows.astype(np.float32)
    others = np.flatnonzero(scale != 1)
    if len(others):
        part = slice(others[0], others[-1] + 1)
        out[:, part] *= scale[part]
    return out


class Shape:
    """A game with seats and options, and how its positions and choices look."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None, rows: int, numbered: bool | None) -> None:
        self.game = games.find(game)
        self.features = features_of(self.game)
        self.seats = seats or min(self.game.seats)
        self.options = self.game.complete(self.seats, options)
        self.numbered = bool(self.features.actions) if numbered is None else numbered
        if self.numbered and not self.features.actions:
            raise ValueError(f"{game} has no fixed list of choices: its choices are rows")
        first = self.deal(0)
        self.blocks = self.features.blocks(first)
        self.bits = self.features.bits(first)  # so many numbers come as bits, see `sheet`
        self.scale = scale_of(self.blocks)
        self.row_scale = scale_of(self.features.choice_blocks)
        self.size, self.width = len(self.scale), len(self.row_scale)
        self.rows = rows or self.features.rows
        self.actions = self.features.actions if self.numbered else self.rows

    def deal(self, seed: int | str) -> State:
        s: State = self.game.setup(self.seats, self.options, key_of(seed))
        s.run()
        return s

    def floats(self, told: bytes) -> Floats:
        """Positions, one after another, as rows."""
        return scaled(np.frombuffer(told, np.uint8).reshape(-1, self.size), self.scale)

    def sheet(self, flags: bytes, levels: bytes) -> Floats:
        """The same from a `Sheet`."""
        if not self.bits:
            return self.floats(levels)
        bits = self.bits
        ones = np.unpackbits(np.frombuffer(flags, np.uint8), bitorder="little").reshape(-1, -(-bits // WORD) * WORD)
        others = np.frombuffer(levels, np.uint8).reshape(len(ones), self.size - bits)
        out = np.empty((len(ones), self.size), np.float32)
        out[:, :bits] = ones[:, :bits]
        np.multiply(others, self.scale[bits:], out=out[:, bits:])
        return out

    def row_floats(self, told: bytes) -> Floats:
        """The same for choices."""
        return scaled(np.frombuffer(told, np.uint8).reshape(-1, self.width), self.row_scale)

    def legal(self, s: State, seat: int) -> dict[int, int]:
        """Actions of the seat, if it is the one whose turn it is, and the packed choice of each."""
        if s.seat() != seat:
            return {}
        choices = s.choices()
        if not self.numbered:
            return dict(enumerate(choices[: self.rows]))
        return dict(zip(self.features.numbers(s, seat, choices), choices, strict=True))

    def info(self, s: State, seat: int) -> dict[str, Any]:
        """How many choices of the seat's question find no row, if any."""
        many = 0 if self.numbered or s.seat() != seat else len(s.choices()) - self.rows
        return {"left_out": many} if many > 0 else {}

    def observe(self, s: State, seat: int) -> dict[str, NDArray[Any]]:
        """What the seat knows, and what it may do now: a mask, and where choices are rows, the rows."""
        legal = self.legal(s, seat)
        mask = np.zeros(self.actions, np.int8)
        mask[list(legal)] = 1
        out = {"observation": self.floats(self.features.position(s, seat))[0], "action_mask": mask}
        if not self.numbered:
            out["choices"] = np.zeros((self.rows, self.width), np.float32)
            if legal:
                told = self.features.choices(s, seat, list(legal.values()))
                out["choices"][: len(legal)] = self.row_floats(told)
        return out
