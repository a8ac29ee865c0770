"""What a table may choose before a game: declared once by each game, checked here, shown as a form by the page."""

from collections.abc import Callable
from typing import Any

from skarb.kernel.refusal import refuse


class Option:
    """One option: its key, rule, default, a test of values, and `form`, which tells a page how to ask for it.

    A form has a `kind`, mostly `values`, and perhaps `seats`: for each value the numbers of players it is for, or
    None for any. The page then changes what does not fit; what is refused, `accepts` and the game's `check` say alone.
    `kept` names a detail of the result: who has played to the end begins the next game with it.
    """

    def __init__(
        self, key: str, rule: str, default: Any, accepts: Callable[[Any, int], bool], form: dict[str, Any]
    ) -> None:
        self.key = key
        self.rule = rule
        self.default = default
        self.accepts = accepts
        self.form = form

    def json(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "default": self.default, **self.form}


def _same(a: Any, b: Any) -> bool:
    return bool(type(a) is type(b) and a == b)


def flag(key: str, rule: str, default: bool = False) -> Option:
    return Option(key, rule, default, lambda v, n: isinstance(v, bool), {"kind": "flag"})


def one_of(key: str, rule: str, values: list[Any], seats: list[list[int] | None] | None = None) -> Option:
    """One of a few values; the first is the default. `seats`: see `Option`."""
    form: dict[str, Any] = {"kind": "one", "values": values}
    if seats is not None:
        form["seats"] = seats
    return Option(key, rule, values[0], lambda v, n: any(_same(v, w) for w in values), form)


def number(key: str, rule: str, default: int | None, least: int = 1, null: bool = False) -> Option:
    def accepts(v: Any, seats: int) -> bool:
        return (v is None and null) or (isinstance(v, int) and not isinstance(v, bool) and v >= least)

    return Option(key, rule, default, accepts, {"kind": "number", "least": least, "null": null})


def subset(key: str, rule: str, values: list[str], kept: str | None = None) -> Option:
    """Any of the values, none by default. `kept`: see `Option`."""

    def accepts(v: Any, seats: int) -> bool:
        return isinstance(v, (list, tuple)) and len(set(map(str, v))) == len(v) and all(w in values for w in v)

    form: dict[str, Any] = {"kind": "many", "values": values}
    return Option(key, rule, [], accepts, form if kept is None else {**form, "kept": kept})


def seat(key: str, rule: str, default: Any = None) -> Option:
    """A seat number, or the default, which says how the seat is found otherwise (None or "random")."""

    def accepts(v: Any, seats: int) -> bool:
        return v == default or (isinstance(v, int) and not isinstance(v, bool) and 0 <= v < seats)

    return Option(key, rule, default, accepts, {"kind": "seat"})


def custom(
    key: str, rule: str, default: Any, accepts: Callable[[Any, int], bool], form: dict[str, Any] | None = None
) -> Option:
    """Anything else; without a `form` the page leaves it out and only programs can set it."""
    return Option(key, rule, default, accepts, form or {"kind": "program"})


def complete(declared: tuple[Option, ...], rule: str, seats: int, given: dict[str, Any] | None) -> dict[str, Any]:
    """Every option with its value: given or default. Unknown keys and bad values are refused."""
    given = given or {}
    known = {option.key for option in declared}
    for key in given:
        if key not in known:
            raise refuse(rule, "unknown-option", key=str(key))
    out: dict[str, Any] = {}
    for option in declared:
        value = given.get(option.key, option.default)
        if not option.accepts(value, seats):
            raise refuse(option.rule, "bad-option", key=option.key, value=str(value))
        out[option.key] = value
    return out
