"""`skarb replay`: a record, step by step, as a seat or a spectator saw it."""

from rich.console import Console
from rich.rule import Rule

import skarb
from skarb.cli.speech import Speech
from skarb.kernel.match import Match
from skarb.kernel.state import Event, State


class Replay:
    """Every state of a verified match, from the beginning to where its record stops."""

    def __init__(self, console: Console, match: Match, lang: str, seat: int | None) -> None:
        self.console = console
        self.match = match
        self.speech = Speech(console, match.game, lang)
        self.seat = seat
        self.said = match.plies
        self.steps = self.again()

    def again(self) -> list[tuple[State, list[Event], str]]:
        """For every ply: the state after it, what happened, and the label of the choice that led there."""
        if not self.said:
            return [(self.match.state, self.match.happened, "")]
        match = skarb.load({**self.match.record(), "choices": [], "result": None})
        out = [(match.state.copy(), match.happened, "")]
        for seat, text in self.said:
            label = self.speech.saying(match, seat, text)
            match.choose(text, seat)
            out.append((match.state.copy(), match.happened, label))
        return out

    def show(self, ply: int) -> None:
        """The table after `ply` choices, and the choice that led there."""
        s, events, label = self.steps[ply]
        names = self.match.game.names(s)
        title = self.speech.say("cli-ply", ply=ply, plies=len(self.said))
        if ply:
            who, text = self.said[ply - 1]
            title += f" · {names[who]}"
            if self.seat in (None, who):  # what others chose is told by the events, as far as the seat may know
                title += f": {label}" + ("" if label == text else f"  [{text}]")
        self.console.print(Rule(title, align="left"))
        for event in events:
            self.console.print(f"· {self.speech.event(event, self.seat, names)}", style="cyan")
        self.console.print(self.speech.picture(dict(self.match.game.view(s, self.seat))))
        if ply == len(self.said) and s.result is not None:
            self.speech.result(s, s.result, names)

    def all(self) -> None:
        for ply in range(len(self.steps)):
            self.show(ply)

    def walk(self) -> None:
        """Enter: forward. b: back. A number: to that ply. q: away."""
        ply, last = 0, len(self.said)
        self.show(ply)
        while True:
            try:
                words = self.console.input(self.speech.say("cli-replay-prompt") + " ", markup=False).strip().lower()
            except EOFError:
                self.console.print()
                return
            if words in ("q", "quit", "exit"):
                return
            if words == "":
                wanted = ply + 1
            elif words in ("b", "back"):
                wanted = ply - 1
            elif words.isdecimal() and len(words) < 9:
                wanted = int(words)
            else:
                self.speech.line("cli-replay-help")
                continue
            if not 0 <= wanted <= last:
                self.speech.line("cli-no-such-ply", "red", plies=last)
                continue
            ply = wanted
            self.show(ply)
