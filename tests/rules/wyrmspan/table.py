"""Small words for the tests: lay out a position, say moves, look at a player."""

from typing import Any

import pytest

import skarb

EMPTY = {"gold": 0, "crystal": 0, "meat": 0, "milk": 0}


def lay_out(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **fields: Any) -> skarb.Match:
    """A match with the players A and B (or the seats named) in the position."""
    options = fields.pop("options", {})
    fields.setdefault("seats", ["A", "B"])
    players = fields.pop("players", {})
    if a is not None:
        players["A"] = a
    if b is not None:
        players["B"] = b
    return skarb.position("wyrmspan", {**fields, "players": players}, options=options)


def say(m: skarb.Match, *moves: str) -> skarb.Match:
    """`A: explore crimson`, one after the other."""
    names = m.position()["seats"]
    for move in moves:
        name, choice = move.split(": ", 1)
        m.choose(choice, names.index(name))
    return m


def who(m: skarb.Match, name: str = "A") -> dict[str, Any]:
    player: dict[str, Any] = m.position()["players"][name]
    return player


def asked(m: skarb.Match) -> tuple[str, str] | None:
    """The first question: the seat's name and the kind."""
    if m.question is None:
        return None
    return m.position()["seats"][m.question.seat], m.question.kind


def refused(m: skarb.Match, choice: str, seat: int | None = None) -> str:
    """The rule that refuses the choice; the position stays as it is."""
    before = m.position()
    refusal = m.why_not(choice, seat)
    assert refusal is not None
    with pytest.raises(skarb.Refused) as error:
        m.choose(choice, seat)
    assert error.value.rule == refusal.rule
    assert m.position() == before
    return refusal.rule


def tokens(m: skarb.Match, name: str = "A") -> int:
    return sum(who(m, name)["resources"].values())


def eggs(m: skarb.Match, name: str = "A") -> int:
    player = who(m, name)
    return int(player["mat_eggs"] + sum(hall["eggs"] for hall in player["halls"].values() if hall))
