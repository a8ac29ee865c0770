"""All chance of a game: a keyed BLAKE2 stream, so that the same seed gives the same deal for ever.

A state keeps only the key and how many draws were made; every draw opens a block sequence of its own.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

WORD: Final = 4294967296  # a block is cut into 32-bit words
BLOCK: Final = 64  # bytes
UNPACK: Final = Struct(">16I").unpack
ZEROS: Final = bytes(6)  # how every draw begins; whoever makes more than 65,535 waits longer for them
# What follows, for the first eight blocks of 256 draws.
TAILS: Final[list[bytes]] = [(draw << 64 | number).to_bytes(10, "big") for draw in range(256) for number in range(8)]
SEEDED: Final[Any] = blake2b(digest_size=32, person=b"skarb seed")  # a copy is quicker than a new one


class Begun:
    """The last key, and a hash that has read what all its draws begin with: to copy it is quicker than to make it.
    Both in one, so that a thread never meets the key of one game with the hash of another."""

    def __init__(self) -> None:
        self.last: tuple[bytes, Any] = (b"", None)


BEGUN: Final = Begun()


def key_of(seed: str | int) -> bytes:
    """The 256-bit key of a seed. A number and its decimal text are the same seed."""
    one = SEEDED.copy()
    one.update(str(seed).encode())
    key: bytes = one.digest()
    return key


def block_of(key: bytes, draw: int, number: int) -> bytes:
    """One block of a draw: BLAKE2 of draw and number, eight bytes each, with the key."""
    block: bytes
    if draw < 256 and number < 8:
        tail = TAILS[8 * draw + number]
    else:
        told = draw.to_bytes(8, "big") + number.to_bytes(8, "big")
        if draw > 65535:
            block = blake2b(told, key=key).digest()
            return block
        tail = told[6:]
    begun = BEGUN.last
    if begun[0] != key:
        begun = (key, blake2b(ZEROS, key=key))
        BEGUN.last = begun
    one = begun[1].copy()
    one.update(tail)
    block = one.digest()
    return block


def words(key: bytes, draw: int, count: int) -> list[int]:
    """The first `count` 32-bit words of draw number `draw`, and the rest of their last block."""
    out: list[int] = []
    while len(out) < count:
        out.extend(UNPACK(block_of(key, draw, len(out) // 16)))
    return out


def below(key: bytes, draw: int, bound: int) -> int:
    """A number from 0 to bound - 1, every one exactly as likely."""
    fair = WORD - WORD % bound
    number = 0
    while True:
        block = block_of(key, draw, number)
        for at in range(0, BLOCK, 4):
            word = block[at] << 24 | block[at + 1] << 16 | block[at + 2] << 8 | block[at + 3]
            if word < fair:  # the first, nearly always
                return word % bound
        number += 1


def mix(key: bytes, draw: int, number: int, items: list[int], left: int) -> int:
    """Shuffle as far as one block goes: it fills the last of the first `left` places, then the one before it …
    Gives how many places are left; begin with all of them and block 0. Fisher and Yates, in place, without bias."""
    block = block_of(key, draw, number)
    moved: list[Any] = items  # as objects: compiled code would make a new int of each
    bound: i64 = left
    at: i64 = 0
    while bound > 1 and at < BLOCK:
        word: i64 = block[at] << 24 | block[at + 1] << 16 | block[at + 2] << 8 | block[at + 3]
        at += 4
        if word < WORD - bound or word < WORD - WORD % bound:  # hardly ever not
            i: i64 = bound - 1
            j: i64 = word % bound
            moved[i], moved[j] = moved[j], moved[i]
            bound = i
    return int(bound) if bound > 1 else 0


def shuffle(key: bytes, draw: int, items: list[int]) -> None:
    """In place."""
    left = len(items)
    number = 0
    while left > 1:
        left = mix(key, draw, number, items, left)
        number += 1


class Pile:
    """Cards face down, the top one last. Those of a shuffled pile take their places when somebody draws so far, for
    a long deck is seldom drawn to its end: nobody can tell the difference."""

    def __init__(self, cards: list[int], key: bytes = b"", draw: int = 0) -> None:
        self._cards = cards
        self._key = key
        self._draw = draw
        self._block = 0
        # places, from the bottom on, that are still to be filled
        self._left = len(cards) if draw and len(cards) > 1 else 0

    def __len__(self) -> int:
        return len(self._cards)

    def cards(self) -> list[int]:
        """All of them, in their order; not to be changed."""
        while self._left:
            self._mix()
        return self._cards

    def loose(self) -> list[int]:
        """All of them, in any order; not to be changed."""
        return self._cards

    def draw(self) -> int:
        """Take the top card of a pile that is not empty."""
        while self._left >= len(self._cards) > 1:
            self._mix()
        return self._cards.pop()

    def copy(self) -> "Pile":
        pile = Pile(self._cards.copy(), self._key, self._draw)
        pile._block, pile._left = self._block, self._left
        return pile

    def _mix(self) -> None:
        self._left = mix(self._key, self._draw, self._block, self._cards, self._left)
        self._block += 1
