"""The questions of Tash-Kalar have this in common: one choice is no question, TSK-30.13; choices are written down."""

from skarb.games.tash_kalar.choice import HANDOVER
from skarb.games.tash_kalar.state import TashKalar
from skarb.kernel.state import UNANSWERED, Ask


class Decision(Ask[TashKalar]):
    """A question within a turn. What was chosen since the last free moment is kept for positions, TSK-33.6."""

    def seat(self, s: TashKalar) -> int:
        return s.turn

    def take(self, s: TashKalar, choice: int) -> None:
        raise NotImplementedError

    def forced(self, s: TashKalar) -> int:
        """A handover that could be offered is no choice here; it comes last."""
        legal = s.choices()
        if len(legal) == 1 or (len(legal) == 2 and legal[1] == HANDOVER):
            s.alone = True
            return legal[0]
        return UNANSWERED

    def choose(self, s: TashKalar, seat: int, choice: int) -> None:
        if s.alone:
            s.alone = False
        else:
            s.since = [*s.since, choice]
        self.take(s, choice)
