"""Whole games, one for each way to end, that must replay to the same end for ever; and what holds at every moment."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import skarb
from rules.tash_kalar.cases import CASES
from skarb.games.tash_kalar.flow.board import SQUARES, count
from skarb.games.tash_kalar.state import TashKalar

FOLDER = Path(__file__).parents[2] / "golden" / "tash_kalar"
GAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.rule("TSK-29.3")
@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    golden = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    final = golden.pop("final")
    match = skarb.load(golden)
    assert json.loads(json.dumps(match.position())) == final
    assert json.loads(json.dumps(match.record())) == golden


def test_every_way_to_end_is_there() -> None:
    ways = {json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["result"]["by"] for name in GAMES}
    assert ways == {"score", "upgraded", "pieces", "shared", "resignation"}


def consistent(s: TashKalar) -> None:
    """Bitboards and squares tell the same, and no piece is lost or made."""
    for square in SQUARES:
        code = s.board[square]
        for piece in range(12):
            assert (s.pieces[piece] >> square & 1) == (code == piece + 1)
    for rank in range(3):
        assert s.ranked[rank] == sum(s.pieces[3 * colour + rank] for colour in range(4))
    for colour in s.sides:
        assert s.doubles[colour] + count(s.pieces[3 * colour] | s.pieces[3 * colour + 1]) == s.setup.doubles
        assert s.legendaries[colour] + count(s.pieces[3 * colour + 2]) == s.setup.legendaries
        assert min(s.doubles[colour], s.legendaries[colour]) >= 0
    held = [card for deck in (*s.decks, *s.piles) for card in deck]
    assert len(held) == len(set(held))
    assert not sum(1 << card for card in held) & sum(s.hands)


@pytest.mark.rule("TSK-2.7", "TSK-3.7", "TSK-6.3")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_at_every_moment(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match = skarb.new("tash_kalar", seats, seed, options)
        random = Random(seed)
        s = match.state.copy()
        assert isinstance(s, TashKalar)
        while s.stack:
            choices = s.choices()
            assert len(set(choices)) == len(choices) > 0
            eager = [choice for choice in choices if choice & 63 == 5]  # summon where possible
            s.answer(random.choice(eager) if eager and random.random() < 0.7 else random.choice(choices))
            consistent(s)
        assert s.result is not None
