"""Why an answer is not legal: the first rule of FLC-26.3 that fits."""

from collections.abc import Callable

from skarb.games.flamecraft.cards import (
    ABILITY,
    AFTER_CAST,
    ANY_TIME,
    COMPANION,
    COMPANION_RULE,
    EFFECTS,
    ENCHANTMENT,
    FANCY_ID,
    FANCY_MOON,
    FANCY_WHEN,
    FIRES,
    ICON_COIN,
    ITEM,
    KIND,
    ON_PLACE,
    PARK,
    PLAYABLE_MASK,
    RESOLVE,
    SHOP,
    SHOP_ICON,
    SHOP_RULE,
    SHOP_SLEEPS,
    SHOP_SLOTS,
    SLOT_ACCEPTS,
)
from skarb.games.flamecraft.enchanting import CostAsk, SetsAsk
from skarb.games.flamecraft.firing import FireManyAsk, FireOneAsk, NewcomerAsk, PocusAsk, SwapAsk, under_pocus
from skarb.games.flamecraft.interpreter import AlwaysOfEffect, OfEffect
from skarb.games.flamecraft.notation import text as words
from skarb.games.flamecraft.placing import PlaceAsk
from skarb.games.flamecraft.possible import wish_met
from skarb.games.flamecraft.state import KIND_BITS, Flamecraft
from skarb.games.flamecraft.turn import AbilityAsk, EnchantFireAsk, GatherFireAsk, GatherPlaceAsk
from skarb.games.flamecraft.windows import Carrier
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask, Frame

# The verbs each kind of question understands; others belong to another step or question.
VERBS: dict[str, tuple[str, ...]] = {
    "visit": ("visit",),
    "act": ("gather", "enchant"),
    "place": ("place", "skip"),
    "fire": ("fire", "skip", "done"),
    "ability": ("use", "skip"),
    "end": ("end",),
    "keep": ("keep",),
    "good": ("take",),
    "goods": ("take",),
    "clink": ("take", "done"),
    "reward": ("take",),
    "draw": ("draw",),
    "pay": ("pay",),
    "coins": ("pay",),
    "buy": ("pay", "skip"),
    "give": ("give",),
    "gift": ("gift", "skip"),
    "offer": ("offer",),
    "sets": ("sets",),
    "herald": ("herald", "skip"),
    "bury": ("bury",),
    "space": ("space",),
    "tuck": ("tuck",),
    "return": ("return", "keep", "done"),
    "unlock": ("unlock", "done"),
    "swap": ("swap",),
    "pocus": ("ability", "rep"),
    "option": ("option",),
    "cell": ("cell",),
    "exchange": ("exchange",),
    "reflip": ("keep", "flip"),
    "flip": ("flip", "stop"),
    "load": ("put", "skip"),
    "study": ("study",),
    "reserve": ("reserve", "skip"),
    "resolve": ("resolve",),
    "play": ("play",),
    "hocus": ("ability",),
    "show": ("show",),
    "errand": ("errand",),
}


def no(rule: str, code: str) -> Refusal:
    return Refusal(rule, code, "flamecraft")


def why_not(s: Flamecraft, seat: int, text: str) -> Refusal:
    asked = s.asking()
    if asked is None:
        return no("FLC-13.5", "GAME_OVER")
    if seat not in asked.seats(s):
        return no("FLC-14.9", "NOT_YOUR_QUESTION")
    kind, rule = asked.kind_now(s), asked.rule_now(s)
    verb, *args = text.split(" ")
    if verb == "play" and kind != "play":
        return not_played(s, seat, args, asked, rule)
    if verb == "play":
        return not_at_bazaar(s, seat, args, rule)
    if verb == "use" and args:
        return not_used(s, seat, args, rule)
    if verb in ("skip", "done") and (verb not in offered_verbs(s, asked, seat)):
        return must_go_on(s, asked, rule)
    if verb not in VERBS.get(kind, ()):
        return no("FLC-5.1" if in_gather(s) else rule, "OTHER_QUESTION")
    special = _BY_VERB.get(verb)
    if special is not None:
        found = special(s, seat, args, asked)
        if found is not None:
            return found
    if verb in ("pay", "sets"):
        return no(rule if isinstance(asked, (CostAsk, SetsAsk)) else "FLC-8.2", "NOT_A_PAYMENT")
    return no(rule, "NOT_POSSIBLE")


def offered_verbs(s: Flamecraft, asked: Ask[Flamecraft], seat: int) -> set[str]:
    return {words(s, c).split(" ")[0] for c in asked.choices(s, seat)}


def in_gather(s: Flamecraft) -> bool:
    """The question is a step of Gather, or inside one."""
    return any(isinstance(frame, (GatherPlaceAsk, GatherFireAsk, AbilityAsk)) for frame in s.stack[2:4])


def must_go_on(s: Flamecraft, asked: Frame, rule: str) -> Refusal:
    """`skip` or `done` where something must be carried out."""
    if isinstance(asked, PocusAsk) or (
        isinstance(asked, (GatherFireAsk, EnchantFireAsk, FireManyAsk, FireOneAsk, NewcomerAsk))
        and (under_pocus(s) or (isinstance(asked, GatherFireAsk) and asked.pocus))
    ):
        return no("FLC-15.4", "MUST_FIRE_ONE")
    if of_fire(asked):
        return no("FLC-7.11", "MUST_CARRY_OUT")
    if isinstance(asked, (OfEffect, AlwaysOfEffect, FireManyAsk)):
        return no("FLC-8.1", "MUST_CARRY_OUT")
    return no("FLC-5.1" if in_gather(s) else rule, "OTHER_QUESTION")


def of_fire(asked: Frame) -> bool:
    """The question belongs to the ability of a dragon that was fired."""
    if isinstance(asked, SwapAsk):
        return True
    return isinstance(asked, (OfEffect, AlwaysOfEffect)) and asked.effect in FIRES


def not_played(s: Flamecraft, seat: int, args: list[str], asked: Frame, rule: str) -> Refusal:
    card = FANCY_ID.get(" ".join(args), -1)
    if card < 0:
        return no(rule, "NOT_POSSIBLE")
    if not s.fancy[seat] >> card & 1:
        return no("FLC-14.2", "NOT_IN_HAND")
    if FANCY_MOON[card]:
        return no("FLC-14.3", "MOON_DRAGON")
    when = FANCY_WHEN[card]
    now = when == ANY_TIME or (when == ON_PLACE and s.placed >= 0) or (when == AFTER_CAST and s.cast >= 0)
    if not now or not isinstance(asked, Carrier):
        return no("FLC-14.5", "OTHER_MOMENT")
    return no("FLC-14.2", "WISH_NOT_MET")


def not_at_bazaar(s: Flamecraft, seat: int, args: list[str], rule: str) -> Refusal:
    card = FANCY_ID.get(" ".join(args), -1)
    if card < 0:
        return no(rule, "NOT_POSSIBLE")
    if not PLAYABLE_MASK >> card & 1:
        return no(rule, "OTHER_MOMENT")
    held = (s.fancy[seat] | s.played[seat]) >> card & 1
    return no("FLC-14.2", "WISH_NOT_MET" if held and not wish_met(s, card) else "NOT_IN_HAND")


def not_used(s: Flamecraft, seat: int, args: list[str], rule: str) -> Refusal:
    companion = COMPANION.get(" ".join(args), -1)
    if companion < 0:
        return no(rule, "NOT_POSSIBLE")
    if s.companion[seat] == companion and s.used >> seat & 1:
        return no("FLC-16.3", "COMPANION_USED")
    return no(COMPANION_RULE[companion], "COMPANION_NOT_NOW")


# -- single verbs ------------------------------------------------------------------------------------------------------


def _visit(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    shop = SHOP.get(" ".join(args), -1)
    if shop >= 0 and shop == s.at[seat]:
        return no("FLC-4.2", "SAME_SHOP")
    if shop not in s.town:
        return no("FLC-4.6", "SHOP_NOT_THERE")
    return no("FLC-4.4", "VISIT_NOT_PAID")


def _give(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    """`give`, `gift`, `put`: not owned, or to oneself."""
    if args and args[-1] == chr(97 + seat):
        return no("FLC-21.9", "TO_ONESELF")
    if args and args[0] == "dragon":
        if len(args) > 1 and args[1] in KIND and not s.hands[6 * seat + KIND[args[1]]]:
            return no("FLC-21.9", "NOT_OWNED")
    elif args and args[0] == "fancy":
        if len(args) > 1 and args[1] in FANCY_ID and not s.fancy[seat] >> FANCY_ID[args[1]] & 1:
            return no("FLC-21.9", "NOT_OWNED")
    elif args and args[0] in ITEM and not s.has(seat, ITEM[args[0]]):
        return no("FLC-21.9", "NOT_OWNED")
    return None


def _take(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    if "coin" in args and asked.kind_now(s) != "reward":
        return no("FLC-8.3", "COIN_IS_NO_GOOD")
    return None


def _enchant(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    card = ENCHANTMENT.get(" ".join(args), -1)
    shop = s.at[seat]
    if SHOP_ICON[shop] >= ICON_COIN:
        return no("FLC-10.2", "SHOP_WITHOUT_ENCHANTMENTS")
    if s.tucked[shop].bit_count() >= 3:
        return no("FLC-10.5", "THREE_ENCHANTMENTS")
    if card >= 0 and any(s.reserved[other] == card for other in range(s.n) if other != seat):
        return no("FLC-10.10", "RESERVED_BY_ANOTHER")
    return no("FLC-10.1", "CANNOT_ENCHANT")


def _place(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    if len(args) != 3 or args[0] not in KIND or args[1] not in SHOP or args[2] not in ("1", "2", "3"):
        return None
    kind, shop, slot = KIND[args[0]], SHOP[args[1]], 3 * SHOP[args[1]] + int(args[2]) - 1
    here = isinstance(asked, GatherPlaceAsk)
    if not s.hands[6 * seat + kind]:
        return no("FLC-5.6" if here else "FLC-6.4", "NOT_IN_HAND")
    if here and shop != s.at[seat]:
        return no("FLC-5.6", "OTHER_SHOP")
    if shop not in s.town:
        return no("FLC-5.6" if here else "FLC-6.4", "SHOP_NOT_THERE")
    if not SHOP_SLOTS[shop]:
        return no("FLC-9.4", "NO_SLOTS_HERE")
    match = not isinstance(asked, PlaceAsk) or asked.step().mask == 1
    if s.slots[slot] >= 0 or (match and not SLOT_ACCEPTS[slot] >> kind & 1):
        return no("FLC-6.1", "SLOT_DOES_NOT_FIT")
    return None


def _fire(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    rule = asked.rule_now(s)
    named = args[0] in SHOP if args else False
    shop = SHOP[args[0]] if named else s.at[seat]
    kind = KIND.get(args[-1].rstrip("*") if args else "", -1)
    if (isinstance(asked, FireManyAsk) and asked.here >= 0 and not named) or (
        isinstance(asked, FireOneAsk) and asked.here >= 0 and not named
    ):
        shop = asked.here
    if kind < 0 or shop < 0:
        return None
    in_park = isinstance(asked, FireManyAsk) and EFFECTS[asked.effect][asked.at].pool == PARK
    in_shop = named or (isinstance(asked, (GatherFireAsk, EnchantFireAsk, FireManyAsk)) and not in_park)
    cards = [s.slots[i] for i in range(3 * shop, 3 * shop + 3) if s.slots[i] >= 0 and s.slots[i] & KIND_BITS == kind]
    if in_shop and SHOP_SLEEPS[shop] and cards:
        return no("FLC-9.3", "ASLEEP")
    if not in_shop or not cards:
        return no(rule, "NOT_IN_POOL")
    if all(card & s.card_mark() for card in cards):
        return no("FLC-10.8" if isinstance(asked, EnchantFireAsk) else "FLC-7.8", "FIRED_ALREADY")
    return no("FLC-7.10", "NO_EFFECT")


def _use(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    shop = s.at[seat]
    effect = ABILITY[shop]
    if s.reserved[seat] >= 0 and effect >= 0 and EFFECTS[effect][0].op == RESOLVE:
        return no("FLC-9.2", "HAS_RESERVED")
    return no(SHOP_RULE[shop], "ABILITY_NOT_USABLE")


def _reserve(s: Flamecraft, seat: int, args: list[str], asked: Ask[Flamecraft]) -> Refusal | None:
    return no("FLC-10.10", "HAS_RESERVED") if s.reserved[seat] >= 0 else None


_BY_VERB: dict[str, Callable[[Flamecraft, int, list[str], Ask[Flamecraft]], Refusal | None]] = {
    "visit": _visit,
    "give": _give,
    "gift": _give,
    "put": _give,
    "take": _take,
    "enchant": _enchant,
    "place": _place,
    "fire": _fire,
    "use": _use,
    "reserve": _reserve,
}
