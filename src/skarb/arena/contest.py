"""A contest: which bots play which deals from which seats, and one such game. Deterministic, whoever plays it where.

Deals are paired: every deal is played once for each rotation of the same bots around the table, so that nobody is
lucky with cards or seats. A game depends on the contest's seed and its own number alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from time import process_time
from typing import Any

import skarb
from skarb.arena.entrant import entrant
from skarb.bots import sit
from skarb.kernel.refusal import refuse


@dataclass(frozen=True)
class Contest:
    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: str = "arena"
    options: dict[str, Any] = field(default_factory=dict)
    gauntlet: bool = False  # the first bot against each other one, instead of everybody against everybody

    def check(self) -> "Contest":
        """Itself, or a refusal if it cannot be played."""
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise refuse("", "arena-bots")
        for name in self.bots:
            entrant(name)
        skarb.new(self.game, self.seats, self.seed, self.options)
        return self


@dataclass(frozen=True)
class Game:
    """One game of a contest: `seating[i]` is the bot (by number) on seat i."""

    number: int
    deal: int
    seating: tuple[int, ...]


def pairings(contest: Contest) -> list[tuple[int, ...]]:
    """Who meets whom: pairs, repeated around a larger table (two bots on four seats: A B A B)."""
    pairs = [pair for pair in combinations(range(len(contest.bots)), 2) if not contest.gauntlet or pair[0] == 0]
    if contest.seats == 2 or len(contest.bots) == 2:
        return [tuple(pair[i % 2] for i in range(contest.seats)) for pair in pairs]
    size = min(contest.seats, len(contest.bots))
    groups = [group for group in combinations(range(len(contest.bots)), size) if not contest.gauntlet or group[0] == 0]
    return [tuple(group[i % size] for i in range(contest.seats)) for group in groups]


def rotations(seating: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different turns of the same bots around the table."""
    turned = [seating[i:] + seating[:i] for i in range(len(seating))]
    return list(dict.fromkeys(turned))


def schedule(contest: Contest) -> Iterator[Game]:
    """The games of a contest, without end: deal after deal, every pairing, every rotation."""
    number = deal = 0
    while True:
        for seating in pairings(contest):
            for turned in rotations(seating):
                yield Game(number, deal, turned)
                number += 1
        deal += 1


def play(contest: Contest, game: Game) -> dict[str, Any]:
    """Play one game. All but `seconds` depends on nothing but the contest and the game's number.

    `seconds` are those of every choice that was one, by seat: of this process's processor, so that a busy machine
    changes little.
    """
    made = {number: entrant(contest.bots[number])() for number in set(game.seating)}
    match = skarb.new(contest.game, contest.seats, f"{contest.seed} deal {game.deal}", contest.options)
    decisions = [0] * contest.seats
    seconds: list[list[float]] = [[] for _ in range(contest.seats)]
    ply = 0
    while (question := match.question) is not None:
        seat = question.seat
        began = process_time()
        chair = sit(match, seat, f"{contest.seed} {game.number} {seat} {ply}")
        choice = made[game.seating[seat]].choose(chair)
        if len(question.choices) > 1:
            seconds[seat].append(process_time() - began)
        match.choose(choice, seat)
        decisions[seat] += 1
        ply += 1
    result = match.result
    assert result is not None
    places = [0] * contest.seats
    for place, group in enumerate(result.ranking):
        for seat in group:
            if isinstance(seat, int):
                places[seat] = place
    return {
        "number": game.number,
        "deal": game.deal,
        "seating": list(game.seating),
        "places": places,
        "scores": [float(score) if isinstance(score, (int, float)) else float(sum(score)) for score in result.scores],
        "decisions": decisions,
        "seconds": seconds,
    }
