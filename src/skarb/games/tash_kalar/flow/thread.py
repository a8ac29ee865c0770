"""How far one step of an effect has come. Several threads lie side by side while alternatives stay open, TSK-30.10."""

from typing import Any


class Thread:
    """Immutable, like the frames that hold it. What a number means is the verb's own affair."""

    def __init__(
        self,
        step: int,
        n: int = 0,  # picks, moves … made
        last: int = -1,  # the last pick of a series, TSK-30.11
        at: int = -1,  # the piece that moves, or was picked to leap; the label of an alternative
        way: int = 0,  # the direction of the line; whether self has moved
        colour: int = -1,
        picked: int = 0,  # squares picked, visited or moved to
        among: int = 0,  # the pieces that were candidates at the start
        over: bool = False,
        spent: list[int] | None = None,  # moves by entry of the budget
    ) -> None:
        self.step = step
        self.n = n
        self.last = last
        self.at = at
        self.way = way
        self.colour = colour
        self.picked = picked
        self.among = among
        self.over = over
        self.spent: list[int] = [0, 0] if spent is None else spent

    def data(self) -> list[Any]:
        return [
            self.step,
            self.n,
            self.last,
            self.at,
            self.way,
            self.colour,
            self.picked,
            self.among,
            self.over,
            self.spent,
        ]

    def afresh(self) -> "Thread":
        """After a handover the order of a series starts anew. TSK-30.11"""
        return Thread(
            self.step,
            self.n,
            -1,
            self.at,
            self.way,
            self.colour,
            self.picked,
            self.among,
            self.over,
            self.spent,
        )
