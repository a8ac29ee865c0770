"""Goods: what a gain, a lay or a choice of goods gives, in the order of WYR-30.10 to 30.12."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import DRAGONS, MAT_NESTS, NESTS
from skarb.games.wyrmspan.choice import (
    ADVANCE,
    DRAW_CAVE,
    DRAW_DRAGON,
    EGG_BITS,
    GAINS,
    LAY,
    LAYS,
    SHIFT,
    SKIP,
    TAKE_CARDS,
    TAKE_RES,
    TAKES,
    TOKEN_BITS,
    TOKEN_MASK,
    VANISH,
    VERB,
    any_at,
    cards_of,
    choices_at,
    multisets,
    only_at,
    placings,
    subsets,
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.guild import advance
from skarb.games.wyrmspan.flow.nodes import ADVANCE as GUILD
from skarb.games.wyrmspan.flow.nodes import ANY, CACHE, CAVE_CARD, DRAGON_CARD, NODES, RESOURCE
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.flow.possible import open_goods
from skarb.games.wyrmspan.flow.run import Asks
from skarb.games.wyrmspan.flow.store import Store, Tuck
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED, toss

ADVANCE_OR_SKIP: Final[list[int]] = [ADVANCE, SKIP]


def card_choices(display: list[int], due: int, deck: bool, draw: int, out: list[int]) -> None:
    """`due` face-up cards at once, or one from the deck and then the rest. WYR-30.11"""
    shown = [card for card in display if card]
    shown.sort()
    if due == 1:
        for card in shown:
            out.append(TAKES[card])
        if deck:
            out.append(draw)
        return
    if len(shown) < due and not deck:
        due = len(shown)
    if due and len(shown) >= due:
        for packed in subsets(shown, due):
            out.append(TAKE_CARDS | packed << SHIFT)
    if deck:
        out.append(draw)


def any_shown(display: list[int]) -> bool:
    return display[0] > 0 or display[1] > 0 or display[2] > 0


def any_card(display: list[int], deck: bool, draw_it: int, draw: Callable[[], float]) -> int:
    """At random one of the face-up cards, in their order, or the deck's."""
    a, b, c = display[0], display[1], display[2]
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    none = (a == 0) + (b == 0) + (c == 0)  # empty places come first
    n = none + toss(3 - none + deck, draw)
    return draw_it if n == 3 else TAKE_CARDS | (c if n == 2 else b if n == 1 else a) << SHIFT


def egg_room(p: Player, where: int, card: int) -> list[int]:
    """Free slots in each of the 13 places."""
    dragons, eggs = p.dragons, p.eggs
    if where == ANY:
        rooms = [NESTS[dragons[hall]] - eggs[hall] if dragons[hall] else 0 for hall in range(12)]
        rooms.append(MAT_NESTS - p.mat_eggs)
        return rooms
    halls = p.places(where, card)
    rooms = [NESTS[dragons[hall]] - eggs[hall] if halls >> hall & 1 else 0 for hall in range(12)]
    rooms.append(0)
    return rooms


def lay(s: Wyrmspan, seat: int, packed: int) -> int:
    """Lay eggs in the places packed; how many."""
    p = s.players[seat]
    laid = 0
    on_mat = packed >> EGG_BITS * 12
    halls: i64 = packed & (1 << EGG_BITS * 12) - 1
    hall: i64 = 0
    while halls:
        n = halls & 7
        if n:
            p.eggs[hall] += n
            laid += n
        halls >>= EGG_BITS
        hall += 1
    p.mat_eggs += on_mat
    if s.events is not None:
        s.tell("lay", {"seat": seat, **news.eggs(news.places(packed))})
    return laid + on_mat


def gain_resources(s: Wyrmspan, seat: int, packed: int) -> None:
    res = s.players[seat].res
    left: i64 = packed
    kind: i64 = 0
    while left:
        if left & TOKEN_MASK:
            res[kind] += left & TOKEN_MASK
        left >>= TOKEN_BITS
        kind += 1
    if s.events is not None:
        news.resources(s, seat, packed)


def take_cards(s: Wyrmspan, seat: int, packed: int) -> int:
    """Face-up cards into the hand, known to all; the last of them."""
    last = 0
    for card in cards_of(packed):
        s.leave_display(card)
        s.players[seat].gain_card(card, True)
        last = card
    if s.events is not None:
        s.tell("take", {"seat": seat, "cards": [news.card(card) for card in cards_of(packed)]})
    return last


def draw_card(s: Wyrmspan, seat: int, dragon: bool) -> int:
    card = s.draw_dragon() if dragon else s.draw_cave()
    s.players[seat].gain_card(card, False)
    s.wall("WYR-9.4", "drawn")
    if s.events is not None:
        news.drawn(s, seat, card)
    return card


class Gain(Asks):
    """Goods pending: resources of choice, advances, dragon cards, cave cards, eggs (`where`, seen from `card`)."""

    def __init__(
        self, seat: int, card: int, res: int, guild: int, dragons: int, caves: int, eggs: int, where: int, then: int
    ) -> None:
        self.who = seat
        self.card = card
        self.res = res
        self.guild = guild
        self.dragons = dragons
        self.caves = caves
        self.eggs = eggs
        self.where = where
        self.then = then

    def data(self) -> list[Any]:
        return [
            *(self.who, self.card, self.res, self.guild, self.dragons),
            *(self.caves, self.eggs, self.where, self.then),
        ]

    def only_eggs(self) -> bool:
        return self.res + self.guild + self.dragons + self.caves == 0

    def kind_now(self, s: Wyrmspan) -> str:
        return "lay" if self.only_eggs() else "gain"

    def rule_now(self, s: Wyrmspan) -> str:
        return "WYR-11.1" if self.only_eggs() else "WYR-9.1"

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        goods = [("dragon", self.dragons), ("cave", self.caves), ("resource", self.res), ("egg", self.eggs)]
        what = [f"@gain-{name}" for name, n in [("guild", self.guild), *goods] for _ in range(n)]
        due = "goods" if not self.guild else "guild" if len(what) == self.guild else "both"
        return {**super().extra(s, seat), "what": what, "due": due, "n": self.eggs}

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        every = self.guild > 0
        if every and not (self.res or self.dragons or self.caves or self.eggs):
            return ADVANCE_OR_SKIP
        out: list[int] = []
        if every:
            out.append(ADVANCE)
        if self.dragons:
            card_choices(s.dragon_display, self.dragons, s.has_dragon(), DRAW_DRAGON, out)
        if self.caves:
            card_choices(s.cave_display, self.caves, s.has_cave(), DRAW_CAVE, out)
        if self.res and (every or not (self.dragons or self.caves)):
            if self.res < len(GAINS):
                if not out and not self.eggs:
                    return GAINS[self.res]
                out += GAINS[self.res]
            else:
                for packed in multisets([9, 9, 9, 9], self.res):
                    out.append(TAKE_RES | packed << SHIFT)
        if self.eggs and (every or not (self.res or self.dragons or self.caves)):
            if self.eggs == 1:
                out += choices_at(LAYS, s.players[seat].roomy(self.where, self.card))
            else:
                rooms = egg_room(s.players[seat], self.where, self.card)
                eggs = min(self.eggs, sum(rooms))
                if eggs:
                    for packed in placings(rooms, eggs):
                        out.append(LAY | packed << SHIFT)
        if every:
            out.append(SKIP)
        return out

    def at_random(self, s: Wyrmspan, seat: int, draw: Callable[[], float]) -> int:
        if not self.guild:
            if self.dragons == 1 and not self.caves:
                return any_card(s.dragon_display, s.has_dragon(), DRAW_DRAGON, draw)
            if self.caves == 1 and not self.dragons:
                return any_card(s.cave_display, s.has_cave(), DRAW_CAVE, draw)
            if self.eggs == 1 and not (self.res or self.dragons or self.caves):
                return any_at(LAYS, s.players[seat].roomy(self.where, self.card), draw)
        return super().at_random(s, seat, draw)

    def forced(self, s: Wyrmspan) -> int:
        if self.guild:
            return UNANSWERED
        if not self.dragons and not self.caves:
            if self.res:
                return UNANSWERED
            if self.eggs == 1:
                nests = s.players[self.who].roomy(self.where, self.card)
                return UNANSWERED if nests & (nests - 1) else only_at(LAYS, nests) if nests else VANISH
        elif (self.dragons == 1 and s.has_dragon() and any_shown(s.dragon_display)) or (
            self.caves == 1 and s.has_cave() and any_shown(s.cave_display)
        ):  # that one, or from the deck
            return UNANSWERED
        choices = s.choices()
        return VANISH if not choices else choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        verb = choice & VERB
        packed = choice >> SHIFT
        res, guild, dragons, caves, eggs = self.res, self.guild, self.dragons, self.caves, self.eggs
        got = 0
        if verb == VANISH:  # what is left cannot be had
            if not (dragons or caves):
                return
            dragons = caves = 0
        elif verb == ADVANCE:
            guild -= 1
        elif verb == SKIP:
            guild = 0
        elif verb == TAKE_CARDS:
            got = take_cards(s, seat, packed)
            if got <= DRAGONS:
                dragons = 0
            else:
                caves = 0
        elif verb == DRAW_DRAGON:
            got = draw_card(s, seat, True)
            dragons -= 1
        elif verb == DRAW_CAVE:
            draw_card(s, seat, False)
            caves -= 1
        elif verb == TAKE_RES:
            gain_resources(s, seat, packed)
            res = 0
            if self.then and NODES[self.then].op == CACHE:
                s.push(Store(self.then, seat, self.card, packed))
                return
        elif verb == LAY:
            eggs -= lay(s, seat, packed)
        if got and self.then:
            s.push(Tuck(self.then, seat, self.card, 1, 1, got))
            return
        if res or guild or dragons or caves or eggs:
            s.push(Gain(seat, self.card, res, guild, dragons, caves, eggs, self.where, self.then))
        if verb == ADVANCE:
            advance(s, seat)


class Choose(Asks):
    """A choice of goods: the options still open in one list, one unit each. WYR-30.12"""

    kind: ClassVar[str] = "gain"
    rule: ClassVar[str] = "WYR-9.1"

    def __init__(self, seat: int, options: int, picks: int) -> None:
        self.who = seat
        self.options = options
        self.picks = picks

    def data(self) -> list[Any]:
        return [self.who, self.options, self.picks]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        out: list[int] = []
        options = self.options
        if options & GUILD:
            out.append(ADVANCE)
        if options & DRAGON_CARD:
            card_choices(s.dragon_display, 1, s.has_dragon(), DRAW_DRAGON, out)
        if options & CAVE_CARD:
            card_choices(s.cave_display, 1, s.has_cave(), DRAW_CAVE, out)
        if options & RESOURCE:
            out += GAINS[1]
        if options & GUILD:
            out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        if open_goods(s, self.options) == 0:
            return VANISH
        if self.options & (GUILD | RESOURCE):
            return UNANSWERED
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        verb = choice & VERB
        packed = choice >> SHIFT
        if verb in (VANISH, SKIP):
            return
        taken = RESOURCE
        if verb == ADVANCE:
            taken = GUILD
        elif verb == TAKE_CARDS:
            taken = DRAGON_CARD if take_cards(s, seat, packed) <= DRAGONS else CAVE_CARD
        elif verb == DRAW_DRAGON:
            draw_card(s, seat, True)
            taken = DRAGON_CARD
        elif verb == DRAW_CAVE:
            draw_card(s, seat, False)
            taken = CAVE_CARD
        else:
            gain_resources(s, seat, packed)
        if self.picks > 1:
            s.push(Choose(seat, self.options & ~taken, self.picks - 1))
        if verb == ADVANCE:
            advance(s, seat)
