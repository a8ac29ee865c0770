"""Choices for people: a message and its arguments."""

from typing import Any

from skarb.games.wyrmspan import news
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
from skarb.games.wyrmspan.notation import ICONS, WORDS, shares


def _cards(packed: int) -> list[str]:
    return [news.card(card) for card in cards_of(packed)]


def label(choice: int) -> tuple[str, dict[str, Any]]:
    verb = choice & VERB
    packed = choice >> SHIFT
    hall = news.hall(packed & 15) if packed & 15 < 13 else ""
    if verb in WORDS:
        return "choice-" + WORDS[verb].replace(" ", "-"), {}
    if verb in (KEEP, TAKE_CARDS, SPEND_CARDS, DISCARD_CARDS):
        word = {KEEP: "keep-cards", TAKE_CARDS: "take", SPEND_CARDS: "spend", DISCARD_CARDS: "discard"}[verb]
        return "choice-" + word, {"items": _cards(packed)}
    if verb in (TAKE_RES, SPEND_RES, DISCARD_RES):
        word = {TAKE_RES: "take", SPEND_RES: "spend", DISCARD_RES: "discard"}[verb]
        return "choice-" + word, {"items": news.tokens(packed)}
    if verb in (SPEND_EGGS, LAY):
        return "choice-lay" if verb == LAY else "choice-spend-egg", {"places": news.places(packed)}
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
        return "choice-tuck", {"items": _cards(packed >> 4), "hall": hall}
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
