"""Who may enter: a level of `skarb.bots`, or a class of your own as `file.py:Class` or `module:Class`.

A level may think of other iterations, or with another network, than it does: `master@1600`, `grandmaster@mine.npz@200`.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from skarb import bots
from skarb.bots import PATIENCE, Bot, Level
from skarb.kernel.refusal import refuse


def entrant(name: str) -> Callable[[], Bot]:
    """What makes the bot of that name. The same name means the same bot in every process.

    >>> entrant("random")().__class__.__name__
    'Random'
    """
    if "@" in name:
        return _another(name)
    if ":" not in name:
        bots.find(name)  # refuses what does not exist
        return lambda: bots.find(name)
    place, _, kind = name.rpartition(":")
    try:
        module = _file(Path(place)) if place.endswith(".py") else import_module(place)
        made = getattr(module, kind)
    except (ImportError, AttributeError, OSError) as error:
        raise refuse("", "no-such-bot", name=name, why=str(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise refuse("", "no-such-bot", name=name, why=f"{kind} has no choose(seat)")
    return made  # type: ignore[no-any-return]


def _another(name: str) -> Callable[[], Bot]:
    level, *ways = name.split("@")
    iterations = [int(way) for way in ways if way.isdecimal()]
    networks = [way for way in ways if way.endswith(".npz")]
    if level not in PATIENCE or level == "greedy" or len(iterations) + len(networks) < len(ways):
        raise refuse("", "no-such-bot", name=name, why="LEVEL@ITERATIONS, LEVEL@FILE.npz")
    if networks and not Path(networks[0]).exists():
        raise refuse("", "no-such-bot", name=name, why=f"{networks[0]} cannot be read")
    return lambda: Level(level, iterations=sum(iterations), network="".join(networks[:1]))


def _file(path: Path) -> object:
    spec = spec_from_file_location(f"entrant_{path.stem}", path)
    if spec is None or spec.loader is None or not path.exists():
        raise OSError(f"{path} cannot be read")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
