"""What the harness needs to know of Tash-Kalar: cases, the cards of a position, and where unseen cards lie."""

from typing import Any

from skarb.games.tash_kalar.cards import BEINGS, DECKS, SCHOOLS

UNLIKE = ["southern_imperial", "highland", "sylvan", "northern_imperial"]
CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"mode": "first_game", "first": 1}),
    (2, {"mode": "first_game", "any_schools": True, "schools": ["sylvan", "highland"], "undo": False}),
    (2, {"schools": ["highland", "sylvan"], "first": 0}),
    (4, {"schools": UNLIKE, "colours": ["green", "blue"], "discards": "closed"}),
    (4, {"schools": "random", "team_talk": True}),
    (2, {"mode": "deathmatch_duel", "schools": ["sylvan", "southern_imperial"], "discards": "closed"}),
    (4, {"mode": "deathmatch_duel", "schools": "random", "turn_limit": 40}),
    (3, {"mode": "deathmatch_melee", "schools": ["northern_imperial", "sylvan", "highland"], "skip_finals": False}),
    (4, {"mode": "deathmatch_melee", "first": 2}),
]


def at_play(position: dict[str, Any]) -> list[str]:
    """The card whose effect runs: between hand and pile, so only the choices since the last free moment tell it."""
    pending = position["pending"]
    if pending is None:
        return []
    words = pending["choices"][0].split()
    owner = position["turn"]
    if words[0] not in ("summon", "invoke") or words[1] in position["hands"][owner]:
        return []  # not shown yet: the orientation or the piece is still being settled
    return [named(position, owner, words[1])]


def named(position: dict[str, Any], owner: str, card: str) -> str:
    """A card with its school, where both Imperial schools play: then a name alone does not tell which copy."""
    schools = position["schools"]
    if not card.startswith("imperial") or not {"northern_imperial", "southern_imperial"} <= set(schools):
        return card
    return f"{schools[position['seats'].index(owner)]}:{card}"


def places(position: dict[str, Any]) -> dict[str, list[str]]:
    """Every place of cards, with the cards in it."""
    out: dict[str, list[str]] = {}
    for field, word in (("hands", "hand"), ("decks", "deck"), ("discards", "pile")):
        for key, cards in position[field].items():
            out[f"{word} {key}"] = [named(position, key, card) for card in cards]
    out["play"] = at_play(position)
    tasks = position["tasks"]
    out["tasks"] = [*tasks["current"], *([tasks["next"]] if tasks["next"] else [])]
    out["task deck"] = tasks["deck"]
    for side, cards in tasks["claimed"].items():
        out[f"claimed {side}"] = cards
    return out


BOX = ["the whole box"]


def cards(position: dict[str, Any]) -> list[str]:
    """Before the deal no card has a place; afterwards every card of the schools that play must be there, once."""
    if position["stage"] in ("schools", "colours"):
        return BOX
    found = [card for listed in places(position).values() for card in listed]
    schools = [school for school in position["schools"] if school]
    both = {"northern_imperial", "southern_imperial"} <= set(schools)
    expected: list[str] = []
    for school in schools:
        number = SCHOOLS.index(school)
        twice = both and DECKS[number] == "imperial"
        expected += [f"{school}:{being.id}" if twice else being.id for being in BEINGS[18 * number : 18 * number + 18]]
    beings = [card for card in found if not card.startswith(("legend_", "flare_", "task_"))]
    if sorted(beings) != sorted(expected):
        return sorted(beings)
    for kind, totals in (("legend_", (0, 12)), ("flare_", (12,)), ("task_", (0, 16, 24))):
        counted = [card for card in found if card.startswith(kind)]
        if len(counted) != len(set(counted)) or len(counted) not in totals:
            return sorted(counted)
    return BOX


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    me = "ABCD"[seat]
    known = {named(position, me, card) for card in position["known"].get(me, [])}
    out: dict[str, str] = {}
    for place, listed in places(position).items():
        word, _, key = place.partition(" ")
        if word == "deck" or place == "task deck":
            out.update({card: f"{place} {i}" for i, card in enumerate(listed) if card not in known})
        elif word == "hand" and key != me:
            out.update({card: place for card in listed if card not in known})
    return out
