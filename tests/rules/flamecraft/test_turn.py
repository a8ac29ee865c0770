# ruff: noqa: E501
"""Visit, gather, place, fire, enchant, the end of a turn and of the game. FLC-4 to 8, 10 to 13"""

import re
from typing import Any

import pytest

import skarb
from rules.flamecraft.vectors import DOCS, case, refused, try_vector
from skarb.games.flamecraft.cards import ENCHANTMENTS, KINDS, RAW, SHOPS


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": {"A": fields}}


def a(step: str = "visit", **own: Any) -> dict[str, Any]:
    return {"seats": {"A": own, "B": {}, "C": {}}, "step": step}


def town(**shops: list[Any]) -> dict[str, Any]:
    return {shop: {"dragons": dragons} for shop, dragons in shops.items()}


TEN = ["eeny", "meeny", "breadblaze", "rosy", "even", "odd", "chum", "steep", "thicket", "gemwing"]

VISITS = [
    case("a turn: visit, gather, end; then the next player", "FLC-4.1", "FLC-12.1", "FLC-12.5", pos={"park": [], "decks": {"artisan": ["iron"] * 3}},
         moves="visit draco_bell", asks="B visit", position={"turn": "B", "round": 1}),
    case("on the first turn any shop", "FLC-4.2", pos={}, choices=[f"visit {shop}" for shop in SHOPS[:6]]),
    case("the round grows when the first player begins again", "FLC-27.1", pos={"turn": "B", "first": "A", "seats": {"A": {"at": "smith_mart"}, "B": {}}},
         moves="B: visit draco_bell", asks="A visit", position={"round": 2}),
    case("the items may differ; what is given arrives at once, even above 7", "FLC-4.3", "FLC-4.5",
         pos={"seats": {"A": {"goods": {"bread": 2}, "coins": 1}, "B": {"at": "draco_bell", "goods": {"bread": 7}}, "C": {"at": "draco_bell"}}},
         moves="visit draco_bell; give bread b; give coin c", position={"seats": {"B": {"goods": {"bread": 8}}, "C": {"coins": 1}}}),
    case("what is not owned cannot be given", "FLC-4.3", "FLC-21.9",
         pos={"seats": {"A": {"goods": {"bread": 2}, "coins": 1}, "B": {"at": "draco_bell"}}}, moves="visit draco_bell", asks="A give",
         choices=["give bread b", "give coin b"], no={"give iron b": "FLC-21.9", "give bread a": "FLC-21.9", "skip": "FLC-4.3"}),
    case("gather is forced when nothing else is possible and nothing could be played", "FLC-4.7", "FLC-24.5", pos={}, moves="visit smith_mart", asks="A fire"),
    case("with a fancy dragon in hand the choice is put", "FLC-4.7", "FLC-24.5", "FLC-24.4", pos=a(fancy=["even"]), moves="visit draco_bell", asks="A act", choices=["gather"]),
]  # fmt: skip

GATHERS = [
    case("step 1: icon, dragons, enchantments", "FLC-5.2", "FLC-5.5",
         pos={"town": {"bizarre_bazaar": {"dragons": ["bread", "iron", None], "enchantments": ["purple_bread_1", "purple_meat_1"]}}},
         moves="visit bizarre_bazaar", asks="A good", position=seat(goods={})),
    case("step 1: the chosen good, then all others", "FLC-5.2", "FLC-5.3", "FLC-5.5",
         pos={"town": {"bizarre_bazaar": {"dragons": ["bread", "iron", None], "enchantments": ["purple_bread_1", "purple_meat_1"]}}},
         moves="visit bizarre_bazaar; take 1 potion", position=seat(goods={"bread": 2, "meat": 1, "iron": 1, "potion": 1})),
    case("a coin is never a good of choice", "FLC-5.3", "FLC-8.3", "FLC-21.2", pos={"town": {"bizarre_bazaar": {}}}, moves="visit bizarre_bazaar",
         choices=[f"take 1 {kind}" for kind in KINDS], no={"take 1 coin": "FLC-8.3", "take 2 bread": "FLC-5.3"}),
    case("a coin shop gives a coin", "FLC-5.3", pos={"town": {"scale_mail_post": {}}}, moves="visit scale_mail_post", position=seat(coins=1)),
    case("no way back to an earlier step, and none ahead", "FLC-5.1", "FLC-21.5", pos=a("fire", at="smith_mart", hand=["plant"]),
         no={"place plant smith_mart 2": "FLC-5.1", "gather": "FLC-5.1", "visit draco_bell": "FLC-5.1", "end": "FLC-5.1"}),
    case("only one dragon in step 2, one fire in step 3", "FLC-5.6", "FLC-5.7", "FLC-21.3", "FLC-21.4",
         pos={**a("place", at="smith_mart", hand=["plant", "potion"]), "decks": {"fancy": []}}, moves="place plant smith_mart 2; fire iron; take 2 plant", asks="B visit",
         position=seat(hand=["potion"])),
    case("slots in any order, one of several kinds", "FLC-6.2", pos=a("place", at="smith_mart", hand=["meat"]), moves="place meat smith_mart 3",
         position={"town": town(smith_mart=["iron", None, "meat"]), **seat(coins=1)}),
    case("a wild slot takes any kind", "FLC-6.1", pos={**a("place", at="scale_mail_post", hand=["meat"]), "town": {"scale_mail_post": {}}},
         choices=[f"place meat scale_mail_post {n}" for n in (1, 2, 3)] + ["skip"]),
    case("the reward comes at once, goods of choice too", "FLC-6.3", "FLC-1.1",
         pos={**a("place", at="wishing_well", hand=["meat"]), "town": {"wishing_well": {}}}, moves="place meat wishing_well 3", asks="A good", position=seat(rep=1)),
    case("drawing: Park or deck", "FLC-6.6", pos={**a("place", at="sew_cute", hand=["iron"]), "town": {"sew_cute": {}}, "park": ["meat", "meat"]},
         moves="place iron sew_cute 1", asks="A draw", choices=["draw meat", "draw deck"]),
    case("with an empty deck only the Park", "FLC-6.6", pos={**a("place", at="sew_cute", hand=["iron"]), "town": {"sew_cute": {}}, "park": ["meat", "plant"], "decks": {"artisan": []}},
         moves="place iron sew_cute 1", choices=["draw meat", "draw plant"]),
    case("with both empty nothing", "FLC-6.6", pos={**a("place", at="sew_cute", hand=["iron"]), "town": {"sew_cute": {}}, "park": [], "decks": {"artisan": []}},
         moves="place iron sew_cute 1", asks="A fire"),
    case("the Park is not refilled before the end of the turn", "FLC-6.6", pos={**a("place", at="sew_cute", hand=["iron"]), "town": {"sew_cute": {}}, "park": ["meat", "plant"]},
         moves="place iron sew_cute 1; draw meat", position={"park": ["plant"]}),
    case("an empty fancy deck gives nothing", "FLC-6.7", pos={**a("place", at="draco_bell", hand=["iron"]), "decks": {"fancy": []}}, moves="place iron draco_bell 2",
         asks="A fire", position=seat(fancy=[])),
    case("filling several shops in a turn", "FLC-6.9", "FLC-6.11",
         pos={**a("cast", at="critical_rolls", hand=["plant", "bread"]), "town": town(critical_rolls=["bread", "meat", None], draco_bell=["meat", "iron", None]),
              "decks": {"shop": ["gnome_depot", "sew_cute", "wishing_well"]}},
         moves="fire meat; place plant critical_rolls 3", position={"laid": {"gnome_depot": 2}, "decks": {"shop": ["sew_cute", "wishing_well"]}}),
    case("14 spaces for three players", "FLC-6.10", "FLC-2.7",
         pos={**a("place", at="draco_bell", hand=["iron"]), "town": {**town(draco_bell=["meat", None, "bread"]), **{shop: {} for shop in SHOPS[6:12]}},
              "decks": {"shop": ["wishing_well"], "fancy": []}}, moves="place iron draco_bell 2", position={"laid": {"wishing_well": 13}}),
    case("face-down shops cannot be visited, used or counted", "FLC-6.12", "FLC-4.6", "FLC-21.1",
         pos={**a("fire", at="draco_bell", hand=["plant"], fancy=["goldie"]), "laid": {"gnome_depot": 2}}, moves="fire meat", asks="A place",
         choices=["place plant critical_rolls 3", "place plant smith_mart 2", "place plant fragile_reptile 3"], no={"place plant gnome_depot 3": "FLC-6.4"}),
    case("with an empty shop deck filling is ignored", "FLC-6.10", pos={**a("place", at="draco_bell", hand=["iron"]), "town": town(draco_bell=["meat", None, "bread"]),
         "decks": {"shop": [], "fancy": []}}, moves="place iron draco_bell 2", position={"laid": {}}),
]  # fmt: skip

FIRES = [
    case("bread draws", "FLC-7.1", "FLC-7.2", pos={**a("fire", at="critical_rolls"), "park": ["iron"]}, moves="fire bread; draw iron", position=seat(hand=["iron"])),
    case("bread with no card anywhere may not be fired", "FLC-7.10", "FLC-21.4", pos={**a("fire", at="critical_rolls", fancy=["even"]), "park": [], "decks": {"artisan": []}},
         choices=["skip"], no={"fire bread": "FLC-7.10"}),
    case("meat may not be fired with nothing to place", "FLC-7.10", pos=a("fire", at="draco_bell", fancy=["even"]), choices=["skip"], no={"fire meat": "FLC-7.10"}),
    case("a step that everybody sees to be impossible is passed over", "FLC-24.8", "FLC-24.4", pos=a("fire", at="draco_bell"), asks="B visit"),
    case("meat with cards that do not fit is asked about, not offered", "FLC-24.4", "FLC-24.8",
         pos={**a("fire", at="draco_bell", hand=["bread"]), "town": town(draco_bell=["meat", None, "meat"], hello_nursery=["plant", None, "iron"], potable_potions=["potion", "iron", None])},
         asks="A fire", choices=["skip"]),
    case("iron in a wild shop: any one good", "FLC-7.4", pos={**a("fire", at="maw_and_paws"), "town": town(maw_and_paws=["iron", None, None])}, moves="fire iron",
         choices=[f"take 2 {kind}" for kind in KINDS], no={"take 2 coin": "FLC-8.3"}),
    case("iron in a coin shop: only dragons", "FLC-7.4", pos={**a("fire", at="wishing_well"), "town": town(wishing_well=[None, "iron", "plant"])}, moves="fire iron",
         choices=["take 2 iron", "take 2 plant"]),
    case("plant needs something to gift", "FLC-7.5", "FLC-7.10", pos=a("fire", at="hello_nursery", fancy=["even"]), choices=["skip"], no={"fire plant": "FLC-7.10"}),
    case("plant pays 2", "FLC-7.5", "FLC-8.4", pos=a("fire", at="hello_nursery", goods={"iron": 1}), moves="fire plant; gift iron c",
         position={"seats": {"A": {"rep": 2, "goods": {}}, "C": {"goods": {"iron": 1}}}}),
    case("crystal: three different kinds, owned or not", "FLC-7.6", pos=a("fire", at="fragile_reptile", goods={"bread": 7}), moves="fire crystal", counts={"choices": 20},
         choices_include=["take 1 bread 1 meat 1 iron", "take 1 plant 1 crystal 1 potion"], no={"take 2 bread 1 iron": "FLC-7.6", "skip": "FLC-7.11"}),
    case("potion: any other dragon, asleep or awake, the same shop too", "FLC-7.7", "FLC-7.9", "FLC-1.10",
         pos={**a("fire", at="potable_potions"), "town": town(potable_potions=["potion", "bread", None], draggin_tail_roost=["crystal", None, None])}, moves="fire potion",
         choices=["swap critical_rolls bread", "swap draco_bell meat", "swap smith_mart iron", "swap hello_nursery plant", "swap fragile_reptile crystal",
                  "swap potable_potions bread", "swap draggin_tail_roost crystal"], no={"swap potable_potions potion": "FLC-7.7", "skip": "FLC-7.11"}),
    case("a sleeper that leaves the Roost wakes and is fired; who enters sleeps", "FLC-7.9", "FLC-6.5",
         pos={**a("fire", at="potable_potions", fancy=["even"]), "town": town(draggin_tail_roost=["crystal", None, None])},
         moves="fire potion; swap draggin_tail_roost crystal; take 1 bread 1 meat 1 iron", asks="A end",
         position={**seat(rep=0), "town": town(potable_potions=["crystal", None, None], draggin_tail_roost=["potion", None, None])}),
    case("an arrival already fired in this step is not fired again", "FLC-7.8", "FLC-10.9",
         pos={**a("fire", at="potable_potions"), "town": town(fragile_reptile=["crystal", "potion", None])},
         moves="fire potion; swap fragile_reptile potion; swap fragile_reptile potion*", asks="B visit",
         position={"town": town(potable_potions=["potion", None, None], fragile_reptile=["crystal", "potion", None])}),
    case("an arrival that can do nothing just stays", "FLC-7.10", pos=a("fire", at="potable_potions"), moves="fire potion; swap draco_bell meat", asks="B visit"),
    case("a swapped-in dragon of an Enchant step is not fired again", "FLC-10.9", "FLC-10.8",
         pos={**a("cast", at="potable_potions"), "town": town(potable_potions=["potion", "bread", None])}, moves="fire potion; swap fragile_reptile crystal; take 1 bread 1 meat 1 iron",
         choices=["fire bread", "done"], no={"fire crystal": "FLC-10.8"}),
    case("equal cards once: the fired one carries the mark", "FLC-24.3", "FLC-10.8",
         pos={**a("cast", at="potable_potions"), "town": town(potable_potions=["crystal", "crystal", None]), "now": {"fired_step": ["potable_potions crystal"]}},
         choices=["fire crystal", "done"]),
    case("goods on a Park dragon stay in the Park when it is swapped out", "FLC-7.12", "FLC-7.7",
         pos={**a("ability", at="draggin_tail_roost"), "town": {"draggin_tail_roost": {}}, "park": ["potion+iron", "meat"], "decks": {"artisan": []}},
         moves="use; fire potion+iron; swap draco_bell meat", position={**seat(hand=["meat"], goods={"iron": 1}), "park": ["meat"]}),
    case("Park iron: the kind of any Park dragon", "FLC-7.4", pos={**a("ability", at="draggin_tail_roost"), "town": {"draggin_tail_roost": {}}, "park": ["iron", "meat", "meat"]},
         moves="use; fire iron", choices=["take 2 meat", "take 2 iron"]),
]  # fmt: skip

ENCHANTS = [
    case("a wild shop fits every icon, here three cards are payable", "FLC-10.1", pos={**a("act", at="bizarre_bazaar", goods=dict.fromkeys(KINDS, 3)), "town": {"bizarre_bazaar": {}}, "row": ["purple_bread_1", "purple_iron_2", "purple_plant_2"]},
         choices=["gather", "enchant purple_bread_1", "enchant purple_iron_2", "enchant purple_plant_2"]),
    case("coin and dragon shops never", "FLC-10.2", "FLC-21.6", pos={**a("act", at="sew_cute", goods=dict.fromkeys(KINDS, 7), fancy=["even"]), "town": {"sew_cute": {}}}, choices=["gather"],
         no={"enchant purple_bread_1": "FLC-10.2"}),
    case("at most three in a shop, whatever their icons", "FLC-10.5", "FLC-21.6", pos={**a("act", at="bizarre_bazaar", goods=dict.fromkeys(KINDS, 7), fancy=["even"]),
         "town": {"bizarre_bazaar": {"enchantments": ["purple_bread_1", "purple_meat_1", "purple_iron_1"]}}}, choices=["gather"], no={"enchant purple_bread_2": "FLC-10.5"}),
    case("another player's reserved card, and what is not in the row", "FLC-10.10", "FLC-21.6",
         pos={"seats": {"A": {"at": "critical_rolls", "goods": dict.fromkeys(KINDS, 7)}, "B": {"reserved": "purple_bread_1"}}, "row": ["purple_bread_2"], "step": "act"},
         choices=["gather", "enchant purple_bread_2"], no={"enchant purple_bread_1": "FLC-10.10", "enchant purple_bread_3": "FLC-10.1", "enchant nonsense": "FLC-10.1"}),
    case("the own reserved card is cast and frees the place", "FLC-10.10", pos=a("act", at="critical_rolls", goods={"meat": 3, "plant": 2}, reserved="purple_bread_1"),
         moves="enchant purple_bread_1", position={**seat(rep=6, reserved=None), "town": {"critical_rolls": {"enchantments": ["purple_bread_1"]}}}),
    case("the card leaves the row, the row is not refilled in the turn", "FLC-10.7", "FLC-25.2", "FLC-10.3",
         pos={**a("act", at="critical_rolls", goods={"meat": 3, "plant": 2, "iron": 1}, coins=1), "row": ["purple_bread_1", "purple_meat_1"]}, moves="enchant purple_bread_1", asks="A pay",
         position={"row": ["purple_meat_1"]}),
    case("an enchantment gives one good more from now on", "FLC-10.3", "FLC-5.2", pos={"town": {"critical_rolls": {"enchantments": ["purple_bread_1"]}}}, moves="visit critical_rolls", position=seat(goods={"bread": 3})),
    case("reward before tucking: the dragon is drawn first", "FLC-25.2", "FLC-10.3", pos={**a("act", at="hello_nursery", goods={"potion": 1, "meat": 1, "iron": 3}), "row": ["purple_plant_2"]},
         moves="enchant purple_plant_2", asks="A draw", position={"town": {"hello_nursery": {"enchantments": []}}, **seat(rep=4, goods={})}),
    case("no placing and no collecting when enchanting", "FLC-10.11", pos={**a("act", at="critical_rolls", goods={"meat": 3, "plant": 2}, hand=["meat"]), "row": ["purple_bread_1"]},
         moves="enchant purple_bread_1", asks="A fire", choices=["fire bread", "done"], no={"place meat critical_rolls 2": "FLC-10.8"}, position=seat(goods={})),
    case("the number of sets", "FLC-10.6", options={"enchantment_deck": "gold"}, pos={**a("act", at="critical_rolls", goods={"meat": 5, "crystal": 5}), "row": ["gold_bread_1"]},
         moves="enchant gold_bread_1", asks="A sets", choices=[f"sets {n}" for n in range(1, 6)], no={"sets 6": "FLC-10.6", "sets 0": "FLC-10.6"}),
    case("five sets give 16", "FLC-10.6", "FLC-23.5", options={"enchantment_deck": "gold"}, pos={**a("act", at="critical_rolls", goods={"meat": 5, "crystal": 5}), "row": ["gold_bread_1"]},
         moves="enchant gold_bread_1; sets 5", position=seat(rep=16, goods={})),
    case("a shop without dragons: nothing to fire", "FLC-24.6", "FLC-10.8", pos={**a("act", at="gnome_depot", goods={"plant": 3, "potion": 2}), "town": {"gnome_depot": {}}, "row": ["purple_iron_1"]},
         moves="enchant purple_iron_1", asks="B visit"),
    case("coins never pay where they are forbidden", "FLC-8.3", "FLC-21.2", options={"enchantment_deck": "gold"},
         pos={**a("act", at="critical_rolls", goods={"iron": 6}, coins=2), "row": ["gold_bread_2"]}, moves="enchant gold_bread_2", position=seat(rep=7, coins=2, goods={"iron": 1})),
]  # fmt: skip

ENDS = [
    case("the limits, then the refill", "FLC-12.3", "FLC-12.4", "FLC-21.10", pos=a("end", at="smith_mart", hand=["bread"] * 4 + ["meat"] * 3), asks="A bury",
         choices=["bury bread", "bury meat"], no={"end": "FLC-12.3", "bury iron": "FLC-12.3"}),
    case("coins and fancy dragons are unlimited", "FLC-12.3", pos=a("end", at="smith_mart", coins=30, fancy=TEN), moves="end", asks="B visit",
         position=seat(coins=30, fancy=TEN)),
    case("cards under an empty deck form one again; the end stays triggered", "FLC-13.3",
         pos={**a("end", at="smith_mart", hand=["bread"] * 4 + ["meat"] * 3), "park": ["iron"] * 4, "decks": {"artisan": []}, "ending": {"left": 3}}, moves="bury meat",
         asks="B visit", position={"park": ["iron"] * 4 + ["meat"], "ending": {"left": 2}}),
    case("the last enchantment triggers too", "FLC-13.1", pos={**a("end", at="smith_mart"), "row": ["purple_bread_1"] , "decks": {"enchantment": ["purple_bread_2", "purple_bread_3"]}},
         asks="B visit", position={"ending": {"left": 2}}),
    case("the last turn ends the game", "FLC-13.2", "FLC-13.5", pos={"turn": "A", "seats": {"A": {"at": "smith_mart", "rep": 3}, "B": {"coins": 4}}, "ending": {"left": 0}, "step": "end"},
         question=None, result={"scores": {"A": 3, "B": 4}, "winners": ["B"], "ranking": [["B"], ["A"]]}),
    case("coins on Dragon Alley score for nobody", "FLC-13.5", pos={"seats": {"A": {"at": "dragon_alley"}, "B": {}}, "town": {"dragon_alley": {"coins": [2, 2, 2]}}, "step": "score"},
         result={"scores": {"A": 0, "B": 0}, "winners": ["A", "B"]}),
    case("a shop turned up is open", "FLC-12.2", pos={**a("end", at="smith_mart"), "laid": {"gnome_depot": 2}}, asks="B visit", choices_include=["visit gnome_depot"]),
    case("shops filled in W9 are turned up before the limits", "FLC-25.4", "FLC-12.2",
         pos={"seats": {"A": {"at": "draco_bell", "fancy": ["hocus"], "hand": ["plant"] * 6 + ["bread"] * 2}, "B": {}, "C": {}, "D": {}}, "town": town(smith_mart=["iron", None, "potion"]), "laid": {"gnome_depot": 2},
              "decks": {"shop": ["wishing_well"], "fancy": ["even"]}, "step": "end"},
         moves="end; play hocus; ability meat; place plant smith_mart 2; end; end; bury bread", asks="B visit",
         position={"town": {"gnome_depot": {}, "wishing_well": {"space": 4}}, "seats": {"A": {"hand": ["plant"] * 5 + ["bread"]}}}),
    case("ties: dragons in hand first", "FLC-13.8", pos={"seats": {"A": {"rep": 5, "goods": {"bread": 9}}, "B": {"rep": 5, "hand": ["iron"]}}, "step": "score"}, result={"winners": ["B"], "ranking": [["B"], ["A"]]}),
]  # fmt: skip


@pytest.mark.parametrize("vector", [*VISITS, *GATHERS, *FIRES, *ENCHANTS, *ENDS])
def test_turn(vector: dict[str, Any]) -> None:
    try_vector(vector)


# -- enchantments, each ------------------------------------------------------------------------------------------------


def told_goods(text: str) -> dict[str, int]:
    return {part.split()[1]: int(part.split()[0]) for part in text.split(", ")}


@pytest.mark.rule("FLC-11.1", "FLC-2.5", "FLC-11.2")
def test_the_enchantments_are_those_of_the_table() -> None:
    text = (DOCS / "flamecraft.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| `(\w+_\w+_\d)` \| (\w+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$", text)
    cards = RAW["enchantments"]["enchantment"]
    assert [row[0] for row in rows] == ENCHANTMENTS
    wanted = {"purple": dict.fromkeys(KINDS, 0), "gold": dict.fromkeys(KINDS, 0)}
    for card, (_, icon, cost, reward, mark) in zip(cards, rows, strict=True):
        assert card["icon"] == icon
        assert card["cost"]["goods"] == told_goods(cost.removeprefix("set: "))
        assert card["no_coin"] == (mark.strip() == "no coins")
        if "multi" in card:
            assert f"by sets 1–5: {', '.join(map(str, card['multi']['rep_by_sets']))} rep" == reward
        else:
            words = {"rep": "rep", "dragon": "artisan", "fancy": "fancy"}
            assert card["reward"] == {words[p.split()[1]]: int(p.split()[0]) for p in reward.split(" + ")}
        for kind, n in card["cost"]["goods"].items():
            wanted[card["deck"]][kind] += n
    for deck in ("purple", "gold"):
        assert len(set(wanted[deck].values())) == 1  # every kind is asked for equally often
        icons = [card["icon"] for card in cards if card["deck"] == deck]
        assert [icons.count(kind) for kind in KINDS] == [3] * 6


@pytest.mark.rule("FLC-10.1", "FLC-10.3", "FLC-21.6")
@pytest.mark.parametrize("card", ENCHANTMENTS)
def test_every_enchantment_can_be_cast_and_not_without_its_goods(card: str) -> None:
    data = next(c for c in RAW["enchantments"]["enchantment"] if c["id"] == card)
    shop = SHOPS[KINDS.index(data["icon"])]
    goods = dict(data["cost"]["goods"])
    pos = {"seats": {"A": {"at": shop, "goods": goods}, "B": {}}, "row": [card], "step": "act"}
    options = {"enchantment_deck": data["deck"]}
    match = skarb.position("flamecraft", pos, options)
    assert match.choices == ["gather", f"enchant {card}"]
    match.choose(f"enchant {card}")
    while match.question is not None and match.question.kind == "draw":
        match.choose("draw deck")
    own = match.position()["seats"]["A"]
    reward = data["reward"]
    assert (own["rep"], len(own["hand"]), len(own["fancy"])) == tuple(
        reward.get(k, 0) for k in ("rep", "artisan", "fancy")
    )
    assert own["goods"] == {}
    assert match.position()["town"][shop]["enchantments"] == [card]
    first = next(iter(goods))
    goods[first] -= 1
    pos["seats"]["A"] |= {"fancy": ["even"], "coins": 1 if data["no_coin"] else 0}  # type: ignore[index]
    match = skarb.position("flamecraft", pos, options)
    assert match.choices == ["gather"]
    refused(match, f"enchant {card}", "FLC-10.1")


@pytest.mark.rule("FLC-2.3", "FLC-2.8", "FLC-7.1", "FLC-23.2")
def test_the_artisan_dragons() -> None:
    dragons = RAW["dragons"]["dragon"]
    assert [sum(d["kind"] == kind for d in dragons) for kind in KINDS] == [7] * 6
    assert [d["kind"] for d in dragons if d["starter"]] == list(KINDS)
    ops = [fire["effect"][0]["op"] for fire in RAW["dragons"]["fire"]]
    assert ops == ["draw_artisan", "place", "gain_location_good", "gift", "gain_different_goods", "swap"]


@pytest.mark.rule("FLC-1.1", "FLC-25.1")
def test_the_order_of_a_placement() -> None:
    """Slot reward, then the new shop card, then the extras of the ability, then Pins."""
    pos = {
        "seats": {"A": {"at": "fogo_de_char", "goods": {"meat": 2}, "hand": ["iron"], "fancy": ["pins"]}, "B": {}},
        "town": {"fogo_de_char": {}, "full_plate_buffet": {"dragons": ["iron", "plant", None]}},
        "park": ["meat"],
        "step": "ability",
    }
    match = skarb.position("flamecraft", pos)
    match.choose("use")
    match.choose("place iron full_plate_buffet 3")
    before = match.position()
    assert match.question is not None
    assert match.question.kind == "draw"
    assert (before["laid"], before["seats"]["A"]["coins"]) == ({}, 0)
    match.choose("draw meat")
    after = match.position()
    assert len(after["laid"]) == 1
    assert after["seats"]["A"]["coins"] == 2
    assert "play pins" in match.choices


@pytest.mark.rule("FLC-2.9")
def test_reputation_has_no_upper_end() -> None:
    match = skarb.position("flamecraft", {"seats": {"A": {"rep": 199, "fancy": ["butters"], "goods": {"bread": 3}}}})
    match.choose("play butters")
    assert match.position()["seats"]["A"]["rep"] == 206
    with pytest.raises(skarb.Refused):
        skarb.position("flamecraft", {"seats": {"A": {"rep": -1}}})
