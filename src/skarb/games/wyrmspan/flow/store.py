"""Onto and under dragons: caching tokens, tucking cards, sharing out drawn cards. Sections 12 and 13."""

from typing import Any, ClassVar, Final

from skarb.games.wyrmspan.cards import ABILITY, DRAGON_FOOD, DRAGONS, FEED
from skarb.games.wyrmspan.choice import CACHE as CACHE_VERB
from skarb.games.wyrmspan.choice import (
    CARD_BITS,
    CARD_MASK,
    EXCHANGE,
    KEEP_ALL,
    SHIFT,
    SKIP,
    SPLIT,
    TUCK_DECK,
    VANISH,
    VERB,
    cards_of,
    multisets,
    subsets,
    token,
    unpack,
)
from skarb.games.wyrmspan.choice import TUCK as TUCK_VERB
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.nodes import BANK, DECK, FED, FED_THIRD, NODES, OWN
from skarb.games.wyrmspan.flow.player import EVERYBODY, NOBODY, OWNER, SURE, TUCKED, Player
from skarb.games.wyrmspan.flow.possible import cache_possible
from skarb.games.wyrmspan.flow.run import CARRIED, Asks, Run
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import UNANSWERED

HALL_BITS: Final = 4  # caches, tucks and splits name the hall first


def exchanges(res: list[int], wanted: int) -> list[int]:
    """All ways to give two tokens for one of the wanted types (a mask). WYR-10.5"""
    out: list[int] = []
    for x in range(4):
        for y in range(x, 4):
            if res[x] and res[y] and (x != y or res[x] > 1):
                for got in range(4):
                    if wanted >> got & 1 and got != x and got != y:
                        out.append(EXCHANGE | (x | y << 2 | got << 4) << SHIFT)
    return out


def exchange(s: Wyrmspan, seat: int, packed: int) -> None:
    res = s.players[seat].res
    x, y, got = packed & 3, packed >> 2 & 3, packed >> 4
    res[x] -= 1
    res[y] -= 1
    res[got] += 1
    if s.events is not None:
        given = [news.resource(x), news.resource(y)]
        s.tell("exchange", {"seat": seat, "items": given, "item": news.resource(got)})


def halls_of(mask: int) -> list[int]:
    return [hall for hall in range(12) if mask >> hall & 1]


def put_tokens(s: Wyrmspan, seat: int, hall: int, packed: int) -> None:
    """Tokens onto the dragon in the hall."""
    p = s.players[seat]
    for kind in range(4):
        p.cached[hall] += unpack(packed, kind) << 8 * kind
    if s.events is not None:
        s.tell("cache", {"seat": seat, "items": news.tokens(packed), "hall": news.hall(hall)})


def put_card(s: Wyrmspan, seat: int, hall: int, card: int, public: bool, sure: bool) -> None:
    s.players[seat].tuck(hall, card, EVERYBODY if public else OWNER, sure)
    if s.events is not None:
        news.tucked(s, seat, card, hall, public)


def fed(s: Wyrmspan, seat: int, hall: int, food: int) -> None:
    """A token or card was put on the dragon in the hall; if it feeds a hatchling, its effects come first. WYR-13.2"""
    p = s.players[seat]
    dragon = p.dragons[hall]
    if FEED[dragon] != food:
        return
    p.fed[hall] += 1
    if s.events is not None:
        s.tell("fed", {"seat": seat, "card": news.card(dragon), "times": p.fed[hall]})
    if p.fed[hall] == 3:  # WYR-13.3
        s.push(CARRIED[dragon])
        s.push(Run(ABILITY[FED_THIRD][dragon], seat, dragon, 0))
    if ABILITY[FED][dragon]:
        s.push(CARRIED[dragon])
        s.push(Run(ABILITY[FED][dragon], seat, dragon, 0))


def tuck_from_deck(s: Wyrmspan, seat: int, hall: int) -> None:
    """The top card, unseen. WYR-22.3"""
    top = s.draw_dragon()
    if top:
        p = s.players[seat]
        p.tuck(hall, top, NOBODY)
        if s.events is not None:
            s.tell("tuck_deck", {"seat": seat, "hall": news.hall(hall)})
        fed(s, seat, hall, DRAGON_FOOD)


class Cache(Asks):
    """One token onto a dragon, from the own reserve or the supply; `left` tokens, then `times` more rounds."""

    kind: ClassVar[str] = "cache"
    rule: ClassVar[str] = "WYR-12.1"

    def __init__(self, node: int, seat: int, card: int, left: int, times: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.left = left
        self.times = times

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.left, self.times]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        p = s.players[seat]
        halls = halls_of(p.places(node.where, self.card))
        out: list[int] = []
        missing = 0
        for kind in range(4):
            if node.types >> kind & 1:
                if node.source == BANK or p.res[kind]:
                    for hall in halls:
                        out.append(CACHE_VERB | (hall | token(kind) << HALL_BITS) << SHIFT)
                else:
                    missing |= 1 << kind
        if node.source == OWN:
            out += exchanges(p.res, missing)  # WYR-30.9
            out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if cache_possible(s.players[self.who], NODES[self.node], self.card) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        verb = choice & VERB
        if verb in (VANISH, SKIP):
            return
        packed = choice >> SHIFT
        if verb == EXCHANGE:
            exchange(s, seat, packed)
            s.push(self)
            return
        node = NODES[self.node]
        hall = packed & 15
        tokens = packed >> HALL_BITS
        kind = 0
        while not unpack(tokens, kind):
            kind += 1
        if node.source == OWN:
            s.players[seat].res[kind] -= 1
        put_tokens(s, seat, hall, tokens)
        if self.left > 1:
            s.push(Cache(self.node, seat, self.card, self.left - 1, self.times))
        elif self.times > 1:
            s.push(Cache(self.node, seat, self.card, node.n, self.times - 1))
        if node.then:
            s.push(Run(node.then, seat, self.card, 0))
        fed(s, seat, hall, kind)


class Store(Asks):
    """Tokens just gained (packed) may go onto a dragon; dragon 111 may put two at once."""

    kind: ClassVar[str] = "cache"
    rule: ClassVar[str] = "WYR-12.1"

    def __init__(self, node: int, seat: int, card: int, tokens: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.tokens = tokens

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.tokens]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        have = [unpack(self.tokens, kind) for kind in range(4)]
        out: list[int] = []
        for hall in halls_of(s.players[seat].places(node.where, self.card)):
            for size in range(1, node.n + 1):
                for packed in multisets(have, size):
                    out.append(CACHE_VERB | (hall | packed << HALL_BITS) << SHIFT)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if s.players[self.who].places(NODES[self.node].where, self.card) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice & VERB != CACHE_VERB:
            return
        hall = choice >> SHIFT & 15
        packed = choice >> SHIFT + HALL_BITS
        p = s.players[seat]
        for kind in range(4):
            p.res[kind] -= unpack(packed, kind)
        put_tokens(s, seat, hall, packed)
        for kind in range(3, -1, -1):
            for _ in range(unpack(packed, kind)):
                fed(s, seat, hall, kind)


class Tuck(Asks):
    """One card under a dragon: from hand, unseen from the deck, or `only` the one just gained."""

    kind: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "WYR-12.2"

    def __init__(self, node: int, seat: int, card: int, left: int, times: int, only: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.left = left
        self.times = times
        self.only = only

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.left, self.times, self.only]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        p = s.players[seat]
        halls = halls_of(p.places(node.where, self.card))
        if node.zones == DECK:
            return [TUCK_DECK | hall << SHIFT for hall in halls]
        out: list[int] = []
        for card in p.hand:
            if card <= DRAGONS and (self.only == 0 or card == self.only):
                for hall in halls:
                    out.append(TUCK_VERB | (hall | card << HALL_BITS) << SHIFT)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        node = NODES[self.node]
        p = s.players[self.who]
        halls = p.places(node.where, self.card)
        if halls == 0:
            return VANISH
        if node.zones == DECK:
            if not s.has_dragon():
                return VANISH
            if halls & (halls - 1) == 0:
                return TUCK_DECK | halls_of(halls)[0] << SHIFT
            return UNANSWERED
        return UNANSWERED if p.dragon_cards() else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        verb = choice & VERB
        if verb in (VANISH, SKIP):
            return
        node = NODES[self.node]
        hall = choice >> SHIFT & 15
        if self.left > 1:
            s.push(Tuck(self.node, seat, self.card, self.left - 1, self.times, 0))
        elif self.times > 1:
            s.push(Tuck(self.node, seat, self.card, node.n, self.times - 1, 0))
        if verb == TUCK_DECK:
            tuck_from_deck(s, seat, hall)
            return
        card = choice >> SHIFT + HALL_BITS
        p = s.players[seat]
        mixed = s.new_dragons > 0 and self.only == 0 and is_mixed(unknown_dragons(p), s.new_dragons)
        public = p.lose_card(card) or s.setup.open_hands
        put_card(s, seat, hall, card, public, public or not mixed)
        if node.then:
            s.push(Run(node.then, seat, self.card, card * 2 + public))
        fed(s, seat, hall, DRAGON_FOOD)


def unknown_dragons(p: Player) -> list[int]:
    """Dragons that only their owner knows, and of which nobody else can tell which are of the last new deck."""
    out = [card for card in p.hand if card <= DRAGONS and card not in p.shown]
    for tucked in p.tucked:
        for entry in tucked:
            if not entry & SURE:
                out.append(entry >> TUCKED)
    return out


def is_mixed(cards: list[int], new: int) -> bool:
    """Whether the cards are partly of the last new deck and partly older."""
    labels = 0
    for card in cards:
        labels |= 1 << (new >> card & 1)
    return labels == 3


class TuckEach(Asks):
    """Dragon 130: the hatchlings that cards feed, one by one as the owner says. WYR-30.16"""

    kind: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "WYR-12.2"

    def __init__(self, seat: int, dragons: list[int]) -> None:
        self.who = seat
        self.dragons = dragons

    def data(self) -> list[Any]:
        return [self.who, self.dragons]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        return [TUCK_DECK | hall << SHIFT for hall in range(12) if p.dragons[hall] in self.dragons]

    def forced(self, s: Wyrmspan) -> int:
        choices = s.choices()
        if not choices or not s.has_dragon():
            return VANISH
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice == VANISH:
            return
        hall = choice >> SHIFT
        served = s.players[seat].dragons[hall]
        rest = [dragon for dragon in self.dragons if dragon != served]
        if rest:
            s.push(TuckEach(seat, rest))
        tuck_from_deck(s, seat, hall)


class Split(Asks):
    """Cards drawn and seen by the player: each goes to the hand, the pile or under a dragon. WYR-8.4, 9.9"""

    kind: ClassVar[str] = "split"
    rule: ClassVar[str] = "WYR-8.4"

    def __init__(self, node: int, seat: int, card: int, drawn: list[int]) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.drawn = drawn

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.drawn]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        node = NODES[self.node]
        halls = halls_of(s.players[seat].places(node.where, self.card))
        out: list[int] = []
        if node.may_tuck:
            for size in range(1, min(node.may_tuck, len(self.drawn)) + 1):
                for packed in subsets(self.drawn, size):
                    for hall in halls:
                        out.append(TUCK_VERB | (hall | packed << HALL_BITS) << SHIFT)
            out.append(KEEP_ALL)
            return out
        keep, discard, tuck = node.keep, node.discard, node.tuck if halls else 0
        self._share(0, keep, discard, tuck, 0, halls, out)
        return out

    def _share(
        self, at: int, keep: int, discard: int, tuck: int, packed: int, halls: list[int], out: list[int]
    ) -> None:
        """Give the drawn cards from `at` on to the shares left; packed are keep, discard, tuck, one card each."""
        if at == len(self.drawn):
            if tuck_of(packed):
                for hall in halls:
                    out.append(SPLIT | (hall | packed << HALL_BITS) << SHIFT)
            else:
                out.append(SPLIT | packed << HALL_BITS + SHIFT)
            return
        card = self.drawn[at]
        if keep:
            self._share(at + 1, keep - 1, discard, tuck, packed | card, halls, out)
        if discard:
            self._share(at + 1, keep, discard - 1, tuck, packed | card << CARD_BITS, halls, out)
        if tuck:
            self._share(at + 1, keep, discard, tuck - 1, packed | card << 2 * CARD_BITS, halls, out)

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        verb = choice & VERB
        p = s.players[seat]
        hall = choice >> SHIFT & 15
        packed = choice >> SHIFT + HALL_BITS
        keep: list[int] = []
        tuck: list[int] = []
        if verb == SPLIT:
            keep, tuck = cards_of(packed & CARD_MASK), cards_of(tuck_of(packed))
            for card in cards_of(packed >> CARD_BITS & CARD_MASK):
                s.discard(card)
                if s.events is not None:
                    s.tell("discard", {"seat": seat, "items": [news.card(card)]})
        else:
            tuck = cards_of(packed) if verb == TUCK_VERB else []
            keep = [card for card in self.drawn if card not in tuck]
        for card in keep:
            p.gain_card(card, False)
            if s.events is not None:
                news.drawn(s, seat, card)
        mixed = s.new_dragons > 0 and is_mixed(keep + tuck, s.new_dragons)  # the deck ran out while they were drawn
        for card in tuck:
            put_card(s, seat, hall, card, False, not mixed)
        for _ in tuck:
            fed(s, seat, hall, DRAGON_FOOD)


def tuck_of(packed: int) -> int:
    return packed >> 2 * CARD_BITS
