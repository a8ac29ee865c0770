"""Gaining and paying: rewards, goods of choice, drawing dragons, prices. FLC-1.1, 1.2, 6.6"""

from typing import Any, Final

from skarb.games.flamecraft.cards import (
    ARTISANS_IN_HAND,
    COSTS,
    DRAW_ARTISAN,
    DRAW_FANCY,
    DRAWN_KIND,
    EFFECT_RULE,
    FROM_OTHER,
    GAIN,
    GAIN_DIFFERENT,
    GAIN_IF_MOST,
    GAIN_LOCATION,
    GAIN_OF_DRAGONS,
    GAIN_PER,
    ITEMS,
    KINDS,
    LOSE_REP,
    PARK,
    PAY,
    PAY_UP_TO,
    REWARDS,
    TAKE_FROM_PARK,
    Step,
)
from skarb.games.flamecraft.choice import (
    DRAW,
    DRAW_DECK,
    DRAW_TWO,
    NOTHING_PAID,
    PASS,
    PAYS,
    TAKE,
    first,
    pack,
    packed,
    second,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.interpreter import DO, Asks, OfEffect, Run
from skarb.games.flamecraft.flow.paying import COIN_SHIFT, cost_ways
from skarb.games.flamecraft.flow.possible import counted, has_most, location_kinds
from skarb.games.flamecraft.state import (
    DRAWN_SHOWN,
    HAND_SPOT,
    KIND_BITS,
    LOAD_BITS,
    PARK_SPOT,
    SHOWN,
    Flamecraft,
)
from skarb.kernel.state import UNANSWERED, Do

# -- names of cards that lie open (FLC-24.3) ---------------------------------------------------------------------------


def park_name(s: Flamecraft, place: int, starred: bool = True) -> str:
    card = s.park[place]
    name: str = KINDS[card & KIND_BITS]
    load = s.loads[place]
    item = 0
    while load:
        name += ("+" + ITEMS[item]) * (load & 65535)
        load >>= LOAD_BITS
        item += 1
    return name + "*" if starred and card & s.card_mark() else name


def park_places(s: Flamecraft, but: int = -1) -> list[int]:
    """One place for each name in the Park, that of the card laid first, in the order of kinds and names."""
    mark = s.card_mark()
    if not any(s.loads):  # then their names are those of the kinds, the fired ones after the others
        first_of = [-1] * 12
        for place in range(len(s.park) - 1, -1, -1):
            card = s.park[place]
            if place != but:
                first_of[2 * (card & KIND_BITS) + (1 if card & mark else 0)] = place
        return [place for place in first_of if place >= 0]
    keys: list[tuple[int, int, int]] = []
    places: list[int] = []
    for place in range(len(s.park)):
        card = s.park[place]
        key = (card & KIND_BITS, s.loads[place], card & mark)
        if place != but and key not in keys:
            keys.append(key)
            places.append(place)
    places.sort(key=lambda place: (s.park[place] & KIND_BITS, park_name(s, place)))
    return places


# -- rewards -----------------------------------------------------------------------------------------------------------


def gain(s: Flamecraft, seat: int, index: int, rule: str = "FLC-1.1") -> None:
    """Take a reward: rep, coin, goods, goods of choice, dragons, fancy dragons. FLC-1.1"""
    reward = REWARDS[index]
    s.score(seat, reward.rep)
    items = reward.goods + (reward.coin << COIN_SHIFT)
    if items:
        s.take(seat, items)
    if not reward.any_good and not reward.artisan:
        for _ in range(reward.fancy):
            s.draw_fancy(seat)
        return
    if reward.fancy:
        s.push(DrawFancy(reward.fancy))
    if reward.artisan:
        s.push(DrawAsk(reward.artisan, -1, "FLC-5.3" if rule == "FLC-5.3" else "FLC-6.6"))
    if reward.any_good:
        s.push(GoodAsk(reward.any_good, rule))


class Gain(Do[Flamecraft]):
    def __init__(self, reward: int, times: int = 1) -> None:
        self.reward = reward
        self.times = times

    def data(self) -> list[Any]:
        return [self.reward, self.times]

    def do(self, s: Flamecraft) -> None:
        if self.times > 1:
            s.push(Gain(self.reward, self.times - 1))
        gain(s, s.turn, self.reward)


class DrawFancy(Do[Flamecraft]):
    def __init__(self, n: int) -> None:
        self.n = n

    def data(self) -> list[Any]:
        return [self.n]

    def do(self, s: Flamecraft) -> None:
        for _ in range(self.n):
            s.draw_fancy(s.turn)


class GoodAsk(Asks):
    """A good of choice, never a coin."""

    kind = "good"

    def __init__(self, n: int, rule: str) -> None:
        self.n = n
        self.from_rule = rule

    def data(self) -> list[Any]:
        return [self.n, self.from_rule]

    def rule_now(self, s: Flamecraft) -> str:
        return self.from_rule

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return ONE_GOOD

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.n > 1:
            s.push(GoodAsk(self.n - 1, self.from_rule))
        s.take(seat, whole(choice))


def different(most: int) -> list[int]:
    """Every way to take so many goods, each of another kind."""
    sets = [(0, 0)]
    for kind in range(6):
        sets = [(g + (1 << 5 * kind), n + 1) for g, n in sets if n < most] + sets
    return [pack(TAKE, goods) for goods, n in sets if n == most]


ONE_GOOD: Final[list[int]] = [pack(TAKE, 1 << 5 * kind) for kind in range(6)]
DIFFERENT: Final[list[list[int]]] = [different(n) for n in range(7)]
DRAWS: Final = packed(DRAW)
FROM_DECK: Final = pack(DRAW_DECK)


class GoodsAsk(OfEffect):
    """Iron: two of one kind there. Crystal: three different kinds. FLC-7.4, 7.6"""

    kind = "goods"

    def __init__(self, effect: int, at: int, here: int, spot: int) -> None:
        super().__init__(effect, at, here)
        self.spot = spot

    def data(self) -> list[Any]:
        return [self.effect, self.at, self.here, self.spot]

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def forced(self, s: Flamecraft) -> int:
        if self.spot >= HAND_SPOT and self.step().op == GAIN_LOCATION:
            return UNANSWERED
        return super().forced(s)

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        step = self.step()
        if step.op == GAIN_LOCATION:
            kinds = location_kinds(s, self.spot, self.here)
            return [pack(TAKE, step.n << 5 * kind) for kind in range(6) if kinds >> kind & 1]
        return DIFFERENT[step.n]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.take(seat, whole(choice))


class DrawAsk(Asks):
    """A dragon from the Park or the top of the deck. `but` is a Park dragon that may not draw itself. FLC-6.6, 7.2"""

    kind = "draw"

    def __init__(self, n: int, but: int, rule: str) -> None:
        self.n = n
        self.but = but
        self.from_rule = rule

    def data(self) -> list[Any]:
        return [self.n, self.but, self.from_rule]

    def rule_now(self, s: Flamecraft) -> str:
        return self.from_rule

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out: list[int] = [DRAWS[place] for place in park_places(s, self.but)]
        if s.artisans:
            out.append(FROM_DECK)
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        if self.n > 1:
            s.push(DrawAsk(self.n - 1, self.but, self.from_rule))
        from_park = verb(choice) == DRAW
        first_step = self.from_rule == "FLC-5.3"
        kind = s.take_park(seat, first(choice)) if from_park else s.draw_deck(seat, first_step)
        if first_step:
            s.drawn = kind
            s.drawn_open = from_park


class TakeTwoAsk(OfEffect):
    """Two dragons of the Park at once. FLC-9.6"""

    kind = "draw"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out: list[int] = []
        places = sorted(range(len(s.park)), key=lambda place: (s.park[place] & KIND_BITS, park_name(s, place), place))
        seen: list[tuple[str, str]] = []
        for i, a in enumerate(places):
            for b in places[i + 1 :]:
                names = (park_name(s, a), park_name(s, b))
                if names not in seen:
                    seen.append(names)
                    out.append(pack(DRAW_TWO, a, b))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        a, b = first(choice), second(choice)
        s.take_park(seat, max(a, b))
        s.take_park(seat, min(a, b))


# -- prices ------------------------------------------------------------------------------------------------------------


class PayAsk(OfEffect):
    """A price in goods, coins standing in: all ways. FLC-8.2"""

    kind = "pay"
    rule = "FLC-8.2"

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(PAYS, way) for way in cost_ways(s, seat, COSTS[self.step().cost])]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.pay(seat, whole(choice))


class PayCoinsAsk(OfEffect):
    """As many coins as one likes, up to a number. FLC-9.5"""

    kind = "pay"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        most = min(self.step().n, s.coins[seat])
        return [pack(PAYS, n << COIN_SHIFT) for n in range(1, most + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.pay(seat, whole(choice))
        s.push(Gain(self.step().reward, whole(choice) >> COIN_SHIFT))


class PayKindsAsk(OfEffect):
    """Goods of different kinds, then coins for more. FLC-9.26"""

    kind = "pay"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        sets = [0]
        for kind in range(5, -1, -1):
            if s.goods[6 * seat + kind]:
                sets += [goods + (1 << 5 * kind) for goods in sets]
        out = [pack(PAYS, goods) for goods in sets if goods]
        if s.coins[seat]:
            out.append(pack(NOTHING_PAID))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        goods = whole(choice)
        s.pay(seat, goods)
        s.push(MoreCoinsAsk(self.effect, self.at, goods.bit_count()))


class MoreCoinsAsk(OfEffect):
    """`here` is how many goods were paid before."""

    kind = "coins"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        most = min(self.step().n - self.here, s.coins[seat])
        out = [pack(NOTHING_PAID)] if self.here else []
        return out + [pack(PAYS, n << COIN_SHIFT) for n in range(1, most + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        coins = whole(choice) >> COIN_SHIFT
        s.pay(seat, coins << COIN_SHIFT)
        s.push(Gain(self.step().reward, self.here + coins))


# -- the ops -----------------------------------------------------------------------------------------------------------


def _gain(s: Flamecraft, step: Step, run: Run) -> None:
    gain(s, s.turn, step.reward)


def _gain_per(s: Flamecraft, step: Step, run: Run) -> None:
    n = counted(s, s.turn, step, run.here)
    if step.count == ARTISANS_IN_HAND and n:  # the reward tells how many there are
        s.note(SHOWN, s.turn, step.kind, n)
    rep = REWARDS[step.reward].rep * n
    s.score(s.turn, min(rep, step.cap) if step.cap else rep)
    if step.kind == DRAWN_KIND and not s.drawn_open:  # the card is shown (FLC-9.23)
        s.drawn_open = True
        s.note(DRAWN_SHOWN, s.turn, s.drawn)
        s.tell("show", {"seat": s.turn, "cards": ["@dragon-" + KINDS[s.drawn]]})


def _gain_if_most(s: Flamecraft, step: Step, run: Run) -> None:
    if step.count == ARTISANS_IN_HAND:  # a truthful check of hidden hands (FLC-14.8)
        s.wall("FLC-14.8", "checked")
    if has_most(s, s.turn, step):
        gain(s, s.turn, step.reward)


def _goods(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(GoodsAsk(run.effect, run.at, run.here, run.spot))


def _gain_of_dragons(s: Flamecraft, step: Step, run: Run) -> None:
    cards = s.park if step.pool == PARK else [s.slots[i] for i in s.faceup(run.here)]
    s.take(s.turn, sum(step.what << 5 * (card & KIND_BITS) for card in cards))


def _pay(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(PayAsk(run.effect, run.at))


def _pay_up_to(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(PayKindsAsk(run.effect, run.at) if step.flag else PayCoinsAsk(run.effect, run.at))


def _lose_rep(s: Flamecraft, step: Step, run: Run) -> None:
    s.score(s.turn, -step.n)


def _draw_artisan(s: Flamecraft, step: Step, run: Run) -> None:
    if step.mask == FROM_OTHER:
        for _ in range(step.n):
            if s.artisans:
                s.draw_deck(s.turn)
    else:
        in_park = PARK_SPOT <= run.spot < HAND_SPOT
        s.push(DrawAsk(step.n, run.spot - PARK_SPOT if in_park else -1, "FLC-6.6"))


def _take_from_park(s: Flamecraft, step: Step, run: Run) -> None:
    if len(s.park) > step.n:
        s.push(TakeTwoAsk(run.effect, run.at))
    else:
        for _ in range(len(s.park)):
            s.take_park(s.turn, 0)


def _draw_fancy(s: Flamecraft, step: Step, run: Run) -> None:
    s.just_drawn = 0
    for _ in range(step.n):
        s.draw_fancy(s.turn, True)


DO[GAIN] = _gain
DO[GAIN_PER] = _gain_per
DO[GAIN_IF_MOST] = _gain_if_most
DO[GAIN_DIFFERENT] = _goods
DO[GAIN_LOCATION] = _goods
DO[GAIN_OF_DRAGONS] = _gain_of_dragons
DO[PAY] = _pay
DO[PAY_UP_TO] = _pay_up_to
DO[LOSE_REP] = _lose_rep
DO[DRAW_ARTISAN] = _draw_artisan
DO[TAKE_FROM_PARK] = _take_from_park
DO[DRAW_FANCY] = _draw_fancy
