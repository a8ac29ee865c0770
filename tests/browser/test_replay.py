"""Finished games again: mistakes with what would have been better, open cards, and where a branch comes from."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

import skarb
from skarb.kernel.match import Match


def whole(game: str, seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None) -> Match:
    match = skarb.new(game, seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while match.question:
        match.choose(chance.choice(match.choices))
    return match


def judged(match: Match, ply: int) -> dict[str, Any]:
    """An analysis as the server gives it, with one mistake: a defence that would have been better."""
    again = match.beginning()
    for seat, text in match.plies[:ply]:
        again.choose(text, seat)
    seat, text = match.plies[ply]
    legal = next(question for question in again.asked(seat) if question.find(text)).legal
    ways = [
        {"label": choice.label, "touch": choice.touches}
        for choice in (
            next(one for one in legal if one.text == text),
            next(one for one in legal if one.text != text and len(one.touches) > 1),
        )
    ]
    judgement = {"ply": ply, "seat": seat, "choice": text, "value": 0.3, "best": "…", "best_value": 0.55, "loss": 0.25}
    return {
        "names": ["A", "B"],
        "sides": [0, 1],
        "judgements": [{**judgement, "doubt": 0.01}],
        "standings": [[0.5, 0.5]] * (len(match.plies) + 1),
        "worst": [ply],
        "turning_points": [],
        "ways": {str(ply): ways},
    }


def defence(match: Match) -> int:
    """The first ply where a defender could beat a card in one way or another."""
    again = match.beginning()
    for ply, (seat, text) in enumerate(match.plies):
        found = [one for question in again.asked(seat) for one in question.legal]
        if any(one.text != text and one.text.startswith("beat") for one in found):
            return ply
        again.choose(text, seat)
    raise AssertionError("nobody could beat anything")


def test_a_mistake_is_shown_before_it_was_made_with_both_ways(visit: Any) -> None:
    me = visit("desktop")
    me.page.emulate_media(reduced_motion="reduce")
    match = whole("durak")
    ply = defence(match)
    table = me.post("/api/records", match.record())["id"]
    answer = json.dumps(judged(match, ply))
    me.page.route("**/analysis", lambda route: route.fulfill(body=answer, content_type="application/json"))
    me.page.goto(f"/replay/{table}#analysis")
    me.page.locator("#analysis ol").first.get_by_role("button").click()
    me.page.wait_for_selector(".table")
    assert me.page.input_value(".slide input[type=range]") == str(ply)
    expect(me.page.locator(".slide .better")).to_contain_text("Better")
    expect(me.page.locator(".slide .better")).to_contain_text("25%")
    expect(me.page.locator("g.better line")).to_have_count(1)  # from the card in hand to the card it beats
    me.picture("mistake")
    me.page.get_by_role("button", name="One forward").click()
    expect(me.page.locator("g.better")).to_have_count(0)
    assert me.faults == []


def test_a_replay_with_open_cards_shows_every_hand(visit: Any) -> None:
    for game, seats in (("durak", 3), ("dragon_catchers", 3), ("tash_kalar", 2), ("wyrmspan", 2), ("flamecraft", 2)):
        me = visit("phone")
        match = whole(game, seats)
        table = me.post("/api/records", match.record())["id"]
        me.page.goto(f"/replay/{table}")
        me.page.get_by_role("button", name="Table", exact=True).click()
        early = len(match.plies) // 8
        me.page.locator(".slide input[type=range]").fill(str(early))
        me.page.get_by_label("Seen by").select_option("all cards open")
        rows = me.page.get_by_role("list", name="all cards open").get_by_role("listitem")
        expect(rows).to_have_count(seats - 1)
        expect(rows.get_by_role("button").first).to_be_visible()
        me.picture(f"open-{game}")
        assert me.faults == []
        me.close()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tash_kalar", 4, {}),
        ("flamecraft", 2, {}),
        ("durak", 3, {"series": {"deals": 3}}),
        ("dragon_catchers", 4, {"max_deals": 3}),
    ],
)
def test_an_uploaded_record_has_a_sheet_that_adds_up(
    visit: Any, game: str, seats: int, options: dict[str, Any]
) -> None:
    me = visit("phone")
    match = whole(game, seats, options=options)
    assert match.result is not None
    table = me.post("/api/records", match.record())["id"]
    me.page.goto(f"/replay/{table}")
    sheet = me.page.locator(".panel table")
    expect(sheet.locator("tbody tr").first).to_be_visible()
    rows = sheet.locator("tbody tr").evaluate_all(
        "rows => rows.map(r => [...r.cells].slice(1).map(c => +c.innerText || 0))"
    )
    totals = sheet.locator(".sum td").evaluate_all("cells => cells.map(c => +c.innerText)")
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    assert sorted(totals) == sorted(match.result.scores)
    if game == "durak":  # to be the fool is not the best of a row
        assert set(sheet.locator("tbody .top").all_inner_texts()) == {"0"}
    me.picture(f"sheet-{game}")
    assert me.faults == []


def test_a_branch_leads_back_to_its_parent(visit: Any) -> None:
    me = visit("desktop")
    table = me.post("/api/records", whole("durak").record())["id"]
    branch = me.post(f"/api/tables/{table}/branch", {"ply": 4, "seat": 0})
    assert branch["parent"] == [table, 4]
    me.page.goto(f"/table/{branch['id']}")
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("link", name="Branched off another game").click()
    me.page.wait_for_url(f"**/replay/{table}")
