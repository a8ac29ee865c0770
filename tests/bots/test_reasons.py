"""Why a hint advises what it does: the named parts of a game's value."""

from itertools import pairwise
from random import Random

import pytest

import skarb
from harness.walk import first_cases, opened
from skarb import bots
from skarb.games import find
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES, has

GAMES = [game for game in skarb.games.ids() if find(game).parts(opened(game, 1, 12).state, 0)]


def test_games_tell_their_reasons() -> None:
    assert len(GAMES) >= 5


def playing(match: Match) -> int:
    """How many still play: where one may leave the game, his place counts and not his cards."""
    out = getattr(match.state, "out", None)
    return match.seats - len(out) if isinstance(out, (list, tuple)) else match.seats


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_the_value(game: str) -> None:
    """Of two answers to one question the one with the greater sum has the greater value: so no part is made up."""
    told, compared = find(game), 0
    for seats, options in first_cases(game).items():
        for seed in range(4):
            match, random = skarb.new(game, seats, seed, options), Random(seed)
            for _ in range(60):
                question = match.question
                if question is None:
                    break
                before = match.copy()
                found = []
                for text in random.sample(question.choices, min(4, len(question.choices))):
                    after = before.copy()
                    after.choose(text, question.seat)
                    if after.result is None and playing(after) == playing(before):
                        parts = told.parts(after.state, question.seat)
                        assert all(has(lang, game, f"reason-{name}") for name in parts for lang in LANGUAGES), parts
                        found.append((sum(parts.values()), told.value(after.state, question.seat)))
                for (a, x), (b, y) in pairwise(found):
                    if abs(a - b) > 1e-6 and abs(x - y) > 1e-9:
                        compared += 1
                        assert (a > b) == (x > y), (game, seats, seed, found)
                match.choose(random.choice(question.choices), question.seat)
    assert compared > 100


def test_a_hint_says_why() -> None:
    """The cheaper of two cards that beat is advised because the trump stays in hand."""
    position = {
        "seats": ["A", "B"],
        "trump": "H",
        "deck": ["6S", "7S", "8S", "9S", "10S", "JS", "KH"],
        "hands": {"A": ["JC", "AH", "7D", "8D"], "B": ["QD", "KD", "AD"]},
        "won_defence": True,
        "owner": "B",
        "defender": "A",
        "table": [["9C", "B", None]],
        "phase": "defend",
    }
    match = skarb.position("durak", position)
    seat = bots.sit(match, 0, 1)
    assert "trumps" in bots.reasons(seat, "beat 0 JC", "beat 0 AH")
    assert bots.reasons(seat, "beat 0 JC", "beat 0 AH") == bots.reasons(seat, "beat 0 JC", "beat 0 AH")
    best = bots.hint(seat, 0.5)[0]
    assert best.choice == "beat 0 JC"
    assert all(has("uk", "durak", f"reason-{name}") for name in best.reasons)
