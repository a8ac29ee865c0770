"""Information-set Monte Carlo tree search: one tree, every iteration in another world. Knows no game.

An iteration takes a world that agrees with what the seat knows, walks down the tree by upper confidence bounds among
the choices that are legal there, adds one node, plays on for a few quick answers and asks the game's rule of thumb how
every seat stands. A wide question is widened step by step, the most promising choices first.
"""

from math import log, sqrt
from random import Random
from time import perf_counter

from skarb.bots.greedy import Thought
from skarb.bots.seat import Seat
from skarb.kernel.game import Game
from skarb.kernel.state import State


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
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth  # quick answers after the tree, before the rule of thumb; -1: to the end
        self.turns = turns  # if not 0: play on until another seat has been asked so many times, however many answers
        self.explore = explore
        self.widen = widen  # children allowed after n visits: widen * sqrt(n + 1)
        self.guided = guided  # rank new choices by the rule of thumb, one answer ahead


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

    def visit(self, world: State) -> None:
        """One iteration. The world is used up."""
        node = self.root
        line: list[Node] = [node]
        movers: list[int] = []
        growing = True
        mover = self.seat  # at the root others may be asked first: this search answers for its own seat
        while growing:
            ask = world.asking()
            if ask is None:
                break
            choice, growing = self.pick(node, world, ask.choices(world, mover), mover)
            child = node.children.get(choice)
            if child is None:
                child = Node()
                node.children[choice] = child
            world.answer_for(ask, mover, choice)
            movers.append(mover)
            mover = world.seat()
            line.append(child)
            node = child
        self.play_on(world)
        rewards = [-1.0] * self.seats
        self.root.visits += 1
        for i in range(1, len(line)):
            entered, mover = line[i], movers[i - 1]
            if rewards[mover] < 0.0:
                rewards[mover] = self.game.value(world, mover)
            entered.visits += 1
            entered.reward += rewards[mover]

    def pick(self, node: Node, world: State, choices: list[int], mover: int) -> tuple[int, bool]:
        """The choice to follow, and whether the walk goes on below it."""
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

    def play_on(self, world: State) -> None:
        left, turns, last = self.plan.depth, self.plan.turns, -1
        quick = self.game.quick
        while world.stack and (left != 0 or turns):
            if turns:
                seat = world.seat()
                if seat != last and last >= 0:
                    turns -= 1
                    if not turns:
                        break
                last = seat
            choices = world.choices()
            world.answer(choices[0] if len(choices) == 1 else quick(world, choices, self.random))
            left -= 1


class Search:
    """A bot that searches. The same seat, seed and iterations give the same answer; `seconds` may cut it short."""

    def __init__(self, plan: Plan | None = None) -> None:
        self.plan = plan or Plan()

    def choose(self, seat: Seat) -> str:
        choices = seat.choices
        return choices[0] if len(choices) == 1 else self.thoughts(seat)[0].choice

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were looked at, the most visited first."""
        texts = dict(zip(seat.packed, seat.choices, strict=True))
        world = seat.state(0)
        solved = seat.game.solve(world) if world.seat() == seat.number else None
        if solved is not None:  # nothing is hidden: the one world is the truth
            return [Thought(texts[solved[0]], solved[1], self.plan.iterations)]
        tree = Tree(seat.game, seat.number, seat.seats, self.plan, seat.random)
        until = perf_counter() + self.plan.seconds if self.plan.seconds else 0.0
        for n in range(self.plan.iterations):
            tree.visit(seat.state(n))
            if until and perf_counter() > until:
                break
        found = [
            Thought(texts[choice], child.reward / max(child.visits, 1), child.visits)
            for choice, child in tree.root.children.items()
        ]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.value, thought.choice))
