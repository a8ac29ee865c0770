"""Turns and rounds: the action and its price, the explorer's walk, the next player, the end of a round and its income.

Sections 4 to 7 and 16 to 18.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import (
    ABILITY,
    AUTOMA_BASE,
    DIG_EGGS,
    EXPLORE_EGGS,
    INCOME_COINS,
    OBJECTIVE,
    PATH,
    SIDES,
)
from skarb.games.wyrmspan.choice import (
    CARD_SHIFT,
    COVER,
    DONE,
    ENTICE,
    ENTICES,
    EXCAVATE,
    EXCAVATES,
    EXPLORE,
    EXPLORES,
    LAYS,
    PASS,
    SHIFT,
    USE,
    VERB,
    any_at,
    bits,
    choices_at,
    only_at,
)
from skarb.games.wyrmspan.flow import automa, news
from skarb.games.wyrmspan.flow.count import count
from skarb.games.wyrmspan.flow.final import Final as FinalPayments
from skarb.games.wyrmspan.flow.goods import lay
from skarb.games.wyrmspan.flow.limits import Limit, drop_coins, over_limit
from skarb.games.wyrmspan.flow.nodes import ANY, FULL, NODES, SHARED, VISIT
from skarb.games.wyrmspan.flow.nodes import ROUND_END as AT_ROUND_END
from skarb.games.wyrmspan.flow.pay import CAVERNS_IN, EGGS, Spend, affordable, spend_coins
from skarb.games.wyrmspan.flow.play import AT_ONCE, Dig, entice, enticing
from skarb.games.wyrmspan.flow.possible import possible
from skarb.games.wyrmspan.flow.run import CARRIED, PATH_STEP, carry_out
from skarb.games.wyrmspan.flow.scoring import places
from skarb.games.wyrmspan.state import FINAL, INCOME, LIMITS, MOST_SEATS, ROUND_END, TURN, Wyrmspan
from skarb.games.wyrmspan.state import OBJECTIVE as STEP_3
from skarb.kernel.state import UNANSWERED, Ask, Do, toss

DIG_PRICE: Final = [*DIG_EGGS, 999]  # a full cavern, or a third walk: at no price
EXPLORE_PRICE: Final = [*EXPLORE_EGGS, 999]
PATHS: Final = [node for path in PATH for node in path]
VISITED: Final = ABILITY[VISIT]
ENDING: Final = ABILITY[AT_ROUND_END]
MAY: Final[dict[int, str]] = {
    EXCAVATE: "@may-excavate",
    ENTICE: "@may-entice",
    COVER: "@may-entice",
    EXPLORE: "@may-explore",
    PASS: "@may-pass",
}

# -- a turn ----------------------------------------------------------------------------------------------------------


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
            hand = p.hand
            dragons: i64 = p.dragon_cards()
            eggs: i64 = p.eggs_in(ANY, 0)
            at: i64 = dragons
            fits = affordable(p.dug, DIG_PRICE, eggs)
            while at < len(hand):
                for cavern in fits:
                    out.append(EXCAVATES[4 * hand[at] + cavern])
                at += 1
            ways: i64 = 0
            for at in range(dragons):
                if at % AT_ONCE == 0:
                    ways = enticing(p, at, dragons, eggs)
                if ways & 7:
                    for cavern in CAVERNS_IN[ways & 7]:
                        out.append(ENTICES[4 * hand[at] + cavern])
                ways >>= 3
            for cavern in affordable(p.explored, EXPLORE_PRICE, eggs):
                out.append(EXPLORES[cavern])
        out.append(PASS)
        return out

    def at_random(self, s: Wyrmspan, seat: int, draw: Callable[[], float]) -> int:
        p = s.players[seat]
        hand = p.hand
        dragons: i64 = p.dragon_cards()
        if not p.coins or dragons > AT_ONCE:
            return super().at_random(s, seat, draw)
        eggs: i64 = p.eggs_in(ANY, 0)
        fits = affordable(p.dug, DIG_PRICE, eggs)
        digs: i64 = (len(hand) - dragons) * len(fits)
        ways = enticing(p, 0, dragons, eggs)
        walks = affordable(p.explored, EXPLORE_PRICE, eggs)
        n: i64 = toss(digs + bits(ways) + len(walks) + 1, draw)
        if n < digs:
            return EXCAVATE | (fits[n % len(fits)] | hand[dragons + n // len(fits)] << CARD_SHIFT) << SHIFT
        n -= digs
        at: i64 = 0
        while ways:
            here = CAVERNS_IN[ways & 7]
            if n < len(here):
                return ENTICE | (here[n] | hand[at] << CARD_SHIFT) << SHIFT
            n -= len(here)
            ways >>= 3
            at += 1
        return EXPLORE | walks[n] << SHIFT if n < len(walks) else PASS

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        """What the question names: only what is legal."""
        return {"can": list(dict.fromkeys([MAY[choice & VERB] for choice in s.choices()]))}

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if s.players[self.who].coins else PASS  # WYR-4.3

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        verb = choice & VERB
        packed = choice >> SHIFT
        s.push(END_TURN[seat])
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
            s.push(WALK[27 * seat + 9 * packed])
            _push_eggs(s, seat, EXPLORE_EGGS[times])
        elif verb == EXCAVATE:
            card, cavern = packed >> CARD_SHIFT, packed & 15
            p.show_card(card)
            spend_coins(s, seat, 1)
            s.push(CARRIED[card])
            s.push(Dig(seat, card, cavern))
            _push_eggs(s, seat, DIG_EGGS[p.dug[cavern]])
        else:
            entice(s, seat, packed >> CARD_SHIFT, packed & 15, FULL, 1, -1)


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


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
        seat, cavern = self.who, self.cavern
        under = s.height()
        step: i64
        for step in range(self.step, 9):
            dragon = 0
            if step & 1 == 0:
                at = 5 * cavern + (step >> 1)
                source, node = PATH_STEP + at, PATHS[at]
            else:
                source = dragon = s.players[seat].dragons[4 * cavern + (step >> 1)]
                if not dragon:  # the walk ends, WYR-7.5
                    return
                node = VISITED[dragon]
            if node and carry_out(s, source, node, seat, dragon):
                if step < 8:
                    s.stack.insert(under, WALK[27 * seat + 9 * cavern + step + 1])
                return


WALK: Final = [Walk(at // 27, at // 9 % 3, at % 9) for at in range(27 * MOST_SEATS)]


class EndTurn(Do[Wyrmspan]):
    """Limits, refill, the next player. Section 16"""

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def do(self, s: Wyrmspan) -> None:
        drop_coins(s, self.who)
        if over_limit(s.players[self.who]):
            s.push(NEXT_TURN[self.who])
            s.push(Limit([self.who], [0]))
        else:
            NEXT_TURN[self.who].do(s)


END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]


class NextTurn(Do[Wyrmspan]):
    """Empty slots are refilled; the turn goes to the next player who has not passed. WYR-16.2, 16.3"""

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def do(self, s: Wyrmspan) -> None:
        refill(s)
        if s.setup.solo and not s.she_passed:
            automa.turn(s)
            refill(s)
        seats = s.setup.seats
        for step in range(1, seats + 1):
            seat = (self.who + step) % seats
            if not s.passed >> seat & 1:
                s.turn = seat
                s.push(TURNS[seat])
                return
        while s.setup.solo and not s.she_passed:  # WYR-21.11
            automa.turn(s)
            refill(s)
        end_round(s)


NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]


def refill(s: Wyrmspan) -> None:
    if lacks(s.dragon_display) or lacks(s.cave_display):
        before = [] if s.events is None else s.dragon_display + s.cave_display
        if s.refill():
            s.wall("WYR-16.2", "refilled")
            if s.events is not None:
                after = s.dragon_display + s.cave_display
                turned = [news.card(new) for old, new in zip(before, after, strict=True) if new and not old]
                s.tell("refill", {"cards": turned})


def lacks(display: list[int]) -> bool:
    return not (display[0] and display[1] and display[2])


def start_turn(s: Wyrmspan, seat: int) -> None:
    s.phase = TURN
    s.turn = seat
    s.push(TURNS[seat])


# -- step 2 ----------------------------------------------------------------------------------------------------------


def end_round(s: Wyrmspan) -> None:
    """Step 1, then step 2 begins with the player who started the round. WYR-17.1, 17.2"""
    for p in s.players:
        p.explored = [0, 0, 0]
    s.phase = ROUND_END
    s.turn = s.first
    s.used = []
    if s.events is not None:
        s.tell("round_end", {"round": s.round})
    s.push(ABILITIES[s.first])


def usable(s: Wyrmspan, seat: int) -> list[int]:
    """Halls whose dragon has an unused, possible round-end ability. WYR-30.18"""
    out: list[int] = []
    for hall, dragon in enumerate(s.players[seat].dragons):
        if dragon:
            node = ENDING[dragon]
            if node and dragon not in s.used and possible(s, node, seat, dragon, False):
                out.append(hall)
    return out


class Abilities(Ask[Wyrmspan]):
    """A player's round-end abilities, each once, in any order. WYR-17.2"""

    kind: ClassVar[str] = "round_end"
    rule: ClassVar[str] = "WYR-17.2"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        dragons = s.players[seat].dragons
        out: list[int] = []
        bound = False
        for hall in usable(s, seat):
            out.append(USE | hall << SHIFT)
            bound = bound or NODES[ENDING[dragons[hall]]].op == SHARED
        if not bound:
            out.append(DONE)
        return out

    def forced(self, s: Wyrmspan) -> int:
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice != DONE:
            hall = choice >> SHIFT
            dragon = s.players[seat].dragons[hall]
            s.used.append(dragon)
            if s.events is not None:
                s.tell("use", {"seat": seat, "card": news.card(dragon)})
            s.push(self)
            carry_out(s, dragon, ENDING[dragon], seat, dragon)
            return
        after = (seat + 1) % s.setup.seats
        if after == s.first:
            s.used = []
            s.phase = STEP_3
            s.push(Objective())
        else:
            s.turn = after
            s.push(ABILITIES[after])


ABILITIES: Final = [Abilities(seat) for seat in range(MOST_SEATS)]


# -- step 3 and the next round ---------------------------------------------------------------------------------------


def quantities(s: Wyrmspan, round_: int) -> list[int]:
    """How much everybody has of what the objective of a round counts; alone also the Automa. WYR-17.3, 21.12"""
    side = s.setup.objectives[round_ - 1]
    out = [count(s, seat, OBJECTIVE[side], 0) for seat in range(s.setup.seats)]
    if s.setup.solo:
        out.append(automa.quantity(s, AUTOMA_BASE[side][round_ - 1], SIDES[side]))
    return out


class Objective(Do[Wyrmspan]):
    """Everybody's place for the objective of the round; then the next round, or the end. Section 17"""

    def do(self, s: Wyrmspan) -> None:
        seats = s.setup.seats
        side = s.setup.objectives[s.round - 1]
        counted = quantities(s, s.round)
        s.tile_coins = 0
        found = places(counted)
        width = len(counted)
        s.places[(s.round - 1) * width : s.round * width] = found
        if s.events is not None:
            for seat in range(seats):
                told = {"seat": seat, "n": counted[seat], "place": found[seat], "objective": side_text(side)}
                s.tell("objective", told)
        s.phase = LIMITS
        s.push(AfterObjective())
        if s.setup.limit_at_round_end:
            for seat in range(seats):
                drop_coins(s, seat)
            over = [seat for seat in range(seats) if over_limit(s.players[seat])]
            if over:
                s.push(Limit(over, [0] * len(over)))


def side_text(side: int) -> str:
    return "@objective-" + SIDES[side]


class AfterObjective(Do[Wyrmspan]):
    """After round 4 the game ends; else the next round begins. WYR-17.10, 18.1"""

    def do(self, s: Wyrmspan) -> None:
        if s.round == 4:
            s.phase = FINAL
            s.turn = s.first
            s.push(FinalPayments(s.first, 0, [0] * s.setup.seats))
            return
        if s.setup.solo:
            automa.between_rounds(s)
        s.round += 1
        for card in s.dragon_display + s.cave_display:
            if card:
                s.discard(card)
        s.dragon_display = [0, 0, 0]
        s.cave_display = [0, 0, 0]
        s.refill()
        s.wall("WYR-18.1", "refilled")
        s.passed = 0
        for p in s.players:
            p.coins += INCOME_COINS
        if s.events is not None:
            shown = [news.card(card) for card in s.dragon_display + s.cave_display if card]
            s.tell("round", {"round": s.round, "cards": shown, "coins": INCOME_COINS})
        s.phase = INCOME
        s.turn = s.first
        income(s, list(range(s.setup.seats)))


def income(s: Wyrmspan, owed: list[int]) -> None:
    """Lay the eggs that have one place to go; ask for the others. WYR-18.2"""
    s.push(BeginRound())
    asked: list[int] = []
    for seat in owed:
        nests = s.players[seat].roomy(ANY, 0)
        n = bits(nests)
        if n == 1:
            lay(s, seat, only_at(LAYS, nests) >> SHIFT)
        elif n > 1:
            asked.append(seat)
    if asked:
        s.push(Income(asked))


class Income(Ask[Wyrmspan]):
    """The egg of the round's income, for every seat with a choice of nest. WYR-18.2"""

    kind: ClassVar[str] = "income"
    rule: ClassVar[str] = "WYR-18.2"
    several: ClassVar[bool] = True
    apart: ClassVar[bool] = True

    def __init__(self, owed: list[int]) -> None:
        self.owed = owed

    def data(self) -> list[Any]:
        return [self.owed]

    def seats(self, s: Wyrmspan) -> list[int]:
        return self.owed

    def seat(self, s: Wyrmspan) -> int:
        return self.owed[0]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return choices_at(LAYS, s.players[seat].roomy(ANY, 0))

    def at_random(self, s: Wyrmspan, seat: int, draw: Callable[[], float]) -> int:
        return any_at(LAYS, s.players[seat].roomy(ANY, 0), draw)

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        lay(s, seat, choice >> SHIFT)
        owed = [other for other in self.owed if other != seat]
        if owed:
            s.push(Income(owed))


class BeginRound(Do[Wyrmspan]):
    """The first-player token passes on, and its holder begins. WYR-18.1, 18.3"""

    def do(self, s: Wyrmspan) -> None:
        s.first = (s.first + 1) % s.setup.seats
        start_turn(s, s.first)
