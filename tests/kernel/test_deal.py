"""The constrained deal: it finds a deal if there is one, every one of them, and raises if there is none."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skarb.kernel.deal import NoDeal, deal_within


def possible(cards: list[int], may: list[int]) -> set[tuple[int, ...]]:
    return {way for way in permutations(cards) if all(m >> card & 1 for m, card in zip(may, way, strict=True))}


def of(n: int) -> st.SearchStrategy[tuple[list[int], list[int]]]:
    cards = st.lists(st.integers(0, 4), min_size=n, max_size=n)
    return st.tuples(cards, st.lists(st.integers(0, 31), min_size=n, max_size=n))


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(1, 5).flatmap(of))
def test_a_deal_is_found_if_there_is_one_and_only_then(case: tuple[list[int], list[int]]) -> None:
    cards, may = case
    ways = possible(cards, may)
    for draw in range(5):
        if ways:
            assert tuple(deal_within(b"key", draw, cards, may)) in ways
        else:
            with pytest.raises(NoDeal):
                deal_within(b"key", draw, cards, may)


@pytest.mark.parametrize("may", [[15, 15, 15, 15], [3, 15, 15, 12], [1, 7, 14, 15], [6, 6, 9, 9], [3, 6, 12, 9]])
def test_every_deal_is_reached(may: list[int]) -> None:
    cards = [0, 1, 2, 3]
    found = Counter(tuple(deal_within(b"every", draw, cards, may)) for draw in range(2000))
    assert set(found) == possible(cards, may)
    if min(may) == 15:  # without limits all are as likely
        assert max(found.values()) < 2 * min(found.values())


def test_the_order_of_the_cards_tells_nothing() -> None:
    assert deal_within(b"k", 3, [4, 2, 7, 1], [255] * 4) == deal_within(b"k", 3, [1, 2, 4, 7], [255] * 4)


def test_equal_cards_are_dealt_too() -> None:
    assert sorted(deal_within(b"k", 1, [2, 2, 3], [4, 12, 12])) == [2, 2, 3]


def test_more_places_than_cards_is_an_error() -> None:
    with pytest.raises(NoDeal):
        deal_within(b"k", 1, [1], [2, 2])
