"""Placing a dragon, filling a shop, laying a new one. FLC-6"""

from typing import Any

from skarb.games.flamecraft.cards import KINDS, NOTHING, PLACE, SHOPS, SLOT_AS_COINS, SLOT_REWARD, Step
from skarb.games.flamecraft.choice import PASS, PLACES, SPACE, first, pack, second
from skarb.games.flamecraft.flow.interpreter import DO, AlwaysOfEffect, Asks, Run
from skarb.games.flamecraft.flow.possible import hand_of, placements
from skarb.games.flamecraft.flow.supply import Gain, gain
from skarb.games.flamecraft.state import HAND_SPOT, PUBLIC_LOSS, SHOWN, Flamecraft
from skarb.kernel.state import Do


def place(s: Flamecraft, kind: int, slot: int, as_coins: bool, extra: int, if_fills: int) -> None:
    """The dragon is laid, the slot pays, a filled shop brings a new one, then the extras. FLC-25.1"""
    seat = s.turn
    shop = slot // 3
    s.slots[slot] = s.leave_hand(seat, kind)
    s.note(PUBLIC_LOSS, seat, kind)
    s.placed = kind
    s.placed_shop = shop
    if s.events is not None:
        s.tell("place", {"seat": seat, "card": "@dragon-" + KINDS[kind], "shop": "@card-" + SHOPS[shop]})
    fills = not s.free_slots(shop)
    if extra != NOTHING:
        s.push(Gain(extra))
    if fills and if_fills != NOTHING:
        s.push(Gain(if_fills))
    if fills:
        s.push(Fill())
    gain(s, seat, SLOT_AS_COINS[slot] if as_coins else SLOT_REWARD[slot])


class Fill(Do[Flamecraft]):
    """A shop card face down on a free space, unless the town is full or the deck empty. FLC-6.9, 6.10"""

    def do(self, s: Flamecraft) -> None:
        if s.shops and len(s.town) + len(s.laid) < s.setup.town_limit:
            if s.setup.solo:
                s.push(SpaceAsk())
            else:
                lay(s, s.free_spaces(s.setup.town_limit)[0])


def lay(s: Flamecraft, space: int) -> None:
    s.seldom()
    shop = s.shops.pop()
    s.space[shop] = space
    s.laid.append(shop)
    if s.events is not None:
        s.tell("lay", {"seat": s.turn, "space": space})


class SpaceAsk(Asks):
    """In solo the space matters. FLC-6.11"""

    kind = "space"
    rule = "FLC-6.11"

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(SPACE, n) for n in s.free_spaces(12)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice != PASS:
            lay(s, first(choice))


class PlaceAsk(AlwaysOfEffect):
    """A placement by an ability, anywhere in town. FLC-6.4"""

    kind = "place"
    rule = "FLC-6.4"

    def __init__(self, effect: int, at: int, here: int, spot: int) -> None:
        super().__init__(effect, at, here)
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here, self.spot]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        match = self.step().mask == 1
        return [pack(PLACES, k, i) for k, i in placements(s, hand_of(s, self.spot, match), s.town, match)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.spot == HAND_SPOT + first(choice) and s.hands[6 * seat + first(choice)] == 1:
            s.it_hand = -1  # it placed itself
        step = self.step()
        place(s, first(choice), second(choice), step.flag, step.extra, step.also)
        if s.it_hand >= 0:
            s.note(SHOWN, seat, s.it_hand)  # it placed another, and stays


def _place(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(PlaceAsk(run.effect, run.at, run.here, run.spot))


DO[PLACE] = _place
