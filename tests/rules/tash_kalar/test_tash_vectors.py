"""The public vectors of docs/rules, one test each."""

from typing import Any

import pytest

from rules.tash_kalar.vectors import public_vectors, run


def marked(vector: dict[str, Any]) -> Any:
    return pytest.param(vector, id=vector["id"], marks=pytest.mark.rule(*vector["rules"]))


@pytest.mark.parametrize("vector", [marked(vector) for vector in public_vectors()])
def test_vector(vector: dict[str, Any]) -> None:
    run(vector)


def test_all_public_vectors_are_read() -> None:
    assert len(public_vectors()) >= 130
