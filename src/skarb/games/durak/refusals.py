"""Why a move is not legal: the reasons of DUR-18.6, each with the rule that forbids the move."""

from typing import Any

from skarb.games.durak.cards import BASE, BIT, CARDS, LIKE, RANK_OF, RANKS, SEAT, SUIT_OF, SUITS, TEXT, spoken
from skarb.games.durak.notation import WORDS, parse
from skarb.games.durak.rules import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.refusal import Refusal

# The rule that gives each verb its moment, and the rule that says whose card is laid.
MOMENT = {
    ATTACK: "DUR-5.2",
    THROW: "DUR-6.2",
    PASS: "DUR-6.4",
    BEAT: "DUR-5.5",
    TRANSFER: "DUR-5.5",
    TAKE: "DUR-5.5",
    KEEP: "DUR-5.6",
    REVERSE: "DUR-5.6",
}
HOLDS = {"attack": "DUR-5.2", "throw": "DUR-6.2", "beat": "DUR-8.1", "transfer": "DUR-9.1"}


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
    verb = choice if choice in WORDS else choice >> 12 << 12
    card = choice & 63
    asked = seat in ask.seats(s)
    if misnamed and asked and choice in ask.choices(s, seat):
        return no("DUR-8.2", "SUIT_NOT_ALLOWED", card=spoken(card))
    if asked and ask.kind == "attack":
        return _named(s, seat, "attack", card) if verb == ATTACK else no("DUR-5.2", "MUST_ATTACK")
    if verb == THROW and ask.kind in ("throw", "defend"):
        return _throw(s, seat, card)
    if asked and ask.kind == "defend" and verb == BEAT:
        return _beat(s, seat, choice >> 6 & 63, card)
    if asked and ask.kind == "defend" and verb == TRANSFER:
        return _transfer(s, seat, card)
    return _not_now(s, MOMENT[verb] if asked else "DUR-5.1")


def _not_now(s: Durak, rule: str) -> Refusal:
    ask = s.asking()
    assert ask is not None
    return no(rule, "NOT_YOUR_DECISION", who=s.setup.names[s.actor], what="@asked-" + ask.kind)


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
        return _not_now(s, "DUR-6.2")
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
    return _not_now(s, "DUR-6.4" if s.throwers() & SEAT[seat] else "DUR-17.4")


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


def _transfer(s: Durak, seat: int, card: int) -> Refusal:
    first = s.table[0] & 63
    rank = "@rank-" + RANKS[RANK_OF[first]]
    if not s.setup.transfer:
        return no("DUR-17.2", "TRANSFER_OFF")
    if s.open < len(s.table):
        return no("DUR-9.3", "TRANSFER_AFTER_BEAT")
    if s.fits != LIKE[first]:
        return no("DUR-9.3", "TRANSFER_MIXED_RANKS", cards=[spoken(row & 63) for row in s.table])
    if BIT[first] & s.rules.stuck:
        return no("DUR-13.10", "TRANSFER_TEN")
    if not s.hands[seat] & BIT[card]:
        return no("DUR-9.1", "CARD_NOT_IN_HAND", card=spoken(BASE[card]))
    if not s.fits & BIT[card]:
        return no("DUR-9.1", "TRANSFER_WRONG_RANK", card=spoken(BASE[card]), rank=rank)
    if not s.rules.valid(card):
        return _named(s, seat, "transfer", card)
    target = s.player_of(s.next_seat(s.defender))
    if target < 0:
        return no("DUR-9.7", "TRANSFER_NO_TARGET")
    return no("DUR-9.4", "TRANSFER_TARGET_HAND", who=s.setup.names[target], held=s.size(target), count=len(s.table) + 1)
