"""Positions that several tests of Dragon Catchers begin from."""

from copy import deepcopy
from random import Random
from typing import Any

import skarb
from skarb.games.dragon_catchers.cards import IDS
from skarb.kernel.match import Match

FOUR: dict[str, Any] = {
    "seats": ["N", "E", "S", "W"],
    "clans": {"N": "R"},
    "leader": "N",
    "hands": {
        "N": ["R1p3", "R6", "Y2", "Y5", "Yx3", "Y1p7", "RF"],
        "E": ["R1p4", "R2", "R5", "Rx1", "Y3", "Y1p3", "Y1p4"],
        "S": ["R3", "R1p5", "Rx2", "Y4", "Y6", "Yx1", "Y1p5"],
        "W": ["R4", "R1p6", "R1p7", "Rx3", "Yx2", "YF", "Y1p6"],
    },
}
THREE: dict[str, Any] = {
    "seats": ["A", "B", "ghost", "C"],
    "leader": "A",
    "hands": dict(zip(["A", "B", "ghost", "C"], FOUR["hands"].values(), strict=True)),
}
TWO: dict[str, Any] = {
    "seats": ["A", "B"],
    "clans": {"A": "R", "B": "Y"},
    "leader": "A",
    "columns": {
        "A": [
            ["R1p3", "Y2"],
            ["R6", "Y3"],
            ["Y5", "R2"],
            ["Yx3", "R3"],
            ["Y1p7", "Rx1"],
            ["RF", "Y1p3"],
            ["Y4", "R1p4"],
        ],
        "B": [
            ["R4", "R5"],
            ["Y6", "R1p5"],
            ["YF", "Rx2"],
            ["R1p6", "Yx1"],
            ["Y1p4", "R1p7"],
            ["Yx2", "Rx3"],
            ["Y1p5", "Y1p6"],
        ],
    },
}


def at(position: dict[str, Any], options: dict[str, Any] | None = None, **changes: Any) -> Match:
    """A match in the position with some keys changed; None takes a key away."""
    pos = deepcopy(position) | changes
    return skarb.position("dragon_catchers", {key: value for key, value in pos.items() if value is not None}, options)


def new(seats: int, seed: int = 0, **options: Any) -> Match:
    return skarb.new("dragon_catchers", seats=seats, seed=seed, options=options)


def play(match: Match, moves: str) -> Match:
    """Make the moves, which commas separate, whoever is asked."""
    for move in moves.split(", "):
        match.choose(move)
    return match


def play_random(match: Match, seed: int = 0, until_deal: int = 0) -> Match:
    """Play at random to the end of the game, or to the beginning of a deal."""
    random = Random(seed)
    while match.question and (not until_deal or match.position()["deal"] < until_deal):
        match.choose(random.choice(match.choices))
    return match


def round_of(cards: str, carried: tuple[str, ...] = (), number: int = 7, **changes: Any) -> Match:
    """Four players who each lay one of four cards, N first; other cards are out of play."""
    names = ["N", "E", "S", "W"]
    hands = {name: [card] for name, card in zip(names, cards.split(), strict=True)}
    match = at(FOUR, hands=hands, round=number, carried=list(carried), **changes)
    for card in cards.split():
        match.choose(f"lay {card}")
    return match


ALL = sorted(IDS)
