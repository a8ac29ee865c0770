"""The effects of docs/rules/wyrmspan.md, section 2, compiled once into a table of nodes.

A node is plain numbers and the indices of other nodes; frames refer to a node by its index. Knows no state.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

Resource = Literal["gold", "crystal", "meat", "milk"]
RESOURCES: Final[tuple[Resource, ...]] = ("gold", "crystal", "meat", "milk")
CAVERNS: Final = ("crimson", "golden", "amethyst")
SIZES: Final = ("hatchling", "small", "medium", "large")
PERSONALITIES: Final = ("shy", "aggressive", "playful", "helpful")
TRIGGERS: Final = ("when_played", "visit", "round_end", "game_end", "fed", "fed_third")

WHEN_PLAYED: Final = 0
VISIT: Final = 1
ROUND_END: Final = 2
GAME_END: Final = 3
FED: Final = 4
FED_THIRD: Final = 5

# what a node does
NOTHING: Final = 0
GOODS: Final = 1  # gain, lay, all
PAY: Final = 2  # pay, or a repeat of it
CACHE: Final = 3  # cache, or a chain or repeat that begins with it
TUCK: Final = 4  # tuck, or a chain or repeat that begins with it
TUCK_EACH: Final = 5
LAY_EACH: Final = 6
DRAW: Final = 7
REVEAL: Final = 8
PLAY_CAVE: Final = 9
PLAY_DRAGON: Final = 10
ACTIVATE: Final = 11
SWAP: Final = 12
IF: Final = 13
SHARED: Final = 14
NAME: Final = 15
CHOOSE: Final = 16
GAIN_PER: Final = 17
GAIN_SPLIT: Final = 18
FROM_COST: Final = 19
SCORE: Final = 20
SCORE_SQUARE: Final = 21
CHOOSE_PAY: Final = 22  # the final payments of WYR-19.1 that offer alternatives
OPS: Final = 23

# where
ANY: Final = 0
HERE: Final = 1
THIS_CAVERN: Final = 2
THIS_COLUMN: Final = 3
ADJACENT: Final = 4
WHERE: Final = {"any": 0, "here": 1, "this_cavern": 2, "this_column": 3, "adjacent": 4}

# from
OWN: Final = 0  # the own reserve
BANK: Final = 1  # the general supply
GAINED: Final = 2  # what the step before has gained
HAND: Final = 1
DISPLAY: Final = 2
DECK: Final = 4
REVEALED: Final = 8
JUST_GAINED: Final = 16
ZONES: Final = {"hand": HAND, "display": DISPLAY, "deck": DECK, "revealed": REVEALED, "just_gained": JUST_GAINED}

# how a dragon played by an effect is paid
FREE: Final = 0
NO_RESOURCES: Final = 1
DISCOUNT: Final = 2
FULL: Final = 3

# the fate of a revealed card
TUCKED: Final = 1
TAKEN: Final = 2
DISCARDED: Final = 3

# options of a choice of goods
DRAGON_CARD: Final = 1
ADVANCE: Final = 2
CAVE_CARD: Final = 4
RESOURCE: Final = 8

# counters
COUNTS: Final = (
    "number",
    "dragons",
    "cave_cards",
    "dragons_and_cave_cards",
    "nest_slots_on_dragons",
    "eggs",
    "cached",
    "tucked",
    "guild_markers",
    "guild_progress",
    "objectives_placed_lowest",
    "sets",
    "filled_columns",
    "resource_icons_in_costs",
)
IN: Final = {
    "mat": 0,
    "here": 1,
    "this_cavern": 2,
    "this_column": 3,
    "adjacent": 4,
    "crimson": 5,
    "golden": 6,
    "amethyst": 7,
    "one_chosen_cavern": 8,
}
TESTS: Final = (
    "between_dragons",
    "column_full",
    "cavern_full",
    "cavern_fully_excavated",
    "rightmost_in_cavern",
    "at_least",
    "none",
    "has_each",
    "at_least_left_neighbor",
)


class Counter:
    """A counter of section 2.4; masks are over the words above."""

    def __init__(self, spec: int | dict[str, Any]) -> None:
        told: dict[str, Any] = {"count": "number", "number": spec} if isinstance(spec, int) else spec
        self.kind: int = COUNTS.index(told["count"])
        self.number: int = told.get("number", 0)
        self.place: int = IN[told.get("in", "mat")]
        self.personality: int = PERSONALITIES.index(told["personality"]) if "personality" in told else -1
        self.not_personality: int = PERSONALITIES.index(told["not_personality"]) if "not_personality" in told else -1
        self.sizes: int = mask(SIZES, told["size"]) if "size" in told else 0
        self.triggers: int = mask(TRIGGERS, told["trigger"]) if "trigger" in told else 0
        icons: dict[str, int] = told.get("cost_icons", {})
        self.least: int = icons.get("min", 0)
        self.most: int = icons.get("max", 99)
        self.what: int = RESOURCES.index(told["what"]) if "what" in told else -1
        self.other: bool = told.get("other", False)
        self.divide: int = told.get("divide", 1)
        self.by_size: bool = told.get("of") == "size"
        self.filtered: bool = (
            self.personality >= 0
            or self.not_personality >= 0
            or self.sizes > 0
            or self.triggers > 0
            or self.least > 0
            or self.most < 99
        )


class Test:
    """A test of section 2.5."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.kind: int = TESTS.index(spec["test"])
        self.n: int = spec.get("n", 1)
        of = spec.get("of", [])
        self.of: list[Counter] = [Counter(item) for item in (of if isinstance(of, list) else [of])]


class Node:
    """One effect. Which fields matter depends on `op`; the rest stay as they are."""

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.spec: dict[str, Any] = {}  # what it was made from: the renderer of card texts reads it
        self.then: int = 0  # node that follows
        self.other: int = 0  # the opponents' node, or the branch not taken
        self.n: int = 1
        self.times: int = 1
        self.where: int = ANY
        self.source: int = OWN
        self.types: int = 15  # resources, as a mask
        self.coins: int = 0  # goods, or the parts of a cost
        self.fixed: list[int] = [0, 0, 0, 0]
        self.any: int = 0
        self.guild: int = 0
        self.dragons: int = 0
        self.caves: int = 0
        self.eggs: int = 0
        self.named: int = 0
        self.one_of: bool = False  # cost: one dragon card or one cave card
        self.counter: Counter | None = None
        self.test: Test | None = None
        self.keep: int = 0
        self.discard: int = 0
        self.tuck: int = 0
        self.may_tuck: int = 0
        self.zones: int = 0
        self.mode: int = FREE
        self.cover: bool = False
        self.triggers: int = 0
        self.path: bool = False
        self.sizes: int = 0
        self.fate: int = 0
        self.options: int = 0
        self.vp: int = 0
        self.cap: int = 999
        self.sure: bool = False  # possible whatever happens
        self.delicate: bool = False  # what is in the hand may make it useless


NODES: Final[list[Node]] = [Node(NOTHING)]
KNOWN: Final[dict[str, int]] = {}


def mask(words: Sequence[str], chosen: list[str]) -> int:
    return sum(1 << words.index(word) for word in chosen)


def compile_effect(spec: dict[str, Any]) -> int:
    """The index of the node for an effect; equal effects share one."""
    if not spec:
        return 0
    key = json.dumps(spec, sort_keys=True)
    if key not in KNOWN:
        node = _node(spec)
        node.spec = spec
        KNOWN[key] = _add(node)
    return KNOWN[key]


def _add(node: Node) -> int:
    NODES.append(node)
    return len(NODES) - 1


def _node(spec: dict[str, Any]) -> Node:
    do: str = spec["do"]
    if do in ("gain", "lay", "all"):
        return _goods(spec)
    if do == "pay":
        return _pay(spec)
    if do == "repeat":
        return _repeat(spec)
    if do == "chain":
        node = _node(spec["first"])
        node.then = compile_effect(spec["then"])
        return node
    if do == "seq":
        return _seq(spec["steps"])
    if do == "may":
        return _node(spec["effect"])
    if do in ("cache", "tuck"):
        return _put(spec)
    if do in ("tuck_each", "lay_each"):
        node = Node(TUCK_EACH if do == "tuck_each" else LAY_EACH)
        node.counter = Counter(spec["on"])
        return node
    if do == "draw_dragons":
        return _draw(spec)
    if do == "reveal":
        return _reveal(spec)
    if do in ("play_cave", "play_dragon", "activate", "swap_dragons"):
        return _play(spec)
    if do == "if":
        node = Node(IF)
        node.test = Test(spec["test"])
        node.then = compile_effect(spec["then"])
        node.delicate = NODES[node.then].delicate
        return node
    if do == "shared":
        node = Node(SHARED)
        node.then = compile_effect(spec["you"])
        node.other = compile_effect(spec["each_opponent"])
        return node
    if do == "name_resource":
        node = Node(NAME)
        node.then = compile_effect(spec["then"])
        node.sure = True
        return node
    if do == "choose":
        return _choose(spec)
    if do == "gain_per":
        node = Node(GAIN_PER)
        node.counter = Counter(spec["n"])
        node.then = compile_effect(spec["then"])
        return node
    if do == "gain_split":
        node = Node(GAIN_SPLIT)
        node.any = spec["keep"]
        node.other = compile_effect(
            {"do": "cache", "what": "any_resource", "from": "bank", "where": spec["cache_where"], "n": spec["cache"]}
        )
        node.sure = True
        return node
    if do == "gain_from_cost":
        return Node(FROM_COST)
    if do in ("score", "score_square"):
        return _score(spec)
    raise ValueError(do)


def _count_items(node: Node, items: list[str]) -> None:
    for item in items:
        if item in RESOURCES:
            node.fixed[RESOURCES.index(item)] += 1
        elif item == "any_resource":
            node.any += 1
        elif item == "coin":
            node.coins += 1
        elif item == "guild":
            node.guild += 1
        elif item == "dragon_card":
            node.dragons += 1
        elif item == "cave_card":
            node.caves += 1
        elif item == "egg":
            node.eggs += 1
        elif item == "named":
            node.named += 1
        else:
            raise ValueError(item)


def _goods(spec: dict[str, Any]) -> Node:
    node = Node(GOODS)
    for part in spec["parts"] if spec["do"] == "all" else [spec]:
        if part["do"] == "lay":
            node.eggs += part["eggs"]
            node.where = WHERE[part["where"]]
        else:
            _count_items(node, part["items"])
    node.sure = node.coins + node.any + node.guild + node.named + sum(node.fixed) > 0
    return node


def _pay(spec: dict[str, Any]) -> Node:
    node = Node(PAY)
    cost: dict[str, Any] = spec["cost"]
    if "one_of" in cost:
        node.one_of = True
        for one in cost["one_of"]:
            _count_items(node, one["items"])
    else:
        _count_items(node, cost["items"])
    node.where = WHERE[cost.get("eggs_from", "any")]
    node.then = compile_effect(spec["then"])
    node.delicate = NODES[node.then].delicate
    return node


def _repeat(spec: dict[str, Any]) -> Node:
    node = _node(spec["effect"])
    node.times = spec["up_to"]
    return node


def _seq(steps: list[dict[str, Any]]) -> Node:
    """Two steps; the second refers to what the first has gained."""
    first, second = steps
    node = _node(first)
    node.then = compile_effect(second)
    return node


def _put(spec: dict[str, Any]) -> Node:
    node = Node(CACHE if spec["do"] == "cache" else TUCK)
    node.where = WHERE[spec["where"]]
    amount = spec.get("n", spec.get("up_to", 1))
    if isinstance(amount, int):
        node.n = amount
    else:
        node.counter = Counter(amount)
    if node.op == TUCK:
        node.zones = ZONES[spec["from"]]
        return node
    node.source = {"own": OWN, "bank": BANK, "just_gained": GAINED}[spec["from"]]
    if spec["what"] in RESOURCES:
        node.types = 1 << RESOURCES.index(spec["what"])
    return node


def _draw(spec: dict[str, Any]) -> Node:
    node = Node(DRAW)
    if isinstance(spec["n"], int):
        node.n = spec["n"]
    else:
        node.counter = Counter(spec["n"])
    split: dict[str, Any] = spec["split"]
    node.keep = split.get("keep", 0)
    node.discard = split.get("discard", 0)
    node.tuck = split.get("tuck", 0)
    may: dict[str, Any] = split.get("may_tuck", {})
    node.may_tuck = may.get("up_to", 0)
    node.where = WHERE[may.get("where", split.get("tuck_where", "here"))]
    return node


def _reveal(spec: dict[str, Any]) -> Node:
    node = Node(REVEAL)
    node.sizes = mask(SIZES, spec["if_size"])
    other: dict[str, Any] = spec["else"]
    if other["do"] == "take_revealed":
        node.fate = TAKEN
    else:
        node.fate = DISCARDED
        node.other = compile_effect(other["steps"][1])
    return node


def _play(spec: dict[str, Any]) -> Node:
    if spec["do"] == "swap_dragons":
        return Node(SWAP)
    if spec["do"] == "activate":
        node = Node(ACTIVATE)
        node.triggers = mask(TRIGGERS, spec["triggers"])
        node.path = spec["on"] == "own_mat_path"
        node.sure = node.path
        node.delicate = not node.path
        return node
    node = Node(PLAY_CAVE if spec["do"] == "play_cave" else PLAY_DRAGON)
    node.zones = sum(ZONES[zone] for zone in spec["from"])
    if node.op == PLAY_CAVE:
        node.n = spec["n"]
        return node
    node.mode = DISCOUNT if isinstance(spec["pay"], dict) else {"free": FREE, "no_resources": NO_RESOURCES}[spec["pay"]]
    node.cover = spec["onto"] == "own_dragon"
    node.delicate = node.zones & HAND > 0
    return node


def _choose(spec: dict[str, Any]) -> Node:
    options: list[dict[str, Any]] = spec["options"]
    node = Node(CHOOSE_PAY if options[0]["do"] == "pay" else CHOOSE)
    node.n = spec["pick"]
    if node.op == CHOOSE_PAY:  # the options are compiled one after the other: `then` is the cheaper one
        node.then = compile_effect(options[0])
        node.other = compile_effect(options[1])
        return node
    bits = {"dragon_card": DRAGON_CARD, "guild": ADVANCE, "cave_card": CAVE_CARD, "any_resource": RESOURCE}
    node.options = sum(bits[option["items"][0]] for option in options)
    node.sure = node.options & (ADVANCE | RESOURCE) > 0
    return node


def _score(spec: dict[str, Any]) -> Node:
    if spec["do"] == "score_square":
        return Node(SCORE_SQUARE)
    node = Node(SCORE)
    node.vp = spec["vp"]
    node.cap = spec.get("max", 999)
    if "per" in spec:
        node.counter = Counter(spec["per"])
    if "if" in spec:
        node.test = Test(spec["if"])
    return node
