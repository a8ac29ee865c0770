"""The enchanted cards and how they meet. Sections 13 and 14, and what beats what: DUR-8.2."""

from itertools import product

import pytest

from rules.durak.play import ALL, FULL, asked, code, here, legal, play, table, told
from skarb.games.durak import beats

SIX = {"S": "H", "H": "C", "C": "D", "D": "S"}
ACE = {"S": "D", "C": "H", "D": "C", "H": "S"}
SUITS = "HDSC"


def plain(attack: str, card: str, trump: str | None) -> bool:
    """A second telling of the ordinary rule, for comparison."""
    if attack[-1] == card[-1]:
        return ALL.index(card[:-1]) > ALL.index(attack[:-1])
    return card[-1] == trump


def told_by_section_13(attack: str, card: str, trump: str | None, enchanted: str) -> bool:
    """DUR-13 and 14 told from the cards' side, without the order of DUR-8.2; eights apart."""
    a, d, suit, own = attack[:-1], card[:-1], attack[-1], card[-1]
    sorcery = enchanted.split()
    if a == "J" and "J" in sorcery:
        return d in ("6", "7", "8", "9", "10") and own in (suit, trump)
    strikes = (d == "6" and "6" in sorcery and SIX[own] == suit) or (
        a == d == "A" and "A" in sorcery and ACE[own] == suit
    )
    if a == "7" and "7" in sorcery and suit != trump and own == trump:
        return False
    return strikes or plain(attack, card, trump)


@pytest.mark.rule("DUR-8.2", "DUR-8.3", "DUR-13.1", "DUR-13.5", "DUR-14.1", "DUR-14.2")
@pytest.mark.parametrize("enchanted", ["", "6", "7", "J", "A", "6 7", "6 J", "7 J", "6 A", "6 7 J A", "9 10 Q K"])
def test_beats_for_all_pairs_of_cards(enchanted: str) -> None:
    for trump in (*SUITS, None):
        for attack, card in product(FULL, FULL):
            if attack != card:
                expected = told_by_section_13(attack, card, trump, enchanted)
                assert beats(attack, card, trump, enchanted.split()) is expected, (attack, card, trump)


@pytest.mark.rule("DUR-13.8", "DUR-14.1", "DUR-14.3")
@pytest.mark.parametrize("trump", [*SUITS, None])
def test_an_enchanted_eight_is_an_eight_of_its_named_suit(trump: str | None) -> None:
    ranks = ["6", "7", "8", "J"]
    for printed, name in product(SUITS, SUITS):
        eight = f"8{printed}={name}"
        for card in FULL:
            rank, suit = card[:-1], card[-1]
            if rank == "8":
                continue
            if name == trump:
                assert not beats(eight, card, trump, ranks)
                assert not beats(card, eight, trump, ranks)
                continue
            lower = rank in ("6", "7") or rank == "J"  # an enchanted jack is beaten by lower cards
            assert beats(card, eight, trump, ranks) is (suit == name and lower)
            higher = suit == name and rank in ("9", "10", "J", "Q", "K", "A")
            struck = rank == "6" and SIX[suit] == name
            assert beats(eight, card, trump, ranks) is (higher or struck or suit == trump)
        assert not any(beats(eight, f"8{p}={n}", trump, ranks) for p, n in product(SUITS, SUITS))
    assert not beats("7H", "8H", trump, ["8"])  # without a name it is no card on the table
    assert not beats("7H", "8H=H", trump, [])  # and only enchanted eights bear one


@pytest.mark.rule("DUR-13.1", "DUR-13.2", "DUR-2.4")
def test_effects_belong_to_the_card_whoever_lays_it() -> None:
    for name, other in (("A", "C"), ("C", "A")):
        match = table(
            f"{name}: KD / B: 10S 6C / {other}: QC", rows=[["7H", name, None]], enchanted=["7"], seats=["A", "B", "C"]
        )
        assert legal(match) == {"take"}  # no trump beats the seven, thrown or laid first


@pytest.mark.rule("DUR-13.3", "DUR-13.4")
def test_beating_effects_only_beat_and_attacked_effects_only_defend() -> None:
    # a six as attack card is an ordinary six; a seven used to beat is an ordinary seven and wards nothing
    assert beats("6S", "7S", "D", ALL)
    assert beats("6H", "7H", "D", ALL)
    assert beats("8H=D", "JD", "C", ALL) is True  # a jack used to beat is an ordinary jack
    stopping = table(
        "A: 7D 9C / B: 8H 9D / C: QC", rows=[["QH", "A", None], ["QD", "C", None]], enchanted=["Q"], deck="6S"
    )
    assert here(stopping, "phase") == "defend"
    play(stopping, "B: take")  # attacking queens have stopped nothing, and queens taken neither
    match = table(
        "A: 7D 10C / B: 10H 9D QS / C: QC KD", "A: attack 7D / A: pass / C: pass", enchanted=["10"], deck="6S"
    )
    assert here(match, "phase") == "defend"
    # a ten that beats blocks nothing; transferred and thrown tens block (they are attack cards)
    thrown = table(
        "A: 7D / B: 10H 9D QS / C: QC KD", rows=[["10S", "A", None], ["10C", "C", None]], enchanted=["10"], deck="6S"
    )
    assert code(thrown, "B", "transfer 10H") == ("TRANSFER_TEN", "DUR-13.10")


@pytest.mark.rule("DUR-13.6", "DUR-17.11")
def test_sixes_strike_their_target_suit() -> None:
    for own, target in SIX.items():
        for card in FULL:
            if card[-1] == target:
                assert beats(card, "6" + own, target, ["6"])  # even trumps
    pair = {"S": "H", "H": "S", "C": "D", "D": "C"}
    assert beats("AS", "6H", "S", ["6"], pair)
    assert not beats("AC", "6H", "S", ["6"], pair)
    match = table("A: 7D / B: 6H 6D / C: QC", rows=[["AS", "A", None]], enchanted=["6"], six_targets=pair)
    assert legal(match) == {"beat 0 6H", "take"}
    match = table("A: 7D / B: 6H 6D / C: QC", rows=[["AS", "A", None]], enchanted=["6"])
    assert legal(match) == {"beat 0 6D", "take"}


@pytest.mark.rule("DUR-13.7")
def test_sevens_are_warded_against_foreign_trumps() -> None:
    match = table("A: QD / B: 6S AS 8H 8C 6D / C: QC", rows=[["7H", "A", None]], enchanted=["6", "7", "8"])
    assert legal(match) == {"beat 0 8H=H", "beat 0 8C=H", "take"}
    assert code(match, "B", "beat 0 AS") == ("DOES_NOT_BEAT", "DUR-13.7")
    trump = table("A: QD / B: 6S AS 8H 6D / C: QC", rows=[["7S", "A", None]], enchanted=["6", "7"])
    assert legal(trump) == {"beat 0 AS", "beat 0 6D", "take"}


@pytest.mark.rule("DUR-13.8")
def test_an_eight_is_named_whenever_it_is_laid() -> None:
    match = table("A: 8H 8D 7C 6C 7D / B: 8S 9H QD JD KC / C: QC KH JC 10C", deck="10D 6S", enchanted=["8"])
    assert {m for m in legal(match) if "8" in m} == {f"attack 8{p}={n}" for p in "HD" for n in "HDC"}
    play(match, "A: attack 8H=D")
    assert here(match, "table") == [["8H=D", "A", None]] == match.view(2)["table"]
    assert legal(match) == {"throw 8D=H", "throw 8D=D", "throw 8D=C", "pass"}
    play(match, "A: throw 8D=D / A: pass / C: pass")
    assert legal(match) == {
        *[f"beat {i} {card}" for i in (0, 1) for card in ("QD", "JD")],
        *[f"transfer 8S={n}" for n in "HDC"],
        "take",
    }
    play(match, "B: transfer 8S=C / A: pass / B: pass")
    assert here(match, "table")[0] == ["8H=D", "A", None]  # the name stays through a transfer
    assert legal(match) == {"beat 2 10C", "beat 2 JC", "beat 2 QC", "take"}
    play(match, "C: take")
    assert {"8H", "8D", "8S"} <= set(here(match, "hands")["C"])  # and is forgotten when taken
    assert code(match, "A", "attack 7C=H")[0] == "SUIT_NOT_ALLOWED"
    free = table("A: 8H 7C / B: 8S 9H", trump=None, deck="", enchanted=["8"])
    assert len([m for m in legal(free) if "8H" in m]) == 4  # without trumps any of the four


@pytest.mark.rule("DUR-13.9")
def test_nines_may_be_thrown_freely_within_the_limits() -> None:
    match = table("A: 7H 9D 8C / B: 7C 8H 10C / C: 9C 9S QD JD", "A: attack 7H", enchanted=["9"], deck="6S")
    assert legal(match) == {"throw 9D", "pass"}
    play(match, "C: throw 9C / A: pass / C: throw 9S")
    assert here(match, "phase", "limit") == ("defend", 3)
    assert code(match, "A", "throw 9D") == ("LIMIT_REACHED", "DUR-7.4")
    assert code(match, "B", "transfer 7C") == ("TRANSFER_MIXED_RANKS", "DUR-9.3")
    assert "attack 9D" in legal(table("A: 9D 7C / B: 7H", enchanted=["9"]))
    ordinary = table("A: 7H 9D 8C / B: 7C 8H 10C / C: 9C 9S QD JD", "A: attack 7H", deck="6S")
    assert legal(ordinary) == {"pass"}


@pytest.mark.rule("DUR-13.10")
def test_tens_cannot_be_transferred() -> None:
    hands = "A: 7C / B: 10C 9D / C: QD KD"
    rows = [["10H", "A", None]]
    assert "transfer 10C" in legal(table(hands, rows=rows))
    assert legal(table(hands, rows=rows, enchanted=["10"])) == {"take"}


@pytest.mark.rule("DUR-13.11")
def test_jacks_are_beaten_by_lower_cards_only() -> None:
    match = table(
        "A: 7C / B: 10H QH AH 6S AS JS 9D / C: QD KD", rows=[["JH", "A", None]], enchanted=["J"], transfer=False
    )
    assert legal(match) == {"beat 0 10H", "beat 0 6S", "take"}
    assert code(match, "B", "beat 0 AS") == ("DOES_NOT_BEAT", "DUR-13.11")
    match = table("A: 7C / B: 10H QH AH 6S AS 10D / C: QD KD", rows=[["JS", "A", None]], enchanted=["J"])
    assert legal(match) == {"beat 0 6S", "take"}
    assert beats("10H", "JH", "C", ["J"])


@pytest.mark.rule("DUR-13.12", "DUR-6.6", "DUR-11.1")
def test_a_queen_that_beats_stops_the_throwing() -> None:
    rows = [["7H", "A", None], ["7D", "C", None]]
    match = table("A: QC 7C / B: QH 8D 6C / C: 9H QD", rows=rows, enchanted=["Q", "9"], deck="6S")
    play(match, "B: beat 0 QH")
    assert asked(match) == ["B"]  # the seven thrown before must still be beaten
    assert code(match, "A", "throw 7C") == ("THROWS_STOPPED", "DUR-13.12")
    assert code(match, "C", "throw 9H") == ("THROWS_STOPPED", "DUR-13.12")
    play(match, "B: beat 1 8D")
    assert "beaten" in told(match)  # won at once, nobody is asked


@pytest.mark.rule("DUR-13.13")
def test_a_king_lets_the_winner_reverse_once() -> None:
    hands = "A: 7C 8C / B: KH KD 6C 9C / C: QC JC / D: 10D JD"
    rows = [["7H", "A", None], ["7D", "D", None]]
    match = table(hands, rows=rows, enchanted=["K"])
    play(match, "B: beat 0 KH / A: pass / C: pass / D: pass / B: beat 1 KD / A: pass / C: pass / D: pass")
    assert here(match, "phase", "actor") == ("reverse", "B")
    assert legal(match) == {"reverse yes", "reverse no"}
    keep, turn = match.copy(), match.copy()
    keep.choose("reverse no")
    turn.choose("reverse yes")
    assert here(keep, "dir", "owner", "defender", "phase") == (1, "B", "C", "attack")
    assert here(turn, "dir", "owner", "defender", "phase") == (-1, "B", "A", "attack")
    play(turn, "B: attack 9C")
    assert asked(turn) == ["B", "D", "C"]  # the throw order follows the new direction
    play(turn, "B: pass / D: pass / C: pass / A: take")
    assert here(turn, "dir", "owner", "defender") == (-1, "D", "C")


@pytest.mark.rule("DUR-13.13")
def test_a_king_needs_a_won_defence_and_three_players() -> None:
    hands = "A: 7C 8C / B: KH 6C / C: QC JC"
    rows = [["7H", "A", None], ["7D", "C", None]]
    lost = table(hands, rows=rows, enchanted=["K"])
    play(lost, "B: beat 0 KH / B: take")
    assert here(lost, "phase", "dir") == ("attack", 1)
    two = table("A: 7C 8C / B: KH 6C / C:", rows=[["7H", "A", None]], enchanted=["K"], out=["C"])
    play(two, "B: beat 0 KH / A: pass")
    assert here(two, "phase", "dir") == ("attack", 1)
    ordinary = table(hands, rows=[["7H", "A", None]])
    play(ordinary, "B: beat 0 KH / A: pass / C: pass")
    assert here(ordinary, "phase") == "attack"


@pytest.mark.rule("DUR-13.13", "DUR-4.4")
def test_who_goes_out_with_a_king_may_still_reverse() -> None:
    match = table("A: 7C 8C / B: KH / C: QC JC / D: 10D", rows=[["7H", "A", None]], enchanted=["K"])
    play(match, "B: beat 0 KH")
    assert here(match, "phase", "actor") == ("reverse", "B")
    again = play(match.copy(), "B: reverse yes")
    assert here(again, "out", "dir", "owner", "defender") == (["B"], -1, "A", "D")
    play(match, "B: reverse no")
    assert here(match, "out", "dir", "owner", "defender") == (["B"], 1, "C", "D")
    # with two others left, only two players are in the game: not asked
    match = table("A: 7C 8C / B: KH / C: QC JC", rows=[["7H", "A", None]], enchanted=["K"])
    play(match, "B: beat 0 KH")
    assert here(match, "phase", "owner") == ("attack", "C")


@pytest.mark.rule("DUR-13.14")
def test_aces_strike_one_other_ace() -> None:
    for own, target in product(SUITS, SUITS):
        if own != target:
            for trump in (*SUITS, None):
                expected = ACE[own] == target or own == trump
                assert beats("A" + target, "A" + own, trump, ["A"]) is expected


@pytest.mark.rule("DUR-14.1")
def test_queen_and_king_both_act_in_one_bout() -> None:
    rows = [["7H", "A", None], ["7D", "C", None]]
    match = table("A: QC 7C / B: QH KD 6C / C: 9H QD", rows=rows, enchanted=["Q", "K"], deck="6S")
    play(match, "B: beat 0 QH / B: beat 1 KD")
    assert here(match, "phase") == "reverse"


@pytest.mark.rule("DUR-14.3")
def test_cards_of_one_rank_against_each_other() -> None:
    for rank in ALL:
        for suit, other in product(SUITS, SUITS):
            if suit == other or rank == "8":
                continue
            struck = (rank == "6" and SIX[other] == suit) or (rank == "A" and ACE[other] == suit)
            trumped = other == "S" and rank not in ("7", "J")
            assert beats(rank + suit, rank + other, "S", ALL) is (struck or trumped), (rank, suit, other)
