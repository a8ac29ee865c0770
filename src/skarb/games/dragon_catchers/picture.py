"""A view drawn for the terminal: the table, the trick, the hands or rows, the piles and the score."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from skarb.texts import say

GAME_ID = "dragon_catchers"
STYLE = {"R": "bold white on red", "Y": "bold black on yellow"}
INK = {"R": "red", "Y": "yellow"}


class Pen:
    """Draws one view in one language."""

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.lang = lang
        you = view["you"]
        self.you = "" if you is None else str(view["names"][you])

    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, GAME_ID, message, **args)

    def name(self, seat: str) -> str:
        return self.say("word-ghost") if seat == "ghost" else seat

    def cards(self, ids: list[str]) -> Text:
        """Face-up cards as small tiles in the colour of their clan."""
        if not ids:
            return Text("–", style="dim")
        return Text(" ").join([self.card(card) for card in ids])

    def card(self, card: str | None) -> Text:
        """One tile; a strength 1 has its points after a dot, a back its clan. The letter serves without colour."""
        if card is None:
            return Text("    ")
        face = card[1:].replace("1p", "1·").replace("x", "×").replace("F", "∞") or "▒"
        return Text(f"{card[0] + face:^4}", style=STYLE[card[0]])

    def seat(self, seat: str) -> Text:
        """A name in its clan's colour, with what is special about it now."""
        view = self.view
        out = Text(self.name(seat), style="bold " + INK[view["clans"][seat]])
        notes = []
        if seat == self.you:
            notes.append(self.say("word-you"))
        if seat == view.get("dealer"):
            notes.append(self.say("word-dealer"))
        if seat == view.get("asked"):
            notes.append(self.say("word-asked"))
        elif seat == view["seat"]:
            notes.append(self.say("word-turn"))
        for clan in view["void"].get(seat, []):
            notes.append(self.say("word-lacks", clan="@word-clan-" + clan))
        if notes:
            out.append(f" ({', '.join(notes)})", style="dim")
        return out

    def hand(self, seat: str) -> Text:
        """Open cards, or backs: coloured if the backs show the clan."""
        hands = self.view["hands"]
        if seat in hands:
            return self.cards(hands[seat])
        size = self.view["sizes"][seat]
        if isinstance(size, int):
            return Text(" ").join([Text(" ?? ", style="reverse dim") for _ in range(size)])
        return Text(" ").join([self.card(clan) for clan in "RY" for _ in range(size[clan])])

    def row(self, seat: str) -> Grid:
        """Two players: the face-up cards over the backs of those beneath."""
        grid = Grid.grid(padding=(0, 1))
        columns = self.view["columns"][seat]
        grid.add_row(*[self.card(up) for up, _ in columns])
        grid.add_row(*[self.card(down) for _, down in columns])
        grid.add_row(*[Text(f"{i + 1:^4}", style="dim") for i in range(len(columns))])  # as words count them
        return grid

    def table(self) -> Grid:
        """Every seat with its cards and what lies before it in this round."""
        view = self.view
        grid = Grid(show_edge=False, pad_edge=False, box=None, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in view["seats"]:
            trick = Text()
            for turn, (front, card, giver) in enumerate(view["laid"], 1):
                if front == seat:
                    trick.append(f"{turn}. ", style="dim")  # the order in which they were laid
                    trick.append_text(self.card(card))
                    if giver != front:
                        trick.append(" " + self.say("word-from", name=self.name(giver)), style="dim")
                    trick.append(" ")
            grid.add_row(self.seat(seat), self.row(seat) if "columns" in view else self.hand(seat), trick)
        return grid

    def count(self, number: int) -> Text:
        return Text(self.say("word-cards", count=number))

    def piles(self) -> Grid:
        view = self.view
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for clan in "RY":
            title = Text(f"{self.say('word-captured')}: {self.say('word-clan-' + clan)}", style=INK[clan])
            if "captured" in view:
                worth = f"{self.say('word-worth')} {view['scores'][clan]}"
                grid.add_row(title, self.cards(view["captured"][clan]), Text(worth))
            else:
                grid.add_row(title, self.count(view["counts"][clan]), Text())
        for key, word in (("carried", "word-set-aside"), ("discarded", "word-discarded"), ("out", "word-out")):
            pile = view.get(key)
            if pile:
                shown = self.cards(pile) if isinstance(pile, list) else self.count(pile)
                grid.add_row(Text(self.say(word)), shown, Text())
        return grid

    def title(self) -> str:
        view = self.view
        return f"{self.say('word-deal')} {view['deal']} · {self.say('word-round')} {view['round']}/7"

    def totals(self) -> Text:
        view = self.view
        out = Text(self.say("word-total") + ": ", style="bold")
        for name, total in view["totals"].items():
            clan = name if view["players"] == 4 else view["clans"][name]
            shown = self.say("word-clan-" + name) if view["players"] == 4 else name
            out.append(f"{shown} {total}  ", style=INK[clan])
        return out


def picture(view: dict[str, Any], lang: str) -> RenderableType:
    """The view as one panel."""
    pen = Pen(view, lang)
    body = Group(pen.table(), Text(), pen.piles(), Text(), pen.totals())
    return Panel(body, title=pen.title(), expand=False)
