"""Setup: tile, objectives and cards by chance; then everybody keeps four cards and takes three resources. Section 3"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.wyrmspan.cards import CARDS, DRAGONS, LEFT_NEIGHBOUR, SIDES, SOLO_SIDES, TILES
from skarb.games.wyrmspan.choice import CARD_BITS, CARD_MASK, GAINS, KEEP, SHIFT, VERB, cards_of, subsets, unpack
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.automa import new_deck
from skarb.games.wyrmspan.flow.player import new_player
from skarb.games.wyrmspan.flow.rounds import start_turn
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel import chance
from skarb.kernel.state import Ask, toss

ALL_DRAGONS: Final = list(range(1, DRAGONS + 1))
ALL_CAVES: Final = list(range(DRAGONS + 1, CARDS + 1))
DEALT: Final = 6
FOURS: Final = subsets(list(range(DEALT)), 4)  # of the cards dealt, by their places
WITHOUT_NEIGHBOURS: Final = [card for card in ALL_DRAGONS if card not in LEFT_NEIGHBOUR]


def tiles(seats: int, options: dict[str, Any], key: bytes) -> tuple[int, list[int], int]:
    """The guild tile and four objectives, by chance where the options do not name them; and how many draws it took."""
    if options["guild_tile"] == "random":
        tile = chance.below(key, 1, len(TILES))
    else:
        tile = TILES.index(options["guild_tile"])
    if options["objectives"] != "random":
        return tile, [SIDES.index(side) for side in options["objectives"]], 1
    objectives: list[int] = []
    numbers = list(range(len(SIDES) // 2))
    chance.shuffle(key, 2, numbers)
    draws = 2
    for number in numbers:
        draws += 1
        side = 2 * number + chance.below(key, draws, 2)
        if seats > 1 or SIDES[side] in SOLO_SIDES:  # WYR-21.1
            objectives.append(side)
        if len(objectives) == 4:
            break
    return tile, objectives, draws


def deal(s: Wyrmspan) -> None:
    """Decks and display, three dragons and three caves for everybody, the first player, the Automa's deck."""
    seats = s.setup.seats
    s.dragon_deck = s.shuffled((ALL_DRAGONS if seats > 1 else WITHOUT_NEIGHBOURS).copy())
    s.cave_deck = s.shuffled(ALL_CAVES.copy())
    s.refill()
    for _ in range(seats):
        p = new_player()
        dealt = [s.draw_dragon() for _ in range(3)] + [s.draw_cave() for _ in range(3)]
        p.dealt = tuple(sorted(dealt))
        s.players.append(p)
    first = s.setup.options["first_player"]
    if first == "random":
        first = s.below(seats) if seats > 1 else 0
    s.first = s.turn = first
    if s.setup.solo:
        new_deck(s)


class Opening(Ask[Wyrmspan]):
    """Every seat at once and in secret: four of six cards, then three resources. WYR-3.5, 3.6, 30.13"""

    kind: ClassVar[str] = "setup_cards"
    rule: ClassVar[str] = "WYR-3.5"
    several: ClassVar[bool] = True
    apart: ClassVar[bool] = True

    def kind_now(self, s: Wyrmspan) -> str:
        return self.kind_for(s, self.seat(s))

    def rule_now(self, s: Wyrmspan) -> str:
        return self.rule_for(s, self.seat(s))

    def kind_for(self, s: Wyrmspan, seat: int) -> str:
        return "setup_resources" if s.players[seat].kept else "setup_cards"

    def rule_for(self, s: Wyrmspan, seat: int) -> str:
        return "WYR-3.6" if s.players[seat].kept else "WYR-3.5"

    def seats(self, s: Wyrmspan) -> list[int]:
        return [seat for seat in range(s.setup.seats) if s.players[seat].chosen < 0]

    def seat(self, s: Wyrmspan) -> int:
        """-1 when all have chosen."""
        for seat, p in enumerate(s.players):
            if p.chosen < 0:
                return seat
        return -1

    def choices(self, s: Wyrmspan, seat: int) -> list[int]:
        p = s.players[seat]
        if not p.kept:
            return [KEEP | packed << SHIFT for packed in subsets(list(p.dealt), 4)]
        return GAINS[3]

    def at_random(self, s: Wyrmspan, seat: int, draw: Callable[[], float]) -> int:
        p = s.players[seat]
        if p.kept or len(p.dealt) != DEALT:
            return super().at_random(s, seat, draw)
        way: i64 = FOURS[toss(len(FOURS), draw)]
        packed: i64 = KEEP
        shift: i64 = SHIFT
        while shift < SHIFT + 4 * CARD_BITS:
            card: i64 = p.dealt[way & CARD_MASK]
            packed |= card << shift
            way >>= CARD_BITS
            shift += CARD_BITS
        return packed

    def choose(self, s: Wyrmspan, seat: int, choice: int) -> None:
        p = s.players[seat]
        if choice & VERB == KEEP:
            p.kept = tuple(cards_of(choice >> SHIFT))
        else:
            p.chosen = choice >> SHIFT
        if self.seat(s) >= 0:
            s.push(self)
            return
        for seat, p in enumerate(s.players):
            gone = [card for card in p.dealt if card not in p.kept]
            p.hand = list(p.kept)
            for card in gone:
                s.discard(card)
            p.res = [unpack(p.chosen, kind) for kind in range(4)]
            if s.events is not None:
                items = news.tokens(p.chosen)
                s.tell("setup", {"seat": seat, "cards": [news.card(card) for card in gone], "items": items})
            p.dealt, p.kept, p.chosen = (), (), -1
        s.wall("WYR-3.6", "setup")
        start_turn(s, s.first)
