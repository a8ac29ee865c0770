"""The three languages have the same messages and arguments, every card has its text, and plurals are right."""

import re
from pathlib import Path

import pytest

import skarb
from skarb.games import find
from skarb.games.wyrmspan.cards import CAVE_DATA, DRAGON_DATA
from skarb.texts import LANGUAGES, has, say

TEXTS = Path(skarb.__file__).parent / "games" / "wyrmspan" / "texts"
GAME = find("wyrmspan")


def messages(name: str) -> dict[str, set[str]]:
    """The ids of a file and the arguments that each uses."""
    out: dict[str, set[str]] = {}
    current = ""
    for line in (TEXTS / name).read_text("utf-8").splitlines():
        if line and not line.startswith(("#", " ", "}")):
            current = line.split(" =")[0]
            assert current not in out, current
            out[current] = set()
        out.setdefault(current, set()).update(re.findall(r"\$(\w+)", line))
    return out


@pytest.mark.parametrize("name", ["", "cards.", "effects."])
def test_the_languages_say_the_same(name: str) -> None:
    english = messages(f"{name}en.ftl")
    assert messages(f"{name}uk.ftl") == english
    assert messages(f"{name}ru.ftl") == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    assert len(GAME.cards) == 258
    for card in GAME.cards:
        assert has(lang, "wyrmspan", f"card-{card}")
        text = GAME.card_text(card, lang)
        assert text.endswith(".")
        assert not re.search(r"text-|trigger-|[{}]|\s\s|None", text), text


def test_a_dragon_is_called_in_the_data_what_it_is_called_in_english() -> None:
    for dragon in DRAGON_DATA:
        name = say("en", "wyrmspan", f"card-d{dragon['number']}").lower()
        assert dragon["id"] == "-".join(re.findall(r"[a-z]+", name.replace("'", ""))), dragon["number"]


def test_equal_effects_have_equal_texts_and_different_ones_differ() -> None:
    for lang in LANGUAGES:
        texts: dict[str, str] = {}
        for cave in CAVE_DATA:
            text = GAME.card_text(f"c{cave['number']}", lang)
            assert texts.setdefault(text, str(cave["effect"])) == str(cave["effect"])
        for dragon in DRAGON_DATA:
            text = GAME.card_text(f"d{dragon['number']}", lang)
            assert texts.setdefault(text, str(dragon["abilities"])) == str(dragon["abilities"])


def test_plurals() -> None:
    told = [say("uk", "wyrmspan", "text-n-coin", n=n) for n in (1, 2, 5, 21)]
    assert told == ["1 монету", "2 монети", "5 монет", "21 монету"]
    told = [say("ru", "wyrmspan", "text-n-egg", n=n) for n in (1, 3, 5, 11)]
    assert told == ["1 яйцо", "3 яйца", "5 яиц", "11 яиц"]
    assert [say("en", "wyrmspan", "text-n-egg", n=n) for n in (1, 2)] == ["1 egg", "2 eggs"]
    told = [say("uk", "wyrmspan", "text-n-crystal", n=n) for n in (1, 2, 5)]
    assert told == ["1 кристал", "2 кристали", "5 кристалів"]


def test_some_texts_word_for_word() -> None:
    assert GAME.card_text("d109", "en") == (
        "End of round: you may spend any 1 resource: draw 3 dragon cards; tuck 1 under this dragon, "
        "discard 1 and keep 1."
    )
    assert GAME.card_text("c74", "en") == (
        "Up to 3 times: spend 1 egg → gain any 2 resources; each opponent may spend 1 egg to gain any 2 resources."
    )
    assert (
        GAME.card_text("d119", "uk")
        == "Наприкінці гри: 2 ПО за кожного середнього дракона на планшеті (щонайбільше 8)."
    )
    assert GAME.card_text("d60", "ru") == "При разыгрывании: получите 2 молока."


def test_the_picture_can_be_printed() -> None:
    from rich.console import Console

    for seats in (1, 2, 5):
        m = skarb.new("wyrmspan", seats=seats, seed=seats)
        for step in range(400):
            if m.question is None:
                break
            if step % 40 == 0 or step < 6:
                for lang in LANGUAGES:
                    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
                    console.print(GAME.picture(m.view(m.question.seat), lang))
                    text = console.export_text()
                    assert "word-" not in text
                    assert "card-" not in text
            m.choose(m.choices[step % len(m.choices)])
        console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(GAME.picture(m.view(None), "en"))
        assert "Total" in console.export_text()


def test_what_is_uncertain_stays_marked() -> None:
    assert {dragon["source"] for dragon in DRAGON_DATA} == {"public", "rulebook", "reconstructed"}
    assert [dragon["number"] for dragon in DRAGON_DATA if dragon["source"] == "reconstructed"] == [103]
    noted = {dragon["number"] for dragon in DRAGON_DATA if "note" in dragon}
    assert noted == {18, 22, 52, 103, 144}
    doc = (Path(__file__).parents[3] / "docs" / "wyrmspan-cards.md").read_text("utf-8")
    for number in noted:
        assert re.search(rf"\b{number}\b", doc), number
