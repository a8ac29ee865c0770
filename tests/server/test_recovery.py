"""Going back to a moment, as docs/deploying.md says: a base backup, an archive of what was logged, games in play."""

import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.house import House, Line, execute, play, texts, until
from server.postgres import Cluster

LOG = "SELECT table_id, ply, seat, choice, who FROM log ORDER BY table_id, ply"


@pytest.fixture
def archive() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="skarb-wal-"))
    folder.chmod(0o777)  # PostgreSQL writes there as another user
    yield folder
    shutil.rmtree(folder)


def test_a_hall_goes_back_to_a_moment(archive: Path) -> None:
    keeping = f"test ! -f {archive}/%f && cp %p {archive}/%f"
    cluster = Cluster(archive_mode="on", archive_command=keeping)
    try:
        go_back(cluster, archive)
    finally:
        cluster.close()


def go_back(cluster: Cluster, archive: Path) -> None:
    db, chance = cluster.fresh(), random.Random(1)
    house = House(db)
    anna = house.visitor("Anna")
    tables = [anna.make(game, 2, hot_seat=True, start=True)["id"] for game in ("durak", "flamecraft")]
    lines = [anna.join(table) for table in tables]
    play_on(lines, chance)
    base = cluster.keep()
    play_on(lines, chance)
    kept = execute(db, LOG)
    moment = execute(db, "SELECT clock_timestamp()::text")[0][0]
    states = play_on(lines, chance)
    assert execute(db, LOG)[: len(kept)] != execute(db, LOG)
    execute(db, "SELECT pg_switch_wal()")
    until(
        lambda: execute(
            db, "SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) FROM pg_stat_archiver"
        )[0][0]
    )
    house.close()

    cluster.go_back(base, archive, moment)
    assert execute(db, LOG) == kept  # looked at before anybody may write
    cluster.execute("SELECT pg_wal_replay_resume()")
    until(lambda: execute(db, "SELECT NOT pg_is_in_recovery()")[0][0])
    house = House(db)
    anna = anna.moved(house.port)
    for table, known in zip(tables, states, strict=True):
        with anna.join(table, ply=known["ply"]) as line:
            state = line.state()  # the page knew more, and is told what there is
            assert state["ply"] == sum(row[0] == table for row in kept) < known["ply"]
            answer = line.choose(texts(known)[0], known["seat"], ply=known["ply"])
            assert answer["code"] == "late"
            play(line, chance, 3)
    log = execute(db, LOG)
    assert all(row in log for row in kept)
    assert len(log) == len(kept) + 6
    house.close()


def play_on(lines: list[Line], chance: random.Random) -> list[Any]:
    return [play(line, chance, 5) for line in lines]
