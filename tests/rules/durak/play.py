"""Short ways to set up a table and to play on it, for the tests of Durak."""

from typing import Any

import skarb
from skarb.games.durak.reading import KEYS
from skarb.kernel.match import Match

ALL = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
FULL = [rank + suit for suit in "HDSC" for rank in ALL]


def table(hands: str, moves: str = "", deck: str = "", rows: list[list[Any]] | None = None, **more: Any) -> Match:
    """`table("A: 9H 7C / B: JH", "A: attack 9H / B: take", enchanted=["6"])`. A attacks B, spades are trumps.

    Keys of a position overrule what is usual here; other keywords are options.
    """
    held = {name: cards.split() for name, cards in (hand.split(":") for hand in hands.split("/"))}
    held = {name.strip(): cards for name, cards in held.items()}
    position: dict[str, Any] = {"seats": list(held), "hands": held, "deck": deck.split(), "trump": "S"}
    position |= {"won_defence": True, "owner": "A", "defender": "B", "table": rows or []}
    position["phase"] = "defend" if rows else "attack"
    for key in KEYS & set(more):
        position[key] = more.pop(key)
    match = skarb.position("durak", position, more)
    play(match, moves)
    return match


def play(match: Match, moves: str) -> Match:
    """Answers of named players, in turn or out of it."""
    names = match.game.names(match.state)
    for move in moves.split(" / "):
        if move:
            name, text = move.split(": ")
            match.choose(text, names.index(name.strip()))
    return match


def here(match: Match, *keys: str) -> Any:
    """What the position tells of the keys."""
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def cards(text: str) -> list[str]:
    return sorted(text.split())


def hand(match: Match, name: str) -> list[str]:
    return sorted(match.position()["hands"][name])


def legal(match: Match) -> set[str]:
    return set(match.choices)


def code(match: Match, name: str, text: str) -> tuple[str, str]:
    """Why a move is refused: code and rule."""
    refusal = match.why_not(text, match.game.names(match.state).index(name))
    assert refusal is not None, text
    return refusal.code, refusal.rule


def asked(match: Match) -> list[str]:
    names = match.game.names(match.state)
    return [names[question.seat] for question in match.questions]


def told(match: Match) -> list[str]:
    """The kinds of the events of the last choice."""
    return [event.kind for event in match.happened]
