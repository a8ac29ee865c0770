"""What positions are written on, one after another: their zeros and ones as bits, their other numbers as bytes.

Nothing is made for a number, and whoever reads many positions unpacks the bits of all at once.
"""

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64, u8

WORD: Final = 32  # the bits of a position fill up to whole words
HALF: Final = 1 << 31
FULL: Final = (1 << 32) - 1
SPREAD: Final[list[bytes]] = [bytes([some >> i & 1 for i in range(8)]) for some in range(256)]


@final
class Sheet:
    def __init__(self) -> None:
        self.flags = BytesWriter()  # bits, the lowest first
        self.levels = BytesWriter()
        self._word: i64 = 0
        self._filled: i64 = 0  # bits in it
        self._bits: i64 = 0  # of this position, without those

    def clear(self) -> None:
        self.flags.truncate(0)
        self.levels.truncate(0)

    def put(self, some: i64, size: i64) -> None:
        """A set as so many zeros and ones, at most 31, the lowest bit first."""
        word = self._word | some << self._filled
        size += self._filled
        if size >= WORD:
            write_i32_le(self.flags, i32(((word & FULL) ^ HALF) - HALF))
            word >>= WORD
            size -= WORD
            self._bits += WORD
        self._word = word
        self._filled = size

    def count(self, number: i64) -> None:
        """A number: what is above 255 counts as 255, what is below 0 as 0."""
        if number & ~255:
            number = 0 if number < 0 else 255
        self.levels.append(u8(number))

    def end(self) -> None:
        """The position is told."""
        if self._filled:
            write_i32_le(self.flags, i32((self._word ^ HALF) - HALF))
        self._word = self._filled = self._bits = 0

    def only(self) -> bytes:
        """The one position that is told so far, a byte for each number, instead of its end."""
        size = self._bits + self._filled
        self.end()
        told = b"".join([SPREAD[some] for some in self.flags.getvalue()])
        return told[:size] + self.levels.getvalue()
