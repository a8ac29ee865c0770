"""Bots: fair, quick, the same for the same seed, and better than chance."""

import gc
import pickle
import pickletools
import time
from typing import Any

import pytest

import skarb
from harness.walk import opened
from kernel.toy import GAME as TOY
from skarb import bots
from skarb.bots import Greedy, Seat
from skarb.kernel.chance import key_of
from skarb.kernel.match import Match, new
from skarb.kernel.refusal import Refused
from skarb.kernel.state import State

GAMES = skarb.games.ids()


def reachable(*roots: Any) -> list[Any]:
    """Every object that can be reached from the roots without going through modules, classes or functions' globals."""
    seen: dict[int, Any] = {}
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (type, type(gc))):
            continue
        seen[id(thing)] = thing
        found = gc.get_referents(thing)
        if callable(thing) and hasattr(thing, "__globals__"):
            found = [other for other in found if other is not thing.__globals__]
        todo += found
    return list(seen.values())


# -- fairness ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_true_state_behind_a_seat(game: str) -> None:
    """Whatever a bot does with its seat, it holds no object of the match and not its chance."""
    for plies in (0, 7, 30):
        match = opened(game, plies + 1, plies)
        for number in range(match.seats):
            seat = bots.sit(match, number, "spy")
            bots.find("greedy").choose(seat) if seat.question else None
            everything = reachable(seat)
            assert any(isinstance(thing, State) for thing in everything)  # worlds it does hold
            forbidden = {id(thing) for thing in reachable(match) if isinstance(thing, (State, Match))}
            assert not [thing for thing in everything if id(thing) in forbidden]
            assert match.state.key not in [thing for thing in everything if isinstance(thing, bytes)]
            sent = pickle.dumps(seat)
            assert match.state.key not in sent
            assert match.state.key.hex().encode() not in sent  # as plain data has it


class Trap(State):
    """A state that goes off at any touch."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"a bot touched the true state: {name}")


@pytest.mark.parametrize("level", bots.levels())
@pytest.mark.parametrize("game", GAMES)
def test_a_trap_seat_never_goes_off(game: str, level: str) -> None:
    """Once a bot has its seat, the match behind it may be anything: here it is a trap."""
    match = opened(game, 3, 12)
    question = match.question
    assert question is not None
    seat = bots.sit(match, question.seat, 4)
    match.state = State.__new__(Trap)
    with pytest.raises((AssertionError, AttributeError), match=r"touched|undefined"):
        match.choices  # noqa: B018  the trap is armed; compiled code reads past it and finds nothing
    assert bots.find(level, 0.3).choose(seat) in question.choices
    assert seat.view
    assert seat.world(1).choices


def test_a_world_that_shares_the_truth_is_not_let_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(TOY, 2, 1, {})
    monkeypatch.setattr(TOY, "world", lambda s, seat, key: s.copy())
    with pytest.raises(RuntimeError, match="must not share"):
        bots.sit(match, 0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_shows_what_the_match_shows(game: str) -> None:
    for plies in (0, 5, 20, 40):
        match = opened(game, plies, plies)
        for number in range(match.seats):
            seat = bots.sit(match, number, 1)
            own = [question for question in match.questions if question.seat == number]
            assert seat.view == match.view(number)
            assert [q.choices for q in seat.questions] == [q.choices for q in own]
            assert seat.choices == next((q.choices for q in own if not q.offer), [])
            assert len(seat.packed) == len(seat.choices)
            for choice in seat.choices[:3]:
                assert seat.label(choice, "uk")
            again = pickle.loads(pickle.dumps(seat))
            assert again.view == seat.view
            assert again.world(3).position() == seat.world(3).position()


@pytest.mark.parametrize("game", GAMES)
def test_what_crosses_to_a_worker_names_no_class_of_a_game(game: str) -> None:
    """For there it may be compiled."""
    sent = pickle.dumps(bots.sit(opened(game, 1, 9), 0, 1), protocol=0)
    named = {argument for code, argument, _ in pickletools.genops(sent) if code.name == "GLOBAL"}
    assert named == {"skarb.bots.seat seated", "skarb.kernel.game again"}


def test_worlds_are_dealt_by_the_bots_own_chance() -> None:
    match = skarb.new("durak", 2, 1)
    seat = bots.sit(match, 0, 1)
    deals = {str(seat.world(n).position()) for n in range(20)}
    assert len(deals) > 15
    assert str(seat.world(2).position()) == str(seat.world(2).position())
    assert str(bots.sit(match, 0, 2).world(2).position()) != str(seat.world(2).position())
    assert str(match.position()) not in deals


# -- strength and speed ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [bots.Random(), Greedy(seconds=60)], ids=["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_legal_and_the_same_for_the_same_seed(game: str, bot: bots.Bot) -> None:
    """On a slow machine too: time is what may change an answer, so there is enough of it here."""
    match = opened(game, 2, 0)
    for _ in range(8):
        questions = [question for question in match.questions if not question.offer]
        if not questions:
            break
        question = questions[-1]
        seat = bots.sit(match, question.seat, 7)
        choice = bot.choose(seat)
        assert choice in question.choices
        assert bot.choose(pickle.loads(pickle.dumps(bots.sit(match, question.seat, 7)))) == choice
        match.choose(choice, question.seat)


def test_time_is_bounded() -> None:
    seat = bots.sit(skarb.new("durak", 2, 1), skarb.new("durak", 2, 1).question.seat, 1)  # type: ignore[union-attr]
    begun = time.monotonic()
    thoughts = Greedy(worlds=10**9, trials=10**9, seconds=0.2).thoughts(seat)
    assert time.monotonic() - begun < 1
    assert len(thoughts) == len(seat.choices)
    assert Greedy(trials=1).thoughts(seat)[0].visits == 1


def score(game: str, seed: int, first: str, second: str, seats: int = 2) -> float:
    """Played on one deal: 1 if the first bot wins, a half if both do."""
    match = skarb.new(game, seats, seed)
    names = [first, second]
    while match.question:
        number = match.question.seat
        match.choose(bots.find(names[number]).choose(bots.sit(match, number, f"{seed} {len(match.plies)}")), number)
    assert match.result is not None
    winners = match.result.winners
    return (0 in winners) / max(1, len(winners))


def test_greedy_beats_random() -> None:
    points = 0.0
    for seed in range(8):
        points += score("durak", seed, "greedy", "random") + 1 - score("durak", seed, "random", "greedy")
    assert points / 16 > 0.7


def test_levels() -> None:
    assert bots.levels() == ["random", "novice", "greedy", "adept", "master", "grandmaster"]
    with pytest.raises(Refused):
        bots.find("god")


def test_ten_lines_are_a_bot() -> None:
    class Hasty:
        def choose(self, seat: Seat) -> str:
            return seat.choices[0]

    match = skarb.new("durak", 2, 1)
    hasty: bots.Bot = Hasty()
    while match.question:
        number = match.question.seat
        match.choose(hasty.choose(bots.sit(match, number, len(match.plies))), number)
    assert match.result


def test_keys_of_bots_are_not_those_of_games() -> None:
    """The same text as a seed of a game and of a bot gives different chance."""
    match = skarb.new("durak", 2, "same")
    seat = bots.sit(match, 0, "same")
    assert seat.state(0).key not in (match.state.key, key_of("same"))
