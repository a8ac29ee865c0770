"""The Fluent files as the tests read them: every message and the variables it speaks of. A fault in a file raises."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str, game: str = "") -> dict[str, frozenset[str]]:
    """The messages of a game (without one: those that all share), each with its variables."""
    folder = files(f"skarb.games.{game}").joinpath("texts") if game else files("skarb.texts")
    out: dict[str, frozenset[str]] = {}
    for file in folder.iterdir():
        if not file.name.endswith(f"{lang}.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{file.name}: {entry.id.name} twice"
                found = Variables()
                found.visit(entry)
                out[entry.id.name] = frozenset(found.names)
    return out
