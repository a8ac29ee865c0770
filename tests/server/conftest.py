"""A house for each test, and a clock that rates are measured by."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Hand, House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path / "skarb.sqlite")
    yield found
    found.close()


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    """Rates are counted by this clock."""
    made = Hand()
    monkeypatch.setattr("skarb.server.guard.time", made)
    return made
