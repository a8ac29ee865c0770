"""Why a choice is not legal: the first line of the table of TSK-35.1 that fits."""

from skarb.games.tash_kalar.arena import BIT, BOARD, LEGENDARY, NUMBERS
from skarb.games.tash_kalar.cards import BEINGS, FLARES, card_of
from skarb.games.tash_kalar.choices import SUMMON, pack
from skarb.games.tash_kalar.notation import FORM
from skarb.games.tash_kalar.state import FIRST_GAME, MELEE, Arena
from skarb.games.tash_kalar.summoning import matches, open_squares, payable_matches, unspent
from skarb.kernel.refusal import Refusal

ID = "tash_kalar"


def refusal(rule: str, code: str) -> Refusal:
    return Refusal(rule, code, ID)


def why_not(s: Arena, seat: int, text: str) -> Refusal:
    ask = s.asking()
    if ask is None:
        return refusal("TSK-28.1", "over")
    if not FORM.fullmatch(text):
        return refusal("TSK-31.1", "form")
    words = text.split()
    verb = words[0]
    if verb == "resign":
        return refusal("TSK-14.7", "resign-melee" if s.table.mode == MELEE else "resigned-already")
    if text == "skip finals":
        return refusal("TSK-14.9", "skip-finals")
    if text == "play on":
        return refusal("TSK-30.14", "play-on")
    if seat not in ask.seats(s):
        return refusal("TSK-28.1", "not-asked")
    kind = ask.kind_now(s)
    rule = ask.rule_now(s)
    if verb == "handover":
        if not s.table.teams:
            return refusal("TSK-18.7", "handover-teams")
        if kind in ("orientation", "marker", "pickup", "place", "return"):
            return refusal("TSK-18.8", "handover-within-action")
        return refusal("TSK-18.12", "handover")
    if verb == "finish":
        if kind == "turn":
            return refusal("TSK-28.2", "actions-left")
        if kind == "effect":
            return refusal("TSK-11.1", "during-effect")
    if verb == "claim":
        return refusal("TSK-16.6", "claim")
    if kind == "effect":
        if verb == "done":
            return refusal("TSK-11.2", "mandatory")
        if verb in ("summon", "discard", "invoke"):
            return refusal("TSK-11.1", "during-effect")
    if kind != "turn":
        return refusal(rule, "not-offered")
    return why_not_in_turn(s, verb, words, rule)


def why_not_in_turn(s: Arena, verb: str, words: list[str], rule: str) -> Refusal:
    if not s.actions and verb in ("place", "pickup", "summon", "discard"):
        return refusal("TSK-6.7", "no-action")
    if verb == "place":
        square = NUMBERS.get(words[-1], -1)
        if square < 0:
            return refusal("TSK-2.1", "off-board")
        if s.board[square]:
            return refusal("TSK-7.1", "occupied")
        if not s.doubles[s.own()]:
            return refusal("TSK-7.2", "shortage")
    elif verb == "pickup":
        square = NUMBERS.get(words[1], -1)
        legendary = square >= 0 and s.board[square] == 1 + 3 * s.own() + LEGENDARY
        return refusal("TSK-7.3", "pickup-legendary") if legendary else refusal("TSK-7.2", "pickup")
    elif s.handed and verb == "invoke":
        return refusal("TSK-18.11", "flare-after-handover")
    elif s.handed and verb in ("summon", "discard"):
        return refusal("TSK-18.9", "only-placing")
    elif verb == "discard":
        if s.table.mode == FIRST_GAME:
            return refusal("TSK-15.2", "discard-first-game")
        return refusal("TSK-9.3", "discard-twice") if s.discarded else refusal("TSK-9.1", "discard-card")
    elif verb == "invoke":
        card = card_of(words[1], 0)
        if s.table.mode == MELEE and card >= FLARES and s.hands[s.turn] >> card & 1:
            return refusal("TSK-19.8", "flare-opponent")
        return refusal("TSK-10.2", "flare")
    elif verb == "summon":
        return why_not_summon(s, words, rule)
    return refusal(rule, "not-offered")


def why_not_summon(s: Arena, words: list[str], rule: str) -> Refusal:
    card = card_of(words[1], s.schools[s.turn])
    if card >= FLARES or not s.hands[s.turn] >> card & 1:
        return refusal("TSK-8.1", "not-in-hand")
    square = NUMBERS.get(words[2], -1)
    if square < 0:
        return refusal("TSK-2.1", "off-board")
    if not open_squares(s, BEINGS[card].rank) & BIT[square]:
        return refusal("TSK-8.6", "outranked")
    enemies = 0
    for name in words[4:]:
        enemies |= BIT[NUMBERS[name]] if name in NUMBERS else ~BOARD
    if enemies < 0 or not matches(s, card, square, enemies):
        return refusal("TSK-8.1", "no-match")
    named = sorted(NUMBERS[name] for name in words[4:])
    allowed = len(named) - len(set(named)) == 0
    free = unspent(s)
    if len(named) == 1:
        allowed = bool(s.borrow) or bool(enemies & free)
    elif len(named) == 2:
        allowed = bool(s.borrow) and bool(enemies & free)
    if not allowed:
        if s.table.mode != MELEE:
            return refusal("TSK-8.9", "no-borrowing")
        return refusal("TSK-19.12", "improvised-spent") if len(named) == 1 else refusal("TSK-19.13", "improvised-one")
    choice = pack(SUMMON, card, square, *(q + 1 for q in named))
    if not payable_matches(s, choice):
        return refusal("TSK-8.12", "no-piece")
    return refusal(rule, "not-offered")
