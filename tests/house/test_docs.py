"""Pages that show code show code that runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from house.example import programs, write_files


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
