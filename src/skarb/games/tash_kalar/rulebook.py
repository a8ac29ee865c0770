"""Tash-Kalar as the platform sees it: the `Game`."""

from random import Random
from typing import Any, ClassVar

from skarb.games.tash_kalar.arena import COLOURS
from skarb.games.tash_kalar.cards import CARD_IDS, SCHOOLS, TASK_IDS
from skarb.games.tash_kalar.knowledge import view_of, world_of
from skarb.games.tash_kalar.notation import label_of, text_of, touches_of
from skarb.games.tash_kalar.picture import draw_view
from skarb.games.tash_kalar.position import read, seats_in, write
from skarb.games.tash_kalar.refusals import why_not
from skarb.games.tash_kalar.setup import allowed_schools, new_game
from skarb.games.tash_kalar.state import MODES, Arena, Table
from skarb.games.tash_kalar.tactics import progress, quick, thinking, value
from skarb.games.tash_kalar.wording import card_text
from skarb.kernel.game import Game
from skarb.kernel.option import Option, complete, custom, flag, number, one_of, seat
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import State

ID = "tash_kalar"
SEATS_OF = {"first_game": (2,), "high_form": (2, 4), "deathmatch_duel": (2, 4), "deathmatch_melee": (3, 4)}


def accepts_schools(value: Any, seats: int) -> bool:
    if value in ("choose", "random"):
        return True
    return isinstance(value, list) and len(value) == seats == len(set(map(str, value))) and set(value) <= set(SCHOOLS)


def accepts_colours(value: Any, seats: int) -> bool:
    if value == "choose":
        return True
    return isinstance(value, list) and len(value) == 2 == len(set(map(str, value))) and set(value) <= set(COLOURS)


class TashKalar(Game):
    """Arena of Legends, for two, three or four."""

    id = ID
    version = "1"
    seats = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        one_of("mode", "TSK-27.1", ["high_form", "first_game", "deathmatch_duel", "deathmatch_melee"]),
        custom("schools", "TSK-27.2", "choose", accepts_schools, {"kind": "one", "values": ["choose", "random"]}),
        custom("colours", "TSK-18.1", "choose", accepts_colours),
        seat("first", "TSK-27.3", "random"),
        flag("undo", "TSK-27.4", True),
        one_of("discards", "TSK-27.5", ["open", "closed"]),
        flag("team_talk", "TSK-27.6"),
        flag("skip_finals", "TSK-27.7", True),
        flag("any_schools", "TSK-27.8"),
        number("turn_limit", "TSK-27.9", None, null=True),
    )
    options_rule = "TSK-34.1"

    # -- beginning ---------------------------------------------------------------------------------------------------

    def complete(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        out = complete(self.options, self.options_rule, seats, options)
        allowed = SEATS_OF[out["mode"]]
        if isinstance(seats, bool) or seats not in allowed:
            raise refuse("TSK-27.1", "bad-seats", seats=str(seats), allowed=", ".join(map(str, allowed)))
        table = Table(seats, out)
        if isinstance(out["schools"], list):
            schools = [SCHOOLS.index(school) for school in out["schools"]]
            if not set(schools) <= set(allowed_schools(table)):
                raise refuse("TSK-27.8", "schools-first-game", ID)
            if table.teams and out["colours"] != "choose":
                pair = [COLOURS.index(colour) for colour in out["colours"]]
                if any(pair[i] not in (schools[i], schools[i + 2]) for i in (0, 1)):
                    raise refuse("TSK-18.1", "colours", ID)
        return out

    def setup(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        return new_game(Table(seats, options), key)

    def place(self, position: dict[str, Any], options: dict[str, Any] | None) -> State:
        mode = (options or {}).get("mode", MODES[1])
        seats = seats_in(position, mode if isinstance(mode, str) else "")
        full = self.complete(seats, options)
        full = {**full, "schools": "choose", "colours": "choose", "first": "random"}  # TSK-33.1: without effect
        return read(position, Table(seats, full))

    # -- what the edges see ------------------------------------------------------------------------------------------

    def seats_of(self, s: State) -> int:
        return arena(s).table.seats

    def sides(self, s: State) -> list[int]:
        return [0, 1, 0, 1] if arena(s).table.teams else super().sides(s)

    def position(self, s: State) -> dict[str, Any]:
        return write(arena(s))

    def text(self, s: State, choice: int) -> str:
        return text_of(choice)

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        return touches_of(arena(s), choice)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view_of(arena(s), seat)

    def world(self, s: State, seat: int, key: bytes) -> State:
        return world_of(arena(s), seat, key)

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        return why_not(arena(s), seat, text)

    def why_not_undo(self, before: State, after: State, seat: int) -> Refusal | None:
        """TSK-30.15; walls stand where the turn passed on, at a handover and in the setup."""
        if not arena(after).table.undo:
            return Refusal("TSK-27.4", "undo-off", ID)
        if arena(before).consent != arena(after).consent:
            return Refusal("TSK-27.4", "undo-standing", ID)
        return None

    # -- what people read --------------------------------------------------------------------------------------------

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        return label_of(choice)

    def cards(self) -> list[str]:
        return [*dict.fromkeys(CARD_IDS), *TASK_IDS]

    def card_text(self, card: str, lang: str) -> str:
        return card_text(card, lang)

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        return draw_view(view, lang)

    # -- what bots ask -----------------------------------------------------------------------------------------------

    def value(self, s: State, seat: int) -> float:
        return value(arena(s), seat)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        return quick(arena(s), choices, random)

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        return thinking(level, seats)

    def progress(self, s: State) -> list[float]:
        return progress(arena(s))


def arena(s: State) -> Arena:
    assert isinstance(s, Arena)
    return s
