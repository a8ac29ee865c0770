from skarb.games.tash_kalar.state import MELEE, Arena


def value(s: Arena, seat: int) -> float:
    if s.result is not None:
        return float(seat in s.result.winners)
    return 0.5


def progress(s: Arena) -> list[float]:
    if not s.sides:
        return []
    return [float(sum(s.columns(c)) if s.table.mode == MELEE else s.score(c)) for c in s.colours]
