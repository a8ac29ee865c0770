"""Positions: the whole state in the notation of FLC-27. The way back is in `reading`."""

from typing import Any

from skarb.games.flamecraft import (
    enchanting,
    finish,
    firing,
    gifts,
    opening,
    placing,
    powers,
    scoring,
    supply,
    turn,
    windows,
)
from skarb.games.flamecraft.cards import (
    ACHIEVEMENT,
    CELL_SHOP,
    COMPANIONS,
    ENCHANTMENTS,
    FANCY,
    KINDS,
    SHOP_SLOTS,
    SHOPS,
)
from skarb.games.flamecraft.finish import EndAsk, Turns
from skarb.games.flamecraft.interpreter import Run
from skarb.games.flamecraft.opening import KeepAsk, Opening
from skarb.games.flamecraft.scoring import Conclude, Score
from skarb.games.flamecraft.state import FIRED_STEP, FIRED_TURN, KIND_BITS, Flamecraft
from skarb.games.flamecraft.supply import park_name
from skarb.games.flamecraft.turn import AbilityAsk, ActAsk, EnchantFireAsk, GatherFireAsk, GatherPlaceAsk, VisitAsk
from skarb.kernel.refusal import Refused, refuse
from skarb.kernel.state import Ask, Do, Frame, dump

RULE = "FLC-27.5"
GAME = "flamecraft"
STEPS = ("setup", "keep", "visit", "act", "place", "fire", "ability", "end", "cast", "score", "over")


def bad(what: str) -> Refused:
    return refuse(RULE, "BAD_POSITION_FIELD", GAME, what=what)


FRAMES: dict[str, type[Frame]] = {
    name: kind
    for module in (enchanting, finish, firing, gifts, opening, placing, powers, scoring, supply, turn, windows)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind not in (Ask, Do)
}
FRAMES["Run"] = Run

# -- out ---------------------------------------------------------------------------------------------------------------


def names(mask: int, table: list[str]) -> list[str]:
    return [name for i, name in enumerate(table) if mask >> i & 1]


def counts(row: list[int]) -> dict[str, int]:
    return {kind: row[i] for i, kind in enumerate(KINDS) if row[i]}


def hand(s: Flamecraft, seat: int) -> list[str]:
    return [kind for i, kind in enumerate(KINDS) for _ in range(s.hands[6 * seat + i])]


def fired(s: Flamecraft, mark: int) -> list[str]:
    """Cards with the mark as `shop kind` or `park kind`."""
    out = [f"{SHOPS[i // 3]} {KINDS[s.slots[i] & KIND_BITS]}" for i in s.dragons_in_town() if s.slots[i] & mark]
    return out + [f"park {KINDS[card & KIND_BITS]}" for card in s.park if card & mark]


def step_of(s: Flamecraft) -> tuple[str, bool]:
    """The step, and whether it tells all about the stack."""
    stack = s.stack
    if not stack:
        return "over", not s.setup.solo
    whole = dump(stack)
    for name in STEPS[:-1]:
        if whole == dump(base(name, any(card & FIRED_STEP << 1 for card in s.slots if card > 0), s.n)):
            exact = s.depth == (1 if name == "cast" else 0) and not s.pocus
            return name, exact
    for frame in reversed(stack):
        for name, kind in _STEP_FRAMES:
            if isinstance(frame, kind):
                return name, False
    return "setup", False


_STEP_FRAMES: tuple[tuple[str, type[Frame]], ...] = (
    ("visit", VisitAsk),
    ("act", ActAsk),
    ("place", GatherPlaceAsk),
    ("fire", GatherFireAsk),
    ("ability", AbilityAsk),
    ("cast", EnchantFireAsk),
    ("cast", turn.BeginEnchantFire),
    ("end", EndAsk),
    ("end", Turns),
    ("keep", KeepAsk),
    ("score", scoring.Moons),
    ("score", scoring.Conclude),
)


def base(step: str, has_fired: bool, seats: int) -> list[Frame]:
    """The stack at the beginning of a step."""
    if step == "setup":
        return [Opening()]
    if step == "keep":
        return [KeepAsk([-1] * seats)]
    if step == "score":
        return [Score()]
    if step == "over":
        return [Conclude(0, 0)]
    out: list[Frame] = [Turns(), EndAsk()]
    if step == "visit":
        out.append(VisitAsk())
    elif step == "act":
        out.append(ActAsk())
    elif step == "place":
        out.append(GatherPlaceAsk())
    elif step == "fire":
        out.append(GatherFireAsk(0))
    elif step == "ability":
        out.append(AbilityAsk())
    elif step == "cast":
        out.append(EnchantFireAsk(int(has_fired)))
    return out


REGISTERS = ("depth", "pocus", "placed_shop", "just_drawn", "it_park", "it_hand", "met", "turned_in")


def opaque(s: Flamecraft) -> dict[str, Any]:
    """What the fields do not tell: the frames, the registers of running effects, the marks on cards."""
    frames = dump(s.stack)
    if s.result is not None:
        details = s.result.details
        frames = [["Conclude", *(sum(1 << ACHIEVEMENT[name] for name in details[key]) for key in ("met", "unlocked"))]]
    return {
        "frames": frames,
        "registers": [getattr(s, name) for name in REGISTERS],
        "fresh": s.fresh,
        "slots": {str(i): s.slots[i] for i in s.dragons_in_town() if s.slots[i] > KIND_BITS},
        "park": s.park.copy(),
    }


def position(s: Flamecraft) -> dict[str, Any]:
    step, exact = step_of(s)
    out: dict[str, Any] = {
        "players": s.n,
        "seats": {chr(65 + seat): seat_of(s, seat) for seat in range(s.n)},
        "turn": chr(65 + s.turn),
        "first": chr(65 + s.first),
        "round": s.round,
        "step": step,
        "town": {SHOPS[shop]: shop_of(s, shop) for shop in s.town},
        "laid": {SHOPS[shop]: s.space[shop] for shop in s.laid},
        "park": [park_name(s, place, False) for place in range(len(s.park))],
        "row": [ENCHANTMENTS[card] for card in s.row],
        "decks": {
            "artisan": [KINDS[kind] for kind in reversed(s.artisans)],
            "enchantment": [ENCHANTMENTS[card] for card in reversed(s.enchantments)],
            "fancy": [FANCY[card] for card in reversed(s.fancies)],
            "shop": [SHOPS[card] for card in reversed(s.shops)],
        },
        "ending": None if s.ending < 0 else {"left": s.ending},
        "non_players": {
            kind: SHOPS[s.others[i]] if s.others[i] >= 0 else None
            for i, kind in enumerate(KINDS)
            if s.setup.solo and s.others[i] != -2
        },
        "now": {
            "drawn": KINDS[s.drawn] if s.drawn >= 0 else None,
            "fired": fired(s, FIRED_TURN),
            "fired_step": fired(s, FIRED_STEP << 1) if step == "cast" and s.depth else [],
            "fired_kinds": names(s.fired_kinds, list(KINDS)),
            "placed": KINDS[s.placed] if s.placed >= 0 else None,
            "cast": KINDS[s.cast] if s.cast >= 0 else None,
            "extra": s.extra,
        },
        "flips": ["heads" if flip else "tails" for flip in s.flips],
        "seed": None,
    }
    if not exact:
        out["stack"] = opaque(s)
    return out


def seat_of(s: Flamecraft, seat: int) -> dict[str, Any]:
    return {
        "rep": s.rep[seat],
        "coins": s.coins[seat],
        "goods": counts(s.goods[6 * seat : 6 * seat + 6]),
        "hand": hand(s, seat),
        "fancy": names(s.fancy[seat], FANCY),
        "played": names(s.played[seat], FANCY),
        "reserved": ENCHANTMENTS[s.reserved[seat]] if s.reserved[seat] >= 0 else None,
        "companion": COMPANIONS[s.companion[seat]] if s.companion[seat] >= 0 else None,
        "used": bool(s.used >> seat & 1),
        "at": SHOPS[s.at[seat]] if s.at[seat] >= 0 else None,
        "offered": names(s.offered[seat], FANCY),
    }


def shop_of(s: Flamecraft, shop: int) -> dict[str, Any]:
    slots = s.slots[3 * shop : 3 * shop + SHOP_SLOTS[shop]]
    return {
        "space": s.space[shop],
        "dragons": [KINDS[card & KIND_BITS] if card >= 0 else None for card in slots],
        "enchantments": names(s.tucked[shop], ENCHANTMENTS),
        "coins": s.cells.copy() if shop == CELL_SHOP else [0, 0, 0],
    }
