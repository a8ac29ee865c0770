"""The rulebook of Wyrmspan as the platform sees it."""

from random import Random
from typing import Any, ClassVar

from skarb.games.wyrmspan import card_texts, picture, placing, position, tactics
from skarb.games.wyrmspan.automa import new_deck
from skarb.games.wyrmspan.cards import (
    CARD_ID,
    CARDS,
    DRAGONS,
    LEFT_NEIGHBOUR,
    LEVELS,
    SIDES,
    SOLO_SIDES,
    TILES,
    capacity,
)
from skarb.games.wyrmspan.labels import label
from skarb.games.wyrmspan.notation import text, touches
from skarb.games.wyrmspan.quick import quick
from skarb.games.wyrmspan.refusals import why_not
from skarb.games.wyrmspan.rounds import Setup
from skarb.games.wyrmspan.state import Table, Wyrmspan, new_player
from skarb.games.wyrmspan.worlds import world
from skarb.kernel import chance
from skarb.kernel.game import Game
from skarb.kernel.option import Option, custom, flag, one_of, seat
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import State

RULE = "WYR-34.1"


def _four_sides(value: Any, seats: int) -> bool:
    if value == "random":
        return True
    if not isinstance(value, (list, tuple)) or len(value) != 4:
        return False
    allowed = SOLO_SIDES if seats == 1 else SIDES
    return all(isinstance(side, str) and side in allowed for side in value) and len({s[:-1] for s in value}) == 4


class WyrmspanGame(Game):
    """1 to 5 players; one plays against the Automa."""

    id: ClassVar[str] = "wyrmspan"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    options_rule: ClassVar[str] = RULE
    options: ClassVar[tuple[Option, ...]] = (
        one_of("guild_tile", RULE, ["random", *TILES]),
        custom("objectives", RULE, "random", _four_sides),
        seat("first_player", RULE, "random"),
        flag("open_hands", RULE),
        flag("limit_at_round_end", RULE),
        one_of("solo_level", RULE, list(LEVELS)),
    )

    # -- beginning ---------------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        """Section 3."""
        draws = 1
        tile = chance.below(key, draws, len(TILES)) if options["guild_tile"] == "random" else -1
        tile = TILES.index(options["guild_tile"]) if tile < 0 else tile
        objectives: list[int] = []
        if options["objectives"] == "random":
            tiles = list(range(10))
            chance.shuffle(key, 2, tiles)
            draws = 2
            for number in tiles:
                draws += 1
                side = 2 * number + chance.below(key, draws, 2)
                if seats > 1 or SIDES[side] in SOLO_SIDES:  # WYR-21.1
                    objectives.append(side)
                if len(objectives) == 4:
                    break
        else:
            objectives = [SIDES.index(side) for side in options["objectives"]]
        names = [chr(65 + i) for i in range(seats)]
        level = LEVELS.index(options["solo_level"])
        s = Wyrmspan(Table(names, options, tile, capacity(tile, seats), objectives, level, None))
        s.key = key
        s.draws = draws
        s.dragon_deck = [card for card in range(1, DRAGONS + 1) if seats > 1 or card not in LEFT_NEIGHBOUR]
        s.cave_deck = list(range(DRAGONS + 1, CARDS + 1))
        s.shuffle(s.dragon_deck)
        s.shuffle(s.cave_deck)
        s.refill()
        for _ in range(seats):
            p = new_player()
            dealt = [s.draw_dragon() for _ in range(3)] + [s.draw_cave() for _ in range(3)]
            p.dealt = tuple(sorted(dealt))
            s.players.append(p)
        if options["first_player"] == "random":
            s.first = s.below(seats) if seats > 1 else 0
        else:
            s.first = options["first_player"]
        s.turn = s.first
        if seats == 1:
            new_deck(s)
        s.push(Setup())
        return s

    def place(self, position_: dict[str, Any], options: dict[str, Any] | None) -> State:
        names = position_.get("seats", ["A", "B"])
        seats = len(names) if isinstance(names, list) else 0
        if not 1 <= seats <= 5:
            raise refuse("WYR-33.1", "bad-place", "wyrmspan", what="seats")
        return placing.place(position_, self.complete(seats, options))

    # -- what the edges see ------------------------------------------------------------------------------------------

    def seats_of(self, s: State) -> int:
        assert isinstance(s, Wyrmspan)
        return s.table.seats

    def names(self, s: State) -> list[str]:
        assert isinstance(s, Wyrmspan)
        return s.table.names

    def position(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Wyrmspan)
        return position.describe(s, position.FULL)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Wyrmspan)
        return position.describe(s, position.SPECTATOR if seat is None else seat)

    def text(self, s: State, choice: int) -> str:
        return text(choice)

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        assert isinstance(s, Wyrmspan)
        return touches(s, seat, choice)

    def world(self, s: State, seat: int, key: bytes) -> State:
        assert isinstance(s, Wyrmspan)
        return world(s, seat, key)

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        assert isinstance(s, Wyrmspan)
        return why_not(s, seat, text)

    # -- what people read --------------------------------------------------------------------------------------------

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        return label(choice)

    def cards(self) -> list[str]:
        return CARD_ID[1:]

    def card_text(self, card: str, lang: str) -> str:
        return card_texts.card_text(card, lang)

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        return picture.picture(view, lang)

    # -- what bots ask -----------------------------------------------------------------------------------------------

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Wyrmspan)
        return tactics.value(s, seat)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        assert isinstance(s, Wyrmspan)
        return quick(s, choices, random)

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        return tactics.thinking(level, seats)

    def progress(self, s: State) -> list[float]:
        assert isinstance(s, Wyrmspan)
        return tactics.progress(s)


GAME = WyrmspanGame()
