"""Gaining and giving: rewards, goods of choice, drawing dragons, gifts. FLC-1.1, 6.6, 8.4"""

from typing import Any

from skarb.games.flamecraft.cards import (
    ARTISANS_IN_HAND,
    COIN,
    COSTS,
    DRAW_ARTISAN,
    DRAW_FANCY,
    DRAWN_KIND,
    EFFECT_RULE,
    FANCY,
    FROM_OTHER,
    GAIN,
    GAIN_DIFFERENT,
    GAIN_IF_MOST,
    GAIN_LOCATION,
    GAIN_OF_DRAGONS,
    GAIN_PER,
    GIFT,
    GIFT_ARTISAN,
    GIFT_COIN,
    GIFT_FANCY,
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
from skarb.games.flamecraft.choices import (
    DRAW,
    DRAW_DECK,
    DRAW_TWO,
    GIFT_DRAGON,
    GIFTS,
    GIVE,
    GIVE_FANCY,
    NOTHING_PAID,
    OFFER,
    PASS,
    PAYS,
    REWARD,
    SKIP,
    TAKE,
    choice,
    first,
    second,
    verb,
    whole,
)
from skarb.games.flamecraft.interpreter import DO, AlwaysOfEffect, Asks, OfEffect, Run
from skarb.games.flamecraft.paying import COIN_SHIFT, cost_ways
from skarb.games.flamecraft.possible import counted, has_most, location_kinds
from skarb.games.flamecraft.state import (
    FANCY_GIVEN,
    GIVEN,
    HAND_SPOT,
    KIND_BITS,
    LOAD_BITS,
    PARK_SPOT,
    PUBLIC_GAIN,
    PUBLIC_LOSS,
    SHOWN,
    Flamecraft,
)
from skarb.kernel.state import UNANSWERED, Do

# -- names of cards on the table (FLC-24.3) ----------------------------------------------------------------------------


def park_name(s: Flamecraft, place: int, starred: bool = True) -> str:
    card = s.park[place]
    name = KINDS[card & KIND_BITS]
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
        return [choice(TAKE, 1 << 5 * kind) for kind in range(6)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.n > 1:
            s.push(GoodAsk(self.n - 1, self.from_rule))
        s.take(seat, whole(choice))


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
            return [choice(TAKE, step.n << 5 * kind) for kind in location_kinds(s, self.spot, self.here)]
        sets = [(0, 0)]
        for kind in range(6):
            sets = [(g + (1 << 5 * kind), n + 1) for g, n in sets if n < step.n] + sets
        return [choice(TAKE, goods) for goods, n in sets if n == step.n]

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
        out = [choice(DRAW, place) for place in park_places(s, self.but)]
        if s.artisans:
            out.append(choice(DRAW_DECK))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        if self.n > 1:
            s.push(DrawAsk(self.n - 1, self.but, self.from_rule))
        from_park = verb(choice) == DRAW
        kind = s.take_park(seat, first(choice)) if from_park else s.draw_deck(seat)
        if self.from_rule == "FLC-5.3":
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
                    out.append(choice(DRAW_TWO, a, b))
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
        return [choice(PAYS, way) for way in cost_ways(s, seat, COSTS[self.step().cost])]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.pay(seat, whole(choice))


class PayCoinsAsk(OfEffect):
    """As many coins as one likes, up to a number. FLC-9.5"""

    kind = "pay"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        most = min(self.step().n, s.coins[seat])
        return [choice(PAYS, n << COIN_SHIFT) for n in range(1, most + 1)]

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
        out = [choice(PAYS, goods) for goods in sets if goods]
        if s.coins[seat]:
            out.append(choice(NOTHING_PAID))
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
        out = [choice(NOTHING_PAID)] if self.here else []
        return out + [choice(PAYS, n << COIN_SHIFT) for n in range(1, most + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        coins = whole(choice) >> COIN_SHIFT
        s.pay(seat, coins << COIN_SHIFT)
        s.push(Gain(self.step().reward, self.here + coins))


# -- gifts (FLC-8.4) ---------------------------------------------------------------------------------------------------


def receivers(s: Flamecraft) -> list[int]:
    """Seats as arguments of a choice, from 1; in solo the one 0: non-players take everything."""
    return [0] if s.setup.solo else [seat + 1 for seat in s.other_seats()]


def give_dragon(s: Flamecraft, seat: int, kind: int, to: int, open_to_all: bool) -> None:
    """A hand card to another player, unseen by third ones unless they saw it before; in solo under the deck. FLC-8.6"""
    if to < 0:
        s.bury(seat, kind)
    else:
        s.hands[6 * seat + kind] -= 1
        s.hands[6 * to + kind] += 1
        if open_to_all:
            s.note(PUBLIC_LOSS, seat, kind)
            s.note(PUBLIC_GAIN, to, kind)
        else:
            s.note(GIVEN, seat, kind, to)
        if s.events is not None:
            shown = {"card": "@dragon-" + KINDS[kind]}
            hidden = shown if open_to_all else {"card": "@word-a-dragon"}
            s.tell("gift-dragon", {"seat": seat, "to": to, **hidden}, {seat: shown, to: shown})


class GiftAsk(OfEffect):
    """One good, coin or card to another player of choice; `here` is 1 where it may be skipped."""

    kind = "gift"
    rule = "FLC-8.4"

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if self.step().what >= GIFT_ARTISAN else super().forced(s)

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        step = self.step()
        to = receivers(s)
        if step.what == GIFT_ARTISAN:
            out = [choice(GIFT_DRAGON, kind, p) for kind in range(6) if s.hands[6 * seat + kind] for p in to]
        elif step.what == GIFT_FANCY:
            mask = s.just_drawn & s.fancy[seat]
            out = [choice(GIVE_FANCY, card, p) for card in range(36) if mask >> card & 1 for p in to]
        else:
            items = [COIN] if step.what == GIFT_COIN else range(7) if step.kind < 0 else [step.kind, COIN]
            out = [choice(GIFTS, item, p) for item in items if s.has(seat, item) for p in to]
        if self.here == 1:
            out.append(choice(SKIP))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        v = verb(choice)
        if v == SKIP or choice == PASS:
            return
        thing, to = first(choice), second(choice) - 1
        if v == GIFTS:
            s.give(seat, thing, to)
        elif v == GIFT_DRAGON:
            give_dragon(s, seat, thing, to, False)
        elif to < 0:
            s.bury_fancy(seat, thing)
        else:
            s.fancy[seat] &= ~(1 << thing)
            s.fancy[to] |= 1 << thing
            s.note(FANCY_GIVEN, seat, thing, to)
            if s.events is not None:
                shown = {"card": "@card-" + FANCY[thing]}
                hidden = {"card": "@word-a-fancy-dragon"}
                s.tell("gift-fancy", {"seat": seat, "to": to, **hidden}, {seat: shown, to: shown})
        gain(s, seat, self.step().reward)


class GiftItAsk(AlwaysOfEffect):
    """The dragon just fired in the hand (or the one that came for it) may be gifted. FLC-9.27"""

    kind = "gift"
    rule = "FLC-8.4"

    def forced(self, s: Flamecraft) -> int:
        return PASS if s.it_hand < 0 else UNANSWERED

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [choice(GIFT_DRAGON, s.it_hand, p) for p in receivers(s)] + [choice(SKIP)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == GIFT_DRAGON:
            give_dragon(s, seat, first(choice), second(choice) - 1, True)
            gain(s, seat, self.step().extra)
        s.it_hand = -1


class OfferAsk(OfEffect):
    """What to gift: goods of one kind, coins standing in. FLC-9.14"""

    kind = "offer"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        most = self.step().n
        coins = s.coins[seat]
        out = [
            choice(OFFER, (n << 5 * kind) + (c << COIN_SHIFT))
            for kind in range(6)
            for n in range(1, min(most, s.goods[6 * seat + kind]) + 1)
            for c in range(min(most - n, coins) + 1)
        ]
        return out + [choice(OFFER, c << COIN_SHIFT) for c in range(1, min(most, coins) + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        items = whole(choice)
        n = 0
        left = items
        while left:
            n += left & 31
            left >>= 5
        s.push(GiftRewardAsk(self.effect, self.at, n))
        if s.setup.solo:
            s.pay(seat, items)
        else:
            s.push(SpreadAsk(self.effect, items, 0))


class SpreadAsk(OfEffect):
    """To whom, item by item; equal items never go back. `at` = packed items, `here` = from which receiver on."""

    kind = "give"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def item(self) -> int:
        item = 0
        while not self.at >> 5 * item & 31:
            item += 1
        return item

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        if not self.at:
            return []
        return [choice(GIVE, self.item(), p) for p in receivers(s)[self.here :]]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            return
        item, to = first(choice), second(choice)
        left = self.at - (1 << 5 * item)
        s.push(SpreadAsk(self.effect, left, receivers(s).index(to) if left >> 5 * item & 31 else 0))
        s.give(seat, item, to - 1)


class GiftRewardAsk(OfEffect):
    """What for each thing gifted (`here` = how many): the first or the second reward."""

    kind = "reward"

    def rule_now(self, s: Flamecraft) -> str:
        return EFFECT_RULE[self.effect]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [choice(REWARD, self.here - n, n) for n in range(self.here + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        for reward, times in zip(self.step().choice, (first(choice), second(choice)), strict=True):
            for _ in range(times):
                gain(s, seat, reward)


# -- the ops -----------------------------------------------------------------------------------------------------------


def _gain(s: Flamecraft, step: Step, run: Run) -> None:
    gain(s, s.turn, step.reward)


def _gain_per(s: Flamecraft, step: Step, run: Run) -> None:
    n = counted(s, s.turn, step, run.here)
    rep = REWARDS[step.reward].rep * n
    s.score(s.turn, min(rep, step.cap) if step.cap else rep)
    if step.kind == DRAWN_KIND and not s.drawn_open:  # the card is shown (FLC-9.23)
        s.drawn_open = True
        s.note(SHOWN, s.turn, s.drawn)
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


def _gift(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(OfferAsk(run.effect, run.at) if step.choice else GiftAsk(run.effect, run.at, 0))


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
        s.draw_fancy(s.turn)


DO[GAIN] = _gain
DO[GAIN_PER] = _gain_per
DO[GAIN_IF_MOST] = _gain_if_most
DO[GAIN_DIFFERENT] = _goods
DO[GAIN_LOCATION] = _goods
DO[GAIN_OF_DRAGONS] = _gain_of_dragons
DO[PAY] = _pay
DO[PAY_UP_TO] = _pay_up_to
DO[LOSE_REP] = _lose_rep
DO[GIFT] = _gift
DO[DRAW_ARTISAN] = _draw_artisan
DO[TAKE_FROM_PARK] = _take_from_park
DO[DRAW_FANCY] = _draw_fancy
