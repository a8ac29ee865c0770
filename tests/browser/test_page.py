"""The fast part: the page opens, plays, refuses with a rule, speaks three languages, and everybody can use it."""

import json
from pathlib import Path
from typing import Any

import pytest

from browser.player import check, moment, play, table_of, until_asked

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def serious(visitor: Any) -> list[str]:
    """What axe-core finds serious or critical. One rule is off: it takes the letters of a drawn card for its name."""
    visitor.page.evaluate(AXE + "; undefined")
    options = "{resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: false}}}"
    found = visitor.page.evaluate(f"axe.run(document, {options}).then((r) => r.violations)")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_home_starts_a_game_with_one_touch(visit: Any, size: str) -> None:
    me = visit(size, "uk")
    assert moment(me.page)["wide"] <= 0
    assert serious(me) == []
    me.picture("home")
    me.page.click(".game:first-child .pl")
    me.page.wait_for_selector(".table")
    check(until_asked(me))
    assert me.faults == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables_are_accessible(visit: Any, size: str, theme: str) -> None:
    me = visit(size)
    me.page.emulate_media(color_scheme=theme)
    for game, seats in (("durak", 4), ("dragon_catchers", 4)):
        table_of(me, game, seats)
        check(until_asked(me))
        assert serious(me) == []
        me.picture(f"{game}-{theme}")
    for path in ("/about", "/rules/durak", "/replay"):
        me.page.goto(path)
        me.page.wait_for_selector("h1")
        me.page.wait_for_timeout(400)
        assert serious(me) == []
        assert moment(me.page)["wide"] <= 0


def test_a_touch_that_leads_nowhere_says_why_and_opens_the_rule(visit: Any) -> None:
    me = visit("phone")
    table_of(me, "dragon_catchers", 4)
    until_asked(me)
    me.page.evaluate("document.querySelector('[data-can=no]').click()")
    me.page.wait_for_selector(".ask.refused .rule")
    rule = me.page.inner_text(".ask.refused .rule")
    assert rule.startswith("DRC-")
    me.page.click(".ask.refused .rule")
    me.page.wait_for_selector("dialog .here")
    assert rule in me.page.inner_text("dialog .here")


def test_the_list_of_choices_plays_too(visit: Any) -> None:
    me = visit("desktop")
    table_of(me, "durak", 2)
    until_asked(me)
    me.page.keyboard.press("l")
    me.page.wait_for_selector("dialog li button")
    before = len([one for one in me.sent if '"choose"' in one])
    me.page.click("dialog li button")
    me.page.wait_for_function("!document.querySelector('dialog')")
    assert len([one for one in me.sent if '"choose"' in one]) == before + 1


def test_languages_change_at_any_time(visit: Any) -> None:
    me = visit("desktop", "uk")
    table_of(me, "dragon_catchers", 4)
    until_asked(me)
    titles = set()
    for lang in ("uk", "ru", "en"):
        me.page.click(".bar button:last-child")
        me.page.click(f"dialog [lang={lang}]")
        me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(200)
        titles.add(me.page.inner_text("h1") + me.page.inner_text(".ask .q"))
        text = me.page.inner_text("body")
        assert "question-" not in text
        assert "event-" not in text
        assert "choice-" not in text
    assert len(titles) == 3


def test_undo_takes_back_or_says_why(visit: Any) -> None:
    me = visit("phone")
    table_of(me, "durak", 2)
    until_asked(me)
    play([me.page], 3, 60, steps=4)
    until_asked(me)
    for _ in range(3):
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("u")
    me.page.wait_for_timeout(600)
    undone = any('"undo"' in json.dumps(json.loads(frame).get("events", [])) for frame in me.frames)
    assert undone or me.page.query_selector(".ask.refused")


def test_first_visit_is_small(visit: Any) -> None:
    me = visit("phone", "uk")
    sizes = me.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".map((one) => [one.name, one.encodedBodySize])"
    )
    total = sum(size for _, size in sizes)
    assert all(name.startswith(me.server.base) for name, _ in sizes), "a third-party request"
    assert total < 200_000, f"{total} bytes"
