"""The levels that people play against. How each thinks is the same for all games, but for what a game says itself."""

from skarb.bots.greedy import Greedy
from skarb.bots.search import Crew, Plan, Search
from skarb.bots.seat import Seat
from skarb.kernel.match import Thought

# `slips`: how often any choice is made without thought. `worlds`: looks one choice ahead in so many worlds.
# Without worlds it searches: the fields of a Plan.
USUAL: dict[str, dict[str, float]] = {
    "novice": {"slips": 0.3, "worlds": 1},
    "adept": {"worlds": 8},
    "master": {"iterations": 1000},
}


class Level:
    """A bot of that level for any game and number of seats. `seconds` cuts a long thought short; 0 never does.

    With `cores` a search grows as many trees at once; `close` lets go of the processes. `iterations`, if not 0, are
    those of a search, or the worlds of a level that looks ahead.
    """

    def __init__(self, name: str, seconds: float = 0.0, cores: int = 1, iterations: int = 0) -> None:
        self.name = name
        self.seconds = seconds
        self.cores = cores
        self.iterations = iterations
        self.crew = Crew(cores) if cores > 1 else None

    def close(self) -> None:
        if self.crew is not None:
            self.crew.close()

    def choose(self, seat: Seat) -> str:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        how = self.how(seat)
        if seat.random.random() < how.get("slips", 0.0):
            return seat.random.choice(choices)
        return self.bot(seat).choose(seat)

    def thoughts(self, seat: Seat) -> list[Thought]:
        """The choices that were looked at, best first."""
        return self.bot(seat).thoughts(seat)

    def compare(self, seat: Seat, choices: list[str]) -> list[list[float]]:
        """What the choices led to in the same worlds."""
        return self.bot(seat).compare(seat, choices)

    def how(self, seat: Seat) -> dict[str, float]:
        return {**USUAL[self.name], **seat.game.thinking(self.name, seat.seats)}

    def bot(self, seat: Seat) -> "Greedy | Search":
        how = self.how(seat)
        if "worlds" in how:
            return Greedy(worlds=self.iterations or int(how["worlds"]), seconds=self.seconds)
        return Search(
            Plan(
                iterations=self.iterations or int(how["iterations"]),
                seconds=self.seconds,
                depth=int(how.get("depth", 0)),
                turns=int(how.get("turns", 0)),
                explore=how.get("explore", 0.7),
                widen=how.get("widen", 2.0),
                guided=bool(how.get("guided", 1)),
                trees=int(how.get("trees", self.cores)),
                deals=int(how.get("deals", 0)),
                halving=bool(how.get("halving", 0)),
                deep=bool(how.get("deep", 0)),
            ),
            self.crew,
        )
