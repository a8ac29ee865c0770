"""A deal that nobody has to believe, as two people see it: sealed, opened, played, and checked by each page itself."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from browser.conftest import Server, Visitor
from browser.player import until
from browser.test_learning import learn, press
from server.house import Line, play_all


@pytest.fixture(scope="module")
def fair_server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    """Its deals are made as at home."""
    made = Server(tmp_path_factory.mktemp("fair"), "fair")
    yield made
    made.kill()


def kept(visitor: Visitor, table: str) -> Any:
    return json.loads(visitor.page.evaluate("table => localStorage.getItem('fair:' + table)", table))


def finish(people: list[Visitor], table: str) -> None:
    """Whoever is asked answers at random; the pages look elsewhere meanwhile, for drawing every choice takes long."""
    for one in people:
        one.page.goto("/")
    cookies = [f"skarb={one.context.cookies()[0]['value']}" for one in people]
    lines = [Line(people[0].server.port, table, {"Cookie": cookie}, {}) for cookie in cookies]
    play_all(lines, random.Random(1))
    for line in lines:
        line.close()
    for one in people:
        one.page.goto(f"/table/{table}")


def test_two_pages_deal_together_and_check_it_themselves(browser: Browser, fair_server: Server) -> None:
    anna, ben = (Visitor(browser, fair_server, size) for size in ("phone", "desktop"))
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.post("/api/me", {"name": name})
    table = anna.post("/api/tables", {"game": "dragon_catchers", "seats": 2})["id"]  # in Durak answers take their time
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_text("Sealed by players: Anna.").wait_for()
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, ben):
        visitor.page.get_by_text("Sealed by players: Anna, Ben.").wait_for()
    seal = anna.get(f"/api/tables/{table}")["fair"]["server"]
    for visitor in (anna, ben):  # that it can be compared
        visitor.page.get_by_text("Sealed by players: Anna, Ben.").click()
        visitor.page.get_by_text(seal).wait_for()
    anna.picture("fair-lobby")
    anna.page.get_by_role("button", name="Begin").click()
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".table")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.locator("dialog summary", has_text="Sealed").click()
    ben.page.locator("dialog").get_by_text(seal).wait_for()
    ben.page.keyboard.press("Escape")
    parts = [kept(visitor, table) for visitor in (anna, ben)]
    assert parts[0]["server"] == parts[1]["server"]
    assert parts[0]["parts"] == parts[1]["parts"]
    assert parts[0]["part"] != parts[1]["part"]
    told = anna.get(f"/api/tables/{table}")["fair"]
    assert [one["part"] for one in told["parts"]] == [one["part"] for one in parts]
    finish([anna, ben], table)
    for visitor in (anna, ben):
        visitor.page.locator(".verdict.proved", has_text="your own part is in the deal").wait_for()
    anna.picture("fair-end")

    def forge(route: Route) -> None:
        """The server tells another secret afterwards, and all that follows from it."""
        record = route.fetch().json()
        record["fair"]["secret"] = "0" * 64
        route.fulfill(json=record)

    ben.page.route("**/record", forge)
    ben.page.goto(f"/replay/{table}")
    ben.page.locator(".verdict.broken").wait_for()
    ben.page.unroute("**/record")
    ben.page.evaluate("localStorage.clear()")
    ben.page.goto(f"/replay/{table}")
    ben.page.locator(".verdict.heard").wait_for()
    anna.page.goto(f"/replay/{table}")
    anna.page.locator(".verdict.proved").wait_for()
    anna.page.get_by_text("What was checked").click()
    until(anna.page, "document.querySelectorAll('details[open] li').length === 7")
    anna.picture("fair-replay")
    record = anna.get(f"/api/tables/{table}/record")
    again = anna.post("/api/records", record)["id"]
    anna.page.goto(f"/replay/{again}")
    anna.page.get_by_text("there was no deal here, so there is nothing to prove").wait_for()
    assert anna.page.locator(".verdict").count() == 0, "an upload is never verified"
    for visitor in (anna, ben):
        visitor.close()


def test_alone_one_touch_deals(browser: Browser, fair_server: Server) -> None:
    me = Visitor(browser, fair_server, "phone", "uk")
    me.page.click(".game:first-child .pl")
    me.page.wait_for_selector(".table")
    table = me.page.url.rsplit("/", 1)[1]
    mine = kept(me, table)
    assert [one["part"] for one in me.get(f"/api/tables/{table}")["fair"]["parts"]] == [mine["part"]]
    assert me.faults == []
    me.close()


def test_the_first_game_after_a_lesson_is_dealt_with_this_page_too(browser: Browser, fair_server: Server) -> None:
    me = Visitor(browser, fair_server, "phone")
    learn(me, "durak", 1, press)
    me.page.get_by_role("button", name="A real game").click()
    me.page.wait_for_url("**/table/*")
    assert kept(me, me.page.url.rsplit("/", 1)[1])["part"], "the learner's page has no part in the deal"
    me.close()
