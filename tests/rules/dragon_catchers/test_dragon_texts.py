"""Words, pictures and values: what people read, and what bots ask."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from rules.dragon_catchers.cases import CASES
from rules.dragon_catchers.positions import FOUR, THREE, TWO, at, new, play
from skarb.games.dragon_catchers import GAME
from skarb.games.dragon_catchers.cards import IDS
from skarb.games.dragon_catchers.state import DragonCatchers
from skarb.texts import LANGUAGES, has, say

ID = "dragon_catchers"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_cards_have_words(lang: str) -> None:
    for message in ("game-name", "game-about", "question-turn", "question-answer"):
        assert has(lang, ID, message)
    for option in GAME.options:
        assert has(lang, ID, f"option-{option.key}")
        assert has(lang, ID, f"option-{option.key}-help")
        for value in option.form.get("values", []):
            word = "-".join(map(str, value)) if isinstance(value, list) else value
            assert has(lang, ID, f"option-{option.key}-{word}")
    assert GAME.cards == IDS
    texts = {GAME.card_text(card, lang) for card in IDS}
    assert len(texts) == 28
    assert len({say(lang, ID, "card-" + card) for card in IDS}) == 28
    assert not any("{" in text or "@" in text for text in texts)


def test_a_cards_text_is_made_of_its_data() -> None:
    assert GAME.card_text("R1p7", "en") == "Spirit of the red clan, strength 1, worth 7 points."
    assert GAME.card_text("Y6", "uk") == "Дух, клан жовтий, сила 6, приносить 1 очко."
    assert "×" not in GAME.card_text("Yx3", "ru")
    assert "умножаются на 3" in GAME.card_text("Yx3", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_events_speak(case: tuple[int, dict[str, Any]], lang: str) -> None:
    """Every event of a game has a sentence without a hole."""
    match = new(case[0], 1, **case[1])
    random = Random(1)
    for _ in range(200):
        for event in match.happened:
            args = {key: value for key, value in event.cut(0).items() if key != "event"}
            for key in ("seat", "to", "from"):
                if isinstance(args.get(key), int):
                    args[key] = "ABCD"[args[key]]
            sentence = say(lang, ID, "event-" + event.kind, **args)
            assert not sentence.startswith("event-")
            assert "{" not in sentence
            assert "@" not in sentence
        if match.question is None:
            break
        match.choose(random.choice(match.choices))


def test_questions_in_words() -> None:
    def asked(match: Any, lang: str) -> str:
        question = match.question
        args = dict(question.extra)
        if isinstance(args["from"], int):
            args["from"] = match.game.names(match.state)[args["from"]]
        return say(lang, ID, "question-" + question.kind, **args)

    assert asked(at(FOUR), "en") == "Lay a red card, or ask somebody to."
    assert asked(play(at(FOUR), "ask W"), "uk") == "Вас просять: яку карту (червоний клан) викладете перед гравцем N?"
    ghost = "Просят духа-призрака: какую его карту (жёлтый клан) выложить перед игроком B?"
    assert asked(play(at(THREE), "lay R6, ask ghost"), "ru") == ghost
    assert asked(at(THREE, leader="ghost"), "en").startswith("The ghost’s turn")
    assert asked(play(at(THREE, leader="ghost"), "ask B"), "en").startswith("The ghost asks you")
    assert asked(play(at(TWO), "ask"), "en") == "You are asked: which red card do you lay before A?"


def test_events_in_words() -> None:
    match = play(at(THREE), "lay R6, ask ghost, give Y4")
    event = match.happened[-1]
    args = {key: value for key, value in event.data.items() if key not in ("seat", "from")}
    assert say("uk", ID, "event-give", seat="Олена", **args) == (
        "Дух-примара викладає перед гравцем Олена карту: жовтий 4."
    )
    assert say("en", ID, "event-trick", seat="Ann", ghost="none", carried=0) == "Ann wins the round."
    assert say("ru", ID, "event-trick", seat="Аня", ghost="none", carried=2) == (
        "Аня выигрывает раунд и забирает ещё и 2 отложенные взятки."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_pictures(case: tuple[int, dict[str, Any]], lang: str) -> None:
    """Every view can be drawn, and the own cards are in the drawing."""
    match = new(case[0], 3, **case[1])
    random = Random(3)
    for ply in range(60):
        if match.question is None:
            break
        seat = ply % (case[0] + 1)
        view = match.view(None if seat == case[0] else seat)
        console = Console(file=io.StringIO(), width=120, color_system=None)
        console.print(GAME.picture(view, lang))
        drawn = console.file.getvalue()  # type: ignore[attr-defined]
        for hand in view.get("hands", {}).values():
            for card in hand:
                face = card.replace("1p", "1·").replace("x", "×").replace("F", "∞")
                assert face in drawn
        assert all(name in drawn for name in view["names"])
        match.choose(random.choice(match.choices))


def test_touches() -> None:
    def paths(match: Any) -> set[str]:
        s = match.state
        return {path for choice in s.choices() for path in GAME.touches(s, s.seat(), choice)}

    assert paths(at(FOUR)) == {"hand:R1p3", "hand:R6", "hand:RF", "seat:E", "seat:S", "seat:W"}
    assert paths(play(at(THREE), "lay R6, ask ghost")) == {"card:Y4", "card:Y6", "card:Yx1", "card:Y1p5"}
    assert "seat:ghost" in paths(at(THREE))
    assert paths(at(TWO)) == {"card:R1p3", "card:R6", "card:RF", "seat:B"}
    assert paths(at(TWO, columns={"A": [["Y2", "R3"]], "B": [["Y4", "R4"]]})) == {"column:A:0", "seat:B"}


def test_value_likes_points_and_multipliers() -> None:
    def value(seat: int, **changes: Any) -> float:
        state = at(FOUR, hands={"N": ["R2"], "E": ["Y2"]}, **changes).state
        assert isinstance(state, DragonCatchers)
        return GAME.value(state, seat)

    even = value(0)
    assert value(0, captured={"R": ["Rx3", "Y1p7"]}) > even > value(1, captured={"R": ["Rx3", "Y1p7"]})
    assert value(0, captured={"Y": ["Yx3", "Y1p7"]}) < even
    assert value(2, captured={"R": ["Rx3", "Y1p7"]}) == value(0, captured={"R": ["Rx3", "Y1p7"]})
    assert value(0, totals={"R": 400, "Y": 0}) > value(0, totals={"R": 0, "Y": 0}) > value(0, totals={"R": 0, "Y": 400})
    assert value(1, laid=[["N", "R6", "N"]], captured={"Y": ["Yx1"]}) < value(
        1, laid=[["N", "R1p3", "N"]], captured={"Y": ["Yx1"]}
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_ply_of_value_beats_chance(seats: int) -> None:
    """Seat 0's side picks the best-looking choice, the others choose at random."""
    won = 0
    for seed in range(40):
        match = new(seats, seed, max_deals=3, target=10**6)
        random = Random(seed)
        while match.question:
            s = match.state
            seat = s.seat()
            if seat % 2 == 0 and (seats != 3 or seat == 0):
                best = max(s.choices(), key=lambda choice: _after(s, choice, seat))
            else:
                best = random.choice(s.choices())
            s.answer(best)
        assert s.result is not None
        won += 0 in s.result.winners
    assert won > 40 * (0.6 if seats != 3 else 0.45)


def _after(s: Any, choice: int, seat: int) -> float:
    t = s.copy()
    t.answer(choice)
    return GAME.value(t, seat)
