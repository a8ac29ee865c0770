"""Tournaments: who plays better, by how much, and how sure we are. See docs/arena.md."""

from skarb.arena.contest import Contest, Fixture, play, schedule
from skarb.arena.entrant import entrant
from skarb.arena.standings import Standings

__all__ = ["Contest", "Fixture", "Standings", "entrant", "play", "schedule"]
