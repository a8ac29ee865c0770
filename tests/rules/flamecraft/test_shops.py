# ruff: noqa: E501
"""Every shop: what its ability does, and when it may not be used. FLC-9"""

import re
from typing import Any

import pytest

import skarb
from rules.flamecraft.vectors import DOCS, case, refused, try_vector
from skarb.games.flamecraft.cards import KINDS, RAW, SHOP_RULE, SHOPS


def at(shop: str, seat: dict[str, Any], step: str = "ability", dragons: list[Any] | None = None, **more: Any) -> Any:
    """A stands at the shop, B and C sit by."""
    here: dict[str, Any] = {} if dragons is None else {"dragons": dragons}
    town = {shop: here, **more.pop("town", {})}
    return {"seats": {"A": {"at": shop, **seat}, "B": {}, "C": {}}, "town": town, "step": step, **more}


def seat(letter: str = "A", **fields: Any) -> dict[str, Any]:
    return {"seats": {letter: fields}}


DOES = [
    case("bazaar, a moon dragon as if the game had ended", "FLC-9.1", "FLC-14.3", "FLC-14.8", "FLC-15.33",
         pos=at("bizarre_bazaar", {"fancy": ["even"], "goods": {"meat": 1}}), moves="use; play even",
         position=seat(rep=7, played=["even"], fancy=[])),
    case("bazaar, a sun dragon as usual", "FLC-9.1",
         pos=at("bizarre_bazaar", {"fancy": ["butters", "pins"], "goods": {"bread": 3}}), moves="use; play butters",
         asks="A end", position=seat(rep=9, goods={}, played=["butters"])),
    case("bazaar, only what is met and not bound to a moment", "FLC-9.1", "FLC-21.8",
         pos=at("bizarre_bazaar", {"fancy": ["butters", "pins", "even", "rosy", "sparkle", "twinkle", "pocus"]}),
         moves="use", asks="A play", choices=["play even"],
         no={"play pins": "FLC-9.1", "play sparkle": "FLC-9.1", "play butters": "FLC-14.2", "skip": "FLC-8.1"}),
    case("bazaar, a moon dragon played is not scored again", "FLC-13.6", "FLC-14.3",
         pos={"seats": {"A": {"played": ["even"]}, "B": {}}, "step": "score"}, question=None,
         result={"scores": {"A": 0, "B": 0}}),
    case("tonic: pay, gain, reserve", "FLC-9.2", "FLC-23.3", "FLC-10.10",
         pos=at("draconic_tonic", {"goods": {"meat": 3, "plant": 2}}, row=["purple_bread_1", "purple_meat_3"]),
         moves="use", asks="B visit", position={**seat(rep=6, reserved="purple_bread_1", goods={})}),
    case("tonic: no casting moment, no fire", "FLC-9.2",
         pos=at("draconic_tonic", {"goods": {"meat": 3, "plant": 2}, "fancy": ["sparkle"]}, dragons=["potion", None, None],
                row=["purple_bread_1"]),
         moves="use", asks="A end", choices=["end"], position={"now": {"cast": None}}),
    case("roost: dragons here sleep, give nothing, are not fired; slots pay and fill", "FLC-9.3", "FLC-5.4", "FLC-21.4",
         "FLC-19.2", pos=at("draggin_tail_roost", {"hand": ["plant"]}, "place", [None, "crystal", "iron"],
                            decks={"shop": ["gnome_depot"]}, park=[]),
         moves="place plant draggin_tail_roost 1", asks="B visit",
         position={**seat(rep=3, goods={}), "town": {"gnome_depot": {"space": 4}}}),
    case("roost: collecting there gives only the dragon", "FLC-5.4", "FLC-9.3",
         pos={"seats": {"A": {}, "B": {}}, "town": {"draggin_tail_roost": {"dragons": ["bread", "meat", "iron"]}},
              "decks": {"artisan": ["bread", "iron"]}},
         moves="visit draggin_tail_roost; draw deck", asks="A ability", position=seat(goods={}, hand=["bread"])),
    case("roost: a sleeping dragon cannot be fired", "FLC-9.3", "FLC-21.4",
         pos=at("draggin_tail_roost", {"fancy": ["gemwing"]}, "fire", ["bread", None, None]), asks="A ability"),
    case("roost: meat places from the hand before it is taken", "FLC-9.3",
         pos=at("draggin_tail_roost", {"hand": ["iron"]}, park=["meat"]), moves="use; fire meat; place iron draco_bell 2",
         position={**seat(hand=["meat"]), "town": {"draco_bell": {"dragons": ["meat", "iron", None]}}}),
    case("roost: a dragon fired there may be drawn by a slot that its fire fills; then it is taken already", "FLC-9.3", "FLC-6.4", "FLC-7.11",
         pos=at("draggin_tail_roost", {"hand": ["iron"]}, park=["crystal", "meat"], town={"sew_cute": {}}, decks={"artisan": []}),
         moves="use; fire meat; place iron sew_cute 1; draw meat*", position={**seat(hand=["meat"]), "park": ["crystal"]}),
    case("roost: bread draws another Park dragon, never itself", "FLC-7.2", "FLC-9.3",
         pos=at("draggin_tail_roost", {}, park=["bread", "bread+coin", "iron"], decks={"artisan": ["plant"]}),
         moves="use; fire bread", asks="A draw", choices=["draw bread+coin", "draw iron", "draw deck"]),
    case("roost: the bread dragon is taken after its draw, and what lies on the other", "FLC-9.3", "FLC-6.8",
         pos=at("draggin_tail_roost", {}, park=["iron+coin+coin", "bread"], decks={"artisan": ["plant", "plant"]}),
         moves="use; fire bread; draw iron+coin+coin", position=seat(hand=["bread", "iron"], coins=2)),
    case("alley: all coins of the cells", "FLC-9.4",
         pos=at("dragon_alley", {}, town={"dragon_alley": {"coins": [2, 0, 2]}}), moves="use",
         asks="B visit", position={**seat(coins=4), "town": {"dragon_alley": {"coins": [0, 0, 0]}}}),
    case("alley: each use adds one turn, played at once after this one", "FLC-9.4", "FLC-12.5", "FLC-13.4",
         pos=at("dragon_alley", {"coins": 2, "rep": 1}, ending={"left": 0}), moves="use; cell 2; end",
         asks="A visit", position={**seat(rep=2, fancy=["eeny"], coins=0), "now": {"extra": 0}, "ending": {"left": 0}}),
    case("alley: the first cell draws a dragon", "FLC-9.4", "FLC-1.10",
         pos=at("dragon_alley", {"coins": 2}, park=["iron"]), moves="use; cell 1; draw iron", position=seat(rep=1, hand=["iron"])),
    case("alley: it has no slots", "FLC-9.4", "FLC-21.3",
         pos=at("touch_o_glass", {"hand": ["meat", "bread"]}, town={"dragon_alley": {}}), moves="use; fire meat",
         asks="A place", no={"place bread dragon_alley 1": "FLC-9.4"}),
    case("bank: lose 3 reputation for 4 coins", "FLC-9.5", pos=at("dragon_hoard_bank", {"rep": 3}), moves="use",
         position=seat(rep=0, coins=4)),
    case("bank: 1 to 3 coins, 2 reputation each", "FLC-9.5",
         pos=at("dragon_hoard_bank", {"rep": 4, "coins": 4}), moves="use; option 2", asks="A pay",
         choices=["pay 1 coin", "pay 2 coin", "pay 3 coin"], no={"pay 4 coin": "FLC-8.2", "skip": "FLC-8.1"}),
    case("bank: gain for each coin", "FLC-9.5", pos=at("dragon_hoard_bank", {"coins": 4}), moves="use; pay 3 coin",
         position=seat(rep=6, coins=1)),
    case("cakes: fewer than two are there", "FLC-9.6", "FLC-8.7",
         pos=at("drake_of_cakes", {"goods": {"bread": 2}}, park=["iron"], decks={"artisan": ["plant", "plant", "plant", "meat", "meat", "meat"]}),
         moves="use", position=seat(hand=["iron"], goods={})),
    case("cakes: even none", "FLC-9.6", "FLC-8.7",
         pos=at("drake_of_cakes", {"goods": {"bread": 1}, "coins": 1}, park=[]), moves="use",
         position=seat(hand=[], goods={}, coins=0)),
    case("flame: fires one that was not fired this turn", "FLC-9.7", "FLC-1.9",
         pos=at("eternal_flame", {}, dragons=["crystal", "bread", "crystal"], now={"fired": ["eternal_flame crystal"]}),
         moves="use; fire crystal; take 1 bread 1 meat 1 iron", asks="B visit"),
    case("flame: of equal ones the unfired is offered, a fired one not", "FLC-9.7",
         pos=at("eternal_flame", {}, dragons=["crystal", "bread", None], now={"fired": ["eternal_flame crystal"]}),
         moves="use", choices=["fire bread"], no={"fire crystal": ["FLC-9.7", "FLC-7.10"], "skip": "FLC-8.1"}),
    case("flame: a single card goes to slot 1 and triggers the end for its revealer", "FLC-9.7", "FLC-13.1", "FLC-13.2",
         pos={"seats": {"A": {"at": "smith_mart"}, "B": {}, "C": {}}, "laid": {"eternal_flame": 2},
              "park": ["plant", "plant", "crystal", "potion", "potion"], "decks": {"artisan": ["iron"]}, "step": "end"},
         asks="B visit", position={"town": {"eternal_flame": {"dragons": ["iron", None, None]}}, "ending": {"left": 2}}),
    case("flame: slots left empty take any dragon without reward, alike ones offered once", "FLC-9.7", "FLC-24.3",
         pos=at("eternal_flame", {"hand": ["meat"]}, "place", [None, None, None]),
         choices=["place meat eternal_flame 1", "place meat eternal_flame 2", "skip"]),
    case("flagons: 2 and 1 for each other token", "FLC-9.8",
         pos={"seats": {"A": {"at": "flagons_and_dragons"}, "B": {"at": "flagons_and_dragons"},
                        "C": {"at": "flagons_and_dragons"}, "D": {}}, "town": {"flagons_and_dragons": {}}, "step": "ability"},
         moves="use", position=seat(rep=4)),
    case("flagons: nobody pays to visit", "FLC-9.8", "FLC-1.7",
         pos={"seats": {"A": {}, "B": {"at": "flagons_and_dragons"}}, "town": {"flagons_and_dragons": {}}},
         moves="visit flagons_and_dragons", asks="A good"),
    case("fogo: any free slot, its reward and 2 coins", "FLC-9.9", "FLC-1.3",
         pos=at("fogo_de_char", {"goods": {"meat": 2}, "hand": ["bread"]}), moves="use; place bread smith_mart 3",
         position={**seat(coins=3, goods={}), "town": {"smith_mart": {"dragons": ["iron", None, "bread"]}}}),
    case("buffet: three goods, three more for a coin", "FLC-9.10",
         pos=at("full_plate_buffet", {"coins": 1}), moves="use; pay 1 coin",
         position=seat(coins=0, goods=dict.fromkeys(KINDS, 1))),
    case("buffet: the second set may be declined, the window stays", "FLC-9.10", "FLC-8.1", "FLC-24.8",
         pos=at("full_plate_buffet", {"coins": 1, "fancy": ["rosy"]}), moves="use; skip", asks="A end",
         position=seat(coins=1, goods={"bread": 1, "meat": 1, "plant": 1})),
    case("brewsters: exchange without reward, then the newcomer may be fired", "FLC-9.11", "FLC-6.5", "FLC-24.8",
         pos=at("funky_brewsters", {"hand": ["crystal"], "goods": {}}, dragons=["iron", None, None]),
         moves="use; exchange iron crystal", asks="A fire", choices=["fire crystal", "skip"],
         position={**seat(rep=0, hand=["iron"]), "town": {"funky_brewsters": {"dragons": ["crystal", None, None]}}}),
    case("brewsters: skipping the newcomer", "FLC-9.11",
         pos=at("funky_brewsters", {"hand": ["crystal"]}, dragons=["iron", None, None]),
         moves="use; exchange iron crystal; skip", asks="B visit"),
    case("brewsters: a plant dragon with nothing to gift is not asked about", "FLC-9.11", "FLC-24.8",
         pos=at("funky_brewsters", {"hand": ["plant"]}, dragons=["iron", None, None]), moves="use; exchange iron plant", asks="B visit"),
    case("gnome depot: 8 of one kind, coins standing in", "FLC-9.12",
         pos=at("gnome_depot", {"goods": {"iron": 8, "meat": 7}, "coins": 1}), moves="use", asks="A pay",
         choices=["pay 8 iron", "pay 7 iron 1 coin", "pay 7 meat 1 coin"], no={"pay 8 meat": "FLC-8.2", "pay 8 coin": "FLC-8.2"}),
    case("gnome depot: 12 reputation", "FLC-9.12", pos=at("gnome_depot", {"goods": {"iron": 8}}), moves="use",
         position=seat(rep=12, goods={})),
    case("treasures: the gift of a coin for 4", "FLC-9.13", pos=at("guilty_treasures", {}), moves="use; gift coin c",
         position={"seats": {"A": {"rep": 4, "coins": 0}, "C": {"coins": 1}}}),
    case("treasures: or keep it", "FLC-9.13", pos=at("guilty_treasures", {}), moves="use", asks="A gift",
         choices=["gift coin b", "gift coin c", "skip"]),
    case("dragonne: hearts pay coins, other rewards as printed", "FLC-9.15", "FLC-23.8",
         pos=at("la_petite_dragonne", {"hand": ["plant"]}), moves="use; place plant la_petite_dragonne 3",
         position=seat(rep=0, coins=2)),
    case("dragonne: any other placement there pays hearts", "FLC-9.15",
         pos=at("la_petite_dragonne", {"hand": ["plant"]}, "place"), moves="place plant la_petite_dragonne 3",
         position=seat(rep=1, coins=1)),
    case("maw: two dragons of the deck, heads kept", "FLC-9.16", "FLC-20.7",
         pos=at("maw_and_paws", {}, flips=["heads", "tails"], decks={"artisan": ["iron", "plant", "meat"]}),
         moves="use; keep heads", position={**seat(rep=2, hand=["iron", "plant"]), "decks": {"artisan": ["meat"]}}),
    case("maw: the second flip alone counts and draws none", "FLC-9.16",
         pos=at("maw_and_paws", {}, flips=["heads", "tails"], decks={"artisan": ["iron", "plant", "meat"]}),
         moves="use; flip; take 1 potion", position=seat(rep=0, hand=["iron", "plant"], goods={"potion": 1})),
    case("maw: what came up may be kept or flipped", "FLC-9.16",
         pos=at("maw_and_paws", {}, flips=["tails"]), moves="use", asks="A reflip", choices=["keep tails", "flip"]),
    case("beeswax: a coin, then each dragon once, the one of step 3 again", "FLC-9.17", "FLC-25.3", "FLC-7.8",
         pos=at("nunyas_beeswax", {"coins": 1}, dragons=["crystal", "bread", None], now={"fired": ["nunyas_beeswax crystal"]}),
         moves="use", asks="A fire", choices=["fire bread", "fire crystal"], position=seat(coins=0),
         no={"done": "FLC-8.1", "skip": "FLC-8.1"}),
    case("beeswax: each once; after the first it may be ended", "FLC-9.17",
         pos=at("nunyas_beeswax", {"coins": 1}, dragons=["crystal", "bread", None]),
         moves="use; fire crystal; take 1 bread 1 meat 1 iron", asks="A fire", choices=["fire bread", "done"],
         no={"fire crystal": "FLC-7.8"}),
    case("beeswax: one placed here meanwhile too", "FLC-9.17",
         pos=at("nunyas_beeswax", {"coins": 1, "hand": ["crystal"]}, dragons=[None, None, "meat"]),
         moves="use; fire meat; place crystal nunyas_beeswax 2", asks="A fire", choices=["fire crystal", "done"]),
    case("beeswax: after `done` nothing more is asked", "FLC-25.3", "FLC-24.8",
         pos=at("nunyas_beeswax", {"coins": 1, "fancy": ["gemwing"]}, dragons=["crystal", "bread", None]),
         moves="use; fire crystal; take 1 bread 1 meat 1 iron; done", asks="B visit"),
    case("gourd (a): gift a plant for 3", "FLC-9.18", pos=at("oh_my_gourd", {"goods": {"plant": 1}}), moves="use; gift plant b",
         position={"seats": {"A": {"rep": 3, "goods": {}}, "B": {"goods": {"plant": 1}}}}),
    case("gourd (a): a coin may stand in for the plant, other goods not", "FLC-9.18", "FLC-8.3",
         pos=at("oh_my_gourd", {"coins": 1, "goods": {"bread": 1}}), moves="use", asks="A gift", choices=["gift coin b", "gift coin c"],
         no={"gift bread b": "FLC-8.4"}),
    case("gourd (b): a coin, two goods for each dragon here", "FLC-9.18", "FLC-24.10",
         pos=at("oh_my_gourd", {"coins": 1}, dragons=["crystal", None, "bread"]), moves="use; option 2",
         position=seat(coins=0, goods={"crystal": 2, "bread": 2})),
    case("pizza: all five get one, a coin more", "FLC-9.19",
         pos=at("pizza_coven", {"goods": {"meat": 5}}, park=["bread", "meat", "iron", "plant", "crystal"]),
         moves="use; put meat bread; put meat meat; put meat iron; put meat plant; put meat crystal",
         position=seat(rep=10, coins=1, goods={})),
    case("pizza: items never go back over equal dragons", "FLC-9.19", "FLC-24.12",
         pos=at("pizza_coven", {"goods": {"meat": 1, "bread": 1}, "coins": 1}, park=["bread", "bread", "iron"]),
         moves="use; put meat bread", asks="A load", choices=["put coin bread", "skip bread"],
         position={"park": ["bread+meat", "bread", "iron"]}),
    case("pizza: after a skip of an equal dragon only skips", "FLC-9.19", "FLC-24.12",
         pos=at("pizza_coven", {"goods": {"meat": 1}}, park=["bread", "bread", "iron"], decks={"artisan": []}),
         moves="use; skip bread", asks="B visit", position={**seat(rep=2), "park": ["bread", "bread", "iron+meat"]}),
    case("pizza: at the last dragons, one must be loaded", "FLC-25.3", "FLC-9.19",
         pos=at("pizza_coven", {"goods": {"meat": 1, "bread": 1}}, park=["bread", "iron", "iron"]), moves="use; skip bread",
         asks="A load", choices=["put bread iron", "put meat iron"], no={"skip iron": "FLC-8.1", "put plant iron": "FLC-21.9"}),
    case("sage: goods of the own reserved card, which is not reserved again", "FLC-9.20", "FLC-10.10",
         pos=at("sage_of_sage", {"reserved": "purple_bread_1"}, row=["purple_meat_1"]),
         moves="use; study purple_bread_1; take 2 meat 1 plant", asks="B visit", position=seat(goods={"meat": 2, "plant": 1})),
    case("sage: with a reserved card, goods of the row but no reserving", "FLC-9.20", "FLC-21.7",
         pos=at("sage_of_sage", {"reserved": "purple_bread_1"}, row=["purple_meat_1"]),
         moves="use; study purple_meat_1; take 3 iron", asks="B visit", position=seat(reserved="purple_bread_1")),
    case("sage: part of the printed cost, with multiplicity", "FLC-9.20",
         pos=at("sage_of_sage", {}, row=["purple_bread_2"]), moves="use", asks="A goods",
         choices=["take 1 iron 1 crystal 1 potion", "take 1 iron 2 potion", "take 1 crystal 2 potion", "take 3 potion"],
         no={"take 2 iron 1 potion": "FLC-9.20", "take 1 coin": "FLC-8.3"}),
    case("sage: a multiple enchantment counts at its maximum", "FLC-9.20", options={"enchantment_deck": "gold"},
         pos=at("sage_of_sage", {}, row=["gold_bread_1"]), moves="use",
         choices=["take 3 meat", "take 2 meat 1 crystal", "take 1 meat 2 crystal", "take 3 crystal"]),
    case("saving throw: a placement that fills no shop gives no bonus", "FLC-9.21",
         pos=at("saving_throw", {"hand": ["plant"]}), moves="use; place plant smith_mart 2",
         position=seat(rep=0, fancy=["eeny"])),
    case("post: one of the two drawn must be gifted", "FLC-9.22", "FLC-21.9", "FLC-1.9",
         pos=at("scale_mail_post", {"fancy": ["odd"]}, decks={"fancy": ["bubba", "ditto", "even"]}), moves="use",
         asks="A gift", choices=["gift fancy bubba b", "gift fancy bubba c", "gift fancy ditto b", "gift fancy ditto c"],
         no={"gift fancy odd b": "FLC-9.22", "gift fancy bubba a": "FLC-21.9", "skip": "FLC-8.1", "gift fancy even b": "FLC-21.9"}),
    case("post: the gift, 2 reputation", "FLC-9.22", "FLC-8.6",
         pos=at("scale_mail_post", {}, decks={"fancy": ["bubba", "ditto", "even"]}), moves="use; gift fancy ditto b",
         position={"seats": {"A": {"rep": 2, "fancy": ["bubba"]}, "B": {"fancy": ["ditto"]}}},
         expect_view={"C": ["bubba", "ditto"], "A": ["even"]}),
    case("post: the only card left must be gifted", "FLC-9.22", "FLC-6.7",
         pos=at("scale_mail_post", {}, decks={"fancy": ["bubba"]}), moves="use; gift fancy bubba b", position=seat(rep=2, fancy=[])),
    case("sew cute: 1 for each dragon of the drawn kind, which is shown", "FLC-9.23", "FLC-1.4", "FLC-5.3",
         pos={"seats": {"A": {}, "B": {}}, "town": {"sew_cute": {"dragons": ["iron", None, None]}}, "park": ["iron", "meat"]},
         moves="visit sew_cute; draw iron; skip; skip; use", position=seat(rep=2)),
    case("springs: the same kind in another shop, at its own place", "FLC-9.24", "FLC-1.10",
         pos=at("spellfire_springs", {}, dragons=[None, None, "iron"], now={"fired": ["spellfire_springs iron"]},
                town={"wishing_well": {"dragons": [None, "iron", "plant"]}}),
         moves="use", choices=["fire smith_mart iron", "fire wishing_well iron"],
         no={"fire draco_bell meat": ["FLC-9.24", "FLC-7.10"], "fire iron": "FLC-9.24"}),
    case("springs: location is its own shop", "FLC-9.24",
         pos=at("spellfire_springs", {}, now={"fired_kinds": ["iron"]}, town={"wishing_well": {"dragons": [None, "iron", "plant"]}}),
         moves="use; fire wishing_well iron", asks="A goods", choices=["take 2 iron", "take 2 plant"]),
    case("savage beat: a good for each Park dragon, from the supply", "FLC-9.25",
         pos=at("the_savage_beat", {"goods": {"iron": 2}}, park=["bread", "bread+coin", "plant"]), moves="use",
         position={**seat(goods={"bread": 2, "plant": 1}, coins=0)}),
    case("scales: different goods, then coins", "FLC-9.26",
         pos=at("tip_the_scales", {"goods": {"bread": 2, "iron": 1}, "coins": 2}), moves="use; pay 1 bread 1 iron; pay 1 coin",
         position=seat(rep=3, goods={"bread": 1}, coins=1)),
    case("scales: all sets of goods, and none if there are coins", "FLC-9.26",
         pos=at("tip_the_scales", {"goods": {"bread": 2, "iron": 1}, "coins": 1}), moves="use", asks="A pay",
         choices=["pay 1 bread", "pay 1 iron", "pay 1 bread 1 iron", "pay nothing"], no={"pay 2 bread": "FLC-8.2"}),
    case("scales: coins alone must be at least one", "FLC-9.26",
         pos=at("tip_the_scales", {"goods": {"bread": 1}, "coins": 2}), moves="use; pay nothing", asks="A coins",
         choices=["pay 1 coin", "pay 2 coin"]),
    case("glass: a dragon of the hand is fired, then gifted", "FLC-9.27", "FLC-19.4",
         pos=at("touch_o_glass", {"hand": ["crystal", "bread"]}),
         moves="use; fire crystal; take 1 bread 1 meat 1 iron; gift dragon crystal b",
         position={"seats": {"A": {"rep": 3, "hand": ["bread"]}, "B": {"hand": ["crystal"]}}}),
    case("glass: iron counts the hand and is always asked", "FLC-9.27", "FLC-7.4", "FLC-24.5",
         pos=at("touch_o_glass", {"hand": ["iron"]}), moves="use; fire iron", asks="A goods", choices=["take 2 iron"]),
    case("glass: after a swap the arrival may be gifted", "FLC-9.27", "FLC-7.7",
         pos=at("touch_o_glass", {"hand": ["potion"]}), moves="use; fire potion; swap fragile_reptile crystal; take 1 bread 1 meat 1 iron",
         asks="A gift", choices=["gift dragon crystal b", "gift dragon crystal c", "skip"],
         position={**seat(hand=["crystal"]), "town": {"fragile_reptile": {"dragons": ["potion", None, None]}}}),
    case("glass: a lone meat dragon places itself, nothing is left to gift", "FLC-9.27",
         pos=at("touch_o_glass", {"hand": ["meat"]}), moves="use; fire meat; place meat critical_rolls 2",
         position={"town": {"critical_rolls": {"dragons": ["bread", "meat", None]}}}, asks="A end"),
    case("glass: with another in hand the other is placed", "FLC-9.27",
         pos=at("touch_o_glass", {"hand": ["meat", "plant"]}), moves="use; fire meat", asks="A place",
         choices=["place plant critical_rolls 3", "place plant smith_mart 2", "place plant fragile_reptile 3",
                  "place plant touch_o_glass 3"]),
    case("glass: a dragon that can do nothing may be chosen and gifted", "FLC-9.27", "FLC-7.10",
         pos=at("touch_o_glass", {"hand": ["plant"]}), moves="use; fire plant; gift dragon plant b", position=seat(rep=3, hand=[])),
    case("well: heads keep the coin and pay, tails lose it, at most three", "FLC-9.28", "FLC-23.7",
         pos=at("wishing_well", {"coins": 3}, flips=["heads", "tails", "heads"]), moves="use; flip; flip", asks="B visit",
         position=seat(rep=4, coins=2)),
    case("well: stopping at will", "FLC-9.28", pos=at("wishing_well", {"coins": 3}, flips=["tails"]), moves="use; stop",
         asks="B visit", position=seat(rep=0, coins=2)),
    case("well: gathering gives three coins", "FLC-9.28", "FLC-5.3",
         pos={"seats": {"A": {}, "B": {}}, "town": {"wishing_well": {}}}, moves="visit wishing_well", asks="A ability",
         position=seat(coins=3)),
    case("starter shops have no ability", "FLC-9.29", pos=at("smith_mart", {"fancy": ["gemwing"]}), asks="A end",
         no={"use": "FLC-12.1"}),
    case("no ability twice in a visit", "FLC-9.30", "FLC-21.5", pos=at("flagons_and_dragons", {"fancy": ["gemwing"]}), moves="use",
         asks="A end", choices=["end"], no={"use": "FLC-12.1"}),
    case("no ability in an Enchant turn", "FLC-5.8", "FLC-10.11", "FLC-21.5",
         pos=at("flagons_and_dragons", {"fancy": ["gemwing"]}, "cast", ["bread", None, None]), asks="A fire",
         choices=["fire bread", "done"], no={"use": "FLC-10.8"}),
]  # fmt: skip


@pytest.mark.parametrize("vector", DOES)
def test_what_shops_do(vector: dict[str, Any]) -> None:
    try_vector(vector)


# shop → what A has and what else holds, so that the ability cannot be used
LACKS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "bizarre_bazaar": ({"hand": ["iron"]}, {}),  # Gemwing's wish is not met
    "draconic_tonic": ({"goods": {"meat": 3, "plant": 1}}, {"row": ["purple_bread_1"]}),
    "draggin_tail_roost": ({}, {"park": []}),
    "dragon_alley": ({"coins": 1}, {}),
    "dragon_hoard_bank": ({"rep": 2, "goods": {"bread": 5}}, {}),
    "drake_of_cakes": ({"goods": {"bread": 1, "meat": 5}}, {}),
    "eternal_flame": ({}, {"dragons": ["bread", None, None], "now": {"fired": ["eternal_flame bread"]}}),
    "fogo_de_char": ({"goods": {"meat": 1}, "hand": ["bread"]}, {}),
    "funky_brewsters": ({"hand": ["bread"]}, {}),
    "gnome_depot": ({"goods": {"iron": 7, "meat": 7}}, {}),
    "hedges_and_henges": ({}, {}),
    "la_petite_dragonne": ({}, {}),
    "nunyas_beeswax": ({"goods": {"bread": 3}}, {"dragons": ["plant", None, None]}),
    "oh_my_gourd": ({"goods": {"bread": 3}}, {"dragons": ["crystal", None, None]}),
    "pizza_coven": ({"goods": {"bread": 3}}, {"park": []}),
    "sage_of_sage": ({}, {"row": []}),
    "saving_throw": ({}, {}),
    "scale_mail_post": ({}, {"decks": {"fancy": []}}),
    "sew_cute": ({}, {"dragons": ["iron", None, None]}),
    "spellfire_springs": ({}, {"dragons": ["meat", None, "iron"]}),
    "the_savage_beat": ({"goods": {"iron": 1}}, {}),
    "tip_the_scales": ({}, {}),
    "touch_o_glass": ({}, {}),
    "wishing_well": ({"goods": {"bread": 3}}, {}),
}
ALWAYS = {"flagons_and_dragons", "full_plate_buffet", "guilty_treasures", "maw_and_paws"}


@pytest.mark.rule("FLC-8.2", "FLC-8.7", "FLC-24.10", "FLC-26.3")
@pytest.mark.parametrize("shop", SHOPS[6:])
def test_when_shops_may_not_be_used(shop: str) -> None:
    if shop in ALWAYS:  # only another step forbids it
        match = skarb.position("flamecraft", at(shop, {"fancy": ["gemwing"]}, "fire", ["bread", None, None]))
        refused(match, "use", "FLC-5.1")
        return
    own, more = LACKS[shop]
    match = skarb.position("flamecraft", at(shop, {"fancy": ["gemwing"], **own}, **more))
    assert match.question is not None
    assert match.question.kind == "ability"
    assert match.choices == ["skip"]
    refused(match, "use", SHOP_RULE[SHOPS.index(shop)])


@pytest.mark.rule("FLC-24.9", "FLC-24.4")
@pytest.mark.parametrize("shop", sorted(LACKS))
def test_what_everybody_sees_to_be_impossible_is_not_asked(shop: str) -> None:
    """Without a window the question is passed over; Sew Cute! and the like follow the public facts."""
    own, more = LACKS[shop]
    if shop == "bizarre_bazaar":
        own = {}
    match = skarb.position("flamecraft", at(shop, own, **more))
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == (1, "visit")


@pytest.mark.rule("FLC-9.2", "FLC-26.3")
def test_tonic_with_a_reserved_card() -> None:
    own = {"fancy": ["gemwing"], "goods": {"meat": 3, "plant": 2}, "reserved": "purple_meat_1"}
    match = skarb.position("flamecraft", at("draconic_tonic", own, row=["purple_bread_1"]))
    assert match.choices == ["skip"]
    refused(match, "use", "FLC-9.2")


# -- the data is the table of the rules --------------------------------------------------------------------------------

WORDS = {"any good": "any_good", "fancy": "fancy", "dragon": "artisan", "coin": "coin", "coins": "coin", "rep": "rep"}


def told_reward(text: str) -> dict[str, int]:
    out: dict[str, int] = {}
    for part in re.split(r" \+ | and ", text):
        if part != "—":
            n, word = part.split(" ", 1)
            out[WORDS[word]] = int(n)
    return out


@pytest.mark.rule("FLC-2.2", "FLC-1.8", "FLC-9.29", "FLC-23.4")
def test_the_data_says_what_the_table_says() -> None:
    text = (DOCS / "flamecraft.md").read_text("utf-8")
    rows = re.findall(
        r"(?m)^\| [^|]+ \(`(\w+)`\) \| (\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| (FLC-9\.\d+) \|", text
    )
    assert [row[0] for row in rows] == SHOPS
    for card, (_, icon, collects, *slots, rule) in zip(RAW["shops"]["shop"], rows, strict=True):
        assert (card["icon"], card["rule"]) == (icon, rule)
        n, word = collects.split(" ", 1)
        gathered = card["gather"].get("goods", card["gather"])
        assert gathered == {word if word in KINDS else WORDS[word]: int(n)}
        for i, told in enumerate(slots):
            if told.startswith("cell"):
                want = told_reward(told.split(" → ")[1])
                assert {k: v for part in card["cells"][i]["rewards"] for k, v in part.items()} == want
                continue
            kinds, reward = told.split(" → ")
            assert card["slots"][i]["accepts"] == kinds.split("/")
            assert card["slots"][i]["reward"] == told_reward(re.sub(r" \(.*\)", "", reward))
    piles = [card["pile"] for card in RAW["shops"]["shop"] if "pile" in card]
    assert [piles.count(kind) for kind in (*KINDS, "other")] == [3] * 6 + [10]
