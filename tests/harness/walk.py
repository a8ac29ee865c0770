"""Random play for the harness: cases of every game, and walks through them."""

import json
import os
import re
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import skarb
from skarb.kernel.match import Match

RULE_ID = re.compile(r"[A-Z]{3}-\d+\.\d+")


def cases_of(game: str) -> ModuleType:
    return import_module(f"rules.{game}.cases")


def every_case() -> list[tuple[str, int, dict[str, Any]]]:
    """All cases of all games, or of those named in HARNESS_GAMES (while working on one)."""
    games = os.environ.get("HARNESS_GAMES", "").split() or skarb.games()
    return [(game, seats, options) for game in games for seats, options in cases_of(game).CASES]


def name_of(case: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = case
    told = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{game}-{seats}-{told or 'defaults'}"


def begin(case: tuple[str, int, dict[str, Any]], seed: int) -> Match:
    game, seats, options = case
    return skarb.new(game, seats=seats, seed=seed, options=options)


def step(match: Match, random: Random) -> str:
    """One random answer, mostly to the first question, sometimes to another that is open too; never to an offer."""
    asked = [question for question in match.questions if not question.offer]
    question = asked[0] if random.random() < 0.8 else random.choice(asked)
    text = random.choice(question.choices)
    match.choose(text, question.seat)
    return text


def walk(match: Match, random: Random, plies: int) -> list[str]:
    """Random answers until the game is over or enough were given."""
    said = []
    for _ in range(plies):
        if match.question is None:
            break
        said.append(step(match, random))
    return said


def somewhere(case: tuple[str, int, dict[str, Any]], seed: int) -> tuple[Match, Random, list[str]]:
    """A match of the case, a random number of answers in: early, late or over."""
    random = Random(seed)
    match = begin(case, seed)
    said = walk(match, random, random.choice([0, 3, 12, 40, 120, 400]))
    return match, random, said


def plain(value: Any) -> Any:
    """As JSON gives it back: what records, views and positions promise to be."""
    return json.loads(json.dumps(value))


JUNK: list[Any] = [None, True, 0, 1, -1, 99, 10**9, 2.5, "", "A", "Z", "é", [], {}, ["A"], [1], [[1]], {"A": 1}]


def spoil(data: Any, random: Random) -> Any:
    """A copy of JSON with a fault or two: something lost, added, doubled, shuffled or replaced by junk."""
    data = plain(data)
    places: list[Any] = [data]
    for place in places:
        inside = place.values() if isinstance(place, dict) else place
        places += [thing for thing in inside if isinstance(thing, (dict, list))]
    for _ in range(random.choice([1, 1, 2])):
        place = random.choice(places)
        junk = plain(random.choice(JUNK))
        key = random.choice(list(place) if isinstance(place, dict) else range(len(place))) if place else None
        fault = random.randrange(4)
        if isinstance(place, list):
            if fault == 0 or key is None:
                place.append(junk)
            elif fault == 1:
                place.append(place[key])
            elif fault == 2:
                random.shuffle(place)
            else:
                place[key] = junk
        elif fault == 0 or key is None:
            place["zz"] = junk
        elif fault == 1:
            del place[key]
        else:
            place[key] = junk
    return data


def asked(match: Match) -> list[dict[str, Any]]:
    return [dict(question.json(question.seat), choices=sorted(question.choices)) for question in match.questions]
