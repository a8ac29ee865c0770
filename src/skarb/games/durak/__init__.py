"""Durak of the Black Book: transfer, sorcery and team Durak for two to six players. docs/rules/durak.md"""

from skarb.games.durak.functions import beats, deal, draw_order
from skarb.games.durak.rulebook import DurakGame

GAME = DurakGame()

__all__ = ["GAME", "beats", "deal", "draw_order"]
