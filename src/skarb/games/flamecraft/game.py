"""Flamecraft as the platform sees it: every question of `Game`, and the room that answers it."""

from typing import Any, Final

from skarb.games.flamecraft.cards import ACHIEVEMENTS, KINDS, SHOPS, STARTERS
from skarb.games.flamecraft.features import FEATURES
from skarb.games.flamecraft.flow.frames import FRAMES
from skarb.games.flamecraft.flow.opening import deal
from skarb.games.flamecraft.notation import text, touches
from skarb.games.flamecraft.picture import picture
from skarb.games.flamecraft.position import position
from skarb.games.flamecraft.quick import quick
from skarb.games.flamecraft.reading import place
from skarb.games.flamecraft.refusals import why_not, why_not_touch
from skarb.games.flamecraft.state import Flamecraft, Setup, past_of, seats_of
from skarb.games.flamecraft.tactics import parts, progress, thinking, value
from skarb.games.flamecraft.view import view
from skarb.games.flamecraft.words import CARDS, card_text, label
from skarb.games.flamecraft.world import world
from skarb.kernel.game import Game
from skarb.kernel.option import custom, flag, number, one_of, seat, subset


def _shop_deck(value: Any, seats: int) -> bool:
    """FLC-20.3"""
    if value == "standard":
        return True
    return (
        isinstance(value, (list, tuple))
        and seats > 1
        and len(value) == 10
        and all(isinstance(name, str) and name in SHOPS[STARTERS:] for name in value)
        and len(set(value)) == 10
    )


def _tokens(value: Any, seats: int) -> bool:
    """FLC-20.9"""
    if value is None:
        return True
    return (
        isinstance(value, (list, tuple))
        and len(value) == seats
        and all(kind in KINDS for kind in value)
        and len(set(value)) == seats
    )


def _companions(value: Any, seats: int) -> bool:
    return isinstance(value, bool) and not (value and seats == 1)


TOGETHER: Final = [2, 3, 4, 5]
NAMED_SHOPS: Final = {
    "kind": "list",
    "words": ["standard"],
    "values": SHOPS[STARTERS:],
    "seats": [TOGETHER] * len(SHOPS[STARTERS:]),
    "count": 10,
    "sort": "card",
}
COMPANY: Final = {"kind": "flag", "values": [False, True], "seats": [None, TOGETHER]}
NAMED_TOKENS: Final = {"kind": "list", "words": [None], "values": list(KINDS), "sort": "dragon"}

OPTIONS: Final = (
    one_of("enchantment_deck", "FLC-20.2", ["purple", "gold"]),
    custom("shop_deck", "FLC-20.3", "standard", _shop_deck, NAMED_SHOPS),
    custom("companions", "FLC-20.4", False, _companions, COMPANY),
    seat("first_player", "FLC-20.1"),
    custom("tokens", "FLC-20.9", None, _tokens, NAMED_TOKENS),
    subset("solo_profile", "FLC-20.5", ACHIEVEMENTS, kept="profile"),
    flag("solo_limits", "FLC-20.6"),
    number("round_limit", "FLC-20.8", None, 1, True),
)


def setup(seats: int, options: dict[str, Any], key: bytes) -> Flamecraft:
    return deal(Setup(seats, options, seats > 1 and options["shop_deck"] == "standard"), key)


GAME: Final = Game(
    id="flamecraft",
    version="2",
    replays=("1",),  # they end the same way, save where a fault of version 1 came up
    seats=(1, 2, 3, 4, 5),
    options=OPTIONS,
    rule="FLC-27.7",
    setup=setup,
    place=place,
    kinds=[Flamecraft, Setup, past_of, *FRAMES.values()],
    seats_of=seats_of,
    position=position,
    text=text,
    touches=touches,
    view=view,
    world=world,
    why_not=why_not,
    why_not_touch=why_not_touch,
    label=label,
    cards=CARDS,
    card_text=card_text,
    picture=picture,
    value=value,
    parts=parts,
    quick=quick,
    thinking=thinking,
    progress=progress,
    features=FEATURES,
)
