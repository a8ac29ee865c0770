"""The numbered statements of docs/rules, for the page that shows and searches them."""

import re
from functools import cache
from pathlib import Path

from skarb.server.messages import RuleInfo

HERE = Path(__file__).parent
STATEMENT = re.compile(r"^\s*[-*] (?:\*\*)?([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*[a-z]?)(?:\*\*)?[.:]?\s+(.*)$")


def folder() -> Path | None:
    """In a wheel the rules lie beside this module, in the repository in docs."""
    for path in (HERE / "rules", HERE.parents[2] / "docs" / "rules"):
        if path.is_dir():
            return path
    return None


@cache
def rules(game: str) -> list[RuleInfo]:
    """All statements of a game in order; a statement runs on until the next one, a heading, or an empty line."""
    place = folder()
    out: list[RuleInfo] = []
    for name in (f"{game}.md", f"{game}.notation.md"):
        if place is None or not (place / name).is_file():
            continue
        section = ""
        running = fenced = False
        for line in (place / name).read_text("utf-8").splitlines():
            if line.startswith("```"):
                fenced = not fenced
                running = False
                continue
            if fenced:
                continue
            found = STATEMENT.match(line)
            if found:
                out.append(RuleInfo(found[1], section, found[2].strip()))
                running = True
            elif line.startswith("#"):
                section = line.lstrip("#").strip()
                running = False
            elif not line.strip():
                running = False
            elif running:
                out[-1].text += " " + line.strip()
    return out
