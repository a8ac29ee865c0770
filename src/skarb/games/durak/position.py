"""The whole position in the notation of section 19, with all derived fields."""

from typing import Any, Final

from skarb.games.durak.cards import SEAT, TEXT, suit_text, texts
from skarb.games.durak.flow.ending import outcome_text
from skarb.games.durak.state import OPENED, Durak

OVER: Final = "over"  # the phase of a game that has ended


def position(s: Durak) -> dict[str, Any]:
    """The whole position with all derived fields."""
    setup = s.setup
    names, players = setup.names, range(setup.seats)
    ask = s.asking()
    left = s.deck[s.at :]
    trump_card = TEXT[s.turned] if s.turned >= 0 and (left or setup.seats == 6) else None
    out: dict[str, Any] = {
        "seats": list(names),
        "dir": s.step,
        "dealer": names[s.dealer] if s.dealer >= 0 else None,
        "trump": suit_text(s.rules.trump),
        "trump_card": trump_card,
        "deck": [TEXT[card] for card in left],
        "deck_count": len(left),
        "hands": {names[p]: texts(s.hands[p]) for p in players},
        "sizes": {names[p]: s.size(p) for p in players},
        "out": [names[p] for p in s.out],
        "won_defence": s.won,
        "owner": names[s.owner],
        "defender": names[s.defender],
        "table": rows(s),
        "phase": OVER if ask is None else ask.kind,
        "actor": None if ask is None else names[s.actor],
        "passed": [names[p] for p in players if s.passed & SEAT[p]],
        "limit": s.limit,
        "taking": s.taking,
        "discard": s.discard,
        "stall": s.stall,
        "emptied": [names[p] for p in s.emptied],
        "known": {names[p]: texts(s.known[p]) for p in players},
        "unheld": texts(s.unheld),
        "fresh": {names[p]: s.fresh[p] for p in players},
        "shown": [names[s.shower], TEXT[s.shown]] if s.shown >= 0 else None,
        "result": None if s.result is None else outcome_text(s, s.ended[-1]),
    }
    if setup.series:
        points = s.points or (0,) * setup.seats
        out["points"] = {names[p]: points[p] for p in players}
        out["deals"] = [outcome_text(s, ended) for ended in s.ended]
        out["chance"] = [s.key.hex(), s.draws]
    return out


def rows(s: Durak) -> list[list[str | None]]:
    """The bout: attack card, who laid it, beating card or None."""
    names = s.setup.names
    return [[TEXT[row & 63], names[row >> 6 & 7], None if row >= OPENED else TEXT[row >> 9]] for row in s.table]
