"""How the engine is compiled: in a copy, only what is hot, and not at all where that cannot be."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.constants import EXCLUDED_DIRECTORIES

ROOT = Path(__file__).parents[2]
TWICE = "def twice(n: int) -> int:\n    return 2 * n\n"
PYPROJECT = """
[tool.hatch.build.targets.wheel.hooks.custom]
compile = ["skarb/kernel/*.py", "skarb/games/*/*.py", "skarb/games/*/flow/*.py"]
interpret = ["__init__.py", "picture.py"]
"""


def loaded(root: Path) -> Any:
    """The program .ci/native.py of that root."""
    spec = spec_from_file_location("native_of_a_test", root / ".ci" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with four modules."""
    for name in ("kernel/state", "games/durak/cards", "games/durak/picture", "games/durak/flow/bout", "server/app"):
        path = tmp_path / "src" / "skarb" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(TWICE)
        for folder in path.relative_to(tmp_path / "src").parents[:-1]:
            (tmp_path / "src" / folder / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "native.py", tmp_path / ".ci")
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key not in ("SKARB_PURE", "PYTHONPATH")}
    command = [sys.executable, str(root / ".ci" / "native.py"), *words]
    return subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, timeout=600)


def test_every_edit_of_the_sources_is_noticed(small: Path) -> None:
    native = loaded(small)
    before = native.mark(small)
    assert (small / ".venv" / "native" / before) == Path(run(small, "where").stdout.strip())
    cache = small / "src" / "skarb" / "kernel" / "__pycache__"
    cache.mkdir()
    (cache / "state.pyc").write_bytes(b"1")
    assert native.mark(small) == before
    marks = {before}
    for name in ("src/skarb/kernel/state.py", "src/skarb/server/app.py", "pyproject.toml", ".ci/native.py"):
        with (small / name).open("a") as file:
            file.write("\n")
        marks.add(native.mark(small))
    (small / "src" / "skarb" / "data.toml").touch()
    marks.add(native.mark(small))
    assert len(marks) == 6


def test_a_copy_has_the_same_mark(small: Path, tmp_path: Path) -> None:
    native = loaded(small)
    native.copy(small, tmp_path / "copy")
    assert native.mark(tmp_path / "copy") == native.mark(small)


def test_what_is_compiled_is_compiled_beside_the_sources(small: Path) -> None:
    made = run(small, "make")
    assert made.returncode == 0, made.stderr
    assert "Compiling 3 modules" in made.stdout
    place = Path(run(small, "where").stdout.strip())
    compiled = {path.relative_to(place).as_posix().split(".")[0] for path in place.rglob("*.so")}
    assert compiled == {
        "skarb__mypyc",
        "skarb/kernel/state",
        "skarb/games/durak/cards",
        "skarb/games/durak/flow/bout",
    }
    assert [path.name for path in (small / ".venv" / "native").iterdir()] == [place.name]
    assert not list((small / "src").rglob("*.so"))
    told = [sys.executable, "-c", "from skarb.games.durak.flow import bout; print(bout.__file__, bout.twice(21))"]
    said = subprocess.run(told, env={**os.environ, "PYTHONPATH": str(place)}, capture_output=True, text=True).stdout
    assert said.startswith(str(place / "skarb" / "games" / "durak" / "flow" / "bout."))
    assert said.endswith(".so 42\n")
    assert run(small, "make").stdout == ""  # it is there
    with (small / "src" / "skarb" / "games" / "durak" / "cards.py").open("a") as file:
        file.write("\nwrong: int = 'a word'\n")
    failed = run(small, "make")
    assert failed.returncode == 1
    assert "SKARB_PURE=1" in failed.stderr
    assert [path.name for path in (small / ".venv" / "native").iterdir()] == [place.name]


def test_it_gives_up_when_the_server_is_gone(small: Path) -> None:
    assert run(small, "make", "1").returncode == -9
    assert not Path(run(small, "where").stdout.strip()).exists()
    assert run(small, "make").returncode == 0
    assert len(list((small / ".venv" / "native").iterdir())) == 1  # what was left of the first is gone


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    native = loaded(ROOT)
    monkeypatch.delenv("SKARB_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    assert "no-such-compiler" in native.lacking()
    monkeypatch.setenv("CC", sys.executable)  # something that there is
    assert native.lacking() == ""
    hook = native.Hook(str(ROOT), {"needs": ["mypy"]}, None, None, "", "wheel")
    assert hook.dependencies() == ["mypy"]
    monkeypatch.setattr(native.sysconfig, "get_path", lambda name: "/nowhere")
    assert "Python.h" in native.lacking()
    monkeypatch.setenv("SKARB_PURE", "1")
    assert "SKARB_PURE" in native.lacking()
    assert hook.dependencies() == []


def test_a_pure_wheel_has_everything_but_compiled_modules(tmp_path: Path) -> None:
    """And so has one that is built from the source distribution, also where something was compiled."""
    assert loaded(ROOT).NATIVE.parent.name in EXCLUDED_DIRECTORIES

    def build(root: Path, target: str) -> Path:
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(tmp_path)]
        done = subprocess.run(command, cwd=root, env={**os.environ, "SKARB_PURE": "1"}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert target == "sdist" or "pure Python" in done.stdout
        return next(tmp_path.glob("*.whl" if target == "wheel" else "*.tar.gz"))

    wheel = build(ROOT, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"skarb/kernel/state.py", "skarb/rules/durak.md", "skarb/games/durak/texts/uk.ftl"} <= names
    assert not [name for name in names if name.endswith(".so")]
    wheel.unlink()
    shutil.unpack_archive(build(ROOT, "sdist"), tmp_path, filter="data")
    assert set(zipfile.ZipFile(build(next(tmp_path.glob("skarb-*/")), "wheel")).namelist()) == names


def test_every_room_that_bots_play_in_is_compiled() -> None:
    native = loaded(ROOT)
    compiled = {path.as_posix() for path in native.chosen(ROOT)}
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    cold = set(hook["hooks"]["custom"]["interpret"])
    for game in (ROOT / "src" / "skarb" / "games").glob("*/"):
        rooms = {f"skarb/games/{game.name}/{path.name}" for path in game.glob("*.py") if path.name not in cold}
        rooms |= {f"skarb/games/{game.name}/flow/{p.name}" for p in game.glob("flow/*.py") if p.name not in cold}
        assert rooms <= compiled
    hot = {"state", "choice", "cards", "world", "tactics", "quick"}
    assert not {name.removesuffix(".py") for name in cold} & hot
    assert "skarb/kernel/playout.py" in compiled
    assert "skarb/bots/search.py" in compiled
