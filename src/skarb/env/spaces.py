"""Gymnasium's words for the shape of a game, and how a position is drawn."""

import json
from io import StringIO

import numpy as np
from gymnasium.spaces import Box, Dict, MultiBinary
from rich.console import Console

from skarb.env.shape import Shape
from skarb.kernel.state import State


def space_of(shape: Shape) -> Dict:
    """Numbers may run beyond 1, for `most` is what they usually reach: 255 is what they never pass."""
    high = 255 * shape.scale
    parts = {"observation": Box(np.zeros_like(high), high), "action_mask": MultiBinary(shape.actions)}
    if not shape.numbered:
        rows = np.broadcast_to(255 * shape.row_scale, (shape.rows, shape.width))
        parts["choices"] = Box(np.zeros_like(rows), rows)
    return Dict(parts)


def drawn(shape: Shape, s: State, seat: int) -> str:
    """The seat's view as the command line shows it, or as JSON."""
    view = dict(shape.game.view(s, seat))
    picture = shape.game.picture(view, "en")
    if picture is None:
        return json.dumps(view, ensure_ascii=False)
    out = StringIO()
    Console(file=out, width=120, force_terminal=False).print(picture)
    return out.getvalue()
