"""The first visit: bytes over the wire and time, with an empty cache, from the home page to a table that asks.

`python bench/visit.py [PAGE]` starts a real server (with the built page of the folder PAGE, or web/dist) and a real
browser (Debian's chromium through Playwright). For each game a new visitor at a phone's size opens the home page, and
touches the button that starts a game against bots, until there is something to choose. Bytes are those that the browser
counts on the network: headers and compressed bodies, and the messages of the socket. Prints a table in Markdown.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, sync_playwright

USABLE = "[data-can=legal], .acts .go"
SERVER = """
import sys
from pathlib import Path
from skarb.server.main import serve
from skarb.server.tables import Pace
page = Path(sys.argv[3]) if len(sys.argv) > 3 else None
serve(port=int(sys.argv[1]), db=sys.argv[2], page_folder=page, pace=Pace(0, 0), seeds=lambda: "1" * 64)
"""


class Wire:
    """What a page gets over the network, as the browser counts it."""

    def __init__(self, page: Any) -> None:
        self.bytes = 0
        self.requests = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": False})
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._told)

    def _loaded(self, event: Any) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def _told(self, event: Any) -> None:
        self.bytes += len(event["response"]["payloadData"].encode()) + 4


def visit(browser: Browser, base: str, place: int) -> tuple[float, float, int, int, int, str]:
    """Seconds to the home page and on to the first choice; bytes of each; requests; the game of that place."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="uk")
    page = context.new_page()
    wire = Wire(page)
    begun = time.perf_counter()
    page.goto(base)
    button = page.locator(".game .pl").nth(place)
    button.wait_for()
    home = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    home_bytes = wire.bytes
    begun = time.perf_counter()
    button.click()
    page.wait_for_selector(USABLE)
    table = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    made, requests = wire.bytes - home_bytes, wire.requests
    game = str(context.request.get(f"{base}api/tables/{page.url.rsplit('/', 1)[1]}").json()["game"])
    context.close()
    return home, table, home_bytes, made, requests, game


def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(port), f"{folder}/visit.sqlite", *sys.argv[1:2]],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(300):
            try:
                urllib.request.urlopen(base + "api/games", timeout=5).read()
                break
            except OSError:
                time.sleep(0.1)
        time.sleep(5)  # the server has read its texts
        chromium = shutil.which("chromium") or "/usr/bin/chromium"
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        visit(browser, base, 0)  # the browser itself has started
        print(f"Chromium {browser.version}, load average {os.getloadavg()[0]:.1f}.\n")
        print("| game | requests | home kB | table kB | first visit kB | home s | table s |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        for place in range(5):
            runs = [visit(browser, base, place) for _ in range(3)]
            home, table, home_bytes, made, requests, game = sorted(runs, key=lambda run: run[0] + run[1])[1]
            both = (home_bytes + made) / 1000
            print(
                f"| {game} | {requests} | {home_bytes / 1000:.0f} | {made / 1000:.0f} | {both:.0f}"
                f" | {home:.2f} | {table:.2f} |",
                flush=True,
            )
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
