"""Every game, from the first question to the result, as people at one keyboard see it, in every language."""

import io
import re
from random import Random

import pytest
from rich.console import Console

import skarb
from harness.walk import cases_of
from skarb import bots
from skarb.cli.play import Play
from skarb.cli.replay import Replay
from skarb.games import find
from skarb.texts import LANGUAGES

UNSAID = re.compile(
    r"(?<![\w:-])(?:event|question|choice|refused|cli|word|card)-[a-z0-9][\w-]*|\{ ?\$\w+ ?\}|\{\?\?\?\}"
)


class Fingers(Play):
    """Types numbers at random, and a few words that people type."""

    def __init__(self, console: Console, match: skarb.Match, lang: str, people: list[int], random: Random) -> None:
        self.random = random
        self.typed = 0
        super().__init__(console, match, lang, people, bots.find("random"))

    def show(self, seat: int | None) -> None:
        if seat is None or self.random.random() < 0.1:  # drawing takes most of the time
            super().show(seat)
        else:
            self.tell(seat)

    def read(self, prompt: str) -> str:
        self.typed += 1
        question = self.match.question
        assert question is not None
        if self.random.random() < 0.1:
            return self.random.choice(["undo", "help", "why 1", "why nonsense", "nonsense", "", "0", "9999", "rules"])
        return str(self.random.randint(1, len(question.choices)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", skarb.games.ids())
def test_a_whole_game_at_one_keyboard(game: str, lang: str) -> None:
    cases = cases_of(game).CASES
    count, options = cases[LANGUAGES.index(lang) * (len(cases) - 1) // 2]
    out = io.StringIO()
    console = Console(file=out, width=120, markup=False, highlight=False)
    match = skarb.new(game, count, f"keyboard {lang}", options)
    table = Fingers(console, match, lang, list(range(count)), Random(f"{game} {lang}"))
    table.run()
    assert match.result is not None
    assert table.typed > 5
    said = out.getvalue()
    assert UNSAID.findall(said) == []


@pytest.mark.parametrize("game", skarb.games.ids())
def test_a_whole_record(game: str) -> None:
    match = skarb.new(game, find(game).seats[0], "record")
    random = Random(1)
    while match.question and len(match.plies) < 60:
        match.choose(random.choice(match.choices))
    out = io.StringIO()
    console = Console(file=out, width=120, markup=False, highlight=False)
    for seat in (None, 0):
        Replay(console, skarb.load(match.record()), "en", seat).all()
    assert f"Choice {len(match.plies)} of {len(match.plies)}" in out.getvalue()
    assert UNSAID.findall(out.getvalue()) == []
