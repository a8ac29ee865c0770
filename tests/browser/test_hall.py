"""Around the tables: my games and what can be done about them, the lobby, the form of a new table, first games."""

import random
from typing import Any

from playwright.sync_api import expect

import skarb
from browser.player import laid, until_asked


def named(visitor: Any, name: str) -> Any:
    visitor.post("/api/me", {"name": name})
    return visitor


def mine(visitor: Any) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get("/api/tables")
    return found


def test_my_games_tell_who_when_whose_turn_and_how_they_ended(visit: Any) -> None:
    anna, ben = named(visit("phone"), "Anna"), named(visit("desktop"), "Ben")
    table = anna.post("/api/tables", {"game": "durak", "seats": 2, "public": True})["id"]
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    anna.post(f"/api/tables/{table}/start", {})
    turn = anna.get(f"/api/tables/{table}")["turn"]
    asked, other = (anna, ben) if turn == [0] else (ben, anna)
    for visitor in (anna, ben):
        visitor.page.goto("/")
    name = "Ben" if asked is anna else "Anna"
    row = asked.page.get_by_role("listitem").filter(has_text="your turn")
    expect(row).to_contain_text(f"with {name}")
    expect(row).to_contain_text("just now")
    expect(other.page.get_by_role("listitem").filter(has_text="thinking")).to_have_count(1)
    asked.picture("my-games")
    row.get_by_role("button", name="What to do with this game").click()
    row.get_by_role("button", name="Resign", exact=True).click()
    row.get_by_role("button", name="Really resign?").click()
    expect(asked.page.get_by_role("listitem").filter(has_text="your turn")).to_have_count(0)
    assert [seat.get("gone") for seat in anna.get(f"/api/tables/{table}")["seats"]].count("resigned") == 1


def test_a_finished_game_tells_its_result_and_can_be_deleted(visit: Any) -> None:
    me = visit("phone")
    whole = skarb.new("durak", seats=2, seed=1)
    chance = random.Random(1)
    while whole.question:
        whole.choose(chance.choice(whole.choices))
    me.post("/api/records", whole.record())
    broken = me.post("/api/tables", {"game": "wyrmspan", "seats": 2, "start": True})["id"]
    me.post(f"/api/tables/{broken}/resign", {})
    me.page.goto("/")
    told = me.page.get_by_role("listitem").filter(has_text="a record")  # neither unfinished nor played alone
    expect(told).to_contain_text("Durak")
    expect(told).not_to_contain_text("alone")
    row = me.page.get_by_role("listitem").filter(has_text="Wyrmspan")
    expect(row).to_contain_text("unfinished")
    row.get_by_role("button", name="What to do with this game").click()
    row.get_by_role("button", name="Delete from my list").click()
    row.get_by_role("button", name="Really delete it").click()
    expect(row).to_have_count(0)
    assert [table["game"] for table in mine(me)["mine"]] == ["durak"]


def test_public_games_can_be_watched_from_the_home_page(visit: Any) -> None:
    anna, ben = named(visit("desktop"), "Anna"), visit("phone")
    table = anna.post("/api/tables", {"game": "dragon_catchers", "seats": 3, "public": True, "start": True})["id"]
    ben.page.goto("/")
    row = ben.page.locator(".watch").get_by_role("listitem").filter(has_text="Anna")
    expect(row).to_contain_text("watch")
    row.get_by_role("link").click()
    ben.page.wait_for_selector(".table")
    assert ben.page.url.endswith(table)


def test_a_guest_stands_up_and_an_owner_sends_away_and_closes(visit: Any) -> None:
    anna, ben = named(visit("desktop"), "Anna"), named(visit("phone"), "Ben")
    table = anna.post("/api/tables", {"game": "durak", "seats": 2})["id"]
    anna.page.goto(f"/table/{table}")
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_text("Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Stand up").click()
    expect(anna.page.get_by_text("Ben")).to_have_count(0)
    ben.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Send away").click()
    anna.page.get_by_role("button", name="Really?").click()
    expect(anna.page.get_by_text("Ben")).to_have_count(0)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("sent you away")
    anna.post(f"/api/tables/{table}/delete", {})
    expect(ben.page.get_by_role("alert")).to_contain_text("closed this table")
    ben.faults = [fault for fault in ben.faults if "403" not in fault]
    assert anna.faults == ben.faults == []


def test_a_clock_is_told_beforehand_and_shown_to_whom_it_runs_for(visit: Any) -> None:
    me = named(visit("phone"), "Anna")
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = me.post("/api/tables", {"game": "durak", "seats": 2, "bots": {"1": "novice"}, "clock": clock})["id"]
    me.page.goto(f"/table/{table}")
    expect(me.page.get_by_text("10 minutes a game")).to_be_visible()
    me.post(f"/api/tables/{table}/start", {})
    until_asked(me)
    expect(me.page.locator(".bar .score").filter(has_text="Your time")).to_be_visible()
    assert me.faults == []


def test_begin_is_on_the_screen_with_four_bots(visit: Any) -> None:
    me = visit("phone", "uk")
    bots = {str(seat): "adept" for seat in range(1, 5)}
    table = me.post("/api/tables", {"game": "flamecraft", "seats": 5, "bots": bots})["id"]
    me.page.goto(f"/table/{table}")
    begin = me.page.get_by_role("button", name="Почати", exact=True)
    expect(begin).to_be_in_viewport(ratio=1)
    me.picture("lobby-four-bots")
    begin.click()
    me.page.wait_for_selector(".table")


def test_no_bots_means_no_bots(visit: Any) -> None:
    """With a free seat nothing starts at once; with all seats taken it does."""
    me = visit("phone")
    me.page.get_by_role("button", name="With friends").click()
    form = me.page.locator("dialog")
    form.get_by_label("Number of bots").select_option("0")
    expect(form.get_by_role("button", name="Start at once")).to_have_count(0)
    expect(form).to_contain_text("3 seats stay free")
    me.picture("new-table-free")
    form.get_by_label("Number of bots").select_option("3")
    form.get_by_role("button", name="Start at once").click()
    until_asked(me)
    assert [seat["kind"] for seat in mine(me)["mine"][0]["seats"]] == ["person", "bot", "bot", "bot"]
    table = me.post("/api/tables", {"game": "durak", "seats": 3})["id"]
    me.page.goto(f"/table/{table}")
    me.page.get_by_role("button", name="Begin with 2 bots").click()
    me.page.wait_for_selector(".table")


def test_one_touch_starts_a_first_game(visit: Any) -> None:
    me = visit("phone")
    for game, key, value in (("Tash-Kalar", "mode", "first_game"), ("Durak", "enchanted", ["6", "7"])):
        me.page.goto("/")
        card = me.page.locator(".game").filter(has_text=game)
        expect(card).to_contain_text("First game")
        card.get_by_role("button", name="Play").click()
        me.page.wait_for_selector(".table")
        table = me.page.url.rsplit("/", 1)[-1]
        assert me.get(f"/api/tables/{table}")["options"][key] == value


def test_the_learning_steps_can_be_chosen(visit: Any) -> None:
    """DUR-2.5: each step is one touch in the form of a new table."""
    me = visit("desktop")
    me.page.get_by_role("button", name="With friends").click()
    form = me.page.locator("dialog")
    form.get_by_role("radio", name="Second game").click()
    form.get_by_label("Number of bots").select_option("3")
    me.picture("new-table-steps")
    form.get_by_role("button", name="Start at once").click()
    me.page.wait_for_selector(".table")
    assert mine(me)["mine"][0]["options"]["enchanted"] == ["6", "7", "8", "9", "10"]


def test_what_is_refused_is_said_where_it_can_be_read(visit: Any) -> None:
    me = visit("phone")
    me.page.get_by_role("button", name="With friends").click()
    form = me.page.locator("dialog")
    form.get_by_label("Number of bots").select_option("3")
    form.get_by_text("Options", exact=True).click()
    form.get_by_label("Way to play").select_option("sorcery Durak")
    form.get_by_role("button", name="Start at once").click()
    expect(form.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_the_chat_is_beside_the_table_and_read_is_read(visit: Any) -> None:
    """On a desktop it stands beside the table; on a phone a mark tells of lines that were not seen."""
    anna, ben = named(visit("desktop"), "Anna"), named(visit("phone"), "Ben")
    table = anna.post("/api/tables", {"game": "durak", "seats": 2})["id"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {})
    for visitor in (anna, ben):
        visitor.page.goto(f"/table/{table}")
    beside = anna.page.get_by_role("region", name="Chat")
    beside.get_by_label("Message").fill("hello")
    beside.get_by_role("button", name="Send").click()
    expect(beside.get_by_role("listitem")).to_contain_text("hello")
    anna.picture("chat-beside")
    expect(anna.page.locator(".unread")).to_have_count(0)  # one's own line is no news
    ben.page.get_by_role("button", name="Chat: something new").click()
    expect(ben.page.locator("dialog")).to_contain_text("hello")
    beside.get_by_label("Message").fill("you see this one as it comes")
    beside.get_by_role("button", name="Send").click()
    expect(ben.page.locator("dialog")).to_contain_text("as it comes")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ben.page.reload()  # what was read stays read
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    assert anna.faults == ben.faults == []


def test_a_question_mark_tells_what_the_keys_do(visit: Any) -> None:
    me = visit("desktop")
    laid(me, "durak", 2)
    until_asked(me)
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_contain_text("Hint")
    me.picture("keys")
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_the_page_can_be_installed_and_links_show_a_preview(visit: Any) -> None:
    me = visit("desktop")
    answer = me.context.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    icons = answer.json()["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        assert me.context.request.get(icon["src"]).headers["content-type"] == icon["type"]
    picture = me.page.locator("meta[property='og:image']").get_attribute("content")
    assert picture == f"{me.server.base}/preview.png"
    assert me.context.request.get(picture).headers["content-type"] == "image/png"
