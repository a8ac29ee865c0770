"""What the deal of a table is made of: as it is stored, as it is shown, and what people send for it. docs/fair.md tells
why it is so."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from skarb.kernel.fair import commitment, seed

Kind = Literal["parts", "seed", "none"]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class PartInfo(Struct):
    """What the person on a seat added to the deal: committed to before the start, revealed before the first card."""

    seat: int
    commitment: str
    part: str | None = None  # null: not revealed, or not yet shown


class FairInfo(Struct):
    """How anybody can check that the deal was made by chance: docs/fair.md."""

    kind: Kind  # seed: an older table, whose server chose alone; none: from a record
    terms: str  # what the deal is for, as it is hashed
    server: str  # what the server published when it made the table
    secret: str | None  # what it had committed to; when the game is over
    parts: list[PartInfo]


class Verdict(Struct):
    """Whether a game is what its record and its deal say."""

    kind: Kind
    seed: str | None
    ok: bool
    first: dict[str, Any]


class Commit(Struct):
    commitment: Hash


class Rematch(Struct):
    commitment: Hash | None = None


class Reveal(Struct):
    part: Hash


class Proof(Struct):
    """Kinds: `parts`, of the server's secret and what people add; `seed`, of an older table: the server chose alone and
    published a hash; `none`: a record or a position from elsewhere."""

    kind: Kind
    terms: str = ""
    secret: str = ""  # chosen before anybody sits, and never again
    parts: list[PartInfo] = []  # from the start on; the seats in order

    @property
    def whole(self) -> bool:
        return all(one.part is not None for one in self.parts)

    def awaited(self, state: str) -> list[int]:
        """Seats whose parts the deal waits for."""
        return [one.seat for one in self.parts if one.part is None] if state == "dealing" else []

    def find(self, part: str) -> PartInfo | None:
        """What was committed to this part."""
        told = commitment(part)
        return next((one for one in self.parts if one.commitment == told), None)

    def seed(self) -> str:
        """For a part that was not revealed its commitment stands in: it was fixed before any part was known."""
        return seed(self.terms, self.secret, [(one.seat, one.part or one.commitment) for one in self.parts])

    def info(self, state: str, published: str, promised: list[PartInfo], secret: bool = False) -> FairInfo:
        """What everybody may know now; with the `secret` also before the end."""
        parts = promised if state == "open" and self.kind == "parts" else self.parts
        if state == "dealing":  # nobody sees a part before all are in
            parts = [PartInfo(one.seat, one.commitment) for one in parts]
        told = self.secret if self.kind == "parts" and (secret or state == "over") else None
        return FairInfo(self.kind, self.terms, "" if self.kind == "none" else published, told, parts)


NONE = Proof("none")
read_proof = msgspec.json.Decoder(Proof).decode
