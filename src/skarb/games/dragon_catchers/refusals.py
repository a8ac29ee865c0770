"""Why a choice is not legal, or a touch is none: the reasons of DRC-15.1, each tied to the rule that forbids it."""

from typing import Any, Final

from skarb.games.dragon_catchers.cards import CLANS, IDS, NUMBER
from skarb.games.dragon_catchers.choice import ASK, pack
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.flow.rows import COLUMNS, blind_choices, is_blind
from skarb.games.dragon_catchers.notation import text as text_of
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.refusal import Refusal

GAME_ID: Final = "dragon_catchers"
DIGITS: Final = {str(digit): digit for digit in range(10)}


def refusal(rule: str, code: str, **args: Any) -> Refusal:
    return Refusal(rule, code, GAME_ID, **args)


def why_not(s: DragonCatchers, seat: int, text: str) -> Refusal:
    """Why `text`, which is not among the seat's choices, is not legal. Knows no more than the seat does."""
    if not s.stack:
        if s.setup.single:
            return refusal("DRC-8.1", "DEAL_OVER")
        ended = s.result is not None and s.result.details["end"] == "max_deals"
        return refusal("DRC-14.5" if ended else "DRC-10.1", "GAME_OVER")
    asked = asked_place(s)
    actor = s.turn if asked == NOWHERE else asked
    if s.seating[actor] != seat:
        return refusal("DRC-12.4" if actor == s.ghost else "DRC-5.8", "NOT_YOUR_DECISION")
    verb, _, what = text.partition(" ")
    if asked != NOWHERE:
        if verb != "give" or not what:
            return refusal("DRC-11.5" if s.last == 1 else "DRC-5.4", "CANNOT_REFUSE")
        return _card(s, asked, what)
    if verb == "ask":
        return _ask_row(s, what) if s.last == 1 else _ask(s, what)
    if verb != "lay" or not what:
        return refusal("DRC-5.1", "MUST_LAY_OR_ASK")
    return _card(s, s.turn, what)


def _card(s: DragonCatchers, holder: int, what: str) -> Refusal:
    """A card that cannot be laid from there."""
    clan = s.clan_at(s.turn)
    if what.startswith("#"):
        return _blind(s, holder, what)
    card = NUMBER.get(what, NOWHERE)
    rule = "DRC-11.5" if s.last == 1 else "DRC-5.2" if holder == s.turn else "DRC-5.4"
    if card == NOWHERE or not s.hand_at(holder) >> card & 1:
        if card != NOWHERE and s.ghost != NOWHERE and s.seating[holder] == s.seating[s.ghost]:
            other = s.ghost if holder != s.ghost else s.place_of(s.seating[s.ghost])
            if s.hand_at(other) >> card & 1:
                return refusal("DRC-12.6", "GHOST_HAND")
        return refusal(rule, "CARD_NOT_AVAILABLE", card="@card-" + IDS[card] if card != NOWHERE else what)
    # The holder has the card, so its clan is what forbids it.
    return refusal("DRC-4.2", "WRONG_CLAN", card="@card-" + what, column=0, clan="@word-clan-" + CLANS[clan])


def _blind(s: DragonCatchers, holder: int, what: str) -> Refusal:
    """A face-down card: only if nobody shows the clan, and only one of the clan. DRC-11.7"""
    if s.last != 1:
        return refusal("DRC-5.2" if holder == s.turn else "DRC-5.4", "CARD_NOT_AVAILABLE", card=what)
    column = DIGITS.get(what[1:], NOWHERE)
    card = NOWHERE if not 0 <= column < COLUMNS else s.under[COLUMNS * holder + column]
    if card == NOWHERE:
        return refusal("DRC-11.7", "CARD_NOT_AVAILABLE", card=what)
    clan = s.clan_at(s.turn)
    if not is_blind(s):
        return refusal("DRC-11.7", "NOT_BLIND", clan="@word-clan-" + CLANS[clan])
    return refusal("DRC-11.7", "WRONG_CLAN", card=what, column=column + 1, clan="@word-clan-" + CLANS[clan])


def _ask(s: DragonCatchers, what: str) -> Refusal:
    """A player who cannot be asked. DRC-5.3, 5.6"""
    for place in range(4):
        if s.name_at(place) == what:
            if place == s.turn:
                return refusal("DRC-5.2", "CANNOT_ASK_SELF")
            rule = "DRC-12.5" if place == s.ghost else "DRC-14.2" if s.setup.hidden else "DRC-5.6"
            clan = "@word-clan-" + CLANS[s.clan_at(s.turn)]
            ghost = "yes" if place == s.ghost else "no"
            return refusal(rule, "ASKED_PLAYER_LACKS_CLAN", name=what, clan=clan, ghost=ghost)
    return refusal("DRC-5.3", "NO_SUCH_PLAYER", name=what)


def _ask_row(s: DragonCatchers, what: str) -> Refusal:
    """Two players: asking names nobody. DRC-11.6, 11.7"""
    if what == s.name_at(s.turn):
        return refusal("DRC-5.2", "CANNOT_ASK_SELF")
    clan = s.clan_at(s.turn)
    blind = is_blind(s)
    open_there = s.hands[2 - 2 * s.turn + clan] != 0
    possible = open_there if not blind else len(blind_choices(s, 1 - s.turn)) > 0
    if what and possible:
        return refusal("DRC-11.5", "NO_SUCH_PLAYER", name=what)
    return refusal("DRC-11.7" if blind else "DRC-11.6", "NOTHING_TO_ASK", clan="@word-clan-" + CLANS[clan])


# -- touches -----------------------------------------------------------------------------------------------------------


def why_not_touch(s: DragonCatchers, seat: int, path: list[str]) -> Refusal | None:
    """Every choice is one touch: what the last thing that was touched must have meant, and the reason against it."""
    for element in reversed(path):
        sort, _, name = element.partition(":")
        if sort == "seat" and _place(s, name) != NOWHERE:
            return _asking(s, seat, _place(s, name))
        if sort in ("hand", "card") and name in NUMBER:
            return _laying(s, seat, _owner(s, NUMBER[name]), name)
        owner, _, column = name.rpartition(":")
        if sort == "column" and s.last == 1 and 0 <= DIGITS.get(column, NOWHERE) < COLUMNS:
            place = _place(s, owner)
            if place != NOWHERE:
                return _laying(s, seat, place, "#" + column)
    return None


def _place(s: DragonCatchers, name: str) -> int:
    """The place that is called so, or whose seat has that number, as the page also names it."""
    for place in range(s.last + 1):
        if s.name_at(place) == name:
            return place
    seat = DIGITS.get(name, NOWHERE)
    return s.place_of(seat) if 0 <= seat < s.setup.seats else NOWHERE


def _owner(s: DragonCatchers, card: int) -> int:
    """The place where everybody sees the card; NOWHERE: it lies face down or in a closed hand."""
    for place in range(s.last + 1):
        if (s.last == 1 or place == s.ghost) and s.hand_at(place) >> card & 1:
            return place
    return NOWHERE


def _unless_legal(s: DragonCatchers, seat: int, text: str) -> Refusal | None:
    """The reason against a text; None if it is legal: only what was touched before it led astray."""
    if s.stack and s.seat() == seat and text in [text_of(s, choice) for choice in s.choices()]:
        return None
    return why_not(s, seat, text)


def _asking(s: DragonCatchers, seat: int, place: int) -> Refusal | None:
    named = s.last != 1 or place == s.turn
    return _unless_legal(s, seat, "ask " + s.name_at(place) if named else "ask")


def _laying(s: DragonCatchers, seat: int, owner: int, what: str) -> Refusal | None:
    """A card, or a face-down one, that everybody sees at `owner`'s place: it may be another's."""
    asked = asked_place(s)
    holder = s.turn if asked == NOWHERE else asked
    open_to = owner in (NOWHERE, holder) or (owner == s.ghost and s.seating[owner] == seat)
    if open_to or not s.stack or s.seating[holder] != seat:
        return _unless_legal(s, seat, ("lay " if asked == NOWHERE else "give ") + what)
    if asked != NOWHERE:
        return refusal("DRC-11.5" if s.last == 1 else "DRC-5.4", "NOT_YOUR_CARD", how="asked", name="")
    if pack(ASK, owner) not in s.choices():
        return _asking(s, seat, owner)
    if owner == s.ghost:
        return refusal("DRC-12.6", "NOT_YOUR_CARD", how="ghost", name="")
    return refusal("DRC-11.5", "NOT_YOUR_CARD", how="row", name=s.name_at(owner))
