"""Flamecraft: dragons, shops, enchantments. The rules are docs/rules/flamecraft.md."""

from skarb.games.flamecraft.game import GAME

__all__ = ["GAME"]
