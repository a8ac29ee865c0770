"""Bots go over to a compiled engine while the server runs. Here another copy of the package stands in for it."""

import asyncio
import os
import pkgutil
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

import skarb
from harness.walk import opened
from server.house import House, until
from skarb import bots, native
from skarb.server.clock import Clock
from skarb.server.thinking import Moment, Thinking
from skarb.server.workers import START, Staff, Whose

WHERE = (pkgutil.resolve_name, "skarb:__file__")  # a job that tells which copy a worker has

AT = Moment("a table", 9, 0, "")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled package will be."""
    monkeypatch.setattr(native, "state", SimpleNamespace(__file__="state.py"))  # the tests run in compiled packages too
    monkeypatch.setenv("SKARB_NATIVE", str(tmp_path / "native"))
    monkeypatch.setattr("skarb.server.thinking.EVERY", 0.01)
    return tmp_path / "native"


def appear(folder: Path) -> None:
    """At once and whole, as .ci/native.py does it. The copy says that it is compiled."""
    made = folder.with_name("made")
    shutil.copytree(Path(skarb.__file__).parent, made / "skarb", ignore=shutil.ignore_patterns("__pycache__"))
    module = made / "skarb" / "native.py"
    text = module.read_text("utf-8")
    module.write_text(text + '\n\ndef engine() -> Engine:\n    return "compiled"\n', "utf-8")
    made.rename(folder)


def engine(thinking: Thinking) -> str:
    return thinking.bots.engine


def test_bots_go_over_without_a_restart(folder: Path) -> None:
    async def scene() -> None:
        thinking = Thinking(1, Clock())
        seat = bots.sit(opened("durak", 1, 9, least=2), 0, 1)
        before = await thinking.choose("novice", seat, Whose(), AT, 9.0)
        assert await thinking.bots.run(START, Whose(), *WHERE) == skarb.__file__
        assert engine(thinking) == "pure"
        going = asyncio.create_task(thinking.become_native())
        await asyncio.to_thread(appear, folder)
        await going
        assert engine(thinking) == "compiled"
        for crew in (thinking.bots, thinking.records):
            assert await crew.run(START, Whose(), *WHERE) == str(folder / "skarb" / "__init__.py")
        assert await thinking.choose("novice", seat, Whose(), AT, 9.0) == before
        await thinking.close()

    asyncio.run(scene())


def writer(pipe: Path) -> int | None:
    """The other end of a named pipe, once somebody reads it."""
    try:
        return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


def test_who_is_busy_may_finish(folder: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        crew = Staff(Clock(), 1, process=True)
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        busy = asyncio.create_task(crew.run(START, Whose(), Path.read_text, pipe))
        end = await asyncio.to_thread(until, lambda: writer(pipe))
        old = crew.pids
        appear(folder)
        await crew.renew()
        assert crew.pids[:1] == old
        os.write(end, b"finished")
        os.close(end)
        assert await busy == "finished"
        assert await crew.run(START, Whose(), *WHERE) == str(folder / "skarb" / "__init__.py")
        assert len(crew.pids) == 1
        assert crew.pids != old
        await crew.close()

    asyncio.run(scene())


def test_one_that_does_not_start_changes_nothing(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        thinking = Thinking(1, Clock())
        assert await thinking.bots.run(START, Whose(), len, "abc") == 3
        appear(folder)
        (folder / "skarb" / "native.py").write_text("raise ImportError('broken')\n", "utf-8")
        await thinking.become_native()
        assert "does not start" in caplog.text
        assert engine(thinking) == "pure"
        assert await thinking.bots.run(START, Whose(), *WHERE) == skarb.__file__
        await thinking.close()

    asyncio.run(scene())


def test_about_says_what_runs(folder: Path, tmp_path: Path) -> None:
    house = House(tmp_path / "db.sqlite", workers=1)
    about = {"version": skarb.__version__, "engine": "pure", "bots": "pure"}
    assert house.get("/api/about").json() == about
    appear(folder)
    until(lambda: house.get("/api/about").json() == {**about, "bots": "compiled"})
    house.close()
