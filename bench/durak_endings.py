"""What Durak knows of endings: games of quick players up to the empty deck, the rest worked out, a network fitted.

`.venv-compiled/bin/python bench/durak_endings.py --seconds 420 --write` makes `games/durak/data/endings.json` anew, of
other endings than the one there, and prints how well it foretells who wins where nobody learned from: the first bout
without a deck, in games that were held out, beside the rule of thumb and one quick game to the end.
"""

import argparse
import json
from itertools import permutations
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

import skarb
from skarb.games import find
from skarb.games.durak import tactics
from skarb.games.durak.features import ORDER
from skarb.games.durak.flow.outlook import UNITS, settled
from skarb.games.durak.quick import price
from skarb.games.durak.state import Durak
from skarb.kernel.playout import Unswept

SLIPS = 0.06  # how often any choice is made, so that more is seen
BUDGET = 10_000  # positions for working out one ending
EACH = 30  # positions of it that are learned from, beside the first
HELD_OUT = 15  # one game of so many is not learned from
EPOCHS, RATE, BATCH = 8, 3e-3, 512
FILE = Path(skarb.__file__).parent / "games" / "durak" / "data" / "endings.json"
GAME = find("durak")
Floats = NDArray[np.float32]
Row = tuple[int, int, int, float, int]  # hands of who attacks and of who defends, trump suit, who attacks wins, game


def played(number: int, seed: str, chance: Random) -> Durak | None:
    """A game up to the first bout without a deck; None if it is over before."""
    s = skarb.new("durak", 2, f"{seed} {number}").state.copy()
    assert isinstance(s, Durak)
    while s.stack and not settled(s):
        choices = s.choices()
        if len(choices) == 1 or chance.random() < SLIPS:
            s.answer(chance.choice(choices))
            continue
        choice = GAME.quick(s, choices, chance)
        s.answer(min(choices, key=lambda c: price(s, c) + chance.random()) if choice < 0 else choice)
    return s if s.stack else None


def row(hands: tuple[int, int], attacker: int, trump: int, outcome: int, game: int) -> Row:
    return hands[attacker], hands[1 - attacker], trump, abs(attacker - outcome / 2), game


def quick_end(s: Durak, chance: Random) -> float:
    """What one quick game makes of it, for who attacks."""
    s, attacker = s.copy(), s.owner
    while s.stack:
        choices = s.choices()
        s.answer(choices[0] if len(choices) == 1 else GAME.quick(s, choices, chance))
    assert s.result is not None
    return 0.5 if len(s.result.winners) != 1 else float(attacker in s.result.winners)


def lessons(seconds: float, seed: str) -> tuple[list[Row], list[Row], list[tuple[float, float]]]:
    """Positions on the way, first ones, and for these the rule of thumb and a quick end."""
    chance, until = Random(seed), monotonic() + seconds
    later: list[Row] = []
    firsts: list[Row] = []
    others: list[tuple[float, float]] = []
    number = 0
    with Unswept():
        while monotonic() < until:
            number += 1
            s = played(number, seed, chance)
            if s is None:
                continue
            solver = tactics.Solver(BUDGET)
            found, _ = solver.outcome(s.copy(), tactics.LOSS, tactics.WIN)
            known = [(key, value) for key, value in solver.known.items() if len(key) == 4]  # nothing on the table
            for key, value in chance.sample(known, min(EACH, len(known))):
                later.append(row((key[0], key[1]), key[3] >> 2 & 1, s.rules.trump, value, number))
            if solver.left >= 0:
                firsts.append(row((s.hands[0], s.hands[1]), s.owner, s.rules.trump, found, number))
                others.append((GAME.value(s, s.owner), quick_end(s, chance)))
    print(f"{number} games, {len(firsts)} worked out, {len(later)} positions on the way")
    return later, firsts, others


def told(rows: list[Row]) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Cards by hand, suit (trumps first) and rank; who attacks wins; the game."""
    x = np.zeros((len(rows), 2, 4, 9), np.float32)
    for at, (attacker, defender, trump, _, _) in enumerate(rows):
        for hand, cards in enumerate((attacker, defender)):
            for place, suit in enumerate(ORDER[trump]):
                x[at, hand, place] = cards >> 9 * suit + np.arange(9) & 1
    return x, np.array([r[3] for r in rows], np.float32), np.array([r[4] for r in rows])


class Fit:
    """Cards to units and to the sum, units to the sum; by Adam. It begins as the rule of thumb."""

    def __init__(self, chance: np.random.Generator) -> None:
        plain, trumps = tactics.PLAIN[0][0], tactics.TRUMPS[0][0]
        worth = np.array([*trumps, *plain, *plain, *plain])
        spread = chance.normal(0.0, 0.15, (72, UNITS))
        straight = np.concatenate([worth, -worth])[:, None]
        begin: list[Any] = [spread, np.zeros(UNITS), np.zeros((UNITS, 1)), [tactics.TURN[0][0]], straight]
        self.parts: list[Floats] = [np.array(part, np.float32) for part in begin]
        self.drift = [0 * part for part in self.parts]
        self.swing = [0 * part for part in self.parts]
        self.steps = 0

    def odds(self, x: Floats) -> tuple[Floats, Floats]:
        into, bias, out, shift, straight = self.parts
        felt = np.maximum(x @ into + bias, 0)
        return (felt @ out + x @ straight)[:, 0] + shift, felt

    def learn(self, x: Floats, wins: Floats, rate: float) -> None:
        odds, felt = self.odds(x)
        error = ((sure(odds) - wins) / len(wins)).astype(np.float32)[:, None]
        back = error * self.parts[2].T * (felt > 0)
        self.steps += 1
        for i, slope in enumerate([x.T @ back, back.sum(0), felt.T @ error, error.sum(0), x.T @ error]):
            self.drift[i] += 0.1 * (slope - self.drift[i])
            self.swing[i] += 0.001 * (slope * slope - self.swing[i])
            pace = np.sqrt(self.swing[i] / (1.0 - 0.999**self.steps)) + 1e-8
            decay = 0.01 * rate * self.parts[i] if i in (0, 2) else 0.0
            self.parts[i] -= rate * self.drift[i] / (1.0 - 0.9**self.steps) / pace + decay

    def data(self) -> dict[str, Any]:
        into, bias, out, shift, straight = self.parts
        cards = np.concatenate([into, straight], 1).round(3)
        return {
            "cards": cards.astype(float).round(3).tolist(),
            "bias": np.concatenate([bias, shift]).astype(float).round(3).tolist(),
            "counts": out[:, 0].astype(float).round(3).tolist(),
        }


def sure(odds: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=420.0)
    parser.add_argument("--seed", default="endings")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    later, firsts, others = lessons(args.seconds, args.seed)
    x, wins, games = told(later + firsts)
    learn = np.flatnonzero(games % HELD_OUT != 0)
    chance = np.random.default_rng(2)
    fit, orders = Fit(chance), [[0, *order] for order in permutations((1, 2, 3))]
    for epoch in range(EPOCHS):
        rate = RATE * (1.0 - 0.97 * epoch / EPOCHS)
        order = chance.permutation(learn)
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            suits = orders[int(chance.integers(6))]  # plain suits are all the same
            fit.learn(x[some][:, :, suits].reshape(len(some), 72), wins[some], rate)
        x1, wins1, games1 = told(firsts)
        test = games1 % HELD_OUT == 0
        found = sure(fit.odds(x1[test].reshape(-1, 72))[0])
        beside = np.array(others)[test]
        errors = [float(((guess - wins1[test]) ** 2).mean()) for guess in (found, beside[:, 0], beside[:, 1])]
        print(f"{epoch + 1}: squared error {errors[0]:.4f}, rule of thumb {errors[1]:.4f}, a quick end {errors[2]:.4f}")
    if args.write:
        FILE.write_text(json.dumps(fit.data()), "utf-8")


if __name__ == "__main__":
    main()
