"""Pages that show code show code that runs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from house.example import PAGE, programs, write_files

ROOT = PAGE.parents[1]
ROOMS = ("rules/trick", "harness", "house", "bots", "env", "cli/test_every_game.py")  # whose tests find games by folder


@pytest.mark.parametrize("program", programs())
def test_the_game_of_the_page_plays(program: str, tmp_path: Path) -> None:
    write_files(tmp_path)
    path = str(tmp_path / "src" / "skarb" / "games")
    done = subprocess.run(
        [sys.executable, "-c", f"from skarb.games import __path__\n__path__.append({path!r})\n{program}"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_the_game_of_the_page_is_a_game_of_the_house(tmp_path: Path) -> None:
    """Put into a copy of the house, it changes no other file and passes what every game must."""
    for room in ("src", "tests", "docs", "pyproject.toml"):
        there = tmp_path / room
        if (ROOT / room).is_dir():
            shutil.copytree(ROOT / room, there, ignore=shutil.ignore_patterns("__pycache__", "golden", "*.so"))
        else:
            shutil.copy(ROOT / room, there)
    for path in write_files(tmp_path):
        assert not (ROOT / path.relative_to(tmp_path)).exists()
    game = ["-k", "trick", "--rule-coverage", "--rule-games", "trick", *(f"tests/{room}" for room in ROOMS)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *game],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "src"), "HARNESS_GAMES": "trick"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
