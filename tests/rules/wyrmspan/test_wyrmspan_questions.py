"""Sections 24 and 30 to 34: questions, choices, touches, positions, options, refusals."""

import json
from random import Random
from typing import Any

import pytest

import skarb
from rules.wyrmspan.table import EMPTY, asked, lay_out, refused, say, who

rule = pytest.mark.rule


@rule("WYR-24.1", "WYR-34.4")
def test_out_of_turn_or_not_the_word() -> None:
    m = lay_out({"coins": 1})
    assert refused(m, "pass", 1) == "WYR-24.1"
    for choice in ("skip", "done", "effect", "advance", "lay mat", "use crimson1", "mark 1", "keep d1 d2 d3 d4"):
        assert refused(m, choice) == "WYR-24.1"
    say(m, "A: pass")
    assert refused(m, "pass", 0) == "WYR-24.1"


@rule("WYR-24.10", "WYR-34.4")
def test_what_is_not_a_sentence() -> None:
    m = lay_out({"coins": 1, "hand": ["c12"]})
    strange = ["", "explore", "explore red", "excavate d1 crimson", "excavate c99 crimson", "entice c1 golden"]
    strange += ["take d1 gold", "spend egg", "mark 5", "path crimson 6", "PASS", " pass", "tuck deck mat"]
    for choice in strange:
        assert refused(m, choice) == "WYR-24.10", choice


@rule("WYR-24.2", "WYR-24.8", "WYR-34.4")
def test_prices_and_exchanges_refused() -> None:
    m = lay_out({"coins": 1, "mat_eggs": 1, "resources": {"gold": 1}, "halls": {"golden1": "d1"}})
    say(m, "A: explore golden", "A: draw dragon")
    assert asked(m) != ("A", "cache")  # one token cannot become milk
    m = lay_out({"coins": 1, "resources": {"gold": 2}, "halls": {"golden1": "d1"}})
    say(m, "A: explore golden", "A: draw dragon")
    assert refused(m, "exchange gold gold gold") == "WYR-24.8"
    assert refused(m, "exchange gold meat milk") == "WYR-24.8"
    assert refused(m, "exchange gold gold meat") == "WYR-12.1"  # possible, but not offered here
    assert refused(m, "cache milk golden1") == "WYR-24.2"
    assert refused(m, "cache gold golden2") == "WYR-24.5"


@rule("WYR-30.1", "WYR-30.13", "WYR-22.2")
def test_setup_is_asked_of_all_at_once() -> None:
    m = skarb.new("wyrmspan", seats=4, seed=1)
    assert [(question.seat, question.kind) for question in m.questions] == [(seat, "setup_cards") for seat in range(4)]
    for seat in (2, 0, 3, 1):
        m.choose(next(q for q in m.questions if q.seat == seat).choices[0], seat)
    assert {question.kind for question in m.questions} == {"setup_resources"}
    for seat in (1, 3, 0):
        m.choose("take gold gold gold", seat)
    assert m.view(2)["players"]["B"]["chosen"] is True
    assert m.view(2)["players"]["B"]["resources"] == EMPTY  # secret until all have chosen
    m.choose("take milk milk milk", 2)
    assert m.question is not None
    assert m.question.kind == "turn"
    assert who(m, "C")["resources"]["milk"] == 3
    assert len(m.position()["dragon_discard"]) + len(m.position()["cave_discard"]) == 8


@rule("WYR-30.2", "WYR-10.4", "WYR-30.5")
def test_who_is_asked_depends_on_public_facts_only() -> None:
    """Seafarers 2 with two dragon cards that cannot be played: asked, with nothing but skip."""
    fields: dict[str, Any] = {"guild": "seafarers"}
    halls = {"golden1": "d102", "amethyst1": "d106"}  # only crimson is free
    kinds = []
    for hand in (["c27", "d36", "d69"], ["c27", "d36", "d156"]):
        a = {"coins": 1, "mat_eggs": 0, "hand": hand, "advances": 5, "halls": halls}
        m = say(lay_out(a, **fields), "A: excavate c27 golden")
        say(m, "A: advance", "A: mark 2")
        kinds.append(asked(m))
        if hand[2] == "d69":
            unplayable = m.choices
        else:
            playable = set(m.choices)
    assert kinds[0] == kinds[1] == ("A", "spend")
    assert len(unplayable) in (1, 3)
    assert "skip" in unplayable
    assert playable >= {"spend d36", "skip"}
    alone = {"coins": 1, "mat_eggs": 0, "hand": ["c27", "d156"], "advances": 5}
    m = say(lay_out(alone, **fields), "A: excavate c27 golden", "A: advance", "A: mark 2")
    assert asked(m) == ("A", "gain")  # one dragon card cannot pay and be played: passed over


@rule("WYR-30.6", "WYR-24.9")
def test_three_or_more_cards_above_the_limit_go_one_by_one() -> None:
    hand = [f"d{n}" for n in range(101, 113)] + ["c1"]
    m = say(lay_out({"coins": 1, "hand": hand}), "A: pass")  # thirteen cards: four must go
    assert m.choices == [f"discard d{n}" for n in range(101, 111)]
    assert refused(m, "discard d101 d102") == "WYR-24.9"
    assert refused(m, "discard c1") == "WYR-24.9"  # not enough cards follow it
    say(m, "A: discard d109")
    assert m.choices == ["discard d110", "discard d111"]
    assert refused(m, "discard d101") == "WYR-24.9"  # out of order
    say(m, "A: discard d110")
    assert m.choices == ["discard d111", "discard d112"]
    say(m, "A: discard d112")
    assert m.choices == ["discard c1"]  # asked all the same: nobody else knows that one card follows
    say(m, "A: discard c1")
    assert who(m)["hand"] == [f"d{n}" for n in (101, 102, 103, 104, 105, 106, 107, 108, 111)]


@rule("WYR-30.2", "WYR-30.6")
def test_nobody_learns_from_the_questions_which_cards_stay() -> None:
    hand = [f"d{n}" for n in range(101, 113)]
    m = say(lay_out({"coins": 1, "hand": hand}), "A: pass", "A: discard d110")
    assert m.choices == ["discard d111"]
    say(m, "A: discard d111", "A: discard d112")
    assert asked(m) == ("B", "turn")
    dug: dict[str, Any] = {"crimson3": {}}
    a = {"coins": 1, "mat_eggs": 2, "hand": ["c66", "d3", "d5", "d9", "d12"], "halls": dug}
    m = say(lay_out(a), "A: excavate c66 crimson", "A: spend d5")
    assert m.choices == ["spend d9"]  # d3 is held, too, but lies before
    say(m, "A: spend d9", "A: spend d12")
    assert (who(m)["hand"], who(m)["coins"]) == (["d3"], 1)
    three = {**a, "resources": {"gold": 2}, "hand": ["c66", "d5", "d9", "d12"]}
    m = say(lay_out(three), "A: excavate c66 crimson", "A: spend d5")
    assert asked(m) == ("B", "turn")  # everybody can see that the two cards left must follow
    gold = {"coins": 1, "mat_eggs": 2, "resources": {"gold": 4}, "hand": ["c66"], "halls": dug}
    m = say(lay_out(gold), "A: excavate c66 crimson", "A: spend gold")
    assert asked(m) == ("B", "turn")  # everybody can see that only gold is left to give
    assert (who(m)["resources"]["gold"], who(m)["coins"]) == (1, 1)


@rule("WYR-30.7", "WYR-30.8")
def test_the_order_of_a_price() -> None:
    """Coins go at once, then resources, then eggs are asked for."""
    a = {"coins": 2, "mat_eggs": 1, "resources": {"gold": 1, "meat": 2, "crystal": 2}, "hand": ["d1"],
         "halls": {"crimson1": {"dragon": "d60", "eggs": 1}}}  # fmt: skip
    m = say(lay_out(a), "A: entice d1 golden")
    assert who(m)["coins"] == 1
    assert m.question is not None
    assert m.question.extra["n"] == 2  # tokens, for one icon that is missing
    assert set(m.choices) == {
        "spend gold crystal",
        "spend gold meat",
        "spend crystal crystal",
        "spend crystal meat",
        "spend meat meat",
    }
    assert refused(m, "spend gold") == "WYR-24.2"
    assert refused(m, "skip") == "WYR-24.1"
    say(m, "A: spend gold meat")
    assert set(m.choices) == {"spend egg crimson1", "spend egg mat"}
    assert refused(m, "spend egg golden1") == "WYR-24.5"
    coin = lay_out({"coins": 2, "mat_eggs": 0, "halls": {"crimson1": "d90"}})
    say(coin, "A: explore crimson", "A: take gold")
    assert set(coin.choices) == {"spend coin", "skip"}


@rule("WYR-30.7")
def test_one_of_several_costs_in_one_list() -> None:
    m = lay_out({"coins": 1, "mat_eggs": 2, "hand": ["d9", "c9"], "halls": {"crimson1": "d94"}})
    say(m, "A: explore crimson", "A: take gold")
    assert set(m.choices) == {"spend d9", "spend c9", "skip"}


@rule("WYR-30.10")
def test_goods_come_in_order() -> None:
    a = {
        "coins": 2,
        "mat_eggs": 0,
        "resources": {"gold": 2, "crystal": 1},
        "hand": ["d108"],
        "halls": {"crimson1": "d60"},
    }
    m = say(lay_out(a), "A: entice d108 golden", "A: spend coin")
    first = {choice.split()[0] for choice in m.choices}
    assert first == {"advance", "take", "draw", "skip"}  # (a) everything while an advance is pending
    say(m, "A: skip")
    assert not any(choice in ("take gold", "skip") for choice in m.choices)  # (b) cards
    say(m, "A: draw dragon", "A: draw cave")
    assert set(m.choices) == {"take gold", "take crystal", "take meat", "take milk"}  # (c) resources
    cave = {"coins": 1, "mat_eggs": 0, "hand": ["c10"], "halls": {"crimson1": "d60"}}
    m = say(lay_out(cave), "A: excavate c10 golden")
    assert asked(m) == ("A", "gain")
    say(m, "A: draw cave")
    assert asked(m) == ("A", "lay")  # (d) eggs


@rule("WYR-30.11", "WYR-9.2")
def test_unseen_cards_come_before_face_up_ones() -> None:
    fields: dict[str, Any] = {"dragon_display": ["d40", "d41", None], "dragon_deck": ["d50", "d51"]}
    m = say(lay_out({"coins": 1, "hand": ["c20"]}, **fields), "A: excavate c20 crimson")
    assert set(m.choices) == {"take d40 d41", "draw dragon"}
    say(m, "A: draw dragon")
    assert set(m.choices) == {"take d40", "take d41", "draw dragon"}
    fields = {"rest": "out", "dragon_display": ["d40", None, None], "cave_display": [None] * 3}
    m = say(lay_out({"coins": 1, "hand": ["c20"]}, **fields), "A: excavate c20 crimson")
    assert who(m)["hand"] == ["d40"]  # all there are


@rule("WYR-30.12", "WYR-20.8")
def test_a_choice_of_goods() -> None:
    m = say(lay_out({"coins": 1, "hand": ["c50"]}), "A: excavate c50 golden", "A: take gold")
    assert not any(choice in ("take gold", "take milk") for choice in m.choices)  # two different ones
    assert {"advance", "skip", "draw dragon", "draw cave"} <= set(m.choices)
    say(m, "A: skip")  # declines all further picks
    assert asked(m) == ("B", "gain")
    say(m, "B: take gold")  # the opponent's single one is free
    assert asked(m) == ("B", "turn")


@rule("WYR-30.14", "WYR-10.6")
def test_limit_comes_before_the_refill() -> None:
    hand = [f"d{n}" for n in range(101, 110)]
    m = lay_out({"coins": 1, "hand": hand}, dragon_display=["d40", "d41", "d42"])
    say(m, "A: explore golden", "A: take d40")
    assert asked(m) == ("A", "limit")
    assert m.position()["dragon_display"][0] is None
    say(m, "A: discard d40")
    assert m.position()["dragon_display"][0] is not None


@rule("WYR-30.15", "WYR-5.4")
def test_the_column_bonus() -> None:
    dug: dict[str, Any] = {"crimson3": {}}
    few = {"coins": 1, "mat_eggs": 2, "resources": {"gold": 1}, "hand": ["c34"], "halls": dug}
    m = say(lay_out(few), "A: excavate c34 crimson")  # two gold by the card: now three items are there
    assert asked(m) == ("A", "column_bonus")
    assert set(m.choices) == {"spend gold", "skip"}
    say(m, "A: spend gold")
    assert (who(m)["coins"], who(m)["resources"]["gold"]) == (1, 0)
    many = {**few, "resources": {"gold": 2, "milk": 2}, "hand": ["c66", "c9"]}
    m = say(lay_out(many), "A: excavate c66 crimson")  # nothing to swap: skip instead of effect
    assert set(m.choices) == {"spend gold", "spend milk", "skip"}
    say(m, "A: spend gold")
    assert asked(m) == ("A", "spend")
    assert set(m.choices) == {"spend gold", "spend milk"}
    assert refused(m, "skip") == "WYR-24.1"
    say(m, "A: spend milk")
    assert set(m.choices) == {"spend milk", "spend c9"}
    say(m, "A: spend c9")
    assert who(m)["coins"] == 1
    skipped = say(lay_out({**many, "hand": ["c34", "c9"]}), "A: excavate c34 crimson", "A: effect", "A: skip")
    assert asked(skipped) == ("B", "turn")
    assert who(skipped)["resources"]["gold"] == 4


@rule("WYR-30.16")
def test_130_serves_the_hungry_last() -> None:
    halls = {f"crimson{i}": card for i, card in enumerate(("d22", "d130", "d19"), 1)}
    m = lay_out({"mat_eggs": 2, "halls": halls}, phase="round_end", dragon_deck=["d5", "d6", "d7"])
    say(m, "A: use crimson2")
    assert asked(m) == ("A", "tuck")
    assert set(m.choices) == {"tuck deck crimson1", "tuck deck crimson3"}
    assert who(m)["halls"]["crimson2"]["tucked"] == ["d5?"]
    say(m, "A: tuck deck crimson3")  # d19 is fed: a dragon card, before the last one is served
    assert asked(m) == ("A", "gain")
    m.choose("draw dragon")
    assert who(m)["resources"]["meat"] == 1  # d22, without a question
    assert who(m)["hand"] == ["d7"]


@rule("WYR-30.17")
def test_shares_are_asked_clockwise_only_where_possible() -> None:
    players = {"B": {"coins": 1, "mat_eggs": 1, "hand": ["c75"]}, "C": {"mat_eggs": 0}, "A": {"mat_eggs": 1}}
    m = lay_out(seats=["A", "B", "C"], turn="B", players=players)
    say(m, "B: excavate c75 crimson", "B: spend egg mat", "B: advance")
    assert who(m, "B")["mat_eggs"] == 1  # space 1 lays an egg, which may pay again
    say(m, "B: skip")
    assert asked(m) == ("A", "spend")  # C has no egg


@rule("WYR-32.1")
def test_touches() -> None:
    a = {"coins": 0, "mat_eggs": 0, "resources": {"gold": 2, "milk": 1}, "halls": {"amethyst1": "d144"}}
    m = lay_out(a, phase="final", round=4)
    paths = {m.game.text(m.state, c): m.game.touches(m.state, 0, c) for c in m.state.choices()}
    assert paths["spend gold"] == ["reserve:gold", "button:ok"]
    assert paths["spend gold gold"] == ["reserve:gold", "reserve:gold"]
    assert paths["spend milk"] == ["reserve:milk"]
    assert paths["skip"] == ["button:skip"]
    m = lay_out({"coins": 2, "hand": ["c12", "d109"], "resources": {"gold": 1, "meat": 1}, "halls": {"golden2": {}}})
    paths = {m.game.text(m.state, c): m.game.touches(m.state, 0, c) for c in m.state.choices()}
    assert paths["excavate c12 golden"] == ["hand:c12", "hall:golden3"]
    assert paths["entice d109 crimson"] == ["hand:d109", "hall:crimson1"]
    assert paths["explore amethyst"] == ["cavern:amethyst"]
    assert paths["pass"] == ["button:pass"]
    drawn = lay_out(
        {"resources": {"gold": 1}, "halls": {"golden1": "d109"}}, phase="round_end", dragon_deck=["d5", "d6", "d7"]
    )
    say(drawn, "A: use golden1", "A: spend gold")
    paths = {m.game.text(m.state, c): m.game.touches(drawn.state, 0, c) for c in drawn.state.choices()}
    told = ["drawn:d5", "zone:hand", "drawn:d6", "zone:discard", "drawn:d7", "hall:golden1"]
    assert paths["keep d5 discard d6 tuck d7 golden1"] == told


@rule("WYR-33.1")
@pytest.mark.parametrize(
    "position",
    [
        {"seats": []},
        {"seats": ["A", "A"]},
        {"seats": ["A", "B", "C", "D", "E", "F"]},
        {"colour": "red"},
        {"players": {"Z": {}}},
        {"players": {"A": {"gems": 1}}},
        {"players": {"A": {"hand": ["d1"]}, "B": {"hand": ["d1"]}}},
        {"players": {"A": {"hand": ["d184"]}}},
        {"players": {"A": {"hand": ["d1"], "shown": ["d2"]}}},
        {"players": {"A": {"halls": {"crimson1": {"dragon": "d60", "eggs": 9}}}}},
        {"players": {"A": {"halls": {"crimson1": {"eggs": 1}}}}},
        {"players": {"A": {"halls": {"crimson2": "d60"}}}},
        {"players": {"A": {"halls": {"crimson1": {"cave": "c1"}}}}},
        {"players": {"A": {"halls": {"crimson2": None, "crimson3": {}}}}},
        {"players": {"A": {"halls": {"ruby1": {}}}}},
        {"players": {"A": {"mat_eggs": 3}}},
        {"players": {"A": {"markers": ["1", "1vp", "1vp", "1vp", "1vp"]}}},
        {"players": {"A": {"markers": ["3"]}, "B": {"markers": ["3"]}}},
        {"players": {"A": {"coins": -1}}},
        {"players": {"A": {"coins": True}}},
        {"players": {"A": {"resources": {"gold": 1.5}}}},
        {"dragon_display": ["d1"]},
        {"dragon_display": ["c1", None, None]},
        {"dragon_deck": "d1"},
        {"objectives": ["1A", "1B", "2A", "3A"]},
        {"objectives": ["1A"]},
        {"guild": "moon"},
        {"phase": "lunch"},
        {"round": 5},
        {"turn": "C"},
        {"automa": {}},
        {"seats": ["A"], "objectives": ["4B", "1A", "2A", "3A"]},
        {"seats": ["A"], "automa": {"deck": [1, 1]}},
        {"doing": [["Nothing", 1]]},
        {"doing": [["Turn", 7]]},
        {"doing": [["Split", 1, 0, 0, [1, 1]]]},
        {"doing": "Turn"},
        {"phase": "over", "result": {"scores": 1}},
    ],
)
def test_bad_positions_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(skarb.Refused) as error:
        skarb.position("wyrmspan", position)
    assert error.value.rule
    for lang in ("uk", "ru", "en"):
        assert not error.value.refusal.say(lang).startswith("refused-")


@rule("WYR-34.1")
def test_options() -> None:
    for options in (
        {"guild_tile": "moon"},
        {"objectives": ["1A", "1B", "2A", "3A"]},
        {"objectives": ["1A"]},
        {"objectives": 4},
        {"first_player": 5},
        {"open_hands": 1},
        {"solo_level": "automa_9"},
        {"colour": "red"},
    ):
        with pytest.raises(skarb.Refused) as error:
            skarb.new("wyrmspan", seats=2, seed=1, options=options)
        assert error.value.rule == "WYR-34.1"
    with pytest.raises(skarb.Refused):
        skarb.new("wyrmspan", seats=1, seed=1, options={"objectives": ["4B", "1A", "2A", "3A"]})
    with pytest.raises(skarb.Refused):
        skarb.new("wyrmspan", seats=6, seed=1)
    named = {"guild_tile": "highlands", "first_player": 1}
    m = lay_out(options=named)
    assert (m.position()["guild"], m.position()["first"]) == ("plains", "A")  # a position's own fields count


@rule("WYR-34.2", "WYR-19.10", "WYR-19.9")
def test_the_result() -> None:
    players = {name: {"coins": coins, "mat_eggs": 0, "hand": hand} for name, coins, hand in
               (("A", 5, ["d69"]), ("B", 9, []), ("C", 5, []))}  # fmt: skip
    m = lay_out(seats=["A", "B", "C"], players=players, phase="final", round=4)
    result = m.position()["result"]
    assert result["scores"] == {"A": 5, "B": 9, "C": 5}
    assert result["winners"] == ["B"]
    assert result["ranking"] == [["B"], ["A", "C"]]
    assert m.result is not None
    assert m.result.ranking == [[1], [0, 2]]
    again = skarb.position("wyrmspan", json.loads(json.dumps(m.position())))
    assert again.position() == m.position()


@rule("WYR-33.1", "WYR-30.14")
def test_a_position_in_the_middle_of_anything_comes_back() -> None:
    random = Random(7)
    seen = set()
    for seed in range(30):
        m = skarb.new("wyrmspan", seats=1 + seed % 5, seed=seed)
        while m.question is not None:
            if random.random() < 0.08 or m.question.kind not in seen:
                seen.add(m.question.kind)
                again = skarb.position("wyrmspan", json.loads(json.dumps(m.position())), options=m.options)
                assert again.position() == m.position()
                assert [(q.seat, q.kind, q.choices) for q in again.questions] == [
                    (q.seat, q.kind, q.choices) for q in m.questions
                ]
            choices = [choice for choice in m.choices if choice != "pass"] or m.choices
            m.choose(random.choice(choices))
    assert len(seen) >= 20, seen
