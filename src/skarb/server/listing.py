"""A table as everybody may see it, in a list or in a state."""

from collections.abc import Container
from typing import Any

import msgspec

from skarb.server.chairs import Chair, bot_names, face_of, promised
from skarb.server.fairness import Proof
from skarb.server.messages import BankClock, MoveClock, Person, SeatInfo, TableInfo
from skarb.server.names import COLOURS
from skarb.server.store import Row


def describe(
    row: Row,
    chairs: list[Chair],
    proof: Proof | None,
    options: dict[str, Any],
    clock: MoveClock | BankClock | None,
    faces: dict[str, Person],
    you: str | None,
    online: Container[str | None],
) -> TableInfo:
    """A table as everybody may see it, with `you` marked."""
    seats: list[SeatInfo] = []
    bots = bot_names(chairs, faces)
    for i, chair in enumerate(chairs):
        if chair.person is not None:
            face = face_of(chair.person, faces)
            mine = chair.person == you
            seats.append(SeatInfo(face.name, face.colour, "person", mine, chair.person in online))
        elif chair.level is not None:
            name, colour = bots[i], COLOURS[i % len(COLOURS)]
            yours = you is not None and chair.was == you
            back = yours and not chair.gone and row.state == "playing"
            was = "" if chair.was is None else face_of(chair.was, faces).name
            seats.append(SeatInfo(name, colour, "bot", False, True, chair.level, back, was, chair.gone, yours))
        else:
            seats.append(SeatInfo("", COLOURS[i % len(COLOURS)], "empty", False, False))
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        seats,
        options,
        row.state,  # type: ignore[arg-type]
        bool(row.public),
        bool(row.hot_seat),
        clock,
        row.owner,
        msgspec.json.decode(row.turn),
        row.ply,
        None if proof is None else proof.info(row.state, row.seed_hash, promised(chairs)),
        row.rematch,
        row.updated,
        parent=_parent(row),
        awaited=[] if proof is None else proof.awaited(row.state),
    )


def _parent(row: Row) -> tuple[str, int] | None:
    if row.parent is None:
        return None
    table, ply = row.parent.split()
    return table, int(ply)
