"""The texts, shared and of every game, say the same things in three languages."""

import re
from pathlib import Path

import pytest

import skarb
from house.fluent import messages
from skarb.texts import LANGUAGES


@pytest.mark.parametrize("game", ["", *skarb.games.ids()])
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_languages_say_the_same(lang: str, game: str) -> None:
    """The same messages, speaking of the same things."""
    assert messages(lang, game) == messages("en", game)


def test_every_shared_refusal_has_its_sentence() -> None:
    source = Path(skarb.__file__).parent
    said = messages("en")
    codes = {
        code
        for path in source.rglob("*.py")
        if "games/" not in path.relative_to(source).as_posix()
        for code in re.findall(r'(?:refuse|Refusal)\(\s*[\w."]+, "([\w-]+)"[,)]', path.read_text("utf-8"))
    }
    assert "no-such-seat" in codes
    assert sorted(code for code in codes if "refused-" + code.lower().replace("_", "-") not in said) == []
