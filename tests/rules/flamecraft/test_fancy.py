# ruff: noqa: E501
"""Every fancy dragon: its wish met, and when it may not be played. FLC-14, 15"""

from typing import Any

import pytest

import skarb
from rules.flamecraft.vectors import case, refused, try_vector
from skarb.games.flamecraft.cards import FANCY, FANCY_MOON, FANCY_RULE, KINDS, RAW

PAYERS = {
    "butters": "bread",
    "softstep": "meat",
    "steely": "iron",
    "greenhorn": "plant",
    "dawn": "crystal",
    "dusk": "potion",
}
HANDS = {
    "breadblaze": "bread",
    "meatmunch": "meat",
    "steeltooth": "iron",
    "grasshorn": "plant",
    "gemwing": "crystal",
    "potionpaw": "potion",
}
GOODS = {
    "rosy": "bread",
    "prowler": "meat",
    "ferrous": "iron",
    "thicket": "plant",
    "zirconia": "crystal",
    "steep": "potion",
}


def alone(card: str, step: str = "visit", **own: Any) -> dict[str, Any]:
    return {"seats": {"A": {"fancy": [card], **own}, "B": {}, "C": {}}, "step": step}


def town(**shops: list[Any]) -> dict[str, Any]:
    return {shop: {"dragons": dragons} for shop, dragons in shops.items()}


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": {"A": fields}}


TWINS = town(
    critical_rolls=["bread", "bread", None], draco_bell=["meat", "meat", None], smith_mart=["iron", "plant", "iron"]
)
MIXED = town(
    critical_rolls=["bread", "meat", "plant"],
    draco_bell=["meat", "iron", "bread"],
    smith_mart=["iron", "plant", "potion"],
)
AWAKE = {"draggin_tail_roost": {"dragons": ["bread", "bread", None]}}

DOES = [
    case("eeny", "FLC-15.1", "FLC-1.6", pos={**alone("eeny"), "town": TWINS}, moves="play eeny", position=seat(rep=5, played=["eeny"])),
    case("eeny: sleepers do not count", "FLC-15.1", "FLC-9.3", "FLC-1.4",
         pos={**alone("eeny"), "town": {**TWINS, "critical_rolls": {}, **AWAKE}}, choices_exclude=["play eeny"], no={"play eeny": "FLC-14.2"}),
    case("meeny", "FLC-15.2", pos={**alone("meeny"), "town": MIXED}, moves="play meeny", position=seat(rep=5)),
    case("goldie counts empty slots that pay coins, once each", "FLC-15.3", "FLC-1.4",
         pos={**alone("goldie"), "town": {"la_petite_dragonne": {}, "dragon_alley": {}, **town(critical_rolls=["bread", None, "plant"])}},
         moves="play goldie", position=seat(rep=3)),
    case("dazzle: empty shops and shops without a kind always count", "FLC-15.5", "FLC-0.4", "FLC-23.9",
         pos={**alone("dazzle"), "town": {"sew_cute": {"dragons": ["iron", None, None]}, "gnome_depot": {}, "bizarre_bazaar": {},
                                          "wishing_well": {}, **town(critical_rolls=["meat", None, None])}},
         moves="play dazzle", position=seat(rep=5)),
    case("starburst: the card stays in the row, any icon", "FLC-15.7", "FLC-1.10",
         pos={**alone("starburst", goods={"bread": 3, "plant": 1, "potion": 1}), "row": ["purple_meat_2", "purple_iron_3"]},
         moves="play starburst; draw deck", position={**seat(rep=4, goods={}), "row": ["purple_meat_2", "purple_iron_3"]}),
    case("pins counts the kind just placed, not a sleeper", "FLC-15.8",
         pos={"seats": {"A": {"fancy": ["pins"], "at": "draggin_tail_roost", "hand": ["bread"]}, "B": {}},
              "town": {"draggin_tail_roost": {"dragons": [None, "meat", None]}}, "step": "place"},
         moves="place bread draggin_tail_roost 1; play pins", position=seat(rep=4)),
    case("pins: its moment, but the only one of the kind sleeps", "FLC-15.8", "FLC-26.3",
         pos={"seats": {"A": {"fancy": ["pins"], "at": "draggin_tail_roost", "hand": ["iron"]}, "B": {}},
              "town": {"draggin_tail_roost": {}, **town(smith_mart=[None, None, None])}, "step": "place"},
         moves="place iron draggin_tail_roost 3", asks="A ability", choices=["use", "skip"], no={"play pins": "FLC-14.2"}),
    case("hocus: one fire out of thin air, then 2", "FLC-15.10", "FLC-24.5",
         pos=alone("hocus", at="smith_mart", hand=["iron"]), moves="play hocus; ability iron", asks="A visit",
         position=seat(rep=2, goods={"iron": 2})),
    case("hocus: only what is possible, never potion", "FLC-15.10",
         pos={**alone("hocus", at="smith_mart"), "park": [], "decks": {"artisan": []}}, moves="play hocus", asks="A hocus",
         choices=["ability iron", "ability crystal"], no={"ability potion": "FLC-15.10", "ability meat": "FLC-15.10"}),
    case("hocus: iron uses the real icon and dragons here", "FLC-15.10",
         pos={**alone("hocus", at="wishing_well"), "town": town(wishing_well=["crystal", None, None])},
         moves="play hocus; ability iron", position=seat(goods={"crystal": 2})),
    case("bubba: four different goods", "FLC-15.11", "FLC-1.2",
         pos=alone("bubba", goods={"bread": 1, "meat": 1, "iron": 1, "plant": 1, "potion": 1}), moves="play bubba; pay 1 bread 1 meat 1 iron 1 plant",
         position=seat(rep=9, goods={"potion": 1})),
    case("ditto: three of one kind", "FLC-15.12", pos=alone("ditto", goods={"iron": 2, "meat": 3}, coins=1), moves="play ditto", asks="A pay",
         choices=["pay 3 meat", "pay 2 meat 1 coin", "pay 2 iron 1 coin"], no={"pay 1 iron 2 meat": "FLC-8.2"}),
    case("ditto pays 6", "FLC-15.12", pos=alone("ditto", goods={"meat": 3}), moves="play ditto", position=seat(rep=6, goods={})),
    case("dapper: a dragon of the hand is gifted, even the only one is asked", "FLC-15.13", "FLC-24.5", "FLC-8.6",
         pos=alone("dapper", hand=["iron"]), moves="play dapper; gift dragon iron c",
         position={"seats": {"A": {"rep": 5, "hand": []}, "C": {"hand": ["iron"]}}}),
    case("motley: which four kinds are shown", "FLC-15.14", "FLC-1.6",
         pos=alone("motley", hand=["bread", "meat", "iron", "plant", "potion", "potion"]), moves="play motley", asks="A show",
         choices_include=["show bread meat iron plant", "show meat iron plant potion"], counts={"choices": 5},
         no={"show bread meat iron": "FLC-15.14"}),
    case("motley pays 5 and keeps them", "FLC-15.14", "FLC-19.4", pos=alone("motley", hand=["bread", "meat", "iron", "plant"]),
         moves="play motley; show bread meat iron plant", position=seat(rep=5, hand=["bread", "meat", "iron", "plant"])),
    case("sparkle and twinkle need a cast", "FLC-15.6", "FLC-15.9", "FLC-10.12",
         pos={"seats": {"A": {"at": "critical_rolls", "fancy": ["sparkle", "twinkle"], "goods": {"meat": 1}}, "B": {}}, "step": "fire"},
         choices=["fire bread", "skip"], no={"play sparkle": "FLC-14.5", "play twinkle": "FLC-14.5"}),
    case("the casting moment passes with the first fire", "FLC-10.12", "FLC-24.11",
         pos={"seats": {"A": {"at": "hello_nursery", "fancy": ["sparkle"], "goods": {"meat": 1}}, "B": {}},
              "town": town(hello_nursery=["plant", "crystal", None]), "step": "cast", "now": {"cast": "plant"}},
         moves="fire crystal; take 1 bread 1 meat 1 iron", choices_exclude=["play sparkle"],
         no={"play sparkle": "FLC-14.5"}),
    case("the moment waits while others are played", "FLC-24.7", "FLC-24.11", "FLC-14.4",
         pos={"seats": {"A": {"at": "hello_nursery", "fancy": ["sparkle", "ditto"], "goods": {"meat": 3, "iron": 3}}, "B": {}},
              "step": "cast", "now": {"cast": "plant"}},
         moves="play ditto; pay 3 iron", asks="A fire", choices_include=["play sparkle"]),
    case("sparkle where no dragon is left: asked with the end", "FLC-24.6", "FLC-15.9",
         pos={"seats": {"A": {"at": "bizarre_bazaar", "fancy": ["twinkle", "sparkle"], "goods": {"meat": 3, "plant": 2}}, "B": {}},
              "town": {"bizarre_bazaar": {}}, "row": ["purple_bread_1"], "step": "act"},
         moves="enchant purple_bread_1", asks="A end", choices=["end", "play twinkle"]),
    case("pocus: the ability may be used too", "FLC-15.4",
         pos={"seats": {"A": {"at": "hello_nursery", "fancy": ["pocus"], "goods": {"iron": 1}}, "B": {}}, "step": "fire"},
         moves="play pocus; fire plant; ability", position={"seats": {"A": {"rep": 2, "goods": {}}, "B": {"goods": {"iron": 1}}}}),
    case("pocus while enchanting: every dragon fired", "FLC-15.4", "FLC-24.11",
         pos={"seats": {"A": {"at": "hello_nursery", "fancy": ["pocus", "gemwing"]}, "B": {}},
              "town": town(hello_nursery=["plant", "crystal", None]), "step": "cast", "now": {"cast": "plant"}},
         moves="play pocus; fire plant; rep; fire crystal; rep", asks="A end", position=seat(rep=4)),
    case("pocus: a potion dragon that gives 2 does not swap", "FLC-15.4",
         pos={"seats": {"A": {"at": "potable_potions", "fancy": ["pocus"]}, "B": {}}, "step": "fire"},
         moves="play pocus; fire potion; rep", position={**seat(rep=2), "town": town(potable_potions=["potion", None, None])}),
    case("pocus: an arrival is asked about as well", "FLC-15.4", "FLC-24.11",
         pos={"seats": {"A": {"at": "potable_potions", "fancy": ["pocus"]}, "B": {}}, "step": "fire"},
         moves="play pocus; fire potion; ability; swap hello_nursery plant", asks="A pocus", choices=["rep"]),
    case("pocus only before the first dragon of the step", "FLC-15.4", "FLC-24.11", "FLC-14.5",
         pos={"seats": {"A": {"at": "hello_nursery", "fancy": ["pocus"]}, "B": {}}, "town": town(hello_nursery=["plant", "crystal", "bread"]),
              "step": "cast"}, moves="fire crystal; take 1 bread 1 meat 1 iron", choices=["fire bread", "fire plant", "done"],
         no={"play pocus": "FLC-14.5"}),
    case("pocus in a shop ability that fires", "FLC-15.4", "FLC-24.11",
         pos={"seats": {"A": {"at": "draggin_tail_roost", "fancy": ["pocus"]}, "B": {}}, "town": {"draggin_tail_roost": {}},
              "park": ["meat"], "step": "ability"},
         moves="use; play pocus; fire meat; rep", position=seat(rep=2, hand=["meat"])),
    case("pocus makes Nunya's usable", "FLC-15.4", "FLC-24.8", "FLC-24.10",
         pos={"seats": {"A": {"at": "nunyas_beeswax", "fancy": ["pocus"], "coins": 1}, "B": {}},
              "town": town(nunyas_beeswax=["plant", None, None]), "step": "ability"},
         moves="use", asks="A fire", choices=["play pocus"]),
    case("talisa at the bazaar: cards under the deck in the order returned", "FLC-15.35", "FLC-9.1",
         pos={"seats": {"A": {"at": "bizarre_bazaar", "fancy": ["talisa", "eeny", "chum"]}, "B": {}}, "town": {"bizarre_bazaar": {}},
              "decks": {"fancy": ["even"]}, "step": "ability"},
         moves="use; play talisa; return chum; return eeny", asks="B visit",
         position={**seat(rep=6, fancy=[], played=["talisa"]), "decks": {"fancy": ["even", "chum", "eeny"]}}),
    case("talisa: at least one, then done", "FLC-15.35",
         pos={"seats": {"A": {"at": "bizarre_bazaar", "fancy": ["talisa", "eeny", "chum"]}, "B": {}}, "town": {"bizarre_bazaar": {}},
              "step": "ability"}, moves="use; play talisa; return chum", asks="A return", choices=["return eeny", "done"],
         no={"return talisa": "FLC-15.35"}),
    case("talisa scores nothing alone", "FLC-15.35", pos={**alone("talisa"), "step": "score"}, question=None, result={"scores": {"A": 0}}),
    case("odd, at most 8", "FLC-15.34", pos=alone("odd", "score", goods=dict.fromkeys(KINDS, 1)), question=None, result={"scores": {"A": 8}}),
    case("even: 0 is even", "FLC-15.33", pos=alone("even", "score", goods={"bread": 2, "iron": 3, "crystal": 1}), result={"scores": {"A": 4}}),
    case("chum counts played ones and others in hand", "FLC-15.36", pos={"seats": {"A": {"fancy": ["chum", "eeny"], "played": ["ditto"]}, "B": {}}, "step": "score"},
         result={"scores": {"A": 2}}),
    case("sun dragons, reserved cards, goods and hands score nothing", "FLC-13.7",
         pos={"seats": {"A": {"fancy": ["eeny", "bubba"], "reserved": "purple_bread_1", "goods": {"bread": 4}, "hand": ["iron"]}, "B": {}}, "step": "score"},
         result={"scores": {"A": 0}}),
    case("a card drawn this turn may be played from the next window on", "FLC-14.6",
         pos={"seats": {"A": {"at": "draco_bell", "hand": ["iron"], "goods": {"bread": 3}}, "B": {}}, "decks": {"fancy": ["butters"]}, "step": "place"},
         moves="place iron draco_bell 2; play butters", asks="A fire", position=seat(rep=7, played=["butters"])),
    case("each only once", "FLC-14.2", "FLC-21.8",
         pos={"seats": {"A": {"goods": {"bread": 3}, "played": ["butters"]}, "B": {}}}, no={"play butters": "FLC-14.2"}),
    case("nothing on another player's turn", "FLC-14.9", "FLC-21.8", pos={**alone("butters", goods={"bread": 3}), "turn": "B"},
         moves="", asks="B visit", choices_exclude=["play butters"]),
    case("moon dragons are not played in the course of the game", "FLC-14.3", "FLC-21.8", pos=alone("even"), no={"play even": "FLC-14.3"}),
    case("a count of nothing meets no wish", "FLC-14.7",
         pos={**alone("goldie"), "town": town(critical_rolls=["bread", "meat", "plant"], smith_mart=["iron", "plant", "meat"],
                                              fragile_reptile=["crystal", "potion", "meat"])}, no={"play goldie": "FLC-14.2"}),
    case("most is a truthful check of hands; only the yes or no becomes known", "FLC-14.8",
         pos={"seats": {"A": {"at": "bizarre_bazaar", "fancy": ["breadblaze"], "hand": ["bread"], "coins": 2}, "B": {"hand": ["bread", "bread"]}},
              "town": {"bizarre_bazaar": {}}, "step": "ability"}, moves="use; play breadblaze", position=seat(rep=4, coins=2)),
]  # fmt: skip


@pytest.mark.parametrize("vector", DOES)
def test_what_fancy_dragons_do(vector: dict[str, Any]) -> None:
    try_vector(vector)


@pytest.mark.parametrize(
    ("card", "kind"),
    [pytest.param(c, k, marks=pytest.mark.rule(FANCY_RULE[FANCY.index(c)])) for c, k in PAYERS.items()],
)
def test_three_of_a_kind_for_seven(card: str, kind: str) -> None:
    match = skarb.position("flamecraft", alone(card, goods={kind: 2}, coins=1))
    match.choose(f"play {card}")
    assert match.position()["seats"]["A"]["rep"] == 7
    match = skarb.position("flamecraft", alone(card, goods={kind: 2, KINDS[KINDS.index(kind) - 1]: 5}))
    refused(match, f"play {card}", "FLC-14.2")


@pytest.mark.parametrize(
    ("card", "kind"), [pytest.param(c, k, marks=pytest.mark.rule(FANCY_RULE[FANCY.index(c)])) for c, k in HANDS.items()]
)
def test_dragons_in_hand(card: str, kind: str) -> None:
    def scored(own: int, other: int) -> int:
        pos = {"seats": {"A": {"fancy": [card], "hand": [kind] * own}, "B": {"hand": [kind] * other}}, "step": "score"}
        result = skarb.position("flamecraft", pos).result
        assert result is not None
        return int(result.scores[0])

    assert [scored(2, 1), scored(2, 2), scored(1, 2), scored(0, 0)] == [7, 7, 2, 0]


@pytest.mark.parametrize(
    ("card", "kind"), [pytest.param(c, k, marks=pytest.mark.rule(FANCY_RULE[FANCY.index(c)])) for c, k in GOODS.items()]
)
def test_goods_of_a_kind(card: str, kind: str) -> None:
    def scored(own: int, other: int) -> int:
        pos = {"seats": {"A": {"fancy": [card], "goods": {kind: own}}, "B": {"goods": {kind: other}}}, "step": "score"}
        result = skarb.position("flamecraft", pos).result
        assert result is not None
        return int(result.scores[0])

    assert [scored(3, 3), scored(4, 5), scored(2, 0), scored(0, 0)] == [6, 4, 2, 0]


UNMET: dict[str, dict[str, Any]] = {
    "starburst": {"goods": {"meat": 4}},
    "hocus": {},  # the token is not in town yet
    "bubba": {"goods": {"bread": 3, "meat": 1}, "coins": 1},
    "ditto": {"goods": {"bread": 2, "meat": 2, "iron": 2}},
    "dapper": {},
    "motley": {"hand": ["bread", "meat", "iron", "iron"]},
}


@pytest.mark.rule("FLC-14.2", "FLC-21.8", "FLC-26.3")
@pytest.mark.parametrize("card", [c for c in FANCY if c not in PAYERS])
def test_when_fancy_dragons_may_not_be_played(card: str) -> None:
    """At the start of a turn: the wish is not met, the moment is another, or the moon is not out."""
    pos = alone(card, **UNMET.get(card, {}))
    if card == "goldie":
        pos["town"] = town(
            critical_rolls=["bread", "meat", "plant"],
            smith_mart=["iron", "plant", "meat"],
            fragile_reptile=["crystal", "potion", "meat"],
        )
    if card == "dazzle":
        pos["town"] = {}
    match = skarb.position("flamecraft", pos)
    assert f"play {card}" not in match.choices
    moment = {"pocus", "sparkle", "pins", "twinkle"}
    rule = "FLC-14.3" if FANCY_MOON[FANCY.index(card)] else "FLC-14.5" if card in moment else "FLC-14.2"
    refused(match, f"play {card}", rule)
    refused(match, "play no_such_dragon", "FLC-4.2")


@pytest.mark.rule("FLC-2.4", "FLC-1.5", "FLC-1.8", "FLC-0.2")
def test_the_fancy_deck() -> None:
    cards = RAW["fancy"]["fancy"]
    assert [sum(card["type"] == kind for card in cards) for kind in ("sun", "moon")] == [20, 16]
    assert all((card["when"] == "game_end") == (card["type"] == "moon") for card in cards)
    assert {card["source"] for card in cards} <= {"rulebook", "reconstructed"}
    assert all("why" in card for card in cards if card["source"] == "reconstructed")
