"""What a game tells while it is played: events for log and animation, and the arguments of a question's sentence."""

from typing import Any, Final

from skarb.games.dragon_catchers.cards import CLANS, FUSION, IDS, cards_in
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers

LAST_ROUND: Final = 7


def who(s: DragonCatchers, place: int) -> Any:
    """A place as events and labels name it: a seat number, or the ghost."""
    return "@word-ghost" if place == s.ghost else s.seating[place]


def wanted(s: DragonCatchers, asked: int) -> dict[str, Any]:
    """What a question's sentence tells: for whom a card is to be laid, and of which clan."""
    clan = "@word-clan-" + CLANS[s.clan_at(s.turn)]
    return {"from": who(s, s.turn), "clan": clan, "ghost": ghost_among(s, s.turn, asked)}


def spoken(pile: list[int]) -> list[str]:
    return ["@card-" + IDS[card] for card in pile]


def dealt(s: DragonCatchers) -> dict[int, dict[str, Any]]:
    """Each one's own hand, for his eyes only."""
    if s.last == 1:
        return {}
    out: dict[int, dict[str, Any]] = {}
    for seat in range(s.setup.seats):
        hand = s.hand_at(s.place_of(seat))
        out[seat] = {"cards": spoken(cards_in(hand))}
    return out


def ghost_among(s: DragonCatchers, first: int, second: int) -> str:
    """Which of two places is the ghost's; sentences bend its name."""
    return "none" if s.ghost == NOWHERE else "first" if first == s.ghost else "second" if second == s.ghost else "none"


def tell_laid(s: DragonCatchers, card: int, giver: int) -> None:
    name = "@card-" + IDS[card]
    if giver == s.turn:
        s.tell("lay", {"seat": who(s, s.turn), "card": name, "ghost": ghost_among(s, s.turn, NOWHERE)})
    else:
        ghost = ghost_among(s, giver, s.turn)
        s.tell("give", {"from": who(s, giver), "seat": who(s, s.turn), "card": name, "ghost": ghost})


def tell_trick(s: DragonCatchers, best: int) -> None:
    cards = spoken([x >> 2 for x in s.laid])
    if best != FUSION:
        tricks = bin(s.carried).count("1") // 4
        ghost = ghost_among(s, s.leader, NOWHERE)
        s.tell("trick", {"seat": who(s, s.leader), "cards": cards, "carried": tricks, "ghost": ghost})
    elif s.round == LAST_ROUND:
        s.tell("discard", {"cards": cards})
    else:
        s.tell("fusion", {"seat": who(s, s.leader), "cards": cards, "ghost": ghost_among(s, s.leader, NOWHERE)})
