"""A view as something `rich` can print: what `skarb play flamecraft` shows."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skarb.games.flamecraft.cards import KINDS, RAW, SHOP, SHOP_SLEEPS
from skarb.games.flamecraft.words import Words

COLOURS = {
    "bread": "yellow",
    "meat": "red",
    "iron": "bright_black",
    "plant": "green",
    "crystal": "cyan",
    "potion": "magenta",
    "coin": "bright_yellow",
}


class Picture:
    def __init__(self, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.words = Words(lang)

    def item(self, item: str) -> Text:
        return Text(self.words.say("good-" + item), style=COLOURS[item])

    def joined(self, parts: list[Text], by: str = ", ") -> Text:
        return Text(by).join(parts)

    def card(self, name: str) -> str:
        return self.words.say("card-" + name)

    def dragons(self, names: list[str]) -> Text:
        out: list[Text] = []
        for name in names:
            kind, *load = name.split("+")
            out.append(
                self.item(kind) + (Text(" + ") + self.joined([self.item(item) for item in load]) if load else "")
            )
        return self.joined(out)

    def goods(self, goods: dict[str, int]) -> Text:
        return self.joined([self.item(kind) + f" {goods[kind]}" for kind in KINDS if goods.get(kind)])

    def reward(self, reward: dict[str, Any]) -> str:
        return self.words.reward(reward) if reward else "–"

    def slots(self, name: str, shop: dict[str, Any]) -> Text:
        """What lives in each slot; of a free slot what it takes and gives."""
        card = RAW["shops"]["shop"][SHOP[name]]
        out: list[Text] = []
        for i, kind in enumerate(shop["dragons"]):
            if kind:
                asleep = f" ({self.words.say('word-asleep')})" if SHOP_SLEEPS[SHOP[name]] else ""
                out.append(Text("● ") + self.item(kind) + asleep)
            else:
                slot = card["slots"][i]
                wild = slot["accepts"] == ["wild"]
                takes = self.words.say("icon-wild") if wild else "/".join(self.words.kind(k) for k in slot["accepts"])
                out.append(Text(f"○ {takes} → {self.reward(slot['reward'])}", style="dim"))
        for i, cell in enumerate(card.get("cells", [])):
            reward = {key: n for part in cell["rewards"] for key, n in part.items()}
            out.append(Text(f"{i + 1}: {shop['coins'][i]} – {self.reward(reward)}", style="dim"))
        return self.joined(out, "\n")

    def town(self) -> Grid:
        say = self.words.say
        grid = Grid(title=say("word-town"), title_justify="left", show_lines=True)
        for word in ("word-space", "word-town", "word-slots", "word-row", "word-seat"):
            grid.add_column(say(word) if word != "word-town" else "")
        seats = self.view["seats"]
        for name, shop in sorted(self.view["town"].items(), key=lambda pair: pair[1]["space"]):
            card = RAW["shops"]["shop"][SHOP[name]]
            title = Text(self.card(name), style="bold")
            title += Text(f"\n{self.reward(card['gather'])}", style=COLOURS.get(card["icon"], ""))
            if "ability" in card:
                title += Text("\n" + self.words.effect(card["ability"]), style="italic dim")
            here = [seat for seat, data in seats.items() if data["at"] == name]
            here += [say("good-" + kind) for kind, place in self.view["non_players"].items() if place == name]
            tucked = [self.item(card_name.split("_")[1]) for card_name in shop["enchantments"]]
            grid.add_row(
                str(shop["space"]), title, self.slots(name, shop), self.joined(tucked), Text(", ".join(here), "bold")
            )
        return grid

    def players(self) -> Grid:
        say = self.words.say
        grid = Grid(show_lines=True)
        for word in ("word-seat", "word-rep", "word-coins", "word-goods", "word-hand", "word-fancy", "word-played"):
            grid.add_column(say(word))
        for seat, data in self.view["seats"].items():
            fancy = data["fancy"] or data["offered"]
            name = Text(seat, style="bold reverse" if seat == self.view["turn"] else "bold")
            if data["companion"]:
                used = f" ({say('word-used')})" if data["used"] else ""
                name += Text(f"\n{self.card(data['companion'])}{used}", style="not bold")
            if data["reserved"]:
                name += Text(f"\n{say('word-reserved')}: {self.card(data['reserved'])}", style="not bold")
            hand = data["hand"]
            grid.add_row(
                name,
                str(data["rep"]),
                str(data["coins"]),
                self.goods(data["goods"]),
                self.dragons(hand) if isinstance(hand, list) else str(hand),
                ", ".join(self.card(card) for card in fancy) if isinstance(fancy, list) else str(fancy),
                ", ".join(self.card(card) for card in data["played"]),
            )
        return grid

    def own_fancy(self) -> list[Text]:
        """What the own fancy dragons wish."""
        own = self.view["seats"].get(self.view["you"] or "", {})
        cards = (own.get("fancy") or []) + (own.get("offered") or []) if own else []
        printed = {card["id"]: card for card in RAW["fancy"]["fancy"]}
        return [
            Text(f"{self.card(name)}: ", "bold") + Text(self.words.fancy(printed[name]), "not bold") for name in cards
        ]

    def middle(self) -> list[Text]:
        say = self.words.say
        view = self.view
        printed = {card["id"]: card for card in RAW["enchantments"]["enchantment"]}
        out = [Text(f"{say('word-park')}: ", "bold") + self.dragons(view["park"]), Text(say("word-row") + ":", "bold")]
        out += [Text(f"  {name}  ") + Text(self.words.enchantment(printed[name])) for name in view["row"]]
        decks = ", ".join(f"{say('word-deck-' + deck)} {n}" for deck, n in view["decks"].items())
        laid = f"; {say('word-face-down')}: {', '.join(map(str, view['laid']))}" if view["laid"] else ""
        out.append(Text(f"{say('word-decks')}: {decks}{laid}", style="dim"))
        ending = view["ending"]
        told = f"{say('word-round')} {view['round']}"
        out.append(Text(told + (f"; {say('word-final')}: {ending['left']}" if ending else ""), style="dim"))
        return out


def picture(view: dict[str, Any], lang: str) -> RenderableType:
    drawn = Picture(view, lang)
    return Group(drawn.town(), *drawn.middle(), drawn.players(), *drawn.own_fancy())
