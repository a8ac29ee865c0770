"""Gifts: goods, coins and cards to other players, in solo to nobody. FLC-8.4"""

from skarb.games.flamecraft.cards import (
    COIN,
    EFFECT_RULE,
    FANCY,
    GIFT,
    GIFT_ARTISAN,
    GIFT_COIN,
    GIFT_FANCY,
    KINDS,
    Step,
)
from skarb.games.flamecraft.choice import (
    GIFT_DRAGON,
    GIFTS,
    GIVE,
    GIVE_FANCY,
    OFFER,
    PASS,
    REWARD,
    SKIP,
    first,
    pack,
    second,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.interpreter import DO, AlwaysOfEffect, OfEffect, Run
from skarb.games.flamecraft.flow.paying import COIN_SHIFT
from skarb.games.flamecraft.flow.supply import gain
from skarb.games.flamecraft.state import FANCY_GIVEN, FIRED_TURN, GIVEN, PUBLIC_GAIN, PUBLIC_LOSS, Flamecraft
from skarb.kernel.state import UNANSWERED


def receivers(s: Flamecraft) -> list[int]:
    """Seats as arguments of a choice, from 1; in solo the one 0: non-players take everything."""
    return [0] if s.setup.solo else [seat + 1 for seat in s.other_seats()]


def give_dragon(s: Flamecraft, seat: int, kind: int, to: int, open_to_all: bool) -> None:
    """A hand card to another player, unseen by third ones unless they saw it before; in solo under the deck. FLC-8.6"""
    if to < 0:
        s.bury(seat, kind)
    else:
        s.hands[6 * to + kind] += 1
        if open_to_all:
            s.leave_hand(seat, kind, FIRED_TURN)
            s.note(PUBLIC_LOSS, seat, kind)
            s.note(PUBLIC_GAIN, to, kind)
        else:
            s.hands[6 * seat + kind] -= 1
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
            out = [pack(GIFT_DRAGON, kind, p) for kind in range(6) if s.hands[6 * seat + kind] for p in to]
        elif step.what == GIFT_FANCY:
            mask = s.just_drawn & s.fancy[seat]
            out = [pack(GIVE_FANCY, card, p) for card in range(36) if mask >> card & 1 for p in to]
        else:
            items = [COIN] if step.what == GIFT_COIN else range(7) if step.kind < 0 else [step.kind, COIN]
            out = [pack(GIFTS, item, p) for item in items if s.has(seat, item) for p in to]
        if self.here == 1:
            out.append(pack(SKIP))
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
            s.seldom()
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
        return [pack(GIFT_DRAGON, s.it_hand, p) for p in receivers(s)] + [pack(SKIP)]

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
            pack(OFFER, (n << 5 * kind) + (c << COIN_SHIFT))
            for kind in range(6)
            for n in range(1, min(most, s.goods[6 * seat + kind]) + 1)
            for c in range(min(most - n, coins) + 1)
        ]
        return out + [pack(OFFER, c << COIN_SHIFT) for c in range(1, min(most, coins) + 1)]

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
        return [pack(GIVE, self.item(), p) for p in receivers(s)[self.here :]]

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
        return [pack(REWARD, self.here - n, n) for n in range(self.here + 1)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        for reward, times in zip(self.step().choice, (first(choice), second(choice)), strict=True):
            for _ in range(times):
                gain(s, seat, reward)


def _gift(s: Flamecraft, step: Step, run: Run) -> None:
    s.push(OfferAsk(run.effect, run.at) if step.choice else GiftAsk(run.effect, run.at, 0))


DO[GIFT] = _gift
