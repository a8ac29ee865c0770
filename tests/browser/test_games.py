"""Whole games through the page: every game, both sizes, two browsers, a server that dies, the keyboard alone."""

import random
import time
from typing import Any

import pytest

import skarb
from browser.player import keyed, play, table_of, until, until_asked
from browser.secrets_check import leaks

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("durak", 4, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}),
    ("dragon_catchers", 4, {"max_deals": 1}),
    ("dragon_catchers", 3, {"max_deals": 1}),
    ("dragon_catchers", 2, {"max_deals": 1}),
    ("tash_kalar", 2, {}),
    ("tash_kalar", 3, {"mode": "deathmatch_melee", "turn_limit": 30}),
    ("tash_kalar", 4, {"turn_limit": 32}),  # teams
    ("durak", 6, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"], "throwers": "neighbours"}),
    ("wyrmspan", 2, {}),
    ("flamecraft", 2, {}),
]
NAMED = {game for game, *_ in GAMES}
ALL = GAMES + [(game, skarb.games.find(game).seats[0], {}) for game in skarb.games.ids() if game not in NAMED]


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
    me.page.wait_for_selector(".podium")
    me.picture(f"{game}-{seats}-result")
    assert me.faults == []
    assert leaks(me, table, game) == []
    me.page.goto(f"/replay/{table}")
    me.page.wait_for_selector(".slide input")
    me.page.wait_for_selector(".podium")
    me.picture(f"{game}-{seats}-replay")
    me.page.keyboard.press("Home")
    me.page.click(".ctl button[aria-pressed]")
    me.page.wait_for_selector(".table")
    assert me.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert me.faults == []


@pytest.mark.slow
def test_two_browsers_play_each_other(visit: Any) -> None:
    a, b = visit("desktop"), visit("phone", "uk")
    a.page.click(".with")
    a.page.select_option("dialog select >> nth=0", "2")
    a.page.click("dialog .end .go >> nth=0")
    a.page.wait_for_selector("main ol")
    table = a.page.url.rsplit("/", 1)[1]
    b.page.goto(f"/table/{table}")
    b.page.click("main li .go")
    until(a.page, "document.querySelectorAll('main li .face').length === 2")
    a.page.click(".begin .go")
    for visitor in (a, b):
        visitor.page.wait_for_selector(".table")
    play([a.page, b.page], 11, 1500)
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
    until(me.page, "!document.querySelector('.lost')", 30)
    until(me.page, f"fetch('/api/tables/{table}').then((a) => a.json()).then((t) => t.ply > {before})")
    play([me.page], 6, 300)
    record = me.get(f"/api/tables/{table}/record")
    assert skarb.load(record).result is not None


@pytest.mark.slow
def test_durak_by_keyboard_alone(visit: Any) -> None:
    me = visit("desktop")
    table_of(me, "durak", 2)
    chance = random.Random(4)
    end = time.monotonic() + 400
    while not me.page.query_selector(".podium"):
        if me.page.query_selector("[data-can=legal], .acts .go"):
            keyed(me.page, chance)
        else:
            me.page.wait_for_timeout(100)
        assert time.monotonic() < end, "not over"
    assert me.faults == []
