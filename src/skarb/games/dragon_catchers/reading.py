"""Positions read (section 16): what is missing is derived, what cannot be is refused with a sentence."""

from typing import Any

from skarb.games.dragon_catchers.cards import CLANS, DECK, NUMBER, OF_CLAN, PILE_BIT, score_of
from skarb.games.dragon_catchers.flow.deal import ANSWERS, ROUNDS, ROW_ANSWERS, ROW_TURN, TURN, Deal, supplied
from skarb.games.dragon_catchers.flow.ending import finish, is_over
from skarb.games.dragon_catchers.flow.rows import COLUMNS, is_blind, show_rows
from skarb.games.dragon_catchers.state import NAMES, NOWHERE, DragonCatchers, Setup
from skarb.kernel.game import Complete
from skarb.kernel.refusal import Refused, refuse

GAME_ID = "dragon_catchers"
RULE = "DRC-16.6"
PHASES = ("deal", "turn", "answer", "over")
KEYS = {
    *("players", "seats", "clans", "red", "phase", "single", "dealer", "deal", "deck", "totals", "history"),
    *("round", "leader", "seat", "asked", "laid", "hands", "columns", "carried", "captured", "discarded", "void"),
    *("actor", "counts", "scores", "result", "about"),  # derived, or words: not read
}


def bad(code: str, rule: str = RULE, **args: Any) -> Refused:
    return refuse(rule, "POSITION_" + code, GAME_ID, **args)


# -- plain values ----------------------------------------------------------------------------------------------------


def as_list(pos: dict[str, Any], key: str) -> list[Any]:
    value = pos.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise bad("LIST", key=key)
    return value


def as_map(pos: dict[str, Any], key: str) -> dict[str, Any]:
    value = pos.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise bad("MAP", key=key)
    return value


def as_number(value: Any, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("NUMBER", key=key, value=str(value))
    return value


def as_card(value: Any) -> int:
    if not isinstance(value, str) or value not in NUMBER:
        raise bad("CARD", "DRC-1.1", card=str(value))
    return NUMBER[value]


def as_clan(value: Any) -> int:
    if value not in CLANS:
        raise bad("CLAN", "DRC-4.2", clan=str(value))
    return CLANS.index(value)


# -- who sits where --------------------------------------------------------------------------------------------------


def seats_in(pos: dict[str, Any]) -> list[str]:
    """The places clockwise as the position names them, the ghost perhaps among them."""
    if "seats" not in pos:
        if "players" not in pos:
            raise bad("SEATS")
        return NAMES[: as_number(pos["players"], "players", 2, 4)]
    seats = as_list(pos, "seats")
    if not all(isinstance(name, str) and name.strip() == name and name for name in seats):
        raise bad("SEATS")
    if len(set(seats)) != len(seats) or not 2 <= len(seats) <= 4:
        raise bad("SEATS")
    if "ghost" in seats and len(seats) != 4:
        raise bad("SEATS")
    return [str(name) for name in seats]


def players_in(pos: dict[str, Any], seats: list[str]) -> int:
    people = len(seats) - seats.count("ghost")
    if pos.get("players", people) != people or isinstance(pos.get("players"), bool):
        raise bad("PLAYERS", players=str(pos["players"]), seats=people)
    return people


def named(names: list[str], value: Any) -> int:
    if value not in names:
        raise bad("NAME", name=str(value))
    return names.index(value)


def red_of_three(pos: dict[str, Any], seats: list[str], names: list[str]) -> int:
    """The red player, who is the dealer and sits opposite the ghost. DRC-12.2"""
    found = [named(names, pos[key]) for key in ("red", "dealer") if pos.get(key) is not None]
    if "ghost" in seats:
        found.append(named(names, seats[(seats.index("ghost") + 2) % 4]))
    for name, clan in as_map(pos, "clans").items():
        if clan == "R" and name != "ghost":
            found.append(named(names, name))
    if not found or len(set(found)) > 1:
        raise bad("RED", "DRC-12.2")
    return found[0]


# -- the position ----------------------------------------------------------------------------------------------------


class Reader:
    """One position being read into a state; remembers which cards it has seen."""

    def __init__(self, pos: dict[str, Any], s: DragonCatchers) -> None:
        self.pos = pos
        self.setup = s.setup
        self.s = s
        self.seen = 0
        self.places = [s.name_at(place) for place in range(s.last + 1)]

    def place(self, value: Any) -> int:
        return named(self.places, value)

    def card(self, value: Any) -> int:
        card = as_card(value)
        if self.seen & PILE_BIT[card]:
            raise bad("TWICE", "DRC-1.1", card=str(value))
        self.seen |= PILE_BIT[card]
        return card

    def pile(self, value: Any, key: str) -> int:
        if value is None:
            return 0
        if not isinstance(value, list):
            raise bad("LIST", key=key)
        return sum([PILE_BIT[self.card(card)] for card in value])

    def piles(self) -> None:
        s = self.s
        captured = as_map(self.pos, "captured")
        for clan in captured:
            as_clan(clan)
        s.red_pile = self.pile(captured.get("R"), "captured")
        s.yellow_pile = self.pile(captured.get("Y"), "captured")
        s.carried = self.pile(self.pos.get("carried"), "carried")
        s.discarded = self.pile(self.pos.get("discarded"), "discarded")

    def hands(self) -> None:
        """Hands, or with two players rows of columns."""
        s = self.s
        wrong = "hands" if s.last == 1 else "columns"
        if self.pos.get(wrong):
            raise bad("WRONG_KEY", key=wrong, players=self.setup.seats)
        if s.last == 1:
            s.columns = [NOWHERE] * (2 * COLUMNS)
            s.under = [NOWHERE] * (2 * COLUMNS)
            for name, row in as_map(self.pos, "columns").items():
                self.row(self.place(name), row)
            show_rows(s)
            return
        s.hands = [0] * 8
        for name, hand in as_map(self.pos, "hands").items():
            at = 2 * self.place(name)
            pile = self.pile(hand, "hands")
            if bin(pile).count("1") > ROUNDS:
                raise bad("HAND", "DRC-3.2", name=name)
            s.hands[at] = pile & (1 << OF_CLAN) - 1
            s.hands[at + 1] = pile >> OF_CLAN

    def row(self, place: int, row: Any) -> None:
        if not isinstance(row, list) or len(row) > COLUMNS:
            raise bad("COLUMNS", "DRC-11.3")
        for i, column in enumerate(row):
            if not isinstance(column, list) or len(column) != 2 or (column[0] is None and column[1] is not None):
                raise bad("COLUMNS", "DRC-11.3")
            at = COLUMNS * place + i
            if column[0] is not None:
                self.s.columns[at] = self.card(column[0])
            if column[1] is not None:
                self.s.under[at] = self.card(column[1])

    def round(self) -> None:
        """Cards laid in this round, leader, seat on turn, and the number of the round."""
        s = self.s
        pos = self.pos
        laid = as_list(pos, "laid")
        if len(laid) > 3:
            raise bad("LAID", "DRC-4.1")
        fronts: list[int] = []
        for row in laid:
            if not isinstance(row, list) or len(row) not in (2, 3):
                raise bad("LAID", "DRC-4.1")
            fronts.append(self.place(row[0]))
            card = self.card(row[1])
            if card // OF_CLAN != s.clan_at(fronts[-1]):
                raise bad("FRONT", "DRC-4.2", card=str(row[1]), name=str(row[0]))
            s.laid.append(4 * card + self.place(row[-1] if len(row) == 3 else row[0]))
        self.lead(fronts)
        left = [sum([bin(hand).count("1") for hand in s.hands[clan::2]]) for clan in (0, 1)]
        for card in [x >> 2 for x in s.laid] + [card for card in s.under if card != NOWHERE]:
            left[card // OF_CLAN] += 1
        derived = max(1, min(ROUNDS, ROUNDS + 1 - (sum(left) + 3) // 4))
        s.round = derived if pos.get("round") is None else as_number(pos["round"], "round", 1, ROUNDS)
        needed = 2 * (ROUNDS + 1 - s.round)
        self.setup.partial = left != [needed, needed]  # DRC-4.4 holds for whole deals only

    def lead(self, fronts: list[int]) -> None:
        s = self.s
        known = [self.place(self.pos["leader"])] if self.pos.get("leader") is not None else []
        if fronts:
            known.append(fronts[0])
        if self.pos.get("seat") is not None:
            known.append(self.place(self.pos["seat"]) - len(fronts) & s.last)
        if not known:
            known.append(s.place_of(s.dealer))
        s.leader = known[0]
        s.turn = s.leader + len(fronts) & s.last
        expected = [s.leader + i & s.last for i in range(len(fronts))]
        if len(set(known)) > 1 or fronts != expected:
            raise bad("TURN", "DRC-4.1")

    def voids(self) -> None:
        s = self.s
        voids = as_map(self.pos, "void")
        if voids and not self.setup.hidden:
            raise bad("VOID_OPTION", "DRC-14.2")
        for name, clans in voids.items():
            place = self.place(name)
            if not isinstance(clans, list):
                raise bad("LIST", key="void")
            for value in clans:
                at = 2 * place + as_clan(value)
                if place == s.ghost or s.hands[at] != 0:
                    raise bad("VOID", "DRC-14.2", name=name, clan="@word-clan-" + str(value))
                s.void |= 1 << at

    def asked(self) -> int:
        """The place that is asked in phase answer; the person who decides tells it, if nothing else does."""
        s = self.s
        told = self.pos.get("asked")
        if told is None and s.last == 1:
            asked = 1 - s.turn
        elif told is None and s.ghost == NOWHERE and self.pos.get("actor") is not None:
            asked = self.place(self.pos["actor"])
        else:
            asked = self.place(told)
        clan = s.clan_at(s.turn)
        holds = s.hands[2 * asked + clan] != 0
        if not holds and s.last == 1 and is_blind(s):
            row = s.under[COLUMNS * asked : COLUMNS * asked + COLUMNS]
            holds = any(card != NOWHERE and card // OF_CLAN == clan for card in row)
        if asked == s.turn or not holds:
            raise bad("ASKED", "DRC-5.6")
        return asked

    def totals(self) -> None:
        """Running totals by team, by player, or (two players) by clan. DRC-9.4"""
        s = self.s
        given = as_map(self.pos, "totals")
        totals = [0] * self.setup.seats
        for name, value in given.items():
            number = as_number(value, "totals", 0, 10**9)
            if name in self.setup.names:
                totals[self.setup.names.index(name)] = number
            elif name in CLANS and self.setup.seats != 3:
                for seat in range(self.setup.seats):
                    if s.clan_of(seat) == CLANS.index(name):
                        totals[seat] = number
            else:
                raise bad("NAME", name=str(name))
        if self.setup.seats == 4 and (totals[0] != totals[2] or totals[1] != totals[3]):
            raise bad("TEAMS", "DRC-9.4")
        s.totals = totals
        for row in as_list(self.pos, "history"):
            if not isinstance(row, dict):
                raise bad("HISTORY")
            dealer = named(self.setup.names, row.get("dealer"))
            scores = [as_number(row.get(clan), "history", 0, 10**9) for clan in CLANS]
            s.sheet = [*s.sheet, dealer, *scores]
        default = len(s.sheet) // 3 + 1
        s.deal = default if self.pos.get("deal") is None else as_number(self.pos["deal"], "deal", 1, 10**9)

    def stack(self, phase: str) -> None:
        """The question that the position asks, or its end."""
        s = self.s
        if phase == "over":
            if "totals" not in self.pos:
                scores = [score_of(s.pile_of(clan), clan) for clan in (0, 1)]
                s.totals = [scores[s.clan_of(seat)] for seat in range(self.setup.seats)]
            if not is_over(s):
                raise bad("NOT_OVER", "DRC-10.4")
            finish(s)
        elif not supplied(s):
            raise bad("NO_CARD", "DRC-4.4", name=s.name_at(s.turn))
        elif phase == "answer":
            asked = self.asked()
            s.push(ROW_ANSWERS[asked] if s.last == 1 else ANSWERS[asked])
        else:
            s.push(ROW_TURN if s.last == 1 else TURN)


def stacked(pos: dict[str, Any]) -> list[int]:
    deck = [as_card(card) for card in as_list(pos, "deck")]
    if len(deck) != DECK or len(set(deck)) != DECK:
        raise bad("DECK", "DRC-3.2")
    return deck


def red_parity(pos: dict[str, Any], seats: list[str], options: dict[str, Any]) -> int:
    """Which places are red: as the position says, or the option. DRC-2.1, 14.6"""
    parities: set[int] = set()
    for name, clan in as_map(pos, "clans").items():
        parities.add(named(seats, name) + as_clan(clan) & 1)
    if len(parities) > 1:
        raise bad("CLANS", "DRC-2.1")
    return parities.pop() if parities else int(options["red_seats"][0])


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> DragonCatchers:
    seats = seats_in(position)
    return read(position, seats, complete(players_in(position, seats), options))


def read(pos: dict[str, Any], seats: list[str], options: dict[str, Any]) -> DragonCatchers:
    """The state in the position. `options` are complete, `seats` come from `seats_in`."""
    for key in pos:
        if key not in KEYS:
            raise bad("KEY", key=str(key))
    phase = "turn" if pos.get("phase") is None else pos["phase"]
    if phase not in PHASES:
        raise bad("PHASE", phase=str(phase))
    names = [name for name in seats if name != "ghost"]
    players = players_in(pos, seats)
    if players == 3:
        setup = Setup(3, names, options, 0)
    else:
        setup = Setup(players, names, options, red_parity(pos, seats, options))
    single = pos.get("single", pos.get("dealer") is None and pos.get("totals") is None)
    if not isinstance(single, bool):
        raise bad("SINGLE")
    setup.single = single
    s = DragonCatchers(setup)
    if players == 3:
        s.dealer = red_of_three(pos, seats, names)
    elif pos.get("dealer") is not None:
        s.dealer = named(names, pos["dealer"])
    elif pos.get("round", 1) == 1 and pos.get("leader") is not None:
        s.dealer = named(names, pos["leader"])  # DRC-3.3
    s.sit()
    reader = Reader(pos, s)
    reader.totals()
    if phase == "deal":
        if pos.get("dealer") is None:
            raise bad("DEALER", "DRC-3.1")
        s.push(Deal(stacked(pos)))
        return s
    for name, clan in as_map(pos, "clans").items():
        if s.clan_at(reader.place(name)) != as_clan(clan):
            raise bad("CLANS", "DRC-12.2")
    reader.piles()
    reader.hands()
    reader.round()
    reader.voids()
    s.out = (1 << DECK) - 1 & ~reader.seen
    reader.stack(phase)
    return s
