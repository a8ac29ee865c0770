"""The fast part: the page opens, plays, advises, refuses with a rule, speaks three languages; everybody can use it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import skarb
from browser.player import check, keyed, laid, moment, until, until_asked

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "durak": (4, {"enchanted": ["6", "8"]}),
    "dragon_catchers": (3, {}),
    "tash_kalar": (4, {"mode": "deathmatch_melee", "schools": "random"}),
    "wyrmspan": (2, {}),
    "flamecraft": (2, {}),
}


def serious(visitor: Any) -> list[str]:
    """What axe-core finds serious or critical. One rule is off: it takes the letters of a drawn card for its name."""
    until(visitor.page, "document.getAnimations().every((one) => one.playState !== 'running')")
    visitor.page.evaluate(AXE + "; undefined")
    options = "{resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: false}}}"
    found = visitor.page.evaluate(f"axe.run(document, {options}).then((r) => r.violations)")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def chosen(visitor: Any) -> int:
    """How many choices the page has sent."""
    return len([one for one in visitor.sent if '"choose"' in one])


def calm(visitor: Any) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_home_starts_a_game_with_one_touch(visit: Any, size: str) -> None:
    me = visit(size, "uk")
    calm(me)
    assert moment(me.page)["wide"] <= 0
    assert serious(me) == []
    me.picture("home")
    me.page.click(".game:first-child .pl")
    me.page.wait_for_selector(".table")
    check(until_asked(me))
    assert me.faults == []


LIGHT = [("phone", "dark"), ("desktop", "dark"), ("phone", "light"), ("desktop", "light"), ("phone", "dark")]


@pytest.mark.parametrize(("game", "light"), list(zip(TABLES, LIGHT, strict=True)), ids=TABLES)
def test_tables_are_accessible(visit: Any, game: str, light: tuple[str, str]) -> None:
    look_at(visit(light[0]), game, light[1])


@pytest.mark.slow
@pytest.mark.parametrize("light", sorted(set(LIGHT)), ids="-".join)
@pytest.mark.parametrize("game", TABLES)
def test_tables_are_accessible_in_every_light(visit: Any, game: str, light: tuple[str, str]) -> None:
    look_at(visit(light[0]), game, light[1])


def look_at(me: Any, game: str, theme: str) -> None:
    me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    seats, options = TABLES[game]
    laid(me, game, seats, options, plies=30)
    check(until_asked(me))
    assert serious(me) == []
    me.picture(f"{game}-{theme}")
    assert me.faults == []


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_pages_are_accessible(visit: Any, size: str, theme: str) -> None:
    me = visit(size, "uk")
    me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    for path, sign in (("/about", ".credits, h2"), ("/rules/durak", "section p"), ("/replay", "input[type=file]")):
        me.page.goto(path)
        me.page.wait_for_selector(sign)
        assert serious(me) == []
        assert moment(me.page)["wide"] <= 0
    me.page.goto("/")
    me.page.click(".with")
    me.page.wait_for_selector("dialog .end")
    me.page.click("dialog summary")
    assert serious(me) == []
    me.picture(f"new-table-{theme}")
    me.page.click("dialog .end .go >> nth=0")
    me.page.wait_for_selector("main ol")
    me.page.click("main li:nth-child(2) .go >> nth=1")
    me.page.wait_for_selector("main li .levels")
    assert serious(me) == []
    assert moment(me.page)["wide"] <= 0
    me.picture(f"lobby-{theme}")


@pytest.mark.parametrize("game", TABLES)
def test_a_choice_by_keyboard_alone_is_told_and_nothing_moves(visit: Any, game: str) -> None:
    """Tab, arrows and Enter answer; the live region says what happened; with less motion wished, nothing glides."""
    me = visit("desktop")
    calm(me)
    me.page.add_init_script(
        "window.glides = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.glides++; return animate.apply(this, all); }"
    )
    seats, options = TABLES[game]
    laid(me, game, seats, options, plies=6)
    until_asked(me)
    before = chosen(me)
    told = me.page.inner_text("[role=log]")
    chance = random.Random(4)
    for _ in range(200):
        if chosen(me) > before:
            break
        keyed(me.page, chance)
    assert chosen(me) > before, "no choice was made"
    until(me.page, f"![{json.dumps(told)}, ''].includes(document.querySelector('[role=log]').innerText)")
    assert me.page.evaluate("window.glides") == 0
    assert me.faults == []


def test_things_glide_where_motion_is_welcome(visit: Any) -> None:
    me = visit("desktop")
    laid(me, "durak", 2, plies=6)
    until_asked(me)
    me.page.evaluate(
        "window.glides = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.glides++; return animate.apply(this, all); }; undefined"
    )
    me.page.keyboard.press("l")
    me.page.click("dialog li button")
    until(me.page, "window.glides > 0")


HIGH = "document.querySelector('.ask').getBoundingClientRect().height"


@pytest.mark.parametrize("game", TABLES)
def test_who_follows_the_marks_of_a_hint_makes_the_advised_choice(visit: Any, game: str) -> None:
    me = visit("phone")
    calm(me)
    me.post("/api/me", {"name": "Vuhlyk 306"})  # the longest of those that are given
    seats, options = TABLES[game]
    laid(me, game, seats, options, plies=20)
    until_asked(me)
    assert me.page.query_selector("[data-hint]") is None
    high = me.page.evaluate(HIGH)
    me.page.keyboard.press("h")
    me.page.wait_for_selector("[data-hint]", timeout=60000)
    assert "%" in me.page.inner_text(".ask")
    assert me.page.evaluate(
        "Array.from(document.querySelectorAll('.ask p')).every((p) => p.scrollHeight < p.clientHeight + 2)"
    )
    assert me.page.evaluate(HIGH) == high, "the words of the hint moved the table"
    best = next(one for one in map(json.loads, me.frames) if one["t"] == "hint")["choices"][0]["text"]
    me.picture(f"{game}-hint")
    before = chosen(me)
    for _ in range(8):
        if chosen(me) > before:
            break
        me.page.click("[data-hint]:is([data-can=legal], [role=tab], .go, .one) >> visible=true")
    sent = next(one for one in map(json.loads, reversed(me.sent)) if one["t"] == "choose")
    assert sent["choice"] == best


def test_a_touch_that_leads_nowhere_says_why_and_opens_the_rule(visit: Any) -> None:
    me = visit("phone")
    laid(me, "dragon_catchers", 4)
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
    laid(me, "durak", 2)
    until_asked(me)
    me.page.keyboard.press("l")
    me.page.wait_for_selector("dialog li button")
    before = chosen(me)
    me.page.click("dialog li button")
    until(me.page, "!document.querySelector('dialog')")
    assert chosen(me) == before + 1


def test_languages_change_at_any_time(visit: Any) -> None:
    me = visit("desktop", "uk")
    laid(me, "dragon_catchers", 4)
    until_asked(me)
    titles = set()
    for lang in ("uk", "ru", "en"):
        me.page.click(".bar button:last-child")
        me.page.click(f"dialog [lang={lang}]")
        me.page.wait_for_selector(f"html[lang={lang}]")
        me.page.keyboard.press("Escape")
        until(me.page, "!document.querySelector('dialog')")
        titles.add(me.page.inner_text("h1") + me.page.inner_text(".ask .q"))
        text = me.page.inner_text("body")
        assert "question-" not in text
        assert "event-" not in text
        assert "choice-" not in text
    assert len(titles) == 3


def test_undo_takes_back(visit: Any) -> None:
    me = visit("phone")
    laid(me, "tash_kalar", 2, {"mode": "first_game", "schools": "random", "first": 0})
    until_asked(me)
    me.page.keyboard.press("l")
    me.page.click("dialog li button")
    me.page.wait_for_selector(".stone")
    me.page.keyboard.press("u")
    until(me.page, "!document.querySelector('.stone')")
    assert any('"undo"' in json.dumps(json.loads(frame).get("events", [])) for frame in me.frames)


def test_undo_says_why_not(visit: Any) -> None:
    me = visit("phone")
    laid(me, "durak", 2)
    until_asked(me)
    me.page.keyboard.press("u")
    me.page.wait_for_selector(".ask.refused")


def test_first_visit_is_small(visit: Any) -> None:
    me = visit("phone", "uk")
    sizes = me.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".map((one) => [one.name, one.encodedBodySize])"
    )
    total = sum(size for _, size in sizes)
    assert all(name.startswith(me.server.base) for name, _ in sizes), "a third-party request"
    assert total < 200_000, f"{total} bytes"


def test_a_left_seat_can_be_taken_again(visit: Any) -> None:
    me = visit("phone")
    calm(me)
    table = laid(me, "durak", 2)
    until_asked(me)
    me.page.click(".bar button:last-child")
    for _ in range(2):  # the second time it asks whether that is meant
        me.page.click("dialog .menu > button:nth-child(2)")
    me.page.click(".mygames >> text=you left: come back")
    me.page.click(".acts .go >> text=Take my seat again")
    until_asked(me)
    assert me.get(f"/api/tables/{table}")["seats"][0]["you"]


def test_each_bot_has_a_level_of_its_own(visit: Any) -> None:
    me = visit("desktop")
    made = me.post("/api/tables", {"game": "durak", "seats": 3, "bots": {"1": "adept"}})
    me.page.goto(f"/table/{made['id']}")
    me.page.click("li:nth-child(2) .levels button >> text=Master")
    me.page.wait_for_selector("li:nth-child(2) [aria-checked=true] >> text=Master")
    me.page.click("li:nth-child(3) .go >> text=Bot")
    me.page.click("li:nth-child(3) .levels button >> text=Novice")
    me.page.wait_for_selector("li:nth-child(3) [aria-checked=true] >> text=Novice")
    assert [seat.get("level") for seat in me.get(f"/api/tables/{made['id']}")["seats"]] == [None, "master", "novice"]


def test_a_finished_game_is_judged(visit: Any) -> None:
    """Only its last choices, so that it does not take long."""
    me = visit("desktop")
    calm(me)
    whole = skarb.new("durak", seats=2, seed=1)
    chance = random.Random(1)
    while whole.question:
        whole.choose(chance.choice(whole.choices))
    late = skarb.new("durak", seats=2, seed=1)
    for seat, choice in whole.plies[:-12]:
        late.choose(choice, seat)
    end = skarb.position("durak", late.position())
    for seat, choice in whole.plies[-12:]:
        end.choose(choice, seat)
    table = me.post("/api/records", end.record())["id"]
    me.page.goto(f"/replay/{table}#analysis")
    me.page.wait_for_selector("#analysis ol", timeout=120000)
    assert serious(me) == []
    found = me.get(f"/api/tables/{table}/analysis")
    assert found["turning_points"]
    assert me.page.locator(".marks i").count() == len(found["worst"]) + len(found["turning_points"])
    me.page.click("#analysis ol >> nth=-1 >> button >> nth=0")
    me.page.wait_for_selector(".table")
    assert me.page.input_value(".slide input[type=range]") == str(found["turning_points"][0]["ply"] + 1)
