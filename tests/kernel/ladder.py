"""A toy game that is played together: all lay their secret cards on one ladder, which must only ever rise.

LAD-1.1 lay a card; LAD-1.2 a card that is lower than the last one is a fall; LAD-1.3 all win if the ladder never fell.
"""

from typing import Any, ClassVar

from skarb.kernel.deal import deal_within
from skarb.kernel.features import Block, Features, counts, some_of
from skarb.kernel.game import Complete, Game
from skarb.kernel.refusal import Refusal, refuse
from skarb.kernel.state import Ask, Do, Frame, Result, State, dump, load

CARDS = 6


class Ladder(State):
    def __init__(self, seats: int = 0) -> None:
        super().__init__()
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []
        self.falls = 0

    def copy(self) -> "Ladder":
        t = Ladder()
        t.inherit(self)
        t.hands = [hand.copy() for hand in self.hands]
        t.laid, t.falls = self.laid.copy(), self.falls
        return t


class Deal(Do[Ladder]):
    def do(self, s: Ladder) -> None:
        deck = list(range(1, CARDS + 1))
        s.shuffle(deck)
        for seat in range(len(s.hands)):
            s.hands[seat] = sorted(deck[seat :: len(s.hands)])
        s.push(Lay())


class Lay(Ask[Ladder]):
    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "LAD-1.1"

    def seat(self, s: Ladder) -> int:
        return len(s.laid) % len(s.hands)

    def choices(self, s: Ladder, seat: int) -> list[int]:
        return [*s.hands[seat], 0]  # 0: the other may be first

    def choose(self, s: Ladder, seat: int, choice: int) -> None:
        if choice:
            s.hands[seat] = [card for card in s.hands[seat] if card != choice]
        s.falls += 0 < choice < max(s.laid, default=0)
        s.laid.append(choice)
        s.wall("LAD-1.1", "")
        if len(s.laid) < 3 * CARDS and any(s.hands):
            s.push(self)
        else:
            finish(s)


def finish(s: Ladder) -> None:
    everybody = list(range(len(s.hands)))
    score = sum(1 for card in s.laid if card) - s.falls
    s.result = Result([score] * len(everybody), everybody if score == CARDS else [], [everybody])


FRAMES: dict[str, type[Frame]] = {"Deal": Deal, "Lay": Lay}


def setup(seats: int, options: dict[str, Any], key: bytes) -> Ladder:
    s = Ladder(seats)
    s.key = key
    s.push(Deal())
    return s


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Ladder:
    try:
        s = Ladder(len(position["hands"]))
        complete(len(s.hands), options)
        s.hands, s.laid, s.falls = position["hands"], position["laid"], position["falls"]
        s.stack = load(position["stack"], FRAMES)
    except (KeyError, TypeError) as error:
        raise refuse("LAD-1.1", "bad-position") from error
    if not s.stack:
        finish(s)
    return s


def position(s: Ladder) -> dict[str, Any]:
    return {"hands": s.hands, "laid": s.laid, "falls": s.falls, "stack": dump(s.stack)}


def view(s: Ladder, seat: int | None) -> dict[str, Any]:
    hands = [hand if at == seat else len(hand) for at, hand in enumerate(s.hands)]
    return {"hands": hands, "laid": s.laid, "falls": s.falls}


def world(s: Ladder, seat: int, key: bytes) -> Ladder:
    t = s.copy()
    t.key = key
    others = [at for at in range(len(s.hands)) if at != seat]
    unseen = [card for at in others for card in s.hands[at]]
    dealt = deal_within(key, 0, unseen, [(2 << CARDS) - 1] * len(unseen))
    for at in others:
        t.hands[at] = sorted(dealt[: len(s.hands[at])])
        del dealt[: len(s.hands[at])]
    return t


def value(s: Ladder, seat: int) -> float:
    """One value for all: what fell, and what waits below the top of the ladder, is lost."""
    if s.result is not None:
        return float(s.result.scores[0]) / CARDS
    top = max(s.laid, default=0)
    doomed = sum(card < top for hand in s.hands for card in hand)
    return 1.0 - (s.falls + doomed + 0.01 * s.laid.count(0)) / CARDS


FEATURES = Features[Ladder](
    blocks=lambda s: [Block("hand", CARDS + 1, "own cards"), Block("ladder", 3, "its top, falls, cards laid", CARDS)],
    position=lambda s, seat: b"".join(
        [some_of(CARDS + 1, s.hands[seat]), counts([max(s.laid, default=0), s.falls, len(s.laid)])]
    ),
    choice_blocks=[Block("card", 1, "the card laid, 0 to wait", CARDS)],
    choices=lambda s, seat, legal: counts(legal),
    rows=CARDS,
)

GAME = Game(
    id="ladder",
    seats=(2, 3),
    rule="LAD-1.1",
    setup=setup,
    place=place,
    kinds=[Ladder, *FRAMES.values()],
    seats_of=lambda s: len(s.hands),
    sides=lambda s: [0] * len(s.hands),
    position=position,
    text=lambda s, choice: f"lay {choice}" if choice else "wait",
    view=view,
    world=world,
    why_not=lambda s, seat, text: Refusal("LAD-1.1", "bad-position"),
    value=value,
    features=FEATURES,
)
