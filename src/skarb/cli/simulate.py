"""`skarb simulate`: many games of random play, and what came of them."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from statistics import mean, median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.playout import play_out
from skarb.texts import local, say

WORTH = 200  # games for which it is worth while to start one process more
PART = 20  # games that are played at a time in another process


class Tally:
    """Results of games between the same seats. Game i of a seed is dealt by the seed "SEED/i"."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any] | None, seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(seats, options)
        self.seed = seed
        self.seconds = 0.0
        self.lengths: list[int] = []
        self.won: Counter[int] = Counter()  # by seat, alone or together
        self.shared = 0  # by more than one side
        self.without = 0
        self.scores: list[list[float]] = [[] for _ in range(seats)]

    def play(self, i: int) -> None:
        seed = f"{self.seed}/{i}"
        s = self.game.setup(self.seats, self.options, key_of(seed))
        s.run()
        self.lengths.append(play_out(s, Random(seed)))
        assert s.result is not None
        winners = s.result.winners
        self.won.update(winners)
        sides = self.game.sides(s)
        self.shared += len({sides[who] if isinstance(who, int) else who for who in winners}) > 1
        self.without += not winners
        for seat, points in enumerate(s.result.scores[: self.seats] if isinstance(s.result.scores, list) else []):
            if isinstance(points, (int, float)):
                self.scores[seat].append(points)

    def add(self, later: "Tally") -> None:
        self.lengths += later.lengths
        self.won.update(later.won)
        self.shared += later.shared
        self.without += later.without
        for mine, others in zip(self.scores, later.scores, strict=True):
            mine += others


def part(game: Game[Any], seats: int, options: dict[str, Any], seed: str, first: int, last: int) -> Tally:
    """In a process of its own: some of the games."""
    tally = Tally(game, seats, options, seed)
    for i in range(first, last):
        tally.play(i)
    return tally


def run(console: Console, tally: Tally, games: int, workers: int) -> bool:
    """Play, with a progress bar on a terminal. False if it was interrupted. The workers change nothing but the time."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    workers = min(workers, games // WORTH)
    began = perf_counter()
    with ExitStack() as stack:
        progress = stack.enter_context(
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        )
        task = progress.add_task("", total=games)
        try:
            if workers < 2:
                for i in range(games):
                    tally.play(i)
                    progress.advance(task)
            else:
                pool = ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_IGN))
                stack.callback(pool.shutdown, cancel_futures=True)
                same = (tally.game, tally.seats, tally.options, tally.seed)
                parts = [pool.submit(part, *same, i, min(i + PART, games)) for i in range(0, games, PART)]
                for i, one in enumerate(parts):
                    tally.add(one.result())
                    progress.update(task, completed=min((i + 1) * PART, games))
        except KeyboardInterrupt:
            return False
        finally:
            tally.seconds = perf_counter() - began
    return True


def summary(console: Console, tally: Tally, lang: str) -> None:
    def heard(message: str, **args: Any) -> str:
        return say(lang, tally.game.id, message, **args)

    played = len(tally.lengths)
    name = heard("game-name")
    console.print(heard("cli-simulated", games=played, name=name, seats=tally.seats, seed=tally.seed), style="bold")
    if not played:
        return
    table = Table(heard("cli-seat"), heard("cli-wins"), heard("cli-mean-score"), show_edge=False)
    for seat in range(tally.seats):
        scores = tally.scores[seat]
        share = f"{tally.won[seat]} ({local(f'{tally.won[seat] / played:.1%}', lang)})"
        table.add_row(str(seat), share, local(f"{mean(scores):.2f}", lang) if scores else "–")
    console.print(table)
    console.print(heard("cli-shared-or-none", shared=tally.shared, none=tally.without))
    lengths = tally.lengths
    console.print(heard("cli-lengths", least=min(lengths), middle=int(median(lengths)), most=max(lengths)))
    speed = int(sum(lengths) / tally.seconds), round(played / tally.seconds, 1)
    console.print(heard("cli-speed", decisions=speed[0], games=speed[1], seconds=round(tally.seconds, 2)))
