"""Matching patterns, on halves of bitboards: they fit into registers, so that compiled code needs no memory. TSK-8.2"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.tash_kalar.cards import FLARES, Being, Turned
from skarb.games.tash_kalar.flow.board import COMPILED, HIGH_BOARD, LOW_BITS, LOW_BOARD, SPLIT, number_in, whole


class Force:
    """The pieces of a colour: low and high halves of those that serve where a common (0), a heroic (1), a legendary (2)
    is demanded, TSK-3.2. It never changes."""

    def __init__(self, low0: i64, high0: i64, low1: i64, high1: i64, low2: i64, high2: i64) -> None:
        self.low0: i64 = low0
        self.high0: i64 = high0
        self.low1: i64 = low1
        self.high1: i64 = high1
        self.low2: i64 = low2
        self.high2: i64 = high2
        self._pieces: i64 = -1  # how many; -1: nobody has asked
        self._upgraded: i64 = -1

    def flipped(self, rank: int, square: int) -> "Force":
        """The same when a piece of that rank has come to a square, or has left it."""
        low: i64 = 0
        high: i64 = 0
        bit: i64 = 1
        bit <<= square if square < 52 else square - 52  # in two steps: mypyc would shift the number 1 as a C int
        if square < 52:
            low = bit
        else:
            high = bit
        found = Force(self.low0 ^ low, self.high0 ^ high, self.low1, self.high1, self.low2, self.high2)
        if self._upgraded >= 0:
            came: i64 = -1 if self.low0 & low | self.high0 & high else 1
            found._pieces = self._pieces + came
            found._upgraded = self._upgraded + came if rank > 0 else self._upgraded
        if rank > 0:
            found.low1 ^= low
            found.high1 ^= high
        if rank > 1:
            found.low2 ^= low
            found.high2 ^= high
        return found

    def equals(self, other: "Force") -> bool:
        return self is other or (
            self.low0 == other.low0
            and self.high0 == other.high0
            and self.low1 == other.low1
            and self.high1 == other.high1
            and self.low2 == other.low2
            and self.high2 == other.high2
        )

    def pieces(self) -> i64:
        if self._upgraded < 0:
            self._pieces = number_in(self.low0) + number_in(self.high0)
            self._upgraded = number_in(self.low1) + number_in(self.high1)
        return self._pieces

    def upgraded(self) -> i64:
        """How many of them are upgraded."""
        self.pieces()
        return self._upgraded

    def lacks_rank(self, rank: int) -> bool:
        """Whether there is no piece that serves where that rank is demanded."""
        if rank == 0:
            return not self.low0 | self.high0
        return not self.low1 | self.high1 if rank == 1 else not self.low2 | self.high2

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Force, (self.low0, self.high0, self.low1, self.high1, self.low2, self.high2)


NO_FORCE: Final = Force(0, 0, 0, 0, 0, 0)


Lacks = dict[int, int]  # by card how many commons its pattern lacks, as far as it is known: few cards are in a hand
NO_LACKS: Final[list[Lacks | None]] = []


class Ground:
    """What the pieces alone tell of a board, each thing worked out when it is first asked for. A search comes to the
    same boards over and over: states share what is known of them."""

    def __init__(self, forces: list[Force], sides: list[int]) -> None:
        self.forces = forces  # by colour
        self.sides = sides
        self._first = forces[sides[0]] if sides else NO_FORCE
        self._second = forces[sides[1]] if sides else NO_FORCE
        self.kept = False  # others will ask, too
        self._lacks = NO_LACKS  # by 2 × side, and one more for who moves
        self._found: dict[int, tuple[i64, i64]] | None = None
        self.tasks: list[float] = []  # by side and task what it takes, and whether it is fulfilled: see tactics
        low0: i64 = 0
        high0: i64 = 0
        low1: i64 = 0
        high1: i64 = 0
        low2: i64 = 0
        high2: i64 = 0
        for colour in sides:
            force = forces[colour]
            low0 |= force.low0
            high0 |= force.high0
            low1 |= force.low1
            high1 |= force.high1
            low2 |= force.low2
            high2 |= force.high2
        # halves of the empty squares, and of those open to a common and to a heroic being, TSK-8.6
        self.low_empty: i64 = LOW_BOARD & ~low0
        self.high_empty: i64 = HIGH_BOARD & ~high0
        self.low_open0: i64 = LOW_BOARD & ~low1
        self.high_open0: i64 = HIGH_BOARD & ~high1
        self.low_open1: i64 = LOW_BOARD & ~low2
        self.high_open1: i64 = HIGH_BOARD & ~high2

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Ground, (self.forces, self.sides)

    def force(self, i: int) -> Force:
        """What the i-th side can summon with."""
        return self._first if i == 0 else self._second if i == 1 else self.forces[self.sides[i]]

    def low_open(self, rank: int) -> i64:
        """The low half of the squares open to a being of that rank."""
        return self.low_open0 if rank == 0 else self.low_open1 if rank == 1 else LOW_BOARD

    def high_open(self, rank: int) -> i64:
        return self.high_open0 if rank == 0 else self.high_open1 if rank == 1 else HIGH_BOARD

    def shows(self, forces: list[Force], sides: list[int]) -> bool:
        """Whether it is of that board."""
        if self.sides is not sides and self.sides != sides:
            return False
        return all(self.forces[colour].equals(forces[colour]) for colour in sides)

    def lacks_of(self, at: int) -> Lacks:
        """What patterns lack, as far as it is known: of side at // 2, which waits (0) or moves (1)."""
        if not self._lacks:
            self._lacks = [None] * (2 * len(self.sides))
        found = self._lacks[at]
        if found is None:
            found = self._lacks[at] = {}
        return found

    def take_over(self, before: "Ground") -> None:
        """Where one side moves, what the other's patterns lack stays as it is, most of the time."""
        if (
            self.low_open0 != before.low_open0
            or self.high_open0 != before.high_open0
            or self.low_open1 != before.low_open1
            or self.high_open1 != before.high_open1
        ):
            return
        for i in range(len(self.sides)):
            if self.force(i).equals(before.force(i)):
                if not self._lacks:
                    self._lacks = [None] * (2 * len(self.sides))
                self._lacks[2 * i] = before.lacks_of(2 * i)

    def squares(self, i: int, being: Being) -> tuple[i64, i64]:
        """Where the i-th side can summon the being: see `matched`."""
        if not self.kept:
            return matched(self, self.force(i), being)
        if self._found is None:
            self._found = {}
        key = FLARES * i + being.card
        known = self._found.get(key)
        if known is None:
            known = self._found[key] = matched(self, self.force(i), being)
        return known

    def lacking(self, i: int, being: Being, on_turn: bool) -> int:
        """How many commons its pattern lacks: see `gaps`. Where the others stand matters to who moves; to who waits
        it will have changed."""
        lacks = self.lacks_of(2 * i + on_turn)
        known = lacks.get(being.card)
        if known is None:
            force = self.force(i)
            if on_turn:
                known = gaps(self, force, being, self.low_empty, self.high_empty)
            else:
                known = gaps(self, force, being, LOW_BOARD & ~force.low0, HIGH_BOARD & ~force.high0)
            lacks[being.card] = known
        return known


GROUNDS: Final = 3_000  # of a few kilobytes each
_grounds: Final[dict[int, Ground]] = {}


def ground_of(mark: int, forces: list[Force], sides: list[int], before: Ground | None) -> Ground:
    """What is known of a board, given a mark that two boards will hardly share, and the board that it came from."""
    found = _grounds.get(mark)
    if found is None or not found.shows(forces, sides):
        found = Ground(forces.copy(), sides)
        found.kept = True
        if before is not None and before.sides is sides:
            found.take_over(before)
        if len(_grounds) >= GROUNDS:
            _grounds.clear()
        _grounds[mark] = found
    return found


def low_back(low: i64, high: i64, shift: i64) -> i64:
    """The low half of the squares from which the square so far away lies in a bitboard. Beyond the board anything."""
    if shift < 0:
        return low << -shift
    if shift <= SPLIT:
        return low >> shift | high << (SPLIT - shift)
    return high >> (shift - SPLIT)


def high_back(low: i64, high: i64, shift: i64) -> i64:
    if shift >= 0:
        return high >> shift
    if shift >= -SPLIT:
        return high << -shift | low >> (SPLIT + shift)
    return high << -shift | low << (-SPLIT - shift)


def matched(ground: Ground, force: Force, being: Being) -> tuple[i64, i64]:
    """The squares, as halves, on which the force can summon the being in some orientation."""
    if force.lacks_rank(being.hardest):
        return 0, 0
    if not COMPILED:
        found = matched_whole(ground, force, being)
        return i64(found & LOW_BITS), i64(found >> 52)
    found_low: i64 = 0
    found_high: i64 = 0
    low_open = ground.low_open(being.rank)
    high_open = ground.high_open(being.rank)
    for turned in being.turned:
        low = low_open
        high = high_open
        code = turned.code
        while code:
            shift = (code & 127) - 64
            rank = code >> 7 & 3
            code >>= 9
            if rank == 0:
                has_low, has_high = force.low0, force.high0
            elif rank == 1:
                has_low, has_high = force.low1, force.high1
            else:
                has_low, has_high = force.low2, force.high2
            if 0 <= shift <= SPLIT:  # in place, as `low_back` and `high_back` have it
                low &= has_low >> shift | has_high << (SPLIT - shift)
                high &= has_high >> shift
            else:
                low &= low_back(has_low, has_high, shift)
                high &= high_back(has_low, has_high, shift)
            if not low | high:
                break
        found_low |= low
        found_high |= high
    return found_low, found_high


def gaps(ground: Ground, force: Force, being: Being, low_free: i64, high_free: i64) -> int:
    """How many commons must still be placed on free squares before the being can be summoned; 3 for more, or if that
    is not enough."""
    if being.hardest and force.lacks_rank(being.hardest):
        return 3
    if not COMPILED:
        return gaps_whole(ground, force, being, whole(low_free, high_free))
    low_open = ground.low_open(being.rank)
    high_open = ground.high_open(being.rank)
    best = 3
    for turned in being.turned:
        found = gaps_turned(force, turned, low_open, high_open, low_free, high_free, best)
        if found < best:
            if found == 0:
                return 0
            best = found
    return best


def wanted(ground: Ground, force: Force, being: Being) -> tuple[i64, i64, i64]:
    """How many commons who moves lacks, as `gaps` tells, and the halves of the squares where one more would make them
    fewer."""
    low_free, high_free = ground.low_empty, ground.high_empty
    low_open = ground.low_open(being.rank)
    high_open = ground.high_open(being.rank)
    least: i64 = 4
    want_low: i64 = 0
    want_high: i64 = 0
    for turned in being.turned:
        low0, high0 = low_open, high_open  # summoning squares of which so many pattern squares lack a piece
        low1: i64 = 0
        high1: i64 = 0
        low2: i64 = 0
        high2: i64 = 0
        low3: i64 = 0
        high3: i64 = 0
        code = turned.code
        while code:
            shift = (code & 127) - 64
            rank = code >> 7 & 3
            code >>= 9
            if rank == 0:
                low_has = low_back(force.low0, force.high0, shift)
                high_has = high_back(force.low0, force.high0, shift)
                low_lacks = low_back(low_free, high_free, shift)
                high_lacks = high_back(low_free, high_free, shift)
                low3 = low3 & low_has | low2 & low_lacks
                high3 = high3 & high_has | high2 & high_lacks
                low2 = low2 & low_has | low1 & low_lacks
                high2 = high2 & high_has | high1 & high_lacks
                low1 = low1 & low_has | low0 & low_lacks
                high1 = high1 & high_has | high0 & high_lacks
            else:
                if rank == 1:
                    low_has = low_back(force.low1, force.high1, shift)
                    high_has = high_back(force.low1, force.high1, shift)
                else:
                    low_has = low_back(force.low2, force.high2, shift)
                    high_has = high_back(force.low2, force.high2, shift)
                low3 &= low_has
                high3 &= high_has
                low2 &= low_has
                high2 &= high_has
                low1 &= low_has
                high1 &= high_has
            low0 &= low_has
            high0 &= high_has
        if low0 | high0:
            return 0, 0, 0
        level: i64 = 1
        if not low1 | high1:
            low1, high1 = low2, high2
            level = 2
            if not low1 | high1:
                low1, high1 = low3, high3
                level = 3
                if not low1 | high1:
                    continue
        if level > least:
            continue
        if level < least:
            least, want_low, want_high = level, 0, 0
        code = turned.code
        while code:
            shift = (code & 127) - 64
            rank = code >> 7 & 3
            code >>= 9
            if rank == 0:
                low_lacks = low1 & ~low_back(force.low0, force.high0, shift)
                high_lacks = high1 & ~high_back(force.low0, force.high0, shift)
                want_low |= low_back(low_lacks, high_lacks, -shift)
                want_high |= high_back(low_lacks, high_lacks, -shift)
    if least > 3:
        least = 3
    return least, want_low, want_high


def gaps_turned(
    force: Force, turned: Turned, low_open: i64, high_open: i64, low_free: i64, high_free: i64, best: int
) -> int:
    """Of one orientation; only what is less than `best` is of interest."""
    low_none, high_none = low_open, high_open  # summoning squares of which no pattern square lacks a piece,
    low_one: i64 = 0  # one,
    high_one: i64 = 0
    low_two: i64 = 0  # two
    high_two: i64 = 0
    code = turned.code
    while code:
        shift = (code & 127) - 64
        rank = code >> 7 & 3
        code >>= 9
        if rank == 0:
            low_has = low_back(force.low0, force.high0, shift)
            high_has = high_back(force.low0, force.high0, shift)
            low_lacks = low_back(low_free, high_free, shift)
            high_lacks = high_back(low_free, high_free, shift)
            if best > 2:
                low_two = low_two & low_has | low_one & low_lacks
                high_two = high_two & high_has | high_one & high_lacks
            if best > 1:
                low_one = low_one & low_has | low_none & low_lacks
                high_one = high_one & high_has | high_none & high_lacks
            low_none &= low_has
            high_none &= high_has
        else:
            if rank == 1:
                low_has = low_back(force.low1, force.high1, shift)
                high_has = high_back(force.low1, force.high1, shift)
            else:
                low_has = low_back(force.low2, force.high2, shift)
                high_has = high_back(force.low2, force.high2, shift)
            low_none &= low_has
            high_none &= high_has
            low_one &= low_has
            high_one &= high_has
            low_two &= low_has
            high_two &= high_has
        if not (low_none | high_none | low_one | high_one | low_two | high_two):
            return 3
    if low_none | high_none:
        return 0
    if low_one | high_one:
        return 1
    return 2 if low_two | high_two else 3


# -- the same on whole bitboards, which are faster where they are interpreted ------------------------------------------


def serving(force: Force) -> list[int]:
    return [whole(force.low0, force.high0), whole(force.low1, force.high1), whole(force.low2, force.high2)]


def matched_whole(ground: Ground, force: Force, being: Being) -> int:
    serve = serving(force)
    allowed = whole(ground.low_open(being.rank), ground.high_open(being.rank))
    found = 0
    for turned in being.turned:
        mask = allowed
        for shift, rank in turned.hard:
            mask &= serve[rank] >> shift if shift >= 0 else serve[rank] << -shift
            if not mask:
                break
        found |= mask
    return found


def gaps_whole(ground: Ground, force: Force, being: Being, free: int) -> int:
    serve = serving(force)
    allowed = whole(ground.low_open(being.rank), ground.high_open(being.rank))
    one = two = 0
    for turned in being.turned:
        none_lacks = allowed
        one_lacks = two_lack = 0
        for shift, rank in turned.hard:
            have = serve[rank] >> shift if shift >= 0 else serve[rank] << -shift
            if not one:  # otherwise only none can still be better
                if rank == 0:
                    lack = free >> shift if shift >= 0 else free << -shift
                    two_lack = (two_lack & have) | (one_lacks & lack)
                    one_lacks = (one_lacks & have) | (none_lacks & lack)
                else:
                    two_lack &= have
                    one_lacks &= have
            none_lacks &= have
            if not none_lacks and not one_lacks and not two_lack:
                break
        if none_lacks:
            return 0
        one |= one_lacks
        two |= two_lack
    return 1 if one else 2 if two else 3
