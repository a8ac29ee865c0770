"""Positions out (section 33), and views, which are positions cut for a seat (WYR-34.3). Reading them: placing.py."""

from typing import Any, Final

from skarb.games.wyrmspan import rounds, store, turn
from skarb.games.wyrmspan.cards import (
    CARD_ID,
    CARDS,
    HALLS,
    LEFT_NEIGHBOUR,
    SIDES,
    SQUARES,
    TILES,
)
from skarb.games.wyrmspan.choice import unpack
from skarb.games.wyrmspan.nodes import CAVERNS, RESOURCES
from skarb.games.wyrmspan.state import (
    EVERYBODY,
    FINAL,
    INCOME,
    KNOWS,
    LIMITS,
    OBJECTIVE,
    OVER,
    OWNER,
    PHASES,
    ROUND_END,
    SETUP,
    TUCKED,
    TURN,
    Player,
    Wyrmspan,
)
from skarb.kernel.state import Frame, dump

FULL: Final = -2  # who looks: everything; -1 a spectator; else a seat
SPECTATOR: Final = -1


def describe(s: Wyrmspan, who: int) -> dict[str, Any]:
    """The position as `who` may know it."""
    names = s.table.names
    full = who == FULL
    out: dict[str, Any] = {"seats": list(names)}
    if full:
        out["seed"] = seed_of(s)
    out["phase"] = PHASES[s.phase]
    out["round"] = s.round
    out["first"] = names[s.first]
    out["turn"] = names[s.turn]
    out["passed"] = [names[seat] for seat in range(len(names)) if s.passed >> seat & 1]
    out["guild"] = TILES[s.table.tile]
    out["objectives"] = [SIDES[side] for side in s.table.objectives]
    out["places"] = _places(s)
    if not full:
        out["standing"] = _standing(s)
    out["dragon_display"] = [CARD_ID[card] if card else None for card in s.dragon_display]
    out["cave_display"] = [CARD_ID[card] if card else None for card in s.cave_display]
    out["dragon_deck"] = [CARD_ID[card] for card in reversed(s.dragon_deck)] if full else len(s.dragon_deck)
    out["cave_deck"] = [CARD_ID[card] for card in reversed(s.cave_deck)] if full else len(s.cave_deck)
    out["dragon_discard"] = [CARD_ID[card] for card in s.dragon_discard]
    out["cave_discard"] = [CARD_ID[card] for card in s.cave_discard]
    out["used"] = [CARD_ID[card] for card in s.used]
    if s.phase == INCOME:
        out["owed"] = [names[seat] for seat in _owed(s)]
    out["players"] = {name: _player(s, seat, who) for seat, name in enumerate(names)}
    if s.table.solo:
        out["automa"] = _automa(s, full)
    if full:
        if _missing(s):
            out["rest"] = "out"
        if s.stack and dump(s.stack) != dump(canonical(s)):
            out["doing"] = dump(s.stack)
    if s.result is not None:
        out["result"] = named_result(s)
    return out


def seed_of(s: Wyrmspan) -> str | int:
    if s.table.seed is not None and s.draws == 0:
        return s.table.seed
    return f"{s.key.hex()}/{s.draws}"


def _places(s: Wyrmspan) -> dict[str, dict[str, int]]:
    names = [*s.table.names, "automa"] if s.table.solo else s.table.names
    finished = s.round if s.phase in (LIMITS, FINAL, OVER) else s.round - 1
    return {
        str(row + 1): {name: s.places[row * len(names) + i] for i, name in enumerate(names)} for row in range(finished)
    }


def _standing(s: Wyrmspan) -> dict[str, dict[str, int]]:
    """What everybody has of each objective still to come: public, but tedious to count. WYR-22.1"""
    names = [*s.table.names, "automa"] if s.table.solo else s.table.names
    rows = range(len(_places(s)) + 1, 5)
    return {str(row): dict(zip(names, rounds.quantities(s, row), strict=True)) for row in rows}


def _owed(s: Wyrmspan) -> list[int]:
    top = s.stack[-1] if s.stack else None
    return top.owed if isinstance(top, rounds.Income) else []


def _counts(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: counts[kind] for kind in range(4)}


def _player(s: Wyrmspan, seat: int, who: int) -> dict[str, Any]:
    p = s.players[seat]
    mine = who in (FULL, seat)
    out: dict[str, Any] = {"coins": p.coins, "resources": _counts(p.res)}
    shown = [CARD_ID[card] for card in (p.hand if s.table.open_hands else p.shown)]
    if mine or s.table.open_hands:
        out["hand"] = [CARD_ID[card] for card in p.hand]
        out["shown"] = shown
    else:
        out["hand"] = {"dragons": p.dragon_cards(), "caves": p.cave_cards(), "shown": shown}
    out["mat_eggs"] = p.mat_eggs
    out["halls"] = {HALLS[hall]: _hall(p, hall, mine, who == FULL) for hall in range(12)}
    out["advances"] = p.advances
    out["markers"] = [SQUARES[square] for square in p.markers]
    out["explored"] = {CAVERNS[cavern]: p.explored[cavern] for cavern in range(3)}
    if s.phase == SETUP:
        if mine:
            out["dealt"] = [CARD_ID[card] for card in p.dealt]
            out["kept"] = [CARD_ID[card] for card in p.kept] if p.kept else None
            out["chosen"] = _words(p.chosen) if p.chosen >= 0 else None
        else:
            out["dealt"], out["kept"], out["chosen"] = bool(p.dealt), bool(p.kept), p.chosen >= 0
    top = s.stack[-1] if s.stack else None
    if who == seat and isinstance(top, store.Split) and top.who == seat:
        out["drawn"] = [CARD_ID[card] for card in top.drawn]
    return out


def _words(packed: int) -> list[str]:
    return [RESOURCES[kind] for kind in range(4) for _ in range(unpack(packed, kind))]


def _hall(p: Player, hall: int, mine: bool, full: bool) -> dict[str, Any] | None:
    if hall % 4 >= p.dug[hall // 4]:
        return None
    tucked: list[str | None] = []
    for entry in p.tucked[hall]:
        knows = entry & KNOWS
        card = CARD_ID[entry >> TUCKED]
        if full:
            tucked.append(card + ("", "!", "?")[knows])
        else:
            tucked.append(card if knows == EVERYBODY or (mine and knows == OWNER) else None)
    return {
        "cave": CARD_ID[p.caves[hall]] if p.caves[hall] else None,
        "dragon": CARD_ID[p.dragons[hall]] if p.dragons[hall] else None,
        "eggs": p.eggs[hall],
        "cached": _counts([p.cached[hall] >> 8 * kind & 255 for kind in range(4)]),
        "tucked": tucked,
        "fed": p.fed[hall],
    }


def _automa(s: Wyrmspan, full: bool) -> dict[str, Any]:
    out: dict[str, Any] = {
        "advances": s.her_advances,
        "dragons": [CARD_ID[card] for card in s.her_dragons],
        "caves": [CARD_ID[card] for card in s.her_caves],
        "markers": [SQUARES[square] for square in s.her_markers],
        "ready": s.ready,
        "tile_coins": s.tile_coins,
        "deck": list(reversed(s.her_deck)) if full else len(s.her_deck),
        "passed": s.she_passed,
    }
    if full:
        out["aside"] = s.aside
    return out


def named_result(s: Wyrmspan) -> dict[str, Any]:
    """WYR-34.2: by names."""
    names: list[Any] = [*s.table.names, "automa"]
    assert s.result is not None

    def name(who: Any) -> str:
        return str(who if isinstance(who, str) else names[who])

    return {
        "scores": {names[i]: score for i, score in enumerate(s.result.scores)},
        "winners": [name(who) for who in s.result.winners],
        "ranking": [[name(who) for who in group] for group in s.result.ranking],
        "parts": s.result.details["parts"],
    }


def cards_in(s: Wyrmspan) -> list[int]:
    """Every card in the game, wherever it lies."""
    out = [*s.dragon_deck, *s.cave_deck, *s.dragon_discard, *s.cave_discard, *s.her_dragons, *s.her_caves]
    out += [card for card in s.dragon_display + s.cave_display if card]
    for p in s.players:
        out += p.hand + list(p.dealt)
        out += [card for card in p.caves + p.dragons if card]
        out += [entry >> TUCKED for tucked in p.tucked for entry in tucked]
    for frame in s.stack:
        if isinstance(frame, store.Split):
            out += frame.drawn
    return out


def _missing(s: Wyrmspan) -> bool:
    return len(cards_in(s)) < CARDS - (len(LEFT_NEIGHBOUR) if s.table.solo else 0)


def canonical(s: Wyrmspan) -> list[Frame]:
    """The stack of a position between turns and effects: it needs no `doing`."""
    if s.phase == SETUP:
        return [rounds.Setup()]
    if s.phase == TURN:
        return [turn.Turn(s.turn)]
    if s.phase == ROUND_END:
        return [rounds.Abilities(s.turn)]
    if s.phase == OBJECTIVE:
        return [rounds.Objective()]
    if s.phase == LIMITS:
        over = [seat for seat in range(s.table.seats) if turn.over_limit(s.players[seat])]
        limit: list[Frame] = [turn.Limit(over, [0] * len(over))] if over else []
        return [rounds.AfterObjective(), *limit]
    if s.phase == INCOME:
        owed = _owed(s)
        return [rounds.BeginRound(), rounds.Income(owed)] if owed else [rounds.BeginRound()]
    if s.phase == FINAL:
        return [rounds.Final(s.turn, 0, [0] * s.table.seats)]
    return []
