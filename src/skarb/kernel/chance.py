"""All chance of a game: a keyed BLAKE2 stream, so that the same seed gives the same deal for ever.

A state keeps only the key and how many draws were made; every draw opens a block sequence of its own.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

WORD: Final = 4294967296  # a block is cut into 32-bit words
UNPACK: Final = Struct(">16I").unpack
FIRST: Final = Struct(">I").unpack_from
NUMBERS: Final[list[bytes]] = [number.to_bytes(8, "big") for number in range(64)]
ZEROS: Final = bytes(6)  # how every draw begins; whoever makes more than 65,535 waits longer for them
_begun: tuple[bytes, Any] = (b"", None)  # the last key, worked in as far as all its draws are alike: half of the time


def key_of(seed: str | int) -> bytes:
    """The 256-bit key of a seed. A number and its decimal text are the same seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"skarb seed").digest()


def block_of(key: bytes, draw: bytes, number: int) -> tuple[int, ...]:
    """The 32-bit words of one block of a draw: BLAKE2 of draw and number, with the key."""
    global _begun
    found: tuple[int, ...]
    last = NUMBERS[number] if number < 64 else number.to_bytes(8, "big")
    if draw[:6] != ZEROS:
        found = UNPACK(blake2b(draw + last, key=key).digest())
        return found
    of, begun = _begun
    if of != key:
        begun = blake2b(ZEROS, key=key)
        _begun = (key, begun)
    one = begun.copy()
    one.update(draw[6:] + last)
    found = UNPACK(one.digest())
    return found


def words(key: bytes, draw: int, count: int) -> list[int]:
    """The first `count` 32-bit words of draw number `draw`, and the rest of their last block."""
    out: list[int] = []
    start = draw.to_bytes(8, "big")
    while len(out) < count:
        out.extend(block_of(key, start, len(out) // 16))
    return out


def below(key: bytes, draw: int, bound: int) -> int:
    """A number from 0 to bound - 1, every one exactly as likely."""
    fair = WORD - WORD % bound
    start = draw.to_bytes(8, "big")
    word: int = FIRST(blake2b(start + NUMBERS[0], key=key).digest())[0]
    if word < fair:
        return word % bound
    number = 0
    while True:  # hardly ever
        for word in block_of(key, start, number):
            if word < fair:
                return word % bound
        number += 1


def shuffle(key: bytes, draw: int, items: list[int]) -> None:
    """Fisher and Yates, in place, without bias."""
    start = draw.to_bytes(8, "big")
    number = 0
    block: tuple[int, ...] = ()
    at = 16
    moved: list[Any] = items  # as objects: compiled code would make a new int of each
    for i in range(len(items) - 1, 0, -1):
        bound: i64 = i + 1
        fair: i64 = WORD - WORD % bound
        word: i64 = fair
        while word >= fair:
            if at == 16:
                block = block_of(key, start, number)
                number += 1
                at = 0
            word = block[at]
            at += 1
        j = int(word % bound)
        moved[i], moved[j] = moved[j], moved[i]
