"""The gallery: every card is there, search and filters find, the large card speaks three languages and leads on."""

from typing import Any

import pytest

from browser.player import laid, until
from browser.test_page import serious

GAMES = {"durak": 36, "dragon_catchers": 28, "tash_kalar": 102, "wyrmspan": 258, "flamecraft": 166}
COUNT = "document.querySelectorAll('.grid li').length"


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_every_card(visit: Any, game: str) -> None:
    me = visit("phone", "uk")
    me.page.goto(f"/cards/{game}")
    until(me.page, f"{COUNT} === {GAMES[game]}")
    assert me.page.evaluate("[...document.querySelectorAll('.grid .pic')].every((one) => one.querySelector('svg'))")
    assert me.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    me.page.click(".thumb .act")
    words = me.page.eval_on_selector_all(".facet button", "all => all.map((one) => one.textContent.trim())")
    assert len(words) > 3
    assert not [word for word in words if "-" in word and word.isascii()]  # a message that nobody wrote
    assert me.faults == []


def test_a_card_is_found_and_opened(visit: Any) -> None:
    me = visit("phone", "uk")
    me.page.emulate_media(reduced_motion="reduce")
    me.page.goto("/cards/wyrmspan")
    until(me.page, f"{COUNT} === 258")
    assert serious(me) == []
    me.page.click(".thumb .act")
    me.page.click(".facet button >> text=печер")
    me.page.click("dialog .go")
    until(me.page, f"{COUNT} === 75")
    me.page.click(".thumb .act")
    me.page.click(".facet button[aria-pressed=true]")
    me.page.click("dialog .go")
    me.page.fill(".thumb input", "відсторонений грифо")
    until(me.page, f"{COUNT} === 1")
    me.picture("cards")
    me.page.click(".grid button")
    me.page.wait_for_selector("dialog .words")
    me.page.click("dialog .tongue[lang=en]")
    until(me.page, "document.querySelector('.other b')?.textContent === 'Aloof Gryphdragon'")
    me.page.click("dialog .rule >> nth=0")
    until(me.page, "document.querySelector('dialog .slot h3')?.textContent.startsWith('WYR-')")
    assert serious(me) == []
    me.picture("cards-card")
    assert str(me.page.get_attribute("dialog .told li a", "href")).startswith("/learn/wyrmspan#")
    me.page.click("dialog .x >> nth=0")
    until(me.page, "!document.querySelector('dialog')")
    assert me.faults == []


def test_from_a_table_one_touch_leads_to_the_card(visit: Any) -> None:
    me = visit("phone", "uk")
    laid(me, "dragon_catchers", 4, {}, 0)
    me.page.wait_for_selector("[data-ids^='hand:']")
    card = me.page.get_attribute("[data-ids^='hand:']", "data-ids").split()[0].removeprefix("hand:")
    me.page.focus("[data-ids^='hand:']")
    me.page.click(".ask .d a")
    me.page.wait_for_selector("dialog .told")
    assert me.page.evaluate("location.pathname + location.hash") == f"/cards/dragon_catchers#{card}"
    me.page.click("dialog .x >> nth=0")
    me.page.click("button.ic")
    until(me.page, "location.pathname.startsWith('/table/')")
    assert me.faults == []
