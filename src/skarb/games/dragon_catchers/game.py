"""Dragon Catchers as the platform sees it: every question of `Game`, answered by the modules beside."""

from random import Random
from typing import Any, ClassVar

from skarb.games.dragon_catchers import notation, reading, refusals, tactics, view
from skarb.games.dragon_catchers.cards import CARDS, IDS, NUMBER, score_of
from skarb.games.dragon_catchers.rules import DEAL
from skarb.games.dragon_catchers.state import NAMES, RULEBOOK, Setup, Table
from skarb.kernel.game import Game
from skarb.kernel.option import Option, flag, number, one_of, seat
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import State
from skarb.texts import say


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


class DragonCatchers(Game):
    """Tricks for two sides, with cards that anyone may have to lay for anyone."""

    id: ClassVar[str] = "dragon_catchers"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options_rule: ClassVar[str] = "DRC-14.8"
    options: ClassVar[tuple[Option, ...]] = (
        number("target", "DRC-14.1", RULEBOOK["target"]),
        one_of("clan_counts", "DRC-14.2", ["public", "hidden"]),
        one_of("red_rotation", "DRC-14.3", ["left", "right"]),
        flag("open_piles", "DRC-14.4", True),
        number("max_deals", "DRC-14.5", None, null=True),
        one_of("red_seats", "DRC-14.6", [[0, 2], [1, 3]]),
        seat("dealer", "DRC-14.7"),
    )

    def setup(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        s = Table(Setup(seats, NAMES[:seats], options, options["red_seats"][0]))
        s.key = key
        s.dealer = s.below(seats) if options["dealer"] is None else options["dealer"]  # DRC-3.1
        s.sit()
        s.push(DEAL)
        return s

    def place(self, position: dict[str, Any], options: dict[str, Any] | None) -> State:
        names = reading.seats_in(position)
        players = reading.players_in(position, names)
        return reading.read(position, names, self.complete(players, options))

    def seats_of(self, s: State) -> int:
        return table(s).setup.players

    def names(self, s: State) -> list[str]:
        return table(s).setup.names

    def sides(self, s: State) -> list[int]:
        return [0, 1, 0, 1] if table(s).setup.players == 4 else super().sides(s)

    def position(self, s: State) -> dict[str, Any]:
        return notation.position(table(s))

    def text(self, s: State, choice: int) -> str:
        return notation.text(table(s), choice)

    def touches(self, s: State, seat: int, choice: int) -> list[str]:
        return notation.touches(table(s), choice)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.view(table(s), seat)

    def world(self, s: State, seat: int, key: bytes) -> State:
        return view.world(table(s), seat, key)

    def why_not(self, s: State, seat: int, text: str) -> Refusal:
        return refusals.why_not(table(s), seat, text)

    def label(self, s: State, choice: int) -> tuple[str, dict[str, Any]]:
        return notation.label(table(s), choice)

    def cards(self) -> list[str]:
        return IDS

    def card_text(self, card: str, lang: str) -> str:
        spirit = CARDS[NUMBER[card]]
        clan = "@word-clan-" + spirit.clan
        return say(
            lang,
            self.id,
            "card-text-" + spirit.kind,
            clan=clan,
            strength=spirit.strength,
            points=spirit.points,
            factor=spirit.factor,
        )

    def picture(self, view: dict[str, Any], lang: str) -> Any:
        from skarb.games.dragon_catchers.picture import picture

        return picture(view, lang)

    def value(self, s: State, seat: int) -> float:
        return tactics.value(table(s), seat)

    def quick(self, s: State, choices: list[int], random: Random) -> int:
        return tactics.quick(table(s), choices, random)

    def thinking(self, level: str, seats: int) -> dict[str, float]:
        return tactics.THINKING.get(level, {})

    def progress(self, s: State) -> list[float]:
        """The totals; with open piles, what this deal has brought so far is added."""
        t = table(s)
        if t.result is not None or not t.setup.open_piles:
            return [float(total) for total in t.totals]
        scores = [score_of(t.pile_of(clan), clan) for clan in (0, 1)]
        return [float(total + scores[t.clan_of(at)]) for at, total in enumerate(t.totals)]
