"""One harness for every game, seat count and a spread of options: what must hold whatever the rules are."""

import json
import pickle
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skarb
from harness.walk import RULE_ID, asked, begin, cases_of, every_case, name_of, plain, somewhere, spoil, step, walk
from skarb.kernel.match import Match
from skarb.kernel.playout import play_out
from skarb.texts import LANGUAGES, has, say

Case = tuple[str, int, dict[str, Any]]
SEEDS = st.integers(0, 2**32)
MOST_DECISIONS = 200_000

pytestmark = pytest.mark.no_cover  # it plays for minutes; measuring the lines would make it four times as long

every = pytest.mark.parametrize("case", [pytest.param(case, id=name_of(case)) for case in every_case()])


@every
@given(seed=SEEDS)
def test_cards_are_conserved(case: Case, seed: int) -> None:
    cards = cases_of(case[0]).cards
    match, random = begin(case, seed), Random(seed)
    at_first = Counter(cards(match.position()))
    for _ in range(12):
        walk(match, random, 15)
        assert Counter(cards(match.position())) == at_first


@every
@given(seed=SEEDS)
def test_a_copy_lives_for_itself(case: Case, seed: int) -> None:
    match, random, _ = somewhere(case, seed)
    position, questions = plain(match.position()), asked(match)
    walk(match.copy(), random, 30)
    assert plain(match.position()) == position
    assert asked(match) == questions


@every
@given(seed=SEEDS)
def test_every_offered_choice_is_accepted(case: Case, seed: int) -> None:
    match, random, _ = somewhere(case, seed)
    for question in match.questions:
        assert question.choices, question
        assert len(set(question.choices)) == len(question.choices), question
        assert RULE_ID.fullmatch(question.rule), question
        for text in random.sample(question.choices, min(8, len(question.choices))):
            assert match.why_not(text, question.seat) is None
            twin = match.copy()
            twin.choose(text, question.seat)


@every
@given(seed=SEEDS)
def test_nothing_else_is_accepted(case: Case, seed: int) -> None:
    match, random, said = somewhere(case, seed)
    position, questions = plain(match.position()), asked(match)
    other = begin(case, seed + 1)
    strange = [*said, *walk(other, random, 40), *other.choices]
    strange = [
        *random.sample(strange, min(25, len(strange))),
        "",
        "pass",
        "take",
        "done",
        "skip",
        "no such thing",
        "attack",
        "\x00",
    ]
    for seat in range(match.seats):
        legal = {text for question in match.questions if question.seat == seat for text in question.choices}
        for text in strange:
            if text in legal:
                continue
            refusal = match.why_not(text, seat)
            assert refusal is not None
            assert RULE_ID.fullmatch(refusal.rule), (text, refusal.rule)
            for lang in LANGUAGES:
                assert not refusal.say(lang).startswith("refused-"), (lang, refusal.say(lang))
            with pytest.raises(skarb.Refused):
                match.choose(text, seat)
    assert plain(match.position()) == position
    assert asked(match) == questions


@every
@given(seed=SEEDS)
def test_records_replay_to_the_same_position(case: Case, seed: int) -> None:
    match, _, _ = somewhere(case, seed)
    record = match.record()
    again = skarb.load(json.dumps(record))
    assert plain(again.position()) == plain(match.position())
    assert asked(again) == asked(match)
    assert again.record() == record


@every
@given(seed=SEEDS)
def test_positions_come_back(case: Case, seed: int) -> None:
    match, _, _ = somewhere(case, seed)
    position = plain(match.position())
    again = skarb.position(case[0], position, options=case[2])
    assert asked(again) == asked(match)
    assert plain(again.position()) == position


@every
@given(seed=SEEDS)
def test_what_is_spoiled_is_refused_or_played(case: Case, seed: int) -> None:
    """A position or record with a fault in it breaks nothing: it is refused with a sentence, or it is a game."""
    match, random, _ = somewhere(case, seed)
    try:
        spoiled = skarb.position(case[0], spoil(match.position(), random), match.options)
        walk(spoiled, random, 4)
        json.dumps(spoiled.position())
        skarb.load(spoil(match.record(), random))
    except skarb.Refused as refused:
        told = refused.refusal.say("uk")
        assert told


@every
@given(seed=SEEDS)
def test_undo_restores_or_says_why_not(case: Case, seed: int) -> None:
    match, random, _ = somewhere(case, seed)
    trail = [(plain(match.position()), asked(match))]
    for _ in range(8):
        if match.question is None:
            break
        step(match, random)
        trail.append((plain(match.position()), asked(match)))
    while len(trail) > 1:
        now = trail.pop()
        if match.why_not_undo() is None:
            match.undo()
            assert (plain(match.position()), asked(match)) == trail[-1]
            continue
        with pytest.raises(skarb.Refused) as refused:
            match.undo()
        for lang in LANGUAGES:
            assert not refused.value.refusal.say(lang).startswith("refused-"), refused.value.refusal.say(lang)
        assert (plain(match.position()), asked(match)) == now
        break


@every
@given(seed=SEEDS)
def test_a_world_keeps_what_its_seat_knows(case: Case, seed: int) -> None:
    match, random, _ = somewhere(case, seed)
    cards = cases_of(case[0]).cards
    for seat in range(match.seats):
        view = plain(match.view(seat))
        own = [question.json(seat) for question in match.questions if question.seat == seat]
        for world_seed in range(3):
            world = match.world(seat=seat, seed=world_seed)
            assert plain(world.view(seat)) == view
            assert [question.json(seat) for question in world.questions if question.seat == seat] == own
            assert Counter(cards(world.position())) == Counter(cards(match.position()))
            walk(world, random, 10)
    assert plain(match.world(0, 5).position()) == plain(match.world(0, 5).position())


@every
@given(seed=SEEDS)
def test_a_world_depends_on_knowledge_alone(case: Case, seed: int) -> None:
    """Worlds of worlds: whoever knows the seed of a world, and how it is dealt, learns nothing about the truth."""
    match, _, _ = somewhere(case, seed)
    if match.question is not None:
        seat = seed % match.seats
        worlds = [match.world(seat, other).world(seat, 3).position() for other in (1, 2)]
        assert plain(worlds[0]) == plain(worlds[1])


@every
def test_worlds_reach_every_possible_place(case: Case) -> None:
    """Whatever really is so, some world finds it: each unseen card lies, in some world, where it truly lies."""
    unseen = cases_of(case[0]).unseen
    for seed in range(3):
        random = Random(seed)
        match = begin(case, seed)
        walk(match, random, 10 + 25 * seed)
        for seat in range(match.seats):
            missing = set(unseen(match.position(), seat).items())
            for world_seed in range(4000):
                if not missing:
                    break
                missing -= set(unseen(match.world(seat, world_seed).position(), seat).items())
            assert not missing, (seat, missing)


@every
@given(seed=SEEDS)
def test_views_and_events_tell_no_secrets(case: Case, seed: int) -> None:
    """No name of a card whose place a seat does not know stands in what the seat is sent."""
    cases = cases_of(case[0])
    if not getattr(cases, "NAMES_ARE_UNIQUE", True):
        pytest.skip("cards of one name lie in open and hidden places at once: the worlds test speaks for views")
    match, random, _ = somewhere(case, seed)
    for _ in range(6):
        before = [set(cases.unseen(match.position(), seat)) for seat in range(match.seats)]
        for seat in range(match.seats):
            hidden = before[seat]
            words = set(re.findall(r"[\w']+", json.dumps(match.view(seat), ensure_ascii=False)))
            assert not hidden & words, (seat, hidden & words)
        if match.question is None:
            break
        draws = match.state.draws
        step(match, random)
        if match.state.draws != draws:
            continue  # cards that were seen may have been shuffled since
        for seat in range(match.seats):
            hidden = before[seat] & set(cases.unseen(match.position(), seat))
            told = json.dumps([event.cut(seat) for event in match.happened], ensure_ascii=False)
            assert not hidden & set(re.findall(r"[\w']+", told)), (seat, told)


@every
@given(seed=SEEDS)
def test_states_pickle(case: Case, seed: int) -> None:
    match, _, _ = somewhere(case, seed)
    again = Match(match.game, pickle.loads(pickle.dumps(match.state.copy())), match.options)
    assert plain(again.position()) == plain(match.position())
    assert asked(again) == asked(match)


@every
@given(seed=SEEDS)
def test_everything_has_words(case: Case, seed: int) -> None:
    """Questions, labels and events have a message in all three languages, and no argument is missing."""
    game = case[0]
    match, random, _ = somewhere(case, seed)
    for _ in range(5):
        for event in match.happened:
            for lang in LANGUAGES:
                assert has(lang, game, f"event-{event.kind}"), (lang, event.kind)
        ask = match.state.asking()
        if ask is None:
            break
        for question in match.questions:
            for lang in LANGUAGES:
                assert has(lang, game, f"question-{question.kind}"), (lang, question.kind)
        for choice in ask.choices(match.state, ask.seat(match.state))[:40]:
            message, args = match.game.label(match.state, choice)
            for lang in LANGUAGES:
                assert has(lang, game, message), (lang, message)
                text = say(lang, game, message, **args)
                assert "{" not in text, (lang, message, text)
        step(match, random)


@every
@given(seed=SEEDS)
def test_touches_lead_to_one_choice(case: Case, seed: int) -> None:
    match, random, _ = somewhere(case, seed)
    for _ in range(5):
        ask = match.state.asking()
        if ask is None:
            break
        seat = ask.seat(match.state)
        paths = [tuple(match.game.touches(match.state, seat, c)) for c in ask.choices(match.state, seat)]
        assert len(set(paths)) == len(paths), paths
        known = set(paths)
        for path in paths:
            assert path
            assert not any(path[:n] in known for n in range(1, len(path))), path
        step(match, random)


@every
def test_games_end(case: Case) -> None:
    game, seats, options = case
    for seed in range(8):
        match = skarb.new(game, seats=seats, seed=seed, options=options)
        state = match.state.copy()
        assert play_out(state, Random(seed)) < MOST_DECISIONS
        assert state.result is not None
        ranked = [seat for group in state.result.ranking for seat in group if isinstance(seat, int)]
        assert sorted(ranked) == list(range(seats))
        assert {w for w in state.result.winners if isinstance(w, int)} <= set(range(seats))
        for seat in range(seats):
            assert 0.0 <= match.game.value(match.state, seat) <= 1.0
            assert 0.0 <= match.game.value(state, seat) <= 1.0
