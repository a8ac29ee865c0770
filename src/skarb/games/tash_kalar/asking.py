"""The questions of Tash-Kalar have this in common: one choice is no question, TSK-30.13; choices are written down."""

from skarb.games.tash_kalar.state import Arena
from skarb.kernel.state import UNANSWERED, Ask


class Decision(Ask[Arena]):
    """A question within a turn. What was chosen since the last free moment is kept for positions, TSK-33.6."""

    def options(self, s: Arena) -> list[int]:
        """The choices; a handover that could be offered is none of them."""
        raise NotImplementedError

    def take(self, s: Arena, choice: int) -> None:
        raise NotImplementedError

    def seat(self, s: Arena) -> int:
        return s.turn

    def forced(self, s: Arena) -> int:
        s.options = options = self.options(s)
        return options[0] if len(options) == 1 else UNANSWERED

    def choices(self, s: Arena, seat: int) -> list[int]:
        return (self.options(s) if s.options is None else s.options).copy()

    def choose(self, s: Arena, seat: int, choice: int) -> None:
        if s.options is None or len(s.options) > 1:
            s.since.append(choice)
        s.options = None
        self.take(s, choice)
