"""The shared texts say the same things in three languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import skarb
from skarb.texts import LANGUAGES


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The variables of each message."""
    out: dict[str, set[str]] = {}
    resource = FluentParser().parse(files("skarb.texts").joinpath(f"{lang}.ftl").read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{lang}: {entry.id.name} twice"
            found = Variables()
            found.visit(entry)
            out[entry.id.name] = found.names
    return out


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_shared_texts_agree(lang: str) -> None:
    assert messages(lang) == messages("en")


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
