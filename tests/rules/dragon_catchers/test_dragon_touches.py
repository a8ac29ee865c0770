"""What a touch that leads to no choice must have meant, and the reason against it."""

from random import Random
from typing import Any

import pytest

import skarb
from rules.dragon_catchers.cases import CASES
from rules.dragon_catchers.positions import ALL, FOUR, THREE, TWO, at, new, play, play_random, round_of
from skarb import rulebook
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES

HIDDEN = {"clan_counts": "hidden"}
BLIND = {"A": [["Y2", "R3"], ["Y5", "Y6"]], "B": [["Y3", "R4"], ["Y4", None]]}
LACKS = {"A": [["R2", None]], "B": [["Y2", "R3"]]}
VOID = {"N": ["R2", "Y3"], "E": ["Y4", "Y5"], "S": ["R3"], "W": []}
NO_RED = THREE["hands"] | {"ghost": ["Y4"]}

# (match, seat, touch, code, rule)
REASONS: list[tuple[Match, int, str, str, str]] = [
    # a turn with a hand
    (at(FOUR), 0, "hand:Y2", "WRONG_CLAN", "DRC-4.2"),
    (at(FOUR), 0, "hand:R4", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), 0, "card:R4", "CARD_NOT_AVAILABLE", "DRC-5.2"),
    (at(FOUR), 0, "seat:N", "CANNOT_ASK_SELF", "DRC-5.2"),
    (at(FOUR, hands=VOID), 0, "seat:E", "ASKED_PLAYER_LACKS_CLAN", "DRC-5.6"),
    (at(FOUR, hands=VOID), 0, "seat:1", "ASKED_PLAYER_LACKS_CLAN", "DRC-5.6"),
    (play(at(FOUR, HIDDEN, hands=VOID), "ask E"), 0, "seat:E", "ASKED_PLAYER_LACKS_CLAN", "DRC-14.2"),
    # an answer from a hand
    (play(at(FOUR), "ask W"), 3, "hand:YF", "WRONG_CLAN", "DRC-4.2"),
    (play(at(FOUR), "ask W"), 3, "seat:N", "CANNOT_REFUSE", "DRC-5.4"),
    (play(at(FOUR), "ask W"), 3, "seat:3", "CANNOT_REFUSE", "DRC-5.4"),
    # who is not asked
    (at(FOUR), 1, "hand:Y3", "NOT_YOUR_DECISION", "DRC-5.8"),
    (at(FOUR), 1, "seat:N", "NOT_YOUR_DECISION", "DRC-5.8"),
    (play(at(FOUR), "ask W"), 0, "hand:R6", "NOT_YOUR_DECISION", "DRC-5.8"),
    (at(TWO), 1, "card:Y6", "NOT_YOUR_DECISION", "DRC-5.8"),
    (at(TWO), 1, "column:B:0", "NOT_YOUR_DECISION", "DRC-5.8"),
    (at(THREE, leader="ghost"), 1, "card:R3", "NOT_YOUR_DECISION", "DRC-12.4"),
    # the red player and the ghost
    (at(THREE), 0, "card:R3", "GHOST_HAND", "DRC-12.6"),
    (at(THREE, leader="ghost"), 0, "hand:R6", "GHOST_HAND", "DRC-12.6"),
    (at(THREE, leader="ghost"), 0, "card:Y4", "WRONG_CLAN", "DRC-4.2"),
    (at(THREE, leader="ghost"), 0, "seat:ghost", "CANNOT_ASK_SELF", "DRC-5.2"),
    (play(at(THREE), "lay R6, ask ghost"), 0, "hand:Y2", "GHOST_HAND", "DRC-12.6"),
    (play(at(THREE), "lay R6, ask A"), 0, "card:Y4", "GHOST_HAND", "DRC-12.6"),
    (at(THREE, hands=NO_RED), 0, "seat:ghost", "ASKED_PLAYER_LACKS_CLAN", "DRC-12.5"),
    # the others and the ghost
    (play(at(THREE), "lay R6"), 1, "card:Y4", "NOT_YOUR_CARD", "DRC-12.6"),
    (play(at(THREE), "lay R6, ask C"), 2, "card:Y4", "NOT_YOUR_CARD", "DRC-5.4"),
    (
        play(at(THREE, hands=THREE["hands"] | {"ghost": ["R3"]}), "lay R6"),
        *(1, "card:R3", "ASKED_PLAYER_LACKS_CLAN", "DRC-12.5"),
    ),
    # two rows
    (at(TWO), 0, "card:Y5", "WRONG_CLAN", "DRC-4.2"),
    (at(TWO), 0, "card:R4", "NOT_YOUR_CARD", "DRC-11.5"),
    (at(TWO), 0, "card:R2", "CARD_NOT_AVAILABLE", "DRC-11.5"),  # it lies face down: where, nobody knows
    (at(TWO), 0, "column:A:2", "NOT_BLIND", "DRC-11.7"),
    (at(TWO), 0, "column:B:2", "NOT_YOUR_CARD", "DRC-11.5"),
    (at(TWO), 0, "seat:A", "CANNOT_ASK_SELF", "DRC-5.2"),
    (at(TWO, columns=LACKS), 0, "seat:B", "NOTHING_TO_ASK", "DRC-11.6"),
    (at(TWO, columns=LACKS), 0, "seat:1", "NOTHING_TO_ASK", "DRC-11.6"),
    (at(TWO, columns=LACKS), 0, "card:Y2", "NOTHING_TO_ASK", "DRC-11.6"),
    (at(TWO, columns=BLIND), 0, "column:A:1", "WRONG_CLAN", "DRC-11.7"),
    (at(TWO, columns=BLIND), 0, "column:A:5", "CARD_NOT_AVAILABLE", "DRC-11.7"),
    (at(TWO, columns=BLIND), 0, "column:B:0", "NOT_YOUR_CARD", "DRC-11.5"),
    (play(at(TWO), "ask"), 1, "card:R6", "NOT_YOUR_CARD", "DRC-11.5"),
    (play(at(TWO), "ask"), 1, "card:Y6", "WRONG_CLAN", "DRC-4.2"),
    (play(at(TWO), "ask"), 1, "seat:A", "CANNOT_REFUSE", "DRC-11.5"),
    (play(at(TWO), "ask"), 1, "column:B:0", "NOT_BLIND", "DRC-11.7"),
    # the end
    (round_of("R6 Y2 R2 Y3"), 0, "hand:R6", "DEAL_OVER", "DRC-8.1"),
    (play_random(new(3)), 2, "seat:A", "GAME_OVER", "DRC-10.1"),
]


def sentences(refusal: skarb.Refusal) -> list[str]:
    said = [refusal.say(lang) for lang in LANGUAGES]
    assert not any("{" in one or "@" in one or one.startswith("refused") for one in said), said
    return said


@pytest.mark.rule("DRC-15.1")
@pytest.mark.parametrize(("match", "seat", "touch", "code", "rule"), REASONS)
def test_what_a_touch_meant(match: Match, seat: int, touch: str, code: str, rule: str) -> None:
    refusal = match.why_not_touch([touch], seat)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert len(set(sentences(refusal))) == 3
    assert match.why_not_touch(["hand:", touch, "nothing"], seat) == refusal


@pytest.mark.rule("DRC-15.1")
@pytest.mark.parametrize("start", [FOUR, THREE, TWO])
@pytest.mark.parametrize(
    "path",
    [
        *([], [""], [":"], ["deck"], ["hand:"], ["hand:R9"], ["card:"], ["card:#1"], ["seat:"], ["seat:Q"], ["seat:9"]),
        *(
            ["seat:²"],
            ["seat:-1"],
            ["column:"],
            ["column:A"],
            ["column:A:"],
            ["column:A:9"],
            ["column:Q:1"],
            ["pile:R"],
        ),
        *(["column:A:" + "1" * 5000], ["x:" * 3000], ["nothing:1"] * 2000, ["hand:\x00"], ["list:pass"]),
    ],
)
def test_what_nobody_could_mean(start: dict[str, Any], path: list[str]) -> None:
    match = at(start)
    for seat in range(match.seats):
        assert match.why_not_touch(path, seat) is None


@pytest.mark.rule("DRC-15.1")
def test_a_legal_touch_after_others_has_no_reason_against_it() -> None:
    assert at(FOUR).why_not_touch(["hand:Y2", "hand:R6"], 0) is None
    assert at(TWO).why_not_touch(["card:Y5", "seat:1"], 0) is None


@pytest.mark.rule("DRC-15.1")
def test_sentences() -> None:
    match = at(TWO, columns=BLIND)
    down, other = match.why_not_touch(["column:A:1"], 0), match.why_not_touch(["column:B:0"], 0)
    assert down is not None
    assert down.reason.startswith("Column 2: only a red card may lie before this player")
    assert other is not None
    assert other.reason == "That card lies in the other row. Ask B, who chooses which card to lay."


def everything(match: Match) -> list[str]:
    """All ids that the page draws, and some that it does not."""
    names = match.position()["seats"]
    cards = [f"{sort}:{card}" for sort in ("hand", "card") for card in ALL]
    seats = [f"seat:{name}" for name in (*names, "ghost", *range(match.seats))]
    return cards + seats + [f"column:{name}:{i}" for name in names for i in range(7)]


@pytest.mark.rule("DRC-13.1", "DRC-13.3", "DRC-15.1")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_touch_gets_a_reason_that_tells_no_secret(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    rules = set(rulebook.statements("dragon_catchers"))
    match, random = new(seats, seats, **options), Random(seats)
    for ply in range(70):
        if match.question is None:
            break
        seat = random.randrange(seats)
        world = match.world(seat, ply)
        for _ in range(20):
            path = random.sample(everything(match), random.choice([1, 1, 1, 2, 3]))
            refusal = match.why_not_touch(path, seat)
            assert world.why_not_touch(path, seat) == refusal
            if refusal is not None:
                assert refusal.rule in rules
                sentences(refusal)
        view = match.view(seat)
        shown = [f"hand:{card}" for card in view.get("hands", {}).get(view["names"][seat], [])]
        shown += [f"card:{card}" for card in view.get("hands", {}).get("ghost", [])]
        shown += [f"card:{column[0]}" for row in view.get("columns", {}).values() for column in row if column[0]]
        for touch in shown:  # an open card always means something, if it does not lead on
            led = any(question.leads([touch]) for question in match.asked(seat))
            assert led or match.why_not_touch([touch], seat) is not None
        match.choose(random.choice(match.choices))
