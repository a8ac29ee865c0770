"""Summoning: matching patterns, and what has to be settled before the being stands there. TSK-8, 30.4, 30.5"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import BEINGS, CARD_IDS, LEGENDS, Being
from skarb.games.tash_kalar.choice import IMPROVISE, PICKUP, SCORE, SUMMON, USE, first, pack
from skarb.games.tash_kalar.flow.asking import Decision
from skarb.games.tash_kalar.flow.board import (
    BIT,
    BOARD,
    COLOURS,
    LEGENDARY,
    NAMES,
    SIZE,
    SPLIT,
    count,
    number_in,
    squares_in,
)
from skarb.games.tash_kalar.flow.effects import run_program
from skarb.games.tash_kalar.flow.matching import Ground
from skarb.games.tash_kalar.flow.modes import DUEL, MELEE
from skarb.games.tash_kalar.state import NOBODY, TashKalar, changed
from skarb.kernel.state import UNANSWERED, Do

# -- matching --------------------------------------------------------------------------------------------------------


def back(mask: int, shift: int) -> int:
    """Summoning squares whose pattern square, so far away, lies in the mask."""
    return mask >> shift if shift >= 0 else mask << -shift


def by_rank(s: TashKalar, colour: int) -> list[int]:
    """Pieces of a colour that serve where a common, a heroic, a legendary is demanded. TSK-3.2"""
    legendary = s.pieces[3 * colour + 2]
    upgraded = legendary | s.pieces[3 * colour + 1]
    return [upgraded | s.pieces[3 * colour], upgraded, legendary]


def open_squares(s: TashKalar, rank: int) -> int:
    """Summoning squares that hold no piece of a higher rank. TSK-8.6"""
    mask = BOARD
    for higher in range(rank + 1, 3):
        mask &= ~s.ranked[higher]
    return mask


def unspent(s: TashKalar) -> int:
    """All pieces of colours with which the turn owner may still improvise. TSK-19.12"""
    if s.setup.mode != MELEE:
        return 0
    own = s.own()
    mask = 0
    for colour in s.sides:
        if colour != own and not s.markers[own] >> colour & 1:
            mask |= s.all_of(colour)
    return mask


def summonings(s: TashKalar, card: int, ground: Ground, side: int, out: list[int]) -> None:
    """Adds all summonings of a card by the turn owner's side, with the enemy pieces they use. TSK-30.4"""
    being = BEINGS[card]
    low, high = ground.squares(side, being)
    borrows = s.borrow or s.setup.mode == MELEE
    if not low | high and not borrows:
        return
    scarce = not s.supply(s.own(), being.rank) and number_of(s, being) <= being.size  # otherwise some piece is to spare
    found: list[int] = [] if scarce or borrows else out
    choice: i64 = SUMMON | card << 6
    at: i64 = 0
    while low | high:
        if not low:
            low, high, at = high, 0, SPLIT
        square = at + number_in((low & -low) - 1)
        found.append(choice | square << 13)
        low &= low - 1
    if borrows:
        free = unspent(s)
        if s.borrow or free:
            found += borrowing_options(s, card, being, by_rank(s, s.own()), open_squares(s, being.rank), free)
    if scarce:
        found = [one for one in found if payable_matches(s, one)]
    if found is not out:
        out += found


def borrowing_options(s: TashKalar, card: int, being: Being, serve: list[int], allowed: int, free: int) -> list[int]:
    """Summonings that use one enemy piece, or two by both rights together. TSK-8.9, 8.10"""
    enemies = s.ranked[0] | s.ranked[1] | s.ranked[2]
    enemies &= ~serve[0]
    upgraded = s.ranked[1] | s.ranked[2]
    usable = enemies if s.borrow else free
    out: dict[int, bool] = {}
    for turned in being.turned:
        n = len(turned.shifts)
        mine = [back(serve[turned.ranks[i]], turned.shifts[i]) for i in range(n)]
        theirs = [back(usable if turned.ranks[i] == 0 else usable & upgraded, turned.shifts[i]) for i in range(n)]
        after = [allowed] * (n + 1)  # squares whose pattern is own from number i on
        for i in range(n - 1, -1, -1):
            after[i] = after[i + 1] & mine[i]
        before = allowed
        for i in range(n):
            for square in squares_in(before & theirs[i] & after[i + 1]):
                out[pack(SUMMON, card, square, square + turned.shifts[i] + 1)] = True
            if s.borrow and free:
                between = before & theirs[i]
                for j in range(i + 1, n):
                    for square in squares_in(between & theirs[j] & after[j + 1]):
                        a, b = sorted((square + turned.shifts[i], square + turned.shifts[j]))
                        if (BIT[a] | BIT[b]) & free:
                            out[pack(SUMMON, card, square, a + 1, b + 1)] = True
                    between &= mine[j]
            before &= mine[i]
            if not before:
                break
    return list(out)


def lacking(s: TashKalar, card: int) -> tuple[int, list[tuple[int, int]]]:
    """Where the pattern lacks least: the summoning square, and each square that lacks a piece with the least rank.

    An empty square lacks less than a piece of too low a rank or an enemy, which would have to go first.
    """
    being = BEINGS[card]
    serve = by_rank(s, s.own())
    empty = s.empty()
    best, at, missing = 99, -1, list[tuple[int, int]]()
    for square in squares_in(open_squares(s, being.rank)):
        for turned in being.turned:
            cost = 0
            for i, shift in enumerate(turned.shifts):
                q = square + shift
                if q < 0 or not BOARD >> q & 1:
                    cost = 99
                elif not serve[turned.ranks[i]] >> q & 1:
                    rank = turned.ranks[i]
                    cost += 10 + rank if empty >> q & 1 else 11 if serve[0] >> q & 1 else 24 + rank
                if cost >= best:
                    break
            else:
                best, at = cost, square
                needed = [(square + shift, turned.ranks[i]) for i, shift in enumerate(turned.shifts)]
                missing = [(q, rank) for q, rank in needed if not serve[rank] >> q & 1]
    return at, missing


def pattern(being: Being, orientation: int, square: int) -> int:
    mask = 0
    for shift in being.turned[orientation].shifts:
        mask |= BIT[square + shift]
    return mask


def matches(s: TashKalar, card: int, square: int, enemies: int) -> list[int]:
    """The orientations matched on that square with exactly these enemy pieces, whatever the rights."""
    board = s.board
    own: i64 = 3 * s.own()  # its common piece
    needed = count(enemies) if enemies else 0
    out: list[int] = []
    for o, turned in enumerate(BEINGS[card].turned):
        borrowed = 0
        for i, shift in enumerate(turned.shifts):
            at: i64 = square + shift
            piece: i64 = board[at] - 1 if 0 <= at < SIZE else NOBODY
            if piece < 0:
                break
            if own <= piece < own + 3:
                if piece - own < turned.ranks[i]:
                    break
            elif enemies and enemies & BIT[at] and (turned.ranks[i] == 0 or piece % 3 > 0):
                borrowed += 1
            else:
                break
        else:
            if borrowed == needed:
                out.append(o)
    return out


def stock(s: TashKalar, being: Being) -> int:
    """The own pieces on the board of the type that the being needs."""
    own = s.own()
    return s.pieces[3 * own + 2] if being.rank == LEGENDARY else s.pieces[3 * own] | s.pieces[3 * own + 1]


def number_of(s: TashKalar, being: Being) -> i64:
    """How many they are."""
    force = s.force(s.own())
    legendary = number_in(force.low2) + number_in(force.high2)
    return legendary if being.rank == LEGENDARY else force.pieces() - legendary


def enemies_of(choice: int) -> int:
    a, b = (choice >> 20) & 127, (choice >> 27) & 127
    return (BIT[a - 1] if a else 0) | (BIT[b - 1] if b else 0)


def payable_matches(s: TashKalar, choice: int) -> list[int]:
    """The matches of a summoning for which a piece can be found. TSK-8.12"""
    card, square = first(choice), (choice >> 13) & 127
    being = BEINGS[card]
    found = matches(s, card, square, enemies_of(choice))
    pieces = stock(s, being)
    if s.supply(s.own(), being.rank) or pieces & BIT[square]:
        return found
    return [o for o in found if pieces & ~pattern(being, o, square)]


# -- settling, in the order of TSK-30.5 ------------------------------------------------------------------------------


class Settling(Decision):
    """A question between `summon` and the being on the board. Once asked, everybody knows which card is meant."""

    def __init__(self, choice: int) -> None:
        self.choice = choice  # the `summon`

    def data(self) -> list[Any]:
        return [self.choice]

    def forced(self, s: TashKalar) -> int:
        answer = super().forced(s)
        if answer == UNANSWERED:
            for seat in range(s.setup.seats):
                if seat != s.turn:
                    s.learn(seat, first(self.choice), 1 << first(self.choice))
        return answer


def concern(being: Being, orientation: int, square: int) -> tuple[int, int, int]:
    """What the card cares for in an orientation: marked squares, arrows, pieces used."""
    turned = being.turned[orientation]
    return (
        turned.marked[square] if being.cares_marked else 0,
        turned.arrows if being.cares_arrows else 0,
        pattern(being, orientation, square) & ~BIT[square] if being.cares_used else 0,
    )


class Orientation(Settling):
    """Several ways to match that the card cares for. TSK-8.8"""

    kind = "orientation"
    rule = "TSK-8.8"

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        being = BEINGS[first(self.choice)]
        square = (self.choice >> 13) & 127
        found = payable_matches(s, self.choice)
        if len(found) == 1:
            return [pack(USE, found[0], square, first(self.choice))]
        best: dict[tuple[int, int, int], int] = {}
        for o in found:
            key = concern(being, o, square)
            if key not in best or used_squares(being, o, square) < used_squares(being, best[key], square):
                best[key] = o
        return [pack(USE, o, square, first(self.choice)) for o in best.values()]

    def take(self, s: TashKalar, choice: int) -> None:
        s.push(Marker(self.choice, first(choice)))


def used_squares(being: Being, orientation: int, square: int) -> list[int]:
    """The pattern squares apart from the summoning square, in square order."""
    return squares_in(pattern(being, orientation, square) & ~BIT[square])


class Marker(Settling):
    """Two enemy pieces are used: which one is improvised? TSK-8.10"""

    kind = "marker"
    rule = "TSK-8.10"

    def __init__(self, choice: int, orientation: int) -> None:
        super().__init__(choice)
        self.orientation = orientation

    def data(self) -> list[Any]:
        return [self.choice, self.orientation]

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        """One piece with the borrowing right is borrowed: no marker, written as square 0."""
        squares = squares_in(enemies_of(self.choice))
        if not squares or (len(squares) == 1 and s.borrow):
            return [IMPROVISE]
        free = unspent(s)
        out = [pack(IMPROVISE, q) for q in squares if BIT[q] & free]
        return out[:1] if len({(s.board[first(o)] - 1) // 3 for o in out}) == 1 else out

    def take(self, s: TashKalar, choice: int) -> None:
        square = first(choice)
        s.push(Pickup(self.choice, self.orientation, (s.board[square] - 1) // 3 if square else NOBODY))


class Pickup(Settling):
    """For lack of supply an own piece that the pattern does not need is picked up. TSK-8.12 b"""

    kind = "pickup"
    rule = "TSK-8.12"

    def __init__(self, choice: int, orientation: int, improvised: int) -> None:
        super().__init__(choice)
        self.orientation = orientation
        self.improvised = improvised  # the colour whose marker is turned

    def data(self) -> list[Any]:
        return [self.choice, self.orientation, self.improvised]

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        """Nothing to pick up is written as square 0."""
        being = BEINGS[first(self.choice)]
        square = (self.choice >> 13) & 127
        pieces = stock(s, being)
        if s.supply(s.own(), being.rank) or pieces & BIT[square]:
            return [PICKUP]
        key = concern(being, self.orientation, square)
        spare = 0
        for o in payable_matches(s, self.choice):
            if concern(being, o, square) == key:
                spare |= pieces & ~pattern(being, o, square)
        return [pack(PICKUP, q) for q in squares_in(spare)]

    def take(self, s: TashKalar, choice: int) -> None:
        """Only now does anything happen."""
        card, square = first(self.choice), (self.choice >> 13) & 127
        being = BEINGS[card]
        own = s.own()
        if self.improvised >= 0:
            s.markers = changed(s.markers, own, s.markers[own] | 1 << self.improvised)
        s.borrow = 0  # TSK-8.9: gone, used or not
        if first(choice):
            s.lift(first(choice))
        s.me, s.refs, s.used = NOBODY, [], 0
        s.play_card(s.turn, card)
        s.show(card)
        s.actions -= 1
        if s.events is not None:
            told = {"seat": s.turn, "card": f"@card-{CARD_IDS[card]}", "square": NAMES[square]}
            s.tell("summoned", told)
            if self.improvised >= 0:
                s.tell("improvised", {"seat": s.turn, "colour": f"@word-{COLOURS[self.improvised]}"})
        if s.board[square]:
            if (s.board[square] - 1) // 3 == own:  # replaced, or itself the being: nothing is counted
                s.lift(square)
            else:
                s.destroy(square)
        s.put(square, own, being.rank)
        s.card, s.orientation, s.summoned_at = card, self.orientation, square
        s.me = square
        s.used = pattern(being, self.orientation, square) & ~BIT[square]
        s.summoned = [*s.summoned, 128 * card + square]
        s.push(Away(card))
        run_program(s, being.effect)
        if card >= LEGENDS and s.setup.mode == DUEL:  # TSK-17.5
            s.add_points(5 * own, 1)
            if s.events is not None:
                s.tell("point", {"seat": s.turn})
        elif card >= LEGENDS and s.setup.mode == MELEE:
            s.push(Point())


class Point(Decision):
    """A legend scores in a colour of the player's choice, before its effect. TSK-19.7"""

    kind = "point"
    rule = "TSK-19.7"

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return [pack(SCORE, colour) for colour in s.sides if colour != s.own()]

    def take(self, s: TashKalar, choice: int) -> None:
        s.add_points(4 * s.own() + first(choice), 1)
        if s.events is not None:
            s.tell("point-in", {"seat": s.turn, "colour": f"@word-{COLOURS[first(choice)]}"})


class Away(Do[TashKalar]):
    """After its effect the card goes to its pile. TSK-8.14, 10.6"""

    def __init__(self, card: int) -> None:
        self.card = card

    def data(self) -> list[Any]:
        return [self.card]

    def do(self, s: TashKalar) -> None:
        card = self.card
        s.turn_over(card, s.deck_of(card, s.turn))
        if s.setup.closed and card < LEGENDS:  # the pile is closed, but this card was seen
            for seat in range(s.setup.seats):
                if seat != s.turn:
                    s.learn(seat, card, 1 << card)
        s.card, s.me, s.used, s.refs = NOBODY, NOBODY, 0, []


FRAMES: Final = [Orientation, Marker, Pickup, Point, Away]
