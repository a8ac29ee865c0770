"""A toy game for the tests of the kernel: all bid at once and in secret, a die is thrown, any time one may give up.

Rules TOY-1.1 (bid), TOY-1.2 (throw or stay), TOY-1.3 (give up). The highest sum of bid and die wins.
"""

from typing import Any, ClassVar

from skarb.kernel import chance
from skarb.kernel.game import Complete, Game
from skarb.kernel.option import flag, number, one_of
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import UNANSWERED, Ask, Do, Frame, Result, State, dump, load

THROW, STAY, GIVE_UP = 100, 101, 102


class Toy(State):
    def __init__(self, seats: int = 2, most: int = 3) -> None:
        super().__init__()
        self.most = most
        self.bids = [0] * seats
        self.dice = [0] * seats
        self.gone = [False] * seats
        self.turn = 0

    def copy(self) -> "Toy":
        twin = Toy()
        twin.inherit(self)
        twin.most = self.most
        twin.bids, twin.dice, twin.gone = self.bids.copy(), self.dice.copy(), self.gone.copy()
        twin.turn = self.turn
        return twin

    def offers(self) -> list[Ask[Any]]:
        return [GiveUp()] if self.stack else []


class Bid(Ask[Toy]):
    kind: ClassVar[str] = "bid"
    rule: ClassVar[str] = "TOY-1.1"
    several: ClassVar[bool] = True

    def seat(self, s: Toy) -> int:
        return self.seats(s)[0]

    def seats(self, s: Toy) -> list[int]:
        return [seat for seat, bid in enumerate(s.bids) if not bid]

    def choices(self, s: Toy, seat: int) -> list[int]:
        return list(range(1, s.most + 1))

    def forced(self, s: Toy) -> int:
        return 1 if s.most == 1 else UNANSWERED

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        s.bids[seat] = choice
        s.tell("bid", {"seat": seat}, {seat: {"bid": choice}})
        s.push(self if 0 in s.bids else Decide())


class Decide(Ask[Toy]):
    kind: ClassVar[str] = "decide"
    rule: ClassVar[str] = "TOY-1.2"

    def seat(self, s: Toy) -> int:
        return s.turn

    def choices(self, s: Toy, seat: int) -> list[int]:
        return [THROW, STAY]

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        s.push(Next())
        if choice == THROW:
            s.push(Throw(seat))


class Throw(Do[Toy]):
    def __init__(self, seat: int) -> None:
        self.who = seat

    def data(self) -> list[Any]:
        return [self.who]

    def do(self, s: Toy) -> None:
        s.dice[self.who] = 1 + s.below(6)
        s.wall("TOY-1.2", "")
        s.tell("throw", {"seat": self.who, "die": s.dice[self.who]})


class Next(Do[Toy]):
    def do(self, s: Toy) -> None:
        s.turn += 1
        if s.turn < len(s.bids):
            s.push(Decide())
        else:
            finish(s)


class GiveUp(Ask[Toy]):
    kind: ClassVar[str] = "give_up"
    rule: ClassVar[str] = "TOY-1.3"

    def seat(self, s: Toy) -> int:
        return self.seats(s)[0]

    def seats(self, s: Toy) -> list[int]:
        return [seat for seat, gone in enumerate(s.gone) if not gone]

    def choices(self, s: Toy, seat: int) -> list[int]:
        return [GIVE_UP]

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        s.gone[seat] = True
        if s.gone.count(False) == 1:
            s.clear()
            finish(s)


FRAMES: dict[str, type[Frame]] = {kind.__name__: kind for kind in (Bid, Decide, Throw, Next, GiveUp)}


def finish(s: Toy) -> None:
    scores = [0 if gone else bid + die for bid, die, gone in zip(s.bids, s.dice, s.gone, strict=True)]
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    losers = [seat for seat in range(len(scores)) if seat not in winners]
    s.result = Result(scores, winners, [winners, losers] if losers else [winners])


OPTIONS = (number("most", "TOY-2.2", 3), flag("loud", "TOY-2.3"), one_of("mood", "TOY-2.4", ["calm", "wild"]))


def setup(seats: int, options: dict[str, Any], key: bytes) -> Toy:
    s = Toy(seats, options["most"])
    s.key = key
    s.push(Bid())
    return s


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> Toy:
    s = Toy(len(position["bids"]), complete(len(position["bids"]), options)["most"])
    s.bids, s.dice, s.gone, s.turn = position["bids"], position["dice"], position["gone"], position["turn"]
    s.stack = load(position["stack"], FRAMES)
    if not s.stack:
        finish(s)
    return s


def position(s: Toy) -> dict[str, Any]:
    return {"bids": s.bids, "dice": s.dice, "gone": s.gone, "turn": s.turn, "stack": dump(s.stack)}


def text(s: Toy, choice: int) -> str:
    return {THROW: "throw", STAY: "stay", GIVE_UP: "give up"}.get(choice, f"bid {choice}")


def view(s: Toy, seat: int | None) -> dict[str, Any]:
    bids = [bid if i == seat else bool(bid) for i, bid in enumerate(s.bids)]
    return {"bids": bids, "dice": s.dice, "gone": s.gone, "turn": s.turn}


def world(s: Toy, seat: int, key: bytes) -> Toy:
    twin = s.copy()
    twin.key = key
    for i, bid in enumerate(s.bids):
        if i != seat and bid:
            twin.bids[i] = 1 + chance.below(key, i, s.most)
    return twin


def why_not(s: Toy, seat: int, text: str) -> Refusal:
    return Refusal("TOY-1.4", "bad-position")


GAME = Game(
    id="toy",
    seats=(2, 3),
    options=OPTIONS,
    rule="TOY-2.1",
    setup=setup,
    place=place,
    kinds=[Toy, *FRAMES.values()],
    seats_of=lambda s: len(s.bids),
    position=position,
    text=text,
    view=view,
    world=world,
    why_not=why_not,
)
