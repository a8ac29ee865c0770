"""A real server on a free port and a real browser, for every test here."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
PAGE = Path(os.environ.get("SKARB_PAGE", ROOT / "web" / "dist"))  # another build of the page
START = f"""
import sys
from pathlib import Path
from skarb.server.guard import Limits
from skarb.server.main import serve
much = (9999, 9999)  # many visitors come from one address here
serve(
    port=int(sys.argv[1]), db=sys.argv[2], page_folder=Path({str(PAGE)!r}),
    limits=Limits(get=much, post=much, connect=much, message=much, hint=much, tables=much, records=much),
    seeds=None if "fair" in sys.argv else lambda: '5' * 64,  # the same deal in every run
)
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: whole games in a browser; minutes, not seconds")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """One server process; it can be killed and started again on the same port and file."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.words = words
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.db = folder / "skarb.sqlite"
        self.script = folder / "start.py"
        self.script.write_text("if __name__ == '__main__':\n" + "".join(f"    {line}\n" for line in START.splitlines()))
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(self.script), str(self.port), str(self.db), *self.words], start_new_session=True
        )
        for _ in range(150):
            try:
                urllib.request.urlopen(self.base + "/api/games", timeout=2).read()
                return
            except OSError:
                assert self.process.poll() is None, "the server stopped"
                time.sleep(0.2)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session", autouse=True)
def page_is_built() -> None:
    """The page as it would be served; built if it is not there."""
    if not (PAGE / "index.html").is_file():
        npm = shutil.which("npm")
        assert npm, f"{PAGE} is missing, and there is no npm to build it"
        subprocess.run([npm, "ci"], cwd=ROOT / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.kill()


@pytest.fixture(scope="module")  # Playwright keeps an event loop running: it must not outlive these tests
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        chromium = shutil.which("chromium") or "/usr/bin/chromium"
        started = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield started
        started.close()


class Visitor:
    """One person at one browser: a page, every frame it received, every fault it reported."""

    def __init__(self, browser: Browser, server: Server, size: str, lang: str = "en") -> None:
        width, height = SIZES[size]
        self.server = server
        self.size = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == "phone", base_url=server.base
        )
        set_up = {"lang": lang, "speed": "once", "lone": "off", "coach": "off"}
        self.context.add_init_script("".join(f"localStorage.{key} ??= '{value}';" for key, value in set_up.items()))
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.faults: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        self.page.goto("/")
        self.page.wait_for_selector(".game")

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"origin": self.server.base})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def picture(self, name: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}-{self.size}.png")

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    """`visit("phone")` opens a browser window of a new person."""
    made: list[Visitor] = []

    def make(size: str, lang: str = "en") -> Visitor:
        made.append(Visitor(browser, server, size, lang))
        return made[-1]

    yield make
    for visitor in made:
        visitor.close()
