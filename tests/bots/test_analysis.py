"""Judging a played match: what a choice cost, and where it turned."""

from random import Random

import skarb
from skarb.bots.analysis import analyse, chart, turning_points, worst


def played(seed: int) -> skarb.Match:
    match, random = skarb.new("durak", seats=2, seed=seed), Random(seed)
    while match.question is not None:
        match.choose(random.choice(match.choices))
    return match


def test_random_play_is_found_out_and_the_same_seed_judges_the_same() -> None:
    match = played(4)
    judged = analyse(match, seed=1)
    assert [j.json() for j in judged] == [j.json() for j in analyse(match, seed=1)]
    assert all(match.plies[j.ply] == (j.seat, j.choice) for j in judged)
    assert all(0.0 <= j.value <= j.best.value <= 1.0 for j in judged)
    bad = worst(judged, 3)
    assert len(bad) == 3
    assert bad[0].loss >= bad[1].loss >= bad[2].loss > 0.0
    assert bad[0].loss == max(j.loss for j in judged)
    turned = turning_points(judged, 2)
    assert [j.ply for j in turned] == sorted(j.ply for j in turned)


def test_a_blunder_is_named() -> None:
    """With the deck gone and a card that beats, taking instead is the worst choice there is."""
    position = {
        "seats": ["A", "B"], "trump": "S", "deck": [], "hands": {"A": ["9H", "6D"], "B": ["JH"]},
        "won_defence": True, "owner": "A", "defender": "B", "table": [], "phase": "attack",
    }  # fmt: skip
    match = skarb.position("durak", position)
    for text in ("attack 9H", "take"):
        match.choose(text)
    found = worst(analyse(match))
    assert (found[0].choice, found[0].best.choice) == ("take", "beat 0 JH")


def test_the_chart_escapes_names() -> None:
    page = chart(analyse(played(4)), ["<b>", "Oksana"], "a & b")
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert page.count("<polyline") == 2
