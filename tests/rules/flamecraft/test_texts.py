"""The texts of Flamecraft say the same in three languages, and every card can tell what it does."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skarb.games.flamecraft import GAME
from skarb.games.flamecraft.refusals import VERBS
from skarb.texts import LANGUAGES, has, say


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The variables of each message of all files of a language."""
    out: dict[str, set[str]] = {}
    for item in files("skarb.games.flamecraft").joinpath("texts").iterdir():
        if not item.name.endswith(f"{lang}.ftl"):
            continue
        for entry in FluentParser().parse(item.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{item.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{lang}: {entry.id.name} twice"
                found = Variables()
                found.visit(entry)
                out[entry.id.name] = found.names
    return out


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_languages_agree(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    cards = GAME.cards()
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
        for value in option.form.get("values", []):
            assert has(lang, GAME.id, f"option-{option.key}-{value}")


def test_texts_follow_the_numbers() -> None:
    """Plurals, and numbers taken from the data."""
    assert GAME.card_text("gnome_depot", "en").endswith("Pay 8 goods of one kind. Gain 12 reputation.")
    assert "3 монети" in GAME.card_text("wishing_well", "uk")
    assert "3 монеты" in GAME.card_text("wishing_well", "ru")
    assert "1 монету" in GAME.card_text("scale_mail_post", "uk")
    assert say("uk", GAME.id, "choice-sets", n=5) == "5 наборів"
    assert say("ru", GAME.id, "choice-sets", n=2) == "2 набора"
