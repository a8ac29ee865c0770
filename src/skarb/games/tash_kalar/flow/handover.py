"""Control passes from one teammate to the other, and the legends with it. TSK-18.7"""

from skarb.games.tash_kalar.cards import FLARES, LEGEND_CARDS, LEGENDS
from skarb.games.tash_kalar.state import TashKalar


def hand_over(s: TashKalar) -> None:
    s.handed = True
    pass_legends(s)
    s.wall("TSK-18.17", "handover")
    if s.events is not None:
        s.tell("handover", {"seat": s.turn, "to": s.mate(s.turn)})


def pass_legends(s: TashKalar) -> None:
    """The turn owner's legends go to the teammate; he may remember them. TSK-18.7, 26.5"""
    mate = s.mate(s.turn)
    legends = s.hands[s.turn] & LEGEND_CARDS
    hands = s.hands.copy()
    hands[s.turn] ^= legends
    hands[mate] |= legends
    s.hands = hands
    for card in range(LEGENDS, FLARES):
        if legends >> card & 1:
            s.learn(s.turn, card, 1 << card)
            s.locate(mate, card)
