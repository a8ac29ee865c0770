"""The search: the same for the same seed, right where the truth can be worked out, honest about its budget."""

import pickle
import random
from collections.abc import Iterator
from typing import ClassVar

import pytest

import skarb
from harness.walk import first_cases, opened
from skarb import bots
from skarb.bots import Crew, Level, Plan, Search, Seat
from skarb.bots.levels import USUAL
from skarb.bots.search import MOST, Tree, Twig
from skarb.games import find
from skarb.kernel.state import State

GAMES = skarb.games.ids()


def seat_at(game: str, seed: int, plies: int) -> Seat:
    """The seat that is asked, with more than one choice, after some random choices or a few more."""
    match = opened(game, seed, plies, least=2)
    assert match.question is not None
    return bots.sit(match, match.question.seat, 7)


def told(thoughts: list[skarb.Thought]) -> list[tuple[str, float, int]]:
    return [(thought.choice, thought.value, thought.visits) for thought in thoughts]


# -- the same for the same seed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("trees", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_answer(game: str, trees: int) -> None:
    seat = seat_at(game, 3, 12)
    search = Search(Plan(iterations=20, trees=trees, depth=2))
    found = search.thoughts(pickle.loads(pickle.dumps(seat)))
    assert told(found) == told(search.thoughts(pickle.loads(pickle.dumps(seat))))
    assert sum(thought.visits for thought in found) == 20
    assert {thought.choice for thought in found} <= set(seat.choices)
    assert all(0.0 <= thought.value <= 1.0 for thought in found)
    assert [thought.visits for thought in found] == sorted((thought.visits for thought in found), reverse=True)
    assert search.choose(pickle.loads(pickle.dumps(seat))) == found[0].choice


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(iterations=60, trees=3, depth=4)
    alone = told(Search(plan).thoughts(seat_at("durak", 3, 12)))
    for workers in (1, 2):
        crew = Crew(workers)
        try:
            for _ in range(2):  # the crew stays between choices
                assert told(Search(plan, crew).thoughts(seat_at("durak", 3, 12))) == alone
        finally:
            crew.close()
            crew.close()


def test_a_level_on_two_cores() -> None:
    level = Level("master", cores=2, iterations=40)
    try:
        seat = seat_at("dragon_catchers", 1, 6)
        found = level.thoughts(seat)
        assert sum(thought.visits for thought in found) > 1
        assert level.choose(seat_at("dragon_catchers", 1, 6)) in seat.choices
    finally:
        level.close()
    assert isinstance(bots.find("master", cores=2), Level)


def test_plans_travel() -> None:
    plan = Plan(7, 0.5, 3, 2, 0.9, 1.5, False, 4, 6, True, True)
    again = pickle.loads(pickle.dumps(plan))
    assert vars_of(again) == vars_of(plan)


def vars_of(plan: Plan) -> list[float]:
    shape = [plan.iterations, plan.seconds, plan.depth, plan.turns, plan.explore, plan.widen]
    return [*shape, plan.guided, plan.trees, plan.deals, plan.halving, plan.deep]


def nodes(node: Twig) -> int:
    return 1 + sum(map(nodes, node.children.values()))


def walks_deep(game: str) -> bool:
    plans = [find(game).thinking(level, find(game).seats[0]) for level in USUAL]
    return any(plan is not None and plan.deep for plan in plans)


@pytest.mark.parametrize("game", [game for game in GAMES if walks_deep(game)])
def test_a_deep_walk_goes_on_to_the_end_of_the_turn(game: str) -> None:
    grown = {False: 0, True: 0}
    for plies in range(4, 24, 4):
        seat = seat_at(game, 5, plies)
        for deep in grown:
            tree = Tree(seat.game, seat.number, seat.seats, Plan(turns=1, deep=deep), random.Random(1))
            world = seat.state(1)
            tree.visit(world)
            assert world.seat() != seat.number  # both judge when another is asked
            grown[deep] += nodes(tree.root)
    assert grown[True] > grown[False]


@pytest.mark.parametrize("trees", [1, 2])
def test_few_worlds_are_used_in_turn(trees: int) -> None:
    class Counting(Seat):
        dealt: ClassVar[list[str | int]] = []

        def state(self, seed: str | int) -> State:
            self.dealt.append(seed)
            return super().state(seed)

    seat = seat_at("durak", 3, 12)
    counting = Counting(seat.game, seat.state(0), seat.options, seat.number, 7)
    Search(Plan(iterations=60, deals=5, trees=trees)).search(counting)
    assert len(counting.dealt) == len(set(counting.dealt)) == 5 * trees


@pytest.mark.parametrize("trees", [1, 2])
def test_halving_tries_all_and_then_the_better(trees: int) -> None:
    plan = Plan(iterations=240, halving=True, trees=trees, deals=10)
    found = Search(plan).search(seat_at("durak", 3, 0))
    assert told(found) == told(Search(plan).search(seat_at("durak", 3, 0)))
    assert {thought.choice for thought in found} == set(seat_at("durak", 3, 0).choices)
    visits = [thought.visits for thought in found]
    assert visits[0] >= 2 * visits[-1] > 0
    assert sum(visits) <= 240 + len(visits)


@pytest.mark.parametrize("halving", [False, True])
def test_one_choice_is_a_thought_too(halving: bool) -> None:
    match = skarb.new("durak", 2, 1)
    while len(match.choices) != 1:
        match.choose(match.choices[-1])
    assert match.question is not None
    seat = bots.sit(match, match.question.seat, 1)
    assert [t.choice for t in Search(Plan(iterations=3, halving=halving)).thoughts(seat)] == match.choices


@pytest.mark.parametrize("game", GAMES)
def test_halving_tries_all_choices_alike_and_the_better_ones_more(game: str) -> None:
    seat = seat_at(game, 5, 9)
    found = Search(Plan(iterations=200, turns=1, deals=4, halving=True)).search(seat)
    visits = [thought.visits for thought in found]
    assert len(found) == min(len(seat.choices), 10)
    assert visits[0] > visits[-1] or len(found) == 2
    half = found[(len(found) + 1) // 2 :]
    assert len({thought.visits for thought in half}) == 1  # those that were dropped first
    assert found[0].visits == found[1].visits
    assert found[0].value >= found[1].value


def test_seconds_cut_it_short() -> None:
    """It would never end otherwise."""
    for trees in (1, 2):
        found = Search(Plan(iterations=10**9, seconds=0.05, trees=trees)).thoughts(seat_at("durak", 3, 12))
        assert sum(thought.visits for thought in found) >= trees
    seat = seat_at("durak", 3, 12)
    better, worse = Search(Plan(iterations=10**9, seconds=0.05)).compare(seat, seat.choices[:2])
    assert len(better) == len(worse) >= 2


class Ticking:
    """A clock by which every look at it takes so long."""

    def __init__(self, step: float) -> None:
        self.moment = 0.0
        self.step = step

    def __call__(self) -> float:
        self.moment += self.step
        return self.moment


@pytest.mark.parametrize("game", GAMES)
def test_iterations_bend_before_seconds_do(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A halving that has time for few iterations begins with few choices, and still halves them; the limit holds."""
    seat = seat_at(game, 5, 9)
    plan = Plan(iterations=10**6, seconds=1.0, turns=1, deals=4, halving=True)
    clock = Ticking(0.004)
    monkeypatch.setattr("skarb.bots.search.perf_counter", clock)
    found = Search(plan).search(seat)
    assert clock.moment < 1.1
    visits = [thought.visits for thought in found]
    assert 1 < len(found) <= len(seat.choices)
    assert visits[0] >= 2 * visits[-1] or len(found) == 2


@pytest.mark.parametrize("game", GAMES)
def test_of_the_last_two_the_better_is_chosen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a limit of time the first look gives some choices a visit more: that must not decide."""
    for seed in range(8):
        seat = seat_at(game, seed, 9)
        monkeypatch.setattr("skarb.bots.search.perf_counter", Ticking(0.004))
        found = Search(Plan(iterations=10**6, seconds=1.0, turns=1, deals=4, halving=True)).search(seat)
        rivals = [thought for thought in found[1:] if thought.visits >= found[0].visits - 2]
        assert all(found[0].value >= rival.value - 0.02 for rival in rivals)


def test_a_search_may_be_asked_again_and_again() -> None:
    """What it knew of one question is not taken for what is known of another."""
    one = Search(Plan(iterations=40))
    places = (("durak", 3, 12), ("durak", 2, 7), ("wyrmspan", 2, 30))
    found = [one.choose(seat_at(*place)) for place in places]
    assert found == [Search(Plan(iterations=40)).choose(seat_at(*place)) for place in places]


def test_a_kept_tree_grows_on_to_the_same_size() -> None:
    """And a search from it looks at nothing else than the question it was kept for."""
    for game in GAMES:
        for plies in range(4, 40, 3):
            match = opened(game, 5, plies, least=2)
            assert match.question is not None
            number = match.question.seat
            level = Level("master", iterations=40)
            answer, root = level.go_on(bots.sit(match, number, 1), None)
            if root is None or level.plan(bots.sit(match, number, 1)).halving:
                continue
            match.choose(answer, number)
            known, seat = root.visits, bots.sit(match, number, 2)
            if len(seat.choices) > 1 and known < 40:
                assert level.go_on(seat, root)[0] in seat.choices
                assert root.visits == 40
                return
    raise AssertionError("no turn of two small choices")


# -- right where the truth is known ------------------------------------------------------------------------------------


def endgame(hands: dict[str, list[str]]) -> Seat:
    position = {
        "seats": ["A", "B"], "trump": "S", "deck": [], "hands": hands,
        "won_defence": True, "owner": "A", "defender": "B", "table": [], "phase": "attack",
    }  # fmt: skip
    return bots.sit(skarb.position("durak", position), 0, 1)


@pytest.mark.parametrize(
    ("hands", "win"),
    [
        ({"A": ["AD", "6C"], "B": ["7C", "KH"]}, "attack AD"),  # it must be taken, and the six goes after it
        ({"A": ["AD", "6C", "6D"], "B": ["9C", "8D"]}, "attack AD"),
        ({"A": ["9D", "6C"], "B": ["7C", "8H"]}, "attack 9D"),
    ],
)
def test_it_finds_a_win(hands: dict[str, list[str]], win: str) -> None:
    """The search alone, without the solver; and the solver says that nothing else wins."""
    exact = {thought.choice: thought.value for thought in Search().thoughts(endgame(hands))}
    assert [choice for choice, value in exact.items() if value == 1.0] == [win]
    assert Search(Plan(iterations=200)).search(endgame(hands))[0].choice == win


def endgames(count: int) -> Iterator[Seat]:
    """Positions without a deck and with few cards, from random play, where the choices differ in worth."""
    for seed in range(1000):
        match, chance = skarb.new("durak", 2, f"end {seed}"), random.Random(seed)
        while match.question is not None:
            position = match.position()
            left = sum(len(hand) for hand in position["hands"].values())
            if not position["deck"] and left <= 7 and len(match.choices) > 1:
                seat = bots.sit(match, match.question.seat, 1)
                values = {thought.value for thought in Search().thoughts(seat)}
                if seat.game.solve(match.state) is not None and len(values) > 1:
                    yield bots.sit(match, match.question.seat, 1)
                    count -= 1
                    break
            match.choose(chance.choice(match.choices))
        if not count:
            return


def test_it_agrees_with_the_solver() -> None:
    agreed = 0
    for seat in endgames(8):
        search = Search(Plan(iterations=600))
        exact = {thought.choice: thought.value for thought in search.thoughts(seat)}
        assert set(exact) == set(seat.choices)
        assert all(thought.exact for thought in search.thoughts(seat))
        assert exact[search.choose(seat)] == max(exact.values())  # solved: never wrong
        agreed += exact[search.search(seat)[0].choice] == max(exact.values())
    assert agreed >= 6


def test_exact_values_are_those_of_best_play_on_both_sides() -> None:
    """Playing on by exact values keeps the value that was promised."""
    for seat in endgames(3):
        match = seat.world(0)
        promised = Search().thoughts(seat)[0].value
        while match.question is not None:
            asked = bots.sit(match, match.question.seat, 1)
            match.choose(Search().choose(asked), asked.number)
        assert match.game.value(match.state, seat.number) == promised


# -- wide questions ----------------------------------------------------------------------------------------------------


def wide() -> Seat:
    for seed in range(40):
        seat = seat_at("flamecraft", seed, 20 + seed)
        if len(seat.choices) >= 12:
            return seat
    raise AssertionError("no wide question")


def test_a_wide_question_is_widened_step_by_step() -> None:
    seat = wide()
    tree = Tree(seat.game, seat.number, seat.seats, Plan(widen=1.0, depth=0), random.Random(1))
    for n in range(64):
        tree.visit(seat.state(n))
        assert len(tree.root.children) <= 1.0 * (n + 2) ** 0.5 + 1
    assert 1 < len(tree.root.children) < len(seat.choices)


def test_the_most_promising_come_first() -> None:
    seat = wide()
    tree = Tree(seat.game, seat.number, seat.seats, Plan(widen=1.0, depth=0), random.Random(1))
    tree.visit(seat.state(0))
    first = next(iter(tree.root.children))
    assert tree.root.ranked[first] == max(tree.root.ranked.values())
    assert set(tree.root.ranked) == set(seat.packed)
    blind = Tree(seat.game, seat.number, seat.seats, Plan(widen=1.0, guided=False), random.Random(1))
    blind.visit(seat.state(0))
    assert not blind.root.ranked


def test_choices_are_compared_in_the_same_worlds() -> None:
    for thinker in (Search(Plan(iterations=30)), bots.Greedy(worlds=10), Level("novice")):
        seat = seat_at("durak", 3, 12)
        found = thinker.compare(seat, seat.choices[:2])
        assert len(found[0]) == len(found[1]) >= 2
        assert found == thinker.compare(seat_at("durak", 3, 12), seat.choices[:2])


# -- levels ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_level_thinks_as_its_game_says(game: str) -> None:
    for seats, options in first_cases(game).items():
        match = skarb.new(game, seats, 1, options)
        assert match.question is not None
        seat = bots.sit(match, match.question.seat, 1)
        for name in USUAL:
            level = Level(name)
            plan, bot = find(game).thinking(name, seats) or USUAL[name], level.bot(seat)
            assert level.plan(seat).fields() == plan.fields()
            if isinstance(bot, bots.Greedy):
                assert bot.worlds == plan.worlds > 0
            else:
                assert bot.plan.fields() == plan.fields()


def test_a_misspelt_plan_is_an_error() -> None:
    with pytest.raises(TypeError):
        bots.Plan(itrations=5)  # type: ignore[call-arg]


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_levels_answer(game: str, level: str) -> None:
    seat = seat_at(game, 5, 10)
    bot = Level(level, iterations=5)
    assert bot.choose(seat) in seat.choices
    assert told(bot.thoughts(seat_at(game, 5, 10))) == told(bot.thoughts(seat_at(game, 5, 10)))


def test_novices_slip() -> None:
    """Now and then they choose what they would never choose after thought."""
    match = skarb.new("durak", 2, 3)
    assert match.question is not None
    novice, number = Level("novice"), match.question.seat
    assert novice.plan(bots.sit(match, number, 0)).slips > 0
    thought = {novice.thoughts(bots.sit(match, number, seed))[0].choice for seed in range(60)}
    chosen = [novice.choose(bots.sit(match, number, seed)) for seed in range(60)]
    assert 0 < len([choice for choice in chosen if choice not in thought]) < 40


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_match_gives_hints() -> None:
    match = skarb.new("durak", 2, 1)
    assert match.question is not None
    seat = match.question.seat
    found = match.hint(seat, seconds=0, seed=5)
    assert told(found) == told(match.hint(seconds=0, seed=5))
    assert {thought.choice for thought in found} <= set(match.choices)
    assert found[0].visits == max(thought.visits for thought in found) > 1
    assert match.plies == []


def test_hints_are_refused_to_who_is_not_asked() -> None:
    match = skarb.new("durak", 2, 1)
    assert match.question is not None
    with pytest.raises(skarb.Refused, match="not asked"):
        match.hint(1 - match.question.seat)
    with pytest.raises(skarb.Refused, match="no seat 7"):
        match.hint(7)
    while match.question:
        match.choose(match.choices[0])
    with pytest.raises(skarb.Refused, match="not asked"):
        match.hint()


def test_hints_look_at_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Seat] = []

    def spy(seat: Seat, seconds: float) -> list[skarb.Thought]:
        given.append(seat)
        return []

    monkeypatch.setattr(bots, "hint", spy)
    match = skarb.new("durak", 2, 1)
    match.hint()
    assert given[0].view == match.view(given[0].number)
    assert match.state.key not in pickle.dumps(given[0])
    assert given[0].world(0).position() != match.position()


def test_a_tree_that_is_big_enough_grows_no_more_but_learns_on() -> None:
    seat = seat_at("durak", 3, 12)
    tree = Tree(seat.game, seat.number, seat.seats, Plan(depth=2), random.Random(1))
    tree.twigs = MOST
    for n in range(30):
        assert 0.0 <= tree.visit(seat.state(n)) <= 1.0
    assert tree.root.visits == 30
    assert tree.root.twigs() == len(tree.root.children) > 1
