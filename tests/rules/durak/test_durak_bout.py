"""Turn order, who may act when, throwing in, limits, beating, transferring, the end of a bout. Sections 4 to 9, 11."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.play import asked, cards, code, hand, here, legal, play, table, told


@pytest.mark.rule("DUR-4.1", "DUR-4.2", "DUR-5.2")
def test_the_turn_owner_opens_a_bout_against_the_next_player() -> None:
    match = table("A: 6H 7C / B: 8H 9C / C: JD QD")
    assert asked(match) == ["A"]
    assert legal(match) == {"attack 6H", "attack 7C"}  # he cannot decline
    assert code(match, "A", "pass") == ("MUST_ATTACK", "DUR-5.2")
    play(match, "A: attack 6H")
    assert here(match, "owner", "defender", "table") == ("A", "B", [["6H", "A", None]])


@pytest.mark.rule("DUR-4.3", "DUR-9.2", "DUR-12.2")
def test_the_turn_owner_stays_even_when_the_attack_comes_back_to_him() -> None:
    match = table(
        "A: 9H KD 6C / B: 9D 7C 8C / C: 9S QC QD",
        "A: attack 9H / A: pass / C: pass / B: transfer 9D / A: pass / B: pass",
        deck="7D 8D 6S",
    )
    assert here(match, "owner", "defender", "limit") == ("A", "C", 3)
    with pytest.raises(skarb.Refused, match="holds 2 cards"):
        match.choose("transfer 9S")
    match = table(
        "A: 9H KD 6C 6D 8H / B: 9D 7C 8C / C: 9S QC QD",
        "A: attack 9H / A: pass / C: pass / B: transfer 9D / A: pass / B: pass / C: transfer 9S",
        deck="7D 8D 6S",
    )
    assert here(match, "owner", "defender", "actor") == ("A", "A", "B")
    play(match, "B: pass / C: pass / A: take")
    # drawing: C, B, then the owner as final defender, who has six; next after the defender attacks
    assert here(match, "owner", "defender") == ("B", "C")
    assert here(match, "sizes") == {"A": 7, "B": 2, "C": 5}


@pytest.mark.rule("DUR-4.4", "DUR-4.5", "DUR-10.2")
def test_the_next_player_is_the_next_one_in_the_game() -> None:
    match = table("A: 6H 7C / B: / C: 8H 9C / D: JD", defender="C", out=["B"])
    assert here(match, "defender") == "C"
    play(match, "A: attack 6H / A: pass / D: pass / C: take")
    assert here(match, "owner", "defender") == ("D", "A")
    play(match, "D: attack JD / A: take")  # D has left, B too
    assert here(match, "owner", "defender", "out") == ("C", "A", ["B", "D"])


@pytest.mark.rule("DUR-4.4", "DUR-10.1")
def test_with_a_deck_an_empty_hand_is_still_in_the_game() -> None:
    match = table("A: 6H / B: 8H 9C 10C / C: JD", "A: attack 6H", deck="7D 8D 9D 10D JC 6S")
    assert asked(match) == ["C"]  # A has no card to throw, but stays
    play(match, "C: pass / B: beat 0 8H / C: pass")
    assert here(match, "out", "owner") == ([], "B")
    assert here(match, "sizes") == {"A": 6, "B": 2, "C": 1}


@pytest.mark.rule("DUR-4.6", "DUR-12.1")
@pytest.mark.parametrize("seed", range(20))
def test_every_player_in_the_game_has_a_card_when_a_bout_begins(seed: int) -> None:
    random = Random(seed)
    match = skarb.new("durak", seats=2 + seed % 5, seed=seed)
    while match.question is not None:
        if match.question.kind == "attack":
            position = match.position()
            for name, size in position["sizes"].items():
                assert (size == 0) == (name in position["out"])
            assert position["deck_count"] == 0 or all(size >= 6 for size in position["sizes"].values())
        match.choose(random.choice(match.choices))


@pytest.mark.rule("DUR-5.1", "DUR-5.3", "DUR-5.4")
def test_after_every_card_throwers_are_asked_before_the_defender() -> None:
    match = table("A: 6H 7C 8C / B: 8H 9C 6D / C: JD QD 8D", deck="6C 7D 6S")
    phases = []
    for move in ["attack 6H", "pass", "pass", "beat 0 8H", "throw 8C", "pass", "pass", "beat 1 9C", "pass", "pass"]:
        phases.append(here(match, "phase", "actor"))
        match.choose(move)
    assert phases == [
        ("attack", "A"),
        ("throw", "A"),
        ("throw", "C"),
        ("defend", "B"),
        ("throw", "A"),
        ("throw", "A"),
        ("throw", "C"),
        ("defend", "B"),
        ("throw", "A"),
        ("throw", "C"),
    ]
    assert here(match, "phase", "actor") == ("attack", "B")  # nothing was open: the bout is won


@pytest.mark.rule("DUR-5.5", "DUR-8.4")
def test_the_defender_beats_in_any_order_transfers_or_takes() -> None:
    rows = [["6H", "A", None], ["6D", "C", None]]
    match = table("A: 7C 8C / B: 7H 7D 6C 9C / C: JD QD KD", rows=rows, deck="6S")
    assert legal(match) == {"beat 0 7H", "beat 1 7D", "transfer 6C", "take"}
    play(match, "B: beat 1 7D / A: pass / C: pass")
    assert here(match, "table") == [["6H", "A", None], ["6D", "C", "7D"]]
    assert legal(match) == {"beat 0 7H", "take"}  # he could beat it, but may take


@pytest.mark.rule("DUR-5.6")
def test_reverse_is_a_phase_of_its_own() -> None:
    match = table("A: 6H 7C / B: KH 9C / C: JD", rows=[["8H", "A", None]], enchanted=["K"], deck="6S")
    assert code(match, "B", "reverse yes") == ("NOT_YOUR_DECISION", "DUR-5.6")


@pytest.mark.rule("DUR-5.7", "DUR-6.7", "DUR-18.5")
def test_a_thrower_without_a_fitting_card_is_asked_too_and_his_pass_is_told() -> None:
    fitting = table("A: 6H 6C / B: 8H 9C / C: JD", "A: attack 6H", deck="6S 7S")
    without = table("A: 6H 7C / B: 8H 9C / C: JD", "A: attack 6H", deck="6S 7S")
    assert asked(fitting) == asked(without) == ["A", "C"]
    assert legal(without) == {"pass"}
    for match in (fitting, without):
        match.choose("pass")
        assert [event.cut(None) for event in match.happened] == [{"event": "pass", "seat": 0}]
        assert match.view(2)["passed"] == ["A"]
    views = [dict(match.view(2), questions=[]) for match in (fitting, without)]
    assert views[0] == views[1]


@pytest.mark.rule("DUR-5.8", "DUR-6.5")
def test_all_throwers_are_asked_at_once_and_answers_count_as_they_arrive() -> None:
    match = table("A: 6H 6C / B: 8H 9C JC / C: 6D JD / D: QD", "A: attack 6H", deck="7D 6S")
    assert asked(match) == ["A", "C", "D"]
    play(match, "D: pass")
    assert asked(match) == ["A", "C"]
    play(match, "C: throw 6D")  # before A has answered; it clears D's pass
    assert asked(match) == ["A", "C", "D"]
    assert here(match, "table") == [["6H", "A", None], ["6D", "C", None]]
    assert match.plies == [(0, "attack 6H"), (3, "pass"), (2, "throw 6D")]
    play(match, "C: pass / A: pass / D: pass")
    assert asked(match) == ["B"]


@pytest.mark.rule("DUR-6.1", "DUR-6.2", "DUR-6.3")
def test_everyone_but_the_defender_throws_cards_of_ranks_on_the_table() -> None:
    rows = [["6H", "A", "8H"]]
    match = table("A: 6C 7C / B: 6D 8D 9C / C: 8C QD", rows=rows, phase="throw", deck="7D 6S")
    assert asked(match) == ["A", "C"]
    assert legal(match) == {"throw 6C", "pass"}
    assert set(match.questions[1].choices) == {"throw 8C", "pass"}  # the rank of a beating card
    assert code(match, "C", "throw QD") == ("RANK_NOT_ON_TABLE", "DUR-6.3")
    assert code(match, "B", "throw 6D") == ("NOT_YOUR_DECISION", "DUR-6.2")
    play(match, "A: throw 6C / C: throw 8C")
    assert here(match, "table")[1:] == [["6C", "A", None], ["8C", "C", None]]
    assert here(match, "defender") == "B"


@pytest.mark.rule("DUR-6.2", "DUR-9.5")
def test_a_player_who_has_transferred_may_throw_in() -> None:
    match = table(
        "A: 9H KD KC / B: 9D 9C 8C / C: 6C QC QD JD",
        "A: attack 9H / A: pass / C: pass / B: transfer 9D",
        deck="7D 6S",
    )
    assert asked(match) == ["A", "B"]
    play(match, "A: pass / B: throw 9C")
    assert here(match, "table") == [["9H", "A", None], ["9D", "B", None], ["9C", "B", None]]


@pytest.mark.rule("DUR-6.4")
def test_a_pass_declines_only_this_moment() -> None:
    match = table("A: 6H 6C / B: 8H 9C JC / C: 6D JD", "A: attack 6H / A: pass", deck="7D 6S")
    assert code(match, "A", "throw 6C") == ("NOT_YOUR_DECISION", "DUR-6.4")
    play(match, "C: throw 6D / A: throw 6C")
    assert here(match, "table")[2] == ["6C", "A", None]


@pytest.mark.rule("DUR-6.5")
def test_throw_order_is_the_turn_owner_then_along_the_direction() -> None:
    hands = "A: 6H 6C / B: 7C QC / C: 8H 9C JC / D: JD 10D"
    forward = table(hands, "A: attack 6H", deck="7D 6S", defender="B")
    assert asked(forward) == ["A", "C", "D"]
    back = table(hands, "A: attack 6H", deck="7D 6S", defender="D", dir=-1)
    assert asked(back) == ["A", "C", "B"]


@pytest.mark.rule("DUR-6.6", "DUR-7.1", "DUR-7.4")
def test_at_the_limit_the_window_closes_at_once() -> None:
    match = table("A: 6H 6C 6D / B: 8H 9C / C: 6S JD", "A: attack 6H / A: throw 6C", deck="7D 8S")
    assert here(match, "phase", "actor", "limit") == ("defend", "B", 2)
    assert code(match, "A", "throw 6D") == ("LIMIT_REACHED", "DUR-7.4")
    assert code(match, "C", "throw 6S") == ("LIMIT_REACHED", "DUR-7.4")
    play(match, "B: take")
    assert hand(match, "B") == cards("8H 9C 6H 6C")


@pytest.mark.rule("DUR-6.8", "DUR-11.3")
def test_after_take_nothing_is_thrown_in() -> None:
    match = table("A: 6H 6C 7C / B: 8H 9C JC / C: 6D JD", "A: attack 6H / A: pass / C: pass / B: take", deck="")
    assert here(match, "phase", "owner") == ("attack", "C")
    assert hand(match, "B") == cards("6H 8H 9C JC")


@pytest.mark.rule("DUR-7.1")
def test_six_cards_are_the_most_and_beaten_ones_count() -> None:
    rows = [[f"{rank}H", "A", f"{rank}S"] for rank in ("6", "7", "8", "9", "10")]
    match = table("A: 6C 7C / B: JC QC KC AC / C: 8C 9C", rows=rows, phase="throw", deck="AS")
    assert here(match, "limit") == 6
    play(match, "A: throw 6C")
    assert here(match, "phase", "limit") == ("defend", 6)
    match = table("A: 6C 7C / B: JC / C: 8C 9C", rows=rows[:2], phase="throw", deck="AS")
    assert here(match, "limit") == 3  # one in hand, two already used


@pytest.mark.rule("DUR-7.2", "DUR-17.5")
def test_five_until_somebody_has_won_a_defence() -> None:
    hands = "A: 6H 6C 7C / B: 8H 9C JC QC KC AC / C: 6D JD"
    assert here(table(hands, deck="7D 6S", won_defence=False), "limit") == 5
    assert here(table(hands, deck="7D 6S", won_defence=False, limit_before_first=6), "limit") == 6
    match = table(hands, "A: attack 6H / A: pass / C: pass / B: take", deck="7D 6S", won_defence=False)
    assert here(match, "won_defence") is False
    match = table(hands, "A: attack 6H / A: pass / C: pass / B: beat 0 8H / A: pass / C: pass", won_defence=False)
    assert here(match, "won_defence") is True
    match = table("A: 7C / B: 6C 8C 9C 10C JC QC / C: 6D 7D 8D 9D 10D JD", owner="B", defender="C", won_defence=True)
    assert here(match, "limit") == 6  # for everybody, not only for the one who has won


@pytest.mark.rule("DUR-7.3")
def test_after_a_transfer_the_limit_is_the_new_defenders() -> None:
    match = table("A: 9H KD / B: 9D 7C 8C QD / C: 6C QC JC", "A: attack 9H / A: pass / C: pass", deck="7D 6S")
    assert here(match, "limit") == 4
    play(match, "B: transfer 9D")
    assert here(match, "defender", "limit") == ("C", 3)


@pytest.mark.rule("DUR-8.1")
def test_beaten_and_beating_cards_stay_until_the_end_of_the_bout() -> None:
    match = table("A: 6H 8C / B: 8H 9C / C: JD", "A: attack 6H / A: pass / C: pass / B: beat 0 8H", deck="7D 6S")
    assert here(match, "table") == [["6H", "A", "8H"]] == match.view(None)["table"]
    assert here(match, "discard") == 0
    play(match, "A: pass / C: pass")
    assert here(match, "table", "discard") == ([], 2)


@pytest.mark.rule("DUR-8.3")
def test_without_enchanted_cards_higher_of_the_suit_or_a_trump_beats() -> None:
    rows = [["9H", "A", None]]
    match = table("A: 7C / B: 8H 10H 6S 10D AS 9C / C: JD", rows=rows, transfer=False)
    assert legal(match) == {"beat 0 10H", "beat 0 6S", "beat 0 AS", "take"}
    match = table("A: 7C / B: 8H 10S 6S 10D AS 9C / C: JD", rows=[["9S", "A", None]], transfer=False)
    assert legal(match) == {"beat 0 10S", "beat 0 AS", "take"}


@pytest.mark.rule("DUR-9.1", "DUR-9.3")
def test_transfer_needs_one_rank_and_nothing_beaten() -> None:
    hands = "A: 7C 8C / B: 6C 9C 8H 7D / C: JD QD KD AD"
    assert "transfer 6C" in legal(table(hands, rows=[["6H", "A", None], ["6D", "A", None]]))
    mixed = table(hands, rows=[["6H", "A", "7H"], ["7S", "A", None]])
    assert code(mixed, "B", "transfer 6C") == ("TRANSFER_AFTER_BEAT", "DUR-9.3")
    assert code(mixed, "B", "transfer 7D") == ("TRANSFER_AFTER_BEAT", "DUR-9.3")
    match = table(hands, rows=[["6H", "A", None], ["9S", "A", None]], enchanted=["9"])
    assert code(match, "B", "transfer 6C") == ("TRANSFER_MIXED_RANKS", "DUR-9.3")
    match = table(hands, rows=[["6H", "A", None]])
    assert code(match, "B", "transfer 9C") == ("TRANSFER_WRONG_RANK", "DUR-9.1")


@pytest.mark.rule("DUR-9.4")
def test_the_next_player_must_hold_as_many_cards() -> None:
    hands = "A: 7C 8C / B: 6C 9C 8H / C: JD QD"
    assert "transfer 6C" in legal(table(hands, rows=[["6H", "A", None]]))
    match = table(hands, rows=[["6H", "A", None], ["6D", "A", None]])
    assert code(match, "B", "transfer 6C") == ("TRANSFER_TARGET_HAND", "DUR-9.4")


@pytest.mark.rule("DUR-9.6")
def test_two_players_transfer_back_from_the_first_bout_on() -> None:
    match = table("A: 7C 8C 9C / B: 6C 9D 8H", rows=[["6H", "A", None]], won_defence=False, deck="6S")
    play(match, "B: transfer 6C")
    assert here(match, "owner", "defender", "phase", "actor") == ("A", "A", "throw", "B")


@pytest.mark.rule("DUR-9.7", "DUR-10.2")
def test_nobody_left_to_transfer_to() -> None:
    match = table("A: 6H / B: 6C 9D", "A: attack 6H")
    assert here(match, "phase") == "defend"
    assert legal(match) == {"take"}
    assert code(match, "B", "transfer 6C") == ("TRANSFER_NO_TARGET", "DUR-9.7")
    match = table("A: 6H / B: 6C 9D / C: 7D 8D 10D", "A: attack 6H / C: pass / B: transfer 6C")
    assert asked(match) == ["B"]  # A, without cards, is neither thrower …
    match = table(
        "A: 6H / B: 7C 9D / C: 6C 7D 8D", owner="B", defender="C", rows=[["6D", "B", None], ["6S", "A", None]]
    )
    assert code(match, "C", "transfer 6C") == ("TRANSFER_TARGET_HAND", "DUR-9.4")
    match = table("A: / B: 7C 9D 10D / C: 6C 7D", owner="B", defender="C", rows=[["6D", "B", None], ["6S", "A", None]])
    play(match, "C: transfer 6C")
    assert here(match, "defender") == "B"  # … nor a target


@pytest.mark.rule("DUR-11.1")
def test_the_defence_is_won_at_once_with_the_last_card_of_the_hand() -> None:
    match = table("A: 6H 8D / B: 8H / C: 8C", "A: attack 6H / B: beat 0 8H")
    assert told(match) == ["beat", "beaten", "left"]
    assert here(match, "phase", "owner", "out") == ("attack", "C", ["B"])


@pytest.mark.rule("DUR-11.2")
def test_after_a_won_defence_cards_are_discarded_and_the_defender_attacks() -> None:
    match = table("A: 6H 8D / B: 8H 9C / C: JC", "A: attack 6H / A: pass / C: pass / B: beat 0 8H / A: pass / C: pass")
    assert here(match, "owner", "defender", "discard") == ("B", "C", 2)
    for name in "ABC":
        assert not {"6H", "8H"} & set(hand(match, name))
    assert not {"6H", "8H"} & set(here(match, "deck"))


@pytest.mark.rule("DUR-11.3", "DUR-11.4")
def test_who_takes_gets_everything_and_loses_his_turn() -> None:
    rows: list[list[Any]] = [["10H", "A", "JH"], ["JC", "C", None]]
    match = table("A: 7C 8C / B: 6C / C: JD QD", rows=rows)
    play(match, "B: take")
    assert hand(match, "B") == cards("6C 10H JH JC")
    assert here(match, "owner", "defender") == ("C", "A")
    match = table("A: 7C 8C 6H / B: 6C 9D", "A: attack 6H / A: pass / B: take")
    assert here(match, "owner", "defender") == ("A", "B")


@pytest.mark.rule("DUR-11.5")
def test_the_order_of_the_end_of_a_bout() -> None:
    match = table("A: 7C / B: KH / C: 8C 9C", rows=[["6H", "A", None]], enchanted=["K"], deck="6S")
    play(match, "B: beat 0 KH")
    assert told(match) == ["beat"]
    assert here(match, "phase", "table") == ("reverse", [["6H", "A", "KH"]])
    play(match, "B: reverse yes")
    # the result, then the discard, the drawing by the old direction (A first, so B gets nothing), then leaving
    assert told(match) == ["reverse", "beaten", "draw", "trump-drawn", "left"]
    assert here(match, "sizes") == {"A": 2, "B": 0, "C": 2}
    assert here(match, "dir", "out", "owner", "defender") == (-1, ["B"], "A", "C")
