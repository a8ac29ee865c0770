"""Every way to pay a price, each once. FLC-1.2, 8.3, 10.4, 16.5"""

from typing import Final

from skarb.games.flamecraft.cards import (
    COIN,
    DISCOUNTS,
    ENCHANTMENT_COST,
    MAX_SETS,
    NO_COIN,
    Cost,
)
from skarb.games.flamecraft.state import Flamecraft

COIN_SHIFT: Final = 5 * COIN


def goods_ways(own: list[int], cost: list[int], coins: int, short: int, ways: list[int]) -> None:
    """Packed payments of `cost` with at most `coins` coins, the items `short` fewer than the cost."""
    total = sum(cost) - short
    if total < 0:
        return
    part = [(0, 0)]  # packed goods, how many
    for kind in range(6):
        most = min(cost[kind], own[kind])
        if most:
            part = [(goods + (n << 5 * kind), count + n) for goods, count in part for n in range(most, -1, -1)]
    found = [(total - count, goods) for goods, count in part if 0 <= total - count <= coins]
    found.sort(key=lambda way: way[0])
    for missing, goods in found:
        ways.append(goods + (missing << COIN_SHIFT))


def cost_ways(s: Flamecraft, seat: int, cost: Cost) -> list[int]:
    """All ways to pay a price of an ability or a wish, fewest coins first."""
    own = s.goods[6 * seat : 6 * seat + 6]
    coins = s.coins[seat]
    ways: list[int] = []
    if cost.coin:
        return [cost.coin << COIN_SHIFT] if coins >= cost.coin else []
    if cost.same_kind:
        n = cost.same_kind
        for missing in range(min(n, coins) + 1):
            if missing == n:
                ways.append(n << COIN_SHIFT)
            else:
                ways += [
                    (n - missing << 5 * kind) + (missing << COIN_SHIFT) for kind in range(6) if own[kind] >= n - missing
                ]
        return ways
    if cost.different:
        n = cost.different
        sets = [(0, 0)]
        for kind in range(6):
            if own[kind]:
                sets += [(goods + (1 << 5 * kind), count + 1) for goods, count in sets if count < n]
        for missing in range(min(n, coins) + 1):
            ways += [goods + (missing << COIN_SHIFT) for goods, count in sets if count == n - missing]
        return ways
    goods_ways(own, cost.goods, coins, 0, ways)
    return ways


def can_pay(s: Flamecraft, seat: int, cost: Cost) -> bool:
    at = 6 * seat
    coins = s.coins[seat]
    if cost.coin:
        return coins >= cost.coin
    if cost.same_kind:
        return max(s.goods[at : at + 6]) + coins >= cost.same_kind
    if cost.different:
        return sum(1 for n in s.goods[at : at + 6] if n) + coins >= cost.different
    missing = 0
    for kind in range(6):
        if cost.goods[kind] > s.goods[at + kind]:
            missing += cost.goods[kind] - s.goods[at + kind]
    return missing <= coins


def discount(s: Flamecraft, seat: int) -> int:
    """Goods that the seat's unused companion can take off an enchantment."""
    if s.companion[seat] < 0 or s.used >> seat & 1:
        return 0
    return DISCOUNTS[s.companion[seat]]


def can_enchant(s: Flamecraft, seat: int, card: int, sets: int) -> bool:
    """Whether the cost of that many sets can be paid, by Whisper's power if need be."""
    at = 6 * seat
    missing = 0
    for kind in range(6):
        need = ENCHANTMENT_COST[card][kind] * sets - s.goods[at + kind]
        if need > 0:
            missing += need
    missing -= discount(s, seat)
    return missing <= 0 or (not NO_COIN[card] and missing <= s.coins[seat])


def enchantment_ways(s: Flamecraft, seat: int, card: int, sets: int, short: int) -> list[int]:
    own = s.goods[6 * seat : 6 * seat + 6]
    cost = [n * sets for n in ENCHANTMENT_COST[card]]
    ways: list[int] = []
    goods_ways(own, cost, 0 if NO_COIN[card] else s.coins[seat], short, ways)
    return ways


def possible_sets(s: Flamecraft, seat: int, card: int) -> list[int]:
    return [n for n in range(1, MAX_SETS[card] + 1) if can_enchant(s, seat, card, n)]
