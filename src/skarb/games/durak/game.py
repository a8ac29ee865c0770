"""Durak of the Black Book as the platform sees it: its options, and which room answers what."""

from typing import Any, Final

from skarb.games.durak.cards import CARDS, RANKS, SIX_TARGETS, SUITS, TEXT
from skarb.games.durak.features import FEATURES
from skarb.games.durak.flow.beating import rules_of
from skarb.games.durak.flow.bout import DEAL, FRAMES
from skarb.games.durak.notation import text, touches
from skarb.games.durak.picture import picture
from skarb.games.durak.position import position
from skarb.games.durak.quick import hurry, quick
from skarb.games.durak.reading import place
from skarb.games.durak.refusals import why_not, why_not_touch
from skarb.games.durak.state import Durak, Setup, names_of, seats_of, sides_of
from skarb.games.durak.tactics import judge, parts, progress, solve, thinking, value
from skarb.games.durak.view import view
from skarb.games.durak.words import card_text, label
from skarb.games.durak.world import world
from skarb.kernel.game import Game
from skarb.kernel.option import Option, custom, flag, number, one_of, seat, subset
from skarb.kernel.refusal import refuse


def _six_targets(value: Any, seats: int) -> bool:
    return (
        isinstance(value, dict)
        and sorted(map(str, value)) == sorted(SUITS)
        and all(v in list(SUITS) for v in value.values())
    )


def _series(value: Any, seats: int) -> bool:
    if value is None:
        return True
    if not isinstance(value, dict) or len(value) != 1:
        return False
    key, count = next(iter(value.items()))
    return key in ("deals", "fool_points") and isinstance(count, int) and not isinstance(count, bool) and count >= 1


SERIES: Final[list[Any]] = [None, *[{"deals": n} for n in (3, 5, 10)], *[{"fool_points": n} for n in (3, 5)]]

OPTIONS: Final[tuple[Option, ...]] = (
    one_of("mode", "DUR-17.15", [None, "perevodnoy", "sorcery", "team"], [None, None, None, [4]]),
    subset("enchanted", "DUR-17.1", list(RANKS)),
    seat("dealer", "DUR-17.16"),
    flag("transfer", "DUR-17.2", True),
    flag("throw_after_take", "DUR-17.3"),
    one_of("throwers", "DUR-17.4", ["all", "neighbours"]),
    one_of("limit_before_first", "DUR-17.5", [5, 6]),
    one_of("draw_order", "DUR-17.6", ["reverse", "forward"]),
    one_of("pass_memory", "DUR-17.7", ["every_card", "new_rank"]),
    one_of("overthrow", "DUR-17.8", ["reject", "defender_chooses"]),
    one_of("tie", "DUR-17.9", ["draw", "defender_is_fool"]),
    number("stall_bouts", "DUR-17.10", 100, null=True),
    custom(
        "six_targets", "DUR-17.11", SIX_TARGETS, _six_targets, {"kind": "map", "values": list(SUITS), "sort": "suit"}
    ),
    one_of("next_first", "DUR-17.12", ["lowest_trump", "under_fool", "from_fool"]),
    custom("series", "DUR-17.13", None, _series, {"kind": "one", "values": SERIES}),
    flag("open_discard", "DUR-17.14"),
)


def check(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options that are complete, in their one form. What mode, enchanted ranks and seats mean together: DUR-17.15"""
    out = dict(options)
    enchanted = [rank for rank in RANKS if rank in options["enchanted"]]
    mode = options["mode"] or ("sorcery" if enchanted else "perevodnoy")
    if mode == "perevodnoy" and enchanted:
        raise refuse("DUR-17.15", "mode-perevodnoy", "durak", ranks=", ".join(enchanted))
    if mode == "sorcery" and not enchanted:
        raise refuse("DUR-17.15", "mode-sorcery", "durak")
    if mode == "team" and seats != 4:
        raise refuse("DUR-17.15", "mode-team", "durak", seats=seats)
    out["mode"] = mode
    out["enchanted"] = enchanted
    return out


def setup(seats: int, options: dict[str, Any], key: bytes) -> Durak:
    s = Durak(Setup(seats, options))
    s.key = key
    s.push(DEAL)
    return s


GAME: Final = Game(
    id="durak",
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    rule="DUR-17.15",
    check=check,
    setup=setup,
    place=place,
    kinds=[Durak, Setup, rules_of, *FRAMES.values()],
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
    cards=TEXT[:CARDS],
    card_text=card_text,
    picture=picture,
    value=value,
    judge=judge,
    parts=parts,
    quick=quick,
    hurry=hurry,
    thinking=thinking,
    solve=solve,
    progress=progress,
    features=FEATURES,
)
