"""The rulebook of Flamecraft: everything the platform asks, answered by the modules beside it."""

from random import Random
from typing import Any, ClassVar

from skarb.games.flamecraft import notation, picture, reading, refusals, seeing, tactics, words, worlds
from skarb.games.flamecraft.cards import ACHIEVEMENTS, KINDS, SHOPS, STARTERS
from skarb.games.flamecraft.opening import deal
from skarb.games.flamecraft.position import position
from skarb.games.flamecraft.quick import quick
from skarb.games.flamecraft.state import Flamecraft, Setup
from skarb.kernel.game import Game
from skarb.kernel.option import Option, custom, flag, number, one_of, seat, subset
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import State


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


class FlamecraftGame(Game):
    id: ClassVar[str] = "flamecraft"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    options_rule: ClassVar[str] = "FLC-27.7"
    options: ClassVar[tuple[Option, ...]] = (
        one_of("enchantment_deck", "FLC-20.2", ["purple", "gold"]),
        custom("shop_deck", "FLC-20.3", "standard", _shop_deck),
        custom("companions", "FLC-20.4", False, _companions, {"kind": "flag"}),
        seat("first_player", "FLC-20.1"),
        custom("tokens", "FLC-20.9", None, _tokens),
        subset("solo_profile", "FLC-20.5", ACHIEVEMENTS),
        flag("solo_limits", "FLC-20.6"),
        number("round_limit", "FLC-20.8", None, 1, True),
    )

    def setup(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        return deal(Setup(seats, options), key)

    def place(self, position: dict[str, Any], options: dict[str, Any] | None) -> State:
        seats = reading.players(position)
        return reading.read(position, Setup(seats, self.complete(seats, options)))

    def seats_of(self, s: State) -> int:
        assert isinstance(s, Flamecraft)
        return s.n

    def position(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Flamecraft)
        return position(s)

    def text(self, s: State, choice: int) -> str:
        assert isinstance(s, Flamecraft)
        return notation.text(s, choice)

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        assert isinstance(s, Flamecraft)
        return notation.touches(s, seat, choice)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Flamecraft)
        return seeing.view(s, seat)

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        assert isinstance(s, Flamecraft)
        return refusals.why_not(s, seat, text)

    def world(self, s: State, seat: int, key: bytes) -> State:
        assert isinstance(s, Flamecraft)
        return worlds.world(s, seat, key)

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        assert isinstance(s, Flamecraft)
        return words.label(s, choice)

    def cards(self) -> list[str]:
        return words.CARDS.copy()

    def card_text(self, card: str, lang: str) -> str:
        return words.card_text(card, lang)

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        return picture.picture(view, lang)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Flamecraft)
        return tactics.value(s, seat)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        assert isinstance(s, Flamecraft)
        return quick(s, choices, random)

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        return tactics.thinking(level, seats)

    def progress(self, s: State) -> list[float]:
        assert isinstance(s, Flamecraft)
        return [float(rep) for rep in s.rep]


GAME = FlamecraftGame()
