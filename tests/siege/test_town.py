"""One fault of every kind at three servers, two thinkers and PostgreSQL. `bench/siege.py --many` goes on for hours."""

from collections.abc import Callable, Iterator

import pytest

from server.postgres import Cluster
from siege.town import FAULTS, Town


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    cluster = Cluster()
    try:
        found = Town(tmp_path_factory.mktemp("town"), seed=17, cluster=cluster)
        found.play(1)
        yield found
        found.deal_again()
        found.close()
    finally:
        cluster.close()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_nothing_is_lost_and_nobody_is_shown_what_is_not_stored(town: Town, fault: Callable[[Town], None]) -> None:
    before = town.count["acknowledged"]
    fault(town)
    with town.settling():
        town.play(1)
        town.watch()
    town.check()
    assert town.count["acknowledged"] > before
