"""What others did can be seen: two people at a table, one acts, the other looks. Time stands still until a test lets it
go on, so nothing here depends on how quick the machine is."""

import itertools
import random
import re
from typing import Any

import pytest

import skarb
from browser.player import laid, until, until_asked

# Makes choices one after another over a line of its own, as an outside player would.
CHOOSE = """async ([table, choices]) => {
  const line = new WebSocket(`ws://${location.host}/ws/${table}?client=${Math.random()}`);
  const heard = [];
  let wake = () => {};
  line.onmessage = (message) => { heard.push(JSON.parse(message.data)); wake(); };
  const answer = async (n) => {
    for (;;) {
      const found = heard.find((one) => one.n === n && ['ok', 'error'].includes(one.t));
      if (found) return found;
      await new Promise((done) => (wake = done));
    }
  };
  await new Promise((done) => (line.onopen = done));
  for (const [n, [seat, choice]] of choices.entries()) {
    line.send(JSON.stringify({ t: 'choose', n: n + 1, seat, choice }));
    const told = await answer(n + 1);
    if (told.t === 'error') return `${choice}: ${told.code}`;
  }
  line.close();
  return '';
}"""


# Counts the likenesses that glide away: each is there for less than half a second, which nobody can wait for.
LEAVING = """window.left = 0;
new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const node of addedNodes) window.left += node.dataset?.leaves === '';
}).observe(document, { childList: true, subtree: true });"""


def choose(visitor: Any, table: str, choices: list[tuple[int, str]]) -> None:
    """The visitor's own choices, made without his page."""
    assert visitor.page.evaluate(CHOOSE, [table, choices]) == ""


def found(game: str, options: dict[str, Any], kind: str, seat: int = 1) -> list[tuple[int, str]]:
    """Choices in the server's deal; the last one, of this seat, leads to an event of this kind."""
    for attempt in range(200):
        match = skarb.new(game, seats=2, seed="5" * 64, options=options)
        chance = random.Random(attempt)
        made: list[tuple[int, str]] = []
        while match.questions and len(made) < 60:
            question = chance.choice([one for one in match.questions if not one.offer])
            choice = chance.choice(question.choices)
            match.choose(choice, question.seat)
            made.append((question.seat, choice))
            if question.seat == seat and not match.result and kind in {event.kind for event in match.happened}:
                return made
    raise AssertionError(f"it never happens in {game}")


class Table:
    """Two people at a table; all choices but the last are made, and I look on."""

    def __init__(self, visit: Any, size: str, game: str, kind: str, options: dict[str, Any] | None = None) -> None:
        self.me, self.friend = visit(size), visit("desktop")
        made = self.me.post("/api/tables", {"game": game, "seats": 2, "options": options or {}})
        self.id = str(made["id"])
        self.friend.post(f"/api/tables/{self.id}/sit", {"seat": 1})
        self.me.post(f"/api/tables/{self.id}/start", {})
        *before, self.last = found(game, options or {}, kind)
        run: list[tuple[int, str]] = []
        for one in [*before, (-1, "")]:
            if run and one[0] != run[0][0]:
                choose(self.me if run[0][0] == 0 else self.friend, self.id, run)
                run = []
            run.append(one)
        self.page = self.me.page
        self.me.context.add_init_script("localStorage.speed = 'calm';" + LEAVING)
        self.page.clock.install()
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector(".table")

    def act(self) -> None:
        """The friend makes the last choice; the page has it, and time stands still."""
        self.page.clock.pause_at(10_000_000_000)
        before = len(self.me.frames)
        choose(self.friend, self.id, [self.last])
        while len(self.me.frames) == before:
            self.page.wait_for_timeout(30)


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("game", "kind"), [("wyrmspan", "entice"), ("flamecraft", "enchant")])
def test_a_card_of_another_lies_large_until_it_was_seen_and_its_seat_stays_marked(
    visit: Any, size: str, game: str, kind: str
) -> None:
    table = Table(visit, size, game, kind)
    page = table.page
    assert page.locator(".deed").count() == 0
    table.act()
    page.wait_for_selector(".deed")
    assert page.locator(".deed > b").inner_text()
    assert page.locator("[data-can=legal]").count() == 0  # nothing is asked before it was seen
    page.clock.run_for(5000)
    until(page, "!document.querySelector('.deed')")
    assert page.locator(".others .seat.changed").count() == 1
    assert table.me.faults == []


def test_what_happened_is_shown_once_more_by_one_touch(visit: Any) -> None:
    table = Table(visit, "phone", "wyrmspan", "entice")
    page = table.page
    table.act()
    page.clock.run_for(5000)
    until(page, "!document.querySelector('.deed')")
    lines = page.evaluate("document.querySelectorAll('.side .logl li').length")
    page.dispatch_event(".again", "click")
    page.clock.run_for(800)
    page.wait_for_selector(".deed")
    page.clock.run_for(9000)
    until(page, "!document.querySelector('.deed')")
    assert page.evaluate("document.querySelectorAll('.side .logl li').length") == lines  # told once
    page.wait_for_selector(".again")
    assert table.me.faults == []


def test_the_cards_of_a_bout_rest_and_go_where_they_belong(visit: Any) -> None:
    table = Table(visit, "phone", "durak", "picked-up")
    page = table.page
    table.act()
    until(page, "document.querySelector('.seat .role')?.innerText.includes('takes')")  # not before: cards lie there too
    lay = page.locator(".bout .card").count()
    assert lay > 0
    assert page.locator("[data-can=legal]").count() == 0
    page.clock.run_for(1900)  # it has rested
    until(page, f"window.left === {lay}")
    page.clock.run_for(5000)
    until(page, "!document.querySelector('[data-leaves]')")
    assert f"+{lay}" in page.inner_text(".others .seat")  # until my next choice
    assert table.me.faults == []


def test_a_complete_trick_rests_before_it_is_taken(visit: Any) -> None:
    table = Table(visit, "phone", "dragon_catchers", "trick")
    page = table.page
    table.act()
    until(page, "document.querySelectorAll('.spot > .card').length === 4")
    assert page.locator("[data-can=legal]").count() == 0
    page.clock.run_for(5000)
    until(page, "document.querySelectorAll('.spot > .card').length === 0")
    assert page.locator(".heap.changed").count() == 1
    assert table.me.faults == []


def test_between_deals_a_summary_stays_until_it_is_touched(visit: Any) -> None:
    table = Table(visit, "phone", "dragon_catchers", "scored")
    page = table.page
    table.act()
    until(page, "document.querySelectorAll('.spot > .card').length === 4")  # the last trick is seen first
    assert page.locator(".interval").count() == 0
    page.clock.run_for(2500)
    page.wait_for_selector(".interval")
    page.clock.run_for(60_000)
    assert page.locator(".interval tbody tr").count() == 2
    assert set(page.locator(".interval .by").all_inner_texts()) - {"0"}
    page.dispatch_event(".interval .go", "click")  # a click waits for frames, and the clock stands still
    page.clock.run_for(5000)
    until(page, "!document.querySelector('.interval')")
    assert table.me.faults == []


def test_the_final_turns_are_told_and_rest(visit: Any) -> None:
    table = Table(visit, "phone", "flamecraft", "ending", {"round_limit": 1})
    page = table.page
    table.act()
    page.wait_for_selector(".interval")
    page.clock.run_for(60_000)
    assert "one last turn" in page.inner_text(".interval .first")
    assert page.locator(".interval tbody .all").count() == 2
    page.dispatch_event(".interval .go", "click")
    page.clock.run_for(5000)
    until(page, "!document.querySelector('.interval')")
    assert table.me.faults == []


def test_a_new_shop_is_shown_with_its_words(visit: Any) -> None:
    table = Table(visit, "phone", "flamecraft", "reveal")
    page = table.page
    table.act()
    page.wait_for_selector(".deed")
    assert "Gathering gives" in page.inner_text(".deed p")
    assert table.me.faults == []


def test_a_destroyed_piece_goes_back_to_its_owner(visit: Any) -> None:
    table = Table(visit, "phone", "tash_kalar", "destroyed")
    page = table.page
    table.act()
    until(page, "window.left > 0")
    page.clock.run_for(9000)
    until(page, "!document.querySelector('.deed')")
    assert page.locator(".board .sq.changed").count() > 0  # until my next choice
    assert table.me.faults == []


def test_i_have_a_seat_with_face_name_and_role(visit: Any) -> None:
    me = visit("phone")
    laid(me, "durak", 4, plies=30)
    until_asked(me)
    own = me.page.inner_text(".ask .own")
    assert me.get("/api/me")["name"] in own
    assert "attacks" in own or "defends" in own
    assert me.page.locator(".ask .own .face svg").count() == 1
    heads = me.page.evaluate("[...document.querySelectorAll('.others .face, .own .face')].map((one) => one.innerHTML)")
    assert len(set(heads)) == len(heads) == 4


@pytest.mark.parametrize(
    ("game", "options"), [("durak", {"mode": "team"}), ("dragon_catchers", {}), ("tash_kalar", {})]
)
def test_one_seat_is_my_partners_and_it_is_not_mine(visit: Any, game: str, options: dict[str, Any]) -> None:
    me = visit("desktop")
    laid(me, game, 4, options, plies=4)
    until_asked(me)
    others = me.page.locator(".others .seat").all_inner_texts()
    assert ["partner" in one for one in others] == [False, True, False]
    assert "partner" not in me.page.inner_text(".ask .own >> nth=0")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_log_has_headings_and_cards_that_open(visit: Any, size: str) -> None:
    me = visit(size)
    laid(me, "durak", 4, plies=30)
    until_asked(me)
    log = ".side .logl" if size == "desktop" else "dialog .logl"
    if size == "phone":
        me.page.click(".acts .act.phone")
    me.page.wait_for_selector(log)
    heads = me.page.locator(f"{log} .bout").all_inner_texts()
    assert [head.strip() for head in heads] == [f"Bout {i + 1}" for i in range(len(heads))]
    assert len(heads) > 1
    kinds = [line.strip() for line in me.page.locator(f"{log} li").all_inner_texts()]
    assert not any(one.endswith("passes.") and two.endswith("passes.") for one, two in itertools.pairwise(kinds))
    card = me.page.locator(f"{log} button").last
    assert card.locator("i").evaluate("node => node.style.color").startswith("var(--suit-")
    card.click()
    me.page.wait_for_selector(".grow .big svg")
    above = "document.querySelector('[role=tooltip]').matches(':popover-open')"
    assert me.page.evaluate(above)  # above the sheet, too
    assert me.faults == []


def test_names_are_in_the_readers_script(visit: Any) -> None:
    me = visit("desktop", "uk")
    laid(me, "durak", 4, plies=30)
    until_asked(me)
    names = " ".join(me.page.locator(".others .seat b, .own b").all_inner_texts())
    assert not re.search("[A-Za-z]", names), names


def test_a_long_name_does_not_run_under_the_score(visit: Any) -> None:
    me = visit("phone")
    laid(me, "dragon_catchers", 4, plies=24)
    assert (
        me.page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('h1'))")
        <= 0
    )
    me.picture("long-name")
