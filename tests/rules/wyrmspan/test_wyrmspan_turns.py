"""Sections 1 to 7 and 16: components, setup, turns, excavate, entice, explore, the end of a turn."""

from collections import Counter
from typing import Any

import pytest

import skarb
from rules.wyrmspan.table import EMPTY, asked, eggs, lay_out, refused, say, tokens, who
from skarb.games.wyrmspan.cards import CAVE_DATA, DRAGON_DATA, TABLE_DATA

rule = pytest.mark.rule


@rule("WYR-1.1", "WYR-1.5")
def test_the_cards_are_those_of_the_box() -> None:
    assert Counter(dragon["size"] for dragon in DRAGON_DATA) == {
        "hatchling": 35,
        "small": 49,
        "medium": 49,
        "large": 50,
    }
    assert Counter(dragon["personality"] for dragon in DRAGON_DATA) == {
        "shy": 46,
        "helpful": 46,
        "playful": 45,
        "aggressive": 46,
    }
    assert Counter(t for dragon in DRAGON_DATA for t in dragon["triggers"]) == {
        "visit": 89,
        "game_end": 40,
        "when_played": 32,
        "round_end": 25,
    }
    assert Counter(h for dragon in DRAGON_DATA for h in dragon["habitats"]) == {
        "golden": 90,
        "crimson": 88,
        "amethyst": 88,
    }
    assert sum(dragon["vp"] for dragon in DRAGON_DATA) == 680
    assert sum(dragon["nests"] for dragon in DRAGON_DATA) == 309
    cost = Counter[str]()
    for dragon in DRAGON_DATA:
        cost.update(dragon["cost"])
        if dragon["size"] == "hatchling":
            assert dragon["nests"] == 0
            assert set(dragon["cost"]) == {"egg", "milk"}
            assert dragon["cost"]["egg"] == 1
            assert 1 <= dragon["cost"]["milk"] <= 3
    assert cost == {"gold": 112, "crystal": 112, "meat": 98, "milk": 72, "egg": 35, "coin": 28}
    assert len(CAVE_DATA) == 75
    assert len(TABLE_DATA["objectives"]["side"]) == 20
    assert len(TABLE_DATA["guild"]["tile"]) == 4
    assert len(TABLE_DATA["guild"]["track"]) == 12


@rule("WYR-1.2", "WYR-10.8")
def test_supplies_never_run_out_and_caches_and_tucks_have_no_limit() -> None:
    tucked = [f"d{n}" for n in range(100, 130)]
    m = lay_out({"coins": 100, "halls": {"crimson1": {"dragon": "d53", "cached": {"gold": 60}, "tucked": tucked}}})
    say(m, "A: pass")
    hall = who(m)["halls"]["crimson1"]
    assert hall["cached"]["gold"] == 60
    assert len(hall["tucked"]) == 30
    assert who(m)["coins"] == 9


@rule("WYR-1.3", "WYR-10.6")
def test_coins_and_eggs_are_not_resources() -> None:
    m = lay_out(
        {"coins": 9, "resources": {"gold": 9}, "mat_eggs": 2, "halls": {"golden1": {"dragon": "d70", "eggs": 5}}}
    )
    say(m, "A: pass")
    assert asked(m) == ("B", "turn")
    assert eggs(m) == 7


@rule("WYR-1.4", "WYR-3.4", "WYR-3.7", "WYR-3.9")
def test_a_mat_at_the_start() -> None:
    m = skarb.new("wyrmspan", seats=3, seed=4)
    while asked(m) != ("A", "turn") and m.question and m.question.kind.startswith("setup"):
        m.choose(m.choices[0])
    for name in m.position()["seats"]:
        player = who(m, name)
        assert player["coins"] == 6
        assert player["mat_eggs"] == 1
        assert player["advances"] == 0
        assert player["markers"] == []
        assert len(player["hand"]) == 4
        assert tokens(m, name) == 3
        dug = [hall for hall, on in player["halls"].items() if on is not None]
        assert dug == ["crimson1", "golden1", "amethyst1"]


@rule("WYR-1.6")
def test_any_cave_card_goes_into_any_cavern() -> None:
    for number in range(1, 76):
        m = lay_out({"coins": 1, "hand": [f"c{number}"]})
        assert {f"excavate c{number} {cavern}" for cavern in ("crimson", "golden", "amethyst")} <= set(m.choices)


@rule("WYR-1.7", "WYR-10.1")
def test_what_is_spent_goes_to_the_supply_or_its_pile() -> None:
    m = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["d40", "c5"], "halls": {"golden1": "d36"}})
    say(m, "A: explore golden", "A: draw dragon", "A: spend d40", "A: take milk")
    position = m.position()
    assert position["dragon_discard"] == ["d40"]
    assert "d40" not in who(m)["hand"]
    assert who(m)["coins"] == 0
    assert who(m)["resources"]["milk"] == 1


@rule("WYR-1.9")
def test_nobody_touches_another_players_mat() -> None:
    b = {"coins": 0, "mat_eggs": 1, "resources": {"gold": 2}, "halls": {"crimson1": {"dragon": "d53", "eggs": 1}}}
    m = lay_out({"coins": 3, "mat_eggs": 0, "resources": {"gold": 2}, "hand": ["c57", "c66"]}, b)
    before = who(m, "B")
    say(m, "A: excavate c57 crimson")
    assert asked(m) == ("A", "turn")  # two eggs on the own mat, no place for the third; B has no coin
    assert eggs(m) == 2
    assert who(m, "B") == before


@rule("WYR-3.1", "WYR-15.12")
def test_the_side_of_the_guild_tile_follows_the_players() -> None:
    for tile in TABLE_DATA["guild"]["tile"]:
        small = [benefit.get("squares_1_2") for benefit in tile["benefits"][:4]]
        large = [benefit.get("squares_3_5") for benefit in tile["benefits"][:4]]
        assert [n + 1 for n in small] == large
        assert sum(small) == 5
        assert tile["source"]["squares_3-5"] == "reconstructed"
    for seats, fits in ((["A", "B"], False), (["A", "B", "C"], True)):
        position = {"seats": seats, "guild": "seafarers", "players": {"A": {"markers": ["1", "1"]}}}
        if fits:
            skarb.position("wyrmspan", position)
        else:
            with pytest.raises(skarb.Refused):
                skarb.position("wyrmspan", position)


@rule("WYR-3.1", "WYR-3.3", "WYR-3.8", "WYR-34.1")
def test_tile_objectives_and_first_player_are_random_unless_named() -> None:
    seen: dict[str, set[Any]] = {"guild": set(), "first": set(), "sides": set()}
    for seed in range(120):
        position = skarb.new("wyrmspan", seats=3, seed=seed).position()
        seen["guild"].add(position["guild"])
        seen["first"].add(position["first"])
        seen["sides"] |= set(position["objectives"])
        assert len({side[:-1] for side in position["objectives"]}) == 4
    assert len(seen["guild"]) == 4
    assert seen["first"] == {"A", "B", "C"}
    assert len(seen["sides"]) == 20
    named = {"guild_tile": "highlands", "objectives": ["9A", "3B", "4B", "10A"], "first_player": 2}
    position = skarb.new("wyrmspan", seats=3, seed=1, options=named).position()
    assert (position["guild"], position["objectives"], position["first"]) == ("highlands", named["objectives"], "C")


@rule("WYR-3.2")
def test_three_and_three_lie_face_up() -> None:
    position = skarb.new("wyrmspan", seats=2, seed=9).position()
    assert len([card for card in position["dragon_display"] if card]) == 3
    assert len([card for card in position["cave_display"] if card]) == 3
    assert len(position["dragon_deck"]) == 183 - 3 - 6
    assert len(position["cave_deck"]) == 75 - 3 - 6
    assert position["dragon_deck"] != sorted(position["dragon_deck"])


@rule("WYR-3.5", "WYR-3.6", "WYR-24.9")
def test_four_cards_and_three_resources() -> None:
    m = lay_out({"dealt": ["d5", "d6", "d7", "c4", "c5", "c6"]}, phase="setup")
    assert len(m.choices) == 15
    assert refused(m, "keep d5 d6 d7") == "WYR-24.9"
    assert refused(m, "keep d5 d6 d7 c7") == "WYR-24.9"
    say(m, "A: keep d5 c4 c5 c6")
    resources = next(question for question in m.questions if question.seat == 0)
    assert resources.kind == "setup_resources"
    assert len(resources.choices) == 20
    assert refused(m, "take gold gold", 0) == "WYR-24.9"
    assert refused(m, "take gold gold gold gold", 0) == "WYR-24.9"


@rule("WYR-4.1", "WYR-17.10")
def test_a_game_has_four_rounds() -> None:
    m = lay_out({"coins": 0}, {"coins": 0})
    rounds = []
    while m.question is not None:
        rounds.append(m.position()["round"])
        m.choose("pass" if m.question.kind == "turn" else m.choices[0])
    assert sorted(set(rounds)) == [2, 3, 4]  # in round 1 nobody had a coin
    assert m.position()["phase"] == "over"
    assert [m.position()["places"][key] for key in "1234"]


@rule("WYR-4.2", "WYR-4.5", "WYR-16.3")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    m = lay_out(seats=["A", "B", "C"], turn="B")
    say(m, "B: pass", "C: explore crimson", "C: take gold", "A: explore crimson", "A: take gold")
    assert asked(m) == ("C", "turn")
    say(m, "C: pass", "A: explore golden", "A: draw dragon")
    assert asked(m) == ("A", "turn")
    assert m.position()["passed"] == ["B", "C"]


@rule("WYR-4.6")
def test_passing_loses_nothing() -> None:
    a = {"coins": 4, "resources": {"milk": 2}, "hand": ["d9", "c9"], "mat_eggs": 2}
    m = lay_out(a)
    say(m, "A: pass")
    assert (who(m)["coins"], tokens(m), who(m)["hand"], eggs(m)) == (4, 2, ["d9", "c9"], 2)
    say(m, "B: pass")
    assert m.position()["round"] == 2
    assert who(m)["coins"] == 10


@rule("WYR-4.7", "WYR-24.2", "WYR-24.10")
def test_the_price_comes_before_the_action() -> None:
    """Cave 55 lays three eggs, but cannot pay for its own column 3."""
    m = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["c55"], "halls": {"crimson2": {}}})
    assert "excavate c55 golden" in m.choices
    assert refused(m, "excavate c55 crimson") == "WYR-24.2"


@rule("WYR-5.3", "WYR-24.3")
def test_a_cave_card_stays_under_its_dragon() -> None:
    m = lay_out({"coins": 2, "hand": ["c12", "d98", "d122"], "halls": {"crimson1": "d60"}}, {"coins": 0})
    assert refused(m, "excavate c13 crimson") == "WYR-24.3"
    say(m, "A: excavate c12 crimson", "A: entice d98 crimson")
    assert who(m)["halls"]["crimson2"]["cave"] == "c12"
    assert who(m)["halls"]["crimson2"]["dragon"] == "d98"
    full = lay_out({"coins": 2, "hand": ["c12"], "halls": {"crimson4": {}}})
    assert refused(full, "excavate c12 crimson") == "WYR-24.3"


@rule("WYR-5.6", "WYR-6.6", "WYR-16.1")
def test_one_action_is_one_hall_or_one_dragon() -> None:
    m = lay_out({"coins": 9, "hand": ["c12", "c13", "d98", "d122"]})
    say(m, "A: excavate c12 crimson")
    assert asked(m) == ("B", "turn")
    full = {f"{cavern}{column}": f"d{36 + 4 * i + column}" for i, cavern in enumerate(("crimson", "golden", "amethyst"))
            for column in (1, 2, 3, 4)}  # fmt: skip
    m = lay_out({"coins": 5, "hand": ["d122"], "halls": full})
    assert refused(m, "entice d122 crimson") == "WYR-24.4"


@rule("WYR-5.8", "WYR-24.6")
def test_a_cave_card_drawn_to_be_played_may_be_kept() -> None:
    a = {"coins": 1, "mat_eggs": 0, "resources": {"gold": 2}, "hand": ["c58"]}
    m = lay_out(a, cave_deck=["c33"])
    say(m, "A: excavate c58 crimson", "A: spend gold gold")
    assert asked(m) == ("A", "excavate")
    assert who(m)["hand"] == ["c33"]
    assert set(m.choices) == {"excavate c33 crimson", "excavate c33 golden", "excavate c33 amethyst", "skip"}
    say(m, "A: skip")
    assert who(m)["hand"] == ["c33"]
    none = lay_out({**a, "hand": ["c59"]}, cave_display=[None, None, None])
    say(none, "A: excavate c59 crimson")  # nothing face up: the effect cannot be used
    assert asked(none) == ("B", "turn")
    dug: dict[str, Any] = {"crimson4": {}, "golden4": {}, "amethyst3": {}}
    last = lay_out({**a, "mat_eggs": 2, "halls": dug})
    say(last, "A: excavate c58 amethyst")  # no hall is left for the second card
    assert asked(last) == ("B", "turn")


@rule("WYR-6.1", "WYR-6.5", "WYR-24.4")
def test_where_a_dragon_may_go() -> None:
    a = {"coins": 3, "resources": {"gold": 1, "meat": 1}, "hand": ["d109"], "halls": {"crimson1": "d60", "golden2": {}}}
    m = lay_out(a)
    assert refused(m, "entice d109 crimson") == "WYR-24.4"  # the only hall is taken
    assert refused(m, "entice d109 amethyst") == "WYR-24.4"  # no habitat
    assert refused(m, "entice d110 golden") == "WYR-24.4"  # not held
    say(m, "A: entice d109 golden")
    assert who(m)["halls"]["golden1"]["dragon"] == "d109"  # the leftmost free hall
    assert who(m)["halls"]["golden2"]["dragon"] is None


@rule("WYR-6.4", "WYR-8.1", "WYR-8.2")
def test_playing_a_dragon_is_not_visiting_it() -> None:
    m = lay_out({"coins": 1, "resources": {"gold": 2, "crystal": 1, "meat": 1}, "hand": ["d56"]})
    before = tokens(m)
    say(m, f"A: entice d56 {'golden' if 'entice d56 golden' in m.choices else 'crimson'}")
    assert asked(m) == ("B", "turn")
    assert tokens(m) < before


@rule("WYR-6.7", "WYR-14.7", "WYR-11.4")
def test_a_swap_takes_everything_along() -> None:
    halls = {
        "crimson1": {"dragon": "d45", "eggs": 2, "cached": {"gold": 1}, "tucked": ["d90!"]},
        "golden1": {"dragon": "d20", "cached": {"meat": 2}, "fed": 2},
    }
    m = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["c66"], "halls": halls})
    say(m, "A: excavate c66 amethyst")
    assert set(m.choices) == {"swap crimson1 golden1", "skip"}
    say(m, "A: swap crimson1 golden1")
    after = who(m)["halls"]
    assert (after["golden1"]["dragon"], after["golden1"]["eggs"], after["golden1"]["tucked"]) == ("d45", 2, ["d90!"])
    assert (after["crimson1"]["dragon"], after["crimson1"]["fed"]) == ("d20", 2)
    assert after["crimson1"]["cached"]["meat"] == 2
    alone = lay_out({"coins": 1, "hand": ["c66"], "halls": {"crimson1": "d45"}})
    say(alone, "A: excavate c66 amethyst")
    assert asked(alone) == ("B", "turn")


def full_cavern(cavern: str) -> dict[str, Any]:
    return {f"{cavern}{column}": {"dragon": dragon, "eggs": 1} for column, dragon in
            enumerate(("d106", "d102", "d81", "d101"), 1)}  # fmt: skip


@rule("WYR-7.3", "WYR-7.5")
@pytest.mark.parametrize("cavern", ["crimson", "golden", "amethyst"])
def test_the_five_path_effects(cavern: str) -> None:
    a = {"coins": 1, "resources": {"gold": 1}, "hand": ["d9", "c9", "c10"], "halls": full_cavern(cavern)}
    m = lay_out(a, dragon_deck=["d60", "d48"], cave_deck=["c20", "c21"])
    say(m, f"A: explore {cavern}")
    kinds = []
    while m.question is not None and m.question.seat == 0:
        kinds.append(m.question.kind)
        wanted = ("draw", "advance", "take", "lay", "cache", "tuck", "spend")
        m.choose(next(choice for word in wanted for choice in m.choices if choice.startswith(word)))
    halls = who(m)["halls"].values()
    cached = sum(sum(hall["cached"].values()) for hall in halls if hall)
    tucked = sum(len(hall["tucked"]) for hall in halls if hall)
    assert who(m)["advances"] == 1
    if cavern == "crimson":
        assert kinds == ["gain", "gain", "lay", "gain", "lay", "cache", "cache"]
        assert (cached, tucked, tokens(m)) == (2, 0, 1)
    elif cavern == "golden":
        assert kinds == ["gain", "gain", "lay", "gain", "lay", "tuck", "tuck"]
        assert (cached, tucked) == (0, 2)
        assert len(who(m)["hand"]) == 3  # two drawn, two tucked
    else:
        assert kinds == ["gain", "gain", "lay", "gain", "lay", "spend", "lay", "spend", "lay"]
        assert eggs(m) == 5 + 1 + 1 + 4  # by the guild, path 4 and twice two for a cave card


@rule("WYR-7.6")
def test_an_empty_cavern_gives_only_the_first_path_effect() -> None:
    m = say(lay_out({"coins": 1}), "A: explore crimson", "A: take milk")
    assert asked(m) == ("B", "turn")
    assert who(m)["resources"] == {**EMPTY, "milk": 1}
    assert who(m)["advances"] == 0


@rule("WYR-7.7")
def test_a_dragon_played_during_the_walk_is_visited_if_it_is_ahead() -> None:
    """Advancing onto a brown space, Seafarers 2 plays d56 into the hall that the explorer reaches next."""
    a = {
        "coins": 1,
        "mat_eggs": 0,
        "hand": ["d56", "d40"],
        "advances": 5,
        "halls": {"crimson1": "d119", "crimson2": {}},
    }
    m = lay_out(a, guild="seafarers")
    say(m, "A: explore crimson", "A: take milk", "A: advance", "A: mark 2", "A: spend d40", "A: entice d56 crimson")
    assert asked(m) == ("A", "gain")  # path effect 3: d56 has been visited
    assert who(m)["resources"]["gold"] == 1
    assert who(m)["halls"]["crimson2"]["dragon"] == "d56"


@rule("WYR-9.6", "WYR-16.2", "WYR-14.4")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    a = {"coins": 1, "mat_eggs": 0, "resources": {"crystal": 1, "meat": 1, "gold": 1}, "hand": ["d89"]}
    a["coins"] = 2
    m = lay_out(a, dragon_display=["d98", "d122", None], dragon_deck=["d50", "d51"])
    say(m, "A: entice d89 crimson", "A: spend gold")
    assert set(m.choices) == {"entice d98 golden", "entice d122 golden", "entice d122 amethyst", "skip"}
    say(m, "A: entice d122 golden")
    assert m.position()["dragon_display"] == ["d98", "d50", "d51"]  # turned up in order, slots 2 and 3
    assert who(m)["halls"]["golden1"]["dragon"] == "d122"
