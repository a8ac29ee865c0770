"""A position and choices as numbers, for those who learn.

Suits stand in one order, trumps first, so that what is learned of one trump suit holds for all. Seats are counted from
the own one in seat order. Choices are numbered for ever: a card laid, a card that beats a card, four words.
"""

from typing import Final

from skarb.games.durak.cards import ALL_CARDS, BASE, BIT, CARDS, LAID, NO_SUIT, SEAT, SUIT_OF
from skarb.games.durak.choice import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER
from skarb.games.durak.flow.bout import Attack, Defend, Reverse, Throw
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.features import SPREAD, Block, Features, bits, counts, ones

NINE: Final[list[bytes]] = [bits(some, 9) for some in range(512)]
ORDER: Final[list[list[int]]] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2], [0, 1, 2, 3]]  # by trump
SHIFTS: Final[list[tuple[int, int, int, int]]] = [(9 * a, 9 * b, 9 * c, 9 * d) for a, b, c, d in ORDER]
PLACE: Final = [[ORDER[trump].index(card // 9) * 9 + card % 9 for card in range(CARDS)] for trump in range(5)]
TRUMP: Final[list[bytes]] = ones(4)  # NO_SUIT is none
RANK: Final[list[bytes]] = ones(9)

# -- a position --------------------------------------------------------------------------------------------------------


def blocks(s: Durak) -> list[Block]:
    n = s.setup.seats
    return [
        Block("hand", 36, "own cards; here and below suit by suit, trumps first, from six to ace"),
        Block("open", 36, "attack cards not beaten yet"),
        Block("beaten", 36, "the other cards on the table"),
        Block("unseen", 36, "cards that may lie in the deck or in other hands"),
        Block("known", 36 * n, "of each seat, the own first: cards that everybody knows it to hold"),
        Block("named", 16, "open enchanted eights: four for each eight, the suit named for it"),
        Block("trump", 4, "the trump suit: hearts, diamonds, spades, clubs"),
        Block("trump card", 9, "the rank of the card under the deck"),
        Block("enchanted", 9, "ranks that are enchanted"),
        Block(
            "roles", 8 * n, "of each seat: attacks, defends, plays the defence, is asked, passed, out, partner, deals"
        ),
        Block(
            "question", 8, "attack, throw, defend, reverse; the defender takes, one defence is won, queen, king laid"
        ),
        Block("sizes", n, "cards in each hand", 6),
        Block("points", n, "fool points in a series", 3),
        Block("counts", 6, "in the deck, discarded, limit of attack cards, attack cards, open ones, bouts stalled", 6),
        Block("direction", 1, "play goes against the clock"),
    ]


def position(s: Durak, seat: int) -> bytes:
    setup = s.setup
    n = setup.seats
    trump = s.rules.trump
    hand = s.hands[seat]
    attacks = beaten = named = 0
    for row in s.table:
        attack = row & 63
        if row < OPENED:
            beaten |= BIT[attack] | BIT[row >> 9]
        else:
            attacks |= BIT[attack]
            if attack >= CARDS:
                named |= 1 << NAMED[trump][attack - CARDS]
    left = len(s.deck) - s.at
    unseen = ALL_CARDS & ~(hand | attacks | beaten | s.pile)
    if left:
        unseen &= ~BIT[s.turned]
    masks = [hand, attacks, beaten, 0]
    roles: list[bytes] = []
    sizes: list[int] = []
    points: list[int] = []
    asked = s.actor if s.stack else -1
    player = seat
    for _ in range(n):
        known = s.known[player]
        masks.append(known)
        unseen &= ~known
        role = (
            (player == s.owner)
            | (player == s.defender) << 1
            | (player == s.keeper) << 2
            | (player == asked) << 3
            | ((s.passed & SEAT[player]) > 0) << 4
            | (player in s.out) << 5
            | (setup.team and (player ^ seat) & 1 == 0) << 6
            | (player == s.dealer) << 7
        )
        roles.append(SPREAD[role])
        sizes.append(s.hands[player].bit_count())
        points.append(s.points[player] if s.points else 0)
        player += 1
        if player == n:
            player = 0
    masks[3] = unseen
    a, b, c, d = SHIFTS[trump]
    out: list[bytes] = []
    for mask in masks:
        out.append(NINE[mask >> a & 511])
        out.append(NINE[mask >> b & 511])
        out.append(NINE[mask >> c & 511])
        out.append(NINE[mask >> d & 511])
    out.append(SPREAD[named & 255])
    out.append(SPREAD[named >> 8])
    out.append(TRUMP[trump])
    out.append(RANK[s.turned % 9 if left else 9])
    out.append(NINE[setup.enchanted])
    out += roles
    top = s.stack[-1] if s.stack else None
    question = (
        isinstance(top, Attack)
        | isinstance(top, Throw) << 1
        | isinstance(top, Defend) << 2
        | isinstance(top, Reverse) << 3
        | s.taking << 4
        | s.won << 5
        | s.stopped << 6
        | s.turnable << 7
    )
    out.append(SPREAD[question])
    out.append(counts([*sizes, *points, left, s.discard, s.limit, len(s.table), s.open, s.stall, int(s.step < 0)]))
    return b"".join(out)


# -- choices -----------------------------------------------------------------------------------------------------------

VERBS: Final = (ATTACK, THROW, BEAT, TRANSFER, PASS, TAKE, KEEP, REVERSE)
VERB: Final[dict[int, bytes]] = dict(zip(VERBS, ones(8), strict=False))
CARD: Final[list[bytes]] = ones(CARDS)
NAME: Final[list[bytes]] = ones(4)
NOTHING: Final = bytes(40 + CARDS)
NAMED: Final[list[list[int]]] = [  # an eight with a name among the sixteen, by trump
    [4 * ORDER[trump].index(code // 4) + ORDER[trump].index(code % 4) for code in range(LAID - CARDS)]
    for trump in range(5)
]
LAY: Final[list[list[int]]] = [PLACE[trump] + [CARDS + code for code in NAMED[trump]] for trump in range(5)]
LAYS: Final[list[list[bytes]]] = [  # by trump and laid code: card and name
    [
        CARD[PLACE[trump][BASE[laid]]] + NAME[ORDER[trump].index(SUIT_OF[laid]) if laid >= CARDS else 4]
        for laid in range(LAID)
    ]
    for trump in range(5)
]
AGAINST: Final[list[list[bytes]]] = [[CARD[PLACE[trump][BASE[laid]]] for laid in range(LAID)] for trump in range(5)]
NOBODY: Final = bytes(CARDS)

CHOICE: Final = [
    Block("verb", 8, "attack, throw, beat, transfer, pass, take, keep the direction, reverse it"),
    Block("card", 36, "the card laid"),
    Block("name", 4, "the suit named for an enchanted eight, trumps first"),
    Block("against", 36, "the card that it beats"),
]


def choices(s: Durak, seat: int, legal: list[int]) -> bytes:
    trump = s.rules.trump
    lays, against = LAYS[trump], AGAINST[trump]
    out: list[bytes] = []
    for choice in legal:
        if choice >= PASS:
            out.append(VERB[choice])
            out.append(NOTHING)
            continue
        verb = choice >> 12
        out.append(VERB[verb << 12])
        out.append(lays[choice & 63])
        out.append(against[s.table[choice >> 6 & 63] & 63] if verb == 2 else NOBODY)
    return b"".join(out)


BEATS: Final = LAID  # numbers: 52 cards laid, as attack, throw or transfer; 36 × 36 beats; pass, take, keep, reverse
WORDS: Final = BEATS + CARDS * CARDS
NUMBER: Final[dict[int, int]] = {PASS: WORDS, TAKE: WORDS + 1, KEEP: WORDS + 2, REVERSE: WORDS + 3}
ACTIONS: Final = WORDS + 4


def numbers(s: Durak, seat: int, legal: list[int]) -> list[int]:
    trump = s.rules.trump
    lay, place = LAY[trump], PLACE[trump]
    out: list[int] = []
    for choice in legal:
        if choice >= PASS:
            out.append(NUMBER[choice])
        elif choice >> 12 == 2:
            attack = BASE[s.table[choice >> 6 & 63] & 63]
            out.append(BEATS + CARDS * place[attack] + place[BASE[choice & 63]])
        else:
            out.append(lay[choice & 63])
    return out


FEATURES: Final = Features(
    blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, actions=ACTIONS, numbers=numbers
)
assert NO_SUIT == 4  # suits without trumps stand in their own order
