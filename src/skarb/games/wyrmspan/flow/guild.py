"""The Dragon Guild: a step on the track, and the marker of a brown space. Section 15"""

from typing import Any, ClassVar

from skarb.games.wyrmspan.cards import BENEFIT, MARKERS, TRACK
from skarb.games.wyrmspan.choice import MARK, SHIFT
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.run import GUILD, SQUARE, Asks, carry_out
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED


def advance(s: Wyrmspan, seat: int) -> None:
    """The token moves one space and gives its bonus at once. WYR-15.2"""
    p = s.players[seat]
    p.advances += 1
    space = p.advances % 12
    if s.events is not None:
        s.tell("advance", {"seat": seat, "space": space})
    if TRACK[space]:
        carry_out(s, GUILD + space, TRACK[space], seat, 0)
    elif len(p.markers) < MARKERS:  # WYR-15.3, 15.6
        s.push(Square(seat))


class Square(Asks):
    """A brown space: place a marker on a free square and use its benefit. WYR-15.3"""

    kind: ClassVar[str] = "square"
    rule: ClassVar[str] = "WYR-15.3"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        room = s.setup.squares
        return [MARK | square << SHIFT for square in range(1, 8) if s.square_taken(square) < room[square]]

    def forced(self, s: Wyrmspan) -> int:
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        square = choice >> SHIFT
        p = s.players[seat]
        p.markers = (*p.markers, square)
        if s.events is not None:
            s.tell("mark", {"seat": seat, "square": news.square(square)})
        if square <= 3:  # WYR-15.8
            carry_out(s, SQUARE + square, BENEFIT[s.setup.tile][square], seat, 0)
