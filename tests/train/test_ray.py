"""Self-play on a Ray cluster of two nodes, here on one machine. Needs `pip install "skarb[ray]"`; `-m slow` runs it."""

from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from skarb.train.run import Training, train

pytestmark = pytest.mark.slow
QUIET = Console(quiet=True)


def test_two_nodes_teach_what_one_process_teaches(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    training = Training("durak", games=60, epochs=1, units=(4,), contest=4, depth=2)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        train(training, tmp_path / "ray", 1, ray=cluster.address, console=QUIET)
    finally:
        cluster.shutdown()
    train(training, tmp_path / "here", 1, console=QUIET)
    with np.load(tmp_path / "ray" / "weights.npz") as one, np.load(tmp_path / "here" / "weights.npz") as other:
        for name in one.files:
            assert one[name] == pytest.approx(other[name], abs=1e-6)
