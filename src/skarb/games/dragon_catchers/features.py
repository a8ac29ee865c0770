"""A position and choices as numbers, for those who learn.

The own clan stands first wherever cards are told, so that red and yellow learn from each other. Places are counted
clockwise from the own one. All that was laid was laid in the open: piles are told even when they are closed.
"""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import CARDS, DECK, OF_CLAN, RANK, score_of
from skarb.games.dragon_catchers.choice import ASK, BLIND
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.flow.rows import COLUMNS, is_blind
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.features import Block, Features, ones
from skarb.kernel.sheet import Sheet

NO_CARDS: Final = bytes(DECK)
HALF: Final = (1 << OF_CLAN) - 1
FULL: Final = 100  # of the target, in percent

# -- a position --------------------------------------------------------------------------------------------------------


def speaking(plain: str, own: str, other: str) -> list[str]:
    """What 28 cards speak for: multipliers of the own clan and of the other, and all the rest."""
    times = [card.kind == "multiplier" for card in CARDS]
    return [(own if at < OF_CLAN else other) if times[at] else plain for at in range(DECK)]


AT_TABLE: Final = speaking("takes", "multiplier", "denied")
OURS: Final = speaking("caught", "multiplier", "denied")
THEIRS: Final = speaking("cheap", "multiplier", "denied")


def blocks(s: DragonCatchers) -> list[Block]:
    n, places = s.setup.seats, s.last + 1
    rows = [
        Block("theirs", 28, "the opponent's cards face up", speaks=["spends"]),
        Block("over", 56, "cards face up that lie over a card of the own clan; over one of the other clan"),
        Block("under", 28, "by column, the own row first: a card of the own clan is under it; then of the other clan"),
    ]
    hand = "own cards (two seats: those face up); here and below the own clan's 14 first"
    ghost = [Block("ghost", 28, "the ghost's hand")] if n == 3 else []
    return [
        Block("hand", 28, hand, speaks=["keeps"]),
        Block("trick", 28, "cards laid in this round", speaks=AT_TABLE),
        Block("ahead", 28, "the card that wins it so far", speaks=["takes"]),
        Block("aside", 28, "cards set aside by fusion spirits"),
        Block("own pile", 28, "captured by the own side", speaks=OURS),
        Block("other pile", 28, "captured by the other side", speaks=THEIRS),
        Block("unseen", 28, "cards that may lie in closed hands or face down"),
        *(rows if places == 2 else ghost),
        Block(
            "roles",
            8 * places,
            "of each place: on turn, leads, asked, the own seat decides, the ghost, own side, void x 2",
        ),
        Block("question", 2, "a card is asked for; neither row shows the clan"),
        Block("held", 3 * places, "cards at each place: of the own clan, the other (0 if hidden), all", 7),
        Block("round", 1, "number of the round", 7),
        Block("laid", 1, "cards laid in it", 4),
        Block("score", 2, "of this deal, own and other side, in percent of the target", FULL, ["caught", "cheap"]),
        Block("totals", n, "of each seat from the own on, in percent of the target", FULL, ["caught", ""]),
    ]


def put(sheet: Sheet, cards: i64, clan: i64) -> None:
    """28 cards, those of the clan first."""
    if clan:
        cards = cards >> OF_CLAN | (cards & HALF) << OF_CLAN
    sheet.put(cards, DECK)


def write(s: DragonCatchers, seat: int, sheet: Sheet) -> None:
    own: i64 = seat
    home: i64 = s.place_of(seat)
    clan = s.clan_at(home)
    last, turn, leader, ghost, voids = s.last, s.turn, s.leader, s.ghost, s.void
    hands = s.hands
    asked: i64 = asked_place(s)
    trick: i64 = 0
    ahead: i64 = 0
    best: i64 = -1
    for x in s.laid:
        card: i64 = x
        card >>= 2
        bit = bit_of(card)
        trick |= bit
        rank: i64 = RANK[card]
        if rank > best:
            best = rank
            ahead = bit
    won, lost = s.red_pile, s.yellow_pile
    if clan:
        won, lost = lost, won
    put(sheet, hand_at(hands, home), clan)
    put(sheet, trick, clan)
    put(sheet, ahead, clan)
    put(sheet, s.carried, clan)
    put(sheet, won, clan)
    put(sheet, lost, clan)
    mine: i64 = 0  # places where the own seat decides
    place: i64 = 0
    for at, person in enumerate(s.seating):
        if person == seat:
            mine |= bit_of(at)
    if last == 1:
        put_rows(sheet, s, home, clan)
    else:
        unseen: i64 = 0
        place = 0
        while place < 4:
            if not mine >> place & 1 and place != ghost:
                unseen |= hand_at(hands, place)
            place += 1
        put(sheet, unseen, clan)
        if ghost != NOWHERE:
            put(sheet, hand_at(hands, ghost), clan)
    if not s.stack:
        turn = NOWHERE
    hidden = last == 3 and s.setup.hidden
    step: i64 = 0
    while step <= last:
        place = home + step & last
        void = voids >> 2 * place & 3
        if clan:
            void = void >> 1 | void << 1 & 2
        role = void << 6 | (mine >> place & 1) << 3 | (place ^ home ^ 1) << 5 & 32
        if place == turn:
            role |= 1
        if place == leader:
            role |= 2
        if place == asked:
            role |= 4
        if place == ghost:
            role |= 16
        sheet.put(role, 8)
        kin = size_of(hands[2 * place + clan])
        other = size_of(hands[2 * place + 1 - clan])
        if hidden and not mine >> place & 1 and place != ghost:
            sheet.count(0)
            sheet.count(0)
        else:
            sheet.count(kin)
            sheet.count(other)
        sheet.count(kin + other)
        step += 1
    question: i64 = 0
    if asked != NOWHERE:
        question = 1
    if last == 1 and is_blind(s):
        question |= 2
    sheet.put(question, 2)
    sheet.count(s.round)
    sheet.count(len(s.laid))
    target: i64 = s.setup.target
    sheet.count(FULL * score_of(won, clan) // target)
    sheet.count(FULL * score_of(lost, 1 - clan) // target)
    totals = s.totals
    n: i64 = s.setup.seats
    for _ in range(n):
        total: i64 = totals[own]
        sheet.count(FULL * total // target)
        own += 1
        if own == n:
            own = 0


def hand_at(hands: list[int], place: i64) -> i64:
    """All cards of a hand as a pile."""
    red: i64 = hands[2 * place]
    yellow: i64 = hands[2 * place + 1]
    return red | yellow << OF_CLAN


def size_of(hand: i64) -> i64:
    """How many cards one clan's part of a hand has: counted in pairs, in fours, in eights, then all."""
    hand -= hand >> 1 & 0x1555
    hand = (hand & 0x3333) + (hand >> 2 & 0x3333)
    hand = hand + (hand >> 4) & 0x0F0F
    return hand + (hand >> 8) & 15


def put_rows(sheet: Sheet, s: DragonCatchers, home: i64, clan: i64) -> None:
    """Two players: cards face down, the other row, and what lies over and under which clan, the own one first."""
    over_own: i64 = 0
    over_other: i64 = 0
    under_own: i64 = 0
    under_other: i64 = 0
    unseen: i64 = 0
    columns, below = s.columns, s.under
    at: i64 = 0
    while at < 2 * COLUMNS:
        card: i64 = below[at]
        if card != NOWHERE:
            unseen |= bit_of(card)
            over: i64 = columns[at]
            shown: i64 = 0
            if over != NOWHERE:
                shown = bit_of(over)
            column = at
            if home:
                column += COLUMNS if at < COLUMNS else -COLUMNS
            if (card >= OF_CLAN) == (clan == 1):
                over_own |= shown
                under_own |= bit_of(column)
            else:
                over_other |= shown
                under_other |= bit_of(column)
        at += 1
    put(sheet, unseen, clan)
    put(sheet, hand_at(s.hands, 1 - home), clan)
    put(sheet, over_own, clan)
    put(sheet, over_other, clan)
    sheet.put(under_own, 2 * COLUMNS)
    sheet.put(under_other, 2 * COLUMNS)


def bit_of(card: i64) -> i64:
    bit: i64 = 1
    bit <<= card
    return bit


# -- choices -----------------------------------------------------------------------------------------------------------

CARD: Final[list[bytes]] = ones(DECK)
FLIPPED: Final[list[bytes]] = [CARD[(card + OF_CLAN) % DECK] for card in range(DECK)] + [CARD[DECK]]
CARDS_OF: Final[list[list[bytes]]] = [CARD, FLIPPED]  # by the own clan
VERB: Final[list[bytes]] = ones(4)
PLACE: Final[list[bytes]] = ones(3)
COLUMN: Final[list[bytes]] = ones(COLUMNS)
NO_PLACE: Final = bytes(3 + COLUMNS)

CHOICE: Final = [
    Block("verb", 4, "lay, give, ask, turn a card face up"),
    Block("card", 28, "the card; of a card face down the one over it"),
    Block("place", 3, "whom to ask, counted from the place on turn"),
    Block("column", 7, "the column of a card face down"),
]


def choices(s: DragonCatchers, seat: int, legal: list[int]) -> bytes:
    asked = asked_place(s)
    holder = s.turn if asked == NOWHERE else asked
    cards = CARDS_OF[s.clan_of(seat)]
    lay = VERB[0 if asked == NOWHERE else 1]
    out: list[bytes] = []
    for choice in legal:
        if choice < ASK:
            out.append(lay)
            out.append(cards[choice])
            out.append(NO_PLACE)
        elif choice < BLIND:
            out.append(VERB[2])
            out.append(NO_CARDS)
            out.append(PLACE[(choice - ASK - s.turn & s.last) - 1])
            out.append(COLUMN[-1])
        else:
            out.append(VERB[3])
            out.append(cards[s.columns[COLUMNS * holder + choice - BLIND]])
            out.append(PLACE[-1])
            out.append(COLUMN[choice - BLIND])
    return b"".join(out)


ASKS: Final = DECK  # numbers: 28 cards, laid or given; 3 places to ask; 7 columns
BLINDS: Final = ASKS + 3
ACTIONS: Final = BLINDS + COLUMNS


def number(s: DragonCatchers, seat: int, legal: list[int], out: BytesWriter) -> None:
    clan = s.clan_of(seat)
    for packed in legal:
        choice: i64 = packed
        if choice >= BLIND:
            write_i64_le(out, BLINDS + choice - BLIND)
        elif choice >= ASK:
            write_i64_le(out, ASKS - 1 + (choice - ASK - s.turn & s.last))
        elif clan == 0:
            write_i64_le(out, choice)
        else:
            write_i64_le(out, choice + OF_CLAN if choice < OF_CLAN else choice - OF_CLAN)


FEATURES: Final = Features(
    blocks=blocks, write=write, choice_blocks=CHOICE, choices=choices, actions=ACTIONS, number=number
)
