"""A position and choices as numbers, for those who learn. Seats are counted from the own one onwards.

Cards are told one by one, and in a choice by their traits too. Choices are rows: they cannot be numbered, for eggs,
resources and cards combine without end.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from skarb.games.wyrmspan import choice as v
from skarb.games.wyrmspan.cards import (
    CARDS,
    COST,
    COST_COINS,
    COST_EGGS,
    DRAGONS,
    FEED,
    HABITAT,
    LEVELS,
    NESTS,
    PERSONALITY,
    SIDES,
    SIZE,
    SQUARES,
    TILES,
    TRIGGER,
    VP,
)
from skarb.games.wyrmspan.flow.frames import FRAMES
from skarb.games.wyrmspan.flow.nodes import PERSONALITIES, SIZES, TRIGGERS
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.state import MOST_SEATS, PHASES, Wyrmspan
from skarb.kernel.features import Block, Features, bits, counts, more, note, ones
from skarb.kernel.state import Ask, Frame

ALL: Final = CARDS + 1  # a card is its own number
VERBS: Final = 35
QUESTIONS: Final[list[type[Frame]]] = [kind for kind in FRAMES.values() if issubclass(kind, Ask)]
QUESTION: Final[dict[type[Frame], int]] = {kind: i for i, kind in enumerate(QUESTIONS)}
HALL: Final = 10  # numbers of a hall
STOCK: Final = 19
PLACES: Final = 12 * HALL  # numbers of a mat
GUILD: Final = len(SQUARES)
ONE: Final[u8] = 1
TWO: Final[u8] = 2
NONE: Final[u8] = 0

# -- a position --------------------------------------------------------------------------------------------------------


# What the numbers of the own seat speak for; those of the others: that they get less.
ON_MAT: Final = ["engine"] * (DRAGONS + 1) + ["room"] * (CARDS - DRAGONS) + ["rival"]
IN_HALLS: Final = ["room", "engine", "", "", "points", "points", "points", "points", "points", ""] * 12 + ["rival"]
IN_STOCK: Final = [
    *("coins", "resources", "resources", "resources", "resources", "", "guild", "hand", "hand"),
    *("", "", "", "engine", "engine", "engine", "", "", "", "points", "rival"),
]


def blocks(s: Wyrmspan) -> list[Block]:
    n = s.setup.seats
    hand = "own cards by number, dragons 1 to 183, then caves; in setup those dealt, 2 for those kept"
    return [
        Block("hand", ALL, hand, speaks=["hand"]),
        Block("known", ALL * (n - 1), "of each other seat: cards of its hand that everybody knows", speaks=["rival"]),
        Block("display", ALL, "cards face up"),
        Block("discarded", ALL, "cards in the discard piles"),
        Block("mats", ALL * n, "of each seat: dragons and caves on its mat", speaks=ON_MAT),
        Block(
            "halls",
            12 * HALL * n,
            "of each seat and hall: excavated, dragon, eggs, free nests, gold, crystal, meat, milk, tucked, fed",
            2,
            IN_HALLS,
        ),
        Block(
            "stock",
            STOCK * n,
            "of each seat: coins, gold, crystal, meat, milk, mat eggs, advances, dragons and caves in hand, "
            "explored x 3, dragons x 3, passed, first, on turn, points of its dragons",
            6,
            IN_STOCK,
        ),
        Block(
            "squares",
            (len(SQUARES)) * (n + 1),
            "of each seat, and the Automa: markers by square of the guild",
            speaks=["guild"] * len(SQUARES) + ["rival"],
        ),
        Block(
            "places",
            4 * (n + s.setup.solo),
            "places in the objectives so far, round by round in seat order",
            3,
            ["objective"],
        ),
        Block("used", 12, "own dragons whose ability has been used at this end of a round, by hall"),
        Block("guild", len(TILES), "the guild tile"),
        Block("objectives", 4 * len(SIDES), "the objective of each round"),
        Block("phase", len(PHASES), ", ".join(PHASES)),
        Block("round", 1, "its number", 4),
        Block("decks", 2, "cards left: dragons, caves", 60),
        Block("automa", 7, "advances, dragons, caves, ready, coins on the tile, deck, passed", 6, ["rival"]),
        Block("level", len(LEVELS), "of the Automa"),
        Block("question", len(QUESTIONS), "what is asked, of whomever"),
        Block("offered", VERBS, "verbs that the own seat may choose from", 4, ["more"]),
    ]


def known_hand(s: Wyrmspan, p: Player) -> list[int]:
    return p.hand if s.setup.open_hands else p.shown


# By seats: a position of zeros.
NOTHING: Final[list[bytes]] = [
    bytes(
        ALL * (2 * n + 2)
        + (PLACES + STOCK) * n
        + GUILD * (n + 1)
        + 4 * (n + (n == 1))
        + 12
        + len(TILES)
        + 4 * len(SIDES)
        + len(PHASES)
        + 10
        + len(LEVELS)
        + len(QUESTIONS)
        + VERBS
    )
    for n in range(MOST_SEATS + 1)
]


def add(out: BytesWriter, at: i64, items: list[int]) -> None:
    """How often each occurs among these."""
    for item in items:
        i: i64 = item
        more(out, at + i)


def position(s: Wyrmspan, seat: int) -> bytes:
    """Nearly all numbers are zeros: they are written at once, and what is not is set where it belongs."""
    setup = s.setup
    n: i64 = setup.seats
    own: i64 = seat
    players = s.players
    mine = players[own]
    out = BytesWriter()
    out.write(NOTHING[n])
    i: i64 = 0
    at: i64 = 0
    add(out, 0, mine.hand)
    for card in mine.dealt:
        i = card
        out[i] = ONE
    for card in mine.kept:
        i = card
        out[i] = TWO
    mats: i64 = ALL * (n + 2)
    halls = mats + ALL * n
    stock = halls + PLACES * n
    squares = stock + STOCK * n
    other = own
    for _ in range(n):
        p = players[other]
        if other != own:
            at += ALL
            add(out, at, known_hand(s, p))
        write_mat(out, mats, halls, p)
        mats += ALL
        halls += PLACES
        write_stock(out, stock, s, other, p)
        stock += STOCK
        for square in p.markers:
            i = square
            more(out, squares + i)
        squares += GUILD
        other += 1
        if other == n:
            other = 0
    at += ALL
    add(out, at, s.dragon_display)
    add(out, at, s.cave_display)
    out[at] = NONE  # no card
    at += ALL
    add(out, at, s.dragon_discard)
    add(out, at, s.cave_discard)
    at = squares
    for square in s.her_markers:
        i = square
        more(out, at + i)
    at += GUILD
    for place in s.places:
        note(out, at, place)
        at += 1
    if s.used:
        for hall in range(12):
            if mine.dragons[hall] and mine.dragons[hall] in s.used:
                i = hall
                out[at + i] = ONE
    at += 12
    i = setup.tile
    out[at + i] = ONE
    at += len(TILES)
    for side in setup.objectives:
        i = side
        out[at + i] = ONE
        at += len(SIDES)
    i = s.phase
    out[at + i] = ONE
    at += len(PHASES)
    note(out, at, s.round)
    note(out, at + 1, len(s.dragon_deck))
    note(out, at + 2, len(s.cave_deck))
    note(out, at + 3, s.her_advances)
    note(out, at + 4, len(s.her_dragons))
    note(out, at + 5, len(s.her_caves))
    note(out, at + 6, s.ready)
    note(out, at + 7, s.tile_coins)
    note(out, at + 8, len(s.her_deck))
    if s.she_passed:
        out[at + 9] = ONE
    at += 10
    if setup.solo:
        i = setup.level
        out[at + i] = ONE
    at += len(LEVELS)
    if s.stack:
        i = QUESTION.get(type(s.stack[-1]), -1)
        if i >= 0:
            out[at + i] = ONE
        if s.seat() == seat:
            at += len(QUESTIONS)
            for choice in s.choices():
                i = choice
                i &= v.VERB
                if out[at + i] < 255:
                    more(out, at + i)
    return out.getvalue()


def write_mat(out: BytesWriter, mat: i64, at: i64, p: Player) -> None:
    """The cards on it, and its halls."""
    add(out, mat, p.dragons)
    add(out, mat, p.caves)
    out[mat] = NONE  # no card
    dragons, all_eggs, all_cached, tucked, fed = p.dragons, p.eggs, p.cached, p.tucked, p.fed
    hall: i64 = 0
    for dug in p.dug:
        left: i64 = dug
        for _ in range(4):
            if left > 0:
                out[at] = ONE
            left -= 1
            dragon: i64 = dragons[hall]
            if dragon:
                out[at + 1] = ONE
            eggs: i64 = all_eggs[hall]
            note(out, at + 2, eggs)
            nests: i64 = NESTS[dragon]
            note(out, at + 3, nests - eggs)
            cached: i64 = all_cached[hall]
            if cached:
                out[at + 4] = u8(cached & 255)
                out[at + 5] = u8(cached >> 8 & 255)
                out[at + 6] = u8(cached >> 16 & 255)
                out[at + 7] = u8(cached >> 24 & 255)
            note(out, at + 8, len(tucked[hall]))
            note(out, at + 9, fed[hall])
            at += HALL
            hall += 1


def write_stock(out: BytesWriter, at: i64, s: Wyrmspan, seat: i64, p: Player) -> None:
    note(out, at, p.coins)
    at += 1
    for some in p.res:
        note(out, at, some)
        at += 1
    note(out, at, p.mat_eggs)
    note(out, at + 1, p.advances)
    dragons: i64 = p.dragon_cards()
    note(out, at + 2, dragons)
    note(out, at + 3, len(p.hand) - dragons)
    at += 4
    for some in p.explored:
        note(out, at, some)
        at += 1
    for some in p.filled:
        note(out, at, some)
        at += 1
    passed: i64 = s.passed
    if passed >> seat & 1:
        out[at] = ONE
    if s.first == seat:
        out[at + 1] = ONE
    if s.turn == seat:
        out[at + 2] = ONE
    points: i64 = 0
    for dragon in p.dragons:
        worth: i64 = VP[dragon]
        points += worth
    note(out, at + 3, points)


# -- choices -----------------------------------------------------------------------------------------------------------


def traits(card: int) -> bytes:
    if card == 0 or card > DRAGONS:
        return bytes([card > DRAGONS]) + bytes(TRAITS - 1)
    nature = ones(len(SIZES))[SIZE[card]] + ones(len(PERSONALITIES))[PERSONALITY[card]] + bits(HABITAT[card], 3)
    numbers = [0, VP[card], NESTS[card], *COST[card], COST_EGGS[card], COST_COINS[card], FEED[card] + 1]
    return counts(numbers) + nature + bits(TRIGGER[card], len(TRIGGERS))


TRAITS: Final = 10 + len(SIZES) + len(PERSONALITIES) + 3 + len(TRIGGERS)
TRAITS_OF: Final[list[bytes]] = [traits(card) for card in range(ALL)]

CHOICE: Final = [
    Block("verb", VERBS, "what is done, in the order of choice.py"),
    Block("cards", ALL, "cards named: 1; where cards are shared out 1 kept, 2 discarded, 3 tucked"),
    Block(
        "traits",
        TRAITS,
        "of the first of them: cave, points, nests, gold, crystal, meat, milk, egg, coin of its cost, food; "
        "4 sizes, 4 personalities, 3 habitats, 6 triggers",
        3,
    ),
    Block("tokens", 4, "gold, crystal, meat, milk named, given or paid", 3),
    Block("got", 4, "what is got for them, or the resource named"),
    Block("icon", 5, "what is taken off a cost: a resource or the egg"),
    Block("eggs", 13, "eggs laid or spent, by hall and on the mat"),
    Block("hall", 12, "where"),
    Block("other hall", 12, "and where else"),
    Block("cavern", 3, "crimson, golden, amethyst"),
    Block("step", 5, "of the path through the cavern"),
    Block("square", len(SQUARES), "of the guild"),
]
WIDTH: Final = sum([block.size for block in CHOICE])
ROW: Final = bytes(WIDTH)
HEAD: Final = bytes(VERBS + ALL)  # a row is written so where cards are named, with the traits of the first between
REST: Final = bytes(WIDTH - VERBS - ALL - TRAITS)
CARD_AT: Final = VERBS
TRAIT_AT: Final = CARD_AT + ALL
TOKEN_AT: Final = TRAIT_AT + TRAITS
GOT_AT: Final = TOKEN_AT + 4
ICON_AT: Final = GOT_AT + 4
EGG_AT: Final = ICON_AT + 5
HALL_AT: Final = EGG_AT + 13
OTHER_AT: Final = HALL_AT + 12
CAVERN_AT: Final = OTHER_AT + 12
STEP_AT: Final = CAVERN_AT + 3
SQUARE_AT: Final = STEP_AT + 5


def choices(s: Wyrmspan, seat: int, legal: list[int]) -> bytes:
    out = BytesWriter()
    at: i64 = 0
    for choice in legal:
        verb = choice & v.VERB
        packed = choice >> v.SHIFT
        i: i64 = verb
        shift = CARDS_AT[verb]
        if shift < 0:
            out.write(ROW)
        else:
            out.write(HEAD)
            out.write(TRAITS_OF[packed >> shift & v.CARD_MASK])
            out.write(REST)
        out[at + i] = ONE
        if packed or verb == v.PATH:
            describe(out, at, verb, packed)
        elif FROM_ZERO[verb]:
            i = FROM_ZERO[verb]
            out[at + i] = ONE
        at += WIDTH
    return out.getvalue()


# Verbs whose argument 0 says something: where it is told.
FROM_ZERO: Final = [0] * VERBS
FROM_ZERO[v.EXPLORE] = CAVERN_AT
FROM_ZERO[v.OFF] = ICON_AT
FROM_ZERO[v.NAME] = GOT_AT
FROM_ZERO[v.ACTIVATE] = FROM_ZERO[v.USE] = FROM_ZERO[v.TUCK_DECK] = HALL_AT
NAMED: Final = FROM_ZERO.copy()
NAMED[v.MARK] = SQUARE_AT
CARDS_AT: Final = [-1] * VERBS  # verbs that name cards: the bit where these begin
for _verb in (v.KEEP, v.TAKE_CARDS, v.SPEND_CARDS, v.DISCARD_CARDS):
    CARDS_AT[_verb] = 0
for _verb in (v.EXCAVATE, v.ENTICE, v.COVER, v.TUCK):
    CARDS_AT[_verb] = 4


def describe(out: BytesWriter, at: i64, verb: int, packed: int) -> None:
    """The numbers of a choice whose argument is not 0."""
    first: i64 = NAMED[verb]
    low: i64 = packed & 15
    if first:
        i: i64 = packed
        out[at + first + i] = ONE
    elif CARDS_AT[verb] == 0:
        add_cards(out, at, packed)
    elif verb == v.TAKE_RES or verb == v.SPEND_RES or verb == v.DISCARD_RES:
        add_tokens(out, at, packed)
    elif verb == v.SPEND_EGGS or verb == v.LAY:
        i = EGG_AT
        while packed:
            eggs: i64 = packed & 7
            out[at + i] = u8(eggs)
            packed >>= v.EGG_BITS
            i += 1
    elif verb == v.EXCAVATE or verb == v.ENTICE:
        out[at + CAVERN_AT + low] = ONE
        add_cards(out, at, packed >> 4)
    elif verb == v.COVER or verb == v.TUCK:
        out[at + HALL_AT + low] = ONE
        add_cards(out, at, packed >> 4)
    elif verb == v.CACHE:
        out[at + HALL_AT + low] = ONE
        add_tokens(out, at, packed >> 4)
    elif verb == v.EXCHANGE:
        i = packed
        more(out, at + TOKEN_AT + (i & 3))
        more(out, at + TOKEN_AT + (i >> 2 & 3))
        out[at + GOT_AT + (i >> 4)] = ONE
    elif verb == v.SPLIT:
        out[at + HALL_AT + low] = ONE
        packed >>= 4
        for share in range(3):
            i = packed & v.CARD_MASK
            if i:
                told: i64 = share + 1
                out[at + CARD_AT + i] = u8(told)
            packed >>= v.CARD_BITS
    elif verb == v.PATH:
        i = packed
        out[at + CAVERN_AT + i // 5] = ONE
        out[at + STEP_AT + i % 5] = ONE
    elif verb == v.SWAP:
        i = packed
        out[at + HALL_AT + low] = ONE
        out[at + OTHER_AT + (i >> 4)] = ONE


def add_cards(out: BytesWriter, at: i64, packed: int) -> None:
    while packed:
        card: i64 = packed & v.CARD_MASK
        out[at + CARD_AT + card] = ONE
        packed >>= v.CARD_BITS


def add_tokens(out: BytesWriter, at: i64, packed: int) -> None:
    for kind in range(4):
        to: i64 = kind
        note(out, at + TOKEN_AT + to, v.unpack(packed, kind))


FEATURES: Final = Features(blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, rows=256)
