"""Lanterns, the toy that the net is tested with: everything that a law of the harness speaks of, and nothing else.

Twelve cards. A seat sees the hands of the others and not its own. LAN-1.1 all wish at once, in secret. LAN-1.2 in turn
one hints to the next seat whether its first card is high, or points at an own card. LAN-1.3 the card pointed at is
played, or put away face down: only the others know it. Then one draws, and only the others see what.
LAN-1.4 after three turns each the cards played, and the wishes, are counted: for all together, or (LAN-1.5) each alone.
"""

import sys
from typing import Any, ClassVar

from skarb.kernel import chance
from skarb.kernel.deal import deal_within
from skarb.kernel.features import Block, Features, counts, ones
from skarb.kernel.game import Complete, Game
from skarb.kernel.option import flag
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import UNANSWERED, Ask, Do, Frame, Result, State, dump, load

ID = "lanterns"
CARDS, SLOTS, TURNS, MOST = 12, 2, 3, 3
LOW, HIGH = 1, 2  # what a hint tells
ANY, HINTED = sum(1 << card for card in range(1, 13)), {LOW: 0b0000001111110, HIGH: 0b1111110000000}
WISH, HINT, POINT, PLAY, AWAY = 0, 10, 20, 30, 31  # a wish is its number, pointing 20 and the slot


class Lanterns(State):
    def __init__(self, seats: int = 2, alone: bool = False) -> None:
        super().__init__()
        self.alone = alone
        self.hands = [[0] * SLOTS for _ in range(seats)]  # 0: no card is left for the slot
        self.hints = [0] * seats  # what the seat was told of its first card
        self.wishes = [0] * seats
        self.points = [0] * seats
        self.deck: list[int] = []  # top last
        self.played: list[int] = []
        self.away: list[list[int]] = []  # [who put it away, the card, what he was told of it]
        self.newest = 0  # the card drawn last: played at once it is worth one more
        self.turn = 0

    def copy(self) -> "Lanterns":
        t = Lanterns(0, self.alone)
        t.inherit(self)
        t.hands = [hand.copy() for hand in self.hands]
        t.hints, t.wishes, t.points = self.hints.copy(), self.wishes.copy(), self.points.copy()
        t.deck, t.played, t.away = self.deck.copy(), self.played.copy(), self.away.copy()
        t.newest, t.turn = self.newest, self.turn
        return t

    def __getstate__(self) -> dict[str, Any]:
        """For pickles: the kernel below may be compiled, and this class never is."""
        return {field: getattr(self, field) for field in {*getattr(State, "__mypyc_attrs__", ()), *vars(self)}}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for field, value in fields.items():
            setattr(self, field, value)

    def to_act(self) -> int:
        return self.turn % len(self.hands)


def name(card: int) -> str:
    return f"c{card}" if card else ""


def number(text: Any) -> int:
    """The card of a name; anything else is a ValueError."""
    if text == "":
        return 0
    if not isinstance(text, str) or text[1:] not in [str(card) for card in range(1, CARDS + 1)] or text[0] != "c":
        raise ValueError(text)
    return int(text[1:])


# -- the flow ----------------------------------------------------------------------------------------------------------


class Deal(Do[Lanterns]):
    def do(self, s: Lanterns) -> None:
        s.deck = list(range(1, CARDS + 1))
        s.shuffle(s.deck)
        s.push(Wish())
        for seat in range(len(s.hands)):
            for slot in range(SLOTS):
                s.push(Draw(seat, slot))


class Draw(Do[Lanterns]):
    """A new card into a slot. Only the others see it: so they know more than before, and its owner does not."""

    def __init__(self, seat: int, slot: int) -> None:
        self.who = seat
        self.slot = slot

    def data(self) -> list[Any]:
        return [self.who, self.slot]

    def do(self, s: Lanterns) -> None:
        s.hands[self.who][self.slot] = s.newest = card = s.deck.pop() if s.deck else 0
        if self.slot == 0:
            s.hints[self.who] = 0
        seen = {seat: {"card": name(card)} for seat in range(len(s.hands)) if seat != self.who}
        s.tell("drawn", {"seat": self.who}, seen)
        s.wall("LAN-1.3", "drawn")


class Wish(Ask[Lanterns]):
    kind: ClassVar[str] = "wish"
    rule: ClassVar[str] = "LAN-1.1"
    several: ClassVar[bool] = True

    def seat(self, s: Lanterns) -> int:
        return s.wishes.index(0)

    def seats(self, s: Lanterns) -> list[int]:
        return [seat for seat, wish in enumerate(s.wishes) if not wish]

    def choices(self, s: Lanterns, seat: int) -> list[int]:
        return list(range(1, MOST + 1))

    def choose(self, s: Lanterns, seat: int, choice: int) -> None:
        s.wishes[seat] = choice
        s.tell("wished", {"seat": seat}, {seat: {"wish": choice}})
        s.push(self if 0 in s.wishes else Turn())


class Turn(Ask[Lanterns]):
    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "LAN-1.2"

    def seat(self, s: Lanterns) -> int:
        return s.to_act()

    def choices(self, s: Lanterns, seat: int) -> list[int]:
        hint = [HINT] if s.hands[(seat + 1) % len(s.hands)][0] else []
        return [*hint, *[POINT + slot for slot in range(SLOTS) if s.hands[seat][slot]]]

    def forced(self, s: Lanterns) -> int:
        choices = s.choices()
        return choices[0] if len(choices) == 1 else UNANSWERED

    def choose(self, s: Lanterns, seat: int, choice: int) -> None:
        if choice == HINT:
            to = (seat + 1) % len(s.hands)
            s.hints[to] = HIGH if s.hands[to][0] > CARDS // 2 else LOW
            s.tell("hinted", {"seat": seat, "to": to, "what": "@word-high" if s.hints[to] == HIGH else "@word-low"})
            s.wall("LAN-1.2", "hinted")
            s.push(Next())
        else:
            s.tell("pointed", {"seat": seat, "slot": choice - POINT + 1})
            s.push(Act(choice - POINT))


class Act(Ask[Lanterns]):
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "LAN-1.3"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def data(self) -> list[Any]:
        return [self.slot]

    def seat(self, s: Lanterns) -> int:
        return s.to_act()

    def choices(self, s: Lanterns, seat: int) -> list[int]:
        return [PLAY, AWAY]

    def choose(self, s: Lanterns, seat: int, choice: int) -> None:
        card = s.hands[seat][self.slot]
        s.push(Next())
        s.push(Draw(seat, self.slot))
        if choice == PLAY:
            s.played.append(card)
            s.points[seat] += card + (card == s.newest)
            s.tell("played", {"seat": seat, "card": name(card)})
        else:
            s.away.append([seat, card, s.hints[seat] if self.slot == 0 else 0])
            s.tell("put-away", {"seat": seat})


class Next(Do[Lanterns]):
    def do(self, s: Lanterns) -> None:
        s.turn += 1
        if s.turn < TURNS * len(s.hands) and any(map(any, s.hands)):
            s.push(Turn())
        else:
            s.result = result(s)


def result(s: Lanterns) -> Result:
    """LAN-1.4, LAN-1.5"""
    seats = list(range(len(s.hands)))
    own = [points + wish for points, wish in zip(s.points, s.wishes, strict=True)]
    if s.alone:
        ranking = [[seat for seat in seats if own[seat] == height] for height in sorted(set(own), reverse=True)]
        return Result(own, ranking[0], ranking)
    return Result([sum(own)] * len(seats), seats if sum(own) > 9 * len(seats) else [], [seats])


# -- what the platform asks --------------------------------------------------------------------------------------------


def setup(seats: int, options: dict[str, Any], key: bytes) -> Lanterns:
    s = Lanterns(seats, options["alone"])
    s.key = key
    s.push(Deal())
    return s


FRAMES: dict[str, type[Frame]] = {kind.__name__: kind for kind in (Deal, Draw, Wish, Turn, Act, Next)}
SEEN = ("hints", "points", "turn")  # what lies open, and is written as it is


def position(s: Lanterns) -> dict[str, Any]:
    out: dict[str, Any] = {field: getattr(s, field) for field in (*SEEN, "wishes")}
    out["hands"] = [[name(card) for card in hand] for hand in s.hands]
    out["deck"], out["played"] = [[name(card) for card in cards] for cards in (s.deck, s.played)]
    out["away"] = [[who, name(card), told] for who, card, told in s.away]
    return {**out, "newest": name(s.newest), "stack": dump(s.stack)}


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Lanterns:
    try:
        seats = len(position["hands"])
        s = Lanterns(seats, complete(seats, options)["alone"])
        s.hands = [[number(card) for card in hand] for hand in position["hands"]]
        s.deck, s.played = [[number(card) for card in position[field]] for field in ("deck", "played")]
        s.away = [[within(who, seats), number(card), within(told, 3)] for who, card, told in position["away"]]
        s.newest = number(position["newest"])
        s.hints = [within(told, 3) for told in position["hints"]]
        s.wishes = [within(wish, MOST + 1) for wish in position["wishes"]]
        s.points = [within(points, 100) for points in position["points"]]
        s.turn = within(position["turn"], TURNS * seats + 1)
        s.stack = load(position["stack"], FRAMES)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise refuse("LAN-1.1", "bad-position") from error
    rows = (s.hints, s.wishes, s.points)
    if any(len(row) != seats for row in rows) or any(len(hand) != SLOTS for hand in s.hands) or not sound(s):
        raise refuse("LAN-1.1", "bad-position")
    if not s.stack:
        s.result = result(s)
    return s


def within(value: Any, bound: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < bound:
        raise ValueError(value)
    return value


def sound(s: Lanterns) -> bool:
    """Whether no card is there twice, and one question that can be answered is on the stack."""
    held = [card for hand in s.hands for card in hand if card] + [card for _, card, _ in s.away] + s.deck + s.played
    if 0 in s.deck + s.played or len(set(held)) < len(held) or len(s.stack) > 1:
        return False
    ask = s.stack[0] if s.stack else None
    if isinstance(ask, Wish):
        return 0 in s.wishes
    if isinstance(ask, Act):
        return ask.slot in range(SLOTS) and bool(s.hands[s.to_act()][ask.slot]) and 0 not in s.wishes
    return ask is None or (isinstance(ask, Turn) and bool(ask.choices(s, s.to_act())) and 0 not in s.wishes)


def text(s: Lanterns, choice: int) -> str:
    words = {HINT: "hint", PLAY: "play", AWAY: "put away", POINT: "point 1", POINT + 1: "point 2"}
    return words.get(choice, f"wish {choice}")


def touches(s: Lanterns, seat: int, choice: int) -> list[str]:
    return [f"slot:{choice - POINT}"] if POINT <= choice < POINT + SLOTS else [f"button:{choice}"]


def label(s: Lanterns, choice: int) -> tuple[str, dict[str, Any]]:
    if choice <= MOST:
        return "choice-wish", {"wish": choice}
    return f"choice-{text(s, choice).split()[0]}", {"slot": choice - POINT + 1} if choice < PLAY else {}


def view(s: Lanterns, seat: int | None) -> dict[str, Any]:
    """A spectator might tell what he sees: he sees what everybody does."""
    shown = [seat is not None and seat != other for other in range(len(s.hands))]
    out: dict[str, Any] = {field: getattr(s, field) for field in SEEN}
    out["hands"] = [[name(c) if shown[i] else bool(c) for c in hand] for i, hand in enumerate(s.hands)]
    out["away"] = [[who, name(card) if shown[who] else True, told] for who, card, told in s.away]
    over = s.result is not None  # the wishes have been counted
    out["wishes"] = [wish if over or other == seat else bool(wish) for other, wish in enumerate(s.wishes)]
    return {**out, "played": [name(card) for card in s.played], "deck": len(s.deck)}


def world(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = s.copy()
    t.key = key
    t.draws = 0
    slots = [slot for slot in range(SLOTS) if s.hands[seat][slot]]
    mine = [i for i, (who, _, _) in enumerate(s.away) if who == seat]
    truth = [*[s.hands[seat][slot] for slot in slots], *[s.away[i][1] for i in mine], *s.deck]
    told = [s.hints[seat] if slot == 0 else 0 for slot in slots] + [s.away[i][2] for i in mine] + [0] * len(s.deck)
    dealt = deal_within(key, 1, truth, [HINTED.get(hint, ANY) for hint in told])
    if s.newest in truth:
        t.newest = dealt[truth.index(s.newest)]
    rest = dealt.copy()
    for slot in slots:
        t.hands[seat][slot] = rest.pop(0)
    for i in mine:
        t.away[i] = [seat, rest.pop(0), s.away[i][2]]
    t.deck = rest
    for other, wish in enumerate(s.wishes):
        if other != seat and wish and s.result is None:
            t.wishes[other] = 1 + chance.below(key, 2 + other, MOST)
    return t


def why_not(s: Lanterns, seat: int, text: str) -> Refusal:
    ask = s.asking()
    if ask is None or seat not in ask.seats(s):
        return Refusal("LAN-1.2", "NOT_NOW", ID)
    return Refusal(ask.rule_for(s, seat), "NOT_A_CHOICE", ID, text=text)


def why_not_touch(s: Lanterns, seat: int, path: list[str]) -> Refusal | None:
    """Who touches a slot means to point at it; whatever else is touched, somebody looks at it."""
    return why_not(s, seat, "point") if path and path[-1].startswith("slot:") else None


def value(s: Lanterns, seat: int) -> float:
    return 0.5 if s.result is None else float(seat in s.result.winners)


QUESTIONS = (Wish, Turn, Act)
NUMBERS = (1, 2, 3, HINT, POINT, POINT + 1, PLAY, AWAY)  # all choices that there ever are


def blocks(s: Lanterns) -> list[Block]:
    seen = SLOTS * (len(s.hands) - 1)
    return [
        Block("question", len(QUESTIONS), "what is asked"),
        Block("slots", SLOTS, "own slots with a card"),
        Block("others", seen, "the cards of the others", CARDS),
        Block("table", 4, "turns, the own hint, wish and points", CARDS),
    ]


def told_position(s: Lanterns, seat: int) -> bytes:
    n, ask = len(s.hands), s.asking()
    asked = ones(len(QUESTIONS))[QUESTIONS.index(type(ask)) if ask else -1]
    others = [card for i in range(1, n) for card in s.hands[(seat + i) % n]]
    table = [s.turn, s.hints[seat], s.wishes[seat], s.points[seat]]
    return asked + counts([*[int(card > 0) for card in s.hands[seat]], *others, *table])


def told_choices(s: Lanterns, seat: int, choices: list[int]) -> bytes:
    return b"".join([ones(len(NUMBERS))[NUMBERS.index(choice)] for choice in choices])


def numbers(s: Lanterns, seat: int, choices: list[int]) -> list[int]:
    return [NUMBERS.index(choice) for choice in choices]


TOLD: dict[str, Any] = {
    "blocks": blocks,
    "position": told_position,
    "choice_blocks": [Block("choice", len(NUMBERS), "which it is")],
    "choices": told_choices,
    "actions": len(NUMBERS),
    "numbers": numbers,
}

PARTS: dict[str, Any] = {
    "id": ID,
    "seats": (2, 3),
    "options": (flag("alone", "LAN-1.5"),),
    "rule": "LAN-1.1",
    "setup": setup,
    "place": place,
    "kinds": [Lanterns, *FRAMES.values()],
    "seats_of": lambda s: len(s.hands),
    "sides": lambda s: list(range(len(s.hands))) if s.alone else [0] * len(s.hands),
    "position": position,
    "text": text,
    "touches": touches,
    "view": view,
    "world": world,
    "why_not": why_not,
    "why_not_touch": why_not_touch,
    "label": label,
    "value": value,
    "features": Features(**TOLD),
}
GAME: Game[Lanterns] = Game(**PARTS)
sys.modules[f"skarb.games.{ID}"] = sys.modules[__name__]  # its texts are looked for there; no list of games holds it


# -- what the harness must know (see docs/adding-a-game.md, 7) ---------------------------------------------------------

CASES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (3, {"alone": True})]


def cards(position: dict[str, Any]) -> list[str]:
    out: list[str] = (
        [card for hand in position["hands"] for card in hand if card] + position["deck"] + position["played"]
    )
    return out + [card for _, card, _ in position["away"]]


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    """Its own cards, in the hand and put away, and the deck; and the wishes of others."""
    out = {card: f"deck {i}" for i, card in enumerate(position["deck"])}
    out |= {card: f"slot {i}" for i, card in enumerate(position["hands"][seat]) if card}
    out |= {card: f"away {i}" for i, (who, card, _) in enumerate(position["away"]) if who == seat}
    return out | {f"wish {i}": str(wish) for i, wish in enumerate(position["wishes"]) if i != seat}
