"""Random play for the harness: cases of every game, places in them, and moments seen through one seat's eyes."""

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import skarb
from skarb.games import find
from skarb.kernel import match as kernel
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.match import Match
from skarb.kernel.plain import freeze
from skarb.kernel.playout import play_out
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import State

MOST_DECISIONS = 200_000
LENGTHS = (0, 3, 12, 40, 120, 400)  # answers before a place: early or late; after the most it may be over


class Case:
    """A game, seats and options, and what `lore` (the game's cases.py) tells of its positions."""

    def __init__(self, game: Game[Any], lore: ModuleType, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.cards = lore.cards
        self.unseen = lore.unseen
        self.names_are_unique: bool = getattr(lore, "NAMES_ARE_UNIQUE", True)

    def __repr__(self) -> str:
        told = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}-{self.seats}-{told or 'defaults'}"

    def begin(self, seed: int) -> Match:
        return kernel.new(self.game, self.seats, seed, self.options)

    def place(self, position: dict[str, Any]) -> Match:
        return kernel.place(self.game, position, self.options)

    def load(self, record: dict[str, Any]) -> Match:
        return kernel.load(record, lambda game: self.game)


def cases_of(game: str) -> ModuleType:
    return import_module(f"rules.{game}.cases")


def first_cases(game: str) -> dict[int, dict[str, Any]]:
    """Options to play with, for every number of seats."""
    return dict(reversed(cases_of(game).CASES))


def opened(game: str, seed: int, plies: int, least: int = 1) -> Match:
    """A match of several seats, some random choices in, where somebody has at least so many choices.

    If a random opening does not last that long, or leads nowhere wide enough, it is cut short.
    """
    seats, options = min((case for case in first_cases(game).items() if case[0] > 1), key=lambda case: case[0])
    for length in range(plies, -1, -1):
        match, random = skarb.new(game, seats, seed, options), Random(seed)
        while match.question is not None and (len(match.plies) < length or len(match.choices) < least):
            match.choose(random.choice(match.choices))
        if match.question is not None:
            return match
    raise AssertionError(f"{game}: nobody ever has {least} choices")


def every_case() -> list[Case]:
    """All cases of all games, or of those named in HARNESS_GAMES (while working on one)."""
    games = os.environ.get("HARNESS_GAMES", "").split() or skarb.games.ids()
    return [Case(find(game), cases_of(game), *case) for game in games for case in cases_of(game).CASES]


def step(match: Match, random: Random) -> tuple[int, str]:
    """One random answer, mostly to the first question, sometimes to another that is open too; never to an offer."""
    asked = [question for question in match.questions if not question.offer]
    question = asked[0] if random.random() < 0.8 else random.choice(asked)
    text = random.choice(question.choices)
    match.choose(text, question.seat)
    return question.seat, text


def walk(match: Match, random: Random, plies: int) -> None:
    """Random answers until the game is over or enough were given."""
    for _ in range(plies):
        if match.question is None:
            break
        step(match, random)


@lru_cache(maxsize=64)
def _walked(case: Case, seed: int) -> Match:
    match, length = case.begin(seed), LENGTHS[seed % len(LENGTHS)]
    walk(match, Random(f"{case} {seed}"), length)
    if match.question is None and match.plies and length < max(LENGTHS):  # too far: stop before the end
        match, length = case.begin(seed), Random(seed).randrange(len(match.plies))
        walk(match, Random(f"{case} {seed}"), length)
    return match


def somewhere(case: Case, seed: int) -> tuple[Match, Random]:
    """A match of the case some answers in, walked to once for all laws, and chance to go on with."""
    return _walked(case, seed).copy(), Random(seed)


@lru_cache(maxsize=64)
def ended(case: Case, seed: int) -> State:
    """The end of a game played at random."""
    state = case.begin(seed).state.copy()
    assert play_out(state, Random(seed)) < MOST_DECISIONS
    return state


def plain(value: Any) -> Any:
    """As JSON gives it back: what records, views and positions promise to be."""
    return json.loads(json.dumps(value))


def hurried(match: Match, seed: int) -> Any:
    """Where quick answers would lead from here."""
    state = match.state.copy()
    match.game.hurry(state, 6, Random(seed))
    return plain(match.game.position(state))


def asked(match: Match) -> list[dict[str, Any]]:
    return [dict(question.json(question.seat), choices=sorted(question.choices)) for question in match.questions]


def own(match: Match, seat: int) -> list[dict[str, Any]]:
    return [question.json(seat) for question in match.asked(seat)]


def told(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the seat was told of the last choice."""
    found: list[dict[str, Any]] = plain([event.cut(seat) for event in match.happened])
    return found


def dealt(match: Match, seat: int, seed: int) -> Any:
    """A world of the seat to its last field, as plain data."""
    return freeze(match.game.world(match.state, seat, key_of(f"world {seed}")))


# -- moments -----------------------------------------------------------------------------------------------------------


class After(NamedTuple):
    """What a choice left a seat with: what it sees, what it was told, and (as a world) what it remembers."""

    view: dict[str, Any]
    told: list[dict[str, Any]]
    dealt: Any


class Moment(NamedTuple):
    """One choice, as it truly was and as it would have been in worlds where it could be made as well."""

    seat: int
    choice: tuple[int, str]
    why_not_undo: Refusal | None
    truth: After
    shadows: list[After]


def after(match: Match, seat: int) -> After:
    return After(plain(match.view(seat)), told(match, seat), dealt(match, seat, 7))


def shadows(match: Match, seat: int, seeds: range) -> list[Match]:
    """Worlds of the seat. One that does not even look the same is the affair of another law."""
    view = plain(match.view(seat))
    worlds = [match.world(seat, seed) for seed in seeds]
    return [world for world in worlds if plain(world.view(seat)) == view]


@lru_cache(maxsize=64)
def moments(case: Case, seed: int) -> list[Moment]:
    """Some choices through the eyes of every seat."""
    match, random = somewhere(case, seed)
    out: list[Moment] = []
    for _ in range(3):
        if match.question is None:
            break
        worlds = [shadows(match, seat, range(3)) for seat in range(match.seats)]
        chooser, text = step(match, random)
        for seat, row in enumerate(worlds):
            able = [world for world in row if world.why_not(text, chooser) is None]
            for world in able:
                world.choose(text, chooser)
            seen = [after(world, seat) for world in able]
            out.append(Moment(seat, (chooser, text), match.why_not_undo(), after(match, seat), seen))
    return out


def played_on(before: Match, seat: int, choice: tuple[int, str], truth: After) -> Iterator[tuple[Match, bool]]:
    """Worlds of the seat: after a choice that leaves it with the same as in truth; or, if there is none, before it.

    It is the same choice, or, where another chose in secret, any that looks the same.
    """
    chooser, text = choice
    texts = [text for question in before.asked(chooser) for text in question.choices][:12]
    secret = chooser != seat and (
        len(texts) == 1 or any(looks_alike(before, seat, (chooser, other), truth) for other in texts if other != text)
    )
    for number in range(1000):
        for world in shadows(before, seat, range(number, number + 1)):
            legal = [text for question in world.asked(chooser) for text in question.choices]
            Random(number).shuffle(legal)
            tried = legal if secret else [text] if text in legal else []
            found = (looks_alike(world, seat, (chooser, other), truth) for other in tried)
            alike = next((match for match in found if match is not None), None)
            yield (world, False) if alike is None else (alike, True)


def looks_alike(before: Match, seat: int, choice: tuple[int, str], truth: After) -> Match | None:
    """The match after the choice, if it leaves the seat with the same.

    What a seat is told, and then does not know, is the affair of another law.
    """
    match = before.copy()
    match.choose(choice[1], choice[0])
    same = plain(match.view(seat)) == truth.view
    return match if same and (told(match, seat) == truth.told or dealt(match, seat, 7) == truth.dealt) else None


# -- faults ------------------------------------------------------------------------------------------------------------

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
