"""The rulebooks, one folder each. A folder with a `GAME` in it is a game: nothing else needs to know its name."""

import pkgutil
from functools import cache
from importlib import import_module

from skarb.kernel.game import Game
from skarb.kernel.refusal import refuse


def ids() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def find(game: str) -> Game:
    if game not in ids():
        raise refuse("", "no-such-game", name=str(game), games=", ".join(ids()))
    found = import_module(f"skarb.games.{game}").GAME
    assert isinstance(found, Game)
    return found
