"""Information-set Monte Carlo tree search: every iteration of a tree in another world. Knows no game.

An iteration takes a world that agrees with what the seat knows, walks down the tree by upper confidence bounds among
the choices that are legal there, adds one node, plays on for a few quick answers (or adds more nodes to the end of the
turn) and asks the game's rule of thumb how every seat stands. A wide question is widened step by step, the most
promising choices first. Several trees, each with its own chance, may grow in processes of their own; their visits and
rewards are added up.
"""

from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from skarb.bots.seat import Seat, asks
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.match import Thought
from skarb.kernel.state import UNANSWERED, State


class Plan:
    """How to search: a budget (iterations, and seconds as an upper bound if not 0) and the shape of the tree."""

    def __init__(
        self,
        iterations: int = 400,
        seconds: float = 0.0,
        depth: int = 0,
        turns: int = 0,
        explore: float = 0.7,
        widen: float = 2.0,
        guided: bool = True,
        trees: int = 1,
        deals: int = 0,
        halving: bool = False,
        deep: bool = False,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth  # quick answers after the tree, before the rule of thumb; -1: to the end
        self.turns = turns  # if not 0: play on until another seat has been asked so many times, however many answers
        self.explore = explore
        self.widen = widen  # children allowed after n visits: widen * sqrt(n + 1)
        self.guided = guided  # rank new choices by the rule of thumb, one answer ahead
        self.trees = trees  # so many grow independently and share the iterations
        self.deals = deals  # if not 0: only so many worlds are dealt, and used in turn
        self.deep = deep  # instead of quick answers the walk goes on, by what is promising, until the turns are over
        self.halving = halving  # at the root all choices are tried in the same worlds, then the better half, and so on

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        shape = (self.depth, self.turns, self.explore, self.widen, self.guided)
        return Plan, (self.iterations, self.seconds, *shape, self.trees, self.deals, self.halving, self.deep)


LEAST = 6  # choices that a halving begins with at least,
EACH = 20  # or one for so many iterations
Found = tuple[int, int, float]  # a choice, its visits, the sum of its rewards


class Node:
    """What followed one choice: visits, and the sum of rewards for the seat that made it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.reward: float = 0.0
        self.chances: int = 0  # how often it could have been chosen
        self.children: dict[int, Node] = {}
        self.ranked: dict[int, float] = {}


class Tree:
    """A search for one seat."""

    def __init__(self, game: Game, seat: int, seats: int, plan: Plan, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.plan = plan
        self.random = random
        self.root = Node()

    def visit(self, world: State, first: int = UNANSWERED) -> float:
        """One iteration, from the choice `first` on if one is given: the seat's reward. The world is used up."""
        node = self.root
        line: list[Node] = [node]
        movers: list[int] = []
        growing = True
        turns = self.plan.turns  # counted from the root on, so that all choices are judged at the same moment
        mover = self.seat  # at the root others may be asked first: this search answers for its own seat
        while growing:
            ask = world.asking()
            if ask is None:
                break
            if first != UNANSWERED:
                choice, first = first, UNANSWERED
            else:
                choice, seen = self.pick(node, world, ask.choices(world, mover), mover)
                growing = seen or self.plan.deep
            child = node.children.get(choice)
            if child is None:
                child = Node()
                node.children[choice] = child
            world.answer_for(ask, mover, choice)
            movers.append(mover)
            line.append(child)
            node = child
            seat = world.seat()
            if turns and seat != mover:
                turns -= 1
                if not turns:
                    break
            mover = seat
        if turns or not self.plan.turns:
            self.play_on(world, mover, turns)
        rewards = [-1.0] * self.seats
        self.root.visits += 1
        for i in range(1, len(line)):
            entered, mover = line[i], movers[i - 1]
            if rewards[mover] < 0.0:
                rewards[mover] = self.game.value(world, mover)
            entered.visits += 1
            entered.reward += rewards[mover]
        return rewards[self.seat]

    def pick(self, node: Node, world: State, choices: list[int], mover: int) -> tuple[int, bool]:
        """The choice to follow, and whether the tree has seen it before."""
        if len(choices) == 1:
            return choices[0], True
        children = node.children
        tried = [choice for choice in choices if choice in children]
        for choice in tried:
            children[choice].chances += 1
        if len(tried) < len(choices) and len(tried) < self.plan.widen * sqrt(node.visits + 1):
            fresh = [choice for choice in choices if choice not in children]
            return self.promising(node, world, fresh, mover), False
        best = tried[0]
        highest = -1.0
        for choice in tried:
            child = children[choice]
            if child.visits == 0:
                return choice, True
            bound = child.reward / child.visits + self.plan.explore * sqrt(log(child.chances + 1) / child.visits)
            if bound > highest:
                highest = bound
                best = choice
        return best, True

    def promising(self, node: Node, world: State, fresh: list[int], mover: int) -> int:
        """The untried choice that looks best one answer ahead (each looked at once a node), or any."""
        if not self.plan.guided or len(fresh) == 1:
            return fresh[int(self.random.random() * len(fresh))]
        ranked = node.ranked
        for choice in fresh:
            if choice not in ranked:
                after = world.copy()
                ask = after.asking()
                assert ask is not None
                after.answer_for(ask, mover, choice)
                ranked[choice] = self.game.value(after, mover)
        best = fresh[0]
        highest = -1.0
        for choice in fresh:
            rank = ranked[choice] + self.random.random() * 1e-6
            if rank > highest:
                highest = rank
                best = choice
        return best

    def best(self, world: State, choices: list[int], most: int) -> list[int]:
        """At most so many of the root's choices, those that look best one answer ahead."""
        if len(choices) <= most:
            return choices.copy()
        rank: dict[int, float] = {}
        for choice in choices:
            after = world.copy()
            ask = asks(after, self.seat)
            assert ask is not None
            after.answer_for(ask, self.seat, choice)
            rank[choice] = self.game.value(after, self.seat) + self.random.random() * 1e-6
        return sorted(choices, key=lambda choice: -rank[choice])[:most]

    def play_on(self, world: State, last: int = -1, turns: int = 0) -> None:
        """Quick answers, until `turns` more times another seat than the last one is asked, or for so many answers."""
        left = self.plan.depth
        quick = self.game.quick
        while world.stack and (left != 0 or turns):
            if turns:
                seat = world.seat()
                if seat != last:
                    turns -= 1
                    if not turns:
                        break
                last = seat
            choices = world.choices()
            choice = choices[0] if len(choices) == 1 else quick(world, choices, self.random)
            if choice == UNANSWERED:  # a good moment to judge
                break
            world.answer(choice)
            left -= 1


class Crew:
    """Processes in which trees grow. They start with the first tree and stay until `close`, or the program's end."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def grow(self, seat: Seat, plan: Plan, seconds: float) -> list[list[Found]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"))
        begun = [self._pool.submit(grow, seat, plan, seconds, k) for k in range(plan.trees)]
        return [tree.result() for tree in begun]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def grow(seat: Seat, plan: Plan, seconds: float, k: int) -> list[Found]:
    """The k-th tree of a search: the choices at its root with visits and rewards."""
    chance = seat.random if plan.trees == 1 else Random(key_of(f"tree {seat.seed} {k}"))
    tree = Tree(seat.game, seat.number, seat.seats, plan, chance)
    until = perf_counter() + seconds if seconds else 0.0
    worlds = Worlds(seat, plan.deals, k, plan.trees)
    if plan.halving and len(seat.packed) > 1:
        halve(tree, worlds, seat.packed, max(plan.iterations // plan.trees, 1), until)
    else:
        for _ in range(k, max(plan.iterations, plan.trees), plan.trees):
            tree.visit(worlds.next())
            if until and perf_counter() > until:
                break
    return [(choice, child.visits, child.reward) for choice, child in tree.root.children.items()]


class Worlds:
    """The worlds of one tree: every `step`-th from the k-th on; if `deals` is not 0 so many are dealt and copied."""

    def __init__(self, seat: Seat, deals: int, k: int, step: int) -> None:
        self.seat = seat
        self.deals = deals
        self.n = k
        self.step = step
        self.dealt: list[State] = []

    def next(self) -> State:
        n = self.n
        self.n += self.step
        if self.deals == 0:
            return self.seat.state(n)
        if len(self.dealt) < self.deals:
            self.dealt.append(self.seat.state(n))
        return self.dealt[n // self.step % self.deals].copy()


def halve(tree: Tree, worlds: Worlds, choices: list[int], iterations: int, until: float) -> None:
    """Spend the iterations in equal parts: on all choices, on the better half, on the better half of these …"""
    alive = tree.best(worlds.next(), choices, max(LEAST, iterations // EACH))
    parts = (len(alive) - 1).bit_length()
    while len(alive) > 1:
        for _ in range(max(1, iterations // parts // len(alive))):
            world = worlds.next()
            for choice in alive:
                tree.visit(world.copy(), choice)
            if until and perf_counter() > until:
                return
        found = tree.root.children
        alive.sort(key=lambda choice: -found[choice].reward / found[choice].visits)
        alive = alive[: (len(alive) + 1) // 2] if len(alive) > 2 else alive[:1]


class Search:
    """A bot that searches. The same seat, seed, iterations and number of trees give the same answer, with a crew or
    without; `seconds` may cut it short."""

    def __init__(self, plan: Plan | None = None, crew: Crew | None = None) -> None:
        self.plan = plan or Plan()
        self.crew = crew

    def choose(self, seat: Seat) -> str:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        solved = self.solve(seat)
        if solved is not None:
            return choices[seat.packed.index(solved[0])]
        return self.search(seat)[0].choice

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were looked at, the most visited first; where it is solved, the best with exact values."""
        until = perf_counter() + self.plan.seconds if self.plan.seconds else 0.0
        solved = self.solve(seat)
        if solved is None:
            return self.search(seat)
        best, found = Thought("", solved[1], 1, True), []
        for text, choice in choices_of(seat):
            if choice == solved[0]:
                best.choice = text
            elif not until or perf_counter() < until:
                found.append(self.work_out(seat, text, choice))
        return [best, *sorted(found, key=lambda thought: -thought.value)]

    def search(self, seat: Seat) -> list[Thought]:
        plan, crew = self.plan, self.crew
        if crew is None or plan.trees == 1:
            grown = [grow(seat, plan, plan.seconds / plan.trees, k) for k in range(plan.trees)]
        else:  # fewer hands than trees: they take turns
            grown = crew.grow(seat, plan, plan.seconds * min(1.0, crew.workers / plan.trees))
        visits: dict[int, int] = {}
        rewards: dict[int, float] = {}
        for tree in grown:
            for choice, n, reward in tree:
                visits[choice] = visits.get(choice, 0) + n
                rewards[choice] = rewards.get(choice, 0.0) + reward
        texts = {choice: text for text, choice in choices_of(seat)}
        found = [Thought(texts[choice], rewards[choice] / max(n, 1), n) for choice, n in visits.items()]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.value, thought.choice))

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What each of the choices led to, in the same worlds and equally often: the fair way to compare them."""
        packed = dict(choices_of(seat))
        if self.solve(seat) is not None:
            return [[self.work_out(seat, choice, packed[choice]).value] for choice in choices]
        tree = Tree(seat.game, seat.number, seat.seats, self.plan, seat.random)
        out: list[list[float]] = [[] for _ in choices]
        until = perf_counter() + self.plan.seconds if self.plan.seconds else 0.0
        for n in range(max(2, self.plan.iterations // len(choices))):
            world = seat.state(f"compare {n}")
            for i, choice in enumerate(choices):
                out[i].append(tree.visit(world.copy(), packed[choice]))
            if until and perf_counter() > until and n:
                break
        return out

    def solve(self, seat: Seat) -> tuple[int, float] | None:
        """If nothing is hidden the one world is the truth, and a game may know perfect play."""
        world = seat.state(0)
        return seat.game.solve(world) if world.seat() == seat.number else None

    def work_out(self, seat: Seat, text: str, choice: int) -> Thought:
        """A choice where perfect play is known: of two sides, one loses what the other wins."""
        after = seat.state(0)
        ask = asks(after, seat.number)
        assert ask is not None
        after.answer_for(ask, seat.number, choice)
        solved = None if after.result is not None else seat.game.solve(after)
        if solved is None:  # over, or too long to work out
            return Thought(text, seat.game.value(after, seat.number), 1, after.result is not None)
        return Thought(text, solved[1] if after.seat() == seat.number else 1.0 - solved[1], 1, True)


def choices_of(seat: Seat) -> list[tuple[str, int]]:
    return list(zip(seat.choices, seat.packed, strict=True))
