"""What one seat knows of cards that it cannot see: the public history, replayed through its eyes. FLC-19

A card known by name lies in one of some places: in a hand, or where a card went that left the hand unseen. So a Park
dragon that was taken, and perhaps buried, is in that hand or at that place under the deck, and nowhere else.
"""

from typing import Final

from skarb.games.flamecraft.state import (
    BURIED,
    BURIED_OPEN,
    DECK_GAIN,
    DECK_OPEN,
    DRAWN_SHOWN,
    FANCY_BURIED,
    FANCY_GAIN,
    FANCY_GIVEN,
    FANCY_PLAYED,
    GIVEN,
    PUBLIC_GAIN,
    PUBLIC_LOSS,
    SHOWN,
    UNKNOWN,
    Flamecraft,
    Past,
)

FIRST_PLACE: Final = 8  # places are bits: a hand is that of its seat, single cards come after
HANDS: Final = (1 << FIRST_PLACE) - 1


class Known:
    """A card known by name, and the places where it may lie."""

    def __init__(self, card: int, where: int) -> None:
        self.card = card
        self.where = where
        self.ghost = False  # it has left, unless the card drawn first was one of the same name and went instead
        self.may_be_drawn = False  # it was shown since, and may be the card drawn first itself


class Lore:
    """What `viewer` knows of the hidden places of one kind of card."""

    def __init__(self, seats: int, viewer: int, deck: int) -> None:
        self.viewer = viewer
        self.unseen = deck  # cards of the deck that nobody put there
        self.under: list[int] = []  # the bottom of the deck, place by place, lowest first
        self.apart: list[int] = [0] * seats  # places of single cards in a hand: what came there unseen
        self.known: list[Known] = []
        self.places = FIRST_PLACE
        self.to_gift = 0  # places of the cards just drawn, one of which must be gifted
        # the card drawn in the first step of a gathering (FLC-9.23): whose, where it may lie, what left since
        self.drawer = -1
        self.drawn_at = 0  # 0: the viewer knows it
        self.losses: list[tuple[int, Known | None]] = []

    def place(self) -> int:
        self.places += 1
        return 1 << self.places

    def speaks_of(self, places: int) -> bool:
        for known in self.known:
            if known.where & places:
                return True
        return bool(self.drawn_at & places)

    def mix(self, seat: int) -> None:
        """A card leaves the hand: from now on nobody knows which of its cards lie apart."""
        apart = self.apart[seat]
        if apart:
            for known in self.known:
                if known.where & apart:
                    known.where = known.where & ~apart | 1 << seat
            if self.drawn_at & apart:
                self.drawn_at = self.drawn_at & ~apart | 1 << seat
            self.apart[seat] = 0

    def surest(self, card: int, places: int, also: int = -1) -> Known | None:
        """Of the known cards of that name which may lie there (and also there) the one with the fewest places.

        Which of them it really is nobody knows, so the others may from now on lie wherever it might have lain.
        """
        found = [k for k in self.known if k.card == card and k.where & places and k.where & also and not k.ghost]
        if not found:
            return None
        least = found[0]
        for known in found:
            if known.where.bit_count() < least.where.bit_count():
                least = known
        for known in found:
            known.where |= least.where
        return least

    def has_room(self, places: int) -> bool:
        """Whether one more known card may lie there: a place apart holds one card alone."""
        if places & HANDS:
            return True
        return sum([1 for k in self.known if not k.where & ~places and not k.ghost]) < places.bit_count()

    def leave(self, card: int, places: int) -> None:
        """A card of that name has left one of those places before the viewer's eyes."""
        known = self.surest(card, places)
        itself = known is None or known.may_be_drawn
        if self.drawn_at & places:  # it may have been the drawn one: then the known one is still there
            self.losses.append((card, None if itself else known))
        if known is not None and (itself or not self.drawn_at & places):
            self.known.remove(known)
        elif known is not None:
            known.ghost = True

    # -- what happens ------------------------------------------------------------------------------------------------

    def gained(self, seat: int, card: int) -> None:
        if seat != self.viewer and card != UNKNOWN:
            self.known.append(Known(card, 1 << seat))

    def lost(self, seat: int, card: int) -> None:
        if seat != self.drawer:
            self.turn_over()
        if seat != self.viewer:
            self.mix(seat)
            self.leave(card, 1 << seat)

    def lost_unseen(self, seat: int, place: int) -> None:
        """Any card of the hand now lies at that place."""
        self.mix(seat)
        for known in self.known:
            if known.where >> seat & 1:
                known.where |= place
        if self.drawn_at >> seat & 1:
            self.drawn_at |= place

    def forget(self, places: int) -> None:
        """Some card has left these places, into the viewer's own hand, and nobody noted which."""
        self.known = [known for known in self.known if not known.where & places]
        if self.drawn_at & places:
            self.turn_over()

    def turn_over(self) -> None:
        """Which card was drawn first matters no longer."""
        if self.drawer >= 0:
            self.drawer = -1
            self.drawn_at = 0
            self.losses = []
            self.known = [known for known in self.known if not known.ghost]
            for known in self.known:
                known.may_be_drawn = False

    def drawn(self, to: int, card: int) -> int:
        """The top card of the deck goes to a seat's hand, or (-1) to the open. Gives its place, 0: a hand as such."""
        if self.unseen > 0:
            self.unseen -= 1
            return 0
        place = self.under.pop()
        if 0 <= to != self.viewer:
            if not self.speaks_of(place):
                return 0
            self.apart[to] |= place
        elif card == UNKNOWN:
            self.forget(place)
        else:
            self.leave(card, place)
            for known in self.known:
                known.where &= ~place
            self.drawn_at &= ~place
        return place

    def drawn_apart(self, to: int, card: int) -> int:
        """The same, and its place in the hand is told from the others."""
        place = self.drawn(to, card)
        if not place:
            place = self.place()
            self.apart[to] |= place
        return place

    def drawn_first(self, to: int, card: int) -> None:
        """Drawn in the first step of a gathering."""
        self.turn_over()
        self.drawer = to
        if to == self.viewer:
            self.drawn(to, card)
            return
        place = self.drawn_apart(to, card)
        sure = [known for known in self.known if known.where == place]
        if not sure:
            self.forget(place)  # a known card that may be the drawn one: all else would be too much to remember
            self.drawn_at = place

    def stays(self, card: int) -> Known | None:
        """The known card of that name which is still there if the drawn one was such a card and has left: none if
        another left that was not known, for that one may have been the drawn one."""
        instead = [known for lost, known in self.losses if lost == card]
        return None if None in instead else instead[0]

    def drawn_shown(self, seat: int, card: int) -> None:
        if self.drawer == seat and self.drawn_at:
            if any(lost == card for lost, _ in self.losses):  # no matter which of the same name went
                known = self.stays(card)
                if known is not None:
                    known.ghost = False
            else:
                if any(known.may_be_drawn and known.card == card for known in self.known):
                    self.at_least(1, card, self.drawn_at)
                else:
                    self.known.append(Known(card, self.drawn_at))
        self.turn_over()

    def buried(self, seat: int, card: int) -> None:
        place = self.place()
        self.under.insert(0, place)
        if seat != self.viewer:
            self.lost_unseen(seat, place)
        elif card != UNKNOWN:
            self.known.append(Known(card, place))

    def given(self, seat: int, to: int, card: int) -> None:
        if seat == self.viewer:
            self.gained(to, card)
        elif to == self.viewer and card != UNKNOWN:
            self.lost(seat, card)
        elif to == self.viewer:
            self.mix(seat)
            self.forget(1 << seat)
        else:
            self.mix(seat)
            if self.speaks_of(1 << seat):
                place = self.place()
                self.lost_unseen(seat, place)
                self.apart[to] |= place

    def given_of_two(self, seat: int, to: int, card: int) -> None:
        """One of the cards just drawn. FLC-9.22"""
        if seat != self.viewer and to != self.viewer:
            place = self.place()
            for known in self.known:
                if known.where & self.to_gift:
                    known.where |= place
            self.mix(seat)
            self.apart[to] |= place
        else:
            self.given(seat, to, card)
        self.to_gift = 0

    def shown(self, seat: int, card: int, n: int = 1) -> None:
        """The hand holds at least n of them."""
        if seat != self.viewer:
            self.at_least(n, card, 1 << seat | self.apart[seat])

    def at_least(self, n: int, card: int, places: int) -> None:
        for known in self.known:
            if known.card == card and not known.where & ~places and not known.ghost:
                n -= 1
        for _ in range(n):
            found = self.surest(card, places, ~places)
            if found is None:
                found = Known(card, places)
                self.known.append(found)
            # one of the same name may have come there unseen; if another did for sure, this one was there before
            found.where = found.where & places if self.has_room(found.where & places) else places
            found.may_be_drawn = found.may_be_drawn or bool(self.drawn_at & places)


def learn(s: Flamecraft, viewer: int) -> tuple[Lore, Lore, Past | None]:
    """What the viewer knows of dragons and of fancy dragons; and the history as the viewer could write it down."""
    line = [] if s.past is None else s.past.line()
    dragons_before, fancies_before = len(s.artisans), len(s.fancies)
    for past in line:
        what = past.event & 15
        if what in (DECK_GAIN, DECK_OPEN):
            dragons_before += 1
        elif what == BURIED:
            dragons_before -= 1
        elif what == FANCY_GAIN:
            fancies_before += 1
        elif what == FANCY_BURIED:
            fancies_before -= 1
    dragons = Lore(s.n, viewer, dragons_before)
    fancies = Lore(s.n, viewer, fancies_before)
    written: Past | None = None
    for past in line:
        event = past.event
        what, seat, card, more = event & 15, event >> 4 & 15, event >> 8 & 255, event >> 16
        seen = True
        if what == PUBLIC_GAIN:
            dragons.gained(seat, card)
        elif what == DECK_GAIN:
            seen = seat == viewer
            if more:
                dragons.drawn_first(seat, card)
            else:
                dragons.drawn(seat, card)
        elif what == PUBLIC_LOSS:
            dragons.lost(seat, card)
        elif what == BURIED:
            seen = seat == viewer
            dragons.buried(seat, card)
        elif what == GIVEN:
            seen = viewer in (seat, more)
            dragons.given(seat, more, card)
        elif what == SHOWN:
            dragons.shown(seat, card, max(1, more))
        elif what == DRAWN_SHOWN:
            dragons.drawn_shown(seat, card)
        elif what == DECK_OPEN:
            dragons.drawn(-1, card)
        elif what == BURIED_OPEN:
            dragons.drawn(-1, card)
            place = dragons.place()
            dragons.under.insert(0, place)
            dragons.known.append(Known(card, place))
        elif what == FANCY_GAIN:
            seen = seat == viewer
            if more and not seen:
                fancies.to_gift |= fancies.drawn_apart(seat, card)
            else:
                fancies.drawn(seat, card)
        elif what == FANCY_BURIED:
            seen = seat == viewer
            fancies.buried(seat, card)
        elif what == FANCY_GIVEN:
            seen = viewer in (seat, more)
            fancies.given_of_two(seat, more, card)
        elif what == FANCY_PLAYED:
            fancies.lost(seat, card)
        if not seen:
            event = event & ~(255 << 8) | UNKNOWN << 8
        written = past if event == past.event and written is past.before else Past(written, event)
    return dragons, fancies, written
