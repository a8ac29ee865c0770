"""Why not: every reason of DRC-15.1, tied to the rule that forbids it."""

from typing import Any

import pytest

import skarb
from rules.dragon_catchers.positions import ALL, FOUR, THREE, TWO, at, new, play, play_random, round_of
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES

HIDDEN = {"clan_counts": "hidden"}
BLIND = {"A": [["Y2", "R3"], ["Y5", "Y6"]], "B": [["Y3", None], ["Y4", None]]}
VOID = {"N": ["R2", "Y3"], "E": ["Y4", "Y5"], "S": ["R3"], "W": []}


def over(seats: int, **options: Any) -> Match:
    return play_random(new(seats, **options))


CASES: list[tuple[Match, int | None, str, str, str]] = [
    # who decides
    (at(FOUR), 1, "lay Y3", "NOT_YOUR_DECISION", "DRC-5.8"),
    (play(at(FOUR), "ask W"), 0, "lay R6", "NOT_YOUR_DECISION", "DRC-5.8"),
    (at(THREE, leader="ghost"), 1, "lay R3", "NOT_YOUR_DECISION", "DRC-12.4"),
    # cards
    (at(FOUR), None, "lay R4", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), None, "lay Y4", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), None, "lay R9", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), None, "lay #1", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), None, "lay Y2", "WRONG_CLAN", "DRC-4.2"),
    (play(at(FOUR), "ask W"), None, "give R6", "CARD_NOT_AVAILABLE", "DRC-5.4"),
    (play(at(FOUR), "ask W"), None, "give #0", "CARD_NOT_AVAILABLE", "DRC-5.4"),
    (play(at(FOUR), "ask W"), None, "give YF", "WRONG_CLAN", "DRC-4.2"),
    (at(TWO), None, "lay Y5", "WRONG_CLAN", "DRC-4.2"),
    (at(TWO), None, "lay R2", "CARD_NOT_AVAILABLE", "DRC-11.5"),
    (at(TWO), None, "lay R4", "CARD_NOT_AVAILABLE", "DRC-11.5"),
    (play(at(TWO), "ask"), None, "give R6", "CARD_NOT_AVAILABLE", "DRC-11.5"),
    # face down
    (at(TWO), None, "lay #2", "NOT_BLIND", "DRC-11.7"),
    (play(at(TWO), "ask"), None, "give #0", "NOT_BLIND", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay #1", "WRONG_CLAN", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay #3", "CARD_NOT_AVAILABLE", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay #7", "CARD_NOT_AVAILABLE", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay #-1", "CARD_NOT_AVAILABLE", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay #x", "CARD_NOT_AVAILABLE", "DRC-11.7"),
    (at(TWO, columns=BLIND), None, "lay R3", "CARD_NOT_AVAILABLE", "DRC-11.5"),
    # asking
    (at(FOUR), None, "ask N", "CANNOT_ASK_SELF", "DRC-5.2"),
    (at(THREE, leader="ghost"), None, "ask ghost", "CANNOT_ASK_SELF", "DRC-5.2"),
    (at(TWO), None, "ask A", "CANNOT_ASK_SELF", "DRC-5.2"),
    (at(FOUR, hands=VOID), None, "ask E", "ASKED_PLAYER_LACKS_CLAN", "DRC-5.6"),
    (at(FOUR, hands=VOID), None, "ask W", "ASKED_PLAYER_LACKS_CLAN", "DRC-5.6"),
    (at(FOUR, HIDDEN, hands=VOID), None, "ask W", "ASKED_PLAYER_LACKS_CLAN", "DRC-14.2"),
    (play(at(FOUR, HIDDEN, hands=VOID), "ask E"), None, "ask E", "ASKED_PLAYER_LACKS_CLAN", "DRC-14.2"),
    (
        at(THREE, hands=THREE["hands"] | {"ghost": ["Y4"]}),
        None,
        "ask ghost",
        "ASKED_PLAYER_LACKS_CLAN",
        "DRC-12.5",
    ),
    (at(FOUR), None, "ask Q", "NO_SUCH_PLAYER", "DRC-5.3"),
    (at(FOUR), None, "ask", "NO_SUCH_PLAYER", "DRC-5.3"),
    (at(FOUR), None, "ask W R4", "NO_SUCH_PLAYER", "DRC-5.3"),
    (at(FOUR), None, "ask ghost", "NO_SUCH_PLAYER", "DRC-5.3"),
    (at(TWO), None, "ask B", "NO_SUCH_PLAYER", "DRC-11.5"),
    (at(TWO, columns={"A": [["R2", None]], "B": [["Y2", "R3"]]}), None, "ask", "NOTHING_TO_ASK", "DRC-11.6"),
    (at(TWO, columns=BLIND), None, "ask", "NOTHING_TO_ASK", "DRC-11.7"),
    # the red player and the ghost
    (at(THREE), None, "lay R3", "GHOST_HAND", "DRC-12.6"),
    (at(THREE, leader="ghost"), None, "lay R6", "GHOST_HAND", "DRC-12.6"),
    (play(at(THREE), "lay R6, ask ghost"), None, "give Y2", "GHOST_HAND", "DRC-12.6"),
    (play(at(THREE), "lay R6, ask A"), None, "give Y4", "GHOST_HAND", "DRC-12.6"),
    # passing, and what is no move
    (at(FOUR), None, "pass", "MUST_LAY_OR_ASK", "DRC-5.1"),
    (at(FOUR), None, "", "MUST_LAY_OR_ASK", "DRC-5.1"),
    (at(FOUR), None, "lay", "MUST_LAY_OR_ASK", "DRC-5.1"),
    (at(FOUR), None, "give R6", "MUST_LAY_OR_ASK", "DRC-5.1"),
    (at(FOUR), None, "Lay R6", "MUST_LAY_OR_ASK", "DRC-5.1"),
    (play(at(FOUR), "ask W"), None, "pass", "CANNOT_REFUSE", "DRC-5.4"),
    (play(at(FOUR), "ask W"), None, "lay R4", "CANNOT_REFUSE", "DRC-5.4"),
    (play(at(FOUR), "ask W"), None, "ask N", "CANNOT_REFUSE", "DRC-5.4"),
    (play(at(TWO), "ask"), None, "pass", "CANNOT_REFUSE", "DRC-11.5"),
    # the end
    (round_of("R6 Y2 R2 Y3"), None, "lay R6", "DEAL_OVER", "DRC-8.1"),
    (over(4), None, "lay R6", "GAME_OVER", "DRC-10.1"),
    (over(2, max_deals=1), None, "ask", "GAME_OVER", "DRC-14.5"),
]


@pytest.mark.rule("DRC-15.1", "DRC-15.2")
@pytest.mark.parametrize(("match", "seat", "text", "code", "rule"), CASES)
def test_reason(match: Match, seat: int | None, text: str, code: str, rule: str) -> None:
    before = match.position()
    refusal = match.why_not(text, seat)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    for lang in LANGUAGES:
        sentence = refusal.say(lang)
        assert not sentence.startswith("refused")
        assert "{" not in sentence
        assert "@" not in sentence
    with pytest.raises(skarb.Refused) as refused:
        match.choose(text, seat)
    assert refused.value.refusal == refusal
    assert match.position() == before


@pytest.mark.rule("DRC-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_every_choice_is_legal_or_refused_and_a_refusal_tells_no_secret(seats: int, options: dict[str, Any]) -> None:
    """All words of the notation at every moment of a deal; in another world of the seat the answers are the same."""
    match = new(seats, 2, **options)
    names = [*match.position()["seats"], "ghost"]
    texts = [f"{verb} {card}" for verb in ("lay", "give") for card in [*ALL, *[f"#{i}" for i in range(8)]]]
    texts += ["ask", *[f"ask {name}" for name in names], "pass"]
    for ply in range(25):
        question = match.question
        assert question is not None
        world = match.world(question.seat, ply)
        for seat in range(seats):
            other = match.world(seat, ply)
            for text in texts:
                refusal = match.why_not(text, seat)
                assert (refusal is None) == (seat == question.seat and text in question.choices)
                assert other.why_not(text, seat) == refusal
        assert world.choices == question.choices
        match.choose(question.choices[ply % len(question.choices)])
