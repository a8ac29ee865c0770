"""The final scoring, titles and achievements. FLC-13.5 to 13.8, 17.11, 18"""

from typing import Any

from skarb.games.flamecraft.cards import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    EFFECTS,
    FANCY_EFFECT,
    FANCY_RULE,
    GAIN_PER,
    ICON_MASK,
    KIND,
    MOON_MASK,
    REQUIREMENTS,
    REWARDS,
    TALISA,
    TITLES,
)
from skarb.games.flamecraft.choice import DONE, KEEP, PASS, RETURN, UNLOCK, first, pack, second, verb
from skarb.games.flamecraft.flow.interpreter import AlwaysAsks, Asks
from skarb.games.flamecraft.flow.possible import counted, has_most
from skarb.games.flamecraft.state import KIND_BITS, Flamecraft
from skarb.kernel.state import UNANSWERED, Do, Result


class Score(Do[Flamecraft]):
    """Coins first, then Talisa in turn order, then all other moon dragons on the same state. FLC-13.5, 13.6"""

    def do(self, s: Flamecraft) -> None:
        s.turned_in = s.coins[0]
        s.wall("FLC-19.5", "scored")
        s.push(Moons())
        for seat in reversed([(s.first + i) % s.n for i in range(s.n)]):
            s.score(seat, s.coins[seat])
            s.coins[seat] = 0
            if s.fancy[seat] >> TALISA & 1:
                s.push(FinalReturnAsk(seat, 0, 0))


class FinalReturnAsk(AlwaysAsks):
    """Each other unplayed fancy dragon in the order of the data: returned, or kept. FLC-15.35"""

    kind = "return"

    def __init__(self, owner: int, card: int, returned: int) -> None:
        self.owner = owner
        self.card = card
        self.returned = returned

    def data(self) -> list[Any]:
        return [self.owner, self.card, self.returned]

    def rule_now(self, s: Flamecraft) -> str:
        return FANCY_RULE[TALISA]

    def seat(self, s: Flamecraft) -> int:
        return self.owner

    def next_card(self, s: Flamecraft) -> int:
        left = (s.fancy[self.owner] & ~(1 << TALISA)) >> self.card
        return -1 if not left else self.card + (left & -left).bit_length() - 1

    def forced(self, s: Flamecraft) -> int:
        return PASS if self.next_card(s) < 0 else UNANSWERED

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        card = self.next_card(s)
        return [pack(RETURN, card), pack(KEEP, card)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if choice == PASS:
            s.met += self.returned > 0
            return
        card = first(choice)
        back = verb(choice) == RETURN
        s.push(FinalReturnAsk(self.owner, card + 1, self.returned + back))
        if back:
            s.bury_fancy(seat, card)
            s.score(seat, REWARDS[EFFECTS[FANCY_EFFECT[TALISA]][0].reward].rep)


def moon_rep(s: Flamecraft, seat: int, card: int) -> int:
    """What a moon dragon is worth to the seat now. FLC-15.21 to 15.36"""
    rep = 0
    for step in EFFECTS[FANCY_EFFECT[card]]:
        each = REWARDS[step.reward].rep
        if step.op == GAIN_PER:
            gained = each * counted(s, seat, step, -1)
            rep += min(gained, step.cap) if step.cap else gained
        elif has_most(s, seat, step):
            rep += each
    return rep


class Moons(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        gains = [0] * s.n
        for seat in range(s.n):
            mask = s.fancy[seat] & MOON_MASK & ~(1 << TALISA)
            for card in range(36):
                if mask >> card & 1:
                    rep = moon_rep(s, seat, card)
                    gains[seat] += rep
                    s.met += rep > 0
        for seat in range(s.n):
            s.score(seat, gains[seat])
        met = met_achievements(s) if s.setup.solo else 0
        s.push(Conclude(met, 0))
        if s.setup.solo:
            s.push(UnlockAsk(met))


# -- achievements (FLC-18) ---------------------------------------------------------------------------------------------


def title(rep: int) -> int:
    return max(i for i, row in enumerate(TITLES) if rep >= row[0])


def met_achievements(s: Flamecraft) -> int:
    """A mask of all achievements whose requirement holds now. FLC-18.4"""
    tucked = 0
    full = 0
    for shop in s.town:
        tucked |= s.tucked[shop]
        full += s.tucked[shop].bit_count() >= 3
    dragons = [s.slots[i] & KIND_BITS for i in s.dragons_in_town()]
    mask = 0
    for i, need in enumerate(REQUIREMENTS):
        if "shops_in_town" in need:
            met = len(s.town) >= need["shops_in_town"]
        elif "fancy_met" in need:
            met = s.played[0].bit_count() + s.met >= need["fancy_met"]
        elif "shops_with_3_enchantments" in need:
            met = full >= need["shops_with_3_enchantments"]
        elif "enchantments_of_each_icon_in_town" in need:
            each = need["enchantments_of_each_icon_in_town"]
            met = all((tucked & ICON_MASK[icon]).bit_count() >= each for icon in range(6))
        elif "coins_turned_in" in need:
            met = s.turned_in >= need["coins_turned_in"]
        else:
            met = dragons.count(KIND[need["dragons_in_town"]["kind"]]) >= need["dragons_in_town"]["n"]
        mask |= met << i
    return mask


def unlocked_before(s: Flamecraft) -> int:
    return sum(1 << ACHIEVEMENT[name] for name in s.setup.options["solo_profile"])


class UnlockAsk(Asks):
    """What to unlock of what is newly met, as far as the title allows. FLC-18.1, 18.2"""

    kind = "unlock"
    rule = "FLC-18.2"

    def __init__(self, met: int) -> None:
        self.met = met

    def data(self) -> list[Any]:
        return [self.met]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        new = self.met & ~unlocked_before(s)
        most = TITLES[title(s.rep[0])][2]
        if not new or not most:
            return []
        some = [i for i in range(len(ACHIEVEMENTS)) if new >> i & 1]
        out = [pack(UNLOCK, i) for i in some]
        if most > 1:
            out += [pack(UNLOCK, i, j + 1) for i in some for j in some if i < j]
        return [*out, pack(DONE)]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        if verb(choice) == UNLOCK:
            chosen = 1 << first(choice)
            if second(choice):
                chosen |= 1 << (second(choice) - 1)
            s.drop()
            s.push(Conclude(self.met, chosen))


class Conclude(Do[Flamecraft]):
    """The result. FLC-13.8, 27.8"""

    def __init__(self, met: int, unlocked: int) -> None:
        self.met = met
        self.unlocked = unlocked

    def data(self) -> list[Any]:
        return [self.met, self.unlocked]

    def do(self, s: Flamecraft) -> None:
        keys = [(s.rep[seat], s.hand_size(seat), s.goods_total(seat)) for seat in range(s.n)]
        ranking = [[seat for seat in range(s.n) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]
        details: dict[str, Any] = {}
        if s.setup.solo:
            details["title"] = TITLES[title(s.rep[0])][1]
            details["met"] = named(self.met)
            details["unlocked"] = named(self.unlocked)
            details["profile"] = named(self.unlocked | unlocked_before(s))
        s.result = Result(s.rep.copy(), ranking[0].copy(), ranking, details)
        s.tell("over", {})


def named(mask: int) -> list[str]:
    return [name for i, name in enumerate(ACHIEVEMENTS) if mask >> i & 1]
