"""What is wrong with what a game teaches. Everything is played: a rule that changes breaks its lesson here."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from skarb.games import find
from skarb.kernel.match import Match
from skarb.rulebook import statements
from skarb.teach.data import BadTeaching, Figure, Lesson, Stage, Teaching, teaching
from skarb.teach.frames import LEARNED, Course, not_now
from skarb.teach.scene import Astray, Scene, figure, fits
from skarb.teach.words import bundle, told
from skarb.texts import LANGUAGES

MARKS = {"touch", "use", "spoken", "changed", "gone", "marked"}
ARROWS = {"goes", "leaps", "strikes"}
LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")  # [text](word), [text](card:id), [text](DUR-4.3)
SENTENCE = re.compile(r"[.?…](?=\s|$)")

SAY, WHY, TITLE, GOAL, LEARN, CAPTION, LINE, LONG, MEANS = 44, 64, 40, 48, 60, 120, 110, 340, 180  # characters


class Sentence(NamedTuple):
    """A text that must be there, or may be, and how long it is at most."""

    message: str
    part: str
    most: int
    must: bool = True


def faults(game: str) -> list[str]:
    """All of them, in words."""
    try:
        found = teaching(game)
    except BadTeaching as error:
        return [str(error)]
    out = [*_named(found), *_rules(found), *_texts(found)]
    for one in found.figures:
        out += [f"{one.id}: {fault}" for fault in _figure(found, one)]
    for lesson in found.lessons:
        out += [f"{lesson.id}: {fault}" for fault in _lesson(found, lesson)]
    return out


# -- what is named exists ----------------------------------------------------------------------------------------------


def _named(found: Teaching) -> Iterator[str]:
    cards, chapters = set(find(found.game).cards), {one.id for one in found.chapters}
    figures, lessons = {one.id for one in found.figures}, {one.id for one in found.lessons}
    words = [one.id for one in found.words]
    ids = [*(one.id for one in found.chapters), *(one.id for one in found.figures), *(one.id for one in found.lessons)]
    for name in sorted(
        {name for name in ids if ids.count(name) > 1} | {name for name in words if words.count(name) > 1}
    ):
        yield f"{name}: twice"
    shown: set[str] = set()
    for chapter in found.chapters:
        drawn = [*chapter.figures, *(one.figure for one in chapter.say if one.figure)]
        shown.update(drawn)
        yield from (f"{chapter.id}: no figure {name}" for name in drawn if name not in figures)
        yield from (f"{chapter.id}: no figure at its head" for _ in [0] if not chapter.figures)
        yield from (f"{chapter.id}: no lesson {chapter.lesson}" for _ in [0] if chapter.lesson not in {"", *lessons})
        if not any(one.short for one in chapter.say):
            yield f"{chapter.id}: nothing for those who have two minutes"
        if all(one.short for one in chapter.say):
            yield f"{chapter.id}: nothing more for those who want everything"
        for paragraph in chapter.say:
            for card in [*paragraph.cards, *(item.card for item in paragraph.items)]:
                if card and card not in cards:
                    yield f"{chapter.id} {paragraph.id}: no card {card}"
    yield from (f"{name}: in no chapter" for name in sorted(figures - shown))
    if found.chapters and not 8 <= len(found.chapters) <= 12:
        yield f"{len(found.chapters)} chapters: 8 to 12 make a book"
    for lesson in found.lessons:
        yield from (f"{lesson.id}: no chapter {name}" for name in lesson.chapters if name not in chapters)
    for aid in found.aid:
        yield from (f"aid {aid.id}: no chapter {aid.chapter}" for _ in [0] if aid.chapter not in {"", *chapters})
        yield from (f"aid {aid.id}: no card {one.card}" for one in aid.lines if one.card and one.card not in cards)
    yield from (f"word {one.id}: no card {one.card}" for one in found.words if one.card and one.card not in cards)


def _rules(found: Teaching) -> Iterator[str]:
    known = statements(found.game)
    cited: list[tuple[str, list[str]]] = [(one.id, one.rules) for one in found.figures]
    for chapter in found.chapters:
        cited += [(chapter.id, chapter.rules), *((chapter.id, one.rules) for one in chapter.say)]
    for lesson in found.lessons:
        cited += [(lesson.id, [step.rule for stage in lesson.stages for step in stage.steps])]
    cited += [(f"aid {one.id}", line.rules) for one in found.aid for line in one.lines]
    cited += [(f"word {one.id}", one.rules) for one in found.words]
    for where, rules in cited:
        yield from (f"{where}: no rule {rule}" for rule in rules if rule not in known)


# -- texts -------------------------------------------------------------------------------------------------------------


def needs(found: Teaching) -> list[Sentence]:
    """Every text that the files speak of."""
    out: list[Sentence] = []
    for chapter in found.chapters:
        out.append(Sentence(f"book-{chapter.id}", "", TITLE))
        for one in chapter.say:
            message = f"book-{chapter.id}-{one.id}"
            out += [Sentence(message, "", LONG), Sentence(message, "head", TITLE, False)]
            out += [Sentence(f"{message}-{item.id}", "", LINE) for item in one.items]
    for drawn in found.figures:
        for n, shown in enumerate(drawn.steps, 1):  # where something happens, the page can tell the events instead
            out.append(Sentence(f"{drawn.id}-{n}", "", CAPTION, not (shown.choose or shown.to)))
    for lesson in found.lessons:
        out += [Sentence(lesson.id, "", TITLE), Sentence(lesson.id, "goal", GOAL)]
        out += [Sentence(f"{lesson.id}-learned-{n}", "", LEARN) for n in range(1, LEARNED + 1)]
        out += [Sentence(f"{lesson.id}-finish", "", SAY, False), Sentence(f"{lesson.id}-finish", "why", WHY, False)]
        for line in [f"{lesson.id}-first", f"{lesson.id}-begun"] if lesson.first else []:
            out += [Sentence(line, "", SAY), Sentence(line, "why", WHY)]
        steps = [step for stage in lesson.stages for step in stage.steps]
        for n, step in enumerate(steps, 1):
            lines = [f"{lesson.id}-{n}", *(not_now(lesson.id, n, name) for name in step.not_now.values())]
            out += [need for line in lines for need in (Sentence(line, "", SAY), Sentence(line, "why", WHY))]
    for aid in found.aid:
        out += [
            Sentence(f"aid-{aid.id}", "", TITLE),
            *(Sentence(f"aid-{aid.id}-{one.id}", "", LINE) for one in aid.lines),
        ]
    for word in found.words:
        out += [Sentence(f"word-{word.id}", "", TITLE), Sentence(f"word-{word.id}", "means", MEANS)]
    out += [Sentence(f"coach-{one.id}", "", LINE) for one in found.coach]
    return list(dict.fromkeys(out))


def _texts(found: Teaching) -> Iterator[str]:
    asked = needs(found)
    for lang in LANGUAGES:
        for need in asked:
            where = f"{lang} {need.message}{'.' * bool(need.part)}{need.part}"
            text = told(lang, found.game, need.message, need.part)
            if not text:
                others = any(told(other, found.game, need.message, need.part) for other in LANGUAGES)
                yield from (f"{where}: missing" for _ in [0] if need.must or others)
                continue
            plain = LINK.sub(r"\1", text)
            if len(plain) > need.most:
                yield f"{where}: {len(plain)} characters, at most {need.most}: {plain}"
            if need.most == LONG and len(SENTENCE.findall(plain)) > 3:
                yield f"{where}: more than three sentences"
            if "!" in plain and not re.search(r"\w!»|\w!”", plain):
                yield f"{where}: raises its voice"
            yield from (f"{where}: leads to {to}, which is not there" for to in _lost(found, text))
        known = {need.message for need in asked}
        for message in sorted(bundle(lang, found.game)._messages):
            if message not in known and not message.startswith(("name-", "reason-")):
                yield f"{lang} {message}: nobody asks for it"


def _lost(found: Teaching, text: str) -> Iterator[str]:
    words, cards = {one.id for one in found.words}, set(find(found.game).cards)
    for _, to in LINK.findall(text):
        here = to[5:] in cards if to.startswith("card:") else to in words or to in statements(found.game)
        if not here:
            yield to


# -- positions and lines -----------------------------------------------------------------------------------------------


def _figure(found: Teaching, it: Figure) -> Iterator[str]:
    try:
        scene = figure(found.game, it, found.idle)
        for n, step in enumerate(it.steps, 1):
            scene.step(step)
            yield from (f"step {n}: {fault}" for fault in _expected(scene, step.expect))
            yield from (f"step {n}: {fault}" for fault in _refused(scene, step.refused))
            yield from (f"step {n}: no mark is called {kind}" for kind in step.mark if kind not in MARKS)
            yield from (f"step {n}: no arrow {one}" for one in step.arrow if len(one) != 3 or one[2] not in ARROWS)
            if len(step.arrow) > 2 or len(step.note) > 3:
                yield f"step {n}: at most two arrows and three numbers"
    except Astray as error:
        yield str(error)


def _lesson(found: Teaching, it: Lesson) -> Iterator[str]:
    line: list[str] = []
    try:
        course = Course(found, it)
        while True:
            step, scene = course.step, course.scene
            scene.run(step)
            if step is None:
                yield from _stage_end(course, it.stages[course.stage])
                if not course.turn_page():
                    return
                continue
            where = f"step {course.done + 1}"
            wanted, question, used = scene.wanted(step), scene.mine(), set[str]()
            for text in [] if question is None else question.choices:
                hit = next((pattern for pattern in step.not_now if fits(text, pattern)), None)
                if text not in wanted and hit is None:
                    yield f"{where}: legal, and no line answers it: {text}"
                if text not in wanted and hit is not None:
                    used.add(hit)
            yield from (f"{where}: answers nothing: {one}" for one in step.not_now if one not in used)
            yield from (f"{where}: {fault}" for fault in _refused(scene, step.refused))
            if not wanted:
                yield f"{where}: {step.want} is not legal: {scene.asked()}"
                return
            yield from (f"{where}: {fault}" for fault in _astray(found, it, line, wanted[1:]))
            line.append(course.answer(None))
            yield from (f"{where}: then {fault}" for fault in _expected(scene, step.expect))
    except Astray as error:
        yield str(error)


def _astray(found: Teaching, it: Lesson, line: list[str], others: list[str]) -> Iterator[str]:
    """Other wanted answers after which the lesson does not go on."""
    for other in dict.fromkeys(others):
        course = Course(found, it)
        try:
            for given in [*line, other]:
                course.go_on()
                course.answer(given)
            while course.go_on():
                course.answer(None)
        except Astray as error:
            yield f"after {other!r} it does not go on: {error}"


def _stage_end(course: Course, stage: Stage) -> Iterator[str]:
    where = f"end of stage {course.stage + 1}"
    yield from (f"{where}: {fault}" for fault in _expected(course.scene, stage.end))
    if course.scene.others:
        yield f"{where}: left in the script: {course.scene.others}"


def _refused(scene: Scene, refused: dict[str, str]) -> Iterator[str]:
    for text, rule in refused.items():
        question = scene.first()
        refusal = None if question is None else scene.match.why_not(text, question.seat)
        if refusal is None or refusal.rule != rule:
            yield f"{text!r} is not refused by {rule}, but by {refusal and refusal.rule}"


def _expected(scene: Scene, expect: dict[str, Any]) -> Iterator[str]:
    """`asked`: seat and kind. `legal`: patterns of all legal choices. `scores`, `winners`: of the result. The rest is
    of the position; a number where a list stands is how long it is."""
    match = scene.match
    question = scene.first()
    for key, value in expect.items():
        if key == "asked":
            told_ = None if question is None else f"{scene.names[question.seat]} {question.kind}"
            yield from (f"asked is {told_!r}, not {value!r}" for _ in [0] if told_ != value)
        elif key == "legal":
            legal = [] if question is None else question.choices
            yield from (f"legal, and not expected: {text}" for text in legal if not any(fits(text, p) for p in value))
            yield from (f"expected, and not legal: {p}" for p in value if not any(fits(text, p) for text in legal))
        elif key in ("scores", "winners") and isinstance(value, list):
            ended = None if match.result is None else list(getattr(match.result, key))
            yield from (f"{key} are {ended}, not {value}" for _ in [0] if ended != value)
        else:
            yield from _inside(key, value, _position(match).get(key))


def _position(match: Match) -> dict[str, Any]:
    return match.position()


def _inside(where: str, want: Any, have: Any) -> Iterator[str]:
    if isinstance(want, dict) and isinstance(have, dict):
        for key, value in want.items():
            yield from _inside(f"{where}.{key}", value, have.get(key))
    elif isinstance(want, int) and isinstance(have, list):
        yield from _inside(f"the length of {where}", want, len(have))
    elif want != have and not (want == 0 and have is None):
        yield f"{where} is {have!r}, not {want!r}"
