"""Flamecraft: dragons, shops, enchantments. The rulebook is docs/rules/flamecraft.md."""

from skarb.games.flamecraft.rulebook import GAME

__all__ = ["GAME"]
