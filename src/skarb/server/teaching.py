"""The book and the lessons over HTTP: frames that are built once, and why a touch leads nowhere. No table is needed."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from skarb.games import ids
from skarb.server import keeping
from skarb.server import messages as m
from skarb.server.denied import Denied, told
from skarb.server.guard import number
from skarb.server.tables import find_game
from skarb.server.visit import Call, Visit
from skarb.teach import frames
from skarb.teach.data import teaching
from skarb.teach.scene import Astray
from skarb.texts import LANGUAGES

LONGEST = 200  # answers in a lesson, touches in a path


class ItemInfo(Struct):
    text: str
    card: str
    signs: list[str]


class ParagraphInfo(Struct):
    id: str
    head: str
    text: str  # [text](word), [text](card:id) and [text](DUR-4.3) open
    short: bool  # one of the "2 minutes"
    here: bool  # people who know the game from elsewhere play it differently
    rules: list[str]
    figure: str
    cards: list[str]
    items: list[ItemInfo]


class ChapterInfo(Struct):
    id: str
    title: str
    figures: list[str]
    rules: list[str]
    lesson: str
    cards: list[str]  # that text and figures name
    say: list[ParagraphInfo]


class WordInfo(Struct):
    word: str
    means: str
    rules: list[str]
    card: str


class LessonInfo(Struct):
    id: str
    title: str
    goal: str
    steps: int
    chapters: list[str]
    rules: list[str]
    cards: list[str]  # that are touched in it


class AidLineInfo(Struct):
    text: str
    ask: list[str]  # kinds of question that it helps with
    when: dict[str, Any]  # options that it belongs to
    rules: list[str]
    card: str


class AidInfo(Struct):
    id: str
    title: str
    chapter: str
    lines: list[AidLineInfo]


class RemarkInfo(Struct):
    id: str
    ask: list[str]
    choice: str  # a shell pattern: only if such a choice is legal
    text: str


class Book(Struct):
    chapters: list[ChapterInfo]
    words: dict[str, WordInfo]
    lessons: list[LessonInfo]
    aid: list[AidInfo]
    coach: list[RemarkInfo]


class ChapterName(Struct):
    id: str
    title: str
    figures: list[str]
    lesson: str


class LessonName(Struct):
    id: str
    title: str
    steps: int
    chapters: list[str]


class Contents(Struct):
    chapters: list[ChapterName]
    lessons: list[LessonName]


class FigureFrame(Struct):
    view: dict[str, Any]
    events: list[m.EventNow]
    question: m.QuestionNow | None
    turn: list[int]
    result: m.ResultNow | None
    mark: dict[str, list[str]]
    note: dict[str, str]
    arrow: list[tuple[str, str, str]]
    say: str


class FigureInfo(Struct):
    id: str
    rules: list[str]
    seat: int | None
    seats: list[str]
    options: dict[str, Any]
    show: list[str]
    frames: list[FigureFrame]


class ChapterRead(Struct):
    """A chapter whole: what opens when one reads it."""

    id: str
    title: str
    figures: list[FigureInfo]
    rules: list[str]
    lesson: str
    cards: list[str]
    say: list[ParagraphInfo]
    shown: dict[str, m.CardInfo]  # the cards that text and figures show


class LessonStepInfo(Struct):
    number: int
    rule: str
    say: tuple[str, str]
    want: list[str]  # the first is the one that the frames go on with
    not_now: dict[str, tuple[str, str]]
    why: dict[str, tuple[str, str]]  # rule and sentence against other touches, by their ids, joined by spaces


class LessonFrame(Struct):
    view: dict[str, Any]
    events: list[m.EventNow]
    question: m.QuestionNow | None
    turn: list[int]
    result: m.ResultNow | None
    stage: int
    options: dict[str, Any]
    step: LessonStepInfo | None


class FirstTouch(Struct):
    """The first step of a lesson as it lies on the home page."""

    show: list[str]
    ask: tuple[str, str]
    done: tuple[str, str]


class LessonFrames(Struct):
    id: str
    number: int
    count: int
    title: str
    goal: str
    steps: int
    seat: int
    seats: list[str]
    learned: list[str]
    finish: tuple[str, str]
    chapters: list[str]
    first: FirstTouch | None
    frames: list[LessonFrame]


def _lang(v: Visit) -> str:
    lang = v.request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def _list(v: Visit, key: str) -> tuple[str, ...]:
    """A list of strings in the query, as JSON."""
    try:
        found: list[str] = msgspec.json.decode(v.request.query_params.get(key, "[]"), type=list[str])
    except msgspec.DecodeError as error:
        raise Denied(400, "bad-message", what=str(error)) from error
    if len(found) > LONGEST or any(len(one) > 1000 for one in found):
        raise Denied(400, "bad-message", what=key)
    return tuple(found)


async def _built(make: Callable[..., bytes], *args: Any) -> Raw:
    try:
        return Raw(await asyncio.to_thread(make, *args))
    except (KeyError, Astray) as error:
        raise Denied(404, "no-such-page") from error


@lru_cache(maxsize=16)
def _contents(game: str, lang: str) -> bytes:
    return m.encode(frames.contents(game, lang))


@lru_cache(maxsize=16)
def _book(game: str, lang: str) -> bytes:
    return m.encode(frames.book(game, lang))


@lru_cache(maxsize=128)
def _chapter(game: str, chapter: str, lang: str) -> bytes:
    return m.encode(frames.chapter_frames(game, chapter, lang))


@lru_cache(maxsize=128)
def _lesson(game: str, number: int, lang: str, line: tuple[str, ...]) -> bytes:
    return m.encode(frames.lesson_frames(game, number, lang, line))


def _why(game: str, number: int, line: tuple[str, ...], touch: tuple[str, ...]) -> bytes:
    refusal = frames.why_not(game, number, line, list(touch))
    return m.encode(None if refusal is None else told(refusal))


async def book(v: Visit) -> Raw:
    """The book of a game in a language: chapters, glossary, lessons, player aid."""
    return await _built(_book, find_game(v.request.path_params["game"]).id, _lang(v))


async def contents(v: Visit) -> Raw:
    """The names of a book's chapters and of a game's lessons."""
    return await _built(_contents, find_game(v.request.path_params["game"]).id, _lang(v))


async def chapter(v: Visit) -> Raw:
    """A chapter: its text, its figures, a view a step, and the cards in it."""
    game = find_game(v.request.path_params["game"]).id
    return await _built(_chapter, game, v.request.path_params["chapter"], _lang(v))


def _number(v: Visit) -> int:
    return number(v.request.path_params["number"]) or 0


async def lesson(v: Visit) -> Raw:
    """A lesson from where the answers in `line` have led, along the answers that it goes by."""
    game = find_game(v.request.path_params["game"]).id
    return await _built(_lesson, game, _number(v), _lang(v), _list(v, "line"))


async def lesson_why(v: Visit) -> Raw:
    """Why the touches in `touch` lead nowhere after the answers in `line`; null: nobody could mean a choice by them."""
    game = find_game(v.request.path_params["game"]).id
    return await _built(_why, game, _number(v), _list(v, "line"), _list(v, "touch"))


class Reached(Struct):
    """A lesson, and how many of its steps are done."""

    lesson: m.Name
    steps: m.Small


async def my_lessons(v: Visit) -> dict[str, int]:
    """How far I have come in each lesson."""
    return {} if v.person is None else await keeping.learned(v.hall.tables.store, v.person)


async def reach(v: Visit) -> dict[str, int]:
    """I have come so far in a lesson."""
    if not any(v.body.lesson == one.id for game in ids() for one in teaching(game).lessons):
        raise Denied(404, "no-such-page")
    await v.hall.people.change(v.me, None, None)
    await v.hall.tables.store.write(keeping.learn(v.me, v.body.lesson, v.body.steps))
    return await my_lessons(v)


CALLS = [
    Call("GET", "/api/me/lessons", my_lessons, dict[str, int]),
    Call("POST", "/api/me/lessons", reach, dict[str, int], Reached, visitor=True),
    Call("GET", "/api/games/{game}/book", book, Book, query=("lang",), keep=True),
    Call("GET", "/api/games/{game}/contents", contents, Contents, query=("lang",), keep=True),
    Call("GET", "/api/games/{game}/book/{chapter}", chapter, ChapterRead, query=("lang",), keep=True),
    Call("GET", "/api/games/{game}/lessons/{number:int}", lesson, LessonFrames, query=("lang", "line"), keep=True),
    Call(
        "GET",
        "/api/games/{game}/lessons/{number:int}/why",
        lesson_why,
        m.Fault | None,
        query=("line", "touch"),
        keep=True,
    ),
]
