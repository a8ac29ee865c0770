"""The rules as plain functions on notation: what beats what, a deal from a stacked deck, the order of drawing.

>>> beats("10H", "6S", trump="D", enchanted=["6"])
True
>>> draw_order(["A", "B", "C", "D"], 1, owner="A", defender="B")
['A', 'D', 'C', 'B']
"""

from collections.abc import Sequence
from typing import Any

from skarb.games.durak.cards import CODE, RANKS, SIX_TARGETS, SUITS, TEXT, suit_number, suit_text, texts
from skarb.games.durak.flow.beating import rules_of, trump_of
from skarb.games.durak.flow.dealing import deal_out, drawing_order, lowest_trump


def _ranks(enchanted: Sequence[str]) -> int:
    return sum(1 << RANKS.index(rank) for rank in enchanted)


def _targets(six_targets: dict[str, str] | None) -> tuple[int, ...]:
    targets = six_targets or SIX_TARGETS
    return tuple(SUITS.index(targets[suit]) for suit in SUITS)


def beats(
    attack: str,
    card: str,
    trump: str | None,
    enchanted: Sequence[str] = (),
    six_targets: dict[str, str] | None = None,
) -> bool:
    """DUR-8.2: does the card beat the attack card? Enchanted eights bear their named suit: "8S=H"."""
    return rules_of(suit_number(trump), _ranks(enchanted), _targets(six_targets)).beats(CODE[attack], CODE[card])


def deal(seats: Sequence[str], dealer: str, deck: Sequence[str], enchanted: Sequence[str] = ()) -> dict[str, Any]:
    """Section 3: hands, trump, trump card, deck and first attacker from a stacked deck, top first."""
    ranks = _ranks(enchanted)
    at = list(seats).index(dealer)
    hands, left, turned = deal_out(tuple(CODE[card] for card in deck), len(seats), at)
    rules = rules_of(trump_of(turned, ranks), ranks, _targets(None))
    first, shown, _ = lowest_trump(hands, rules)
    return {
        "trump": suit_text(rules.trump),
        "trump_card": TEXT[turned],
        "deck": [TEXT[card] for card in left],
        "deck_count": len(left),
        "first": seats[first] if first >= 0 else dealer,
        "shown": TEXT[shown] if first >= 0 else None,
        "hands": {name: texts(hand) for name, hand in zip(seats, hands, strict=True)},
    }


def draw_order(
    seats: Sequence[str], dir: int, owner: str, defender: str, options: dict[str, Any] | None = None
) -> list[str]:
    """DUR-12: in which order players draw after a bout."""
    names = list(seats)
    forward = (options or {}).get("draw_order", "reverse") == "forward"
    order = drawing_order(len(names), dir, names.index(owner), names.index(defender), forward)
    return [names[seat] for seat in order]
