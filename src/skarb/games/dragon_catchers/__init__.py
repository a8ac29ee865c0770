"""Dragon Catchers: a trick-taking game of two clans of spirits, for two to four players. Rules: DRC in docs/rules."""

from skarb.games.dragon_catchers.game import DragonCatchers
from skarb.games.dragon_catchers.judge import match, resolve, rotation, score

GAME = DragonCatchers()

__all__ = ["GAME", "DragonCatchers", "match", "resolve", "rotation", "score"]
