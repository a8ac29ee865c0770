"""The interpreter: what each kind of node does. The frames that ask live in goods, guild, store, pay and play.

Everything an effect causes goes on top of the stack and is resolved first (WYR-8.8). See run.py for the arguments.
"""

from typing import Any, ClassVar, Final

from skarb.games.wyrmspan.cards import COST, DRAGON_FOOD, FEED, NESTS, SIZE
from skarb.games.wyrmspan.choice import NAME, SHIFT, TAKE_RES, VANISH, pack, token
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.count import count, counted, holds
from skarb.games.wyrmspan.flow.goods import Choose, Gain, gain_resources
from skarb.games.wyrmspan.flow.nodes import (
    ACTIVATE,
    CACHE,
    CHOOSE,
    DECK,
    DRAW,
    FROM_COST,
    GAIN_PER,
    GAIN_SPLIT,
    GOODS,
    IF,
    LAY_EACH,
    NODES,
    OPS,
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
from skarb.games.wyrmspan.flow.nodes import NAME as NAME_RESOURCE
from skarb.games.wyrmspan.flow.pay import Pay
from skarb.games.wyrmspan.flow.play import Activate, Cover, Entice, Excavate, Swap
from skarb.games.wyrmspan.flow.player import EVERYBODY, HINT, TUCKED, Player
from skarb.games.wyrmspan.flow.run import HOW, Asks, Run, run
from skarb.games.wyrmspan.flow.store import Cache, Split, Store, Tuck, TuckEach, fed, tuck_from_deck
from skarb.games.wyrmspan.state import MOST_SEATS, Wyrmspan
from skarb.kernel.state import UNANSWERED


def _nothing(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """No effect; points count at the end of the game."""


def _goods(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """Coins and resources of a fixed type are given at once; the rest is asked for. WYR-30.10"""
    node = NODES[index]
    p = s.players[seat]
    if node.coins:
        p.coins += node.coins
        if s.events is not None:
            news.coins(s, seat, node.coins)
    packed = FIXED[index]
    if node.named:
        packed += node.named * token(arg)
    if packed:
        gain_resources(s, seat, packed)
    if node.then and NODES[node.then].op == CACHE:
        s.push(Store(node.then, seat, card, packed))
    elif node.any or node.guild or node.dragons or node.caves or node.eggs:
        if card:
            s.push(gain_of(node, seat, card))
        else:
            s.push(GAIN[MOST_SEATS * index + seat])


def gain_of(node: Node, seat: int, card: int) -> Gain:
    return Gain(seat, card, node.any, node.guild, node.dragons, node.caves, node.eggs, node.where, node.then)


# By node: its fixed resources, and what it asks each seat for when no dragon owns it.
FIXED: Final = [pack(node.fixed[0], node.fixed[1], node.fixed[2], node.fixed[3]) for node in NODES]
GAIN: Final = [gain_of(node, seat, 0) for node in NODES for seat in range(MOST_SEATS)]


def _pay(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(Pay(index, seat, card, NODES[index].times))


def _cache(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    s.push(Cache(index, seat, card, node.n, node.times))


def _tuck(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    n = node.n if node.counter is None else count(s, seat, node.counter, card)
    if n > 0 and (node.zones != DECK or s.has_dragon()):
        s.push(Tuck(index, seat, card, n, node.times, 0))


def _if(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    if node.test is not None and holds(s, seat, node.test, card):
        run(s, node.then, seat, card, arg)


def _shared(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """The owner first, then the others clockwise. WYR-8.6"""
    node = NODES[index]
    seats = s.setup.seats
    for step in range(seats - 1, 0, -1):
        s.push(Run(node.other, (seat + step) % seats, 0, arg))
    s.push(Run(node.then, seat, card, arg))


def _choose(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    s.push(Choose(seat, node.options, node.n))


def _name(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(Name(index, seat, card))


def _gain_per(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    if node.counter is not None:
        n = count(s, seat, node.counter, card)
        if n > 0:
            s.push(Gain(seat, card, n, 0, 0, 0, 0, 0, node.then))


def _gain_split(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
    s.push(Run(node.other, seat, card, 0))
    s.push(Gain(seat, card, node.any, 0, 0, 0, 0, 0, 0))


def _from_cost(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(FromCost(seat, arg))


# -- decks -----------------------------------------------------------------------------------------------------------


def _draw(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
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


def _reveal(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """Everybody sees the card; the rest is automatic. WYR-20.6"""
    node = NODES[index]
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


# -- dragons and caves -----------------------------------------------------------------------------------------------


def _lay_each(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """One egg on every dragon of the set that has room. WYR-8.10"""
    node = NODES[index]
    p = s.players[seat]
    halls = 0 if node.counter is None else counted(p, node.counter, card)
    laid: list[int] = []
    for hall in range(12):
        if halls >> hall & 1 and p.eggs[hall] < NESTS[p.dragons[hall]]:
            p.eggs[hall] += 1
            laid.append(hall)
    if laid and s.events is not None:
        s.tell("lay", {"seat": seat, **news.eggs([news.hall(hall) for hall in laid])})


def _tuck_each(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    """First the dragons that cards do not feed, then the hatchlings as the owner says. WYR-30.16"""
    node = NODES[index]
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


def _play_cave(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    node = NODES[index]
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


def _play_dragon(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(Cover(seat) if NODES[index].cover else Entice(index, seat))


def _activate(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(Activate(index, seat, card))


def _swap(s: Wyrmspan, index: int, seat: int, card: int, arg: int) -> None:
    s.push(Swap(seat))


HOW.extend([_nothing] * OPS)
HOW[GOODS] = _goods
HOW[PAY] = _pay
HOW[CACHE] = _cache
HOW[TUCK] = _tuck
HOW[TUCK_EACH] = _tuck_each
HOW[LAY_EACH] = _lay_each
HOW[DRAW] = _draw
HOW[REVEAL] = _reveal
HOW[PLAY_CAVE] = _play_cave
HOW[PLAY_DRAGON] = _play_dragon
HOW[ACTIVATE] = _activate
HOW[SWAP] = _swap
HOW[IF] = _if
HOW[SHARED] = _shared
HOW[NAME_RESOURCE] = _name
HOW[CHOOSE] = _choose
HOW[GAIN_PER] = _gain_per
HOW[GAIN_SPLIT] = _gain_split
HOW[FROM_COST] = _from_cost

# -- two questions of single cards -----------------------------------------------------------------------------------


class Name(Asks):
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


class FromCost(Asks):
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
        choices = s.choices()
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
