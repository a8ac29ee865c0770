"""The sentences of book and lessons: Fluent files `games/<id>/teach/<lang>.ftl`, read only when somebody learns.

A message is one line; what belongs to it stands in its attributes: `.why` after what the coach says, `.means` after a
word.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    folder = files(f"skarb.games.{game}").joinpath("teach")
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.endswith(f"{lang}.ftl"):
                out.add_resource(FluentResource(path.read_text("utf-8")))
    return out


def told(lang: str, game: str, message: str, part: str = "") -> str:
    """A message, or one of its attributes; empty if there is none."""
    found = bundle(lang, game)
    if not found.has_message(message):
        return ""
    entry = found.get_message(message)
    pattern = entry.attributes.get(part) if part else entry.value
    return "" if pattern is None else str(found.format_pattern(pattern, {})[0])
