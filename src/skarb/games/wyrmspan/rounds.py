"""Setup, the end of a round, income and the final payments: what happens between the turns. Sections 3, 17, 18, 19."""

from typing import Any, ClassVar

from skarb.games.wyrmspan import automa, effects, news, turn
from skarb.games.wyrmspan.cards import ABILITY, AUTOMA_BASE, INCOME_COINS, OBJECTIVE
from skarb.games.wyrmspan.cards import SIDES as SIDE_IDS
from skarb.games.wyrmspan.choice import (
    DONE,
    EGG_BITS,
    KEEP,
    LAY,
    SHIFT,
    SKIP,
    SPEND_CARDS,
    SPEND_EGGS,
    SPEND_RES,
    TAKE_RES,
    USE,
    VANISH,
    VERB,
    cards_of,
    multisets,
    placings,
    subsets,
    tokens_of,
    unpack,
)
from skarb.games.wyrmspan.count import count
from skarb.games.wyrmspan.goods import egg_room, lay
from skarb.games.wyrmspan.nodes import ANY, CHOOSE_PAY, GAME_END, NODES, PAY, SHARED
from skarb.games.wyrmspan.nodes import ROUND_END as AT_ROUND_END
from skarb.games.wyrmspan.pay import push_parts, spend
from skarb.games.wyrmspan.possible import first_ways, payable, possible
from skarb.games.wyrmspan.scoring import final_scores
from skarb.games.wyrmspan.state import FINAL, INCOME, LIMITS, ROUND_END, Wyrmspan
from skarb.games.wyrmspan.state import OBJECTIVE as STEP_3
from skarb.kernel.state import UNANSWERED, Ask, Do

# -- setup -----------------------------------------------------------------------------------------------------------


class Setup(Ask[Wyrmspan]):
    """Every seat at once and in secret: four of six cards, then three resources. WYR-3.5, 3.6, 30.13"""

    kind: ClassVar[str] = "setup_cards"
    rule: ClassVar[str] = "WYR-3.5"

    def kind_now(self, s: Wyrmspan) -> str:
        return self.kind_for(s, self.seat(s))

    def rule_now(self, s: Wyrmspan) -> str:
        return self.rule_for(s, self.seat(s))

    def kind_for(self, s: Wyrmspan, seat: int) -> str:
        return "setup_resources" if s.players[seat].kept else "setup_cards"

    def rule_for(self, s: Wyrmspan, seat: int) -> str:
        return "WYR-3.6" if s.players[seat].kept else "WYR-3.5"

    def seats(self, s: Wyrmspan) -> list[int]:
        return [seat for seat in range(s.table.seats) if s.players[seat].chosen < 0]

    def seat(self, s: Wyrmspan) -> int:
        return self.seats(s)[0]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        if not p.kept:
            return [KEEP | packed << SHIFT for packed in subsets(list(p.dealt), 4)]
        return [TAKE_RES | packed << SHIFT for packed in multisets([3, 3, 3, 3], 3)]

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        if choice & VERB == KEEP:
            p.kept = tuple(cards_of(choice >> SHIFT))
        else:
            p.chosen = choice >> SHIFT
        if self.seats(s):
            s.push(Setup())
            return
        for seat, p in enumerate(s.players):
            gone = [card for card in p.dealt if card not in p.kept]
            p.hand = list(p.kept)
            for card in gone:
                s.discard(card)
            p.res = [unpack(p.chosen, kind) for kind in range(4)]
            if s.events is not None:
                items = news.tokens(p.chosen)
                s.tell("setup", {"seat": seat, "cards": [news.card(card) for card in gone], "items": items})
            p.dealt, p.kept, p.chosen = (), (), -1
        s.wall("WYR-3.6", "setup")
        turn.start_turn(s, s.first)


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
    s.push(Abilities(s.first))


def usable(s: Wyrmspan, seat: int) -> list[int]:
    """Halls whose dragon has an unused, possible round-end ability. WYR-30.18"""
    dragons = s.players[seat].dragons
    out: list[int] = []
    for hall in range(12):
        dragon = dragons[hall]
        node = ABILITY[AT_ROUND_END][dragon]
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
            bound = bound or NODES[ABILITY[AT_ROUND_END][dragons[hall]]].op == SHARED
        if not bound:
            out.append(DONE)
        return out

    def forced(self, s: Wyrmspan) -> int:
        choices = self.choices(s, self.who)
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        if choice != DONE:
            hall = choice >> SHIFT
            dragon = s.players[seat].dragons[hall]
            s.used.append(dragon)
            if s.events is not None:
                s.tell("use", {"seat": seat, "card": news.card(dragon)})
            s.push(Abilities(seat))
            effects.run(s, ABILITY[AT_ROUND_END][dragon], seat, dragon, 0)
            return
        after = (seat + 1) % s.table.seats
        if after == s.first:
            s.used = []
            s.phase = STEP_3
            s.push(Objective())
        else:
            s.turn = after
            s.push(Abilities(after))


# -- step 3 and the next round ---------------------------------------------------------------------------------------


def places(counted: list[int]) -> list[int]:
    """1, 2, 3, or 0 for others; equal quantities share a place; nothing is no place. WYR-17.4, 17.5"""
    ranks = sorted({n for n in counted if n}, reverse=True)[:3]
    return [ranks.index(n) + 1 if n in ranks else 0 for n in counted]


def quantities(s: Wyrmspan, round_: int) -> list[int]:
    """How much everybody has of what the objective of a round counts; alone also the Automa. WYR-17.3, 21.12"""
    side = s.table.objectives[round_ - 1]
    out = [count(s, seat, OBJECTIVE[side], 0) for seat in range(s.table.seats)]
    if s.table.solo:
        out.append(automa.quantity(s, AUTOMA_BASE[side][round_ - 1], SIDE_IDS[side]))
    return out


class Objective(Do[Wyrmspan]):
    """Everybody's place for the objective of the round; then the next round, or the end. Section 17"""

    def do(self, s: Wyrmspan) -> None:
        seats = s.table.seats
        side = s.table.objectives[s.round - 1]
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
        if s.table.limit_at_round_end:
            for seat in range(seats):
                turn.drop_coins(s, seat)
            over = [seat for seat in range(seats) if turn.over_limit(s.players[seat])]
            if over:
                s.push(turn.Limit(over, [0] * len(over)))


def side_text(side: int) -> str:
    return "@objective-" + SIDE_IDS[side]


class AfterObjective(Do[Wyrmspan]):
    """After round 4 the game ends; else the next round begins. WYR-17.10, 18.1"""

    def do(self, s: Wyrmspan) -> None:
        if s.round == 4:
            s.phase = FINAL
            s.turn = s.first
            s.push(Final(s.first, 0, [0] * s.table.seats))
            return
        if s.table.solo:
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
        income(s, list(range(s.table.seats)))


def income(s: Wyrmspan, owed: list[int]) -> None:
    """Lay the eggs that have one place to go; ask for the others. WYR-18.2"""
    s.push(BeginRound())
    asked: list[int] = []
    for seat in owed:
        rooms = egg_room(s.players[seat], ANY, 0)
        n = sum(1 for room in rooms if room)
        if n == 1:
            lay(s, seat, placings(rooms, 1)[0])
        elif n > 1:
            asked.append(seat)
    if asked:
        s.push(Income(asked))


class Income(Ask[Wyrmspan]):
    """The egg of the round's income, for every seat with a choice of nest. WYR-18.2"""

    kind: ClassVar[str] = "income"
    rule: ClassVar[str] = "WYR-18.2"

    def __init__(self, owed: list[int]) -> None:
        self.owed = owed

    def data(self) -> list[Any]:
        return [self.owed]

    def seats(self, s: Wyrmspan) -> list[int]:
        return self.owed

    def seat(self, s: Wyrmspan) -> int:
        return self.owed[0]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return [LAY | packed << SHIFT for packed in placings(egg_room(s.players[seat], ANY, 0), 1)]

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        lay(s, seat, choice >> SHIFT)
        owed = [other for other in self.owed if other != seat]
        if owed:
            s.push(Income(owed))


class BeginRound(Do[Wyrmspan]):
    """The first-player token passes on, and its holder begins. WYR-18.1, 18.3"""

    def do(self, s: Wyrmspan) -> None:
        s.first = (s.first + 1) % s.table.seats
        turn.start_turn(s, s.first)


# -- the end of the game ---------------------------------------------------------------------------------------------


class Final(Ask[Wyrmspan]):
    """Game-end abilities with payments, in hall order; `vp` is what each seat has earned by them. WYR-19.1, 30.19"""

    kind: ClassVar[str] = "final"
    rule: ClassVar[str] = "WYR-19.1"

    def __init__(self, seat: int, hall: int, vp: list[int]) -> None:
        self.who = seat
        self.hall = hall
        self.vp = vp

    def data(self) -> list[Any]:
        return [self.who, self.hall, self.vp]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def extra(self, s: Wyrmspan, seat: int) -> dict[str, Any]:
        return news.about(s.players[self.who].dragons[self.hall])

    def nodes(self, s: Wyrmspan) -> list[int]:
        """The payments that the dragon in the hall offers and the player can make."""
        if self.hall >= 12:
            return []
        index = ABILITY[GAME_END][s.players[self.who].dragons[self.hall]]
        node = NODES[index]
        offered = [node.then, node.other] if node.op == CHOOSE_PAY else [index] if node.op == PAY else []
        return [pay for pay in offered if payable(s.players[self.who], NODES[pay], 0)]

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        out: list[int] = []
        for index in self.nodes(s):
            out += first_ways(s.players[seat], NODES[index], 0)
        out.append(SKIP)
        return out

    def forced(self, s: Wyrmspan) -> int:
        return UNANSWERED if self.nodes(s) else VANISH

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        vp = self.vp.copy()
        paid: int = 0
        if choice != VANISH and choice != SKIP:
            for index in self.nodes(s):
                if _size(choice) == _first_size(index):
                    paid = index
            vp[seat] += NODES[NODES[paid].then].vp
            spend(s, seat, choice)
        if self.hall < 11:
            s.push(Final(seat, self.hall + 1, vp))
        else:
            after = (seat + 1) % s.table.seats
            if after == s.first:
                s.push(Scoring(vp))
            else:
                s.turn = after
                s.push(Final(after, 0, vp))
        if paid:
            push_parts(s, seat, NODES[paid], 0)


def _size(way: int) -> int:
    """How many items a `spend` names."""
    verb, packed = way & VERB, way >> SHIFT
    if verb == SPEND_RES:
        return tokens_of(packed)
    if verb == SPEND_CARDS:
        return len(cards_of(packed))
    return sum(packed >> EGG_BITS * place & 7 for place in range(13)) if verb == SPEND_EGGS else 1


def _first_size(index: int) -> int:
    """How many items the first part of a cost has."""
    node = NODES[index]
    return node.any or node.eggs or node.dragons or node.caves or node.coins


class Scoring(Do[Wyrmspan]):
    """Section 19, after the payments."""

    def __init__(self, vp: list[int]) -> None:
        self.vp = vp

    def data(self) -> list[Any]:
        return [self.vp]

    def do(self, s: Wyrmspan) -> None:
        final_scores(s, self.vp)
