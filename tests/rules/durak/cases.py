"""What the harness needs to know of Durak: seats and options to try, all cards of a position, and the unseen ones."""

from typing import Any

ALL = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]

CASES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in range(2, 7)],
    *[(seats, {"enchanted": ALL}) for seats in range(2, 7)],
    (4, {"mode": "team"}),
    (4, {"mode": "team", "enchanted": ALL}),
    (3, {"enchanted": ["6", "7"], "throw_after_take": True, "dealer": 1}),
    (2, {"transfer": False, "limit_before_first": 6, "open_discard": True}),
    (5, {"throwers": "neighbours", "draw_order": "forward", "enchanted": ["8", "9", "K"]}),
    (6, {"throwers": "neighbours", "pass_memory": "new_rank"}),
    (3, {"overthrow": "defender_chooses", "throw_after_take": True, "enchanted": ["9", "Q"]}),
    (4, {"mode": "team", "overthrow": "defender_chooses", "pass_memory": "new_rank", "enchanted": ["8", "K"]}),
    (2, {"tie": "defender_is_fool", "stall_bouts": 3, "series": {"deals": 2}}),
    (
        3,
        {
            "series": {"fool_points": 2},
            "next_first": "under_fool",
            "six_targets": {"S": "H", "H": "S", "C": "D", "D": "C"},
        },
    ),
    (4, {"mode": "team", "series": {"deals": 3}, "next_first": "from_fool", "stall_bouts": 1}),
]


def cards(position: dict[str, Any]) -> list[str]:
    """Every card in its place, the discard pile as what is nowhere else."""
    here = [*position["deck"], *[card for hand in position["hands"].values() for card in hand]]
    here += [card.partition("=")[0] for row in position["table"] for card in (row[0], row[2]) if card]
    pile = [rank + suit for suit in "HDSC" for rank in ALL if rank + suit not in here]
    assert len(pile) == position["discard"], "a card was lost or found"
    return here + pile


def unseen(position: dict[str, Any], seat: int) -> dict[str, str]:
    """Hidden cards of other hands, and the deck without its open trump card."""
    me = position["seats"][seat]
    out = dict.fromkeys(position["deck"][:-1], "deck")
    for name, hand in position["hands"].items():
        if name != me:
            out.update({card: name for card in hand if card not in position["known"][name]})
    return out
