"""A contest: which bots play which deals from which seats, and one such game. Deterministic, whoever plays it where.

Deals are paired: every deal is played once for each rotation of the same bots around the table, so that nobody is
lucky with cards or seats. Where all play together each bot plays every deal on all seats, and what they made of it is
compared. A game depends on the contest's seed and its own number alone.
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
        self.together()
        return self

    def together(self) -> bool:
        """Whether all seats are one side."""
        match = skarb.new(self.game, self.seats, self.seed, self.options)
        return match.game.together(match.state)


@dataclass(frozen=True)
class Fixture:
    """One game of a contest: `seating[i]` is the bot (by number) on seat i."""

    number: int
    deal: int
    seating: tuple[int, ...]


def pairings(contest: Contest) -> list[tuple[int, ...]]:
    """Who meets whom: pairs, repeated around a larger table (two bots on four seats: A B A B).

    Where all play together nobody meets anybody: each bot for itself.
    """
    if contest.together():
        return [(bot,) * contest.seats for bot in range(len(contest.bots))]
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


def schedule(contest: Contest) -> Iterator[Fixture]:
    """The games of a contest, without end: deal after deal, every pairing, every rotation."""
    number = deal = 0
    groups = pairings(contest)
    while True:
        for seating in groups:
            for turned in rotations(seating):
                yield Fixture(number, deal, turned)
                number += 1
        deal += 1


def play(contest: Contest, fixture: Fixture) -> dict[str, Any]:
    """Play one game. All but `seconds` depends on nothing but the contest and the fixture's number.

    `seconds` are those of every choice that was one, by seat: of this process's processor, so that a busy machine
    changes little.
    """
    made = {number: entrant(contest.bots[number])() for number in set(fixture.seating)}
    match = skarb.new(contest.game, contest.seats, f"{contest.seed} deal {fixture.deal}", contest.options)
    decisions = [0] * contest.seats
    seconds: list[list[float]] = [[] for _ in range(contest.seats)]
    ply = 0
    while (question := match.question) is not None:
        seat = question.seat
        began = process_time()
        mind = sit(match, seat, f"{contest.seed} {fixture.number} {seat} {ply}")
        choice = made[fixture.seating[seat]].choose(mind)
        if len(question.choices) > 1:
            seconds[seat].append(process_time() - began)
        match.choose(choice, seat)
        decisions[seat] += 1
        ply += 1
    result = match.result
    assert result is not None
    sides = match.game.sides(match.state)
    lost = len(set(sides)) == 1 and not result.winners
    places = [int(lost)] * contest.seats
    for place, group in enumerate([] if lost else result.ranking):
        for seat in group:
            if isinstance(seat, int):
                places[seat] = place
    return {
        "number": fixture.number,
        "deal": fixture.deal,
        "seating": list(fixture.seating),
        "sides": sides,
        "places": places,
        "scores": [float(score) if isinstance(score, (int, float)) else float(sum(score)) for score in result.scores],
        "decisions": decisions,
        "seconds": seconds,
    }
