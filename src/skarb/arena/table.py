"""The standings of a contest: points of each pair with confidence intervals, and OpenSkill ratings."""

from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from skarb.arena.contest import Contest

SURE = 3.3  # standard deviations before a contest that looks again and again may call a lead significant


class Pair:
    """How one bot fared against another: 1 for a game it was placed before the other, ½ for level."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's score interval of the share."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    @property
    def settled(self) -> bool:
        low, high = self.interval(SURE)
        return low > 0.5 or high < 0.5


class Table:
    """Feed it games in the order of their numbers; the same games give the same table."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.model = PlackettLuce()
        self.ratings = [self.model.rating(name=name) for name in contest.bots]
        self.pairs = {(a, b): Pair() for a in range(len(contest.bots)) for b in range(len(contest.bots)) if a != b}
        self.decisions = [0] * len(contest.bots)
        self.seconds = [0.0] * len(contest.bots)

    def add(self, row: dict[str, Any]) -> None:
        seating, places = row["seating"], row["places"]
        self.games += 1
        for seat, bot in enumerate(seating):
            self.decisions[bot] += row["decisions"][seat]
            self.seconds[bot] += row["seconds"][seat]
        mean = {bot: [places[s] for s, b in enumerate(seating) if b == bot] for bot in dict.fromkeys(seating)}
        place = {bot: sum(taken) / len(taken) for bot, taken in mean.items()}
        for a in place:
            for b in place:
                if a != b:
                    self.pairs[a, b].games += 1
                    self.pairs[a, b].points += 1.0 if place[a] < place[b] else 0.5 if place[a] == place[b] else 0.0
        order = list(place)
        rated = self.model.rate([[self.ratings[bot]] for bot in order], ranks=[place[bot] for bot in order])
        for bot, (rating,) in zip(order, rated, strict=True):
            self.ratings[bot] = rating

    @property
    def settled(self) -> bool:
        """Whether every pair that met is decided."""
        return all(pair.settled for pair in self.pairs.values() if pair.games)

    def rows(self) -> list[dict[str, Any]]:
        """The bots, best rating first."""
        out = []
        for bot, name in enumerate(self.contest.bots):
            met = [(self.pairs[bot, other].points, self.pairs[bot, other].games) for other in self.others(bot)]
            games = sum(n for _, n in met)
            out.append(
                {
                    "bot": name,
                    "rating": self.ratings[bot].mu,
                    "uncertainty": self.ratings[bot].sigma,
                    "share": sum(points for points, _ in met) / games if games else 0.5,
                    "games": games,
                    "ms": 1000 * self.seconds[bot] / max(1, self.decisions[bot]),
                }
            )
        return sorted(out, key=lambda row: -float(row["rating"]))

    def others(self, bot: int) -> list[int]:
        return [other for other in range(len(self.contest.bots)) if other != bot]
