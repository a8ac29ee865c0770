"""What lies on the tables of Wyrmspan and Flamecraft, and that everybody's can be found on a phone too."""

import random
from typing import Any

import pytest

import skarb
from browser.player import check, moment, settle, until, until_asked


def reached(game: str, seats: int, kind: str) -> skarb.Match:
    """A fixed deal in fixed play where seat 0 is asked a question of this kind; the same in every run."""
    for seed in range(50):
        match = skarb.new(game, seats=seats, seed=seed)
        chance = random.Random(seed)
        while (question := match.question) is not None:
            if (question.seat, question.kind) == (0, kind):
                return match
            liked = [
                choice for choice in match.choices if choice.startswith(("advance", "explore"))
            ]  # far in the guild
            match.choose(chance.choice(liked or match.choices))
    raise AssertionError(f"nobody was asked: {kind}")


def asked(visitor: Any, game: str, seats: int, kind: str) -> skarb.Match:
    """Opens such a table with the visitor on seat 0."""
    match = reached(game, seats, kind)
    told = visitor.post("/api/records", match.record())
    made = visitor.post(f"/api/tables/{told['id']}/branch", {"ply": len(match.plies), "seat": 0})
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.goto(f"/table/{made['id']}")
    visitor.page.wait_for_selector(".table")
    until_asked(visitor)
    return match


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_guild_is_a_ring_that_opens_for_a_marker(visit: Any, size: str) -> None:
    me = visit(size)
    match = asked(me, "wyrmspan", 3, "square")
    check(settle(me.page))
    ring = ".field .ring"
    assert me.page.locator(f"{ring} > .space").count() == 12
    assert me.page.locator(f"{ring} > .token").count() == 3
    boxes = [me.page.locator(f"{ring} > .space").nth(i).bounding_box() for i in range(12)]
    tile = me.page.locator(f"{ring} .tile").bounding_box()
    middle = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    assert abs(boxes[0]["x"] + boxes[0]["width"] / 2 - middle[0]) < 2  # START above, the other brown space below
    assert boxes[0]["y"] < middle[1] < boxes[6]["y"]
    assert boxes[9]["x"] < tile["x"] < boxes[3]["x"]  # and clockwise
    free = {choice.removeprefix("mark ") for choice in match.choices}
    legal = me.page.locator(f"{ring} .tile [data-can=legal]")
    assert {legal.nth(i).get_attribute("data-touch") for i in range(legal.count())} == {f"square:{one}" for one in free}
    assert me.faults == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_others_have_is_one_touch_away(visit: Any, size: str) -> None:
    me = visit(size)
    asked(me, "wyrmspan", 3, "turn")
    me.page.click(".others .seat >> nth=1")
    me.page.wait_for_selector(".rival")
    assert me.page.locator(".rival .badge").count() == 6
    check(moment(me.page))  # the way back stands for the own mat: no list of choices takes its place
    me.page.click(".rival .x")
    until(me.page, "!document.querySelector('.rival')")
    asked(me, "flamecraft", 3, "visit")
    me.page.click(".others .seat >> nth=1")
    me.page.wait_for_selector("dialog .owner")
    assert me.page.locator("dialog .goods .badge").count() == 7
    assert me.faults == []


def test_a_click_on_a_dragon_visits_its_shop(visit: Any) -> None:
    me = visit("desktop")
    match = asked(me, "flamecraft", 2, "visit")
    shop = next(
        choice.split()[1] for choice in match.choices if any(match.view(0)["town"][choice.split()[1]]["dragons"])
    )
    me.page.locator(f"[data-touch^='dragon:{shop}:']").first.click()
    until(me.page, f"!!document.querySelector('.shop.here [data-touch=\"shop:{shop}\"]')")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_ways_to_pay_are_drawn_in_goods(visit: Any, size: str) -> None:
    me = visit(size)
    match = asked(me, "flamecraft", 2, "pay")
    assert me.page.locator(".ways .way .badge").count() >= len(match.choices)
    assert me.page.locator(".ways .way").count() == len(match.choices)
    assert me.page.locator(".tray").count() == 0
    check(settle(me.page))
