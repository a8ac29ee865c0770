"""Wyrmspan: dragons in three caverns, for one to five players. docs/rules/wyrmspan.md"""

from skarb.games.wyrmspan.game import GAME as GAME
