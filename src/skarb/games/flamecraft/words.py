"""What people read: labels of choices, and the text of every card, made from its data in any language."""

from typing import Any

from skarb.games.flamecraft import choice as v
from skarb.games.flamecraft.cards import (
    ACHIEVEMENTS,
    ARTISANS,
    COMPANIONS,
    EFFECTS,
    ENCHANTMENTS,
    FANCY,
    ITEMS,
    KINDS,
    OPS,
    POCUS_REWARD,
    RAW,
    REWARDS,
    SHOPS,
)
from skarb.games.flamecraft.choice import first, second, verb, whole
from skarb.games.flamecraft.flow.gifts import GiftRewardAsk
from skarb.games.flamecraft.flow.powers import OptionAsk
from skarb.games.flamecraft.notation import text
from skarb.games.flamecraft.state import HAND_SPOT, KIND_BITS, PARK_SPOT, Flamecraft, spoken
from skarb.kernel.state import Ask
from skarb.texts import say

GAME = "flamecraft"

# -- labels ------------------------------------------------------------------------------------------------------------


def dragon_at(s: Flamecraft, spot: int) -> str:
    if spot >= HAND_SPOT:
        kind = spot - HAND_SPOT
    else:
        kind = (s.park[spot - PARK_SPOT] if spot >= PARK_SPOT else s.slots[spot]) & KIND_BITS
    return "@dragon-" + KINDS[kind]


def park_card(s: Flamecraft, place: int) -> list[str]:
    """A Park dragon and what lies on it."""
    load = 0
    for item in range(7):
        load += (s.loads[place] >> 16 * item & 31) << 5 * item
    return [dragon_at(s, PARK_SPOT + place), *spoken(load)]


_PLAIN = {
    v.GATHER: "gather",
    v.DRAW_DECK: "draw-deck",
    v.END: "end",
    v.USE: "use",
    v.USES_ABILITY: "ability",
    v.FLIPS: "flip",
    v.STOP: "stop",
    v.NOTHING_PAID: "nothing",
}
_CARD: dict[int, tuple[str, list[str]]] = {
    v.ENCHANT: ("enchant", ENCHANTMENTS),
    v.PLAY: ("play", FANCY),
    v.USE_COMPANION: ("companion", COMPANIONS),
    v.RETURN: ("return", FANCY),
    v.KEEP: ("keep", FANCY),
    v.STUDY: ("study", ENCHANTMENTS),
    v.RESERVES: ("reserve", ENCHANTMENTS),
    v.RESOLVES: ("resolve", ENCHANTMENTS),
}
_SHOP = {v.VISIT: "visit", v.HERALD: "herald", v.ERRAND: "errand"}
_NUMBER = {v.SETS: "sets", v.SPACE: "space", v.CELL: "cell"}
_ITEMS = {v.PAYS: "pay", v.TAKE: "take", v.OFFER: "offer"}


def label(s: Flamecraft, c: int) -> tuple[str, dict[str, Any]]:
    what = verb(c)
    a, b = first(c), second(c)
    if what in (v.SKIP, v.DONE):  # what is declined
        asked = s.stack[-1]
        assert isinstance(asked, Ask)
        return f"choice-{'skip' if what == v.SKIP else 'done'}-{asked.kind}", {}
    if what == v.REP:
        return "choice-rep", {"n": REWARDS[POCUS_REWARD].rep}
    if what in _PLAIN:
        return "choice-" + _PLAIN[what], {}
    if what in _CARD:
        return "choice-" + _CARD[what][0], {"card": "@card-" + _CARD[what][1][a]}
    if what in _SHOP:
        return "choice-" + _SHOP[what], {"shop": "@card-" + SHOPS[a]}
    if what in _NUMBER:
        return "choice-" + _NUMBER[what], {"n": a}
    if what in _ITEMS:
        return "choice-" + _ITEMS[what], {"items": spoken(whole(c))}
    if what == v.WHISPER:
        return ("choice-whisper", {"items": spoken(whole(c))}) if whole(c) else ("choice-whisper-nothing", {})
    if what in (v.GIVE, v.GIFTS):
        args = {"item": "@good-" + ITEMS[a]}
        if b == 0:
            return "choice-gift-solo", args
        return "choice-give" if what == v.GIVE else "choice-gift", {**args, "to": chr(64 + b)}
    if what in (v.GIFT_DRAGON, v.GIVE_FANCY):
        args = {"card": "@dragon-" + KINDS[a] if what == v.GIFT_DRAGON else "@card-" + FANCY[a]}
        return ("choice-gift-card", {**args, "to": chr(64 + b)}) if b else ("choice-gift-card-solo", args)
    if what == v.DRAW:
        return "choice-draw", {"cards": park_card(s, a)}
    if what == v.DRAW_TWO:
        return "choice-draw", {"cards": park_card(s, a) + park_card(s, b)}
    if what == v.PLACES:
        return "choice-place", {"kind": "@dragon-" + KINDS[a], "shop": "@card-" + SHOPS[b // 3], "slot": b % 3 + 1}
    if what in (v.FIRES_HERE, v.FIRES_PARK):
        return "choice-fire", {"kind": dragon_at(s, b)}
    if what == v.FIRES_AT:
        return "choice-fire-at", {"kind": dragon_at(s, b), "shop": "@card-" + SHOPS[b // 3]}
    if what == v.SWAPS:
        return "choice-swap", {"kind": dragon_at(s, a), "shop": "@card-" + SHOPS[a // 3], "slot": a % 3 + 1}
    if what in (v.BURY, v.HOCUS):
        return "choice-bury" if what == v.BURY else "choice-hocus", {"kind": "@dragon-" + KINDS[a]}
    if what == v.TUCK:
        return "choice-tuck", {"card": "@card-" + ENCHANTMENTS[a], "shop": "@card-" + SHOPS[b]}
    if what == v.UNLOCK:
        return "choice-unlock", {"cards": ["@card-" + ACHIEVEMENTS[i] for i in ([a, b - 1] if b else [a])]}
    if what == v.EXCHANGES:
        return "choice-exchange", {"kind": dragon_at(s, a), "other": "@dragon-" + KINDS[b]}
    if what == v.OPTION:
        asked = s.stack[-1]
        assert isinstance(asked, OptionAsk)
        return "choice-option-" + OPS[EFFECTS[asked.step().effects[a - 1]][0].op], {}
    if what == v.REWARD:
        top = s.stack[-1]
        assert isinstance(top, GiftRewardAsk)
        one, other = (REWARDS[reward] for reward in top.step().choice)
        return "choice-reward", {"rep": one.rep * a + other.rep * b, "coin": one.coin * a + other.coin * b}
    if what == v.KEEP_SIDE:
        return "choice-keep-heads" if a else "choice-keep-tails", {}
    if what == v.PUT:
        return "choice-put", {"item": "@good-" + ITEMS[a], "card": park_card(s, b)}
    if what == v.SKIP_LOAD:
        return "choice-skip-load", {"card": park_card(s, b)}
    if what == v.SHOW:
        return "choice-show", {"cards": ["@dragon-" + KINDS[kind] for kind in range(6) if a >> kind & 1]}
    return "choice", {"text": text(s, c)}


# -- texts of cards ----------------------------------------------------------------------------------------------------


class Words:
    """The renderer of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, GAME, message, **args)

    def kind(self, kind: str) -> str:
        return self.say("good-" + kind)

    def icon(self, icon: str) -> str:
        return self.kind(icon) if icon in KINDS else self.say("icon-" + icon)

    def goods(self, goods: dict[str, int], message: str = "item-{}") -> list[str]:
        return [self.say(message.format(kind), n=goods[kind]) for kind in KINDS if kind in goods]

    def listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("word-and", a=", ".join(parts[:-1]), b=parts[-1])

    def reward(self, reward: dict[str, Any]) -> str:
        """In the order in which it is taken. FLC-1.1"""
        parts: list[str] = []
        for key in ("rep", "coin", "goods", "any_good", "artisan", "fancy"):
            if key == "goods":
                parts += self.goods(reward.get("goods", {}))
            elif reward.get(key):
                parts.append(self.say("reward-" + key, n=reward[key]))
        return self.listed(parts) or self.say("reward-nothing")

    def cost(self, cost: dict[str, Any]) -> str:
        parts = self.goods(cost.get("goods", {}))
        parts += [self.say("cost-" + key, n=cost[key]) for key in ("same_kind", "different") if key in cost]
        if "coin" in cost:
            parts.append(self.say("reward-coin", n=cost["coin"]))
        return self.listed(parts)

    def count(self, count: dict[str, Any]) -> str:
        kind = count.get("kind", "")
        if kind and kind not in KINDS:
            return self.say(f"count-{count['of']}-{kind}")
        return self.say("count-" + count["of"], kind=kind)

    def effect(self, steps: list[dict[str, Any]]) -> str:
        """Sentences; what is paid for stands behind its price."""
        if steps[0]["op"] == "pay":
            return self.say("op-pay", cost=self.cost(steps[0]["cost"]), part=self.part(steps[1:]))
        return " ".join(self.step(step) for step in steps)

    def part(self, steps: list[dict[str, Any]]) -> str:
        """An effect within a sentence."""
        told = self.effect(steps)
        return told[:1].lower() + told[1:]

    def step(self, step: dict[str, Any]) -> str:
        op = step["op"]
        args: dict[str, Any] = {"n": step.get("n", step.get("max", step.get("coins", step.get("goods", 0))))}
        for name, keys in (
            ("reward", ("reward", "each", "each_empty", "get")),
            ("extra", ("extra", "gift_reward")),
            ("loaded", ("each_loaded",)),
            ("all", ("all_five",)),
            ("also", ("if_fills",)),
            ("heads", ("heads",)),
            ("tails", ("tails",)),
        ):
            for key in keys:
                if isinstance(step.get(key), dict):
                    args[name] = self.reward(step[key])
        message = "op-" + op
        if op == "gain_per":
            args["count"] = self.count(step["count"])
            if "max_rep" in step:
                message, args["cap"] = "op-gain_per-cap", step["max_rep"]
        elif op == "gain_if_most":
            args["least"] = step["min"]
        elif op == "gain_goods_of_dragons":
            message, args["n"] = f"{message}-{step['pool']}", step["each"]
        elif op == "pay_up_to" and "different_good" in step["unit"]:
            message += "-different"
        elif op == "gift":
            message += "-" + step["what"]
            if "each_choice" in step:
                message += "-some"
                args["least"] = step["min"]
                args["first"], args["second"] = (self.reward(each) for each in step["each_choice"])
            elif "kind" in step:
                message += "-kind"
                args["what"] = self.say("item-" + step["kind"], n=1)
        elif op == "draw_artisan" and step["from"] == ["deck"]:
            message += "-deck"
        elif op == "draw_fancy_choice":
            args["n"] = step["draw"]
        elif op == "place":
            which = {"extra": "any", "if_fills": "fills"}
            found = [word for key, word in which.items() if key in step]
            found += ["coins"] if step["reward"] == "printed_rep_as_coins" else []
            message += "-" + found[0] if found else ""
        elif op == "fire":
            message += "-" + self.fire_word(step)
        elif op == "swap":
            message += "-hand" if step["b"] == "one_dragon_in_hand" else "-town"
        elif op == "use_fire_ability":
            args["kinds"] = ", ".join(self.kind(kind) for kind in step["kinds"])
        elif op == "choose":
            args["first"], args["second"] = (self.effect(option) for option in step["options"])
        elif op == "may":
            args["part"] = self.part(step["steps"])
        elif op == "resolve_enchantment":
            message += "-" + step["then"]
        elif op == "play_fancy":
            message += "-played" if "played" in step["from"] else "-hand"
        return self.say(message, **args)

    def fire_word(self, step: dict[str, Any]) -> str:
        pool = "placed" if step["pool"] == "shop_of_that_placement" else step["pool"]
        if step["n"] == "any":
            return pool + "-any"
        then = {"take_it": "-take", "may_gift_it": "-gift"}
        if "then" in step:
            return str(pool + then[step["then"]])
        return str(pool + ("-unfired" if step.get("filter") == "not_fired_this_turn" else ""))

    # -- whole cards -------------------------------------------------------------------------------------------------

    def shop(self, card: dict[str, Any]) -> str:
        parts = [self.say("shop-icon", reward=self.reward(card["gather"]))]
        for i, slot in enumerate(card["slots"]):
            wild = slot["accepts"] == ["wild"]
            kinds = self.say("slot-wild") if wild else " / ".join(self.kind(kind) for kind in slot["accepts"])
            message = "shop-slot" if slot["reward"] else "shop-slot-bare"
            parts.append(self.say(message, slot=i + 1, kinds=kinds, reward=self.reward(slot["reward"])))
        for i, cell in enumerate(card.get("cells", [])):
            reward = {key: n for part in cell["rewards"] for key, n in part.items()}
            parts.append(self.say("shop-cell", slot=i + 1, reward=self.reward(reward)))
        parts += [self.say("passive-" + word) for word in card["passive"]]
        if "ability" in card:
            parts.append(self.effect(card["ability"]))
        return " ".join(parts)

    def enchantment(self, card: dict[str, Any]) -> str:
        icon, cost = self.kind(card["icon"]), ", ".join(self.goods(card["cost"]["goods"], "good-{}-n"))
        if "multi" in card:
            row = ", ".join(map(str, card["multi"]["rep_by_sets"]))
            return self.say("enchantment-sets", icon=icon, cost=cost, max=card["multi"]["max_sets"], row=row)
        told = self.say("enchantment-text", icon=icon, cost=cost, reward=self.reward(card["reward"]))
        return told + (" " + self.say("enchantment-no-coin") if card["no_coin"] else "")

    def fancy(self, card: dict[str, Any]) -> str:
        parts = [self.say("type-" + card["type"], when="@when-" + card["when"])]
        if "need" in card:
            need = card["need"]
            for key, n in (need | need.get("each", {})).items():
                if key not in ("shops_at_least", "each"):
                    parts.append(self.say("need-" + key, n=n, shops=need.get("shops_at_least", 0)))
        return " ".join([*parts, self.effect(card["effect"])])

    def companion(self, card: dict[str, Any]) -> str:
        """Its power may be used once a game. FLC-16.3"""
        parts = [self.say("start", part=self.part(card["start"]))] if "start" in card else []
        return " ".join([*parts, self.say("once", when="@when-" + card["when"], part=self.part(card["ability"]))])

    def dragon(self, card: dict[str, Any]) -> str:
        fire = next(fire for fire in RAW["dragons"]["fire"] if fire["kind"] == card["kind"])
        dragon = self.say("dragon-" + card["kind"])
        return self.say("dragon-text", dragon=dragon[:1].upper() + dragon[1:], part=self.part(fire["effect"]))

    def achievement(self, card: dict[str, Any]) -> str:
        key, need = next(iter(card["requirement"].items()))
        if isinstance(need, dict):
            told = self.say("require-" + key, **need)
        else:
            told = self.say("require-" + key, n=need)
        changes = [self.say("change-replace", old=f"@card-{a}", new=f"@card-{b}") for a, b in card["replace_shops"]]
        changes += [self.say("change-shop", card=f"@card-{name}") for name in card["add_shops"]]
        changes += [self.say("change-fancy", card=f"@card-{name}") for name in card["add_fancy"]]
        told = self.say("achievement-text", need=told, changes=", ".join(changes))
        return told[:1].upper() + told[1:]


CARDS: list[str] = [*SHOPS, *ARTISANS, *ENCHANTMENTS, *FANCY, *COMPANIONS, *ACHIEVEMENTS]


def card_text(card: str, lang: str) -> str:
    words = Words(lang)
    if card in SHOPS:
        return words.shop(RAW["shops"]["shop"][SHOPS.index(card)])
    if card in ARTISANS:
        return words.dragon(RAW["dragons"]["dragon"][ARTISANS.index(card)])
    if card in ENCHANTMENTS:
        return words.enchantment(RAW["enchantments"]["enchantment"][ENCHANTMENTS.index(card)])
    if card in FANCY:
        return words.fancy(RAW["fancy"]["fancy"][FANCY.index(card)])
    if card in COMPANIONS:
        return words.companion(RAW["companions"]["companion"][COMPANIONS.index(card)])
    return words.achievement(RAW["solo"]["achievement"][ACHIEVEMENTS.index(card)])
