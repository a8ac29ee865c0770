"""Why a move is not legal, or touches lead to none: the reasons of DUR-18.6, each with the rule that forbids it."""

import re
from typing import Any, Final

from skarb.games.durak.cards import (
    BASE,
    BIT,
    CARDS,
    CODE,
    EIGHT,
    LIKE,
    RANK_OF,
    RANKS,
    SEAT,
    SUIT_OF,
    SUITS,
    TEXT,
    named,
    spoken,
)
from skarb.games.durak.choice import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER, unpack
from skarb.games.durak.flow.bout import transferable
from skarb.games.durak.notation import WORDS, parse
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.refusal import Refusal

# The rule that gives each verb its moment, and the rule that says whose card is laid.
MOMENT: Final = {
    ATTACK: "DUR-5.2",
    THROW: "DUR-6.2",
    PASS: "DUR-6.4",
    BEAT: "DUR-5.5",
    TRANSFER: "DUR-5.5",
    TAKE: "DUR-5.5",
    KEEP: "DUR-5.6",
    REVERSE: "DUR-5.6",
}
HOLDS: Final = {"attack": "DUR-5.2", "throw": "DUR-6.2", "beat": "DUR-8.1", "transfer": "DUR-9.1"}

# What ids of elements may hold.
NUMBER: Final = re.compile(r"[0-9]|[1-9][0-9]")
SUIT_NAMES: Final = list(SUITS)
BUTTONS: Final = list(WORDS.values())


def no(rule: str, code: str, **args: Any) -> Refusal:
    return Refusal(rule, code, "durak", **args)


def why_not(s: Durak, seat: int, move: str) -> Refusal:
    """The first reason against a move that is not among the seat's choices."""
    ask = s.asking()
    if ask is None:
        return no("DUR-5.1", "GAME_OVER")
    choice, misnamed = parse(move) if isinstance(move, str) else (-1, False)
    if choice < 0:
        return no("DUR-18.6", "BAD_NOTATION", move=str(move))
    verb, card, index = unpack(choice)
    asked = seat in ask.seats(s)
    if misnamed and asked and choice in ask.choices(s, seat):
        return no("DUR-8.2", "SUIT_NOT_ALLOWED", card=spoken(card))
    if asked and ask.kind == "attack":
        return _named(s, seat, "attack", card) if verb == ATTACK else no("DUR-5.2", "MUST_ATTACK")
    if verb == THROW and ask.kind in ("throw", "defend"):
        return _throw(s, seat, card)
    if asked and ask.kind == "defend" and verb == BEAT:
        return _beat(s, seat, index, card)
    if asked and ask.kind == "defend" and verb == TRANSFER:
        return _transfer(s, seat, card)
    return _not_now(s, seat, MOMENT[verb] if asked else "DUR-5.1")


def _not_now(s: Durak, seat: int, rule: str) -> Refusal:
    ask = s.asking()
    assert ask is not None
    what = "beat" if ask.kind == "defend" and not transferable(s, s.fits) else ask.kind
    whose = "yours" if seat in ask.seats(s) else "other"
    return no(rule, "NOT_YOUR_DECISION", whose=whose, who=s.setup.names[s.actor], what="@asked-" + what)


def _named(s: Durak, seat: int, verb: str, card: int) -> Refusal:
    """The card is not in the hand, or an eight's suit is not rightly named."""
    name = {"card": spoken(BASE[card])}
    if not s.hands[seat] & BIT[card]:
        return no(HOLDS[verb], "CARD_NOT_IN_HAND", **name)
    if BIT[card] & s.rules.eights and card < CARDS:
        return no("DUR-13.8", "SUIT_REQUIRED", example=TEXT[card] + "=" + SUITS[(s.rules.trump + 1) % 4], **name)
    if card >= CARDS and not BIT[card] & s.rules.eights:
        return no("DUR-8.2", "SUIT_NOT_ALLOWED", **name)
    return no("DUR-13.8", "SUIT_IS_TRUMP", suit="@suit-" + SUITS[SUIT_OF[card]], **name)


def _playable(s: Durak, seat: int, card: int) -> bool:
    return bool(s.hands[seat] & BIT[card]) and s.rules.valid(card)


def _throw(s: Durak, seat: int, card: int) -> Refusal:
    name = {"card": spoken(BASE[card])}
    if seat == s.keeper:
        return _not_now(s, seat, "DUR-6.2")
    if s.setup.team and seat & 1 == s.defender & 1:
        return no("DUR-15.3", "PARTNER", who=s.setup.names[s.keeper])
    if s.stopped:
        return no("DUR-13.12", "THROWS_STOPPED", **name)
    if len(s.table) >= s.limit and not s.setup.overthrow:
        return no("DUR-7.4", "LIMIT_REACHED", limit=s.limit, who=s.setup.names[s.keeper], **name)
    if not s.hands[seat] & BIT[card]:
        return no("DUR-6.2", "CARD_NOT_IN_HAND", **name)
    if not BIT[card] & (s.fits | s.rules.free):
        ranks = ["@rank-" + RANKS[rank] for rank in range(9) if s.fits >> rank & 1]
        return no("DUR-6.3", "RANK_NOT_ON_TABLE", ranks=ranks, **name)
    if not s.rules.valid(card):
        return _named(s, seat, "throw", card)
    return _not_now(s, seat, "DUR-6.4" if s.throwers() & SEAT[seat] else "DUR-17.4")


def _beat(s: Durak, seat: int, index: int, card: int) -> Refusal:
    if index >= len(s.table):
        return no("DUR-8.1", "NO_SUCH_ATTACK", index=index, count=len(s.table))
    attack = s.table[index] & 63
    if s.table[index] < OPENED:
        return no("DUR-8.1", "ALREADY_BEATEN", attack=spoken(attack), card=spoken(s.table[index] >> 9))
    if not _playable(s, seat, card):
        return _named(s, seat, "beat", card)
    rule = s.rules.why_beaten(attack, card)[1]
    why = {"DUR-13.7": "ward", "DUR-13.11": "jack"}.get(rule)
    if why is None:
        why = "lower" if SUIT_OF[attack] == SUIT_OF[card] else "suit"
    return no(rule, "DOES_NOT_BEAT", attack=spoken(attack), card=spoken(card), why="@why-" + why)


def _no_transfer(s: Durak) -> Refusal | None:
    """Why no card at all transfers what lies on the table."""
    first = s.table[0] & 63
    if not s.setup.transfer:
        return no("DUR-17.2", "TRANSFER_OFF")
    if s.open < len(s.table):
        return no("DUR-9.3", "TRANSFER_AFTER_BEAT")
    if s.fits != LIKE[first]:
        return no("DUR-9.3", "TRANSFER_MIXED_RANKS", cards=[spoken(row & 63) for row in s.table])
    return no("DUR-13.10", "TRANSFER_TEN") if BIT[first] & s.rules.stuck else None


def _no_way(s: Durak) -> Refusal:
    """Why not even a card of the rank transfers."""
    found = _no_transfer(s)
    target = s.player_of(s.next_seat(s.defender))
    if found is not None:
        return found
    if target < 0:
        return no("DUR-9.7", "TRANSFER_NO_TARGET")
    return no("DUR-9.4", "TRANSFER_TARGET_HAND", who=s.setup.names[target], held=s.size(target), count=len(s.table) + 1)


def _transfer(s: Durak, seat: int, card: int) -> Refusal:
    found = _no_transfer(s)
    if found is not None:
        return found
    if not s.hands[seat] & BIT[card]:
        return no("DUR-9.1", "CARD_NOT_IN_HAND", card=spoken(BASE[card]))
    if not s.fits & BIT[card]:
        return no("DUR-9.1", "TRANSFER_WRONG_RANK", card=spoken(BASE[card]), rank=_rank(s))
    if not s.rules.valid(card):
        return _named(s, seat, "transfer", card)
    return _no_way(s)


def _rank(s: Durak) -> str:
    return "@rank-" + RANKS[RANK_OF[s.table[0] & 63]]


# -- touches -----------------------------------------------------------------------------------------------------------


class Touched:
    """What a path of element ids names, whatever the order: the last of each sort; -1 and "" is nothing."""

    def __init__(self, path: list[str], seats: int) -> None:
        self.card = -1
        self.index = -1
        self.seat = -1
        self.suit = -1
        self.button = ""
        for element in path:
            sort, _, name = element.partition(":")
            number = int(name) if NUMBER.fullmatch(name) else -1
            if sort == "hand" and 0 <= CODE.get(name, -1) < CARDS:
                self.card = CODE[name]
            elif sort == "table" and number >= 0:
                self.index = number
            elif sort == "seat" and 0 <= number < seats:
                self.seat = number
            elif sort == "suit" and name in SUIT_NAMES:
                self.suit = SUIT_NAMES.index(name)
            elif sort == "button" and name.replace("-", " ") in BUTTONS:
                self.button = name.replace("-", " ")

    def laid(self, suit: int) -> int:
        """The card as it would lie there: an eight with the suit that was touched, or else with this one (-1: none)."""
        name = self.suit if self.suit >= 0 else suit
        return named(self.card // 9, name) if name >= 0 and self.card % 9 == EIGHT else self.card


def why_not_touch(s: Durak, seat: int, path: list[str]) -> Refusal | None:
    """What the touches must have meant at this question, and the first reason against it."""
    touched = Touched(path, s.setup.seats)
    card, index, button = touched.card, touched.index, touched.button
    ask = s.asking()
    asked = ask is not None and seat in ask.seats(s)
    if card < 0 and index < 0 and not button:
        if touched.seat < 0 or touched.seat == seat:
            return None
        if not (asked and ask is not None and ask.kind == "attack") and seat != s.keeper:
            return None  # only an attacker or a defender could mean another player
    if ask is None:
        return no("DUR-5.1", "GAME_OVER")
    if button:
        legal = asked and parse(button)[0] in ask.choices(s, seat)  # a legal answer after other touches
        return None if legal else why_not(s, seat, button)
    if not asked:
        return _throw(s, seat, card) if card >= 0 and ask.kind in ("throw", "defend") else _not_now(s, seat, "DUR-5.1")
    if card >= 0 and touched.suit >= 0 and not BIT[card] & s.rules.eights:
        return no("DUR-8.2", "SUIT_NOT_ALLOWED", card=spoken(card))
    if ask.kind == "attack":
        laid = touched.laid(-1)
        return no("DUR-5.2", "MUST_ATTACK") if card < 0 or _playable(s, seat, laid) else _named(s, seat, "attack", laid)
    if ask.kind == "throw":
        laid = touched.laid(-1)
        fits = card >= 0 and _playable(s, seat, laid) and bool(BIT[card] & (s.fits | s.rules.free))
        return _throw(s, seat, laid) if card >= 0 and not fits else _not_now(s, seat, "DUR-5.5")
    if ask.kind == "defend":
        return _defence(s, seat, touched)
    return _not_now(s, seat, "DUR-13.13")


def _defence(s: Durak, seat: int, touched: Touched) -> Refusal:
    """A card with a card of the table is to beat it, a card with a player is to transfer."""
    if touched.card < 0:
        return _attack_alone(s, seat, touched.index) if touched.index >= 0 else _seat_alone(s, touched.seat)
    if touched.index >= 0:
        return _beating(s, seat, touched, touched.index)
    return _card_alone(s, seat, touched) if touched.seat < 0 else _transferring(s, seat, touched)


def _card_alone(s: Durak, seat: int, touched: Touched) -> Refusal:
    """Of the rank of an open card it is to transfer; else to beat, and of its own suit rather than another."""
    index = -1
    for i, row in enumerate(s.table):
        if row >= OPENED:
            if LIKE[row & 63] & BIT[touched.card] & s.hands[seat]:
                return _no_way(s)
            if index < 0 or SUIT_OF[row & 63] == touched.card // 9:
                index = i
    return _beating(s, seat, touched, index)


def _beating(s: Durak, seat: int, touched: Touched, index: int) -> Refusal:
    if index < len(s.table) and s.table[index] >= OPENED:
        attack = s.table[index] & 63
        bit = BIT[touched.card]
        laid = touched.laid(SUIT_OF[attack]) if bit & s.rules.eights else touched.card
        if not bit & s.hands[seat] or not s.rules.beats(attack, laid):
            return _beat(s, seat, index, laid)
    return _attack_alone(s, seat, index)  # nothing against this card, but the touches came in another order


def _transferring(s: Durak, seat: int, touched: Touched) -> Refusal:
    laid = touched.laid(-1)
    if not s.hands[seat] & s.fits & BIT[laid]:
        return _transfer(s, seat, laid)
    if not transferable(s, s.fits):
        return _no_way(s)
    if touched.seat == s.next_seat(s.defender) and not s.rules.valid(laid):
        return _named(s, seat, "transfer", laid)
    return _seat_alone(s, touched.seat)


def _attack_alone(s: Durak, seat: int, index: int) -> Refusal:
    if index >= len(s.table) or s.table[index] < OPENED:
        return _beat(s, seat, index, 0)
    attack = s.table[index] & 63
    code = "CARD_FIRST" if s.hands[seat] & s.rules.beaten_by[attack] else "NOTHING_BEATS"
    return no("DUR-8.1", code, attack=spoken(attack))


def _seat_alone(s: Durak, to: int) -> Refusal:
    if not transferable(s, s.fits):
        return _no_way(s)
    next_seat = s.next_seat(s.defender)
    if to != next_seat:
        return no("DUR-9.1", "TRANSFER_OTHER_SEAT", who=s.setup.names[next_seat])
    return no("DUR-9.1", "TRANSFER_NEEDS_CARD", rank=_rank(s))
