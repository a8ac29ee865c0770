"""A position read: a state from the notation of section 33. Whatever cannot be is refused (WYR-33.1)."""

import re
from typing import Any, Final

from skarb.games.wyrmspan.cards import (
    CARD_ID,
    CARD_OF,
    CARDS,
    DRAGONS,
    HALLS,
    LEFT_NEIGHBOUR,
    LEVELS,
    MARKERS,
    MAT_NESTS,
    NESTS,
    SIDES,
    SOLO_SIDES,
    SQUARES,
    TILES,
    capacity,
)
from skarb.games.wyrmspan.choice import pack
from skarb.games.wyrmspan.flow import final as end
from skarb.games.wyrmspan.flow.automa import new_deck
from skarb.games.wyrmspan.flow.frames import FRAMES
from skarb.games.wyrmspan.flow.limits import Limit
from skarb.games.wyrmspan.flow.nodes import CAVERNS, NODES, RESOURCES
from skarb.games.wyrmspan.flow.player import EVERYBODY, NOBODY, OWNER, Player, new_player
from skarb.games.wyrmspan.flow.rounds import Income, NextTurn, income
from skarb.games.wyrmspan.flow.run import SOURCES
from skarb.games.wyrmspan.flow.scoring import final_scores
from skarb.games.wyrmspan.flow.store import Split
from skarb.games.wyrmspan.position import canonical
from skarb.games.wyrmspan.state import INCOME, OVER, PHASES, SETUP, TURN, Setup, Wyrmspan
from skarb.kernel.chance import Pile, key_of
from skarb.kernel.game import Complete
from skarb.kernel.refusal import Refused, refuse
from skarb.kernel.state import Frame, Result, load

LISTS: Final[dict[str, tuple[int, ...]]] = {  # arguments of frames that are lists of numbers; all others are numbers
    "TuckEach": (1,),
    "Split": (3,),
    "Limit": (0, 1),
    "Income": (0,),
    "Final": (2,),
    "Scoring": (0,),
}
RANGES: Final[dict[str, int]] = {
    "node": len(NODES),
    "card": CARDS + 1,
    "only": CARDS + 1,
    "source": SOURCES,
    "cavern": 3,
    "step": 9,
    "part": 5,
    "hall": 13,
    "tucked": 2 * DRAGONS + 2,
    "where": 5,
    "left": 99,
    "times": 99,
    "picks": 9,
    "options": 16,
    "eggs": 99,
    "res": 99,
    "guild": 99,
    "dragons": 99,
    "caves": 99,
    "then": len(NODES),
    "arg": 2 * CARDS + 2,
}
FIELDS: Final = {
    *("seats", "seed", "phase", "round", "first", "turn", "passed", "guild", "objectives", "places"),
    *("dragon_display", "cave_display", "dragon_deck", "cave_deck", "dragon_discard", "cave_discard", "rest"),
    *("used", "owed", "doing", "players", "automa", "result"),
}
PLAYER_FIELDS: Final = {
    *("coins", "resources", "hand", "shown", "mat_eggs", "halls", "advances", "markers", "explored"),
    *("dealt", "kept", "chosen"),
}
HALL_FIELDS: Final = {"cave", "dragon", "eggs", "cached", "tucked", "fed"}
AUTOMA_FIELDS: Final = {
    *("advances", "dragons", "caves", "markers", "ready", "tile_coins", "deck", "aside", "passed"),
}  # fmt: skip
SEED: Final = re.compile(r"([0-9a-f]{64})/(\d+)")  # a key and the number of draws made with it


# -- reading fields ----------------------------------------------------------------------------------------------------


def bad(rule: str = "WYR-33.1", what: str = "") -> Refused:
    return refuse(rule, "bad-place", "wyrmspan", what=what)


def _fields(value: Any, allowed: set[str], what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise bad(what=what)
    for key in value:
        if key not in allowed:
            raise bad(what=str(key))
    return value


def _number(value: Any, least: int, most: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad(what=what)
    return value


def _one_of(value: Any, allowed: Any, what: str) -> int:
    if not isinstance(value, str) or value not in allowed:
        raise bad(what=what)
    return list(allowed).index(value)


def _list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise bad(what=what)
    return value


class Reader:
    """Reads one position; every card is claimed once."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.pos = _fields(position, FIELDS, "position")
        names = _list(self.pos.get("seats", ["A", "B"]), "seats")
        if not 1 <= len(names) <= 5 or len({str(name) for name in names}) != len(names) or "automa" in names:
            raise bad(what="seats")
        for name in names:
            if not isinstance(name, str) or not name:
                raise bad(what="seats")
        self.names: list[str] = names
        self.solo = len(names) == 1
        self.free: list[bool] = [False] + [True] * CARDS
        if self.solo:
            for card in LEFT_NEIGHBOUR:
                self.free[card] = False

    def seat(self, value: Any, what: str) -> int:
        return _one_of(value, self.names, what)

    def card(self, value: Any, dragon: bool | None, what: str) -> int:
        if not isinstance(value, str) or value not in CARD_OF:
            raise bad(what=what)
        card = CARD_OF[value]
        if dragon is not None and dragon != (card <= DRAGONS):
            raise bad(what=what)
        if not self.free[card]:
            raise bad("WYR-21.1" if self.solo and card in LEFT_NEIGHBOUR else "WYR-33.1", value)
        self.free[card] = False
        return card

    def cards(self, value: Any, dragon: bool | None, what: str) -> list[int]:
        return [self.card(item, dragon, what) for item in _list(value, what)]

    def lowest(self, dragon: bool) -> int:
        """The lowest card of its kind that nobody mentions, 0 if there is none."""
        for card in range(1, DRAGONS + 1) if dragon else range(DRAGONS + 1, CARDS + 1):
            if self.free[card]:
                self.free[card] = False
                return card
        return 0

    def setup(self, options: dict[str, Any]) -> Setup:
        pos = self.pos
        tile = _one_of(pos.get("guild", "plains"), TILES, "guild")
        sides = _list(pos.get("objectives", ["1A", "2A", "3A", "4A"]), "objectives")
        allowed = SOLO_SIDES if self.solo else SIDES
        if len(sides) != 4 or any(not isinstance(side, str) or side not in allowed for side in sides):
            raise bad(what="objectives")
        if len({side[:-1] for side in sides}) != 4:
            raise bad(what="objectives")
        seed = pos.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, (str, int)):
            raise bad(what="seed")
        objectives = [SIDES.index(side) for side in sides]
        level = LEVELS.index(options["solo_level"])
        return Setup(self.names, options, tile, capacity(tile, len(self.names)), objectives, level, seed)

    def state(self, options: dict[str, Any]) -> Wyrmspan:
        pos = self.pos
        s = Wyrmspan(self.setup(options))
        self._chance(s)
        s.phase = _one_of(pos.get("phase", "turn"), PHASES, "phase")
        s.round = _number(pos.get("round", 1), 1, 4, "round")
        s.first = self.seat(pos.get("first", self.names[0]), "first")
        s.turn = self.seat(pos["turn"], "turn") if "turn" in pos else s.first
        for name in _list(pos.get("passed", []), "passed"):
            s.passed |= 1 << self.seat(name, "passed")
        told = _fields(pos.get("players", {}), set(self.names), "players")
        for name in self.names:
            fields = _fields(told.get(name, {}), PLAYER_FIELDS, "players")
            s.players.append(self.player(fields, s.phase == SETUP))
        if "automa" in pos and not self.solo:
            raise bad(what="automa")
        if self.solo:
            self.automa(s, _fields(pos.get("automa", {}), AUTOMA_FIELDS, "automa"))
        self._squares(s)
        self._places(s)
        s.dragon_discard = self.cards(pos.get("dragon_discard", []), True, "dragon_discard")
        s.cave_discard = self.cards(pos.get("cave_discard", []), False, "cave_discard")
        dragon_top = self.cards(pos.get("dragon_deck", []), True, "dragon_deck")
        cave_top = self.cards(pos.get("cave_deck", []), False, "cave_deck")
        s.dragon_display = self.display("dragon_display", True)
        s.cave_display = self.display("cave_display", False)
        stack = self.doing(s)
        for p in s.players:  # unnamed cave cards are the highest, counting down
            for hall in range(12):
                if hall % 4 and hall % 4 < p.dug[hall // 4] and not p.caves[hall]:
                    for card in range(CARDS, DRAGONS, -1):
                        if self.free[card]:
                            self.free[card] = False
                            p.caves[hall] = card
                            break
                    else:
                        raise bad(what="halls")
        if "dragon_display" not in pos:
            s.dragon_display = [self.lowest(True) for _ in range(3)]
        if "cave_display" not in pos:
            s.cave_display = [self.lowest(False) for _ in range(3)]
        rest = _one_of(pos.get("rest", "deck"), ("deck", "out"), "rest")
        if rest == 0:
            dragon_top += [card for card in range(1, DRAGONS + 1) if self.free[card]]
            cave_top += [card for card in range(DRAGONS + 1, CARDS + 1) if self.free[card]]
        s.dragon_deck = Pile(dragon_top[::-1])
        s.cave_deck = Pile(cave_top[::-1])
        self._deal(s)
        for value in _list(pos.get("used", []), "used"):
            s.used.append(_one_of(value, CARD_ID, "used"))
        if stack:
            s.stack = stack
        else:
            self.begin(s)
        return s

    def _chance(self, s: Wyrmspan) -> None:
        seed = s.setup.seed
        assert seed is not None
        told = SEED.fullmatch(seed) if isinstance(seed, str) else None
        if told:
            s.key, s.draws = bytes.fromhex(told[1]), int(told[2])
        else:
            s.key = key_of(seed)

    def display(self, what: str, dragon: bool) -> list[int]:
        if what not in self.pos:
            return [0, 0, 0]
        slots = _list(self.pos[what], what)
        if len(slots) != 3:
            raise bad(what=what)
        return [0 if slot is None else self.card(slot, dragon, what) for slot in slots]

    # -- a player ----------------------------------------------------------------------------------------------------

    def player(self, told: dict[str, Any], setup: bool) -> Player:
        p = new_player()
        p.coins = _number(told.get("coins", p.coins), 0, 999, "coins")
        p.res = self.counts(told.get("resources", {}), "resources")
        p.hand = sorted(self.cards(told.get("hand", []), None, "hand"))
        for value in _list(told.get("shown", []), "shown"):
            card = CARD_OF.get(value, 0) if isinstance(value, str) else 0
            if card not in p.hand or card in p.shown:
                raise bad(what="shown")
            p.shown.append(card)
        p.shown.sort()
        p.mat_eggs = _number(told.get("mat_eggs", 1), 0, MAT_NESTS, "mat_eggs")
        self.halls(p, _fields(told.get("halls", {}), set(HALLS), "halls"))
        p.advances = _number(told.get("advances", 0), 0, 9999, "advances")
        p.markers = tuple(_one_of(square, SQUARES, "markers") for square in _list(told.get("markers", []), "markers"))
        if len(p.markers) > MARKERS or 0 in p.markers:
            raise bad(what="markers")
        explored = _fields(told.get("explored", {}), set(CAVERNS), "explored")
        p.explored = [_number(explored.get(cavern, 0), 0, 3, "explored") for cavern in CAVERNS]
        self._setup_fields(p, told, setup)
        return p

    def _setup_fields(self, p: Player, told: dict[str, Any], setup: bool) -> None:
        if not setup:
            if any(told.get(key) is not None for key in ("dealt", "kept", "chosen")):
                raise bad(what="dealt")
            return
        if "dealt" in told:
            dealt = sorted(self.cards(told["dealt"], None, "dealt"))
            if len(dealt) != 6 or sum(card <= DRAGONS for card in dealt) != 3:
                raise bad(what="dealt")
            p.dealt = tuple(dealt)
        kept = told.get("kept")
        if kept is not None:
            cards = sorted(CARD_OF.get(str(card), 0) for card in _list(kept, "kept"))
            if len(set(cards)) != 4 or any(card not in p.dealt for card in cards):
                raise bad("WYR-3.5", "kept")
            p.kept = tuple(cards)
        chosen = told.get("chosen")
        if chosen is not None:
            kinds = [_one_of(kind, RESOURCES, "chosen") for kind in _list(chosen, "chosen")]
            if len(kinds) != 3 or not p.kept:
                raise bad("WYR-3.6", "chosen")
            p.chosen = pack(kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3))

    def counts(self, told: Any, what: str) -> list[int]:
        fields = _fields(told, set(RESOURCES), what)
        return [_number(fields.get(kind, 0), 0, 200, what) for kind in RESOURCES]

    def halls(self, p: Player, told: dict[str, Any]) -> None:
        for cavern in range(3):
            dug = 1
            for column in range(4):
                if told.get(HALLS[4 * cavern + column]) is not None:
                    dug = column + 1
            p.dug[cavern] = dug
            for column in range(4):
                name = HALLS[4 * cavern + column]
                if name in told and told[name] is None and column < dug:
                    raise bad(what=name)
                self.hall(p, 4 * cavern + column, told.get(name))
            row = p.dragons[4 * cavern : 4 * cavern + 4]
            p.filled[cavern] = sum(1 for dragon in row if dragon)
            if 0 in row[: p.filled[cavern]]:
                raise bad(what=HALLS[4 * cavern])

    def hall(self, p: Player, hall: int, told: Any) -> None:
        if told is None:
            return
        name = HALLS[hall]
        fields = _fields({"dragon": told} if isinstance(told, str) else told, HALL_FIELDS, name)
        if fields.get("cave") is not None:
            if hall % 4 == 0:
                raise bad(what=name)
            p.caves[hall] = self.card(fields["cave"], False, name)
        if fields.get("dragon") is not None:
            p.dragons[hall] = self.card(fields["dragon"], True, name)
        dragon = p.dragons[hall]
        p.eggs[hall] = _number(fields.get("eggs", 0), 0, NESTS[dragon], name)
        counts = self.counts(fields.get("cached", {}), name)
        p.cached[hall] = sum(counts[kind] << 8 * kind for kind in range(4))
        p.fed[hall] = _number(fields.get("fed", 0), 0, 999, name)
        for value in _list(fields.get("tucked", []), name):
            if not isinstance(value, str):
                raise bad(what=name)
            knows = EVERYBODY if value.endswith("!") else NOBODY if value.endswith("?") else OWNER
            p.tuck(hall, self.card(value.rstrip("!?") if knows else value, True, name), knows)
        if not dragon and (p.cached[hall] or p.fed[hall] or p.tucked[hall]):
            raise bad(what=name)

    # -- the rest of the position --------------------------------------------------------------------------------------

    def automa(self, s: Wyrmspan, told: dict[str, Any]) -> None:
        s.her_advances = _number(told.get("advances", 0), 0, 9999, "automa")
        s.her_dragons = self.cards(told.get("dragons", []), True, "automa")
        s.her_caves = self.cards(told.get("caves", []), False, "automa")
        squares = _list(told.get("markers", []), "automa")
        s.her_markers = tuple(_one_of(square, SQUARES, "automa") for square in squares)
        if len(s.her_markers) > MARKERS or 0 in s.her_markers:
            raise bad(what="automa")
        s.ready = _number(told.get("ready", max(s.round - len(s.her_markers), 0)), 0, MARKERS, "automa")
        s.tile_coins = _number(told.get("tile_coins", 0), 0, 99, "automa")
        passed = told.get("passed", False)
        if not isinstance(passed, bool):
            raise bad(what="automa")
        s.she_passed = passed
        if "deck" not in told and "aside" not in told:
            new_deck(s)
            return
        deck = [_number(card, 1, 16, "automa") for card in _list(told.get("deck", []), "automa")]
        s.aside = _number(told.get("aside", 0), 0, 16, "automa")
        if len(set(deck)) != len(deck) or s.aside in deck or len(deck) > 7:
            raise bad(what="automa")
        s.her_deck = deck[::-1]

    def _squares(self, s: Wyrmspan) -> None:
        for square in range(1, 8):
            if s.square_taken(square) > s.setup.squares[square]:
                raise bad(what="markers")

    def _places(self, s: Wyrmspan) -> None:
        names = [*self.names, "automa"] if self.solo else self.names
        told = _fields(self.pos.get("places", {}), {"1", "2", "3", "4"}, "places")
        for row, places in told.items():
            for name, place in _fields(places, set(names), "places").items():
                at = (int(row) - 1) * len(names) + names.index(name)
                s.places[at] = _number(place, 0, 3, "places")

    def _deal(self, s: Wyrmspan) -> None:
        """Setup: cards that a position does not name are dealt from the decks."""
        if s.phase != SETUP:
            return
        for p in s.players:
            if not p.dealt:
                cards = [s.draw_dragon() for _ in range(3)] + [s.draw_cave() for _ in range(3)]
                if 0 in cards:
                    raise bad(what="dealt")
                p.dealt = tuple(sorted(cards))
        if all(p.chosen >= 0 for p in s.players):
            raise bad(what="chosen")

    def doing(self, s: Wyrmspan) -> list[Frame]:
        """The stack that a position brings with it; drawn cards lie in it."""
        rows = _list(self.pos.get("doing", []), "doing")
        try:
            for row in rows:
                for i, value in enumerate(row[1:]):
                    listed = i in LISTS.get(row[0], ())
                    for number in _list(value, "doing") if listed else [value]:
                        _number(number, 0, 2**60, "doing")
            stack = load(rows, FRAMES)
            for frame in stack:
                _sound(frame, len(self.names))
                if isinstance(frame, Split):
                    for card in frame.drawn:
                        self.card(CARD_ID[card], True, "doing")
        except (KeyError, TypeError, IndexError, ValueError) as error:
            if isinstance(error, Refused):
                raise
            raise bad(what="doing") from error
        return stack

    def begin(self, s: Wyrmspan) -> None:
        """The stack of a position that names only its phase."""
        if s.phase == TURN and s.passed >> s.turn & 1:
            s.push(NextTurn(s.turn))
        elif s.phase == INCOME:
            owed = self.pos.get("owed")
            seats = range(len(self.names))
            told = [self.seat(name, "owed") for name in _list(owed, "owed")] if owed is not None else list(seats)
            income(s, [seat for seat in seats if seat in told])
        elif s.phase == OVER:
            self._over(s)
        else:
            s.stack = canonical(s)

    def _over(self, s: Wyrmspan) -> None:
        final_scores(s, [0] * len(self.names))
        told = self.pos.get("result")
        if told is None:
            return
        names: list[Any] = [*self.names, "automa"] if self.solo else self.names
        seats: dict[str, Any] = {name: i for i, name in enumerate(self.names)}
        seats["automa"] = "automa"
        try:
            scores = [_number(told["scores"][name], -999, 9999, "result") for name in names]
            winners = [seats[name] for name in told["winners"]]
            ranking = [[seats[name] for name in group] for group in told["ranking"]]
            parts = {name: dict(told["parts"][name]) for name in names}
        except (KeyError, TypeError, ValueError) as error:
            raise bad(what="result") from error
        s.result = Result(scores, winners, ranking, {"parts": parts})


def _sound(frame: Frame, seats: int) -> None:
    """Refuse a frame that names a seat, node or card which does not exist."""
    for name, most in RANGES.items():
        value = getattr(frame, name, 0)
        if isinstance(value, int):
            _number(value, 0, most - 1, "doing")
    for name in ("who", "owed"):
        value = getattr(frame, name, [])
        for seat in value if isinstance(value, list) else [value]:
            _number(seat, 0, seats - 1, "doing")
    if isinstance(frame, Limit) and len(frame.after) != len(frame.who):
        raise bad(what="doing")
    if isinstance(frame, (end.Final, end.Scoring)) and len(frame.vp) != seats:
        raise bad(what="doing")
    if isinstance(frame, Income) and not frame.owed:
        raise bad(what="doing")


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Wyrmspan:
    """A state in the position. A `doing` that the engine cannot go on with is refused, too."""
    reader = Reader(position)
    s = reader.state(complete(len(reader.names), options))
    if "doing" in position:
        try:
            t = s.copy()
            t.run()
            ask = t.asking()
            if ask is not None and not (t.choices() and all(ask.choices(t, seat) for seat in ask.seats(t)[1:])):
                raise bad(what="doing")
        except (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise bad(what="doing") from error
    return s
