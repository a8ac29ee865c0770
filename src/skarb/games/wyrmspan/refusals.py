"""Why a text is no legal choice: the first row of WYR-34.4 that applies; and why touches lead to none.

All of it is worked out from what the asked seat knows.
"""

from collections.abc import Callable
from typing import Any, Final

from skarb.games.wyrmspan.cards import (
    ABILITY,
    CARD_ID,
    COST,
    COST_COINS,
    COST_EGGS,
    DIG_EGGS,
    DRAGONS,
    EXPLORE_EGGS,
    HABITAT,
    HALLS,
    MAT,
    MOST_CARDS,
    NESTS,
    PLACES,
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.flow.effects import FromCost
from skarb.games.wyrmspan.flow.goods import Choose, Gain
from skarb.games.wyrmspan.flow.nodes import (
    ANY,
    BANK,
    CAVE_CARD,
    CAVERNS,
    DECK,
    DISPLAY,
    DRAGON_CARD,
    HAND,
    NODES,
    OWN,
    RESOURCE,
    RESOURCES,
    ROUND_END,
)
from skarb.games.wyrmspan.flow.pay import EGGS, Items, Pay, Spend
from skarb.games.wyrmspan.flow.play import ColumnBonus, Cover, Entice, Excavate
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.flow.rounds import Turn
from skarb.games.wyrmspan.flow.store import Cache, Split, Store, Tuck, TuckEach
from skarb.games.wyrmspan.notation import (
    PLACED,
    TOKENS,
    WORDS_OF,
    Touched,
    is_sentence,
    named_cards,
    named_places,
    named_tokens,
    text,
)
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask


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
    rule = ask.rule_for(s, seat)
    word = said.split()[0]
    if word not in WORDS_OF[kind] or said in ("skip", "done", "pass", "effect"):
        return _no("24.1", "not-now", question=f"@question-{kind}")
    p = s.players[seat]
    if kind in ("setup_cards", "setup_resources", "limit") and word != "exchange":
        return _no("24.9", "cards-first" if named_tokens(said) and len(p.hand) > MOST_CARDS else "wrong-number")
    if word == "excavate":
        return _excavate(s, p, ask, said)
    if word in ("entice", "cover"):
        return _dragon(s, p, ask, said)
    if word == "explore":
        return _explore(p, CAVERNS.index(said.split()[1]))
    if word == "exchange":
        return _exchange(p, rule, said)
    if said.startswith("spend egg") or word == "lay":
        return _egg(p, ask, rule, said)
    if word in ("cache", "tuck") and not _hall_allowed(p, ask, said):
        return _no("24.5", "wrong-hall")
    if word in ("take", "draw", "advance"):
        return _take(s, ask, rule, said)
    if word == "mark":
        return _no("24.7", "no-square")
    if word == "off":
        return _no("24.2", "no-icon")
    if word == "spend":
        return _spend(p, ask, said)
    if word == "cache":
        return _no(rule, "not-this-kind") if _tokens_held(p, ask, said) else _no("24.2", "not-held")
    if word == "tuck" and not isinstance(ask, Split):
        return _no(rule, "wrong-source")
    if word in ("activate", "path", "use", "swap"):
        return _ability(s, p, rule, said)
    return _no(rule, "not-offered")


def _excavate(s: Wyrmspan, p: Player, ask: Ask[Any], said: str) -> Refusal:
    card = named_cards(said)[0]
    zones = HAND
    if isinstance(ask, Excavate):
        zones = NODES[ask.node].zones if not ask.only else HAND if card == ask.only else 0
    held = (zones & HAND and card in p.hand) or (zones & DISPLAY and card in s.cave_display)
    if not held:
        return _no("24.3", "card-not-there", card=news.card(card))
    cavern = CAVERNS.index(said.split()[2])
    if p.dug[cavern] == 4:
        return _no("24.3", "all-excavated", cavern=news.cavern(cavern))
    return _eggs_needed(p, DIG_EGGS[p.dug[cavern]])


def _dragon(s: Wyrmspan, p: Player, ask: Ask[Any], said: str) -> Refusal:
    word, _, where = said.split()
    card = named_cards(said)[0]
    zones = NODES[ask.node].zones if isinstance(ask, Entice) else HAND
    if not ((zones & HAND and card in p.hand) or (zones & DISPLAY and card in s.dragon_display)):
        return _no("24.4", "card-not-there", card=news.card(card))
    cavern = CAVERNS.index(where.rstrip("1234"))
    if not HABITAT[card] >> cavern & 1:
        return _no("24.4", "no-habitat", card=news.card(card), cavern=news.cavern(cavern))
    if word == "cover":
        return _no("24.4", "nobody-there")
    if not p.open_caverns() >> cavern & 1:
        return _no("24.4", "no-free-hall", cavern=news.cavern(cavern))
    coins = COST_COINS[card] + isinstance(ask, Turn)  # the action has its own coin
    if p.coins < coins:
        return _no("24.2", "coins-needed", n=coins, have=p.coins)
    if p.eggs_in(ANY, 0) < COST_EGGS[card]:
        return _eggs_needed(p, COST_EGGS[card])
    items = [news.resource(kind) for kind in range(4) for _ in range(COST[card][kind])]
    return _no("24.2", "too-dear", card=news.card(card), items=items)


def _explore(p: Player, cavern: int) -> Refusal:
    if p.explored[cavern] == 3:
        return _no("24.2", "explored-thrice", cavern=news.cavern(cavern))
    return _eggs_needed(p, EXPLORE_EGGS[p.explored[cavern]])


def _eggs_needed(p: Player, n: int) -> Refusal:
    return _no("24.2", "eggs-needed", n=n, have=p.eggs_in(ANY, 0))


def _spend(p: Player, ask: Ask[Any], said: str) -> Refusal:
    tokens = named_tokens(said)
    if any(tokens.count(kind) > p.res[kind] for kind in tokens) or any(c not in p.hand for c in named_cards(said)):
        return _no("24.2", "not-held")
    ordered = isinstance(ask, (ColumnBonus, Items)) and said != "spend coin"
    return _no("24.2", "in-order" if ordered else "cannot-pay")


def _ability(s: Wyrmspan, p: Player, rule: str, said: str) -> Refusal:
    """`activate`, `path`, `use`, `swap`: what is wrong with the dragons named, if any are."""
    for hall in named_places(said):
        dragon = p.dragons[hall]
        if not dragon:
            return _no(rule, "nobody-there")
        if said.startswith("use") and dragon in s.used:
            return _no(rule, "used-already", card=news.card(dragon))
        if said.startswith("use") and not ABILITY[ROUND_END][dragon]:
            return _no(rule, "no-round-end", card=news.card(dragon))
    return _no(rule, "not-offered" if said.startswith("swap") else "does-nothing")


def _exchange(p: Player, rule: str, said: str) -> Refusal:
    x, y, got = named_tokens(said)
    if got in (x, y) or not p.res[x] or not p.res[y] or (x == y and p.res[x] < 2):
        return _no("24.8", "bad-exchange")
    return _no(rule, "cards-first" if len(p.hand) > MOST_CARDS else "no-exchange")


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
    if not laying:
        return _no("24.2", "cannot-pay")
    waits = isinstance(ask, Gain) and not ask.guild and not ask.only_eggs()
    return _no(rule, "not-due" if not due else "comes-later" if waits else "not-offered")


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
    """`take`, `draw`, `advance`: what is due, and from where."""
    dragons = caves = tokens = cards_first = False
    if isinstance(ask, Gain):
        dragons, caves, tokens = ask.dragons > 0, ask.caves > 0, ask.res > 0
        cards_first = tokens and ask.guild == 0 and (dragons or caves)
    elif isinstance(ask, Choose):
        dragons, caves = ask.options & DRAGON_CARD > 0, ask.options & CAVE_CARD > 0
        tokens = ask.options & RESOURCE > 0
    if said.startswith("draw"):
        return _no("24.6", "not-from-there")
    for card in named_cards(said):
        if card not in (s.dragon_display if card <= DRAGONS else s.cave_display):
            return _no("24.6", "not-face-up")
        if not (dragons if card <= DRAGONS else caves):
            return _no("24.6", "not-due")
    if isinstance(ask, FromCost):
        return _no(rule, "not-in-cost")
    if said == "advance" or not (tokens or named_cards(said)):
        return _no(rule, "not-due")
    return _no(rule, "comes-later" if cards_first and named_tokens(said) else "not-offered")


# -- touches ---------------------------------------------------------------------------------------------------------

MOST_TOUCHES: Final = 40  # more are no attempt at anything
VAGUE: Final = (  # reasons of little help, the least first
    *("not-offered", "not-now", "no-habitat", "card-not-there", "nobody-there", "no-free-hall", "all-excavated"),
)


def why_not_touch(s: Wyrmspan, seat: int, path: list[str]) -> Refusal | None:
    """The most helpful of all reasons why these touches, whatever they mean at this question, lead to no choice."""
    touched = Touched(path[: MOST_TOUCHES + 1])
    if not touched.known or len(path) > MOST_TOUCHES:
        return None
    ask = s.asking()
    if ask is None or seat not in ask.seats(s):
        return why_not(s, seat, "pass")
    meaning = MEANINGS.get(ask.kind_for(s, seat))
    found = None if meaning is None else meaning(s, seat, ask, touched)
    if found is None:  # nothing that this question is about
        found = _reasons(s, seat, ask, [touched.elsewhere()])
    return max(found, key=_helpful) if found else None


def _helpful(refusal: Refusal) -> int:
    return VAGUE.index(refusal.code) if refusal.code in VAGUE else len(VAGUE)


def _legal(s: Wyrmspan, seat: int, ask: Ask[Any]) -> list[str]:
    packed = s.choices() if seat == s.seat() else ask.choices(s, seat)
    return [text(s, choice) for choice in packed]


def _reasons(s: Wyrmspan, seat: int, ask: Ask[Any], sentences: list[str]) -> list[Refusal]:
    """Why none of the sentences that the touches may mean is legal; no reason if one is."""
    legal = _legal(s, seat, ask)
    return [] if any(said in legal for said in sentences) else [why_not(s, seat, said) for said in sentences]


# Each says what touches mean at its questions: the reasons against it, none if it is legal; None: it is another matter.


def _keeps(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    return _reasons(s, seat, ask, [t.say("keep")]) if t.sort == "dealt" else None


def _takes(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort in TOKENS and t.name == "egg":
        return _nest_wanted(s, seat, ask, "lay")
    if t.sort in PLACED:
        return _reasons(s, seat, ask, [t.say("lay")])
    if t.sort == "display" or (t.sort in TOKENS and t.name != "coin"):
        return _reasons(s, seat, ask, [t.say("take")])
    return None


def _spends(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort in TOKENS and t.name == "egg":
        return _nest_wanted(s, seat, ask, "spend egg")
    if t.sort in PLACED:
        return _reasons(s, seat, ask, [t.say("spend egg")])
    if t.sort == "hand" or t.sort in TOKENS:
        return _reasons(s, seat, ask, ["spend coin" if t.name == "coin" else t.say("spend")])
    return None


def _nest_wanted(s: Wyrmspan, seat: int, ask: Ask[Any], words: str) -> list[Refusal]:
    if any(said.startswith(words) for said in _legal(s, seat, ask)):
        return [_no(ask.rule_for(s, seat), "nest-wanted")]
    return _reasons(s, seat, ask, [words + " mat"])


def _leaves_out(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    return _reasons(s, seat, ask, [f"off {t.name}"]) if t.sort in TOKENS and t.name != "coin" else None


def _marks(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    return _reasons(s, seat, ask, [f"mark {t.name}"]) if t.sort == "square" else None


def _plays(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    """A card, then the hall where it is to lie; or a cavern to explore."""
    if t.sort == "path" and isinstance(ask, Turn):
        return [_no("8.2", "by-exploring")]
    if t.sort == "cavern" and not t.cards and isinstance(ask, Turn):
        return _reasons(s, seat, ask, [f"explore {t.name}"])
    if t.sort == "cavern" and t.cards and not isinstance(ask, Cover):
        return _puts(s, seat, ask, t.cards[-1], CAVERNS.index(t.name), -1)
    if t.sort in PLACED and t.halls[-1] < MAT:
        hall = t.halls[-1]
        return _puts(s, seat, ask, t.cards[-1], hall // 4, hall) if t.cards else _no_card_yet(s, seat, ask, hall)
    if t.sort not in ("hand", "display"):
        return None
    if isinstance(ask, Cover) and t.cards[-1] <= DRAGONS:
        return _reasons(s, seat, ask, [f"cover {t.name} {hall}" for hall in HALLS])
    word = "entice" if t.cards[-1] <= DRAGONS else "excavate"
    return _reasons(s, seat, ask, [f"{word} {t.name} {cavern}" for cavern in CAVERNS])


def _puts(s: Wyrmspan, seat: int, ask: Ask[Any], card: int, cavern: int, hall: int) -> list[Refusal]:
    if isinstance(ask, Cover):
        return _reasons(s, seat, ask, [f"cover {CARD_ID[card]} {HALLS[hall]}"])
    word = "entice" if card <= DRAGONS else "excavate"
    reasons = _reasons(s, seat, ask, [f"{word} {CARD_ID[card]} {CAVERNS[cavern]}"])
    return reasons or _leftmost(s.players[seat], cavern, hall, card > DRAGONS)


def _leftmost(p: Player, cavern: int, hall: int, digging: bool) -> list[Refusal]:
    """The hall is not the one where the card would go."""
    right = 4 * cavern + (p.dug[cavern] if digging else p.filled[cavern])
    if hall == right:
        return []
    rule, code = ("24.3", "leftmost-rock") if digging else ("24.4", "leftmost-free")
    return [_no(rule, code, hall=news.hall(right))]


def _no_card_yet(s: Wyrmspan, seat: int, ask: Ask[Any], hall: int) -> list[Refusal] | None:
    """A hall before the card that is to go there."""
    p, cavern = s.players[seat], CAVERNS[hall // 4]
    if isinstance(ask, Cover):
        return [_no("14.5", "card-first")] if p.dragons[hall] else [_no("24.4", "nobody-there")]
    if p.dragons[hall]:
        return [_no("8.2", "by-exploring")] if isinstance(ask, Turn) else None
    digging = hall % 4 >= p.dug[hall // 4]
    if isinstance(ask, Entice if digging else Excavate):
        return None
    word = "excavate" if digging else "entice"
    if any(said.startswith(word) and said.endswith(cavern) for said in _legal(s, seat, ask)):
        return _leftmost(p, hall // 4, hall, digging) or [_no("5.3" if digging else "6.1", "card-first")]
    cards = [card for card in p.hand if (card > DRAGONS) == digging]
    if not cards:
        return [_no("24.3", "no-cave-card") if digging else _no("24.4", "no-dragon-card")]
    return _reasons(s, seat, ask, [f"{word} {CARD_ID[card]} {cavern}" for card in cards])


def _caches(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    """A token, then the dragon; or two tokens to give and one to get."""
    if t.sort in PLACED and not t.tokens:
        return [_no(ask.rule_for(s, seat), "token-first")]
    if t.sort in PLACED and t.halls[-1] == MAT:
        return [_no("24.5", "wrong-hall")]
    if not (t.sort in TOKENS or t.sort in PLACED) or not t.tokens or t.name in ("coin", "egg"):
        return None
    named = " ".join([RESOURCES[kind] for kind in sorted(t.tokens)])
    if t.sort in PLACED:
        return _reasons(s, seat, ask, [f"cache {named} {t.name}"])
    if len(t.tokens) > 1 and isinstance(ask, Cache):
        return _reasons(s, seat, ask, _exchanges(t))
    halls = [hall for hall in HALLS if _hall_allowed(s.players[seat], ask, hall)]
    return _reasons(s, seat, ask, [f"cache {named} {hall}" for hall in halls])


def _exchanges(t: Touched) -> list[str]:
    given = " ".join([RESOURCES[kind] for kind in sorted(t.tokens[:2])])
    got = [kind for kind in range(4) if kind not in t.tokens[:2]] if len(t.tokens) == 2 else t.tokens[2:3]
    return [f"exchange {given} {RESOURCES[kind]}" for kind in got]


def _tucks(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    """A card from hand, or the deck; then the dragon."""
    rule = ask.rule_for(s, seat)
    if t.sort in PLACED and t.halls[-1] == MAT:
        return [_no("24.5", "wrong-hall")]
    if t.sort in PLACED and not t.cards and not t.deck:
        deck = isinstance(ask, TuckEach) or (isinstance(ask, Tuck) and NODES[ask.node].zones == DECK)
        return [_no(rule, "deck-first" if deck else "card-first")]
    if t.sort == "hand" and t.cards[-1] > DRAGONS:
        return [_no("12.5", "only-dragons")]
    if not (t.sort in ("hand", "deck") or t.sort in PLACED) or t.name == "cave":
        return None
    what = CARD_ID[t.cards[-1]] if t.cards else "deck"
    halls = [t.name] if t.sort in PLACED else [hall for hall in HALLS if _hall_allowed(s.players[seat], ask, hall)]
    return _reasons(s, seat, ask, [f"tuck {what} {hall}" for hall in halls])


def _shares(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort in PLACED and t.cards and not _hall_allowed(s.players[seat], ask, t.name):
        return [_no("24.5", "wrong-hall")]
    return [_no(ask.rule_for(s, seat), "shares")] if t.sort in ("drawn", "zone") or t.sort in PLACED else None


def _uses(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort in PLACED and t.name != "mat":
        return _reasons(s, seat, ask, [("use " if ask.kind == "round_end" else "activate ") + t.name])
    return None


def _swaps(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort not in PLACED or t.name == "mat":
        return None
    dragons = s.players[seat].dragons
    halls = t.halls[:2] if len(t.halls) > 1 else t.halls + [hall for hall in range(12) if dragons[hall]][:1]
    return _reasons(s, seat, ask, ["swap " + " ".join([PLACES[hall] for hall in sorted(halls)])])


def _names(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    return _reasons(s, seat, ask, [f"name {t.name}"]) if t.sort in TOKENS and t.name in RESOURCES else None


def _discards(s: Wyrmspan, seat: int, ask: Ask[Any], t: Touched) -> list[Refusal] | None:
    if t.sort == "hand":
        return _reasons(s, seat, ask, [t.say("discard")])
    if t.sort not in TOKENS or t.name not in RESOURCES:
        return None
    return _reasons(s, seat, ask, [*(_exchanges(t) if len(t.tokens) > 1 else []), t.say("discard")])


MEANINGS: Final[dict[str, Callable[[Wyrmspan, int, Ask[Any], Touched], list[Refusal] | None]]] = {
    "setup_cards": _keeps,
    "setup_resources": _takes,
    "turn": _plays,
    "spend": _spends,
    "discount": _leaves_out,
    "column_bonus": _spends,
    "gain": _takes,
    "lay": _takes,
    "square": _marks,
    "cache": _caches,
    "tuck": _tucks,
    "split": _shares,
    "excavate": _plays,
    "entice": _plays,
    "cover": _plays,
    "activate": _uses,
    "swap": _swaps,
    "name": _names,
    "limit": _discards,
    "round_end": _uses,
    "income": _takes,
    "final": _spends,
}
