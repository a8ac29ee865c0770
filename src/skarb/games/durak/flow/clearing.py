"""What becomes of the cards of a bout: they are discarded or taken, hands are filled up, and who has none leaves.

Sections 10 to 12. What the players chose, and who goes on, is `bout`.
"""

from mypy_extensions import i64

from skarb.games.durak.cards import CARDS, HAND, TEXT, bit_of, seat_bit, size_of, spoken, texts
from skarb.games.durak.state import OPENED, Durak


def clear(s: Durak, took: bool) -> None:
    """The cards of the bout are discarded or taken; what was thrown beyond the limit goes back. DUR-11.2, 11.3, 17.8"""
    cards: i64 = 0
    places: i64 = CARDS
    if s.setup.overthrow:
        places = s.limit - len(s.table) + s.open
    for code in s.table:
        row: i64 = code
        attack = bit_of(row & 63)
        if row < OPENED:
            cards |= attack | bit_of(row >> 9)
        elif took and places > 0:
            places -= 1
            cards |= attack
        else:
            pick_up(s, row >> 6 & 7, attack)
            if s.events is not None:
                tell_card(s, "back", row >> 6 & 7, row & 63)
    if took and cards:
        pick_up(s, s.keeper, cards)
    else:
        s.pile |= cards
        s.discard += size_of(cards)
    if s.events is not None:
        s.tell("picked-up" if took else "beaten", {"seat": s.keeper, "cards": texts(cards)})
    s.table = []
    s.open = 0
    s.fits = 0
    s.limit = 0
    s.passed = 0
    s.stopped = False
    s.turnable = False
    s.taking = False


def pick_up(s: Durak, player: i64, cards: i64) -> None:
    """Cards that everybody has seen come into a hand."""
    s.hands[player] = s.hands[player] | cards
    s.known[player] = s.known[player] | cards
    s.holders |= seat_bit(player)
    if s.emptied:
        s.emptied = tuple([p for p in s.emptied if p != player])


def draw(s: Durak) -> bool:
    """Everybody draws up to six, one after another. Did anybody? Section 12"""
    setup, deck = s.setup, s.deck
    last: i64 = len(deck)
    before = s.at
    seats: i64 = setup.seats
    for player in setup.orders[(s.owner if s.step > 0 else s.owner + seats) * seats + s.defender]:
        hand: i64 = s.hands[player]
        start = s.at
        end = start + HAND - size_of(hand)
        if end <= start:
            continue
        if end > last:
            end = last
        drawn = end - start
        cards: i64 = 0
        for i in range(start, end):
            cards |= bit_of(deck[i])
        s.hands[player] = hand | cards
        s.fresh[player] = s.fresh[player] + drawn
        s.holders |= seat_bit(player)
        if s.events is not None:
            s.tell("draw", {"seat": player, "count": drawn}, {player: {"cards": texts(cards)}})
        s.at = end
        if end == last:  # DUR-12.3: everybody sees the trump card being drawn
            trump_card = deck[last - 1]
            s.known[player] = s.known[player] | bit_of(trump_card)
            s.fresh[player] = s.fresh[player] - 1
            if s.events is not None:
                tell_card(s, "trump-drawn", player, trump_card)
            break
    if s.at > before:
        s.wall("DUR-12.1", "drawn")
        return True
    return False


def leave(s: Durak) -> None:
    """Nothing is left to draw: who has no cards leaves. DUR-10.1, 10.6"""
    for player in s.emptied:
        if not s.hands[player]:
            s.out += (player,)
            if s.events is not None:
                s.tell("left", {"seat": player})


def tell_card(s: Durak, kind: str, player: int, laid: int, more: dict[str, object] | None = None) -> None:
    """An event with a card: its notation for the page, its name for the log."""
    data: dict[str, object] = {"seat": player, "card": TEXT[laid], "name": spoken(laid)}
    if more is not None:
        data.update(more)
    s.tell(kind, data)
