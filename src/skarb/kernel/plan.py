"""How a bot thinks of one choice. A game may say so for a level (`Game.thinking`); `skarb.bots` carries it out."""

from typing import Any


class Plan:
    """A look one choice ahead in so many `worlds`, or, if there are none, a search with that many `iterations`.

    `seconds`, if not 0, cut a thought short. The rest is the shape of the search.
    """

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
        worlds: int = 0,
        slips: float = 0.0,
        network: str = "",
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
        self.halving = halving  # at the root all choices are tried in the same worlds, then the better half, and so on
        self.deep = deep  # instead of quick answers the walk goes on, by what is promising, until the turns are over
        self.worlds = worlds
        self.slips = slips  # how often any choice is made without thought
        self.network = network  # the file of what was learned, which values instead of the rule of thumb

    def within(self, seconds: float, iterations: int = 0, trees: int = 0) -> "Plan":
        """The same, cut short after so many seconds; with other iterations (or worlds) and trees, if they are not 0."""
        out = Plan(*self.fields())
        out.seconds = seconds
        out.trees = trees or self.trees
        if iterations and self.worlds:
            out.worlds = iterations
        elif iterations:
            out.iterations = iterations
        return out

    def fields(self) -> tuple[Any, ...]:
        shape = (self.depth, self.turns, self.explore, self.widen, self.guided, self.trees, self.deals)
        return (self.iterations, self.seconds, *shape, self.halving, self.deep, self.worlds, self.slips, self.network)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Plan, self.fields()

    def __repr__(self) -> str:
        return f"Plan{self.fields()}"
