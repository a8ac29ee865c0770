"""Cards, halls and tokens as message arguments, and the events that speak of them. Tell only while somebody listens."""

from typing import Any

from skarb.games.wyrmspan.cards import CARD_ID, DRAGONS, PLACES, SQUARES
from skarb.games.wyrmspan.choice import (
    EGG_BITS,
    SHIFT,
    SPEND_CARDS,
    SPEND_COIN,
    SPEND_EGGS,
    SPEND_RES,
    VERB,
    cards_of,
    unpack,
)
from skarb.games.wyrmspan.flow.nodes import CAVERNS, RESOURCES
from skarb.games.wyrmspan.state import Wyrmspan


def card(number: int) -> str:
    return "@card-" + CARD_ID[number]


def about(number: int) -> dict[str, str]:
    """Which dragon a question comes from, for the page; nothing if it is none."""
    return {"card": CARD_ID[number]} if number else {}


def hall(place: int) -> str:
    return "@hall-" + PLACES[place]


def cavern(row: int) -> str:
    return "@cavern-" + CAVERNS[row]


def resource(kind: int) -> str:
    return "@item-" + RESOURCES[kind]


def square(number: int) -> str:
    return "@square-" + SQUARES[number]


def tokens(packed: int) -> list[str]:
    return [resource(kind) for kind in range(4) for _ in range(unpack(packed, kind))]


def places(packed: int) -> list[str]:
    return [hall(place) for place in range(13) for _ in range(packed >> EGG_BITS * place & 7)]


def eggs(where: list[str]) -> dict[str, Any]:
    return {"places": where, "n": len(where)}


def coins(s: Wyrmspan, seat: int, n: int) -> None:
    s.tell("coins", {"seat": seat, "n": n})


def resources(s: Wyrmspan, seat: int, packed: int) -> None:
    s.tell("gain", {"seat": seat, "items": tokens(packed)})


def drawn(s: Wyrmspan, seat: int, number: int) -> None:
    """A card from the deck into a hand: its face is for its owner."""
    face = {"known": "yes", "card": card(number)}
    deck = "dragon" if number <= DRAGONS else "cave"
    if s.setup.open_hands:
        s.tell("draw", {"seat": seat, "deck": deck, **face})
    else:
        s.tell("draw", {"seat": seat, "deck": deck, "known": "no", "card": ""}, {seat: dict(face)})


def spent(s: Wyrmspan, seat: int, way: int) -> None:
    verb = way & VERB
    packed = way >> SHIFT
    if verb == SPEND_COIN:
        s.tell("spend", {"seat": seat, "items": ["@item-coin"]})
    elif verb == SPEND_RES:
        s.tell("spend", {"seat": seat, "items": tokens(packed)})
    elif verb == SPEND_EGGS:
        s.tell("spend_eggs", {"seat": seat, **eggs(places(packed))})
    elif verb == SPEND_CARDS:
        s.tell("spend", {"seat": seat, "items": [card(number) for number in cards_of(packed)]})


def tucked(s: Wyrmspan, seat: int, number: int, place: int, public: bool) -> None:
    face = {"known": "yes", "card": card(number)}
    if public:
        s.tell("tuck", {"seat": seat, "hall": hall(place), **face})
    else:
        s.tell("tuck", {"seat": seat, "hall": hall(place), "known": "no", "card": ""}, {seat: dict(face)})
