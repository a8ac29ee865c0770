"""The reasons against an answer, verb by verb: the first rule of FLC-26.3 that fits."""

from collections.abc import Callable
from typing import Any, Final

from skarb.games.flamecraft.cards import (
    ABILITY,
    ACHIEVEMENT,
    EFFECT_RULE,
    EFFECTS,
    ENCHANTMENT,
    ENCHANTMENT_ICON,
    FANCY_ID,
    GAIN_LOCATION,
    GIFT_FANCY,
    HAND,
    HERE,
    ICON_COIN,
    ITEM,
    KIND,
    KINDS,
    OTHER_SHOPS,
    PARK,
    RESOLVE,
    SHOP,
    SHOP_ICON,
    SHOP_RULE,
    SHOP_SLEEPS,
    SHOP_SLOTS,
    SHOPS,
    SLOT_ACCEPTS,
    TALISA,
    WILD,
)
from skarb.games.flamecraft.flow.firing import (
    FireManyAsk,
    FireOneAsk,
    NewcomerAsk,
    SwapAsk,
)
from skarb.games.flamecraft.flow.gifts import GiftAsk, SpreadAsk
from skarb.games.flamecraft.flow.placing import PlaceAsk
from skarb.games.flamecraft.flow.possible import kind_at, location_kinds, pool
from skarb.games.flamecraft.flow.powers import ClinkAsk, LoadAsk
from skarb.games.flamecraft.flow.scoring import FinalReturnAsk
from skarb.games.flamecraft.flow.supply import DrawAsk, GoodsAsk, TakeTwoAsk, park_name
from skarb.games.flamecraft.flow.turn import EnchantFireAsk, GatherPlaceAsk, GiveAsk
from skarb.games.flamecraft.state import HAND_SPOT, KIND_BITS, PARK_SPOT, Flamecraft
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask, Frame

Asked = Ask[Flamecraft]


def no(rule: str, code: str, **args: Any) -> Refusal:
    return Refusal(rule, code, "flamecraft", **args)


def _visit(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    shop = SHOP.get(" ".join(args), -1)
    if shop >= 0 and shop == s.at[seat]:
        return no("FLC-4.2", "SAME_SHOP")
    if shop not in s.town:
        return no("FLC-4.6", "SHOP_NOT_THERE")
    return no("FLC-4.4", "VISIT_NOT_PAID")


def _give(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    """`give`, `gift`, `put`: to oneself, not owned, not what or to whom it must be."""
    rule = asked.rule_now(s)
    sort = args[0] if len(args) > 1 and args[0] in ("dragon", "fancy") else ""
    thing = args[1] if sort else args[0] if args else ""
    if len(args) > 1 and args[-1] == chr(97 + seat):
        return no("FLC-21.9", "TO_ONESELF")
    if sort == "dragon":
        if thing in KIND and not s.hands[6 * seat + KIND[thing]]:
            return no("FLC-21.9", "NOT_OWNED")
    elif sort == "fancy":
        if thing in FANCY_ID and not s.fancy[seat] >> FANCY_ID[thing] & 1:
            return no("FLC-21.9", "NOT_OWNED")
        if isinstance(asked, GiftAsk) and asked.step().what == GIFT_FANCY:
            return no(EFFECT_RULE[asked.effect], "NOT_JUST_DRAWN")
    elif thing in ITEM and not s.has(seat, ITEM[thing]):
        return no("FLC-21.9", "NOT_OWNED")
    if isinstance(asked, LoadAsk):
        name = park_name(s, asked.order[asked.here])
        return no(rule, "IN_ORDER" if args[-1] != name else "PASSED_BY") if thing in ITEM else None
    if isinstance(asked, SpreadAsk) and thing in ITEM:
        return no(rule, "NOT_ASKED_FOR" if ITEM[thing] != asked.item() else "PASSED_BY")
    if isinstance(asked, GiveAsk) and thing in ITEM:
        return no(rule, "OTHER_RECEIVER")
    known = thing in ITEM or thing in FANCY_ID
    return no(rule, "NOT_ASKED_FOR") if known and is_seat(s, args[-1]) else None


def is_seat(s: Flamecraft, letter: str) -> bool:
    """A receiver; in solo nobody is named."""
    return s.setup.solo or (len(letter) == 1 and 0 <= ord(letter) - 97 < s.n)


def _take(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    rule = asked.rule_now(s)
    kinds = [KIND[word] for word in args if word in KIND]
    if "coin" in args and asked.kind_now(s) != "reward":
        return no("FLC-8.3", "COIN_IS_NO_GOOD")
    if isinstance(asked, ClinkAsk) and kinds and min(kinds) < asked.here & 7:
        return no(rule, "PASSED_BY")
    if isinstance(asked, GoodsAsk) and kinds:
        if asked.step().op != GAIN_LOCATION:
            return no(rule, "DIFFERENT_GOODS")
        if not location_kinds(s, asked.spot, asked.here) >> kinds[0] & 1:
            return no(rule, "NOT_FOUND_THERE")
    return None


def _draw(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    rule = asked.rule_now(s)
    if args == ["deck"]:
        return no(rule, "DECK_EMPTY" if isinstance(asked, DrawAsk) else "PARK_ONLY")
    if (
        isinstance(asked, DrawAsk)
        and asked.but >= 0
        and [word.rstrip("*") for word in args] == [park_name(s, asked.but, False)]
    ):
        return no("FLC-7.2", "NOT_ITSELF")
    return no(rule, "TAKE_TWO") if isinstance(asked, TakeTwoAsk) else None


def _card(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    """`study`, `resolve`: an enchantment that is not there, or too dear."""
    card = ENCHANTMENT.get(" ".join(args), -1)
    if card not in s.row:
        return no(asked.rule_now(s), "NOT_IN_ROW")
    return no(asked.rule_now(s), "TOO_DEAR")


def _enchant(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    card = ENCHANTMENT.get(" ".join(args), -1)
    shop = s.at[seat]
    if SHOP_ICON[shop] >= ICON_COIN:
        return no("FLC-10.2", "SHOP_WITHOUT_ENCHANTMENTS")
    if s.tucked[shop].bit_count() >= 3:
        return no("FLC-10.5", "THREE_ENCHANTMENTS")
    if card >= 0 and any(s.reserved[other] == card for other in range(s.n) if other != seat):
        return no("FLC-10.10", "RESERVED_BY_ANOTHER")
    if card not in s.row and card != s.reserved[seat]:
        return no("FLC-10.1", "NOT_IN_ROW")
    fits = SHOP_ICON[shop] in (WILD, ENCHANTMENT_ICON[card])
    return no("FLC-10.1", "TOO_DEAR" if fits else "WRONG_ICON")


def _place(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
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
    if isinstance(asked, PlaceAsk) and asked.spot == HAND_SPOT + kind:
        return no("FLC-9.27", "PLACES_ANOTHER")
    return no("FLC-24.3", "TWIN_SLOT")


def fire_pool(s: Flamecraft, seat: int, asked: Frame) -> tuple[int, int]:
    """Where the dragons lie that may be fired, and the shop of it."""
    if isinstance(asked, FireManyAsk):
        return (PARK if EFFECTS[asked.effect][asked.at].pool == PARK else HERE), asked.here
    if isinstance(asked, FireOneAsk):
        return asked.step().pool, asked.here
    return HERE, asked.here // 3 if isinstance(asked, NewcomerAsk) else s.at[seat]


def _fire(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    rule = asked.rule_now(s)
    kind = KIND.get(args[-1].rstrip("*").partition("+")[0] if args else "", -1)
    named = SHOP.get(args[0] if args else "", -1)
    which, here = fire_pool(s, seat, asked)
    shop = named if named >= 0 else here
    if kind < 0 or (shop < 0 and which == HERE):
        return None
    spots = [i for i in range(3 * shop, 3 * shop + 3) if s.slots[i] >= 0] if shop >= 0 else []
    if which == PARK:
        spots = [PARK_SPOT + i for i in range(len(s.park))] if named < 0 else []
    spots = [i for i in spots if kind_at(s, i) == kind]
    cards = [s.park[i - PARK_SPOT] if i >= PARK_SPOT else s.slots[i] for i in spots]
    if which != PARK and cards and SHOP_SLEEPS[shop]:
        return no("FLC-9.3", "ASLEEP")
    elsewhere = which != PARK and (shop == here) == (which == OTHER_SHOPS)
    if not cards or elsewhere or which == HAND:
        return no(rule, "NOT_IN_POOL")
    if all(card & s.card_mark() for card in cards):
        return no("FLC-10.8" if isinstance(asked, EnchantFireAsk) else "FLC-7.8", "FIRED_ALREADY")
    if isinstance(asked, FireOneAsk) and not set(spots) & set(pool(s, asked.step(), here)):
        return no(rule, "FIRED_ALREADY" if asked.step().what == 1 else "NOT_IN_POOL")
    if isinstance(asked, NewcomerAsk) and s.slots[asked.here] & KIND_BITS != kind:
        return no(rule, "NOT_IN_POOL")
    return no("FLC-7.10", "NO_EFFECT")


def _use(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    shop = s.at[seat]
    effect = ABILITY[shop]
    if s.reserved[seat] >= 0 and effect >= 0 and EFFECTS[effect][0].op == RESOLVE:
        return no("FLC-9.2", "HAS_RESERVED")
    return no(SHOP_RULE[shop], "ABILITY_NOT_USABLE")


def _reserve(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    return no("FLC-10.10", "HAS_RESERVED") if s.reserved[seat] >= 0 else no(asked.rule_now(s), "NOT_THIS_CARD")


def _shop(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    """`errand`, `herald`"""
    rule = asked.rule_now(s)
    if SHOP.get(" ".join(args), -1) not in s.town:
        return no(rule, "SHOP_NOT_THERE")
    return no(rule, "NOT_TURNED_UP" if asked.kind_now(s) == "herald" else "ABILITY_NOT_USABLE")


def _fancy(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    """`keep`, `return`"""
    rule = asked.rule_now(s)
    card = FANCY_ID.get(" ".join(args), -1)
    if card < 0:
        return None
    if not (s.fancy[seat] | s.offered[seat]) >> card & 1:
        return no(rule, "NOT_IN_HAND")
    return no(rule, "TALISA_STAYS" if card == TALISA else "IN_ORDER") if isinstance(asked, FinalReturnAsk) else None


def _swap(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    if not isinstance(asked, SwapAsk) or not 0 <= asked.spot < PARK_SPOT or len(args) != 2:
        return None
    kind = KINDS[s.slots[asked.spot] & KIND_BITS]
    same = args[0] == SHOPS[asked.spot // 3] and args[1].rstrip("*") == kind
    return no(asked.rule_now(s), "NOT_ITSELF") if same else None


def _exchange(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    if len(args) == 2 and args[1] in KIND and not s.hands[6 * seat + KIND[args[1]]]:
        return no(asked.rule_now(s), "NOT_IN_HAND")
    return no(asked.rule_now(s), "NOT_IN_POOL")


def _in_hand(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    """`bury`, `show`"""
    rule = asked.rule_now(s)
    if any(word in KIND and not s.hands[6 * seat + KIND[word]] for word in args):
        return no(rule, "NOT_IN_HAND")
    return no(rule, "DIFFERENT_DRAGONS") if asked.kind_now(s) == "show" else None


def _tuck(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    return no(asked.rule_now(s), "CANNOT_TUCK") if args and args[0] in ENCHANTMENT else None


def _cell(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    return no(asked.rule_now(s), "CELL_TAKEN") if args and args[0] in ("1", "2", "3") else None


def _unlock(s: Flamecraft, seat: int, args: list[str], asked: Asked) -> Refusal | None:
    return no(asked.rule_now(s), "NOT_MET") if args and args[0] in ACHIEVEMENT else None


REASONS: Final[dict[str, Callable[[Flamecraft, int, list[str], Asked], Refusal | None]]] = {
    "visit": _visit,
    "give": _give,
    "gift": _give,
    "put": _give,
    "take": _take,
    "draw": _draw,
    "enchant": _enchant,
    "study": _card,
    "resolve": _card,
    "reserve": _reserve,
    "place": _place,
    "fire": _fire,
    "swap": _swap,
    "exchange": _exchange,
    "use": _use,
    "errand": _shop,
    "herald": _shop,
    "keep": _fancy,
    "return": _fancy,
    "bury": _in_hand,
    "show": _in_hand,
    "tuck": _tuck,
    "cell": _cell,
    "unlock": _unlock,
}
