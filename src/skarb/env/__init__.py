"""Environments for those who learn. See docs/learning.md.

`aec` is PettingZoo's kind: seats act one after another. `gym` is Gymnasium's: one seat acts, bots or nobody play the
others. `Vector` plays many games at once and needs NumPy alone.
"""

from typing import TYPE_CHECKING, Any

from skarb.env.vector import Seen, Vector

if TYPE_CHECKING:
    from skarb.env.alone import Alone
    from skarb.env.turns import Environment

__all__ = ["Seen", "Vector", "aec", "gym"]


def aec(game: str, seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> "Environment":
    """A table as a PettingZoo environment. `rows`: at most so many choices, where they are rows."""
    from skarb.env.turns import Environment

    return Environment(game, seats, options, **more)


def gym(game: str, seats: int = 0, options: dict[str, Any] | None = None, **more: Any) -> "Alone":
    """A table as a Gymnasium environment, by default with as few seats as can be. `opponents` is a bot's level."""
    from skarb.env.alone import Alone

    return Alone(game, seats, options, **more)
