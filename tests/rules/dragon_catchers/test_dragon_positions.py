"""Positions: section 16. What is derived, what ends, and what is refused."""

import json
from typing import Any

import pytest

import skarb
from rules.dragon_catchers.positions import FOUR, THREE, TWO, at, new, play, play_random, round_of
from skarb.games.dragon_catchers.cards import IDS
from skarb.texts import LANGUAGES


@pytest.mark.rule("DRC-16.1")
def test_what_is_missing_is_derived() -> None:
    full = at(FOUR).position()
    assert (full["players"], full["round"], full["seat"], full["leader"]) == (4, 1, "N", "N")
    assert full["clans"] == {"N": "R", "E": "Y", "S": "R", "W": "Y"}
    hands = {"N": ["R2"], "E": ["Y4"], "S": ["R4", "R6"], "W": ["Y6"]}
    late = at(FOUR, leader=None, seat="S", hands=hands, laid=[["E", "Y2", "E"]]).position()
    assert (late["round"], late["leader"]) == (6, "E")
    assert at(FOUR, {"red_seats": [1, 3]}, clans=None, leader="E").position()["clans"]["E"] == "R"
    three = at(THREE, seats=["ghost", "C", "A", "B"], leader="A").position()  # the same circle
    assert three["red"] == "A"
    assert three["seats"] == ["C", "A", "B", "ghost"]
    assert at(THREE, seats=["ghost", "C", "A", "B"], leader="A").question.seat == 1  # type: ignore[union-attr]
    assert at({"players": 2, "columns": {"A": [["R2", None]], "B": []}}).choices == ["lay R2"]


@pytest.mark.rule("DRC-16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_running_games_come_back(seats: int) -> None:
    for seed in range(4):
        match = new(seats, seed, clan_counts="hidden" if seed % 2 else "public")
        for ply in range(150):
            if not match.question:
                break
            position = json.loads(json.dumps(match.position()))
            again = skarb.position("dragon_catchers", position, match.options)
            assert again.position() == position
            assert repr(again.questions) == repr(match.questions)
            match.choose(match.choices[(ply * 7) % len(match.choices)])


@pytest.mark.rule("DRC-16.2")
def test_cards_not_mentioned_are_out_of_play() -> None:
    match = at(FOUR, hands={"N": ["R2"], "E": ["Y4"]}, round=3)
    assert match.choices == ["lay R2"]
    view = match.view(1)
    assert "R3" in view["out"]
    assert "R2" not in view["out"]
    assert {json.dumps(match.world(1, seed).position()) for seed in range(9)} == {json.dumps(match.position())}
    play(match, "lay R2, lay Y4")  # no red card is left for S
    position = match.position()
    assert position["phase"] == "over"
    assert sorted(position["discarded"]) == ["R2", "Y4"]


@pytest.mark.rule("DRC-16.3")
def test_a_single_deal_and_a_running_game() -> None:
    single = round_of("R6 Y2 R2 Y3", captured={"R": ["Rx1"]})
    assert single.position()["phase"] == "over"
    assert single.position()["single"] is True
    assert single.result is not None
    assert (single.result.scores, single.result.winners) == ([4, 0, 4, 0], [0, 2])
    again = skarb.position("dragon_catchers", single.position())
    assert again.result == single.result
    running = round_of("R6 Y2 R2 Y3", captured={"R": ["Rx1"]}, dealer="W", totals={"R": 1, "Y": 2}, deal=4)
    position = running.position()
    assert (position["deal"], position["dealer"], position["totals"]) == (5, "N", {"R": 5, "Y": 2})
    assert position["history"] == [{"dealer": "W", "R": 4, "Y": 0}]
    assert round_of("R6 Y2 R2 Y3", totals={"R": 0, "Y": 0}).result is None
    assert round_of("R6 Y2 R2 Y3", totals={"R": 0, "Y": 0}, single=True).result is not None


@pytest.mark.rule("DRC-16.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_comes_back(seats: int) -> None:
    match = play_random(new(seats, 3))
    again = skarb.position("dragon_catchers", match.position(), match.options)
    assert again.question is None
    assert again.result == match.result
    assert again.position() == match.position()


@pytest.mark.rule("DRC-16.5")
def test_answers_come_back() -> None:
    position = play(at(THREE), "lay R6, ask ghost").position()
    assert (position["phase"], position["seat"], position["asked"], position["actor"]) == ("answer", "B", "ghost", "A")
    again = skarb.position("dragon_catchers", position)
    assert again.question is not None
    assert again.question.seat == 0
    assert at(TWO, phase="answer").choices == ["give R1p6", "give R4"]
    assert set(at(FOUR, phase="answer", actor="S").choices) == {"give R3", "give R1p5", "give Rx2"}


@pytest.mark.rule("DRC-16.6")
@pytest.mark.parametrize(
    ("position", "changes"),
    [
        (FOUR, {"hand": {}}),
        (FOUR, {"seats": None}),
        (FOUR, {"seats": "NESW"}),
        (FOUR, {"seats": ["N", "E", "S", "N"]}),
        (FOUR, {"seats": ["N"]}),
        (FOUR, {"seats": ["N", "E", 3, "W"]}),
        (FOUR, {"seats": ["N", "E", "S", "W", "X"]}),
        (THREE, {"seats": ["A", "B", "ghost"]}),
        (FOUR, {"players": 3}),
        (FOUR, {"players": True}),
        (FOUR, {"players": "four", "seats": None}),
        (FOUR, {"players": 9, "seats": None}),
        (FOUR, {"clans": {"N": "R", "E": "R"}}),
        (FOUR, {"clans": {"N": "B"}}),
        (FOUR, {"clans": {"Q": "R"}}),
        (FOUR, {"clans": ["R", "Y"]}),
        (THREE, {"clans": {"A": "Y"}}),
        (THREE, {"clans": {"B": "R"}}),
        (THREE, {"red": "B"}),
        (THREE, {"dealer": "C"}),
        (THREE, {"seats": ["A", "B", "C"]}),
        (FOUR, {"phase": "lunch"}),
        (FOUR, {"phase": []}),
        (FOUR, {"single": "yes"}),
        (FOUR, {"dealer": "Q"}),
        (FOUR, {"deal": 0}),
        (FOUR, {"totals": {"R": -1}}),
        (FOUR, {"totals": {"Q": 1}}),
        (FOUR, {"totals": [1, 2]}),
        (FOUR, {"totals": {"N": 1}}),
        (THREE, {"totals": {"R": 1}}),
        (FOUR, {"history": [1]}),
        (FOUR, {"history": [{"dealer": "N"}]}),
        (FOUR, {"round": 8}),
        (FOUR, {"round": 0}),
        (FOUR, {"round": "1"}),
        (FOUR, {"leader": "Q"}),
        (FOUR, {"seat": "E"}),
        (FOUR, {"seat": ["N"]}),
        (FOUR, {"hands": {"Q": []}}),
        (FOUR, {"hands": {"N": "R6"}}),
        (FOUR, {"hands": {"N": ["R6"], "E": ["R6"]}}),
        (FOUR, {"hands": {"N": ["R6", "R6"]}}),
        (FOUR, {"hands": {"N": ["R7"]}}),
        (FOUR, {"hands": {"N": [6]}}),
        (FOUR, {"hands": {"N": IDS[:8]}}),
        (FOUR, {"hands": {"N": ["Y6"]}}),
        (FOUR, {"hands": {}}),
        (FOUR, {"columns": TWO["columns"]}),
        (TWO, {"hands": {"A": ["R6"]}}),
        (FOUR, {"carried": ["R6"]}),
        (FOUR, {"captured": {"R": ["R6"]}}),
        (FOUR, {"captured": {"B": []}}),
        (FOUR, {"captured": ["R6"]}),
        (FOUR, {"discarded": "all"}),
        (FOUR, {"laid": [["N", "R6"]]}),
        (FOUR, {"hands": {"E": ["Y2"]}, "laid": [["N", "Y6", "N"]]}),
        (FOUR, {"hands": {"E": ["Y2"]}, "laid": [["E", "Y6", "E"]]}),
        (FOUR, {"hands": {"S": ["R2"]}, "laid": [["N", "R6", "N"], ["W", "Y6", "W"]]}),
        (FOUR, {"laid": [["N", "R6", "Q"]], "hands": {"E": ["Y2"]}}),
        (FOUR, {"laid": ["R6"]}),
        (FOUR, {"laid": [["N"]]}),
        (FOUR, {"void": {"E": ["Y"]}}),
        (FOUR, {"phase": "answer"}),
        (FOUR, {"phase": "answer", "asked": "N"}),
        (FOUR, {"phase": "answer", "asked": "E", "hands": {"N": ["R2"], "E": ["Y2"]}}),
        (FOUR, {"phase": "over", "totals": {"R": 1, "Y": 2}}),
        (FOUR, {"phase": "deal", "dealer": "N", "deck": IDS[1:]}),
        (FOUR, {"phase": "deal", "dealer": "N", "deck": [*IDS[1:], IDS[1]]}),
        (FOUR, {"phase": "deal", "dealer": "N"}),
        (FOUR, {"phase": "deal", "deck": IDS}),
        (FOUR, {"phase": "deal", "dealer": "N", "deck": "".join(IDS)}),
        (TWO, {"columns": {"A": [[None, "R2"]]}}),
        (TWO, {"columns": {"A": [["R2"]]}}),
        (TWO, {"columns": {"A": [["R2", None]] * 8}}),
        (TWO, {"columns": {"A": {"R2": None}}}),
        (TWO, {"columns": {"A": [["R2", "R2"]]}}),
        (TWO, {"columns": {"A": [["Y2", "Y3"]]}}),
    ],
)
def test_bad_positions_are_refused(position: dict[str, Any], changes: dict[str, Any]) -> None:
    with pytest.raises(skarb.Refused) as refused:
        at(position, **changes)
    assert refused.value.rule.startswith("DRC-")
    for lang in LANGUAGES:
        sentence = refused.value.refusal.say(lang)
        assert not sentence.startswith("refused-")
        assert "{" not in sentence


@pytest.mark.rule("DRC-16.6")
def test_a_void_must_be_true() -> None:
    hidden = {"clan_counts": "hidden"}
    for void in ({"E": ["Y"]}, {"E": ["B"]}, {"Q": ["R"]}, {"E": "R"}):
        with pytest.raises(skarb.Refused):
            at(FOUR, hidden, void=void)
    with pytest.raises(skarb.Refused):
        at(THREE, hidden, void={"ghost": ["R"]})
