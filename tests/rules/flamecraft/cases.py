"""What the harness tries Flamecraft with, and where its cards lie."""

from typing import Any

from skarb.games.flamecraft.cards import ENCHANTMENTS, KINDS, SHOP, SHOP_PILE, STARTERS

NAMES_ARE_UNIQUE = False  # dragons of one kind lie everywhere; tests/rules/flamecraft/test_hidden.py looks for leaks

ODD_SHOPS = [
    "bizarre_bazaar", "draconic_tonic", "draggin_tail_roost", "dragon_alley", "eternal_flame", "funky_brewsters",
    "nunyas_beeswax", "pizza_coven", "sage_of_sage", "touch_o_glass",
]  # fmt: skip
CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_limits": True, "enchantment_deck": "gold", "tokens": ["iron"]}),
    (1, {"solo_profile": ["lord_of_the_markets", "a_whole_other_magic", "born_gardener"]}),
    (2, {}),
    (2, {"companions": True, "shop_deck": ODD_SHOPS}),
    (3, {"enchantment_deck": "gold", "companions": True}),
    (4, {"first_player": 2}),
    (5, {"companions": True, "round_limit": 6}),
]


def frames(position: dict[str, Any]) -> list[list[Any]]:
    stack = position.get("stack")
    return list(stack["frames"]) if stack else []


def cards(position: dict[str, Any]) -> list[str]:
    """Every card: dragons by kind, shops of the deck by pile (of a pile nobody knows which was dealt)."""
    seats = position["seats"].values()
    town = position["town"]
    dragons = [card.split("+")[0] for card in position["park"]] + position["decks"]["artisan"]
    dragons += [kind for shop in town.values() for kind in shop["dragons"] if kind]
    dragons += [kind for seat in seats for kind in seat["hand"]]
    enchantments = position["row"] + position["decks"]["enchantment"]
    enchantments += [card for shop in town.values() for card in shop["enchantments"]]
    enchantments += [seat["reserved"] for seat in seats if seat["reserved"]]
    # a card being cast has left the row and is not yet tucked
    enchantments += [f"being cast {frame[1]}" for frame in frames(position) if frame[0] == "Tuck"]
    fancy = [card for seat in seats for card in seat["fancy"] + seat["played"] + seat["offered"]]
    fancy += position["decks"]["fancy"]
    shops = [*town, *position["laid"], *position["decks"]["shop"]]
    companions = [seat["companion"] for seat in seats if seat["companion"]]
    for names in (fancy, shops, companions, enchantments):
        assert len(set(names)) == len(names), names
    cast = {f"being cast {i}": name for i, name in enumerate(ENCHANTMENTS)}
    piles = [shop if SHOP[shop] < STARTERS else f"pile {SHOP_PILE[SHOP[shop]]}" for shop in shops]
    found: list[str] = dragons + [cast.get(name, name) for name in enchantments] + fancy + piles + companions
    return found


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    """Fancy dragons and shops by name; of dragons and enchantments what lies where, since names repeat."""
    out: dict[str, str] = {}
    over = position["step"] == "over"
    for card in position["decks"]["fancy"]:
        out[card] = "fancy deck"
    for name, data in position["seats"].items():
        if ord(name) - 65 == seat:
            continue
        for kind in KINDS:
            out[f"{kind} in the hand of {name}"] = str(data["hand"].count(kind))
        for card in data["offered"] + ([] if over else data["fancy"]):
            out[card] = f"hand of {name}"
    for i, kind in enumerate(position["decks"]["artisan"]):
        out[f"artisan {i}"] = kind
    for i, card in enumerate(position["decks"]["enchantment"]):
        out[f"enchantment {i}"] = card
    for i, shop in enumerate(position["decks"]["shop"]):
        out[shop] = f"shop deck {i}"
    for shop, space in position["laid"].items():
        out[shop] = f"face down on {space}"
    return out
