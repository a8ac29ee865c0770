"""`python .ci/credits.py [--check]`: the README's table of games and whose they are, from the games' own folders."""

import re
import sys
from pathlib import Path

from skarb import games

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = ROOT / "web" / "src" / "games"
HEAD = "| game | players | design | publisher |\n|---|---|---|---|\n"
TABLE = re.compile(re.escape(HEAD) + r"(\|.*\n)*")


def fields(file: Path) -> dict[str, str]:
    """What a game's folder says on lines such as `title: 'Trick',`."""
    text = file.read_text("utf-8") if file.exists() else ""
    return dict(re.findall(r"^  (\w+): '?([^',]*)'?,", text, re.MULTILINE))


def row(name: str) -> tuple[int, str]:
    """The game's place on the page, and its line here."""
    folder = PAGES / name
    told = fields(folder / "credits.ts")
    title, design, publisher = (told.get(key, "") for key in ("title", "design", "publisher"))
    seats = games.find(name).seats
    order = int(fields(folder / "game.ts").get("order", 99))
    return order, f"| {title} | {min(seats)}–{max(seats)} | {design} | {publisher} |\n"


def main() -> None:
    told = README.read_text("utf-8")
    whose = [name for name in games.ids() if (PAGES / name / "credits.ts").exists()]
    written = TABLE.sub(HEAD + "".join(line for _, line in sorted(map(row, whose))), told, count=1)
    if "--check" not in sys.argv:
        README.write_text(written, "utf-8")
    elif written != told:
        raise SystemExit("README.md does not credit the games as their folders do: run `python .ci/credits.py`")


if __name__ == "__main__":
    main()
