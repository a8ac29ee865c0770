"""A view drawn for the terminal."""

from typing import Any, Final

from skarb.games.durak.position import OVER
from skarb.texts import say

RED: Final = "bold red"
BLACK: Final = "bold"
BACK: Final = "dim cyan"


def picture(view: dict[str, Any], lang: str) -> Any:
    """The table for a terminal: the others above, the bout in the middle, one's own hand below."""
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table as Sheet
    from rich.text import Text

    def word(message: str, **args: Any) -> str:
        return say(lang, "durak", message, **args)

    trump: str | None = view["trump"]

    def face(card: str) -> Any:
        base, _, named = card.partition("=")
        suit = named or base[-1]
        text = Text(f" {word('card-' + card.replace('=', '-as-'))} ", RED if suit in "HD" else BLACK)
        if suit == trump:
            text.stylize("underline")
        if base[:-1] in view["enchanted"]:
            text.append("✦ ", "magenta")
        return text

    def row(cards: list[str]) -> Any:
        return Text(" ").join([face(card) for card in cards]) if cards else Text("–", "dim")

    people = Sheet(box=None, show_header=False, padding=(0, 1))
    for name in view["seats"]:
        marks = [word("mark-" + role) for role in ("owner", "defender") if view[role] == name and view["phase"] != OVER]
        marks += [word("mark-passed")] if name in view["passed"] else []
        marks += [word("mark-out")] if name in view["out"] else []
        marks += [word("mark-you")] if name == view["you"] else []
        size: int = view["sizes"][name]
        hand = Text("▮" * size + " ", BACK)  # what was taken is for the players to remember, as on the page
        arrow = "▸" if name in view["asked"] else " "
        people.add_row(arrow, Text(name, "bold"), str(size), hand, Text(", ".join(marks), "italic"))

    bout = Sheet(box=None, show_header=False, padding=(0, 1))
    for index, (attack, by, beating) in enumerate(view["table"]):
        answer = Text("← ") + face(beating) if beating else Text(word("open"), "yellow")
        bout.add_row(str(index), face(attack), answer, Text(by, "dim"))
    if not view["table"]:
        bout.add_row(Text(word("table-empty"), "dim"))

    facts = [
        word("deck-line", count=view["deck_count"]),
        word("trump-line", suit="@suit-" + trump) if trump else word("no-trump-line"),
        word("discard-line", count=view["discard"]),
        word("limit-line", limit=view["limit"]),
        word("dir-line", dir="cw" if view["dir"] == 1 else "ccw"),
    ]
    head = Text(" · ".join(facts))
    if view["trump_card"] and view["deck_count"]:
        head = head + Text("  ") + face(view["trump_card"])
    parts: list[Any] = [head, Panel(people, expand=False), Panel(bout, title=word("table"), expand=False)]
    if view["hand"] is not None:
        parts.append(Panel(row(view["hand"]), title=word("your-hand"), expand=False))
    if view.get("points"):
        parts.append(Text(word("points-line", points=[f"{name} {n}" for name, n in view["points"].items()])))
    if view["result"]:
        parts.append(Text(word("result-line", result=_spoken_result(view, lang)), "bold"))
    return Group(*parts)


def _spoken_result(view: dict[str, Any], lang: str) -> str:
    result: str = view["result"]
    if result.startswith("fool "):
        return say(lang, "durak", "event-fool", seat=result[5:])
    if result == "draw":
        return say(lang, "durak", "event-nobody")
    team = int(result[5])
    return say(lang, "durak", "event-team", seat=view["seats"][team], to=view["seats"][team + 2], team=team)
