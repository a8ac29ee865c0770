"""The options of a table, section 17, and the setup they make: the part of a game that never changes."""

from typing import Any, Final

from skarb.games.durak.cards import RANKS, SIX_TARGETS, SUITS
from skarb.kernel.option import Option, custom, flag, number, one_of, seat, subset
from skarb.kernel.refusal import refuse

NEVER: Final = 1 << 40  # as a number of bouts, deals or points: more than there will ever be


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
    one_of("mode", "DUR-17.15", [None, "perevodnoy", "sorcery", "team"]),
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
    custom("six_targets", "DUR-17.11", SIX_TARGETS, _six_targets),
    one_of("next_first", "DUR-17.12", ["lowest_trump", "under_fool", "from_fool"]),
    custom("series", "DUR-17.13", None, _series, {"kind": "one", "values": SERIES}),
    flag("open_discard", "DUR-17.14"),
)


def check(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options that are complete, in their one form. What mode, enchanted ranks and seats mean together: DUR-17.15."""
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


def _first_table(seats: int) -> list[int]:
    """[(clockwise, start, set of players)] → the first player of the set from `start` on, -1 in an empty set."""
    table: list[int] = []
    for step in (1, -1):
        for start in range(seats):
            for some in range(64):
                walk = [(start + step * i) % seats for i in range(seats)]
                table.append(next((p for p in walk if some >> p & 1), -1))
    return table


FIRST: Final[list[list[int]]] = [[], [], *[_first_table(seats) for seats in range(2, 7)]]


class Setup:
    """Names and options of a table, shared by all states of a game."""

    def __init__(self, seats: int = 2, options: dict[str, Any] | None = None, names: list[str] | None = None) -> None:
        full = {option.key: option.default for option in OPTIONS} if options is None else options
        self.seats = seats
        self.options: dict[str, Any] = check(seats, full)
        self.names = [chr(65 + i) for i in range(seats)] if names is None else names
        self.everybody = (1 << seats) - 1
        self.first = FIRST[seats]
        self.team: bool = self.options["mode"] == "team"
        self.enchanted = sum(1 << RANKS.index(rank) for rank in self.options["enchanted"])
        targets = self.options["six_targets"]
        self.six_targets = tuple(SUITS.index(targets[suit]) for suit in SUITS)
        self.dealer: int = -1 if full["dealer"] is None else int(full["dealer"])
        self.transfer: bool = full["transfer"]
        self.after_take: bool = full["throw_after_take"]
        self.neighbours: bool = full["throwers"] == "neighbours" and not self.team
        self.before_first: int = full["limit_before_first"]
        self.forward: bool = full["draw_order"] == "forward"
        self.new_rank: bool = full["pass_memory"] == "new_rank"
        self.overthrow: bool = full["overthrow"] == "defender_chooses"
        self.tie_has_fool: bool = full["tie"] == "defender_is_fool" and not self.team
        self.stall: int = NEVER if full["stall_bouts"] is None else int(full["stall_bouts"])
        self.next_first: str = full["next_first"]
        series = full["series"] or {"deals": 1}
        self.series = full["series"] is not None
        self.deals: int = series.get("deals", NEVER)
        self.fool_points: int = series.get("fool_points", NEVER)
        self.open_discard: bool = full["open_discard"]

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Setup, (self.seats, self.options, self.names)
