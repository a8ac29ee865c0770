"""The other ops: alternatives, flips, cells, goods on Park cards, playing cards out of turn, using other shops."""

from typing import Any

from skarb.games.flamecraft.cards import (
    ABILITY,
    CELL_SHOP,
    CELLS,
    CHOOSE,
    COSTS,
    EFFECT_RULE,
    EFFECTS,
    EXCHANGE,
    EXTRA_TURN,
    FANCY_RULE,
    FILL_CELL,
    FIRES,
    FLIP,
    FLIP_COINS,
    KINDS,
    LOAD_PARK,
    MAY,
    PAY,
    PLAY_FANCY,
    RETURN_FANCY,
    SHOPS,
    TAKE_CELLS,
    TALISA,
    USE_FIRE,
    USE_SHOP,
    Step,
)
from skarb.games.flamecraft.choice import (
    CELL,
    DONE,
    ERRAND,
    FLIPS,
    HOCUS,
    KEEP_SIDE,
    OPTION,
    PASS,
    PAYS,
    PLAY,
    PUT,
    RETURN,
    SKIP,
    SKIP_LOAD,
    STOP,
    TAKE,
    first,
    pack,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.gifts import GiftAsk
from skarb.games.flamecraft.flow.interpreter import DO, AlwaysOfEffect, OfEffect, Run
from skarb.games.flamecraft.flow.paying import COIN_SHIFT, cost_ways
from skarb.games.flamecraft.flow.possible import can_errand, fireable, playable_by, usable
from skarb.games.flamecraft.flow.supply import Gain, gain, park_name
from skarb.games.flamecraft.flow.windows import Play
from skarb.games.flamecraft.state import KIND_BITS, LOAD_BITS, NO_SPOT, Flamecraft
from skarb.kernel.state import UNANSWERED

# -- alternatives ------------------------------------------------------------------------------------------------------


class OptionAsk(OfEffect):
    """The first or the second half of an ability. FLC-9.4, 9.5, 9.18"""

    kind = "option"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        options = self.step().effects
        return [pack(OPTION, i + 1) for i, e in enumerate(options) if usable(s, e, self.here, False)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice != PASS:
            s.push(Run(self.step().effects[first(choice) - 1], 0, self.here))


class BuyAsk(OfEffect):
    """An optional part with a price. FLC-9.10"""

    kind = "buy"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def price(self) -> int:
        return EFFECTS[self.step().effects[0]][0].cost

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(PAYS, way) for way in cost_ways(s, seat, COSTS[self.price()])] + [pack(SKIP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == PAYS:
            s.pay(seat, whole(choice))
            s.push(Run(self.step().effects[0], 1, self.here))


# -- flips -------------------------------------------------------------------------------------------------------------


class ReflipAsk(OfEffect):
    """Keep what came up (`here`: 1 heads), or flip once more. FLC-9.16"""

    kind = "reflip"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(KEEP_SIDE, self.here), pack(FLIPS)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        heads = self.here == 1 if verb(choice) == KEEP_SIDE else s.flip()
        gain(s, seat, self.step().reward if heads else self.step().extra)


class FlipAsk(OfEffect):
    """Flip another own coin or stop; `here` flips were made. FLC-9.28"""

    kind = "flip"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        if self.here >= self.step().n or not s.coins[seat]:
            return []
        return [pack(FLIPS), pack(STOP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == FLIPS:
            flip_coin(s, self.effect, self.at, self.here)


def flip_coin(s: Flamecraft, effect: int, at: int, before: int) -> None:
    s.push(FlipAsk(effect, at, before + 1))
    if s.flip():
        gain(s, s.turn, EFFECTS[effect][at].reward)
    else:
        s.pay(s.turn, 1 << COIN_SHIFT)


# -- cells -------------------------------------------------------------------------------------------------------------


class CellAsk(OfEffect):
    """An empty cell for the coins, which gives what is printed there. FLC-9.4"""

    kind = "cell"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(CELL, i + 1) for i, coins in enumerate(s.cells) if not coins]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        cell = first(choice) - 1
        coins = self.step().n
        s.pay(seat, coins << COIN_SHIFT)
        s.seldom()
        s.cells[cell] = coins
        gain(s, seat, CELLS[CELL_SHOP][cell])


# -- goods on Park cards -----------------------------------------------------------------------------------------------


class LoadAsk(OfEffect):
    """Pizza Coven: each Park dragon in order gets one item or is passed over. FLC-9.19, 24.12

    `here` = how many dragons are done; `put` = how many of them got something; `last` = the least item the next equal
    dragon may get, 7 after a skip; `name` = the name of the dragon before, as it was before this use.
    """

    kind = "load"

    def __init__(self, effect: int, at: int, here: int, order: list[int], put: int, last: int, name: str) -> None:
        super().__init__(effect, at, here)
        self.order = order
        self.put = put
        self.last = last
        self.name = name

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here, self.order, self.put, self.last, self.name]

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        if self.here == len(self.order):
            return []
        place = self.order[self.here]
        name = park_name(s, place)
        least = self.last if name == self.name else 0
        out = [pack(PUT, item, place) for item in range(least, 7) if s.has(seat, item)]
        others_follow = any(park_name(s, p) != name for p in self.order[self.here + 1 :])
        if self.put or others_follow or not out:
            out.append(pack(SKIP_LOAD, 0, place))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        step = self.step()
        if choice == PASS:
            if self.put == 5:
                gain(s, seat, step.also)
            return
        place = self.order[self.here]
        name = park_name(s, place)
        puts = verb(choice) == PUT
        last = first(choice) if puts else 7
        s.push(LoadAsk(self.effect, self.at, self.here + 1, self.order, self.put + puts, last, name))
        if puts:
            item = first(choice)
            loaded = s.loads[place] != 0
            s.add(seat, item, -1)
            s.loads[place] += 1 << LOAD_BITS * item
            if s.events is not None:
                s.tell("load", {"seat": seat, "items": ["@good-" + (*KINDS, "coin")[item]]})
            gain(s, seat, step.extra if loaded else step.reward)


# -- other cards -------------------------------------------------------------------------------------------------------


class PlayAsk(AlwaysOfEffect):
    """Play one fancy dragon now: Bizarre Bazaar, Encore. FLC-14.8"""

    kind = "play"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(PLAY, card) for card in playable_by(s, self.step())]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.step().extra:
            s.push(Gain(self.step().extra))
        s.push(Play(first(choice)))


class ErrandAsk(AlwaysOfEffect):
    """The ability of any face-up shop. FLC-16.7"""

    kind = "errand"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(ERRAND, shop) for shop in s.town if can_errand(s, shop)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        shop = first(choice)
        if s.events is not None:
            s.tell("use", {"seat": seat, "shop": "@card-" + SHOPS[shop]})
        s.push(Run(ABILITY[shop], 0, shop))


class HocusAsk(AlwaysOfEffect):
    """One fire ability as if such a dragon stood here. FLC-15.10"""

    kind = "hocus"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        mask = self.step().mask
        return [pack(HOCUS, k) for k in range(6) if mask >> k & 1 and fireable(s, k, NO_SPOT, self.here)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.push(Run(FIRES[first(choice)], 0, self.here))


class ClinkAsk(OfEffect):
    """Two goods for a coin, as often as one likes; the row of goods never goes back (`here` = its last kind, +8 after
    the first). FLC-16.10, 24.12"""

    kind = "clink"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        if not s.coins[seat]:
            return []
        least = self.here & 7
        out = [pack(TAKE, (1 << 5 * a) + (1 << 5 * b)) for a in range(least, 6) for b in range(a, 6)]
        if self.here >= 8:
            out.append(pack(DONE))
        return out

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if s.coins[s.turn] else PASS

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) != TAKE:
            return
        goods = whole(choice)
        s.push(ClinkAsk(self.effect, self.at, 8 + (goods.bit_length() - 1) // 5))
        s.pay(seat, 1 << COIN_SHIFT)
        s.take(seat, goods)


class ReturnAsk(AlwaysOfEffect):
    """Talisa during the game: cards go under the deck one by one; `here` were returned. FLC-15.35"""

    kind = "return"

    def rule_now(self, s: Flamecraft) -> str:
        return FANCY_RULE[TALISA]

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if s.fancy[s.turn] & ~(1 << TALISA) else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        mask = s.fancy[seat] & ~(1 << TALISA)
        out = [pack(RETURN, card) for card in range(36) if mask >> card & 1]
        if self.here:
            out.append(pack(DONE))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == RETURN:
            s.push(ReturnAsk(self.effect, self.at, self.here + 1))
            s.bury_fancy(seat, first(choice))
            s.tell("return", {"seat": seat})
            gain(s, seat, self.step().reward)


# -- the ops -----------------------------------------------------------------------------------------------------------


def _choose(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(OptionAsk(run.effect, run.at, run.here))


def _may(s: Flamecraft, step: Step, run: Run) -> None:
    part = step.effects[0]
    if not usable(s, part, run.here, False):
        return
    s.push(BuyAsk(run.effect, run.at, run.here) if EFFECTS[part][0].op == PAY else GiftAsk(part, 0, 1))


def _flip(s: Flamecraft, step: Step, run: Run) -> None:
    heads = s.flip()
    if step.n:
        s.push(ReflipAsk(run.effect, run.at, int(heads)))
    else:
        gain(s, s.turn, step.reward if heads else step.extra)


def _flip_coins(s: Flamecraft, step: Step, run: Run) -> None:
    flip_coin(s, run.effect, run.at, 0)


def _fill_cell(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(CellAsk(run.effect, run.at))


def _take_cells(s: Flamecraft, step: Step, run: Run) -> None:
    s.take(s.turn, sum(s.cells) << COIN_SHIFT)
    s.cells = [0, 0, 0]


def _extra_turn(s: Flamecraft, step: Step, run: Run) -> None:
    s.extra += 1


def _load_park(s: Flamecraft, step: Step, run: Run) -> None:
    order = sorted(range(len(s.park)), key=lambda p: (s.park[p] & KIND_BITS, park_name(s, p), p))
    s.push(LoadAsk(run.effect, run.at, 0, order, 0, 0, ""))


def _play_fancy(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(PlayAsk(run.effect, run.at, run.here))


def _use_shop(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(ErrandAsk(run.effect, run.at))


def _use_fire(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(HocusAsk(run.effect, run.at, run.here))


def _exchange(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(ClinkAsk(run.effect, run.at, 0))


def _return_fancy(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(ReturnAsk(run.effect, run.at, 0))


DO[CHOOSE] = _choose
DO[MAY] = _may
DO[FLIP] = _flip
DO[FLIP_COINS] = _flip_coins
DO[FILL_CELL] = _fill_cell
DO[TAKE_CELLS] = _take_cells
DO[EXTRA_TURN] = _extra_turn
DO[LOAD_PARK] = _load_park
DO[PLAY_FANCY] = _play_fancy
DO[USE_SHOP] = _use_shop
DO[USE_FIRE] = _use_fire
DO[EXCHANGE] = _exchange
DO[RETURN_FANCY] = _return_fancy
