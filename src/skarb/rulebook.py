"""The specifications in docs/rules: pages of Markdown made of numbered statements such as DUR-4.3.

English is the law; `<game>.uk.md` and `<game>.ru.md` tell every statement in the reader's language, and
`<game>.<lang>.json` keeps which English each was made from: where that has changed, a translation is due.
`python -m skarb.rulebook` lists what is due; with game, language and numbers it notes that they are done.

The command line, the page and the check of rule coverage read them here. The wheel carries the pages too.
"""

import json
import re
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = (HERE / "rules", HERE.parent.parent / "docs" / "rules")  # installed; in the source tree

ID = r"([A-Z]{3})-(\d+)\.(\d+)"
BEGINS = re.compile(rf"(?:- )?(?:\*\*)?{ID}(?:\*\*)?(?: to (?:\d+\.)?(\d+))? (.*)")
ROW = re.compile(rf"\|\s*(?:\*\*)?{ID}(?:\*\*)?\s*\|(.*)\|\s*$")
OWN_LINE = re.compile(r"(?:Ruling|Example|Рішення|Приклад|Решение|Пример)\b.*?:|\d+\. |- |\|")
NOT_TESTED = re.compile(r"\s*\*\(not tested: (.+?)\)\*")


class Statement:
    """One numbered sentence of a specification. `untested` says why no test can exercise it, if none can."""

    def __init__(self, rule: str, section: str, text: str, due: bool = False) -> None:
        mark = NOT_TESTED.search(text)
        self.rule = rule
        self.section = section
        self.text = NOT_TESTED.sub("", text)
        self.untested = "" if mark is None else mark[1]
        self.due = due  # the English has changed since this was translated

    def mark(self) -> str:
        """Changes whenever the statement does."""
        return blake2b(self.text.encode(), digest_size=4).hexdigest()


@cache
def folder() -> Path:
    for path in FOLDERS:
        if path.is_dir():
            return path
    raise FileNotFoundError("the rules are missing from this installation")


def pages(game: str, lang: str = "en") -> list[str]:
    """The pages of a game as Markdown: the rules, then, if it has a page of its own, the notation."""
    tail = "md" if lang == "en" else f"{lang}.md"
    paths = [folder() / f"{game}.{tail}", folder() / f"{game}.notation.{tail}"]
    return [path.read_text("utf-8") for path in paths if path.is_file()]


@cache
def statements(game: str, lang: str = "en") -> dict[str, Statement]:
    """All numbered statements of a game in the order of its pages; what is not translated stands there in English.

    >>> statements("durak")["DUR-10.3"].text
    'The last player with cards in hand is the fool.'
    """
    told: dict[str, tuple[str, str]] = {}
    for page in pages(game, lang):
        for rule, section, text in _read(page):
            if rule in told:  # a row of a table and a sentence may tell one rule together
                text = f"{told[rule][1]}\n{text}"
            told[rule] = section, text
    if lang == "en":
        return {rule: Statement(rule, section, text) for rule, (section, text) in told.items()}
    known = _marks(game, lang)
    out: dict[str, Statement] = {}
    for rule, english in statements(game).items():
        section, text = told.get(rule, (english.section, english.text))
        out[rule] = Statement(rule, section, text, rule not in told or known.get(rule) != english.mark())
    return out


def _marks(game: str, lang: str) -> dict[str, str]:
    """By rule, the mark of the English that was translated."""
    path = folder() / f"{game}.{lang}.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def translated(game: str, lang: str, rules: list[str]) -> None:
    """Note that these statements (none named: all) are translations of the present English."""
    english, known = statements(game), _marks(game, lang)
    known.update({rule: english[rule].mark() for rule in rules or english})
    text = json.dumps({rule: known[rule] for rule in english if rule in known}, indent=0)
    (folder() / f"{game}.{lang}.json").write_text(text + "\n", "utf-8")


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
        if blank and not (line[0] in " |" or OWN_LINE.match(line)):
            close()  # prose after a blank line; rulings, examples, lists and tables still belong to the statement
            continue
        blank = False
        if OWN_LINE.match(line.strip()) or lines[-1].startswith("|"):
            lines.append(line.strip())
        else:
            lines[-1] = f"{lines[-1]} {line.strip()}".strip()
    close()
    return out


def main(words: list[str]) -> None:
    if words:
        translated(words[0], words[1], words[2:])
        return
    for path in sorted(folder().glob("*.json")):
        game, lang, _ = path.name.split(".")
        due = [rule for rule, statement in statements(game, lang).items() if statement.due]
        print(f"{game} {lang}: {', '.join(due) or 'nothing is due'}")


if __name__ == "__main__":
    main(sys.argv[1:])
