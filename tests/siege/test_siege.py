"""One fault of every kind, at tables of all five games. `bench/siege.py` goes on for hours."""

from collections.abc import Callable, Iterator

import pytest

from siege.camp import FAULTS, Siege


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    found = Siege(tmp_path_factory.mktemp("siege"), seed=13)
    found.play(1)
    yield found
    found.deal_again()
    found.close()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_nothing_is_lost_and_nothing_stands_still(siege: Siege, fault: Callable[[Siege], None]) -> None:
    before = siege.count["acknowledged"]
    fault(siege)
    siege.play(1)
    siege.check()
    assert siege.count["acknowledged"] > before
