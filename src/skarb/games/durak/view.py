"""What one seat, or a spectator, may know: section 18."""

from typing import Literal, NotRequired, TypedDict, cast

from skarb.games.durak.cards import SEAT, TEXT, size_of, suit_text, texts
from skarb.games.durak.flow.ending import outcome_text
from skarb.games.durak.position import OVER, rows
from skarb.games.durak.state import Durak

Rank = Literal["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Suit = Literal["H", "D", "S", "C"]
Mode = Literal["perevodnoy", "sorcery", "team"]
Phase = Literal["attack", "throw", "defend", "reverse", "over"]


class Series(TypedDict):
    """One of the two. DUR-16.2"""

    deals: NotRequired[int]
    fool_points: NotRequired[int]


class Options(TypedDict):
    """Section 17"""

    mode: Mode
    enchanted: list[Rank]
    dealer: int | None
    transfer: bool
    throw_after_take: bool
    throwers: Literal["all", "neighbours"]
    limit_before_first: Literal[5, 6]
    draw_order: Literal["reverse", "forward"]
    pass_memory: Literal["every_card", "new_rank"]
    overthrow: Literal["reject", "defender_chooses"]
    tie: Literal["draw", "defender_is_fool"]
    stall_bouts: int | None
    six_targets: dict[Suit, Suit]
    next_first: Literal["lowest_trump", "under_fool", "from_fool"]
    series: Series | None
    open_discard: bool


class View(TypedDict):
    """Players are named as in `seats`; a card is its notation, an enchanted eight on the table with its named suit."""

    game: Literal["durak"]
    seats: list[str]
    you: str | None
    hand: list[str] | None
    sizes: dict[str, int]
    known: dict[str, list[str]]  # seen when taken, shown or drawn, DUR-18.3
    shown: list[str] | None  # who showed which card for the first attack
    dealer: str | None
    trump: Suit | None
    trump_card: str | None
    deck_count: int
    discard: int
    dir: Literal[1, -1]
    owner: str
    defender: str
    defending: str  # who plays the defender's seat
    phase: Phase
    actor: str | None
    asked: list[str]
    table: list[list[str | None]]  # attack card, who laid it, beating card
    limit: int
    won_defence: bool
    taking: bool
    passed: list[str]
    out: list[str]  # in the order of leaving
    enchanted: list[Rank]
    mode: Mode
    options: Options
    result: str | None
    points: NotRequired[dict[str, int]]  # in a series
    deals: NotRequired[list[str]]
    discarded: NotRequired[list[str]]  # DUR-17.14


def view(s: Durak, seat: int | None) -> View:
    setup = s.setup
    names, players = setup.names, range(setup.seats)
    ask = s.asking()
    left = s.left()
    asked = [] if ask is None else ask.seats(s)
    options = cast(Options, dict(setup.options))
    out: View = {
        "game": "durak",
        "seats": list(names),
        "you": None if seat is None else names[seat],
        "hand": None if seat is None else texts(s.hands[seat]),
        "sizes": {names[p]: s.size(p) for p in players},
        "known": {names[p]: texts(s.known[p]) for p in players},
        "shown": [names[s.shower], TEXT[s.shown]] if s.shown >= 0 else None,
        "dealer": names[s.dealer] if s.dealer >= 0 else None,
        "trump": cast("Suit | None", suit_text(s.rules.trump)),
        "trump_card": TEXT[s.turned] if s.turned >= 0 and (left or setup.seats == 6) else None,
        "deck_count": left,
        "discard": size_of(s.pile),
        "dir": 1 if s.step > 0 else -1,
        "owner": names[s.owner],
        "defender": names[s.defender],
        "defending": names[s.defender if ask is None else s.keeper],  # nobody defends when it is over
        "phase": cast(Phase, OVER if ask is None else ask.kind),
        "actor": None if ask is None else names[s.actor],
        "asked": [names[p] for p in asked],
        "table": rows(s),
        "limit": s.limit,
        "won_defence": s.won,
        "taking": s.taking,
        "passed": [names[p] for p in players if s.passed & SEAT[p]],
        "out": [names[p] for p in s.out],
        "enchanted": list(options["enchanted"]),
        "mode": options["mode"],
        "options": options,
        "result": None if s.result is None else outcome_text(s, s.ended[-1]),
    }
    if setup.series:
        points = s.points or (0,) * setup.seats
        out["points"] = {names[p]: points[p] for p in players}
        out["deals"] = [outcome_text(s, ended) for ended in s.ended]
    if setup.open_discard:
        out["discarded"] = texts(s.pile)
    return out
