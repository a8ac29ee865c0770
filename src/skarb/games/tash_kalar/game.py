"""Tash-Kalar as the platform sees it: every question of `Game`, and the room that answers it."""

from typing import Any, Final

from skarb.games.tash_kalar import notation, refusals, tactics, words
from skarb.games.tash_kalar.cards import CARD_IDS, SCHOOLS, TASK_IDS
from skarb.games.tash_kalar.features import FEATURES
from skarb.games.tash_kalar.flow import effects, ending, opening, summoning, turn
from skarb.games.tash_kalar.flow.board import COLOURS
from skarb.games.tash_kalar.flow.modes import Setup
from skarb.games.tash_kalar.picture import picture
from skarb.games.tash_kalar.position import position
from skarb.games.tash_kalar.quick import quick
from skarb.games.tash_kalar.reading import place
from skarb.games.tash_kalar.state import TashKalar, seats_of, sides_of
from skarb.games.tash_kalar.view import view
from skarb.games.tash_kalar.world import world
from skarb.kernel.game import Game
from skarb.kernel.option import custom, flag, number, one_of, seat
from skarb.kernel.refusal import refuse

ID: Final = "tash_kalar"
SEATS_OF: Final = {"high_form": (2, 4), "first_game": (2,), "deathmatch_duel": (2, 4), "deathmatch_melee": (3, 4)}


def accepts_mode(value: Any, seats: int) -> bool:
    return True  # `check` refuses what is no mode: TSK-34.1, for TSK-27.1 speaks of the modes there are


def accepts_schools(value: Any, seats: int) -> bool:
    if value in ("choose", "random"):
        return True
    return isinstance(value, list) and len(value) == seats == len(set(map(str, value))) and set(value) <= set(SCHOOLS)


def accepts_colours(value: Any, seats: int) -> bool:
    if value == "choose":
        return True
    return isinstance(value, list) and len(value) == 2 == len(set(map(str, value))) and set(value) <= set(COLOURS)


MODES: Final = {"kind": "one", "values": list(SEATS_OF), "seats": [list(seats) for seats in SEATS_OF.values()]}
NAMED_SCHOOLS: Final = {"kind": "list", "words": ["choose", "random"], "values": list(SCHOOLS), "sort": "school"}
NAMED_COLOURS: Final = {"kind": "list", "words": ["choose"], "values": list(COLOURS), "count": 2, "sort": "word"}

OPTIONS: Final = (
    custom("mode", "TSK-27.1", "high_form", accepts_mode, MODES),
    custom("schools", "TSK-27.2", "choose", accepts_schools, NAMED_SCHOOLS),
    custom("colours", "TSK-18.1", "choose", accepts_colours, NAMED_COLOURS),
    seat("first", "TSK-27.3", "random"),
    flag("undo", "TSK-27.4", True),
    one_of("discards", "TSK-27.5", ["open", "closed"]),
    flag("team_talk", "TSK-27.6"),
    flag("skip_finals", "TSK-27.7", True),
    flag("any_schools", "TSK-27.8"),
    number("turn_limit", "TSK-27.9", None, null=True),
)


def check(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    mode = options["mode"]
    if mode not in list(SEATS_OF):
        raise refuse("TSK-34.1", "bad-option", key="mode", value=str(mode))
    allowed = SEATS_OF[mode]
    if seats not in allowed:
        raise refuse("TSK-27.1", "bad-seats", seats=str(seats), allowed=", ".join(map(str, allowed)))
    setup = Setup(seats, options)
    if isinstance(options["schools"], list):
        schools = [SCHOOLS.index(school) for school in options["schools"]]
        if not set(schools) <= set(opening.allowed_schools(setup)):
            raise refuse("TSK-27.8", "schools-first-game", ID)
        if setup.teams and options["colours"] != "choose":
            pair = [COLOURS.index(colour) for colour in options["colours"]]
            if any(pair[i] not in (schools[i], schools[i + 2]) for i in (0, 1)):
                raise refuse("TSK-18.1", "colours", ID)
    return options


def setup(seats: int, options: dict[str, Any], key: bytes) -> TashKalar:
    s = TashKalar(Setup(seats, options))
    s.key = key
    opening.begin(s)
    return s


GAME: Final = Game(
    id=ID,
    seats=(2, 3, 4),
    options=OPTIONS,
    rule="TSK-34.1",
    seats_rule="TSK-27.1",
    check=check,
    setup=setup,
    place=place,
    kinds=[
        TashKalar,
        Setup,
        *opening.FRAMES,
        *turn.FRAMES,
        *summoning.FRAMES,
        *effects.FRAMES,
        *ending.FRAMES,
    ],
    seats_of=seats_of,
    sides=sides_of,
    position=position,
    text=notation.text,
    touches=notation.touches,
    view=view,
    world=world,
    why_not=refusals.why_not,
    why_not_touch=refusals.why_not_touch,
    why_not_undo=refusals.why_not_undo,
    takes_back=refusals.takes_back,
    label=words.label,
    cards=[*dict.fromkeys(CARD_IDS), *TASK_IDS],
    card_text=words.card_text,
    picture=picture,
    value=tactics.value,
    parts=tactics.parts,
    quick=quick,
    weigh=tactics.weigh,
    thinking=tactics.thinking,
    progress=tactics.progress,
    features=FEATURES,
)
