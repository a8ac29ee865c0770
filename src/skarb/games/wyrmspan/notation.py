"""Choices as text (section 31) and as touches on the page (section 32), and both taken apart again."""

import re
from typing import Final

from skarb.games.wyrmspan.cards import CARD_ID, CARD_OF, HALL_OF, HALLS, PLACES, SQUARES
from skarb.games.wyrmspan.choice import (
    ACTIVATE,
    ADVANCE,
    CACHE,
    CARD_BITS,
    CARD_MASK,
    COVER,
    DISCARD_CARDS,
    DISCARD_RES,
    DONE,
    DRAW_CAVE,
    DRAW_DRAGON,
    EFFECT,
    EGG_BITS,
    ENTICE,
    EXCAVATE,
    EXCHANGE,
    EXPLORE,
    KEEP,
    KEEP_ALL,
    LAY,
    MARK,
    NAME,
    OFF,
    PASS,
    PATH,
    SHIFT,
    SKIP,
    SPEND_CARDS,
    SPEND_COIN,
    SPEND_EGGS,
    SPEND_RES,
    SPLIT,
    SWAP,
    TAKE_CARDS,
    TAKE_RES,
    TUCK,
    TUCK_DECK,
    VERB,
    cards_of,
    unpack,
)
from skarb.games.wyrmspan.flow.nodes import BANK, CAVERNS, NODES, RESOURCES
from skarb.games.wyrmspan.flow.store import Cache, Split
from skarb.games.wyrmspan.state import Wyrmspan

WORDS: Final[dict[int, str]] = {
    PASS: "pass",
    SKIP: "skip",
    DONE: "done",
    EFFECT: "effect",
    KEEP_ALL: "keep",
    ADVANCE: "advance",
    DRAW_DRAGON: "draw dragon",
    DRAW_CAVE: "draw cave",
    SPEND_COIN: "spend coin",
}
ICONS: Final = ("", "gold", "crystal", "meat", "milk", "egg")
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {  # what a choice begins with, by kind of question
    "setup_cards": ("keep",),
    "setup_resources": ("take",),
    "turn": ("excavate", "entice", "explore", "pass"),
    "spend": ("spend", "skip"),
    "discount": ("off",),
    "column_bonus": ("spend", "effect", "skip"),
    "gain": ("take", "draw", "advance", "lay", "skip"),
    "lay": ("lay",),
    "square": ("mark",),
    "cache": ("cache", "exchange", "skip"),
    "tuck": ("tuck", "skip"),
    "split": ("keep", "discard", "tuck"),
    "excavate": ("excavate", "skip"),
    "entice": ("entice", "skip"),
    "cover": ("cover", "skip"),
    "activate": ("activate", "path", "skip"),
    "swap": ("swap", "skip"),
    "name": ("name",),
    "limit": ("discard", "exchange"),
    "round_end": ("use", "done"),
    "income": ("lay",),
    "final": ("spend", "skip"),
}


def tokens(packed: int) -> list[str]:
    return [RESOURCES[kind] for kind in range(4) for _ in range(unpack(packed, kind))]


def spots(packed: int) -> list[str]:
    return [PLACES[place] for place in range(13) for _ in range(packed >> EGG_BITS * place & 7)]


def cards(packed: int) -> list[str]:
    return [CARD_ID[card] for card in cards_of(packed)]


def shares(packed: int) -> tuple[int, int, int]:
    """The cards of a split: keep, discard, tuck."""
    return packed & CARD_MASK, packed >> CARD_BITS & CARD_MASK, packed >> 2 * CARD_BITS


def text(s: Wyrmspan, choice: int) -> str:
    verb = choice & VERB
    packed = choice >> SHIFT
    if verb in WORDS:
        return WORDS[verb]
    return " ".join(_words(verb, packed))


def _words(verb: int, packed: int) -> list[str]:
    if verb in (KEEP, TAKE_CARDS, SPEND_CARDS, DISCARD_CARDS):
        word = {KEEP: "keep", TAKE_CARDS: "take", SPEND_CARDS: "spend", DISCARD_CARDS: "discard"}[verb]
        return [word, *cards(packed)]
    if verb in (TAKE_RES, SPEND_RES, DISCARD_RES):
        return [{TAKE_RES: "take", SPEND_RES: "spend", DISCARD_RES: "discard"}[verb], *tokens(packed)]
    if verb == SPEND_EGGS:
        return ["spend", "egg", *spots(packed)]
    if verb == LAY:
        return ["lay", *spots(packed)]
    if verb in (EXCAVATE, ENTICE):
        return ["excavate" if verb == EXCAVATE else "entice", CARD_ID[packed >> 4], CAVERNS[packed & 15]]
    if verb == COVER:
        return ["cover", CARD_ID[packed >> 4], HALLS[packed & 15]]
    if verb == EXPLORE:
        return ["explore", CAVERNS[packed]]
    if verb == OFF:
        return ["off", ICONS[packed]]
    if verb == MARK:
        return ["mark", SQUARES[packed]]
    if verb == CACHE:
        return ["cache", *tokens(packed >> 4), HALLS[packed & 15]]
    if verb == EXCHANGE:
        return ["exchange", RESOURCES[packed & 3], RESOURCES[packed >> 2 & 3], RESOURCES[packed >> 4]]
    if verb == TUCK:
        return ["tuck", *cards(packed >> 4), HALLS[packed & 15]]
    if verb == TUCK_DECK:
        return ["tuck", "deck", HALLS[packed]]
    if verb == SPLIT:
        keep, discard, tuck = shares(packed >> 4)
        out = ["keep", CARD_ID[keep]] if keep else []
        out += ["discard", CARD_ID[discard]] if discard else []
        return out + (["tuck", CARD_ID[tuck], HALLS[packed & 15]] if tuck else [])
    if verb == PATH:
        return ["path", CAVERNS[packed // 5], str(packed % 5 + 1)]
    if verb == SWAP:
        return ["swap", HALLS[packed & 15], HALLS[packed >> 4]]
    if verb == NAME:
        return ["name", RESOURCES[packed]]
    return ["activate" if verb == ACTIVATE else "use", HALLS[packed]]


# -- touches ---------------------------------------------------------------------------------------------------------


def touches(s: Wyrmspan, seat: int, choice: int) -> list[str]:
    path = _path(s, seat, choice)
    ask = s.asking()
    if ask is not None and ask.kind == "final" and choice & VERB in (SPEND_RES, SPEND_CARDS):
        for other in s.choices():
            longer = _path(s, seat, other)
            if len(longer) > len(path) and longer[: len(path)] == path:
                return [*path, "button:ok"]  # WYR-32.1
    return path


def _path(s: Wyrmspan, seat: int, choice: int) -> list[str]:
    verb = choice & VERB
    packed = choice >> SHIFT
    p = s.players[seat]
    top = s.stack[-1] if s.stack else None
    if verb in (PASS, SKIP, DONE, EFFECT, KEEP_ALL):
        return ["button:" + WORDS[verb]]
    if verb == ADVANCE:
        return ["guild:token"]
    if verb in (DRAW_DRAGON, DRAW_CAVE):
        return ["deck:dragon" if verb == DRAW_DRAGON else "deck:cave"]
    if verb == KEEP:
        return ["dealt:" + card for card in cards(packed)]
    if verb == TAKE_CARDS:
        return ["display:" + card for card in cards(packed)]
    if verb == TAKE_RES:
        return ["supply:" + kind for kind in tokens(packed)]
    if verb == SPEND_COIN:
        return ["reserve:coin"]
    if verb in (SPEND_RES, DISCARD_RES):
        return ["reserve:" + kind for kind in tokens(packed)]
    if verb in (SPEND_CARDS, DISCARD_CARDS):
        return ["hand:" + card for card in cards(packed)]
    if verb in (SPEND_EGGS, LAY):
        return ["nest:" + spot for spot in spots(packed)]
    if verb in (EXCAVATE, ENTICE, COVER):
        zone = "hand:" if packed >> 4 in p.hand else "display:"
        hall = packed & 15
        if verb != COVER:
            hall = 4 * hall + (p.dug[hall] if verb == EXCAVATE else p.filled[hall])
        return [zone + CARD_ID[packed >> 4], "hall:" + HALLS[hall]]
    if verb == EXPLORE:
        return ["cavern:" + CAVERNS[packed]]
    if verb == OFF:
        return ["cost:" + ICONS[packed]]
    if verb == MARK:
        return ["square:" + SQUARES[packed]]
    if verb == CACHE:
        bank = isinstance(top, Cache) and NODES[top.node].source == BANK
        zone = "supply:" if bank else "reserve:"
        return [*(zone + kind for kind in tokens(packed >> 4)), "hall:" + HALLS[packed & 15]]
    if verb == EXCHANGE:
        given = ["reserve:" + RESOURCES[packed & 3], "reserve:" + RESOURCES[packed >> 2 & 3]]
        return [*given, "supply:" + RESOURCES[packed >> 4]]
    if verb == TUCK:
        zone = "drawn:" if isinstance(top, Split) else "hand:"
        return [*(zone + card for card in cards(packed >> 4)), "hall:" + HALLS[packed & 15]]
    if verb == TUCK_DECK:
        return ["deck:dragon", "hall:" + HALLS[packed]]
    if verb == SPLIT:
        keep, discard, tuck = shares(packed >> 4)
        out = ["drawn:" + CARD_ID[keep], "zone:hand"] if keep else []
        out += ["drawn:" + CARD_ID[discard], "zone:discard"] if discard else []
        return out + (["drawn:" + CARD_ID[tuck], "hall:" + HALLS[packed & 15]] if tuck else [])
    if verb == PATH:
        return [f"path:{CAVERNS[packed // 5]}{packed % 5 + 1}"]
    if verb == SWAP:
        return ["hall:" + HALLS[packed & 15], "hall:" + HALLS[packed >> 4]]
    if verb == NAME:
        return ["supply:" + RESOURCES[packed]]
    return ["hall:" + HALLS[packed]]


# -- text taken apart ------------------------------------------------------------------------------------------------

_RES: Final = r"(?:gold|crystal|meat|milk)"
_HALL: Final = r"(?:crimson|golden|amethyst)[1-4]"
_CAVERN: Final = r"(?:crimson|golden|amethyst)"
_PLACE: Final = rf"(?:{_HALL}|mat)"
_SENTENCES: Final = [
    r"pass|skip|done|effect|advance|keep|draw dragon|draw cave|spend coin",
    r"(?:keep|take|spend|discard)(?: CARD)+",
    rf"(?:take|spend|discard)(?: {_RES})+",
    rf"(?:spend egg|lay)(?: {_PLACE})+",
    rf"excavate CAVE {_CAVERN}|entice DRAGON {_CAVERN}|cover DRAGON {_HALL}|explore {_CAVERN}",
    rf"off (?:{_RES}|egg)|mark (?:[1-4]|6vp|3vp|1vp)|name {_RES}",
    rf"cache(?: {_RES}){{1,2}} {_HALL}|exchange {_RES} {_RES} {_RES}",
    rf"tuck (?:deck|DRAGON(?: DRAGON)?) {_HALL}",
    rf"(?:keep DRAGON )?discard DRAGON(?: tuck DRAGON {_HALL})?|keep DRAGON tuck DRAGON {_HALL}",
    rf"activate {_HALL}|use {_HALL}|swap {_HALL} {_HALL}|path {_CAVERN} [1-5]",
]
_SENTENCE: Final = re.compile(
    "|".join(f"(?:{one})" for one in _SENTENCES)
    .replace("CARD", r"(?:d|c)\d+")
    .replace("CAVE", r"c\d+")
    .replace("DRAGON", r"d\d+")
)


def is_sentence(said: str) -> bool:
    """Whether it is a sentence of section 31, with cards that exist."""
    if not _SENTENCE.fullmatch(said):
        return False
    return all(word in CARD_OF for word in said.split() if re.fullmatch(r"[dc]\d+", word))


def named_cards(said: str) -> list[int]:
    return [CARD_OF[word] for word in said.split() if word in CARD_OF]


def named_places(said: str) -> list[int]:
    return [HALL_OF[word] for word in said.split() if word in HALL_OF]


def named_tokens(said: str) -> list[int]:
    return [RESOURCES.index(word) for word in said.split() if word in RESOURCES]


# -- touches taken apart ---------------------------------------------------------------------------------------------

CARDS: Final = ("hand", "dealt", "drawn", "display")
TOKENS: Final = ("reserve", "supply", "cost")
PLACED: Final = ("hall", "nest")  # a hall and its nest are one thing to touch
OTHERS: Final[dict[str, tuple[str, ...]]] = {
    "deck": ("dragon", "cave"),
    "cavern": CAVERNS,
    "path": tuple([f"{cavern}{step}" for cavern in CAVERNS for step in (1, 2, 3, 4, 5)]),
    "guild": ("token",),
    "square": SQUARES[1:],
    "zone": ("hand", "discard"),
    "button": ("pass", "skip", "done", "effect", "keep", "ok"),
}


class Touched:
    """Touches taken apart. `known`: the last one may belong to a choice; other mats and the guild's spaces never do."""

    def __init__(self, path: list[str]) -> None:
        self.cards: list[int] = []
        self.tokens: list[int] = []
        self.halls: list[int] = []  # 12: the mat
        self.deck = False
        self.sort = ""  # of the last touch
        self.name = ""
        self.known = False
        for touch in path:
            self.sort, _, self.name = touch.partition(":")
            sort, name = self.sort, self.name
            if sort in CARDS and name in CARD_OF:
                self.cards.append(CARD_OF[name])
            elif sort in PLACED and name in HALL_OF:
                self.halls.append(HALL_OF[name])
            elif sort in TOKENS and name in RESOURCES:
                self.tokens.append(RESOURCES.index(name))
            elif not (sort in TOKENS and name in ("coin", "egg")) and name not in OTHERS.get(sort, ()):
                self.known = False
                continue
            self.known = True
            self.deck = self.deck or sort == "deck"

    def say(self, word: str) -> str:
        """The word with everything of the last touch's sort, in the order of the notation. WYR-32.1"""
        if self.sort in CARDS:
            return " ".join([word, *[CARD_ID[card] for card in sorted(self.cards)]])
        if self.sort in PLACED:
            return " ".join([word, *[PLACES[hall] for hall in sorted(self.halls)]])
        return " ".join([word, *[RESOURCES[kind] for kind in sorted(self.tokens)]])

    def elsewhere(self) -> str:
        """The sentence that the last touch stands for at the questions where it belongs."""
        sort, name = self.sort, self.name
        if sort == "hand":
            return f"entice {name} crimson" if name[0] == "d" else f"excavate {name} crimson"
        if sort in TOKENS:
            return "spend egg mat" if name == "egg" else f"spend {name}"
        if sort in PLACED:
            return "lay mat" if name == "mat" else f"activate {name}"
        if sort == "path":
            return f"path {name[:-1]} {name[-1]}"
        if sort == "button":
            return name if name in WORDS.values() else "done"
        words = {
            "display": "take",
            "deck": "draw",
            "cavern": "explore",
            "square": "mark",
            "dealt": "keep",
            "drawn": "keep",
        }
        return f"{words[sort]} {name}" if sort in words else "advance" if sort == "guild" else "done"
