"""What the harness plays of Dragon Catchers: every seat count, a spread of options."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"red_seats": [1, 3], "dealer": 1, "open_piles": False, "target": 150}),
    (2, {"max_deals": 2}),
    (3, {}),
    (3, {"clan_counts": "hidden", "red_rotation": "right"}),
    (3, {"open_piles": False, "max_deals": 4, "dealer": 2}),
    (4, {}),
    (4, {"clan_counts": "hidden"}),
    (4, {"clan_counts": "hidden", "open_piles": False, "red_seats": [1, 3], "max_deals": 1}),
    (4, {"dealer": 3, "target": 50}),
]


def cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, wherever it lies."""
    out = [card for hand in position.get("hands", {}).values() for card in hand]
    out += [card for row in position.get("columns", {}).values() for column in row for card in column if card]
    out += [card for _, card, _ in position["laid"]] + position["carried"] + position["discarded"]
    return out + [card for pile in position["captured"].values() for card in pile]


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    """The cards whose place the seat does not know: in the hands of others, or face down."""
    names = [name for name in position["seats"] if name != "ghost"]
    if "columns" in position:
        return {
            column[1]: f"column {name} {i}"
            for name, row in position["columns"].items()
            for i, column in enumerate(row)
            if column[1]
        }
    return {
        card: f"hand {name}"
        for name, hand in position["hands"].items()
        if name not in ("ghost", names[seat])
        for card in hand
    }
