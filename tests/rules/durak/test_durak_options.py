"""The options of a table that no other page of tests covers. Section 17."""

from typing import Any

import pytest

import skarb
from rules.durak.play import asked, cards, code, hand, here, legal, play, table
from skarb.games.durak import GAME


@pytest.mark.rule("DUR-17.1")
def test_any_subset_of_the_nine_ranks() -> None:
    assert GAME.complete(2, {"enchanted": ["A", "6"]})["enchanted"] == ["6", "A"]
    for bad in (["5"], ["6", "6"], "6", None, [6], ["JOKER"]):
        with pytest.raises(skarb.Refused, match="enchanted"):
            GAME.complete(2, {"enchanted": bad})


@pytest.mark.rule("DUR-17.2")
def test_classic_podkidnoy_has_no_transfers() -> None:
    hands, rows = "A: 7C / B: 6C 9C 8H / C: JD QD", [["6H", "A", None]]
    assert "transfer 6C" in legal(table(hands, rows=rows))
    match = table(hands, rows=rows, transfer=False)
    assert legal(match) == {"beat 0 8H", "take"}
    assert code(match, "B", "transfer 6C") == ("TRANSFER_OFF", "DUR-17.2")


@pytest.mark.rule("DUR-17.3")
def test_throwing_in_after_take() -> None:
    hands = "A: 7D KH 7S / B: 6H 6C JD QC / C: 7C QD"
    match = table(hands, rows=[["7H", "A", None]], throw_after_take=True, passed=["A", "C"])
    play(match, "B: take")
    assert here(match, "phase", "taking", "passed") == ("throw", True, [])
    assert asked(match) == ["A", "C"]  # all passes are cleared, the order is the same
    assert legal(match) == {"throw 7D", "throw 7S", "pass"}
    again = skarb.position("durak", match.position(), {"throw_after_take": True})
    assert asked(again) == ["A", "C"]
    play(match, "A: pass / C: throw 7C / A: throw 7D / A: pass / C: pass")
    assert hand(match, "B") == cards("6H 6C JD QC 7H 7C 7D")
    assert here(match, "phase", "owner", "taking") == ("attack", "C", False)
    queen = table(
        "A: 7D KH / B: QD 6C JD / C: 7C QS",
        rows=[["7H", "A", "QH"], ["7S", "C", None]],
        enchanted=["Q"],
        throw_after_take=True,
    )
    play(queen, "B: take")
    assert here(queen, "phase") == "attack"  # a queen's stop holds here too


@pytest.mark.rule("DUR-17.4")
def test_only_the_defenders_neighbours_throw_in() -> None:
    hands = "A: 6H 6C / B: 8H 9C JC QC / C: 6D JD / D: 6S QD / E: KD AD"
    assert asked(table(hands, "A: attack 6H", deck="7D 7S")) == ["A", "C", "D", "E"]
    match = table(hands, "A: attack 6H", deck="7D 7S", throwers="neighbours")
    assert asked(match) == ["A", "C"]
    assert code(match, "D", "throw 6S") == ("NOT_YOUR_DECISION", "DUR-17.4")
    # those in the game count: without a deck, D is the neighbour of B when C has left
    gone = table(hands.replace("C: 6D JD", "C:"), "A: attack 6H", out=["C"], throwers="neighbours")
    assert asked(gone) == ["A", "D"]
    last = table(hands.replace("C: 6D JD", "C: 6D"), "A: attack 6H / C: throw 6D", throwers="neighbours")
    assert asked(last) == ["A", "D"]
    back = table(hands, "A: attack 6H / A: pass / C: pass / B: take", deck="7D 7S", throwers="neighbours")
    assert here(back, "owner") == "C"
    team = table(
        "A: 6H 7C / B: 8C 9D / C: 6D 9C / D: 6C JD", "A: attack 6H", deck="7D 6S", mode="team", throwers="neighbours"
    )
    assert asked(team) == ["A", "C"]


@pytest.mark.rule("DUR-17.7")
def test_a_pass_may_stand_until_a_new_rank() -> None:
    hands = "A: 6H 6C 8D / B: 8H 9C JC QC / C: 6D JD"
    match = table(hands, "A: attack 6H / A: pass / C: throw 6D", deck="7D 7S", pass_memory="new_rank")
    assert asked(match) == ["C"]  # no new rank: A's pass stands
    play(match, "C: pass / B: beat 0 8H")
    assert asked(match) == ["A", "C"]  # the eight is new
    match = table(hands, "A: attack 6H / A: pass / C: throw 6D", deck="7D 7S")
    assert asked(match) == ["A", "C"]
    moves = "A: attack 6H / A: pass / C: pass / B: transfer 6S"
    hands = "A: 6H 6C 8D / B: 6S 9C JC QC / C: 7C JD 10H"
    match = table(hands, moves, deck="7D 7S", pass_memory="new_rank")
    assert asked(match) == ["A", "B"]  # the attack is transferred


THROWN: list[list[Any]] = [["6H", "A", None], ["6D", "C", None], ["6C", "A", None]]


@pytest.mark.rule("DUR-17.8", "DUR-7.4")
def test_overthrow_goes_beyond_the_limit() -> None:
    match = table("A: 6H 6C / B: 8H 9D / C: 6D JD", "A: attack 6H", overthrow="defender_chooses")
    play(match, "A: throw 6C / C: throw 6D / C: pass")
    assert here(match, "table", "limit") == ([["6H", "A", None], ["6C", "A", None], ["6D", "C", None]], 2)
    assert asked(match) == ["B"]


@pytest.mark.rule("DUR-17.8")
def test_overthrow_the_defender_chooses_what_to_beat_and_the_rest_goes_back() -> None:
    match = table("A: 7C 8C / B: 8H 9D / C: JD", rows=THROWN, overthrow="defender_chooses")
    assert legal(match) == {"beat 0 8H", "beat 1 9D", "take"}
    play(match, "B: beat 1 9D")
    assert asked(match) == ["A", "C"]  # still no limit on throwing
    play(match, "A: pass / C: pass / B: beat 0 8H")
    assert hand(match, "A") == cards("7C 8C 6C")
    assert match.view(1)["known"]["A"] == ["6C"]
    assert here(match, "discard", "out", "owner") == (4, ["B"], "C")


@pytest.mark.rule("DUR-17.8")
def test_overthrow_who_takes_gets_no_more_than_the_limit() -> None:
    match = table("A: 7C 8C / B: 8H 9D / C: JD", rows=THROWN, overthrow="defender_chooses")
    play(match, "B: take")
    assert hand(match, "B") == cards("8H 9D 6H 6D")
    assert hand(match, "A") == cards("7C 8C 6C")
    match = table("A: 7C 8C / B: 8H 9D / C: JD", rows=THROWN, overthrow="defender_chooses")
    play(match, "B: beat 1 9D / A: pass / C: pass / B: take")
    assert hand(match, "B") == cards("8H 6D 9D 6H")  # the beaten pair, and one more in laying order
    assert hand(match, "A") == cards("7C 8C 6C")


@pytest.mark.rule("DUR-17.8", "DUR-13.12")
def test_overthrow_a_queen_still_stops_throws() -> None:
    rows = [["7H", "A", None], ["7D", "C", None]]
    match = table("A: QC 7C / B: QH 8D 6C / C: 9H QD", rows=rows, enchanted=["Q"], overthrow="defender_chooses")
    play(match, "B: beat 0 QH")
    assert asked(match) == ["B"]
    assert code(match, "A", "throw 7C") == ("THROWS_STOPPED", "DUR-13.12")


@pytest.mark.rule("DUR-17.8", "DUR-10.1")
def test_overthrow_a_card_that_comes_back_keeps_its_owner_in_the_game() -> None:
    rows = [["6H", "A", None], ["6D", "C", None]]
    match = table("A: 7C / B: 8H / C:", rows=rows, overthrow="defender_chooses")
    play(match, "B: beat 0 8H")
    assert here(match, "out", "sizes") == (["B"], {"A": 1, "B": 0, "C": 1})
    assert here(match, "owner") == "C"


@pytest.mark.rule("DUR-17.8", "DUR-13.13", "DUR-4.4")
def test_overthrow_who_gets_a_card_back_counts_when_a_king_asks() -> None:
    match = table(
        "A: 9C / B: KH 7C / C: / D: 9D",
        "B: beat 0 KH / A: pass / D: pass / B: beat 2 7C",
        rows=[["6H", "A", None], ["6D", "C", None], ["6C", "A", None]],
        enchanted=["K"],
        overthrow="defender_chooses",
    )
    assert here(match, "phase", "actor") == ("reverse", "B")  # A and D have cards, and the six goes back to C
    assert skarb.position("durak", match.position(), match.options).position() == match.position()
    play(match, "B: reverse yes")
    assert here(match, "dir", "out", "owner", "defender") == (-1, ["B"], "A", "D")
    assert hand(match, "C") == ["6D"]


@pytest.mark.rule("DUR-17.8", "DUR-13.13")
def test_overthrow_a_card_that_goes_back_to_one_of_two_asks_nobody() -> None:
    match = table(
        "A: 9C / B: KH 7C / C:",
        "B: beat 0 KH / A: pass / B: beat 2 7C",
        rows=[["6H", "A", None], ["6D", "C", None], ["6C", "A", None]],
        enchanted=["K"],
        overthrow="defender_chooses",
    )
    assert here(match, "phase", "out", "owner") == ("attack", ["B"], "C")


@pytest.mark.rule("DUR-17.10", "DUR-17.11", "DUR-17.13", "DUR-17.15")
@pytest.mark.parametrize(
    "options",
    [
        {"no_such": 1},
        {"stall_bouts": 0},
        {"stall_bouts": True},
        {"stall_bouts": "many"},
        {"six_targets": {"S": "H"}},
        {"six_targets": {"S": "H", "H": "C", "C": "D", "D": "X"}},
        {"six_targets": None},
        {"series": {"deals": 0}},
        {"series": {"deals": 1, "fool_points": 2}},
        {"series": 3},
        {"series": {}},
        {"mode": "classic"},
        {"transfer": 1},
        {"limit_before_first": 7},
        {"limit_before_first": True},
        {"dealer": "A"},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(skarb.Refused) as refused:
        skarb.new("durak", seats=3, seed=0, options=options)
    assert refused.value.rule.startswith("DUR-17.")
