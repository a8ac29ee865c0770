"""A house for each test, on either engine; and a clock that rates are measured by."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Hand, House
from server.postgres import Cluster


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A module that says ENGINES = BOTH runs what it asks of a database on each."""
    if "db" in metafunc.fixturenames:
        metafunc.parametrize("db", getattr(metafunc.module, "ENGINES", ["sqlite"]), indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = Cluster()
    yield found
    found.close()


@pytest.fixture
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A file, or the address of a database of PostgreSQL."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.fresh()
    return str(tmp_path / "skarb.sqlite")


@pytest.fixture
def house(db: str) -> Iterator[House]:
    found = House(db)
    yield found
    found.close()


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    """Rates are counted by this clock."""
    made = Hand()
    monkeypatch.setattr("skarb.server.guard.time", made)
    return made
