"""What the games teach is true: every position loads, every line is played, every text is there in three languages."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import skarb
from skarb.teach import data, words
from skarb.teach.check import faults
from skarb.teach.data import teaching
from skarb.teach.frames import book, chapter_frames, figure_frames, lesson_frames, why_not
from skarb.teach.scene import Astray, fits
from skarb.texts import LANGUAGES

GAMES = [game for game in skarb.games.ids() if teaching(game).chapters]
every_game = pytest.mark.parametrize("game", GAMES)


def test_there_are_games_that_teach() -> None:
    assert len(GAMES) >= 5


@every_game
def test_everything_that_a_game_teaches_is_true(game: str) -> None:
    """Run `python -m skarb.teach` with the game's name to see the same list."""
    assert not faults(game)


@every_game
def test_frames_are_built_for_the_whole_book(game: str) -> None:
    for lang in LANGUAGES:
        told = book(game, lang)
        assert len(told["chapters"]) >= 8
        assert all(chapter["title"] and chapter["say"] for chapter in told["chapters"])
    for chapter in teaching(game).chapters:
        for figure in chapter_frames(game, chapter.id, "en")["figures"]:
            assert len(figure["frames"]) == len(teaching(game).figure(figure["id"]).steps)  # type: ignore[union-attr]
            json.dumps(figure)


@every_game
def test_a_lesson_leads_from_step_to_step_to_its_end(game: str) -> None:
    for number, lesson in enumerate(teaching(game).lessons, 1):
        frames = lesson_frames(game, number, "uk")["frames"]
        steps = [frame for frame in frames if frame["step"] is not None]
        assert [frame["step"]["number"] for frame in steps] == [
            *range(1, sum(len(stage.steps) for stage in lesson.stages) + 1)
        ]
        assert frames[-1]["step"] is None
        for frame in steps:
            legal = {choice["text"] for choice in frame["question"]["choices"]}
            assert set(frame["step"]["want"]) | set(frame["step"]["not_now"]) == legal
        json.dumps(frames)


def test_a_lesson_goes_on_from_where_the_answers_led() -> None:
    whole = lesson_frames("durak", 1, "en")
    first = next(frame for frame in whole["frames"] if frame["step"])["step"]["want"][0]
    rest = lesson_frames("durak", 1, "en", (first,))
    assert next(frame["step"]["number"] for frame in rest["frames"] if frame["step"]) == 2
    assert rest["frames"] == whole["frames"][-len(rest["frames"]) :]
    with pytest.raises(Astray):
        lesson_frames("durak", 1, "en", ("take",))


def test_a_touch_that_leads_nowhere_gets_the_rule() -> None:
    refusal = why_not("durak", 1, (), ["hand:7C", "table:0"])
    assert refusal is not None
    assert refusal.rule == "DUR-8.2"
    assert why_not("durak", 1, (), ["hand:JC"]) is None


def test_a_figure_shows_only_what_its_seat_may_know() -> None:
    frame = figure_frames("durak", "dur-turn", "en")["frames"][0]
    assert "hands" not in frame["view"]
    assert "AC" not in json.dumps(frame["view"])  # it is in Ostap's hand


def test_patterns() -> None:
    assert fits("attack 7D", "attack *")
    assert fits("place e4", "move * | place *")
    assert not fits("place e4", "place")


# -- the check can fail ------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of Durak's folder that a test may spoil."""
    source = Path(skarb.__file__).parent / "games" / "durak" / "teach"
    copy = tmp_path / "teach"
    shutil.copytree(source, copy)
    for module in (data, words):
        monkeypatch.setattr(module, "files", lambda _name: tmp_path)
    data.teaching.cache_clear()
    words.bundle.cache_clear()
    yield copy
    data.teaching.cache_clear()
    words.bundle.cache_clear()


FAULTS = {
    "a position that is refused": ("figures.toml", '"trump": "S", "deck": []', '"trump": "X", "deck": []', "refused"),
    "a choice that is not legal": ("figures.toml", "Y: attack 10H", "Y: attack 10S", "is not legal"),
    "a fact that is not true": ("figures.toml", 'result = "fool O"', 'result = "fool M"', "not 'fool M'"),
    "a refusal by another rule": ("figures.toml", '"beat 0 JH" = "DUR-8.2"', '"beat 0 JH" = "DUR-9.1"', "not refused"),
    "a rule that is not there": ("book.toml", '"DUR-16.1"', '"DUR-99.1"', "no rule DUR-99.1"),
    "a wish that is not legal": ("lessons.toml", 'want = ["beat 0 JC"]', 'want = ["beat 0 AC"]', "is not legal"),
    "a legal choice without a line": ("lessons.toml", ', take = "take" }\nrefused', " }\nrefused", "no line answers"),
    "a line that answers nothing": ("lessons.toml", '"attack QH" =', '"attack QS" =', "answers nothing"),
    "an answer that leads astray": (
        "lessons.toml",
        'want = ["beat 0 JC"]',
        'want = ["beat 0 JC", "take"]',
        "does not go on",
    ),
    "a key that nobody knows": ("lessons.toml", "others =", "otters =", "nobody knows"),
    "a missing text": ("uk.ftl", "dur-l1-1 =", "dur-l1-99 =", "uk dur-l1-1: missing"),
    "a text that is too long": ("ru.ftl", "dur-l1-1 = ", "dur-l1-1 = Очень " * 5, "at most 44"),
    "a link to nothing": ("en.ftl", "(trump)", "(trumpet)", "leads to trumpet"),
    "a mark that nobody draws": ("figures.toml", "spoken = ", "spoke = ", "no mark is called spoke"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_finds(fault: str, folder: Path) -> None:
    file, old, new, told = FAULTS[fault]
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    assert any(told in found for found in faults("durak")), faults("durak")
