"""A small network, fitted by Adam in NumPy: layers over the numbers of a position, and the rule of thumb beside."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skarb.bots.network import Network

Floats = NDArray[np.float32]
BATCH = 512


class Rows:
    """Positions and what to expect of them."""

    def __init__(self, told: NDArray[np.uint8], thumbs: Floats, goals: Floats, wins: Floats) -> None:
        self.told = told
        self.thumbs = thumbs
        self.goals = goals
        self.wins = wins

    def __len__(self) -> int:
        return len(self.goals)

    def batches(self, chance: np.random.Generator | None = None, size: int = BATCH) -> Iterator["Rows"]:
        """All of them, in parts; in any order."""
        order = np.arange(len(self)) if chance is None else chance.permutation(len(self))
        for at in range(0, len(self), size):
            yield self.some(order[at : at + size])

    def some(self, which: Any) -> "Rows":
        return Rows(self.told[which], self.thumbs[which], self.goals[which], self.wins[which])


class Fit:
    """Weights that are being fitted. It begins as the rule of thumb itself."""

    def __init__(self, scale: Floats, units: tuple[int, ...], thumb: bool, chance: np.random.Generator) -> None:
        self.scale = scale
        self.thumb = thumb
        sizes = [len(scale), *units, 1]
        self.parts: list[Floats] = []
        for i, (wide, narrow) in enumerate(pairwise(sizes)):
            last = i == len(sizes) - 2
            spread = 0.0 if last else np.sqrt(2.0 / wide) if i else 0.1
            self.parts.append(chance.normal(0.0, 1.0, (wide, narrow)).astype(np.float32) * np.float32(spread))
            self.parts.append(np.zeros(narrow, np.float32))
        self.parts.append(np.array([1.0 if thumb else 0.0], np.float32))
        self.drift = [0 * part for part in self.parts]
        self.swing = [0 * part for part in self.parts]
        self.steps = 0

    def logits(self, rows: Rows) -> tuple[Floats, list[Floats]]:
        """The odds of winning, and what each layer was given."""
        x = rows.told * self.scale
        given = [x]
        for i in range(0, len(self.parts) - 3, 2):
            x = np.maximum(x @ self.parts[i] + self.parts[i + 1], 0)
            given.append(x)
        return (x @ self.parts[-3] + self.parts[-2])[:, 0] + self.parts[-1] * rows.thumbs, given

    def learn(self, rows: Rows, rate: float, decay: float = 0.0) -> None:
        """One step of Adam towards the goals, by cross entropy."""
        logits, given = self.logits(rows)
        error = ((chances(logits) - rows.goals) / len(rows)).astype(np.float32)
        slopes: list[Floats] = [np.array([error @ rows.thumbs if self.thumb else 0.0], np.float32)]
        back = error[:, None]
        for i in range(len(self.parts) - 3, -1, -2):
            x = given[i // 2]
            slopes += [back.sum(0), x.T @ back]
            if i:
                back = (back @ self.parts[i].T) * (x > 0)
        self.steps += 1
        for part, slope, drift, swing in zip(self.parts, reversed(slopes), self.drift, self.swing, strict=True):
            drift += 0.1 * (slope - drift)
            swing += 0.001 * (slope * slope - swing)
            pace = np.sqrt(swing / (1.0 - 0.999**self.steps)) + 1e-8
            part -= rate * drift / (1.0 - 0.9**self.steps) / pace + (rate * decay * part if part.ndim > 1 else 0.0)

    def loss(self, rows: Rows) -> float:
        """Mean cross entropy with the goals."""
        total = 0.0
        for part in rows.batches(size=4096):
            total += float(entropy(chances(self.logits(part)[0]), part.goals).sum())
        return total / max(1, len(rows))

    def network(self, rows: Rows, history: dict[str, Any]) -> Network:
        """As the bots use it: the scale of the numbers within the weights, and the odds calibrated by who won."""
        logits = np.concatenate([self.logits(part)[0] for part in rows.batches(size=4096)])
        scale, shift = calibrated(logits, rows.wins)
        layers = [(self.parts[i].copy(), self.parts[i + 1].copy()) for i in range(0, len(self.parts) - 1, 2)]
        layers[0] = (layers[0][0] * self.scale[:, None], layers[0][1])
        return Network(layers, float(self.parts[-1][0]), history | {"scale": scale, "shift": shift})

    def arrays(self) -> dict[str, Any]:
        """All that is needed to go on, for a checkpoint."""
        out: dict[str, Any] = {"steps": np.array(self.steps)}
        for name, parts in (("part", self.parts), ("drift", self.drift), ("swing", self.swing)):
            out |= {f"{name}{i}": part for i, part in enumerate(parts)}
        return out

    def go_on(self, arrays: Any) -> None:
        self.steps = int(arrays["steps"])
        for name, parts in (("part", self.parts), ("drift", self.drift), ("swing", self.swing)):
            parts[:] = [arrays[f"{name}{i}"] for i in range(len(parts))]


def chances(logits: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0)))


def entropy(found: Any, goals: Any) -> Any:
    found = np.clip(found, 1e-6, 1.0 - 1e-6)
    return -goals * np.log(found) - (1.0 - goals) * np.log(1.0 - found)


def calibrated(logits: Any, wins: Any) -> tuple[float, float]:
    """Scale and shift with which odds come true: logistic regression, by Newton's steps."""
    x = np.stack([logits, np.ones(len(logits))], 1).astype(np.float64)
    found = np.zeros(2)
    for _ in range(20):
        p = chances(x @ found)
        bend = (x * (p * (1.0 - p))[:, None]).T @ x + 1e-3 * np.eye(2)
        found -= np.linalg.solve(bend, x.T @ (p - wins) + 1e-3 * (found - np.array([1.0, 0.0])))
    return float(found[0]), float(found[1])


def reliability(found: Any, wins: Any, parts: int = 10) -> list[tuple[float, float, int]]:
    """For each tenth of the chances that were given: their mean, how often it was won, and how many they are."""
    which = np.minimum((np.asarray(found) * parts).astype(int), parts - 1)
    rows = [(found[which == i], wins[which == i]) for i in range(parts)]
    return [(float(f.mean()), float(w.mean()), len(f)) for f, w in rows if len(f)]
