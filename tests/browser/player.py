"""Plays any game through the page as a person would: by clicking what is marked. Knows no game."""

import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

import skarb

# What can be clicked now, each with a point that really hits it; and what is wrong with the page as it lies there.
LOOK = """() => {
  const out = {acts: [], lost: [], over: !!document.querySelector('.podium')};
  const hit = (node) => {
    const box = node.getBoundingClientRect();
    const spots = [[.5, .5], [.15, .5], [.15, .2], [.5, .85], [.85, .5], [.12, .9]];
    for (const [u, v] of spots) {
      const x = box.x + box.width * u, y = box.y + box.height * v;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const found = document.elementFromPoint(x, y);
      if (found && (found === node || node.contains(found))) return [x, y];
    }
    return null;
  };
  for (const node of document.querySelectorAll('[data-can="legal"], .tray .one, .acts .go:not(.list)')) {
    const act = node.closest('.acts');
    const name = node.dataset.touch || node.textContent.trim();
    const at = hit(node);
    if (at) out.acts.push({name, at, kind: act ? 'act' : 'touch'});
    else if (!node.closest('.tray')) out.lost.push(name);
  }
  const root = document.scrollingElement;
  out.wide = root.scrollWidth - innerWidth;
  out.tall = root.scrollHeight - innerHeight;
  out.told = document.querySelector('[role=log]')?.textContent;
  return out;
}"""


class Stuck(AssertionError):
    pass


def moment(page: Page) -> dict[str, Any]:
    for _ in range(20):
        try:
            found: dict[str, Any] = page.evaluate(LOOK)
            return found
        except Error:  # the page was just changing its address
            time.sleep(0.1)
    raise Stuck("the page does not answer")


def check(found: dict[str, Any]) -> None:
    """A table is one screen: nothing to scroll, nothing to act on out of reach."""
    assert found["wide"] <= 0, f"the page is {found['wide']} px too wide"
    assert found["tall"] <= 0, f"the page is {found['tall']} px too tall"
    assert not found["lost"], f"cannot be reached: {found['lost']}"


def until(page: Page, condition: str, seconds: float = 20) -> None:
    """Wait until the expression is true. (Playwright's own `wait_for_function` is stopped by the page's CSP.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"not within {seconds} seconds: {condition}"
        page.wait_for_timeout(50)


# Whether the focus is on something that can be chosen next.
FOCUSED = """(() => { const a = document.activeElement;
  return a.dataset.can === 'legal' || a.matches('.acts .go:not(.list), .tray .one, .suits *'); })()"""


def keyed(page: Page, chance: random.Random) -> None:
    """Tab to some zone, arrows to some thing in it, Enter if it can be chosen."""
    for _ in range(1 + chance.randrange(4)):
        page.keyboard.press("Tab")
    for _ in range(chance.randrange(5)):
        page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown"]))
    if page.evaluate(FOCUSED):
        page.keyboard.press("Enter")
    elif chance.random() < 0.1:
        page.keyboard.press("Escape")


def settle(page: Page) -> dict[str, Any]:
    """The moment, when what glides has come to rest."""
    found = moment(page)
    for _ in range(12):
        if not found["lost"] and found["wide"] <= 0 and found["tall"] <= 0:
            break
        page.wait_for_timeout(120)
        found = moment(page)
    return found


STUCK = Path(__file__).parents[2] / "artefacts" / "stuck.png"


def step(page: Page, chance: random.Random) -> bool:
    """One touch, if something is asked. False: nothing to do now."""
    found = moment(page)
    if not found["acts"]:
        return False
    found = settle(page)
    if not found["acts"]:
        return False
    check(found)
    touches = [act for act in found["acts"] if act["kind"] == "touch"]
    ways_out = [act for act in found["acts"] if act["kind"] == "act"]
    act = chance.choice(touches if touches and (not ways_out or chance.random() < 0.7) else ways_out)
    page.mouse.click(*act["at"])
    return True


def play(pages: list[Page], seed: int, seconds: float, steps: int = 100_000) -> int:
    """Play until the result is shown on every page. Returns the number of touches."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    quiet = time.monotonic()
    told: list[Any] = []
    made = 0
    for page in pages:
        page.emulate_media(reduced_motion="reduce")  # what glides would only be waited for
    while made < steps:
        found = [moment(page) for page in pages]
        if all(one["over"] for one in found):
            return made
        stepped = [step(page, chance) for page in pages]
        made += any(stepped)
        pages[0].wait_for_timeout(30 if any(stepped) else 60)
        if any(stepped) or told != [one["told"] for one in found]:  # somebody does something
            told = [one["told"] for one in found]
            quiet = time.monotonic()
        if time.monotonic() - quiet > 60:
            pages[0].screenshot(path=STUCK)
            raise AssertionError(f"nothing has happened for a minute: see {STUCK.name}, {moment(pages[0])}")
        assert time.monotonic() < end, f"not over after {seconds} seconds and {made} touches"
    return made


def laid(visitor: Any, game: str, seats: int, options: dict[str, Any] | None = None, plies: int = 0) -> str:
    """Opens a table against bots with a fixed deal and fixed first choices; seat 0, the visitor's, is asked.
    So what a test sees there never varies."""
    match = skarb.new(game, seats=seats, seed=1, options=options or {})
    chance = random.Random(1)
    while len(match.plies) < plies or {q.seat for q in match.questions if not q.offer} != {0}:
        match.choose(chance.choice(match.choices))
    told = visitor.post("/api/records", match.record())
    made = visitor.post(f"/api/tables/{told['id']}/branch", {"ply": len(match.plies), "seat": 0})
    visitor.page.goto(f"/table/{made['id']}")
    visitor.page.wait_for_selector(".table")
    return str(made["id"])


def table_of(visitor: Any, game: str, seats: int, options: dict[str, Any] | None = None) -> str:
    """Opens a new table against bots."""
    made = visitor.post("/api/tables", {"game": game, "seats": seats, "options": options or {}, "start": True})
    visitor.page.goto(f"/table/{made['id']}")
    visitor.page.wait_for_selector(".table")
    return str(made["id"])


def until_asked(visitor: Any) -> dict[str, Any]:
    visitor.page.wait_for_selector("[data-can=legal], .acts .go", timeout=20000)
    return settle(visitor.page)
