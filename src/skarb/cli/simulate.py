"""`skarb simulate`: many games of random play, and what came of them."""

from collections import Counter
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.playout import play_out
from skarb.texts import say


class Tally:
    """Results of games between the same seats. Game i of a seed is dealt by the seed "SEED/i"."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any] | None, seed: str) -> None:
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
        began = perf_counter()
        s = self.game.setup(self.seats, self.options, key_of(seed))
        s.run()
        self.lengths.append(play_out(s, Random(seed)))
        self.seconds += perf_counter() - began
        assert s.result is not None
        winners = s.result.winners
        self.won.update(winners)
        sides = self.game.sides(s)
        self.shared += len({sides[who] if isinstance(who, int) else who for who in winners}) > 1
        self.without += not winners
        for seat, points in enumerate(s.result.scores[: self.seats] if isinstance(s.result.scores, list) else []):
            if isinstance(points, (int, float)):
                self.scores[seat].append(points)


def run(console: Console, tally: Tally, games: int, lang: str) -> bool:
    """Play, with a progress bar on a terminal. False if it was interrupted."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        try:
            for i in range(games):
                tally.play(i)
                progress.advance(task)
        except KeyboardInterrupt:
            return False
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
        share = f"{tally.won[seat]} ({tally.won[seat] / played:.1%})"
        table.add_row(str(seat), share, f"{mean(scores):.2f}" if scores else "–")
    console.print(table)
    console.print(heard("cli-shared-or-none", shared=tally.shared, none=tally.without))
    lengths = tally.lengths
    console.print(heard("cli-lengths", least=min(lengths), middle=int(median(lengths)), most=max(lengths)))
    speed = int(sum(lengths) / tally.seconds), round(played / tally.seconds, 1)
    console.print(heard("cli-speed", decisions=speed[0], games=speed[1], seconds=round(tally.seconds, 2)))
