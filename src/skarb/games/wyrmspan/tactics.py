"""What bots ask: how well a seat stands, by a rule of thumb, and the points everybody can see."""

from skarb.games.wyrmspan.state import Wyrmspan


def value(s: Wyrmspan, seat: int) -> float:
    return 0.5


def progress(s: Wyrmspan) -> list[float]:
    return []
