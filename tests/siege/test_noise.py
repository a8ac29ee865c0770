"""Noise at every game's table and at every call: short here, `bench/noise.py` goes on for a million messages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House
from siege.noise import HEADS, MESSAGES, Crowd, Doors, make_noise


@pytest.fixture
def quiet(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[House]:
    """A house in which nothing breaks."""
    made = House(tmp_path / "a.sqlite")
    yield made
    made.close()
    assert not [record for record in caplog.records if record.exc_info], caplog.text


def test_messages_that_nobody_would_send(quiet: House) -> None:
    crowd = Crowd(quiet.port)
    make_noise(MESSAGES, 8, 1, crowd.shout)
    crowd.close()
    assert crowd.count["messages"] > 500
    assert crowd.count["accepted"]  # some of it is not noise


def test_heads_that_no_library_would_send(quiet: House) -> None:
    doors = Doors(quiet.port)
    make_noise(HEADS, 150, 2, doors.knock)
    assert {"200", "400", "404"} <= set(doors.count)


def test_calls_made_from_the_description(quiet: House) -> None:
    doors = Doors(quiet.port)
    make_noise(doors.cases(), 40, 3, doors.call)
    assert {"200", "400", "404"} <= set(doors.count)
