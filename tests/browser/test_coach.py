"""The coach at a real game: one sentence before a new kind of question, nothing twice, and one touch ends it."""

import json
import random
from typing import Any

import pytest

from browser.player import check, laid, settle, step
from skarb.teach.data import teaching
from skarb.teach.scene import fits
from skarb.teach.words import told

# The sentence stands between cloth and question, in two lines at most.
PLACE = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const words = document.querySelector('.remark p'), line = parseFloat(getComputedStyle(words).lineHeight);
  return {lines: Math.round(words.scrollHeight / line), above: box('.field').bottom <= box('.remark').top,
          below: box('.remark').bottom <= box('.ask .txt').top};
}"""


def asked(visitor: Any) -> tuple[int, str]:
    """The ply at which this page stands, and the remark that belongs to its question."""
    state = [frame for frame in map(json.loads, visitor.frames) if frame["t"] == "state"][-1]
    question = state["question"] or {"kind": "", "choices": []}
    texts = [choice["text"] for choice in question["choices"]]
    fitting = [
        one.id
        for one in teaching("durak").coach
        if question["kind"] in one.ask and (not one.choice or any(fits(text, one.choice) for text in texts))
    ]
    return state["ply"], (fitting or [""])[0]


@pytest.mark.parametrize(
    ("game", "remark", "stems"),
    [("durak", "defend", ("transfer", "перев")), ("tash_kalar", "finish", ("flare", "спалах", "вспыш"))],
)
def test_a_remark_for_any_moment_names_nothing_that_may_be_impossible(
    game: str, remark: str, stems: tuple[str, ...]
) -> None:
    """Where something more is possible another remark comes first, which names it."""
    for lang in ("en", "uk", "ru"):
        assert not [stem for stem in stems if stem in told(lang, game, f"coach-{remark}").lower()]
    coach = teaching(game).coach
    asks = next(one for one in coach if one.id == remark).ask
    assert [one.choice for one in coach if one.ask == asks].index("") == len(
        [1 for one in coach if one.ask == asks]
    ) - 1


def test_the_coach_speaks_once_and_one_touch_ends_it(visit: Any) -> None:
    me = visit("phone", "uk")
    page = me.page
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("localStorage.coach = 'on'")
    laid(me, "durak", 2)
    said = page.locator(".remark p")
    said.wait_for()
    begun, first = asked(me)
    assert said.inner_text() == told("uk", "durak", f"coach-{first}")
    check(settle(page))
    place = page.evaluate(PLACE)
    assert place.pop("lines") <= 2
    assert all(place.values()), place
    me.picture("coach")
    chance = random.Random(1)
    for _ in range(400):  # until the same is asked again
        ply, belongs = asked(me)
        sent = [json.loads(one)["ply"] for one in me.sent if '"choose"' in one]
        if not sent or ply > sent[-1]:  # what was chosen last has been heard
            if ply > begun and belongs == first:
                break
            step(page, chance)
        page.wait_for_timeout(30)
    with page.expect_response("**/book?lang=uk") as book:
        page.reload()
    book.value.finished()
    page.wait_for_selector("[data-can=legal], .acts .go")
    assert asked(me) == (ply, first)
    assert said.count() == 0
    page.evaluate("localStorage.removeItem('coached')")  # whoever has heard nothing hears it here
    page.reload()
    said.wait_for()
    page.locator(".remark button").click()
    said.wait_for(state="detached")
    assert page.evaluate("localStorage.coach") == "off"
    page.get_by_label("Меню", exact=True).click()
    switch = page.get_by_label("Підказувати в моїй першій партії кожної гри")
    assert not switch.is_checked()
    switch.check()
    page.keyboard.press("Escape")
    said.wait_for()
