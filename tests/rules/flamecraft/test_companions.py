# ruff: noqa: E501
"""Every companion: its power, and when it may not be used. FLC-16"""

from typing import Any

import pytest

import skarb
from rules.flamecraft.vectors import case, refused, try_vector
from skarb.games.flamecraft.cards import COMPANION_RULE, COMPANIONS


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": {"A": fields}}


def a(companion: str, step: str = "visit", **own: Any) -> dict[str, Any]:
    return {"seats": {"A": {"companion": companion, **own}, "B": {}, "C": {}}, "step": step}


def town(**shops: list[Any]) -> dict[str, Any]:
    return {shop: {"dragons": dragons} for shop, dragons in shops.items()}


DOES = [
    case("whisper reserves at the start, the row is refilled at once", "FLC-16.5", "FLC-16.2", "FLC-3.12",
         pos={**a("whisper", "setup"), "row": ["purple_bread_1", "purple_bread_2", "purple_bread_3", "purple_meat_1", "purple_meat_2"], "decks": {"enchantment": ["purple_iron_1", "purple_iron_2"]}},
         moves="reserve purple_bread_2", asks="A keep", position={**seat(reserved="purple_bread_2", used=False), "row": ["purple_bread_1", "purple_bread_3", "purple_meat_1", "purple_meat_2", "purple_iron_1"]}),
    case("whisper with nothing left to pay", "FLC-16.5", options={"enchantment_deck": "gold"}, pos={**a("whisper", "act", at="critical_rolls"), "row": ["gold_bread_1"]},
         moves="enchant gold_bread_1", asks="A fire", position=seat(used=True, rep=0)),
    case("whisper at Starburst", "FLC-16.5", pos={**a("whisper", fancy=["starburst"], goods={"meat": 3}), "row": ["purple_bread_1"]}, moves="play starburst", asks="A visit", position=seat(rep=6, used=True)),
    case("whisper off the whole cost, all sets included", "FLC-16.5", options={"enchantment_deck": "gold"}, pos={**a("whisper", "act", at="critical_rolls", goods={"meat": 2, "crystal": 2}), "row": ["gold_bread_1"]},
         moves="enchant gold_bread_1", choices=["sets 1", "sets 2", "sets 3"]),
    case("whisper never pays for no coins with coins", "FLC-16.5", "FLC-8.3", options={"enchantment_deck": "gold"}, pos={**a("whisper", "act", at="critical_rolls", goods={"iron": 3}, coins=5), "row": ["gold_bread_2"]},
         moves="enchant gold_bread_2", asks="A fire", position=seat(rep=7, coins=5, goods={})),
    case("ember fires in the Park, they stay", "FLC-16.6", "FLC-25.3", pos={**a("ember", "place", at="smith_mart"), "park": ["crystal", "bread", "iron"]}, moves="use ember; fire crystal; take 1 bread 1 meat 1 iron", asks="A fire",
         choices=["fire bread", "fire iron", "done"], position={"park": ["crystal", "bread", "iron"], **seat(used=True)}),
    case("ember: at least one, no other windows before it", "FLC-16.6", "FLC-25.3", pos={**a("ember", "place", at="smith_mart", fancy=["dazzle"]), "park": ["crystal", "bread"]}, moves="use ember", choices=["fire bread", "fire crystal"],
         no={"done": "FLC-8.1", "fire iron": "FLC-16.6"}),
    case("ember: the Park card that was fired carries the mark", "FLC-24.3", "FLC-16.6", pos={**a("ember", "place", at="smith_mart"), "park": ["crystal", "bread"], "decks": {"artisan": ["iron"]}},
         moves="use ember; fire crystal; take 1 bread 1 meat 1 iron; fire bread", asks="A draw", choices=["draw crystal*", "draw deck"]),
    case("ember: no Pocus there, it is no shop ability", "FLC-14.5", "FLC-24.11", pos={**a("ember", "place", at="smith_mart", fancy=["pocus"]), "park": ["crystal"]}, moves="use ember", choices=["fire crystal"], no={"play pocus": "FLC-14.5"}),
    case("after ember the same question comes again", "FLC-24.7", "FLC-16.6", pos={**a("ember", "fire", at="smith_mart"), "park": ["crystal"]}, moves="use ember; fire crystal; take 1 bread 1 meat 1 iron", asks="A fire", choices=["fire iron", "skip"]),
    case("errand: the ability of another shop, its price paid, the token stays", "FLC-16.7", pos={**a("errand", "fire", at="smith_mart", goods={"meat": 2}, hand=["bread"]), "town": {"fogo_de_char": {}}}, moves="use errand; errand fogo_de_char; place bread smith_mart 3",
         asks="A fire", position=seat(at="smith_mart", coins=3, goods={}, used=True)),
    case("errand: here means that shop", "FLC-16.7", pos={"seats": {"A": {"companion": "errand", "at": "smith_mart"}, "B": {"at": "flagons_and_dragons"}}, "town": {"flagons_and_dragons": {}}, "step": "fire"},
         moves="use errand; errand flagons_and_dragons", position=seat(rep=3)),
    case("errand: never Sew Cute!, only usable ones", "FLC-16.7", "FLC-24.10", pos={**a("errand", "place", at="sew_cute"), "town": {"sew_cute": {"dragons": ["iron", None, None]}, "guilty_treasures": {}, "gnome_depot": {}}, "now": {"drawn": "iron"}},
         moves="use errand", asks="A errand", choices=["errand guilty_treasures"], no={"errand sew_cute": "FLC-16.7", "errand gnome_depot": "FLC-16.7"}),
    case("errand: the shop visited too, and again in step 4", "FLC-16.7", "FLC-9.30", pos={**a("errand", "ability", at="flagons_and_dragons"), "town": {"flagons_and_dragons": {}}}, moves="use errand; errand flagons_and_dragons; use", position=seat(rep=4)),
    case("errand in an Enchant turn: a second Alley turn", "FLC-16.7", "FLC-9.4", pos={**a("errand", "ability", at="dragon_alley", coins=4), "town": {"dragon_alley": {}}}, moves="use errand; errand dragon_alley; cell 3; take 1 bread; use; option 1; cell 2; end",
         asks="A visit", position={"now": {"extra": 1}}),
    case("errand inside a firing step opens one of its own", "FLC-24.7", "FLC-7.8", pos={**a("errand", "cast", at="nunyas_beeswax", coins=1), "town": town(nunyas_beeswax=["crystal", "bread", None])},
         moves="fire crystal; take 1 bread 1 meat 1 iron; use errand; errand nunyas_beeswax; fire crystal; take 1 bread 1 meat 1 iron; done", asks="A fire", choices=["fire bread", "done"], no={"fire crystal": "FLC-10.8"}),
    case("kindle: place anywhere, fire there", "FLC-16.8", pos={**a("kindle", "place", at="smith_mart", hand=["meat", "crystal"]), "decks": {"fancy": ["odd"]}}, moves="use kindle; place meat critical_rolls 2", asks="A fire",
         choices=["fire bread", "fire meat", "done"], no={"skip": "FLC-8.1"}),
    case("kindle: Pins with the first fire question", "FLC-24.11", "FLC-16.8", pos={**a("kindle", "place", at="smith_mart", hand=["meat"], fancy=["pins"]), "decks": {"fancy": ["odd"]}}, moves="use kindle; place meat critical_rolls 2", asks="A fire",
         choices=["fire bread", "done", "play pins"]),
    case("kindle: one placed there meanwhile may be fired, another shop not", "FLC-16.8", pos={**a("kindle", "place", at="smith_mart", hand=["meat", "crystal", "plant"]), "decks": {"fancy": ["odd"]}},
         moves="use kindle; place meat critical_rolls 2; fire meat; place crystal hello_nursery 2", asks="A fire", choices=["fire bread", "done"]),
    case("herald: gather in a shop just turned up", "FLC-16.9", "FLC-25.4", "FLC-1.10", pos={**a("herald", "end", at="smith_mart"), "laid": {"gnome_depot": 2, "wishing_well": 4}}, asks="A herald", choices=["herald gnome_depot", "herald wishing_well", "skip"]),
    case("herald: with all four steps", "FLC-16.9", pos={**a("herald", "end", at="smith_mart", hand=["iron"]), "laid": {"gnome_depot": 2}}, moves="herald gnome_depot; place iron gnome_depot 1; fire iron", asks="B visit",
         position=seat(at="gnome_depot", used=True, coins=1, goods={"iron": 3}, hand=[])),
    case("herald: shops filled by this are turned up before the limits", "FLC-16.9", "FLC-25.4", "FLC-12.2", pos={**a("herald", "end", at="smith_mart", hand=["bread"]), "laid": {"eternal_flame": 2}, "decks": {"shop": ["gnome_depot"], "artisan": ["plant", "iron", "iron"]}},
         moves="herald eternal_flame; take 1 bread; place bread eternal_flame 2; skip; skip", asks="B visit", position={"town": {"gnome_depot": {"space": 4}}, **seat(rep=3)}),
    case("herald declined: the last window still comes", "FLC-16.9", "FLC-24.6", pos={**a("herald", "end", at="smith_mart", fancy=["even"]), "laid": {"gnome_depot": 2}}, moves="end; skip", asks="A end", position=seat(used=False)),
    case("clink", "FLC-16.10", "FLC-24.12", pos=a("clink", coins=2), moves="use clink; take 2 potion", asks="A clink", choices=["take 2 potion", "done"]),
    case("clink: 21 pairs at first", "FLC-16.10", pos=a("clink", coins=2), moves="use clink", counts={"choices": 21}, no={"done": "FLC-8.1", "take 1 bread": "FLC-16.10"}),
    case("encore chooses from five", "FLC-16.11", "FLC-16.2", pos={**a("encore", "setup"), "decks": {"fancy": ["eeny", "meeny", "goldie", "pocus", "dazzle", "sparkle", "starburst", "pins", "twinkle", "hocus"]}},
         questions=[{"seat": "A", "kind": "keep", "choices": ["keep eeny", "keep meeny", "keep goldie", "keep pocus", "keep dazzle"]}, {"seat": "B", "kind": "keep", "choices": ["keep sparkle", "keep starburst"]}, {"seat": "C", "kind": "keep"}]),
    case("encore: the others go under the deck", "FLC-16.11", pos={**a("encore", "setup"), "decks": {"fancy": ["eeny", "meeny", "goldie", "pocus", "dazzle", "sparkle", "starburst", "pins", "twinkle", "hocus"]}},
         moves="keep goldie; B: keep sparkle; C: keep pins", position={"decks": {"fancy": ["hocus", "eeny", "meeny", "pocus", "dazzle", "starburst", "twinkle"]}}),
    case("encore: a played one again, its price paid again", "FLC-16.11", pos=a("encore", played=["butters"], goods={"bread": 3}), moves="use encore; play butters", position=seat(rep=7, played=["butters"], goods={}, used=True)),
    case("encore: a moon dragon of the hand", "FLC-16.11", "FLC-14.8", pos=a("encore", fancy=["even"]), moves="use encore; play even", position=seat(rep=6, played=["even"], fancy=[])),
    case("encore: cards bound to a moment cannot be chosen", "FLC-16.11", pos=a("encore", played=["pins", "even"]), moves="use encore", choices=["play even"], no={"play pins": "FLC-16.11"}),
    case("encore not in the final scoring", "FLC-16.11", pos={**a("encore", "score", played=["even"])}, question=None, result={"scores": {"A": 0, "B": 0, "C": 0}}),
    case("a companion in the window at the start of the turn: only any-time ones", "FLC-16.3", "FLC-14.4", pos={**a("ember"), "park": ["crystal"]}, choices_exclude=["use ember"], no={"use ember": "FLC-16.6", "use clink": "FLC-16.10", "use nobody": "FLC-4.2"}),
]  # fmt: skip


@pytest.mark.parametrize("vector", DOES)
def test_what_companions_do(vector: dict[str, Any]) -> None:
    try_vector(vector)


@pytest.mark.rule("FLC-16.3")
@pytest.mark.parametrize("companion", COMPANIONS)
def test_a_companion_is_used_once(companion: str) -> None:
    pos = a(companion, "place", at="smith_mart", hand=["plant"], coins=2, played=["even"], used=True)
    pos["seats"]["A"]["fancy"] = ["odd"]
    match = skarb.position("flamecraft", pos)
    assert f"use {companion}" not in match.choices
    refused(match, f"use {companion}", "FLC-16.3")


LACKS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "whisper": ({}, {}),  # it works while an enchantment is paid, never by itself
    "ember": ({}, {"park": ["meat"]}),
    "errand": ({}, {}),  # no shop has an ability
    "kindle": ({}, {}),
    "herald": ({}, {}),  # only when shops are turned up
    "clink": ({"goods": {"bread": 3}}, {}),
    "encore": ({"played": ["butters"]}, {}),
}


@pytest.mark.rule("FLC-16.3", "FLC-26.3", "FLC-24.10", "FLC-8.7")
@pytest.mark.parametrize("companion", COMPANIONS)
def test_when_a_companion_may_not_be_used(companion: str) -> None:
    own, more = LACKS[companion]
    match = skarb.position("flamecraft", {**a(companion, "fire", at="smith_mart", fancy=["rosy"], **own), **more})
    assert match.choices == ["fire iron", "skip"]
    refused(match, f"use {companion}", COMPANION_RULE[COMPANIONS.index(companion)])


@pytest.mark.rule("FLC-16.1", "FLC-16.4", "FLC-20.4", "FLC-2.6", "FLC-23.10")
def test_companions_are_dealt_face_up_and_not_in_solo() -> None:
    match = skarb.new("flamecraft", 5, "dealt", {"companions": True})
    dealt = [data["companion"] for data in match.position()["seats"].values()]
    assert len(set(dealt)) == 5
    assert set(dealt) <= set(COMPANIONS)
    assert [data["companion"] for data in match.view(None)["seats"].values()] == dealt
    assert len(COMPANIONS) == 7
    plain = skarb.new("flamecraft", 5, "dealt").position()["seats"].values()
    assert {data["companion"] for data in plain} == {None}
    with pytest.raises(skarb.Refused) as caught:
        skarb.new("flamecraft", 1, 0, {"companions": True})
    assert caught.value.rule == "FLC-20.4"
    with pytest.raises(skarb.Refused):
        skarb.position("flamecraft", {"players": 1, "seats": {"A": {"companion": "ember"}}})
