"""The specifications in docs/rules: pages of Markdown made of numbered statements such as DUR-4.3.

The command line, the page and the check of rule coverage read them here. The wheel carries the pages too.
"""

import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = (HERE / "rules", HERE.parent.parent / "docs" / "rules")  # installed; in the source tree

ID = r"([A-Z]{3})-(\d+)\.(\d+)"
BEGINS = re.compile(rf"(?:- )?(?:\*\*)?{ID}(?:\*\*)?(?: to (?:\d+\.)?(\d+))? (.*)")
ROW = re.compile(rf"\|\s*(?:\*\*)?{ID}(?:\*\*)?\s*\|(.*)\|\s*$")
OWN_LINE = re.compile(r"(?:Ruling|Example)\b.*?:|\d+\. |- |\|")
NOT_TESTED = re.compile(r"\s*\*\(not tested: (.+?)\)\*")


class Statement:
    """One numbered sentence of a specification. `untested` says why no test can exercise it, if none can."""

    def __init__(self, rule: str, section: str, text: str) -> None:
        mark = NOT_TESTED.search(text)
        self.rule = rule
        self.section = section
        self.text = NOT_TESTED.sub("", text)
        self.untested = "" if mark is None else mark[1]


@cache
def folder() -> Path:
    for path in FOLDERS:
        if path.is_dir():
            return path
    raise FileNotFoundError("the rules are missing from this installation")


def pages(game: str) -> list[str]:
    """The pages of a game as Markdown: the rules, then, if it has a page of its own, the notation."""
    paths = [folder() / f"{game}.md", folder() / f"{game}.notation.md"]
    return [path.read_text("utf-8") for path in paths if path.is_file()]


@cache
def statements(game: str) -> dict[str, Statement]:
    """All numbered statements of a game in the order of its pages.

    >>> statements("durak")["DUR-10.3"].text
    'The last player with cards in hand is the fool.'
    """
    told: dict[str, tuple[str, str]] = {}
    for page in pages(game):
        for rule, section, text in _read(page):
            if rule in told:  # a row of a table and a sentence may tell one rule together
                text = f"{told[rule][1]}\n{text}"
            told[rule] = section, text
    return {rule: Statement(rule, section, text) for rule, (section, text) in told.items()}


def find(rule: str, games: list[str]) -> Statement | None:
    """A statement by its id, among those of `games`."""
    for game in games:
        if rule in statements(game):
            return statements(game)[rule]
    return None


def _read(page: str) -> list[tuple[str, str, str]]:
    """(id, heading of its section, text) of every statement of a page."""
    out: list[tuple[str, str, str]] = []
    open_ids: list[str] = []  # of the statement being read
    lines: list[str] = []
    section = ""
    header: list[str] = []  # of the table being read
    fenced = blank = False

    def close() -> None:
        out.extend((rule, section, "\n".join(lines).replace("**", "")) for rule in open_ids)
        open_ids.clear()
        lines.clear()

    for line in page.splitlines():
        if line.startswith("```"):
            fenced = not fenced
            close()
            continue
        if fenced:
            continue
        if line.startswith("#"):
            close()
            section = line.lstrip("# ").strip()
            continue
        if row := ROW.match(line):
            close()
            cells = [cell.strip() for cell in row[4].split(" | ")]
            named = zip(header[1:], cells, strict=False)
            text = "; ".join(f"{name}: {cell}" if name else cell for name, cell in named)
            out.append((f"{row[1]}-{row[2]}.{row[3]}", section, text.replace("**", "")))
            continue
        if begins := BEGINS.match(line):
            close()
            prefix, chapter, first, last, text = begins.groups()
            open_ids += [f"{prefix}-{chapter}.{n}" for n in range(int(first), int(last or first) + 1)]
            lines.append(text)
            blank = False
            continue
        if line.startswith("|") and not set(line) <= set("|-: "):
            header = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if not line.strip():
            blank = True
            continue
        if not open_ids:
            continue
        if blank and not (line[0] in " |" and (lines[-1].endswith(":") or lines[-1].startswith("|"))):
            close()  # a blank line ends a statement, unless it announced what follows
            continue
        blank = False
        if OWN_LINE.match(line.strip()) or lines[-1].startswith("|"):
            lines.append(line.strip())
        else:
            lines[-1] = f"{lines[-1]} {line.strip()}".strip()
    close()
    return out
