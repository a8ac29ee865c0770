"""Every task: fulfilled, and just not. TSK-16, 20"""

from typing import Any

import pytest

import skarb
from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import TASKS

SQUARE_LINE = "R d4c e4c f4c g4c h4c i4c c4c"
# task, position that fulfils it, position that does not
ROWS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("destruction", {"destroyed": {"B": "cch"}}, {"destroyed": {"B": "cc"}}),
    ("devastation", {"destroyed": {"B": "cccc"}}, {"destroyed": {"B": "ccc"}}),
    ("heroic_destruction", {"destroyed": {"B": "cch"}}, {"destroyed": {"B": "cccc"}}),
    ("heroic_devastation", {"destroyed": {"B": "cchl"}}, {"destroyed": {"B": "ccch"}}),
    ("end_of_legends", {"destroyed": {"B": "hh"}}, {"destroyed": {"B": "ccch"}}),
    ("end_of_legends", {"destroyed": {"B": "l"}}, {"destroyed": {"B": "h"}}),
    ("red_conquest", {"board": "R d2h e5h h6c"}, {"board": "R d2h e5c h6c c8c"}),
    ("green_conquest", {"board": "R c3l g3h i4c"}, {"board": "R c3h g3h"}),
    ("color_conquest", {"board": "R d2h e5h c3h g3c i4c"}, {"board": "R d2h e5h c3h g3c"}),
    ("red_legends", {"board": "R d2l e5h"}, {"board": "R d2h e5h h6h"}),
    ("green_legends", {"board": "R c3l g3l"}, {"board": "R c3l g3c"}),
    ("rainbow_dominance", {"board": "R d2h c3h | B e5c g3c"}, {"board": "R d2h c3h | B e5h"}),
    (
        "red_summoning",
        {"summoned": ["imperial_knight e5", "imperial_bomb a4"]},
        {"summoned": ["imperial_knight c3", "imperial_bomb a4"]},
    ),
    (
        "green_summoning",
        {"summoned": ["imperial_knight c3", "imperial_bomb a4"]},
        {"summoned": ["imperial_knight c3"]},
    ),
    (
        "colored_summoning",
        {"summoned": ["imperial_knight e5", "imperial_bomb e5"]},
        {"summoned": ["imperial_knight e5", "imperial_bomb e4", "imperial_herald e6"]},
    ),
    (
        "legendary_summoning",
        {"summoned": ["legend_titan e5", "imperial_bomb a4"]},
        {"summoned": ["imperial_knight e5", "imperial_bomb a4"], "board": "R e5l"},
    ),
    ("central_dominance", {"board": "R d4h d5h d6c e4c e5c"}, {"board": "R d4h d5c d6c e4c e5c f6c"}),
    ("center_cross", {"board": "R d5c e4c e5c e6c f5c"}, {"board": "R d5c e4c e5c e6c f4c f6c d4c"}),
    ("center_cross", {"board": "R d4c d6c e5c f4c f6c"}, {"board": "R d4c d6c f4c f6c"}),
    ("line_dominance", {"board": f"{SQUARE_LINE} | B a4c"}, {"board": f"{SQUARE_LINE} | B a4c b4c"}),
    ("line_dominance", {"board": "R f1c f2c f3c f4c f5c f6c"}, {"board": "R g1c g2c g3c g4c g5c g6c"}),
    ("diagonals", {"board": "R e5h b2c c3c d4c b8c c7c d6c"}, {"board": "R e5c b2h c3c d4c b8c c7c d6c"}),
    (
        "side_chain",
        {"board": "R c1c c2c d3c d4c e5c e6c e7c e8c e9c"},
        {"board": "R c1c c2c d3c d4c e6c e7c e8c e9c"},
    ),
    (
        "corner_chain",
        {"board": "R a3c b4c c5c d6c e6c f7c g8c g9c"},
        {"board": "R a3c b4c c5c d6c e6c f7c g8c"},
    ),
    ("imprisonment", {"board": "R d4c e4c f4c d5c f5c d6c | B e5l"}, {"board": "R d4c e4c f4c d5c f5c | B e5c e6c"}),
    (
        "envelopment",
        {"board": "R d4c e4c f4c d5c f5c d6c e6c | B e5c"},
        {"board": "R d4c e4c f4c d5c f5c d6c | B e5c"},
    ),
    (
        "isolation",
        {"board": "R c1c d1c e1c e2c f2c g2c | B f1c c2c d2c"},
        {"board": "R c1c d1c e1c e2c f2c g2c | B f1c a5c"},
    ),
]


@pytest.mark.rule("TSK-16.6", "TSK-20.1", "TSK-20.2", "TSK-20.3", "TSK-20.4")
@pytest.mark.parametrize(("name", "done", "missed"), ROWS, ids=[f"{i}-{row[0]}" for i, row in enumerate(ROWS)])
def test_task(name: str, done: dict[str, Any], missed: dict[str, Any]) -> None:
    task = f"task_{name}"
    base = {"actions": 0, "tasks": {"current": [task]}}
    match = begin({**base, **done}, ["A: finish"])
    assert match.choices == [f"claim {task}", "done"]
    match.choose(f"claim {task}")
    points = next(t.points for t in TASKS if t.id == task)
    legendaries = sum(piece[0] == "R" and piece[-1] == "l" for piece in pieces(match.position()["board"]))
    assert match.position()["score"]["R"] == points + legendaries
    match = begin({**base, **missed}, ["A: finish"])
    assert match.question is not None
    assert match.question.seat == 1


def test_every_task_has_a_row() -> None:
    assert {f"task_{row[0]}" for row in ROWS} == {task.id for task in TASKS}


@pytest.mark.rule("TSK-20.3")
def test_what_counts_for_destruction() -> None:
    """Converting and summoning upon count, the Titan's victims do not; ranks are those of the moment."""
    tasks = {"current": ["task_destruction"]}
    pos = {
        "board": "R e6h e7h d8c e8c f8c | B e4l d4l f4h d5c",
        "hands": {"A": ["legend_titan"]},
        "actions": 1,
        "tasks": tasks,
    }
    match = begin(pos, ["A: summon legend_titan e5", "A: finish"])
    assert match.question is not None
    assert match.question.kind == "turn"


@pytest.mark.rule("TSK-16.1", "TSK-16.2", "TSK-16.3", "TSK-16.4", "TSK-16.5")
def test_the_layout_of_the_high_form() -> None:
    kinds = {task.id: (task.type, task.advanced) for task in TASKS}
    assert {kind: [t.type for t in TASKS].count(kind) for kind in ("destruction", "colored", "summoning")} == {
        "destruction": 5,
        "colored": 6,
        "summoning": 4,
    }
    rejected = 0
    for seed in range(150):
        match = skarb.new("tash_kalar", 2, seed, {"schools": "random"})
        tasks = match.position()["tasks"]
        assert len(tasks["current"]) == 3
        assert not any(kinds[task][1] for task in tasks["current"])
        types = [kinds[task][0] for task in tasks["current"]]
        assert len(set(types)) > 1
        assert types.count(kinds[tasks["next"]][0]) < 2
        assert len({*tasks["current"], tasks["next"], *tasks["deck"]}) == 24
        under = match.position()["known"].get("A", [])
        rejected += len(under)
        assert all(types.count(kinds[task][0]) == 2 for task in under)
        view = match.view(None)["tasks"]
        assert (view["current"], view["next"]) == (tasks["current"], tasks["next"])
    assert rejected


@pytest.mark.rule("TSK-15.3")
def test_the_layout_of_the_first_game() -> None:
    kinds = {task.id: task for task in TASKS}
    for seed in range(60):
        tasks = skarb.new("tash_kalar", 2, seed, {"mode": "first_game", "schools": "random"}).position()["tasks"]
        assert len({kinds[task].type for task in tasks["current"]}) == 3
        assert all(kinds[task].points <= 2 for task in tasks["current"])
        everything = [*tasks["current"], tasks["next"], *tasks["deck"]]
        assert sorted(everything) == sorted(task.id for task in TASKS if not task.advanced)


@pytest.mark.rule("TSK-15.3")
def test_three_of_a_type_may_lie_open_later_in_the_first_game() -> None:
    tasks = {
        "current": ["task_destruction", "task_devastation", "task_center_cross"],
        "next": "task_side_chain",
        "deck": ["task_heroic_destruction", "task_corner_chain"],
    }
    pos = {"actions": 0, "board": "R d4c d6c e5c f4c f6c", "tasks": tasks}
    match = begin(pos, ["A: finish", "A: claim task_center_cross"], mode="first_game")
    assert match.position()["tasks"]["next"] == "task_heroic_destruction"
    match = begin(pos, ["A: finish", "A: claim task_center_cross"])
    assert match.position()["tasks"]["next"] == "task_corner_chain"
    assert match.position()["tasks"]["deck"] == ["task_heroic_destruction"]


@pytest.mark.rule("TSK-16.3")
def test_if_only_the_forbidden_type_is_left_the_card_stays() -> None:
    tasks = {
        "current": ["task_destruction", "task_devastation", "task_center_cross"],
        "next": "task_isolation",
        "deck": ["task_heroic_destruction", "task_end_of_legends"],
    }
    pos = {"actions": 0, "board": "R d4c d6c e5c f4c f6c", "tasks": tasks}
    match = begin(pos, ["A: finish", "A: claim task_center_cross"])
    assert match.position()["tasks"]["next"] == "task_heroic_destruction"


@pytest.mark.rule("TSK-16.6", "TSK-16.7")
def test_one_claim_a_turn_and_the_others_later() -> None:
    tasks = {"current": ["task_destruction", "task_devastation"], "next": "task_heroic_destruction", "deck": []}
    match = begin(
        {"actions": 0, "destroyed": {"B": "cchh"}, "tasks": tasks}, ["A: finish", "A: claim task_devastation"]
    )
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == (1, "turn")
    assert match.position()["tasks"]["current"] == ["task_destruction", "task_heroic_destruction"]
    assert match.position()["tasks"]["next"] is None


@pytest.mark.rule("TSK-16.6")
def test_claiming_is_optional() -> None:
    tasks = {"current": ["task_destruction"]}
    match = begin({"actions": 0, "destroyed": {"B": "ccc"}, "tasks": tasks}, ["A: finish", "A: done"])
    assert match.position()["tasks"]["current"] == ["task_destruction"]
    assert match.position()["score"]["R"] == 0
