"""A position and choices as numbers, for those who learn. Seats are counted from the own one onwards.

Choices are rows: they cannot be numbered, for goods combine without end.
"""

from typing import Final

from skarb.games.flamecraft import choice as v
from skarb.games.flamecraft.cards import (
    ACHIEVEMENTS,
    COMPANIONS,
    ENCHANTMENT_ICON,
    ENCHANTMENTS,
    FANCY,
    KINDS,
    SHOPS,
)
from skarb.games.flamecraft.flow.frames import FRAMES
from skarb.games.flamecraft.state import HAND_SPOT, KIND_BITS, LOAD_BITS, PARK_SPOT, Flamecraft
from skarb.kernel.features import Block, Features, bits, counts, ones
from skarb.kernel.state import Ask, Frame

VERBS: Final = 52
QUESTIONS: Final[list[type[Frame]]] = [kind for kind in FRAMES.values() if issubclass(kind, Ask)]
QUESTION: Final[dict[type[Frame], bytes]] = dict(zip(QUESTIONS, ones(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = bytes(len(QUESTIONS))
SHOP: Final[list[bytes]] = ones(len(SHOPS))
COMPANION: Final[list[bytes]] = ones(len(COMPANIONS))
KIND: Final[list[bytes]] = ones(6)
SLOT: Final = 8  # numbers of a slot: its kind, fired in this turn, fired in this step
OF_SHOP: Final = 1 + 3 * SLOT + 6
STOCK: Final = 16
PARK: Final = 5

# -- a position --------------------------------------------------------------------------------------------------------


# What the numbers of the own seat speak for; those of the others: that they get less.
IN_STOCK: Final = [
    *("rep", "coins", "goods", "goods", "goods", "goods", "goods", "goods", "dragons", "wish"),
    *("", "", "", "", "", "rep", "rival"),
]
OF_VERBS: Final = ["cast" if verb == v.ENCHANT else "" for verb in range(VERBS)]


def blocks(s: Flamecraft) -> list[Block]:
    n = s.n
    kinds = ", ".join(KINDS)
    return [
        Block("hand", 6, f"own artisan dragons: {kinds}", 3, ["dragons"]),
        Block("fancy", len(FANCY), "own fancy dragons not played", speaks=["wish"]),
        Block("offered fancy", len(FANCY), "those to be kept or returned", speaks=["wish"]),
        Block(
            "played",
            len(FANCY) * n,
            "of each seat: fancy dragons played",
            speaks=[""] * len(FANCY) + ["rival"],
        ),
        Block(
            "reserved",
            len(ENCHANTMENTS) * n,
            "of each seat: the enchantment reserved",
            speaks=[""] * len(ENCHANTMENTS) + ["rival"],
        ),
        Block("companions", len(COMPANIONS) * n, "of each seat: its companion"),
        Block("at", len(SHOPS) * n, "of each seat: the shop it visits"),
        Block(
            "stock",
            STOCK * n,
            f"of each seat: reputation, coins, {kinds}, artisans and fancy dragons in hand, played, companion used, "
            "on turn, first, token's kind from 1, in two steps of a hundred",
            8,
            IN_STOCK,
        ),
        Block(
            "shops",
            OF_SHOP * len(SHOPS),
            "of each shop: face up; three slots (six kinds, fired in this turn, in this step); enchantments by kind",
        ),
        Block("row", len(ENCHANTMENTS), "enchantments on offer"),
        Block("park", PARK * (SLOT + 7), "of each card in the Park: like a slot; goods and coins that lie on it"),
        Block("cells", 3, "coins on the cells of Dragon Alley", 3),
        Block("decks", 4, "cards left: artisans, enchantments, fancy dragons, shops", 20),
        Block("others", 6 * len(SHOPS), "alone: the shop of each kind's token"),
        Block("drawn", 7, "the kind drawn in this gathering, if the seat knows it; whether any was"),
        Block("moment", 18, "kinds fired; the kind just placed; the kind just cast"),
        Block(
            "clock", 5, "round, final turns to come (from 1), extra turns, firing steps in each other, shops laid", 8
        ),
        Block("question", len(QUESTIONS), "what is asked, of whomever"),
        Block("offered", VERBS, "verbs that the own seat may choose from", 4, OF_VERBS),
    ]


def position(s: Flamecraft, seat: int) -> bytes:
    n = s.n
    order = [(seat + i) % n for i in range(n)]
    out: list[bytes | bytearray] = [counts(s.hands[6 * seat : 6 * seat + 6])]
    out.append(bits(s.fancy[seat], len(FANCY)))
    offered_fancy = bytearray(bits(s.offered[seat], len(FANCY)))
    out.append(offered_fancy)
    for other in order:
        out.append(bits(s.played[other], len(FANCY)))
    for other in order:
        out.append(bits(1 << s.reserved[other] if s.reserved[other] >= 0 else 0, len(ENCHANTMENTS)))
    for other in order:
        out.append(COMPANION[s.companion[other]])
    for other in order:
        out.append(SHOP[s.at[other]])
    for other in order:
        numbers = [s.rep[other], s.coins[other], *s.goods[6 * other : 6 * other + 6], s.hand_size(other)]
        numbers += [s.fancy[other].bit_count(), s.played[other].bit_count(), s.used >> other & 1]
        numbers += [int(s.turn == other), int(s.first == other), s.setup.tokens[other] + 1, s.rep[other] // 100]
        out.append(counts(numbers))
    shops = bytearray(OF_SHOP * len(SHOPS))
    mark = s.card_mark()
    for shop in s.town:
        at = OF_SHOP * shop
        shops[at] = 1
        for i in range(3):
            card = s.slots[3 * shop + i]
            if card >= 0:
                add_card(shops, at + 1 + SLOT * i, card, mark)
        tucked = s.tucked[shop]
        while tucked:
            enchantment = tucked.bit_length() - 1
            tucked ^= 1 << enchantment
            shops[at + 1 + 3 * SLOT + ENCHANTMENT_ICON[enchantment]] += 1
    out.append(shops)
    row = 0
    for enchantment in s.row:
        row |= 1 << enchantment
    out.append(bits(row, len(ENCHANTMENTS)))
    park = bytearray(PARK * (SLOT + 7))
    for i, card in enumerate(s.park[:PARK]):
        at = (SLOT + 7) * i
        add_card(park, at, card, mark)
        load = s.loads[i]
        while load:
            park[at + SLOT] = min(255, load & 65535)
            load >>= LOAD_BITS
            at += 1
    out.append(park)
    out.append(counts([*s.cells, len(s.artisans), len(s.enchantments), len(s.fancies), len(s.shops)]))
    for shop in s.others:
        out.append(SHOP[shop if shop >= 0 else -1])
    knows = s.turn == seat or s.drawn_open
    out.append(KIND[s.drawn if knows and s.drawn >= 0 else -1])
    out.append(counts([int(s.drawn >= 0)]))
    out.append(bits(s.fired_kinds, 6))
    out.append(KIND[s.placed])
    out.append(KIND[s.cast])
    out.append(counts([s.round, s.ending + 1, s.extra, s.depth, len(s.laid)]))
    out.append(QUESTION.get(type(s.stack[-1]), NO_QUESTION) if s.stack else NO_QUESTION)
    offered = bytearray(VERBS)
    if s.seat() == seat:
        for choice in s.choices():
            verb = choice & 63
            if offered[verb] < 255:
                offered[verb] += 1
            if verb == v.KEEP or verb == v.RETURN:
                offered_fancy[v.first(choice)] = 1
    out.append(offered)
    return b"".join(out)


def add_card(out: bytearray, at: int, card: int, mark: int) -> None:
    out[at + (card & KIND_BITS)] = 1
    if card > KIND_BITS:
        out[at + 6] = card >> 3 & 1
        if card & mark:
            out[at + 7] = 1


# -- choices -----------------------------------------------------------------------------------------------------------

CHOICE: Final = [
    Block("verb", VERBS, "what is done, in the order of choice.py"),
    Block("items", 7, "goods and coins paid, taken or given", 2),
    Block("kind", 6, "a kind of dragon, or several that are shown"),
    Block("shop", len(SHOPS), "where"),
    Block("slot", 3, "which slot of the shop"),
    Block("enchantment", len(ENCHANTMENTS), "which"),
    Block("fancy", len(FANCY), "which fancy dragon"),
    Block("companion", len(COMPANIONS), "which"),
    Block("achievements", len(ACHIEVEMENTS), "which"),
    Block("to", 5, "for whom, counted from the own seat; alone nobody"),
    Block("park", 2 * PARK, "which cards of the Park"),
    Block("hand", 6, "a dragon in the own hand that is fired"),
    Block("number", 2, "a number or two: sets, space, option, cell, times, side", 4),
]
ITEM_AT: Final = VERBS
KIND_AT: Final = ITEM_AT + 7
SHOP_AT: Final = KIND_AT + 6
SLOT_AT: Final = SHOP_AT + len(SHOPS)
ENCHANTMENT_AT: Final = SLOT_AT + 3
FANCY_AT: Final = ENCHANTMENT_AT + len(ENCHANTMENTS)
COMPANION_AT: Final = FANCY_AT + len(FANCY)
ACHIEVEMENT_AT: Final = COMPANION_AT + len(COMPANIONS)
TO_AT: Final = ACHIEVEMENT_AT + len(ACHIEVEMENTS)
PARK_AT: Final = TO_AT + 5
HAND_AT: Final = PARK_AT + 2 * PARK
NUMBER_AT: Final = HAND_AT + 6
WIDTH: Final = NUMBER_AT + 2

FIRST_AT: Final[dict[int, int]] = {  # verbs whose first argument is one of a block
    **dict.fromkeys((v.VISIT, v.HERALD, v.ERRAND), SHOP_AT),
    **dict.fromkeys((v.ENCHANT, v.STUDY, v.RESERVES, v.RESOLVES, v.TUCK), ENCHANTMENT_AT),
    **dict.fromkeys((v.PLAY, v.RETURN, v.KEEP, v.GIVE_FANCY), FANCY_AT),
    **dict.fromkeys((v.BURY, v.HOCUS, v.GIFT_DRAGON, v.PLACES), KIND_AT),
    **dict.fromkeys((v.GIVE, v.GIFTS, v.PUT), ITEM_AT),
    **dict.fromkeys((v.DRAW, v.DRAW_TWO), PARK_AT),
    v.USE_COMPANION: COMPANION_AT,
    v.UNLOCK: ACHIEVEMENT_AT,
}
OF_ITEMS: Final = (v.PAYS, v.TAKE, v.OFFER, v.WHISPER)
TO_SEAT: Final = (v.GIVE, v.GIFTS, v.GIFT_DRAGON, v.GIVE_FANCY)
NUMBERED: Final = (v.SETS, v.SPACE, v.OPTION, v.CELL, v.REWARD, v.KEEP_SIDE)


def choices(s: Flamecraft, seat: int, legal: list[int]) -> bytes:
    out = bytearray(WIDTH * len(legal))
    at = 0
    for choice in legal:
        verb = choice & 63
        out[at + verb] = 1
        if choice > 63 or verb in FIRST_AT:
            describe(s, seat, out, at, choice)
        at += WIDTH
    return bytes(out)


def describe(s: Flamecraft, seat: int, out: bytearray, at: int, choice: int) -> None:
    """The numbers of a choice that names something."""
    verb, a, b = choice & 63, v.first(choice), v.second(choice)
    if verb in FIRST_AT:
        out[at + FIRST_AT[verb] + a] = 1
    if verb in TO_SEAT:
        if b:
            out[at + TO_AT + (b - 1 - seat) % s.n] = 1
    elif verb in OF_ITEMS:
        items = choice >> 6
        for item in range(7):
            out[at + ITEM_AT + item] = items >> 5 * item & 31
    elif verb in NUMBERED:
        out[at + NUMBER_AT] = a
        out[at + NUMBER_AT + 1] = min(b, 255)
    elif verb == v.PLACES:
        out[at + SHOP_AT + b // 3] = 1
        out[at + SLOT_AT + b % 3] = 1
    elif verb in (v.FIRES_HERE, v.FIRES_PARK, v.FIRES_AT):
        if b >= HAND_SPOT:
            out[at + HAND_AT + b - HAND_SPOT] = 1
        elif b >= PARK_SPOT:
            out[at + PARK_AT + b - PARK_SPOT] = 1
        else:
            add_slot(s, out, at, b)
    elif verb in (v.SWAPS, v.EXCHANGES):
        add_slot(s, out, at, a)
        if verb == v.EXCHANGES:
            out[at + HAND_AT + b] = 1
    elif verb == v.TUCK:
        out[at + SHOP_AT + b] = 1
    elif verb in (v.PUT, v.SKIP_LOAD):
        out[at + PARK_AT + b] = 1
    elif verb == v.DRAW_TWO:
        out[at + PARK_AT + PARK + b] = 1
    elif verb == v.UNLOCK and b:
        out[at + ACHIEVEMENT_AT + b - 1] = 1
    elif verb == v.SHOW:
        for kind in range(6):
            out[at + KIND_AT + kind] = a >> kind & 1


def add_slot(s: Flamecraft, out: bytearray, at: int, slot: int) -> None:
    out[at + SHOP_AT + slot // 3] = 1
    out[at + SLOT_AT + slot % 3] = 1
    out[at + KIND_AT + (s.slots[slot] & KIND_BITS)] = 1


FEATURES: Final = Features(blocks=blocks, position=position, choice_blocks=CHOICE, choices=choices, rows=128)
