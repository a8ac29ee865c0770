"""Many games stepped at once into NumPy arrays, in this process or in several. Needs NumPy alone.

Games begin anew by themselves. Game `i` is the same whatever the number of workers: all depends on the seed, the
number of the game and the actions.
"""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skarb.env.shape import Floats, Shape
from skarb.kernel.batch import Batch

FLAGS, LEVELS, ASKED, LENGTHS, NUMBERS, ROWS = range(6)  # of what a batch tells in bytes
Told = tuple[list[bytes], list[int], list[list[float]]]  # those; the games that ended, and their rewards


class Seen(NamedTuple):
    """Where all games stand, for the seat that is asked in each. `n` games have `m` choices between them."""

    observation: Floats  # (n, size)
    seat: NDArray[np.int64]  # (n,): who is asked
    starts: NDArray[np.int64]  # (n + 1,): where the choices of each game begin in `legal` and `choices`
    legal: NDArray[np.int64]  # (m,): the actions that are legal
    mask: NDArray[np.bool_] | None  # (n, actions), if choices are numbered
    choices: Floats | None  # (m, width), if they are rows
    reward: Floats  # (n, seats): what the last step brought; 0 until a game is over
    done: NDArray[np.bool_]  # (n,): games that were over, and have begun anew

    def any(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action in every game, each as likely."""
        first = self.starts[:-1]
        many = self.starts[1:] - first
        return self.legal[first + (chance.random(len(first)) * many).astype(np.int64)]


def keep_memory() -> None:
    """The C library of Linux gives big blocks back to the system and asks for them anew at every step, which takes
    longer than to fill them. Once it has freed one of this size it keeps those that are smaller."""
    np.empty(31 << 20, np.uint8)


def told(batch: Batch) -> Told:
    """A batch as bytes and short lists, which cross from process to process."""
    sheet = batch.sheet
    writers = (sheet.flags, sheet.levels, batch.asked, batch.lengths, batch.numbers, batch.rows)
    return [each.getvalue() for each in writers], [batch.first + i for i in batch.ended], batch.rewards


def work(line: Connection, game: str, seats: int, options: dict[str, Any], part: range, numbered: bool) -> None:
    """A worker: a seed begins, the bytes of actions step, None ends. What goes wrong is sent back."""
    keep_memory()
    batch = Batch(Shape(game, seats, options, 0, numbered).game, seats, options, part.start, len(part), numbered)
    while (order := line.recv()) is not None:
        try:
            batch.step(order) if isinstance(order, bytes) else batch.begin(order)
            line.send(told(batch))
        except ValueError as error:
            line.send(error)


class Vector:
    """`n` games at once. With `workers` above 1 that many processes play them; close it then, or use `with`."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        workers: int = 1,
        numbered: bool | None = None,
    ) -> None:
        keep_memory()
        self.shape = shape = Shape(game, seats, options, 0, numbered)
        self.n, self.workers = n, min(workers, n)
        cuts = [n * i // self.workers for i in range(self.workers + 1)]
        self.parts = [range(cuts[i], cuts[i + 1]) for i in range(self.workers)]
        self.firsts = np.arange(n) * shape.actions  # where each game's actions begin in a mask
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        if self.workers == 1:
            self.batch = Batch(shape.game, shape.seats, shape.options, 0, n, shape.numbered)
            return
        context = get_context("spawn")
        for part in self.parts:
            line, other = context.Pipe()
            job = (other, game, shape.seats, shape.options, part, shape.numbered)
            process = context.Process(target=work, args=job, daemon=True)
            process.start()
            other.close()
            self.lines.append(line)
            self.processes.append(process)

    def reset(self, seed: str | int = 0) -> Seen:
        return self._seen(self._tell([seed] * self.workers))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Seen:
        """Answer in every game: the number of a choice, or of its row."""
        answers = np.asarray(actions).astype(np.int64, casting="same_kind")
        if answers.shape != (self.n,):
            raise ValueError(f"{self.n} games take {self.n} actions, not {answers.size}")
        return self._seen(self._tell([answers[part.start : part.stop].tobytes() for part in self.parts]))

    def _tell(self, orders: list[Any]) -> list[Told]:
        if self.workers == 1:
            order = orders[0]
            self.batch.step(order) if isinstance(order, bytes) else self.batch.begin(order)
            return [told(self.batch)]
        for line, order in zip(self.lines, orders, strict=True):
            line.send(order)
        found = [line.recv() for line in self.lines]
        for each in found:
            if isinstance(each, ValueError):
                raise each
        return found

    def _seen(self, parts: list[Told]) -> Seen:
        shape, n = self.shape, self.n
        all_of = [part[0] for part in parts]
        told = all_of[0] if len(parts) == 1 else [b"".join(some) for some in zip(*all_of, strict=True)]
        seat, lengths, legal = (np.frombuffer(told[i], np.int64) for i in (ASKED, LENGTHS, NUMBERS))
        starts = np.zeros(n + 1, np.int64)
        lengths.cumsum(out=starts[1:])
        mask: NDArray[np.bool_] | None = None
        rows: Floats | None = None
        if shape.numbered:
            mask = np.zeros((n, shape.actions), np.bool_)
            mask.reshape(-1)[legal + self.firsts.repeat(lengths)] = True
        else:
            legal = np.arange(starts[-1]) - starts[:-1].repeat(lengths)
            rows = shape.row_floats(told[ROWS])
        reward, done = np.zeros((n, shape.seats), np.float32), np.zeros(n, np.bool_)
        for _, ended, rewards in parts:
            if ended:
                done[ended] = True
                reward[ended] = rewards
        return Seen(shape.sheet(told[FLAGS], told[LEVELS]), seat, starts, legal, mask, rows, reward, done)

    def close(self) -> None:
        for line in self.lines:
            line.send(None)
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
