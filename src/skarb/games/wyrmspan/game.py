"""Wyrmspan as the platform sees it: every question of `Game`, and the room that answers it."""

from typing import Any, Final

from skarb.games.wyrmspan.cards import CARD_ID, LEVELS, SIDES, SOLO_SIDES, TILES, capacity
from skarb.games.wyrmspan.features import FEATURES
from skarb.games.wyrmspan.flow.frames import FRAMES
from skarb.games.wyrmspan.flow.opening import Opening, deal, tiles
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.notation import text, touches
from skarb.games.wyrmspan.picture import picture
from skarb.games.wyrmspan.position import position
from skarb.games.wyrmspan.quick import quick
from skarb.games.wyrmspan.reading import place
from skarb.games.wyrmspan.refusals import why_not, why_not_touch
from skarb.games.wyrmspan.state import Setup, Wyrmspan, names, restore, seats_of
from skarb.games.wyrmspan.tactics import parts, progress, thinking, value
from skarb.games.wyrmspan.view import view
from skarb.games.wyrmspan.words import card_text, label
from skarb.games.wyrmspan.world import world
from skarb.kernel.game import Game
from skarb.kernel.option import custom, flag, one_of, seat

RULE: Final = "WYR-34.1"


def _four_sides(value: Any, seats: int) -> bool:
    if value == "random":
        return True
    if not isinstance(value, (list, tuple)) or len(value) != 4:
        return False
    allowed = SOLO_SIDES if seats == 1 else SIDES
    return all(isinstance(side, str) and side in allowed for side in value) and len({s[:-1] for s in value}) == 4


NAMED_SIDES: Final = {
    "kind": "list",
    "words": ["random"],
    "values": SIDES,
    "seats": [None if side in SOLO_SIDES else [2, 3, 4, 5] for side in SIDES],
    "count": 4,
    "apart": [side[:-1] for side in SIDES],
    "sort": "objective",
}

OPTIONS: Final = (
    one_of("guild_tile", RULE, ["random", *TILES]),
    custom("objectives", RULE, "random", _four_sides, NAMED_SIDES),
    seat("first_player", RULE, "random"),
    flag("open_hands", RULE),
    flag("limit_at_round_end", RULE),
    one_of("solo_level", RULE, list(LEVELS)),
)


def setup(seats: int, options: dict[str, Any], key: bytes) -> Wyrmspan:
    """Section 3."""
    tile, objectives, draws = tiles(seats, options, key)
    called = [chr(65 + i) for i in range(seats)]
    level = LEVELS.index(options["solo_level"])
    s = Wyrmspan(Setup(called, options, tile, capacity(tile, seats), objectives, level, None))
    s.key = key
    s.draws = draws
    deal(s)
    s.push(Opening())
    return s


GAME: Final = Game(
    id="wyrmspan",
    seats=(1, 2, 3, 4, 5),
    options=OPTIONS,
    rule=RULE,
    setup=setup,
    place=place,
    kinds=[Setup, Player, restore, *FRAMES.values()],
    seats_of=seats_of,
    names=names,
    position=position,
    text=text,
    touches=touches,
    view=view,
    world=world,
    why_not=why_not,
    why_not_touch=why_not_touch,
    label=label,
    cards=CARD_ID[1:],
    card_text=card_text,
    picture=picture,
    value=value,
    parts=parts,
    quick=quick,
    thinking=thinking,
    progress=progress,
    features=FEATURES,
)
