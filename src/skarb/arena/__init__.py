"""Tournaments: who plays better, by how much, and how sure we are. See docs/arena.md."""

from skarb.arena.contest import Contest, Game, play, schedule
from skarb.arena.entrant import entrant
from skarb.arena.table import Table

__all__ = ["Contest", "Game", "Table", "entrant", "play", "schedule"]
