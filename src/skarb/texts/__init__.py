"""Every sentence a player reads, from the Fluent files that Python and the page share.

Shared texts lie beside this module, a game's own in `skarb/games/<id>/texts`. Ukrainian, Russian and English.
"""

import locale
import os
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("uk", "ru", "en")
SEATS = ("seat", "to", "from", "seats")  # arguments that hold seat numbers


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """The shared messages of a language and, over them, those of one game ("" = shared only)."""
    out = FluentBundle([lang], use_isolating=False)
    sources = [files("skarb.texts").joinpath(f"{lang}.ftl")]
    if game:
        folder = files(f"skarb.games.{game}").joinpath("texts")
        names = sorted(item.name for item in folder.iterdir() if item.name.endswith(f"{lang}.ftl"))
        sources += [folder.joinpath(name) for name in names]
    for source in sources:
        out.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return out


def local(number: str, lang: str) -> str:
    """A number as the language writes it.

    >>> local("12.5%", "uk"), local("12.5%", "en")
    ('12,5 %', '12.5%')
    """
    return number if lang == "en" else number.replace(".", ",").replace("%", " %")


def has(lang: str, game: str, message: str) -> bool:
    return bundle(lang, game).has_message(message)


def say(lang: str, game: str, message: str, **args: Any) -> str:
    """One message as text. An argument that begins with "@" is a message itself, in its `.accusative` if it has one,
    for sentences tell what is taken, paid or given. A list is spoken item by item, equal messages on end counted:
    by the message's own `…-n`, which knows its plural forms, or by `counted`.

    A missing message shows its id: visible, and caught by the tests.

    >>> say("en", "", "yes")
    'yes'
    >>> say("uk", "flamecraft", "event-pay", seat="Олена", items=["@good-bread", "@good-bread", "@good-coin"])
    'Олена сплачує: 2 хліби, монету.'
    """
    found = bundle(lang, game)
    if not found.has_message(message):
        return message
    entry = found.get_message(message)
    if entry.value is None:
        return message
    spoken = {name: _spoken(lang, game, value) for name, value in args.items()}
    text, _errors = found.format_pattern(entry.value, spoken)
    return str(text)


def _spoken(lang: str, game: str, value: Any) -> Any:
    if isinstance(value, str) and value.startswith("@"):
        found = bundle(lang, game)
        forms = found.get_message(value[1:]).attributes if found.has_message(value[1:]) else {}
        if "accusative" in forms:
            return str(found.format_pattern(forms["accusative"])[0])
        return say(lang, game, value[1:])
    if isinstance(value, (list, tuple)):
        return ", ".join(_listed(lang, game, item, len(list(run))) for item, run in groupby(value))
    if isinstance(value, bool) or value is None:
        return say(lang, game, "yes" if value else "no")
    return value


def _listed(lang: str, game: str, item: Any, n: int) -> str:
    """An item of a list that stands there `n` times on end; a message is said once, with its number."""
    told = str(_spoken(lang, game, item))
    if n == 1 or not isinstance(item, str) or not item.startswith("@"):
        return ", ".join([told] * n)
    own = item[1:] + "-n"
    return say(lang, game, own, n=n) if has(lang, game, own) else say(lang, game, "counted", item=told, n=n)


def plain(value: Any) -> bool:
    """What Fluent can say."""
    return isinstance(value, (str, int, float)) or value is None


def spoken(args: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """The arguments of a message, with players' names for seat numbers and without what cannot be said."""

    def name(value: Any) -> Any:
        at_table = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names)
        return names[value] if at_table else value

    out: dict[str, Any] = {}
    for key, value in args.items():
        if key in ("lang", "game", "message"):
            continue
        if isinstance(value, (list, tuple)):
            if all(plain(item) for item in value):
                out[key] = [name(item) for item in value] if key in SEATS else list(value)
        elif plain(value):
            out[key] = name(value) if key in SEATS else value
    return out


def preferred() -> str:
    """The language of the locale, or English."""
    for name in (os.environ.get("LC_ALL"), os.environ.get("LANG"), locale.getlocale()[0]):
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"
