"""The page's types, written from ours: `python -m skarb.server.typescript` writes them, `--check` says what is stale.

What crosses the network (messages.py, the source of the OpenAPI too) becomes web/src/net/wire.ts; the `View` of each
game becomes web/src/games/<id>/view.ts. So a field that is not there is an error when the page is compiled.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Raw

from skarb import games
from skarb.server import messages
from skarb.server.calls import CALLS

HEAD = "/* Written by `python -m skarb.server.typescript`: change the Python, not this. */\n"
WORDS: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


class Writer:
    """One file: the types asked for and all that they are made of, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def of(self, kind: Any) -> str:
        """A Python type in TypeScript."""
        if kind in WORDS:
            return WORDS[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            held = [more.kind for more in args[1:] if isinstance(more, messages.Holds)]
            return self.of(held[0] if held else args[0])
        if origin is Literal:
            return " | ".join(repr(value).lower() if isinstance(value, bool) else repr(value) for value in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(one) for one in args))
        if origin is list:
            return self.many(args[0])
        if origin is dict:
            return f"Record<string, {self.of(args[1])}>"
        if origin is tuple:
            return self.many(args[0]) if args[-1] is ... else f"[{', '.join(self.of(one) for one in args)}]"
        if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or is_typeddict(kind)):
            return self.named(kind)
        if kind in (dict, Raw):
            return "Record<string, unknown>"
        raise TypeError(f"{kind} has no form in TypeScript")

    def many(self, kind: Any) -> str:
        one = self.of(kind)
        return f"({one})[]" if " | " in one else f"{one}[]"

    def named(self, kind: Any) -> str:
        name: str = kind.__name__
        if name not in self.written:
            self.written[name] = ""  # it may be part of itself
            fields = self.struct(kind) if issubclass(kind, msgspec.Struct) else self.typed_dict(kind)
            lines = "".join(f"  {key}{mark}: {told};\n" for key, mark, told in fields)
            lines += "  [key: string]: unknown;\n" if getattr(kind, "more", False) else ""
            self.written[name] = f"export interface {name} {{\n{lines}}}\n"
        return name

    def struct(self, kind: type[msgspec.Struct]) -> list[tuple[str, str, str]]:
        hints, config = get_type_hints(kind, include_extras=True), kind.__struct_config__
        out = [(config.tag_field, "", repr(config.tag))] if config.tag_field else []
        sent = any(call.body is kind for call in CALLS) or kind in get_args(messages.Incoming)
        for field in msgspec.structs.fields(kind):
            free = not field.required and (sent or config.omit_defaults)
            out.append((field.encode_name, "?" if free else "", self.of(hints[field.name])))
        return [(str(key), mark, told) for key, mark, told in out]

    def typed_dict(self, kind: Any) -> list[tuple[str, str, str]]:
        out: list[tuple[str, str, str]] = []
        for key, hint in get_type_hints(kind, include_extras=True).items():
            inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            out.append((key, "?" if key in kind.__optional_keys__ else "", self.of(inner)))
        return out

    def text(self) -> str:
        return HEAD + "".join("\n" + told for told in self.written.values())


def wire() -> str:
    writer = Writer()
    for call in CALLS:
        for kind in (call.answer, call.body):
            if kind is not None:
                writer.of(kind)
    for kind in (messages.Failure, messages.Incoming, messages.Outgoing):
        writer.of(kind)
    return writer.text()


def view(game: str) -> str:
    writer = Writer()
    writer.of(import_module(f"skarb.games.{game}.view").View)
    return writer.text()


def files(web: Path) -> dict[Path, Callable[[], str]]:
    """Every file that is written, and what makes it. A game without a page folder draws no table of its own."""
    out: dict[Path, Callable[[], str]] = {web / "src" / "net" / "wire.ts": wire}
    for game in games.ids():
        folder = web / "src" / "games" / game
        if folder.is_dir():
            out[folder / "view.ts"] = lambda game=game: view(game)  # type: ignore[misc]
    return out


def main(words: list[str]) -> int:
    check = "--check" in words
    web = Path(next((word for word in words if not word.startswith("-")), "web"))
    stale = [path for path, make in files(web).items() if not path.exists() or path.read_text("utf-8") != make()]
    for path in stale:
        print(f"{path} is stale: run python -m skarb.server.typescript" if check else f"wrote {path}")
        if not check:
            path.write_text(files(web)[path](), "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
