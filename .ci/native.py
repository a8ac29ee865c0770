"""Compiles the engine with mypyc, in a copy of the sources: no .so ever lies in src. docs/native.md tells why this way.

hatchling runs it for a wheel. As a program it fills `.venv/native/<mark>`, a copy of the package with its compiled
modules that goes first on the path: `where` prints that folder, `make` fills it (`make PID` gives up when that process
is gone), `check` tells whether the package that Python finds is compiled as it should be.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
NATIVE = (
    ROOT / ".venv" / "native"
)  # where hatchling does not look: it follows links, and would take the rules from here
SOURCES = ("src", "pyproject.toml", ".ci/native.py")
PAGE = Path("src", "skarb", "server", "page")  # the built page, in a wheel
KEPT = 3  # folders of older sources: somebody may still run them
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
USUAL = "-O1"  # half the processor time of -O2,
# for which hidden names make up: calls within the library need no detour, and are inlined.
FLAGS = ["-g0", "-w", "-fvisibility=hidden", "-fno-semantic-interposition"]
LIGHT = "-Og"  # takes two thirds of that time, and is enough for what is asked once a game, or once a choice of people
LIGHTER = {"finish", "game", "match", "notation", "opening", "option", "question", "seat", "view"}
SECONDS = 1.2  # of one core for a module, roughly


def tell(line: str) -> None:
    """To whoever waits: pip keeps what a build prints to itself."""
    print(line, flush=True)
    if not sys.stdout.isatty():
        with suppress(OSError), open("/dev/tty", "w") as terminal:
            terminal.write(f"\n{line}\n")


def lacking() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get("SKARB_PURE", "0") != "0":
        return "SKARB_PURE is set"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing (often in a package called python3-dev)"
    return ""


def chosen(root: Path) -> list[Path]:
    """The modules to compile, as pyproject.toml says, from `src` on."""
    wheel = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    hook = wheel["hooks"]["custom"]
    found = {path for pattern in hook["compile"] for path in (root / "src").glob(pattern)}
    return sorted(path.relative_to(root / "src") for path in found if path.name not in hook["interpret"])


def sources(root: Path) -> list[Path]:
    """All that a compiled package is made of, from the root on."""
    found = [path for name in SOURCES for path in [root / name, *(root / name).rglob("*")] if path.is_file()]
    rooms = [path.relative_to(root) for path in found if path.suffix not in (".pyc", ".so")]
    return sorted(path for path in rooms if PAGE not in path.parents)


def mark(root: Path) -> str:
    """Changes whenever what is compiled, or what runs it, does."""
    digest = blake2b(f"{sys.version} {SUFFIX}".encode(), digest_size=10)
    for path in sources(root):
        data = (root / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(data)} ".encode() + data)
    return digest.hexdigest()


def copy(root: Path, to: Path) -> None:
    for path in sources(root):
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / path, to / path)


def compile(work: Path) -> None:
    """Put the compiled modules into a copy's src. In a process of its own, for mypy reads the folder it stands in."""
    count = len(chosen(work))
    minutes = max(1, round((20 + count * SECONDS / CORES) / 60))
    cores = "one core" if CORES == 1 else f"{CORES} cores"
    tell(f"Compiling {count} modules of skarb on {cores}, about {minutes} min (SKARB_PURE=1 leaves that out).")
    done = subprocess.run(
        [sys.executable, work / ".ci" / "native.py", "inside"],
        cwd=work,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{done.stdout}\nskarb does not compile here; SKARB_PURE=1 leaves that out.")


def inside() -> None:
    """C from mypyc; the biggest files are compiled first, so that no core is idle at the end."""
    from mypyc.build import mypycify
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as platform

    paths = [str("src" / path) for path in chosen(Path())]
    extensions = mypycify(paths, opt_level="1", debug_level="0", multi_file=True, group_name="skarb")
    compiler = ccompiler.new_compiler()
    platform.customize_compiler(compiler)
    folders = [*sorted({folder for one in extensions for folder in one.include_dirs}), sysconfig.get_path("include")]
    headers = {level: read_once(compiler, folders, level) for level in (USUAL, LIGHT)}

    def translate(source: str) -> str:
        level = LIGHT if Path(source).stem.rpartition("___")[2] in LIGHTER else USUAL
        words = [*FLAGS, level, *(headers[level] if Path(source).stem.startswith("__native") else [])]
        return compiler.compile([source], "objects", include_dirs=folders, extra_postargs=words)[0]

    def link(extension: Any) -> None:
        to = Path("src", *extension.name.split("."))
        compiler.link_shared_object([objects[source] for source in extension.sources], f"{to}{SUFFIX}")

    sources = sorted({s for one in extensions for s in one.sources}, key=os.path.getsize, reverse=True)
    with ThreadPoolExecutor(CORES) as pool:
        objects = dict(zip(sources, pool.map(translate, sources), strict=True))
        list(pool.map(link, extensions))


def read_once(compiler: Any, folders: list[str], level: str) -> list[str]:
    """What the modules have in common, read for all of them: an eighth of the time. Words for the compiler."""
    header = Path("build", f"common{level}.h")
    header.write_text('#include "__native_skarb.h"\n#include "__native_internal_skarb.h"\n', "utf-8")
    found = [f"-I{folder}" for folder in folders]
    with suppress(Exception):  # a compiler that cannot do it reads them every time
        compiler.spawn([*compiler.compiler_so, *found, *FLAGS, level, "-xc-header", str(header), "-o", f"{header}.gch"])
    return ["-include", str(header)]


class Hook(BuildHookInterface[Any]):
    """A wheel with compiled modules, or a pure one where nothing can be compiled."""

    def dependencies(self) -> list[str]:
        return [] if lacking() else list(self.config["needs"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root, "web", "dist")
        if (page / "index.html").exists():
            build_data["force_include"][str(page)] = "skarb/server/page"
        why = lacking()
        if why:
            tell(f"skarb will be pure Python: {why}.")
            return
        self.folder = TemporaryDirectory()  # gone with the hook, when the wheel has been written
        work = Path(self.folder.name)
        copy(Path(self.root), work)
        compile(work)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (work / "src").rglob(f"*{SUFFIX}"):
            build_data["force_include"][str(path)] = path.relative_to(work / "src").as_posix()


def make(parent: int) -> None:
    why = lacking()
    if why:
        tell(f"Skarb runs in pure Python: {why}.")
        return
    places = sorted(NATIVE.glob("[!w]*"), key=lambda place: place.stat().st_mtime)
    left = [work for work in NATIVE.glob("work-*") if not running(work.name.removeprefix("work-"))]
    for old in [*places[:-KEPT], *left]:
        shutil.rmtree(old)
    work = NATIVE / f"work-{os.getpid()}"
    if parent:
        os.setsid()
        threading.Thread(target=watch, args=(parent,), daemon=True).start()
    try:
        copy(ROOT, work)
        place = NATIVE / mark(work)
        if not place.exists():
            began = time.monotonic()
            compile(work)
            (work / "src" / "skarb" / "rules").symlink_to(ROOT / "docs" / "rules")
            (work / PAGE).symlink_to(ROOT / "web" / "dist")
            with suppress(OSError):  # somebody else was quicker
                (work / "src").rename(place)
            spent = round(time.monotonic() - began)
            tell(f"Compiled in {spent} s: bots think in it from now on, everything from the next start on.")
    finally:
        shutil.rmtree(work, ignore_errors=True)


def watch(parent: int) -> None:
    """Nobody compiles for a server that has been stopped."""
    while os.getppid() == parent:
        time.sleep(1)
    os.killpg(0, signal.SIGKILL)


def running(process: str) -> bool:
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    return True


def check() -> None:
    """A hot module that was left interpreted would make every figure of bench/ untrue."""
    names = [".".join(path.with_suffix("").parts) for path in chosen(ROOT)]
    left = [name for name in names if not (import_module(name).__file__ or "").endswith(SUFFIX)]
    if left:
        raise SystemExit(f"not compiled: {', '.join(left)}")


if __name__ == "__main__":
    what, *more = sys.argv[1:]
    if what == "where":
        print(NATIVE / mark(ROOT))
    elif what == "make":
        make(int(more[0]) if more else 0)
    elif what == "check":
        check()
    elif what == "inside":
        inside()
