"""Chance: fixed for ever by its key, and fair."""

from collections import Counter

from skarb.kernel.chance import Pile, below, key_of, shuffle, words

KEY = "51161b68deb25add7c0adae80b2d49226afe43f64d1ccfce8abf6305f085f35d"
WORDS = [
    1952967643,
    4197013583,
    111514375,
    1395287634,
    1276956523,
    966700538,
    3598355298,
    700465811,
    4076386166,
    1349487704,
    2343262038,
    4091425704,
    363387758,
    2628399153,
    3945367441,
    3882851704,
]
SHUFFLED = [0, 2, 6, 8, 3, 9, 7, 1, 5, 4]


def test_the_stream_never_changes() -> None:
    """Records made today must deal the same cards in any later version."""
    key = key_of("skarb")
    assert key.hex() == KEY
    assert words(key, 1, 3) == WORDS
    cards = list(range(10))
    shuffle(key, 2, cards)
    assert cards == SHUFFLED


def test_a_number_and_its_text_are_one_seed() -> None:
    assert key_of(7) == key_of("7") != key_of("07")


def test_shuffles_are_permutations_and_fair() -> None:
    key = key_of(1)
    first = Counter[int]()
    for draw in range(6000):
        cards = list(range(6))
        shuffle(key, draw, cards)
        assert sorted(cards) == list(range(6))
        first[cards[0]] += 1
    assert all(850 < count < 1150 for count in first.values())


def test_below_is_fair_and_within_bounds() -> None:
    counts = Counter(below(key_of(2), draw, 3) for draw in range(3000))
    assert set(counts) == {0, 1, 2}
    assert all(900 < count < 1100 for count in counts.values())


def test_long_shuffles_do_not_run_out() -> None:
    cards = list(range(500))
    shuffle(key_of(3), 1, cards)
    assert sorted(cards) == list(range(500))


def test_a_pile_lies_as_if_it_had_been_shuffled_at_once() -> None:
    key = key_of(4)
    for size in (0, 1, 2, 16, 17, 18, 183):
        cards = list(range(size))
        shuffle(key, 5, cards)
        for drawn in (0, 1, size // 2, size):
            pile = Pile(list(range(size)), key, 5)
            top = [pile.draw() for _ in range(min(drawn, size))]
            other = pile.copy()
            assert other.cards() + top[::-1] == cards
            assert [pile.draw() for _ in range(len(pile))] == other.cards()[::-1]


def test_a_pile_is_shuffled_no_further_than_it_is_drawn() -> None:
    """What lies below is as it was."""
    pile = Pile(list(range(183)), key_of(4), 5)
    for _ in range(17):
        pile.draw()
    lying: list[int] = list(getattr(pile, "_cards"))  # noqa: B009
    assert lying != pile.cards()
    assert sum(card == place for place, card in enumerate(lying)) > 100
