"""The same rooms in every game, and one word for one thing: who knows one folder knows all."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "skarb"
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/__init__.py"))
MODULES = sorted(SOURCE.rglob("*.py"))

ROOMS: dict[str, set[str]] = {  # each module of a game, and what the rest of the house looks for in it
    "__init__": {"GAME"},
    "game": {"GAME", "OPTIONS"},
    "state": {"Setup"},
    "choice": set(),
    "cards": set(),
    "notation": {"text", "touches"},
    "refusals": {"why_not", "why_not_touch"},
    "position": {"position"},
    "reading": {"place"},
    "view": {"View", "view"},
    "world": {"world"},
    "tactics": {"value", "thinking"},
    "quick": {"quick"},
    "features": {"FEATURES"},
    "picture": {"picture"},
    "words": {"label"},
}
FOLDERS = {"data", "flow", "teach", "texts"}
SPARE = {
    "choice",
    "cards",
    "data",
    "tactics",
    "quick",
    "features",
    "picture",
    "teach",
}  # what a small game may do without
TAKEN = {"Table", "Arena", "Chair", "Game"}  # they are the server's, the arena's and the kernel's
FRAMES = {"Frame", "Do", "Ask"}
STATES = {"State", "Flat"}
WIRE = SOURCE / "server" / "messages.py"  # a message is called after the thing that it tells of

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def names_in(path: Path) -> set[str]:
    """What a module defines or imports at its top."""
    out: set[str] = set()
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            out.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            out |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            out |= {target.id for target in targets if isinstance(target, ast.Name)}
    return out


def classes_in(path: Path) -> dict[str, set[str]]:
    """The classes of a module, each with the names of its parents."""
    found = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef)]
    parents = {node.name: [b.value if isinstance(b, ast.Subscript) else b for b in node.bases] for node in found}
    return {name: {b.id for b in bases if isinstance(b, ast.Name)} for name, bases in parents.items()}


def test_there_are_games() -> None:
    assert len(GAMES) >= 5


@every_game
def test_a_game_has_the_rooms_that_every_game_has(folder: Path) -> None:
    modules = {path.stem for path in folder.glob("*.py")}
    folders = {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"}
    assert set(ROOMS) - SPARE <= modules <= set(ROOMS)
    assert FOLDERS - SPARE <= folders <= FOLDERS


@every_game
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_answers_what_it_is_asked(folder: Path, room: str) -> None:
    path = folder / f"{room}.py"
    if room in SPARE and not path.exists():
        return
    assert not ROOMS[room] - names_in(path)
    if room == "words" and (folder / "cards.py").exists():
        assert "card_text" in names_in(path)
    if room == "state":
        assert any(STATES & parents for parents in classes_in(path).values())


@every_game
def test_a_game_leaves_the_words_of_the_house_alone(folder: Path) -> None:
    taken = {f"{path.name}: {name}" for path in folder.rglob("*.py") for name in classes_in(path) if name in TAKEN}
    assert not taken


def test_a_class_name_means_one_thing() -> None:
    """Frames are a game's own words, and two games may use one word each; no word of the platform means two things."""
    homes: dict[str, list[Path]] = defaultdict(list)
    parents: dict[tuple[str, str], set[str]] = {}
    for path in MODULES:
        if path != WIRE:
            game = path.relative_to(SOURCE).parts[1] if path.is_relative_to(SOURCE / "games") else ""
            for name, found in classes_in(path).items():
                homes[name].append(path)
                parents[game, name] = found

    def is_frame(game: str, name: str) -> bool:
        return any(p in FRAMES or (p != name and is_frame(game, p)) for p in parents.get((game, name), ()))

    twice = {}
    for name, paths in homes.items():
        games = [path.relative_to(SOURCE).parts[1] if path.is_relative_to(SOURCE / "games") else "" for path in paths]
        plain = [path for path, game in zip(paths, games, strict=True) if not (game and is_frame(game, name))]
        own = [game for game in games if game and not is_frame(game, name)]
        if len(plain) > 1 and ("" in games or len(set(own)) < len(own)):
            twice[name] = [str(path.relative_to(SOURCE)) for path in plain]
    assert not twice


@every_module
def test_a_module_fits_in_one_head(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= 500
    assert ast.get_docstring(ast.parse(text)) or not text.strip()


@every_game
def test_nobody_asks_a_state_what_it_is(folder: Path) -> None:
    """`Game[S]` knows: mypy has checked every room against it."""
    states = {name for name, parents in classes_in(folder / "state.py").items() if STATES & parents}
    doubts = [
        f"{path.name}:{node.lineno}"
        for path in folder.rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Assert) and isinstance(node.test, ast.Call)
        if isinstance(node.test.func, ast.Name) and node.test.func.id == "isinstance"
        if {name.id for name in ast.walk(node.test.args[1]) if isinstance(name, ast.Name)} & states
    ]
    assert not doubts
