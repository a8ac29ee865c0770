"""Durak of the Black Book: transfer, sorcery and team Durak for two to six players. docs/rules/durak.md"""

from skarb.games.durak.flow.functions import beats, deal, draw_order
from skarb.games.durak.game import GAME

__all__ = ["GAME", "beats", "deal", "draw_order"]
