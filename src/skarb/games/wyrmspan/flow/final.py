"""The last payments, and the end of the game. Section 19"""

from typing import Any, ClassVar

from skarb.games.wyrmspan.cards import ABILITY
from skarb.games.wyrmspan.choice import (
    EGG_BITS,
    SHIFT,
    SKIP,
    SPEND_CARDS,
    SPEND_EGGS,
    SPEND_RES,
    VANISH,
    VERB,
    cards_of,
    tokens_of,
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.nodes import CHOOSE_PAY, GAME_END, NODES, PAY
from skarb.games.wyrmspan.flow.pay import push_parts, spend
from skarb.games.wyrmspan.flow.possible import first_ways, payable
from skarb.games.wyrmspan.flow.scoring import final_scores
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED, Ask, Do

NONE: list[int] = []


class Final(Ask[Wyrmspan]):
    """Game-end abilities with payments, hall by hall (12: done); `vp` is what each seat has earned. WYR-19.1, 30.19"""

    kind: ClassVar[str] = "final"
    rule: ClassVar[str] = "WYR-19.1"

    def __init__(self, seat: int, hall: int, vp: list[int]) -> None:
        self.who = seat
        self.hall = hall
        self.vp = vp

    def data(self) -> list[Any]:
        return [self.who, self.hall, self.vp]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        return news.about(s.players[self.who].dragons[self.hall])

    def nodes(self, s: Wyrmspan) -> list[int]:
        """The payments that the dragon in the hall offers and the player can make."""
        index = 0 if self.hall >= 12 else ABILITY[GAME_END][s.players[self.who].dragons[self.hall]]
        if not index:
            return NONE
        node = NODES[index]
        offered = [node.then, node.other] if node.op == CHOOSE_PAY else [index] if node.op == PAY else []
        return [pay for pay in offered if payable(s.players[self.who], NODES[pay], 0)]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        out: list[int] = []
        for index in self.nodes(s):
            out += first_ways(s.players[seat], NODES[index], 0)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if self.nodes(s) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        vp = self.vp
        paid: int = 0
        if choice != VANISH and choice != SKIP:
            vp = vp.copy()
            for index in self.nodes(s):
                if _size(choice) == _first_size(index):
                    paid = index
            vp[seat] += NODES[NODES[paid].then].vp
            spend(s, seat, choice)
        if self.hall < 12:  # behind the last hall the seat still pays the rest of its cost
            s.push(Final(seat, next_payment(s, seat, self.hall + 1), vp))
        else:
            after = (seat + 1) % s.setup.seats
            if after == s.first:
                s.push(Scoring(vp))
            else:
                s.turn = after
                s.push(Final(after, next_payment(s, after, 0), vp))
        if paid:
            push_parts(s, seat, NODES[paid], 0)


def next_payment(s: Wyrmspan, seat: int, hall: int) -> int:
    """The first hall from this one on whose dragon may offer a payment; 12: none."""
    dragons = s.players[seat].dragons
    while hall < 12 and NODES[ABILITY[GAME_END][dragons[hall]]].op not in (CHOOSE_PAY, PAY):
        hall += 1
    return hall


def _size(way: int) -> int:
    """How many items a `spend` names."""
    verb, packed = way & VERB, way >> SHIFT
    if verb == SPEND_RES:
        return tokens_of(packed)
    if verb == SPEND_CARDS:
        return len(cards_of(packed))
    return sum(packed >> EGG_BITS * place & 7 for place in range(13)) if verb == SPEND_EGGS else 1


def _first_size(index: int) -> int:
    """How many items the first part of a cost has."""
    node = NODES[index]
    return node.any or node.eggs or node.dragons or node.caves or node.coins


class Scoring(Do[Wyrmspan]):
    """Section 19, after the payments."""

    def __init__(self, vp: list[int]) -> None:
        self.vp = vp

    def data(self) -> list[Any]:
        return [self.vp]

    def do(self, s: Wyrmspan) -> None:
        final_scores(s, self.vp)
