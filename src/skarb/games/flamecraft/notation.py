"""Choices in words, and the elements of the page one touches for them. FLC-24.2, 24.3, 25, 26"""

from typing import Final

from skarb.games.flamecraft import choice as v
from skarb.games.flamecraft.cards import (
    ACHIEVEMENTS,
    COMPANIONS,
    ENCHANTMENTS,
    FANCY,
    ITEMS,
    KINDS,
    REWARDS,
    SHOPS,
)
from skarb.games.flamecraft.choice import first, second, verb, whole
from skarb.games.flamecraft.flow.enchanting import FromCostAsk
from skarb.games.flamecraft.flow.gifts import GiftRewardAsk
from skarb.games.flamecraft.flow.supply import park_name
from skarb.games.flamecraft.state import HAND_SPOT, KIND_BITS, PARK_SPOT, Flamecraft


def items_text(items: int) -> str:
    """`2 meat 1 coin`"""
    out: list[str] = []
    item = 0
    while items:
        if items & 31:
            out.append(f"{items & 31} {ITEMS[item]}")
        items >>= 5
        item += 1
    return " ".join(out)


def slot_name(s: Flamecraft, slot: int) -> str:
    """A dragon in a shop: its kind, with a star if it was fired in the running firing step."""
    card = s.slots[slot]
    return KINDS[card & KIND_BITS] + ("*" if card & s.card_mark() else "")


def to_seat(letter: int) -> str:
    """A receiver as the last word of a choice; nothing in solo."""
    return "" if letter == 0 else " " + chr(96 + letter)


def fired_name(s: Flamecraft, spot: int) -> str:
    if spot >= HAND_SPOT:
        return KINDS[spot - HAND_SPOT]
    return park_name(s, spot - PARK_SPOT) if spot >= PARK_SPOT else slot_name(s, spot)


def reward_text(s: Flamecraft, a: int, b: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, GiftRewardAsk)
    rep = coin = 0
    for reward, times in zip(top.step().choice, (a, b), strict=True):
        rep += REWARDS[reward].rep * times
        coin += REWARDS[reward].coin * times
    return "take" + (f" {rep} rep" if rep else "") + (f" {coin} coin" if coin else "")


# verb → (word, names of the first argument)
_NAMED: Final[dict[int, tuple[str, list[str]]]] = {
    v.VISIT: ("visit", SHOPS),
    v.ENCHANT: ("enchant", ENCHANTMENTS),
    v.PLAY: ("play", FANCY),
    v.USE_COMPANION: ("use", COMPANIONS),
    v.HERALD: ("herald", SHOPS),
    v.BURY: ("bury", list(KINDS)),
    v.RETURN: ("return", FANCY),
    v.KEEP: ("keep", FANCY),
    v.STUDY: ("study", ENCHANTMENTS),
    v.RESERVES: ("reserve", ENCHANTMENTS),
    v.RESOLVES: ("resolve", ENCHANTMENTS),
    v.HOCUS: ("ability", list(KINDS)),
    v.ERRAND: ("errand", SHOPS),
}
_PLAIN: Final[dict[int, str]] = {
    v.GATHER: "gather",
    v.DRAW_DECK: "draw deck",
    v.SKIP: "skip",
    v.DONE: "done",
    v.END: "end",
    v.USE: "use",
    v.REP: "rep",
    v.USES_ABILITY: "ability",
    v.FLIPS: "flip",
    v.STOP: "stop",
    v.NOTHING_PAID: "pay nothing",
}
_NUMBERED: Final[dict[int, str]] = {v.SETS: "sets", v.SPACE: "space", v.OPTION: "option", v.CELL: "cell"}
_ITEMS: Final[dict[int, str]] = {v.PAYS: "pay", v.TAKE: "take", v.OFFER: "offer"}


def text(s: Flamecraft, c: int) -> str:
    what = verb(c)
    a, b = first(c), second(c)
    if what in _NAMED:
        word, names = _NAMED[what]
        return f"{word} {names[a]}"
    if what in _PLAIN:
        return _PLAIN[what]
    if what in _NUMBERED:
        return f"{_NUMBERED[what]} {a}"
    if what in _ITEMS:
        return f"{_ITEMS[what]} {items_text(whole(c))}"
    if what == v.WHISPER:
        return " ".join(["pay", *([items_text(whole(c))] if whole(c) else []), "whisper"])
    if what == v.GIVE:
        return f"give {ITEMS[a]}{to_seat(b)}"
    if what == v.GIFTS:
        return f"gift {ITEMS[a]}{to_seat(b)}"
    if what == v.GIFT_DRAGON:
        return f"gift dragon {KINDS[a]}{to_seat(b)}"
    if what == v.GIVE_FANCY:
        return f"gift fancy {FANCY[a]}{to_seat(b)}"
    if what == v.DRAW:
        return f"draw {park_name(s, a)}"
    if what == v.DRAW_TWO:
        return f"draw {park_name(s, a)} {park_name(s, b)}"
    if what == v.PLACES:
        return f"place {KINDS[a]} {SHOPS[b // 3]} {b % 3 + 1}"
    if what in (v.FIRES_HERE, v.FIRES_PARK):
        return f"fire {fired_name(s, b)}"
    if what == v.FIRES_AT:
        return f"fire {SHOPS[b // 3]} {slot_name(s, b)}"
    if what == v.SWAPS:
        return f"swap {SHOPS[a // 3]} {slot_name(s, a)}"
    if what == v.TUCK:
        return f"tuck {ENCHANTMENTS[a]} {SHOPS[b]}"
    if what == v.UNLOCK:
        return f"unlock {ACHIEVEMENTS[a]}" + (f" {ACHIEVEMENTS[b - 1]}" if b else "")
    if what == v.EXCHANGES:
        return f"exchange {slot_name(s, a)} {KINDS[b]}"
    if what == v.REWARD:
        return reward_text(s, a, b)
    if what == v.KEEP_SIDE:
        return "keep heads" if a else "keep tails"
    if what == v.PUT:
        return f"put {ITEMS[a]} {park_name(s, b)}"
    if what == v.SKIP_LOAD:
        return f"skip {park_name(s, b)}"
    assert what == v.SHOW
    return "show " + " ".join(KINDS[kind] for kind in range(6) if a >> kind & 1)


# -- touches (FLC-26.2) ------------------------------------------------------------------------------------------------


def touches(s: Flamecraft, seat: int, c: int) -> list[str]:
    what = verb(c)
    a, b = first(c), second(c)
    words = text(s, c)
    to = [] if b == 0 else [f"seat:{chr(96 + b)}"]
    if what in (v.VISIT, v.ERRAND, v.HERALD):
        return [f"shop:{SHOPS[a]}"]
    if what in (v.GIVE, v.GIFTS):
        return [f"own:{ITEMS[a]}", *to]
    if what == v.GIFT_DRAGON:
        return [f"hand:{KINDS[a]}", *to]
    if what == v.GIVE_FANCY:
        return [f"fancy:{FANCY[a]}", *to]
    if what in (v.ENCHANT, v.RESOLVES, v.STUDY, v.RESERVES):
        return [("reserved:" if s.reserved[seat] == a else "row:") + ENCHANTMENTS[a]]
    if what == v.TAKE:
        return take_touches(s, whole(c), words)
    if what == v.DRAW:
        return [f"park:{park_name(s, a)}"]
    if what == v.DRAW_TWO:
        return [f"park:{park_name(s, a)}", f"park:{park_name(s, b)}"]
    if what == v.DRAW_DECK:
        return ["deck:artisan"]
    if what == v.PLACES:
        return [f"hand:{KINDS[a]}", f"slot:{SHOPS[b // 3]}:{b % 3 + 1}"]
    if what in (v.FIRES_HERE, v.FIRES_AT):
        return [f"hand:{fired_name(s, b)}" if b >= HAND_SPOT else f"dragon:{SHOPS[b // 3]}:{slot_name(s, b)}"]
    if what == v.FIRES_PARK:
        return [f"park:{fired_name(s, b)}"]
    if what == v.SWAPS:
        return [f"dragon:{SHOPS[a // 3]}:{slot_name(s, a)}"]
    if what == v.EXCHANGES:
        return [f"dragon:{SHOPS[a // 3]}:{slot_name(s, a)}", f"hand:{KINDS[b]}"]
    if what == v.PLAY:
        return [("fancy:" if s.fancy[seat] >> a & 1 else "played:") + FANCY[a]]
    if what == v.USE_COMPANION:
        return [f"companion:{COMPANIONS[a]}"]
    if what == v.RETURN or (what == v.KEEP and s.offered[seat]):
        return [f"fancy:{FANCY[a]}"]
    if what == v.KEEP:
        return ["button:keep"]
    if what == v.SHOW:
        return [f"hand:{KINDS[kind]}" for kind in range(6) if a >> kind & 1]
    if what == v.PUT:
        return [f"own:{ITEMS[a]}", f"park:{park_name(s, b)}"]
    if what == v.SKIP_LOAD:
        return ["button:skip"]
    if what in (v.CELL, v.SPACE):
        return [f"{words.split()[0]}:{a}"]
    if what == v.TUCK:
        return [f"row:{ENCHANTMENTS[a]}", f"shop:{SHOPS[b]}"]
    if what == v.BURY:
        return [f"hand:{KINDS[a]}"]
    if what == v.UNLOCK:
        both = [a] + ([b - 1] if b else [])
        return [*[f"achievement:{ACHIEVEMENTS[i]}" for i in both], "button:unlock"]
    asked = s.asking()
    buys = what == v.PAYS and asked is not None and asked.kind_now(s) == "buy"
    if what in (v.SETS, v.PAYS, v.WHISPER, v.OFFER, v.REWARD, v.HOCUS) and not buys:
        return [f"list:{words}"]
    return ["button:" + words.replace(" ", "-")]


def take_touches(s: Flamecraft, items: int, words: str) -> list[str]:
    """Goods of choice are touched in the supply, each once a piece, save two of one kind by an iron dragon."""
    asked = s.asking()
    kind = "" if asked is None else asked.kind_now(s)
    if isinstance(asked, FromCostAsk):
        return [f"list:{words}"]
    out: list[str] = []
    for item in range(6):
        n = items >> 5 * item & 31
        if n:
            out += [f"supply:{ITEMS[item]}"] * (n if kind == "clink" else 1)
    return out
