"""A view in the terminal: the arena, everybody's counts, the tasks, and one's hand with patterns and texts."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from skarb.games.tash_kalar.cards import BEINGS, FLARE, TASKS, Being
from skarb.games.tash_kalar.flow.board import COLOURS, GREEN, LETTERS, NUMBERS, RANKS, RED
from skarb.games.tash_kalar.words import card_text
from skarb.texts import say

ID = "tash_kalar"
INK = {"B": "bright_blue", "R": "bright_red", "Y": "bright_yellow", "G": "bright_green"}
GLYPHS = {"c": "●", "h": "◆", "l": "★"}
BY_ID = {being.id: being for being in BEINGS}
POINTS = {task.id: task for task in TASKS}
FLARE_IDS = {flare.id for flare in FLARE}


def word(lang: str, message: str, **args: Any) -> str:
    return say(lang, ID, message, **args)


def name(lang: str, card: str) -> str:
    return word(lang, f"card-{card}")


def picture(view: dict[str, Any], lang: str) -> Any:
    parts: list[Any] = [Columns([board_of(view), players_of(view, lang)], padding=(0, 4))]
    if view["tasks"]["current"] or view["tasks"]["next"]:
        parts.append(tasks_of(view, lang))
    hand = [cards for cards in view["hands"].values() if isinstance(cards, list)]
    if hand and hand[0]:
        parts.append(Text(word(lang, "word-hand"), style="bold"))
        parts.append(Columns([card_of(card, lang) for card in hand[0]], padding=(0, 1)))
        parts.append(Text(word(lang, "word-needs"), style="dim"))
    return Group(*parts)


# -- the board -------------------------------------------------------------------------------------------------------


def board_of(view: dict[str, Any]) -> Text:
    """Columns a to i, rows 1 to 9 from the top; red and green squares have their colour as ground.

    A piece is the letter of its side and a sign of its rank, so that it can be read without colours too.
    """
    stands: dict[str, tuple[str, str]] = {}
    for part in view["board"].split("|"):
        words = part.split()
        for piece in words[1:]:
            stands[piece[:2]] = (words[0], piece[2])
    out = Text("    " + "  ".join("abcdefghi") + "\n", style="dim")
    for row in range(1, 10):
        out.append(f" {row} ", style="dim")
        for column in "abcdefghi":
            square = f"{column}{row}"
            if square not in NUMBERS:
                out.append("   ")
                continue
            bit = 1 << NUMBERS[square]
            ground = " on dark_red" if bit & RED else " on dark_green" if bit & GREEN else " on grey19"
            if square in stands:
                letter, rank = stands[square]
                out.append(f"{letter}{GLYPHS[rank]} ", style=f"bold {INK[letter]}{ground}")
            else:
                mark = "r" if bit & RED else "g" if bit & GREEN else "·"
                out.append(f" {mark} ", style=f"grey50{ground}")
        out.append("\n")
    out.append("    ● c   ◆ h   ★ l", style="dim")
    return out


def players_of(view: dict[str, Any], lang: str) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    turn = word(lang, "word-turn-of", seat=view["turn"])
    head = f"{turn}, {word(lang, 'word-actions', count=view['actions'])}"
    kinds = [word(lang, f"word-{kind}") for kind in ("beings", "legends", "flares")]
    for title in ("", word(lang, "word-score"), *kinds, word(lang, "word-deck"), word(lang, "word-supply")):
        grid.add_column(title, justify="right")
    for i, seat in enumerate(view["seats"]):
        colour = view["sides"][i]
        letter = "" if colour is None else LETTERS[COLOURS.index(colour)]
        hand = view["hands"][seat]
        if isinstance(hand, list):
            counts = [sum(kind_of(card) == kind for card in hand) for kind in range(3)]
        else:
            counts = [hand["beings"], hand["legends"], hand["flares"]]
        score = view["score"].get(letter, 0)
        told = " ".join(f"{other}{n}" for other, n in score.items()) if isinstance(score, dict) else str(score)
        supply = "/".join(map(str, view["supply"].get(letter, [])))
        style = "" if not letter else INK[letter]
        mark = "▶ " if seat == view["turn"] else "  "
        grid.add_row(mark + seat, told, *map(str, counts), str(view["decks"][seat]), supply, style=style)
    grid.add_row()
    grid.title = head
    notes: list[str] = []
    if view["destroyed"]:
        lost = " ".join(f"{side} {ranks}" for side, ranks in view["destroyed"].items())
        notes.append(f"{word(lang, 'word-destroyed')}: {lost}")
    if view["end"]:
        notes.append(f"{word(lang, 'word-last-player')}: {view['end']['last']}")
    if view["playing"]:
        notes.append(f"{name(lang, view['playing'])}: {card_text(view['playing'], lang)}")
    grid.caption = "\n".join(notes)
    return grid


def kind_of(card: str) -> int:
    return 2 if card in FLARE_IDS else 1 if card.startswith("legend_") else 0


# -- tasks and cards -------------------------------------------------------------------------------------------------


def tasks_of(view: dict[str, Any], lang: str) -> Grid:
    grid = Grid(title=word(lang, "word-tasks"), box=None, show_header=False, title_justify="left")
    tasks = view["tasks"]
    listed = [(task, "") for task in tasks["current"]]
    listed += [(tasks["next"], word(lang, "word-next"))] if tasks["next"] else []
    for task, note in listed:
        points = word(lang, "word-points", count=POINTS[task].points)
        if POINTS[task].advanced:
            points += f", {word(lang, 'word-advanced')}"
        style = "dim" if note else ""
        grid.add_row(name(lang, task), points, note, card_text(task, lang), style=style)
    for side, claimed in tasks["claimed"].items():
        if claimed:
            row = ", ".join(name(lang, task) for task in claimed)
            grid.add_row(word(lang, "word-claimed"), side, "", row, style=INK[side])
    return grid


def card_of(card: str, lang: str) -> Panel:
    body: list[Any] = []
    title = name(lang, card)
    if card in BY_ID:
        being = BY_ID[card]
        title += f" ({word(lang, f'word-{RANKS[being.rank]}')})"
        body.append(pattern_of(being))
    body.append(Text(card_text(card, lang)))
    return Panel(Group(*body), title=title, width=38)


def pattern_of(being: Being) -> Text:
    """The pattern as printed: ◇ summoning square, ◆ one that must hold a piece; c, h least rank; x marked, arrows."""
    cells: dict[tuple[int, int], str] = {(0, 0): "◇"}
    for dx, dy in being.data.get("marked", []):
        cells[dx, dy] = "x"
    for dx, dy in being.data.get("arrows", []):
        cells[dx, dy] = ARROWS[dx, dy]
    for dx, dy, rank in being.data["pattern"]:
        cells[dx, dy] = "◆" if (dx, dy) == (0, 0) else rank[0]
    columns = [dx for dx, _ in cells]
    rows = [dy for _, dy in cells]
    out = Text()
    for y in range(min(rows), max(rows) + 1):
        for x in range(min(columns), max(columns) + 1):
            cell = cells.get((x, y), "·")
            out.append(f" {cell}", style="bold" if cell in "◇◆ch" else "dim" if cell == "·" else "magenta")
        out.append("\n")
    return out


ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}
