"""Every reason of DUR-18.6, with the rule that forbids the move, in three languages."""

from random import Random

import pytest

import skarb
from rules.durak.play import ALL, FULL, code, play, table
from skarb.games.durak.notation import parse, text
from skarb.games.durak.state import Durak

HANDS = "A: 7C 8C / B: 6C 9C 8H 7D / C: JD QD KD AD"
OPEN = [["6H", "A", None]]

# (match, who, move, code, rule)
REASONS = [
    (lambda: table(HANDS), "B", "take", "NOT_YOUR_DECISION", "DUR-5.1"),
    (lambda: table(HANDS), "B", "attack 6C", "NOT_YOUR_DECISION", "DUR-5.1"),
    (lambda: table(HANDS), "C", "throw JD", "NOT_YOUR_DECISION", "DUR-5.1"),
    (lambda: table(HANDS, rows=OPEN), "B", "pass", "NOT_YOUR_DECISION", "DUR-6.4"),
    (lambda: table(HANDS, rows=OPEN), "B", "attack 6C", "NOT_YOUR_DECISION", "DUR-5.2"),
    (lambda: table(HANDS, rows=OPEN), "A", "pass", "NOT_YOUR_DECISION", "DUR-5.1"),
    (lambda: table(HANDS, rows=OPEN, phase="throw"), "A", "take", "NOT_YOUR_DECISION", "DUR-5.5"),
    (lambda: table(HANDS, rows=OPEN, phase="throw"), "A", "beat 0 8C", "NOT_YOUR_DECISION", "DUR-5.5"),
    (lambda: table(HANDS, rows=OPEN, phase="throw"), "B", "take", "NOT_YOUR_DECISION", "DUR-5.1"),
    (lambda: table(HANDS), "A", "attack KH", "CARD_NOT_IN_HAND", "DUR-5.2"),
    (lambda: table(HANDS, rows=OPEN, phase="throw"), "A", "throw 6D", "CARD_NOT_IN_HAND", "DUR-6.2"),
    (lambda: table(HANDS, rows=OPEN), "B", "beat 0 KH", "CARD_NOT_IN_HAND", "DUR-8.1"),
    (lambda: table(HANDS, rows=OPEN), "B", "transfer 6S", "CARD_NOT_IN_HAND", "DUR-9.1"),
    (lambda: table(HANDS), "A", "pass", "MUST_ATTACK", "DUR-5.2"),
    (lambda: table(HANDS), "A", "take", "MUST_ATTACK", "DUR-5.2"),
    (lambda: table(HANDS), "A", "throw 7C", "MUST_ATTACK", "DUR-5.2"),
    (lambda: table(HANDS), "A", "beat 0 7C", "MUST_ATTACK", "DUR-5.2"),
    (lambda: table(HANDS), "A", "reverse yes", "MUST_ATTACK", "DUR-5.2"),
    (lambda: table(HANDS, rows=OPEN, phase="throw"), "A", "throw 7C", "RANK_NOT_ON_TABLE", "DUR-6.3"),
    (
        lambda: table("A: 6D 8C / B: 9C / C: JD", rows=OPEN),
        "A",
        "throw 6D",
        "LIMIT_REACHED",
        "DUR-7.4",
    ),
    (
        lambda: table(HANDS, rows=[["6H", "A", "QH"], ["6S", "C", None]], enchanted=["Q"]),
        "A",
        "throw 8C",
        "THROWS_STOPPED",
        "DUR-13.12",
    ),
    (lambda: table(HANDS + " / D: 6D", rows=OPEN, mode="team"), "D", "throw 6D", "PARTNER", "DUR-15.3"),
    (lambda: table(HANDS, rows=OPEN), "B", "beat 0 9C", "DOES_NOT_BEAT", "DUR-8.2"),
    (lambda: table(HANDS, rows=[["9H", "A", None]]), "B", "beat 0 8H", "DOES_NOT_BEAT", "DUR-8.2"),
    (
        lambda: table("A: 7C / B: 8S / C: KD", rows=[["7H", "A", None]], enchanted=["7"]),
        "B",
        "beat 0 8S",
        "DOES_NOT_BEAT",
        "DUR-13.7",
    ),
    (
        lambda: table("A: 7C / B: QH / C: KD", rows=[["JH", "A", None]], enchanted=["J"]),
        "B",
        "beat 0 QH",
        "DOES_NOT_BEAT",
        "DUR-13.11",
    ),
    (lambda: table(HANDS, rows=[["6H", "A", "7H"], ["6S", "C", None]]), "B", "beat 0 8H", "ALREADY_BEATEN", "DUR-8.1"),
    (lambda: table(HANDS, rows=OPEN), "B", "beat 1 8H", "NO_SUCH_ATTACK", "DUR-8.1"),
    (lambda: table(HANDS, rows=OPEN, transfer=False), "B", "transfer 6C", "TRANSFER_OFF", "DUR-17.2"),
    (
        lambda: table(HANDS, rows=[["6H", "A", "6S"], ["6D", "C", None]]),
        "B",
        "transfer 6C",
        "TRANSFER_AFTER_BEAT",
        "DUR-9.3",
    ),
    (
        lambda: table(HANDS, rows=[["6H", "A", None], ["9D", "C", None]], enchanted=["9"]),
        "B",
        "transfer 6C",
        "TRANSFER_MIXED_RANKS",
        "DUR-9.3",
    ),
    (lambda: table(HANDS, rows=OPEN), "B", "transfer 9C", "TRANSFER_WRONG_RANK", "DUR-9.1"),
    (
        lambda: table("A: 7C / B: 10C 9C / C: JD QD", rows=[["10H", "A", None]], enchanted=["10"]),
        "B",
        "transfer 10C",
        "TRANSFER_TEN",
        "DUR-13.10",
    ),
    (lambda: table("A: 7C / B: 6C 9C / C: JD", rows=OPEN), "B", "transfer 6C", "TRANSFER_TARGET_HAND", "DUR-9.4"),
    (lambda: table("A: / B: 6C 9C", rows=OPEN), "B", "transfer 6C", "TRANSFER_NO_TARGET", "DUR-9.7"),
    (lambda: table(HANDS, enchanted=["8"]), "A", "attack 8C", "SUIT_REQUIRED", "DUR-13.8"),
    (lambda: table(HANDS, rows=OPEN, enchanted=["8"]), "B", "beat 0 8H", "SUIT_REQUIRED", "DUR-13.8"),
    (lambda: table(HANDS, enchanted=["8"]), "A", "attack 8C=S", "SUIT_IS_TRUMP", "DUR-13.8"),
    (lambda: table(HANDS, rows=OPEN, enchanted=["8"]), "B", "beat 0 8H=S", "SUIT_IS_TRUMP", "DUR-13.8"),
    (lambda: table(HANDS, rows=OPEN, enchanted=["8"]), "B", "beat 0 8H=D", "DOES_NOT_BEAT", "DUR-8.2"),
    (lambda: table(HANDS), "A", "attack 8C=H", "SUIT_NOT_ALLOWED", "DUR-8.2"),
    (lambda: table(HANDS, enchanted=["8"]), "A", "attack 7C=H", "SUIT_NOT_ALLOWED", "DUR-8.2"),
    (lambda: table(HANDS, rows=OPEN), "B", "transfer 6C=H", "SUIT_NOT_ALLOWED", "DUR-8.2"),
    (lambda: play(table("A: 9H / B: JH"), "A: attack 9H / B: beat 0 JH"), "A", "attack 9H", "GAME_OVER", "DUR-5.1"),
]


@pytest.mark.rule("DUR-18.6")
@pytest.mark.parametrize(
    ("make", "who", "move", "expected", "rule"), [pytest.param(*r, id=f"{r[3]}-{r[2]}") for r in REASONS]
)
def test_reasons(make: object, who: str, move: str, expected: str, rule: str) -> None:
    match: skarb.Match = make()  # type: ignore[operator]
    before = match.position()
    assert code(match, who, move) == (expected, rule)
    seat = before["seats"].index(who)
    with pytest.raises(skarb.Refused) as refused:
        match.choose(move, seat)
    assert refused.value.rule == rule
    assert match.position() == before
    sentences = {refused.value.refusal.say(lang) for lang in ("en", "uk", "ru")}
    assert len(sentences) == 3
    assert not any("{" in sentence or "refused-" in sentence or "@" in sentence for sentence in sentences)


@pytest.mark.rule("DUR-18.6")
def test_sentences_name_the_cards() -> None:
    match = table(HANDS, rows=OPEN)
    assert str(match.why_not("beat 0 9C")) == (
        "Refusal(rule='DUR-8.2', reason='9♣ does not beat 6♥: it is of another suit and not a trump.')"
    )
    refusal = match.why_not("transfer 9C")
    assert refusal is not None
    assert refusal.say("ru") == "9♣ не переводит эту атаку: нужна карта того же номинала, а это шестёрка."
    assert refusal.say("uk") == "9♣ не переводить цю атаку: потрібна карта того самого номіналу, а це шістка."


@pytest.mark.rule("DUR-18.6")
@pytest.mark.parametrize(
    "move",
    [
        "",
        "attack",
        "attack 7c",
        "attack 2H",
        "beat 0",
        "beat x 7C",
        "beat 00 7C",
        "attack  7C",
        "Attack 7C",
        "take ",
        "7C",
        "reverse",
        "attack 7C=X",
        "beat -1 7C",
        "throw 8=H",
    ],
)
def test_malformed_moves(move: str) -> None:
    assert code(table(HANDS), "A", move) == ("BAD_NOTATION", "DUR-18.6")


@pytest.mark.rule("DUR-18.6")
@pytest.mark.parametrize(
    "options", [{}, {"enchanted": ALL}, {"mode": "team", "enchanted": ["8"], "overthrow": "defender_chooses"}]
)
def test_every_well_formed_move_is_legal_or_has_a_reason(options: dict[str, object]) -> None:
    laid = [*FULL, *[f"8{p}={n}" for p in "HDSC" for n in "HDSC"], "7H=S"]
    moves = ["pass", "take", "reverse yes", "reverse no"]
    moves += [
        f"{verb} {card}" for verb in ("attack", "throw", "transfer", "beat 0", "beat 1", "beat 5") for card in laid
    ]
    match = skarb.new("durak", seats=4, seed=6, options=options)
    random = Random(6)
    seen = set()
    for _ in range(60):
        if match.question is None:
            break
        for seat in range(4):
            open_to = {t for question in match.questions if question.seat == seat for t in question.choices}
            for move in random.sample(moves, 60):
                refusal = match.why_not(move, seat)
                assert (refusal is None) == (move in open_to)
                if refusal is not None:
                    seen.add(refusal.code)
                    assert refusal.rule.startswith("DUR-")
        match.choose(random.choice(match.choices))
    assert len(seen) >= 6


def test_notation_goes_there_and_back() -> None:
    match = skarb.new("durak", seats=3, seed=2, options={"enchanted": ALL})
    random = Random(2)
    while match.question is not None:
        assert isinstance(match.state, Durak)
        for move in match.choices:
            choice, misnamed = parse(move)
            assert text(match.state, choice) == move
            assert not misnamed
        match.choose(random.choice(match.choices))
