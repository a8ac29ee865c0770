"""A view drawn for the terminal with `rich`: mats, display, guild, objectives and the own hand."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from skarb.games.wyrmspan.cards import CARD_OF, DRAGON_DATA, TABLE_DATA
from skarb.games.wyrmspan.flow.nodes import CAVERNS, RESOURCES
from skarb.games.wyrmspan.words import card_text, effect_text
from skarb.texts import say

STYLE = {"crimson": "red", "golden": "yellow", "amethyst": "magenta"}
MARK = {"gold": "●", "crystal": "◆", "meat": "▲", "milk": "○", "egg": "⬮", "coin": "¢"}
COLOUR = {"gold": "yellow", "crystal": "magenta", "meat": "red", "milk": "white", "egg": "cyan", "coin": "green"}


def picture(view: dict[str, Any], lang: str) -> Any:
    return Group(*_Page(view, lang).parts())


class _Page:
    def __init__(self, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.lang = lang

    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, "wyrmspan", message, **args)

    def parts(self) -> list[Any]:
        view = self.view
        out: list[Any] = [self.heading(), Columns([self.guild(), self.objectives()]), self.display()]
        if "automa" in view:
            out.append(self.automa())
        out += [self.mat(name) for name in view["seats"]]
        for name in view["seats"]:
            player = view["players"][name]
            for key in ("dealt", "drawn", "hand"):
                if isinstance(player.get(key), list) and player[key]:
                    title = f"{self.say('word-' + key)} · {name}"
                    out.append(Panel(Group(*(self.card(card) for card in player[key])), title=title))
        if "result" in view:
            out.append(self.sheet(view["result"]))
        return out

    def heading(self) -> Text:
        view = self.view
        decks = self.say("word-decks", dragons=view["dragon_deck"], caves=view["cave_deck"])
        return Text(f"{self.say('word-round', n=view['round'])} · {decks}", style="bold")

    # -- cards -------------------------------------------------------------------------------------------------------

    def price(self, cost: dict[str, int]) -> Text:
        out = Text()
        for item, n in cost.items():
            out.append(MARK[item] * n, COLOUR[item])
        return out if cost else Text("–")

    def card(self, card: str | None) -> Text:
        """One line: id, name, what it costs, where it lives, what it does."""
        if card is None:
            return Text("–", style="dim")
        out = Text(f"{card} ", style="bold")
        if card[0] == "d":
            data = DRAGON_DATA[CARD_OF[card] - 1]
            out.append(self.say(f"card-{card}") + " ")
            out.append_text(self.price(data["cost"]))
            for cavern in data["habitats"]:
                out.append(" " + self.say(f"cavern-{cavern}")[0], f"bold {STYLE[cavern]}")
            kind = f"{self.say('size-' + data['size'])}, {self.say('personality-' + data['personality'])}"
            out.append(f" {data['vp']} {self.say('word-vp')} {'∪' * data['nests']} {kind}. ", "cyan")
        out.append(card_text(card, self.lang), "dim")
        return out

    def display(self) -> Panel:
        shown = [self.card(card) for card in self.view["dragon_display"] + self.view["cave_display"]]
        return Panel(Group(*shown), title=self.say("word-display"))

    # -- the middle of the table ---------------------------------------------------------------------------------------

    def guild(self) -> Panel:
        view = self.view
        tile = next(tile for tile in TABLE_DATA["guild"]["tile"] if tile["id"] == view["guild"])
        lines = []
        marks = [(name, mark) for name in view["seats"] for mark in view["players"][name]["markers"]]
        marks += [(self.say("word-automa"), mark) for mark in view.get("automa", {}).get("markers", [])]
        for i, benefit in enumerate(tile["benefits"]):
            squares = [str(i + 1)] if i < 4 else ["6vp", "3vp", "1vp"]
            who = ", ".join(f"{name} ({mark})" if i == 4 else name for name, mark in marks if mark in squares)
            side = "squares_1_2" if len(view["seats"]) < 3 else "squares_3_5"
            room = f" ×{benefit[side]}" if i < 4 else " 6 / 3 / 1"
            lines.append(f"{i + 1}{room} {effect_text(benefit['effect'], self.lang)} {who}".rstrip())
        return Panel("\n".join(lines), title=f"{self.say('word-guild')}: {self.say('tile-' + view['guild'])}")

    def objectives(self) -> Panel:
        view = self.view
        lines = []
        for i, side in enumerate(view["objectives"]):
            places = view["places"].get(str(i + 1), {})
            told = ", ".join(f"{name} {place or '–'}" for name, place in places.items())
            now = "▶ " if i + 1 == view["round"] else "  "
            lines.append(f"{now}{i + 1}. {self.say('objective-' + side)} {told}".rstrip())
        return Panel("\n".join(lines), title=self.say("word-objectives"))

    def automa(self) -> Panel:
        hers = self.view["automa"]
        told = (
            f"{self.say('word-advances')}: {hers['advances']} · {self.say('part-dragons')}: {len(hers['dragons'])}"
            f" · {self.say('part-caves')}: {len(hers['caves'])} · {self.say('word-coins')}: {hers['tile_coins']}"
            f"{' · ' + self.say('word-passed') if hers['passed'] else ''}"
        )
        return Panel(told, title=self.say("word-automa"))

    # -- mats --------------------------------------------------------------------------------------------------------

    def mat(self, name: str) -> Panel:
        view = self.view
        player = view["players"][name]
        grid = Grid(show_header=False, expand=True)
        for _ in range(5):
            grid.add_column(ratio=1)
        for cavern in CAVERNS:
            entry = Text(self.say(f"cavern-{cavern}"), style=STYLE[cavern])
            entry.append(f"\n{'•' * player['explored'][cavern]}")
            grid.add_row(entry, *(self.hall(player["halls"][f"{cavern}{column}"]) for column in (1, 2, 3, 4)))
        stock = Text()
        for kind in RESOURCES:
            stock.append(f"{MARK[kind]} {player['resources'][kind]}  ", COLOUR[kind])
        stock.append(f"{MARK['coin']} {player['coins']}  ", COLOUR["coin"])
        stock.append(f"{MARK['egg']} {player['mat_eggs']}/2  ", COLOUR["egg"])
        stock.append(f"{self.say('word-advances')}: {player['advances']}  ")
        if isinstance(player["hand"], dict):
            n = player["hand"]["dragons"] + player["hand"]["caves"]
            shown = ", ".join(player["hand"]["shown"])
            stock.append(f"{self.say('word-hand')}: {self.say('word-cards', n=n)} {shown}")
        notes = [self.say("word-first")] if view["first"] == name else []
        notes += [self.say("word-passed")] if name in view["passed"] else []
        title = name + (f" ({', '.join(notes)})" if notes else "")
        return Panel(Group(grid, stock), title=title, border_style="bold" if view["turn"] == name else "dim")

    def hall(self, hall: dict[str, Any] | None) -> Text:
        if hall is None:
            return Text(self.say("word-not-excavated"), style="dim")
        if hall["dragon"] is None:
            return Text(self.say("word-empty"))
        data = DRAGON_DATA[CARD_OF[hall["dragon"]] - 1]
        out = Text(f"{hall['dragon']} {self.say('card-' + hall['dragon'])}")
        out.append(f" {data['vp']}", "bold")
        if data["nests"]:
            out.append(f" {MARK['egg'] * hall['eggs']}{'∪' * (data['nests'] - hall['eggs'])}", COLOUR["egg"])
        for kind in RESOURCES:
            out.append(MARK[kind] * hall["cached"][kind], COLOUR[kind])
        if hall["tucked"]:
            out.append(f" +{len(hall['tucked'])}", "blue")
        if hall["fed"]:
            out.append(f" {self.say('word-fed')} {hall['fed']}", "green")
        return out

    def sheet(self, result: dict[str, Any]) -> Grid:
        grid = Grid(title=self.say("word-score"))
        grid.add_column("")
        names = list(result["parts"])
        for name in names:
            grid.add_column(self.say("word-automa") if name == "automa" else name, justify="right")
        keys = list(dict.fromkeys(key for name in names for key in result["parts"][name]))
        for key in keys:
            grid.add_row(self.say(f"part-{key}"), *(str(result["parts"][name].get(key, "")) for name in names))
        grid.add_row(self.say("part-total"), *(str(result["scores"][name]) for name in names), style="bold")
        return grid
