"""The whole position, written: full information in the notation of section 33. Read again in reading.py."""

from typing import Any

from skarb.games.wyrmspan.cards import CARD_ID, CARDS, HALLS, LEFT_NEIGHBOUR, SIDES, TILES
from skarb.games.wyrmspan.flow.final import Final
from skarb.games.wyrmspan.flow.limits import Limit, over_limit
from skarb.games.wyrmspan.flow.opening import Opening
from skarb.games.wyrmspan.flow.player import KNOWS, TUCKED, Player
from skarb.games.wyrmspan.flow.rounds import Abilities, AfterObjective, BeginRound, Income, Objective, Turn
from skarb.games.wyrmspan.flow.store import Split
from skarb.games.wyrmspan.state import FINAL, INCOME, LIMITS, OBJECTIVE, PHASES, ROUND_END, SETUP, TURN, Wyrmspan
from skarb.games.wyrmspan.view import (
    cached,
    counts,
    explored,
    ids,
    marks,
    named_result,
    owed,
    places,
    shown,
    tokens,
)
from skarb.kernel.state import Frame, dump


def position(s: Wyrmspan) -> dict[str, Any]:
    names = s.setup.names
    out: dict[str, Any] = {
        "seats": list(names),
        "seed": seed_of(s),
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": names[s.first],
        "turn": names[s.turn],
        "passed": [names[seat] for seat in range(len(names)) if s.passed >> seat & 1],
        "guild": TILES[s.setup.tile],
        "objectives": [SIDES[side] for side in s.setup.objectives],
        "places": places(s),
        "dragon_display": [CARD_ID[card] if card else None for card in s.dragon_display],
        "cave_display": [CARD_ID[card] if card else None for card in s.cave_display],
        "dragon_deck": ids(s.dragon_deck.cards()[::-1]),
        "cave_deck": ids(s.cave_deck.cards()[::-1]),
        "dragon_discard": ids(s.dragon_discard),
        "cave_discard": ids(s.cave_discard),
        "used": ids(s.used),
    }
    if s.phase == INCOME:
        out["owed"] = [names[seat] for seat in owed(s)]
    out["players"] = {name: _player(s, s.players[seat]) for seat, name in enumerate(names)}
    if s.setup.solo:
        out["automa"] = _automa(s)
    if _missing(s):
        out["rest"] = "out"
    if s.stack and s.stack != canonical(s):
        out["doing"] = dump(s.stack)
    if s.result is not None:
        out["result"] = named_result(s)
    return out


def seed_of(s: Wyrmspan) -> str | int:
    if s.setup.seed is not None and s.draws == 0:
        return s.setup.seed
    return f"{s.key.hex()}/{s.draws}"


def _player(s: Wyrmspan, p: Player) -> dict[str, Any]:
    out: dict[str, Any] = {
        "coins": p.coins,
        "resources": counts(p.res),
        "hand": ids(p.hand),
        "shown": shown(s, p),
        "mat_eggs": p.mat_eggs,
        "halls": {HALLS[hall]: _hall(p, hall) for hall in range(12)},
        "advances": p.advances,
        "markers": marks(p.markers),
        "explored": explored(p),
    }
    if s.phase == SETUP:
        out["dealt"] = ids(p.dealt)
        out["kept"] = ids(p.kept) if p.kept else None
        out["chosen"] = tokens(p.chosen) if p.chosen >= 0 else None
    return out


def _hall(p: Player, hall: int) -> dict[str, Any] | None:
    if hall % 4 >= p.dug[hall // 4]:
        return None
    return {
        "cave": CARD_ID[p.caves[hall]] if p.caves[hall] else None,
        "dragon": CARD_ID[p.dragons[hall]] if p.dragons[hall] else None,
        "eggs": p.eggs[hall],
        "cached": cached(p, hall),
        "tucked": [CARD_ID[entry >> TUCKED] + ("", "!", "?")[entry & KNOWS] for entry in p.tucked[hall]],
        "fed": p.fed[hall],
    }


def _automa(s: Wyrmspan) -> dict[str, Any]:
    return {
        "advances": s.her_advances,
        "dragons": ids(s.her_dragons),
        "caves": ids(s.her_caves),
        "markers": marks(s.her_markers),
        "ready": s.ready,
        "tile_coins": s.tile_coins,
        "deck": s.her_deck[::-1],
        "passed": s.she_passed,
        "aside": s.aside,
    }


def cards_in(s: Wyrmspan) -> list[int]:
    """Every card in the game, wherever it lies."""
    out = [
        *s.dragon_deck.cards(),
        *s.cave_deck.cards(),
        *s.dragon_discard,
        *s.cave_discard,
        *s.her_dragons,
        *s.her_caves,
    ]
    out += [card for card in s.dragon_display + s.cave_display if card]
    for p in s.players:
        out += p.hand + list(p.dealt)
        out += [card for card in p.caves + p.dragons if card]
        out += [entry >> TUCKED for tucked in p.tucked for entry in tucked]
    for frame in s.stack:
        if isinstance(frame, Split):
            out += frame.drawn
    return out


def _missing(s: Wyrmspan) -> bool:
    return len(cards_in(s)) < CARDS - (len(LEFT_NEIGHBOUR) if s.setup.solo else 0)


def canonical(s: Wyrmspan) -> list[Frame]:
    """The stack of a position between turns and effects: it needs no `doing`."""
    if s.phase == SETUP:
        return [Opening()]
    if s.phase == TURN:
        return [Turn(s.turn)]
    if s.phase == ROUND_END:
        return [Abilities(s.turn)]
    if s.phase == OBJECTIVE:
        return [Objective()]
    if s.phase == LIMITS:
        over = [seat for seat in range(s.setup.seats) if over_limit(s.players[seat])]
        limit: list[Frame] = [Limit(over, [0] * len(over))] if over else []
        return [AfterObjective(), *limit]
    if s.phase == INCOME:
        left = owed(s)
        return [BeginRound(), Income(left)] if left else [BeginRound()]
    if s.phase == FINAL:
        return [Final(s.turn, 0, [0] * s.setup.seats)]
    return []
