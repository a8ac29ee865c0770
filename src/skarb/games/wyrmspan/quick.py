"""A quick answer to any question, for playing on in a search: a rough worth of each choice, and a little chance.

The numbers were found by self-play of quick answers alone: each made more points than its neighbours.
"""

from random import Random
from typing import Final

from skarb.games.wyrmspan.cards import (
    ABILITY,
    CAVE_NODE,
    COST,
    COST_COINS,
    COST_EGGS,
    DIG_EGGS,
    DRAGON_FOOD,
    DRAGONS,
    EXPLORE_EGGS,
    FEED,
    HABITAT,
    NESTS,
    PATH,
    RESOURCE_ICONS,
    VP,
)
from skarb.games.wyrmspan.choice import (
    ACTIVATE,
    ADVANCE,
    CACHE,
    CARD_BITS,
    CARD_MASK,
    COVER,
    DISCARD_CARDS,
    DISCARD_RES,
    DONE,
    DRAW_CAVE,
    DRAW_DRAGON,
    ENTICE,
    EXCAVATE,
    EXCHANGE,
    EXPLORE,
    KEEP,
    MARK,
    PASS,
    SHIFT,
    SKIP,
    SPEND_CARDS,
    SPEND_COIN,
    SPEND_RES,
    SPLIT,
    SWAP,
    TAKE_CARDS,
    TAKE_RES,
    TUCK,
    TUCK_DECK,
    USE,
    VERB,
)
from skarb.games.wyrmspan.choice import PATH as PATH_VERB
from skarb.games.wyrmspan.flow.nodes import ACTIVATE as ACTIVATES
from skarb.games.wyrmspan.flow.nodes import (
    BANK,
    CHOOSE,
    DECK,
    DRAW,
    FREE,
    FROM_COST,
    GAIN_PER,
    GAIN_SPLIT,
    GAME_END,
    GOODS,
    IF,
    LAY_EACH,
    NODES,
    PAY,
    PLAY_CAVE,
    PLAY_DRAGON,
    REVEAL,
    ROUND_END,
    SHARED,
    TUCK_EACH,
    VISIT,
    WHEN_PLAYED,
)
from skarb.games.wyrmspan.flow.nodes import CACHE as CACHES
from skarb.games.wyrmspan.flow.nodes import NAME as NAMES
from skarb.games.wyrmspan.flow.nodes import TUCK as TUCKS
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.state import SETUP, Wyrmspan

FEW: Final = 10  # of a wide question only so many choices are looked at
NOISE: Final = 0.3
MARKED: Final = (0.0, 3.16, 3.16, 3.16, 6.22, 7.98, 3.86, 1.15)  # by square of the guild


def node_worth(index: int) -> float:
    """What an effect brings when it runs."""
    node = NODES[index]
    op = node.op
    if op == GOODS:
        out = 4.34 * node.coins + 1.04 * (sum(node.fixed) + node.named) + 1.38 * node.any + 2.53 * node.guild
        out += 1.02 * node.dragons + 0.36 * node.caves + 0.59 * node.eggs
        return out + (0.3 if node.then else 0.0)
    if op == PAY:
        cost = 0.51 * node.any - 0.48 * node.eggs + 0.62 * (node.dragons + node.caves) + 4.34 * node.coins
        if node.one_of:
            cost = 0.62
        return -0.3 * node.times * max(node_worth(node.then) - cost, 0.0)
    if op == CACHES:
        one = 1.05 if node.source == BANK else 0.46
        return node.times * (node.n * one + 0.8 * node_worth(node.then))
    if op == TUCKS:
        one = 1.4 if node.zones == DECK else 0.28
        n = float(node.n) if node.counter is None else 2.0
        return node.times * (n * one + 0.8 * node_worth(node.then))
    if op in (TUCK_EACH, LAY_EACH):
        return 1.51
    if op == DRAW:
        n = float(node.n) if node.counter is None else 2.0
        return 1.02 * (n - node.discard) + 0.28 * (node.tuck + 0.4 * node.may_tuck)
    if op == REVEAL:
        return 1.02
    if op == PLAY_CAVE:
        return 4.92 * node.n
    if op == PLAY_DRAGON:
        return 13.37 if node.mode == FREE else 0.66 * 13.37
    if op == ACTIVATES:
        return 0.28
    if op == IF:
        return 0.19 * node_worth(node.then)
    if op == SHARED:
        return node_worth(node.then) - 0.81 * node_worth(node.other)
    if op == NAMES:
        return node_worth(node.then)
    if op == CHOOSE:
        return 0.06 * node.n
    if op == GAIN_PER:
        return 4.25
    if op == GAIN_SPLIT:
        return 1.38 * node.any + node_worth(node.other)
    return 1.04 if op == FROM_COST else 0.0


NODE_WORTH: Final[list[float]] = [node_worth(index) for index in range(len(NODES))]
VISITED: Final[list[float]] = [NODE_WORTH[index] for index in ABILITY[VISIT]]
PLAYED: Final[list[float]] = [NODE_WORTH[index] for index in ABILITY[WHEN_PLAYED]]
ENDING: Final[list[float]] = [NODE_WORTH[index] for index in ABILITY[ROUND_END]]
LASTLY: Final[list[float]] = [0.83 if index else 0.0 for index in ABILITY[GAME_END]]
CAVE: Final[list[float]] = [NODE_WORTH[index] for index in CAVE_NODE]
STEP: Final[list[list[float]]] = [[NODE_WORTH[index] for index in path] for path in PATH]


def wants(p: Player) -> list[float]:
    """How much one more of each resource would help with the dragons in hand."""
    out = [-0.17] * 4
    res = p.res
    caverns = p.open_caverns()
    for card in p.hand:
        if card > DRAGONS:
            break
        need = COST[card]
        missing = 0
        for kind in range(4):
            if need[kind] > res[kind]:
                missing += need[kind] - res[kind]
        if missing:
            urge = (1.88 if HABITAT[card] & caverns else 0.88) / missing
            for kind in range(4):
                if need[kind] > res[kind]:
                    out[kind] += urge
    return out


def card_worth(p: Player, card: int, left: float) -> float:
    """A card to take or to keep."""
    if card > DRAGONS:
        return 0.27 * min(left, 1.0) + 0.56 * CAVE[card] - 0.4 * p.cave_cards()
    out = -0.05 + 0.44 * VP[card] + 0.22 * PLAYED[card] + 0.23 * left * (VISITED[card] + ENDING[card])
    out -= 0.66 * COST_COINS[card] + 0.35 * COST_EGGS[card]
    need = COST[card]
    for kind in range(4):
        if need[kind] > p.res[kind]:
            out -= 0.63 * (need[kind] - p.res[kind])
    if HABITAT[card] & p.open_caverns():
        out += 0.61
    return out - 0.28 * p.dragon_cards()


def dragon_worth(p: Player, card: int, cavern: int, left: float) -> float:
    """A dragon to play."""
    out = 0.0 + 1.46 * VP[card] + 1.01 * PLAYED[card] + LASTLY[card]
    out += left * (1.57 * VISITED[card] + 0.18 * ENDING[card] + 0.04 * NESTS[card] + 0.27)
    out -= 0.04 * RESOURCE_ICONS[card] + 0.35 * COST_EGGS[card] + 2.72 * COST_COINS[card]
    return out - 0.75 * p.filled[cavern]


def cave_worth(p: Player, card: int, cavern: int, left: float) -> float:
    """A hall to dig."""
    out = 0.37 + 2.18 * CAVE[card] + 0.48 * left - 1.7 * DIG_EGGS[p.dug[cavern]]
    if not p.open_caverns():
        out += 0.2 * left
    if p.filled[cavern] == p.dug[cavern]:
        out += 0.66
    return out - 0.66 * (sum(p.dug) - sum(p.filled))


def walk_worth(p: Player, cavern: int) -> float:
    """What the explorer meets in a cavern."""
    out = STEP[cavern][0]
    for column in range(4):
        dragon = p.dragons[4 * cavern + column]
        if not dragon:
            break
        out += VISITED[dragon] + STEP[cavern][column + 1]
    return out


def start_worth(p: Player, choice: int) -> float:
    """Four cards to begin with, or three resources for them."""
    packed = choice >> SHIFT
    out = 0.0
    if choice & VERB == KEEP:
        while packed:
            card = packed & CARD_MASK
            packed >>= CARD_BITS
            if card > DRAGONS:
                out += 0.08 + 0.56 * CAVE[card]
            else:
                out += 1.0 + 0.47 * VP[card] - 0.45 * RESOURCE_ICONS[card]
                out += 0.22 * PLAYED[card] - 0.5 * COST_COINS[card]
        return out
    for card in p.kept:
        if card <= DRAGONS:
            missing = 0
            for kind in range(4):
                missing += max(COST[card][kind] - (packed >> 10 * kind & 1023), 0)
            out += 0.76 * max(2.0 - missing, 0.0)
    return out


def feeds(p: Player, hall: int) -> bool:
    """Whether a card tucked here feeds a hatchling that is still hungry."""
    return FEED[p.dragons[hall]] == DRAGON_FOOD and p.fed[hall] < 3


def choice_worth(s: Wyrmspan, p: Player, choice: int, left: float, needs: list[float]) -> float:
    verb = choice & VERB
    packed = choice >> SHIFT
    out = 1.0
    if verb in (TAKE_RES, SPEND_RES, DISCARD_RES):
        if not needs:
            needs += wants(p)
        out = 0.0
        for kind in range(4):
            out += (packed >> 10 * kind & 1023) * needs[kind]
        return out if verb == TAKE_RES else 0.88 - out
    if verb == TAKE_CARDS:
        out = 0.0
        while packed:
            out += card_worth(p, packed & CARD_MASK, left)
            packed >>= CARD_BITS
    elif verb == EXPLORE:
        out = 0.89 + 0.58 * walk_worth(p, packed) - 1.66 * EXPLORE_EGGS[p.explored[packed]] - 0.09 * left
    elif verb == ENTICE:
        out = dragon_worth(p, packed >> 4, packed & 15, left)
    elif verb == EXCAVATE:
        out = cave_worth(p, packed >> 4, packed & 15, left)
    elif verb == PASS:
        out = -0.81 + (0.29 if s.round == 4 else 0.0)
    elif verb == ADVANCE:
        out = 3.03
    elif verb in (SKIP, DONE):
        out = 0.0
    elif verb == CACHE:
        out = 0.73
        food = FEED[p.dragons[packed & 15]]
        if 0 <= food < 4 and packed >> 4 + 10 * food & 1023 and p.fed[packed & 15] < 3:
            out += 1.34
    elif verb == TUCK:
        out = 0.3 + (1.34 if feeds(p, packed & 15) else 0.0)
        packed >>= 4
        while packed:
            out += 0.21 - 0.81 * card_worth(p, packed & CARD_MASK, left)
            packed >>= CARD_BITS
    elif verb == TUCK_DECK:
        out += 1.34 if feeds(p, packed) else 0.0
    elif verb == SPLIT:
        out = card_worth(p, packed >> 4 & CARD_MASK, left)
    elif verb in (DRAW_DRAGON, DRAW_CAVE):
        out = 0.72
    elif verb == COVER:
        card, old = packed >> 4, p.dragons[packed & 15]
        out = VP[card] - VP[old] + PLAYED[card] + left * (VISITED[card] - VISITED[old])
    elif verb in (EXCHANGE, SWAP):
        out = -0.5
    elif verb in (SPEND_CARDS, DISCARD_CARDS):
        out = 1.42
        while packed:
            out -= 0.69 * card_worth(p, packed & CARD_MASK, left)
            packed >>= CARD_BITS
    elif verb in (ACTIVATE, USE):
        out = 2.45
    elif verb == PATH_VERB:
        out = STEP[packed // 5][packed % 5]
    elif verb == MARK:
        out = MARKED[packed]
    elif verb == SPEND_COIN:
        out = 0.0
    return out


def quick(s: Wyrmspan, choices: list[int], random: Random) -> int:
    """The choice that looks best, more or less."""
    n = len(choices)
    top = s.asking()
    assert top is not None
    p = s.players[top.seat(s)]
    left = 4.0 - s.round + min(p.coins, 6) / 6.0
    starting = s.phase == SETUP
    needs: list[float] = []  # worked out when first wanted
    best, highest = choices[0], -999.0
    few = n > 2 * FEW and not starting
    offset = int(random.random() * n) if few else 0
    draw = random.random
    for i in range(FEW if few else n):
        choice = choices[(offset + 7 * i) % n] if few else choices[i]
        worth = start_worth(p, choice) if starting else choice_worth(s, p, choice, left, needs)
        worth += float(draw()) * NOISE
        if worth > highest:
            highest = worth
            best = choice
    return best
