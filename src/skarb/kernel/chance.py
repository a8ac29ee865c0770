"""All chance of a game: a keyed BLAKE2 stream, so that the same seed gives the same deal for ever.

A state keeps only the key and how many draws were made; every draw opens a block sequence of its own.
"""

from hashlib import blake2b
from struct import Struct

WORD = 4294967296  # a block is cut into 32-bit words
BLOCK = Struct(">16I")


def key_of(seed: str | int) -> bytes:
    """The 256-bit key of a seed. A number and its decimal text are the same seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"skarb seed").digest()


def words(key: bytes, draw: int, count: int) -> list[int]:
    """The first `count` 32-bit words of draw number `draw`."""
    out: list[int] = []
    block = 0
    while len(out) < count:
        digest = blake2b(draw.to_bytes(8, "big") + block.to_bytes(8, "big"), key=key).digest()
        out.extend(BLOCK.unpack(digest))
        block += 1
    return out


def below(key: bytes, draw: int, bound: int) -> int:
    """A number from 0 to bound - 1, every one exactly as likely."""
    fair = WORD - WORD % bound
    count = 16
    while True:
        for word in words(key, draw, count)[count - 16 :]:
            if word < fair:
                return word % bound
        count += 16


def shuffle(key: bytes, draw: int, items: list[int]) -> None:
    """Fisher and Yates, in place, without bias."""
    n = len(items)
    supply = words(key, draw, n)
    at = 0
    for i in range(n - 1, 0, -1):
        bound = i + 1
        fair = WORD - WORD % bound
        while supply[at] >= fair:
            at += 1
            if at + i >= len(supply):
                supply = words(key, draw, len(supply) + 16)
        j = supply[at] % bound
        at += 1
        items[i], items[j] = items[j], items[i]
