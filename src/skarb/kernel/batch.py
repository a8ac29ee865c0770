"""Several games of one kind played side by side, for those who learn: numbers out, answers in, new deals by themselves.

Games are counted through the whole batch, whoever plays which part of it: game `i` deals its `k`th deal from the seed,
`i` and `k` alone, so that it runs the same wherever it runs.
"""

from typing import Any

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from skarb.kernel.chance import key_of
from skarb.kernel.features import Features
from skarb.kernel.game import Game
from skarb.kernel.sheet import Sheet
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
        self.features = features_of(game)
        self.seats = seats
        self.options = game.complete(seats, options)
        self.first = first
        self.count = count
        self.numbered = numbered
        self.seed: str | int = 0
        self.states: list[State] = []
        self.deals: list[int] = []
        self.legal: list[list[Any]] = []  # choices, as objects: they pass from list to list
        # what the last step left
        self.sheet = Sheet()  # positions, for the seat that is asked
        self.asked = BytesWriter()  # eight bytes each: the seats,
        self.lengths = BytesWriter()  # how many choices each has,
        self.numbers = BytesWriter()  # and their numbers, if they are numbered
        self.rows = BytesWriter()  # else their rows
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

    def step(self, actions: bytes) -> None:
        """Answer in every game: the number of a choice, or its row, in 8 bytes. If one is not legal none is made."""
        answers = self.answers(actions)
        states = self.states
        self.ended = []
        self.rewards = []
        for i, s in enumerate(states):
            s.answer(answers[i])
            if not s.stack:
                self.ended.append(i)
                self.rewards.append(rewards_of(self.game, s))
                self.deals[i] += 1
                states[i] = self.deal(i)
        self.look()

    def answers(self, actions: bytes) -> list[Any]:
        """The choices with those numbers, or in those rows."""
        out: list[Any] = []
        numbers = self.numbers.getvalue()
        at: i64 = 0  # in bytes
        index: i64 = 0
        for legal in self.legal:
            action = read_i64_le(actions, index)
            size: i64 = len(legal)
            row: i64 = 0
            if self.numbered:
                while row < size and read_i64_le(numbers, at) != action:
                    row += 1
                    at += 8
                at += 8 * (size - row)
            else:
                row = action
            if row < 0 or row >= size:
                raise ValueError(f"action {action} is not legal now in game {self.first + index // 8}")
            out.append(legal[row])
            index += 8
        return out

    def look(self) -> None:
        features, sheet, legal = self.features, self.sheet, self.legal
        asked, lengths, numbers, rows = self.asked, self.lengths, self.numbers, self.rows
        legal.clear()
        sheet.clear()
        asked.truncate(0)
        lengths.truncate(0)
        numbers.truncate(0)
        rows.truncate(0)
        numbered = self.numbered
        for s in self.states:
            seat = s.seat()
            may = s.choices()
            legal.append(may)
            write_i64_le(asked, seat)
            write_i64_le(lengths, len(may))
            features.write(s, seat, sheet)
            if numbered:
                features.number(s, seat, may, numbers)
            else:
                rows.write(features.choices(s, seat, may))
