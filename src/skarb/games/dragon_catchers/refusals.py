"""Why a choice is not legal: the reasons of DRC-15.1, each tied to the rule that forbids it."""

from skarb.games.dragon_catchers.cards import CLANS, IDS, NUMBER
from skarb.games.dragon_catchers.rules import COLUMNS, asked_place, blind_choices, is_blind
from skarb.games.dragon_catchers.state import NOWHERE, Table
from skarb.kernel.refusal import Refusal

GAME_ID = "dragon_catchers"


def refusal(rule: str, code: str, **args: str) -> Refusal:
    return Refusal(rule, code, GAME_ID, **args)


def why_not(s: Table, seat: int, text: str) -> Refusal:
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


def _card(s: Table, holder: int, what: str) -> Refusal:
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
    return refusal("DRC-4.2", "WRONG_CLAN", card="@card-" + what, clan="@word-clan-" + CLANS[clan])


def _blind(s: Table, holder: int, what: str) -> Refusal:
    """A face-down card: only if nobody shows the clan, and only one of the clan. DRC-11.7"""
    if s.last != 1:
        return refusal("DRC-5.2" if holder == s.turn else "DRC-5.4", "CARD_NOT_AVAILABLE", card=what)
    digits = what[1:]
    column = int(digits) if digits in ("0", "1", "2", "3", "4", "5", "6") else NOWHERE
    card = NOWHERE if column == NOWHERE else s.under[COLUMNS * holder + column]
    if card == NOWHERE:
        return refusal("DRC-11.7", "CARD_NOT_AVAILABLE", card=what)
    clan = s.clan_at(s.turn)
    if not is_blind(s):
        return refusal("DRC-11.7", "NOT_BLIND", clan="@word-clan-" + CLANS[clan])
    return refusal("DRC-11.7", "WRONG_CLAN", card=what, clan="@word-clan-" + CLANS[clan])


def _ask(s: Table, what: str) -> Refusal:
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


def _ask_row(s: Table, what: str) -> Refusal:
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
