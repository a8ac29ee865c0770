"""The Automa of the solo game: she asks nothing; her turn is one public event. Section 21."""

from typing import Any, Final

from skarb.games.wyrmspan.cards import CARD_ID, LEVELS, SQUARES, TABLE_DATA
from skarb.games.wyrmspan.state import Wyrmspan

HER: Final[dict[str, Any]] = TABLE_DATA["automa"]
LEVEL_DECK: Final[list[list[int]]] = [level["deck"] for level in HER["level"]]
DRAGON_VP: Final[list[int]] = [level["vp_per_dragon"] for level in HER["level"]]
RAVEL: Final[list[bool]] = [level["ravel"] for level in HER["level"]]
CAVE_VP: Final[int] = HER["cave_vp"]
STEP_VP: Final[int] = HER["step_vp"]
RAVEL_COINS: Final[int] = HER["ravel_coins"]
BROWN: Final = 6  # every sixth space


class Decision:
    """One of her sixteen cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        brown: dict[str, int] = data["brown"]
        advance: dict[str, Any] = data["advance"]
        self.pass_if_last: bool = data["pass_if_last"]
        self.refresh: bool = data["refresh_dragons"]
        self.objective: int = data["objective"]
        self.by_round: list[int] = advance.get("by_round", [])
        self.most: bool = advance.get("ravel") == "most_excavated"
        self.plus: int = advance.get("plus", 0)
        self.dragon_slot: int = brown["take_dragon_slot"]
        self.cave_slot: int = brown.get("take_cave_slot", 0)
        self.marker: int = brown.get("marker_on_open_benefit", 0)


DECISIONS: Final[list[Decision]] = [Decision(HER["cards"][0])] + [Decision(card) for card in HER["cards"]]
assert len(DECISIONS) == 17
assert len(LEVELS) == len(LEVEL_DECK)


def new_deck(s: Wyrmspan) -> None:
    """The eight cards of the level, shuffled; one is set aside unseen. WYR-21.3"""
    s.her_deck = LEVEL_DECK[s.setup.level].copy()
    s.shuffle(s.her_deck)
    s.aside = s.her_deck.pop()


def turn(s: Wyrmspan) -> None:
    """WYR-21.4: an empty deck, or a last card that says so, and she passes; else refresh, objective, advance."""
    if not s.her_deck:
        s.she_passed = True
        _tell(s, None, [], 0, [])
        return
    number = s.her_deck.pop()
    s.wall("WYR-21.4", "automa")
    card = DECISIONS[number]
    if not s.her_deck and card.pass_if_last:
        s.she_passed = True
        _tell(s, number, [], 0, [])
        return
    gone: list[int] = []
    if card.refresh:  # WYR-21.5
        gone = [dragon for dragon in s.dragon_display if dragon]
        for dragon in gone:
            s.discard(dragon)
        for slot in range(3):
            s.dragon_display[slot] = 0
        for slot in range(3):
            s.dragon_display[slot] = s.draw_dragon()
    s.tile_coins = max(s.tile_coins + card.objective, 0)  # WYR-21.6
    steps = card.by_round[s.round - 1] if card.by_round else _ravel_steps(s, card)
    brown: list[dict[str, Any]] = []
    for _ in range(steps):
        s.her_advances += 1
        if s.her_advances % BROWN == 0:
            brown.append(_brown(s, card))
    _tell(s, number, gone, steps, brown)


def _ravel_steps(s: Wyrmspan, card: Decision) -> int:
    dug = s.players[0].dug
    return (max(dug) if card.most else min(dug)) + card.plus


def _brown(s: Wyrmspan, card: Decision) -> dict[str, Any]:
    """A brown space: the dragon in her slot, and the cave in her slot or a marker. WYR-21.7"""
    dragon = s.dragon_display[card.dragon_slot - 1]
    if dragon:
        s.dragon_display[card.dragon_slot - 1] = 0
        s.her_dragons.append(dragon)
    cave = s.cave_display[card.cave_slot - 1] if card.cave_slot else 0
    if cave:
        s.cave_display[card.cave_slot - 1] = 0
        s.her_caves.append(cave)
    square = 0
    if card.marker and s.ready:
        square = her_square(s, card.marker)
        s.her_markers = (*s.her_markers, square)
        s.ready -= 1
    return {
        "dragon": CARD_ID[dragon] if dragon else None,
        "cave": CARD_ID[cave] if cave else None,
        "mark": SQUARES[square] if square else None,
    }


def her_square(s: Wyrmspan, n: int) -> int:
    """The n-th open benefit, counted round and round; on benefit 5 the best free square. WYR-21.8"""
    room = s.setup.squares
    free = [square for square in range(1, 5) if s.square_taken(square) < room[square]]
    free.append(next(square for square in (5, 6, 7) if s.square_taken(square) < room[square]))
    return free[(n - 1) % len(free)]


def _tell(s: Wyrmspan, card: int | None, gone: list[int], steps: int, brown: list[dict[str, Any]]) -> None:
    if s.events is not None:
        takes = [f"@card-{one[kind]}" for one in brown for kind in ("dragon", "cave") if one[kind]]
        marks = [f"@square-{one['mark']}" for one in brown if one["mark"]]
        s.tell(
            "automa",
            {
                "card": card,
                "refresh": [CARD_ID[dragon] for dragon in gone],
                "tile_coins": s.tile_coins,
                "advances": steps,
                "brown": brown,
                "passed": s.she_passed,
                "does": "pass" if s.she_passed else "renew" if gone else "act",  # the rest is for the sentence
                "takes": takes,
                "took": len(takes),
                "marks": marks,
                "marked": len(marks),
            },
        )


def quantity(s: Wyrmspan, base: int, side: str) -> int:
    """Her quantity for the objective, never more than a mat can hold. WYR-21.12"""
    most = {"1A": 9, "1B": 7, "2A": 7, "2B": 7, "3A": 99, "3B": 99, "4A": 99}.get(side, 12)
    return min(base + s.tile_coins, most)


def between_rounds(s: Wyrmspan) -> None:
    """A marker is released, her deck is new; in Ravel levels the human keeps two coins. WYR-21.2, 21.3, 21.14"""
    s.ready += 1
    new_deck(s)
    s.she_passed = False
    p = s.players[0]
    if RAVEL[s.setup.level] and p.coins > RAVEL_COINS:
        if s.events is not None:
            s.tell("discard", {"seat": 0, "items": ["@item-coin"] * (p.coins - RAVEL_COINS)})
        p.coins = RAVEL_COINS


def parts(s: Wyrmspan, objectives: int) -> dict[str, int]:
    """Her score sheet. WYR-21.13"""
    guild = sum({5: 6, 6: 3, 7: 1}.get(square, 0) for square in s.her_markers) if RAVEL[s.setup.level] else 0
    return {
        "guild": guild,
        "dragons": DRAGON_VP[s.setup.level] * len(s.her_dragons),
        "caves": CAVE_VP * len(s.her_caves),
        "track": STEP_VP * (s.her_advances % BROWN),
        "objectives": objectives,
    }
