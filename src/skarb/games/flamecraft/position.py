"""Positions: the whole state in the notation of FLC-27. The way back is in `reading`."""

from typing import Any

from skarb.games.flamecraft.cards import ACHIEVEMENT, ENCHANTMENTS, FANCY, KINDS, SHOPS
from skarb.games.flamecraft.flow.finish import EndAsk, Turns
from skarb.games.flamecraft.flow.opening import KeepAsk, Opening
from skarb.games.flamecraft.flow.scoring import Conclude, Score
from skarb.games.flamecraft.flow.turn import AbilityAsk, ActAsk, EnchantFireAsk, GatherFireAsk, GatherPlaceAsk, VisitAsk
from skarb.games.flamecraft.state import FIRED_STEP, FIRED_TURN, KIND_BITS, Flamecraft
from skarb.games.flamecraft.view import LETTERS, Step, now, owner, step_of, view
from skarb.kernel.state import Frame, dump

REGISTERS = ("depth", "pocus", "placed_shop", "just_drawn", "it_park", "it_hand", "met", "turned_in")


def base(s: Flamecraft, step: str) -> list[Frame]:
    """The stack at the beginning of a step."""
    if step == "setup":
        return [Opening()]
    if step == "keep":
        return [KeepAsk([-1] * s.n)]
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
        out.append(EnchantFireAsk(int(any(card > 0 and card & FIRED_STEP << 1 for card in s.slots))))
    return out


def told_by_step(s: Flamecraft, step: Step) -> bool:
    """Whether the step and the other fields tell all about the stack."""
    if not s.stack:
        return not s.setup.solo
    if s.held or (s.drawn >= 0 and s.drawn_open):  # fired dragons in the hand; all saw what was drawn: no field says so
        return False
    depth = 1 if step == "cast" else 0
    marks = (FIRED_TURN, FIRED_STEP << 1) if depth else (FIRED_TURN,)
    return s.stack == base(s, step) and s.depth == depth and not s.pocus and told_by_names(s, marks)


def told_by_names(s: Flamecraft, marks: tuple[int, ...]) -> bool:
    """Whether of dragons with one name those laid first are fired: so the names in `now` are read."""
    for cards in [*[s.slots[3 * shop : 3 * shop + 3] for shop in s.town], s.park]:
        for mark in marks:
            unfired = 0
            for card in cards:
                if card >= 0 and not card & mark:
                    unfired |= 1 << (card & KIND_BITS)
                elif card >= 0 and unfired >> (card & KIND_BITS) & 1:
                    return False
    return True


def opaque(s: Flamecraft) -> dict[str, Any]:
    """What the fields do not tell: frames, registers of running effects, marks on cards, who saw what was drawn."""
    frames = dump(s.stack)
    if s.result is not None:
        details = s.result.details
        frames = [["Conclude", *(sum(1 << ACHIEVEMENT[name] for name in details[key]) for key in ("met", "unlocked"))]]
    out: dict[str, Any] = {
        "frames": frames,
        "registers": [getattr(s, name) for name in REGISTERS],
        "fresh": s.fresh,
        "slots": {str(i): s.slots[i] for i in s.dragons_in_town() if s.slots[i] > KIND_BITS},
        "park": s.park.copy(),
    }
    if s.drawn_open:
        out["drawn_open"] = True
    if s.held and s.result is None:
        out["held"] = list(s.held)
    return out


def position(s: Flamecraft) -> dict[str, Any]:
    """What everybody sees, and what lies under it."""
    out: dict[str, Any] = dict(view(s, None))
    del out["you"]
    step = step_of(s)
    out["seats"] = {LETTERS[seat]: owner(s, seat, True) for seat in range(s.n)}
    out["laid"] = {SHOPS[shop]: s.space[shop] for shop in s.laid}
    out["decks"] = {
        "artisan": [KINDS[kind] for kind in reversed(s.artisans)],
        "enchantment": [ENCHANTMENTS[card] for card in reversed(s.enchantments)],
        "fancy": [FANCY[card] for card in reversed(s.fancies)],
        "shop": [SHOPS[card] for card in reversed(s.shops)],
    }
    out["now"] = now(s, step, True)
    out["flips"] = ["heads" if flip else "tails" for flip in s.flips]
    out["seed"] = None
    if not told_by_step(s, step):
        out["stack"] = opaque(s)
    return out
