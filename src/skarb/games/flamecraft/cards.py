"""All cards as flat tables, read from the TOML files in data/. FLC-1 is the vocabulary of their effects.

Everything is a number: kinds 0–5, items 0–6 (coin last), shops, enchantments, fancy dragons, companions, achievements
in the order of the data. An effect is an index into `EFFECTS`, a reward one into `REWARDS`, a price one into `COSTS`.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

Kind = Literal["bread", "meat", "iron", "plant", "crystal", "potion"]
KINDS: Final[tuple[Kind, ...]] = ("bread", "meat", "iron", "plant", "crystal", "potion")
COIN: Final = 6  # the item after the six goods
ITEMS: Final = (*KINDS, "coin")
WILD: Final = 6  # icons: the six goods, then these
ICON_COIN: Final = 7
ICONS: Final = (*KINDS, "wild", "coin", "dragon")
ANY: Final = 63  # a mask of all kinds


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(files("skarb.games.flamecraft").joinpath(f"data/{name}").read_text("utf-8"))


RAW: Final[dict[str, dict[str, Any]]] = {
    name: _toml(f"{name}.toml") for name in ("shops", "dragons", "enchantments", "fancy", "companions", "solo")
}
_shops: list[dict[str, Any]] = RAW["shops"]["shop"]
_enchantments: list[dict[str, Any]] = RAW["enchantments"]["enchantment"]
_fancy: list[dict[str, Any]] = RAW["fancy"]["fancy"]
_companions: list[dict[str, Any]] = RAW["companions"]["companion"]
_achievements: list[dict[str, Any]] = RAW["solo"]["achievement"]

SHOPS: Final[list[str]] = [c["id"] for c in _shops]
ENCHANTMENTS: Final[list[str]] = [c["id"] for c in _enchantments]
FANCY: Final[list[str]] = [c["id"] for c in _fancy]
COMPANIONS: Final[list[str]] = [c["id"] for c in _companions]
ACHIEVEMENTS: Final[list[str]] = [c["id"] for c in _achievements]
ARTISANS: Final[list[str]] = [c["id"] for c in RAW["dragons"]["dragon"]]

SHOP: Final[dict[str, int]] = {name: i for i, name in enumerate(SHOPS)}
ENCHANTMENT: Final[dict[str, int]] = {name: i for i, name in enumerate(ENCHANTMENTS)}
FANCY_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(FANCY)}
COMPANION: Final[dict[str, int]] = {name: i for i, name in enumerate(COMPANIONS)}
ACHIEVEMENT: Final[dict[str, int]] = {name: i for i, name in enumerate(ACHIEVEMENTS)}
KIND: Final[dict[str, int]] = {name: i for i, name in enumerate(KINDS)}
ITEM: Final[dict[str, int]] = {name: i for i, name in enumerate(ITEMS)}

STARTERS: Final = 6


def packed(goods: dict[str, int]) -> int:
    """Items as one number, 5 bits each: what choices and rewards carry."""
    return sum(n << 5 * ITEM[item] for item, n in goods.items())


class Reward:
    """FLC-1.1"""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rep: int = data.get("rep", 0)
        self.coin: int = data.get("coin", 0)
        self.fancy: int = data.get("fancy", 0)
        self.artisan: int = data.get("artisan", 0)
        self.any_good: int = data.get("any_good", 0)
        self.goods: int = packed(data.get("goods", {}))


REWARDS: Final[list[Reward]] = [Reward({})]
NOTHING: Final = 0
_reward_keys: dict[str, int] = {"{}": 0}


def _reward(data: dict[str, Any]) -> int:
    """The index of a reward; equal rewards share one."""
    key = repr(sorted(data.items(), key=str))
    if not data:
        return NOTHING
    if key not in _reward_keys:
        _reward_keys[key] = len(REWARDS)
        REWARDS.append(Reward(data))
    return _reward_keys[key]


class Cost:
    """FLC-1.2"""

    def __init__(self, data: dict[str, Any]) -> None:
        self.goods: list[int] = [data.get("goods", {}).get(kind, 0) for kind in KINDS]
        self.same_kind: int = data.get("same_kind", 0)
        self.different: int = data.get("different", 0)
        self.coin: int = data.get("coin", 0)


COSTS: Final[list[Cost]] = []

# -- effects (FLC-1.3) -------------------------------------------------------------------------------------------------

OPS: Final = (
    "gain",
    "gain_per",
    "gain_if_most",
    "gain_different_goods",
    "gain_location_good",
    "gain_goods_of_dragons",
    "pay",
    "pay_up_to",
    "lose_rep",
    "gift",
    "draw_artisan",
    "take_from_park",
    "draw_fancy",
    "draw_fancy_choice",
    "place",
    "fire",
    "swap",
    "use_fire_ability",
    "replace_fire",
    "choose",
    "may",
    "flip",
    "flip_coins",
    "resolve_enchantment",
    "gain_from_cost",
    "reserve",
    "discount",
    "play_fancy",
    "use_shop_ability",
    "gather_at",
    "exchange",
    "put_good_on_park_dragons",
    "put_coins_on_cell",
    "take_all_coins_here",
    "extra_turn",
    "return_fancy",
)
GAIN: Final = 0
GAIN_PER: Final = 1
GAIN_IF_MOST: Final = 2
GAIN_DIFFERENT: Final = 3
GAIN_LOCATION: Final = 4
GAIN_OF_DRAGONS: Final = 5
PAY: Final = 6
PAY_UP_TO: Final = 7
LOSE_REP: Final = 8
GIFT: Final = 9
DRAW_ARTISAN: Final = 10
TAKE_FROM_PARK: Final = 11
DRAW_FANCY: Final = 12
DRAW_FANCY_CHOICE: Final = 13
PLACE: Final = 14
FIRE: Final = 15
SWAP: Final = 16
USE_FIRE: Final = 17
REPLACE_FIRE: Final = 18
CHOOSE: Final = 19
MAY: Final = 20
FLIP: Final = 21
FLIP_COINS: Final = 22
RESOLVE: Final = 23
FROM_COST: Final = 24
RESERVE: Final = 25
DISCOUNT: Final = 26
PLAY_FANCY: Final = 27
USE_SHOP: Final = 28
GATHER_AT: Final = 29
EXCHANGE: Final = 30
LOAD_PARK: Final = 31
FILL_CELL: Final = 32
TAKE_CELLS: Final = 33
EXTRA_TURN: Final = 34
RETURN_FANCY: Final = 35

COUNTS: Final = (
    "artisans_in_hand",
    "goods_owned",
    "faceup_dragons_here",
    "faceup_dragons_in_town",
    "enchantments_in_town",
    "empty_slots_with_reward",
    "faceup_shops_without_own_icon_dragon",
    "good_kinds_with_even_count",
    "good_kinds_with_odd_count",
    "other_fancy_owned",
    "other_tokens_here",
)
ARTISANS_IN_HAND: Final = 0
GOODS_OWNED: Final = 1
DRAGONS_HERE: Final = 2
DRAGONS_IN_TOWN: Final = 3
ENCHANTMENTS_IN_TOWN: Final = 4
EMPTY_SLOTS: Final = 5
SHOPS_WITHOUT_OWN: Final = 6
EVEN_KINDS: Final = 7
ODD_KINDS: Final = 8
OTHER_FANCY: Final = 9
OTHER_TOKENS: Final = 10
DRAWN_KIND: Final = -2  # which kind a count means: the one drawn in step 1 …
PLACED_KIND: Final = -3  # … or just placed

POOLS: Final = ("here", "park", "hand", "other_shops", "shop_of_that_placement")
HERE: Final = 0
PARK: Final = 1
HAND: Final = 2
OTHER_SHOPS: Final = 3
PLACED_SHOP: Final = 4
GIFTS: Final = ("good", "coin", "artisan", "fancy")
GIFT_GOOD: Final = 0
GIFT_COIN: Final = 1
GIFT_ARTISAN: Final = 2
GIFT_FANCY: Final = 3


class Step:
    """One step of an effect, its words turned into numbers. What a field means depends on `op`."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.n = 0  # how many; 99: any number
        self.least = 0
        self.reward = NOTHING
        self.extra = NOTHING  # extra, if_fills, each_loaded, tails, gift_reward …
        self.also = NOTHING
        self.choice: list[int] = []  # rewards, one of which is chosen
        self.cost = -1
        self.count = -1
        self.kind = -1  # a kind, DRAWN_KIND, PLACED_KIND; -1: any
        self.cap = 0  # most rep; 0: no cap
        self.pool = -1
        self.what = 0
        self.flag = False
        self.mask = 0  # kinds, places or moments allowed
        self.effects: list[int] = []


EFFECTS: Final[list[list[Step]]] = []
EFFECT_RULE: Final[list[str]] = []  # the rule of the card that an effect belongs to

RULE_CARD: Final[dict[str, str]] = {
    card["rule"]: card["id"] for card in [*_shops, *_fancy, *_companions] if {"ability", "effect"} & set(card)
}

MOMENTS: Final = (
    "any_time",
    "any_time_after_visit",
    "on_place",
    "on_fire",
    "after_cast",
    "when_paying_enchantment",
    "on_reveal_own_turn",
    "game_end",
)
ANY_TIME: Final = 0
AFTER_VISIT: Final = 1
ON_PLACE: Final = 2
ON_FIRE: Final = 3
AFTER_CAST: Final = 4
WHEN_PAYING: Final = 5
ON_REVEAL: Final = 6
GAME_END: Final = 7
FROM_HAND: Final = 1  # places an effect may take from, as bits
FROM_OTHER: Final = 2  # the deck, the own reserve, or what was played


def _count(step: Step, count: dict[str, Any]) -> None:
    step.count = COUNTS.index(count["of"])
    kind = count.get("kind", count.get("reward", ""))
    named = {"drawn_in_this_gather": DRAWN_KIND, "placed_dragon": PLACED_KIND}
    step.kind = named[kind] if kind in named else KIND.get(kind, -1)


def _step(data: dict[str, Any], rule: str) -> Step:
    op = OPS.index(data["op"])
    step = Step(op)
    n = data.get("n", data.get("max", data.get("reroll", data.get("coins", data.get("goods", 0)))))
    step.n = 99 if n == "any" else n
    step.least = data.get("min", 0)
    reward = data.get("reward", data.get("each", data.get("heads", data.get("each_empty", {}))))
    if isinstance(reward, dict):
        step.reward = _reward(reward)
    elif isinstance(reward, int):
        step.what = reward
    elif reward == "printed_rep_as_coins":
        step.flag = True
    for key in ("extra", "each_loaded", "gift_reward"):
        step.extra = _reward(data[key]) if key in data else step.extra
    if isinstance(data.get("tails"), dict):
        step.extra = _reward(data["tails"])
    for key in ("if_fills", "all_five"):
        step.also = _reward(data[key]) if key in data else step.also
    if "cost" in data:
        step.cost = len(COSTS)
        COSTS.append(Cost(data["cost"]))
    if "count" in data:
        _count(step, data["count"])
    step.cap = data.get("max_rep", 0)
    step.pool = POOLS.index(data["pool"]) if data.get("pool") in POOLS else -1
    if op == GIFT:
        step.what = GIFTS.index(data["what"])
        step.kind = KIND.get(data.get("kind", ""), -1)
        step.flag = data.get("same_kind", False)
        step.choice = [_reward(each) for each in data.get("each_choice", [])]
    elif op in (DRAW_ARTISAN, PLAY_FANCY, FROM_COST, RESOLVE):
        places = data.get("from", [])
        step.mask = FROM_HAND * bool({"park", "hand", "row"} & set(places))
        step.mask |= FROM_OTHER * bool({"deck", "played", "reserved"} & set(places))
        step.flag = data.get("then") == "reserve"
    elif op == PLACE:
        step.mask = 1 if data["match"] else 0
    elif op == FIRE:
        step.what = ("", "not_fired_this_turn", "same_kind_as_fired_this_turn").index(data.get("filter", ""))
        step.kind = ("", "take_it", "may_gift_it").index(data.get("then", ""))  # what follows the fire
    elif op == SWAP:
        step.flag = data["b"] == "one_dragon_in_hand"
    elif op == USE_FIRE:
        step.mask = sum(1 << KIND[kind] for kind in data["kinds"])
    elif op == PAY_UP_TO:
        step.flag = "different_good" in data["unit"]
    elif op == CHOOSE:
        step.effects = [_effect(option, rule) for option in data["options"]]
    elif op == MAY:
        step.effects = [_effect(data["steps"], rule)]
    return step


def _effect(data: list[dict[str, Any]] | None, rule: str) -> int:
    if data is None:
        return -1
    steps = [_step(step, rule) for step in data]
    EFFECTS.append(steps)
    EFFECT_RULE.append(rule)
    return len(EFFECTS) - 1


_FIRE_RULES: Final = ("FLC-7.2", "FLC-7.3", "FLC-7.4", "FLC-7.5", "FLC-7.6", "FLC-7.7")
FIRES: Final[list[int]] = [_effect(f["effect"], _FIRE_RULES[i]) for i, f in enumerate(RAW["dragons"]["fire"])]
RULE_CARD.update({_FIRE_RULES[i]: f"dragon-{kind}" for i, kind in enumerate(KINDS)})

# -- shops -------------------------------------------------------------------------------------------------------------

SHOP_RULE: Final[list[str]] = [c["rule"] for c in _shops]
SHOP_ICON: Final[list[int]] = [ICONS.index(c["icon"]) for c in _shops]
SHOP_GATHER: Final[list[int]] = [_reward(c["gather"]) for c in _shops]
SHOP_SLOTS: Final[list[int]] = [len(c["slots"]) for c in _shops]
SHOP_PILE: Final[list[int]] = [-1 if "pile" not in c else KIND.get(c["pile"], 6) for c in _shops]
SHOP_SLEEPS: Final[list[bool]] = ["dragons_here_sleep" in c["passive"] for c in _shops]
SHOP_FREE: Final[list[bool]] = ["no_payment_to_visit" in c["passive"] for c in _shops]
SHOP_FILLS: Final[list[list[int]]] = [
    [i for i, slot in enumerate(c["slots"]) if slot.get("filled_on_reveal")] for c in _shops
]
ABILITY: Final[list[int]] = [_effect(c.get("ability"), c["rule"]) for c in _shops]
CELLS: Final[list[list[int]]] = [
    [_reward({k: v for part in cell["rewards"] for k, v in part.items()}) for cell in c.get("cells", [])]
    for c in _shops
]
CELL_SHOP: Final = next(i for i, cells in enumerate(CELLS) if cells)


def _accepts(slot: dict[str, Any]) -> int:
    return ANY if slot["accepts"] == ["wild"] else sum(1 << KIND[kind] for kind in slot["accepts"])


# Slots of all shops in one row, three a shop: the mask of kinds and the reward. Dragon Alley has none.
SLOT_ACCEPTS: Final[list[int]] = []
SLOT_REWARD: Final[list[int]] = []
SLOT_AS_COINS: Final[list[int]] = []  # the same with each heart turned into a coin
for _card in _shops:
    for _at in range(3):
        _slot = _card["slots"][_at] if _card["slots"] else {"accepts": [], "reward": {}}
        SLOT_ACCEPTS.append(_accepts(_slot))
        SLOT_REWARD.append(_reward(_slot["reward"]))
        _coins = {k: v for k, v in _slot["reward"].items() if k != "rep"}
        if "rep" in _slot["reward"]:
            _coins["coin"] = _coins.get("coin", 0) + _slot["reward"]["rep"]
        SLOT_AS_COINS.append(_reward(_coins))

# -- enchantments ------------------------------------------------------------------------------------------------------

ENCHANTMENT_ICON: Final[list[int]] = [KIND[c["icon"]] for c in _enchantments]
ENCHANTMENT_COST: Final[list[list[int]]] = [Cost(c["cost"]).goods for c in _enchantments]
ENCHANTMENT_REWARD: Final[list[int]] = [_reward(c["reward"]) for c in _enchantments]
NO_COIN: Final[list[bool]] = [c["no_coin"] for c in _enchantments]
MAX_SETS: Final[list[int]] = [c["multi"]["max_sets"] if "multi" in c else 1 for c in _enchantments]
REP_BY_SETS: Final[list[list[int]]] = [c["multi"]["rep_by_sets"] if "multi" in c else [] for c in _enchantments]
SETS_REWARD: Final[list[list[int]]] = [[_reward({"rep": n} if n else {}) for n in row] for row in REP_BY_SETS]
DECKS: Final = ("purple", "gold")
DECK: Final[list[list[int]]] = [[i for i, c in enumerate(_enchantments) if c["deck"] == deck] for deck in DECKS]
ICON_MASK: Final[list[int]] = [  # all enchantments of an icon
    sum(1 << e for e in range(len(ENCHANTMENTS)) if ENCHANTMENT_ICON[e] == icon) for icon in range(6)
]

# -- fancy dragons and companions --------------------------------------------------------------------------------------

FANCY_RULE: Final[list[str]] = [c["rule"] for c in _fancy]
FANCY_WHEN: Final[list[int]] = [MOMENTS.index(c["when"]) for c in _fancy]
FANCY_AT: Final[list[int]] = [  # the same as masks, by moment
    sum(1 << i for i, when in enumerate(FANCY_WHEN) if when == moment) for moment in range(len(MOMENTS))
]
FANCY_MOON: Final[list[bool]] = [c["type"] == "moon" for c in _fancy]
FANCY_EFFECT: Final[list[int]] = [_effect(c["effect"], c["rule"]) for c in _fancy]
NEED_TWINS: Final = 1
NEED_KINDS: Final = 2
NEED_HAND_KINDS: Final = 3
NEED_TOKEN: Final = 4


def _need(need: dict[str, Any] | None) -> tuple[int, int, int]:
    """FLC-1.6 as (which, how many shops, how many in each)."""
    if not need:
        return (0, 0, 0)
    if "hand_kinds_at_least" in need:
        return (NEED_HAND_KINDS, need["hand_kinds_at_least"], 0)
    if "token_in_town" in need:
        return (NEED_TOKEN, 1, 0)
    each = need["each"]
    if "same_kind_dragons_at_least" in each:
        return (NEED_TWINS, need["shops_at_least"], each["same_kind_dragons_at_least"])
    return (NEED_KINDS, need["shops_at_least"], each["different_kinds_at_least"])


FANCY_NEED: Final[list[tuple[int, int, int]]] = [_need(c.get("need")) for c in _fancy]


def _having(op: int) -> int:
    return next(i for i, effect in enumerate(FANCY_EFFECT) if EFFECTS[effect][0].op == op)


POCUS: Final = _having(REPLACE_FIRE)  # the one card that replaces fires
POCUS_REWARD: Final = EFFECTS[FANCY_EFFECT[POCUS]][0].reward
TALISA: Final = _having(RETURN_FANCY)  # the one card that is decided before the others (FLC-13.6)
MOON_MASK: Final[int] = sum(1 << i for i, moon in enumerate(FANCY_MOON) if moon)
PLAYABLE_MASK: Final[int] = sum(1 << i for i, when in enumerate(FANCY_WHEN) if when in (ANY_TIME, GAME_END))

COMPANION_RULE: Final[list[str]] = [c["rule"] for c in _companions]
COMPANION_WHEN: Final[list[int]] = [MOMENTS.index(c["when"]) for c in _companions]
COMPANION_START: Final[list[int]] = [_effect(c.get("start"), c["rule"]) for c in _companions]
COMPANION_EFFECT: Final[list[int]] = [_effect(c["ability"], c["rule"]) for c in _companions]
FIRST_FANCY: Final = 2
START_DEAL: Final[list[int]] = [  # how many fancy dragons its owner first chooses from
    next((step["draw"] for step in c.get("start", []) if step["op"] == "draw_fancy_choice"), FIRST_FANCY)
    for c in _companions
]
DISCOUNTS: Final[list[int]] = [EFFECTS[e][0].n if EFFECTS[e][0].op == DISCOUNT else 0 for e in COMPANION_EFFECT]

# -- solo --------------------------------------------------------------------------------------------------------------

SOLO_SHOPS: Final[list[int]] = [SHOP[name] for name in RAW["solo"]["shop_deck"]]
SOLO_FANCY: Final[list[int]] = [FANCY_ID[name] for name in RAW["solo"]["fancy_deck"]]
TITLES: Final[list[tuple[int, str, int]]] = [(t["min"], t["id"], t["unlocks"]) for t in RAW["solo"]["title"]]
REQUIREMENTS: Final[list[dict[str, Any]]] = [c["requirement"] for c in _achievements]
ACHIEVEMENT_RULE: Final[list[str]] = [c["rule"] for c in _achievements]


def solo_decks(profile: list[str]) -> tuple[list[int], list[int]]:
    """The shop deck and the fancy deck of a solo game with these achievements unlocked. FLC-18.3"""
    shops, fancy = SOLO_SHOPS.copy(), SOLO_FANCY.copy()
    for card in _achievements:
        if card["id"] in profile:
            for old, new in card["replace_shops"]:
                shops[shops.index(SHOP[old])] = SHOP[new]
            shops += [SHOP[name] for name in card["add_shops"]]
            fancy += [FANCY_ID[name] for name in card["add_fancy"]]
    return shops, sorted(fancy)
