"""Tash-Kalar: Arena of Legends. See docs/rules/tash_kalar.md."""

from skarb.games.tash_kalar.game import GAME

__all__ = ["GAME"]
