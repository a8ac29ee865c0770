"""The effect vocabulary in a form that is quick to run: steps, piece selectors and areas, compiled from the card data.

Frames name a step or a program by its number in the tables `STEPS` and `PROGRAMS`, never by the object.
"""

from typing import Any, Final

from skarb.games.tash_kalar.flow.board import BOARD, GREEN, RANKS, RED, spread

DO_DESTROY: Final = 0
DO_CONVERT: Final = 1
DO_UPGRADE: Final = 2
DO_DOWNGRADE: Final = 3
DO_PLACE: Final = 4
DO_MOVE: Final = 5
DO_LEAP: Final = 6
DO_SHOOT: Final = 7
DO_PICK: Final = 8
DO_AIM: Final = 9
DO_CHOOSE: Final = 10
DO_REPEAT: Final = 11
DO_WHEN: Final = 12
DO_VISIT: Final = 13
DO_ACTION: Final = 14
DO_DRAW: Final = 15
DO_TURN: Final = 16
DO_BORROW: Final = 17
DO_RECALL: Final = 18
VERBS: Final = {
    "destroy": DO_DESTROY,
    "convert": DO_CONVERT,
    "upgrade": DO_UPGRADE,
    "downgrade": DO_DOWNGRADE,
    "place": DO_PLACE,
    "move": DO_MOVE,
    "leap": DO_LEAP,
    "shoot": DO_SHOOT,
    "pick_piece": DO_PICK,
    "pick_direction": DO_AIM,
    "choose_one": DO_CHOOSE,
    "repeat": DO_REPEAT,
    "when": DO_WHEN,
    "visit": DO_VISIT,
    "gain_action": DO_ACTION,
    "extra_draw": DO_DRAW,
    "extra_turn": DO_TURN,
    "borrow_enemy_piece": DO_BORROW,
    "recall_discard": DO_RECALL,
}
ENDLESS: Final = 99
TO_EMPTY: Final = 0  # kinds of moves, weakest first
STANDARD: Final = 1
COMBAT: Final = 2
KINDS: Final = {"to_empty": TO_EMPTY, "standard": STANDARD, "combat": COMBAT}
ANY: Final = 0
OWN: Final = 1
ENEMY: Final = 2
OWNERS: Final = {"any": ANY, "own": OWN, "enemy": ENEMY}
SELF: Final = 0
REMEMBERED: Final[list[str]] = ["self"]  # names of remembered pieces, by number
STOP_AT_EMPTY: Final = 1
STOP_AT_LEGENDARY: Final = 2


def name_number(name: str) -> int:
    if name not in REMEMBERED:
        REMEMBERED.append(name)
    return REMEMBERED.index(name)


def rank_set(ranks: list[str] | None) -> int:
    return 7 if ranks is None else sum(1 << RANKS.index(rank) for rank in ranks)


def coloured(colours: list[str]) -> int:
    return (RED if "red" in colours else 0) | (GREEN if "green" in colours else 0)


class Area:
    """Squares. `fixed` is what does not depend on the moment."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.fixed = BOARD
        if "on_color" in data:
            self.fixed &= coloured(data["on_color"])
        if "next_to_color" in data:
            self.fixed &= spread(coloured(data["next_to_color"])) & ~coloured(data["next_to_color"])
        if "on_or_next_to_color" in data:
            self.fixed &= spread(coloured(data["on_or_next_to_color"]))
        self.adjacent = ("", "any", "orthogonal", "diagonal").index(data.get("adjacent", ""))
        self.within: int = data.get("within", 0)
        self.exactly: int = data.get("exactly", 0)
        self.marked: bool = data.get("marked", False)
        self.ray: bool = "ray" in data
        self.rays: bool = "rays" in data
        self.fan: int = data["max"] if "fan" in data else 0
        self.next_to_own: bool = data.get("next_to_own", False)
        self.square_of = name_number(data["square_of"]) if "square_of" in data else -1
        self.origin = name_number(data["to"]) if "to" in data else SELF
        self.from_self = bool(
            "to" not in data and (self.adjacent or self.within or self.exactly or self.ray or self.rays or self.fan)
        )
        self.plain = not (self.from_self or self.adjacent or self.marked or self.next_to_own or self.square_of >= 0)


class Selector:
    """Pieces."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.union: list[Selector] = [Selector(part) for part in data.get("any_of", [])]
        self.ref = name_number(data["ref"]) if "ref" in data else -1
        self.owner = OWNERS[data.get("owner", "any")]
        self.ranks = rank_set(data.get("ranks"))
        self.area = Area(data.get("area", {}))
        self.excluded = [name_number(name) for name in data.get("except", [])]
        self.used: bool = data.get("used", False)
        self.more = ("", "common", "upgraded").index(data.get("owner_has_more", ""))


class Budget:
    """One entry of `moves`."""

    def __init__(self, data: dict[str, Any], who: Selector) -> None:
        self.kind = KINDS[data["kind"]]
        self.least: int = data.get("count", 0)
        self.most: int = data.get("count", data.get("up_to", ENDLESS))
        self.by_rank: list[int] = [data["up_to_by_rank"][rank] for rank in RANKS] if "up_to_by_rank" in data else []
        self.who = Selector(data["who"]) if "who" in data else who
        self.narrow = "who" in data


class Case:
    """One case of `visit`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.verb = VERBS[data["do"]]
        self.empty = data["if"] == "empty"
        self.owner = ANY if self.empty else OWNERS[data["if"]["owner"]]
        self.ranks = 0 if self.empty else rank_set(data["if"]["ranks"])


class Step:
    """One step; every verb reads the fields that it knows."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.verb = VERBS[data["do"]]
        self.may: bool = data.get("may", False)
        self.all: bool = data.get("all", False)
        chosen = "up_to" in data or "any_number" in data
        self.least: int = 0 if chosen else data.get("count", 1)
        self.most: int = data.get("up_to", ENDLESS if "any_number" in data else data.get("count", 1))
        self.name = name_number(data["as"]) if "as" in data and self.verb != DO_AIM else -1
        self.then = compile_program(data.get("then", []))
        self.otherwise = compile_program(data.get("else", []))
        self.if_empty = compile_program(data.get("if_pile_empty", []))
        self.target = Selector(data.get("target", data.get("who", {})))
        self.at = Area(data.get("at", data.get("to", {}) if self.verb == DO_LEAP else data.get("area", {})))
        self.counted = not data.get("uncounted", False)
        self.connected: bool = data.get("connected", False)
        self.for_each = name_number(data["for_each"]) if "for_each" in data else -1
        self.each_colour: bool = data.get("each_color", False)
        self.to_common = data.get("to") == "common"
        self.owner = OWNERS[data.get("owner", "own")]
        self.rank = -1 if data.get("rank") == "any" else RANKS.index(data.get("rank", "common"))
        several = self.most in (2, 3, 4) and self.verb in (DO_DESTROY, DO_DOWNGRADE, DO_PLACE, DO_VISIT)
        self.series = several or self.for_each >= 0  # TSK-30.11
        self.budgets = [Budget(entry, self.target) for entry in data.get("moves", [])]
        self.total: int = data.get("total", ENDLESS)
        self.line_one = data.get("line") == "one"
        self.line_kept = data.get("line", "one") != "one"
        self.same_piece: bool = data.get("same_piece", False) or self.line_one
        self.one_each: bool = data.get("one_each", False)
        self.one_owner: bool = data.get("one_owner", False)
        self.at_start: bool = data.get("candidates") == "at_start"
        self.bind = "bind_dir" in data
        onto: dict[str, Any] = data.get("onto", {})
        self.not_onto = rank_set(onto["not_onto"]) if "not_onto" in onto else 0
        self.onto = coloured(onto["on_color"]) if "on_color" in onto else BOARD
        self.onto_marked: bool = onto.get("marked", False)
        self.onto_beside_own: bool = onto.get("next_to_other_own", False)
        self.stop = ("", "after_empty_square", "after_destroying_legendary").index(data.get("stop", ""))
        self.include_self = "full_budget_must_include" in data
        self.kind = KINDS[data.get("kind", "combat")]
        self.by_self = data.get("who") == {"ref": "self"}
        self.hits: int = data.get("hits", 0)
        self.immune = rank_set(data["immune"]) if "immune" in data else 0
        self.diagonal = data.get("from") == "diagonal"
        self.options = [compile_program(option["steps"]) for option in data.get("options", [])]
        self.labels: list[str] = [option["label"] for option in data.get("options", [])]
        self.steps = compile_program(data.get("steps", []))
        self.cases = [Case(case) for case in data.get("cases", [])]
        self.n: int = data.get("n", 1)
        self.beings: int = data.get("deck", 0)
        self.legends: int = data.get("legends", 0)
        condition: dict[str, Any] = data.get("if", {})
        self.actions_min: int = condition.get("actions_left_min", -1)
        self.marked_empty = "marked_square" in condition
        self.about = -1
        for key in ("rank_of", "stood_on", "number_in"):
            if key in condition:
                self.about = name_number(condition[key])
        self.rank_in = rank_set(condition["in"]) if "in" in condition else 0
        self.stood_on = coloured(condition["colors"]) if "colors" in condition else 0
        self.summoned_on = coloured(condition["summoned_on"]) if "summoned_on" in condition else 0
        self.off_centre = condition.get("central", True) is False
        self.number_min: int = condition.get("min", 0)


STEPS: Final[list[Step]] = []
PROGRAMS: Final[list[list[int]]] = []
LABELS: Final[list[str]] = []  # of alternatives that begin without a question
EMPTY: Final = -1  # the program without steps


def compile_program(data: list[dict[str, Any]]) -> int:
    """The number of a new program with these steps; `EMPTY` if there are none."""
    if not data:
        return EMPTY
    numbers: list[int] = []
    for entry in data:
        step = Step(entry)
        STEPS.append(step)
        numbers.append(len(STEPS) - 1)
        LABELS.extend(label for label in step.labels if label not in LABELS)
    PROGRAMS.append(numbers)
    return len(PROGRAMS) - 1


def only_step(program: int) -> int:
    """The one step of an alternative: all of them have just one."""
    assert len(PROGRAMS[program]) == 1
    return PROGRAMS[program][0]
