"""What a question tells of the hidden cards of the seat that is asked: it can be answered. FLC-24.10

Almost every question is put by public facts alone (FLC-24.4); these are the others.
"""

from typing import Final

from skarb.games.flamecraft.cards import (
    ABILITY,
    ANY,
    ARTISANS_IN_HAND,
    COSTS,
    EFFECTS,
    FANCY_EFFECT,
    FANCY_NEED,
    FIRE,
    FROM_OTHER,
    HERE,
    NEED_HAND_KINDS,
    PAY,
    PLACE,
    PLACED_SHOP,
    PLAY_FANCY,
    PLAYABLE_MASK,
    POCUS,
    SHOP_SLOTS,
    SLOT_ACCEPTS,
    TALISA,
    Step,
)
from skarb.games.flamecraft.flow.firing import FireManyAsk, FireOneAsk, here_of, under_pocus
from skarb.games.flamecraft.flow.placing import PlaceAsk
from skarb.games.flamecraft.flow.possible import FIRE_OPS, NEEDS_GATHER, fireable, kind_at, pool, usable, wish_met
from skarb.games.flamecraft.flow.powers import ErrandAsk, PlayAsk
from skarb.games.flamecraft.flow.windows import ShowAsk
from skarb.games.flamecraft.state import HAND_SPOT, Flamecraft
from skarb.kernel.state import Frame


class Need:
    """Cards that the asked seat must hold: for each mask one of it, each another card."""

    def __init__(self, dragons: list[int], fancies: list[int]) -> None:
        self.dragons = dragons
        self.fancies = fancies


NOTHING_NEEDED: Final = Need([], [])


def needs(s: Flamecraft, asked: Frame) -> list[Need]:
    """One of these the player on turn must hold, or nobody would be asked."""
    if isinstance(asked, PlaceAsk):
        kinds = placeable(s, asked.step().mask == 1)
        fired = asked.spot - HAND_SPOT
        return [NOTHING_NEEDED] if fired >= 0 and kinds >> fired & 1 else [Need([kinds], [])]
    if isinstance(asked, FireOneAsk) and not under_pocus(s):
        step = asked.step()
        return [NOTHING_NEEDED] if step.kind else firing(s, pool(s, step, asked.here), True)
    if isinstance(asked, FireManyAsk) and not under_pocus(s):
        which = EFFECTS[asked.effect][asked.at].pool
        return [NOTHING_NEEDED] if asked.fired or which == PLACED_SHOP else firing(s, asked.spots(s), which == HERE)
    if isinstance(asked, PlayAsk):
        return playing(s, asked.step())
    if isinstance(asked, ShowAsk):
        return [Need(kinds, []) for kinds in different(asked.n)]
    if isinstance(asked, ErrandAsk):
        return errands(s)
    return [NOTHING_NEEDED]


def placeable(s: Flamecraft, match: bool) -> int:
    """The kinds for which there is a slot in town."""
    mask = 0
    for shop in s.town:
        if SHOP_SLOTS[shop]:
            for i in range(3 * shop, 3 * shop + 3):
                if s.slots[i] < 0:
                    mask |= SLOT_ACCEPTS[i] if match else ANY
    return mask


def different(n: int) -> list[list[int]]:
    """Every n different kinds."""
    found: list[list[int]] = [[]]
    for kind in range(6):
        found += [[*kinds, 1 << kind] for kinds in found if len(kinds) < n]
    return [kinds for kinds in found if len(kinds) == n]


def firing(s: Flamecraft, spots: list[int], pocus: bool) -> list[Need]:
    """A meat dragon fires only if a dragon of the hand can be placed; Pocus makes any fire possible."""
    meat = False
    for spot in spots:
        kind = kind_at(s, spot)
        if FIRE_OPS[kind] == PLACE:
            meat = True
        elif fireable(s, kind, spot, here_of(spot)):
            return [NOTHING_NEEDED]
    out = [Need([placeable(s, True)], [])] if meat else []
    return [*out, Need([], [1 << POCUS])] if pocus else out


def playing(s: Flamecraft, step: Step) -> list[Need]:
    """A fancy dragon whose wish is met; some wishes look at the dragons in hand."""
    seat = s.turn
    played = s.played[seat] if step.mask & FROM_OTHER else 0
    plain = 0
    out: list[Need] = []
    for card in range(len(FANCY_EFFECT)):
        if not PLAYABLE_MASK >> card & 1:
            continue
        which, n, _ = FANCY_NEED[card]
        counts = EFFECTS[FANCY_EFFECT[card]][0]
        held: list[int] = [] if played >> card & 1 else [1 << card]
        if which == NEED_HAND_KINDS:
            out += [Need(kinds, held) for kinds in different(n)]
        elif counts.count == ARTISANS_IN_HAND:
            out.append(Need([1 << counts.kind], held))
        elif (card == TALISA and s.fancy[seat].bit_count() > len(held)) or (card != TALISA and wish_met(s, card)):
            if not held:
                return [NOTHING_NEEDED]
            plain |= 1 << card
    return [*out, Need([], [plain])]


def errands(s: Flamecraft) -> list[Need]:
    """Some shop's ability can be used. FLC-16.7"""
    out: list[Need] = []
    for shop in s.town:
        effect = ABILITY[shop]
        if effect < 0 or NEEDS_GATHER[shop] or not usable(s, effect, shop, True):
            continue
        step = EFFECTS[effect][-1]
        if step.op == PLACE and step.mask == 1:
            out.append(Need([placeable(s, True)], []))
        elif step.op == FIRE and not step.kind:
            price = COSTS[EFFECTS[effect][0].cost].coin if EFFECTS[effect][0].op == PAY else 0
            if s.shared:
                s.unshare()
            s.coins[s.turn] -= price  # what is paid for the ability cannot be gifted by a fire
            some = firing(s, pool(s, step, shop), True)
            s.coins[s.turn] += price
            if NOTHING_NEEDED in some:
                return some
            out += some
        elif step.op == PLAY_FANCY:
            out += playing(s, step)
        else:
            return [NOTHING_NEEDED]
    return out
