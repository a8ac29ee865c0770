"""A position and choices as numbers, for those who learn.

Suits stand in one order, trumps first, so that what is learned of one trump suit holds for all. Seats are counted from
the own one in seat order. Choices are numbered for ever: a card laid, a card that beats a card, four words.
"""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from skarb.games.durak.cards import ALL_CARDS, BASE, CARDS, LAID, NO_SUIT, SUIT_OF, bit_of, seat_bit, size_of
from skarb.games.durak.choice import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER
from skarb.games.durak.flow.bout import ATTACKING, DEFENDING, THROWING, Attack, Defend, Reverse, Throw
from skarb.games.durak.state import OPENED, Durak
from skarb.kernel.features import Block, Features, ones
from skarb.kernel.sheet import Sheet
from skarb.kernel.state import Frame

ORDER: Final[list[list[int]]] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2], [0, 1, 2, 3]]  # by trump
CUTS: Final = [0, 9, 18, 27, 0]  # by trump: where its cards begin
HALF: Final = (1 << 18) - 1
PLACE: Final = [[ORDER[trump].index(card // 9) * 9 + card % 9 for card in range(CARDS)] for trump in range(5)]
# By suit (NO_SUIT is none) and rank of the trump card (9 is none): a bit of four, and one of nine.
TRUMPS: Final = [[(1 << suit & 15) | (1 << rank & 511) << 4 for rank in range(10)] for suit in range(NO_SUIT + 1)]

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


def write(s: Durak, seat: int, sheet: Sheet) -> None:
    setup, hands, known = s.setup, s.hands, s.known
    n: i64 = setup.seats
    own: i64 = seat
    trump: i64 = s.rules.trump
    hand: i64 = hands[own]
    attacks: i64 = 0
    beaten: i64 = 0
    named: i64 = 0
    for code in s.table:
        row: i64 = code
        attack: i64 = row & 63
        if row < OPENED:
            beaten |= bit_of(attack) | bit_of(row >> 9)
        else:
            attacks |= bit_of(attack)
            if attack >= CARDS:
                name: i64 = NAMED[trump][attack - CARDS]
                named |= seat_bit(name)
    left: i64 = len(s.deck) - s.at
    turned: i64 = s.turned
    seen = hand | attacks | beaten | s.pile
    if left:
        seen |= bit_of(turned)
    for some in known:
        cards: i64 = some
        seen |= cards
    cut: i64 = CUTS[trump]
    put(sheet, hand, cut)
    put(sheet, attacks, cut)
    put(sheet, beaten, cut)
    put(sheet, ALL_CARDS & ~seen, cut)
    player: i64 = own
    for _ in range(n):
        put(sheet, known[player], cut)
        sheet.count(size_of(hands[player]))
        player += 1
        if player == n:
            player = 0
    sheet.put(named, 16)
    rank: i64 = 9
    if left:
        rank = turned % 9
    sheet.put(TRUMPS[trump][rank], 13)
    sheet.put(setup.enchanted, 9)
    gone: i64 = 0
    for player_out in s.out:
        gone |= seat_bit(player_out)
    asked: i64 = -1
    question: i64 = 0
    if s.stack:
        asked = s.actor
        question = question_of(s.stack[-1])
    owner, defender, keeper, passed, points = s.owner, s.defender, s.keeper, s.passed, s.points
    dealer: i64 = s.dealer
    for _ in range(n):  # from the own seat on, where the first round ended
        role: i64 = (passed >> player & 1) << 4 | (gone >> player & 1) << 5
        if player == owner:
            role |= 1
        if player == defender:
            role |= 2
        if player == keeper:
            role |= 4
        if player == asked:
            role |= 8
        if setup.team and (player ^ own) & 1 == 0:
            role |= 64
        if player == dealer:
            role |= 128
        sheet.put(role, 8)
        if points:
            sheet.count(points[player])
        else:
            sheet.count(0)
        player += 1
        if player == n:
            player = 0
    if s.taking:
        question |= 16
    if s.won:
        question |= 32
    if s.stopped:
        question |= 64
    if s.turnable:
        question |= 128
    sheet.put(question, 8)
    sheet.count(left)
    sheet.count(s.discard)
    sheet.count(s.limit)
    sheet.count(len(s.table))
    sheet.count(s.open)
    sheet.count(s.stall)
    if s.step < 0:
        sheet.count(1)
    else:
        sheet.count(0)


def question_of(top: Frame) -> i64:
    """Usually it is one of those made here: to look up a class is slow."""
    if top is THROWING:
        return 2
    if top is DEFENDING:
        return 4
    if top is ATTACKING or isinstance(top, Attack):
        return 1
    return 8 if isinstance(top, Reverse) else 4 if isinstance(top, Defend) else 2 if isinstance(top, Throw) else 0


def put(sheet: Sheet, cards: i64, cut: i64) -> None:
    """36 cards, suit by suit, the trumps first: they are cut out from below the other suits."""
    if cut:
        below: i64 = 1
        below <<= cut
        cards = cards >> cut & 511 | (cards & below - 1) << 9 | cards >> cut + 9 << cut + 9
    sheet.put(cards & HALF, 18)
    sheet.put(cards >> 18, 18)


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
ACTIONS: Final = WORDS + 4


def number(s: Durak, seat: int, legal: list[int], out: BytesWriter) -> None:
    trump = s.rules.trump
    lay, place = LAY[trump], PLACE[trump]
    for packed in legal:
        choice: i64 = packed
        if choice >= KEEP:
            write_i64_le(out, WORDS + 2 + choice - KEEP)
        elif choice >= PASS:
            write_i64_le(out, WORDS if choice == PASS else WORDS + 1)
        elif choice >> 12 == 2:
            attack: i64 = BASE[s.table[choice >> 6 & 63] & 63]
            write_i64_le(out, BEATS + CARDS * place[attack] + place[BASE[choice & 63]])
        else:
            write_i64_le(out, lay[choice & 63])


FEATURES: Final = Features(
    blocks=blocks, write=write, choice_blocks=CHOICE, choices=choices, actions=ACTIONS, number=number
)
assert NO_SUIT == 4  # suits without trumps stand in their own order
