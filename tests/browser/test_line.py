"""A line that is lost: the page says so, and nothing that was touched is lost with it."""

import json
import os
import signal
from typing import Any

from browser.player import laid, until


def question(visitor: Any) -> dict[str, Any]:
    """What the page was asked last."""
    states = [frame for frame in map(json.loads, visitor.frames) if frame["t"] == "state"]
    found: dict[str, Any] = states[-1]["question"]
    return found


def test_a_lost_line_says_so_and_keeps_what_was_touched(visit: Any) -> None:
    me = visit("desktop")
    table = laid(me, "wyrmspan", 2, plies=4)
    page = me.page
    path = next(c["touch"] for c in question(me)["choices"] if len(c["touch"]) == 2)
    first, second = (f'[data-touch="{one}"]' for one in path)
    page.locator(first).first.click()
    chosen = f"document.querySelector('{first}').dataset.can === 'chosen'"
    until(page, chosen)
    process = me.server.process.pid
    os.kill(process, signal.SIGSTOP)  # it keeps the line open, and does not answer
    try:
        page.locator(".line.lost").wait_for()
        assert page.evaluate(chosen)
    finally:
        os.kill(process, signal.SIGCONT)
    page.locator(".line:not(.lost)").wait_for(state="attached")
    assert page.evaluate(chosen)
    before = me.get(f"/api/tables/{table}")["ply"]
    me.context.set_offline(True)
    page.locator(".line.lost").wait_for()
    assert page.evaluate(chosen)
    page.locator(second).first.click()
    page.locator(".line.lost").wait_for()
    me.context.set_offline(False)
    page.locator(".line:not(.lost)").wait_for(state="attached")
    until(page, f"fetch('/api/tables/{table}').then((a) => a.json()).then((t) => t.ply > {before})")
