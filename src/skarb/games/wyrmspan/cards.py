"""All cards, and the numbers printed on mats and boards, read once from data/*.toml. Names and texts are elsewhere.

A card is a number: dragons 1 to 183, cave cards 184 to 258, so that the order of numbers is the card order.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

from skarb.games.wyrmspan.flow.nodes import (
    CAVERNS,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    TRIGGERS,
    Counter,
    compile_effect,
    mask,
)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("skarb.games.wyrmspan").joinpath(f"data/{name}.toml").read_text("utf-8"))


DRAGON_DATA: Final[list[dict[str, Any]]] = _read("dragons")["dragon"]
CAVE_DATA: Final[list[dict[str, Any]]] = _read("caves")["cave"]
TABLE_DATA: Final[dict[str, Any]] = _read("table")

DRAGONS: Final = 183  # the last dragon; higher numbers are cave cards
CARDS: Final = 258

# -- dragons, by card number (0 is nobody) ---------------------------------------------------------------------------


def _by_dragon(key: str) -> list[int]:
    return [0] + [dragon[key] for dragon in DRAGON_DATA]


VP: Final[list[int]] = _by_dragon("vp")
NESTS: Final[list[int]] = _by_dragon("nests")
SIZE: Final[list[int]] = [-1] + [SIZES.index(dragon["size"]) for dragon in DRAGON_DATA]
PERSONALITY: Final[list[int]] = [-1] + [PERSONALITIES.index(dragon["personality"]) for dragon in DRAGON_DATA]
HABITAT: Final[list[int]] = [0] + [mask(CAVERNS, dragon["habitats"]) for dragon in DRAGON_DATA]
TRIGGER: Final[list[int]] = [0] + [mask(TRIGGERS, dragon["triggers"]) for dragon in DRAGON_DATA]
COST: Final[list[tuple[int, int, int, int]]] = [(0, 0, 0, 0)] + [
    (dragon["cost"].get("gold", 0), dragon["cost"].get("crystal", 0), dragon["cost"].get("meat", 0),
     dragon["cost"].get("milk", 0))
    for dragon in DRAGON_DATA
]  # fmt: skip
COST_EGGS: Final[list[int]] = [0] + [dragon["cost"].get("egg", 0) for dragon in DRAGON_DATA]
COST_COINS: Final[list[int]] = [0] + [dragon["cost"].get("coin", 0) for dragon in DRAGON_DATA]
RESOURCE_ICONS: Final[list[int]] = [sum(cost) for cost in COST]
# The same in one number: habitats, then from bit 4 on coins, eggs, resource icons and each of the four, four bits each.
PRICE: Final[list[int]] = [
    habitat | coins << 4 | eggs << 8 | sum(cost) << 12 | cost[0] << 16 | cost[1] << 20 | cost[2] << 24 | cost[3] << 28
    for habitat, coins, eggs, cost in zip(HABITAT, COST_COINS, COST_EGGS, COST, strict=True)
]
ICONS: Final[list[int]] = [r + e + c for r, e, c in zip(RESOURCE_ICONS, COST_EGGS, COST_COINS, strict=True)]
DRAGON_FOOD: Final = 4  # feed: 0 to 3 a resource, 4 a dragon card, -1 not a hatchling
FEED: Final[list[int]] = [-1] + [
    -1 if "feed" not in dragon else DRAGON_FOOD if dragon["feed"] == "dragon_card" else RESOURCES.index(dragon["feed"])
    for dragon in DRAGON_DATA
]


def _abilities(trigger: int) -> list[int]:
    """The node of each dragon's ability with that trigger; 0 where it has none."""
    out = [0] * (DRAGONS + 1)
    for dragon in DRAGON_DATA:
        for ability in dragon["abilities"]:
            if ability["trigger"] == TRIGGERS[trigger]:
                out[dragon["number"]] = compile_effect(ability["effect"])
    return out


ABILITY: Final[list[list[int]]] = [_abilities(trigger) for trigger in range(len(TRIGGERS))]

# -- caves and the mat -----------------------------------------------------------------------------------------------

CAVE_NODE: Final[list[int]] = [0] * (DRAGONS + 1) + [compile_effect(cave["effect"]) for cave in CAVE_DATA]
PATH: Final[list[list[int]]] = [
    [compile_effect(effect) for effect in cavern["path"]] for cavern in TABLE_DATA["mat"]["cavern"]
]
DIG_EGGS: Final[list[int]] = TABLE_DATA["mat"]["excavate_eggs"]
EXPLORE_EGGS: Final[list[int]] = TABLE_DATA["mat"]["explore_eggs"]
MAT_NESTS: Final[int] = TABLE_DATA["mat"]["nests"]
BONUS_ITEMS: Final[int] = TABLE_DATA["mat"]["column_bonus"]["cost"]["n"]
INCOME_COINS: Final[int] = TABLE_DATA["income"]["coins"]
START_COINS: Final[int] = TABLE_DATA["setup"]["coins"]
MOST_COINS: Final[int] = TABLE_DATA["limits"]["coins"]
MOST_CARDS: Final[int] = TABLE_DATA["limits"]["cards"]
MOST_RESOURCES: Final[int] = TABLE_DATA["limits"]["resources"]

# -- guild: squares 1 to 4 are the benefits, 5 to 7 the squares of benefit 5 -----------------------------------------

Square = Literal["1", "2", "3", "4", "6vp", "3vp", "1vp"]
Tile = Literal["plains", "seafarers", "highlands", "rainforest"]
SQUARE_IDS: Final[tuple[Square, ...]] = ("1", "2", "3", "4", "6vp", "3vp", "1vp")
SQUARES: Final[tuple[str, ...]] = ("", *SQUARE_IDS)
TRACK: Final[list[int]] = [compile_effect(effect) for effect in TABLE_DATA["guild"]["track"]]
MARKERS: Final[int] = TABLE_DATA["guild"]["markers"]
TILES: Final[list[Tile]] = [tile["id"] for tile in TABLE_DATA["guild"]["tile"]]
BENEFIT: Final[list[list[int]]] = [
    [0] + [compile_effect(benefit["effect"]) for benefit in tile["benefits"]] for tile in TABLE_DATA["guild"]["tile"]
]
SQUARE_VP: Final[list[int]] = [0, 0, 0, 0, 0, 6, 3, 1]


def _room(side: str) -> list[list[int]]:
    """How many markers each square of a tile takes."""
    tiles: list[dict[str, Any]] = TABLE_DATA["guild"]["tile"]
    return [[0] + [tile["benefits"][i][side] for i in range(4)] + [1, 1, 999] for tile in tiles]


FEW_ROOM: Final = _room("squares_1_2")
MANY_ROOM: Final = _room("squares_3_5")


def capacity(tile: int, seats: int) -> list[int]:
    """On the side for that many players. WYR-3.1"""
    return FEW_ROOM[tile] if seats <= 2 else MANY_ROOM[tile]


# -- objectives and Automa -------------------------------------------------------------------------------------------

SIDES: Final[list[str]] = [side["id"] for side in TABLE_DATA["objectives"]["side"]]
OBJECTIVE: Final[list[Counter]] = [Counter(side["count"]) for side in TABLE_DATA["objectives"]["side"]]
AUTOMA_BASE: Final[list[list[int]]] = [side.get("automa_base", []) for side in TABLE_DATA["objectives"]["side"]]
POINTS: Final[list[list[int]]] = [[row[3], row[0], row[1], row[2]] for row in TABLE_DATA["objectives"]["points"]]
LEVELS: Final[list[str]] = [level["id"] for level in TABLE_DATA["automa"]["level"]]
LEFT_NEIGHBOUR: Final[list[int]] = TABLE_DATA["automa"]["excluded_dragons"]  # not in the solo game
SOLO_SIDES: Final[list[str]] = [side for side in SIDES if side not in TABLE_DATA["automa"]["excluded_sides"]]


def card_id(card: int) -> str:
    return f"d{card}" if card <= DRAGONS else f"c{card - DRAGONS}"


CARD_ID: Final[list[str]] = [card_id(card) for card in range(CARDS + 1)]
CARD_OF: Final[dict[str, int]] = {CARD_ID[card]: card for card in range(1, CARDS + 1)}
HALLS: Final[list[str]] = [f"{cavern}{column}" for cavern in CAVERNS for column in (1, 2, 3, 4)]
MAT: Final = 12  # as a place for eggs, after the twelve halls
PLACES: Final[list[str]] = [*HALLS, "mat"]
HALL_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}

CAVERN_HALLS: Final[list[int]] = [0xF << (4 * (hall // 4)) for hall in range(12)]
COLUMN_HALLS: Final[list[int]] = [0x111 << (hall % 4) for hall in range(12)]
NEAR_HALLS: Final[list[int]] = [
    sum(1 << other for other in range(12) if abs(other // 4 - hall // 4) + abs(other % 4 - hall % 4) == 1)
    for hall in range(12)
]
ALL_HALLS: Final = 0xFFF
LEFTMOST: Final[list[int]] = [0, 1, 3, 7, 15]  # that many halls of a cavern
