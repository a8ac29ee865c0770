"""The interpreter: runs a node for a seat. The frames it pushes live in goods, store, pay and play.

Everything an effect causes goes on top of the stack and is resolved first (WYR-8.8). `card` is the dragon that owns
the effect (0: none), `arg` what an outer node hands down: the named resource, or the card just tucked.
"""

from typing import Any, ClassVar

from skarb.games.wyrmspan import news
from skarb.games.wyrmspan.cards import (
    ABILITY,
    BENEFIT,
    COST,
    DRAGON_FOOD,
    FEED,
    MARKERS,
    NESTS,
    SIZE,
    TRACK,
)
from skarb.games.wyrmspan.choice import MARK, NAME, SHIFT, TAKE_RES, VANISH, pack, token
from skarb.games.wyrmspan.count import count, counted, holds
from skarb.games.wyrmspan.goods import Choose, Gain
from skarb.games.wyrmspan.nodes import (
    ACTIVATE,
    CACHE,
    CHOOSE,
    DECK,
    DRAW,
    FED,
    FED_THIRD,
    FROM_COST,
    GAIN_PER,
    GAIN_SPLIT,
    GOODS,
    IF,
    LAY_EACH,
    NODES,
    PAY,
    PLAY_CAVE,
    PLAY_DRAGON,
    REVEAL,
    SHARED,
    SWAP,
    TAKEN,
    TUCK,
    TUCK_EACH,
    Node,
)
from skarb.games.wyrmspan.nodes import NAME as NAME_RESOURCE
from skarb.games.wyrmspan.pay import Pay
from skarb.games.wyrmspan.play import Activate, Cover, Entice, Excavate, Swap
from skarb.games.wyrmspan.state import EVERYBODY, HINT, NOBODY, TUCKED, Player, Wyrmspan
from skarb.games.wyrmspan.store import Cache, Split, Store, Tuck, TuckEach
from skarb.kernel.state import UNANSWERED, Ask, Do


class Run(Do[Wyrmspan]):
    """Resolve a node."""

    def __init__(self, node: int, seat: int, card: int, arg: int) -> None:
        self.node = node
        self.who = seat
        self.card = card
        self.arg = arg

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card, self.arg]

    def do(self, s: Wyrmspan) -> None:
        run(s, self.node, self.who, self.card, self.arg)


def run(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    op = node.op
    if op == GOODS:
        _goods(s, node, seat, card, arg)
    elif op == PAY:
        s.push(Pay(index, seat, card, node.times))
    elif op == CACHE:
        s.push(Cache(index, seat, card, node.n, node.times))
    elif op == TUCK:
        n = node.n if node.counter is None else count(s, seat, node.counter, card)
        if n > 0 and (node.zones != DECK or s.has_dragon()):
            s.push(Tuck(index, seat, card, n, node.times, 0))
    elif op == IF:
        if node.test is not None and holds(s, seat, node.test, card):
            run(s, node.then, seat, card, arg)
    elif op == SHARED:
        seats = s.table.seats
        for step in range(seats - 1, 0, -1):
            s.push(Run(node.other, (seat + step) % seats, 0, arg))
        s.push(Run(node.then, seat, card, arg))
    elif op == DRAW:
        _draw(s, index, node, seat, card)
    elif op == REVEAL:
        _reveal(s, node, seat, card)
    elif op == CHOOSE:
        s.push(Choose(seat, node.options, node.n))
    elif op == LAY_EACH:
        _lay_each(s, node, seat, card)
    elif op == TUCK_EACH:
        _tuck_each(s, node, seat, card)
    elif op == PLAY_CAVE:
        _play_cave(s, index, node, seat)
    elif op == PLAY_DRAGON:
        s.push(Cover(seat) if node.cover else Entice(index, seat))
    elif op == ACTIVATE:
        s.push(Activate(index, seat, card))
    elif op == SWAP:
        s.push(Swap(seat))
    elif op == NAME_RESOURCE:
        s.push(Name(index, seat, card))
    elif op == GAIN_PER:
        if node.counter is not None:
            n = count(s, seat, node.counter, card)
            if n > 0:
                s.push(Gain(seat, card, n, 0, 0, 0, 0, 0, node.then))
    elif op == GAIN_SPLIT:
        s.push(Run(node.other, seat, card, 0))
        s.push(Gain(seat, card, node.any, 0, 0, 0, 0, 0, 0))
    elif op == FROM_COST:
        s.push(FromCost(seat, arg))


def _goods(s: Wyrmspan, node: Node, seat: int, card: int, named: int) -> None:
    """Coins and resources of a fixed type are given at once; the rest is asked for. WYR-30.10"""
    p = s.players[seat]
    if node.coins:
        p.coins += node.coins
        if s.events is not None:
            news.coins(s, seat, node.coins)
    fixed = node.fixed
    packed = pack(fixed[0], fixed[1], fixed[2], fixed[3])
    if node.named:
        packed += node.named * token(named)
    if packed:
        gain_resources(s, seat, packed)
    if node.then and NODES[node.then].op == CACHE:
        s.push(Store(node.then, seat, card, packed))
    elif node.any or node.guild or node.dragons or node.caves or node.eggs:
        s.push(
            Gain(seat, card, node.any, node.guild, node.dragons, node.caves, node.eggs, node.where, node.then)
        )  # fmt: skip


def gain_resources(s: Wyrmspan, seat: int, packed: int) -> None:
    res = s.players[seat].res
    res[0] += packed & 1023
    res[1] += packed >> 10 & 1023
    res[2] += packed >> 20 & 1023
    res[3] += packed >> 30 & 1023
    if s.events is not None:
        news.resources(s, seat, packed)


def advance(s: Wyrmspan, seat: int) -> None:
    """The token moves one space and gives its bonus at once. WYR-15.2"""
    p = s.players[seat]
    p.advances += 1
    space = p.advances % 12
    if s.events is not None:
        s.tell("advance", {"seat": seat, "space": space})
    if TRACK[space]:
        run(s, TRACK[space], seat, 0, 0)
    elif len(p.markers) < MARKERS:  # WYR-15.3, 15.6
        s.push(Square(seat))


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
        s.push(Run(ABILITY[FED_THIRD][dragon], seat, dragon, 0))
    if ABILITY[FED][dragon]:
        s.push(Run(ABILITY[FED][dragon], seat, dragon, 0))


def _draw(s: Wyrmspan, index: int, node: Node, seat: int, card: int) -> None:
    n = node.n if node.counter is None else count(s, seat, node.counter, card)
    drawn: list[int] = []
    for _ in range(n):
        top = s.draw_dragon()
        if top:
            drawn.append(top)
    if not drawn:
        return
    s.wall("WYR-8.4", "drawn")
    if node.may_tuck or node.tuck:
        drawn.sort()
        s.push(Split(index, seat, card, drawn))
        return
    for top in drawn:
        s.players[seat].gain_card(top, False)
        if s.events is not None:
            news.drawn(s, seat, top)


def _reveal(s: Wyrmspan, node: Node, seat: int, card: int) -> None:
    """Everybody sees the card; the rest is automatic. WYR-20.6"""
    p = s.players[seat]
    hall = p.hall_of(card)
    top = s.draw_dragon()
    if not top:
        return
    s.wall("WYR-9.5", "revealed")
    fits = node.sizes >> SIZE[top] & 1
    fate = ("tucked" if hall >= 0 else "discarded") if fits else "taken" if node.fate == TAKEN else "discarded"
    if s.events is not None:
        s.tell("reveal", {"seat": seat, "card": news.card(top), "fate": fate})
    if fate == "taken":
        p.gain_card(top, True)
    elif fate == "tucked":
        p.tuck(hall, top, EVERYBODY)
        fed(s, seat, hall, DRAGON_FOOD)
    else:
        s.discard(top)
        if not fits:
            run(s, node.other, seat, card, 0)


def _lay_each(s: Wyrmspan, node: Node, seat: int, card: int) -> None:
    """One egg on every dragon of the set that has room. WYR-8.10"""
    p = s.players[seat]
    halls = 0 if node.counter is None else counted(p, node.counter, card)
    laid: list[int] = []
    for hall in range(12):
        if halls >> hall & 1 and p.eggs[hall] < NESTS[p.dragons[hall]]:
            p.eggs[hall] += 1
            laid.append(hall)
    if laid and s.events is not None:
        s.tell("lay", {"seat": seat, "places": [news.hall(hall) for hall in laid]})


def _tuck_each(s: Wyrmspan, node: Node, seat: int, card: int) -> None:
    """First the dragons that cards do not feed, then the hatchlings as the owner says. WYR-30.16"""
    p = s.players[seat]
    halls = 0 if node.counter is None else counted(p, node.counter, card)
    hungry: list[int] = []
    for hall in range(12):
        if halls >> hall & 1:
            if FEED[p.dragons[hall]] == DRAGON_FOOD:
                hungry.append(p.dragons[hall])
            else:
                tuck_from_deck(s, seat, hall)
    if hungry:
        s.push(TuckEach(seat, hungry))


def tuck_from_deck(s: Wyrmspan, seat: int, hall: int) -> None:
    """The top card, unseen. WYR-22.3"""
    top = s.draw_dragon()
    if top:
        p = s.players[seat]
        p.tuck(hall, top, NOBODY)
        if s.events is not None:
            s.tell("tuck_deck", {"seat": seat, "hall": news.hall(hall)})
        fed(s, seat, hall, DRAGON_FOOD)


def _play_cave(s: Wyrmspan, index: int, node: Node, seat: int) -> None:
    if node.zones != DECK:
        s.push(Excavate(index, seat, node.n, 0))
        return
    p = s.players[seat]
    if p.can_dig() and s.has_cave():  # WYR-5.8
        top = s.draw_cave()
        s.wall("WYR-5.8", "drawn")
        p.gain_card(top, False)
        if s.events is not None:
            news.drawn(s, seat, top)
        s.push(Excavate(index, seat, 1, top))


class Square(Ask[Wyrmspan]):
    """A brown space: place a marker on a free square and use its benefit. WYR-15.3"""

    kind: ClassVar[str] = "square"
    rule: ClassVar[str] = "WYR-15.3"

    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        room = s.table.squares
        return [MARK | square << SHIFT for square in range(1, 8) if s.square_taken(square) < room[square]]

    def forced(self, s: Wyrmspan) -> int:
        choices = self.choices(s, self.who)
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        square = choice >> SHIFT
        p = s.players[seat]
        p.markers = (*p.markers, square)
        if s.events is not None:
            s.tell("mark", {"seat": seat, "square": news.square(square)})
        if square <= 3:  # WYR-15.8
            s.push(Run(BENEFIT[s.table.tile][square], seat, 0, 0))


class Name(Ask[Wyrmspan]):
    """Dragon 156: its owner names a resource. WYR-20.15"""

    kind: ClassVar[str] = "name"
    rule: ClassVar[str] = "WYR-20.15"

    def __init__(self, node: int, seat: int, card: int) -> None:
        self.node = node
        self.who = seat
        self.card = card

    def data(self) -> list[Any]:
        return [self.node, self.who, self.card]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        return [NAME | kind << SHIFT for kind in range(4)]

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        kind = choice >> SHIFT
        if s.events is not None:
            s.tell("name", {"seat": seat, "item": news.resource(kind)})
        s.push(Run(NODES[self.node].then, seat, self.card, kind))


class FromCost(Ask[Wyrmspan]):
    """One resource of a type shown in the cost of the card just tucked (card * 2 + known to all). WYR-12.7"""

    kind: ClassVar[str] = "gain"
    rule: ClassVar[str] = "WYR-9.1"

    def __init__(self, seat: int, tucked: int) -> None:
        self.who = seat
        self.tucked = tucked

    def data(self) -> list[Any]:
        return [self.who, self.tucked]

    def seat(self, s: Wyrmspan) -> int:
        return self.who

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        cost = COST[self.tucked >> 1]
        return [TAKE_RES | token(kind) << SHIFT for kind in range(4) if cost[kind]]

    def forced(self, s: Wyrmspan) -> int:
        choices = self.choices(s, self.who)
        if not choices:
            return VANISH
        return choices[0] if self.tucked & 1 and len(choices) == 1 else UNANSWERED  # WYR-30.2

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        hint = 5
        if choice:
            gain_resources(s, seat, choice >> SHIFT)
            hint = 1
            while not choice >> SHIFT & token(hint - 1):
                hint += 1
        if not self.tucked & 1:
            remember(s.players[seat], self.tucked >> 1, hint)


def remember(p: Player, card: int, hint: int) -> None:
    """What was gained tells everybody something about the cost of the tucked card."""
    for hall in range(12):
        for i, entry in enumerate(p.tucked[hall]):
            if entry >> TUCKED == card:
                p.tucked[hall] = (*p.tucked[hall][:i], entry | hint << HINT, *p.tucked[hall][i + 1 :])
