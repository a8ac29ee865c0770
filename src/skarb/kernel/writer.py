"""What `librt.strings` does, for a Python without it: the same, and slower. `skarb.kernel` puts it in its place."""


class BytesWriter:
    """Bytes that grow, and can be changed."""

    def __init__(self) -> None:
        self._written = bytearray()

    def append(self, value: int) -> None:
        self._written.append(value)

    def write(self, some: bytes) -> None:
        self._written += some

    def getvalue(self) -> bytes:
        return bytes(self._written)

    def truncate(self, size: int) -> None:
        del self._written[size:]

    def __len__(self) -> int:
        return len(self._written)

    def __getitem__(self, at: int) -> int:
        return self._written[at]

    def __setitem__(self, at: int, value: int) -> None:
        self._written[at] = value


def write_i32_le(out: BytesWriter, value: int) -> None:
    out.write(value.to_bytes(4, "little", signed=True))


def write_i64_le(out: BytesWriter, value: int) -> None:
    out.write(value.to_bytes(8, "little", signed=True))


def read_i64_le(told: bytes, at: int) -> int:
    return int.from_bytes(told[at : at + 8], "little", signed=True)
