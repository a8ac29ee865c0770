"""Firing dragons: the step a fire belongs to, chains of swaps, Pocus. FLC-7, 10.8, 15.4

A firing step runs at a depth; each card fired in it carries the mark of that depth, so no chain is endless (FLC-7.8).
"""

from typing import Any, Final

from skarb.games.flamecraft.cards import (
    EFFECT_RULE,
    EFFECTS,
    FANCY_WHEN,
    FIRE,
    FIRES,
    HAND,
    HERE,
    KINDS,
    ON_PLACE,
    OTHER_SHOPS,
    PARK,
    PLACED_SHOP,
    POCUS,
    POCUS_REWARD,
    SHOPS,
    SWAP,
    Step,
)
from skarb.games.flamecraft.choice import (
    DONE,
    EXCHANGES,
    FIRES_AT,
    FIRES_HERE,
    FIRES_PARK,
    PASS,
    PLAY,
    REP,
    SKIP,
    SWAPS,
    USES_ABILITY,
    first,
    pack,
    packed,
    second,
    verb,
)
from skarb.games.flamecraft.flow.gifts import GiftItAsk
from skarb.games.flamecraft.flow.interpreter import DO, AlwaysAsks, AlwaysOfEffect, Asks, Run
from skarb.games.flamecraft.flow.possible import (
    fireable,
    kind_at,
    plainly_fireable,
    pool,
    some_fireable,
    window,
    window_open,
)
from skarb.games.flamecraft.flow.supply import gain
from skarb.games.flamecraft.flow.windows import Carrier, lay_open
from skarb.games.flamecraft.state import (
    FIRED_STEP,
    FIRED_TURN,
    HAND_SPOT,
    KIND_BITS,
    PARK_SPOT,
    PUBLIC_GAIN,
    PUBLIC_LOSS,
    SHOWN,
    Flamecraft,
)
from skarb.kernel.state import UNANSWERED, Do

# -- a firing step -----------------------------------------------------------------------------------------------------


def begin_step(s: Flamecraft) -> None:
    s.depth += 1
    s.pocus &= ~(1 << s.depth)
    s.clear_marks(FIRED_STEP << s.depth)


class EndStep(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        s.pocus &= ~(1 << s.depth)
        s.depth -= 1


END_STEP: Final = EndStep()


def reveal_pocus(s: Flamecraft) -> None:
    """For each dragon fired in the running step the player now chooses. FLC-15.4"""
    lay_open(s, POCUS)
    s.pocus |= 1 << s.depth


def under_pocus(s: Flamecraft) -> bool:
    return bool(s.pocus >> s.depth & 1)


def may_reveal_pocus(s: Flamecraft) -> bool:
    return bool(s.fancy[s.turn] >> POCUS & 1) and not under_pocus(s)


def here_of(spot: int) -> int:
    return spot // 3 if spot < PARK_SPOT else -1


def unfired(s: Flamecraft, spots: list[int]) -> list[int]:
    mark = s.card_mark()
    return [i for i in spots if not (s.park[i - PARK_SPOT] if i >= PARK_SPOT else s.slots[i]) & mark]


def fire_choices(s: Flamecraft, spots: list[int], all_of_them: bool, v: int) -> list[int]:
    """Cards with the same name are interchangeable: the lowest slot, the Park card laid first. FLC-24.3"""
    out: list[int] = []
    order = spots if v == FIRES_AT else by_kind(s, spots)
    last = -1
    seen = 0  # kinds there, and …
    loaded: list[int] = []  # … cards of the Park with their loads
    for spot in order:
        kind = kind_at(s, spot)
        here = here_of(spot)
        if here != last:
            last = here
            seen = 0
        if PARK_SPOT <= spot < HAND_SPOT and s.loads[spot - PARK_SPOT]:
            key = s.loads[spot - PARK_SPOT] << 3 | kind
            if key not in loaded and (all_of_them or fireable(s, kind, spot, here)):
                loaded.append(key)
                out.append(pack(v, 0, spot))
        elif not seen >> kind & 1 and (all_of_them or fireable(s, kind, spot, here)):
            seen |= 1 << kind
            out.append(pack(v, 0, spot))
    return out


def by_kind(s: Flamecraft, spots: list[int]) -> list[int]:
    """The spots in the order of their dragons' kinds; there are few, and most are in order."""
    out: list[int] = []
    for spot in spots:
        kind = kind_at(s, spot)
        at = len(out)
        while at and kind_at(s, out[at - 1]) > kind:
            at -= 1
        if at == len(out):
            out.append(spot)
        else:
            out.insert(at, spot)
    return out


class Fire(Do[Flamecraft]):
    """The dragon at the spot is fired, if its fire can do something there or Pocus replaces it."""

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.spot]

    def do(self, s: Flamecraft) -> None:
        fire(s, self.spot)


def fire(s: Flamecraft, spot: int) -> None:
    kind = kind_at(s, spot)
    here = here_of(spot)
    if not under_pocus(s) and not fireable(s, kind, spot, here):
        return
    marks = FIRED_TURN | s.card_mark()
    s.placed = -1  # no longer right after a placement or a cast (FLC-14.5)
    s.cast = -1
    s.marked |= marks
    if spot < PARK_SPOT:
        s.slots[spot] |= marks
    elif spot < HAND_SPOT:
        s.park[spot - PARK_SPOT] |= marks
    else:
        s.mark_hand(kind, marks)
        s.note(SHOWN, s.turn, kind)
    s.fired_kinds |= 1 << kind
    if s.events is not None:
        s.tell("fire", {"seat": s.turn, "card": "@dragon-" + KINDS[kind]})
    if under_pocus(s):
        s.push(PocusAsk(spot))
    else:
        s.push(Run(FIRES[kind], 0, here, spot))


class PocusAsk(AlwaysAsks):
    """Two reputation or the ability, for each dragon fired. FLC-15.4"""

    kind = "pocus"
    rule = "FLC-15.4"

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.spot]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        able = fireable(s, kind_at(s, self.spot), self.spot, here_of(self.spot))
        return ([pack(USES_ABILITY)] if able else []) + [pack(REP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == USES_ABILITY:
            s.push(Run(FIRES[kind_at(s, self.spot)], 0, here_of(self.spot), self.spot))
        else:
            gain(s, seat, POCUS_REWARD)


SWAP_WITH: Final = packed(SWAPS)


class SwapAsk(Asks):
    """The potion dragon changes places with any other dragon in town; the arrival is fired where it came to. FLC-7.7"""

    kind = "swap"
    rule = "FLC-7.7"

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.spot]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out: list[int] = []
        names = KIND_BITS | s.card_mark()
        slots = s.slots
        for shop in s.town:
            start = len(out)
            for i in range(3 * shop, 3 * shop + 3):
                if slots[i] >= 0 and i != self.spot:
                    name = slots[i] & names
                    at = len(out)
                    while at > start and slots[first(out[at - 1])] & names > name:
                        at -= 1
                    if at == start or slots[first(out[at - 1])] & names < name:
                        out.insert(at, SWAP_WITH[i])
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        i = first(choice)
        arrival = s.slots[i]
        spot = self.spot
        if spot < PARK_SPOT:
            s.slots[i] = s.slots[spot]
            s.slots[spot] = arrival
        elif spot < HAND_SPOT:  # goods lying on the Park card stay in the Park (FLC-7.12)
            s.slots[i] = s.park[spot - PARK_SPOT]
            s.park[spot - PARK_SPOT] = arrival
        else:
            kind = arrival & KIND_BITS
            leaving = spot - HAND_SPOT
            s.slots[i] = s.leave_hand(seat, leaving, s.card_mark())
            s.enter_hand(seat, arrival)
            s.note(PUBLIC_LOSS, seat, leaving)
            s.note(PUBLIC_GAIN, seat, kind)
            s.it_hand = kind
            spot = HAND_SPOT + kind
        if s.events is not None:
            shop = "@card-" + SHOPS[i // 3]
            s.tell("swap", {"seat": seat, "card": "@dragon-" + KINDS[arrival & KIND_BITS], "shop": shop})
        if not arrival & s.card_mark():
            fire(s, spot)


# -- firing steps of abilities and powers ------------------------------------------------------------------------------


class FireOneAsk(AlwaysOfEffect):
    """Exactly one dragon of the pool. FLC-9.3, 9.7, 9.24, 9.27"""

    kind = "fire"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        step = self.step()
        spots = pool(s, step, self.here)
        v = FIRES_AT if step.pool == OTHER_SHOPS else FIRES_PARK if step.pool == PARK else FIRES_HERE
        out = fire_choices(s, spots, under_pocus(s) or step.kind > 0, v)
        if may_reveal_pocus(s):
            out.append(pack(PLAY, POCUS))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == PLAY:
            reveal_pocus(s)
            s.push(self)
            return
        spot = second(choice)
        if self.step().pool == PARK:
            s.it_park = spot - PARK_SPOT
        elif self.step().pool == HAND:
            s.it_hand = spot - HAND_SPOT
        s.push(Fire(spot))


class TakeIt(Do[Flamecraft]):
    """The Park dragon just fired, or the one that came for it, goes to the hand. FLC-9.3"""

    def do(self, s: Flamecraft) -> None:
        if s.it_park >= 0:
            s.take_park(s.turn, s.it_park)


class FireManyAsk(Carrier):
    """Any number of dragons of the pool, each once: Nunya's Beeswax, Ember, Kindle. FLC-9.17, 16.6, 16.8"""

    kind = "fire"

    def __init__(self, effect: int, at: int, here: int, fired: int) -> None:
        self.effect = effect
        self.at = at
        self.here = here
        self.fired = fired

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here, self.fired]

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def spots(self, s: Flamecraft) -> list[int]:
        if EFFECTS[self.effect][self.at].pool == PARK:
            return unfired(s, [PARK_SPOT + i for i in range(len(s.park))])
        return unfired(s, s.faceup(self.here))

    def forced(self, s: Flamecraft) -> int:
        """FLC-24.8"""
        spots = self.spots(s)
        if not spots:
            return PASS
        if under_pocus(s) or some_fireable(s, spots, True):
            return UNANSWERED
        if self.fired:
            return UNANSWERED if window_open(s, True) else PASS
        in_shop = EFFECTS[self.effect][self.at].pool == HERE
        return UNANSWERED if in_shop and s.fancy[s.turn] else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        which = EFFECTS[self.effect][self.at].pool
        out = fire_choices(s, self.spots(s), under_pocus(s), FIRES_PARK if which == PARK else FIRES_HERE)
        if self.fired or which == PLACED_SHOP:
            out.append(pack(DONE))
        if self.fired:
            return out + window(s, True)
        if s.placed >= 0:
            out += [c for c in window(s, True) if verb(c) == PLAY and FANCY_WHEN[first(c)] == ON_PLACE]
        if which == HERE and may_reveal_pocus(s):
            out.append(pack(PLAY, POCUS))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        v = verb(choice)
        if v == PLAY:
            reveal_pocus(s)
            s.push(self)
        elif v == DONE or choice == PASS:
            if not self.fired:
                s.fresh = True  # no window was declined: the first of these questions carries none
            s.push(END_STEP)
        else:
            s.push(FireManyAsk(self.effect, self.at, self.here, 1))
            s.push(Fire(second(choice)))


class ExchangeAsk(AlwaysOfEffect):
    """A face-up dragon here for one of the hand: no placement, no reward. FLC-9.11"""

    kind = "exchange"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        mark = s.card_mark()
        slots: list[int] = []
        keys: list[int] = []
        for i in s.faceup(self.here):
            key = s.slots[i] & (KIND_BITS | mark)
            if key not in keys:
                keys.append(key)
                slots.append(i)
        slots.sort(key=lambda i: s.slots[i] & (KIND_BITS | mark))
        return [pack(EXCHANGES, i, kind) for i in slots for kind in range(6) if s.hands[6 * seat + kind]]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        i, kind = first(choice), second(choice)
        leaving = s.slots[i] & KIND_BITS
        newcomer = s.leave_hand(seat, kind)
        s.enter_hand(seat, s.slots[i])
        s.slots[i] = newcomer
        s.note(PUBLIC_LOSS, seat, kind)
        s.note(PUBLIC_GAIN, seat, leaving)
        if s.events is not None:
            both = {"card": "@dragon-" + KINDS[kind], "other": "@dragon-" + KINDS[leaving]}
            s.tell("exchange", {"seat": seat, "shop": "@card-" + SHOPS[self.here], **both})
        begin_step(s)
        s.push(END_STEP)
        s.push(NewcomerAsk(self.effect, self.at, i))


class NewcomerAsk(AlwaysOfEffect):
    """The newcomer (in slot `here`) may be fired."""

    kind = "fire"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def forced(self, s: Flamecraft) -> int:
        kind = kind_at(s, self.here)
        if s.fancy[s.turn] or under_pocus(s) or plainly_fireable(s, kind, self.here, self.here // 3):
            return UNANSWERED
        return PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out = fire_choices(s, [self.here], under_pocus(s), FIRES_HERE)
        if not under_pocus(s):
            out.append(pack(SKIP))
        if may_reveal_pocus(s):
            out.append(pack(PLAY, POCUS))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        v = verb(choice)
        if v == PLAY:
            reveal_pocus(s)
            s.push(self)
        elif v == FIRES_HERE:
            fire(s, self.here)


def _fire(s: Flamecraft, step: Step, run: Run) -> None:
    begin_step(s)
    if step.n > 1:
        here = s.placed_shop if step.pool == PLACED_SHOP else run.here
        s.push(FireManyAsk(run.effect, run.at, here, 0))
        return
    if step.kind == 1:
        s.push(TakeIt())
    elif step.kind == 2:
        s.push(GiftItAsk(run.effect, run.at))
    s.push(END_STEP)
    s.push(FireOneAsk(run.effect, run.at, run.here))


def _swap(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(ExchangeAsk(run.effect, run.at, run.here) if step.flag else SwapAsk(run.spot))


DO[FIRE] = _fire
DO[SWAP] = _swap
