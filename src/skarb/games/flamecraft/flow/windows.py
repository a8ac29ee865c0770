"""Questions that carry a window: sun dragons and companions may be used there, one after another. FLC-14.4, 24.6"""

from typing import Any

from skarb.games.flamecraft.cards import (
    COMPANION_EFFECT,
    COMPANIONS,
    FANCY,
    FANCY_EFFECT,
    FANCY_NEED,
    KINDS,
    NEED_HAND_KINDS,
    POCUS,
)
from skarb.games.flamecraft.choice import DONE, END, PASS, PLAY, SHOW, SKIP, USE_COMPANION, first, pack, verb
from skarb.games.flamecraft.flow.interpreter import AlwaysAsks, Run
from skarb.games.flamecraft.state import FANCY_PLAYED, SHOWN, Flamecraft
from skarb.kernel.state import Do


class Carrier(AlwaysAsks):
    """A question with window entries. `carried` handles those; any other answer lets the bound moments pass."""

    def carried(self, s: Flamecraft, choice: int) -> bool:
        v = verb(choice)
        if v == PLAY and first(choice) != POCUS:
            s.fresh = True
            s.push(self)  # the same question comes again (FLC-24.7)
            s.push(Play(first(choice)))
            return True
        if v == USE_COMPANION:
            s.fresh = True
            s.push(self)
            s.push(UseCompanion())
            return True
        if choice != PASS and v != PLAY:
            s.placed = -1
            s.cast = -1
            s.fresh = v not in (SKIP, DONE, END)
        return False


def lay_open(s: Flamecraft, card: int) -> None:
    """A fancy dragon of the hand lies face up before its owner from now on. FLC-14.2"""
    seat = s.turn
    if s.fancy[seat] >> card & 1:
        s.seldom()
        s.fancy[seat] &= ~(1 << card)
        s.played[seat] |= 1 << card
        s.note(FANCY_PLAYED, seat, card)
    if s.events is not None:
        s.tell("play", {"seat": seat, "card": "@card-" + FANCY[card]})


class Play(Do[Flamecraft]):
    """A fancy dragon is played: what it wants to be shown is shown, then its effect runs."""

    def __init__(self, card: int) -> None:
        self.card = card

    def data(self) -> list[Any]:
        return [self.card]

    def do(self, s: Flamecraft) -> None:
        lay_open(s, self.card)
        s.push(Run(FANCY_EFFECT[self.card], 0, s.at[s.turn]))
        which, n, _ = FANCY_NEED[self.card]
        if which == NEED_HAND_KINDS:
            s.push(ShowAsk(n))


class UseCompanion(Do[Flamecraft]):
    def do(self, s: Flamecraft) -> None:
        seat = s.turn
        s.used |= 1 << seat
        companion = s.companion[seat]
        if s.events is not None:
            s.tell("companion", {"seat": seat, "card": "@card-" + COMPANIONS[companion]})
        s.push(Run(COMPANION_EFFECT[companion], 0, s.at[seat]))


class ShowAsk(AlwaysAsks):
    """Which kinds to show. FLC-15.14"""

    kind = "show"
    rule = "FLC-15.14"

    def __init__(self, n: int) -> None:
        self.n = n

    def data(self) -> list[Any]:
        return [self.n]

    def choices(self, s: Flamecraft, seat: int) -> list[int]:
        masks = [0]
        for kind in range(6):
            if s.hands[6 * seat + kind]:
                masks = [mask | 1 << kind for mask in masks] + masks
        return [pack(SHOW, mask) for mask in masks if mask.bit_count() == self.n]

    def choose(self, s: Flamecraft, seat: int, choice: int) -> None:
        kinds = [kind for kind in range(6) if first(choice) >> kind & 1]
        for kind in kinds:
            s.note(SHOWN, seat, kind)
        if s.events is not None:
            s.tell("show", {"seat": seat, "cards": ["@dragon-" + KINDS[kind] for kind in kinds]})
