"""The end of a turn, and whose turn comes next. FLC-12, 13, 17.3"""

from typing import Any, Final

from skarb.games.flamecraft.cards import (
    COMPANION_WHEN,
    COMPANIONS,
    ENCHANTMENT_ICON,
    ENCHANTMENTS,
    KINDS,
    ON_REVEAL,
    SHOP_FILLS,
    SHOP_ICON,
    SHOP_SLOTS,
    SHOPS,
    SLOT_ACCEPTS,
    WILD,
)
from skarb.games.flamecraft.choice import BURY, END, HERALD, PASS, SKIP, TUCK, first, pack, second, verb
from skarb.games.flamecraft.flow.interpreter import AlwaysAsks, Asks
from skarb.games.flamecraft.flow.placing import Fill
from skarb.games.flamecraft.flow.possible import window, window_open
from skarb.games.flamecraft.flow.scoring import Score
from skarb.games.flamecraft.flow.turn import VisitAsk, gather
from skarb.games.flamecraft.flow.windows import Carrier
from skarb.games.flamecraft.state import BURIED_OPEN, DECK_OPEN, KIND_BITS, Flamecraft
from skarb.kernel.state import UNANSWERED, Do

# -- whose turn --------------------------------------------------------------------------------------------------------


class Turns(Do[Flamecraft]):
    """Lies at the bottom of the stack as long as turns are taken: a turn has ended, the next begins. FLC-12.5, 13.2"""

    def do(self, s: Flamecraft) -> None:
        last = (s.turn + 1) % s.n == s.first
        if last and s.setup.round_limit and s.round >= s.setup.round_limit:  # FLC-20.8
            s.trigger()
        if s.extra:  # it belongs to the turn that earned it (FLC-13.4)
            s.extra -= 1
        elif s.ending == 0:
            s.push(Score())
            return
        else:
            s.turn = (s.turn + 1) % s.n
            if s.ending > 0:
                s.ending -= 1
            if s.turn == s.first:
                s.round += 1
        s.push(self)
        begin_turn(s)


def begin_turn(s: Flamecraft) -> None:
    s.drawn = -1
    s.drawn_open = False
    s.fired_kinds = 0
    s.placed = -1
    s.cast = -1
    s.fresh = True
    s.clear_marks(~KIND_BITS)
    s.push(END_ASK)
    s.push(VISIT_ASK)


# -- the end of a turn -------------------------------------------------------------------------------------------------


class EndAsk(Carrier):
    """The last window before the end of the turn; again after shops were turned up. FLC-24.6"""

    kind = "end"
    rule = "FLC-12.1"

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if s.fresh and window_open(s, True) else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [END, *window(s, True)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if not self.carried(s, choice):
            s.push(GROW)


END_ASK: Final = EndAsk()
VISIT_ASK: Final = VisitAsk()


class Grow(Do[Flamecraft]):
    """Shops laid this turn are turned up, and as long as more are laid; then the limits. FLC-12.2, 25.4"""

    def do(self, s: Flamecraft) -> None:
        if s.setup.solo:
            s.push(LIMITS if s.setup.limits else SoloEnd(1, -1))
        elif s.laid:
            shops = s.laid.copy()
            turn_up(s)
            s.fresh = True
            companion = s.companion[s.turn]
            heralds = companion >= 0 and COMPANION_WHEN[companion] == ON_REVEAL and not s.used >> s.turn & 1
            s.push(END_ASK)
            if heralds:
                s.push(HeraldAsk(shops))
        else:
            s.push(LIMITS)


GROW: Final = Grow()


def turn_up(s: Flamecraft) -> None:
    for shop in s.laid:
        s.reveal(shop)
        s.wall("FLC-12.2", "turned-up")
        if s.events is not None:
            s.tell("reveal", {"shop": "@card-" + SHOPS[shop]})
        for slot in SHOP_FILLS[shop]:  # FLC-9.7
            if s.artisans:
                kind = s.top_artisan()
                s.slots[3 * shop + slot] = kind
                s.note(DECK_OPEN, 0, kind)
    s.laid = []


class HeraldAsk(AlwaysAsks):
    """Gather at once in a shop just turned up. FLC-16.9"""

    kind = "herald"
    rule = "FLC-16.9"

    def __init__(self, shops: list[int]) -> None:
        self.shops = shops

    def data(self) -> list[Any]:
        return [self.shops]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(HERALD, shop) for shop in sorted(self.shops)] + [pack(SKIP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) != HERALD:
            return
        s.used |= 1 << seat
        s.at[seat] = first(choice)
        if s.events is not None:
            s.tell("companion", {"seat": seat, "card": "@card-" + COMPANIONS[s.companion[seat]]})
        gather(s)


class Limits(Do[Flamecraft]):
    """At most 6 dragons in hand and 7 goods of each kind. FLC-12.3"""

    def do(self, s: Flamecraft) -> None:
        seat = s.turn
        if s.hand_size(seat) > 6:
            s.push(self)
            s.push(BuryAsk())
            return
        for i in range(6 * seat, 6 * seat + 6):
            if s.goods[i] > 7:
                s.goods[i] = 7
        s.push(SoloEnd(1, -1) if s.setup.solo else REFRESH)


LIMITS: Final = Limits()


class BuryAsk(AlwaysAsks):
    kind = "bury"
    rule = "FLC-12.3"

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(BURY, kind) for kind in range(6) if s.hands[6 * seat + kind]]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.bury(seat, first(choice))
        s.tell("bury", {"seat": seat, "card": "@word-a-dragon"}, {seat: {"card": "@dragon-" + KINDS[first(choice)]}})


class Refresh(Do[Flamecraft]):
    """FLC-12.4"""

    def do(self, s: Flamecraft) -> None:
        s.refill_park()
        s.refill_row()


REFRESH: Final = Refresh()


# -- solo (FLC-17.3) ---------------------------------------------------------------------------------------------------


class SoloEnd(Do[Flamecraft]):
    """The six steps that replace the end of the turn. `dragon`: the slot filled in step 2, later its kind, or -1."""

    def __init__(self, step: int, dragon: int) -> None:
        self.step = step
        self.dragon = dragon

    def data(self) -> list[Any]:
        return [self.step, self.dragon]

    def do(self, s: Flamecraft) -> None:
        if self.step == 1:
            s.push(SoloEnd(5 if s.ending == 0 else 2, -1))  # in the last turn 2 to 4 are left out (FLC-17.10)
            s.refill_park()
        elif self.step == 2:
            slot = self.reveal_dragon(s)
            s.push(SoloEnd(3, slot))
            if slot >= 0 and not s.free_slots(slot // 3):
                s.push(Fill())
        elif self.step == 3:  # the non-player of that colour follows
            kind = -1 if self.dragon < 0 else s.slots[self.dragon] & KIND_BITS
            if kind >= 0 and s.others[kind] != -2:
                s.seldom()
                s.others[kind] = self.dragon // 3
            s.push(SoloEnd(4, kind))
        elif self.step == 4:
            s.push(SoloEnd(5, -1))
            if self.dragon >= 0:
                s.push(TuckAsk(self.dragon))
        else:
            s.refill_row()
            turn_up(s)

    def reveal_dragon(self, s: Flamecraft) -> int:
        """Dragons from the deck, each tried once, until one finds the first free slot clockwise. FLC-17.4"""
        shops = sorted(s.town, key=lambda shop: s.space[shop])
        for _ in range(len(s.artisans)):
            kind = s.top_artisan()
            s.wall("FLC-17.3", "drawn")
            for shop in shops:
                for i in range(3 * shop, 3 * shop + 3):
                    if SHOP_SLOTS[shop] and s.slots[i] < 0 and SLOT_ACCEPTS[i] >> kind & 1:
                        s.slots[i] = kind
                        s.note(DECK_OPEN, 0, kind)
                        if s.events is not None:
                            card = "@dragon-" + KINDS[kind]
                            s.tell("arrive", {"card": card, "shop": "@card-" + SHOPS[shop]})
                        return i
            s.artisans.insert(0, kind)
            s.note(BURIED_OPEN, 0, kind)
        return -1


class TuckAsk(Asks):
    """An enchantment of the dragon's kind goes under a shop, without cost or reward. FLC-17.3"""

    kind = "tuck"
    rule = "FLC-17.3"

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def data(self) -> list[Any]:
        return [self.icon]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        shops = [p for p in s.town if SHOP_ICON[p] in (self.icon, WILD) and s.tucked[p].bit_count() < 3]
        return [pack(TUCK, card, p) for card in sorted(s.row) if ENCHANTMENT_ICON[card] == self.icon for p in shops]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        card, shop = first(choice), second(choice)
        s.seldom()
        s.row.remove(card)
        s.tucked[shop] |= 1 << card
        if s.events is not None:
            s.tell("tuck", {"card": "@card-" + ENCHANTMENTS[card], "shop": "@card-" + SHOPS[shop]})
