# ruff: noqa: E501
"""The solo game: its end of the turn, its titles, its achievements. FLC-17, 18"""

from typing import Any

import pytest

import skarb
from rules.flamecraft.vectors import case, try_vector
from skarb.games.flamecraft.cards import ACHIEVEMENT_RULE, ACHIEVEMENTS, KINDS, SHOPS


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": {"A": fields}}


def solo(step: str = "end", own: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"players": 1, "seats": {"A": {"at": "smith_mart", **(own or {})}}, "step": step, **more}


FULL = ["bread", "bread", "meat", "plant", "crystal"]
RED = {"tokens": ["meat"]}

CASES = [
    case("step 1 refills the Park, 2 takes the first free slot clockwise without reward", "FLC-17.3", "FLC-3.1", options=RED,
         pos=solo(park=FULL[:4], row=[], decks={"artisan": ["crystal", "plant", "iron"], "enchantment": ["purple_bread_1"]}), asks="A visit",
         position={"park": FULL, "town": {"critical_rolls": {"dragons": ["bread", None, "plant"]}}, **seat(coins=0), "decks": {"artisan": ["iron"]}}),
    case("the first slot is that of the lowest space", "FLC-17.3", options=RED,
         pos=solo(park=FULL, decks={"artisan": ["crystal", "iron"]}, town={"hello_nursery": {"space": 2}, "sew_cute": {"space": 12}}, row=[]),
         position={"town": {"hello_nursery": {"dragons": ["plant", "crystal", None]}}}),
    case("what fits nowhere goes under the deck, each card tried once", "FLC-17.3", "FLC-17.4", options=RED,
         pos=solo(park=FULL, row=[], decks={"artisan": ["potion", "potion", "meat", "iron"]},
                  town={"critical_rolls": {"dragons": ["bread", None, "plant"]}, "smith_mart": {"dragons": ["iron", "plant", "meat"]}, "fragile_reptile": {"dragons": ["crystal", "iron", None]}}),
         moves="space 2", asks="A visit", position={"decks": {"artisan": ["iron", "potion", "potion"]}, "town": {"critical_rolls": {"dragons": ["bread", "meat", "plant"]}}}),
    case("if nothing was placed, nothing moves and nothing is tucked", "FLC-17.4", options=RED,
         pos=solo(park=FULL, decks={"artisan": ["potion", "potion"]}, town={"critical_rolls": {"dragons": ["bread", None, "plant"]}, "smith_mart": {"dragons": ["iron", "plant", "meat"]}, "fragile_reptile": {"dragons": ["crystal", "iron", None]}}),
         asks="A visit", position={"decks": {"artisan": ["potion", "potion"]}, "non_players": {"potion": None}}),
    case("a shop filled thus brings a new one, turned up in step 6; the space is chosen", "FLC-17.3", "FLC-6.11", options=RED,
         pos=solo(park=FULL, row=[], decks={"artisan": ["iron", "iron"], "shop": ["wishing_well"], "enchantment": ["purple_bread_1"]}, town={"draco_bell": {"dragons": ["meat", None, "bread"]}}),
         moves="space 8", asks="A visit", position={"town": {"wishing_well": {"space": 8}}, "laid": {}}),
    case("the token follows after the new shop is laid", "FLC-17.3", options=RED,
         pos=solo(park=FULL, row=[], decks={"artisan": ["iron", "iron"], "shop": ["wishing_well"]}, town={"draco_bell": {"dragons": ["meat", None, "bread"]}}),
         asks="A space", position={"non_players": {"iron": None}}),
    case("the player's own colour moves no token", "FLC-17.3", "FLC-20.9", options={"tokens": ["iron"]}, pos=solo(park=FULL, row=[], decks={"artisan": ["iron", "meat"]}), asks="A visit", position={"non_players": {"bread": None, "meat": None}}),
    case("the non-player of the colour follows; who stands there gets nothing", "FLC-17.3", options=RED, pos=solo(own={"at": "draco_bell"}, park=FULL, row=[], decks={"artisan": ["iron", "meat"]}),
         asks="A visit", position={"non_players": {"iron": "draco_bell"}, **seat(goods={}, coins=0)}),
    case("step 4: an enchantment of the kind, without cost or reward, where there is room", "FLC-17.3", options=RED,
         pos=solo(park=FULL, row=["purple_iron_1", "purple_iron_2"], decks={"artisan": ["iron", "meat"]}), moves="tuck purple_iron_2 smith_mart", asks="A visit",
         position={"town": {"smith_mart": {"enchantments": ["purple_iron_2"]}}, **seat(rep=0)}),
    case("a dragon placed in the Roost sleeps", "FLC-17.4", options=RED, pos=solo(own={"coins": 1}, park=FULL, row=[], decks={"artisan": ["bread", "iron", "iron"]}, town={"draggin_tail_roost": {"space": 2}}),
         moves="visit draggin_tail_roost; draw deck", asks="A place", position={**seat(goods={}), "town": {"draggin_tail_roost": {"dragons": ["bread", None, None]}}}),
    case("limits do not apply", "FLC-17.5", "FLC-23.6", options=RED, pos=solo(own={"hand": ["bread"] * 4 + ["plant"] * 4, "goods": {"iron": 9}}, park=[], row=[], decks={"artisan": ["iron", "meat"]}), asks="A visit", position=seat(goods={"iron": 9})),
    case("unless the table wants them", "FLC-17.5", "FLC-20.6", options={"solo_limits": True, **RED}, pos=solo(own={"hand": ["bread"] * 3 + ["plant"] * 4, "goods": {"iron": 9}}, park=[], row=[], decks={"artisan": ["iron", "meat"]}),
         moves="bury plant", asks="A visit", position=seat(goods={"iron": 7})),
    case("gifts go to the supply, without a receiver", "FLC-17.7", "FLC-17.9", "FLC-8.5", pos=solo("fire", {"at": "hello_nursery", "goods": {"bread": 1, "iron": 1}}), moves="fire plant", asks="A gift", choices=["gift bread", "gift iron"]),
    case("a gifted dragon goes under the deck", "FLC-17.9", pos=solo("visit", {"hand": ["iron"], "fancy": ["dapper"]}, decks={"artisan": ["meat"]}), moves="play dapper; gift dragon iron", position={**seat(rep=5), "decks": {"artisan": ["meat", "iron"]}}),
    case("a gifted fancy dragon under its deck", "FLC-17.9", pos=solo("ability", {"at": "scale_mail_post"}, town={"scale_mail_post": {}}, decks={"fancy": ["odd", "eeny", "meeny"]}), moves="use; gift fancy odd",
         position={**seat(rep=2, fancy=["eeny"]), "decks": {"fancy": ["meeny", "odd"]}}),
    case("offered goods go to the supply", "FLC-17.7", pos=solo("ability", {"at": "hedges_and_henges", "goods": {"iron": 2}, "fancy": ["eeny"]}, town={"hedges_and_henges": {}}), moves="use; offer 2 iron; take 2 rep 1 coin", position=seat(rep=2, coins=1, goods={})),
    case("at most 12 shops", "FLC-17.8", pos=solo("place", {"at": "draco_bell", "hand": ["iron"]}, town={"draco_bell": {"dragons": ["meat", None, "bread"]}, **{shop: {} for shop in SHOPS[6:12]}}, decks={"shop": ["wishing_well"], "fancy": []}),
         moves="place iron draco_bell 2", asks="A fire", position={"laid": {}}),
    case("the last turn leaves out steps 2 to 4", "FLC-17.10", options=RED, pos=solo(park=FULL[:4], row=["purple_iron_1"], decks={"artisan": ["iron", "iron"], "enchantment": []}, ending={"left": 0}), question=None, result={"scores": {"A": 0}, "title": "shopkeeper"}),
    case("the end triggered in a turn: one more full turn", "FLC-17.10", options=RED, pos=solo(park=FULL[:4], row=[], decks={"artisan": ["iron"], "enchantment": ["purple_bread_1"]}), asks="A visit", position={"ending": {"left": 0}}),
    case("an extra turn earned in the last turn is played too", "FLC-17.10", "FLC-13.4", options=RED, pos=solo(park=FULL, row=[], decks={"artisan": ["iron"], "enchantment": []}, ending={"left": 0}, now={"extra": 1}), asks="A visit",
         position={"ending": {"left": 0}, "decks": {"artisan": ["iron"]}, "now": {"extra": 0}}),
    case("all five stand elsewhere and nothing can be paid: any other shop for nothing", "FLC-17.12",
         options=RED, pos={"players": 1, "seats": {"A": {"at": "draco_bell"}}, "non_players": {"bread": "critical_rolls", "iron": "smith_mart", "plant": "hello_nursery", "crystal": "fragile_reptile", "potion": "potable_potions"}},
         choices=["visit critical_rolls", "visit smith_mart", "visit hello_nursery", "visit fragile_reptile", "visit potable_potions"], no={"visit draco_bell": "FLC-4.2"}),
    case("with a coin the rule of payment holds", "FLC-17.12", "FLC-17.6", options=RED,
         pos={"players": 1, "seats": {"A": {"at": "draco_bell", "coins": 1}}, "non_players": {"bread": "critical_rolls", "iron": "critical_rolls", "plant": "hello_nursery", "crystal": "fragile_reptile", "potion": "potable_potions"}},
         moves="visit hello_nursery", position=seat(coins=0)),
    case("most in solo: the minimum suffices", "FLC-15.28", pos={"players": 1, "seats": {"A": {"fancy": ["prowler"], "goods": {"meat": 3}}}, "step": "score"}, result={"scores": {"A": 6}}),
    case("two may be unlocked with 90", "FLC-18.1", "FLC-18.2", "FLC-25.5", pos={"players": 1, "seats": {"A": {"rep": 90, "coins": 9}}, "town": {shop: {} for shop in SHOPS[6:12]}, "step": "score"}, asks="A unlock",
         choices=["unlock lord_of_the_markets", "unlock treasurer", "unlock lord_of_the_markets treasurer", "done"], no={"unlock heavy_metal": "FLC-18.2", "unlock treasurer lord_of_the_markets": "FLC-18.2"}),
    case("one may be declined", "FLC-18.1", pos={"players": 1, "seats": {"A": {"rep": 75, "coins": 9}}, "step": "score"}, moves="done", result={"unlocked": [], "met": ["treasurer"], "title": "flamekeeper", "profile": []}),
    case("none below 75, none that is old", "FLC-18.1", "FLC-18.2", "FLC-27.8", options={"solo_profile": ["treasurer"]}, pos={"players": 1, "seats": {"A": {"rep": 90, "coins": 9}}, "step": "score"}, question=None,
         result={"met": ["treasurer"], "unlocked": [], "profile": ["treasurer"], "title": "master_of_flamecraft"}),
    case("with fewer than 75 nothing is asked", "FLC-18.1", "FLC-17.11", pos={"players": 1, "seats": {"A": {"rep": 65, "coins": 9}}, "step": "score"}, question=None, result={"title": "shopkeeper", "met": ["treasurer"], "scores": {"A": 74}}),
]  # fmt: skip


@pytest.mark.parametrize("vector", CASES)
def test_solo(vector: dict[str, Any]) -> None:
    try_vector(vector)


def dragons(kind: str) -> dict[str, Any]:
    """Six of a kind in town, one of them asleep. FLC-18.4"""
    return {"critical_rolls": {"dragons": [kind, kind, None]}, "draco_bell": {"dragons": [kind, kind, None]}, "smith_mart": {"dragons": [None, None, None]},
            "hello_nursery": {"dragons": [None] * 3}, "fragile_reptile": {"dragons": [None] * 3}, "potable_potions": {"dragons": [kind, None, None]},
            "draggin_tail_roost": {"dragons": [kind, None, None]}}  # fmt: skip


ICONS = {
    "critical_rolls": ["purple_bread_1", "purple_bread_2"], "draco_bell": ["purple_meat_1", "purple_meat_2"], "smith_mart": ["purple_iron_1", "purple_iron_2"],
    "hello_nursery": ["purple_plant_1", "purple_plant_2"], "fragile_reptile": ["purple_crystal_1", "purple_crystal_2"], "potable_potions": ["purple_potion_1", "purple_potion_2"],
}  # fmt: skip
THREES = {shop: [f"purple_{kind}_{n}" for n in (1, 2, 3)] for shop, kind in zip(SHOPS[:4], KINDS, strict=False)}
MET: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "lord_of_the_markets": ({}, {"town": {shop: {} for shop in SHOPS[6:12]}}),
    "mistress_of_festivities": ({"played": ["eeny", "bubba", "ditto", "pins", "dazzle", "sparkle"], "fancy": ["odd", "talisa", "meeny"], "goods": {"bread": 1}}, {}),
    "thoroughly_enchanted": ({}, {"town": {shop: {"enchantments": cards} for shop, cards in THREES.items()}}),
    "a_whole_other_magic": ({}, {"town": {shop: {"enchantments": cards} for shop, cards in ICONS.items()}}),
    "treasurer": ({"coins": 9}, {}),
    **{name: ({}, {"town": dragons(kind)}) for name, kind in (("half_a_dozen", "bread"), ("born_gardener", "plant"), ("glitter_bomb", "crystal"), ("heavy_metal", "iron"), ("brewmaster", "potion"), ("fragrant_town", "meat"))},
}  # fmt: skip
ALMOST: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "lord_of_the_markets": ({}, {"town": {shop: {} for shop in SHOPS[6:11]}}),
    "mistress_of_festivities": (
        {
            "played": ["eeny", "bubba", "ditto", "pins", "dazzle", "sparkle"],
            "fancy": ["odd", "meeny"],
            "goods": {"bread": 1},
        },
        {},
    ),
    "thoroughly_enchanted": ({}, {"town": {shop: {"enchantments": THREES[shop]} for shop in SHOPS[:3]}}),
    "a_whole_other_magic": ({}, {"town": {shop: {"enchantments": ICONS[shop]} for shop in SHOPS[:5]}}),
    "treasurer": ({"coins": 8}, {}),
}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(n, marks=pytest.mark.rule(ACHIEVEMENT_RULE[i], "FLC-18.4", "FLC-18.16", "FLC-14.10"))
        for i, n in enumerate(ACHIEVEMENTS)
    ],
)
def test_achievements(name: str) -> None:
    def met(own: dict[str, Any], more: dict[str, Any]) -> list[str]:
        match = skarb.position("flamecraft", {"players": 1, "seats": {"A": own}, "step": "score", **more})
        while match.question is not None:
            match.choose("return meeny" if "return meeny" in match.choices else match.choices[-1])
        assert match.result is not None
        return list(match.result.details["met"])

    assert met(*MET[name]) == [name]
    assert name not in met(*ALMOST.get(name, ({}, {})))


CHANGES = {
    "lord_of_the_markets": ("dragon_alley", "wishing_well", [], ["hocus", "motley"]),
    "mistress_of_festivities": ("bizarre_bazaar", "nunyas_beeswax", [], ["chum"]),
    "thoroughly_enchanted": ("sew_cute", "draggin_tail_roost", [], ["starburst", "even"]),
    "a_whole_other_magic": ("eternal_flame", "maw_and_paws", ["draconic_tonic"], []),
    "treasurer": ("", "", [], ["goldie", "greenhorn"]),
    "half_a_dozen": ("la_petite_dragonne", "drake_of_cakes", [], ["butters", "breadblaze"]),
    "born_gardener": ("", "", ["sage_of_sage", "pizza_coven"], ["grasshorn"]),
    "glitter_bomb": ("dragon_hoard_bank", "tip_the_scales", [], ["gemwing", "dawn"]),
    "heavy_metal": ("the_savage_beat", "saving_throw", [], ["steely", "steeltooth"]),
    "brewmaster": ("spellfire_springs", "funky_brewsters", [], ["potionpaw", "dusk"]),
    "fragrant_town": ("full_plate_buffet", "fogo_de_char", [], ["softstep", "meatmunch"]),
}
SHOP_DECK = {"drake_of_cakes", "fogo_de_char", "funky_brewsters", "saving_throw", "oh_my_gourd", "tip_the_scales", "maw_and_paws", "wishing_well", "nunyas_beeswax", "draggin_tail_roost"}  # fmt: skip
FANCY_DECK = {"pins", "meeny", "sparkle", "bubba", "ditto", "talisa", "dapper", "pocus", "odd", "eeny", "dazzle", "twinkle"}  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(n, marks=pytest.mark.rule("FLC-18.3", "FLC-20.5", ACHIEVEMENT_RULE[i]))
        for i, n in enumerate(ACHIEVEMENTS)
    ],
)
def test_what_achievements_change(name: str) -> None:
    new, old, shops, fancy = CHANGES[name]
    pos = skarb.new("flamecraft", 1, 3, {"solo_profile": [name]}).position()
    assert set(pos["decks"]["shop"]) == SHOP_DECK - {old} | ({new} - {""}) | set(shops)
    held = set(pos["decks"]["fancy"]) | set(pos["seats"]["A"]["offered"])
    assert held == FANCY_DECK | set(fancy)


@pytest.mark.rule("FLC-17.1", "FLC-17.2", "FLC-3.4", "FLC-20.1")
def test_the_solo_setup() -> None:
    match = skarb.new("flamecraft", 1, 5)
    pos = match.position()
    assert set(pos["decks"]["shop"]) == SHOP_DECK
    assert set(pos["decks"]["fancy"]) | set(pos["seats"]["A"]["offered"]) == FANCY_DECK
    assert len(pos["decks"]["artisan"]) == 22
    assert pos["non_players"] == dict.fromkeys(KINDS[1:])
    match.choose(match.choices[0])
    assert match.question is not None
    assert match.question.kind == "visit"


@pytest.mark.rule("FLC-17.11")
def test_titles() -> None:
    told = {}
    for rep in (0, 74, 75, 89, 90, 200):
        result = skarb.position("flamecraft", {"players": 1, "seats": {"A": {"rep": rep}}, "step": "score"}).result
        assert result is not None
        told[rep] = result.details["title"]
    assert list(told.values()) == [
        "shopkeeper",
        "shopkeeper",
        "flamekeeper",
        "flamekeeper",
        "master_of_flamecraft",
        "master_of_flamecraft",
    ]
