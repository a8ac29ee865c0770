"""A contest on a Ray cluster of two nodes, here on one machine. Needs `pip install "skarb[ray]"`; `-m slow` runs it."""

from pathlib import Path

import pytest
from rich.console import Console

from skarb.arena import Contest
from skarb.arena.archive import Archive
from skarb.arena.run import run

pytestmark = pytest.mark.slow
QUIET = Console(quiet=True)
BOT = """
import os, time
from pathlib import Path

class Here:
    \"\"\"Takes its time, so that one node cannot do it all, and leaves a note of where it played.\"\"\"

    def __init__(self):
        node = os.environ.get("RAY_RAYLET_PID", "")  # set in a worker of Ray: the process that is its node
        (Path(__file__).parent / f"node-{node}").touch()

    def choose(self, seat):
        time.sleep(0.02)
        return seat.choices[0]
"""


def test_two_nodes_play_what_one_process_plays(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    (tmp_path / "mine.py").write_text(BOT, "utf-8")
    contest = Contest("durak", (f"{tmp_path / 'mine.py'}:Here", "random"), 2, "test")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        run(contest, 12, tmp_path / "ray", ray=cluster.address, console=QUIET)
        assert not ray.is_initialized()  # it let go of the cluster
    finally:
        cluster.shutdown()
    assert len([note for note in tmp_path.glob("node-*") if note.name != "node-"]) == 2
    run(contest, 12, tmp_path / "here", console=QUIET)
    kept = [Archive(tmp_path / name, contest).games() for name in ("ray", "here")]
    for rows in kept:
        for row in rows:
            del row["seconds"]
    assert len(kept[0]) == 12
    assert kept[0] == kept[1]
