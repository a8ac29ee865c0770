"""Book and lessons: what a figure speaks of is drawn, lessons are learned by keyboard, wrong touches are answered."""

import json
import re
from typing import Any

import pytest

import skarb
from browser.player import laid, until, until_asked
from browser.test_page import serious
from skarb.teach.check import needs
from skarb.teach.data import teaching
from skarb.teach.frames import lesson_frames
from skarb.teach.words import told
from skarb.texts import LANGUAGES

GAMES = [game for game in skarb.games.ids() if teaching(game).chapters]
SIZES = ["phone", "desktop"]
# The way to the element of an id by Tab and arrows: where one is, and the keys that lead nearer, the best first.
READY = "ready"  # the button that ends what could go on
FIND = """const find = (id) => {
  if (id === 'ready') return document.querySelector('.acts .go:not(.list):not([data-id])');
  const name = CSS.escape(id);
  return document.querySelector(`[data-ids~="${name}"], [data-id="${name}"], [data-touch="${name}"]`);
}"""
WAY = (
    f"(id) => {{ {FIND};"
    + """
  const target = find(id);
  if (!target) return null;
  const active = document.activeElement, at = active.dataset.touch ?? '';
  if (active === target) return {at, keys: []};
  const zone = target.closest('[data-zone]');
  if (!zone || !zone.contains(active)) return {at, keys: ['Tab']};
  const a = active.getBoundingClientRect(), b = target.getBoundingClientRect();
  const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft', down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return {at, keys: Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across]};
}"""
)
HEIGHTS = """(lines) => {
  const bubble = document.querySelector('.bubble'), [say, why] = bubble.querySelectorAll('p');
  return lines.map((line) => { [say.textContent, why.textContent] = line; return bubble.offsetHeight; });
}"""

BAR = """(lines) => {
  const place = document.querySelector('.bar .grow');
  const [name, goal] = [place.querySelector('h1'), place.querySelector('.sub')];
  const whole = (node) => node.scrollWidth <= node.clientWidth + 1 && getComputedStyle(node).overflow === 'visible';
  return lines.map((line) => {
    [name.textContent, goal.textContent] = line;
    return whole(name) && whole(goal) ? place.scrollHeight : 999;
  });
}"""


def opened(me: Any, path: str, sign: str) -> None:
    me.page.emulate_media(reduced_motion="reduce")
    me.page.goto(path)
    me.page.wait_for_selector(sign)


def press(me: Any, element: str) -> None:
    """Go to an element with the keyboard alone and choose it."""
    until(me.page, f"!!({WAY})({json.dumps(element)})")
    tried: set[tuple[str, str]] = set()
    for _ in range(80):
        way = me.page.evaluate(WAY, element)
        if not way["keys"]:
            me.page.keyboard.press("Enter")
            return
        # who comes by the same place again turns another way
        key = next((key for key in way["keys"] if (way["at"], key) not in tried), way["keys"][0])
        if way["at"]:
            tried.add((way["at"], key))
        me.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not lead to {element}")


def click(me: Any, element: str) -> None:
    me.page.evaluate(f"(id) => {{ {FIND}; find(id).click(); }}", element)


def learn(me: Any, game: str, number: int, act: Any) -> None:
    """A whole lesson along the answers that it goes by."""
    opened(me, f"/lesson/{game}/{number}", ".coach")
    frames = me.get(f"/api/games/{game}/lessons/{number}?lang=en")["frames"]
    for frame in frames:
        if frame["step"] is None:
            continue
        say = frame["step"]["say"][0]
        until(me.page, f"document.querySelector('.coach .q').textContent === {json.dumps(say)}")
        wanted = next(one for one in frame["question"]["choices"] if one["text"] == frame["step"]["want"][0])
        assert me.page.evaluate("document.querySelector('.bubble').scrollHeight") <= 130
        for element in wanted["touch"]:
            act(me, element)
        if me.page.evaluate("!!document.querySelector('.acts .go:not(.list):not([data-id])')"):
            act(me, READY)
    me.page.wait_for_selector(".end")


@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_by_keyboard(visit: Any, size: str) -> None:
    me = visit(size)
    learn(me, "durak", 1, press)
    assert serious(me) == []
    me.picture("lesson-end")
    until(me.page, "JSON.parse(localStorage.lessons)['dur-l1'] === 6")
    assert me.get("/api/me/lessons") == {"dur-l1": 6}
    me.page.get_by_role("button", name="A real game").click()
    me.page.wait_for_selector("[data-can=legal], .acts .go")
    options = me.get(f"/api/tables/{me.page.url.rsplit('/', 1)[-1]}")["options"]
    assert options["enchanted"] == ["6", "7"]  # the first of the three steps, as on the home page
    assert me.faults == []


@pytest.mark.parametrize(("game", "size"), [(game, SIZES[n % 2]) for n, game in enumerate(GAMES) if game != "durak"])
def test_the_first_lesson_of_each_game_by_keyboard(visit: Any, game: str, size: str) -> None:
    me = visit(size)
    learn(me, game, 1, press)
    assert serious(me) == []
    assert me.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learned(visit: Any, game: str, size: str) -> None:
    me = visit(size)
    for number in range(1, len(teaching(game).lessons) + 1):
        learn(me, game, number, press)
        assert serious(me) == []
    assert me.faults == []


def test_other_touches_are_answered_and_the_third_shows_the_way(visit: Any) -> None:
    me = visit("phone", "uk")
    opened(me, "/lesson/durak/1", ".coach .q")
    me.page.wait_for_selector('[data-touch="table:0"]')
    click(me, "hand:7C")
    me.page.wait_for_selector(".coach.why")
    assert me.page.text_content(".coach .rule") == "DUR-8.2"
    click(me, "hand:6H")
    click(me, "table:0")
    until(me.page, "document.querySelector('.coach .q').textContent === 'Козир побив би, та прибережіть його.'")
    assert not me.page.query_selector("[data-hint]")
    click(me, "button:take")
    me.page.wait_for_selector('[data-touch="hand:JC"][data-hint]')
    assert me.faults == []


def test_what_the_coach_says_fits_a_small_phone(visit: Any) -> None:
    """Every line of every lesson in three languages, 360 px wide: at most 106 px high."""
    me = visit("phone")
    me.page.set_viewport_size({"width": 360, "height": 740})
    opened(me, "/lesson/durak/1", ".bubble .d")
    lines = [
        (lang, need.message, told(lang, game, need.message), told(lang, game, need.message, "why"))
        for game in GAMES
        for need in needs(teaching(game))
        if need.part == "why"
        for lang in LANGUAGES
        if told(lang, game, need.message)
    ]
    heights = me.page.evaluate(HEIGHTS, [line[2:] for line in lines])
    assert len(heights) > 1000
    assert [(height, *line) for height, line in zip(heights, lines, strict=True) if height > 106] == []


def test_the_bar_of_a_lesson_has_room_for_its_name_and_its_goal(visit: Any) -> None:
    """Nothing is cut, in any language, 360 px wide."""
    me = visit("phone")
    me.page.set_viewport_size({"width": 360, "height": 740})
    for game in GAMES:
        lessons = teaching(game).lessons
        opened(me, f"/lesson/{game}/{len(lessons)}", ".coach .q")
        lines = [(told(lang, game, one.id), told(lang, game, one.id, "goal")) for one in lessons for lang in LANGUAGES]
        heights = me.page.evaluate(BAR, lines)
        assert [(game, height, *line) for height, line in zip(heights, lines, strict=True) if height > 48] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_rules_answer_fits_a_small_phone(visit: Any, lang: str) -> None:
    """Every refusal of a lesson with what is to be touched below it: no higher than what the coach says."""
    me = visit("phone", lang)
    me.page.set_viewport_size({"width": 360, "height": 740})
    opened(me, "/lesson/durak/1", ".coach .q")
    me.page.wait_for_selector('[data-touch="table:0"]')
    click(me, "hand:7C")
    me.page.wait_for_selector(".coach.why .d")
    lines = sorted(
        {
            (why, step["say"][0])
            for game in GAMES
            for number in range(1, len(teaching(game).lessons) + 1)
            for step in (frame["step"] for frame in lesson_frames(game, number, lang)["frames"])
            if step
            for _, why in step["why"].values()
        }
    )
    heights = me.page.evaluate(HEIGHTS, lines)
    assert len(heights) > 1000
    assert [(height, *line) for height, line in zip(heights, lines, strict=True) if height > 106] == []


def read(me: Any, game: str) -> None:
    """Every step of every figure: what it speaks of is drawn."""
    for chapter in teaching(game).chapters:
        opened(me, f"/learn/{game}#{chapter.id}", f"article#{chapter.id} [data-figure]")
        steps = sum(len(figure["frames"]) for figure in me.get(f"/api/games/{game}/book/{chapter.id}")["figures"])
        for step in range(1, steps + 1):
            seen = f"document.querySelectorAll('.dots i.full').length === {step - 1}"
            until(me.page, f"{seen} && !!document.querySelector('.signs')")
            for _ in range(200):  # it is drawn when the table has settled
                lost = me.page.get_attribute("[data-figure]", "data-missing")
                if not lost:
                    break
                me.page.wait_for_timeout(50)
            assert not lost, f"{chapter.id} step {step}: {lost}"
            words = me.page.inner_text("[data-figure] figcaption")
            assert not re.search(r"\b[a-z]+-\w", words, re.ASCII), f"{chapter.id} step {step}: {words}"
            me.page.keyboard.press("ArrowRight")
        assert me.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


def test_the_book_is_drawn_and_opens(visit: Any) -> None:
    me = visit("phone", "uk")
    read(me, "durak")
    assert serious(me) == []
    me.page.goto("/learn/durak#beats")
    me.page.click("text=козирна")
    until(me.page, "document.querySelector('.slot h3')?.textContent === 'козир'")
    me.page.click(".slot .rule")
    until(me.page, "document.querySelector('.slot h3')?.textContent.startsWith('DUR-3.3')")
    me.page.click(".thumb .act >> nth=1")
    me.page.fill("dialog input", "відбій")
    me.page.wait_for_selector(".found b")
    assert serious(me) == []
    assert me.faults == []


def test_the_legend_draws_every_sign_that_it_explains(visit: Any) -> None:
    me = visit("phone")
    opened(me, "/learn/wyrmspan#shared", ".signs svg")
    chapter = next(one for one in teaching("wyrmspan").chapters if one.id == "shared")
    count = sum(len(item.signs) for one in chapter.say for item in one.items)
    assert count > 20
    until(me.page, f"document.querySelectorAll('.signs > svg:not(:empty)').length === {count}")
    assert me.faults == []


def test_a_lesson_once_opened_needs_no_line(visit: Any) -> None:
    me = visit("phone", "uk")
    opened(me, "/lesson/durak/1", ".coach .q")
    me.page.wait_for_selector('[data-touch="hand:JC"]')
    me.context.set_offline(True)
    click(me, "hand:7C")
    me.page.wait_for_selector(".coach.why")
    assert me.page.text_content(".coach .rule") == "DUR-8.2"
    click(me, "hand:JC")
    click(me, "table:0")
    until(me.page, "document.querySelector('.coach .q').textContent === 'Мар’яна підкинула ще валета.'")


def test_the_whole_book_can_be_printed(visit: Any) -> None:
    """Every step of every figure is a picture on paper."""
    me = visit("desktop", "uk")
    me.page.emulate_media(media="print")
    me.page.goto("/learn/durak#all")
    steps = sum(
        len(figure["frames"])
        for chapter in teaching("durak").chapters
        for figure in me.get(f"/api/games/durak/book/{chapter.id}")["figures"]
    )
    until(me.page, f"document.querySelectorAll('[data-figure] .signs').length === {steps}")
    assert me.page.locator(".thumb, .bar").filter(visible=True).count() == 0
    assert me.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_book_is_drawn(visit: Any, game: str, size: str) -> None:
    me = visit(size, "uk")
    read(me, game)
    assert me.faults == []


def test_the_player_aid_is_turned_to_the_question(visit: Any) -> None:
    me = visit("phone", "uk")
    me.page.emulate_media(reduced_motion="reduce")
    laid(me, "durak", 3, {"enchanted": ["6"]}, plies=0)
    until_asked(me)
    me.page.keyboard.press("r")
    me.page.wait_for_selector(".aid .now")
    lines = me.page.text_content(".aid")
    assert "позначеної масті" in lines  # sixes are in play
    assert "Козир іншої масті" not in lines  # sevens are not
    assert serious(me) == []
    me.picture("aid")
    assert me.faults == []
