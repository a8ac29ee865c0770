"""What a finished game is worth to a seat: whether it won, and a little by how much.

Without that little a side that must lose throws its last points away, and one that must win does not gather any.
"""

from typing import Any, Final

from skarb.kernel.state import Result

MARGIN: Final = 0.06  # how much of the worth is by how much


def ended(won: float, lead: float, spread: float) -> float:
    """From 0 to 1. A lead of `spread` points counts three quarters of the margin.

    >>> ended(1.0, 5.0, 10.0) > ended(1.0, 1.0, 10.0) > ended(0.0, 50.0, 10.0)
    True
    """
    return (1.0 - MARGIN) * won + MARGIN * (0.5 + 0.5 * lead / (abs(lead) + spread))


def lead_of(result: Result, seat: int) -> float:
    """The seat's points less those of the best other."""
    best = max([float(score) for other, score in enumerate(result.scores) if other != seat], default=0.0)
    return float(result.scores[seat]) - best


def won(result: Result, seat: Any) -> float:
    """1 for who wins alone, more than a half for who shares it, 0 for all others."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if len(result.winners) == 1 else 0.5 + 0.5 / len(result.winners)
