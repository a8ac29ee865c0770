"""What things of Wyrmspan are worth in points at the end, by round: least squares over games of quick players.

`.venv-compiled/bin/python bench/wyrmspan_values.py --games 6000` plays, fits and prints the numbers of
`games/wyrmspan/tactics.py` (those there come from 6,000 other games, and differ by some tenths), and how well they
foretell the end in games that were not fitted. A thing that would be worth less than nothing is left out. The guild's
steps have the worth that tactics gives them.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

import skarb
from skarb.games import find
from skarb.games.wyrmspan import tactics
from skarb.games.wyrmspan.cards import COST_COINS, COST_EGGS, DRAGONS, HABITAT, SIZE, VP
from skarb.games.wyrmspan.state import TURN, Wyrmspan

NAMES = [
    "COINS",
    "KEPT",
    "TOKENS",
    "KINDS",
    "CAVES",
    "CARDS",
    "PRICE",
    "FITS",
    "READY",
    "READY_PRICE",
    "WALKS",
    "ENDS",
    "HOPE",
    "MARKS",
    "HALLS",
    "ROOM",
    "HUNGRY",
]
SLIPS = 0.04  # how often any choice is made, so that more is seen
SEEN = 0.25  # of the questions that are looked at
HELD_OUT = 10  # one game of so many is not fitted
Row = tuple[int, list[list[float]], list[float]]  # round, what each seat has, its points but for that


def has(s: Wyrmspan, seat: int) -> list[float]:
    """As many of each thing as tactics counts."""
    p = s.players[seat]
    passed, coins = s.passed >> seat & 1, min(p.coins, 9)
    dragons = [card for card in p.hand if card <= DRAGONS]
    fits = [card for card in dragons[:4] if HABITAT[card] & p.open_caverns()]
    eggs = p.eggs_in(0, 0)
    ready = [c for c in fits if p.can_pay_dragon(c) and eggs >= COST_EGGS[c] and p.coins > COST_COINS[c]]
    walks = 0.0
    for cavern in range(3):
        walk = 0.8
        for dragon in p.dragons[4 * cavern : 4 * cavern + p.filled[cavern]]:
            walk += 0.75 + 0.9 * bool(tactics.VISITED[dragon])
        walks += walk * walk
    left = tactics.rounds_left(s, p)
    ends = sum(bool(dragon and tactics.ENDING[dragon]) for dragon in p.dragons)
    hungry = sum(fed for fed, dragon in zip(p.fed, p.dragons, strict=True) if 0 < fed < 3 and SIZE[dragon] == 0)
    return [
        0 if passed else coins, coins if passed else 0, min(p.tokens(), 9), sum(map(bool, p.res)),
        min(len(p.hand) - len(dragons), 3), min(len(dragons), 6), sum(VP[card] for card in dragons[:4]), len(fits),
        min(len(ready), 3), sum(VP[card] for card in ready), walks * left, ends * left,
        tactics.hope_for_objective(s, seat), sum(mark <= 4 for mark in p.markers), sum(p.dug) - 3,
        sum(filled < dug for filled, dug in zip(p.filled, p.dug, strict=True)), hungry,
    ]  # fmt: skip


def played(seed: str) -> tuple[list[Row], Any]:
    """One game: rows between actions, and the result."""
    game, chance, rows = find("wyrmspan"), Random(seed), []
    s: Any = skarb.new("wyrmspan", 2, seed).state.copy()
    while s.stack:
        choices = s.choices()
        calm = s.phase == TURN and len(choices) > 1 and not tactics.pending(s, 0) and not tactics.pending(s, 1)
        if calm and chance.random() < SEEN:
            sure = [tactics.public_points(s, k) + tactics.STEP * min(s.players[k].advances, 24) for k in (0, 1)]
            rows.append((s.round - 1, [has(s, 0), has(s, 1)], sure))
        slip = chance.random() < SLIPS
        s.answer(chance.choice(choices) if slip or len(choices) == 1 else game.quick(s, choices, chance))
    return rows, s.result


def rows(games: int) -> Iterator[tuple[int, int, list[float], float, float, float]]:
    """Game, round, what a seat has, its points but for that, its points at the end, whether it won."""
    for number in range(games):
        found, result = played(f"values {number}")
        for at, things, sure in found:
            for k in (0, 1):
                won = (k in result.winners) / len(result.winners)
                yield number, at, things[k], sure[k], float(result.scores[k]), won


def fitted(x: Any, y: Any) -> Any:
    """Weights and a constant; a weight below nothing is nothing."""
    kept = list(range(x.shape[1]))
    while True:
        a = np.c_[x[:, kept], np.ones(len(x))]
        found = np.linalg.solve(a.T @ a + 3.0 * np.eye(a.shape[1]), a.T @ y)
        least = int(np.argmin(found[:-1]))
        if found[least] >= 0.0:
            break
        kept.pop(least)
    out = np.zeros(x.shape[1] + 1)
    out[[*kept, -1]] = found
    return out


def spread(lead: Any, won: Any) -> tuple[float, float]:
    """The lead that makes a win e times as likely, and the cross entropy with it."""
    pace = 0.1
    for _ in range(50):
        p = 1.0 / (1.0 + np.exp(-pace * lead))
        pace -= ((p - won) * lead).sum() / (p * (1.0 - p) * lead * lead).sum()
    p = np.clip(1.0 / (1.0 + np.exp(-pace * lead)), 1e-9, 1.0 - 1e-9)
    return 1.0 / pace, float(-(won * np.log(p) + (1.0 - won) * np.log(1.0 - p)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    columns = [np.array(column) for column in zip(*rows(parser.parse_args().games), strict=True)]
    number, at, x, sure, end, won = columns
    weights = []
    for k in range(4):
        learn, test = (at == k) & (number % HELD_OUT > 0), (at == k) & (number % HELD_OUT == 0)
        weights.append(fitted(x[learn], (end - sure)[learn]))
        told = sure[test] + x[test] @ weights[k][:-1] + weights[k][-1]
        lead = told[::2] - told[1::2]
        found, entropy = spread(lead, won[test][::2])
        error = (end[test] - told).std()
        print(f"round {k + 1}: {learn.sum()} rows, error {error:.2f} points, spread {found:.2f}, entropy {entropy:.4f}")
    for name, row in zip([*NAMES, "TO_COME"], np.array(weights).T, strict=True):
        print(name, [round(float(weight), 2) for weight in row])


if __name__ == "__main__":
    main()
