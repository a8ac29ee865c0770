"""The game of docs/adding-a-game.md, taken from the page itself, so that the page cannot become untrue."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`(\S+)`\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```python\n(import skarb\n.*?)^```$", re.MULTILINE | re.DOTALL)


def write_files(root: Path) -> list[Path]:
    """Write every file that the page shows under `root`; give their paths."""
    paths = []
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        paths.append(path)
    return paths


def programs() -> list[str]:
    """The pieces of the page that a reader would run."""
    return CODE.findall(PAGE.read_text("utf-8"))
