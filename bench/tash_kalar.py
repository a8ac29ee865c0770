"""Tash-Kalar at random: games, decisions and copies a second. `python bench/tash_kalar.py`"""

from random import Random
from time import perf_counter

from skarb.games import find
from skarb.kernel.chance import key_of
from skarb.kernel.playout import play_out

CASES = {
    "high_form 2": (2, {}),
    "high_form 4": (4, {}),
    "deathmatch_duel 2": (2, {"mode": "deathmatch_duel"}),
    "deathmatch_melee 3": (3, {"mode": "deathmatch_melee"}),
    "deathmatch_melee 4": (4, {"mode": "deathmatch_melee"}),
}


def rates(seats: int, options: dict[str, object], seconds: float) -> tuple[float, float]:
    """Random games and decisions a second."""
    game = find("tash_kalar")
    full = game.complete(seats, options)
    games = decisions = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        state = game.setup(seats, full, key_of(games))
        state.run()
        decisions += play_out(state, Random(games))
        games += 1
    spent = perf_counter() - begin
    return games / spent, decisions / spent


def copies(seconds: float) -> float:
    """Copies a second of a state in the middle of a game."""
    game = find("tash_kalar")
    state = game.setup(2, game.complete(2, {}), key_of(1))
    state.run()
    random = Random(1)
    for _ in range(120):
        choices = state.choices()
        state.answer(choices[int(random.random() * len(choices))])
    made = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        for _ in range(100):
            state.copy()
        made += 100
    return made / (perf_counter() - begin)


def figures(seconds: float = 2.0) -> dict[str, float]:
    """For the common table: the High Form for two."""
    games, decisions = rates(2, {}, seconds)
    return {"games/s": games, "decisions/s": decisions, "copies/s": copies(seconds / 2)}


if __name__ == "__main__":
    for name, (seats, options) in CASES.items():
        games, decisions = rates(seats, options, 2.0)
        print(f"{name:20}{games:10.1f} games/s{decisions:12.0f} decisions/s")
    print(f"{'copies':20}{copies(1.0):10.0f} copies/s")
