"""Words for people: a choice as a message and its arguments, and what cards do, in every language.

The text of a card is made from its effect data by one renderer; the words are in texts/effects.*.ftl. Clauses are in
the imperative, so that they can stand after a colon, an "if" and one another in all three languages.
"""

from functools import cache
from typing import Any

from skarb.games.wyrmspan.cards import CARD_OF, CAVE_DATA, DRAGON_DATA, DRAGONS
from skarb.games.wyrmspan.choice import (
    ACTIVATE,
    CACHE,
    COVER,
    DISCARD_CARDS,
    DISCARD_RES,
    ENTICE,
    EXCAVATE,
    EXCHANGE,
    EXPLORE,
    KEEP,
    LAY,
    MARK,
    NAME,
    OFF,
    PATH,
    SHIFT,
    SKIP,
    SPEND_CARDS,
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
)
from skarb.games.wyrmspan.flow import news
from skarb.games.wyrmspan.notation import ICONS, WORDS, shares
from skarb.games.wyrmspan.state import Wyrmspan
from skarb.kernel.state import Ask
from skarb.texts import say

# -- choices ---------------------------------------------------------------------------------------------------------


def _card_names(packed: int) -> list[str]:
    return [news.card(card) for card in cards_of(packed)]


def label(s: Wyrmspan, choice: int) -> tuple[str, dict[str, Any]]:
    verb = choice & VERB
    packed = choice >> SHIFT
    hall = news.hall(packed & 15) if packed & 15 < 13 else ""
    if choice == SKIP:  # what is declined
        asked = s.stack[-1]
        assert isinstance(asked, Ask)
        return f"choice-skip-{asked.kind_now(s)}", {}
    if verb in WORDS:
        return "choice-" + WORDS[verb].replace(" ", "-"), {}
    if verb in (KEEP, TAKE_CARDS, SPEND_CARDS, DISCARD_CARDS):
        word = {KEEP: "keep-cards", TAKE_CARDS: "take", SPEND_CARDS: "spend", DISCARD_CARDS: "discard"}[verb]
        return "choice-" + word, {"items": _card_names(packed)}
    if verb in (TAKE_RES, SPEND_RES, DISCARD_RES):
        word = {TAKE_RES: "take", SPEND_RES: "spend", DISCARD_RES: "discard"}[verb]
        return "choice-" + word, {"items": news.tokens(packed)}
    if verb in (SPEND_EGGS, LAY):
        return "choice-lay" if verb == LAY else "choice-spend-egg", news.eggs(news.places(packed))
    if verb in (EXCAVATE, ENTICE):
        word = "choice-excavate" if verb == EXCAVATE else "choice-entice"
        return word, {"card": news.card(packed >> 4), "cavern": news.cavern(packed & 15)}
    if verb == COVER:
        return "choice-cover", {"card": news.card(packed >> 4), "hall": hall}
    if verb == EXPLORE:
        return "choice-explore", {"cavern": news.cavern(packed)}
    if verb == OFF:
        return "choice-off", {"item": "@item-" + ICONS[packed]}
    if verb == MARK:
        return "choice-mark", {"square": news.square(packed)}
    if verb == CACHE:
        return "choice-cache", {"items": news.tokens(packed >> 4), "hall": hall}
    if verb == EXCHANGE:
        given = [news.resource(packed & 3), news.resource(packed >> 2 & 3)]
        return "choice-exchange", {"items": given, "item": news.resource(packed >> 4)}
    if verb == TUCK:
        return "choice-tuck", {"items": _card_names(packed >> 4), "hall": hall}
    if verb == TUCK_DECK:
        return "choice-tuck-deck", {"hall": hall}
    if verb == SPLIT:
        keep, discard, tuck = shares(packed >> 4)
        args: dict[str, Any] = {"keep": news.card(keep), "discard": news.card(discard)}
        args |= {"tuck": news.card(tuck), "hall": hall}
        told = [name for name, card in (("keep", keep), ("discard", discard), ("tuck", tuck)) if card]
        return "choice-split-" + "-".join(told), {key: args[key] for key in [*told, *(["hall"] if tuck else [])]}
    if verb == PATH:
        return "choice-path", {"cavern": news.cavern(packed // 5), "step": packed % 5 + 1}
    if verb == SWAP:
        return "choice-swap", {"hall": hall, "other": news.hall(packed >> 4)}
    if verb == NAME:
        return "choice-name", {"item": news.resource(packed)}
    return "choice-activate" if verb == ACTIVATE else "choice-use", {"hall": hall}


# -- cards -----------------------------------------------------------------------------------------------------------


@cache
def card_text(card: str, lang: str) -> str:
    number = CARD_OF[card]
    if number > DRAGONS:
        return effect_text(CAVE_DATA[number - DRAGONS - 1]["effect"], lang)
    return " ".join(
        _say(
            lang, "text-ability", trigger=f"@trigger-{ability['trigger']}", text=_clause(ability["effect"], lang) + "."
        )
        for ability in DRAGON_DATA[number - 1]["abilities"]
    )


def effect_text(effect: dict[str, Any], lang: str) -> str:
    """An effect as sentences."""
    text = _clause(effect, lang)
    return text[:1].upper() + text[1:] + "."


def _say(lang: str, message: str, **args: Any) -> str:
    return say(lang, "wyrmspan", message, **args)


def _and(lang: str, items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return _say(lang, "text-and", first=", ".join(items[:-1]), last=items[-1])


def _items(lang: str, items: list[str]) -> str:
    """Equal items counted together: "2 gold and 1 coin"."""
    kinds = list(dict.fromkeys(items))
    return _and(lang, [_say(lang, f"text-n-{kind}", n=items.count(kind)) for kind in kinds])


def _cost(lang: str, cost: dict[str, Any]) -> str:
    if "one_of" in cost:
        first, last = (_items(lang, one["items"]) for one in cost["one_of"])
        return _say(lang, "text-or", first=first, last=last)
    if "mix" in cost:
        return _say(lang, "text-mix", n=cost["n"])
    text = _items(lang, cost["items"])
    return _say(lang, f"text-eggs-from-{cost['eggs_from']}", eggs=text) if "eggs_from" in cost else text


def _each(lang: str, counter: dict[str, Any]) -> str:
    """ "each other playful dragon in this cavern", "2 eggs": what a counter counts one by one."""
    count: str = counter["count"]
    if count != "dragons":
        if "of" in counter:
            count += "-" + counter["of"]
        if "what" in counter:
            count += "-" + counter["what"]
        if "divide" in counter:
            count += f"-{counter['divide']}"
        return _say(lang, f"text-each-{count}")
    kind = "dragon"
    for key in ("personality", "size", "trigger"):
        if key in counter:
            kind = counter[key] if isinstance(counter[key], str) else counter[key][0]
    if "not_personality" in counter:
        kind = "not-" + counter["not_personality"]
    other = "other-" if counter.get("other") else ""
    place = counter.get("in", "mat")
    return _say(lang, "text-in", what=f"@text-each-{other}{kind}", place=f"@text-in-{place}")


def _test(lang: str, test: dict[str, Any]) -> str:
    name: str = test["test"]
    if name == "at_least_left_neighbor":
        return _say(lang, "text-if-left", place=f"@text-in-{test['of']['in']}")
    if name == "has_each":
        sizes = [_say(lang, f"text-a-{counter['size'][0]}") for counter in test["of"]]
        return _say(lang, "text-if-each", place="@text-in-this_cavern", what=_and(lang, sizes))
    if name in ("at_least", "none"):
        of: dict[str, Any] = test["of"]
        if of["count"] == "guild_markers":
            return _say(lang, "text-if-marker")
        place = f"@text-in-{of['in']}"
        if name == "none":
            return _say(lang, f"text-if-no-{of['personality']}", place=place)
        if "personality" in of:
            return _say(lang, f"text-if-other-{of['personality']}", place=place)
        return _say(lang, "text-if-dragons", n=test["n"], place=place)
    return _say(lang, f"text-if-{name}")


def _clause(effect: dict[str, Any], lang: str, who: str = "you") -> str:
    """An effect within a sentence. `who`: you, they (every opponent), or what they may pay "to" do."""
    do: str = effect["do"]
    if do == "gain":
        return _say(lang, "text-gain", who=who, what=_items(lang, effect["items"]))
    if do == "lay":
        return _say(lang, f"text-lay-{effect['where']}", who=who, n=effect["eggs"])
    if do == "all":
        return _and(lang, [_clause(part, lang) for part in effect["parts"]])
    if do == "pay":
        return _pay(effect, lang, "text-pay")
    if do == "repeat":
        return _say(lang, "text-repeat", n=effect["up_to"], what=_inner(effect["effect"], lang))
    if do == "chain":
        return _say(lang, "text-chain", first=_clause(effect["first"], lang), then=_clause(effect["then"], lang))
    if do == "seq":
        steps = [_clause(step, lang) for step in effect["steps"]]
        return _and(lang, steps) if effect["steps"][0]["do"] == "discard_revealed" else "; ".join(steps)
    if do == "may":
        return _say(lang, "text-may", what=_clause(effect["effect"], lang))
    if do == "if":
        return _say(lang, "text-if", test=_test(lang, effect["test"]), then=_clause(effect["then"], lang))
    if do == "shared":
        return _shared(effect, lang)
    if do == "name_resource":
        return _say(lang, "text-name", then=_clause(effect["then"], lang))
    if do == "choose":
        if all(option["do"] == "gain" for option in effect["options"]):
            items = " / ".join(_items(lang, option["items"]) for option in effect["options"])
            return _say(lang, "text-gain-choice", who=who, n=effect["pick"], options=items)
        options = " / ".join(_inner(option, lang) for option in effect["options"])
        return _say(lang, "text-choose", n=effect["pick"], options=options)
    return _draw(effect, lang, who) if do == "draw_dragons" else _action(effect, lang)


def _pay(effect: dict[str, Any], lang: str, message: str, who: str = "you", **args: str) -> str:
    return _say(lang, message, cost=_cost(lang, effect["cost"]), then=_clause(effect["then"], lang, who), **args)


def _inner(effect: dict[str, Any], lang: str) -> str:
    """A part that is optional by what stands around it."""
    return _pay(effect, lang, "text-spend") if effect["do"] == "pay" else _clause(effect, lang)


def _shared(effect: dict[str, Any], lang: str) -> str:
    you = _clause(effect["you"], lang)
    others: dict[str, Any] = effect["each_opponent"]
    if others["do"] == "repeat" and others["up_to"] == 1:
        others = others["effect"]
    if others["do"] == "pay":
        return _pay(others, lang, "text-shared-pay", "to", you=you)
    return _say(lang, "text-shared", you=you, others=_clause(others, lang, "they"))


def _action(effect: dict[str, Any], lang: str) -> str:
    do: str = effect["do"]
    if do == "cache":
        if effect["from"] == "just_gained":
            return _say(lang, "text-cache-gained", n=effect.get("up_to", 1), where=f"@text-on-{effect['where']}")
        what = _say(lang, f"text-n-{effect['what']}", n=effect["n"])
        return _say(lang, f"text-cache-{effect['from']}", what=what, where=f"@text-on-{effect['where']}")
    if do == "tuck":
        where = f"@text-under-{effect['where']}"
        if not isinstance(effect["n"], int):
            return _say(lang, "text-tuck-per", each=_each(lang, effect["n"]), where=where)
        return _say(lang, f"text-tuck-{effect['from']}", n=effect["n"], where=where)
    if do in ("tuck_each", "lay_each"):
        return _say(lang, "text-" + do.replace("_", "-"), each=_each(lang, effect["on"]))
    if do == "reveal":
        size = "@text-is-" + "-".join(effect["if_size"])
        return _say(lang, "text-reveal", size=size, then="@text-tuck-it", other=_clause(effect["else"], lang))
    if do in ("take_revealed", "discard_revealed", "swap_dragons", "gain_from_cost", "score_square"):
        return _say(lang, "text-" + do.replace("_", "-"))
    if do == "play_cave":
        return _say(lang, "text-excavate-" + "-".join(effect["from"]), n=effect["n"])
    if do == "play_dragon":
        pay = effect["pay"] if isinstance(effect["pay"], str) else "discount"
        if effect["onto"] == "own_dragon":
            return _say(lang, "text-cover")
        return _say(lang, "text-entice", zone="@text-from-" + "-".join(effect["from"]), pay=f"@text-pay-{pay}")
    if do == "activate":
        if effect["on"] == "own_mat_path":
            return _say(lang, "text-path")
        return _say(lang, "text-activate-" + "-".join(effect["triggers"]))
    if do == "gain_per":
        gain = _say(lang, "text-gain-per", what=_items(lang, [effect["item"]]), each=_each(lang, effect["n"]))
        return gain + "; " + _clause(effect["then"], lang)
    if do == "gain_split":
        return _say(lang, "text-gain-split", what=_items(lang, effect["items"]))
    return _score(effect, lang)


def _draw(effect: dict[str, Any], lang: str, who: str) -> str:
    split: dict[str, Any] = effect["split"]
    if isinstance(effect["n"], int):
        text = _say(lang, "text-draw", who=who, n=effect["n"])
    else:
        text = _say(lang, "text-draw-per", each=_each(lang, effect["n"]))
    if "may_tuck" in split:
        return text + "; " + _say(lang, "text-draw-may", n=split["may_tuck"]["up_to"])
    if "tuck" not in split:
        return text
    kind = "discard" if "discard" in split else "keep"
    return text + "; " + _say(lang, f"text-draw-{kind}", where=f"@text-under-{split['tuck_where']}")


def _score(effect: dict[str, Any], lang: str) -> str:
    vp: int = effect["vp"]
    message = "text-lose" if vp < 0 else "text-score"
    if effect.get("per", {}).get("count") in ("cached", "tucked", "eggs"):  # these score 1 VP each anyway
        message = "text-score-more"
    points = _say(lang, message, n=abs(vp))
    if "per" in effect:
        points = _say(lang, "text-per", points=points, each=_each(lang, effect["per"]))
    if "max" in effect:
        points = _say(lang, "text-max", points=points, n=effect["max"])
    if "if" in effect:
        points = _say(lang, "text-score-if", points=points, test=_test(lang, effect["if"]))
    return points
