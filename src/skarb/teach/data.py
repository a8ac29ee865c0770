"""The files `games/<id>/teach/*.toml` as records. A key that nobody knows is an error, not a surprise on the page."""

import json
import tomllib
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from skarb.games import ids

T = TypeVar("T")


class BadTeaching(ValueError):
    """A file that cannot be read: which, where, why."""


@dataclass(frozen=True)
class Item:
    """A line of a list; `card` is drawn before it, and opens; `signs` are drawn, as the game's page draws them."""

    id: str
    card: str = ""
    signs: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Paragraph:
    id: str
    short: bool = False  # one of the "2 minutes"
    here: bool = False  # people who know the game from elsewhere play it differently
    rules: list[str] = field(default_factory=list)
    figure: str = ""  # one more figure, beside this paragraph
    items: list[Item] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # drawn small, in a row


@dataclass(frozen=True)
class Chapter:
    id: str
    figures: list[str]  # the first heads the chapter
    say: list[Paragraph]
    rules: list[str] = field(default_factory=list)
    lesson: str = ""  # where it can be tried


@dataclass(frozen=True)
class FigureStep:
    choose: list[str] = field(default_factory=list)  # "text", or "seat: text"
    to: str = ""  # … and then until this seat is asked
    mark: dict[str, list[str]] = field(default_factory=dict)
    note: dict[str, str] = field(default_factory=dict)
    arrow: list[list[str]] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Figure:
    id: str
    start: dict[str, Any]
    steps: list[FigureStep]
    rules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seat: int | None = 0
    show: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class LessonStep:
    want: list[str]  # patterns; the first is the one that the lesson goes by
    rule: str
    not_now: dict[str, str] = field(default_factory=dict)  # a pattern, and which line answers it
    refused: dict[str, str] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)  # when it is done


@dataclass(frozen=True)
class Stage:
    """One position of a lesson and what happens there."""

    start: dict[str, Any]
    steps: list[LessonStep]
    others: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    end: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    id: str
    stages: list[Stage]
    seat: int = 0
    chapters: list[str] = field(default_factory=list)  # that tell of the same
    first: list[str] = field(default_factory=list)  # elements of its first step that lie on the home page

    @property
    def length(self) -> int:
        return sum(len(stage.steps) for stage in self.stages)


@dataclass(frozen=True)
class AidLine:
    id: str
    ask: list[str] = field(default_factory=list)  # the kinds of question that it helps with
    when: dict[str, Any] = field(default_factory=dict)  # only with these options
    rules: list[str] = field(default_factory=list)
    card: str = ""


@dataclass(frozen=True)
class Aid:
    id: str
    lines: list[AidLine]
    chapter: str = ""


@dataclass(frozen=True)
class Word:
    """A word of the glossary."""

    id: str
    rules: list[str] = field(default_factory=list)
    card: str = ""


@dataclass(frozen=True)
class Remark:
    """What the coach says before a new kind of question; `choice`: if such a choice is among the legal ones."""

    id: str
    ask: list[str]
    choice: str = ""


@dataclass(frozen=True)
class Teaching:
    game: str
    idle: str = ""  # what the others answer when the script says nothing
    chapters: list[Chapter] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    lessons: list[Lesson] = field(default_factory=list)
    aid: list[Aid] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    coach: list[Remark] = field(default_factory=list)

    def figure(self, name: str) -> Figure | None:
        return next((one for one in self.figures if one.id == name), None)


NAMES = {"from": "start", "step": "steps", "stage": "stages", "line": "lines"}  # in the files one thing each time
ROOTS = {"chapter": "chapters", "figure": "figures", "lesson": "lessons", "aid": "aid", "word": "words"}


@cache
def teaching(game: str) -> Teaching:
    """All that the folder of a game teaches; one without a folder teaches nothing."""
    if game not in ids():
        raise KeyError(game)
    folder = files(f"skarb.games.{game}").joinpath("teach")
    whole: dict[str, Any] = {"game": game}
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if not path.name.endswith(".toml"):
                continue
            try:
                read = tomllib.loads(path.read_text("utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise BadTeaching(f"{path.name}: {error}") from error
            for key, value in read.items():
                name = ROOTS.get(key, key)
                whole[name] = [*whole.get(name, []), *value] if isinstance(value, list) else value
    return _read(Teaching, whole, game)


def _read(kind: type[T], told: Any, where: str) -> T:
    """A table of the file as a record."""
    if not isinstance(told, dict):
        raise BadTeaching(f"{where}: {told!r} is no table")
    hints = get_type_hints(kind)
    out: dict[str, Any] = {}
    for key, value in told.items():
        name = NAMES.get(key, key)
        if name not in hints:
            raise BadTeaching(f"{where}: nobody knows {key!r}")
        out[name] = _value(hints[name], value, f"{where} {told.get('id', '')} {key}".replace("  ", " "))
    known = {one.name for one in fields(kind)}  # type: ignore[arg-type]
    try:
        return kind(**{name: value for name, value in out.items() if name in known})
    except TypeError as error:
        raise BadTeaching(f"{where}: {error}") from error


def _value(hint: Any, value: Any, where: str) -> Any:
    args = get_args(hint)
    if get_origin(hint) is list:
        if not isinstance(value, list):
            raise BadTeaching(f"{where}: not a list")
        return [_value(args[0], one, f"{where} {n}") for n, one in enumerate(value, 1)]
    if is_dataclass(hint):
        if isinstance(value, str):  # only its name
            value = {"id": value}
        return _read(hint, value, where)  # type: ignore[arg-type]
    if get_origin(hint) is dict:
        if isinstance(value, str):  # TOML has no null: positions are written in JSON
            try:
                value = json.loads(value)
            except json.JSONDecodeError as error:
                raise BadTeaching(f"{where}: {error}") from error
        if not isinstance(value, dict):
            raise BadTeaching(f"{where}: not a table")
        return {key: _value(args[1], one, f"{where} {key}") for key, one in value.items()}
    kinds = args or (hint,)
    if Any not in kinds and not isinstance(value, tuple(kinds)):
        raise BadTeaching(f"{where}: {value!r}")
    return value
