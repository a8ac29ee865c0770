"""Every card of Flamecraft can tell what it does, every question has its words."""

import pytest

from skarb.games.flamecraft import GAME
from skarb.games.flamecraft.cards import RAW
from skarb.games.flamecraft.refusals import VERBS
from skarb.texts import LANGUAGES, has, say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    cards = GAME.cards
    assert len(cards) == 34 + 42 + 36 + 36 + 7 + 11 == len(set(cards))
    for card in cards:
        assert has(lang, GAME.id, f"card-{card}"), card
        text = GAME.card_text(card, lang)
        assert text
        assert not any(mark in text for mark in ("{", "op-", "count-", "reward-", "need-", "when-", "require-")), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_words(lang: str) -> None:
    for kind in VERBS:
        assert has(lang, GAME.id, f"question-{kind}"), kind
    for option in GAME.options:
        assert has(lang, GAME.id, f"option-{option.key}")
        assert has(lang, GAME.id, f"option-{option.key}-help")
        sort = option.form.get("sort", f"option-{option.key}")
        for value in [] if option.form["kind"] == "flag" else option.form.get("values", []):
            assert has(lang, GAME.id, f"{sort}-{value}"), (sort, value)


def test_texts_follow_the_numbers() -> None:
    """Plurals, and numbers taken from the data."""
    assert GAME.card_text("gnome_depot", "en").endswith("Pay 8 goods of one kind: gain 12 reputation.")
    assert "3 монети" in GAME.card_text("wishing_well", "uk")
    assert "3 монеты" in GAME.card_text("wishing_well", "ru")
    assert "1 монету" in GAME.card_text("scale_mail_post", "uk")
    assert say("uk", GAME.id, "choice-sets", n=5) == "5 наборів"
    assert say("ru", GAME.id, "choice-sets", n=2) == "2 набора"
    assert GAME.card_text("greenhorn", "uk").endswith("Сплатіть 3 рослини: отримайте 7 репутації.")
    assert GAME.card_text("full_plate_buffet", "en").endswith(
        "You may pay 1 coin: gain 1 iron, 1 crystal and 1 potion."
    )
    assert say("ru", GAME.id, "event-pay", seat="Аня", items=["@good-plant"] * 5) == "Аня платит: 5 растений."


def test_cards_say_when_and_how_often() -> None:
    """A moon dragon counts at the end of the game, a companion helps once. FLC-16.3"""
    assert GAME.card_text("talisa", "en").startswith("Moon dragon, at the end of the game. ")
    assert GAME.card_text("clink", "uk").startswith("Раз за гру, будь-якої миті вашого ходу: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_halves_of_an_ability_say_what_they_do(lang: str) -> None:
    chosen = [step for shop in RAW["shops"]["shop"] for step in shop.get("ability", []) if step["op"] == "choose"]
    assert len(chosen) == 3
    for step in chosen:
        for option in step["options"]:
            assert has(lang, GAME.id, "choice-option-" + option[0]["op"])
