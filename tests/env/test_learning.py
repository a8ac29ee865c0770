"""What docs/learning.md and docs/features.md show is so. How well the learner plays is measured there, and not here."""

import re
from pathlib import Path
from typing import Any

import numpy as np

from skarb.env.document import page

DOCS = Path(__file__).parents[2] / "docs"


def learner() -> dict[str, Any]:
    code = re.findall(r"^```python\n(import numpy.*?)^```$", (DOCS / "learning.md").read_text("utf-8"), re.M | re.S)
    assert len(code) == 1
    assert len([line for line in code[0].splitlines() if line.strip() and '"""' not in line]) <= 40
    names: dict[str, Any] = {}
    exec(code[0], names)
    return names


def test_every_block_is_documented() -> None:
    assert (DOCS / "features.md").read_text("utf-8") == page()


def test_the_learner_learns_the_same_from_the_same_seed() -> None:
    names = learner()
    learn, share = names["learn"], names["share"]
    tries = ((0, 1), (150, 1), (150, 1), (150, 2))
    untaught, short, again, other = (learn(steps, n=16, seed=seed) for steps, seed in tries)
    assert all(np.array_equal(a, b) for a, b in zip(short, again, strict=True))
    assert not np.array_equal(short[0], untaught[0])  # lessons were learned
    assert not np.array_equal(short[0], other[0])
    assert share(short, games=4) == share(again, games=4)
    assert 0.0 <= share(short, games=4) <= 1.0
