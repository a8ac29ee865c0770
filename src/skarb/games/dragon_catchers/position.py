"""The whole position, full information, in the notation of section 16."""

from typing import Any

from skarb.games.dragon_catchers.cards import ids_in
from skarb.games.dragon_catchers.state import DragonCatchers
from skarb.games.dragon_catchers.view import captured, columns_of, public, scores


def position(s: DragonCatchers) -> dict[str, Any]:
    out: dict[str, Any] = {
        **public(s),
        "carried": ids_in(s.carried),
        "captured": captured(s),
        "scores": scores(s),
        "discarded": ids_in(s.discarded),
    }
    places = range(s.last + 1)
    if s.last == 1:
        out["columns"] = {s.name_at(place): columns_of(s, place, True) for place in places}
    else:
        out["hands"] = {s.name_at(place): ids_in(s.hand_at(place)) for place in places}
    return out
