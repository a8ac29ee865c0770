"""The levels that people play against. How each thinks is the same for all games, but for what a game says itself."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from skarb.bots.greedy import Greedy
from skarb.bots.network import learned
from skarb.bots.search import Crew, Search, Twig
from skarb.bots.seat import Seat
from skarb.kernel.game import Game
from skarb.kernel.match import Thought
from skarb.kernel.plan import Plan

USUAL: Final[dict[str, Plan]] = {
    "novice": Plan(worlds=1, slips=0.3),
    "adept": Plan(worlds=8),
    "master": Plan(iterations=1000),
}
# Seconds that a bot of a level thinks of a choice where people wait for it: a visitor feels half a second, or two.
PATIENCE: dict[str, float] = {"novice": 0.25, "greedy": 0.25, "adept": 0.25, "master": 1.4, "grandmaster": 1.4}
GRANDMASTER: Final = "grandmaster"


@mypyc_attr(allow_interpreted_subclasses=True)
class Level:
    """A bot of that level for any game and number of seats. `seconds` cuts a long thought short; 0 never does.

    With `cores` a search grows as many trees at once; `close` lets go of the processes. `iterations`, if not 0, are
    those of a search, or the worlds of a level that looks ahead; `network`, if any, is used instead of the game's own.
    """

    def __init__(self, name: str, seconds: float = 0.0, cores: int = 1, iterations: int = 0, network: str = "") -> None:
        self.name = name
        self.seconds = seconds
        self.cores = cores
        self.iterations = iterations
        self.network = network
        self.crew = Crew(cores) if cores > 1 else None

    def close(self) -> None:
        if self.crew is not None:
            self.crew.close()

    def choose(self, seat: Seat) -> str:
        return self.go_on(seat, None)[0]

    def go_on(self, seat: Seat, root: Twig | None) -> tuple[str, Twig | None]:
        """A choice, from what an earlier thought knew of the question on; and what this one knows of the next one, if
        nothing becomes known before. So a turn of many small choices is thought of once."""
        choices = seat.choices
        if len(choices) == 1:
            return choices[0], None
        if seat.random.random() < self.plan(seat).slips:
            return seat.random.choice(choices), None
        bot = self.bot(seat)
        if isinstance(bot, Greedy):
            return bot.choose(seat), None
        bot.root = root
        answer = bot.choose(seat)
        return answer, bot.after(seat, answer)

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were looked at, best first."""
        return self.bot(seat).thoughts(seat)

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What the choices led to in the same worlds."""
        return self.bot(seat).compare(seat, choices)

    def plan(self, seat: Seat) -> Plan:
        return plan_of(self.name, seat.game, seat.seats, seat.options, self.network)

    def bot(self, seat: Seat) -> "Greedy | Search":
        plan = self.plan(seat)
        plan = plan.within(self.seconds, self.iterations, max(plan.trees, self.cores))
        if plan.worlds:
            return Greedy(worlds=plan.worlds, seconds=self.seconds, network=plan.network)
        return Search(plan, self.crew)


def plan_of(level: str, game: Game[Any], seats: int, options: dict[str, Any], network: str = "") -> Plan:
    """How a level thinks at such a table. A grandmaster thinks like a master, and values by what the game has learned;
    where it has learned nothing, it is a master."""
    plan = game.thinking(level, seats) or USUAL.get(level)
    if level == GRANDMASTER:
        plan = plan or game.thinking("master", seats) or USUAL["master"]
        plan = plan.within(0.0)
        plan.network = network or learned(game, seats, options)
        if not plan.network:
            return plan_of("master", game, seats, options)
    assert plan is not None
    if network and not plan.network:
        plan = plan.within(0.0)
        plan.network = network
    return plan
