"""Positions in the notation of section 19, read: whatever is doubtful is refused."""

from typing import Any, Final

from skarb.games.durak.cards import (
    ALL_CARDS,
    BASE,
    BIT,
    CARDS,
    CODE,
    HAND,
    LIKE,
    SEAT,
    SUITS,
    TEXT,
    size_of,
    suit_number,
)
from skarb.games.durak.flow.beating import rules_of, trump_of
from skarb.games.durak.flow.bout import DEAL, PHASES
from skarb.games.durak.flow.ending import CARRY_ON, DRAW, TEAM, is_over, outcome, outcome_text, result
from skarb.games.durak.position import OVER, position
from skarb.games.durak.state import OPEN, Durak, Setup
from skarb.kernel.game import Complete
from skarb.kernel.refusal import Refused, refuse

GIVEN: Final = "seats dir trump deck hands out won_defence owner defender table phase actor passed dealer"
DERIVED: Final = (
    "sizes deck_count discard trump_card result limit taking known unheld fresh shown stall emptied points deals chance"
)
KEYS: Final = frozenset(f"{GIVEN} {DERIVED}".split())


def bad(what: str, **args: Any) -> Refused:
    return refuse("DUR-5.1" if what.startswith("phase") else "DUR-1.2", "position-" + what, "durak", **args)


class Reader:
    """A position, asked key by key; whatever is not as it should be is refused."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        for key in position:
            if key not in KEYS:
                raise bad("key", key=str(key))
        names = position.get("seats")
        if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
            raise bad("seats")
        if len(set(names)) != len(names):
            raise bad("seats")
        self.names: list[str] = names
        self.seen = 0

    def value(self, key: str, default: Any, kind: type) -> Any:
        found = self.position.get(key, default)
        if found is None and default is None:
            return None
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise bad("value", key=key, value=str(found))
        return found

    def count(self, key: str) -> int:
        found: int = self.value(key, 0, int)
        if found < 0:
            raise bad("value", key=key, value=str(found))
        return found

    def seat(self, key: str) -> int:
        """A seat by name; -1: not given."""
        found = self.position.get(key)
        return -1 if found is None else self.named(found)

    def named(self, name: Any) -> int:
        if not isinstance(name, str) or name not in self.names:
            raise bad("seat", name=str(name))
        return self.names.index(name)

    def players(self, key: str) -> list[int]:
        found = [self.named(name) for name in self.value(key, [], list)]
        if len(set(found)) != len(found):
            raise bad("value", key=key, value=str(self.position[key]))
        return found

    def by_seat(self, key: str) -> dict[int, Any]:
        return {self.named(name): value for name, value in self.value(key, {}, dict).items()}

    def card(self, text: Any, laid: bool = False) -> int:
        code = CODE.get(text, -1) if isinstance(text, str) else -1
        if code < 0 or (code >= CARDS and not laid):
            raise bad("card", card=str(text))
        return code

    def new_card(self, text: Any, laid: bool = False) -> int:
        """A card that lies here and nowhere else."""
        code = self.card(text, laid)
        if self.seen & BIT[code]:
            raise bad("twice", card=TEXT[BASE[code]])
        self.seen |= BIT[code]
        return code

    def mask(self, cards: Any) -> int:
        if not isinstance(cards, list):
            raise bad("value", key="cards", value=str(cards))
        out = 0
        for text in cards:
            out |= BIT[self.card(text)]
        return out


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Durak:
    reader = Reader(position)
    seats = len(reader.names)
    s = Durak(Setup(seats, complete(seats, options), reader.names))
    chance = reader.value("chance", None, list)
    if chance is not None:
        try:
            s.key, s.draws = bytes.fromhex(chance[0]), int(chance[1])
        except (ValueError, TypeError, IndexError):
            raise bad("value", key="chance", value=str(chance)) from None
    dealer = reader.seat("dealer")
    if dealer >= 0:
        s.dealer = dealer
    _series(s, reader)
    phase = position.get("phase", "throw" if position.get("table") else "attack")
    if phase == "deal":
        _deal(s, reader)
        return s
    if not isinstance(phase, str) or (phase != OVER and phase not in PHASES):
        raise bad("phase", phase=str(phase))
    _cards(s, reader)
    _roles(s, reader, phase)
    _memory(s, reader)
    if phase == OVER:
        _over(s, reader)
    else:
        _check_phase(s, reader, phase)
        s.push(PHASES[phase])
    _check_derived(s, position)
    return s


def _series(s: Durak, reader: Reader) -> None:
    points = reader.by_seat("points")
    for count in points.values():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise bad("value", key="points", value=str(count))
    if points:
        s.points = tuple(points.get(p, 0) for p in range(s.setup.seats))
    s.ended = tuple(_outcome(s, reader, text) for text in reader.value("deals", [], list))


def _outcome(s: Durak, reader: Reader, text: Any) -> int:
    """ "fool X", "draw" or "team n wins" as a number."""
    if text == "draw":
        return DRAW
    if s.setup.team:
        if text in ("team 0 wins", "team 1 wins"):
            return TEAM + int(text[5])
    elif isinstance(text, str) and text.startswith("fool "):
        return reader.named(text[5:])
    raise bad("value", key="result", value=str(text))


def _deal(s: Durak, reader: Reader) -> None:
    """A stacked deck of all 36 cards, top first, to deal from."""
    deck = [reader.new_card(card) for card in reader.value("deck", [], list)]
    if len(deck) != CARDS:
        raise bad("deck", count=len(deck))
    for key in ("hands", "table", "out", "passed"):
        if reader.position.get(key):
            raise bad("deal", key=key)
    s.deck = tuple(deck)
    s.push(DEAL)


def _cards(s: Durak, reader: Reader) -> None:
    seats, setup = s.setup.seats, s.setup
    s.hands, s.known, s.fresh = [0] * seats, [0] * seats, [0] * seats
    s.deck = tuple(reader.new_card(card) for card in reader.value("deck", [], list))
    for player, cards in reader.by_seat("hands").items():
        if not isinstance(cards, list):
            raise bad("value", key="hands", value=str(cards))
        for card in cards:
            s.hands[player] |= BIT[reader.new_card(card)]
        if s.hands[player]:
            s.holders |= SEAT[player]
    if s.deck:
        s.turned = s.deck[-1]
    elif reader.position.get("trump_card") is not None:
        s.turned = reader.card(reader.position["trump_card"])
    if "trump" in reader.position:
        trump = reader.position["trump"]
        if trump is not None and (not isinstance(trump, str) or trump not in list(SUITS)):
            raise bad("value", key="trump", value=str(trump))
        suit = suit_number(trump)
    elif s.turned >= 0:
        suit = trump_of(s.turned, setup.enchanted)
    else:
        raise bad("missing", key="trump")
    s.rules = rules_of(suit, setup.enchanted, setup.six_targets)
    for row in reader.value("table", [], list):
        if not isinstance(row, list) or len(row) not in (2, 3):
            raise bad("table", row=str(row))
        attack = reader.new_card(row[0], True)
        beating = OPEN if len(row) == 2 or row[2] is None else reader.new_card(row[2], True)
        for laid in (attack, beating):
            if laid != OPEN and not s.rules.valid(laid):
                raise bad("name", card=TEXT[laid])
        if beating != OPEN:
            s.fits |= LIKE[beating]
            s.stopped = s.stopped or bool(BIT[beating] & s.rules.stops)
            s.turnable = s.turnable or bool(BIT[beating] & s.rules.turns)
        s.fits |= LIKE[attack]
        s.open += beating == OPEN
        s.table.append(attack | reader.named(row[1]) << 6 | beating << 9)
    s.pile = ALL_CARDS & ~reader.seen
    s.discard = reader.count("discard")


def _roles(s: Durak, reader: Reader, phase: str) -> None:
    step = reader.value("dir", 1, int)
    if step not in (1, -1):
        raise bad("value", key="dir", value=str(step))
    s.step = step
    s.won = reader.value("won_defence", False, bool)
    s.taking = reader.value("taking", False, bool)
    s.stall = reader.count("stall")
    out = reader.players("out")
    laid = [row >> 6 & 7 for row in s.table]
    for player in out:
        if s.hands[player] or s.deck or player in laid:
            raise bad("out", name=reader.names[player])
    if phase in ("attack", OVER) and not s.deck:  # between bouts nobody stays without cards, DUR-4.6
        out += [player for player in range(s.setup.seats) if not s.hands[player] and player not in out]
    s.out = tuple(out)
    s.owner = reader.seat("owner")
    if s.owner < 0:
        if phase != OVER:
            raise bad("missing", key="owner")
        s.owner = 0
    s.defender = reader.seat("defender")
    if s.defender < 0:
        s.defender = s.next_seat(s.owner)
        if s.defender < 0:
            s.defender = (s.owner + 1) % s.setup.seats
    # Who plays a seat was settled when the attack reached it (DUR-15.6): its own player if he has not left.
    s.keeper = s.defender
    if s.setup.team and not s.hands[s.defender] and not s.deck:
        actor = reader.seat("actor") if phase in ("defend", "reverse") else -1
        if actor in (s.defender, s.defender ^ 2):
            s.keeper = actor
        elif phase != "reverse" or s.defender in s.out:
            s.keeper = s.defender ^ 2
    if phase == OVER:
        return
    most = HAND if s.won else s.setup.before_first
    s.limit = min(most, s.size(s.keeper) + len(s.table) - s.open)
    if phase == "reverse" and "limit" in reader.position:
        s.limit = reader.count("limit")  # five, if this was the first defence that was won
    # Who has laid his last card in this bout: as given, then as the table shows it, the defender last.
    emptied = reader.players("emptied")
    gone = [p for p in range(s.setup.seats) if not s.hands[p] and p not in s.out and p not in emptied]
    gone.sort(key=lambda p: len(laid) - 1 - laid[::-1].index(p) if p in laid and p != s.keeper else len(laid))
    if any(s.hands[p] for p in emptied):
        raise bad("value", key="emptied", value=str(reader.position["emptied"]))
    s.emptied = tuple(emptied + gone)


def _memory(s: Durak, reader: Reader) -> None:
    """What everybody can remember: without it nobody knows a card of another hand."""
    for player, cards in reader.by_seat("known").items():
        s.known[player] = reader.mask(cards)
        if s.known[player] & ~s.hands[player]:
            raise bad("known", name=reader.names[player])
    s.unheld = reader.mask(reader.value("unheld", [], list))
    for player, count in reader.by_seat("fresh").items():
        if not isinstance(count, int) or isinstance(count, bool):
            raise bad("value", key="fresh", value=str(count))
        s.fresh[player] = count
    for player in range(s.setup.seats):
        if size_of(s.hands[player] & s.unheld & ~s.known[player]) > s.fresh[player]:
            raise bad("fresh", name=reader.names[player])
    shown = reader.value("shown", None, list)
    if shown is not None:
        if len(shown) != 2:
            raise bad("value", key="shown", value=str(shown))
        s.shower, s.shown = reader.named(shown[0]), reader.card(shown[1])


def _over(s: Durak, reader: Reader) -> None:
    ended = outcome(s)
    told = reader.position.get("result")
    if told is not None:
        said = _outcome(s, reader, told)
        if ended not in (CARRY_ON, said) or (ended == CARRY_ON and said != DRAW):
            raise bad("result", result=str(told))
        ended = said
    if ended == CARRY_ON:
        raise bad("phase", phase=OVER)
    if not s.ended:
        s.ended = (ended,)
    if not s.points:
        loser = [int(p == ended or (ended >= TEAM and p & 1 != ended - TEAM)) for p in range(s.setup.seats)]
        s.points = tuple(loser)
    if s.ended[-1] != ended or not is_over(s):
        raise bad("result", result=outcome_text(s, ended))
    s.result = result(s)


def _check_phase(s: Durak, reader: Reader, phase: str) -> None:
    """Is the phase possible with these cards, and who acts? DUR-5.2 to 5.6"""
    actor = reader.seat("actor")
    if phase == "attack":
        s.actor = s.player_of(s.owner)
        if s.table or s.taking:
            raise bad("phase-attack-table")
        if s.actor < 0 or not s.hands[s.actor] or not s.hands[s.keeper] or s.keeper == s.actor:
            raise bad("phase-cards", phase=phase)
    elif not s.table:
        raise bad("phase-table", phase=phase)
    elif s.keeper in s.out:
        raise bad("phase-cards", phase=phase)
    if phase == "throw":
        s.passed = sum(SEAT[player] for player in reader.players("passed"))
        if s.passed & SEAT[s.keeper]:
            raise bad("value", key="passed", value=str(reader.position["passed"]))
        waiting = s.waiting()
        if "passed" not in reader.position and actor >= 0:  # those before the actor have passed, DUR-6.5
            while waiting and s.first_from(s.owner, waiting) != actor and waiting & SEAT[actor]:
                s.passed |= SEAT[s.first_from(s.owner, waiting)]
                waiting = s.waiting()
        if not waiting:
            raise bad("phase-throw")
        s.actor = s.first_from(s.owner, waiting)
        if s.taking and not (s.setup.after_take and s.open):
            raise bad("phase-taking")
    else:
        s.passed = sum(SEAT[player] for player in reader.players("passed"))
        if phase == "defend" and "passed" not in reader.position:
            s.passed = s.waiting()  # the window has closed, so all have passed
        if s.taking:
            raise bad("phase-taking")
    if phase == "defend":
        s.actor = s.keeper
        if not s.open:
            raise bad("phase-defend")
    if phase == "reverse":
        s.actor = s.keeper
        if (s.open and not s.setup.overthrow) or not s.turnable or size_of(s.in_game_after()) < 3:
            raise bad("phase-reverse")
        s.won = True
    if actor >= 0 and actor != s.actor:
        raise bad("actor", name=reader.names[actor], actor=reader.names[s.actor])


def _check_derived(s: Durak, told: dict[str, Any]) -> None:
    """Derived fields may be given, but not contradict the cards."""
    full = position(s)
    for key in ("sizes", "deck_count", "trump_card", "limit", "result"):
        if told.get(key) is not None and told[key] != full[key]:
            raise bad("derived", key=key, value=str(told[key]), found=str(full[key]))
