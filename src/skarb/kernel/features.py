"""A position as numbers, told from what one seat may know: named blocks, a byte for each number.

A position is the bytes of its blocks, joined: sets of cards and the like are looked up whole, so that hardly a number
is written by itself. A game that is played very fast writes them on a `Sheet` instead, zeros and ones as bits. Whoever
learns from them reads each as a float, divided by the `most` of its block.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr, u8

from skarb.kernel.sheet import SPREAD, Sheet
from skarb.kernel.state import State

S = TypeVar("S", bound=State)

ONE: Final[u8] = 1


def bits(mask: int, size: int) -> bytes:
    """A set as so many zeros and ones, the lowest bit first."""
    out: list[bytes] = []
    left = size
    while left > 0:
        out.append(SPREAD[mask & 255])
        mask >>= 8
        left -= 8
    return b"".join(out)[:size]


def ones(size: int) -> list[bytes]:
    """One of so many: by its number, all zeros but a one there. The last, -1, is none of them."""
    return [bytes([i == at for i in range(size)]) for at in range(size)] + [bytes(size)]


def more(out: BytesWriter, at: i64) -> None:
    """One more there. Compiled, `+=` would be a call of Python's."""
    out[at] = out[at] + ONE


def note(out: BytesWriter, at: i64, number: i64) -> None:
    """A number: what is above 255 counts as 255, what is below 0 as 0."""
    if number & ~255:
        number = 0 if number < 0 else 255
    out[at] = u8(number)


def counts(numbers: list[int]) -> bytes:
    """Numbers, a byte each; what is above 255 counts as 255, what is below 0 as 0."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([0 if n < 0 else 255 if n > 255 else n for n in numbers])


def some_of(size: int, of: list[int]) -> bytearray:
    """So many numbers: how often each occurs among these."""
    out = bytearray(size)
    for item in of:
        out[item] += 1
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """Numbers that belong together. They run up to about `most`, sometimes beyond.

    In a hint they speak for reasons (`reason-<name>` of the game's texts): one name for each number, the last one for
    all that follow; an empty name, or none, is for what has no word.
    """

    def __init__(self, name: str, size: int, about: str, most: int = 1, speaks: list[str] | None = None) -> None:
        self.name = name
        self.size = size
        self.about = about
        self.most = most
        self.speaks = speaks or [""]

    def reasons(self) -> list[str]:
        """What each of its numbers speaks for."""
        return self.speaks[: self.size] + self.speaks[-1:] * (self.size - len(self.speaks))


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a game tells learners. Make one in `skarb/games/<id>/features.py` and call it `FEATURES`."""

    def __init__(
        self,
        *,
        blocks: Callable[[S], list[Block]],
        position: Callable[[S, int], bytes] | None = None,
        write: Callable[[S, int, Sheet], None] | None = None,
        choice_blocks: list[Block],
        choices: Callable[[S, int, list[int]], bytes],
        actions: int = 0,
        numbers: Callable[[S, int, list[int]], list[int]] | None = None,
        number: Callable[[S, int, list[int], BytesWriter], None] | None = None,
        rows: int = 0,
    ) -> None:
        self.blocks = blocks  # of a position; the same as long as a game lasts
        self._position = position  # (state, seat): what the seat knows of it, seats counted from its own onwards
        self._write = write  # the same on a sheet: first the blocks of zeros and ones, then those with a `most`
        self.choice_blocks = choice_blocks  # of a choice
        self.choices = choices  # (state, seat, its choices): a row for each, joined; no two of a question are alike
        self.actions = actions  # how many choices there can ever be, if they are numbered once and for ever; else 0
        self._numbers = numbers  # (state, seat, its choices): the number of each
        self._number = number  # the same, eight bytes each
        self.rows = rows or actions  # how many choices one question may have, for those who need a fixed shape

    def position(self, s: S, seat: int) -> bytes:
        if self._position is not None:
            return self._position(s, seat)
        sheet = Sheet()
        assert self._write is not None
        self._write(s, seat, sheet)
        return sheet.only()

    def write(self, s: S, seat: int, sheet: Sheet) -> None:
        """A position on a sheet; what comes as bytes is levels."""
        if self._write is not None:
            self._write(s, seat, sheet)
            sheet.end()
        else:
            sheet.levels.write(self.position(s, seat))

    def bits(self, s: S) -> int:
        """How many numbers of a position are bits on a sheet."""
        size = 0
        for block in self.blocks(s):
            if block.most > 1 or self._write is None:
                break
            size += block.size
        return size

    def numbers(self, s: S, seat: int, legal: list[int]) -> list[int]:
        if self._numbers is not None:
            return self._numbers(s, seat, legal)
        out = BytesWriter()
        self.number(s, seat, legal, out)
        told = out.getvalue()
        return [int(read_i64_le(told, 8 * i)) for i in range(len(legal))]

    def number(self, s: S, seat: int, legal: list[int], out: BytesWriter) -> None:
        if self._number is not None:
            self._number(s, seat, legal, out)
        else:
            for number in self.numbers(s, seat, legal):
                write_i64_le(out, number)

    def size(self, s: S) -> int:
        """How many numbers a position has."""
        return sum([block.size for block in self.blocks(s)])

    def width(self) -> int:
        """How many numbers a choice has."""
        return sum([block.size for block in self.choice_blocks])
