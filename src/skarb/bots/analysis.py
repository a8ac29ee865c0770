"""A played match, looked at again: what each choice cost, by what its seat could know, and where the match turned."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, Protocol

from skarb.bots.levels import Level
from skarb.bots.network import Values, learned
from skarb.bots.seat import Seat, sit
from skarb.kernel.batch import rewards_of
from skarb.kernel.match import Match, Thought

SURE: Final = 2.0  # standard errors by which a choice must be worse to be called worse


class Thinker(Protocol):
    """What judges: a `Level`, `Search` or `Greedy`."""

    def thoughts(self, seat: Seat) -> list[Thought]: ...

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]: ...


class Judgement:
    """One choice beside the best that the seat could have found, both valued in the same worlds."""

    def __init__(self, ply: int, by: Seat, choice: str, value: float, best: str, best_value: float) -> None:
        self.ply = ply
        self.by = by
        self.choice = choice
        self.value = value
        self.best = best
        self.best_value = best_value
        self.doubt = 0.0  # standard error of the difference

    @property
    def seat(self) -> int:
        return self.by.number

    @property
    def loss(self) -> float:
        """What the choice gave away, from 0 to 1."""
        return max(0.0, self.best_value - self.value)

    @property
    def sure(self) -> bool:
        return self.loss > 0.0 and self.loss >= SURE * self.doubt

    def json(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "choice": self.choice,
            "value": round(self.value, 4),
            "best": self.best,
            "best_value": round(self.best_value, 4),
            "loss": round(self.loss, 4),
            "doubt": round(self.doubt, 4),
        }


class Turn:
    """A choice after which the standing was another: its mean for a while before and for a while after."""

    def __init__(self, ply: int, by: Seat, choice: str, before: list[float], after: list[float]) -> None:
        self.ply = ply
        self.by = by
        self.choice = choice
        self.before = before
        self.after = after

    @property
    def seat(self) -> int:
        return self.by.number

    @property
    def change(self) -> float:
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))

    def json(self) -> dict[str, Any]:
        told = {"before": [round(x, 4) for x in self.before], "after": [round(x, 4) for x in self.after]}
        return {"ply": self.ply, "seat": self.seat, "choice": self.choice, **told}


class Analysis:
    """Judgements of all choices that were choices, and the standing before every ply and at the end.

    The standing is what the game has learned, or its rule of thumb, in the true state, all cards open: how it was, not
    what anybody knew.
    Judgements go by what the seat could know.
    """

    def __init__(self, names: list[str], sides: list[int]) -> None:
        self.names = names
        self.sides = sides  # partners have one standing
        self.judgements: list[Judgement] = []
        self.standings: list[list[float]] = []
        self.plies: list[tuple[Seat, str]] = []

    def lines(self) -> list[tuple[str, list[float]]]:
        """The standing of each side over the match, under the names of those who play for it."""
        out: list[tuple[str, list[float]]] = []
        for side in dict.fromkeys(self.sides):
            seats = [seat for seat, other in enumerate(self.sides) if other == side]
            out.append((" + ".join(self.names[seat] for seat in seats), [row[seats[0]] for row in self.standings]))
        return out

    def worst(self, count: int = 5) -> list[Judgement]:
        """The choices that surely gave something away, worst first."""
        lost = [judgement for judgement in self.judgements if judgement.sure]
        return sorted(lost, key=lambda judgement: (-judgement.loss, judgement.ply))[:count]

    def turning_points(self, count: int = 3) -> list[Turn]:
        """Where the standing changed most and for longer than a moment, in the order of play."""
        reach = max(1, len(self.plies) // 24)
        turns = []
        for ply, (by, choice) in enumerate(self.plies):
            before = _mean(self.standings[max(0, ply + 1 - reach) : ply + 1])
            after = _mean(self.standings[ply + 1 : ply + 1 + reach])
            turns.append(Turn(ply, by, choice, before, after))
        found: list[Turn] = []
        for turn in sorted(turns, key=lambda turn: (-turn.change, turn.ply)):
            if len(found) < count and turn.change > 0.0 and all(abs(turn.ply - t.ply) > reach for t in found):
                found.append(turn)
        return sorted(found, key=lambda turn: turn.ply)

    def json(self) -> dict[str, Any]:
        return {
            "names": self.names,
            "sides": self.sides,
            "judgements": [judgement.json() for judgement in self.judgements],
            "standings": [[round(value, 4) for value in row] for row in self.standings],
            "worst": [judgement.ply for judgement in self.worst()],
            "turning_points": [turn.json() for turn in self.turning_points()],
        }


def adept(match: Match, seconds: float = 0.0) -> Level:
    """Who judges if nobody is named: an adept, but positions are valued by what the game has learned."""
    return Level("adept", seconds, network=learned(match.game, match.seats, match.options))


def analyse(
    match: Match,
    thinker: Thinker | None = None,
    seed: str | int = 0,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Replay the match and judge. The same thinker and seed give the same judgements. `progress` hears each ply."""
    judge: Thinker = adept(match) if thinker is None else thinker
    again = match.beginning()
    values = Values(match.game, learned(match.game, match.seats, match.options))
    out = Analysis(match.game.names(match.state), match.game.sides(match.state))
    for ply, (seat, text) in enumerate(match.plies):
        out.standings.append(_standing(again, values))
        by = sit(again, seat, f"{seed} {ply}")
        out.plies.append((by, text))
        choices = by.choices
        if len(choices) > 1 and text in choices:  # standing offers are nobody's duty
            out.judgements.append(_judge(judge, ply, by, text))
        again.choose(text, seat)
        if progress is not None:
            progress(ply + 1)
    out.standings.append(_standing(again, values))
    return out


def _judge(thinker: Thinker, ply: int, by: Seat, text: str) -> Judgement:
    best = thinker.thoughts(by)[0]
    if best.choice == text:
        return Judgement(ply, by, text, best.value, text, best.value)
    better, taken = thinker.compare(by, [best.choice, text])
    n = len(taken)
    values = sum(taken) / n, sum(better) / n
    out = Judgement(ply, by, text, values[0], best.choice, values[1])
    if n > 1:
        mean = values[1] - values[0]
        out.doubt = sqrt(sum([(b - t - mean) ** 2 for b, t in zip(better, taken, strict=True)]) / (n * (n - 1)))
    return out


def _standing(match: Match, values: Values) -> list[float]:
    """At the end who won; before, what two say of themselves and of each other is brought together."""
    if match.result is not None and not match.game.together(match.state):
        return [(reward + 1.0) / 2.0 for reward in rewards_of(match.game, match.state)]
    found = values.all(match.state, match.seats)
    if values.network is not None and len(found) == 2:
        first = (found[0] + 1.0 - found[1]) / 2.0
        return [first, 1.0 - first]
    return found


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum([row[seat] for row in rows]) / len(rows) for seat in range(len(rows[0]))]
