"""A turn: the action and its price, the explorer's walk, limits, refill, the next player. Sections 4 to 7 and 16."""

from typing import Any, ClassVar

from skarb.games.wyrmspan import automa, effects, news, rounds
from skarb.games.wyrmspan.cards import (
    ABILITY,
    DIG_EGGS,
    DRAGONS,
    EXPLORE_EGGS,
    MOST_CARDS,
    MOST_COINS,
    MOST_RESOURCES,
    PATH,
)
from skarb.games.wyrmspan.choice import (
    DISCARD_CARDS,
    DISCARD_RES,
    EXCAVATE,
    EXCHANGE,
    EXPLORE,
    PASS,
    SHIFT,
    VERB,
    cards_of,
    multisets,
    subsets,
    unpack,
)
from skarb.games.wyrmspan.nodes import ANY, FULL, VISIT
from skarb.games.wyrmspan.pay import EGGS, Spend, spend_coins
from skarb.games.wyrmspan.play import CARD_SHIFT, Dig, entice, entice_choices
from skarb.games.wyrmspan.state import TURN, Player, Wyrmspan
from skarb.games.wyrmspan.store import exchange, exchanges
from skarb.kernel.state import UNANSWERED, Ask, Do


class Turn(Ask[Wyrmspan]):
    """One of the five actions, or pass. WYR-4.2"""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "WYR-4.2"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if p.coins:
            eggs = p.eggs_in(ANY, 0)
            dug = p.dug
            for card in p.hand:
                if card > DRAGONS:
                    for cavern in range(3):
                        if dug[cavern] < 4 and DIG_EGGS[dug[cavern]] <= eggs:
                            out.append(EXCAVATE | (cavern | card << CARD_SHIFT) << SHIFT)
            caverns = p.open_caverns()
            if caverns:
                p.coins -= 1
                entice_choices(p, p.hand, caverns, FULL, out)
                p.coins += 1
            for cavern in range(3):
                if p.explored[cavern] < 3 and EXPLORE_EGGS[p.explored[cavern]] <= eggs:
                    out.append(EXPLORE | cavern << SHIFT)
        out.append(PASS)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if s.players[self.who].coins else PASS  # WYR-4.3

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        verb = choice & VERB
        packed = choice >> SHIFT
        s.push(EndTurn(seat))
        if verb == PASS:
            s.passed |= 1 << seat
            if s.events is not None:
                s.tell("pass", {"seat": seat})
        elif verb == EXPLORE:
            times = p.explored[packed]
            p.explored[packed] = times + 1
            if s.events is not None:
                s.tell("explore", {"seat": seat, "cavern": news.cavern(packed)})
            spend_coins(s, seat, 1)
            s.push(Walk(seat, packed, 0))
            _push_eggs(s, seat, EXPLORE_EGGS[times])
        elif verb == EXCAVATE:
            card, cavern = packed >> CARD_SHIFT, packed & 15
            p.show_card(card)
            spend_coins(s, seat, 1)
            s.push(Dig(seat, card, cavern))
            _push_eggs(s, seat, DIG_EGGS[p.dug[cavern]])
        else:
            entice(s, seat, packed >> CARD_SHIFT, packed & 15, FULL, 1, -1)


def _push_eggs(s: Wyrmspan, seat: int, n: int) -> None:
    if n:
        s.push(Spend(seat, EGGS, n, ANY, 0))


class Walk(Do[Wyrmspan]):
    """The explorer at step 0 to 8: path effect 1, hall 1, … hall 4, path effect 5. WYR-7.2"""

    def __init__(self, seat: int, cavern: int, step: int) -> None:
        self.who = seat
        self.cavern = cavern
        self.step = step

    def data(self) -> list[Any]:
        return [self.who, self.cavern, self.step]

    def do(self, s: Wyrmspan) -> None:
        step = self.step
        if step % 2 == 0:
            if step < 8:
                s.push(Walk(self.who, self.cavern, step + 1))
            effects.run(s, PATH[self.cavern][step // 2], self.who, 0, 0)
            return
        dragon = s.players[self.who].dragons[4 * self.cavern + step // 2]
        if dragon:  # else the walk ends, WYR-7.5
            s.push(Walk(self.who, self.cavern, step + 1))
            if ABILITY[VISIT][dragon]:
                effects.run(s, ABILITY[VISIT][dragon], self.who, dragon, 0)


class EndTurn(Do[Wyrmspan]):
    """Limits, refill, the next player. Section 16"""

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def do(self, s: Wyrmspan) -> None:
        s.push(NextTurn(self.who))
        drop_coins(s, self.who)
        if over_limit(s.players[self.who]):
            s.push(Limit([self.who], [0]))


class NextTurn(Do[Wyrmspan]):
    """Empty slots are refilled; the turn goes to the next player who has not passed. WYR-16.2, 16.3"""

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def do(self, s: Wyrmspan) -> None:
        refill(s)
        if s.table.solo and not s.she_passed:
            automa.turn(s)
            refill(s)
        seats = s.table.seats
        for step in range(1, seats + 1):
            seat = (self.who + step) % seats
            if not s.passed >> seat & 1:
                s.turn = seat
                s.push(Turn(seat))
                return
        while s.table.solo and not s.she_passed:  # WYR-21.11
            automa.turn(s)
            refill(s)
        rounds.end_round(s)


def refill(s: Wyrmspan) -> None:
    if 0 in s.dragon_display or 0 in s.cave_display:
        before = s.dragon_display + s.cave_display
        if s.refill():
            s.wall("WYR-16.2", "refilled")
            if s.events is not None:
                after = s.dragon_display + s.cave_display
                turned = [news.card(new) for old, new in zip(before, after, strict=True) if new and not old]
                s.tell("refill", {"cards": turned})


def start_turn(s: Wyrmspan, seat: int) -> None:
    s.phase = TURN
    s.turn = seat
    s.push(Turn(seat))


# -- limits (WYR-10.6) -----------------------------------------------------------------------------------------------


def over_limit(p: Player) -> bool:
    return len(p.hand) > MOST_CARDS or p.tokens() > MOST_RESOURCES


def drop_coins(s: Wyrmspan, seat: int) -> None:
    p = s.players[seat]
    if p.coins > MOST_COINS:
        if s.events is not None:
            s.tell("discard", {"seat": seat, "items": ["@item-coin"] * (p.coins - MOST_COINS)})
        p.coins = MOST_COINS


class Limit(Ask[Wyrmspan]):
    """Down to nine cards, then nine resources; `after` is each seat's last card of a card-by-card discard. WYR-30.6"""

    kind: ClassVar[str] = "limit"
    rule: ClassVar[str] = "WYR-10.6"

    def __init__(self, who: list[int], after: list[int]) -> None:
        self.who = who
        self.after = after

    def data(self) -> list[Any]:
        return [self.who, self.after]

    def seats(self, s: Wyrmspan) -> list[int]:
        return [seat for seat in self.who if over_limit(s.players[seat])]

    def seat(self, s: Wyrmspan) -> int:
        return self.seats(s)[0]

    def last(self, seat: int) -> int:
        return self.after[self.who.index(seat)]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        cards = len(p.hand) - MOST_CARDS
        if cards > 0:
            last = self.last(seat)
            if cards <= 2 and not last:
                return [DISCARD_CARDS | packed << SHIFT for packed in subsets(p.hand, cards)]
            later = [card for card in p.hand if card > last]
            return [DISCARD_CARDS | card << SHIFT for card in later[: len(later) - cards + 1]]
        res = p.tokens() - MOST_RESOURCES
        return [DISCARD_RES | packed << SHIFT for packed in multisets(p.res, res)] + exchanges(p.res, 15)

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        verb = choice & VERB
        packed = choice >> SHIFT
        last = 0
        if verb == EXCHANGE:
            exchange(s, seat, packed)
        elif verb == DISCARD_RES:
            for kind in range(4):
                p.res[kind] -= unpack(packed, kind)
            if s.events is not None:
                s.tell("discard", {"seat": seat, "items": news.tokens(packed)})
        else:
            discard_cards(s, seat, cards_of(packed))
            if len(p.hand) > MOST_CARDS:
                last = packed
        after = self.after.copy()
        after[self.who.index(seat)] = last
        for other in self.who:
            if over_limit(s.players[other]):
                s.push(Limit(self.who, after))
                return


def discard_cards(s: Wyrmspan, seat: int, cards: list[int]) -> None:
    for card in cards:
        s.players[seat].lose_card(card)
        s.discard(card)
    if s.events is not None:
        s.tell("discard", {"seat": seat, "items": [news.card(card) for card in cards]})
