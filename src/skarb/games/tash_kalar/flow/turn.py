"""The turn: its free moments and the actions place, discard, flare, handover. TSK-6, 7, 9, 10, 30.3"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import (
    BEING_CARDS,
    CARD_IDS,
    FLARE,
    FLARE_CARDS,
    FLARES,
    LEGEND_CARDS,
    LEGENDS,
)
from skarb.games.tash_kalar.choice import (
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
from skarb.games.tash_kalar.flow.asking import Decision
from skarb.games.tash_kalar.flow.board import (
    COLOURS,
    HIGH_BOARD,
    LOW_BOARD,
    NAMES,
    nth_in,
    number_in,
    piece_name,
    squares_in,
)
from skarb.games.tash_kalar.flow.effects import run_program
from skarb.games.tash_kalar.flow.ending import BEGINNING, CLOSE, END_OF_TURN, asks_more
from skarb.games.tash_kalar.flow.handover import hand_over
from skarb.games.tash_kalar.flow.matching import Force
from skarb.games.tash_kalar.flow.modes import DUEL, FIRST_GAME, MELEE
from skarb.games.tash_kalar.flow.summoning import Away, Orientation, lacking, summonings
from skarb.games.tash_kalar.state import NOBODY, TashKalar
from skarb.kernel.state import UNANSWERED, toss

MAY: Final[dict[int, str]] = {  # what a question names, if it is legal now
    PLACE: "@may-place",
    PICKUP: "@may-place",
    SUMMON: "@may-summon",
    DISCARD: "@may-discard",
    INVOKE: "@may-invoke",
    HANDOVER: "@may-handover",
    FINISH: "@may-finish",
}


class Turn(Decision):
    """A free moment. Always asked, even with a single choice. TSK-30.13"""

    kind = "turn"

    def seat(self, s: TashKalar) -> int:
        return s.controller() if s.actions else s.turn

    def rule_now(self, s: TashKalar) -> str:
        return "TSK-6.2" if s.actions else "TSK-6.7"

    def forced(self, s: TashKalar) -> int:
        return UNANSWERED

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        out = self.but_placing(s)
        if s.actions:
            own = s.own()
            if s.doubles[own]:
                out = s.places() + out
            else:  # TSK-7.2
                out = [pack(PICKUP, q) for q in squares_in(s.pieces[3 * own] | s.pieces[3 * own + 1])] + out
        return out or [FINISH]  # TSK-6.3: placing is always possible, save for a side that owns no pieces at all

    def at_random(self, s: TashKalar, seat: int, draw: Callable[[], float]) -> int:
        """Squares to place on, or to pick up from, are many, and only counted."""
        rest = self.but_placing(s)
        low: i64 = 0
        high: i64 = 0
        verb = PLACE
        if s.actions:
            if s.doubles[s.own()]:
                low, high = empties(s)
            else:
                verb = PICKUP
                force = s.force(s.own())
                low, high = force.low0 & ~force.low2, force.high0 & ~force.high2
        count = number_in(low) + number_in(high)
        if not count and not rest:
            return FINISH
        n: i64 = toss(count + len(rest), draw)
        return verb | nth_in(low, high, n) << 6 if n < count else rest[n - count]

    def but_placing(self, s: TashKalar) -> list[int]:
        """All choices that come after placing and picking up."""
        out: list[int] = []
        if not s.handed:
            hand = s.held(s.turn)
            if s.actions:
                ground = s.ground()
                side = s.sides.index(s.own())
                for card in hand.cards:
                    summonings(s, card, ground, side, out)
                if not s.discarded and s.setup.mode != FIRST_GAME:
                    out += hand.discards
            if hand.flares:
                invocations(s, hand.flares, out)
            if s.actions and s.setup.teams:
                out.append(HANDOVER)
        if not s.actions:
            out.append(FINISH)
        return out

    def extra(self, s: TashKalar, seat: int) -> dict[str, Any]:
        """What can be done; and what the patterns of the own hand lack, where they lack least:
        {card: {"at": "e5", "need": ["d4c"]}}."""
        legal = s.choices()
        out: dict[str, Any] = {"can": list(dict.fromkeys([MAY[verb_of(choice)] for choice in legal]))}
        if s.handed or not s.actions or seat != s.turn:
            return out
        ready = {first(choice) for choice in legal if verb_of(choice) == SUMMON}
        lacks: dict[str, Any] = {}
        for card in squares_in(s.hands[seat] & ~FLARE_CARDS):
            if card not in ready:
                at, missing = lacking(s, card)
                if missing:
                    need = [NAMES[q] + "chl"[rank] for q, rank in missing]
                    lacks[CARD_IDS[card]] = {"at": NAMES[at], "need": need}
        return {**out, "lacks": lacks} if lacks else out

    def choose(self, s: TashKalar, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        s.since = [choice]
        if verb == FINISH and not asks_more(s):  # the next question is a free moment again
            s.touched = True
            s.push(CLOSE)
            return
        if verb != PLACE and verb != HANDOVER:
            s.free = None
            free = s.copy()
            free.push(self)
            free.since = []
            s.free = free
        s.touched = True
        self.take(s, choice)

    def take(self, s: TashKalar, choice: int) -> None:
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
            hand_over(s)
        else:
            s.drop()
            s.push(END_OF_TURN)


BEGINNING.append(Turn())


# -- place, TSK-7 ----------------------------------------------------------------------------------------------------


def place(s: TashKalar, square: int) -> None:
    s.put(square, s.own(), 0)
    s.actions -= 1
    if s.events is not None:
        s.tell("placed", {"seat": s.controller(), "piece": piece_name(3 * s.own()), "square": NAMES[square]})


def empties(s: TashKalar) -> tuple[i64, i64]:
    """The halves of the empty squares."""
    low, high = LOW_BOARD, HIGH_BOARD
    forces = s.forces()
    for colour in s.sides:
        force = forces[colour]
        low &= ~force.low0
        high &= ~force.high0
    return low, high


class Replace(Decision):
    """The piece picked up is placed as a common on any empty square. TSK-7.2"""

    kind = "place"
    rule = "TSK-7.2"

    def seat(self, s: TashKalar) -> int:
        return s.controller()

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return s.places().copy()

    def forced(self, s: TashKalar) -> int:
        low, high = empties(s)
        return UNANSWERED if number_in(low) + number_in(high) > 1 else super().forced(s)

    def at_random(self, s: TashKalar, seat: int, draw: Callable[[], float]) -> int:
        low, high = empties(s)
        return PLACE | nth_in(low, high, toss(number_in(low) + number_in(high), draw)) << 6

    def take(self, s: TashKalar, choice: int) -> None:
        place(s, first(choice))


# -- discard, TSK-9 --------------------------------------------------------------------------------------------------


def discard(s: TashKalar, card: int) -> None:
    seat = s.turn
    s.actions -= 1
    s.discarded = True
    if s.setup.closed:
        s.mix(seat, s.hands[seat] & BEING_CARDS)
    else:
        s.show(card)
    if s.events is not None:
        told = {"card": f"@card-{CARD_IDS[card]}"}
        if s.setup.closed:
            s.tell("discarded-unseen", {"seat": seat}, {seat: told})
        else:
            s.tell("discarded", {"seat": seat, **told})
    s.play_card(seat, card)
    s.turn_over(card, seat)
    s.push(Return(0))


class Return(Decision):
    """Other hand cards may go under their decks: beings, then legends, then the flare. TSK-9.2, 30.6"""

    kind = "return"
    rule = "TSK-9.2"

    def __init__(self, phase: int) -> None:
        self.phase = phase  # 1: a legend has been returned

    def data(self) -> list[Any]:
        return [self.phase]

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        hand = s.hands[s.turn]
        if self.phase:
            hand &= ~BEING_CARDS
        out = [RETURN | card << 6 for card in squares_in(hand)]
        out.append(DONE)
        return out

    def take(self, s: TashKalar, choice: int) -> None:
        if choice == DONE:
            return
        seat, card = s.turn, first(choice)
        kind = FLARE_CARDS if card >= FLARES else LEGEND_CARDS if card >= LEGENDS else BEING_CARDS
        s.mix(seat, s.hands[seat] & kind)
        s.play_card(seat, card)
        deck = s.deck_of(card, seat)
        s.set_deck(deck, [*s.decks[deck], card])
        s.learn(seat, card, 1 << card)
        if s.events is not None:
            s.tell("returned", {"seat": seat}, {seat: {"card": f"@card-{CARD_IDS[card]}"}})
        if card < FLARES:
            s.push(Return(1 if card >= LEGENDS else 0))


# -- flares, TSK-10, 19.8 --------------------------------------------------------------------------------------------


def criteria(card: int, mine: Force, theirs: Force) -> tuple[bool, bool]:
    """Whether the upper and the lower criterion are met against that opponent. TSK-10.1"""
    flare = FLARE[card - FLARES]
    upgraded = theirs.upgraded() - mine.upgraded() >= flare.upper_lead
    return upgraded, theirs.pieces() - mine.pieces() >= flare.lower_lead


def invocations(s: TashKalar, flares: list[int], out: list[int]) -> None:
    """Adds the choices to invoke one of these flares."""
    own = s.own()
    mine = s.force(own)
    for card in flares:
        for opponent in s.sides:
            if opponent != own:
                upper, lower = criteria(card, mine, s.force(opponent))
                if upper or lower:
                    out.append(pack(INVOKE, card, 0, opponent + 1 if s.setup.mode == MELEE else 0))


def invoke(s: TashKalar, card: int, named: int) -> None:
    """Both criteria are checked once; the upper half comes first. TSK-10.3"""
    own = s.own()
    opponent = named if named >= 0 else s.sides[0] if s.sides[1] == own else s.sides[1]
    upper, lower = criteria(card, s.force(own), s.force(opponent))
    flare = FLARE[card - FLARES]
    s.play_card(s.turn, card)
    s.show(card)
    if s.events is not None:
        told = {"seat": s.turn, "card": f"@card-{flare.id}", "colour": f"@word-{COLOURS[opponent]}"}
        s.tell("invoked", told)
    if s.setup.mode == DUEL:  # TSK-17.6
        s.add_points(5 * opponent, 1)
    elif s.setup.mode == MELEE:  # TSK-19.8
        s.add_points(4 * opponent + own, 1)
    s.card, s.me, s.used, s.refs = card, NOBODY, 0, []
    s.push(Away(card))
    if lower:
        run_program(s, flare.lower)
    if upper:
        run_program(s, flare.upper)


FRAMES: Final = [Turn, Replace, Return]
