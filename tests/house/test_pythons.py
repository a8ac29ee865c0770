"""Every Python that the README promises and this machine has: the package is imported, and one game of each is played.

The packages that it needs are borrowed from the Python of the tests: they are pure.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISED = range(11, 15)
PLAY = """
import random, sys
import skarb
from skarb import bots
from skarb.games import find
from skarb.kernel.playout import play_out
assert sys.version_info[1] == int(sys.argv[1])
for game in skarb.games.ids():
    match = skarb.new(game, find(game).seats[-1], 1)
    bots.find("adept").choose(bots.sit(match, match.question.seat, 1))
    assert skarb.load(match.record()).position() == match.position()
    assert play_out(match.state, random.Random(1)) > 10 and match.result.ranking
"""


def python(minor: int) -> str | None:
    """One that starts: on the path, or among those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    found = [shutil.which(f"python3.{minor}"), *map(str, kept.glob(f"3.{minor}.*/bin/python"))]
    starts = [name for name in found if name and subprocess.run([name, "-c", ""], capture_output=True).returncode == 0]
    return starts[0] if starts else None


@pytest.mark.parametrize("minor", [minor for minor in PROMISED if minor != sys.version_info.minor])
def test_it_plays_on_every_python(minor: int) -> None:
    name = python(minor)
    if name is None:
        pytest.skip(f"there is no Python 3.{minor} here")
    path = [str(ROOT / "src"), *(folder for folder in sys.path if folder.endswith("site-packages"))]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([name, "-c", PLAY, str(minor)], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
