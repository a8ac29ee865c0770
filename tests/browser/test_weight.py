"""What a visit transfers: documents, code, texts, pictures and answers, compressed, with their headers."""

from typing import Any

import pytest

import skarb
from browser.player import until
from skarb.teach.data import teaching

GAMES = [game for game in skarb.games.ids() if teaching(game).chapters]
LINK = "(to) => { const a = document.createElement('a'); a.href = to; document.body.append(a); a.click(); a.remove(); }"


class Scales:
    """Weighs what comes over the line since it was last asked."""

    def __init__(self, me: Any) -> None:
        self.page = me.page
        self.weights: list[float] = []
        line = me.context.new_cdp_session(me.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", lambda one: self.weights.append(one["encodedDataLength"]))

    def take(self) -> float:
        self.page.wait_for_load_state("networkidle")
        came, self.weights = sum(self.weights), []
        return came


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_and_a_first_chapter_are_light(visit: Any, game: str) -> None:
    """The home page as it comes to somebody new, and then the first chapter of a book, with all that draws it."""
    me = visit("phone", "uk")
    me.page.goto("about:blank")
    me.context.new_cdp_session(me.page).send("Network.clearBrowserCache")
    scales = Scales(me)
    me.page.goto("/")
    me.page.wait_for_selector(".game")
    me.page.wait_for_selector(".hero .coach .q")
    assert 100_000 < scales.take() < 200_000
    first, second = [chapter.id for chapter in teaching(game).chapters[:2]]
    me.page.evaluate(LINK, f"/learn/{game}")
    me.page.wait_for_selector(f"article#{first} [data-figure] .signs")
    assert 10_000 < scales.take() < 60_000
    me.page.evaluate(LINK, f"/learn/{game}#{second}")
    until(me.page, f"!!document.querySelector('article#{second} [data-figure] .signs')")
    assert 0 < scales.take() < 12_000
