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
GOODS: Final = (1 << 5 * COIN) - 1


def goods_ways(own: list[int], cost: list[int], coins: int, short: int, ways: list[int]) -> None:
    """Packed payments of `cost` with at most `coins` coins, the items `short` fewer than the cost."""
    total = sum(cost) - short
    if total < 0:
        return
    part = [0]  # packed goods, and above them how many
    held = 0
    for kind in range(6):
        most = min(cost[kind], own[kind])
        if most:
            held += most
            one = 1 << 5 * kind | 1 << COIN_SHIFT
            more: list[int] = []
            for goods in part:
                goods += most * one
                for _ in range(most):
                    more.append(goods)
                    goods -= one
                more.append(goods)
            part = more
    for missing in range(max(total - held, 0), min(coins, total) + 1):  # fewest coins first
        paid = total - missing
        for goods in part:
            if goods >> COIN_SHIFT == paid:
                ways.append(goods & GOODS | missing << COIN_SHIFT)


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
    goods, at = s.goods, 6 * seat
    missing = 0
    for need in ENCHANTMENT_COST[card]:
        if need:
            need = need * sets - goods[at]
            if need > 0:
                missing += need
        at += 1
    if not missing:
        return True
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
