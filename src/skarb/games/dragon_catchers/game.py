"""Dragon Catchers as the platform sees it: its options, and which room answers what."""

from typing import Any, Final

from skarb.games.dragon_catchers.cards import IDS
from skarb.games.dragon_catchers.features import FEATURES
from skarb.games.dragon_catchers.flow.deal import DEAL, FRAMES
from skarb.games.dragon_catchers.notation import text, touches
from skarb.games.dragon_catchers.picture import picture
from skarb.games.dragon_catchers.position import position
from skarb.games.dragon_catchers.quick import hurry, quick
from skarb.games.dragon_catchers.reading import place
from skarb.games.dragon_catchers.refusals import why_not, why_not_touch
from skarb.games.dragon_catchers.state import NAMES, DragonCatchers, Setup, names_of, seats_of, sides_of
from skarb.games.dragon_catchers.tactics import parts, progress, thinking, value
from skarb.games.dragon_catchers.view import view
from skarb.games.dragon_catchers.words import card_text, label
from skarb.games.dragon_catchers.world import world
from skarb.kernel.game import Game
from skarb.kernel.option import Option, flag, number, one_of, seat

OPTIONS: Final[tuple[Option, ...]] = (
    number("target", "DRC-14.1", 500),
    one_of("clan_counts", "DRC-14.2", ["public", "hidden"]),
    one_of("red_rotation", "DRC-14.3", ["left", "right"]),
    flag("open_piles", "DRC-14.4", True),
    number("max_deals", "DRC-14.5", None, null=True),
    one_of("red_seats", "DRC-14.6", [[0, 2], [1, 3]]),
    seat("dealer", "DRC-14.7"),
)


def setup(seats: int, options: dict[str, Any], key: bytes) -> DragonCatchers:
    s = DragonCatchers(Setup(seats, NAMES[:seats], options, options["red_seats"][0]))
    s.key = key
    s.dealer = s.below(seats) if options["dealer"] is None else options["dealer"]  # DRC-3.1
    s.sit()
    s.push(DEAL)
    return s


GAME: Final = Game(
    id="dragon_catchers",
    seats=(2, 3, 4),
    options=OPTIONS,
    rule="DRC-14.8",
    setup=setup,
    place=place,
    kinds=[DragonCatchers, Setup, *FRAMES.values()],
    seats_of=seats_of,
    names=names_of,
    sides=sides_of,
    position=position,
    text=text,
    touches=touches,
    view=view,
    world=world,
    why_not=why_not,
    why_not_touch=why_not_touch,
    label=label,
    cards=IDS,
    card_text=card_text,
    picture=picture,
    value=value,
    parts=parts,
    quick=quick,
    hurry=hurry,
    thinking=thinking,
    progress=progress,
    features=FEATURES,
)
