"""Why a text is not a legal choice: the first row of WYR-34.4 that applies."""

from typing import Any, Final

from skarb.games.wyrmspan.cards import DRAGONS, HABITAT, NESTS
from skarb.games.wyrmspan.goods import Choose, Gain
from skarb.games.wyrmspan.nodes import ANY, BANK, CAVE_CARD, CAVERNS, DISPLAY, DRAGON_CARD, HAND, NODES, OWN
from skarb.games.wyrmspan.notation import is_sentence, named_cards, named_places, named_tokens
from skarb.games.wyrmspan.pay import EGGS, Pay, Spend
from skarb.games.wyrmspan.play import Entice, Excavate
from skarb.games.wyrmspan.state import Player, Wyrmspan
from skarb.games.wyrmspan.store import Cache, Split, Store, Tuck, TuckEach
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask

WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
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


def _no(rule: str, code: str, **args: Any) -> Refusal:
    return Refusal("WYR-" + rule if "-" not in rule else rule, code, "wyrmspan", **args)


def why_not(s: Wyrmspan, seat: int, said: str) -> Refusal:
    if not is_sentence(said):
        return _no("24.10", "not-a-choice")
    ask = s.asking()
    if ask is None:
        return _no("24.1", "over")
    if seat not in ask.seats(s):
        return _no("24.1", "not-asked")
    kind = ask.kind_for(s, seat)
    word = said.split()[0]
    if word not in WORDS_OF[kind] or said in ("skip", "done", "pass", "effect"):
        return _no("24.1", "not-now", question=f"@question-{kind}")
    p = s.players[seat]
    if kind in ("setup_cards", "setup_resources", "limit") and word != "exchange":
        return _no("24.9", "wrong-number")
    if word == "excavate":
        return _excavate(s, p, ask, said)
    if word in ("entice", "cover"):
        return _dragon(s, p, ask, said)
    if word == "exchange":
        return _exchange(p, ask.rule_for(s, seat), said)
    if said.startswith("spend egg") or word == "lay":
        return _egg(p, ask, ask.rule_for(s, seat), said)
    if word in ("cache", "tuck") and not _hall_allowed(p, ask, said):
        return _no("24.5", "wrong-hall")
    if word == "draw" or (word == "take" and named_cards(said)):
        return _take(s, ask, ask.rule_for(s, seat), said)
    if word == "mark":
        return _no("24.7", "no-square")
    if word in ("explore", "spend", "off") or (word == "cache" and not _tokens_held(p, ask, said)):
        return _no("24.2", "cannot-pay")
    return _no(ask.rule_for(s, seat), "not-offered")


def _excavate(s: Wyrmspan, p: Player, ask: Ask[Any], said: str) -> Refusal:
    card = named_cards(said)[0]
    zones = HAND
    if isinstance(ask, Excavate):
        zones = NODES[ask.node].zones
        if ask.only:
            zones = 0
            if card == ask.only:
                zones = HAND
    held = (zones & HAND and card in p.hand) or (zones & DISPLAY and card in s.cave_display)
    if not held:
        return _no("24.3", "card-not-there", card=f"@card-{said.split()[1]}")
    cavern = CAVERNS.index(said.split()[2])
    if p.dug[cavern] == 4:
        return _no("24.3", "all-excavated", cavern=f"@cavern-{CAVERNS[cavern]}")
    return _no("24.2", "cannot-pay")


def _dragon(s: Wyrmspan, p: Player, ask: Ask[Any], said: str) -> Refusal:
    word, name, where = said.split()
    card = named_cards(said)[0]
    zones = NODES[ask.node].zones if isinstance(ask, Entice) else HAND
    if not ((zones & HAND and card in p.hand) or (zones & DISPLAY and card in s.dragon_display)):
        return _no("24.4", "card-not-there", card=f"@card-{name}")
    cavern = CAVERNS.index(where.rstrip("1234"))
    if not HABITAT[card] >> cavern & 1:
        return _no("24.4", "no-habitat", card=f"@card-{name}", cavern=f"@cavern-{CAVERNS[cavern]}")
    if word == "cover":
        return _no("24.4", "nobody-there")
    if not p.open_caverns() >> cavern & 1:
        return _no("24.4", "no-free-hall", cavern=f"@cavern-{CAVERNS[cavern]}")
    return _no("24.2", "cannot-pay")


def _exchange(p: Player, rule: str, said: str) -> Refusal:
    x, y, got = named_tokens(said)
    if got in (x, y) or not p.res[x] or not p.res[y] or (x == y and p.res[x] < 2):
        return _no("24.8", "bad-exchange")
    return _no(rule, "not-offered")


def _egg(p: Player, ask: Ask[Any], rule: str, said: str) -> Refusal:
    laying = said.startswith("lay")
    places = named_places(said)
    where, card, due = ANY, 0, True
    if isinstance(ask, Gain):
        where, card, due = ask.where, ask.card, ask.eggs > 0
    elif isinstance(ask, Spend):
        where, card, due = ask.where, ask.card, ask.part == EGGS
    elif isinstance(ask, Pay):
        where, card, due = NODES[ask.node].where, ask.card, NODES[ask.node].eggs > 0
    elif isinstance(ask, Choose) or not laying:
        due = False
    if due:
        allowed = p.places(where, card)
        for place in places:
            n = places.count(place)
            if place == 12:
                room = (2 - p.mat_eggs if laying else p.mat_eggs) if where == ANY else 0
            elif allowed >> place & 1:
                room = NESTS[p.dragons[place]] - p.eggs[place] if laying else p.eggs[place]
            else:
                room = 0
            if n > room:
                return _no("24.5", "no-room" if laying else "no-egg")
    return _no(rule, "not-offered") if laying else _no("24.2", "cannot-pay")


def _hall_allowed(p: Player, ask: Ask[Any], said: str) -> bool:
    hall = named_places(said)[0]
    if isinstance(ask, TuckEach):
        return p.dragons[hall] in ask.dragons
    if isinstance(ask, (Cache, Store, Tuck, Split)):
        return bool(p.places(NODES[ask.node].where, ask.card) >> hall & 1)
    return False


def _tokens_held(p: Player, ask: Ask[Any], said: str) -> bool:
    """Whether the tokens that a `cache` names are there to be cached."""
    named = named_tokens(said)
    if isinstance(ask, Store):
        return all(named.count(kind) <= ask.tokens >> 10 * kind & 1023 for kind in named)
    if isinstance(ask, Cache) and NODES[ask.node].source == OWN:
        return all(named.count(kind) <= p.res[kind] for kind in named)
    return isinstance(ask, Cache) and NODES[ask.node].source == BANK


def _take(s: Wyrmspan, ask: Ask[Any], rule: str, said: str) -> Refusal:
    dragons = caves = False
    if isinstance(ask, Gain):
        dragons, caves = ask.dragons > 0, ask.caves > 0
    elif isinstance(ask, Choose):
        dragons, caves = ask.options & DRAGON_CARD > 0, ask.options & CAVE_CARD > 0
    if said.startswith("draw"):
        return _no("24.6", "not-from-there")
    for card in named_cards(said):
        due = dragons if card <= DRAGONS else caves
        if not due or card not in (s.dragon_display if card <= DRAGONS else s.cave_display):
            return _no("24.6", "not-face-up")
    return _no(rule, "not-offered")
