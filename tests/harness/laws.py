"""The laws: what must hold for every game, whatever its rules are. Each takes a case and a seed, and raises if broken.

`test_every_game.py` holds them against the games, `test_the_net.py` against faulty ones, one for each law.
"""

import json
import os
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from math import ceil
from random import Random, SystemRandom
from typing import Any

import pytest

import skarb
from harness.walk import (
    Case,
    after,
    asked,
    dealt,
    ended,
    hurried,
    moments,
    own,
    plain,
    played_on,
    shadows,
    somewhere,
    spoil,
    step,
    told,
    walk,
)
from house.fluent import messages
from skarb.kernel.match import Match
from skarb.kernel.plain import freeze
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask, State
from skarb.texts import LANGUAGES, has

Law = Callable[[Case, int], None]
RULE_ID = re.compile(r"[A-Z]{3}-\d+\.\d+")
WORD = re.compile(r"[\w']+")
DEEP = os.environ.get("HARNESS") == "deep"
LAWS: dict[Law, int] = {}  # and with how many seeds each is tried


def law(seeds: int) -> Callable[[Law], Law]:
    def enter(found: Law) -> Law:
        LAWS[found] = seeds
        return found

    return enter


def hold(law: Law, case: Case, times: float = 1) -> None:
    """Try the law with its seeds, or so many times as many; with HARNESS=deep with others every time."""
    first = SystemRandom().randrange(2**32) if DEEP else 0
    for seed in range(first, first + ceil(LAWS[law] * times)):
        try:
            law(case, seed)
        except BaseException as error:
            error.add_note(f"{law.__name__}({case}, {seed})")
            raise


def speaks(refusal: Refusal) -> None:
    message = "refused-" + refusal.code.lower().replace("_", "-")
    for lang in LANGUAGES:
        assert refusal.say(lang) != message, (lang, message)
        assert complete(lang, refusal.game, message, refusal.args), (lang, message, refusal.args)


def complete(lang: str, game: str, message: str, args: dict[str, Any]) -> bool:
    """Whether the message is there and gets all that it speaks of."""
    found = messages(lang, game)
    return message in found and found[message] <= set(args)


# -- play --------------------------------------------------------------------------------------------------------------


@law(12)
def cards_are_conserved(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    at_first = Counter(case.cards(case.begin(seed).position()))
    for _ in range(8):
        assert Counter(case.cards(match.position())) == at_first
        walk(match, random, 5)


@law(12)
def a_copy_lives_for_itself(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    position, questions = plain(match.position()), asked(match)
    walk(match.copy(), random, 20)
    assert plain(match.position()) == position
    assert asked(match) == questions


@law(12)
def every_offered_choice_is_accepted(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    for question in match.questions:
        assert question.choices, question
        assert len(set(question.choices)) == len(question.choices), question
        assert RULE_ID.fullmatch(question.rule), question
        for text in random.sample(question.choices, min(8, len(question.choices))):
            assert match.why_not(text, question.seat) is None
            match.copy().choose(text, question.seat)


@law(8)
def nothing_else_is_accepted(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    position, questions = plain(match.position()), asked(match)
    other, _ = somewhere(case, seed + 1)
    strange = [text for _, text in [*match.plies, *other.plies]] + other.choices
    strange = random.sample(strange, min(12, len(strange)))
    for seat in range(match.seats):
        legal = {text for question in match.asked(seat) for text in question.choices}
        for text in [*strange, "", "pass", "take", "done", "no such thing", "attack", "\x00"]:
            if text in legal:
                continue
            with pytest.raises(skarb.Refused) as refused:
                match.choose(text, seat)
            assert refused.value.refusal == match.why_not(text, seat)
            assert RULE_ID.fullmatch(refused.value.rule), (text, refused.value.rule)
            speaks(refused.value.refusal)
    assert plain(match.position()) == position
    assert asked(match) == questions


@law(8)
def what_is_spoiled_is_refused_or_played(case: Case, seed: int) -> None:
    """A position or record with a fault in it breaks nothing: it is refused with a sentence, or it is a game."""
    match, random = somewhere(case, seed)
    for data, read in ((match.position(), case.place), (match.record(), case.load)):
        for _ in range(2):
            try:
                spoiled = read(spoil(data, random))
                walk(spoiled, random, 4)
                json.dumps(spoiled.position())
            except skarb.Refused as refused:
                speaks(refused.refusal)


@law(8)
def games_end(case: Case, seed: int) -> None:
    match, state = case.begin(seed), ended(case, seed)
    assert state.result is not None
    ranked = [seat for group in state.result.ranking for seat in group if isinstance(seat, int)]
    assert sorted(ranked) == list(range(case.seats))
    assert {w for w in state.result.winners if isinstance(w, int)} <= set(range(case.seats))
    for seat in range(case.seats):
        assert 0.0 <= case.game.value(match.state, seat) <= 1.0
        assert 0.0 <= case.game.value(state, seat) <= 1.0


@law(8)
def partners_share_the_result(case: Case, seed: int) -> None:
    """Partners stand in one place and win together; where all are partners, they have one score and win or lose."""
    state = ended(case, seed)
    result, sides = state.result, case.game.sides(state)
    assert result is not None
    assert len(sides) == case.seats
    place = {seat: i for i, group in enumerate(result.ranking) for seat in group}
    for a, b in combinations(range(case.seats), 2):
        if sides[a] == sides[b]:
            assert place[a] == place[b], result
            assert (a in result.winners) == (b in result.winners), result
    if case.seats > 1 and len(set(sides)) == 1:
        assert len({plain(result.scores)[seat] for seat in range(case.seats)}) == 1, result


@contextmanager
def counted(kinds: list[Any], seen: Counter[str]) -> Iterator[None]:
    """While it lasts, every derivation of legal choices is counted by the state and the seat it is for."""
    depth = [0]  # a question may be made of others: only the outermost counts

    def counting(choices: Callable[[Ask[Any], State, int], list[int]]) -> Callable[[Ask[Any], State, int], list[int]]:
        def count(ask: Ask[Any], s: State, seat: int) -> list[int]:
            if not depth[0]:
                seen[f"{ask} seat {seat} {json.dumps(freeze(s.copy()))}"] += 1
            depth[0] += 1
            try:
                return choices(ask, s, seat)
            finally:
                depth[0] -= 1

        return count

    with pytest.MonkeyPatch.context() as patch:
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, Ask) and "choices" in vars(kind):
                patch.setattr(kind, "choices", counting(vars(kind)["choices"]))
        yield


@law(4)
def choices_are_kept(case: Case, seed: int) -> None:
    """However often they are read, and then one is made: once by the kernel, once by whoever reads them."""
    match, random = somewhere(case, seed)
    seen: Counter[str] = Counter()
    with counted(list(case.game.kinds.values()), seen):
        for _ in range(4):
            for question in match.questions:
                match.view(question.seat)
                match.why_not("no such thing", question.seat)
            if match.question is None:
                break
            step(match, random)
    assert max(seen.values(), default=0) <= 2, seen.most_common(1)


@law(8)
def chance_leaves_no_choice_out(case: Case, seed: int) -> None:
    """The shorter way to an answer at random is the long one: any number gives the choice that stands there."""
    match, random = somewhere(case, seed)
    for _ in range(12):
        if match.question is None:
            break
        legal, draws = match.state.choices(), [random.random() for _ in range(8)]
        for drawn in draws:
            assert match.state.at_random(lambda drawn=drawn: drawn) == legal[int(drawn * len(legal))]  # type: ignore[misc]
        step(match, random)


# -- records, positions, snapshots, undo -------------------------------------------------------------------------------


@law(8)
def records_replay_to_the_same_position(case: Case, seed: int) -> None:
    match, _ = somewhere(case, seed)
    record = match.record()
    again = case.load(plain(record))
    assert plain(again.position()) == plain(match.position())
    assert asked(again) == asked(match)
    assert again.record() == record


@law(12)
def positions_come_back(case: Case, seed: int) -> None:
    match, _ = somewhere(case, seed)
    position = plain(match.position())
    again = case.place(position)
    assert asked(again) == asked(match)
    assert plain(again.position()) == position
    assert plain(again.view(None)) == plain(match.view(None))


@law(8)
def states_pickle(case: Case, seed: int) -> None:
    match, _ = somewhere(case, seed)
    again = Match(match.game, pickle.loads(pickle.dumps(match.state.copy())), match.options)
    assert plain(again.position()) == plain(match.position())
    assert asked(again) == asked(match)


@law(12)
def a_frozen_match_goes_on_alike(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    walk(match, random, 3)
    again = case.begin(seed + 1)
    again.thaw(plain(match.freeze()), match.plies.copy())
    for _ in range(4):
        assert plain(again.position()) == plain(match.position())
        assert asked(again) == asked(match)
        assert again.why_not_undo() == match.why_not_undo()
        assert hurried(match, seed) == hurried(again, seed)
        random, same = Random(seed), Random(seed)
        walk(match, random, 3)
        walk(again, same, 3)
    while match.why_not_undo() is None:
        match.undo()
        again.undo()
        assert plain(again.position()) == plain(match.position())


@law(8)
def undo_restores_or_says_why_not(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
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
        speaks(refused.value.refusal)
        assert (plain(match.position()), asked(match)) == now
        break


# -- what a seat knows -------------------------------------------------------------------------------------------------


@law(8)
def undo_stops_where_something_became_known(case: Case, seed: int) -> None:
    """A choice that can be taken back taught nobody anything but that it was made.

    Whoever could not tell two states apart before it cannot do so afterwards; otherwise a wall is due.
    """
    for moment in moments(case, seed):
        if moment.why_not_undo is None:
            for shadow in moment.shadows:
                assert shadow[:2] == moment.truth[:2], (moment.seat, moment.choice)


@law(8)
def what_a_seat_is_told_it_knows(case: Case, seed: int) -> None:
    """Events tell a seat nothing beyond what it sees or remembers afterwards: the same knowledge, the same events."""
    for moment in moments(case, seed):
        for one, other in combinations([moment.truth, *moment.shadows], 2):
            if (one.view, one.dealt) == (other.view, other.dealt):
                assert one.told == other.told, (moment.seat, moment.choice)


@law(8)
def worlds_depend_on_knowledge_alone(case: Case, seed: int) -> None:
    """Whoever knows how a world is dealt, and its seed, learns nothing of the truth from it, not by a single field.

    So another world of the seat gives the same worlds, and so does a past that looked the same to it.
    """
    match, _ = somewhere(case, seed)
    for seat in range(match.seats):
        assert dealt(match, seat, 3) == dealt(match, seat, 3)
        for other in (1, 2):
            assert dealt(match.world(seat, other), seat, 3) == dealt(match, seat, 3), seat
    for moment in moments(case, seed):
        for shadow in moment.shadows:
            if shadow[:2] == moment.truth[:2]:
                assert shadow.dealt == moment.truth.dealt, (moment.seat, moment.choice)


@law(12)
def a_world_keeps_what_its_seat_knows(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    for seat in range(match.seats):
        view = plain(match.view(seat))
        for world_seed in range(2):
            world = match.world(seat, world_seed)
            assert plain(world.view(seat)) == view
            assert own(world, seat) == own(match, seat)
            assert Counter(case.cards(world.position())) == Counter(case.cards(match.position()))
            walk(world, random, 5)


@law(8)
def a_world_can_be_read_again(case: Case, seed: int) -> None:
    """A world is a position like any other: read again, it looks the same to the seat and asks it the same."""
    match, _ = somewhere(case, seed)
    for seat in range(match.seats):
        world = match.world(seat, seed)
        again = case.place(plain(world.position()))
        assert plain(again.view(seat)) == plain(world.view(seat))
        assert own(again, seat) == own(world, seat)


@law(2)
def worlds_reach_every_possible_place(case: Case, seed: int) -> None:
    """Whatever really is so, some world finds it: each unseen card lies, in some world, where it truly lies."""
    match, _ = somewhere(case, seed + 2)
    for seat in range(match.seats):
        missing = set(case.unseen(match.position(), seat).items())
        for world_seed in range(4000):
            if not missing:
                break
            missing -= set(case.unseen(match.world(seat, world_seed).position(), seat).items())
        assert not missing, (seat, missing)


@law(3)
def worlds_keep_what_was_told(case: Case, seed: int) -> None:
    """After a choice a world is one of those before it in which all would have looked the same.

    Worlds before the choice are played on, and kept if they leave the seat with the same. What a world after the choice
    holds is wrong if only worlds that were dropped held it, so often that by chance 20 of the kept would hold it too.
    """
    match, random = somewhere(case, seed + 1)
    for _ in range(3):
        if match.question is None:
            break
        before = match.copy()
        choice = step(match, random)
        for seat in range(match.seats):
            truth = after(match, seat)
            worlds = [match.world(seat, number).position() for number in range(3)]
            doubtful = {pair for world in worlds for pair in case.unseen(world, seat).items()}
            kept, dropped, held = 0, 0, Counter[tuple[str, str]]()
            for number, (world, same) in enumerate(played_on(before, seat, choice, truth)):
                kept, dropped = kept + same, dropped + (not same)
                pairs = set(case.unseen(world.position(), seat).items())
                if same:
                    doubtful -= pairs
                else:
                    held.update(pairs & doubtful)
                if number == 7 and (not dropped or kept < 2):
                    break  # nothing was told, or too much to tell
                if number % 50 == 49:
                    chance = {pair: held[pair] * kept / max(dropped, 1) for pair in doubtful}
                    assert not [pair for pair in chance if chance[pair] >= 20], (seat, choice, chance)
                    if max(chance.values(), default=0) < number / 50:
                        break  # what is left is too rare


@law(12)
def features_tell_no_more_than_views(case: Case, seed: int) -> None:
    """States that differ only in what a seat cannot know are the same numbers for it, and so are its choices."""
    if case.game.features is None:
        return
    match, random = somewhere(case, seed)
    for _ in range(3):
        for seat in range(match.seats):
            for world in shadows(match, seat, range(3)):
                assert numbers_of(world, seat) == numbers_of(match, seat), (seat, told_apart(world, match, seat))
        if match.question is None:
            break
        step(match, random)


@law(12)
def features_tell_all_that_choices_depend_on(case: Case, seed: int) -> None:
    """The same numbers, the same choices; different choices of a question, different numbers. All have their length."""
    if case.game.features is None:
        return
    features = case.game.features
    match, random = somewhere(case, seed)
    blocks, width = features.blocks(match.state), features.width()
    seen: dict[bytes, list[bytes]] = {}
    for _ in range(40):
        s, seat = match.state, match.state.seat()
        told = features.position(s, max(seat, 0))
        assert len(told) == sum(block.size for block in blocks)
        assert [block.size for block in features.blocks(s)] == [block.size for block in blocks]
        if seat < 0:
            break
        legal = s.choices()
        row = features.choices(s, seat, legal)
        rows = [row[i : i + width] for i in range(0, len(row), width)]
        assert len(rows) == len(legal)
        assert len(set(rows)) == len(rows), [match.choices[i] for i in range(len(rows)) if rows.count(rows[i]) > 1]
        assert seen.setdefault(told, sorted(rows)) == sorted(rows)
        if features.actions:
            numbers = features.numbers(s, seat, legal)
            assert len(set(numbers)) == len(legal)
            assert set(numbers) <= set(range(features.actions))
        step(match, random)


def numbers_of(match: Match, seat: int) -> tuple[bytes, list[bytes]]:
    """Position and choices as the seat may know them."""
    features, s = match.game.features, match.state
    assert features is not None
    packed = [[choice.packed for choice in question.legal] for question in match.asked(seat) if not question.offer]
    return features.position(s, seat), [features.choices(s, seat, legal) for legal in packed]


def told_apart(one: Match, other: Match, seat: int) -> list[str]:
    """The blocks that differ."""
    features = one.game.features
    assert features is not None
    a, b, at, out = features.position(one.state, seat), features.position(other.state, seat), 0, []
    for block in features.blocks(one.state):
        if a[at : at + block.size] != b[at : at + block.size]:
            out.append(block.name)
        at += block.size
    return out


@law(12)
def a_spectator_sees_what_everybody_sees(case: Case, seed: int) -> None:
    """Whatever one seat does not know, a spectator does not see: he might tell."""
    match, _ = somewhere(case, seed)
    view = plain(match.view(None))
    words = set(WORD.findall(json.dumps(view, ensure_ascii=False)))
    for seat in range(match.seats):
        assert plain(match.world(seat, seed).view(None)) == view, seat
        if case.names_are_unique:
            assert not words & set(case.unseen(match.position(), seat)), seat


@law(8)
def names_of_hidden_cards_are_not_sent(case: Case, seed: int) -> None:
    """No name of a card whose place a seat does not know stands in what it is sent, whatever its worlds hold.

    Where cards of one name lie in open and hidden places at once only the laws of worlds can tell.
    """
    if not case.names_are_unique:
        return
    match, random = somewhere(case, seed)
    for _ in range(6):
        before = [set(case.unseen(match.position(), seat)) for seat in range(match.seats)]
        for seat, hidden in enumerate(before):
            words = set(WORD.findall(json.dumps(match.view(seat), ensure_ascii=False)))
            assert not hidden & words, (seat, hidden & words)
        if match.question is None:
            break
        draws = match.state.draws
        step(match, random)
        if match.state.draws != draws:
            continue  # cards that were seen may have been shuffled since
        for seat in range(match.seats):
            hidden = before[seat] & set(case.unseen(match.position(), seat))
            assert not hidden & set(WORD.findall(json.dumps(told(match, seat), ensure_ascii=False))), seat


# -- what people see ---------------------------------------------------------------------------------------------------


@law(8)
def everything_has_words(case: Case, seed: int) -> None:
    """Questions, labels and events have a message in all three languages; no argument of a label is missing."""
    game = case.game.id
    match, random = somewhere(case, seed)
    for _ in range(5):
        for lang in LANGUAGES:
            for event in match.happened:
                assert has(lang, game, f"event-{event.kind}"), (lang, event.kind)
            for question in match.questions:
                assert has(lang, game, f"question-{question.kind}"), (lang, question.kind)
                for choice in question.legal[:20]:
                    message, args = choice.label
                    assert complete(lang, game, message, args), (lang, message, args)
        if match.question is None:
            break
        step(match, random)


@law(8)
def touches_lead_to_one_choice(case: Case, seed: int) -> None:
    match, random = somewhere(case, seed)
    for _ in range(5):
        for question in match.questions:
            paths = [tuple(choice.touches) for choice in question.legal]
            assert len(set(paths)) == len(paths), paths
            known = set(paths)
            for path in paths:
                assert path
                assert not any(path[:n] in known for n in range(1, len(path))), path
        if match.question is None:
            break
        step(match, random)


@law(8)
def wrong_touches_are_answered(case: Case, seed: int) -> None:
    """Any touches, sensible or not, are answered with a rule and a sentence, or not at all; by what the seat knows."""
    match, random = somewhere(case, seed)
    other, _ = somewhere(case, seed + 1)
    drawn = [choice.touches for each in (match, other) for question in each.questions for choice in question.legal]
    things = sorted({thing for path in drawn for thing in path} | set(WORD.findall(json.dumps(match.view(None)))))
    paths = [[], [""], [":"], ["hand:"], ["no:such:thing"], ["\x00"], ["é" * 5000], ["list:"], ["hand:-1", "hand:99"]]
    paths += [random.choices(things, k=random.choice([1, 1, 2, 3])) for _ in range(12)]
    for seat in range(match.seats):
        world = match.world(seat, seed)
        for path in paths:
            refusal = match.why_not_touch(path, seat)
            assert world.why_not_touch(path, seat) == refusal, (seat, path)
            if refusal is not None:
                assert RULE_ID.fullmatch(refusal.rule), (path, refusal.rule)
                speaks(refusal)
