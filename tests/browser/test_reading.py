"""What a person can read: the card that asks, what a touch that is no answer shows, the arena and its cards."""

import contextlib
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Error

import skarb
from browser.player import check, laid, moment, settle, until, until_asked

FIRST_GAME = {"mode": "first_game", "schools": "random"}
ALL_RANKS = {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}


def reached(game: str, seats: int, seed: int, options: dict[str, Any], **want: str) -> skarb.Match:
    """A fixed deal in fixed play, up to a question that seat 0 alone is asked: of this kind, by this rule or card."""
    match = skarb.new(game, seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while questions := [question for question in match.questions if not question.offer]:
        asked = questions[0]
        found = {"kind": asked.kind, "rule": asked.rule, "card": str(asked.extra.get("card", ""))}
        if {question.seat for question in questions} == {0} and all(found[key] == want[key] for key in want):
            return match
        liked = [choice for choice in asked.choices if choice.startswith(("summon", "entice", "excavate"))]
        match.choose(chance.choice(liked or asked.choices))
    raise AssertionError(f"nobody was asked: {want}")


def sit(visitor: Any, match: skarb.Match) -> None:
    """Opens a table at this moment, with the visitor on seat 0."""
    told = visitor.post("/api/records", match.record())
    made = visitor.post(f"/api/tables/{told['id']}/branch", {"ply": len(match.plies), "seat": 0})
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.goto(f"/table/{made['id']}")
    visitor.page.wait_for_selector(".table")
    until_asked(visitor)


def touch(visitor: Any, what: str) -> None:
    """A finger on it, whether or not it is an answer."""
    visitor.page.locator(what).first.click(force=True)


EFFECTS: list[tuple[str, int, int, dict[str, Any], str]] = [
    ("durak", 4, 5, ALL_RANKS, "reverse"),
    ("tash_kalar", 2, 1, FIRST_GAME, "effect"),
    ("wyrmspan", 2, 1, {}, "gain"),
    ("flamecraft", 3, 1, {}, "goods"),
    ("flamecraft", 2, 1, {}, "pay"),
]


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options", "kind"), EFFECTS, ids=[f"{one[0]}-{one[4]}" for one in EFFECTS]
)
def test_the_card_that_asks_stays_with_its_words(
    visit: Any, game: str, seats: int, seed: int, options: dict[str, Any], kind: str
) -> None:
    me = visit("phone", "uk")
    sit(me, reached(game, seats, seed, options, kind=kind))
    me.page.wait_for_selector(".ask .source")
    assert me.page.inner_text(".ask .d b")
    whole = "(() => { const d = document.querySelector('.ask .d'); return d.scrollHeight <= d.clientHeight + 2; })()"
    assert me.page.evaluate(whole), "its words are cut"
    check(settle(me.page))
    me.picture(f"asks-{game}-{kind}")
    me.page.click(".ask .source")
    me.page.wait_for_selector(".grow")
    assert me.page.inner_text(".grow > b") == me.page.inner_text(".ask .d b").rstrip(".")
    assert me.faults == []


@pytest.mark.parametrize(
    ("game", "options", "want", "told"),
    [
        ("wyrmspan", {}, {"kind": "gain"}, "You take: a dragon card. Which?"),
        ("wyrmspan", {}, {"kind": "spend", "card": ""}, "Exploring again costs an egg: which one?"),
        ("wyrmspan", {}, {"kind": "turn"}, "Your turn: excavate, entice, explore, pass"),
        ("tash_kalar", FIRST_GAME, {"kind": "turn"}, "Your turn: place."),  # nothing else is possible yet
        ("flamecraft", {}, {"kind": "act"}, "Gathering brings at once:"),
        ("flamecraft", {}, {"rule": "FLC-4.3"}, "was here before you: what do you give?"),
    ],
)
def test_a_question_says_what_it_is_about(
    visit: Any, game: str, options: dict[str, Any], want: dict[str, str], told: str
) -> None:
    me = visit("desktop")
    sit(me, reached(game, 2, 1, options, **want))
    assert told in me.page.inner_text(".ask .txt")


OUTSIDE = """[...document.querySelectorAll('.acts button, .tray button')].filter((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().width > button.clientWidth;
}).map((button) => button.innerText)"""


def test_words_of_a_button_stay_within_it(visit: Any) -> None:
    me = visit("phone", "uk")
    sit(me, reached("tash_kalar", 2, 1, {"mode": "first_game"}, kind="school"))
    buttons = me.page.locator("[data-id^='school:']")
    assert "імперська" in buttons.first.inner_text()
    check(settle(me.page))
    assert me.page.evaluate(OUTSIDE) == []


WHOLE = "(() => { const d = document.querySelector('.ask .d'); return d.scrollHeight <= d.clientHeight + 2; })()"


def test_the_words_below_a_question_are_cut_only_where_they_do_not_fit(visit: Any) -> None:
    """Two lines of a question and one of help fit: no way to read on stands there in their place."""
    me = visit("desktop")
    sit(me, reached("flamecraft", 2, 1, {}, kind="act"))
    assert "Gathering brings" in me.page.inner_text(".ask .d")
    assert me.page.evaluate(WHOLE)
    assert me.page.locator(".ask .more:visible").count() == 0
    assert me.page.evaluate("document.querySelector('.ask .txt').clientHeight") <= 70


def test_a_pointer_that_rests_leaves_the_card_that_asks_its_words(visit: Any) -> None:
    """Whoever fires a dragon by mouse reads what its fire does, not the shop below the pointer."""
    me = visit("desktop")
    sit(me, reached("flamecraft", 2, 1, {}, kind="fire"))
    dragon = me.page.locator(".shop [data-can=legal]").first
    asked = me.page.inner_text(".ask .q")
    dragon.click()
    until(me.page, f"document.querySelector('.ask .q').innerText !== {json.dumps(asked)}")
    me.page.wait_for_timeout(300)
    assert "Gathering gives" not in me.page.inner_text(".ask .txt")


def test_the_longest_words_can_be_opened(visit: Any) -> None:
    me = visit("phone", "uk")
    sit(me, reached("tash_kalar", 2, 1, {}, kind="turn"))
    me.page.locator(".hand [data-touch^='hand:flare']").tap(force=True)
    me.page.wait_for_selector(".ask .more")
    me.page.tap(".ask .more")
    me.page.wait_for_selector(".ask .whole .d")
    whole = "(() => { const d = document.querySelector('.ask .d'); return d.scrollHeight <= d.clientHeight + 2; })()"
    assert me.page.evaluate(whole)


def test_reading_is_not_punished(visit: Any) -> None:
    me = visit("phone")
    sit(me, reached("tash_kalar", 2, 1, {}, kind="turn"))
    touch(me, ".task")
    me.page.wait_for_selector(".ask .d b")
    assert me.page.inner_text(".ask .d b").rstrip(".") in me.page.inner_text(".task >> nth=0")
    assert me.page.locator(".ask.refused:not(.calm)").count() == 0
    assert me.page.locator("[data-can=refused]").count() == 0
    touch(me, ".others .seat")  # what it is, not what it leads to
    until(me.page, "/cards|beings/.test(document.querySelector('.ask .d')?.textContent ?? '')")
    assert me.page.locator(".ask.refused:not(.calm)").count() == 0


def test_what_a_pattern_lacks_is_said_and_shown(visit: Any) -> None:
    me = visit("phone")
    match = reached("tash_kalar", 2, 1, FIRST_GAME | {"mode": "high_form"}, kind="turn")
    while len(match.plies) < 20 or match.question is None or match.question.seat or match.question.kind != "turn":
        match.choose(match.choices[0])
    sit(me, match)
    assert match.question is not None
    card, lacks = next((card, lacks) for card, lacks in match.question.extra["lacks"].items() if "legend" not in card)
    touch(me, f"[data-touch='hand:{card}']")
    me.page.wait_for_selector(".lack")
    told = me.page.inner_text(".ask .q")
    assert lacks["at"] in told
    assert all(one[:2] in told for one in lacks["need"])
    assert me.page.locator(".lack").count() == len(lacks["need"])
    assert me.page.locator(".acts .go.quiet").count() == 1  # the discard is possible, not advised


def test_squares_of_a_series_come_in_any_order(visit: Any) -> None:
    me = visit("desktop")
    match = reached("tash_kalar", 2, 2, FIRST_GAME, rule="TSK-21.8")
    sit(me, match)
    assert match.question is not None
    among = match.question.extra["series"]["among"]
    last, earlier = among[-1], among[0]
    for square in (last, earlier):  # against the order of the rules
        me.page.click(f"[data-touch='square:{square}']")
    standing = "[...document.querySelectorAll('.stone')].map((one) => one.style.gridArea.replaceAll(' ', ''))"
    for square in (last, earlier):
        area = f"{square[1]}/{'abcdefghi'.index(square[0]) + 1}"
        until(me.page, f"{standing}.some((area) => area.startsWith('{area}'))")
    assert me.faults == []


def test_a_direction_is_an_arrow_on_the_arena(visit: Any) -> None:
    me = visit("phone")
    match = reached("tash_kalar", 2, 1, FIRST_GAME, rule="TSK-21.10")
    sit(me, match)
    aims = [choice for choice in match.choices if choice.startswith("aim")]
    assert me.page.locator(".board [data-touch^='arrow:']").count() == len(aims)
    assert me.page.locator(".tray").count() == 0
    check(settle(me.page))


def test_coordinates_marks_and_arrows_are_drawn(visit: Any) -> None:
    me = visit("phone")
    match = reached("tash_kalar", 2, 2, FIRST_GAME, rule="TSK-21.8")
    sit(me, match)
    assert me.page.locator(".board .in:visible").count() == 18
    assert me.page.locator(".ask .source .marked").count() == 10  # the summoner's marked squares


# A phone on its side, 200 % zoom of a laptop, the smallest phone, a usual one, two tablets, a laptop.
WINDOWS = [(844, 390), (640, 400), (320, 640), (390, 844), (1024, 768), (1180, 820), (1280, 800)]
SMALL = """[...document.querySelectorAll('button, a, summary')]
  .filter((one) => one.offsetParent && !one.closest('.side li'))
  .map((one) => [one.dataset.touch || one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
CLOTH = """((box) => Math.min(box.width, box.height) > 180)(document.querySelector('.field').getBoundingClientRect())"""
DOTTED = """[...document.querySelectorAll('.table *')].filter((one) => one.childElementCount === 0
  && one.offsetParent && getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
  .concat([...document.querySelectorAll('.shop .nm > span, .own b, .task')].filter((one) =>
    one.offsetParent && one.scrollHeight > one.clientHeight + 3))
  .map((one) => one.textContent)"""
CUT = """[...document.querySelectorAll('.field .card, .own .item')]
  .map((one) => [one.dataset.touch, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < 0 || box.right > innerWidth)).map(([name]) => name)"""
SQUEEZED = """(({ width }) => width < 150 || (innerWidth >= 900 && width < 180))(
  document.querySelector('.ask .txt').getBoundingClientRect())"""
COVERED = """[...document.querySelectorAll('.park .card, .seat .meta > *')].filter((one) => {
  const box = one.getBoundingClientRect();
  const seat = one.closest('.seat')?.getBoundingClientRect();
  if (seat) return box.width && box.right > seat.right + 1;
  const found = document.elementFromPoint(box.right - 6, box.bottom - 6);
  return box.width && found && !one.contains(found);
}).map((one) => one.textContent)"""
FULL: list[tuple[str, int, dict[str, Any], int]] = [
    ("durak", 6, ALL_RANKS, 30),
    ("dragon_catchers", 3, {}, 20),
    ("tash_kalar", 2, {}, 30),
    ("wyrmspan", 3, {}, 40),
    ("flamecraft", 3, {}, 60),
]


@pytest.mark.parametrize(("game", "seats", "options", "plies"), FULL, ids=[one[0] for one in FULL])
def test_every_window_shows_the_table(visit: Any, game: str, seats: int, options: dict[str, Any], plies: int) -> None:
    me = visit("phone", "ru")
    laid(me, game, seats, options, plies)
    me.page.emulate_media(reduced_motion="reduce")
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        until_asked(me)
        found = settle(me.page)
        for name in found["lost"]:  # a town in a low window scrolls
            me.page.locator(f"[data-touch='{name}']").scroll_into_view_if_needed()
            assert name not in moment(me.page)["lost"], f"out of reach at {width} × {height}"
        check(found | {"lost": []})
        until(me.page, CLOTH)  # words are fitted after a window has changed, and the cloth takes what they leave
        assert me.page.evaluate(SMALL) == [], f"too small for a finger at {width} × {height}"
        assert me.page.evaluate(CUT) == [], f"cut by the edge at {width} × {height}"
        assert not me.page.evaluate(SQUEEZED), f"the question has no room at {width} × {height}"
        assert me.page.evaluate(COVERED) == [], f"cannot be seen whole at {width} × {height}"
        assert me.page.evaluate(DOTTED) == [], f"names or tasks are cut at {width} × {height}"
    assert me.faults == []


# Lines of the title beyond one for each word; and whether title and moment stand within the bar.
TITLE = """(() => {
  const name = document.querySelector('.bar h1'), words = document.createRange();
  words.selectNodeContents(name);
  const lines = new Set([...words.getClientRects()].map((one) => Math.round(one.top))).size;
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return [lines - name.innerText.split(' ').length,
          bar.bottom - document.querySelector('.bar .sub').getBoundingClientRect().bottom,
          name.getBoundingClientRect().top - bar.top];
})()"""


def test_a_long_name_beside_a_long_score_is_whole(visit: Any) -> None:
    me = visit("phone", "ru")
    laid(me, "dragon_catchers", 4, {}, 230)
    until_asked(me)
    assert len(me.page.inner_text(".bar .score")) > 8  # hundreds on both sides
    for width in (390, 360):
        me.page.set_viewport_size({"width": width, "height": 844})
        broken, below, above = me.page.evaluate(TITLE)
        assert broken <= 0, f"a word of the name is broken at {width}"
        assert min(below, above) >= 0, f"the title is cut at {width}"


def in_words(visitor: Any, name: str = "Choices") -> Any:
    """The choices as a screen reader finds them: the buttons of the list that is called so."""
    return visitor.page.get_by_role("list", name=name, exact=True).get_by_role("button")


BOARDS = {
    "durak": ["trump", "cards in the deck", "defends"],
    "dragon_catchers": ["clan", "captured"],
    "tash_kalar": ["common", "Pattern from the summoning square", "Tasks"],
    "wyrmspan": ["Crimson", "coin", "Objectives"],
    "flamecraft": ["Gathering gives", "Park", "reputation"],
}


@pytest.mark.parametrize(("game", "seats", "options", "plies"), FULL, ids=[one[0] for one in FULL])
def test_the_table_can_be_read_and_played_in_words(
    visit: Any, game: str, seats: int, options: dict[str, Any], plies: int
) -> None:
    me = visit("desktop")
    table = laid(me, game, seats, options, plies)
    until_asked(me)
    me.page.keyboard.press("t")
    in_words(me).first.wait_for()
    tree = me.page.get_by_role("main").aria_snapshot()
    for word in BOARDS[game]:
        assert word.lower() in tree.lower(), f"{word} is not told"
    before = me.get(f"/api/tables/{table}")["ply"]
    in_words(me).first.click()
    until(me.page, f"fetch('/api/tables/{table}').then((a) => a.json()).then((t) => t.ply > {before})")
    assert ".." not in me.page.inner_text("p[role=log]")
    check(settle(me.page) | {"lost": []})
    assert me.faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options", "plies"), FULL, ids=[one[0] for one in FULL])
def test_a_whole_game_from_the_accessibility_tree_alone(
    visit: Any, game: str, seats: int, options: dict[str, Any], plies: int
) -> None:
    me = visit("desktop", "uk")
    short = {"dragon_catchers": {"max_deals": 1}, "tash_kalar": {"turn_limit": 30}}.get(game, {})
    made = me.post("/api/tables", {"game": game, "seats": seats, "options": options | short, "start": True})
    me.page.goto(f"/table/{made['id']}")
    me.page.wait_for_selector(".table")
    me.page.keyboard.press("t")
    chance = random.Random(3)
    for _ in range(4000):
        buttons = in_words(me, "Варіанти")
        count = buttons.count()
        if count:
            with contextlib.suppress(Error):  # it was just answered
                buttons.nth(chance.randrange(count)).click(timeout=2000)
        elif me.page.locator(".podium").count():
            break
        else:
            me.page.wait_for_timeout(50)
    assert me.page.locator(".podium").count(), "not over"
    assert me.faults == []
