"""Paying for an enchantment, wherever it happens: a cast, Draconic Tonic, Starburst; Sage of Sage. FLC-10, 9.2, 9.20"""

from typing import Any

from skarb.games.flamecraft.cards import (
    EFFECT_RULE,
    ENCHANTMENT_COST,
    ENCHANTMENT_ICON,
    ENCHANTMENT_REWARD,
    ENCHANTMENTS,
    FROM_COST,
    MAX_SETS,
    RESERVE,
    RESOLVE,
    SETS_REWARD,
    SHOPS,
    Step,
)
from skarb.games.flamecraft.choice import (
    PASS,
    PAYS,
    RESERVES,
    RESOLVES,
    SETS,
    SKIP,
    STUDY,
    TAKE,
    WHISPER,
    first,
    pack,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.interpreter import DO, Asks, OfEffect, Run
from skarb.games.flamecraft.flow.paying import can_enchant, discount, enchantment_ways, possible_sets
from skarb.games.flamecraft.flow.supply import gain
from skarb.games.flamecraft.state import Flamecraft
from skarb.kernel.state import Do


class SetsAsk(Asks):
    """How many sets of a multiple enchantment; then its cost and its reward. FLC-10.6"""

    kind = "sets"
    rule = "FLC-10.6"

    def __init__(self, card: int) -> None:
        self.card = card

    def data(self) -> list[Any]:
        return [self.card]

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        return {"card": ENCHANTMENTS[self.card]}

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(SETS, n) for n in possible_sets(s, seat, self.card)]

    def forced(self, s: Flamecraft) -> int:
        return pack(SETS, 1) if MAX_SETS[self.card] == 1 else super().forced(s)

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.push(CostAsk(self.card, first(choice)))


class CostAsk(Asks):
    """All ways to pay, with Whisper's power too. FLC-10.3, 16.5"""

    kind = "pay"
    rule = "FLC-10.3"

    def __init__(self, card: int, sets: int) -> None:
        self.card = card
        self.sets = sets

    def data(self) -> list[Any]:
        return [self.card, self.sets]

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        return {"card": ENCHANTMENTS[self.card]}

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out = [pack(PAYS, way) for way in enchantment_ways(s, seat, self.card, self.sets, 0)]
        for short in range(1, discount(s, seat) + 1):
            out += [pack(WHISPER, way) for way in enchantment_ways(s, seat, self.card, self.sets, short)]
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == WHISPER:
            s.used |= 1 << seat
            s.tell("companion", {"seat": seat, "card": "@card-whisper"})
        s.pay(seat, whole(choice))
        multi = SETS_REWARD[self.card]
        gain(s, seat, multi[self.sets - 1] if multi else ENCHANTMENT_REWARD[self.card])


class Tuck(Do[Flamecraft]):
    """The enchantment goes under the shop; right after it is the moment `after_cast`. FLC-10.3, 10.12"""

    def __init__(self, card: int, shop: int) -> None:
        self.card = card
        self.shop = shop

    def data(self) -> list[Any]:
        return [self.card, self.shop]

    def do(self, s: Flamecraft) -> None:
        s.seldom()
        s.tucked[self.shop] |= 1 << self.card
        s.cast = ENCHANTMENT_ICON[self.card]
        if s.events is not None:
            s.tell(
                "cast",
                {"seat": s.turn, "card": f"@card-{ENCHANTMENTS[self.card]}", "shop": "@card-" + SHOPS[self.shop]},
            )


class Reserve(Do[Flamecraft]):
    """The enchantment leaves the row and lies before the player. FLC-10.10"""

    def __init__(self, card: int) -> None:
        self.card = card

    def data(self) -> list[Any]:
        return [self.card]

    def do(self, s: Flamecraft) -> None:
        reserve(s, s.turn, self.card)


def reserve(s: Flamecraft, seat: int, card: int) -> None:
    s.seldom()
    s.row.remove(card)
    s.reserved[seat] = card
    if s.events is not None:
        s.tell("reserve", {"seat": seat, "card": f"@card-{ENCHANTMENTS[card]}"})


class ResolveAsk(OfEffect):
    """Which enchantment of the row to pay for without a shop. FLC-9.2, 15.7"""

    kind = "resolve"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(RESOLVES, card) for card in sorted(s.row) if can_enchant(s, seat, card, 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        card = first(choice)
        if self.step().flag:
            s.push(Reserve(card))
        if s.events is not None:
            s.tell("resolve", {"seat": seat, "card": f"@card-{ENCHANTMENTS[card]}"})
        s.push(SetsAsk(card))


class StudyAsk(OfEffect):
    """From which enchantment to take goods. FLC-9.20"""

    kind = "study"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        own = [s.reserved[seat]] if s.reserved[seat] >= 0 else []
        return [pack(STUDY, card) for card in sorted(s.row + own)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        card = first(choice)
        if card in s.row and s.reserved[seat] < 0:
            s.push(MayReserveAsk(self.effect, self.at, card))
        s.push(FromCostAsk(self.effect, self.at, card))


class FromCostAsk(OfEffect):
    """Goods that together are part of the cost of the card `here`; a multiple one counts at its maximum."""

    kind = "goods"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        most = self.step().n
        cost = [n * MAX_SETS[self.here] for n in ENCHANTMENT_COST[self.here]]
        total = min(most, sum(cost))
        part = [(0, 0)]
        for kind in range(6):
            if cost[kind]:
                upto = min(most, cost[kind])
                part = [(goods + (n << 5 * kind), count + n) for goods, count in part for n in range(upto, -1, -1)]
        return [pack(TAKE, goods) for goods, count in part if count == total]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.take(seat, whole(choice))


class MayReserveAsk(OfEffect):
    kind = "reserve"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(RESERVES, self.here), pack(SKIP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == RESERVES:
            reserve(s, seat, self.here)


class StartReserveAsk(Asks):
    """Whisper's start: one enchantment of the first row, which is refilled at once. FLC-16.5"""

    kind = "reserve"
    rule = "FLC-16.5"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def data(self) -> list[Any]:
        return [self.owner]

    def seat(self, s: Flamecraft) -> int:
        return self.owner

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(RESERVES, card) for card in sorted(s.row)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice != PASS:
            reserve(s, self.owner, first(choice))
            s.refill_row()
            s.ending = -1  # setup never triggers the end (FLC-13.1)


def _resolve(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(ResolveAsk(run.effect, run.at))


def _from_cost(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(StudyAsk(run.effect, run.at))


def _start_reserve(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(StartReserveAsk(run.here))  # a start bonus speaks of a seat, not of a shop


DO[RESOLVE] = _resolve
DO[FROM_COST] = _from_cost
DO[RESERVE] = _start_reserve
