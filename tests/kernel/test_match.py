"""Matches: questions, answers, undo, records, worlds, refusals, on the toy game."""

import json

import pytest

import skarb
from kernel.toy import GAME, Next, Toy, finish
from skarb.kernel.match import Match, load, new, place


def begin(seats: int = 2, seed: int = 1, **options: object) -> Match:
    return new(GAME, seats, seed, options)


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    m = begin(3)
    assert [(q.seat, q.kind) for q in m.questions if not q.offer] == [(0, "bid"), (1, "bid"), (2, "bid")]
    m.choose("bid 2", seat=1)
    assert [q.seat for q in m.questions if not q.offer] == [0, 2]
    m.choose("bid 1")
    m.choose("bid 3", seat=2)
    assert m.question is not None
    assert (m.question.seat, m.question.kind, m.question.rule) == (0, "decide", "TOY-1.2")
    assert m.choices == ["throw", "stay"]


def test_a_standing_offer_waits_for_nobody_and_is_never_the_question() -> None:
    m = begin()
    assert [q.kind for q in m.questions] == ["bid", "bid", "give_up", "give_up"]
    assert m.question is not None
    assert m.question.kind == "bid"
    m.choose("give up", seat=1)
    assert m.question is None
    assert m.questions == []
    assert m.result is not None
    assert m.result.winners == [0, 1]  # both have nothing: the toy does not care


def test_a_frame_that_clears_the_stack_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(frame: Next, s: Toy) -> None:
        s.stack.clear()
        finish(s)

    monkeypatch.setattr(Next, "do", end)
    m = begin()
    for text in ("bid 1", "bid 2", "stay"):
        m.choose(text)
    assert m.questions == []
    assert m.result is not None


def test_a_forced_answer_is_neither_asked_nor_recorded() -> None:
    m = begin(most=1)
    assert m.question is not None
    assert m.question.kind == "decide"
    assert m.record()["choices"] == []


def test_undo_takes_back_own_choices_only() -> None:
    m = begin(3)
    with pytest.raises(skarb.Refused, match="nothing to take back"):
        m.undo()
    m.choose("bid 1", seat=0)
    m.choose("bid 2", seat=1)
    before = m.position()
    assert m.why_not_undo(seat=0) is not None
    assert m.why_not_undo(seat=1) is None
    m.undo()
    assert m.plies == [(0, "bid 1")]
    with pytest.raises(skarb.Refused, match="Another player"):
        m.undo()
    m.choose("bid 2", seat=1)
    assert m.position() == before


def test_undo_stops_at_chance() -> None:
    m = begin(most=1)
    m.choose("stay")
    m.undo()
    m.choose("throw")
    with pytest.raises(skarb.Refused) as refused:
        m.undo()
    assert refused.value.rule == "TOY-1.2"
    assert m.plies == [(0, "throw")]


def test_what_is_not_legal_changes_nothing() -> None:
    m = begin()
    before = m.position()
    for text in ("bid 4", "throw", "", "BID 1"):
        assert m.why_not(text) is not None
        with pytest.raises(skarb.Refused) as refused:
            m.choose(text)
        assert isinstance(refused.value, ValueError)
        assert refused.value.rule == "TOY-1.4"
    assert m.why_not("bid 1") is None
    assert m.position() == before
    with pytest.raises(skarb.Refused, match="no seat 7"):
        m.choose("bid 1", seat=7)


def test_views_and_events_are_cut() -> None:
    m = begin()
    m.choose("bid 3", seat=0)
    assert m.view(0)["bids"] == [3, False]
    assert m.view(1)["bids"] == [True, False]
    assert m.view(None)["bids"] == [True, False]
    assert [event.cut(0) for event in m.happened] == [{"event": "bid", "seat": 0, "bid": 3}]
    assert [event.cut(1) for event in m.happened] == [{"event": "bid", "seat": 0}]
    told = m.view(1)["questions"]
    assert [q.get("choices") for q in told] == [["bid 1", "bid 2", "bid 3"], None, ["give up"]]


def play(m: Match) -> Match:
    for text in ("bid 1", "bid 3", "throw", "stay"):
        m.choose(text)
    return m


def test_a_record_replays_and_verifies() -> None:
    m = play(begin())
    record = json.loads(json.dumps(m.record()))
    again = load(record, lambda game: GAME)
    assert again.position() == m.position()
    assert again.result == m.result
    assert again.record() == m.record()


def test_a_record_that_does_not_fit_names_its_first_bad_ply() -> None:
    record = play(begin()).record()
    wrong = dict(record, choices=[*record["choices"][:2], "0: bid 1", *record["choices"][3:]])
    with pytest.raises(skarb.Refused, match="ply 2"):
        load(wrong, lambda game: GAME)
    with pytest.raises(skarb.Refused, match="ply 4"):
        load(dict(record, choices=[*record["choices"], "nonsense"]), lambda game: GAME)
    with pytest.raises(skarb.Refused, match="another result"):
        load(dict(record, result=None), lambda game: GAME)
    with pytest.raises(skarb.Refused, match="rules version 0"):
        load(dict(record, rules="0"), lambda game: GAME)
    for missing in ("rules", "choices", "seats", "seed", "options", "result", "skarb"):
        with pytest.raises(skarb.Refused):
            load({key: value for key, value in record.items() if key != missing}, lambda game: GAME)


def test_a_match_from_a_position_records_that_position() -> None:
    m = begin()
    m.choose("bid 2")
    middle = place(GAME, m.position())
    middle.choose("bid 1")
    assert load(middle.record(), lambda game: GAME).position() == middle.position()


def test_a_world_keeps_what_the_seat_knows() -> None:
    m = begin(3)
    for text in ("bid 1", "bid 3", "bid 2"):
        m.choose(text)
    seen = {tuple(m.world(seat=0, seed=n).position()["bids"]) for n in range(200)}
    assert seen == {(1, a, b) for a in (1, 2, 3) for b in (1, 2, 3)}
    assert m.world(0, 5).view(0) == m.view(0)
    assert m.world(0, 5).position() == m.world(0, "5").position()


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(begin(seed=7)).position() == play(new(GAME, 2, "7")).position()
    dice = {tuple(play(begin(seed=n)).position()["dice"]) for n in range(60)}
    assert dice == {(n, 0) for n in range(1, 7)}


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (4, {}, "TOY-2.1"),
        (True, {}, "TOY-2.1"),
        (2, {"colour": 1}, "TOY-2.1"),
        (2, {"most": 0}, "TOY-2.2"),
        (2, {"most": True}, "TOY-2.2"),
        (2, {"most": None}, "TOY-2.2"),
        (2, {"loud": 1}, "TOY-2.3"),
        (2, {"mood": "sad"}, "TOY-2.4"),
    ],
)
def test_bad_options_are_refused(seats: int, options: dict[str, object], rule: str) -> None:
    with pytest.raises(skarb.Refused) as refused:
        new(GAME, seats, 1, options)
    assert refused.value.rule == rule


def test_unknown_games_and_broken_records_are_refused() -> None:
    with pytest.raises(skarb.Refused, match="no game called chess"):
        skarb.new("chess")
    with pytest.raises(skarb.Refused):
        skarb.load("{")
    with pytest.raises(skarb.Refused):
        skarb.load("[]")
