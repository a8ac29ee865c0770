"""Which pieces and squares a card speaks of, at this moment: areas and piece selectors as bitboards."""

from skarb.games.tash_kalar.cards import BEINGS
from skarb.games.tash_kalar.flow.board import BIT, DIAGONAL, NEAR, ORTHOGONAL, RAY, WITHIN, count, spread
from skarb.games.tash_kalar.flow.steps import ANY, COMBAT, OWN, SELF, TO_EMPTY, Area, Selector
from skarb.games.tash_kalar.state import TashKalar


def area(s: TashKalar, a: Area) -> int:
    mask = a.fixed
    if a.plain:
        return mask
    if a.marked:
        mask &= BEINGS[s.card].turned[s.orientation].marked[s.summoned_at]
    if a.next_to_own:
        mask &= spread(s.all_of(s.own()))
    if a.square_of >= 0:
        mask &= remembered(s, a.square_of)
    if a.from_self:
        if s.me < 0:
            return 0
        return mask & around(s, a, s.me)
    if a.origin != SELF:
        refs = s.refs
        for i in range(0, len(refs), 5):
            if refs[i] == a.origin:
                return mask & around(s, a, refs[i + 2])
        return 0
    return mask


def around(s: TashKalar, a: Area, square: int) -> int:
    mask = a.fixed
    if a.adjacent == 1:
        mask &= NEAR[square]
    elif a.adjacent == 2:
        mask &= ORTHOGONAL[square]
    elif a.adjacent == 3:
        mask &= DIAGONAL[square]
    if a.within:
        mask &= WITHIN[square][a.within]
    if a.exactly:
        mask &= WITHIN[square][a.exactly] & ~WITHIN[square][a.exactly - 1]
    if a.ray:
        mask &= RAY[square][s.direction]
    if a.rays:
        arrows = BEINGS[s.card].turned[s.orientation].arrows
        union = 0
        for d in range(8):
            if arrows >> d & 1:
                union |= RAY[square][d]
        mask &= union
    if a.fan:
        rays = RAY[square]
        d = s.direction
        mask &= (rays[d] | rays[(d + 1) % 8] | rays[(d + 7) % 8]) & WITHIN[square][a.fan]
    return mask


def remembered(s: TashKalar, name: int) -> int:
    """The squares where the pieces of that name stand now."""
    if name == SELF:
        return BIT[s.me] if s.me >= 0 else 0
    mask = 0
    refs = s.refs
    for i in range(0, len(refs), 5):
        if refs[i] == name and refs[i + 1] >= 0:
            mask |= BIT[refs[i + 1]]
    return mask


def select(s: TashKalar, sel: Selector) -> int:
    """The squares of all pieces that qualify."""
    if sel.union:
        mask = 0
        for part in sel.union:
            mask |= select(s, part)
        return mask
    if sel.ref >= 0:
        return remembered(s, sel.ref)
    ranked = s.ranked
    ranks = sel.ranks
    mask = (ranked[0] if ranks & 1 else 0) | (ranked[1] if ranks & 2 else 0) | (ranked[2] if ranks & 4 else 0)
    if sel.owner != ANY:
        own = s.all_of(s.own())
        mask &= own if sel.owner == OWN else ~own
    mask &= area(s, sel.area)
    for name in sel.excluded:
        mask &= ~remembered(s, name)
    if sel.used:
        mask &= s.used
    if sel.more:
        mask &= richer(s, sel.more == 2)
    return mask


def richer(s: TashKalar, upgraded: bool) -> int:
    """All pieces of colours that have more commons (or upgraded pieces) on the board than the own side."""
    own = s.own()
    mine = count(s.upgraded_of(own) if upgraded else s.pieces[3 * own])
    mask = 0
    for colour in s.sides:
        if count(s.upgraded_of(colour) if upgraded else s.pieces[3 * colour]) > mine:
            mask |= s.all_of(colour)
    return mask


def landing(s: TashKalar, kind: int, rank: int) -> int:
    """Squares onto which a piece of that rank may move or leap. TSK-12.4, 12.5"""
    mask = s.empty()
    if kind == TO_EMPTY:
        return mask
    beaten = rank + 1 if kind == COMBAT else rank
    for lower in range(beaten):
        mask |= s.ranked[lower]
    return mask
