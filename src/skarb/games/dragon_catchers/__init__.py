"""Dragon Catchers: a trick-taking game of two clans of spirits, for two to four players. Rules: DRC in docs/rules."""

from skarb.games.dragon_catchers.flow.judge import match, resolve, rotation, score
from skarb.games.dragon_catchers.game import GAME

__all__ = ["GAME", "match", "resolve", "rotation", "score"]
