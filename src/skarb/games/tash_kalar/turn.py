"""The turn: its free moments and the actions place, discard, flare, handover. TSK-6, 7, 9, 10, 30.3"""

from typing import Any

from skarb.games.tash_kalar.arena import COLOURS, NAMES, SQUARES, count, squares_in
from skarb.games.tash_kalar.asking import Decision
from skarb.games.tash_kalar.cards import (
    BEING_CARDS,
    CARD_IDS,
    FLARE,
    FLARE_CARDS,
    FLARES,
    LEGEND_CARDS,
    LEGENDS,
)
from skarb.games.tash_kalar.choices import (
    DISCARD,
    DONE,
    FINISH,
    HANDOVER,
    INVOKE,
    PICKUP,
    PLACE,
    RETURN,
    SUMMON,
    first,
    pack,
    third,
    verb_of,
)
from skarb.games.tash_kalar.effects import run_program
from skarb.games.tash_kalar.ending import EndOfTurn
from skarb.games.tash_kalar.state import DUEL, FIRST_GAME, MELEE, NOBODY, Arena, piece_name
from skarb.games.tash_kalar.summoning import Away, Orientation, summon_options
from skarb.kernel.state import UNANSWERED


class Turn(Decision):
    """A free moment. Always asked, even with a single choice. TSK-30.13"""

    kind = "turn"

    def seat(self, s: Arena) -> int:
        return s.controller() if s.actions else s.turn

    def rule_now(self, s: Arena) -> str:
        return "TSK-6.2" if s.actions else "TSK-6.7"

    def forced(self, s: Arena) -> int:
        s.options = None
        return UNANSWERED

    def options(self, s: Arena) -> list[int]:
        out: list[int] = []
        if s.actions:
            own = s.own()
            if s.doubles[own]:
                out = place_options(s)
            else:  # TSK-7.2
                out = [pack(PICKUP, q) for q in squares_in(s.pieces[3 * own] | s.pieces[3 * own + 1])]
        if not s.handed:
            hand = s.hands[s.turn]
            if s.actions:
                for card in squares_in(hand & ~FLARE_CARDS):
                    out += summon_options(s, card)
                if not s.discarded and s.table.mode != FIRST_GAME:
                    out += [pack(DISCARD, card) for card in squares_in(hand & BEING_CARDS)]
            out += invoke_options(s)
            if s.actions and s.table.teams:
                out.append(HANDOVER)
        if not s.actions or not out:  # TSK-6.3: placing is always possible, save for a side that owns no pieces at all
            out.append(FINISH)
        return out

    def choose(self, s: Arena, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        s.since = [choice]
        if verb != PLACE and verb != HANDOVER:
            s.free = None
            free = s.copy()
            free.push(self)
            free.since = []
            s.free = free
        s.touched = True
        self.take(s, choice)

    def take(self, s: Arena, choice: int) -> None:
        verb = verb_of(choice)
        square = first(choice)
        s.push(self)
        if verb == PLACE:
            place(s, square)
        elif verb == PICKUP:
            s.lift(square)
            if s.events is not None:
                s.tell("picked-up", {"seat": s.controller(), "square": NAMES[square]})
            s.push(Replace())
        elif verb == SUMMON:
            s.push(Orientation(choice))
        elif verb == DISCARD:
            discard(s, square)
        elif verb == INVOKE:
            invoke(s, square, third(choice) - 1)
        elif verb == HANDOVER:
            s.hand_over()
        else:
            s.stack.pop()
            s.push(EndOfTurn())


# -- place, TSK-7 ----------------------------------------------------------------------------------------------------


PLACE_ON = [(square, pack(PLACE, square)) for square in SQUARES]


def place_options(s: Arena) -> list[int]:
    board = s.board
    return [choice for square, choice in PLACE_ON if not board[square]]


def place(s: Arena, square: int) -> None:
    s.put(square, s.own(), 0)
    s.actions -= 1
    if s.events is not None:
        s.tell("placed", {"seat": s.controller(), "piece": piece_name(3 * s.own()), "square": NAMES[square]})


class Replace(Decision):
    """The piece picked up is placed as a common on any empty square. TSK-7.2"""

    kind = "place"
    rule = "TSK-7.2"

    def seat(self, s: Arena) -> int:
        return s.controller()

    def options(self, s: Arena) -> list[int]:
        return place_options(s)

    def take(self, s: Arena, choice: int) -> None:
        place(s, first(choice))


# -- discard, TSK-9 --------------------------------------------------------------------------------------------------


def discard(s: Arena, card: int) -> None:
    seat = s.turn
    s.actions -= 1
    s.discarded = True
    told = {"card": f"@card-{CARD_IDS[card]}"}
    if s.table.closed:
        s.mix(seat, s.hands[seat] & BEING_CARDS)
        s.tell("discarded-unseen", {"seat": seat}, {seat: told})
    else:
        s.show(card)
        s.tell("discarded", {"seat": seat, **told})
    s.hands[seat] ^= 1 << card
    s.piles[seat].append(card)
    s.push(Return(0))


class Return(Decision):
    """Other hand cards may go under their decks: beings, then legends, then the flare. TSK-9.2, 30.6"""

    kind = "return"
    rule = "TSK-9.2"

    def __init__(self, phase: int) -> None:
        self.phase = phase  # 1: a legend has been returned

    def data(self) -> list[Any]:
        return [self.phase]

    def options(self, s: Arena) -> list[int]:
        hand = s.hands[s.turn]
        if self.phase:
            hand &= ~BEING_CARDS
        return [*(pack(RETURN, card) for card in squares_in(hand)), DONE]

    def take(self, s: Arena, choice: int) -> None:
        if choice == DONE:
            return
        seat, card = s.turn, first(choice)
        kind = FLARE_CARDS if card >= FLARES else LEGEND_CARDS if card >= LEGENDS else BEING_CARDS
        s.mix(seat, s.hands[seat] & kind)
        s.hands[seat] ^= 1 << card
        s.decks[s.deck_of(card, seat)].append(card)
        s.learn(seat, card, 1 << card)
        if s.events is not None:
            s.tell("returned", {"seat": seat}, {seat: {"card": f"@card-{CARD_IDS[card]}"}})
        if card < FLARES:
            s.push(Return(1 if card >= LEGENDS else 0))


# -- flares, TSK-10, 19.8 --------------------------------------------------------------------------------------------


def criteria(s: Arena, card: int, opponent: int) -> tuple[bool, bool]:
    """Whether the upper and the lower criterion are met against that colour. TSK-10.1"""
    own = s.own()
    flare = FLARE[card - FLARES]
    upgraded = count(s.upgraded_of(opponent)) - count(s.upgraded_of(own))
    total = count(s.all_of(opponent)) - count(s.all_of(own))
    return upgraded >= flare.upper_lead, total >= flare.lower_lead


def invoke_options(s: Arena) -> list[int]:
    out: list[int] = []
    own = s.own()
    for card in squares_in(s.hands[s.turn] & FLARE_CARDS):
        for opponent in s.sides:
            if opponent != own and True in criteria(s, card, opponent):
                out.append(pack(INVOKE, card, 0, opponent + 1 if s.table.mode == MELEE else 0))
    return out


def invoke(s: Arena, card: int, named: int) -> None:
    """Both criteria are checked once; the upper half comes first. TSK-10.3"""
    own = s.own()
    opponent = named if named >= 0 else s.sides[0] if s.sides[1] == own else s.sides[1]
    upper, lower = criteria(s, card, opponent)
    flare = FLARE[card - FLARES]
    s.hands[s.turn] ^= 1 << card
    s.show(card)
    if s.events is not None:
        told = {"seat": s.turn, "card": f"@card-{flare.id}", "colour": f"@word-{COLOURS[opponent]}"}
        s.tell("invoked", told)
    if s.table.mode == DUEL:  # TSK-17.6
        s.points[5 * opponent] += 1
    elif s.table.mode == MELEE:  # TSK-19.8
        s.points[4 * opponent + own] += 1
    s.card, s.me, s.used, s.refs = card, NOBODY, 0, []
    s.push(Away(card))
    if lower:
        run_program(s, flare.lower)
    if upper:
        run_program(s, flare.upper)
