"""Choices and positions written down (section 16 of the specification). Reading positions is `reading`'s business."""

from typing import Any

from skarb.games.dragon_catchers.cards import CLANS, IDS, ids_in, score_of
from skarb.games.dragon_catchers.events import who
from skarb.games.dragon_catchers.rules import ASK, BLIND, COLUMNS, asked_place
from skarb.games.dragon_catchers.state import NOWHERE, Table


def card_or_null(card: int) -> str | None:
    return None if card == NOWHERE else IDS[card]


def phase(s: Table) -> str:
    return "over" if not s.stack else "turn" if asked_place(s) == NOWHERE else "answer"


def text(s: Table, choice: int) -> str:
    """A choice: "lay R6", "ask W", "give R6"; with two players "ask", and "#2" for a face-down card."""
    if ASK <= choice < BLIND:
        return "ask" if s.last == 1 else "ask " + s.name_at(choice - ASK)
    verb = "lay " if asked_place(s) == NOWHERE else "give "
    return verb + (f"#{choice - BLIND}" if choice >= BLIND else IDS[choice])


def touches(s: Table, choice: int) -> list[str]:
    """What one touches: a card of the hand, an open card on the table, a column, a player."""
    asked = asked_place(s)
    holder = s.turn if asked == NOWHERE else asked
    if choice >= BLIND:
        return [f"column:{s.name_at(holder)}:{choice - BLIND}"]
    if choice >= ASK:
        return ["seat:" + s.name_at(choice - ASK)]
    return [("card:" if s.last == 1 or holder == s.ghost else "hand:") + IDS[choice]]


def label(s: Table, choice: int) -> tuple[str, dict[str, Any]]:
    """A choice in words: message id and arguments."""
    if ASK <= choice < BLIND:
        place = choice - ASK
        if place == s.ghost:
            return "choice-ask-ghost", {}
        if s.seating[place] == s.seating[s.turn]:  # DRC-12.6
            return "choice-ask-self", {}
        return "choice-ask", {"seat": who(s, place)}
    verb = "lay" if asked_place(s) == NOWHERE else "give"
    if choice >= BLIND:
        return f"choice-{verb}-blind", {"column": choice - BLIND + 1}
    return f"choice-{verb}", {"card": "@card-" + IDS[choice]}


def columns_of(s: Table, place: int) -> list[list[str | None]]:
    """A row of two players: per column the face-up card and the one under it."""
    first = COLUMNS * place
    return [[card_or_null(s.columns[i]), card_or_null(s.under[i])] for i in range(first, first + COLUMNS)]


def totals_of(s: Table, totals: list[int]) -> dict[str, int]:
    """Totals by team (four players) or by player. DRC-9.4"""
    if s.setup.players == 4:
        return {CLANS[clan]: totals[s.setup.red ^ clan] for clan in (0, 1)}
    return dict(zip(s.setup.names, totals, strict=True))


def sheet_of(s: Table) -> list[dict[str, Any]]:
    """The score sheet: dealer and scores of every finished deal."""
    rows = s.sheet
    names = s.setup.names
    return [{"dealer": names[rows[i]], "R": rows[i + 1], "Y": rows[i + 2]} for i in range(0, len(rows), 3)]


def result_of(s: Table) -> dict[str, Any] | None:
    """The end in the notation: `winner` is a clan (four players) or a player, null if shared."""
    if s.result is None:
        return None
    winners = s.result.winners
    winner = None
    if len(winners) == (2 if s.setup.players == 4 else 1):
        winner = CLANS[s.clan_of(winners[0])] if s.setup.players == 4 else s.setup.names[winners[0]]
    return {"winner": winner, "winners": [s.setup.names[seat] for seat in winners], "end": s.result.details["end"]}


def public(s: Table) -> dict[str, Any]:
    """What everybody at the table knows, whatever the options hide; the beginning of positions and of views."""
    setup = s.setup
    places = range(s.last + 1)
    now = phase(s)
    out: dict[str, Any] = {
        "players": setup.players,
        "seats": [s.name_at(place) for place in places],
        "clans": {s.name_at(place): CLANS[s.clan_at(place)] for place in places},
    }
    if setup.players == 3:
        out["red"] = setup.names[s.dealer]
    out["phase"] = now
    if setup.single:
        out["single"] = True
    else:
        out["dealer"] = setup.names[s.dealer]
    out["deal"] = s.deal
    out["totals"] = totals_of(s, s.totals)
    out["history"] = sheet_of(s)
    out["round"] = s.round
    out["leader"] = s.name_at(s.leader)
    out["seat"] = None if now == "over" else s.name_at(s.turn)
    asked = asked_place(s)
    if asked != NOWHERE:
        out["asked"] = s.name_at(asked)
    out["actor"] = None if now == "over" else setup.names[s.seating[s.turn if asked == NOWHERE else asked]]
    laid: list[list[str]] = []
    for i, x in enumerate(s.laid):
        laid.append([s.name_at(s.leader + i & s.last), IDS[x >> 2], s.name_at(x & 3)])
    out["laid"] = laid
    out["counts"] = {CLANS[clan]: bin(s.pile_of(clan)).count("1") for clan in (0, 1)}
    out["void"] = {}
    for place in places:
        void = [CLANS[clan] for clan in (0, 1) if s.void >> 2 * place + clan & 1]
        if void:
            out["void"][s.name_at(place)] = void
    out["result"] = result_of(s)
    return out


def piles(s: Table) -> dict[str, Any]:
    """The piles face up, and what they are worth now."""
    return {
        "carried": ids_in(s.carried),
        "captured": {CLANS[clan]: ids_in(s.pile_of(clan)) for clan in (0, 1)},
        "scores": {CLANS[clan]: score_of(s.pile_of(clan), clan) for clan in (0, 1)},
        "discarded": ids_in(s.discarded),
    }


def position(s: Table) -> dict[str, Any]:
    """The whole position, full information."""
    out = public(s)
    out.update(piles(s))
    places = range(s.last + 1)
    if s.last == 1:
        out["columns"] = {s.name_at(place): columns_of(s, place) for place in places}
    else:
        out["hands"] = {s.name_at(place): ids_in(s.hand_at(place)) for place in places}
    return out
