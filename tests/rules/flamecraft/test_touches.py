"""What touches that lead to no choice must have meant, and the reason against it. FLC-26.4"""

from random import Random
from typing import Any

import pytest

import skarb
from rules.flamecraft.cases import CASES
from skarb import rulebook
from skarb.games.flamecraft.cards import COMPANIONS, ENCHANTMENTS, FANCY, ITEMS, KINDS
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES

RULES = set(rulebook.statements("flamecraft"))


def at(shop: str | None, own: dict[str, Any] | None = None, step: str = "visit", **more: Any) -> dict[str, Any]:
    """A's turn at a shop; B stands at Draco Bell."""
    town = more.pop("town", {})
    if shop is not None and shop not in town:
        town = {**town, shop: {}}
    seats = {"A": {"at": shop, **(own or {})}, "B": {"at": "draco_bell"}, "C": {}}
    return {"seats": {**seats, **more.pop("seats", {})}, "town": town, "step": step, **more}


FULL = {"critical_rolls": {"dragons": ["bread", "meat", "plant"]}}
ROOST = {"draggin_tail_roost": {"dragons": ["bread", None, None]}}
ROW = ["purple_iron_1", "purple_meat_1", "purple_iron_3"]

ODD = {"fancy": ["odd"]}
TWO = {"hand": ["plant", "iron"]}
SOME = {"goods": {"bread": 1, "meat": 1}}
RICH = {"goods": {"iron": 2}, "coins": 1}
THREE = {"fancy": ["even", "pocus", "butters"]}
PARK = ["bread", "meat", "iron", "plant", "potion"]
BREWSTERS = {"funky_brewsters": {"dragons": ["bread", None, None]}}
ALLEY = {"dragon_alley": {"coins": [2, 0, 0]}}
SHOPS: dict[str, dict[str, Any]] = {"wishing_well": {}, "gnome_depot": {}, "sew_cute": {}}
TALISA = {"seats": {"A": {"fancy": ["talisa", "odd", "chum"]}, "B": {}}, "step": "score"}
KEEP = {"step": "keep", "seats": {"A": {"offered": ["odd", "even"]}, "B": {}}}

# (position, moves, touches, code, rule): by question, what people touch that leads nowhere
REASONS: list[tuple[dict[str, Any], str, str, str, str]] = [
    # visit
    (at("smith_mart"), "", "shop:smith_mart", "SAME_SHOP", "FLC-4.2"),
    (at("smith_mart"), "", "shop:draco_bell", "VISIT_NOT_PAID", "FLC-4.4"),
    (at("smith_mart"), "", "slot:draco_bell:2", "VISIT_NOT_PAID", "FLC-4.4"),
    (at("smith_mart"), "", "dragon:smith_mart:iron", "SAME_SHOP", "FLC-4.2"),
    (at("smith_mart"), "", "slot:hello_nursery:2", "TOUCH_OTHERWISE", "FLC-4.2"),
    (at("smith_mart", laid={"sew_cute": 2}), "", "shop:sew_cute", "SHOP_NOT_THERE", "FLC-4.6"),
    (at("smith_mart", {"hand": ["iron"]}), "", "hand:iron", "OTHER_QUESTION", "FLC-4.2"),
    (at("smith_mart"), "", "park:bread", "OTHER_QUESTION", "FLC-4.2"),
    (at("smith_mart"), "", "row:purple_bread_1", "OTHER_QUESTION", "FLC-4.2"),
    (at("smith_mart"), "", "deck:artisan", "OTHER_QUESTION", "FLC-4.2"),
    (at("smith_mart", ODD), "", "fancy:odd", "MOON_DRAGON", "FLC-14.3"),
    (at("smith_mart", {"fancy": ["butters"]}), "", "fancy:butters", "WISH_NOT_MET", "FLC-14.2"),
    (at("smith_mart", {"fancy": ["pins"]}), "", "fancy:pins", "OTHER_MOMENT", "FLC-14.5"),
    (at("smith_mart", {"companion": "errand"}), "", "companion:errand", "COMPANION_NOT_NOW", "FLC-16.7"),
    (at("smith_mart", {"companion": "clink", "used": True}), "", "companion:clink", "COMPANION_USED", "FLC-16.3"),
    (at("smith_mart"), "", "button:skip", "OTHER_QUESTION", "FLC-4.2"),
    # act
    (at("smith_mart", ODD, "act", row=ROW), "", "row:purple_meat_1", "WRONG_ICON", "FLC-10.1"),
    (at("smith_mart", ODD, "act", row=ROW), "", "row:purple_iron_1", "TOO_DEAR", "FLC-10.1"),
    (at("wishing_well", ODD, "act", row=ROW), "", "row:purple_iron_1", "SHOP_WITHOUT_ENCHANTMENTS", "FLC-10.2"),
    (at("smith_mart", ODD, "act"), "", "shop:smith_mart", "OTHER_QUESTION", "FLC-4.7"),
    (at("smith_mart", {"fancy": ["odd"], "hand": ["plant"]}, "act"), "", "hand:plant", "OTHER_QUESTION", "FLC-4.7"),
    # place
    (at("smith_mart", TWO, "place"), "", "hand:iron", "NO_SLOT_FITS", "FLC-6.1"),
    (at("smith_mart", TWO, "place"), "", "hand:bread", "NOT_IN_HAND", "FLC-5.6"),
    (at("smith_mart", TWO, "place"), "", "slot:smith_mart:2", "DRAGON_FIRST", "FLC-5.6"),
    (at("smith_mart", TWO, "place"), "", "slot:smith_mart:3", "NOTHING_FITS", "FLC-6.1"),
    (at("smith_mart", TWO, "place"), "", "slot:draco_bell:2", "OTHER_SHOP", "FLC-5.6"),
    (at("smith_mart", TWO, "place"), "", "hand:plant slot:smith_mart:3", "SLOT_DOES_NOT_FIT", "FLC-6.1"),
    (at("smith_mart", TWO, "place"), "", "hand:plant slot:draco_bell:2", "OTHER_SHOP", "FLC-5.6"),
    (at("smith_mart", TWO, "place"), "", "hand:plant shop:smith_mart", "SLOT_DOES_NOT_FIT", "FLC-6.1"),
    (at("smith_mart", {"hand": ["plant"]}, "place"), "", "park:bread", "OTHER_QUESTION", "FLC-5.1"),
    (at("draco_bell", {"hand": ["iron"]}, "fire", town=ALLEY), "fire meat",
     "hand:iron cell:1", "NO_SLOTS_HERE", "FLC-9.4"),
    (at("eternal_flame", {"hand": ["iron"]}, "place"), "", "hand:iron slot:eternal_flame:3", "TWIN_SLOT", "FLC-24.3"),
    # fire
    (at("smith_mart", ODD, "fire"), "", "dragon:draco_bell:meat", "NOT_IN_POOL", "FLC-5.7"),
    (at("smith_mart", ODD, "fire"), "", "shop:draco_bell", "NOT_IN_POOL", "FLC-5.7"),
    (at("smith_mart", ODD, "fire"), "", "park:bread", "NOT_IN_POOL", "FLC-5.7"),
    (at("draco_bell", ODD, "fire"), "", "dragon:draco_bell:meat", "NO_EFFECT", "FLC-7.10"),
    (at("draco_bell", ODD, "fire"), "", "shop:draco_bell", "NO_EFFECT", "FLC-7.10"),
    (at("smith_mart", ODD, "fire", town=ROOST), "", "dragon:draggin_tail_roost:bread", "ASLEEP", "FLC-9.3"),
    (at("smith_mart", {"fancy": ["odd"], "hand": ["plant"]}, "fire"), "", "hand:plant", "OTHER_QUESTION", "FLC-5.1"),
    (at("critical_rolls", ODD, "cast", town=FULL, now={"fired_step": ["critical_rolls bread"]}), "",
     "dragon:critical_rolls:bread", "FIRED_ALREADY", "FLC-10.8"),
    (at("eternal_flame", ODD, "ability", town={"eternal_flame": {"dragons": ["iron", None, "crystal"]}},
        now={"fired": ["eternal_flame iron"]}), "use", "dragon:eternal_flame:iron", "FIRED_ALREADY", "FLC-9.7"),
    # ability
    (at("gnome_depot", ODD, "ability"), "", "shop:gnome_depot", "ABILITY_NOT_USABLE", "FLC-9.12"),
    (at("gnome_depot", ODD, "ability"), "", "shop:draco_bell", "OTHER_QUESTION", "FLC-5.1"),
    (at("gnome_depot", {"coins": 8}, "ability"), "", "shop:gnome_depot", "OTHER_QUESTION", "FLC-5.1"),
    # end
    (at("smith_mart", {"fancy": ["odd"], "hand": ["plant"]}, "end"), "", "hand:plant", "OTHER_QUESTION", "FLC-12.1"),
    # keep
    (KEEP, "", "fancy:chum", "NOT_IN_HAND", "FLC-3.10"),
    # good, goods
    (at("bizarre_bazaar", ODD, "act"), "gather", "own:coin", "COIN_IS_NO_GOOD", "FLC-8.3"),
    (at("smith_mart", ODD, "fire", town={"smith_mart": {"dragons": ["iron", "plant", None]}}),
     "fire iron", "own:bread", "NOT_FOUND_THERE", "FLC-7.4"),
    (at("fragile_reptile", {}, "fire"), "fire crystal", "supply:bread own:bread", "DIFFERENT_GOODS", "FLC-7.6"),
    # draw
    (at("critical_rolls", {}, "fire", decks={"artisan": []}), "fire bread", "deck:artisan", "DECK_EMPTY", "FLC-6.6"),
    (at("drake_of_cakes", {"goods": {"bread": 2}}, "ability"), "use", "deck:artisan", "PARK_ONLY", "FLC-9.6"),
    (at("critical_rolls", {}, "fire"), "fire bread", "shop:draco_bell", "OTHER_QUESTION", "FLC-5.1"),
    (at("smith_mart", {"companion": "ember"}, "end", park=PARK),
     "use ember; fire bread", "park:bread", "NOT_ITSELF", "FLC-7.2"),
    # pay, sets, offer
    (at("gnome_depot", {"coins": 8, "goods": {"bread": 8}}, "ability"), "use", "own:bread", "FROM_LIST", "FLC-8.2"),
    (at("hedges_and_henges", {"coins": 8}, "ability"), "use", "own:coin", "FROM_LIST", "FLC-9.14"),
    # give, gift
    (at("smith_mart", SOME), "visit draco_bell", "own:iron", "NOT_OWNED", "FLC-21.9"),
    (at("smith_mart", SOME), "visit draco_bell", "seat:1", "THING_FIRST", "FLC-4.3"),
    (at("smith_mart", SOME), "visit draco_bell", "own:bread seat:2", "OTHER_RECEIVER", "FLC-4.3"),
    (at("hello_nursery", RICH, "fire"), "fire plant", "own:iron seat:a", "TO_ONESELF", "FLC-21.9"),
    (at("hello_nursery", RICH, "fire"), "fire plant", "own:bread", "NOT_OWNED", "FLC-21.9"),
    (at("guilty_treasures", {"goods": {"iron": 2}}, "ability"), "use", "own:iron", "NOT_ASKED_FOR", "FLC-8.4"),
    (at("hello_nursery", {"hand": ["iron"], "goods": {"iron": 1}}, "fire"), "fire plant",
     "hand:iron seat:1", "NOT_ASKED_FOR", "FLC-8.4"),
    (at("scale_mail_post", ODD, "ability"), "use", "fancy:odd seat:1", "NOT_JUST_DRAWN", "FLC-9.22"),
    # swap, exchange
    (at("potable_potions", {}, "fire"), "fire potion", "dragon:potable_potions:potion", "NOT_ITSELF", "FLC-7.7"),
    (at("potable_potions", {}, "fire"), "fire potion", "shop:potable_potions", "NOT_ITSELF", "FLC-7.7"),
    (at("potable_potions", {}, "fire"), "fire potion", "slot:draco_bell:2", "OTHER_QUESTION", "FLC-5.1"),
    (at("funky_brewsters", {"hand": ["iron"]}, "ability", town=BREWSTERS),
     "use", "hand:iron", "TOWN_FIRST", "FLC-9.11"),
    (at("funky_brewsters", {"hand": ["iron"]}, "ability", town=BREWSTERS),
     "use", "dragon:draco_bell:meat", "NOT_IN_POOL", "FLC-9.11"),
    # cell, load, study, resolve, reserve
    (at("dragon_alley", {"coins": 4}, "ability", town=ALLEY), "use; option 1", "cell:1", "CELL_TAKEN", "FLC-9.4"),
    (at("pizza_coven", {"goods": {"iron": 2}}, "ability", park=PARK), "use",
     "own:iron park:potion", "IN_ORDER", "FLC-9.19"),
    (at("pizza_coven", {"goods": {"iron": 2}}, "ability", park=PARK), "use",
     "park:bread", "THING_FIRST", "FLC-9.19"),
    (at("draconic_tonic", {"goods": {"plant": 3, "potion": 2, "iron": 3, "crystal": 2}}, "ability", row=ROW), "use",
     "row:purple_iron_3", "TOO_DEAR", "FLC-9.2"),
    (at("sage_of_sage", {}, "ability", row=ROW), "use; study purple_iron_1; take 3 plant",
     "row:purple_meat_1", "NOT_THIS_CARD", "FLC-9.20"),
    # bury, show, play, errand
    (at("smith_mart", {"hand": ["bread"] * 4 + ["iron"] * 3}, "end"), "", "hand:meat", "NOT_IN_HAND", "FLC-12.3"),
    (at("smith_mart", {"hand": list(KINDS), "fancy": ["motley"]}, "end"), "play motley",
     "hand:bread hand:bread", "DIFFERENT_DRAGONS", "FLC-15.14"),
    (at("bizarre_bazaar", THREE, "ability"), "use", "fancy:pocus", "OTHER_MOMENT", "FLC-9.1"),
    (at("bizarre_bazaar", THREE, "ability"), "use", "fancy:butters", "WISH_NOT_MET", "FLC-14.2"),
    (at("smith_mart", {"companion": "errand", "coins": 1}, "end", town=SHOPS),
     "use errand", "shop:gnome_depot", "ABILITY_NOT_USABLE", "FLC-16.7"),
    # return
    (TALISA, "", "fancy:talisa", "TALISA_STAYS", "FLC-15.35"),
    (TALISA, "", "fancy:chum", "IN_ORDER", "FLC-15.35"),
]  # fmt: skip


def begun(pos: dict[str, Any], moves: str = "") -> Match:
    match = skarb.position("flamecraft", pos)
    for move in filter(None, moves.split("; ")):
        match.choose(move)
    return match


def sentences(refusal: skarb.Refusal) -> list[str]:
    said = [refusal.say(lang) for lang in LANGUAGES]
    assert not any("{" in one or "@" in one or "refused-" in one or "question-" in one for one in said), said
    return said


@pytest.mark.rule("FLC-26.3", "FLC-26.4")
@pytest.mark.parametrize(
    ("pos", "moves", "touches", "code", "rule"),
    [pytest.param(*reason, id=f"{reason[3]}-{reason[2]}") for reason in REASONS],
)
def test_what_touches_meant(pos: dict[str, Any], moves: str, touches: str, code: str, rule: str) -> None:
    refusal = begun(pos, moves).why_not_touch(touches.split(), 0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert len(set(sentences(refusal))) > 1


@pytest.mark.rule("FLC-26.4", "FLC-17.3")
def test_tucking_in_solo() -> None:
    match, random = skarb.new("flamecraft", 1, "tuck"), Random(1)
    while match.question is not None and match.question.kind != "tuck":
        match.choose(random.choice(match.choices))
    assert match.question is not None
    legal = {text.split()[1] for text in match.choices}
    other = next(card for card in match.position()["row"] if card not in legal)
    for path, code in ([f"row:{other}"], "CANNOT_TUCK"), (["shop:draco_bell"], "CARD_FIRST"):
        refusal = match.why_not_touch(path, 0)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, "FLC-17.3")


@pytest.mark.rule("FLC-26.4", "FLC-14.9")
def test_who_is_not_asked_is_told_so() -> None:
    match = begun(at("smith_mart"))
    for touch in ("shop:hello_nursery", "hand:iron", "fancy:odd", "button:skip", "row:purple_iron_1"):
        refusal = match.why_not_touch([touch], 1)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("NOT_YOUR_QUESTION", "FLC-14.9")
    over = begun({"seats": {"A": {}, "B": {}}, "step": "score"}).why_not_touch(["shop:draco_bell"], 0)
    assert over is not None
    assert over.code == "GAME_OVER"


@pytest.mark.rule("FLC-26.4")
def test_the_sentence_says_what_is_asked() -> None:
    refusal = begun(at("smith_mart", {"hand": ["iron"]})).why_not_touch(["hand:iron"], 0)
    assert refusal is not None
    assert refusal.reason == "This belongs to another step. Now you are asked: Which shop do you visit?"


@pytest.mark.rule("FLC-26.4")
@pytest.mark.parametrize(
    "path",
    [
        [], [""], [":"], ["hand"], ["hand:"], ["hand:gold"], ["hand:bread*"], ["shop:nowhere"], ["slot:smith_mart"],
        ["slot:smith_mart:9"], ["slot:" + "9" * 5000], ["dragon::"], ["park:gold"], ["park:" + "+iron" * 2000],
        ["seat:9"], ["seat:1"], ["seat:b"], ["deck:shop"], ["deck:enchantment"], ["deck:fancy"], ["played:odd"],
        ["space:99"], ["space:2"], ["cell:²"], ["achievement:treasurer"], ["button:"], ["button:go"], ["list:"],
        ["x:" * 3000], ["nothing:1"] * 2000, ["own:\x00"], ["reserved:"], ["companion:odd"],
    ],
)  # fmt: skip
def test_what_nobody_could_mean(path: list[str]) -> None:
    for pos in (at("smith_mart"), at("smith_mart", {"hand": ["plant"]}, "place"), at("smith_mart", {}, "fire")):
        for seat in range(3):
            assert begun(pos).why_not_touch(path, seat) is None


def everything(match: Match) -> list[str]:
    """All ids that the page draws, and some that it does not."""
    pos = match.position()
    out = [f"shop:{shop}" for shop in pos["town"]] + ["cell:1", "cell:3", "space:2", "space:14", "shop:sew_cute"]
    for shop, data in pos["town"].items():
        for i, kind in enumerate(data["dragons"]):
            out.append(f"slot:{shop}:{i + 1}" if kind is None else f"dragon:{shop}:{kind}")
    out += [f"hand:{kind}" for kind in KINDS] + [f"{zone}:{item}" for zone in ("own", "supply") for item in ITEMS]
    out += [f"park:{name}" for name in pos["park"]] + [f"deck:{deck}" for deck in pos["decks"]]
    out += [f"row:{card}" for card in ENCHANTMENTS] + [f"reserved:{card}" for card in pos["row"]]
    out += [f"fancy:{card}" for card in FANCY] + [f"played:{card}" for card in FANCY[:6]]
    out += [f"companion:{card}" for card in COMPANIONS] + [f"seat:{seat}" for seat in range(match.seats)]
    return out + [f"button:{word}" for word in ("skip", "done", "end", "gather", "use", "flip", "option-1", "keep")]


@pytest.mark.rule("FLC-19.3", "FLC-26.4")
@pytest.mark.parametrize("index", range(len(CASES)))
def test_any_touch_gets_a_reason_that_tells_no_secret(index: int) -> None:
    seats, options = CASES[index]
    match, random = skarb.new("flamecraft", seats, f"touch {index}", options), Random(index)
    while match.question is not None:
        if random.random() < 0.4:
            seat = match.question.seat if random.random() < 0.8 else random.randrange(seats)
            world, drawn = match.world(seat, len(match.plies)), everything(match)
            for _ in range(12):
                path = random.sample(drawn, random.choice([1, 1, 1, 2, 3]))
                begun = random.choice(match.question.legal).touches
                if random.random() < 0.4:
                    path = [*begun[: random.randrange(len(begun) + 1)], path[0]]
                refusal = match.why_not_touch(path, seat)
                assert world.why_not_touch(path, seat) == refusal
                if refusal is not None:
                    assert refusal.rule in RULES
                    sentences(refusal)
            for zone, card in (("hand", "bread"), ("row", "purple_bread_1"), ("own", "iron"), ("shop", "smith_mart")):
                path = [f"{zone}:{card}"]  # what one plays with always means something, if it does not lead on
                led = any(question.leads(path) for question in match.asked(seat))
                assert led or match.why_not_touch(path, seat) is not None
        question = random.choice(match.questions)
        match.choose(random.choice(question.choices), question.seat)
