"""Rounds, turns, asking, winners and fusion: sections 4–7, and 11 for two players."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.dragon_catchers.positions import FOUR, THREE, TWO, at, new, play, round_of
from skarb.games.dragon_catchers.flow.deal import FRAMES
from skarb.kernel.match import Match
from skarb.kernel.state import dump, load


def told(match: Match) -> list[str]:
    return [event.kind for event in match.happened]


@pytest.mark.rule("DRC-4.1", "DRC-4.2", "DRC-4.4", "DRC-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_seven_rounds_of_four_turns(seats: int, seed: int) -> None:
    """Whatever is played: four cards a round, each before the next seat and of its clan; somebody can move."""
    random = Random(seed)
    match = new(seats, seed, clan_counts=random.choice(["public", "hidden"]))
    fronts: Counter[tuple[int, str]] = Counter()
    last: list[list[str]] = []
    rounds = set()
    while match.question and match.position()["deal"] == 1:
        position = match.position()
        clans = position["clans"]
        rounds.add(position["round"])
        for i, (front, card, giver) in enumerate(position["laid"]):
            order = position["seats"]
            assert front == order[(order.index(position["leader"]) + i) % len(order)]
            assert card[0] == clans[front]
            assert giver in order
        if len(position["laid"]) > len(last):
            fronts[position["round"], position["laid"][-1][0]] += 1
        last = position["laid"]
        assert match.choices
        match.choose(random.choice(match.choices))
    assert rounds == {1, 2, 3, 4, 5, 6, 7}
    each = 2 if seats == 2 else 1
    assert all(count <= each for count in fronts.values())
    assert match.position()["history"] or match.result


@pytest.mark.rule("DRC-4.3", "DRC-6.1", "DRC-6.4")
def test_the_winner_takes_four_cards_and_leads() -> None:
    match = play(at(FOUR), "ask S, give R3, lay Y3, ask E, give R5, lay Yx2")
    position = match.position()
    assert (position["round"], position["leader"], position["seat"]) == (2, "S", "S")  # before S, from E's hand
    assert position["captured"] == {"R": ["R3", "R5", "Y3", "Yx2"], "Y": []}
    assert position["laid"] == []


@pytest.mark.rule("DRC-5.1", "DRC-5.2")
def test_lay_an_own_card_or_ask_anybody() -> None:
    match = at(FOUR)
    assert set(match.choices) == {"lay R1p3", "lay R6", "lay RF", "ask E", "ask S", "ask W"}
    match = at(FOUR, hands={"N": ["Y2", "R6"], "E": ["Y3"], "S": ["R2"], "W": ["Y4"]})
    assert set(match.choices) == {"lay R6", "ask S"}
    match = at(FOUR, hands={"N": ["Y2"], "E": ["Y3", "R4"], "S": ["R2"], "W": ["Y4"]})
    assert set(match.choices) == {"ask E", "ask S"}


@pytest.mark.rule("DRC-5.3", "DRC-5.4", "DRC-5.5")
def test_the_asked_player_chooses_which_card_and_loses_no_turn() -> None:
    match = play(at(FOUR), "ask W")
    assert all(choice.startswith(("ask", "lay")) for choice in at(FOUR).choices)
    assert set(match.choices) == {"give R4", "give R1p6", "give R1p7", "give Rx3"}
    play(match, "give Rx3")
    position = match.position()
    assert position["laid"] == [["N", "Rx3", "W"]]
    assert position["seat"] == "E"
    play(match, "ask W, give YF, ask W, give R4")
    position = match.position()
    assert position["seat"] == "W"  # three times he helped, and still it is his turn
    assert len(position["hands"]["W"]) == 4
    assert set(match.choices) == {"lay Yx2", "lay Y1p6", "ask N", "ask E", "ask S"}
    assert [len(position["hands"][name]) for name in "NES"] == [7, 7, 7]


@pytest.mark.rule("DRC-5.7", "DRC-13.4")
def test_the_asker_learns_only_the_card_that_is_laid() -> None:
    match = play(at(FOUR), "ask W")
    assert match.view(0)["questions"] == [{"seat": 3, "kind": "answer", "rule": "DRC-5.4"}]
    assert match.view(3)["questions"][0]["choices"] == match.choices
    before = match.view(0)
    match.choose("give R4")
    after = match.view(0)
    assert after["laid"] == [["N", "R4", "W"]]
    assert after["hands"] == before["hands"]
    assert match.happened[0].cut(0) == {"event": "give", "from": 3, "seat": 0, "card": "@card-R4", "ghost": "none"}


@pytest.mark.rule("DRC-5.8")
def test_one_decision_at_a_time() -> None:
    match = at(FOUR)
    kinds = []
    for move in ("ask W", "give R4", "lay Y3"):
        assert len(match.questions) == 1
        question = match.question
        assert question is not None
        kinds.append((question.kind, question.seat, match.position()["phase"]))
        match.choose(move)
    assert kinds == [("turn", 0, "turn"), ("answer", 3, "answer"), ("turn", 1, "turn")]


@pytest.mark.rule("DRC-6.2")
def test_of_equal_spirits_the_earliest_wins() -> None:
    assert round_of("R2 Y5 R5 Y3", number=6).position()["leader"] == "E"
    assert round_of("R5 Y5 R2 Y3", number=6).position()["leader"] == "N"


@pytest.mark.rule("DRC-6.3")
def test_multipliers_lose_unless_there_is_nothing_else() -> None:
    assert round_of("Rx3 Yx3 R1p3 Yx1", number=6).position()["leader"] == "S"
    assert round_of("Rx1 Yx3 Rx3 Yx2", number=6).position()["leader"] == "N"


@pytest.mark.rule("DRC-7.1")
def test_a_fusion_spirit_sets_the_trick_aside() -> None:
    position = round_of("R6 Y2 RF Y6", number=5).position()
    assert position["counts"] == {"R": 0, "Y": 0}
    assert position["leader"] == "S"
    match = play(at(FOUR), "lay R6, lay Y3, ask N, give RF, lay Yx2")
    assert match.position()["leader"] == "S"  # before S, though it came from N
    assert "fusion" in told(match)


@pytest.mark.rule("DRC-7.2", "DRC-7.3")
def test_both_fusion_spirits_in_a_row_make_three_tricks() -> None:
    hands = {"N": ["R6", "R2", "R1p3"], "E": ["Y2", "YF", "Y3"], "S": ["RF", "R3", "R1p4"], "W": ["Y6", "Y4", "Y5"]}
    match = play(at(FOUR, hands=hands, round=4), "lay R6, lay Y2, lay RF, lay Y6")
    assert match.position()["seat"] == "S"
    play(match, "lay R3, lay Y4, lay R2, lay YF")
    position = match.position()
    assert position["seat"] == "E"
    assert len(position["carried"]) == 8
    play(match, "lay Y3, lay R1p4, lay Y5, lay R1p3")
    position = match.position()
    assert position["counts"] == {"R": 0, "Y": 12}
    assert position["carried"] == []


@pytest.mark.rule("DRC-7.4")
def test_two_fusion_spirits_in_one_round() -> None:
    hands = {"N": ["R6", "R2"], "E": ["YF", "Y2"], "S": ["RF", "R3"], "W": ["Y6", "Y4"]}
    match = play(at(FOUR, hands=hands, round=5), "lay R6, lay YF, lay RF, lay Y6")
    assert match.position()["seat"] == "E"
    assert len(match.position()["carried"]) == 4
    play(match, "lay Y2, lay R3, lay Y4, lay R2")
    assert match.position()["counts"] == {"R": 0, "Y": 8}


@pytest.mark.rule("DRC-7.5")
def test_fusion_in_the_last_round_is_lost() -> None:
    position = round_of("R6 YF R2 Y6", carried=("R1p7", "Y1p7", "RF", "Y2")).position()
    assert position["phase"] == "over"
    assert len(position["discarded"]) == 8
    assert position["carried"] == []
    assert position["scores"] == {"R": 0, "Y": 0}
    position = round_of("R6 Y5 R2 Y6", carried=("R1p7", "Y1p7", "RF", "Y2")).position()
    assert position["counts"] == {"R": 8, "Y": 0}


@pytest.mark.rule("DRC-11.4")
def test_two_players_lay_two_cards_each() -> None:
    match = at(TWO)
    seats = []
    for move in ("lay R1p3", "lay Y6", "lay R6", "lay Yx2"):
        seats.append(match.position()["seat"])
        match.choose(move)
    assert seats == ["A", "B", "A", "B"]
    assert told(match) == ["lay", "turned", "trick"]
    position = match.position()
    assert position["leader"] == "B"  # two sixes: the earlier one wins
    assert position["captured"]["Y"] == ["R1p3", "R6", "Y6", "Yx2"]


@pytest.mark.rule("DRC-11.5")
def test_the_card_under_is_turned_up_at_once() -> None:
    match = play(at(TWO), "ask")
    assert set(match.choices) == {"give R4", "give R1p6"}
    play(match, "give R4")
    assert match.position()["columns"]["B"][0] == ["R5", None]
    assert [event.cut(0) for event in match.happened][-1] == {"event": "turned", "seat": 1, "card": "@card-R5"}
    play(match, "lay Y6, ask")  # Y6 uncovers another red card
    assert match.position()["columns"]["B"][1] == ["R1p5", None]
    assert set(match.choices) == {"give R5", "give R1p5", "give R1p6"}
    play(match, "give R5")
    assert match.position()["columns"]["B"][0] == [None, None]


@pytest.mark.rule("DRC-11.6")
def test_two_players_lay_and_ask_what_is_seen() -> None:
    rows = {"A": [["R2", "R3"], ["Y2", None]], "B": [["Y3", "R4"], ["Y4", "R5"]]}
    assert at(TWO, columns=rows).choices == ["lay R2"]  # B shows no red
    rows = {"A": [["Y2", "R3"]], "B": [["R4", None], ["Y4", "R5"]]}
    assert at(TWO, columns=rows).choices == ["ask"]
    assert at(TWO, columns=rows, seat="B", leader="B").choices == ["lay Y4", "ask"]


@pytest.mark.rule("DRC-11.7")
def test_blind_cards_are_laid_when_nobody_shows_the_clan() -> None:
    rows = {"A": [["Y2", "R3"], ["Y5", "Y6"]], "B": [["Y3", "R4"], ["Y4", "R5"]]}
    match = at(TWO, columns=rows)
    assert match.choices == ["lay #0", "ask"]
    assert match.question is not None
    assert match.question.rule == "DRC-11.7"
    play(match, "ask")
    assert match.choices == ["give #0", "give #1"]
    play(match, "give #1")
    position = match.position()
    assert position["laid"] == [["A", "R5", "B"]]
    assert position["columns"]["B"][1] == ["Y4", None]  # the card above stays
    bare = {"A": [["Y2", "R3"]], "B": [["Y3", None], ["Y4", None]]}
    assert at(TWO, columns=bare).choices == ["lay #0"]


@pytest.mark.rule("DRC-12.5")
def test_the_ghost_is_asked_for_what_it_shows() -> None:
    hands = THREE["hands"] | {"ghost": ["R3", "R1p5", "Rx2"]}
    match = play(at(THREE, hands=hands), "lay R6")
    assert {choice for choice in match.choices if choice.startswith("ask")} == {"ask A", "ask C"}
    match = play(at(THREE, {"clan_counts": "hidden"}, hands=hands), "lay R6")
    assert {choice for choice in match.choices if choice.startswith("ask")} == {"ask A", "ask C"}


@pytest.mark.parametrize(("start", "move"), [(FOUR, "ask W"), (THREE, "ask ghost"), (TWO, "ask")])
def test_the_open_question_can_be_written_down(start: dict[str, Any], move: str) -> None:
    match = at(start)
    for _ in range(2):
        stack = match.state.stack
        assert load(json.loads(json.dumps(dump(stack))), FRAMES) == stack
        if match.position()["phase"] == "turn":
            match.choose(move)
