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
from typing import Any, Final

from skarb.bots.network import Values
from skarb.bots.seat import Seat, asks
from skarb.kernel.chance import key_of
from skarb.kernel.game import Game
from skarb.kernel.match import Thought
from skarb.kernel.plan import Plan
from skarb.kernel.playout import Unswept
from skarb.kernel.state import UNANSWERED, State

LEAST: Final = 6  # choices that a halving begins with at least,
EACH: Final = 20  # or one for so many iterations
LOOKS: Final = 3  # iterations that tell how long one takes, where there is a limit of time
MOST: Final = 20_000  # twigs of a tree, but for the root's own: of memory a few dozen megabytes
Found = tuple[int, int, float]  # a choice, its visits, the sum of its rewards


class Twig:
    """What followed one choice: visits, and the sum of rewards for the seat that made it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.reward: float = 0.0
        self.chances: int = 0  # how often it could have been chosen
        self.children: dict[int, Twig] = {}
        self.ranked: dict[int, float] = {}

    def twigs(self) -> int:
        """How many there are above this one."""
        return len(self.children) + sum([child.twigs() for child in self.children.values()])


class Tree:
    """A search for one seat."""

    def __init__(self, game: Game[Any], seat: int, seats: int, plan: Plan, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.plan = plan
        self.random = random
        self.values = Values(game, plan.network)
        self.root = Twig()
        self.twigs = 0

    def visit(self, world: State, first: int = UNANSWERED) -> float:
        """One iteration, from the choice `first` on if one is given: the seat's reward. The world is used up."""
        node = self.root
        line: list[Twig] = [node]
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
                own = mover == ask.seat(world)  # then the choices may be known already
                choice, seen = self.pick(node, world, world.choices() if own else ask.choices(world, mover), mover)
                growing = seen or self.plan.deep
            child = node.children.get(choice)
            if child is None and (self.twigs < MOST or node is self.root):
                child = Twig()
                node.children[choice] = child
                self.twigs += 1
            world.answer_for(ask, mover, choice)
            if child is None:  # the tree is as big as it may be
                growing = False
            else:
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
        rewards = [-1.0] * self.seats if self.values.network is None else self.values.all(world, self.seats)
        self.root.visits += 1
        for i in range(1, len(line)):
            entered, mover = line[i], movers[i - 1]
            if rewards[mover] < 0.0:
                rewards[mover] = self.game.judge(world, mover)
            entered.visits += 1
            entered.reward += rewards[mover]
        return rewards[self.seat]

    def pick(self, node: Twig, world: State, choices: list[int], mover: int) -> tuple[int, bool]:
        """The choice to follow, and whether the tree has seen it before."""
        if len(choices) == 1:
            return choices[0], True
        children = node.children
        if not children:
            return self.promising(node, world, choices, mover), False
        tried: list[Any] = []
        twigs: list[Twig] = []
        same: list[Any] = choices  # as objects: compiled code would make a new int of each to look it up
        for choice in same:
            child = children.get(choice)
            if child is not None:
                child.chances += 1
                tried.append(choice)
                twigs.append(child)
        if len(tried) < len(choices) and len(tried) < self.plan.widen * sqrt(node.visits + 1):
            fresh = [choice for choice in same if choice not in children]
            return self.promising(node, world, fresh, mover), False
        best = 0
        highest = -1.0
        explore = self.plan.explore
        for i, twig in enumerate(twigs):
            visits = twig.visits
            if visits == 0:
                return int(tried[i]), True
            bound = twig.reward / visits + explore * sqrt(log(twig.chances + 1) / visits)
            if bound > highest:
                highest = bound
                best = i
        return int(tried[best]), True

    def promising(self, node: Twig, world: State, fresh: list[int], mover: int) -> int:
        """The untried choice that looks best one answer ahead (each looked at once a node), or any."""
        if not self.plan.guided or len(fresh) == 1:
            return fresh[int(self.random.random() * len(fresh))]
        ranked = node.ranked
        if not ranked:
            ranked.update(self.game.weigh(world, mover, fresh))
        for choice in fresh:
            if choice not in ranked:
                after = world.copy()
                ask = after.asking()
                assert ask is not None
                after.answer_for(ask, mover, choice)
                ranked[choice] = self.game.judge(after, mover)  # a network would cost more than it tells here
        same: list[Any] = fresh  # see `pick`
        best = same[0]
        highest = -1.0
        draw = self.random.random
        for one in same:
            rank = ranked[one] + float(draw()) * 1e-6
            if rank > highest:
                highest = rank
                best = one
        return int(best)

    def best(self, world: State, choices: list[int], most: int, until: float) -> list[int]:
        """At most so many of the root's choices, those that look best one answer ahead; of what could be looked at."""
        if len(choices) <= most:
            return choices.copy()
        rank: dict[int, float] = {}
        for choice in choices:
            if until and perf_counter() > until and len(rank) > LEAST:
                break
            after = world.copy()
            ask = asks(after, self.seat)
            assert ask is not None
            after.answer_for(ask, self.seat, choice)
            rank[choice] = self.game.judge(after, self.seat) + self.random.random() * 1e-6
        return sorted(rank, key=lambda choice: -rank[choice])[:most]

    def play_on(self, world: State, last: int = -1, turns: int = 0) -> None:
        """Quick answers, until `turns` more times another seat than the last one is asked, or for so many answers."""
        game, chance = self.game, self.random
        if not turns:
            game.hurry(world, self.plan.depth, chance)
            return
        while world.stack:
            seat = world.seat()
            if seat != last:
                turns -= 1
                if not turns:
                    break
            last = seat
            choices = world.choices()
            choice = choices[0] if len(choices) == 1 else game.quick(world, choices, chance)
            if choice == UNANSWERED:  # a good moment to judge
                break
            world.answer(choice)


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
    return branches(grown(Twig(), seat, plan, seconds, k))


def grown(root: Twig, seat: Seat, plan: Plan, seconds: float, k: int) -> Twig:
    """The same tree itself. A root that was visited before grows on, as long as it lacks iterations."""
    chance = seat.random if plan.trees == 1 else Random(key_of(f"tree {seat.seed} {k}"))
    tree = Tree(seat.game, seat.number, seat.seats, plan, chance)
    tree.root = root
    tree.twigs = root.twigs()
    until = perf_counter() + seconds if seconds else 0.0
    worlds = Worlds(seat, plan.deals, k, plan.trees)
    with Unswept():
        if plan.halving and len(seat.legal) > 1:
            iterations = max(plan.iterations // plan.trees, 1) - root.visits
            halve(tree, worlds, [choice.packed for choice in seat.legal], iterations, until)
        else:
            for _ in range(k + root.visits * plan.trees, max(plan.iterations, plan.trees), plan.trees):
                tree.visit(worlds.next())
                if until and perf_counter() > until:
                    break
    return root


def branches(root: Twig) -> list[Found]:
    return [(choice, child.visits, child.reward) for choice, child in root.children.items()]


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
    """Spend the iterations in equal parts: on all choices, on the better half, on the better half of these …

    If there is a limit of time, every part gets its share of it, and a first look tells how many choices to begin with.
    """
    fit = iterations
    quarter = 0.0
    if until:
        began = perf_counter()
        choices = tree.random.sample(choices, len(choices))  # whichever are not looked at: by chance
        for choice in choices[:LOOKS]:
            tree.visit(worlds.next(), choice)
        now = perf_counter()
        fit = min(iterations, LOOKS + int((until - now) / (now - began + 1e-9) * LOOKS))  # or more: the first are slow
        quarter = now + (until - now) / 4
    if fit <= 0:
        return
    alive = tree.best(worlds.next(), choices, max(LEAST, fit // EACH), quarter)
    found = tree.root.children
    parts = (len(alive) - 1).bit_length()
    for part in range(parts):
        end = perf_counter() + (until - perf_counter()) / (parts - part) if until else 0.0
        for _ in range(max(1, iterations // parts // len(alive))):
            world = worlds.next()
            for choice in alive:
                tree.visit(world.copy(), choice)
                if until and perf_counter() > until:
                    break
            if end and perf_counter() > end:
                break
        alive = [choice for choice in alive if choice in found]  # time may be over before each had its turn
        alive.sort(key=lambda choice: -found[choice].reward / found[choice].visits)
        alive = alive[: (len(alive) + 1) // 2]
        if until and perf_counter() > until:
            break
    if until:  # the first look, or an end in the midst of a world, may have given another a visit more: the most decide
        for _ in range(LOOKS if alive else 0):
            if found[alive[0]].visits > max(
                [0, *(twig.visits for choice, twig in found.items() if choice != alive[0])]
            ):
                break
            tree.visit(worlds.next(), alive[0])


class Search:
    """A bot that searches. The same seat, seed, iterations and number of trees give the same answer, with a crew or
    without; `seconds` may cut it short.

    `root` is what an earlier search, of one tree, already knows of the next question: see `after`.
    """

    def __init__(self, plan: Plan | None = None, crew: Crew | None = None, root: Twig | None = None) -> None:
        self.plan = plan or Plan()
        self.crew = crew
        self.root = root
        self.thought: Twig | None = None  # the last tree

    def choose(self, seat: Seat) -> str:
        if len(seat.legal) == 1:
            return seat.legal[0].text
        began = perf_counter()
        solved = self.solve(seat)
        if solved is not None:
            self.root = self.thought = None
            return next(choice.text for choice in seat.legal if choice.packed == solved[0])
        seconds = self.plan.seconds
        return self.search(seat, max(seconds - (perf_counter() - began), seconds / 8))[0].choice

    def after(self, seat: Seat, text: str) -> Twig | None:
        """What is known of the question that follows this choice, if the seat itself is asked it and nothing becomes
        known before."""
        if self.thought is None:
            return None
        choice = next(choice.packed for choice in seat.legal if choice.text == text)
        world = seat.state(0)
        walls, ask = world.walls, asks(world, seat.number)
        if ask is None:
            return None
        world.answer_for(ask, seat.number, choice)
        goes_on = world.walls == walls and world.seat() == seat.number
        return self.thought.children.get(choice) if goes_on else None

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were looked at, the most visited first; where it is solved, the best with exact values."""
        until = perf_counter() + self.plan.seconds if self.plan.seconds else 0.0
        solved = self.solve(seat)
        if solved is None:
            return self.search(seat)
        best, found = Thought("", solved[1], 1, True), []
        for choice in seat.legal:
            if choice.packed == solved[0]:
                best.choice = choice.text
            elif not until or perf_counter() < until:
                found.append(self.work_out(seat, choice.text, choice.packed))
        return [best, *sorted(found, key=lambda thought: -thought.value)]

    def search(self, seat: Seat, seconds: float = 0.0) -> list[Thought]:
        plan, crew = self.plan, self.crew
        seconds = seconds or plan.seconds
        if plan.trees == 1:
            root, self.root = self.root or Twig(), None
            self.thought = grown(root, seat, plan, seconds, 0)
            trees = [branches(self.thought)]
        elif crew is None:
            trees = [grow(seat, plan, seconds / plan.trees, k) for k in range(plan.trees)]
        else:  # fewer hands than trees: they take turns
            trees = crew.grow(seat, plan, seconds * min(1.0, crew.workers / plan.trees))
        texts = {choice.packed: choice.text for choice in seat.legal}
        visits: dict[int, int] = {}
        rewards: dict[int, float] = {}
        for tree in trees:
            for choice, n, reward in tree:
                if choice in texts:
                    visits[choice] = visits.get(choice, 0) + n
                    rewards[choice] = rewards.get(choice, 0.0) + reward
        found = [Thought(texts[choice], rewards[choice] / max(n, 1), n) for choice, n in visits.items()]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.value, thought.choice))

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What each of the choices led to, in the same worlds and equally often: the fair way to compare them."""
        packed = {choice.text: choice.packed for choice in seat.legal}
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
        """A choice where perfect play is known: partners share what they win, of two sides one loses it."""
        after = seat.state(0)
        ask = asks(after, seat.number)
        assert ask is not None
        after.answer_for(ask, seat.number, choice)
        solved = None if after.result is not None else seat.game.solve(after)
        if solved is None:  # over, or too long to work out
            return Thought(
                text, Values(seat.game, self.plan.network).of(after, seat.number), 1, after.result is not None
            )
        sides = seat.game.sides(after)
        ours = sides[after.seat()] == sides[seat.number]
        return Thought(text, solved[1] if ours else 1.0 - solved[1], 1, True)
