"""How the terminal says what a game knows: names, labels of choices, events, refusals with their rule, results; and in
which language."""

from typing import Any

from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.table import Table as Sheet

from skarb import rulebook
from skarb.kernel.game import Game
from skarb.kernel.match import Match
from skarb.kernel.question import Choice, Question
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import Event, Result, State
from skarb.texts import LANGUAGES, has, preferred, say, spoken

NO_NOTATION = ("bad-notation", "form", "not-a-choice")  # how refusals call what is no choice of any moment


def language(argv: list[str]) -> str:
    """The language asked for by --lang, which must be known before anything is said."""
    for i, word in enumerate(argv):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or (argv[i + 1] if i + 1 < len(argv) else "")
            if value not in LANGUAGES:
                raise refuse("", "cli-lang", value=value, languages=", ".join(LANGUAGES))
            return value
    return preferred()


def is_notation(refusal: Refusal) -> bool:
    return refusal.code.lower().replace("_", "-") in NO_NOTATION


class Speech:
    """One game in one language."""

    def __init__(self, console: Console, game: Game[Any], lang: str) -> None:
        self.console = console
        self.game = game
        self.lang = lang

    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, self.game.id, message, **args)

    def line(self, message: str, style: str = "", **args: Any) -> None:
        self.console.print(self.say(message, **args), style=style)

    def label(self, choice: Choice, names: list[str]) -> str:
        message, args = choice.label
        return self.say(message, **spoken(args, names))

    def saying(self, match: Match, seat: int, text: str) -> str:
        """The label of a choice that is known by its notation."""
        for question in match.asked(seat):
            choice = question.find(text)
            if choice is not None:
                return self.label(choice, self.game.names(match.state))
        return text

    def event(self, event: Event, seat: int | None, names: list[str]) -> str:
        """What happened, as the seat may know it, in a sentence."""
        told = event.cut(seat)
        return self.say("event-" + event.kind, **spoken(told, names))

    def question(self, question: Question, names: list[str]) -> str:
        """The game may have words of its own for a rule, as on the page."""
        kind = f"question-{question.kind}"
        own = f"{kind}-{question.rule.replace('.', '-')}"
        message = own if has(self.lang, self.game.id, own) else kind
        return self.say(message, **spoken({**question.extra, "seat": question.seat}, names))

    def picture(self, view: dict[str, Any]) -> RenderableType:
        drawn: RenderableType | None = self.game.picture(view, self.lang)
        if drawn is not None:
            return drawn
        return Pretty({key: value for key, value in view.items() if key != "questions"})

    def refusal(self, refusal: Refusal) -> None:
        """Why not, and the sentence of the rule that forbids it. No rule forbids what nobody can read."""
        self.console.print(refusal.say(self.lang), style="red")
        if refusal.rule and not is_notation(refusal):
            self.rule(refusal.rule)

    def rule(self, rule: str) -> bool:
        """Show one statement of the game's rules; False if there is none of that id."""
        found = rulebook.statements(self.game.id, self.lang).get(rule)
        if found is None:
            return False
        self.console.print(f"{rule}  {found.text}", style="dim")
        return True

    def result(self, s: State, result: Result, names: list[str]) -> None:
        """Places and scores; one sentence for those who played together."""
        if len(names) > 1 and self.game.together(s):
            score_of_all = score(result, 0, names)
            self.line("cli-together-won" if result.winners else "cli-together-lost", score=score_of_all)
            return
        table = Sheet(self.say("cli-place"), self.say("cli-player"), self.say("cli-score"), show_edge=False)
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
