"""What stands in for `librt.strings` writes what that writes."""

import random
from types import ModuleType

import pytest

from skarb.kernel import writer

strings = pytest.importorskip("librt.strings")


def written(by: ModuleType) -> tuple[bytes, list[int]]:
    out, read, chance = by.BytesWriter(), [], random.Random(1)
    for _ in range(200):
        out.append(chance.randrange(256))
        out.write(chance.randbytes(chance.randrange(9)))
        by.write_i64_le(out, chance.randrange(-(1 << 63), 1 << 63))
        by.write_i32_le(out, chance.randrange(-(1 << 31), 1 << 31))
        at = chance.randrange(len(out))
        out[at] = out[at] ^ 255
        read.append(by.read_i64_le(out.getvalue(), chance.randrange(len(out) - 8)))
        if chance.random() < 0.05:
            out.truncate(chance.randrange(16, 40))
    return out.getvalue(), read


def test_it_writes_and_reads_the_same() -> None:
    assert written(writer) == written(strings)
