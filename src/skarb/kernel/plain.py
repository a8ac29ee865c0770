"""Objects as plain data and back: what snapshots are stored as.

What is read builds only what a game names (`Game.kinds`): a stored file can spoil a game, but never run code.
"""

from collections.abc import Callable
from typing import Any


def freeze(value: Any) -> Any:
    """The value as JSON. An object is written as its maker and the arguments, or as its class and fields.

    Fields that a class calls `passing` are left out. A class written by its fields can be made without arguments.
    """
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, list):
        return [freeze(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [freeze(item) for item in value]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, dict):
        return {"dict": [[freeze(key), freeze(item)] for key, item in value.items()]}
    if isinstance(value, (set, frozenset)):
        return {type(value).__name__: [freeze(item) for item in sorted(value)]}
    kind: Any = type(value)
    if kind.__reduce__ is not object.__reduce__:
        made = value.__reduce__()
        return {"make": made[0].__name__, "from": [freeze(item) for item in made[1]]}
    # compiled fields, and those of an interpreted class on top of them
    names = sorted(
        {*getattr(kind, "__mypyc_attrs__", ()), *getattr(value, "__dict__", ())} - {*getattr(kind, "passing", ())}
    )
    fields = {name: freeze(getattr(value, name)) for name in names if hasattr(value, name)}
    return {"make": kind.__name__, "with": fields}


def thaw(data: Any, kinds: dict[str, Callable[..., Any]]) -> Any:
    """What `freeze` wrote. Anything that is not of `kinds` raises a ValueError."""
    if isinstance(data, list):
        return [thaw(item, kinds) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([thaw(item, kinds) for item in data["tuple"]])
    if "bytes" in data:
        return bytes.fromhex(data["bytes"])
    if "dict" in data:
        return {thaw(key, kinds): thaw(item, kinds) for key, item in data["dict"]}
    if "set" in data:
        return {thaw(item, kinds) for item in data["set"]}
    if "frozenset" in data:
        return frozenset([thaw(item, kinds) for item in data["frozenset"]])
    make: Any = kinds.get(data.get("make", ""))
    if make is None:
        raise ValueError(f"nothing of this game: {data.get('make')!r}")
    if "from" in data:
        return make(*[thaw(item, kinds) for item in data["from"]])
    out = make()
    for name, item in data["with"].items():
        setattr(out, name, thaw(item, kinds))
    return out
