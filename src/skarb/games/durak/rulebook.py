"""Durak of the Black Book as the platform sees it: every question of `Game` answered by the module that knows."""

from random import Random
from typing import Any

from skarb.games.durak import cards, notation, options, positions, refusals, solver, tactics, views, worlds
from skarb.games.durak.flow import DEAL
from skarb.games.durak.state import Durak
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import State
from skarb.texts import say


def durak(s: State) -> Durak:
    assert isinstance(s, Durak)
    return s


class DurakGame(Game):
    id = "durak"
    version = "1"
    seats = (2, 3, 4, 5, 6)
    options = options.OPTIONS
    options_rule = "DUR-17.15"

    def complete(self, seats: int, options_given: dict[str, Any] | None) -> dict[str, Any]:
        return options.check(seats, super().complete(seats, options_given))

    def setup(self, seats: int, options_full: dict[str, Any], key: bytes) -> State:
        s = Durak(options.Setup(seats, options_full))
        s.key = key
        s.push(DEAL)
        return s

    def place(self, position: dict[str, Any], options_given: dict[str, Any] | None) -> State:
        reader = positions.Reader(position)
        full = self.complete(len(reader.names), options_given)
        return positions.place(position, reader, options.Setup(len(reader.names), full, reader.names))

    def seats_of(self, s: State) -> int:
        return durak(s).setup.seats

    def names(self, s: State) -> list[str]:
        return durak(s).setup.names

    def sides(self, s: State) -> list[int]:
        return [0, 1, 0, 1] if durak(s).setup.team else super().sides(s)

    def position(self, s: State) -> dict[str, Any]:
        return positions.write(durak(s))

    def text(self, s: State, choice: int) -> str:
        return notation.text(choice)

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        return notation.touches(durak(s), choice)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return views.view(durak(s), seat)

    def world(self, s: State, seat: int, key: bytes) -> State:
        return worlds.world(durak(s), seat, key)

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        return refusals.why_not(durak(s), seat, text)

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        return notation.label(durak(s), choice)

    def cards(self) -> list[str]:
        return cards.TEXT[: cards.CARDS]

    def card_text(self, card: str, lang: str) -> str:
        effect = cards.EFFECT[card[:-1]]
        target = effect["targets"][card[-1]] if "targets" in effect else card[-1]
        return say(lang, "durak", "effect-" + effect["rule"].replace("_", "-"), suit="@suits-" + target)

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        return views.picture(view, lang)

    def value(self, s: State, seat: int) -> float:
        return tactics.value(durak(s), seat)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        return tactics.quick(durak(s), choices, random)

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        return tactics.thinking(level, seats)

    def solve(self, s: State) -> tuple[int, float] | None:
        return solver.solve(durak(s))

    def progress(self, s: State) -> list[float]:
        """Fool points so far, in a series."""
        state = durak(s)
        if not state.setup.series:
            return []
        return [float(count) for count in state.points or (0,) * state.setup.seats]
