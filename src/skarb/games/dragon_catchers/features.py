"""A position and choices as numbers, for those who learn.

The own clan stands first wherever cards are told, so that red and yellow learn from each other. Places are counted
clockwise from the own one. All that was laid was laid in the open: piles are told even when they are closed.
"""

from typing import Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import CARDS, DECK, OF_CLAN, PILE_BIT, RANK, count_of, score_of
from skarb.games.dragon_catchers.choice import ASK, BLIND
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.flow.rows import COLUMNS, is_blind
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.features import SPREAD, Block, Features, bits, counts, ones

SEVEN: Final[list[bytes]] = [bits(some, 7) for some in range(128)]
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


def add(out: list[bytes], cards: i64, clan: i64) -> None:
    """28 cards, those of the clan first."""
    if cards == 0:
        out.append(NO_CARDS)
        return
    if clan:
        cards = cards >> OF_CLAN | (cards & HALF) << OF_CLAN
    out.append(SEVEN[cards & 127])
    out.append(SEVEN[cards >> 7 & 127])
    out.append(SEVEN[cards >> 14 & 127])
    out.append(SEVEN[cards >> 21 & 127])


def position(s: DragonCatchers, seat: int) -> bytes:
    home: i64 = s.place_of(seat)
    clan = s.clan_at(home)
    last = s.last
    hands = s.hands
    asked: i64 = asked_place(s)
    trick: i64 = 0
    ahead: i64 = 0
    best: i64 = -1
    for x in s.laid:
        card: i64 = x >> 2
        trick |= PILE_BIT[card]
        rank: i64 = RANK[card]
        if rank > best:
            best = rank
            ahead = PILE_BIT[card]
    unseen: i64 = 0
    roles: list[bytes] = []
    numbers = [int(asked != NOWHERE), int(last == 1 and is_blind(s))]
    going = len(s.stack) > 0
    for i in range(last + 1):
        place = home + i & last
        void = s.void >> 2 * place & 3
        if clan:
            void = void >> 1 | void << 1 & 2
        role = void << 6
        mine = s.seating[place] == seat
        if going and place == s.turn:
            role |= 1
        if place == s.leader:
            role |= 2
        if place == asked:
            role |= 4
        if mine:
            role |= 8
        if place == s.ghost:
            role |= 16
        if (place ^ home) & 1 == 0:
            role |= 32
        roles.append(SPREAD[role])
        own = count_of(hands[2 * place + clan], 0)
        other = count_of(hands[2 * place + 1 - clan], 0)
        hidden = False
        if last == 3 and not mine and place != s.ghost:
            unseen |= s.hand_at(place)
            hidden = s.setup.hidden
        numbers.append(0 if hidden else own)
        numbers.append(0 if hidden else other)
        numbers.append(own + other)
    won: i64 = s.pile_of(clan)
    lost: i64 = s.pile_of(1 - clan)
    out: list[bytes] = []
    add(out, s.hand_at(home), clan)
    add(out, trick, clan)
    add(out, ahead, clan)
    add(out, s.carried, clan)
    add(out, won, clan)
    add(out, lost, clan)
    if last == 1:
        add_rows(out, s, home, clan)
    else:
        add(out, unseen, clan)
        if s.ghost != NOWHERE:
            add(out, s.hand_at(s.ghost), clan)
    out += roles
    target = s.setup.target
    numbers.append(s.round)
    numbers.append(len(s.laid))
    numbers.append(FULL * score_of(won, clan) // target)
    numbers.append(FULL * score_of(lost, 1 - clan) // target)
    n = s.setup.seats
    for i in range(n):
        numbers.append(FULL * s.totals[(seat + i) % n] // target)
    out.append(counts(numbers))
    return b"".join(out)


def add_rows(out: list[bytes], s: DragonCatchers, home: i64, clan: i64) -> None:
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
            unseen |= PILE_BIT[card]
            over: i64 = columns[at]
            shown: i64 = 0 if over == NOWHERE else PILE_BIT[over]
            column: i64 = PILE_BIT[at if home == 0 else at + COLUMNS if at < COLUMNS else at - COLUMNS]
            if (card >= OF_CLAN) == (clan == 1):
                over_own |= shown
                under_own |= column
            else:
                over_other |= shown
                under_other |= column
        at += 1
    add(out, unseen, clan)
    add(out, s.hand_at(1 - home), clan)
    add(out, over_own, clan)
    add(out, over_other, clan)
    out.append(SEVEN[under_own & 127])
    out.append(SEVEN[under_own >> 7])
    out.append(SEVEN[under_other & 127])
    out.append(SEVEN[under_other >> 7])


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


def numbers(s: DragonCatchers, seat: int, legal: list[int]) -> list[int]:
    clan = s.clan_of(seat)
    out: list[int] = []
    for packed in legal:
        choice: i64 = packed
        if choice >= BLIND:
            out.append(BLINDS + choice - BLIND)
        elif choice >= ASK:
            out.append(ASKS - 1 + (choice - ASK - s.turn & s.last))
        elif clan:
            out.append(choice + OF_CLAN if choice < OF_CLAN else choice - OF_CLAN)
        else:
            out.append(choice)
    return out


FEATURES: Final = Features(
    blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, actions=ACTIONS, numbers=numbers
)
