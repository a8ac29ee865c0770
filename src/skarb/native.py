"""Which engine runs, compiled or pure Python, and where a compiled one lies as soon as it has been made.

`./play` has it made in the background (.ci/native.py) and says where in SKARB_NATIVE. docs/native.md tells the rest.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from skarb.kernel import state

Engine = Literal["compiled", "pure"]


def engine() -> Engine:
    """Of this process."""
    return "pure" if str(state.__file__).endswith(".py") else "compiled"


def awaited() -> Path | None:
    """The folder that a compiled package will be in, if this process is none and one is being made."""
    folder = os.environ.get("SKARB_NATIVE", "")
    return Path(folder) if folder and engine() == "pure" else None


@contextmanager
def preferred() -> Iterator[None]:
    """A process that is started meanwhile finds the compiled package first, if it is there."""
    folder = awaited()
    if folder is None or not folder.is_dir():
        yield
        return
    sys.path.insert(0, str(folder))  # this process has its package already; a spawned one gets a copy of the path
    try:
        yield
    finally:
        sys.path.remove(str(folder))
