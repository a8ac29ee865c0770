"""Leaving the game, the result, and drawing. Sections 10 and 12, and the options on them."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.play import asked, cards, hand, here, play, table, told


@pytest.mark.rule("DUR-2.6", "DUR-10.3")
def test_the_last_player_with_cards_is_the_fool_and_nobody_wins_alone() -> None:
    match = table("A: 9H / B: 6H 7C QD / C: 9C", "A: attack 9H / C: throw 9C / B: take")
    assert here(match, "phase", "result", "actor") == ("over", "fool B", None)
    assert match.question is None
    result = match.result
    assert result is not None
    assert result.scores == [0, 1, 0]
    assert result.winners == [0, 2]
    assert result.ranking == [[0], [2], [1]]
    assert (result.details["fool"], result.details["draw"], result.details["team"]) == (1, False, None)
    assert told(match)[-1] == "fool"


@pytest.mark.rule("DUR-10.1")
def test_a_player_whose_turn_to_draw_comes_too_late_leaves() -> None:
    # A and C lay their last cards; the deck's two cards both go to A, who draws first
    match = table("A: 9H / B: 6H 7C QD 8D / C: 9C", "A: attack 9H / C: throw 9C / B: take", deck="7D 6S")
    assert here(match, "out", "sizes") == (["C"], {"A": 2, "B": 6, "C": 0})
    assert here(match, "owner", "defender") == ("A", "B")


@pytest.mark.rule("DUR-10.2")
def test_a_last_card_ends_the_right_to_throw() -> None:
    match = table("A: 9H / B: 6H 7C QD 8D / C: 9C 8C", "A: attack 9H")
    assert asked(match) == ["C"]


@pytest.mark.rule("DUR-10.4", "DUR-10.5", "DUR-17.9")
def test_the_result_is_examined_after_the_bout() -> None:
    match = table("A: 9H / B: JH", "A: attack 9H")
    assert here(match, "phase", "result") == ("defend", None)  # B alone has cards, but may answer
    play(match, "B: beat 0 JH")
    assert here(match, "result", "out") == ("draw", ["A", "B"])
    assert match.result is not None
    assert (match.result.scores, match.result.winners, match.result.details["draw"]) == ([0, 0], [0, 1], True)
    tie = table("A: 9H / B: JH", "A: attack 9H / B: beat 0 JH", tie="defender_is_fool")
    assert here(tie, "result", "out") == ("fool B", ["A", "B"])
    assert tie.result is not None
    assert (tie.result.scores, tie.result.ranking) == ([0, 1], [[0], [1]])


@pytest.mark.rule("DUR-10.6")
def test_who_leaves_in_one_bout_is_ordered_by_his_last_card() -> None:
    match = table(
        "A: 9H 9D / B: 6H 7C QD 8D / C: 9C / D: 10C 10D",
        "A: attack 9H / A: pass / C: throw 9C / A: throw 9D / D: pass / B: take",
    )
    assert here(match, "out") == ["C", "A"]
    play(match, "D: attack 10C / D: throw 10D / B: take")
    assert here(match, "out", "result") == (["C", "A", "D"], "fool B")
    assert match.result is not None
    assert match.result.ranking == [[2], [0], [3], [1]]


@pytest.mark.rule("DUR-10.7", "DUR-17.10")
def test_endless_taking_is_a_draw() -> None:
    def bouts(options: dict[str, Any]) -> int:
        match = table("A: 6H 7H 8H / B: 6C 7C 8C / C: 6D 7D 8D", **options)
        random, count = Random(1), 0
        while match.question is not None and count < 300:
            kind = match.question.kind
            count += kind == "defend"
            match.choose({"throw": "pass", "defend": "take"}.get(kind, random.choice(match.choices)))
        assert (match.result is None) == (count == 300)
        assert match.result is None or match.result.details["draw"]
        return count

    assert bouts({}) == 100
    assert bouts({"stall_bouts": 7}) == 7
    assert bouts({"stall_bouts": None}) == 300


@pytest.mark.rule("DUR-10.7")
def test_a_won_defence_and_a_drawn_card_start_the_count_anew() -> None:
    won = table("A: 6H 7H 8H / B: 9H 7C 8C / C: 6D 7D 8D", "A: attack 6H / A: pass / C: pass / B: beat 0 9H", stall=5)
    play(won, "A: pass / C: pass")
    assert here(won, "stall") == 0
    drew = table("A: 6H 7H / B: 9H 7C 8C", "A: attack 6H / A: pass / B: take", deck="6C 6S", stall=5)
    assert here(drew, "stall") == 0
    full = "A: 6H 7H 8H 9H 10H JH QH / B: 6C 7C 8C 9C 10C JC"
    nobody = table(full, "A: attack 6H / A: pass / B: take", deck="6D 6S", stall=5)
    assert here(nobody, "stall", "deck_count") == (6, 2)  # the deck may still hold cards


@pytest.mark.rule("DUR-12.1", "DUR-12.4", "DUR-17.6")
def test_drawing_up_to_six_against_the_direction_the_defender_last() -> None:
    hands = "A: 6H 7C / B: 8H 9C / C: 6C 7D 8D 9D 10D JD / D: QD KD AD AC"
    moves = "A: attack 6H / A: pass / C: pass / D: pass / B: beat 0 8H / A: pass / C: pass / D: pass"
    match = table(hands, moves, deck="6D 10C JC QC KC 8C QH KH AH 6S")
    assert hand(match, "A") == cards("7C 6D 10C JC QC KC")
    assert hand(match, "D") == cards("QD KD AD AC 8C QH")
    assert hand(match, "C") == cards("6C 7D 8D 9D 10D JD")  # six already
    assert hand(match, "B") == cards("9C KH AH 6S")  # the deck ends
    forward = table(hands, moves, deck="6D 10C JC QC KC 8C QH KH AH 6S", draw_order="forward")
    assert hand(forward, "D") == cards("QD KD AD AC 8C QH")
    hands = hands.replace("C: 6C ", "C: ")
    forward = table(hands, moves, deck="6D 10C JC QC KC 8C QH KH AH 6S", draw_order="forward")
    assert hand(forward, "C") == cards("7D 8D 9D 10D JD 8C")


@pytest.mark.rule("DUR-12.2")
def test_after_a_transfer_the_final_defender_draws_last() -> None:
    hands = "A: 6H 7C / B: 6D 9C / C: 7D 8D 9D / D: QD KD AD"
    moves = "A: attack 6H / A: pass / C: pass / D: pass / B: transfer 6D / A: pass / B: pass / D: pass / C: take"
    match = table(hands, moves, deck="6C 8C 10C JC QC KC 8H 9H 10H JH QH 6S")
    assert hand(match, "A") == cards("7C 6C 8C 10C JC QC")
    assert hand(match, "D") == cards("QD KD AD KC 8H 9H")
    assert hand(match, "B") == cards("9C 10H JH QH 6S")
    assert hand(match, "C") == cards("7D 8D 9D 6H 6D")


@pytest.mark.rule("DUR-12.3", "DUR-18.2")
def test_the_trump_card_is_drawn_last_and_the_trump_suit_stays() -> None:
    match = table("A: 6H 7C / B: 8H 9C 10C JC QC", "A: attack 6H", deck="8D 6S")
    assert match.view(1)["trump_card"] == "6S"
    play(match, "A: pass / B: beat 0 8H / A: pass")
    assert hand(match, "A") == cards("7C 8D 6S")
    assert here(match, "deck", "trump", "trump_card") == ([], "S", None)
    assert match.view(1)["known"]["A"] == ["6S"]  # everybody saw who drew it
    assert "trump-drawn" in told(match)


@pytest.mark.rule("DUR-12.1")
def test_drawing_is_a_wall_for_undo() -> None:
    match = table("A: 6H 7C / B: 8H 9C 10C JC QC", "A: attack 6H", deck="8D 6S")
    match.undo()
    assert here(match, "table") == []
    play(match, "A: attack 6H / A: pass / B: beat 0 8H / A: pass")
    with pytest.raises(skarb.Refused, match="Cards have been drawn") as refused:
        match.undo()
    assert refused.value.rule == "DUR-12.1"
