"""`skarb play`: a whole game in the terminal, against bots or with several people at one keyboard."""

import json
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from skarb.bots import Bot, hint, sit
from skarb.cli.speech import Speech, is_notation
from skarb.kernel.match import Match
from skarb.kernel.question import Question
from skarb.kernel.refusal import Refused
from skarb.rulebook import statements

FORGET = "\x1b[3J\x1b[2J\x1b[H"  # clear the screen and what can be scrolled back to


LONGEST = 1000  # no line of a person is longer


class Quit(Exception):
    """The player leaves: by word, or because the input ended."""


class Play:
    """A match at one keyboard. `humans` are the seats that people hold."""

    def __init__(self, console: Console, match: Match, lang: str, humans: list[int], bot: Bot) -> None:
        self.console = console
        self.match = match
        self.speech = Speech(console, match.game, lang)
        self.humans = humans
        self.bot = bot
        self.log: list[list[str]] = [[] for _ in range(match.seats)]  # for each seat: what it has not heard yet
        self.facing = -1  # the person at the keyboard
        self.hear()

    @property
    def names(self) -> list[str]:
        return self.match.game.names(self.match.state)

    def hear(self) -> None:
        names = self.names
        for seat in self.humans:
            self.log[seat] += ["· " + self.speech.event(event, seat, names) for event in self.match.happened]

    def run(self) -> None:
        """Play to the end. Raises `Quit` when a player leaves before."""
        while (question := self.match.question) is not None:
            if question.seat in self.humans:
                self.ask(question)
            else:
                thinking = sit(self.match, question.seat, f"{self.match.seed} {len(self.match.plies)}")
                self.match.choose(self.bot.choose(thinking))
                self.hear()
        seat = self.humans[0] if len(self.humans) == 1 else None
        self.show(seat)
        result = self.match.result
        if result is not None:
            self.speech.result(self.match.state, result, self.names)

    def show(self, seat: int | None) -> None:
        self.tell(self.humans[0] if seat is None else seat)
        self.console.print(self.speech.picture(self.match.view(seat)))

    def tell(self, seat: int) -> None:
        """What happened since the seat was asked last."""
        if self.log[seat]:
            self.console.print("\n".join(self.log[seat]), style="cyan")
            self.log[seat].clear()

    def ask(self, question: Question) -> None:
        """Ask one person until the match has moved on."""
        seat = question.seat
        if seat != self.facing:
            if len(self.humans) > 1:
                self.curtain(seat)
            self.facing = seat
        self.console.print(Rule(self.speech.say("cli-you-are", name=self.names[seat])))
        self.show(seat)
        self.console.print(self.speech.question(question, self.names), style="bold")
        texts = self.choices(seat)
        while True:
            words = self.read(self.speech.say("cli-prompt") + " ").strip()
            if words and self.obey(words, seat, texts):
                return

    def choices(self, seat: int) -> list[str]:
        """Show the seat's choices, standing offers last, and give their notation."""
        texts: list[str] = []
        lines: list[str] = []
        for question in self.match.asked(seat):
            for choice in question.legal:
                texts.append(choice.text)
                label = self.speech.label(choice, self.names)
                known = "" if label == choice.text else f"  [{choice.text}]"
                lines.append(f"{len(texts):3}  {label}{known}")
        self.console.print("\n".join(lines))
        return texts

    def obey(self, words: str, seat: int, texts: list[str]) -> bool:
        """Do what was typed; True if it changed the match."""
        verb, _, rest = words.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "quit" | "exit":
                raise Quit
            case "?" | "hint":
                self.hint(seat)
            case "card":
                self.card(rest)
            case "help":
                self.speech.line("cli-play-help", example=next(iter(statements(self.match.game.id)), ""))
            case "undo":
                return self.change(lambda: self.match.undo(seat), told=False)
            case "why":
                self.why(chosen(rest, texts), seat)
            case "rules":
                if not self.speech.rule(rest.upper()):
                    self.speech.line("cli-no-such-rule", "red", rule=rest, name=self.match.game.id)
            case _:
                text = chosen(words, texts)
                if self.mistyped(text, seat, texts):
                    return False
                return self.change(lambda: self.match.choose(text, seat), told=True)
        return False

    def change(self, act: Callable[[], None], told: bool) -> bool:
        try:
            act()
        except Refused as error:
            self.speech.refusal(error.refusal)
            return False
        if told:
            self.hear()
        return True

    def mistyped(self, text: str, seat: int, texts: list[str]) -> bool:
        """What begins as no choice does may be meant for one that is spelled almost so. Else it is said that nothing is
        called so, where the game would speak of the step alone, as it does of any nonsense."""
        if text.partition(" ")[0] in {one.partition(" ")[0] for one in texts}:
            return False
        near = get_close_matches(text, texts, 1, 0.6)
        if near:
            self.speech.line("cli-typo", "red", text=text[:40], near=near[0])
        else:
            told, nonsense = self.match.why_not(text, seat), self.match.why_not("\0", seat)
            if told and nonsense and told.code == nonsense.code and not is_notation(told):
                self.speech.line("cli-no-choice", "red", text=text[:40])
        return bool(near)

    def hint(self, seat: int) -> None:
        """The three choices that a master likes best, with the chances that he gives them."""
        thoughts = hint(sit(self.match, seat, f"hint {self.match.seed} {len(self.match.plies)}"))
        for thought in thoughts[:3]:
            label = self.speech.saying(self.match, seat, thought.choice)
            self.speech.line("cli-hint", "green", choice=label, value=round(100 * thought.value))

    def card(self, words: str) -> None:
        """What is printed on the cards whose name begins so."""
        game, lang = self.match.game, self.speech.lang
        named = {card: self.speech.say(f"card-{card}") for card in game.cards}
        wanted = words.lower()
        found = [card for card, name in named.items() if wanted in (card.lower(), name.lower())]
        found = found or [card for card, name in named.items() if wanted and wanted in name.lower()][:9]
        for card in found:
            self.console.print(named[card], style="bold")
            self.console.print(game.card_text(card, lang) or "–")
        if not found:
            self.speech.line("cli-no-card", "red", name=words)

    def why(self, text: str, seat: int) -> None:
        refusal = self.match.why_not(text, seat)
        if refusal is None:
            self.speech.line("cli-legal", text=text)
        else:
            self.speech.refusal(refusal)

    def curtain(self, seat: int) -> None:
        """Hide what the last player saw until the next one sits down."""
        self.forget()
        self.read(self.speech.say("cli-curtain", name=self.names[seat]) + " ")
        self.forget()

    def forget(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(FORGET)
        else:
            self.console.print("\n" * 3)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt, markup=False)[:LONGEST]
        except EOFError:
            self.console.print()
            raise Quit from None

    def keep(self, path: Path) -> None:
        """Write the record of what was played."""
        path.write_text(json.dumps(self.match.record(), ensure_ascii=False, indent=1) + "\n", "utf-8")


def chosen(words: str, texts: list[str]) -> str:
    """A number stands for the choice of that number; anything else is notation."""
    if words.isdecimal() and len(words) < 6 and 1 <= int(words) <= len(texts) and words not in texts:
        return texts[int(words) - 1]
    return words
