"""What a player hears when something is not allowed: the rule, a code, and one sentence in the reader's language."""

from typing import Any

from skarb.texts import say


class Refusal:
    """Why something may not be done. `code` names a sentence in the texts of `game` (or of the kernel, if empty)."""

    def __init__(self, rule: str, code: str, game: str = "", **args: Any) -> None:
        self.rule = rule
        self.code = code
        self.game = game
        self.args = args

    @property
    def reason(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """The sentence in Ukrainian ("uk"), Russian ("ru") or English ("en")."""
        return say(lang, self.game, "refused-" + self.code.lower().replace("_", "-"), **self.args)

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.code, self.game, self.args) == (
            other.rule,
            other.code,
            other.game,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.code, self.game))


class Refused(ValueError):
    """Raised for an illegal choice, bad notation, a bad option, position or record. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        return self.refusal.reason

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


def refuse(rule: str, code: str, game: str = "", **args: Any) -> Refused:
    """`raise refuse("DUR-6.3", "RANK_NOT_ON_TABLE", "durak", card="7S")`"""
    return Refused(Refusal(rule, code, game, **args))
