"""A deal that nobody has to believe: what is committed to, and the seed that all parts make together. docs/fair.md
tells why it is so, and so exactly that anybody can check it without this code."""

import json
from hashlib import sha256
from typing import Any

from skarb.kernel.refusal import Refused, refuse

HEX = frozenset("0123456789abcdef")


def commitment(part: str) -> str:
    """What is published of a part, or of the server's secret, before it is revealed."""
    return sha256(part.encode()).hexdigest()


def terms(table: str, game: str, seats: int, options: dict[str, Any]) -> str:
    """What the deal is for, as one line. It is kept as it was written: nobody has to write it again."""
    told = {"game": game, "options": options, "seats": seats, "table": table}
    return json.dumps(told, sort_keys=True, separators=(",", ":"))


def seed(terms: str, secret: str, parts: list[tuple[int, str]]) -> str:
    """The seed of a deal; `parts` by seat, and the commitment itself for a part that was not revealed."""
    lines = ["skarb deal 1", terms, secret, *(f"{seat} {part}" for seat, part in parts)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def check(record: dict[str, Any]) -> None:
    """Refuse a record whose seed is not what its parts make, or whose parts are not what was committed to."""
    try:
        fair = record["fair"]
        if fair["kind"] != "parts":
            return
        told = json.loads(fair["terms"])
        options = record["options"]
        same = told["game"] == record["game"] and told["seats"] == record["seats"]
        if not same or any(key not in options or options[key] != value for key, value in told["options"].items()):
            raise _wrong("terms")
        if not _hex(fair["secret"]) or commitment(fair["secret"]) != fair["server"]:
            raise _wrong("server")
        parts: list[tuple[int, str]] = []
        for one in fair["parts"]:
            part = one["part"]
            if part is not None and (not _hex(part) or commitment(part) != one["commitment"]):
                raise _wrong("part")
            if not _hex(one["commitment"]) or (parts and parts[-1][0] >= one["seat"]):
                raise _wrong("part")
            parts.append((one["seat"], one["commitment"] if part is None else part))
        if record["seed"] != seed(fair["terms"], fair["secret"], parts):
            raise _wrong("seed")
    except Refused:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise refuse("", "record-incomplete", what="fair") from error


def _hex(text: Any) -> bool:
    """256 bits, in small letters."""
    return isinstance(text, str) and len(text) == 64 and HEX.issuperset(text)


def _wrong(what: str) -> Refused:
    return refuse("", "record-fair", what=what)
