"""Judging a played match: what a choice cost, by what its seat could know, and where the match turned."""

import pickle
import re
from random import Random

import pytest

import skarb
from harness.walk import opened
from skarb import bots
from skarb.bots.analysis import Analysis, analyse
from skarb.bots.chart import chart
from skarb.bots.search import Search
from skarb.bots.seat import Seat
from skarb.kernel.match import Thought
from skarb.kernel.plan import Plan
from skarb.texts import LANGUAGES


def played(seed: int) -> skarb.Match:
    match, random = skarb.new("durak", seats=2, seed=seed), Random(seed)
    while match.question is not None:
        match.choose(random.choice(match.choices))
    return match


ENDGAME = {
    "seats": ["A", "B"], "trump": "S", "deck": [], "hands": {"A": ["9H", "6D"], "B": ["JH"]},
    "won_defence": True, "owner": "A", "defender": "B", "table": [], "phase": "attack",
}  # fmt: skip


def test_random_play_is_found_out_and_the_same_seed_judges_the_same() -> None:
    match = played(4)
    found = analyse(match, seed=1)
    assert found.json() == analyse(match, seed=1).json()
    assert all(match.plies[j.ply] == (j.seat, j.choice) for j in found.judgements)
    assert all(0.0 <= j.value <= 1.0 and 0.0 <= j.best_value <= 1.0 for j in found.judgements)
    bad = found.worst(3)
    assert len(bad) == 3
    assert bad[0].loss >= bad[1].loss >= bad[2].loss > 0.0
    assert all(j.loss >= 2 * j.doubt for j in bad)
    assert bad[0].loss == max(j.loss for j in found.judgements if j.sure)


@pytest.mark.parametrize("level", ["adept", "master"])
def test_a_blunder_is_named(level: str) -> None:
    """With the deck gone and a card that beats, taking instead is the worst choice there is."""
    match = skarb.position("durak", ENDGAME)
    for text in ("attack 9H", "take"):
        match.choose(text)
    taken = next(bad for bad in analyse(match, bots.judge(level, 50)).worst() if bad.ply == 1)
    assert (taken.choice, taken.best) == ("take", "beat 0 JH")


def test_where_all_is_known_values_are_exact() -> None:
    match = skarb.position("durak", ENDGAME)
    for text in ("attack 9H", "take"):
        match.choose(text)
    taken = analyse(match, Search(Plan(iterations=50))).judgements[-1]
    assert (taken.value, taken.best_value, taken.loss, taken.doubt) == (0.0, 1.0, 1.0, 0.0)


class Spy:
    """Remembers the seats it was given."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []

    def thoughts(self, seat: Seat) -> list[Thought]:
        self.seats.append(seat)
        return [Thought(seat.choices[0], 0.5, 1)]

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        self.seats.append(seat)
        return [[0.5, 0.6] for _ in choices]


@pytest.mark.parametrize("game", skarb.games.ids())
def test_judges_get_seats_and_nothing_else(game: str) -> None:
    """What a judge holds was dealt anew: it has the view of the seat then, and not the chance of the match."""
    match, spy = opened(game, 4, 30), Spy()
    judgements = {judgement.ply: judgement for judgement in analyse(match, spy).judgements}
    again, dealt_anew = match.beginning(), 0
    for ply, (seat, text) in enumerate(match.plies):
        if ply in judgements:
            by = judgements[ply].by
            assert by in spy.seats
            assert by.view == again.view(seat)
            assert again.state.key not in pickle.dumps(by)
            dealt_anew += by.world(0).position() != again.position()
        again.choose(text, seat)
    assert dealt_anew > len(judgements) / 2


def test_turning_points_last() -> None:
    """A moment's change that goes back at once is none; a lasting one is."""
    match = played(4)
    found = analyse(match, bots.judge("novice"))
    plies = len(found.plies)
    assert plies >= 48
    at = plies // 2
    found.standings = [[0.5, 0.5] if ply <= at else [0.9, 0.1] for ply in range(plies + 1)]
    found.standings[10] = [1.0, 0.0]
    found.standings[11] = [0.0, 1.0]
    turn = found.turning_points(1)[0]
    assert turn.ply == at
    assert [turn.before[0], turn.after[0]] == pytest.approx([0.5, 0.9])
    many = found.turning_points(3)
    assert [turn.ply for turn in many] == sorted(turn.ply for turn in many)
    still = Analysis(found.names, found.sides)
    still.plies, still.standings = found.plies, [[0.5, 0.5]] * (plies + 1)
    assert still.turning_points() == []


def test_the_last_standing_is_the_result() -> None:
    match = played(4)
    assert match.result is not None
    found = analyse(match, bots.judge("novice"))
    assert len(found.standings) == len(match.plies) + 1
    assert [value == 1.0 for value in found.standings[-1]] == [seat in match.result.winners for seat in range(2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_says_all_and_escapes(lang: str) -> None:
    found = analyse(played(4))
    found.names = ["<b>", "Oksana"]
    page = chart(found, "durak", lang)
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert page.count("<polyline") == 2
    assert page.count("<circle") == len(found.worst()) > 0
    assert not re.search(r"analysis-|cli-|\{ ?\$", page)
    assert bool(re.search(r"<td>\d+\.\d%", page)) == (lang == "en")
    assert bool(re.search(r"<td>\d+,\d %", page)) == (lang != "en")  # a decimal comma, and a space before the sign
    assert "<script" not in page


def test_offers_are_not_judged() -> None:
    match = skarb.new("tash_kalar", 2, 3)
    match.choose(match.choices[0])
    offer = next(question for question in match.questions if question.offer)
    match.choose(offer.choices[0], offer.seat)
    assert [j.ply for j in analyse(match, bots.judge("novice")).judgements] == [0]


def test_who_may_judge() -> None:
    for level in ("random", "nobody"):
        with pytest.raises(skarb.Refused):
            bots.judge(level)
    assert analyse(played(4), bots.judge("greedy", 2)).judgements
