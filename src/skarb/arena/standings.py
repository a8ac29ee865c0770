"""The standings of a contest: points of each pair with confidence intervals, and OpenSkill ratings."""

from math import sqrt
from typing import Any

from openskill.models import ThurstoneMostellerFull

from skarb.arena.contest import Contest

SURE = 3.3  # standard deviations before a contest that looks again and again may call a lead significant


class Pair:
    """How one bot fared against another: for every two of their seats 1 for the better place, ½ for level.

    The games of a deal, with seats exchanged, are one observation: that is what makes paired deals count.
    """

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self._deal = -1  # the deal that is being counted
        self._played, self._won = 0, 0.0
        self._deals, self._sum, self._squares = 0, 0.0, 0.0  # the deals before it

    def add(self, deal: int, points: float) -> None:
        if deal != self._deal:
            self._deals, self._sum, self._squares = self._counted()
            self._deal, self._played, self._won = deal, 0, 0.0
        self._played += 1
        self._won += points
        self.games += 1
        self.points += points

    def _counted(self) -> tuple[int, float, float]:
        """How many deals, the sum of their shares, and of the squares."""
        if not self._played:
            return 0, 0.0, 0.0
        share = self._won / self._played
        return self._deals + 1, self._sum + share, self._squares + share * share

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """By the spread between deals, with one deal won and one lost added: few deals prove little."""
        deals, total, squares = self._counted()
        n = deals + 2
        mean = (total + 1.0) / n
        spread = max(0.0, (squares + 1.0 - n * mean * mean) / (n - 1))
        half = z * sqrt(spread / n)
        return max(0.0, mean - half), min(1.0, mean + half)

    @property
    def settled(self) -> bool:
        low, high = self.interval(SURE)
        return low > 0.5 or high < 0.5


class Standings:
    """Feed it games in the order of their numbers; the same games give the same standings."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.played = [0] * len(contest.bots)
        self.model = ThurstoneMostellerFull(tau=0.0)  # bots do not learn; and `predict_win` is of this model
        self.ratings = [self.model.rating(name=name) for name in contest.bots]
        self.pairs = {(a, b): Pair() for a in range(len(contest.bots)) for b in range(len(contest.bots)) if a != b}
        self.seconds: list[list[float]] = [[] for _ in contest.bots]  # of every choice
        self.course: list[list[float]] = []  # all ratings after every game
        self._deal = -1  # played together: the deal, and what each bot made of it so far
        self._made: dict[int, tuple[int, float]] = {}

    def add(self, row: dict[str, Any]) -> None:
        seating, places = row["seating"], row["places"]
        sides: list[int] = row.get("sides") or list(range(len(seating)))
        self.games += 1
        for bot in set(seating):
            self.played[bot] += 1
        points: dict[tuple[int, int], list[float]] = {}
        for i, a in enumerate(seating):
            self.seconds[a] += row["seconds"][i]
            for j, b in enumerate(seating):
                if a != b and sides[i] != sides[j]:
                    won = 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                    points.setdefault((a, b), []).append(won)
        for pair, won_by_seats in points.items():
            self.pairs[pair].add(row["deal"], sum(won_by_seats) / len(won_by_seats))
        if len(set(sides)) == 1:
            self._compare(row)
        else:
            self._rate(seating, sides, places)
        self.course.append([rating.mu for rating in self.ratings])

    def _compare(self, row: dict[str, Any]) -> None:
        """One bot on all seats: it won or lost, with a score, against what the others made of the same deal."""
        deal, bot = row["deal"], row["seating"][0]
        if deal != self._deal:
            self._deal, self._made = deal, {}
        made = (-row["places"][0], row["scores"][0])
        for other, theirs in self._made.items():
            won = 1.0 if made > theirs else 0.5 if made == theirs else 0.0
            self.pairs[bot, other].add(deal, won)
            self.pairs[other, bot].add(deal, 1.0 - won)
            self._rate([bot, other], [0, 1], [int(made < theirs), int(made > theirs)])
        self._made[bot] = made

    def _rate(self, seating: list[int], sides: list[int], places: list[int]) -> None:
        """Sides are rated as teams, a bot on several seats gets the mean."""
        teams = [[seat for seat, other in enumerate(sides) if other == side] for side in dict.fromkeys(sides)]
        rated = self.model.rate(
            [[self.ratings[seating[seat]] for seat in team] for team in teams],
            ranks=[float(places[team[0]]) for team in teams],
        )
        found = {
            seat: rating for team, new in zip(teams, rated, strict=True) for seat, rating in zip(team, new, strict=True)
        }
        for bot in set(seating):
            new = [rating for seat, rating in found.items() if seating[seat] == bot]
            mu, sigma = sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new)
            self.ratings[bot] = self.model.rating(name=self.contest.bots[bot], mu=mu, sigma=sigma)

    def chance(self, a: int, b: int) -> float:
        """How likely the ratings think it that `a` is placed before `b`."""
        return float(self.model.predict_win([[self.ratings[a]], [self.ratings[b]]])[0])

    @property
    def settled(self) -> bool:
        """Whether every pair that met is decided."""
        return all(pair.settled for pair in self.pairs.values() if pair.games)

    def rows(self) -> list[dict[str, Any]]:
        """The bots, best rating first."""
        out = []
        for bot, name in enumerate(self.contest.bots):
            met = [pair for (a, _), pair in self.pairs.items() if a == bot]
            games = sum(pair.games for pair in met)
            times = sorted(self.seconds[bot])
            out.append(
                {
                    "bot": name,
                    "rating": self.ratings[bot].mu,
                    "uncertainty": self.ratings[bot].sigma,
                    "share": sum(pair.points for pair in met) / games if games else 0.5,
                    "games": self.played[bot],
                    "ms": 1000 * sum(times) / max(1, len(times)),
                    "ms_99": 1000 * times[int(0.99 * (len(times) - 1))] if times else 0.0,
                }
            )
        return sorted(out, key=lambda row: -float(row["rating"]))
