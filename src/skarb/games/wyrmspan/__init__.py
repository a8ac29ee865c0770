"""Wyrmspan: dragons in three caverns, for one to five players."""

from skarb.games.wyrmspan import effects as effects  # first: the frames below it and the interpreter need each other
from skarb.games.wyrmspan.game import GAME as GAME
