"""The public vectors."""

from typing import Any

import pytest

from rules.flamecraft.vectors import try_vector, vectors


@pytest.mark.rule("FLC-28.1")
def test_there_are_vectors() -> None:
    assert len({vector["id"] for vector in vectors()}) == len(vectors()) >= 49


@pytest.mark.parametrize(
    "vector", [pytest.param(v, id=v["id"], marks=pytest.mark.rule(*v["rules"])) for v in vectors()]
)
def test_vector(vector: dict[str, Any]) -> None:
    try_vector(vector)
