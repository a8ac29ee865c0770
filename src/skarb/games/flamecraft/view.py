"""What a seat may know of a state: the position without what is hidden from it. FLC-19, 27.9"""

from typing import Final, Literal, TypedDict

from skarb.games.flamecraft.cards import CELL_SHOP, COMPANIONS, ENCHANTMENTS, FANCY, KINDS, SHOP_SLOTS, SHOPS, Kind
from skarb.games.flamecraft.flow.finish import EndAsk, Turns
from skarb.games.flamecraft.flow.opening import KeepAsk, Opening
from skarb.games.flamecraft.flow.scoring import Conclude, Moons, Score
from skarb.games.flamecraft.flow.supply import park_name
from skarb.games.flamecraft.flow.turn import (
    AbilityAsk,
    ActAsk,
    BeginEnchantFire,
    EnchantFireAsk,
    GatherFireAsk,
    GatherPlaceAsk,
    VisitAsk,
)
from skarb.games.flamecraft.state import FIRED_STEP, FIRED_TURN, KIND_BITS, Flamecraft
from skarb.kernel.state import Frame

Letter = Literal["A", "B", "C", "D", "E"]
Step = Literal["setup", "keep", "visit", "act", "place", "fire", "ability", "end", "cast", "score", "over"]


class Owner(TypedDict):
    """What lies before a seat. Of hidden cards others see the number."""

    rep: int
    coins: int
    goods: dict[str, int]  # by kind, those that it has
    hand: list[Kind] | int
    fancy: list[str] | int
    played: list[str]
    reserved: str | None
    companion: str | None
    used: bool
    at: str | None
    offered: list[str] | int


class Shop(TypedDict):
    """A face-up shop."""

    space: int
    dragons: list[Kind | None]
    enchantments: list[str]
    coins: list[int]  # on the three cells of Dragon Alley


class Decks(TypedDict):
    """How many cards each deck holds."""

    artisan: int
    enchantment: int
    fancy: int
    shop: int


class Ending(TypedDict):
    """The end is triggered: so many final turns are still to begin."""

    left: int


class Now(TypedDict):
    """Marks of the running turn."""

    drawn: Kind | Literal["deck"] | None  # in step 1; "deck": who looks on does not know the kind
    fired: list[str]  # `shop kind`, `park kind`
    fired_step: list[str]
    fired_kinds: list[Kind]
    placed: Kind | None
    cast: Kind | None
    extra: int


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    players: int
    seats: dict[str, Owner]  # by letter
    turn: Letter
    first: Letter
    round: int
    step: Step
    town: dict[str, Shop]  # face-up shops by id
    laid: list[int]  # spaces of the face-down ones
    park: list[str]  # a kind, and what lies on the card: `bread+iron+coin`
    row: list[str]
    decks: Decks
    ending: Ending | None
    non_players: dict[str, str | None]  # solo: by kind, the shop of its token
    now: Now
    you: Letter | None


LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E")
_STEP_FRAMES: Final[tuple[tuple[Step, type[Frame]], ...]] = (
    ("setup", Opening),
    ("keep", KeepAsk),
    ("visit", VisitAsk),
    ("act", ActAsk),
    ("place", GatherPlaceAsk),
    ("fire", GatherFireAsk),
    ("ability", AbilityAsk),
    ("cast", EnchantFireAsk),
    ("cast", BeginEnchantFire),
    ("end", EndAsk),
    ("end", Turns),
    ("score", Score),
    ("score", Moons),
    ("score", Conclude),
)


def step_of(s: Flamecraft) -> Step:
    """Where the turn stands: the innermost step that a frame belongs to. FLC-27.3"""
    for frame in reversed(s.stack):
        for step, kind in _STEP_FRAMES:
            if isinstance(frame, kind):
                return step
    return "setup" if s.stack else "over"


def names(mask: int, every: list[str]) -> list[str]:
    return [name for i, name in enumerate(every) if mask >> i & 1]


def kinds(mask: int) -> list[Kind]:
    return [kind for i, kind in enumerate(KINDS) if mask >> i & 1]


def fired(s: Flamecraft, mark: int) -> list[str]:
    """Cards with the mark as `shop kind` or `park kind`."""
    out = [f"{SHOPS[i // 3]} {KINDS[s.slots[i] & KIND_BITS]}" for i in s.dragons_in_town() if s.slots[i] & mark]
    return out + [f"park {KINDS[card & KIND_BITS]}" for card in s.park if card & mark]


def owner(s: Flamecraft, seat: int, own: bool) -> Owner:
    hand = s.hands[6 * seat : 6 * seat + 6]
    return {
        "rep": s.rep[seat],
        "coins": s.coins[seat],
        "goods": {kind: s.goods[6 * seat + i] for i, kind in enumerate(KINDS) if s.goods[6 * seat + i]},
        "hand": [kind for i, kind in enumerate(KINDS) for _ in range(hand[i])] if own else sum(hand),
        "fancy": names(s.fancy[seat], FANCY) if own or s.result is not None else s.fancy[seat].bit_count(),
        "played": names(s.played[seat], FANCY),
        "reserved": ENCHANTMENTS[s.reserved[seat]] if s.reserved[seat] >= 0 else None,
        "companion": COMPANIONS[s.companion[seat]] if s.companion[seat] >= 0 else None,
        "used": bool(s.used >> seat & 1),
        "at": SHOPS[s.at[seat]] if s.at[seat] >= 0 else None,
        "offered": names(s.offered[seat], FANCY) if own else s.offered[seat].bit_count(),
    }


def shop_of(s: Flamecraft, shop: int) -> Shop:
    slots = s.slots[3 * shop : 3 * shop + SHOP_SLOTS[shop]]
    return {
        "space": s.space[shop],
        "dragons": [KINDS[card & KIND_BITS] if card >= 0 else None for card in slots],
        "enchantments": names(s.tucked[shop], ENCHANTMENTS),
        "coins": s.cells.copy() if shop == CELL_SHOP else [0, 0, 0],
    }


def now(s: Flamecraft, step: Step, knows: bool) -> Now:
    """`knows`: what the player on turn drew from the deck in step 1 (FLC-19.4)."""
    drawn: Kind | Literal["deck"] | None = None
    if s.drawn >= 0:
        drawn = KINDS[s.drawn] if knows or s.drawn_open else "deck"
    return {
        "drawn": drawn,
        "fired": fired(s, FIRED_TURN),
        "fired_step": fired(s, FIRED_STEP << 1) if step == "cast" and s.depth else [],
        "fired_kinds": kinds(s.fired_kinds),
        "placed": KINDS[s.placed] if s.placed >= 0 else None,
        "cast": KINDS[s.cast] if s.cast >= 0 else None,
        "extra": s.extra,
    }


def view(s: Flamecraft, seat: int | None) -> View:
    step = step_of(s)
    return {
        "players": s.n,
        "seats": {LETTERS[other]: owner(s, other, other == seat) for other in range(s.n)},
        "turn": LETTERS[s.turn],
        "first": LETTERS[s.first],
        "round": s.round,
        "step": step,
        "town": {SHOPS[shop]: shop_of(s, shop) for shop in s.town},
        "laid": [s.space[shop] for shop in s.laid],
        "park": [park_name(s, place, False) for place in range(len(s.park))],
        "row": [ENCHANTMENTS[card] for card in s.row],
        "decks": {
            "artisan": len(s.artisans),
            "enchantment": len(s.enchantments),
            "fancy": len(s.fancies),
            "shop": len(s.shops),
        },
        "ending": None if s.ending < 0 else {"left": s.ending},
        "non_players": {
            kind: SHOPS[s.others[i]] if s.others[i] >= 0 else None
            for i, kind in enumerate(KINDS)
            if s.setup.solo and s.others[i] != -2
        },
        "now": now(s, step, seat == s.turn),
        "you": None if seat is None else LETTERS[seat],
    }
