"""What a touch that leads to no choice must have meant, and the reason against it."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.cases import CASES
from rules.durak.play import FULL, play, table
from skarb import rulebook
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES, say

HANDS = "A: 7C 8C / B: 6C 9C 8H 7D / C: JD QD KD AD"
OPEN = [["6H", "A", None]]
TWO = [["6H", "A", "7H"], ["6S", "C", None]]
EIGHT = "A: 8C 7C / B: 8H 9C / C: JD QD KD"


def attack(hands: str = HANDS, **more: Any) -> Match:
    return table(hands, **more)


def throw(hands: str = HANDS, **more: Any) -> Match:
    return table(hands, rows=more.pop("rows", OPEN), phase="throw", **more)


def defend(hands: str = HANDS, **more: Any) -> Match:
    return table(hands, rows=more.pop("rows", OPEN), **more)


def reverse() -> Match:
    match = table("A: 7C 8C / B: KH 9H / C: QC JC", rows=[["7H", "A", None]], enchanted=["K"])
    return play(match, "B: beat 0 KH / A: pass / C: pass")


# (match, who, touches, code, rule): by question, what people touch that leads nowhere
REASONS = [
    # attack: only a card of one's hand will do
    (attack(), "A", "seat:2", "MUST_ATTACK", "DUR-5.2"),
    (attack(), "A", "button:pass", "MUST_ATTACK", "DUR-5.2"),
    (attack(), "A", "hand:7C seat:2", "MUST_ATTACK", "DUR-5.2"),
    (attack(), "A", "hand:KH", "CARD_NOT_IN_HAND", "DUR-5.2"),
    (attack(EIGHT, enchanted=["8"]), "A", "hand:8C suit:S", "SUIT_IS_TRUMP", "DUR-13.8"),
    (attack(EIGHT, enchanted=["8"]), "A", "hand:8C seat:1", "SUIT_REQUIRED", "DUR-13.8"),
    (attack(EIGHT, enchanted=["8"]), "A", "hand:7C suit:H", "SUIT_NOT_ALLOWED", "DUR-8.2"),
    (attack(), "B", "hand:6C", "NOT_YOUR_DECISION", "DUR-5.1"),
    (attack(), "B", "seat:0", "NOT_YOUR_DECISION", "DUR-5.1"),
    (attack(), "C", "hand:JD", "NOT_YOUR_DECISION", "DUR-5.1"),
    # throw: a card is thrown in, nothing is beaten
    (throw(), "A", "hand:7C", "RANK_NOT_ON_TABLE", "DUR-6.3"),
    (throw(), "A", "hand:7C table:0", "RANK_NOT_ON_TABLE", "DUR-6.3"),
    (throw("A: 6D 8C / B: 9C 7D / C: JD"), "A", "hand:6D table:0", "NOT_YOUR_DECISION", "DUR-5.5"),
    (throw(), "A", "table:0", "NOT_YOUR_DECISION", "DUR-5.5"),
    (throw(), "A", "button:take", "NOT_YOUR_DECISION", "DUR-5.5"),
    (throw(EIGHT, rows=[["8D=H", "A", None]], enchanted=["8"]), "A", "hand:8C suit:S", "SUIT_IS_TRUMP", "DUR-13.8"),
    (throw(EIGHT, rows=[["8D=H", "A", None]], enchanted=["8"]), "A", "hand:8C table:0", "SUIT_REQUIRED", "DUR-13.8"),
    (throw(), "B", "hand:9C", "NOT_YOUR_DECISION", "DUR-6.2"),
    (throw(), "B", "button:take", "NOT_YOUR_DECISION", "DUR-5.1"),
    # a thrower while the defender decides
    (defend(), "A", "hand:7C", "RANK_NOT_ON_TABLE", "DUR-6.3"),
    (defend("A: 6D 8C / B: 9C / C: JD"), "A", "hand:6D", "LIMIT_REACHED", "DUR-7.4"),
    (defend("A: 6D 8C / B: 9C 7D / C: JD"), "A", "hand:6D", "NOT_YOUR_DECISION", "DUR-6.4"),
    (defend(HANDS + " / D: 6D", mode="team"), "D", "hand:6D", "PARTNER", "DUR-15.3"),
    (
        defend(HANDS, rows=[["6H", "A", "QH"], ["6S", "C", None]], enchanted=["Q"]),
        *("A", "hand:8C", "THROWS_STOPPED", "DUR-13.12"),
    ),
    (defend(), "A", "table:0", "NOT_YOUR_DECISION", "DUR-5.1"),
    # defend: a card alone
    (defend(), "B", "hand:9C", "DOES_NOT_BEAT", "DUR-8.2"),
    (defend(rows=[["9H", "A", None], ["9D", "C", None]]), "B", "hand:8H", "DOES_NOT_BEAT", "DUR-8.2"),
    (
        defend("A: 7C / B: 8S / C: KD", rows=[["7H", "A", None]], enchanted=["7"]),
        "B",
        "hand:8S",
        "DOES_NOT_BEAT",
        "DUR-13.7",
    ),
    (
        defend("A: 7C / B: QH / C: KD", rows=[["JH", "A", None]], enchanted=["J"]),
        "B",
        "hand:QH",
        "DOES_NOT_BEAT",
        "DUR-13.11",
    ),
    (defend(transfer=False), "B", "hand:6C", "TRANSFER_OFF", "DUR-17.2"),
    (defend(rows=TWO), "B", "hand:6C", "TRANSFER_AFTER_BEAT", "DUR-9.3"),
    (
        defend(rows=[["6H", "A", None], ["9D", "C", None]], enchanted=["9"]),
        "B",
        "hand:6C",
        "TRANSFER_MIXED_RANKS",
        "DUR-9.3",
    ),
    (
        defend("A: 7C / B: 10C 9C / C: JD QD", rows=[["10H", "A", None]], enchanted=["10"]),
        *("B", "hand:10C", "TRANSFER_TEN", "DUR-13.10"),
    ),
    (defend("A: 7C / B: 6C 9C / C: JD"), "B", "hand:6C", "TRANSFER_TARGET_HAND", "DUR-9.4"),
    (defend("A: / B: 6C 9C"), "B", "hand:6C", "TRANSFER_NO_TARGET", "DUR-9.7"),
    (
        defend("A: 7C / B: 8H 9C / C: JD", rows=[["8C=D", "A", None]], enchanted=["8"]),
        *("B", "hand:8H", "TRANSFER_TARGET_HAND", "DUR-9.4"),
    ),
    (
        defend("A: 7C / B: 8H / C: JD", rows=[["9S", "A", None]], enchanted=["8"]),
        "B",
        "hand:8H",
        "SUIT_IS_TRUMP",
        "DUR-13.8",
    ),
    (
        defend("A: 7C / B: 8H / C: JD", rows=[["9D", "A", None]], enchanted=["8"]),
        "B",
        "hand:8H",
        "DOES_NOT_BEAT",
        "DUR-8.2",
    ),
    # defend: a card of the table
    (defend(), "B", "table:0", "CARD_FIRST", "DUR-8.1"),
    (defend(), "B", "table:0 hand:8H", "CARD_FIRST", "DUR-8.1"),
    (defend(rows=[["AH", "A", None]]), "B", "table:0", "NOTHING_BEATS", "DUR-8.1"),
    (defend(rows=TWO), "B", "table:0", "ALREADY_BEATEN", "DUR-8.1"),
    (defend(rows=TWO), "B", "hand:8H table:0", "ALREADY_BEATEN", "DUR-8.1"),
    (defend(), "B", "table:3", "NO_SUCH_ATTACK", "DUR-8.1"),
    (defend(), "B", "hand:9C table:0", "DOES_NOT_BEAT", "DUR-8.2"),
    (defend(rows=[["6H", "A", None], ["7S", "A", None]]), "B", "hand:8H table:1", "DOES_NOT_BEAT", "DUR-8.2"),
    (
        defend(EIGHT, rows=[["7D", "A", None]], enchanted=["8"]),
        "B",
        "hand:8H table:0 suit:C",
        "DOES_NOT_BEAT",
        "DUR-8.2",
    ),
    (
        defend(EIGHT, rows=[["7D", "A", None]], enchanted=["8"]),
        "B",
        "hand:8H table:0 suit:S",
        "SUIT_IS_TRUMP",
        "DUR-13.8",
    ),
    # defend: a player
    (defend(), "B", "seat:2", "TRANSFER_NEEDS_CARD", "DUR-9.1"),
    (defend(), "B", "seat:0", "TRANSFER_OTHER_SEAT", "DUR-9.1"),
    (defend(), "B", "hand:6C seat:0", "TRANSFER_OTHER_SEAT", "DUR-9.1"),
    (defend(), "B", "hand:9C seat:2", "TRANSFER_WRONG_RANK", "DUR-9.1"),
    (defend(rows=TWO), "B", "seat:2", "TRANSFER_AFTER_BEAT", "DUR-9.3"),
    (defend("A: 7C / B: 6C 9C / C: JD"), "B", "seat:2", "TRANSFER_TARGET_HAND", "DUR-9.4"),
    (
        defend("A: 7C / B: 8H 9C / C: JD QD", rows=[["8C=D", "A", None]], enchanted=["8"]),
        "B",
        "hand:8H seat:2 suit:S",
        "SUIT_IS_TRUMP",
        "DUR-13.8",
    ),
    (defend(transfer=False), "B", "hand:6C seat:2", "TRANSFER_OFF", "DUR-17.2"),
    (defend(), "B", "button:pass", "NOT_YOUR_DECISION", "DUR-6.4"),
    # reverse: yes or no
    (reverse(), "B", "hand:9H", "NOT_YOUR_DECISION", "DUR-13.13"),
    (reverse(), "B", "table:0", "NOT_YOUR_DECISION", "DUR-13.13"),
    (reverse(), "A", "hand:7C", "NOT_YOUR_DECISION", "DUR-5.1"),
    # over
    (table("A: / B: 6H", phase="over"), "B", "hand:6H", "GAME_OVER", "DUR-5.1"),
]


def sentences(refusal: skarb.Refusal) -> list[str]:
    said = [refusal.say(lang) for lang in LANGUAGES]
    assert not any("{" in one or "@" in one or "refused-" in one or "asked-" in one for one in said), said
    return said


@pytest.mark.rule("DUR-18.6")
@pytest.mark.parametrize(
    ("match", "who", "touches", "expected", "rule"),
    [pytest.param(*reason, id=f"{reason[3]}-{reason[2]}") for reason in REASONS],
)
def test_what_touches_meant(match: Match, who: str, touches: str, expected: str, rule: str) -> None:
    refusal = match.why_not_touch(touches.split(), match.game.names(match.state).index(who))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (expected, rule)
    assert len(set(sentences(refusal))) == 3


@pytest.mark.rule("DUR-18.6")
@pytest.mark.parametrize("where", [attack, throw, defend, reverse])
@pytest.mark.parametrize(
    "path",
    [
        *(
            [],
            [""],
            [":"],
            ["deck"],
            ["hand:"],
            ["hand:2H"],
            ["hand:8C=H"],
            ["table:"],
            ["table:-1"],
            ["table:" + "9" * 5000],
        ),
        *(
            ["seat:9"],
            ["suit:H"],
            ["suit:X"],
            ["button:"],
            ["button:go"],
            ["hand"],
            ["x:" * 3000],
            ["nothing:1"] * 2000,
        ),
        *(["table:²"], ["hand:\x00"], ["list:take"], ["seat:1 "]),
    ],
)
def test_what_nobody_could_mean(where: Any, path: list[str]) -> None:
    for seat in range(3):
        assert where().why_not_touch(path, seat) is None


@pytest.mark.rule("DUR-18.6")
def test_who_looks_at_a_player_is_told_nothing() -> None:
    """Only an attacker could mean another player, and a defender."""
    for match, seat, other in ((throw(), 0, 1), (defend(), 0, 1), (defend(), 1, 1), (attack(), 2, 0)):
        assert match.why_not_touch([f"seat:{other}"], seat) is None


@pytest.mark.rule("DUR-18.6", "DUR-5.5")
def test_a_sentence_tells_whose_decision_it_is() -> None:
    match = throw()
    own, other = match.why_not_touch(["table:0"], 0), match.why_not_touch(["hand:9C"], 1)
    assert own is not None
    assert own.reason == "Not now: your decision is throwing in or passing."
    assert other is not None
    assert other.reason == "Not now: A has to decide first (throwing in or passing)."
    for closed, what in ((False, "beating, transferring or taking"), (True, "beating or taking")):
        waits = defend(transfer=not closed).why_not_touch(["table:0"], 2)
        assert waits is not None
        assert waits.reason == f"Not now: B has to decide first ({what})."


def everything(match: Match) -> list[str]:
    """All ids that the page draws, and some that it does not."""
    named = [f"suit:{suit}" for suit in "HDSC"] + [f"seat:{seat}" for seat in range(match.seats)]
    return [f"hand:{card}" for card in FULL] + named + [f"table:{i}" for i in range(7)] + ["button:take", "button:pass"]


@pytest.mark.rule("DUR-18.1", "DUR-18.6")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_touch_gets_a_reason_that_tells_no_secret(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    rules = set(rulebook.statements("durak"))
    match, random = skarb.new("durak", seats=seats, seed=seats, options=options), Random(seats)
    for ply in range(60):
        if match.question is None:
            break
        seat = random.randrange(seats)
        world = match.world(seat, ply)
        for _ in range(12):
            path = random.sample(everything(match), random.choice([1, 1, 1, 2, 2, 3]))
            refusal = match.why_not_touch(path, seat)
            assert world.why_not_touch(path, seat) == refusal
            if refusal is not None:
                assert refusal.rule in rules
                sentences(refusal)
        hand = match.position()["hands"][match.position()["seats"][seat]]
        for card in hand:  # one's own card always means something, if it does not lead on
            led = any(question.leads([f"hand:{card}"]) for question in match.asked(seat))
            assert led or match.why_not_touch([f"hand:{card}"], seat) is not None
        match.choose(random.choice(match.choices))


@pytest.mark.rule("DUR-5.5", "DUR-9.3")
def test_the_question_names_only_what_is_legal() -> None:
    ways = {
        "Beat, transfer or take": defend(),
        "Beat or take": defend(transfer=False),
        "Transfer or take": defend("A: 7C 8C / B: 6C 9C / C: JD QD KD"),
        "You can only take": defend(rows=[["AH", "A", None]]),
        "Throw in a card or pass": throw("A: 6D 8C / B: 9C 7D / C: JD"),
        "No card of yours fits: pass": throw(),
    }
    for sentence, match in ways.items():
        question = match.question
        assert question is not None
        assert say("en", "durak", f"question-{question.kind}", **question.extra) == sentence
        for seat in (0, 1, 2, None):  # what one can do is one's own secret, DUR-18.5
            told = [asked for asked in match.view(seat)["questions"] if asked["seat"] == question.seat]
            assert ("can" in told[0]) == (seat == question.seat)
