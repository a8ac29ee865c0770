"""A played match, looked at again: what each choice cost, by what its seat could know, and where the match turned."""

from collections.abc import Callable
from html import escape
from typing import Any

from skarb.bots.greedy import Greedy
from skarb.bots.seat import Seat, sit
from skarb.kernel.match import Match, Thought

STYLE = """
body{font:16px/1.5 system-ui;margin:2rem auto;max-width:66rem;background:#faf5ea;color:#2a2018}
td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #d9cbb2}table{border-collapse:collapse}
"""
Thinker = Callable[[Seat], list[Thought]]


class Judgement:
    """One choice: its estimated value, the best one the seat could see, and how all seats stood before it."""

    def __init__(self, ply: int, seat: int, choice: str, value: float, best: Thought, standing: list[float]) -> None:
        self.ply = ply
        self.seat = seat
        self.choice = choice
        self.value = value
        self.best = best
        self.standing = standing

    @property
    def loss(self) -> float:
        """What the choice gave away, from 0 to 1."""
        return max(0.0, self.best.value - self.value)

    def json(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "choice": self.choice,
            "value": round(self.value, 4),
            "best": self.best.choice,
            "best_value": round(self.best.value, 4),
            "loss": round(self.loss, 4),
            "standing": [round(value, 4) for value in self.standing],
        }


def analyse(match: Match, think: Thinker | None = None, seed: str | int = 0) -> list[Judgement]:
    """Replay the match and judge every choice that was a choice. The same seed gives the same judgements."""
    thinker = Greedy(seconds=60.0).thoughts if think is None else think
    again = match.beginning()
    out: list[Judgement] = []
    for ply, (seat, text) in enumerate(match.plies):
        chair = sit(again, seat, f"{seed} {ply}")
        if len(chair.choices) > 1 and text in chair.choices:
            thoughts = thinker(chair)
            found = {thought.choice: thought.value for thought in thoughts}
            best = max(thoughts, key=lambda thought: thought.value)
            standing = [again.game.value(again.state, other) for other in range(again.seats)]
            out.append(Judgement(ply, seat, text, found.get(text, min(found.values())), best, standing))
        again.choose(text, seat)
    return out


def worst(judgements: list[Judgement], count: int = 5) -> list[Judgement]:
    """The choices that gave away most, worst first."""
    lost = [judgement for judgement in judgements if judgement.loss > 0.0]
    return sorted(lost, key=lambda judgement: (-judgement.loss, judgement.ply))[:count]


def turning_points(judgements: list[Judgement], count: int = 3) -> list[Judgement]:
    """Where the lead changed hands, or came nearest to it: the greatest changes of the standing from one choice on."""
    swings: list[tuple[float, int]] = []
    for i in range(len(judgements) - 1):
        before, after = judgements[i].standing, judgements[i + 1].standing
        swings.append((max(abs(b - a) for a, b in zip(before, after, strict=True)), i))
    swings.sort(key=lambda swing: (-swing[0], swing[1]))
    return sorted((judgements[i] for _, i in swings[:count]), key=lambda judgement: judgement.ply)


def chart(judgements: list[Judgement], names: list[str], title: str) -> str:
    """The standing of every seat over the match as one HTML page, with the worst choices marked."""
    width, height = 900, 320
    last = max((judgement.ply for judgement in judgements), default=1) or 1
    dashes = ["", "8 4", "2 4", "12 4 2 4", "4 2", "1 3"]
    lines = []
    for seat, name in enumerate(names):
        points = " ".join(
            f"{40 + width * j.ply / last:.1f},{20 + height * (1 - j.standing[seat]):.1f}" for j in judgements
        )
        y = 20 + height * (1 - (judgements[-1].standing[seat] if judgements else 0.5))
        lines.append(
            f"<polyline points='{points}' fill=none stroke=#2a2018 stroke-width=2"
            f" stroke-dasharray='{dashes[seat % 6]}' />"
            f"<text x={width + 48} y={y + 5:.1f} font-size=14>{escape(name)}</text>"
        )
    rows = ""
    for judgement in worst(judgements):
        x = 40 + width * judgement.ply / last
        y = 20 + height * (1 - judgement.standing[judgement.seat])
        lines.append(f"<circle cx={x:.1f} cy={y:.1f} r=6 fill=#a01f2e />")
        rows += (
            f"<tr><td>{judgement.ply}<td>{escape(names[judgement.seat])}<td>{escape(judgement.choice)}"
            f"<td>{judgement.value:.1%}<td>{escape(judgement.best.choice)}<td>{judgement.best.value:.1%}"
        )
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title>"
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<svg viewBox='0 0 {width + 160} {height + 40}' role=img aria-label='standing over time'>"
        f"{''.join(lines)}</svg><h2>Worst choices</h2>"
        f"<table><tr><th>ply<th>seat<th>chosen<th>value<th>better<th>value{rows}</table></html>"
    )
