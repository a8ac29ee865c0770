"""What people read: the label of a choice, and what a spirit is, made from its data."""

from typing import Any

from skarb.games.dragon_catchers.cards import CARDS, IDS, NUMBER
from skarb.games.dragon_catchers.choice import ASK, BLIND, unpack
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.flow.events import who
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.texts import say


def label(s: DragonCatchers, choice: int) -> tuple[str, dict[str, Any]]:
    """A choice in words: message id and arguments."""
    verb, what = unpack(choice)
    if verb == ASK:
        if what == s.ghost:
            return "choice-ask-ghost", {}
        if s.seating[what] == s.seating[s.turn]:  # DRC-12.6
            return "choice-ask-self", {}
        return "choice-ask", {"seat": who(s, what)}
    word = "lay" if asked_place(s) == NOWHERE else "give"
    if verb == BLIND:
        return f"choice-{word}-blind", {"column": what + 1}
    return f"choice-{word}", {"card": "@card-" + IDS[what]}


def card_text(card: str, lang: str) -> str:
    spirit = CARDS[NUMBER[card]]
    told = {"strength": spirit.strength, "points": spirit.points, "factor": spirit.factor}
    return say(lang, "dragon_catchers", "card-text-" + spirit.kind, clan="@word-clan-" + spirit.clan, **told)
