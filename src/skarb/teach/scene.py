"""A position that is played by a script: figures step by step, lessons with the reader's answers among the others'."""

from fnmatch import fnmatchcase
from typing import Any

from skarb.games import find
from skarb.kernel.match import Match, place
from skarb.kernel.question import Question
from skarb.kernel.refusal import Refused
from skarb.kernel.state import Event
from skarb.teach.data import Figure, FigureStep, LessonStep, Stage

PATIENCE = 60  # answers that a script may leave out, one after another


class Astray(ValueError):
    """The script and the rules do not agree."""


def fits(text: str, pattern: str) -> bool:
    """Shell patterns; several are joined by " | "."""
    return any(fnmatchcase(text, one) for one in pattern.split(" | "))


class Scene:
    """A match from a position, with what has happened since the last look."""

    def __init__(self, game: str, start: dict[str, Any], options: dict[str, Any], idle: str) -> None:
        try:
            self.match: Match = place(find(game), start, options)
        except Refused as error:
            raise Astray(f"the position is refused: {error}") from error
        self.idle = idle
        self.names = self.match.game.names(self.match.state)
        self.events: list[Event] = []

    def choose(self, text: str, seat: int) -> None:
        try:
            self.match.choose(text, seat)
        except Refused as error:
            raise Astray(f"{self.names[seat]}: {text}: {error}") from error
        self.events += self.match.happened

    def take_events(self) -> list[Event]:
        out, self.events = self.events, []
        return out

    def first(self) -> Question | None:
        """The question that waits for an answer."""
        return next((one for one in self.match.questions if not one.offer), None)

    def of(self, line: str) -> Question | None:
        """Whoever may answer this line of a script now: "text", or "seat: text"."""
        who, text = self.split(line)
        for question in self.match.questions:
            if (not who or self.names[question.seat] == who) and question.find(text) is not None:
                return question
        return None

    def split(self, line: str) -> tuple[str, str]:
        who, found, text = line.partition(": ")
        return (who, text) if found and who in self.names else ("", line)

    def wait(self) -> bool:
        """Give the answer that a script leaves out; False: there is none."""
        question = self.first()
        if question is None:
            return False
        choices = question.choices
        if self.idle in choices or len(choices) == 1:
            self.choose(self.idle if self.idle in choices else choices[0], question.seat)
            return True
        return False

    def play(self, line: str) -> None:
        """One line of a figure, after whatever it leaves out."""
        for _ in range(PATIENCE):
            question = self.of(line)
            if question is not None:
                self.choose(self.split(line)[1], question.seat)
                return
            if not self.wait():
                break
        raise Astray(f"{line!r} is not legal: {self.asked()}")

    def asked(self) -> str:
        question = self.first()
        if question is None:
            return "nobody is asked"
        return f"{self.names[question.seat]} {question.kind}: {', '.join(question.choices[:30])}"

    def step(self, step: FigureStep) -> None:
        for line in step.choose:
            self.play(line)
        if step.expect or step.refused or step.to:
            self.settle()
        if step.to:
            for _ in range(PATIENCE):
                question = self.first()
                if question is None or self.names[question.seat] == step.to or not self.wait():
                    break

    def settle(self) -> None:
        """Answers that leave no choice are given."""
        for _ in range(PATIENCE):
            question = self.first()
            if not self.idle or question is None or question.choices != [self.idle]:
                return
            self.choose(self.idle, question.seat)


def figure(game: str, it: Figure, idle: str) -> Scene:
    return Scene(game, it.start, it.options, idle)


class Lecture(Scene):
    """A stage of a lesson: the others play by the script, the reader answers the steps."""

    def __init__(self, game: str, stage: Stage, seat: int, idle: str) -> None:
        super().__init__(game, stage.start, stage.options, idle)
        self.seat = seat
        self.others = list(stage.others)

    def mine(self) -> Question | None:
        question = self.first()
        return question if question is not None and question.seat == self.seat else None

    def wanted(self, step: LessonStep) -> list[str]:
        """The legal answers that the step takes, the one that the lesson goes by first."""
        question = self.mine()
        legal = [] if question is None or question.choices == [self.idle] else question.choices
        return [text for pattern in step.want for text in legal if fits(text, pattern)]

    def advance(self, step: LessonStep | None) -> bool:
        """One answer that is not the reader's to give; False: it is his turn, or nothing happens any more.

        `step` is what he will be asked; None: the stage is done. An answer without a choice is given for him.
        """
        question = self.first()
        if question is None:
            return False
        choices = question.choices
        if question.seat == self.seat:
            if len(choices) > 1 or (step is not None and self.wanted(step)):
                return False
            self.choose(choices[0], self.seat)
            return True
        if self.others:
            who, text = self.split(self.others[0])
            if text in choices and who in ("", self.names[question.seat]):
                self.others.pop(0)
                self.choose(text, question.seat)
                return True
        if self.idle in choices:
            self.choose(self.idle, question.seat)
        elif len(choices) == 1:
            self.choose(choices[0], question.seat)
        elif step is None:
            return False
        else:
            raise Astray(f"the script has no answer: {self.asked()}; next in it: {self.others[:1]}")
        return True

    def run(self, step: LessonStep | None) -> None:
        for _ in range(PATIENCE):
            if not self.advance(step):
                return
        raise Astray("the others never stop")
