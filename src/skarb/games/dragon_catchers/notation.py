"""Choices as text and as touches of the page (section 16 of the specification)."""

from skarb.games.dragon_catchers.cards import IDS
from skarb.games.dragon_catchers.choice import ASK, BLIND, unpack
from skarb.games.dragon_catchers.flow.deal import asked_place
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers


def text(s: DragonCatchers, choice: int) -> str:
    """A choice: "lay R6", "ask W", "give R6"; with two players "ask", and "#2" for a face-down card."""
    verb, what = unpack(choice)
    if verb == ASK:
        return "ask" if s.last == 1 else "ask " + s.name_at(what)
    word = "lay " if asked_place(s) == NOWHERE else "give "
    return word + (f"#{what}" if verb == BLIND else IDS[what])


def touches(s: DragonCatchers, seat: int, choice: int) -> list[str]:
    """What one touches: a card of the hand, an open card on the table, a column, a player."""
    verb, what = unpack(choice)
    if verb == ASK:
        return ["seat:" + s.name_at(what)]
    asked = asked_place(s)
    holder = s.turn if asked == NOWHERE else asked
    if verb == BLIND:
        return [f"column:{s.name_at(holder)}:{what}"]
    return [("card:" if s.last == 1 or holder == s.ghost else "hand:") + IDS[what]]
