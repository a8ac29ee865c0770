"""Several games of one kind played side by side, for those who learn: numbers out, answers in, new deals by themselves.

Games are counted through the whole batch, whoever plays which part of it: game `i` deals its `k`th deal from the seed,
`i` and `k` alone, so that it runs the same wherever it runs.
"""

from typing import Any

from skarb.kernel.chance import key_of
from skarb.kernel.features import Features
from skarb.kernel.game import Game
from skarb.kernel.state import State


def rewards_of(game: Game[Any], s: State) -> list[float]:
    """From 1 (first place) down to -1 (last), 0 if all are level; together, or alone, by how well it went."""
    n = game.seats_of(s)
    result = s.result
    if result is None:
        return [0.0] * n
    if game.together(s) and len(result.ranking) > 1:  # against the game's own player
        return [1.0 if seat in result.winners else -1.0 for seat in range(n)]
    if game.together(s):
        return [2.0 * game.value(s, seat) - 1.0 for seat in range(n)]
    out = [0.0] * n
    last = len(result.ranking) - 1
    for place, group in enumerate(result.ranking):
        for seat in group:
            if last and isinstance(seat, int):
                out[seat] = 1.0 - 2.0 * place / last
    return out


def features_of(game: Game[Any]) -> Features[Any]:
    found = game.features
    if found is None:
        raise ValueError(f"{game.id} does not tell its positions as numbers: it has no features.py")
    return found


class Batch:
    """The games from `first` on, `count` of them. After `begin` and every `step` its fields tell where they stand."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any] | None, first: int, count: int, numbered: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(seats, options)
        self.first = first
        self.count = count
        self.numbered = numbered
        self.seed: str | int = 0
        self.states: list[State] = []
        self.deals: list[int] = []
        self.legal: list[list[int]] = []
        # what the last step left
        self.positions: list[bytes] = []  # for the seat that is asked
        self.asked: list[int] = []
        self.numbers: list[list[int]] = []  # of the choices, if they are numbered
        self.rows: list[bytes] = []  # else their rows
        self.lengths: list[int] = []  # how many choices each has
        self.ended: list[int] = []  # games that were over, and began anew
        self.rewards: list[list[float]] = []  # of those

    def deal(self, i: int) -> State:
        key = key_of(f"{self.seed} {self.first + i} {self.deals[i]}")
        s: State = self.game.setup(self.seats, self.options, key)
        s.run()
        return s

    def begin(self, seed: str | int) -> None:
        self.seed = seed
        self.deals = [0] * self.count
        self.states = [self.deal(i) for i in range(self.count)]
        self.ended = []
        self.rewards = []
        self.look()

    def step(self, actions: list[int]) -> None:
        """Answer in every game: the number of a choice, or its row."""
        states = self.states
        self.ended = []
        self.rewards = []
        for i, action in enumerate(actions):
            s = states[i]
            legal = self.legal[i]
            row = self.row_of(i, action) if self.numbered else action
            if not 0 <= row < len(legal):
                raise ValueError(f"action {action} is not legal now in game {self.first + i}")
            s.answer(legal[row])
            if not s.stack:
                self.ended.append(i)
                self.rewards.append(rewards_of(self.game, s))
                self.deals[i] += 1
                states[i] = self.deal(i)
        self.look()

    def row_of(self, i: int, action: int) -> int:
        """Which of its choices has that number, -1 if none."""
        for row, number in enumerate(self.numbers[i]):
            if number == action:
                return row
        return -1

    def look(self) -> None:
        features = features_of(self.game)
        position, choices, number = features.position, features.choices, features.numbers
        positions: list[bytes] = []
        asked: list[int] = []
        numbers: list[list[int]] = []
        rows: list[bytes] = []
        lengths: list[int] = []
        legal: list[list[int]] = []
        for s in self.states:
            seat = s.seat()
            may = s.choices()
            legal.append(may)
            asked.append(seat)
            positions.append(position(s, seat))
            lengths.append(len(may))
            if self.numbered and number is not None:
                numbers.append(number(s, seat, may))
            else:
                rows.append(choices(s, seat, may))
        self.positions, self.asked, self.numbers, self.rows = positions, asked, numbers, rows
        self.lengths, self.legal = lengths, legal
