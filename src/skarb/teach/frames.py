"""What the page draws: the book with its sentences, figures and lessons as frames, a view a step."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from skarb.games import find
from skarb.kernel.refusal import Refusal
from skarb.teach.data import AidLine, Chapter, Lesson, LessonStep, Paragraph, Teaching, teaching
from skarb.teach.scene import Astray, Lecture, Scene, figure, fits
from skarb.teach.words import told
from skarb.texts import say

LEARNED = 3  # lines on the card that ends a lesson


def contents(game: str, lang: str) -> dict[str, Any]:
    """The names of chapters and lessons: what stands around a chapter that is read."""
    found = teaching(game)
    return {
        "chapters": [
            {"id": one.id, "title": told(lang, game, f"book-{one.id}"), "figures": one.figures, "lesson": one.lesson}
            for one in found.chapters
        ],
        "lessons": [
            {"id": one.id, "title": told(lang, game, one.id), "steps": one.length, "chapters": one.chapters}
            for one in found.lessons
        ],
    }


def book(game: str, lang: str) -> dict[str, Any]:
    """Paragraphs, glossary, lessons, player aid and what the coach says; the frames come chapter by chapter."""
    found = teaching(game)

    def say(message: str, part: str = "") -> str:
        return told(lang, game, message, part)

    return {
        "chapters": [_chapter(found, one, say) for one in found.chapters],
        "words": {
            one.id: {
                "word": say(f"word-{one.id}"),
                "means": say(f"word-{one.id}", "means"),
                "rules": one.rules,
                "card": one.card,
            }
            for one in found.words
        },
        "lessons": [
            {
                "id": one.id,
                "title": say(one.id),
                "goal": say(one.id, "goal"),
                "steps": one.length,
                "chapters": one.chapters,
                "rules": sorted({step.rule for stage in one.stages for step in stage.steps}),
                "cards": _lesson_cards(game, one),
            }
            for one in found.lessons
        ],
        "aid": [
            {
                "id": one.id,
                "title": say(f"aid-{one.id}"),
                "chapter": one.chapter,
                "lines": [_aid_line(one.id, line, say) for line in one.lines],
            }
            for one in found.aid
        ],
        "coach": [
            {"id": one.id, "ask": one.ask, "choice": one.choice, "text": say(f"coach-{one.id}")} for one in found.coach
        ],
    }


def _chapter(found: Teaching, chapter: Chapter, say: Any) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": say(f"book-{chapter.id}"),
        "figures": chapter.figures,
        "rules": chapter.rules,
        "lesson": chapter.lesson,
        "cards": _chapter_cards(found, chapter, say),
        "say": [_paragraph(chapter.id, one, say) for one in chapter.say],
    }


def _named(game: str, texts: Iterable[str]) -> list[str]:
    """The cards whose ids stand in these texts, in the order of the game."""
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    return [card for card in find(game).cards if card in words]


def _chapter_cards(found: Teaching, chapter: Chapter, say: Any) -> list[str]:
    texts: list[str] = []
    for one in chapter.say:
        message = f"book-{chapter.id}-{one.id}"
        lines = [say(message), *(say(f"{message}-{item.id}") for item in one.items)]
        texts += [link for text in lines for link in re.findall(r"\(card:(\w+)\)", text)]
        texts += [*one.cards, *(item.card for item in one.items)]
    names = {*chapter.figures, *(one.figure for one in chapter.say)}
    for it in found.figures:
        if it.id in names:
            texts += it.show
            for step in it.steps:
                texts += [*step.choose, *step.note.values()]
                texts += [one for some in [*step.mark.values(), *step.arrow] for one in some]
    return _named(found.game, texts)


def _lesson_cards(game: str, lesson: Lesson) -> list[str]:
    steps = [step for stage in lesson.stages for step in stage.steps]
    return _named(game, [text for step in steps for text in [*step.want, *step.not_now]])


def _paragraph(chapter: str, paragraph: Paragraph, say: Any) -> dict[str, Any]:
    message = f"book-{chapter}-{paragraph.id}"
    return {
        "id": paragraph.id,
        "head": say(message, "head"),
        "text": say(message),
        "short": paragraph.short,
        "here": paragraph.here,
        "rules": paragraph.rules,
        "figure": paragraph.figure,
        "cards": paragraph.cards,
        "items": [
            {"text": say(f"{message}-{one.id}"), "card": one.card, "signs": one.signs} for one in paragraph.items
        ],
    }


def _aid_line(aid: str, line: AidLine, say: Any) -> dict[str, Any]:
    return {
        "text": say(f"aid-{aid}-{line.id}"),
        "ask": line.ask,
        "when": line.when,
        "rules": line.rules,
        "card": line.card,
    }


# -- figures -----------------------------------------------------------------------------------------------------------


def shown(scene: Scene, seat: int | None) -> dict[str, Any]:
    """What a seat sees now, and what has happened since the last frame."""
    match = scene.match
    asked = [one for one in match.questions if not one.offer]
    mine = next((one for one in asked if one.seat == seat), None)
    ended = None if match.result is None else {**match.result.json(), "sides": match.game.sides(match.state)}
    return {
        "view": match.view(seat),
        "events": [event.cut(seat) for event in scene.take_events()],
        "question": None if mine is None else mine.spoken(),
        "turn": [one.seat for one in asked],
        "result": ended,
    }


def people(game: str, lang: str, scene: Scene) -> list[str]:
    """Who sits there: `name-Y` of the texts, for the seat that the position calls Y."""
    return [told(lang, game, f"name-{name}") or name for name in scene.names]


@lru_cache(maxsize=128)
def figure_frames(game: str, name: str, lang: str) -> dict[str, Any]:
    found = teaching(game)
    it = found.figure(name)
    if it is None:
        raise KeyError(name)
    scene = figure(game, it, found.idle)
    scene.take_events()
    frames: list[dict[str, Any]] = []
    for n, step in enumerate(it.steps, 1):
        scene.step(step)
        frames.append(
            {
                **shown(scene, it.seat),
                "mark": step.mark,
                "note": step.note,
                "arrow": step.arrow,
                "say": told(lang, game, f"{name}-{n}"),
            }
        )
    return {
        "id": it.id,
        "rules": it.rules,
        "seat": it.seat,
        "seats": people(game, lang, scene),
        "options": scene.match.options,
        "show": it.show,
        "frames": frames,
    }


def chapter_frames(game: str, chapter: str, lang: str) -> dict[str, Any]:
    """A chapter as it is read: its paragraphs, all its figures, name and words of every card that they show."""
    found = teaching(game)
    it = next((one for one in found.chapters if one.id == chapter), None)
    if it is None:
        raise KeyError(chapter)
    names = [*it.figures, *(one.figure for one in it.say if one.figure)]
    figures = [figure_frames(game, name, lang) for name in names]
    text = _chapter(found, it, lambda message, part="": told(lang, game, message, part))
    frames = [frame for one in figures for frame in one["frames"]]
    shown = {*text["cards"], *_named(game, (name for one in frames for name in _names([one["view"], one["events"]])))}
    return {**text, "figures": figures, "shown": {card: card_words(game, card, lang) for card in sorted(shown)}}


def card_words(game: str, card: str, lang: str) -> dict[str, str]:
    return {"name": say(lang, game, f"card-{card}"), "text": find(game).card_text(card, lang)}


# -- lessons -----------------------------------------------------------------------------------------------------------


class Course:
    """A lesson on its way: the stage, the step that comes next, the reader's answers so far."""

    def __init__(self, found: Teaching, lesson: Lesson) -> None:
        self.game = found.game
        self.idle = found.idle
        self.lesson = lesson
        self.stage = -1
        self.at = 0  # in the stage
        self.done = 0  # steps, in the whole lesson
        self.scene = self._next()

    def _next(self) -> Lecture:
        self.stage += 1
        self.at = 0
        return Lecture(self.game, self.lesson.stages[self.stage], self.lesson.seat, self.idle)

    @property
    def step(self) -> LessonStep | None:
        """What the reader is to do next in this stage; None: the stage is done."""
        steps = self.lesson.stages[self.stage].steps
        return steps[self.at] if self.at < len(steps) else None

    def turn_page(self) -> bool:
        """On to the next stage; False: that was the last."""
        if self.stage + 1 == len(self.lesson.stages):
            return False
        self.scene = self._next()
        return True

    def go_on(self) -> bool:
        """Until the reader is asked; False: the lesson is over."""
        self.scene.run(self.step)
        while self.step is None:
            if not self.turn_page():
                return False
            self.scene.run(self.step)
        return True

    def answer(self, text: str | None) -> str:
        """The reader's answer; None: the one that the lesson goes by."""
        assert self.step is not None
        wanted = self.scene.wanted(self.step)
        if not wanted or (text is not None and text not in wanted):
            raise Astray(f"{self.lesson.id} step {self.done + 1}: {text or self.step.want} is not wanted")
        chosen = wanted[0] if text is None else text
        self.scene.choose(chosen, self.lesson.seat)
        self.at += 1
        self.done += 1
        return chosen


def find_lesson(found: Teaching, number: int) -> Lesson:
    """Lessons are counted from 1."""
    if not 1 <= number <= len(found.lessons):
        raise KeyError(number)
    return found.lessons[number - 1]


@lru_cache(maxsize=256)
def lesson_frames(game: str, number: int, lang: str, line: tuple[str, ...] = ()) -> dict[str, Any]:
    """A lesson from where these answers have led, along the answers that it goes by, to its end."""
    found = teaching(game)
    it = find_lesson(found, number)
    course = Course(found, it)
    course.scene.take_events()
    frames: list[dict[str, Any]] = []
    touched = _touched(game, number)

    def keep(**more: Any) -> None:
        frame = shown(course.scene, it.seat)
        if course.done >= len(line):
            stage = it.stages[course.stage]
            frames.append({**frame, "stage": course.stage, "options": stage.options, "step": None, **more})

    while True:
        step = course.step
        while step is None or not course.scene.wanted(step):
            keep()
            if not course.scene.advance(step):
                break
        if step is not None:
            given = line[course.done] if course.done < len(line) else None
            keep(step=_step(course, step, lang, touched))
            course.answer(given)
        elif course.turn_page():
            course.scene.take_events()
        else:
            break
    return {
        "id": it.id,
        "number": number,
        "count": len(found.lessons),
        "title": told(lang, game, it.id),
        "goal": told(lang, game, it.id, "goal"),
        "steps": it.length,
        "seat": it.seat,
        "seats": people(game, lang, course.scene),
        "learned": [told(lang, game, f"{it.id}-learned-{n}") for n in range(1, LEARNED + 1)],
        "finish": _line(game, lang, f"{it.id}-finish"),
        "chapters": it.chapters,
        "first": _first(game, it, lang),
        "frames": frames,
    }


def _line(game: str, lang: str, message: str) -> list[str]:
    return [told(lang, game, message), told(lang, game, message, "why")]


def not_now(lesson: str, number: int, name: str) -> str:
    """The message that answers what is legal but not wanted: the step's own, or one that several steps share."""
    return name if name.startswith("common-") else f"{lesson}-{number}-{name}"


def _first(game: str, it: Lesson, lang: str) -> dict[str, Any] | None:
    """Its first touch as it lies on the home page, what the coach asks there, and what is true after it."""
    if not it.first:
        return None
    return {
        "show": it.first,
        "ask": _line(game, lang, f"{it.id}-first"),
        "done": _line(game, lang, f"{it.id}-begun"),
    }


@lru_cache(maxsize=64)
def _touched(game: str, number: int) -> frozenset[str]:
    """Everything that some choice of a lesson can be made with."""
    found = teaching(game)
    course = Course(found, find_lesson(found, number))
    out: set[str] = set()
    while course.go_on():
        question = course.scene.mine()
        assert question is not None
        out.update(element for choice in question.spoken()["choices"] for element in choice["touch"])
        course.answer(None)
    return frozenset(out)


def _names(view: Any) -> Iterator[str]:
    """Whatever a view names: cards, squares, places in a list."""
    if isinstance(view, dict):
        yield from view
        view = list(view.values())
    elif isinstance(view, list):
        yield from map(str, range(len(view)))
    if isinstance(view, list):
        for one in view:
            yield from _names(one)
    elif isinstance(view, (str, int)):
        yield str(view)


def _refusals(course: Course, lang: str, wanted: list[str], touched: frozenset[str]) -> dict[str, list[str]]:
    """Why other touches lead nowhere: rule and sentence by their ids, joined by spaces. First touches, and on the way
    to the answer that is wanted those of the sort that comes next. What is not drawn nobody touches."""
    match, seat, question = course.scene.match, course.lesson.seat, course.scene.mine()
    assert question is not None
    sorts = {element.partition(":")[0] for element in touched}
    names = set(_names(match.view(seat)))
    elements = sorted(touched | {f"{sort}:{name}" for sort in sorts for name in names})
    path = next(choice["touch"] for choice in question.spoken()["choices"] if choice["text"] == wanted[0])
    out: dict[str, list[str]] = {}
    for n in range(max(len(path), 1)):
        before, sort = path[:n], path[n].partition(":")[0] if n else ""
        for element in elements if not n else [one for one in elements if one.startswith(f"{sort}:")]:
            refusal = match.why_not_touch([*before, element], seat)
            if refusal is not None and refusal.code != "leads-nowhere":
                out[" ".join([*before, element])] = [refusal.rule, refusal.say(lang)]
    return out


def _step(course: Course, step: LessonStep, lang: str, touched: frozenset[str]) -> dict[str, Any]:
    game, lesson, number = course.game, course.lesson.id, course.done + 1
    wanted = course.scene.wanted(step)
    question = course.scene.mine()
    answers: dict[str, list[str]] = {}
    for text in [] if question is None else question.choices:
        name = next((line for pattern, line in step.not_now.items() if fits(text, pattern)), None)
        if text not in wanted and name is not None:
            answers[text] = _line(game, lang, not_now(lesson, number, name))
    say = _line(game, lang, f"{lesson}-{number}")
    why = _refusals(course, lang, wanted, touched)
    return {"number": number, "rule": step.rule, "say": say, "want": wanted, "not_now": answers, "why": why}


def why_not(game: str, number: int, line: tuple[str, ...], touch: list[str]) -> Refusal | None:
    """Why these touches lead nowhere at the step that the answers have led to."""
    found = teaching(game)
    course = Course(found, find_lesson(found, number))
    for given in line:
        course.go_on()
        course.answer(given)
    return course.scene.match.why_not_touch(touch, course.lesson.seat) if course.go_on() else None
