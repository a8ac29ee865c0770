"""What a seat may know of a state. FLC-19, 27.9"""

from typing import Any

from skarb.games.flamecraft.position import position
from skarb.games.flamecraft.state import Flamecraft


def view(s: Flamecraft, seat: int | None) -> dict[str, Any]:
    out = position(s)
    for hidden in ("seed", "flips", "stack"):
        out.pop(hidden, None)
    for other in range(s.n):
        if other != seat:
            data = out["seats"][chr(65 + other)]
            data["hand"] = len(data["hand"])
            data["offered"] = len(data["offered"])
            if s.result is None:
                data["fancy"] = len(data["fancy"])
    for deck, cards in out["decks"].items():
        out["decks"][deck] = len(cards)
    out["laid"] = list(out["laid"].values())
    if s.drawn >= 0 and not s.drawn_open and seat != s.turn:
        out["now"]["drawn"] = "deck"  # drawn from the deck in step 1: only the player knows the kind (FLC-19.4)
    out["you"] = None if seat is None else chr(65 + seat)
    return out
