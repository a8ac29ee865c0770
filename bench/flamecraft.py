"""Flamecraft: speed of random play, and how balanced its cards are in bot play.

    python bench/flamecraft.py                    speed
    python bench/flamecraft.py balance [games]    the tables of docs/flamecraft-cards.md

The greedy bot looks one answer ahead: it tries every choice on a copy and takes the one with the best `value`.
"""

import sys
import time
from collections import defaultdict
from random import Random
from typing import Any

from skarb.games.flamecraft import GAME
from skarb.games.flamecraft.cards import ENCHANTMENTS, FANCY, SHOPS, TITLES
from skarb.games.flamecraft.flow.scoring import title
from skarb.games.flamecraft.state import Flamecraft
from skarb.kernel.chance import key_of
from skarb.kernel.playout import play_out
from skarb.kernel.state import Event


def dealt(seats: int, seed: str, options: dict[str, Any] | None = None) -> Flamecraft:
    s = GAME.setup(seats, GAME.complete(seats, options), key_of(seed))
    assert isinstance(s, Flamecraft)
    s.run()
    return s


def figures() -> dict[str, float]:
    """Random games, decisions and copies per second of processor time, two players, one thread."""
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < 2.0:
        decisions += play_out(dealt(2, f"bench {games}"), Random(games))
        games += 1
    took = time.process_time() - began
    s = dealt(2, "bench copies")
    random = Random(0)
    for _ in range(60):
        s.answer(random.choice(s.choices()))
    copies = 0
    began = time.process_time()
    while time.process_time() - began < 0.5:
        for _ in range(100):
            s.copy()
        copies += 100
    copying = time.process_time() - began
    return {
        "games per second": games / took,
        "decisions per second": decisions / took,
        "decisions per game": decisions / games,
        "copies per second": copies / copying,
    }


# -- balance -----------------------------------------------------------------------------------------------------------


def greedy(s: Flamecraft, random: Random) -> None:
    """The best answer by `value`, hidden cards and chance included as they are: it measures cards, not play."""
    found = s.choices()
    if len(found) == 1:
        s.answer(found[0])
        return
    seat = s.seat()
    best, best_value = found[0], -1.0
    for choice in found:
        t = s.copy()
        t.answer(choice)
        worth = GAME.value(t, seat) + random.random() * 1e-6
        if worth > best_value:
            best, best_value = choice, worth
    s.answer(best)


def play(s: Flamecraft, bot: str, seed: int, used: dict[int, set[str]]) -> int:
    """One game to its end; `used` collects which shops' abilities and fancy dragons each seat used."""
    random = Random(seed)
    answers = 0
    while s.stack:
        events: list[Event] = []
        s.events = events
        if bot == "random":
            found = s.choices()
            s.answer(found[int(random.random() * len(found))])
        else:
            greedy(s, random)
        answers += 1
        for event in events:
            if event.kind in ("use", "play"):
                name = event.data["shop" if event.kind == "use" else "card"].removeprefix("@card-")
                used[event.data["seat"]].add(name)
            elif event.kind == "cast":
                used[event.data["seat"]].add(event.data["card"].removeprefix("@card-"))
    return answers


def balance(games: int) -> None:
    for bot, share in (("random", games * 5), ("greedy", games)):
        print(f"\n## {bot}, {share} games for each line\n")
        print("| seats | deck | mean reputation | winner's | rounds | ended by dragons |")
        print("|---|---|---|---|---|---|")
        won: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        cast: dict[str, list[float]] = defaultdict(list)
        for seats in (2, 3, 4, 5):
            for deck in ("purple", "gold"):
                reps: list[float] = []
                tops: list[float] = []
                rounds = by_dragons = 0
                for i in range(share):
                    s = dealt(seats, f"{bot} {seats} {deck} {i}", {"enchantment_deck": deck, "round_limit": 60})
                    used: dict[int, set[str]] = defaultdict(set)
                    play(s, bot, i, used)
                    assert s.result is not None
                    reps += s.result.scores
                    tops.append(max(s.result.scores))
                    rounds += s.round
                    by_dragons += not s.artisans
                    for seat in range(seats):
                        for name in used[seat]:
                            won[name][0] += seat in s.result.winners
                            won[name][1] += 1
                            if name in ENCHANTMENTS:
                                cast[name].append(s.result.scores[seat] - sum(s.result.scores) / seats)
                print(
                    f"| {seats} | {deck} | {sum(reps) / len(reps):.1f} | {sum(tops) / len(tops):.1f} "
                    f"| {rounds / share:.1f} | {by_dragons / share:.0%} |"
                )
        report(bot, won, cast)
        solo(bot, share)


def report(bot: str, won: dict[str, list[int]], cast: dict[str, list[float]]) -> None:
    """How much more often than the average user of a card its user wins (1.00: as often)."""
    for heading, names in (("shop ability", SHOPS), ("fancy dragon", FANCY), ("enchantment", ENCHANTMENTS)):
        rows = [(name, *won[name]) for name in names if won[name][1] >= 20]
        total = sum(row[1] for row in rows) / max(1, sum(row[2] for row in rows))
        rows.sort(key=lambda row: -row[1] / row[2])
        above = heading == "enchantment"
        print(f"\n| {heading} ({bot}) | used | wins, average = 1 |" + (" above the table |" if above else ""))
        print("|---|---|---|" + ("---|" if above else ""))
        for name, wins, uses in rows:
            more = f" {sum(cast[name]) / len(cast[name]):+.1f} |" if above else ""
            print(f"| {name} | {uses} | {wins / uses / total:.2f} |{more}")


def solo(bot: str, share: int) -> None:
    print(
        f"\n| solo ({bot}) | mean | lowest | highest | "
        + " | ".join(row[1] for row in TITLES)
        + " | achievements met |"
    )
    print("|---|---|---|---|" + "---|" * len(TITLES) + "---|")
    for deck in ("purple", "gold"):
        scores: list[int] = []
        met = 0
        for i in range(share):
            s = dealt(1, f"{bot} solo {deck} {i}", {"enchantment_deck": deck, "round_limit": 80})
            play(s, bot, i, defaultdict(set))
            assert s.result is not None
            scores.append(s.result.scores[0])
            met += len(s.result.details["met"])
        titles = [sum(title(score) == t for score in scores) / share for t in range(len(TITLES))]
        cells = " | ".join(f"{part:.0%}" for part in titles)
        print(f"| {deck} | {sum(scores) / share:.1f} | {min(scores)} | {max(scores)} | {cells} | {met / share:.1f} |")


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "balance":
        balance(int(sys.argv[2]) if len(sys.argv) > 2 else 40)
    else:
        for name, figure in figures().items():
            print(f"{name:24} {figure:12,.1f}")
