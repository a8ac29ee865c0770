"""The modes of Tash-Kalar, and what they and the options settle for a whole game. TSK-15 to 19"""

from typing import Any, Final, Literal

FIRST_GAME: Final = 0
HIGH_FORM: Final = 1
DUEL: Final = 2
MELEE: Final = 3
Mode = Literal["first_game", "high_form", "deathmatch_duel", "deathmatch_melee"]
MODES: Final[tuple[Mode, ...]] = ("first_game", "high_form", "deathmatch_duel", "deathmatch_melee")


class Setup:
    """What never changes during a game; copies of a state share it."""

    def __init__(self, seats: int = 2, options: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.options: dict[str, Any] = options or {}
        self.mode = MODES.index(self.options.get("mode", "high_form"))
        self.teams = seats == 4 and self.mode != MELEE
        self.closed: bool = self.options.get("discards") == "closed"
        self.undo: bool = self.options.get("undo", True)
        self.skip_finals: bool = self.options.get("skip_finals", True)
        limit = self.options.get("turn_limit")
        self.turn_limit: int = -1 if limit is None else limit
        doubles = 17 if self.mode <= HIGH_FORM else 16 if self.mode == DUEL else 18 - seats  # TSK-3.5
        self.doubles: int = doubles
        self.legendaries = 0 if self.mode == FIRST_GAME else 3  # TSK-3.6
        self.end_score = (6, 9, 18, 12 if seats == 3 else 10)[self.mode]

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Setup, (self.seats, self.options)
