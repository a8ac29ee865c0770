"""The rulebook's verdicts as plain functions over the notation: for tests, teaching and other programs.

>>> resolve([["N", "R5"], ["E", "Y5"], ["S", "R2"], ["W", "Y1p3"]])
['win', 'N']
>>> score("R", ["Rx1", "Rx3", "Y1p7", "R5"])
32
"""

from typing import Any

from skarb.games.dragon_catchers.cards import CLANS, FUSION, NUMBER, PILE_BIT, RANK, score_of


def resolve(laid: list[list[str]]) -> list[str]:
    """Who wins a round, or who leads after a fusion spirit: four times [in front of whom, card]. DRC-6, 7"""
    best = max(RANK[NUMBER[row[1]]] for row in laid)
    first = next(row[0] for row in laid if RANK[NUMBER[row[1]]] == best)
    return ["carry" if best == FUSION else "win", first]


def score(clan: str, captured: list[str]) -> int:
    """What a captured pile is worth to the side of that clan. DRC-9"""
    return score_of(sum(PILE_BIT[NUMBER[card]] for card in captured), CLANS.index(clan))


def rotation(names: list[str], first_dealer: str, deals: int, red_rotation: str = "left") -> dict[str, Any]:
    """Three players: the places of each deal, clockwise from the red player. DRC-12.2, 12.8, 14.3"""
    red = names.index(first_dealer)
    order: list[list[str]] = []
    for _ in range(deals):
        order.append([names[red], names[(red + 1) % 3], "ghost", names[(red + 2) % 3]])
        red = (red + (1 if red_rotation == "left" else 2)) % 3
    return {"order": order}


def match(
    players: int,
    target: int,
    deals: list[dict[str, int]],
    max_deals: int | None = None,
    names: list[str] | None = None,
    first_dealer: str | None = None,
    red_rotation: str = "left",
) -> dict[str, Any]:
    """A whole game from the scores of its deals, by side or by player. Deals after its end are not played. DRC-10

    With three players a deal may be given by clan: then the red role goes round from the first dealer.
    """
    people = names or ["A", "B", "C"]
    totals: dict[str, int] = {}
    winners: list[str] = []
    over = False
    for number, row in enumerate(deals, 1):
        if players == 3 and set(row) <= set(CLANS):  # DRC-12.9
            places = rotation(people, first_dealer or people[0], number, red_rotation)["order"][-1]
            row = {name: row.get("R" if name == places[0] else "Y", 0) for name in people}
        for side, points in row.items():
            totals[side] = totals.get(side, 0) + points
        top = max(totals.values())
        winners = [side for side, total in totals.items() if total == top]
        over = (top >= target and len(winners) == 1) or number == max_deals
        if over:
            break
    winner = winners[0] if over and len(winners) == 1 else None
    return {"totals": totals, "over": over, "winner": winner, "winners": winners if over else []}
