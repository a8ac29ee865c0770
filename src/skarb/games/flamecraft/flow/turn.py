"""The turn: visit, then Gather or Enchant. What follows lies below on the stack. FLC-4, 5, 10"""

from typing import Any, Final

from skarb.games.flamecraft.cards import (
    ABILITY,
    EFFECT_RULE,
    ENCHANTMENT_ICON,
    ENCHANTMENTS,
    ICON_MASK,
    NOTHING,
    POCUS,
    REWARDS,
    SHOP_FREE,
    SHOP_GATHER,
    SHOP_ICON,
    SHOP_SLEEPS,
    SHOPS,
    WILD,
)
from skarb.games.flamecraft.choice import (
    DONE,
    ENCHANT,
    FIRES_HERE,
    GATHER,
    GIVE,
    PASS,
    PAYS,
    PLACES,
    PLAY,
    SKIP,
    USE,
    VISIT,
    first,
    pack,
    packed,
    second,
    verb,
    whole,
)
from skarb.games.flamecraft.flow.enchanting import SetsAsk, Tuck
from skarb.games.flamecraft.flow.firing import (
    END_STEP,
    Fire,
    begin_step,
    fire_choices,
    may_reveal_pocus,
    reveal_pocus,
    under_pocus,
    unfired,
)
from skarb.games.flamecraft.flow.interpreter import Asks, Run
from skarb.games.flamecraft.flow.paying import COIN_SHIFT, can_enchant
from skarb.games.flamecraft.flow.placing import place
from skarb.games.flamecraft.flow.possible import placements, some_fireable, tokens_at, usable, window, window_open
from skarb.games.flamecraft.flow.supply import gain
from skarb.games.flamecraft.flow.windows import Carrier, lay_open
from skarb.games.flamecraft.state import KIND_BITS, Flamecraft, spoken
from skarb.kernel.state import UNANSWERED, Do

# -- visit (FLC-4) -----------------------------------------------------------------------------------------------------


def toll(s: Flamecraft, shop: int) -> int:
    """How many items a visit costs."""
    return 0 if SHOP_FREE[shop] else tokens_at(s, shop)


def visits(s: Flamecraft) -> list[int]:
    """Shops that may be visited. In solo, if nothing can be paid for, any other shop for nothing. FLC-4.4, 17.12"""
    seat = s.turn
    here = s.at[seat]
    others = [shop for shop in s.town if shop != here]
    wealth = s.wealth(seat)
    if wealth >= (len(s.others) if s.setup.solo else s.n - 1):  # enough for all who may stand there
        return others
    return [shop for shop in others if toll(s, shop) <= wealth] or others


VISITS: Final = packed(VISIT)


class VisitAsk(Carrier):
    kind = "visit"
    rule = "FLC-4.2"

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out: list[int] = [VISITS[shop] for shop in visits(s)]
        out += window(s, False)
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        shop = first(choice)
        price = toll(s, shop)
        s.at[seat] = shop
        if s.events is not None:
            s.tell("visit", {"seat": seat, "shop": "@card-" + SHOPS[shop]})
        s.push(ACT)
        if price and price <= s.wealth(seat):
            if s.setup.solo:
                s.push(SoloPayAsk(price))
            else:
                for other in reversed(s.other_seats()):
                    if s.at[other] == shop:
                        s.push(GiveAsk(other))


class GiveAsk(Asks):
    """A good or a coin to a player already there. FLC-4.3"""

    kind = "give"
    rule = "FLC-4.3"

    def __init__(self, to: int) -> None:
        self.to = to

    def data(self) -> list[Any]:
        return [self.to]

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        return {"to": self.to}

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        return [pack(GIVE, item, self.to + 1) for item in range(7) if s.has(seat, item)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.give(seat, first(choice), self.to)


class SoloPayAsk(Asks):
    """A good or a coin for each non-player there. FLC-17.6"""

    kind = "pay"
    rule = "FLC-17.6"

    def __init__(self, n: int) -> None:
        self.n = n

    def data(self) -> list[Any]:
        return [self.n]

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        return {"n": self.n}

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        part = [(0, 0)]
        for item in range(7):
            own = s.has(seat, item)
            if own:
                most = min(own, self.n)
                part = [(p + (n << 5 * item), c + n) for p, c in part for n in range(min(most, self.n - c), -1, -1)]
        return [pack(PAYS, items) for items, count in part if count == self.n]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        s.pay(seat, whole(choice))


def castable(s: Flamecraft, shop: int) -> list[int]:
    """Enchantments that the player can cast on the shop now. FLC-10.1, 10.2, 10.5"""
    icon = SHOP_ICON[shop]
    tucked = s.tucked[shop]
    if icon > WILD or (tucked and tucked.bit_count() >= 3):
        return []
    seat = s.turn
    out = [card for card in s.row if (icon == WILD or ENCHANTMENT_ICON[card] == icon) and can_enchant(s, seat, card, 1)]
    own = s.reserved[seat]
    if own >= 0 and (icon == WILD or ENCHANTMENT_ICON[own] == icon) and can_enchant(s, seat, own, 1):
        out.append(own)
    if len(out) > 1:
        out.sort()
    return out


class ActAsk(Carrier):
    """Gather or Enchant. FLC-4.7"""

    kind = "act"
    rule = "FLC-4.7"

    def extra(self, s: Flamecraft, seat: int) -> dict[str, Any]:
        """What gathering would bring at once, and whether something can be enchanted at all."""
        shop = s.at[seat]
        return {"can": "enchant" if castable(s, shop) else "gather", "items": harvest(s, shop)}

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        cards = castable(s, s.at[seat])
        out = [GATHER]
        for card in cards:
            out.append(pack(ENCHANT, card))
        out += window(s, True)
        return out

    def forced(self, s: Flamecraft) -> int:
        return UNANSWERED if window_open(s, True) or len(s.choices()) > 1 else GATHER

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        shop = s.at[seat]
        if verb(choice) == GATHER:
            gather(s)
            return
        card = first(choice)  # it leaves the row or the reserve, is paid, gives its reward, is tucked (FLC-25.2)
        s.seldom()
        if card == s.reserved[seat]:
            s.reserved[seat] = -1
        else:
            s.row.remove(card)
        if s.events is not None:
            s.tell("enchant", {"seat": seat, "card": "@card-" + ENCHANTMENTS[card], "shop": "@card-" + SHOPS[shop]})
        s.push(BeginEnchantFire())
        s.push(Tuck(card, shop))
        s.push(SetsAsk(card))


ACT: Final = ActAsk()


# -- gather (FLC-5) ----------------------------------------------------------------------------------------------------


def gather(s: Flamecraft) -> None:
    """All four steps at the shop where the token stands: first the icon, then the goods. FLC-5.5"""
    shop = s.at[s.turn]
    s.drawn = -1
    s.drawn_open = False
    if s.events is not None:
        s.tell("gather", {"seat": s.turn, "shop": "@card-" + SHOPS[shop]})
    s.push(GATHER_PLACE)
    s.push(COLLECT)
    gain(s, s.turn, SHOP_GATHER[shop], "FLC-5.3")


def lying(s: Flamecraft, shop: int) -> int:
    """A good for each face-up dragon and each enchantment there. FLC-5.2, 5.4"""
    items = 0
    if not SHOP_SLEEPS[shop]:
        for i in range(3 * shop, 3 * shop + 3):
            if s.slots[i] >= 0:
                items += 1 << 5 * (s.slots[i] & KIND_BITS)
    tucked = s.tucked[shop]
    if tucked:
        for icon in range(6):
            items += (tucked & ICON_MASK[icon]).bit_count() << 5 * icon
    return items


def harvest(s: Flamecraft, shop: int) -> list[str]:
    """The same with what the shop's own icon gives, in words. FLC-5.3"""
    own = REWARDS[SHOP_GATHER[shop]]
    more = ["@word-any-good"] * own.any_good + ["@word-a-dragon"] * own.artisan + ["@word-a-fancy-dragon"] * own.fancy
    return spoken(lying(s, shop) + own.goods + (own.coin << COIN_SHIFT)) + more


class Collect(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        s.take(s.turn, lying(s, s.at[s.turn]))


COLLECT: Final = Collect()


class GatherPlaceAsk(Carrier):
    """Step 2: one dragon into a free slot here. FLC-5.6"""

    kind = "place"
    rule = "FLC-5.6"

    def forced(self, s: Flamecraft) -> int:
        seat = s.turn
        asked = s.free_slots(s.at[seat]) and (s.hand_size(seat) > 0 or window_open(s, True))
        return UNANSWERED if asked else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        here = placements(s, s.hands[6 * seat : 6 * seat + 6], [s.at[seat]], True)
        out = [pack(PLACES, kind, slot) for kind, slot in here]
        out.append(SKIP)
        out += window(s, True)
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        s.push(GATHER_FIRE)
        if verb(choice) == PLACES:
            place(s, first(choice), second(choice), False, NOTHING, NOTHING)


GATHER_PLACE: Final = GatherPlaceAsk()


class GatherFireAsk(Carrier):
    """Step 3: one face-up dragon here. FLC-5.7"""

    kind = "fire"
    rule = "FLC-5.7"

    def __init__(self, pocus: int) -> None:
        self.pocus = pocus

    def data(self) -> list[Any]:
        return [self.pocus]

    def forced(self, s: Flamecraft) -> int:
        spots = s.faceup(s.at[s.turn])
        asked = spots and (self.pocus or window_open(s, True) or some_fireable(s, spots, True))
        return UNANSWERED if asked else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out = fire_choices(s, s.faceup(s.at[seat]), self.pocus > 0, FIRES_HERE)
        if not self.pocus:
            out.append(SKIP)
        out += window(s, True)
        if s.fancy[seat] >> POCUS & 1 and not self.pocus:
            out.append(pack(PLAY, POCUS))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        v = verb(choice)
        if v == PLAY:
            lay_open(s, POCUS)
            s.push(GatherFireAsk(1))
            return
        s.push(ABILITY_ASK)
        if v == FIRES_HERE:
            begin_step(s)
            s.pocus |= self.pocus << s.depth
            s.push(END_STEP)
            s.push(Fire(second(choice)))


GATHER_FIRE: Final = GatherFireAsk(0)


class AbilityAsk(Carrier):
    """Step 4: the shop's ability. FLC-5.8"""

    kind = "ability"
    rule = "FLC-5.8"

    def source(self, s: Flamecraft) -> str:
        return EFFECT_RULE[ABILITY[s.at[s.turn]]]

    def forced(self, s: Flamecraft) -> int:
        shop = s.at[s.turn]
        effect = ABILITY[shop]
        if effect < 0:
            return PASS
        asked = (s.fresh and window_open(s, True)) or usable(s, effect, shop, True)
        return UNANSWERED if asked else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        shop = s.at[seat]
        out = [USE] if usable(s, ABILITY[shop], shop, False) else []
        return [*out, SKIP, *window(s, True)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        if verb(choice) == USE:
            shop = s.at[seat]
            if s.events is not None:
                s.tell("use", {"seat": seat, "shop": "@card-" + SHOPS[shop]})
            s.push(Run(ABILITY[shop], 0, shop))


ABILITY_ASK: Final = AbilityAsk()

# -- enchant, step 2 (FLC-10.8) ----------------------------------------------------------------------------------------


class BeginEnchantFire(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        begin_step(s)
        s.push(EnchantFireAsk(0))


class EnchantFireAsk(Carrier):
    """Any number of the dragons here, each once."""

    kind = "fire"
    rule = "FLC-10.8"

    def __init__(self, fired: int) -> None:
        self.fired = fired

    def data(self) -> list[Any]:
        return [self.fired]

    def forced(self, s: Flamecraft) -> int:
        spots = unfired(s, s.faceup(s.at[s.turn]))
        asked = spots and (under_pocus(s) or window_open(s, True) or some_fireable(s, spots, True))
        return UNANSWERED if asked else PASS

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        out = fire_choices(s, unfired(s, s.faceup(s.at[seat])), under_pocus(s), FIRES_HERE)
        if self.fired or not under_pocus(s):
            out.append(DONE)
        out += window(s, True)
        if not self.fired and may_reveal_pocus(s):
            out.append(pack(PLAY, POCUS))
        return out

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if self.carried(s, choice):
            return
        v = verb(choice)
        if v == PLAY:
            reveal_pocus(s)
            s.push(self)
        elif v == FIRES_HERE:
            s.push(EnchantFireAsk(1))
            s.push(Fire(second(choice)))
        else:
            s.push(END_STEP)
