"""A position and choices as numbers, for those who learn. Seats are counted from the own one onwards.

Cards are told one by one, and in a choice by their traits too. Choices are rows: they cannot be numbered, for eggs,
resources and cards combine without end.
"""

from typing import Final

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
from skarb.games.wyrmspan.state import PHASES, Wyrmspan
from skarb.kernel.features import Block, Features, bits, counts, ones, some_of
from skarb.kernel.state import Ask, Frame

ALL: Final = CARDS + 1  # a card is its own number
VERBS: Final = 35
QUESTIONS: Final[list[type[Frame]]] = [kind for kind in FRAMES.values() if issubclass(kind, Ask)]
QUESTION: Final[dict[type[Frame], bytes]] = dict(zip(QUESTIONS, ones(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = bytes(len(QUESTIONS))
HALL: Final = 10  # numbers of a hall
PHASE: Final[list[bytes]] = ones(len(PHASES))
TILE: Final[list[bytes]] = ones(len(TILES))
SIDE: Final[list[bytes]] = ones(len(SIDES))
LEVEL: Final[list[bytes]] = ones(len(LEVELS))
STOCK: Final = 19

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


def position(s: Wyrmspan, seat: int) -> bytes:
    setup = s.setup
    n = setup.seats
    mine = s.players[seat]
    hand = some_of(ALL, mine.hand)
    for card in mine.dealt:
        hand[card] = 1
    for card in mine.kept:
        hand[card] = 2
    out: list[bytes | bytearray] = [hand]
    order = [(seat + i) % n for i in range(n)]
    for other in order[1:]:
        out.append(some_of(ALL, known_hand(s, s.players[other])))
    display = some_of(ALL, s.dragon_display + s.cave_display)
    display[0] = 0
    out.append(display)
    out.append(some_of(ALL, s.dragon_discard + s.cave_discard))
    for other in order:
        p = s.players[other]
        mat = some_of(ALL, p.dragons + p.caves)
        mat[0] = 0
        out.append(mat)
    for other in order:
        out.append(halls_of(s.players[other]))
    for other in order:
        out.append(stock_of(s, other))
    for other in order:
        out.append(some_of(len(SQUARES), list(s.players[other].markers)))
    out.append(some_of(len(SQUARES), list(s.her_markers)))
    out.append(counts(s.places))
    used = bytearray(12)
    for hall in range(12):
        if mine.dragons[hall] and mine.dragons[hall] in s.used:
            used[hall] = 1
    out.append(used)
    out.append(TILE[setup.tile])
    for side in setup.objectives:
        out.append(SIDE[side])
    out.append(PHASE[s.phase])
    her = [s.her_advances, len(s.her_dragons), len(s.her_caves), s.ready, s.tile_coins, len(s.her_deck)]
    out.append(counts([s.round, len(s.dragon_deck), len(s.cave_deck), *her, int(s.she_passed)]))
    out.append(LEVEL[setup.level if setup.solo else -1])
    out.append(QUESTION.get(type(s.stack[-1]), NO_QUESTION) if s.stack else NO_QUESTION)
    offered = bytearray(VERBS)
    if s.seat() == seat:
        for choice in s.choices():
            verb = choice & v.VERB
            if offered[verb] < 255:
                offered[verb] += 1
    out.append(offered)
    return b"".join(out)


def halls_of(p: Player) -> bytes:
    numbers: list[int] = []
    for hall in range(12):
        dragon, cached = p.dragons[hall], p.cached[hall]
        numbers.append(1 if hall % 4 < p.dug[hall // 4] else 0)
        numbers.append(1 if dragon else 0)
        numbers.append(p.eggs[hall])
        numbers.append(NESTS[dragon] - p.eggs[hall])
        numbers.append(cached & 255)
        numbers.append(cached >> 8 & 255)
        numbers.append(cached >> 16 & 255)
        numbers.append(cached >> 24 & 255)
        numbers.append(len(p.tucked[hall]))
        numbers.append(p.fed[hall])
    return counts(numbers)


def stock_of(s: Wyrmspan, seat: int) -> bytes:
    p = s.players[seat]
    points = 0
    for dragon in p.dragons:
        points += VP[dragon]
    dragons = p.dragon_cards()
    numbers = [p.coins, *p.res, p.mat_eggs, p.advances, dragons, len(p.hand) - dragons, *p.explored, *p.filled]
    numbers += [s.passed >> seat & 1, int(s.first == seat), int(s.turn == seat), points]
    return counts(numbers)


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
    out = bytearray(WIDTH * len(legal))
    at = 0
    for choice in legal:
        verb = choice & v.VERB
        packed = choice >> v.SHIFT
        out[at + verb] = 1
        if packed or verb == v.PATH:
            describe(out, at, verb, packed)
        elif verb in FROM_ZERO:
            out[at + FROM_ZERO[verb]] = 1
        at += WIDTH
    return bytes(out)


# verbs whose argument 0 says something: where it is told
FROM_ZERO: Final[dict[int, int]] = {
    v.EXPLORE: CAVERN_AT,
    v.OFF: ICON_AT,
    v.NAME: GOT_AT,
    v.ACTIVATE: HALL_AT,
    v.USE: HALL_AT,
    v.TUCK_DECK: HALL_AT,
}
NAMED: Final[dict[int, int]] = {**FROM_ZERO, v.MARK: SQUARE_AT}
OF_CARDS: Final = (v.KEEP, v.TAKE_CARDS, v.SPEND_CARDS, v.DISCARD_CARDS)
OF_TOKENS: Final = (v.TAKE_RES, v.SPEND_RES, v.DISCARD_RES)


def describe(out: bytearray, at: int, verb: int, packed: int) -> None:
    """The numbers of a choice whose argument is not 0."""
    if verb in NAMED:
        out[at + NAMED[verb] + packed] = 1
    elif verb in OF_CARDS:
        add_cards(out, at, packed)
    elif verb in OF_TOKENS:
        add_tokens(out, at, packed)
    elif verb in (v.SPEND_EGGS, v.LAY):
        for place in range(13):
            out[at + EGG_AT + place] = packed >> v.EGG_BITS * place & 7
    elif verb in (v.EXCAVATE, v.ENTICE):
        out[at + CAVERN_AT + (packed & 15)] = 1
        add_cards(out, at, packed >> 4)
    elif verb in (v.COVER, v.TUCK):
        out[at + HALL_AT + (packed & 15)] = 1
        add_cards(out, at, packed >> 4)
    elif verb == v.CACHE:
        out[at + HALL_AT + (packed & 15)] = 1
        add_tokens(out, at, packed >> 4)
    elif verb == v.EXCHANGE:
        out[at + TOKEN_AT + (packed & 3)] += 1
        out[at + TOKEN_AT + (packed >> 2 & 3)] += 1
        out[at + GOT_AT + (packed >> 4)] = 1
    elif verb == v.SPLIT:
        out[at + HALL_AT + (packed & 15)] = 1
        for share in range(3):
            card = packed >> 4 + v.CARD_BITS * share & v.CARD_MASK
            if card:
                out[at + CARD_AT + card] = share + 1
    elif verb == v.PATH:
        out[at + CAVERN_AT + packed // 5] = 1
        out[at + STEP_AT + packed % 5] = 1
    elif verb == v.SWAP:
        out[at + HALL_AT + (packed & 15)] = 1
        out[at + OTHER_AT + (packed >> 4)] = 1


def add_cards(out: bytearray, at: int, packed: int) -> None:
    out[at + TRAIT_AT : at + TOKEN_AT] = TRAITS_OF[packed & v.CARD_MASK]
    while packed:
        out[at + CARD_AT + (packed & v.CARD_MASK)] = 1
        packed >>= v.CARD_BITS


def add_tokens(out: bytearray, at: int, packed: int) -> None:
    for kind in range(4):
        out[at + TOKEN_AT + kind] = min(255, v.unpack(packed, kind))


FEATURES: Final = Features(blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, rows=256)
