"""How the terminal says what a game knows: names, labels of choices, events, refusals with their rule, results."""

from typing import Any

from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.table import Table

from skarb import rulebook
from skarb.kernel.game import Game
from skarb.kernel.match import Match
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask, Event, Result, State
from skarb.texts import say, spoken


def asked(s: State, seat: int) -> list[Ask[Any]]:
    """What the seat is asked now, standing offers last."""
    return [ask for ask in [s.asking(), *s.offers()] if ask is not None and seat in ask.seats(s)]


class Speech:
    """One game in one language."""

    def __init__(self, console: Console, game: Game, lang: str) -> None:
        self.console = console
        self.game = game
        self.lang = lang

    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, self.game.id, message, **args)

    def line(self, message: str, style: str = "", **args: Any) -> None:
        self.console.print(self.say(message, **args), style=style)

    def label(self, s: State, choice: int) -> str:
        message, args = self.game.label(s, choice)
        return self.say(message, **spoken(args, self.game.names(s)))

    def saying(self, s: State, seat: int, text: str) -> str:
        """The label of a choice that is known by its notation."""
        for ask in asked(s, seat):
            for choice in ask.choices(s, seat):
                if self.game.text(s, choice) == text:
                    return self.label(s, choice)
        return text

    def event(self, event: Event, seat: int | None, names: list[str]) -> str:
        """What happened, as the seat may know it, in a sentence."""
        told = event.cut(seat)
        return self.say("event-" + event.kind, **spoken(told, names))

    def question(self, match: Match, kind: str, seat: int, extra: dict[str, Any]) -> str:
        names = self.game.names(match.state)
        return self.say("question-" + kind, **spoken({**extra, "seat": seat}, names))

    def picture(self, view: dict[str, Any]) -> RenderableType:
        drawn: RenderableType | None = self.game.picture(view, self.lang)
        if drawn is not None:
            return drawn
        return Pretty({key: value for key, value in view.items() if key != "questions"})

    def refusal(self, refusal: Refusal) -> None:
        """Why not, and the sentence of the rule that forbids it."""
        self.console.print(refusal.say(self.lang), style="red")
        if refusal.rule:
            self.rule(refusal.rule)

    def rule(self, rule: str) -> bool:
        """Show one statement of the game's rules; False if there is none of that id."""
        found = rulebook.statements(self.game.id).get(rule)
        if found is None:
            return False
        self.console.print(f"{rule}  {found.text}", style="dim")
        return True

    def result(self, result: Result, names: list[str]) -> None:
        """Places and scores."""
        table = Table(self.say("cli-place"), self.say("cli-player"), self.say("cli-score"), show_edge=False)
        place = 1
        for group in result.ranking:
            for who in group:
                table.add_row(str(place), named(who, names), score(result, who, names))
            place += len(group)
        if result.ranking:
            self.console.print(table)
        winners = [named(who, names) for who in result.winners]
        self.line("cli-won" if winners else "cli-nobody-won", names=winners, count=len(winners))


def named(who: Any, names: list[str]) -> str:
    return names[who] if isinstance(who, int) and 0 <= who < len(names) else str(who)


def score(result: Result, who: Any, names: list[str]) -> str:
    scores: Any = result.scores
    if isinstance(scores, dict):
        return str(scores.get(who, ""))
    if isinstance(who, str) and who in names:
        who = names.index(who)
    return str(scores[who]) if isinstance(who, int) and 0 <= who < len(scores) else ""
