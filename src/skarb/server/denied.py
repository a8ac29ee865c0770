"""What the server itself refuses, in the reader's language; what a game refuses it passes on."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from skarb.kernel.refusal import Refusal, Refused
from skarb.texts import LANGUAGES, bundle

LONGEST = 200  # characters of what a refusal quotes


@cache
def _bundle(lang: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    out.add_resource(FluentResource(files("skarb.server").joinpath("texts", f"{lang}.ftl").read_text("utf-8")))
    return out


def say(lang: str, message: str, **args: Any) -> str:
    """One of the server's own messages."""
    entry = _bundle(lang).get_message(message)
    assert entry.value is not None
    return str(_bundle(lang).format_pattern(entry.value, args)[0])


def _short(args: dict[str, Any]) -> dict[str, Any]:
    """What a sentence names it names in full, unless that would be longer than the sentence should be."""
    return {
        name: value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in args.items()
    }


class Denied(Exception):
    """A call or message that was not carried out. Nothing has changed."""

    def __init__(self, status: int, code: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self.reason = {lang: say(lang, "refused-" + code, **_short(args)) for lang in LANGUAGES}

    def json(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "reason": self.reason}


@lru_cache(maxsize=4096)
def told(refusal: Refusal) -> dict[str, Any]:
    """A game's refusal as JSON. Speaking takes long and is asked for often, so answers are kept: do not change them."""
    short = Refusal(refusal.rule, refusal.code, refusal.game, **_short(refusal.args))
    reason = {lang: short.say(lang) for lang in LANGUAGES}
    return {"code": refusal.code, "rule": refusal.rule or None, "reason": reason}


def learn(game: str, lang: str) -> None:
    """Read a game's texts now, so that nobody waits for it later."""
    bundle(lang, game)
    _bundle(lang)


def passed_on(refused: Refused, status: int = 400) -> Denied:
    """A refusal of the kernel or a game as the answer to a call."""
    out = Denied(status, "went-wrong")
    found = told(refused.refusal)
    out.code, out.rule, out.reason = found["code"], found["rule"], found["reason"]
    return out
