"""The home page: the first touch of the first lesson lies on it; who comes back finds what waits for him."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.player import until
from browser.test_page import serious

WHOLE = "[...document.querySelectorAll('.game p')].every((one) => one.scrollHeight <= one.clientHeight + 1)"


def transferred(me: Any, act: Any) -> int:
    """Bytes over the line while something is done."""
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    got: list[int] = []
    line.on("Network.loadingFinished", lambda event: got.append(int(event["encodedDataLength"])))
    act()
    line.detach()
    return sum(got)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_first_touch_is_the_first_step_of_the_first_lesson(visit: Any, size: str) -> None:
    me = visit(size, "uk")
    me.page.emulate_media(reduced_motion="reduce")
    coach = me.page.locator(".coach .q")
    expect(coach).to_have_text("Дев’ятка треф на столі. Чим її побити?")
    assert serious(me) == []
    me.picture("home-first")
    me.page.click("[data-touch='hand:KS']")
    expect(coach).to_contain_text("не б’є")
    me.page.click("[data-touch='hand:JC']")
    expect(coach).to_have_text("Побито: та сама масть, старша карта.")
    expect(me.page.locator("[data-touch]:enabled")).to_have_count(0)
    me.page.get_by_role("link", name="Далі: урок на 3 хвилини").click()
    expect(me.page.locator(".coach .q")).to_have_text("Мар’яна підкинула ще валета.")
    assert me.get("/api/me/lessons") == {"dur-l1": 1}
    me.page.goto("/")
    waits = me.page.get_by_role("link").filter(has_text="Далі в уроках")
    expect(waits).to_contain_text("Відбити й атакувати")
    me.picture("home-again")
    waits.click()
    me.page.wait_for_selector(".coach .q")
    assert me.faults == []


@pytest.mark.parametrize("lang", ["uk", "ru", "en"])
def test_everything_is_on_the_page_and_whole(visit: Any, lang: str) -> None:
    me = visit("phone", lang)
    for width in (320, 390, 900, 1280):
        me.page.set_viewport_size({"width": width, "height": 800})
        assert me.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, width
        assert me.page.evaluate(WHOLE), width
    found = me.page.eval_on_selector_all("a", "all => all.map((one) => one.getAttribute('href'))")
    for path in ("/rules", "/replay", "/about", "/learn/wyrmspan", "/lesson/wyrmspan/1", "/cards/durak"):
        assert path in found
    assert me.faults == []


def test_my_turn_comes_first(visit: Any) -> None:
    me = visit("desktop")
    me.post("/api/tables", {"game": "durak", "seats": 2, "hot_seat": True, "start": True})
    me.post("/api/tables", {"game": "wyrmspan", "seats": 2})
    me.page.goto("/")
    expect(me.page.get_by_role("heading").nth(1)).to_have_text("Your turn")
    expect(me.page.get_by_role("heading", name="My games")).to_be_visible()
    assert serious(me) == []


def test_little_comes_over_the_line(visit: Any) -> None:
    me = visit("phone", "uk")

    def home() -> None:
        me.page.goto("/")
        me.page.wait_for_selector("[data-touch='hand:JC']")
        me.page.wait_for_load_state("networkidle")

    assert 0 < transferred(me, home) < 200_000
    me.page.goto("/learn/tash_kalar")
    me.page.wait_for_selector("[data-figure]")

    def chapter() -> None:
        me.page.evaluate("location.hash = '#duel'")
        until(me.page, "!!document.querySelector('article#duel [data-figure]')")
        me.page.wait_for_load_state("networkidle")

    assert 0 < transferred(me, chapter) < 60_000


def test_the_first_game_has_the_name_of_its_box(visit: Any) -> None:
    me = visit("phone", "ru")
    expect(me.page.locator(".game h3").first).to_have_text("Дурак. Чёрная книга")


def test_an_address_that_leads_nowhere_says_so(visit: Any) -> None:
    me = visit("phone")
    for path, told in (("/no/such/page", "There is no page at this address."), ("/table/x", "There is no such table.")):
        me.page.goto(path)
        expect(me.page.locator("main, body").first).to_contain_text(told)
