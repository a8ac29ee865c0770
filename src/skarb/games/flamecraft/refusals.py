"""Why an answer is not legal, or touches lead to none: the first rule of FLC-26.3 that fits what was meant."""

from typing import Final

from skarb.games.flamecraft.cards import (
    ACHIEVEMENT,
    AFTER_CAST,
    ANY_TIME,
    CELL_SHOP,
    COMPANION,
    COMPANION_RULE,
    ENCHANTMENT,
    FANCY_ID,
    FANCY_MOON,
    FANCY_WHEN,
    FIRES,
    GAIN_LOCATION,
    HAND,
    HERE,
    ITEM,
    KIND,
    KINDS,
    ON_PLACE,
    PARK,
    PLAYABLE_MASK,
    SHOP,
    SHOPS,
)
from skarb.games.flamecraft.flow.enchanting import CostAsk, FromCostAsk, SetsAsk
from skarb.games.flamecraft.flow.firing import (
    FireManyAsk,
    FireOneAsk,
    NewcomerAsk,
    PocusAsk,
    SwapAsk,
    under_pocus,
)
from skarb.games.flamecraft.flow.interpreter import OfEffect
from skarb.games.flamecraft.flow.possible import wish_met
from skarb.games.flamecraft.flow.powers import LoadAsk
from skarb.games.flamecraft.flow.reasons import REASONS, Asked, fire_pool, no
from skarb.games.flamecraft.flow.supply import GoodsAsk, park_name
from skarb.games.flamecraft.flow.turn import AbilityAsk, EnchantFireAsk, GatherFireAsk, GatherPlaceAsk, GiveAsk
from skarb.games.flamecraft.flow.windows import Carrier
from skarb.games.flamecraft.notation import slot_name
from skarb.games.flamecraft.notation import text as words
from skarb.games.flamecraft.state import KIND_BITS, PARK_SPOT, Flamecraft
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Frame

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
    if verb in ("skip", "done") and verb not in [legal.split(" ")[0] for legal in legal_texts(s, asked, seat)]:
        return must_go_on(s, asked)
    if verb not in VERBS.get(kind, ()):
        return other_question(s, asked)
    special = REASONS.get(verb)
    if special is not None:
        found = special(s, seat, args, asked)
        if found is not None:
            return found
    if verb in ("pay", "sets"):
        return no(rule if isinstance(asked, (CostAsk, SetsAsk)) else "FLC-8.2", "NOT_A_PAYMENT")
    return no(rule, "NOT_POSSIBLE")


def other_question(s: Flamecraft, asked: Asked) -> Refusal:
    rule = "FLC-5.1" if in_gather(s) else asked.rule_now(s)
    return no(rule, "OTHER_QUESTION", question="@question-" + asked.kind_now(s))


def legal_texts(s: Flamecraft, asked: Asked, seat: int) -> list[str]:
    return [words(s, c) for c in (s.choices() if seat == asked.seat(s) else asked.choices(s, seat))]


def in_gather(s: Flamecraft) -> bool:
    """The question is a step of Gather, or inside one."""
    return any(isinstance(frame, (GatherPlaceAsk, GatherFireAsk, AbilityAsk)) for frame in s.stack[2:4])


def must_go_on(s: Flamecraft, asked: Asked) -> Refusal:
    """`skip` or `done` where something must be carried out."""
    if isinstance(asked, PocusAsk) or (
        isinstance(asked, (GatherFireAsk, EnchantFireAsk, FireManyAsk, FireOneAsk, NewcomerAsk))
        and (under_pocus(s) or (isinstance(asked, GatherFireAsk) and asked.pocus))
    ):
        return no("FLC-15.4", "MUST_FIRE_ONE")
    if of_fire(asked):
        return no("FLC-7.11", "MUST_CARRY_OUT")
    if isinstance(asked, (OfEffect, FireManyAsk)):
        return no("FLC-8.1", "MUST_CARRY_OUT")
    return other_question(s, asked)


def of_fire(asked: Frame) -> bool:
    """The question belongs to the ability of a dragon that was fired."""
    if isinstance(asked, SwapAsk):
        return True
    return isinstance(asked, OfEffect) and asked.effect in FIRES


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


# -- touches -----------------------------------------------------------------------------------------------------------

SEATS: Final = {name: i for names in ("01234", "ABCDE", "abcde") for i, name in enumerate(names)}
SPACES: Final = [str(space) for space in range(1, 15)]
TOWN: Final = ("shop", "slot", "dragon", "cell")
LOOKED_AT: Final = ("seat", "played", "space", "cell", "achievement")  # unless a question is about them
LISTED: Final = ("pay", "coins", "offer", "sets", "reward", "hocus", "goods")
WORDS: Final = {verb for verbs in VERBS.values() for verb in verbs}


class Touched:
    """What a path of element ids names, whatever the order; what the page draws nowhere is passed over."""

    def __init__(self, s: Flamecraft, path: list[str]) -> None:
        self.sort = ""  # of the last one
        self.hand: list[str] = []
        self.items: list[str] = []
        self.fancy = ""
        self.companion = ""
        self.card = ""  # an enchantment
        self.shop = ""
        self.slot = ""
        self.kind = ""  # of a dragon in town
        self.park = ""
        self.seat = -1
        self.number = ""
        self.achievement = ""
        self.words = ""  # of a button, or a line of a list
        for element in path[-8:]:
            sort, _, name = element.partition(":")
            shop, _, rest = name.partition(":")
            if sort in ("row", "reserved") and name in ENCHANTMENT:
                self.sort, self.card = "row", name
            elif sort in ("own", "supply") and name in ITEM:
                self.sort = "own"
                self.items.append(name)
            elif sort == "hand" and name in KIND:
                self.sort = sort
                self.hand.append(name)
            elif sort in ("fancy", "played") and name in FANCY_ID:
                self.sort, self.fancy = sort, name
            elif sort == "companion" and name in COMPANION:
                self.sort, self.companion = sort, name
            elif sort == "shop" and name in SHOP:
                self.sort, self.shop = sort, name
            elif sort == "slot" and shop in SHOP and rest in ("1", "2", "3"):
                self.sort, self.shop, self.slot = sort, shop, rest
            elif sort == "dragon" and shop in SHOP and rest.rstrip("*") in KIND:
                self.sort, self.shop, self.kind = sort, shop, rest.rstrip("*")
            elif sort == "cell" and name in ("1", "2", "3"):
                self.sort, self.shop, self.number = sort, SHOPS[CELL_SHOP], name
            elif sort == "space" and name in SPACES:
                self.sort, self.number = sort, name
            elif sort == "park" and name.rstrip("*") in [park_name(s, i, False) for i in range(len(s.park))]:
                self.sort, self.park = sort, name
            elif sort == "deck" and name == "artisan":
                self.sort = sort
            elif sort == "seat" and SEATS.get(name, s.n) < s.n:
                self.sort, self.seat = sort, SEATS[name]
            elif sort == "achievement" and name in ACHIEVEMENT:
                self.sort, self.achievement = sort, name
            elif sort in ("button", "list") and name.replace("-", " ").partition(" ")[0] in WORDS:
                self.sort, self.words = "button", name.replace("-", " ") if sort == "button" else name


def why_not_touch(s: Flamecraft, seat: int, path: list[str]) -> Refusal | None:
    """What the touches must have meant at this question, and the reason against it."""
    touched = Touched(s, path)
    asked = s.asking()
    if not touched.sort:
        return None
    if asked is None or seat not in asked.seats(s):
        return None if touched.sort in LOOKED_AT else why_not(s, seat, touched.words)
    legal = legal_texts(s, asked, seat)
    if touched.sort == "button":
        meant: str | Refusal = touched.words
    else:
        meant = meaning(s, seat, asked, touched, legal)
    if isinstance(meant, Refusal):
        return meant
    if not meant and touched.sort == "fancy":
        meant = "play " + touched.fancy
    elif not meant and touched.sort == "companion":
        meant = "use " + touched.companion
    if not meant:
        return None if touched.sort in LOOKED_AT else other_question(s, asked)
    return no(asked.rule_now(s), "TOUCH_OTHERWISE") if meant in legal else why_not(s, seat, meant)


def meaning(s: Flamecraft, seat: int, asked: Asked, t: Touched, legal: list[str]) -> str | Refusal:
    """The choice that was meant, or what is missing; nothing if this question is not about such things."""
    kind = asked.kind_now(s)
    if kind in ("visit", "errand", "herald") and t.sort in TOWN:
        return f"{kind} {t.shop}"
    if kind in ("act", "study", "resolve", "reserve") and t.sort == "row":
        return f"{'enchant' if kind == 'act' else kind} {t.card}"
    if kind in ("keep", "return", "play") and t.sort in ("fancy", "played"):
        return f"{kind} {t.fancy}"
    if kind in ("cell", "space") and t.sort == kind:
        return f"{kind} {t.number}"
    if kind == "unlock" and t.sort == "achievement":
        return f"unlock {t.achievement}"
    if kind == "bury" and t.sort == "hand":
        return f"bury {t.hand[-1]}"
    if kind == "show" and t.sort == "hand":
        return "show " + " ".join(t.hand)
    if kind == "ability" and t.sort in TOWN and SHOP[t.shop] == s.at[seat]:
        return other_question(s, asked) if "use" in legal else "use"
    if kind == "draw" and t.sort in ("park", "deck"):
        return "draw deck" if t.sort == "deck" else "draw " + starred(t.park, legal)
    if kind == "tuck" and (t.sort in TOWN or t.sort == "row"):
        return f"tuck {t.card} {t.shop}" if t.card else no(asked.rule_now(s), "CARD_FIRST")
    if kind == "place" and (t.sort in TOWN or t.sort == "hand"):
        return placing(s, seat, asked, t, legal)
    if kind == "fire" and (t.sort in TOWN or t.sort in ("hand", "park")):
        return firing(s, seat, asked, t, legal)
    if kind in ("swap", "exchange") and (t.sort in TOWN or t.sort == "hand"):
        return changing(s, seat, asked, t, legal)
    if kind in ("give", "gift") and t.sort in ("own", "hand", "fancy", "seat"):
        return giving(s, seat, asked, t)
    if kind == "load" and t.sort in ("own", "park") and isinstance(asked, LoadAsk):
        if not t.items:
            return no(asked.rule_now(s), "THING_FIRST")
        name = park_name(s, asked.order[asked.here])
        return f"put {t.items[-1]} {starred(t.park, [name]) if t.park else name}"
    if kind in ("good", "goods", "clink") and t.sort == "own" and not isinstance(asked, FromCostAsk):
        times = 2 if isinstance(asked, GoodsAsk) and asked.step().op == GAIN_LOCATION else 1
        return "take " + " ".join(f"{times} {item}" for item in t.items)
    return no(asked.rule_now(s), "FROM_LIST") if kind in LISTED and t.sort == "own" else ""


def starred(name: str, among: list[str]) -> str:
    """A card as it is written: fired in this step or not."""
    plain = name.rstrip("*")
    return plain + "*" if any(plain + "*" in text.split(" ") for text in among) else plain


def placing(s: Flamecraft, seat: int, asked: Asked, t: Touched, legal: list[str]) -> str | Refusal:
    here = isinstance(asked, GatherPlaceAsk)
    rule = asked.rule_now(s)
    if t.hand and t.sort == "slot":
        return f"place {t.hand[-1]} {t.shop} {t.slot}"
    if t.sort == "hand":
        held = s.hands[6 * seat + KIND[t.hand[-1]]]
        return no("FLC-6.1", "NO_SLOT_FITS") if held else no(rule, "NOT_IN_HAND")
    if SHOP[t.shop] not in s.town:
        return no(rule, "SHOP_NOT_THERE")
    if here and SHOP[t.shop] != s.at[seat]:
        return no(rule, "OTHER_SHOP")
    if t.sort == "cell":
        return no("FLC-9.4", "NO_SLOTS_HERE")
    if t.sort != "slot":
        return no("FLC-6.1", "SLOT_DOES_NOT_FIT") if t.hand else ""
    fits = any(f"place {kind} {t.shop} {t.slot}" in legal for kind in KINDS)
    return no(rule, "DRAGON_FIRST") if fits else no("FLC-6.1", "NOTHING_FITS")


def firing(s: Flamecraft, seat: int, asked: Asked, t: Touched, legal: list[str]) -> str | Refusal:
    which, here = fire_pool(s, seat, asked)
    if t.sort == "hand":
        return f"fire {t.hand[-1]}" if which == HAND else ""
    if t.sort == "park":
        return "fire " + t.park if which == PARK else no(asked.rule_now(s), "NOT_IN_POOL")
    if t.sort in ("slot", "cell"):
        return ""
    shop = SHOP[t.shop]
    for i in range(3 * shop, 3 * shop + 3):  # a touch of a dragon that cannot be chosen comes as one of its shop
        if shop in s.town and s.slots[i] >= 0 and t.kind in ("", KINDS[s.slots[i] & KIND_BITS]):
            name = slot_name(s, i)
            text = f"fire {name}" if shop == here and which == HERE else f"fire {t.shop} {name}"
            if text not in legal:
                return text
    return ""


def changing(s: Flamecraft, seat: int, asked: Asked, t: Touched, legal: list[str]) -> str | Refusal:
    """A dragon in town with the one that is fired, or with one of the hand."""
    if t.sort in ("slot", "cell"):
        return ""
    if isinstance(asked, SwapAsk):
        own = 0 <= asked.spot < PARK_SPOT and bool(t.shop) and SHOP[t.shop] == asked.spot // 3
        kind = t.kind if t.sort == "dragon" or not own else KINDS[s.slots[asked.spot] & KIND_BITS]
        return f"swap {t.shop} {kind}" if kind and t.sort != "hand" else ""
    if t.sort == "hand" and not t.kind:
        return no(asked.rule_now(s), "TOWN_FIRST")
    return f"exchange {t.kind} {t.hand[-1] if t.hand else ''}"


def giving(s: Flamecraft, seat: int, asked: Asked, t: Touched) -> str | Refusal:
    """A thing and who gets it; if nobody was touched, somebody."""
    if t.sort == "seat" and not (t.items or t.hand or t.fancy):
        return no(asked.rule_now(s), "TO_ONESELF" if t.seat == seat else "THING_FIRST")
    to = t.seat if t.seat >= 0 else asked.to if isinstance(asked, GiveAsk) else (seat + 1) % s.n
    receiver = "" if s.setup.solo else " " + chr(97 + to)
    if t.items:
        return f"{asked.kind_now(s)} {t.items[-1]}{receiver}"
    if asked.kind_now(s) == "give":
        return ""
    return f"gift dragon {t.hand[-1]}{receiver}" if t.hand else f"gift fancy {t.fancy}{receiver}"
