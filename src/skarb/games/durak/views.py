"""What one seat, or a spectator, may know: section 18. And a drawing of it for the terminal."""

from typing import Any

from skarb.games.durak.cards import SEAT, TEXT, suit_text, texts
from skarb.games.durak.positions import OVER, table
from skarb.games.durak.series import outcome_text
from skarb.games.durak.state import Durak
from skarb.texts import say


def view(s: Durak, seat: int | None) -> dict[str, Any]:
    setup = s.setup
    names, players = setup.names, range(setup.seats)
    ask = s.asking()
    left = s.left()
    asked = [] if ask is None else ask.seats(s)
    out: dict[str, Any] = {
        "game": "durak",
        "seats": list(names),
        "you": None if seat is None else names[seat],
        "hand": None if seat is None else texts(s.hands[seat]),
        "sizes": {names[p]: s.size(p) for p in players},
        "known": {names[p]: texts(s.known[p]) for p in players},  # seen when taken, shown or drawn, DUR-18.3
        "shown": [names[s.shower], TEXT[s.shown]] if s.shown >= 0 else None,
        "dealer": names[s.dealer] if s.dealer >= 0 else None,
        "trump": suit_text(s.rules.trump),
        "trump_card": TEXT[s.turned] if s.turned >= 0 and (left or setup.seats == 6) else None,
        "deck_count": left,
        "discard": s.pile.bit_count(),
        "dir": s.step,
        "owner": names[s.owner],
        "defender": names[s.defender],
        "defending": names[s.keeper],
        "phase": OVER if ask is None else ask.kind,
        "actor": None if ask is None else names[s.actor],
        "asked": [names[p] for p in asked],
        "table": table(s),
        "limit": s.limit,
        "won_defence": s.won,
        "taking": s.taking,
        "passed": [names[p] for p in players if s.passed & SEAT[p]],
        "out": [names[p] for p in s.out],
        "enchanted": list(setup.options["enchanted"]),
        "mode": setup.options["mode"],
        "options": dict(setup.options),
        "result": None if s.result is None else outcome_text(s, s.ended[-1]),
    }
    if setup.series:
        points = s.points or (0,) * setup.seats
        out["points"] = {names[p]: points[p] for p in players}
        out["deals"] = [outcome_text(s, ended) for ended in s.ended]
    if setup.open_discard:
        out["discarded"] = texts(s.pile)  # DUR-17.14
    return out


# -- the drawing -------------------------------------------------------------------------------------------------------

RED = "bold red"
BLACK = "bold"
BACK = "dim cyan"


def picture(view: dict[str, Any], lang: str) -> Any:
    """The table for a terminal: the others above, the bout in the middle, one's own hand below."""
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table
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

    people = Table(box=None, show_header=False, padding=(0, 1))
    for name in view["seats"]:
        marks = [word("mark-" + role) for role in ("owner", "defender") if view[role] == name and view["phase"] != OVER]
        marks += [word("mark-passed")] if name in view["passed"] else []
        marks += [word("mark-out")] if name in view["out"] else []
        marks += [word("mark-you")] if name == view["you"] else []
        size: int = view["sizes"][name]
        hidden = size - len(view["known"][name])
        hand = Text("▮" * hidden + " ", BACK) + (row(view["known"][name]) if view["known"][name] else Text(""))
        arrow = "▸" if name in view["asked"] else " "
        people.add_row(arrow, Text(name, "bold"), str(size), hand, Text(", ".join(marks), "italic"))

    bout = Table(box=None, show_header=False, padding=(0, 1))
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
