"""What things of Tash-Kalar are worth in points: logistic regression over the ends of turns in games of bots.

`.venv-compiled/bin/python bench/tash_kalar_values.py --games 2100` lets searches of one iteration play (a tenth of a
second a game), fits and prints what `games/tash_kalar/tactics.py` calls a piece, a task, a being: odds of the win per
thing, divided by those of a point. Half of the goal is by how much a game is won. Every fifth game is not fitted; with
them it says how well the things foretell who wins, and how well the rule of thumb of now does.
"""

import argparse
from typing import Any

import numpy as np

from skarb.env.shape import Shape
from skarb.games import find
from skarb.games.tash_kalar.tactics import FADE, SAVED
from skarb.train.fit import Rows, calibrated, chances, entropy
from skarb.train.lessons import School, Taught, taught
from skarb.train.run import goals, joined

HELD_OUT = 5
RIDGE = 3.0


class Told:
    """Rows of positions by block."""

    def __init__(self, shape: Shape, rows: Rows) -> None:
        self.at: dict[str, Any] = {}
        first = 0
        for block in shape.blocks:
            self.at[block.name] = rows.told[:, first : first + block.size].astype(float)
            first += block.size

    def things(self) -> dict[str, Any]:
        """How much more of each thing the own side has than the other; of the beings only its own are known."""
        pieces, leads, tasks = self.at["pieces"], self.at["leads"], self.at["best tasks"]
        on_turn = self.at["stock"][:, 12]
        mine, theirs = pieces[:, :4], pieces[:, 4:8]
        out = {
            "on turn": on_turn,
            "point": leads[:, 0] - leads[:, 1],
            "PIECE": mine[:, :3].sum(1) - theirs[:, :3].sum(1),
            "HEROIC": mine[:, 1:3].sum(1) - theirs[:, 1:3].sum(1),
            "LEGENDARY": mine[:, 2] - theirs[:, 2],
            "CENTRAL": mine[:, 3] - theirs[:, 3],
        }
        beings = (self.at["lacks"].reshape(-1, 3, 4) * np.array([1, 2, 3])[:, None]).sum(1)
        for lack in range(3):
            out[f"NOW {lack}"] = beings[:, lack] * on_turn
            out[f"LATER {lack}"] = beings[:, lack] * (1.0 - on_turn)
        ours = hopes(tasks[:, ::4], 10.0 - tasks[:, 2::4], on_turn)
        others = hopes(tasks[:, ::4], 10.0 - tasks[:, 3::4], 1.0 - on_turn)
        out["TASK"] = ours[:, 0] - others[:, 0]
        out["second task"] = ours[:, 1] - others[:, 1]
        return out


def hopes(points: Any, cost: Any, on_turn: Any) -> Any:
    """For the tasks, the best one first."""
    cost = cost - SAVED * np.minimum(cost, 2.0) * on_turn[:, None]
    return np.sort(points * FADE**cost, axis=1)[:, ::-1]


def fitted(x: Any, goal: Any) -> Any:
    """Odds per thing and a constant, by Newton's steps."""
    x = np.c_[x, np.ones(len(x))]
    out = np.zeros(x.shape[1])
    for _ in range(12):
        p = chances(x @ out)
        bend = (x * (p * (1.0 - p))[:, None]).T @ x + RIDGE * np.eye(len(out))
        out -= np.linalg.solve(bend, x.T @ (p - goal) + RIDGE * out)
    return out


def foretold(odds: Any, wins: Any) -> float:
    scale, shift = calibrated(odds, wins)
    return float(entropy(chances(shift + scale * odds), wins).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2100)
    parser.add_argument("--mode", default="high_form")
    parser.add_argument("--seed", default="train 0")
    args = parser.parse_args()
    options = find("tash_kalar").complete(2, {"mode": args.mode})
    shape = Shape("tash_kalar", 2, options, 0, False)
    school = School("tash_kalar", 2, options, args.seed, iterations=1, slips=0.05, each=16, ends=True)
    lessons = taught(school, list(range(args.games)))
    spread = float(np.std(np.concatenate([lesson.leads for lesson in lessons])))

    def rows(some: list[Taught], margin: float) -> Rows:
        return goals(joined(some), margin, spread)

    learn = rows([lesson for i, lesson in enumerate(lessons) if i % HELD_OUT], 0.5)
    test = rows(lessons[::HELD_OUT], 0.0)
    things, seen = Told(shape, learn).things(), Told(shape, test).things()
    odds = fitted(np.stack(list(things.values()), 1), learn.goals)
    found = np.stack(list(seen.values()), 1) @ odds[:-1]
    print(f"{len(learn)} rows of {args.games} games; cross entropy {foretold(found, test.wins):.4f}", end="")
    print(f", the rule of thumb {foretold(test.thumbs, test.wins):.4f}")
    point = odds[list(things).index("point")]
    for name, odd in zip(things, odds, strict=False):
        print(f"{name:12} {odd / point:6.2f}")


if __name__ == "__main__":
    main()
