"""Sections 16 to 22: the end of turns and rounds, scoring, rulings on single cards, the Automa, who knows what."""

from typing import Any

import pytest

import skarb
from rules.wyrmspan.table import asked, eggs, lay_out, refused, say, tokens, who
from skarb.games.wyrmspan.cards import DRAGON_DATA, TABLE_DATA

rule = pytest.mark.rule
NOTHING = {"coins": 0, "mat_eggs": 0}


def parts(m: skarb.Match, name: str = "A") -> dict[str, int]:
    found: dict[str, int] = m.position()["result"]["parts"][name]
    return found


def final(halls: dict[str, Any], b: dict[str, Any] | None = None, **fields: Any) -> skarb.Match:
    a = {**NOTHING, "halls": halls, **fields.pop("a", {})}
    return lay_out(a, b or NOTHING, phase="final", round=4, **fields)


@rule("WYR-17.1", "WYR-17.3")
def test_explorations_are_forgotten_and_everybody_is_placed() -> None:
    m = lay_out({"coins": 0, "explored": {"crimson": 2}}, {"coins": 1, "explored": {"golden": 1}}, turn="B")
    say(m, "B: pass")
    assert set(who(m)["explored"].values()) | set(who(m, "B")["explored"].values()) == {0}
    assert set(m.position()["places"]["1"]) == {"A", "B"}


@rule("WYR-17.2", "WYR-30.18")
def test_a_round_end_dragon_that_enters_in_time_may_be_used() -> None:
    """d72 advances onto a brown space; Plains 2 plays d139, which can then be used in the same step."""
    halls = {"golden1": {"dragon": "d72", "eggs": 3}}
    a = {"mat_eggs": 0, "hand": ["d139"], "advances": 5, "halls": halls}
    m = lay_out(a, phase="round_end")
    say(m, "A: use golden1")
    m.choose("spend egg golden1")
    say(m, "A: advance", "A: mark 2")
    m.choose(next(choice for choice in m.choices if choice.startswith("spend egg")))
    m.choose(next(choice for choice in m.choices if choice.startswith("entice d139")))
    say(m, "A: skip")  # the second advance
    assert asked(m) == ("A", "round_end")
    assert [choice.split()[0] for choice in m.choices] == ["use", "done"]


@rule("WYR-17.4", "WYR-17.6", "WYR-17.9")
def test_places_and_their_points() -> None:
    names = ["A", "B", "C", "D", "E"]
    held = zip(names, ("d53", "d60", "d82", "d45", "d102"), (4, 3, 2, 1, 4), strict=True)
    players = {
        name: {"coins": 0, "mat_eggs": 0, "halls": {"crimson1": {"dragon": dragon, "cached": {"gold": n}}}}
        for name, dragon, n in held
    }
    m = lay_out(seats=names, players=players, phase="objective", round=4, objectives=["1A", "2A", "3A", "4A"])
    assert m.position()["places"]["4"] == {"A": 1, "B": 2, "C": 3, "D": 0, "E": 1}
    assert [parts(m, name)["objectives"] for name in names] == [7, 4, 3, 0, 7]
    assert TABLE_DATA["objectives"]["points"] == [[4, 1, 0, 0], [5, 2, 1, 0], [6, 3, 2, 0], [7, 4, 3, 0]]


@rule("WYR-17.7", "WYR-17.8", "WYR-17.3")
@pytest.mark.parametrize("side", [side["id"] for side in TABLE_DATA["objectives"]["side"]])
def test_what_each_objective_counts(side: str) -> None:
    """d119 medium aggressive 4 icons; d45 … see the data; counted by hand from the cards named here."""
    chosen = {"crimson1": 119, "golden1": 53, "golden2": 9, "amethyst1": 84, "amethyst2": 139}
    halls: dict[str, Any] = {hall: {"dragon": f"d{n}"} for hall, n in chosen.items()}
    halls["crimson3"] = {}
    halls["crimson1"] |= {"eggs": 1, "tucked": ["d100", "d101"]}
    halls["amethyst1"] |= {"eggs": 1, "cached": {"gold": 2}}
    halls["golden1"] |= {"cached": {"milk": 1}}
    data = [DRAGON_DATA[n - 1] for n in chosen.values()]
    icons = [sum(dragon["cost"].values()) for dragon in data]
    expected = {
        "1A": 4,  # golden2, crimson2, crimson3, amethyst2
        "1B": 2 + 1,
        "2A": 1 + 2,
        "2B": 2 + 1,
        "3A": sum(dragon["nests"] for dragon in data),
        "3B": 2 + 2,
        "4A": 3,
        "4B": 7,
        "5A": sum(n <= 2 for n in icons),
        "5B": sum(n >= 3 for n in icons),
        "6A": sum("when_played" in d["triggers"] or "round_end" in d["triggers"] for d in data),
        "6B": sum("visit" in d["triggers"] for d in data),
        "7A": sum(d["size"] == "hatchling" for d in data),
        "7B": sum(d["size"] == "small" for d in data),
        "8A": sum(d["size"] == "medium" for d in data),
        "8B": sum(d["size"] == "large" for d in data),
        "9A": sum(d["personality"] == "aggressive" for d in data),
        "9B": sum(d["personality"] == "playful" for d in data),
        "10A": sum(d["personality"] == "shy" for d in data),
        "10B": sum(d["personality"] == "helpful" for d in data),
    }[side]
    others = [other for other in ("1A", "2A", "3A", "5A", "7A") if other[:-1] != side[:-1]][:3]
    m = lay_out({"mat_eggs": 2, "advances": 7, "halls": halls}, phase="objective", objectives=[side, *others])
    told = [event for event in m.happened if event.kind == "objective" and event.data["seat"] == 0]
    assert told[0].data["n"] == expected
    assert m.position()["places"]["1"]["A"] == (1 if expected else 0)


@rule("WYR-19.1", "WYR-19.4", "WYR-30.19")
def test_final_payments_in_hall_order() -> None:
    halls = {"crimson1": "d87", "golden1": "d86", "golden2": "d149", "amethyst1": "d144"}
    a = {"resources": {"gold": 3}, "hand": ["d9", "d10", "d11", "c9", "c10"]}
    m = final(halls, a=a)
    assert asked(m) == ("A", "final")
    assert set(m.choices) == {"spend c9", "spend c10", "spend c9 c10", "skip"}
    say(m, "A: spend c9")
    assert {choice for choice in m.choices if len(choice.split()) == 3} == {
        "spend d9 d10",
        "spend d9 d11",
        "spend d10 d11",
    }
    say(m, "A: spend d9 d10")
    assert set(m.choices) == {
        "spend gold",
        "skip",
    }  # d149: a resource, then the last dragon and cave card go by themselves
    say(m, "A: spend gold")
    assert set(m.choices) == {"spend gold", "spend gold gold", "skip"}  # d144
    say(m, "A: spend gold gold")
    assert parts(m)["abilities"] == 1 + 3 + 5 + 3
    assert parts(m)["items"] == 0


@rule("WYR-19.1", "WYR-33.1")
def test_turn_names_the_seat_that_pays_to_the_last_part() -> None:
    """d149 in the last hall costs a resource, a dragon card and a cave card: each part is still A's to pay."""
    row = {"amethyst1": "d48", "amethyst2": "d50", "amethyst3": "d53", "amethyst4": "d149"}
    hand = ["d60", "d61", "c1", "c2"]
    m = final(row, {**NOTHING, "resources": {"gold": 1}, "halls": {"crimson1": "d144"}},
              a={"resources": {"gold": 1, "milk": 1}, "hand": hand})  # fmt: skip
    for choice in ("spend gold", "spend d60", "spend c2"):
        assert asked(m) == ("A", "final" if choice == "spend gold" else "spend")
        assert m.position()["turn"] == m.view(1)["turn"] == "A"
        again = skarb.position("wyrmspan", m.position())
        assert (again.position(), again.choices) == (m.position(), m.choices)
        m.choose(choice)
    assert (asked(m), m.position()["turn"]) == (("B", "final"), "B")
    say(m, "B: spend gold")
    assert (parts(m)["abilities"], parts(m, "B")["abilities"]) == (5, 1)


@rule("WYR-19.3", "WYR-19.5", "WYR-19.6", "WYR-19.8")
def test_the_score_sheet() -> None:
    halls = {
        "crimson1": {"dragon": "d53", "eggs": 1, "cached": {"gold": 2}, "tucked": ["d100", "d101?", "d102!"]},
        "golden1": {"dragon": "d84"},
    }
    m = final(halls, a={"coins": 4, "mat_eggs": 2, "resources": {"milk": 3}, "hand": ["d9", "c9", "c10"]})
    printed = DRAGON_DATA[52]["vp"] + DRAGON_DATA[83]["vp"]
    assert parts(m) == {
        "guild": 0,
        "dragons": printed,
        "abilities": 0,
        "eggs": 3,
        "cached": 2,
        "tucked": 3,
        "objectives": 0,
        "coins": 4,
        "items": 1,
    }
    assert m.position()["result"]["scores"]["A"] == printed + 13


@rule("WYR-20.1")
@pytest.mark.parametrize(
    ("dragon", "halls", "vp"),
    [
        (39, {"crimson1": "d60", "crimson2": "d39", "crimson3": "d82"}, 2),
        (39, {"crimson1": "d60", "crimson2": "d39"}, 0),
        (39, {"crimson1": "d39", "crimson2": "d60"}, 0),
        (81, {"crimson1": "d60", "crimson2": "d81"}, 3),
        (81, {"crimson1": "d81", "crimson2": "d60"}, 0),
        (74, {"crimson1": "d74", "crimson4": {}}, 3),
        (74, {"crimson1": "d74", "crimson3": {}}, 0),
        (98, {"crimson1": "d98", "crimson2": "d60", "crimson3": "d82", "crimson4": "d53"}, 3),
        (98, {"crimson1": "d98", "crimson2": "d60", "crimson3": "d82"}, 0),
        (46, {"crimson1": "d46", "golden1": "d60", "amethyst1": "d82"}, 3),
        (46, {"crimson1": "d46", "golden1": "d60"}, 0),
    ],
)
def test_places_that_score(dragon: int, halls: dict[str, Any], vp: int) -> None:
    assert parts(final(halls))["abilities"] == vp


@rule("WYR-20.2")
def test_41_scores_for_objectives_where_nobody_is_lower() -> None:
    places = {"1": {"A": 0, "B": 1}, "2": {"A": 1, "B": 1}, "3": {"A": 2, "B": 3}, "4": {"A": 3, "B": 2}}
    m = final({"crimson1": "d41"}, places=places)
    assert parts(m)["abilities"] == 6
    solo = lay_out({**NOTHING, "halls": {"crimson1": "d41"}}, seats=["A"], phase="final", round=4,
                   places={"1": {"A": 1, "automa": 2}, "2": {"A": 2, "automa": 1}})  # fmt: skip
    assert parts(solo)["abilities"] == 6  # rounds 2, 3 and 4


@rule("WYR-20.3")
@pytest.mark.parametrize(
    ("dragon", "cavern"), [(47, "golden"), (103, "golden"), (114, "amethyst"), (168, "crimson"), (170, "crimson")]
)
def test_the_left_neighbour_is_the_next_player(dragon: int, cavern: str) -> None:
    """C has two dragons in the cavern and does not matter; B has one, then two."""
    for count, works in ((1, True), (2, False)):
        them = {f"{cavern}{column}": other for column, other in ((1, "d106"), (2, "d102"))[:count]}
        players = {
            "A": {"coins": 1, "mat_eggs": 2, "halls": {f"{cavern}1": f"d{dragon}"}},
            "B": {"halls": them},
            "C": {"halls": {f"{cavern}1": "d81", f"{cavern}2": "d101"}},
        }
        m = lay_out(seats=["A", "B", "C"], players=players)
        say(m, f"A: explore {cavern}")
        m.choose(next(c for c in m.choices if c.startswith(("draw", "take gold"))))
        before = tokens(m) - (cavern == "crimson")
        gained = before > 0 or (dragon == 47 and m.choices and "draw dragon" in m.choices)
        assert bool(gained) is works


@rule("WYR-20.4", "WYR-20.5")
def test_sets_and_caps() -> None:
    sets = {"crimson1": "d131", "crimson2": "d1", "golden1": "d48", "amethyst1": "d69", "amethyst2": "d70"}
    sizes = [DRAGON_DATA[int(card[1:]) - 1]["size"] for card in sets.values()]
    expected = 4 * min(sizes.count(size) for size in ("hatchling", "small", "medium", "large"))
    assert parts(final(sets))["abilities"] == expected == 4
    hatchlings = {f"{cavern}{column}": f"d{n}" for (cavern, column), n in zip(
        [("crimson", 1), ("crimson", 2), ("golden", 1), ("golden", 2)], (1, 2, 3, 4), strict=True)}  # fmt: skip
    assert parts(final({**hatchlings, "amethyst1": "d134"}))["abilities"] == 9  # 3 each, at most 9


@rule("WYR-20.9")
def test_69_and_111_take_at_most_two() -> None:
    halls = {f"golden{i}": f"d{n}" for i, n in enumerate((69, 41, 81, 86), 1)}  # d41 … counted by personality
    shy = sum(DRAGON_DATA[n - 1]["personality"] == "shy" for n in (69, 41, 81, 86))
    deck = [f"d{n}" for n in range(100, 110)]
    m = lay_out({"halls": halls}, phase="round_end", dragon_deck=deck)
    say(m, "A: use golden1")
    assert asked(m) == ("A", "split")
    named = [choice.split()[1:-1] for choice in m.choices if choice != "keep"]
    assert max(map(len, named)) == min(2, shy)
    assert {card for cards in named for card in cards} == set(deck[:shy])
    say(m, "A: keep")
    assert len(who(m)["hand"]) == shy
    angry = {f"crimson{i}": f"d{n}" for i, n in enumerate((111, 106, 119), 1)}
    m = say(lay_out({"mat_eggs": 2, "halls": angry}, phase="round_end"), "A: use crimson1")
    assert len(m.choices) == 20  # three resources of choice
    say(m, "A: take gold gold milk")
    assert set(m.choices) == {
        "cache gold crimson1",
        "cache milk crimson1",
        "cache gold gold crimson1",
        "cache gold milk crimson1",
        "skip",
    }
    say(m, "A: cache gold milk crimson1")
    assert who(m)["halls"]["crimson1"]["cached"]["gold"] == 1
    assert tokens(m) == 1


@rule("WYR-20.12")
def test_aggressive_neighbours_cost_points() -> None:
    halls = {"crimson1": "d106", "crimson2": "d122", "crimson3": "d111", "golden1": "d119"}
    found = parts(final(halls))["abilities"]
    assert found == -2 * 2 - 1 * 2 + 2 * 3  # 106 and 122 lose for two others each; 119 counts three medium dragons


@rule("WYR-20.13")
def test_115_keeps_one_and_caches_one() -> None:
    a = {"coins": 1, "resources": {"crystal": 1, "meat": 1}, "hand": ["d115"], "halls": {"golden1": "d1"}}
    m = say(lay_out(a), "A: entice d115 crimson")
    assert set(m.choices) == {"take gold", "take crystal", "take meat", "take milk"}
    say(m, "A: take gold")
    assert asked(m) == ("A", "cache")
    assert "skip" not in m.choices
    assert len(m.choices) == 8
    assert m.game.touches(m.state, 0, m.state.choices()[0])[0].startswith("supply:")
    say(m, "A: cache milk golden1")  # feeds the hatchling: a cave card
    assert asked(m) == ("A", "gain")
    assert who(m)["resources"]["gold"] == 1


@rule("WYR-20.14")
def test_117_tucks_a_card_for_each_guild_marker() -> None:
    a = {"markers": ["4", "1vp", "1vp"], "halls": {"golden1": "d117"}}
    m = lay_out(a, phase="round_end", dragon_deck=["d5", "d6", "d7"])
    say(m, "A: use golden1")
    assert who(m)["halls"]["golden1"]["tucked"] == ["d5?", "d6?", "d7?"]


@rule("WYR-20.15")
def test_156_names_a_resource_for_all() -> None:
    m = lay_out({"coins": 1, "resources": {"meat": 2}, "hand": ["d156"]})
    say(m, "A: entice d156 crimson")
    assert asked(m) == ("A", "name")
    say(m, "A: name crystal")
    assert (who(m)["resources"]["crystal"], who(m, "B")["resources"]["crystal"]) == (2, 1)


@rule("WYR-20.16")
def test_165_lets_opponents_draw() -> None:
    m = lay_out(
        {"coins": 1, "resources": {"gold": 1, "crystal": 1}, "hand": ["d165"]}, dragon_deck=["d90", "d91", "d92"]
    )
    say(m, "A: entice d165 golden", "A: draw dragon", "A: draw dragon")
    assert who(m)["hand"] == ["d90", "d91"]
    assert who(m, "B")["hand"] == ["d92"]
    assert who(m, "B")["shown"] == []


@rule("WYR-20.17", "WYR-30.12")
def test_174_each_opponent_may_pay_an_egg() -> None:
    m = lay_out({"coins": 1, "mat_eggs": 0, "resources": {"meat": 1}, "hand": ["d174"]}, {"mat_eggs": 1})
    say(m, "A: entice d174 crimson")
    assert asked(m) == ("B", "spend")  # A has no egg
    say(m, "B: spend egg mat")
    assert asked(m) == ("B", "gain")
    assert "skip" not in m.choices
    assert {"take gold", "draw dragon", "draw cave"} <= set(m.choices)
    say(m, "B: take milk")
    assert asked(m) == ("B", "turn")


@rule("WYR-20.18")
def test_179_scores_pairs_of_eggs() -> None:
    m = final({"crimson1": {"dragon": "d179", "eggs": 3}, "golden1": {"dragon": "d45", "eggs": 2}}, a={"mat_eggs": 2})
    assert (parts(m)["eggs"], parts(m)["abilities"]) == (7, 3)


# -- the Automa ---


@rule("WYR-21.1")
def test_the_solo_game_leaves_things_out() -> None:
    for seed in range(40):
        position = skarb.new("wyrmspan", seats=1, seed=seed).position()
        assert "4B" not in position["objectives"]
        cards = position["dragon_deck"] + position["dragon_display"] + position["players"]["A"]["dealt"]
        assert not {"d47", "d103", "d114", "d168", "d170"} & set(cards)
    with pytest.raises(skarb.Refused) as error:
        lay_out({"hand": ["d47"]}, seats=["A"])
    assert error.value.rule == "WYR-21.1"
    m = lay_out({"coins": 0}, seats=["A"], round=2, automa={"deck": [], "aside": 1})
    assert m.position()["first"] == "A"
    assert m.position()["round"] == 3  # she passes with an empty deck, the human has no coin


@rule("WYR-21.2", "WYR-21.3")
def test_her_markers_and_her_deck() -> None:
    m = skarb.new("wyrmspan", seats=1, seed=2, options={"solo_level": "automa_2"})
    hers = m.position()["automa"]
    assert (hers["ready"], hers["advances"], len(hers["deck"])) == (1, 0, 7)
    assert sorted([*hers["deck"], hers["aside"]]) == [4, 5, 6, 7, 8, 9, 10, 11]
    later = lay_out({"coins": 0}, seats=["A"], phase="objective", round=2, automa={"markers": ["1"]})
    assert later.position()["automa"]["ready"] == 2  # 2 - 1, and one released
    assert len(later.position()["automa"]["deck"]) == 7


def solo(deck: list[int], **fields: Any) -> skarb.Match:
    hers = {"deck": deck, "aside": 8, **fields.pop("automa", {})}
    a = {"coins": 3, **fields.pop("a", {})}
    fields.setdefault("dragon_display", ["d40", "d41", "d42"])
    fields.setdefault("cave_display", ["c40", "c41", "c42"])
    m = lay_out(a, seats=["A"], automa=hers, **fields)
    return say(m, "A: explore crimson", "A: take gold")


@rule("WYR-21.4", "WYR-21.5", "WYR-21.6")
def test_refresh_objective_advance() -> None:
    m = solo([7, 2], dragon_deck=["d50", "d51", "d52"])
    position = m.position()
    assert position["dragon_display"] == ["d50", "d51", "d52"]
    assert position["dragon_discard"] == ["d40", "d41", "d42"]
    assert position["cave_display"] == ["c40", "c41", "c42"]
    assert (position["automa"]["tile_coins"], position["automa"]["advances"]) == (1, 1)
    m = solo([2, 1])  # -1, but there is none
    assert m.position()["automa"]["tile_coins"] == 0
    last = solo([3], a={"coins": 2})  # pass_if_last
    assert last.position()["automa"]["passed"]
    assert last.position()["automa"]["advances"] == 0
    acts = solo([1], a={"coins": 2})
    assert not acts.position()["automa"]["passed"]
    assert acts.position()["automa"]["advances"] == 1


@rule("WYR-21.7", "WYR-21.8", "WYR-21.9", "WYR-30.20")
def test_a_brown_space() -> None:
    m = solo([2, 1], automa={"advances": 5}, dragon_deck=["d50"], cave_deck=["c50"])
    hers = m.position()["automa"]
    assert (hers["dragons"], hers["caves"]) == (["d41"], ["c41"])
    assert m.position()["dragon_display"] == ["d40", "d50", "d42"]
    event = next(event for event in m.happened if event.kind == "automa").data
    brown = [{"dragon": "d41", "cave": "c41", "mark": None}]
    told = {"does": "act", "takes": ["@card-d41", "@card-c41"], "took": 2, "marks": [], "marked": 0}  # for the sentence
    assert event == {"card": 2, "refresh": [], "tile_coins": 0, "advances": 1, "brown": brown, "passed": False, **told}
    m = solo([5, 1], automa={"advances": 4, "markers": ["3"]}, a={"markers": ["2", "6vp"]})  # two steps in round 1
    hers = m.position()["automa"]
    assert hers["markers"] == ["3"]  # no marker is ready: the round number minus those placed
    m = solo([5, 1], automa={"advances": 4, "ready": 1}, a={"markers": ["2", "6vp"]}, guild="plains")
    assert m.position()["automa"]["markers"] == ["3vp"]  # open: 1, 3, 4, 5: the fourth is benefit 5, its best square
    ravel = solo([12, 4], options={"solo_level": "ravel_1"}, a={"halls": {"golden3": {}}})
    assert ravel.position()["automa"]["advances"] == 3  # the most excavated cavern
    ravel = solo([13, 4], options={"solo_level": "ravel_1"}, a={"halls": {"golden3": {}}})
    assert ravel.position()["automa"]["advances"] == 1


@rule("WYR-21.10")
def test_she_ignores_shares() -> None:
    m = lay_out({"coins": 1, "hand": ["c27"]}, seats=["A"], automa={"deck": [4, 3], "aside": 8})
    say(m, "A: excavate c27 crimson", "A: skip")
    assert m.position()["automa"]["advances"] == 1  # her own turn; then both pass


@rule("WYR-21.11")
def test_the_round_ends_when_both_have_passed() -> None:
    m = lay_out({"coins": 3}, seats=["A"], automa={"deck": [1, 2, 5], "aside": 8})
    say(m, "A: pass")
    assert m.position()["round"] == 2  # she has played her three cards alone
    m = lay_out({"coins": 3}, seats=["A"], automa={"deck": [], "aside": 8})
    say(m, "A: explore crimson", "A: take gold")
    assert m.position()["automa"]["passed"]
    assert asked(m) == ("A", "turn")


@rule("WYR-21.12")
def test_her_quantity_is_never_more_than_a_mat_holds() -> None:
    m = lay_out(
        {"coins": 0}, seats=["A"], phase="objective", objectives=["1A", "2A", "3A", "5A"], automa={"tile_coins": 30}
    )
    assert m.position()["places"]["1"] == {"A": 0, "automa": 1}
    cards = {f"crimson{i}": {"dragon": f"d{n}"} for i, n in enumerate((106, 102, 81, 101), 1)}
    m = lay_out({"coins": 0, "halls": cards}, seats=["A"], phase="objective", objectives=["2A", "1A", "3A", "5A"],
                automa={"tile_coins": 30})  # fmt: skip
    assert m.position()["places"]["1"] == {"A": 1, "automa": 1}  # seven cards each


@rule("WYR-21.13", "WYR-21.15", "WYR-34.2")
def test_her_score() -> None:
    hers = {"advances": 15, "dragons": ["d40", "d41"], "caves": ["c1"], "markers": ["6vp", "1vp"]}
    places = {"1": {"A": 0, "automa": 1}}
    for level, expected in (
        ("automa_1", {"guild": 0, "dragons": 14, "caves": 2, "track": 3, "objectives": 4}),
        ("automa_3", {"guild": 0, "dragons": 16, "caves": 2, "track": 3, "objectives": 4}),
        ("ravel_1", {"guild": 7, "dragons": 14, "caves": 2, "track": 3, "objectives": 4}),
    ):
        total = sum(expected.values())
        for coins, winner in ((total, "A"), (total - 1, "automa")):
            fields: dict[str, Any] = {"phase": "final", "round": 4, "automa": hers, "places": places}
            a = {"coins": coins, "mat_eggs": 0}
            m = lay_out(a, seats=["A"], options={"solo_level": level}, **fields)
            result = m.position()["result"]
            assert result["parts"]["automa"] == expected
            assert result["scores"] == {"A": coins, "automa": total}
            assert result["winners"] == [winner]


@rule("WYR-21.14")
def test_ravel_takes_coins_between_rounds() -> None:
    for level, coins in (("ravel_3", 2 + 6), ("automa_3", 5 + 6)):
        m = lay_out({"coins": 5}, seats=["A"], phase="objective", options={"solo_level": level})
        assert who(m)["coins"] == coins


# -- who knows what ---


@rule("WYR-22.1", "WYR-22.2", "WYR-22.3", "WYR-34.3")
def test_a_view_is_cut() -> None:
    b = {"hand": ["d9", "d10", "c9"], "shown": ["d10"], "resources": {"gold": 2},
         "halls": {"crimson1": {"dragon": "d53", "tucked": ["d100", "d101!", "d102?"]}}}  # fmt: skip
    m = lay_out({"hand": ["d1"]}, b, dragon_deck=["d11"], dragon_discard=["d12"])
    view = m.view(0)
    assert view["players"]["A"]["hand"] == ["d1"]
    assert view["players"]["B"]["hand"] == {"dragons": 2, "caves": 1, "shown": ["d10"]}
    assert view["players"]["B"]["halls"]["crimson1"]["tucked"] == [None, "d101", None]
    assert m.view(1)["players"]["B"]["halls"]["crimson1"]["tucked"] == ["d100", "d101", None]
    assert view["players"]["B"]["resources"]["gold"] == 2
    assert isinstance(view["dragon_deck"], int)
    assert view["dragon_discard"] == ["d12"]
    assert not {"seed", "doing"} & set(view)
    assert view["standing"]["2"] == {"A": 0, "B": 1}  # side 2A: what lies in the Crimson Cavern
    assert m.view(None)["players"]["A"]["hand"] == {"dragons": 1, "caves": 0, "shown": []}
    alone = skarb.new("wyrmspan", seats=1, seed=3).view(0)
    assert alone["automa"]["deck"] == 7
    assert "aside" not in alone["automa"]


@rule("WYR-22.4", "WYR-34.1")
def test_hands_may_lie_open() -> None:
    m = lay_out({"hand": ["d1"]}, {"hand": ["d9"]}, options={"open_hands": True})
    assert m.view(0)["players"]["B"]["hand"] == ["d9"]
    assert m.view(None)["players"]["A"]["hand"] == ["d1"]


@rule("WYR-22.5")
def test_a_world_leaves_known_cards_where_they_are() -> None:
    b = {"hand": ["d9", "d10", "c9", "c10"], "shown": ["d10", "c10"],
         "halls": {"crimson1": {"dragon": "d53", "tucked": ["d100", "d101!", "d102?"]}}}  # fmt: skip
    a = {"hand": ["d1", "c1"], "halls": {"crimson1": {"dragon": "d60", "tucked": ["d103", "d104?"]}}}
    m = lay_out(a, b)
    hands, tucked, own = set(), set(), set()
    for seed in range(150):
        w = m.world(0, seed)
        assert w.view(0) == m.view(0)
        there = who(w, "B")
        assert {"d10", "c10"} <= set(there["hand"])
        hands |= set(there["hand"])
        under = there["halls"]["crimson1"]["tucked"]
        assert under[1] == "d101!"
        tucked |= {under[0], under[2]}
        mine = who(w)["halls"]["crimson1"]["tucked"]
        assert mine[0] == "d103"
        own.add(mine[1])
    assert len(hands) > 60
    assert len(tucked) > 60
    assert len(own) > 40
    assert not hands & {"d1", "c1", "d103", "d101"}


@rule("WYR-16.1", "WYR-10.6", "WYR-10.7", "WYR-30.1")
def test_limits_at_the_end_of_the_own_turn_and_by_option_of_the_round() -> None:
    many = [f"d{n}" for n in range(100, 111)]
    b = {"coins": 12, "hand": many, "resources": {"gold": 10}}
    m = lay_out({"coins": 1}, b)
    say(m, "A: pass")
    assert asked(m) == ("B", "turn")  # nothing yet
    say(m, "B: pass")
    assert asked(m) == ("B", "limit")
    assert len(m.choices) == 55  # pairs of eleven cards
    assert who(m, "B")["coins"] == 9
    say(m, "B: discard d100 d101", "B: discard gold")
    assert m.position()["round"] == 2
    off = lay_out({"resources": {"gold": 11}}, phase="objective")
    assert asked(off) != ("A", "limit")
    on = lay_out({"resources": {"gold": 11}}, {"hand": many}, phase="objective", options={"limit_at_round_end": True})
    assert [(question.seat, question.kind) for question in on.questions] == [(0, "limit"), (1, "limit")]
    say(on, "B: discard d100 d101", "A: discard gold gold")
    assert on.position()["round"] == 2
    assert eggs(on) == 2
    assert refused(on, "discard gold") == "WYR-24.1"
