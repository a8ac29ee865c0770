"""The whole position, written as JSON. TSK-33"""

from typing import Any

from skarb.games.tash_kalar.cards import CARD_IDS, LEGENDS, TASK_IDS
from skarb.games.tash_kalar.flow.board import squares_in
from skarb.games.tash_kalar.flow.ending import PLAY
from skarb.games.tash_kalar.flow.turn import Turn
from skarb.games.tash_kalar.notation import text
from skarb.games.tash_kalar.state import SEATS, TashKalar
from skarb.games.tash_kalar.view import bottom_tasks, claimed, deck_names, ids, knows, public, task_id
from skarb.kernel.chance import key_of

NO_SEED = key_of(0)
FIELDS = [
    "stage",
    "seats",
    "schools",
    "colours",
    "first",
    "turn",
    "turns",
    "actions",
    "handed_over",
    "board",
    "pieces",
    "hands",
    "decks",
    "discards",
    "tasks",
    "score",
    "destroyed",
    "summoned",
    "discarded",
    "borrow",
    "markers",
    "extra_draws",
    "extra_turns",
    "end",
    "consent",
    "known",
    "pending",
    "seed",
]


def position(s: TashKalar) -> dict[str, Any]:
    seats = range(s.setup.seats)
    names = deck_names(s)
    seen = bottom_tasks(s)
    known = {SEATS[seat]: [*(known_name(s, seat, card) for card in knows(s, seat)), *seen] for seat in seats}
    found: dict[str, Any] = {
        **public(s),
        "hands": {SEATS[seat]: ids(squares_in(s.hands[seat])) for seat in seats},
        "decks": {name: ids(s.decks[i]) for i, name in enumerate(names)},
        "discards": {name: ids(s.piles[i]) for i, name in enumerate(names)},
        "tasks": {
            "current": [TASK_IDS[task] for task in s.tasks],
            "next": task_id(s.next_task),
            "deck": [TASK_IDS[task] for task in s.task_deck],
            "claimed": claimed(s),
        },
        "known": {seat: cards for seat, cards in known.items() if cards},
        "pending": None,
        "seed": None if (s.key, s.draws) == (NO_SEED, 0) else f"chance {s.key.hex()} {s.draws}",
    }
    if s.stage == PLAY and s.free is not None and not isinstance(s.stack[-1], Turn):
        found["pending"] = {"from": position(s.free), "choices": [text(s, choice) for choice in s.since]}
    return {field: found[field] for field in FIELDS}


def known_name(s: TashKalar, seat: int, card: int) -> str:
    """Where both Imperial schools play, the copy of another seat is followed by that seat."""
    school = card // 18
    if card >= LEGENDS or school > 1 or s.schools[seat] == school or 1 - school not in s.schools:
        return CARD_IDS[card]
    return f"{CARD_IDS[card]} {SEATS[s.schools.index(school)]}"
