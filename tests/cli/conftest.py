"""Runs the command line as a process of its own, with one game more: that of docs/adding-a-game.md."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from house.example import write_files

START = """
import shutil, sys
from pathlib import Path
from skarb import rulebook
from skarb.games import __path__
root = Path(__file__).parent
__path__.append(str(root / "src" / "skarb" / "games"))
shipped = rulebook.folder()
rulebook.pages = lambda game, lang="en", pages=rulebook.pages: (
    [(root / "docs" / "rules" / "trick.md").read_text("utf-8")] if game == "trick" else pages(game, lang)
)
from skarb.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command that starts `skarb` with the game Trick in it."""
    root = tmp_path_factory.mktemp("house")
    write_files(root)
    script = root / "skarb_with_trick.py"
    script.write_text(START, "utf-8")
    return [sys.executable, str(script)]


@pytest.fixture
def skarb(program: list[str], tmp_path: Path) -> Run:
    """`skarb("play", "trick", typed="1\\n")` gives the finished process."""

    def run(
        *words: str, typed: str | bytes = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*program, *words],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=300,
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", **(env or {})},
        )
        said, complained = done.stdout.decode(), done.stderr.decode()
        assert "Traceback" not in complained, complained
        return subprocess.CompletedProcess(done.args, done.returncode, said, complained)

    return run
