"""The games, one folder each. A folder with a `GAME` in it is a game: nothing else needs to know its name.

>>> import skarb.games.durak
>>> "durak" in skarb.games()
True
"""

import pkgutil
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from skarb.kernel.game import Game
from skarb.kernel.refusal import refuse


class _Games(ModuleType):
    """`skarb.games` is this package, and called it lists the games."""

    def __call__(self) -> list[str]:
        return ids()


sys.modules[__name__].__class__ = _Games


def ids() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def find(game: str) -> Game[Any]:
    if game not in ids():
        raise refuse("", "no-such-game", name=str(game), games=", ".join(ids()))
    found = import_module(f"skarb.games.{game}").GAME
    assert isinstance(found, Game)
    return found
