"""Sections 8 to 15: effects, gaining, paying, eggs, caching and tucking, hatchlings, plays by effects, the guild."""

from typing import Any

import pytest

import skarb
from rules.wyrmspan.table import EMPTY, asked, eggs, lay_out, refused, say, tokens, who
from skarb.games.wyrmspan.cards import DRAGON_DATA

rule = pytest.mark.rule


@rule("WYR-8.1")
def test_each_trigger_has_its_moment() -> None:
    """d139 lays at the end of a round only, d43 on a visit only."""
    halls = {"crimson1": "d139", "golden1": "d43"}
    m = lay_out({"coins": 1, "mat_eggs": 2, "halls": halls}, {"coins": 0})
    say(m, "A: explore golden", "A: draw dragon")
    assert who(m)["halls"]["golden1"]["eggs"] == 1
    assert who(m)["halls"]["crimson1"]["eggs"] == 0
    say(m, "A: skip")  # the advance of the path
    assert asked(m) == ("A", "round_end")
    say(m, "A: use crimson1")
    assert who(m)["halls"]["crimson1"]["eggs"] >= 1
    assert who(m)["halls"]["golden1"]["eggs"] <= 2


@rule("WYR-8.3", "WYR-30.3", "WYR-30.4")
def test_free_goods_are_taken_the_rest_may_be_declined() -> None:
    m = say(lay_out({"coins": 1, "hand": ["c7"]}), "A: excavate c7 crimson")
    assert "skip" not in m.choices  # a card and a resource
    m = say(lay_out({"coins": 1, "hand": ["c8"]}), "A: excavate c8 crimson")
    assert "skip" in m.choices  # a card and an advance
    say(m, "A: skip")  # gives up the advance only
    assert asked(m) == ("A", "gain")
    assert "advance" not in m.choices
    assert "skip" not in m.choices
    for choice in ("draw cave",):
        m.choose(choice)
    assert who(m)["advances"] == 0
    assert len(who(m)["hand"]) == 1


@rule("WYR-8.12", "WYR-20.7", "WYR-10.2")
def test_adjacent_is_up_down_left_right() -> None:
    """d61 in the middle: eggs from four neighbours, not from the diagonal and not from the mat."""
    halls = {
        "crimson1": {"dragon": "d102", "eggs": 1},
        "crimson2": {"dragon": "d101", "eggs": 1},
        "golden1": {"dragon": "d106", "eggs": 1},
        "golden2": {"dragon": "d61", "eggs": 0},
        "golden3": {"dragon": "d81", "eggs": 1},
        "amethyst1": {"dragon": "d45", "eggs": 1},
        "amethyst2": {"dragon": "d70", "eggs": 1},
    }
    m = lay_out({"coins": 1, "mat_eggs": 2, "halls": halls})
    say(m, "A: explore golden", "A: draw dragon", "A: skip")
    assert asked(m) == ("A", "spend")
    near = ["crimson2", "golden1", "golden3", "amethyst2"]
    pairs = {f"spend egg {a} {b}" for i, a in enumerate(near) for b in near[i + 1 :]}
    assert set(m.choices) == {*pairs, "skip"}
    assert refused(m, "spend egg mat mat") == "WYR-24.5"
    assert refused(m, "spend egg crimson1 golden1") == "WYR-24.5"


@rule("WYR-9.1", "WYR-9.7")
def test_a_declined_follow_up_leaves_the_asset() -> None:
    m = lay_out({"coins": 1, "halls": {"amethyst1": "d78"}})
    say(m, "A: explore amethyst", "A: draw cave")
    assert set(m.choices) == {"cache milk amethyst1", "skip"}
    say(m, "A: skip")
    assert who(m)["resources"]["milk"] == 1
    assert who(m)["halls"]["amethyst1"]["cached"]["milk"] == 0


@rule("WYR-9.2", "WYR-9.3", "WYR-9.4", "WYR-24.6")
def test_gain_display_and_draw_are_three_things() -> None:
    a = {"coins": 1, "hand": ["c20"]}
    m = say(lay_out(a, dragon_display=["d40", None, None], dragon_deck=["d50", "d51"]), "A: excavate c20 crimson")
    assert set(m.choices) == {"take d40", "draw dragon"}  # the first came from the deck: two are due, one is face up
    assert who(m)["hand"] == ["d50"]
    assert refused(m, "take d41") == "WYR-24.6"
    assert refused(m, "draw cave") == "WYR-24.6"
    display = {"coins": 3, "mat_eggs": 0, "resources": {"gold": 2, "crystal": 2}, "hand": ["d162", "c1"]}
    m = say(lay_out(display, cave_display=["c33", None, "c34"]), "A: entice d162 golden")
    assert {choice.split()[1] for choice in m.choices if choice != "skip"} == {"c33", "c34"}
    assert refused(m, "excavate c1 crimson") == "WYR-24.3"
    draw = lay_out({"coins": 2, "resources": {"gold": 1, "crystal": 1}, "hand": ["d165"]}, dragon_deck=["d50"])
    say(draw, "A: entice d165 golden", "A: take d1 d2")
    assert who(draw, "B")["hand"] == ["d50"]  # opponents draw: no choice


@rule("WYR-9.5", "WYR-20.6")
@pytest.mark.parametrize(
    ("dragon", "top", "fate"),
    [
        ("d58", "d1", "tucked"),
        ("d58", "d36", "taken"),
        ("d68", "d69", "tucked"),
        ("d68", "d1", "meat"),
        ("d100", "d70", "tucked"),
        ("d100", "d69", "milk"),
        ("d110", "d71", "tucked"),
        ("d110", "d70", "taken"),
        ("d127", "d1", "tucked"),
        ("d127", "d69", "taken"),
        ("d176", "d71", "tucked"),
        ("d176", "d69", "meat"),
    ],
)
def test_a_revealed_card_is_seen_by_all(dragon: str, top: str, fate: str) -> None:
    size = DRAGON_DATA[int(top[1:]) - 1]["size"]
    wanted = DRAGON_DATA[int(dragon[1:]) - 1]["abilities"][0]["effect"]["if_size"]
    assert (size in wanted) == (fate == "tucked"), size
    m = lay_out({"coins": 1, "mat_eggs": 2, "halls": {"crimson1": dragon}}, dragon_deck=[top])
    say(m, "A: explore crimson", "A: take gold")
    player, position = who(m), m.position()
    if fate == "tucked":
        assert player["halls"]["crimson1"]["tucked"] == [top + "!"]
    elif fate == "taken":
        assert (player["hand"], player["shown"]) == ([top], [top])
    else:
        assert position["dragon_discard"] == [top]
        assert player["resources"][fate] == 1


@rule("WYR-9.8")
def test_an_empty_deck_is_made_from_its_pile_and_no_card_is_no_card() -> None:
    a = {"coins": 1, "hand": ["c20"]}
    m = lay_out(a, rest="out", dragon_display=[None] * 3, dragon_discard=["d40", "d41"], cave_display=[None] * 3)
    say(m, "A: excavate c20 crimson")
    assert sorted(who(m)["hand"]) == ["d40", "d41"]  # nothing to choose: both come from the new deck
    assert m.position()["dragon_discard"] == []
    none = lay_out(a, rest="out", dragon_display=[None] * 3, cave_display=[None] * 3)
    say(none, "A: excavate c20 crimson")
    assert asked(none) == ("B", "turn")
    assert who(none)["hand"] == []
    assert none.position()["dragon_display"] == [None] * 3


@rule("WYR-9.9")
def test_fewer_cards_than_shares() -> None:
    a = {"resources": {"gold": 1}, "halls": {"golden1": "d109"}}
    m = lay_out(a, phase="round_end", rest="out", dragon_display=[None] * 3, dragon_deck=["d5", "d6"])
    say(m, "A: use golden1", "A: spend gold")
    pairs = [("d5", "d6"), ("d6", "d5")]
    told = {f"keep {a} discard {b}" for a, b in pairs}
    told |= {f"keep {a} tuck {b} golden1" for a, b in pairs} | {f"discard {a} tuck {b} golden1" for a, b in pairs}
    assert set(m.choices) == told


@rule("WYR-9.10")
def test_the_display_is_not_refilled_in_step_2() -> None:
    a = {"halls": {"crimson1": "d180", "golden1": "d139"}}
    m = lay_out(a, phase="round_end", dragon_display=["d40", "d41", "d42"])
    say(m, "A: use crimson1", "A: take d41", "A: skip")
    assert m.position()["dragon_display"] == ["d40", None, "d42"]


@rule("WYR-10.3", "WYR-24.5")
def test_cached_and_tucked_things_are_never_spent() -> None:
    halls = {"golden1": {"dragon": "d53", "cached": {"gold": 3, "meat": 3}, "tucked": ["d9"]}}
    m = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["d109"], "halls": halls})
    assert refused(m, "entice d109 crimson") == "WYR-24.2"


@rule("WYR-11.1", "WYR-11.2", "WYR-11.3", "WYR-24.5", "WYR-30.11")
def test_eggs_need_a_slot_that_the_effect_allows() -> None:
    halls = {"crimson1": {"dragon": "d45", "eggs": 4}, "golden1": {"dragon": "d102", "eggs": 2}}
    m = lay_out({"coins": 1, "mat_eggs": 1, "hand": ["c55"], "halls": halls})
    say(m, "A: excavate c55 amethyst")  # three eggs, three slots: one way
    assert eggs(m) == 10
    m = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["c55"], "halls": halls})
    say(m, "A: excavate c55 amethyst")
    one_each = "lay crimson1 golden1 mat"
    assert set(m.choices) == {one_each, "lay crimson1 mat mat", "lay golden1 mat mat"}
    assert refused(m, "lay crimson1 crimson1 mat") == "WYR-24.5"
    assert refused(m, "lay amethyst1 mat mat") == "WYR-24.5"
    column = lay_out({"coins": 1, "mat_eggs": 0, "halls": {"crimson1": {"dragon": "d82", "eggs": 3}}})
    say(column, "A: explore crimson", "A: take gold")  # no slot in the column; the mat does not count
    assert eggs(column) == 3


@rule("WYR-12.1", "WYR-12.3", "WYR-12.6", "WYR-30.9")
def test_caching_from_the_reserve() -> None:
    m = lay_out({"coins": 1, "resources": {"gold": 1, "meat": 1}, "halls": {"crimson1": "d53", "golden1": "d45"}})
    say(m, "A: explore crimson", "A: take gold")
    told = {"cache gold crimson1", "cache meat crimson1", "skip"}
    gold_meat = {f"exchange gold meat {kind}" for kind in ("crystal", "milk")}
    gold_gold = {f"exchange gold gold {kind}" for kind in ("crystal", "milk")}
    assert set(m.choices) == told | gold_meat | gold_gold  # only here; a type that one has none of may be exchanged for
    assert refused(m, "cache gold golden1") == "WYR-24.5"
    say(m, "A: exchange gold gold milk", "A: cache milk crimson1")
    assert who(m)["halls"]["crimson1"]["cached"] == {**EMPTY, "milk": 1}
    assert who(m)["resources"] == {**EMPTY, "meat": 1}


@rule("WYR-12.2", "WYR-12.4", "WYR-12.5")
def test_tucking_from_the_hand() -> None:
    m = lay_out({"coins": 1, "hand": ["d48", "c9"], "halls": {"golden1": "d84"}}, dragon_deck=["d50"])
    say(m, "A: explore golden", "A: draw dragon")
    assert set(m.choices) == {"tuck d48 golden1", "tuck d50 golden1", "skip"}  # no cave card
    coins = who(m)["coins"]
    say(m, "A: tuck d48 golden1")
    assert who(m)["coins"] == coins  # d48 would give a coin when played
    assert who(m)["halls"]["golden1"]["tucked"] == ["d48"]
    none = lay_out({"coins": 1, "hand": ["c67"]})
    deck = len(none.position()["dragon_deck"])
    say(none, "A: excavate c67 crimson")  # no dragon on the mat: no card leaves the deck
    assert len(none.position()["dragon_deck"]) == deck


@rule("WYR-12.7", "WYR-20.10", "WYR-30.2")
def test_a_resource_of_the_tucked_cost() -> None:
    a = {"coins": 1, "hand": ["d39", "d36", "d94"], "halls": {"golden1": "d80"}}
    fields: dict[str, Any] = {"dragon_display": [None] * 3, "dragon_deck": ["d50"]}
    m = say(lay_out(a, **fields), "A: explore golden", "A: tuck d39 golden1")
    assert set(m.choices) == {"take gold", "take crystal", "take meat"}
    m = say(lay_out(a, **fields), "A: explore golden", "A: tuck d36 golden1")
    assert m.choices == ["take gold"]  # asked all the same: the others do not know the card
    m = say(lay_out(a, **fields), "A: explore golden", "A: tuck d94 golden1")
    assert tokens(m) == 0  # only a coin in its cost
    assert "advance" in m.choices


@rule("WYR-13.5", "WYR-13.2", "WYR-13.3")
def test_two_items_are_two_feedings() -> None:
    halls = {"amethyst1": {"dragon": "d24", "fed": 1, "cached": {"milk": 1}}}
    m = lay_out({"coins": 1, "mat_eggs": 2, "hand": ["c3"], "halls": halls})
    say(m, "A: excavate c3 crimson", "A: cache milk amethyst1")
    assert (who(m)["resources"]["meat"], who(m)["coins"]) == (1, 0)
    say(m, "A: cache milk amethyst1")
    assert (who(m)["resources"]["meat"], who(m)["coins"]) == (2, 1)  # the third also gives the coin
    assert who(m)["halls"]["amethyst1"]["fed"] == 3


@rule("WYR-13.6", "WYR-19.6")
def test_three_hatchlings_make_their_food_worth_two() -> None:
    halls = {
        "crimson1": {"dragon": "d17", "cached": {"milk": 3, "gold": 1}},
        "golden1": {"dragon": "d18", "tucked": ["d90", "d91"]},
        "amethyst1": {"dragon": "d29", "cached": {"meat": 2, "milk": 4}},
    }
    nothing = {"coins": 0, "mat_eggs": 0}
    m = lay_out({**nothing, "halls": halls}, nothing, phase="final", round=4)
    parts = m.position()["result"]["parts"]["A"]
    assert (parts["cached"], parts["tucked"], parts["abilities"]) == (10, 2, 3 + 2 + 2)


@rule("WYR-13.7", "WYR-14.5")
def test_what_a_cover_hands_over_does_not_feed() -> None:
    halls = {"crimson1": {"dragon": "d53", "eggs": 1, "tucked": ["d90", "d91", "d92"], "cached": {"gold": 1}}}
    a = {"coins": 1, "mat_eggs": 0, "hand": ["c27", "c40", "d18"], "advances": 5, "halls": halls}
    m = lay_out(a, guild="highlands")
    say(m, "A: excavate c27 golden", "A: advance", "A: mark 2", "A: spend c40")
    assert set(m.choices) == {"cover d18 crimson1", "skip"}
    say(m, "A: cover d18 crimson1")
    hall = who(m)["halls"]["crimson1"]
    assert (hall["dragon"], hall["fed"], hall["eggs"]) == ("d18", 0, 0)
    assert sorted(hall["tucked"]) == ["d53!", "d90", "d91", "d92"]


@rule("WYR-14.3", "WYR-20.11")
def test_a_dragon_played_by_an_effect_acts_and_still_pays_for_its_own_effect() -> None:
    a = {"coins": 1, "mat_eggs": 0, "resources": {"gold": 4, "crystal": 2, "meat": 2}, "hand": ["d146", "d90", "d108"]}
    m = lay_out(a)
    cavern = next(choice.split()[2] for choice in m.choices if choice.startswith("entice d146"))
    say(m, f"A: entice d146 {cavern}")
    assert asked(m) == ("A", "spend")
    m.choose(m.choices[0])
    assert all("d146" not in choice for choice in m.choices)
    plays = [choice for choice in m.choices if choice.startswith("entice d108")]
    say(m, f"A: {plays[0]}")  # d108's own price of a coin is not waived: there is none left
    assert asked(m) == ("B", "turn")


@rule("WYR-14.6")
def test_activating_resolves_an_ability_as_if_its_moment_had_come() -> None:
    halls = {"crimson1": {"dragon": "d139"}, "golden1": "d1", "amethyst1": "d102"}
    m = lay_out({"coins": 2, "mat_eggs": 2, "resources": {"milk": 1}, "hand": ["c1", "c2"], "halls": halls})
    say(m, "A: excavate c1 golden")
    assert set(m.choices) == {"activate crimson1", "skip"}
    say(m, "A: activate crimson1")
    assert who(m)["halls"]["crimson1"]["eggs"] == 1
    m = lay_out({"coins": 2, "mat_eggs": 2, "resources": {"gold": 1, "crystal": 2, "meat": 1}, "hand": ["d76"],
                 "halls": {"golden1": "d48"}})  # fmt: skip
    say(m, "A: entice d76 crimson", "A: spend gold")
    assert set(m.choices) == {"activate golden1", "skip"}  # never itself
    say(m, "A: activate golden1")
    assert who(m)["coins"] == 2
    path = lay_out({"coins": 1, "mat_eggs": 2, "hand": ["c9"], "halls": {"amethyst1": "d73"}}, cave_deck=["c33"])
    say(path, "A: explore amethyst", "A: draw cave", "A: spend c9")
    assert "path crimson 3" in path.choices
    assert "path golden 5" not in path.choices  # no dragon card to tuck
    assert "path crimson 4" in path.choices
    say(path, "A: path crimson 3", "A: take meat")
    assert who(path)["resources"]["meat"] == 1


@rule("WYR-14.6")
def test_172_uses_a_hatchlings_visit() -> None:
    a = {
        "coins": 1,
        "resources": {"gold": 1, "crystal": 1, "meat": 1, "milk": 1},
        "hand": ["d172"],
        "halls": {"golden1": "d1"},
    }
    m = say(lay_out(a), "A: entice d172 crimson", "A: activate golden1")
    assert set(m.choices) == {"cache milk golden1", "skip"}


@rule("WYR-14.8")
def test_the_dragon_of_cave_52_may_go_into_the_new_hall() -> None:
    m = lay_out({"coins": 1, "hand": ["c52", "d98"], "halls": {"crimson1": "d60", "golden1": "d102"}})
    say(m, "A: excavate c52 crimson", "A: entice d98 crimson")
    assert who(m)["halls"]["crimson2"]["dragon"] == "d98"


@rule("WYR-15.4", "WYR-15.5", "WYR-15.10", "WYR-24.7")
def test_squares_hold_one_marker_the_long_field_any_number() -> None:
    a = {"coins": 1, "hand": ["c27"], "advances": 5, "markers": ["1", "1vp"]}
    m = lay_out(a, {"markers": ["6vp", "1vp", "2"]})
    say(m, "A: excavate c27 golden", "A: advance")
    assert set(m.choices) == {"mark 1", "mark 3", "mark 4", "mark 3vp", "mark 1vp"}  # the second square of benefit 1
    assert refused(m, "mark 6vp") == "WYR-24.7"
    assert refused(m, "mark 2") == "WYR-24.7"


@rule("WYR-15.7")
def test_the_active_player_chooses_a_square_first() -> None:
    m = lay_out({"coins": 1, "hand": ["c27"], "advances": 4}, {"advances": 5})
    say(m, "A: excavate c27 golden", "A: advance", "A: advance")
    assert asked(m) == ("A", "square")
    say(m, "A: mark 6vp", "B: advance")
    assert asked(m) == ("B", "square")
    assert "mark 6vp" not in m.choices


@rule("WYR-15.11", "WYR-5.7")
@pytest.mark.parametrize(
    ("tile", "square", "player", "moves", "check"),
    [
        ("plains", "1", {"mat_eggs": 2}, ["spend egg mat", "excavate c33 crimson"], "dug"),
        (
            "plains",
            "2",
            {"mat_eggs": 2, "hand": ["c27", "d122"]},
            ["spend egg mat mat", "entice d122 crimson"],
            "dragon",
        ),
        ("plains", "3", {"mat_eggs": 0}, [], "coin"),
        ("seafarers", "1", {"hand": ["c27", "c34"]}, ["excavate c34 crimson"], "dug"),
        ("seafarers", "2", {"hand": ["c27", "d122", "d9"]}, ["spend d9", "entice d122 crimson"], "dragon"),
        ("seafarers", "3", {}, ["draw dragon", "draw dragon"], "coin"),
        ("highlands", "1", {"coins": 2, "hand": ["c27", "c34"]}, ["spend coin", "excavate c34 crimson"], "dug"),
        ("highlands", "3", {}, ["draw cave", "draw cave"], "coin"),
        ("rainforest", "1", {"resources": {"gold": 1}}, ["spend gold", "excavate c1 crimson"], "dug"),
        ("rainforest", "2", {"hand": ["c27", "d109"]}, ["entice d109 crimson"], "dragon"),
        ("rainforest", "3", {}, ["take gold milk"], "coin"),
    ],
)
def test_the_benefits_of_the_guilds(tile: str, square: str, player: dict, moves: list[str], check: str) -> None:  # type: ignore[type-arg]
    a = {"coins": 1, "mat_eggs": 0, "hand": ["c27"], "advances": 5, **player}
    m = lay_out(a, guild=tile, cave_deck=["c33", "c35", "c36"], cave_display=["c1", "c2", "c3"])
    say(m, "A: excavate c27 golden", "A: advance", f"A: mark {square}")
    for move in moves:
        if move in m.choices:
            m.choose(move)
    assert who(m)["markers"] == [square]
    if check == "dug":
        assert who(m)["halls"]["crimson2"] is not None
    elif check == "dragon":
        assert who(m)["halls"]["crimson1"]["dragon"] is not None
        assert who(m)["resources"] == EMPTY
    else:
        assert who(m)["coins"] == 1
    assert asked(m) == ("A", "gain")  # the second advance of cave 27
    assert set(m.choices) == {"advance", "skip"}


@rule("WYR-15.11", "WYR-19.2")
@pytest.mark.parametrize(
    ("tile", "points"), [("plains", 3), ("seafarers", 3), ("highlands", 4), ("rainforest", 3)]
)  # fmt: skip
def test_benefit_4_scores_at_the_end(tile: str, points: int) -> None:
    halls = {
        "crimson1": {"dragon": "d109", "eggs": 1},
        "crimson3": {},
        "golden1": {"dragon": "d45", "eggs": 4},
        "amethyst1": "d60",
        "amethyst3": {},
    }
    markers = ["4", "4", "6vp", "1vp"] if tile == "rainforest" else ["4", "6vp", "1vp", "1vp"]
    a = {"coins": 0, "mat_eggs": 2, "halls": halls, "markers": markers}
    m = lay_out(a, {"coins": 0, "mat_eggs": 0}, phase="final", round=4, guild=tile)
    if tile == "rainforest":  # the best cavern, by the printed costs
        costs = [
            sum(v for k, v in DRAGON_DATA[n - 1]["cost"].items() if k not in ("egg", "coin")) for n in (109, 45, 60)
        ]
        points = max(costs)
        assert m.position()["result"]["parts"]["A"]["guild"] == 2 * points + 7
    else:
        assert m.position()["result"]["parts"]["A"]["guild"] == points + 8


@rule("WYR-8.4", "WYR-24.1")
def test_a_seen_draw_must_be_completed() -> None:
    m = lay_out({"coins": 2, "resources": {"gold": 1, "crystal": 1}, "hand": ["d116"]}, dragon_deck=["d50", "d51"])
    say(m, "A: entice d116 golden")
    assert set(m.choices) == {"keep d50 tuck d51 golden1", "keep d51 tuck d50 golden1"}
    assert refused(m, "skip") == "WYR-24.1"
    assert m.why_not_undo() is not None


@rule("WYR-8.6", "WYR-15.7")
def test_an_opponents_shared_effect_starts_with_its_owner() -> None:
    """B advances in A's turn onto a brown space and excavates cave 27 by Seafarers 1: B, then C, then A."""
    players = {"A": {"coins": 1, "hand": ["c28"]}, "B": {"hand": ["c27"], "advances": 5}}
    m = lay_out(seats=["A", "B", "C"], guild="seafarers", players=players)
    say(m, "A: excavate c28 crimson", "A: skip", "B: advance", "B: mark 1", "B: excavate c27 golden", "B: skip")
    assert asked(m) == ("C", "gain")
    say(m, "C: skip")
    assert asked(m) == ("A", "gain")
    say(m, "A: skip")
    assert asked(m) == ("C", "gain")  # now C's share of A's own card
    assert isinstance(m, skarb.Match)
