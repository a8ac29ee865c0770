"""Every statement of the specifications stands there in Ukrainian and Russian too, with the same numbers."""

import re
from pathlib import Path

import pytest

from skarb import rulebook
from skarb.games import ids

CASES = [(game, lang) for game in ids() for lang in ("uk", "ru")]
CODE = re.compile(r"`([^`]+)`")


def told(game: str, lang: str) -> dict[str, str]:
    """What the pages of one language say, without English for what is missing."""
    return {rule: text for page in rulebook.pages(game, lang) for rule, _, text in rulebook._read(page)}


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_no_number_is_missing(game: str, lang: str) -> None:
    assert list(told(game, lang)) == list(told(game, "en"))


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_the_notation_is_left_as_it_is(game: str, lang: str) -> None:
    """What stands between backticks is typed, not read: it is the same in every language."""
    ours = told(game, lang)
    for rule, text in told(game, "en").items():
        english = NOT_TESTED.sub("", text)
        assert set(CODE.findall(ours[rule])) <= set(CODE.findall(english)), rule


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_letters_are_of_the_language(game: str, lang: str) -> None:
    foreign = re.compile("[ыэъёЫЭЪЁ]" if lang == "uk" else "[іїєґІЇЄҐ]")
    quoted = re.compile(r"`[^`]*`|«[^»]*»")
    for rule, text in told(game, lang).items():
        assert not foreign.search(quoted.sub("", text)), (rule, text)
        assert len(re.findall("[а-яіїєґё]", text.lower())) * 2 > len(re.findall("[a-z]", CODE.sub("", text).lower())), (
            rule
        )


NOT_TESTED = rulebook.NOT_TESTED


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "toy.md").write_text("- TOY-1.1 A card.\n- TOY-1.2 A trick.\n", "utf-8")
    (tmp_path / "toy.uk.md").write_text("- TOY-1.1 Карта.\n- TOY-1.2 Взятка.\n", "utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda: tmp_path)
    rulebook.statements.cache_clear()
    return tmp_path


def test_a_changed_statement_makes_its_translation_due(toy: Path) -> None:
    rulebook.translated("toy", "uk", [])
    rulebook.statements.cache_clear()
    assert not any(one.due for one in rulebook.statements("toy", "uk").values())
    (toy / "toy.md").write_text("- TOY-1.1 A card.\n- TOY-1.2 Another trick.\n", "utf-8")
    rulebook.statements.cache_clear()
    assert [rule for rule, one in rulebook.statements("toy", "uk").items() if one.due] == ["TOY-1.2"]
    rulebook.translated("toy", "uk", ["TOY-1.2"])
    rulebook.statements.cache_clear()
    assert not any(one.due for one in rulebook.statements("toy", "uk").values())
    rulebook.statements.cache_clear()


def test_what_is_not_translated_is_told_in_english_and_due(toy: Path) -> None:
    (toy / "toy.md").write_text("- TOY-1.1 A card.\n- TOY-1.2 A trick.\n- TOY-1.3 New.\n", "utf-8")
    rulebook.statements.cache_clear()
    new = rulebook.statements("toy", "uk")["TOY-1.3"]
    assert (new.text, new.due) == ("New.", True)
    rulebook.statements.cache_clear()
