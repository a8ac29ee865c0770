"""All that a seat, or a spectator, may know: the type of a view, and the view. TSK-26, 33.8

Sides are written by the letter of their colour (R B Y G), players by that of their seat, as in positions.
"""

from typing import Final, Literal, TypedDict

from skarb.games.tash_kalar.cards import (
    BEING_CARDS,
    CARD_IDS,
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOLS,
    TASK_IDS,
    School,
)
from skarb.games.tash_kalar.flow.board import COLOURS, LETTERS, NAMES, Colour, count, squares_in
from skarb.games.tash_kalar.flow.modes import MELEE, MODES, Mode
from skarb.games.tash_kalar.flow.opening import STAGES, Stage
from skarb.games.tash_kalar.state import SEATS, Seat, TashKalar

RANK_LETTERS: Final = "chl"
Consent = Literal["resign", "skip"]
CONSENTS: Final[tuple[tuple[int, Consent], ...]] = ((1, "resign"), (2, "skip"))


class ExtraDraws(TypedDict):
    """Cards due at the end of this turn."""

    beings: int
    legends: int


class EndInSight(TypedDict):
    """The end is triggered: by whom, and whose final turns come after the current one."""

    last: Seat
    turns: list[Seat]


class PublicView(TypedDict):
    """What everybody may know, in the words of a position. TSK-26.1"""

    stage: Stage
    seats: list[Seat]
    schools: list[School | None]  # by seat
    colours: list[Colour | None] | None  # of the two teams
    first: Seat
    turn: Seat
    turns: int
    actions: int
    handed_over: bool
    board: str  # "R e4c e6h | B d4l"
    pieces: dict[str, list[int]]  # by side: double-sided and legendary pieces that it owns
    score: dict[str, int | dict[str, int]]  # by side; in a melee the columns
    destroyed: dict[str, str]
    summoned: list[str]
    discarded: bool
    borrow: int
    markers: dict[str, list[str]]
    extra_draws: ExtraDraws
    extra_turns: int
    end: EndInSight | None
    consent: dict[str, list[Consent]]


class HandSize(TypedDict):
    """What one sees of another hand."""

    beings: int
    legends: int
    flares: int


class TasksView(TypedDict):
    """Tasks by their ids; `bottom`: those that all saw going under the deck, TSK-16.3."""

    current: list[str]
    next: str | None
    deck: int
    bottom: list[str]
    claimed: dict[str, list[str]]


class View(PublicView):
    """Decks and piles are keyed by seat, and "legends" and "flares"."""

    mode: Mode
    sides: list[Colour | None]  # by seat
    supply: dict[str, list[int]]  # by side: double-sided and legendary pieces not on the board
    playing: str | None  # the card whose effect runs
    hands: dict[str, list[str] | HandSize]  # the own one as cards
    decks: dict[str, int]
    discards: dict[str, list[str] | int]  # closed piles as numbers, TSK-27.5
    tasks: TasksView
    known: dict[str, str]  # hidden cards whose place the seat knows: "hand A", "deck legends 3", "discard A"


def view(s: TashKalar, seat: int | None) -> View:
    names = deck_names(s)
    hands: dict[str, list[str] | HandSize] = {}
    for other in range(s.setup.seats):
        hand = s.hands[other]
        if other == seat:
            hands[SEATS[other]] = ids(squares_in(hand))
        else:
            hands[SEATS[other]] = {
                "beings": count(hand & BEING_CARDS),
                "legends": count(hand & LEGEND_CARDS),
                "flares": count(hand & FLARE_CARDS),
            }
    discards: dict[str, list[str] | int] = {}
    for i, name in enumerate(names):
        discards[name] = len(s.piles[i]) if s.setup.closed and i != seat else ids(s.piles[i])
    return {
        **public(s),
        "mode": MODES[s.setup.mode],
        "sides": [None if colour < 0 else COLOURS[colour] for colour in s.colours],
        "supply": {LETTERS[c]: [s.doubles[c], s.legendaries[c]] for c in s.sides},
        "playing": CARD_IDS[s.card] if s.card >= 0 else None,
        "hands": hands,
        "decks": {name: len(s.decks[i]) for i, name in enumerate(names)},
        "discards": discards,
        "tasks": {
            "current": [TASK_IDS[task] for task in s.tasks],
            "next": task_id(s.next_task),
            "deck": len(s.task_deck),
            "bottom": bottom_tasks(s),
            "claimed": claimed(s),
        },
        "known": {} if seat is None else {CARD_IDS[card]: place_of(s, card) for card in knows(s, seat)},
    }


def public(s: TashKalar) -> PublicView:
    sides = s.sides
    doubles = {c: s.doubles[c] + count(s.pieces[3 * c] | s.pieces[3 * c + 1]) for c in sides}
    colours: list[Colour | None] = [None if colour < 0 else COLOURS[colour] for colour in s.colours[:2]]
    return {
        "stage": STAGES[s.stage],
        "seats": list(SEATS[: s.setup.seats]),
        "schools": [None if school < 0 else SCHOOLS[school] for school in s.schools],
        "colours": colours if s.setup.teams else None,
        "first": SEATS[s.first],
        "turn": SEATS[s.turn],
        "turns": s.turns,
        "actions": s.actions,
        "handed_over": s.handed,
        "board": board_text(s),
        "pieces": {LETTERS[c]: [doubles[c], s.legendaries[c] + count(s.pieces[3 * c + 2])] for c in sides},
        "score": score_of(s),
        "destroyed": {
            LETTERS[c]: "".join(RANK_LETTERS[rank] * s.destroyed[3 * c + rank] for rank in range(3))
            for c in sides
            if any(s.destroyed[3 * c : 3 * c + 3])
        },
        "summoned": [f"{CARD_IDS[entry >> 7]} {NAMES[entry & 127]}" for entry in s.summoned],
        "discarded": s.discarded,
        "borrow": s.borrow,
        "markers": {LETTERS[c]: [LETTERS[d] for d in sides if s.markers[c] >> d & 1] for c in sides if s.markers[c]},
        "extra_draws": {"beings": s.extra_beings, "legends": s.extra_legends},
        "extra_turns": s.extra_turns,
        "end": None if s.last < 0 else {"last": SEATS[s.last], "turns": [SEATS[seat] for seat in s.finals]},
        "consent": {
            SEATS[i]: [word for bit, word in CONSENTS if given & bit] for i, given in enumerate(s.consent) if given
        },
    }


def board_text(s: TashKalar) -> str:
    parts: list[str] = []
    for colour in s.sides:
        squares = squares_in(s.all_of(colour))
        if squares:
            pieces = [NAMES[q] + RANK_LETTERS[(s.board[q] - 1) % 3] for q in squares]
            parts.append(f"{LETTERS[colour]} {' '.join(pieces)}")
    return " | ".join(parts)


def score_of(s: TashKalar) -> dict[str, int | dict[str, int]]:
    if s.setup.mode != MELEE:
        return {LETTERS[c]: s.score(c) for c in s.sides}
    return {LETTERS[c]: {LETTERS[d]: s.points[4 * c + d] for d in s.sides if d != c} for c in s.sides}


def deck_names(s: TashKalar) -> list[str]:
    return [*SEATS[: s.setup.seats], "legends", "flares"]


def ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def task_id(task: int) -> str | None:
    return None if task < 0 else TASK_IDS[task]


def bottom_tasks(s: TashKalar) -> list[str]:
    return [TASK_IDS[task] for task in s.task_deck[len(s.task_deck) - s.tasks_seen :]]


def claimed(s: TashKalar) -> dict[str, list[str]]:
    return {LETTERS[c]: [TASK_IDS[task] for task in squares_in(s.claimed[c])] for c in s.sides}


def knows(s: TashKalar, seat: int) -> list[int]:
    """Hidden cards whose place that seat knows exactly."""
    return sorted(pair & 127 for pair in s.sure() if pair >> 7 & 3 == seat)


def place_of(s: TashKalar, card: int) -> str:
    """Where a card lies: "hand A", "deck legends 3" (from the top), "discard A"."""
    names = deck_names(s)
    for seat in range(s.setup.seats):
        if s.hands[seat] >> card & 1:
            return f"hand {SEATS[seat]}"
    for i, name in enumerate(names):
        if card in s.decks[i]:
            return f"deck {name} {s.decks[i].index(card) + 1}"
        if card in s.piles[i]:
            return f"discard {name}"
    return "play"
