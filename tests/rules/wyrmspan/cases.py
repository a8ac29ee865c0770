"""What the harness needs to know of Wyrmspan: its cases, its cards, and where the hidden ones lie."""

from typing import Any

ALL_OBJECTIVES = ["4B", "10A", "6B", "3B"]

CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_level": "automa_3", "guild_tile": "highlands"}),
    (1, {"solo_level": "ravel_2", "guild_tile": "rainforest", "limit_at_round_end": True}),
    (2, {}),
    (2, {"guild_tile": "highlands", "first_player": 1, "objectives": ALL_OBJECTIVES}),
    (3, {"guild_tile": "seafarers", "limit_at_round_end": True}),
    (4, {"guild_tile": "plains", "open_hands": True}),
    (5, {"guild_tile": "rainforest"}),
]


def _drawn(position: dict[str, Any]) -> list[tuple[int, list[int]]]:
    """Cards drawn and not yet distributed lie in the stack: (seat, card numbers)."""
    return [(row[2], row[4]) for row in position.get("doing", []) if row[0] == "Split"]


def _places(position: dict[str, Any]) -> list[tuple[str, str, set[int]]]:
    """Every card, the place where it lies, and the seats that know it is there (-1 is nobody)."""
    seats = position["seats"]
    everybody = set(range(len(seats)))
    out = [(card, "deck", {-1}) for card in position["dragon_deck"] + position["cave_deck"]]
    for pile in ("dragon_discard", "cave_discard", "dragon_display", "cave_display"):
        out += [(card, pile, everybody) for card in position[pile] if card]
    for seat, name in enumerate(seats):
        player = position["players"][name]
        for card in player["hand"]:
            out.append((card, f"hand {name}", everybody if card in player["shown"] else {seat}))
        out += [(card, f"dealt {name}", {seat}) for card in player.get("dealt", [])]
        for hall, on in player["halls"].items():
            if on is None:
                continue
            out += [(card, f"{name} {hall}", everybody) for card in (on["cave"], on["dragon"]) if card]
            for tucked in on["tucked"]:
                knows = everybody if tucked.endswith("!") else {-1} if tucked.endswith("?") else {seat}
                out.append((tucked.rstrip("!?"), f"under {name} {hall}", knows))
    for seat, drawn in _drawn(position):
        out += [(f"d{card}", f"drawn {seats[seat]}", {seat}) for card in drawn]
    for pile in ("dragons", "caves"):
        out += [(card, "automa", everybody) for card in position.get("automa", {}).get(pile, [])]
    return out


def cards(position: dict[str, Any]) -> list[str]:
    return [card for card, _, _ in _places(position)]


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    return {card: place for card, place, knows in _places(position) if seat not in knows}
