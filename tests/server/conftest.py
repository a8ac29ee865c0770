"""A house for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path / "skarb.sqlite")
    yield found
    found.close()
