"""Moving one's games to another device: a link asks before anything happens, and nobody is lost."""

import re
from typing import Any

from playwright.sync_api import expect

from browser.player import until


def named(visitor: Any, name: str) -> Any:
    visitor.post("/api/me", {"name": name})
    return visitor


def profile(visitor: Any) -> Any:
    visitor.page.goto("/")
    visitor.page.locator("button.who").click()
    return visitor.page.locator("dialog")


def test_a_link_asks_and_both_names_can_be_kept(visit: Any) -> None:
    anna, ben = named(visit("phone"), "Anna"), named(visit("desktop"), "Ben")
    hers = anna.post("/api/tables", {"game": "durak", "seats": 2})["id"]
    his = ben.post("/api/tables", {"game": "durak", "seats": 2})["id"]
    sheet = profile(anna)
    sheet.get_by_role("button", name="Make a link").click()
    link = sheet.get_by_label("Link", exact=True).input_value()
    anna.picture("profile")
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading")).to_have_text("Play as Anna here?")
    ben.picture("move")
    assert ben.get("/api/me")["name"] == "Ben"  # nothing has happened yet
    ben.page.get_by_role("button", name="Keep both names").click()
    ben.page.wait_for_selector(f"a[href='/table/{hers}']")
    assert ben.get("/api/me")["name"] == "Anna"
    profile(ben).get_by_role("button", name="Play as Ben").click()
    ben.page.wait_for_selector(f"a[href='/table/{his}']")
    assert ben.get("/api/me")["name"] == "Ben"
    ben.page.goto(link)
    expect(ben.page.get_by_role("alert")).to_contain_text("does not work any more")
    ben.faults = [fault for fault in ben.faults if "404" not in fault]
    assert anna.faults == ben.faults == []


def test_games_are_brought_along_and_a_device_is_signed_out(visit: Any) -> None:
    anna, ben = named(visit("desktop"), "Anna"), named(visit("phone", "uk"), "Бен")
    table = ben.post("/api/tables", {"game": "durak", "seats": 2, "start": True})["id"]
    link = anna.post("/api/me/link", {})["link"]
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading")).to_have_text("Грати тут як Anna?")
    ben.picture("move-uk")
    ben.page.get_by_role("button", name="Узяти мої ігри із собою").click()
    ben.page.wait_for_selector(f"a[href='/table/{table}']")
    ben.page.goto(f"/table/{table}")
    expect(ben.page.get_by_text("Anna").first).to_be_attached()
    until(ben.page, "!!document.querySelector('[data-mark], .q, .bar')")
    sheet = profile(anna)
    other = sheet.get_by_role("listitem").filter(has_not_text="this one").filter(has_text=re.compile("last used"))
    expect(other).to_have_count(1)
    other.get_by_role("button", name="Sign out").click()
    expect(sheet.get_by_role("listitem").filter(has_text="last used")).to_have_count(0)
    expect(ben.page.get_by_text("Anna").first).to_be_attached()  # his page was read anew: he watches
    assert ben.get("/api/tables")["mine"] == []
    assert [one["id"] for one in anna.get("/api/tables")["mine"]] == [table]
    assert anna.faults == ben.faults == []


def test_a_passkey_leads_back_to_the_games(visit: Any, server: Any) -> None:
    """With an authenticator that the browser itself plays. Passkeys need a name: here the server is localhost."""
    anna = visit("phone", "uk")
    there = server.base.replace("127.0.0.1", "localhost")
    key = anna.context.new_cdp_session(anna.page)
    key.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    key.send("WebAuthn.addVirtualAuthenticator", {"options": options})

    def sheet() -> Any:
        anna.page.goto(there)
        anna.page.locator("button.who").click()
        return anna.page.locator("dialog")

    def me() -> str:
        found: str = anna.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)")
        return found

    own = sheet()
    own.get_by_role("button", name="Створити ключ доступу").click()
    expect(own.get_by_role("button", name="Прибрати")).to_have_count(1)
    anna.picture("passkey-uk")
    before = me()
    anna.context.clear_cookies()  # as on a device that knows nobody
    own = sheet()
    assert me() != before
    own.get_by_role("button", name="У мене є ключ доступу").click()
    anna.page.get_by_role("button", name="Грати як").click()
    anna.page.wait_for_selector(".who")
    until(anna.page, f"fetch('/api/me').then((answer) => answer.json()).then((me) => me.id === '{before}')")
    assert anna.faults == []
