"""Texts, labels, touches and card texts: complete in three languages and made from the same data."""

import re
from importlib.resources import files
from typing import Any

import pytest

import skarb
from rules.durak.play import ALL, play, table
from skarb.games.durak import GAME
from skarb.games.durak.cards import EFFECT
from skarb.texts import LANGUAGES, has, say


def messages(lang: str) -> dict[str, set[str]]:
    """Every message id of a language with its variables."""
    out: dict[str, set[str]] = {}
    folder = files("skarb.games.durak").joinpath("texts")
    for name in (f"{lang}.ftl", f"cards.{lang}.ftl"):
        current = ""
        for line in folder.joinpath(name).read_text("utf-8").splitlines():
            found = re.match(r"([A-Za-z][\w-]*) =", line)
            if found:
                current = found[1]
                assert current not in out, current
                out[current] = set()
            if current:
                out[current] |= set(re.findall(r"\$(\w+)", line))
    return out


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_all_languages_say_the_same(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_options_have_words() -> None:
    for option in GAME.options:
        for lang in LANGUAGES:
            assert has(lang, "durak", f"option-{option.key}")
            assert has(lang, "durak", f"option-{option.key}-help")
            if option.form["kind"] in ("one", "many") and option.key != "series":
                for value in option.form["values"]:
                    name = "null" if value is None else value
                    assert has(lang, "durak", f"option-{option.key}-{name}"), (option.key, value)


@pytest.mark.rule("DUR-1.4", "DUR-13.6", "DUR-13.14")
def test_card_texts_come_from_the_cards_data() -> None:
    assert len(GAME.cards) == 36
    for card in GAME.cards:
        for lang in LANGUAGES:
            assert has(lang, "durak", f"card-{card}")
            text = GAME.card_text(card, lang)
            assert text
            assert "effect-" not in text
    assert GAME.card_text("6S", "en") == "Beats any card of hearts, even a trump, whatever its rank."
    assert GAME.card_text("AD", "ru") == "Бьёт туза трефовой масти, даже козырного."
    assert GAME.card_text("6H", "uk").startswith("Б’є будь-яку карту трефової масті")
    assert EFFECT["6"]["targets"]["H"] == "C"


def test_labels_and_touches() -> None:
    match = table("A: 8H 7C / B: 8S 9H / C: QC KH JC", deck="10D 6S", enchanted=["8"])
    state, game = match.state, match.game

    def spoken() -> dict[str, tuple[str, list[str]]]:
        ask = match.state.asking()
        assert ask is not None
        seat = ask.seat(match.state)
        out = {}
        for choice in ask.choices(match.state, seat):
            message, args = game.label(match.state, choice)
            out[game.text(match.state, choice)] = (
                say("en", "durak", message, **args),
                game.touches(match.state, seat, choice),
            )
        return out

    assert spoken()["attack 8H=D"] == ("Attack with 8♥ (as ♦)", ["hand:8H", "suit:D"])
    assert spoken()["attack 7C"] == ("Attack with 7♣", ["hand:7C"])
    play(match, "A: attack 8H=C")
    assert spoken()["pass"] == ("Pass", ["button:pass"])
    play(match, "A: pass / C: pass")
    assert spoken()["transfer 8S=D"] == ("Transfer to C with 8♠ (as ♦)", ["hand:8S", "seat:2", "suit:D"])
    assert spoken()["take"] == ("Take the card", ["button:take"])
    match = table("A: 7C 8C / B: 8H 9H / C: QC KH JC", rows=[["7H", "A", None]], enchanted=["8"])
    assert spoken()["beat 0 8H=H"] == ("Beat 7♥ with 8♥ (as ♥)", ["hand:8H", "table:0", "suit:H"])
    assert spoken()["beat 0 9H"] == ("Beat 7♥ with 9♥", ["hand:9H", "table:0"])
    match = table("A: 7C 8C / B: KH 9H / C: QC JC", rows=[["7H", "A", None]], enchanted=["K"])
    play(match, "B: beat 0 KH / A: pass / C: pass")
    assert spoken() == {
        "reverse yes": ("Reverse the turn order", ["button:reverse-yes"]),
        "reverse no": ("Keep the turn order", ["button:reverse-no"]),
    }
    assert state is not None


def test_plurals() -> None:
    assert say("uk", "durak", "event-draw", seat="А", count=1) == "А добирає 1 карту."
    assert say("uk", "durak", "event-draw", seat="А", count=3) == "А добирає 3 карти."
    assert say("uk", "durak", "event-draw", seat="А", count=5) == "А добирає 5 карт."
    assert say("ru", "durak", "event-deal", seat="А", deck=24) == "Раздаёт А; в колоде осталось 24 карты."
    assert say("ru", "durak", "event-deal", seat="А", deck=0) == "Раздаёт А; роздана вся колода."
    assert say("en", "durak", "event-deal", seat="A", deck=6) == "A deals; 6 cards are left in the deck."


def test_events_are_sentences() -> None:
    from random import Random

    kinds: list[dict[str, Any]] = [{"enchanted": ALL}, {"mode": "team"}, {"overthrow": "defender_chooses"}]
    for seed, options in enumerate(kinds):
        match = skarb.new("durak", seats=4, seed=seed, options=options)
        random = Random(seed)
        while True:
            for event in match.happened:
                names: dict[str, Any] = {key: "ABCD"[event.data[key]] for key in ("seat", "to") if key in event.data}
                for lang in LANGUAGES:
                    sentence = say(lang, "durak", f"event-{event.kind}", **{**event.cut(None), **names})
                    assert "{" not in sentence
                    assert "event-" not in sentence
                    assert "@" not in sentence
            if match.question is None:
                break
            match.choose(random.choice(match.choices))
