"""A state from a position. Whatever is wrong is refused, with the field that is wrong. FLC-27.1 to 27.5"""

from typing import Any

from skarb.games.flamecraft.cards import (
    CELL_SHOP,
    COMPANION,
    DECK,
    DECKS,
    ENCHANTMENT,
    FANCY,
    FANCY_ID,
    ITEM,
    KIND,
    SHOP,
    SHOP_SLOTS,
    SHOPS,
    STARTERS,
    solo_decks,
)
from skarb.games.flamecraft.flow.frames import FRAMES
from skarb.games.flamecraft.flow.opening import REMOVED, own_colours
from skarb.games.flamecraft.position import REGISTERS, base
from skarb.games.flamecraft.state import FIRED_STEP, FIRED_TURN, KIND_BITS, LOAD_BITS, Flamecraft, Setup
from skarb.kernel.chance import key_of
from skarb.kernel.game import Complete
from skarb.kernel.refusal import Refused, refuse
from skarb.kernel.state import load

FIELDS = {
    "players", "seats", "turn", "first", "round", "step", "town", "laid", "park", "row", "decks", "ending",
    "non_players", "now", "flips", "seed", "stack",
}  # fmt: skip
SEAT_FIELDS = {
    "rep", "coins", "goods", "hand", "fancy", "played", "reserved", "companion", "used", "at", "offered",
}  # fmt: skip
NOW_FIELDS = {"drawn", "fired", "fired_step", "fired_kinds", "placed", "cast", "extra"}
STEPS = ("setup", "keep", "visit", "act", "place", "fire", "ability", "end", "cast", "score", "over")
AFTER_VISIT = ("act", "place", "fire", "ability", "end", "cast")


def bad(what: str) -> Refused:
    return refuse("FLC-27.5", "BAD_POSITION_FIELD", "flamecraft", what=what)


# -- small readers -----------------------------------------------------------------------------------------------------


def known(data: Any, allowed: set[str], where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise bad(where)
    for key in data:
        if key not in allowed:
            raise bad(f"{where}: {key}" if where else str(key))
    return data


def number(data: Any, where: str, least: int = 0) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data < 30000:
        raise bad(where)
    return data


def listed(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise bad(where)
    return data


def named(data: Any, ids: dict[str, int], where: str) -> int:
    if not isinstance(data, str) or data not in ids:
        raise bad(f"{where}: {data}")
    return ids[data]


def letter(data: Any, seats: int, where: str) -> int:
    if not isinstance(data, str) or len(data) != 1 or not 0 <= ord(data) - 65 < seats:
        raise bad(f"{where}: {data}")
    return ord(data) - 65


class Cards:
    """Which cards the position has mentioned so far; none may come twice."""

    def __init__(self, where: str, size: int) -> None:
        self.where = where
        self.seen = [False] * size

    def take(self, card: int, name: Any) -> int:
        if self.seen[card]:
            raise bad(f"{self.where}: {name}")
        self.seen[card] = True
        return card

    def all_of(self, data: Any, ids: dict[str, int], where: str) -> list[int]:
        return [self.take(named(name, ids, where), name) for name in listed(data, where)]


def players(pos: dict[str, Any]) -> int:
    seats = pos.get("seats", {})
    if not isinstance(seats, dict):
        raise bad("seats")
    last = max([letter(key, 5, "seats") + 1 for key in seats], default=0)
    n = number(pos["players"], "players", 1) if "players" in pos else max(2, last)
    if n > 5 or last > n:
        raise bad("players")
    return n


# -- the whole ---------------------------------------------------------------------------------------------------------


def place(pos: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Flamecraft:
    n = players(pos)
    setup = Setup(n, complete(n, options))
    known(pos, FIELDS, "")
    s = Flamecraft(setup)
    seed = pos.get("seed")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (str, int))):
        raise bad("seed")
    s.key = key_of(0 if seed is None else seed)
    s.first = letter(pos.get("first", "A"), n, "first")
    s.turn = letter(pos.get("turn", "A"), n, "turn")
    s.round = number(pos.get("round", 1), "round", 1)
    step = pos.get("step", "visit")
    if step not in STEPS:
        raise bad(f"step: {step}")
    s.flips = [
        ("tails", "heads").index(side) if side in ("tails", "heads") else -1
        for side in listed(pos.get("flips", []), "flips")
    ]
    if -1 in s.flips:
        raise bad("flips")
    own_colours(s)
    shops, enchantments, fancies = Cards("shop", len(SHOPS)), Cards("enchantment", 36), Cards("fancy", len(FANCY))
    read_town(s, pos, shops, enchantments)
    for seat in range(n):
        data = pos.get("seats", {}).get(chr(65 + seat), {})
        read_seat(s, seat, known(data, SEAT_FIELDS, chr(65 + seat)), enchantments, fancies)
    read_non_players(s, pos)
    read_decks(s, pos, shops, enchantments, fancies, seed is not None)
    read_ending(s, pos)
    read_now(s, pos.get("now", {}), step)
    if step in AFTER_VISIT and s.at[s.turn] < 0:
        raise bad("at")
    if "stack" in pos:
        read_stack(s, pos["stack"])
    else:
        s.stack = base(s, step)
    return s


def read_town(s: Flamecraft, pos: dict[str, Any], shops: Cards, enchantments: Cards) -> None:
    town = pos.get("town", {})
    laid = pos.get("laid", {})
    if not isinstance(town, dict) or not isinstance(laid, dict):
        raise bad("town")
    taken: dict[int, str] = {}

    def occupy(space: Any, name: str) -> int:
        n = number(space, f"space: {name}", 1)
        if n > s.setup.town_limit or n in taken:
            raise bad(f"space: {name} {n}")
        taken[n] = name
        return n

    entries = {name: town.get(name, {}) for name in SHOPS[:STARTERS]} | town
    waiting: list[int] = []
    for name, data in entries.items():
        shop = shops.take(named(name, SHOP, "town"), name)
        known(data, {"space", "dragons", "enchantments", "coins"}, name)
        if "space" in data:
            s.space[shop] = occupy(data["space"], name)
        else:
            waiting.append(shop)
        s.town.append(shop)
        read_shop(s, shop, data, enchantments)
    for name, space in laid.items():
        shop = shops.take(named(name, SHOP, "laid"), name)
        if shop < STARTERS:
            raise bad(f"laid: {name}")
        s.space[shop] = occupy(space, name)
        s.laid.append(shop)
    for shop in waiting:
        if shop < STARTERS:
            s.space[shop] = occupy(2 * shop + 1, SHOPS[shop])
    for shop in waiting:
        if shop >= STARTERS:
            free = [n for n in range(1, s.setup.town_limit + 1) if n not in taken]
            if not free:
                raise bad(f"space: {SHOPS[shop]}")
            s.space[shop] = occupy(free[0], SHOPS[shop])
    s.town.sort()


def read_shop(s: Flamecraft, shop: int, data: dict[str, Any], enchantments: Cards) -> None:
    name = SHOPS[shop]
    if "dragons" in data:
        dragons = listed(data["dragons"], name)
        if len(dragons) != SHOP_SLOTS[shop]:
            raise bad(f"{name}: dragons")
        for i, kind in enumerate(dragons):
            s.slots[3 * shop + i] = -1 if kind is None else named(kind, KIND, name)
    elif shop < STARTERS:
        s.slots[3 * shop] = shop
    tucked = enchantments.all_of(data.get("enchantments", []), ENCHANTMENT, name)
    if len(tucked) > 3:
        raise bad(f"{name}: enchantments")
    s.tucked[shop] = sum(1 << card for card in tucked)
    coins = [number(c, f"{name}: coins") for c in listed(data.get("coins", [0, 0, 0]), f"{name}: coins")]
    if len(coins) != 3 or (shop != CELL_SHOP and any(coins)):
        raise bad(f"{name}: coins")
    if shop == CELL_SHOP:
        s.cells = coins


def read_seat(s: Flamecraft, seat: int, data: dict[str, Any], enchantments: Cards, fancies: Cards) -> None:
    where = chr(65 + seat)
    s.rep[seat] = number(data.get("rep", 0), f"{where}: rep")
    s.coins[seat] = number(data.get("coins", 0), f"{where}: coins")
    for kind, n in known(data.get("goods", {}), set(KIND), f"{where}: goods").items():
        s.goods[6 * seat + KIND[kind]] = number(n, f"{where}: goods")
    for dragon in listed(data.get("hand", []), f"{where}: hand"):
        s.hands[6 * seat + named(dragon, KIND, f"{where}: hand")] += 1
    for field, masks in (("fancy", s.fancy), ("played", s.played), ("offered", s.offered)):
        masks[seat] = sum(1 << card for card in fancies.all_of(data.get(field, []), FANCY_ID, f"{where}: {field}"))
    if data.get("reserved") is not None:
        s.reserved[seat] = enchantments.take(
            named(data["reserved"], ENCHANTMENT, f"{where}: reserved"), data["reserved"]
        )
    if data.get("companion") is not None:
        companion = named(data["companion"], COMPANION, f"{where}: companion")
        if s.setup.solo or companion in s.companion:
            raise bad(f"{where}: companion")
        s.companion[seat] = companion
    used = data.get("used", False)
    if not isinstance(used, bool):
        raise bad(f"{where}: used")
    s.used |= int(used) << seat
    if data.get("at") is not None:
        shop = named(data["at"], SHOP, f"{where}: at")
        if shop not in s.town:
            raise bad(f"{where}: at")
        s.at[seat] = shop


def read_non_players(s: Flamecraft, pos: dict[str, Any]) -> None:
    for kind, name in known(pos.get("non_players", {}), set(KIND), "non_players").items():
        shop = -1 if name is None else named(name, SHOP, "non_players")
        if not s.setup.solo or s.others[KIND[kind]] == -2 or (shop >= 0 and shop not in s.town):
            raise bad(f"non_players: {kind}")
        s.others[KIND[kind]] = shop


def read_park(s: Flamecraft, data: Any) -> None:
    for name in listed(data, "park"):
        words = name.split("+") if isinstance(name, str) else [""]
        s.park.append(named(words[0], KIND, "park"))
        s.loads.append(sum(1 << LOAD_BITS * named(item, ITEM, "park") for item in words[1:]))
    if len(s.park) > 5:
        raise bad("park")


def read_decks(
    s: Flamecraft, pos: dict[str, Any], shops: Cards, enchantments: Cards, fancies: Cards, shuffled: bool
) -> None:
    """What is not mentioned is the rest. FLC-27.4"""
    decks = known(pos.get("decks", {}), {"artisan", "enchantment", "fancy", "shop"}, "decks")
    options = s.setup.options
    if "park" in pos:
        read_park(s, pos["park"])
    if "row" in pos:
        s.row = enchantments.all_of(pos["row"], ENCHANTMENT, "row")
    if "artisan" in decks:
        s.artisans = [named(kind, KIND, "decks: artisan") for kind in listed(decks["artisan"], "decks: artisan")]
    if "enchantment" in decks:
        s.enchantments = enchantments.all_of(decks["enchantment"], ENCHANTMENT, "decks: enchantment")
    if "fancy" in decks:
        s.fancies = fancies.all_of(decks["fancy"], FANCY_ID, "decks: fancy")
    if "shop" in decks:
        s.shops = shops.all_of(decks["shop"], SHOP, "decks: shop")
        if any(shop < STARTERS for shop in s.shops):
            raise bad("decks: shop")
    # dragons
    left = [7 - REMOVED[s.n]] * 6
    for card in [card for card in s.slots if card >= 0] + s.park + s.artisans:
        left[card] -= 1
    for i, held in enumerate(s.hands):
        left[i % 6] -= held
    if min(left) < 0:
        raise bad("dragons: " + list(KIND)[left.index(min(left))])
    rest = [kind for i in range(7) for kind in range(6) if left[kind] > i]
    if shuffled:
        s.shuffle(rest)
    if "park" not in pos:
        s.park, rest = rest[:5], rest[5:]
        s.loads = [0] * len(s.park)
    if "artisan" not in decks:
        s.artisans = rest
    # enchantments
    rest = [card for card in DECK[DECKS.index(options["enchantment_deck"])] if not enchantments.seen[card]]
    if shuffled:
        s.shuffle(rest)
    if "row" not in pos:
        s.row, rest = rest[:5], rest[5:]
    if "enchantment" not in decks:
        s.enchantments = rest
    # fancy dragons and shops
    all_shops, all_fancy = solo_decks(options["solo_profile"]) if s.setup.solo else ([], list(range(len(FANCY))))
    if "fancy" not in decks:
        s.fancies = [card for card in all_fancy if not fancies.seen[card]]
        if shuffled:
            s.shuffle(s.fancies)
    if "shop" not in decks:
        mentioned = sum(shops.seen[STARTERS:])
        if not s.setup.solo:
            by_option = options["shop_deck"] != "standard"
            all_shops = (
                [SHOP[name] for name in options["shop_deck"]] if by_option else list(range(STARTERS, len(SHOPS)))
            )
        s.shops = [shop for shop in all_shops if not shops.seen[shop]]
        if not s.setup.solo and options["shop_deck"] == "standard":
            s.shops = s.shops[: max(0, 10 - mentioned)]
        if shuffled:
            s.shuffle(s.shops)
    for deck in (s.artisans, s.enchantments, s.fancies, s.shops):
        deck.reverse()  # the top is the end


def read_ending(s: Flamecraft, pos: dict[str, Any]) -> None:
    data = pos.get("ending")
    if data is None:
        s.ending = -1 if s.artisans and s.enchantments else s.n
    else:
        s.ending = number(known(data, {"left"}, "ending").get("left"), "ending")


def read_now(s: Flamecraft, data: Any, step: str) -> None:
    now = known(data, NOW_FIELDS, "now")

    def kind(field: str) -> int:
        return -1 if now.get(field) is None else named(now[field], KIND, f"now: {field}")

    s.drawn = kind("drawn")
    s.placed = kind("placed")
    s.cast = kind("cast")
    s.extra = number(now.get("extra", 0), "now: extra")
    for field, mark in (("fired", FIRED_TURN), ("fired_step", FIRED_STEP << 1)):
        for name in listed(now.get(field, []), f"now: {field}"):
            if mark == FIRED_TURN or step == "cast":
                s.fired_kinds |= 1 << mark_card(s, name, mark)
    if "fired_kinds" in now:
        s.fired_kinds = sum(
            1 << k for k in {named(k, KIND, "now: fired_kinds") for k in listed(now["fired_kinds"], "now")}
        )
    s.depth = int(step == "cast")


def mark_card(s: Flamecraft, name: Any, mark: int) -> int:
    words = name.split() if isinstance(name, str) else []
    if len(words) != 2:
        raise bad("now: fired")
    kind = named(words[1], KIND, "now: fired")
    if words[0] == "park":
        cards, places = s.park, list(range(len(s.park)))
    else:
        shop = named(words[0], SHOP, "now: fired")
        cards, places = s.slots, list(range(3 * shop, 3 * shop + 3))
    for i in places:
        if cards[i] >= 0 and cards[i] & KIND_BITS == kind and not cards[i] & mark:
            cards[i] |= mark
            return kind
    raise bad(f"now: fired: {name}")


def read_stack(s: Flamecraft, data: Any) -> None:
    """What `position` put there. It is opaque: anything else is refused as a whole."""
    try:
        s.stack = load(data["frames"], FRAMES)
        for name, value in zip(REGISTERS, data["registers"], strict=True):
            setattr(s, name, number(value, "stack", -1) if name != "just_drawn" else int(value))
        s.fresh = bool(data["fresh"])
        s.drawn_open = bool(data.get("drawn_open", False))
        s.clear_marks(~KIND_BITS)
        s.held = tuple([number(card, "stack", KIND_BITS + 1) for card in listed(data.get("held", []), "stack")])
        if any(card & KIND_BITS >= len(KIND) for card in s.held):
            raise bad("stack")
        for place, card in data.get("slots", {}).items():
            if card & KIND_BITS != s.slots[int(place)] & KIND_BITS:
                raise bad("stack")
            s.slots[int(place)] = card
        park = data.get("park", s.park)
        if [card & KIND_BITS for card in park] != [card & KIND_BITS for card in s.park]:
            raise bad("stack")
        s.park = list(park)
        s.marked = -1
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise bad("stack") from error
