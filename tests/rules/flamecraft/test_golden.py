"""Whole games, one for each way to end, kept as readable records: they must replay to the same position for ever.

To write them anew after a deliberate change of the rules: `python tests/rules/flamecraft/test_golden.py`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import skarb

FOLDER = Path(__file__).parents[2] / "golden" / "flamecraft"
Wish = Callable[[skarb.Match], bool]


def empty(deck: str) -> Wish:
    return lambda match: not match.position()["decks"][deck]


GAMES: dict[str, tuple[int, dict[str, Any], str, Wish]] = {
    "two_players_the_artisan_deck_runs_out": (2, {}, "", empty("artisan")),
    "three_players_the_enchantment_deck_runs_out": (3, {"enchantment_deck": "gold"}, "enchant", empty("enchantment")),
    "five_players_with_companions": (5, {"companions": True}, "use", empty("artisan")),
    "four_players_the_round_limit": (4, {"round_limit": 4}, "", lambda match: not empty("artisan")(match)),
    "solo_shopkeeper": (1, {"tokens": ["iron"]}, "", lambda match: match.result.details["title"] == "shopkeeper"),  # type: ignore[union-attr]
    "solo_unlocks": (1, {}, "value", lambda match: bool(match.result.details["unlocked"])),  # type: ignore[union-attr]
}


def best(match: skarb.Match, random: Random) -> str:
    """The answer that looks best one ply ahead."""

    def worth(text: str) -> float:
        twin = match.copy()
        twin.choose(text)
        return match.game.value(twin.state, 0) + random.random() * 1e-6

    return max(match.choices, key=worth) if len(match.choices) > 1 else match.choices[0]


def write() -> None:
    for name, (seats, options, liking, wish) in GAMES.items():
        for seed in range(100):
            match, random = skarb.new("flamecraft", seats, f"{name} {seed}", options), Random(seed)
            while match.question is not None:
                question = random.choice(match.questions)
                liked = [text for text in question.choices if liking and text.startswith(liking)]
                text = best(match, random) if liking == "value" else random.choice(liked or question.choices)
                match.choose(text, question.seat)
            if wish(match):
                golden = {**match.record(), "final": match.position()}
                (FOLDER / f"{name}.json").write_text(json.dumps(golden, indent=1, ensure_ascii=False) + "\n", "utf-8")
                print(name, seed, match.result)
                break


@pytest.mark.rule("FLC-20.7", "FLC-24.13")
@pytest.mark.parametrize("name", sorted(GAMES))
def test_golden_game(name: str) -> None:
    golden = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    match = skarb.load(golden)
    assert match.question is None
    assert json.loads(json.dumps(match.position())) == golden["final"]
    assert GAMES[name][3](match)


if __name__ == "__main__":
    write()
