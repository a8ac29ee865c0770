"""Whole games through the page: every game, both sizes, two browsers, a server that dies, the keyboard alone."""

import random
import time
from typing import Any

import pytest

import skarb
from browser.player import play, table_of, until_asked
from browser.secrets_check import leaks

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("durak", 4, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}),
    ("dragon_catchers", 4, {"max_deals": 1}),
    ("dragon_catchers", 3, {"max_deals": 1}),
    ("dragon_catchers", 2, {"max_deals": 1}),
    ("tash_kalar", 2, {}),
    ("wyrmspan", 2, {}),
    ("flamecraft", 2, {}),
]
ALL = [case for case in GAMES if case[0] in skarb.games()]


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=[f"{game}-{seats}" for game, seats, _ in ALL])
def test_a_whole_game(visit: Any, game: str, seats: int, options: dict[str, Any], size: str) -> None:
    me = visit(size)
    table = table_of(me, game, seats, options)
    until_asked(me)
    play([me.page], 7, 240, steps=12)
    me.picture(f"{game}-{seats}-middle")
    play([me.page], 8, 900)
    me.page.wait_for_timeout(500)
    me.picture(f"{game}-{seats}-result")
    assert me.faults == []
    assert leaks(me, table, game) == []
    me.page.goto(f"/replay/{table}")
    me.page.wait_for_selector(".slide input")
    me.page.wait_for_timeout(500)
    me.picture(f"{game}-{seats}-replay")
    me.page.keyboard.press("Home")
    me.page.click(".ctl button[aria-pressed]")
    me.page.wait_for_selector(".table")
    assert me.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert me.faults == []


@pytest.mark.slow
def test_two_browsers_play_each_other(visit: Any) -> None:
    a, b = visit("desktop"), visit("phone", "uk")
    a.page.click(".now .quiet")
    a.page.select_option("dialog select >> nth=0", "2")
    a.page.click("dialog .end .go >> nth=0")
    a.page.wait_for_selector("main ol")
    table = a.page.url.rsplit("/", 1)[1]
    b.page.goto(f"/table/{table}")
    b.page.click("main li .go")
    a.page.wait_for_function("document.querySelectorAll('main li .face').length === 2")
    a.page.click("main section > .go")
    until = time.monotonic() + 20
    while time.monotonic() < until and not (a.page.query_selector(".table") and b.page.query_selector(".table")):
        a.page.wait_for_timeout(100)
    play([a.page, b.page], 11, 600)
    for visitor in (a, b):
        assert visitor.faults == []
        assert leaks(visitor, table, "durak") == []


@pytest.mark.slow
def test_a_killed_server_loses_nothing(visit: Any, server: Any) -> None:
    me = visit("desktop")
    table = table_of(me, "durak", 2)
    until_asked(me)
    play([me.page], 5, 60, steps=5)
    until_asked(me)
    before = me.get(f"/api/tables/{table}")["ply"]
    server.kill()
    me.page.wait_for_selector(".lost")
    me.page.keyboard.press("l")  # an answer given while there is no line
    me.page.click("dialog li button")
    server.start()
    me.page.wait_for_function("!document.querySelector('.lost')", timeout=30000)
    end = time.monotonic() + 20
    while me.get(f"/api/tables/{table}")["ply"] <= before and time.monotonic() < end:
        me.page.wait_for_timeout(200)
    assert me.get(f"/api/tables/{table}")["ply"] > before
    play([me.page], 6, 300)
    record = me.get(f"/api/tables/{table}/record")
    assert skarb.load(record).result is not None


@pytest.mark.slow
def test_durak_by_keyboard_alone(visit: Any) -> None:
    me = visit("desktop")
    table_of(me, "durak", 2)
    chance = random.Random(4)
    state = (
        "(() => { const a = document.activeElement; return {over: !!document.querySelector('.podium'),"
        " can: a.dataset.can === 'legal' || a.matches('.acts .go, .suits *'),"
        " any: !!document.querySelector('[data-can=legal], .acts .go')}; })()"
    )
    end = time.monotonic() + 400
    while time.monotonic() < end:
        now = me.page.evaluate(state)
        if now["over"]:
            return
        if not now["any"]:
            me.page.wait_for_timeout(100)
            continue
        for _ in range(1 + chance.randrange(4)):
            me.page.keyboard.press("Tab")
        for _ in range(chance.randrange(5)):
            me.page.keyboard.press("ArrowRight")
        if me.page.evaluate(state)["can"]:
            me.page.keyboard.press("Enter")
            me.page.wait_for_timeout(60)
        elif chance.random() < 0.1:
            me.page.keyboard.press("Escape")
    raise AssertionError("not over")
