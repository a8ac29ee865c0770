"""Counters and tests of sections 2.4 and 2.5, evaluated when their node is reached (WYR-8.9)."""

from skarb.games.wyrmspan.cards import (
    ALL_HALLS,
    CAVERN_HALLS,
    COLUMN_HALLS,
    ICONS,
    NEAR_HALLS,
    NESTS,
    PERSONALITY,
    RESOURCE_ICONS,
    SIZE,
    TRIGGER,
)
from skarb.games.wyrmspan.choice import bits
from skarb.games.wyrmspan.flow.nodes import Counter, Test
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.state import Wyrmspan


def halls_in(p: Player, place: int, card: int) -> int:
    """The halls that a counter's `in` means, as a mask; `card` is the dragon that owns the effect."""
    if place == 0:
        return ALL_HALLS
    if place >= 5:
        return 0xF << 4 * (place - 5)
    hall = p.hall_of(card)
    if hall < 0:
        return 0
    if place == 1:
        return 1 << hall
    if place == 2:
        return CAVERN_HALLS[hall]
    return COLUMN_HALLS[hall] if place == 3 else NEAR_HALLS[hall]


def counted(p: Player, c: Counter, card: int) -> int:
    """The halls whose dragons the counter counts, as a mask. Tucked cards never count (WYR-1.8)."""
    halls = halls_in(p, c.place, card)
    out = 0
    for hall in range(12):
        if halls >> hall & 1:
            dragon = p.dragons[hall]
            if (
                dragon
                and not (c.other and dragon == card)
                and (c.personality < 0 or PERSONALITY[dragon] == c.personality)
                and PERSONALITY[dragon] != c.not_personality
                and (c.sizes == 0 or c.sizes >> SIZE[dragon] & 1)
                and (c.triggers == 0 or c.triggers & TRIGGER[dragon])
                and c.least <= ICONS[dragon] <= c.most
            ):
                out |= 1 << hall
    return out


def count(s: Wyrmspan, seat: int, c: Counter, card: int) -> int:
    return _count(s, seat, c, card) // c.divide


def _count(s: Wyrmspan, seat: int, c: Counter, card: int) -> int:
    kind = c.kind
    if kind == 0:
        return c.number
    p = s.players[seat]
    if kind == 1:
        return bits(counted(p, c, card))
    if kind == 5:
        return p.eggs_in(0, 0)
    if kind == 8:
        return len(p.markers)
    if kind == 9:
        return p.advances
    if kind == 10:
        return lowest(s, seat)
    if kind == 11:
        return _sets(p, c.by_size)
    if kind == 12:
        return sum(1 for column in range(4) if p.dragons[column] and p.dragons[column + 4] and p.dragons[column + 8])
    if kind == 13:
        best = 0
        for cavern in range(3):
            best = max(best, sum(RESOURCE_ICONS[dragon] for dragon in p.dragons[4 * cavern : 4 * cavern + 4]))
        return best
    halls = halls_in(p, c.place, card)
    out = 0
    for hall in range(12):
        if halls >> hall & 1:
            if kind == 2:
                out += p.caves[hall] > 0
            elif kind == 3:
                out += (p.caves[hall] > 0) + (p.dragons[hall] > 0)
            elif kind == 4:
                out += NESTS[p.dragons[hall]]
            elif kind == 6:
                out += cached_on(p, hall) if c.what < 0 else p.cached[hall] >> 8 * c.what & 255
            else:
                out += len(p.tucked[hall])
    return out


def cached_on(p: Player, hall: int) -> int:
    packed = p.cached[hall]
    if not packed:
        return 0
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24 & 255)


def _sets(p: Player, by_size: bool) -> int:
    """Complete sets of the four sizes or personalities. WYR-20.4"""
    found = [0, 0, 0, 0]
    for dragon in p.dragons:
        if dragon:
            found[SIZE[dragon] if by_size else PERSONALITY[dragon]] += 1
    return min(found)


def lowest(s: Wyrmspan, seat: int) -> int:
    """Objectives where nobody's marker stands lower than the seat's. WYR-20.2"""
    width = s.setup.seats + s.setup.solo
    out = 0
    for row in range(4):
        row_places = [place if place else 4 for place in s.places[row * width : (row + 1) * width]]
        out += row_places[seat] == max(row_places)
    return out


def holds(s: Wyrmspan, seat: int, t: Test, card: int) -> bool:
    p = s.players[seat]
    kind = t.kind
    if kind == 5:
        return count(s, seat, t.of[0], card) >= t.n
    if kind == 6:
        return count(s, seat, t.of[0], card) == 0
    if kind == 7:
        return all(count(s, seat, c, card) >= 1 for c in t.of)
    if kind == 8:  # the next player clockwise, WYR-20.3
        left = (seat + 1) % s.setup.seats
        return count(s, seat, t.of[0], card) >= count(s, left, t.of[0], 0)
    hall = p.hall_of(card)
    if hall < 0:
        return False
    column = hall % 4
    if kind == 0:  # WYR-20.1
        return 0 < column < 3 and p.dragons[hall - 1] > 0 and p.dragons[hall + 1] > 0
    if kind == 1:
        return p.dragons[column] > 0 and p.dragons[column + 4] > 0 and p.dragons[column + 8] > 0
    if kind == 2:
        return p.filled[hall // 4] == 4
    if kind == 3:
        return p.dug[hall // 4] == 4
    return p.filled[hall // 4] == column + 1
