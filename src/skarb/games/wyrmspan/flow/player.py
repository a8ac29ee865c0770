"""A player of Wyrmspan: goods, hand and mat, and what they allow. Knows no game around it.

Halls are 0 to 11 (crimson1 to amethyst4), caverns 0 to 2; a mat holds 0 where there is no card.
"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import (
    CAVERN_HALLS,
    COLUMN_HALLS,
    COST,
    DRAGONS,
    LEFTMOST,
    MAT_NESTS,
    NEAR_HALLS,
    NESTS,
    RESOURCE_ICONS,
    START_COINS,
)
from skarb.games.wyrmspan.flow.nodes import ANY, HERE, THIS_CAVERN, THIS_COLUMN

# a tucked card is card << TUCKED | SURE | hint << HINT | who knows it
OWNER: Final = 0
EVERYBODY: Final = 1
NOBODY: Final = 2
KNOWS: Final = 3
HINT: Final = 2  # 1 to 4: everybody knows that its cost shows that resource; 5: that it shows none
SURE: Final = 32  # everybody knows whether it is of the last new deck
TUCKED: Final = 6

ON_MAT: Final = 1 << 12  # the bit of the mat nests, after the halls


class Player:
    """One player's mat, hand and reserve."""

    def __init__(
        self,
        coins: int,
        res: list[int],
        hand: list[int],
        shown: list[int],
        mat_eggs: int,
        dug: list[int],
        filled: list[int],
        caves: list[int],
        dragons: list[int],
        eggs: list[int],
        cached: list[int],
        tucked: list[tuple[int, ...]],
        fed: list[int],
        advances: int,
        markers: tuple[int, ...],
        explored: list[int],
        dealt: tuple[int, ...],
        kept: tuple[int, ...],
        chosen: int,
    ) -> None:
        self.coins: int = coins
        self.res: list[int] = res
        self.hand: list[int] = hand  # in card order
        self.shown: list[int] = shown  # cards of the hand that everybody knows
        self.mat_eggs: int = mat_eggs
        self.dug: list[int] = dug  # excavated halls of each cavern
        self.filled: list[int] = filled  # dragons of each cavern
        self.caves: list[int] = caves
        self.dragons: list[int] = dragons
        self.eggs: list[int] = eggs
        self.cached: list[int] = cached  # tokens on each dragon, a byte for each resource
        self.tucked: list[tuple[int, ...]] = tucked
        self.fed: list[int] = fed
        self.advances: int = advances
        self.markers: tuple[int, ...] = markers
        self.explored: list[int] = explored
        self.dealt: tuple[int, ...] = dealt  # setup: the six cards
        self.kept: tuple[int, ...] = kept  # setup: the four of them, once chosen
        self.chosen: int = chosen  # setup: the resources as packed by `pack`, -1 if not yet

    def copy(self) -> "Player":
        return Player(
            self.coins,
            self.res.copy(),
            self.hand.copy(),
            self.shown.copy(),
            self.mat_eggs,
            self.dug.copy(),
            self.filled.copy(),
            self.caves.copy(),
            self.dragons.copy(),
            self.eggs.copy(),
            self.cached.copy(),
            self.tucked.copy(),
            self.fed.copy(),
            self.advances,
            self.markers,
            self.explored.copy(),
            self.dealt,
            self.kept,
            self.chosen,
        )

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Player, (
            self.coins,
            self.res,
            self.hand,
            self.shown,
            self.mat_eggs,
            self.dug,
            self.filled,
            self.caves,
            self.dragons,
            self.eggs,
            self.cached,
            self.tucked,
            self.fed,
            self.advances,
            self.markers,
            self.explored,
            self.dealt,
            self.kept,
            self.chosen,
        )

    # -- the hand ----------------------------------------------------------------------------------------------------

    def dragon_cards(self) -> int:
        hand = self.hand
        n: i64 = len(hand)
        while n > 0 and hand[n - 1] > DRAGONS:
            n -= 1
        return n

    def cave_cards(self) -> int:
        return len(self.hand) - self.dragon_cards()

    def gain_card(self, card: int, known: bool) -> None:
        put_in(self.hand, card)
        if known:
            put_in(self.shown, card)

    def lose_card(self, card: int) -> bool:
        """Take a card out of the hand; whether everybody knew it."""
        take_out(self.hand, card)
        return take_out(self.shown, card)

    def show_card(self, card: int) -> None:
        for other in self.shown:
            if other == card:
                return
        put_in(self.shown, card)

    def tuck(self, hall: int, card: int, knows: int, sure: bool = True) -> None:
        self.tucked[hall] = (*self.tucked[hall], card << TUCKED | (SURE if sure else 0) | knows)

    # -- the mat -----------------------------------------------------------------------------------------------------

    def places(self, where: int, card: int) -> int:
        """The halls with dragons that `where` allows, as a mask; `card` is the dragon that owns the effect."""
        filled = self.filled
        first: i64 = LEFTMOST[filled[0]]
        second: i64 = LEFTMOST[filled[1]]
        third: i64 = LEFTMOST[filled[2]]
        halls = first | second << 4 | third << 8
        if where == ANY:
            return halls
        hall = self.hall_of(card)
        if hall < 0:
            return 0
        if where == HERE:
            return 1 << hall
        if where == THIS_CAVERN:
            return halls & CAVERN_HALLS[hall]
        return halls & (COLUMN_HALLS[hall] if where == THIS_COLUMN else NEAR_HALLS[hall])

    def hall_of(self, card: int) -> int:
        dragons = self.dragons
        for hall in range(12):
            if dragons[hall] == card:
                return hall if card else -1
        return -1

    def free_slots(self, where: int, card: int) -> int:
        """Free nest slots in the places allowed; the mat nests only for `any`."""
        free = MAT_NESTS - self.mat_eggs if where == ANY else 0
        halls: i64 = self.places(where, card)
        dragons = self.dragons
        eggs = self.eggs
        hall: i64 = 0
        while halls:
            if halls & 1:
                free += NESTS[dragons[hall]] - eggs[hall]
            halls >>= 1
            hall += 1
        return free

    def roomy(self, where: int, card: int) -> i64:
        """The 13 places with a free nest slot, as a mask; the mat only for `any`."""
        halls: i64 = self.places(where, card)
        dragons = self.dragons
        eggs = self.eggs
        out: i64 = ON_MAT if where == ANY and self.mat_eggs < MAT_NESTS else 0
        bit: i64 = 1
        hall: i64 = 0
        while halls:
            if halls & 1 and eggs[hall] < NESTS[dragons[hall]]:
                out |= bit
            halls >>= 1
            bit <<= 1
            hall += 1
        return out

    def laid(self, where: int, card: int) -> i64:
        """The 13 places with an egg, as a mask; the mat only for `any`."""
        halls: i64 = self.places(where, card)
        eggs = self.eggs
        out: i64 = ON_MAT if where == ANY and self.mat_eggs else 0
        bit: i64 = 1
        hall: i64 = 0
        while halls:
            if halls & 1 and eggs[hall]:
                out |= bit
            halls >>= 1
            bit <<= 1
            hall += 1
        return out

    def eggs_in(self, where: int, card: int) -> int:
        halls: i64 = self.places(where, card)
        eggs = self.eggs
        found = self.mat_eggs if where == ANY else 0
        hall: i64 = 0
        while halls:
            if halls & 1:
                found += eggs[hall]
            halls >>= 1
            hall += 1
        return found

    def has_eggs(self, n: int) -> bool:
        return n <= self.mat_eggs or n <= self.eggs_in(ANY, 0)

    def open_caverns(self) -> int:
        """Caverns whose leftmost hall without a dragon is excavated, as a mask. WYR-6.1"""
        dug = self.dug
        filled = self.filled
        out = 1 if filled[0] < dug[0] else 0
        if filled[1] < dug[1]:
            out += 2
        return out + 4 if filled[2] < dug[2] else out

    def can_dig(self) -> bool:
        dug = self.dug
        return dug[0] < 4 or dug[1] < 4 or dug[2] < 4

    def tokens(self) -> int:
        out: i64 = 0
        for n in self.res:
            out += n
        return out

    def can_pay_resources(self, need: tuple[int, int, int, int]) -> bool:
        """What is held is paid directly, two of the rest stand for each missing one. WYR-30.8"""
        res = self.res
        a, b, c, d = res[0] - need[0], res[1] - need[1], res[2] - need[2], res[3] - need[3]
        left = a + b + c + d  # after a token for each, there must be one more for each missing
        return left >= 0 and left + min(a, 0) + min(b, 0) + min(c, 0) + min(d, 0) >= 0

    def can_pay_dragon(self, card: int) -> bool:
        return RESOURCE_ICONS[card] <= self.tokens() and self.can_pay_resources(COST[card])


def put_in(cards: list[int], card: int) -> None:
    """Into its place in card order."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def take_out(cards: list[int], card: int) -> bool:
    """Whether it was there."""
    for at, other in enumerate(cards):
        if other == card:
            cards.pop(at)
            return True
    return False


def new_player() -> Player:
    return Player(
        START_COINS,
        [0, 0, 0, 0],
        [],
        [],
        1,
        [1, 1, 1],
        [0, 0, 0],
        [0] * 12,
        [0] * 12,
        [0] * 12,
        [0] * 12,
        [()] * 12,
        [0] * 12,
        0,
        (),
        [0, 0, 0],
        (),
        (),
        -1,
    )
