"""Takes the pictures of docs/met.md, the same screens at any state of the house:
`python tests/browser/pictures.py ADDRESS FOLDER WORD` writes FOLDER/<screen>-WORD.jpg from the server at ADDRESS."""

import random
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import skarb

FIRST_GAME = {"mode": "first_game", "schools": "random"}


def record(game: str, seats: int, options: dict[str, Any], kind: str = "", plies: int = 0) -> dict[str, Any]:
    """Fixed play: to the end, or until seat 0 alone is asked a question of this kind after so many choices."""
    match = skarb.new(game, seats=seats, seed=1, options=options)
    chance = random.Random(1)
    while question := match.question:
        asked = {one.seat for one in match.questions if not one.offer}
        if kind == question.kind and len(match.plies) >= plies and asked == {0}:
            break
        liked = [choice for choice in match.choices if choice.startswith(("summon", "entice", "excavate"))]
        match.choose(chance.choice(liked or match.choices))
    return match.record()


def table(page: Page, address: str, played: dict[str, Any]) -> None:
    def post(path: str, body: dict[str, Any]) -> str:
        return str(page.request.post(address + path, data=body, headers={"origin": address}).json()["id"])

    told = post("/api/records", played)
    over = played["result"] is not None
    ply = {"ply": len(played["choices"]), "seat": 0}
    page.goto(f"{address}/replay/{told}" if over else f"{address}/table/{post(f'/api/tables/{told}/branch', ply)}")


def log(page: Page, address: str) -> None:
    table(page, address, record("durak", 4, {}, "attack", 60))
    page.locator(".acts .act").nth(2).click()


def result(page: Page, address: str) -> None:
    table(page, address, record("wyrmspan", 1, {}))


def card(page: Page, address: str) -> None:
    table(page, address, record("tash_kalar", 2, FIRST_GAME, "effect"))


def nowhere(page: Page, address: str) -> None:
    page.goto(f"{address}/no/such/page")


def home(page: Page, address: str) -> None:
    page.goto(address)


SCREENS = {
    "log": (log, "en"),
    "result": (result, "en"),
    "card": (card, "en"),
    "nowhere": (nowhere, "en"),
    "home": (home, "ru"),
}


def main(address: str, folder: str, word: str) -> None:
    with sync_playwright() as play:
        chromium = shutil.which("chromium") or "/usr/bin/chromium"
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (screen, lang) in SCREENS.items():
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
            context.add_init_script(
                f"localStorage.lang = '{lang}'; localStorage.coach = 'off'; localStorage.speed = 'once'"
            )
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector(".game")
            screen(page, address)
            page.wait_for_timeout(2500)
            page.screenshot(path=Path(folder) / f"{name}-{word}.jpg", type="jpeg", quality=50)
            context.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
