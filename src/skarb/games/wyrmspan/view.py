"""What a seat or a spectator may know: the position cut for them (WYR-34.3), and the type of it."""

from typing import Any, Literal, NotRequired, TypedDict

from skarb.games.wyrmspan.cards import CARD_ID, HALLS, SIDES, SQUARE_IDS, TILES, Square, Tile
from skarb.games.wyrmspan.choice import unpack
from skarb.games.wyrmspan.flow.nodes import RESOURCES, Resource
from skarb.games.wyrmspan.flow.player import EVERYBODY, KNOWS, OWNER, TUCKED, Player
from skarb.games.wyrmspan.flow.rounds import Income, quantities
from skarb.games.wyrmspan.flow.store import Split
from skarb.games.wyrmspan.state import FINAL, INCOME, LIMITS, OVER, PHASES, SETUP, Phase, Wyrmspan

Part = Literal[
    "guild", "dragons", "abilities", "eggs", "cached", "tucked", "objectives", "coins", "items", "caves", "track"
]


class Tokens(TypedDict):
    gold: int
    crystal: int
    meat: int
    milk: int


class Explored(TypedDict):
    """How often each cavern has been explored in this round."""

    crimson: int
    golden: int
    amethyst: int


class HallView(TypedDict):
    cave: str | None
    dragon: str | None
    eggs: int
    cached: Tokens
    tucked: list[str | None]  # None: a face that the reader does not know
    fed: int


class HiddenHand(TypedDict):
    dragons: int
    caves: int
    shown: list[str]  # what everybody knows of it


class PlayerView(TypedDict):
    coins: int
    resources: Tokens
    hand: list[str] | HiddenHand
    shown: NotRequired[list[str]]  # with an open hand: the part of it that everybody knows
    mat_eggs: int
    halls: dict[str, HallView | None]  # None: not excavated
    advances: int
    markers: list[Square]
    explored: Explored
    dealt: NotRequired[list[str] | bool]  # during setup; True and False: whether another player has done it
    kept: NotRequired[list[str] | bool | None]
    chosen: NotRequired[list[Resource] | bool | None]
    drawn: NotRequired[list[str]]  # own cards that are being shared out


class AutomaView(TypedDict):
    advances: int
    dragons: list[str]
    caves: list[str]
    markers: list[Square]
    ready: int
    tile_coins: int
    deck: int
    passed: bool


class ResultView(TypedDict):
    """By names; the Automa is `automa`."""

    scores: dict[str, int]
    winners: list[str]
    ranking: list[list[str]]
    parts: dict[str, dict[Part, int]]


class View(TypedDict):
    seats: list[str]
    phase: Phase
    round: int
    first: str
    turn: str
    passed: list[str]
    guild: Tile
    objectives: list[str]
    places: dict[str, dict[str, int]]  # of finished rounds, by round and name: 1, 2, 3, or 0 for others
    standing: dict[str, dict[str, int]]  # what everybody has of each objective to come, by round and name
    dragon_display: list[str | None]
    cave_display: list[str | None]
    dragon_deck: int
    cave_deck: int
    dragon_discard: list[str]
    cave_discard: list[str]
    used: list[str]
    owed: NotRequired[list[str]]  # phase income: who still has an egg to lay
    players: dict[str, PlayerView]
    automa: NotRequired[AutomaView]
    result: NotRequired[ResultView]


def view(s: Wyrmspan, seat: int | None) -> View:
    names = s.setup.names
    out: View = {
        "seats": list(names),
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": names[s.first],
        "turn": names[s.turn],
        "passed": [names[other] for other in range(len(names)) if s.passed >> other & 1],
        "guild": TILES[s.setup.tile],
        "objectives": [SIDES[side] for side in s.setup.objectives],
        "places": places(s),
        "standing": _standing(s),
        "dragon_display": [CARD_ID[card] if card else None for card in s.dragon_display],
        "cave_display": [CARD_ID[card] if card else None for card in s.cave_display],
        "dragon_deck": len(s.dragon_deck),
        "cave_deck": len(s.cave_deck),
        "dragon_discard": ids(s.dragon_discard),
        "cave_discard": ids(s.cave_discard),
        "used": ids(s.used),
        "players": {name: _player(s, other, seat) for other, name in enumerate(names)},
    }
    if s.phase == INCOME:
        out["owed"] = [names[other] for other in owed(s)]
    if s.setup.solo:
        out["automa"] = {
            "advances": s.her_advances,
            "dragons": ids(s.her_dragons),
            "caves": ids(s.her_caves),
            "markers": marks(s.her_markers),
            "ready": s.ready,
            "tile_coins": s.tile_coins,
            "deck": len(s.her_deck),
            "passed": s.she_passed,
        }
    if s.result is not None:
        out["result"] = named_result(s)
    return out


def _player(s: Wyrmspan, seat: int, reader: int | None) -> PlayerView:
    p = s.players[seat]
    mine = seat == reader
    out: PlayerView = {
        "coins": p.coins,
        "resources": counts(p.res),
        "hand": {"dragons": p.dragon_cards(), "caves": p.cave_cards(), "shown": ids(p.shown)},
        "mat_eggs": p.mat_eggs,
        "halls": {HALLS[hall]: _hall(p, hall, mine) for hall in range(12)},
        "advances": p.advances,
        "markers": marks(p.markers),
        "explored": explored(p),
    }
    if mine or s.setup.open_hands:
        out["hand"] = ids(p.hand)
        out["shown"] = shown(s, p)
    if s.phase == SETUP:
        if mine:
            out["dealt"] = ids(p.dealt)
            out["kept"] = ids(p.kept) if p.kept else None
            out["chosen"] = tokens(p.chosen) if p.chosen >= 0 else None
        else:
            out["dealt"], out["kept"], out["chosen"] = bool(p.dealt), bool(p.kept), p.chosen >= 0
    top = s.stack[-1] if s.stack else None
    if mine and isinstance(top, Split) and top.who == seat:
        out["drawn"] = ids(top.drawn)
    return out


def _hall(p: Player, hall: int, mine: bool) -> HallView | None:
    if hall % 4 >= p.dug[hall // 4]:
        return None
    tucked: list[str | None] = []
    for entry in p.tucked[hall]:
        knows = entry & KNOWS
        tucked.append(CARD_ID[entry >> TUCKED] if knows == EVERYBODY or (mine and knows == OWNER) else None)
    return {
        "cave": CARD_ID[p.caves[hall]] if p.caves[hall] else None,
        "dragon": CARD_ID[p.dragons[hall]] if p.dragons[hall] else None,
        "eggs": p.eggs[hall],
        "cached": cached(p, hall),
        "tucked": tucked,
        "fed": p.fed[hall],
    }


def _standing(s: Wyrmspan) -> dict[str, dict[str, int]]:
    """Public, but tedious to count. WYR-22.1"""
    names = scorers(s)
    rows = range(len(places(s)) + 1, 5)
    return {str(row): dict(zip(names, quantities(s, row), strict=True)) for row in rows}


# -- words of positions and views ------------------------------------------------------------------------------------


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_ID[card] for card in cards]


def marks(squares: tuple[int, ...]) -> list[Square]:
    return [SQUARE_IDS[square - 1] for square in squares]


def counts(of: list[int]) -> Tokens:
    return {"gold": of[0], "crystal": of[1], "meat": of[2], "milk": of[3]}


def cached(p: Player, hall: int) -> Tokens:
    return counts([p.cached[hall] >> 8 * kind & 255 for kind in range(4)])


def explored(p: Player) -> Explored:
    return {"crimson": p.explored[0], "golden": p.explored[1], "amethyst": p.explored[2]}


def tokens(packed: int) -> list[Resource]:
    return [RESOURCES[kind] for kind in range(4) for _ in range(unpack(packed, kind))]


def shown(s: Wyrmspan, p: Player) -> list[str]:
    return ids(p.hand if s.setup.open_hands else p.shown)


def scorers(s: Wyrmspan) -> list[str]:
    """Everybody who is placed and scored."""
    return [*s.setup.names, "automa"] if s.setup.solo else s.setup.names


def places(s: Wyrmspan) -> dict[str, dict[str, int]]:
    names = scorers(s)
    finished = s.round if s.phase in (LIMITS, FINAL, OVER) else s.round - 1
    return {
        str(row + 1): {name: s.places[row * len(names) + i] for i, name in enumerate(names)} for row in range(finished)
    }


def owed(s: Wyrmspan) -> list[int]:
    """The seats that have an egg of the income to lay."""
    top = s.stack[-1] if s.stack else None
    return top.owed if isinstance(top, Income) else []


def named_result(s: Wyrmspan) -> ResultView:
    """WYR-34.2: by names."""
    names: list[str] = [*s.setup.names, "automa"]
    result = s.result
    assert result is not None

    def name(who: Any) -> str:
        return str(who if isinstance(who, str) else names[who])

    return {
        "scores": {names[i]: score for i, score in enumerate(result.scores)},
        "winners": [name(who) for who in result.winners],
        "ranking": [[name(who) for who in group] for group in result.ranking],
        "parts": result.details["parts"],
    }
