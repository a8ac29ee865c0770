"""What one seat, or a spectator, may know: section 13."""

from typing import Literal, NotRequired, TypedDict, cast

from skarb.games.dragon_catchers.cards import CLANS, IDS, cards_in, ids_in, score_of
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.flow.rows import COLUMNS
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers

Clan = Literal["R", "Y"]
Phase = Literal["turn", "answer", "over"]


class OfClans(TypedDict):
    """A number for each clan."""

    R: int
    Y: int


class Piles(TypedDict):
    """The cards that each side has captured."""

    R: list[str]
    Y: list[str]


class DealScore(TypedDict):
    """A line of the score sheet: a deal that is over."""

    dealer: str
    R: int
    Y: int


class End(TypedDict):
    """`winner` is a clan with four players, else a player; None if the victory is shared."""

    winner: str | None
    winners: list[str]
    end: Literal["deal", "target", "max_deals"]


class Public(TypedDict):
    """What everybody knows, whatever the options hide. Seats are named as in `seats`, one may be the ghost."""

    players: Literal[2, 3, 4]
    seats: list[str]  # clockwise
    clans: dict[str, Clan]
    red: NotRequired[str]  # three players: who plays red
    phase: Phase
    single: NotRequired[Literal[True]]  # one deal and no game
    dealer: NotRequired[str]
    deal: int
    totals: dict[str, int]  # four players: by clan, else by player
    history: list[DealScore]
    round: int
    leader: str
    seat: str | None  # on turn
    asked: NotRequired[str]
    actor: str | None  # the person who decides
    laid: list[list[str]]  # in front of whom, card, from whose cards
    counts: OfClans  # cards captured
    void: dict[str, list[Clan]]
    result: End | None


class View(Public):
    """A face-down card is shown by its clan alone."""

    you: int | None
    names: list[str]  # of the people, by seat number
    out: NotRequired[list[str]]  # cards that the position left out of the deal
    carried: list[str] | int  # set aside; with closed piles only how many, DRC-14.4
    captured: NotRequired[Piles]
    scores: NotRequired[OfClans]
    discarded: list[str] | int
    columns: NotRequired[dict[str, list[list[str | None]]]]  # two players: the card face up, the clan under it
    hands: NotRequired[dict[str, list[str]]]  # three and four: those that the seat sees
    sizes: NotRequired[dict[str, int | OfClans]]


def view(s: DragonCatchers, seat: int | None) -> View:
    """All that the seat (None: a spectator) may know."""
    setup = s.setup
    opened = setup.open_piles
    out = cast(View, public(s))
    out["you"] = seat
    out["names"] = setup.names
    out["carried"] = ids_in(s.carried) if opened else len(cards_in(s.carried))
    out["discarded"] = ids_in(s.discarded) if opened else len(cards_in(s.discarded))
    if s.out:
        out["out"] = ids_in(s.out)
    if opened:
        out["captured"] = captured(s)
        out["scores"] = scores(s)
    places = range(s.last + 1)
    if s.last == 1:  # DRC-13.3
        out["columns"] = {s.name_at(place): columns_of(s, place, False) for place in places}
        return out
    hands: dict[str, list[str]] = {}
    sizes: dict[str, int | OfClans] = {}
    for place in places:
        name = s.name_at(place)
        open_hand = place == s.ghost or seat == s.seating[place]
        red, yellow = s.hands[2 * place].bit_count(), s.hands[2 * place + 1].bit_count()
        if open_hand:  # DRC-12.3, 13.1
            hands[name] = ids_in(s.hand_at(place))
        if open_hand or not setup.hidden:  # DRC-13.2, 14.2
            sizes[name] = {"R": red, "Y": yellow}
        else:
            sizes[name] = red + yellow
    out["hands"] = hands
    out["sizes"] = sizes
    return out


# -- what views and positions share ------------------------------------------------------------------------------------


def public(s: DragonCatchers) -> Public:
    setup = s.setup
    names = setup.names
    places = range(s.last + 1)
    asked = asked_place(s)
    phase: Phase = "over" if not s.stack else "turn" if asked == NOWHERE else "answer"
    void: dict[str, list[Clan]] = {}
    for place in places:
        lacks: list[Clan] = [letter(clan) for clan in (0, 1) if s.void >> 2 * place + clan & 1]
        if lacks:
            void[s.name_at(place)] = lacks
    out: Public = {
        "players": cast(Literal[2, 3, 4], setup.seats),
        "seats": [s.name_at(place) for place in places],
        "clans": {s.name_at(place): letter(s.clan_at(place)) for place in places},
        "phase": phase,
        "deal": s.deal,
        "totals": totals_of(s),
        "history": sheet_of(s),
        "round": s.round,
        "leader": s.name_at(s.leader),
        "seat": None if phase == "over" else s.name_at(s.turn),
        "actor": None if phase == "over" else names[s.seating[s.turn if asked == NOWHERE else asked]],
        "laid": [[s.name_at(s.leader + i & s.last), IDS[x >> 2], s.name_at(x & 3)] for i, x in enumerate(s.laid)],
        "counts": {"R": len(cards_in(s.red_pile)), "Y": len(cards_in(s.yellow_pile))},
        "void": void,
        "result": result_of(s),
    }
    if setup.seats == 3:
        out["red"] = names[s.dealer]
    if setup.single:
        out["single"] = True
    else:
        out["dealer"] = names[s.dealer]
    if asked != NOWHERE:
        out["asked"] = s.name_at(asked)
    return out


def letter(clan: int) -> Clan:
    return "Y" if clan else "R"


def captured(s: DragonCatchers) -> Piles:
    return {"R": ids_in(s.red_pile), "Y": ids_in(s.yellow_pile)}


def scores(s: DragonCatchers) -> OfClans:
    """What the piles are worth now. Section 9"""
    return {"R": score_of(s.red_pile, 0), "Y": score_of(s.yellow_pile, 1)}


def columns_of(s: DragonCatchers, place: int, faces: bool) -> list[list[str | None]]:
    """A row of two players: per column the face-up card and the one under it, or that one's clan alone."""
    out: list[list[str | None]] = []
    for at in range(COLUMNS * place, COLUMNS * place + COLUMNS):
        up, under = s.columns[at], s.under[at]
        down = None if under == NOWHERE else IDS[under] if faces else IDS[under][0]
        out.append([None if up == NOWHERE else IDS[up], down])
    return out


def totals_of(s: DragonCatchers) -> dict[str, int]:
    """Totals by team (four players) or by player. DRC-9.4"""
    if s.setup.seats == 4:
        return {CLANS[clan]: s.totals[s.setup.red ^ clan] for clan in (0, 1)}
    return dict(zip(s.setup.names, s.totals, strict=True))


def sheet_of(s: DragonCatchers) -> list[DealScore]:
    """The score sheet: dealer and scores of every finished deal."""
    rows = s.sheet
    names = s.setup.names
    return [{"dealer": names[rows[i]], "R": rows[i + 1], "Y": rows[i + 2]} for i in range(0, len(rows), 3)]


def result_of(s: DragonCatchers) -> End | None:
    if s.result is None:
        return None
    names = s.setup.names
    winners = s.result.winners
    winner = None
    if len(winners) == (2 if s.setup.seats == 4 else 1):
        winner = CLANS[s.clan_of(winners[0])] if s.setup.seats == 4 else names[winners[0]]
    return {"winner": winner, "winners": [names[seat] for seat in winners], "end": s.result.details["end"]}
