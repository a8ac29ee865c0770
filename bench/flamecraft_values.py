"""What things of Flamecraft are worth in points at the end, by phase: least squares over games of quick players and of
small searches, at the moment when a search judges, between turns. From the seat that has just had its turn.

`.venv-compiled/bin/python bench/flamecraft_values.py --quick 6000 --games 600` plays, fits and prints what
`games/flamecraft/tactics.py` has by phase, and how well it foretells who wins in games that were not fitted, beside the
rule of thumb of the present code. The numbers there come from 6,000 and 380 other games and differ by some tenths; many
dragons in hand at the beginning count less there than was fitted, for few had them, and what the rules say of the end
is not fitted: coins are reputation, a moon dragon is what it pays, goods are nothing.
"""

import argparse
from math import log
from random import Random
from typing import Any

import numpy as np

from skarb.bots.levels import plan_of
from skarb.bots.search import Tree
from skarb.games import find
from skarb.games.flamecraft.cards import FANCY, FANCY_MOON, TALISA
from skarb.games.flamecraft.flow.scoring import moon_rep
from skarb.games.flamecraft.flow.turn import VisitAsk
from skarb.games.flamecraft.state import Flamecraft
from skarb.games.flamecraft.tactics import FULL
from skarb.kernel.playout import Unswept

GAME = find("flamecraft")
OPTIONS = GAME.complete(2, {})
PLAN = plan_of("master", GAME, 2, OPTIONS)
ITERATIONS, WORLDS, LEAST = 64, 8, 6  # of a small search
SLIPS = 0.02  # how often any choice is made, so that more is seen
COUNTS = 6.0  # as many rows of quick players as one of a search
HELD_OUT = 5  # one game of so many is not fitted
SHARED = ["coins", "first goods", "second", "third, fourth", "more", "three dragons", "six dragons"]
NAMES = [*SHARED, "own sun", "own moon", "moon's rep", "other's fancy", "the turn"]


def has(s: Flamecraft, seat: int) -> list[float]:
    goods, hand = s.goods[6 * seat : 6 * seat + 6], s.hand_size(seat)
    out = [float(s.coins[seat])]
    for least, most in ((0, 1), (1, 2), (2, 4), (4, 7)):
        out.append(float(sum(min(max(n - least, 0), most - least) for n in goods)))
    return [*out, float(min(hand, 3)), float(min(max(hand - 3, 0), 3))]


def fancies(s: Flamecraft, seat: int) -> list[float]:
    own = [card for card in range(len(FANCY)) if s.fancy[seat] >> card & 1]
    moons = [card for card in own if FANCY_MOON[card]]
    paid = [moon_rep(s, seat, card) if card != TALISA else 2.5 for card in moons]
    return [float(len(own) - len(moons)), float(len(moons)), float(sum(paid))]


def searched(s: Any, choices: list[int], chance: Random) -> int:
    """All choices in the same worlds, then the better half of them, and so on."""
    seat = s.seat()
    worlds = [GAME.world(s, seat, chance.randbytes(16)) for _ in range(WORLDS)]
    tree, turn = Tree(GAME, seat, 2, PLAN, chance), 0
    alive = tree.best(worlds[0], choices, LEAST, 0.0)
    parts = (len(alive) - 1).bit_length()
    for _ in range(parts):
        for _ in range(max(1, ITERATIONS // parts // len(alive))):
            for choice in alive:
                tree.visit(worlds[turn % WORLDS].copy(), choice)
            turn += 1
        twigs = tree.root.children
        alive.sort(key=lambda choice: -twigs[choice].reward / twigs[choice].visits)
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0]


def played(seed: str, quick: bool) -> list[list[float]]:
    """Rows between turns: ending, cards left, lead, things, chance by the rule of thumb, lead at the end, won."""
    chance, rows, seats, last = Random(seed), [], [], (0, 0, 0)
    s: Any = GAME.setup(2, OPTIONS, chance.randbytes(16))
    s.run()
    while s.stack:
        choices = s.choices()
        if isinstance(s.stack[-1], VisitAsk) and last != (s.round, s.turn, s.extra):
            last = (s.round, s.turn, s.extra)
            me, other = 1 - s.turn, s.turn
            things = [mine - theirs for mine, theirs in zip(has(s, me), has(s, other), strict=True)]
            things += [*fancies(s, me), -float(s.fancy[other].bit_count()), 1.0]
            left = min(len(s.artisans), len(s.enchantments), FULL) / FULL
            rows.append([s.ending, left, s.rep[me] - s.rep[other], *things, GAME.value(s, me)])
            seats.append(me)
        if len(choices) == 1:
            s.answer(choices[0])
        elif chance.random() < SLIPS:
            s.answer(chance.choice(choices))
        else:
            s.answer(GAME.quick(s, choices, chance) if quick else searched(s, choices, chance))
    scores, winners = s.result.scores, s.result.winners
    for row, me in zip(rows, seats, strict=True):
        row += [scores[me] - scores[1 - me], (me in winners) / len(winners)]
    return rows


def spread(lead: Any, won: Any) -> tuple[float, float]:
    """The lead that makes a win e times as likely, and the cross entropy with it."""
    pace = 0.1
    for _ in range(50):
        p = 1.0 / (1.0 + np.exp(-pace * lead))
        pace -= ((p - won) * lead).sum() / (p * (1.0 - p) * lead * lead).sum()
    p = np.clip(1.0 / (1.0 + np.exp(-pace * lead)), 1e-9, 1.0 - 1e-9)
    return 1.0 / pace, float(-(won * np.log(p) + (1.0 - won) * np.log(1.0 - p)).mean())


def fit(name: str, x: Any, rows: Any, counts: Any, learn: Any) -> Any:
    """Least squares for what the lead at the end is beside the lead in reputation."""
    end, won, lead, thumb = rows[:, -2], rows[:, -1], rows[:, 2], rows[:, -3]
    a = x[learn] * counts[learn][:, None]
    found = np.linalg.solve(a.T @ x[learn] + 20.0 * np.eye(x.shape[1]), a.T @ (end - lead)[learn])
    test = ~learn & (counts > 1.0)
    told, odds = lead + x @ found, np.array([log(p / (1.0 - p)) for p in thumb])
    now, before = spread(told[test], won[test]), spread(odds[test], won[test])
    print(f"{name}: {learn.sum()} rows, spread {now[0]:.2f}, entropy {now[1]:.4f}; rule of thumb {before[1]:.4f}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", type=int, default=6000)
    parser.add_argument("--games", type=int, default=600)
    args, told, numbers = parser.parse_args(), [], []
    with Unswept():
        for quick, count in ((True, args.quick), (False, args.games)):
            for number in range(count):
                found = played(f"values {quick} {number}", quick)
                told += [[*row, 1.0 if quick else COUNTS] for row in found]
                numbers += [number] * len(found)
    table = np.array(told)
    rows, counts, learned = table[:, :-1], table[:, -1], np.array(numbers) % HELD_OUT > 0
    things, left = rows[:, 3:-3], rows[:, 1:2]
    for name, some, x in (
        ("empty, and more if full", rows[:, 0] < 0, np.c_[things, things * left]),
        ("last", rows[:, 0] == 1, things),
        ("over", rows[:, 0] == 0, things),
    ):
        found = fit(name, x[some], rows[some], counts[some], learned[some]).reshape(-1, len(NAMES))
        for i, thing in enumerate(NAMES):
            print(f"   {thing:16}", " ".join(f"{weight:6.2f}" for weight in found[:, i]))


if __name__ == "__main__":
    main()
