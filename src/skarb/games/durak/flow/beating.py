"""What beats what, and what the enchanted cards allow: the interpreter of data/cards.toml. Sections 8 and 13.

A `Rules` is made once for a trump suit, the enchanted ranks and the sixes' targets, and shared by all states.
"""

from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.cards import (
    BIT,
    CARDS,
    EFFECT,
    EIGHT,
    LAID,
    NO_SUIT,
    RANK_OF,
    RANKS,
    SUIT_OF,
    SUITS,
    named,
    ranks_mask,
)
from skarb.games.durak.choice import ATTACK, BEAT, PASS, THROW, TRANSFER, menu

KEPT: Final = 4096  # sets of cards that are remembered


class Rules:
    """The law of one deal: trump suit, enchanted ranks (bit r = rank r) and the sixes' targets by suit."""

    def __init__(self, trump: int = NO_SUIT, enchanted: int = 0, six_targets: tuple[int, ...] = (3, 2, 0, 1)) -> None:
        self.trump = trump
        self.enchanted = enchanted
        self.six_targets = six_targets
        self.effects: list[dict[str, Any] | None] = [
            EFFECT[RANKS[rank]] if enchanted >> rank & 1 else None for rank in range(9)
        ]
        self.eights = self.with_effect("names_suit")
        self.free = self.with_effect("throws_freely")
        self.stuck = self.with_effect("blocks_transfer")
        self.stops = self.with_effect("stops_throws")
        self.turns = self.with_effect("may_reverse")
        names = [name for name in range(4) if name != trump]
        self.attacks = menu(ATTACK, self.eights, names)
        self.throws = menu(THROW, self.eights, names)
        self.transfers = menu(TRANSFER, self.eights, names)
        self.beats_of = [menu(BEAT, self.eights, [suit]) for suit in range(4)]  # by the attack card's suit
        self.beaten_by = [self._beaten_by(attack) for attack in range(LAID)]
        self._throws: dict[int, list[int]] = {}

    def throws_of(self, cards: int) -> list[int]:
        """All choices of who may throw in one of these cards, or pass. Few sets of cards fit, so they come again."""
        known = self._throws.get(cards)
        if known is None:
            if len(self._throws) >= KEPT:
                self._throws.clear()
            known = self._throws[cards] = [*self.throws.of(cards), PASS]
        return known

    def beats_with(self, cards: i64, attack: i64, index: i64) -> list[int]:
        """All choices of who may beat that attack card, the so-manieth, with one of these; high cards come first."""
        out: list[Any] = self.beats_of[SUIT_OF[attack]].falling(cards)
        if index:
            more: i64 = index << 6
            for i, choice in enumerate(out):
                beat: i64 = choice
                out[i] = beat + more
        return out

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return rules_of, (self.trump, self.enchanted, self.six_targets)

    def with_effect(self, rule: str) -> int:
        """All cards that carry the effect."""
        return ranks_mask(
            sum(1 << rank for rank, effect in enumerate(self.effects) if effect and effect["rule"] == rule)
        )

    def laid(self, card: int, name: int) -> int:
        """The card as it lies on the table: an enchanted eight takes the named suit."""
        return named(card // 9, name) if BIT[card] & self.eights else card

    def _beaten_by(self, attack: int) -> int:
        # An eight beats only with the attack card's own suit for a name (DUR-8.2), so a set of cards says it all.
        return sum(BIT[card] for card in range(CARDS) if self.beats(attack, self.laid(card, SUIT_OF[attack])))

    def valid(self, laid: int) -> bool:
        """An enchanted eight bears a name that is not the trump suit, and no other card bears one."""
        if BIT[laid] & self.eights:
            return laid >= CARDS and SUIT_OF[laid] != self.trump
        return laid < CARDS

    def beats(self, attack: int, card: int) -> bool:
        """Does the laid code `card` beat the laid code `attack`? The rules of DUR-8.2 in their order."""
        return self.why_beaten(attack, card)[0]

    def why_beaten(self, attack: int, card: int) -> tuple[bool, str]:
        """The answer of DUR-8.2, and the statement that gave it."""
        suit, rank = SUIT_OF[attack], RANK_OF[attack]
        own, high = SUIT_OF[card], RANK_OF[card]
        if not self.valid(attack) or not self.valid(card):
            return False, "DUR-13.8"
        ward = self.effects[rank]
        if ward is not None:
            if ward["rule"] == "wards_foreign_trump" and self.trump != NO_SUIT and own == self.trump and suit != own:
                return False, "DUR-13.7"
            if ward["rule"] == "only_lower_beats":
                return RANKS[high] in ward["ranks"] and (own == suit or own == self.trump), "DUR-13.11"
        strike = self.effects[high]
        if strike is not None:
            if strike["rule"] == "strikes_suit" and self.six_targets[own] == suit:
                return True, "DUR-13.6"
            aces = strike["rule"] == "strikes_card" and strike["rank"] == RANKS[rank]
            if aces and strike["targets"][SUITS[own]] == SUITS[suit]:
                return True, "DUR-13.14"
        if own == suit:
            return high > rank, "DUR-8.2"
        return own == self.trump, "DUR-8.2"


_rules: dict[tuple[int, int, tuple[int, ...]], Rules] = {}


def rules_of(trump: int, enchanted: int, six_targets: tuple[int, ...]) -> Rules:
    key = (trump, enchanted, six_targets)
    if key not in _rules:
        _rules[key] = Rules(trump, enchanted, six_targets)
    return _rules[key]


def trump_of(card: int, enchanted: int) -> int:
    """The trump suit that a turned-up card sets: none if it is an enchanted eight. DUR-3.5"""
    effect = EFFECT[RANKS[card % 9]]
    if enchanted >> (card % 9) & 1 and effect.get("as_trump_card") == "no_trump":
        return NO_SUIT
    return card // 9


assert RANKS[EIGHT] == "8"
