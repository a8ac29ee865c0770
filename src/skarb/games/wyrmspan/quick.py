"""A quick answer to any question, for playing on in a search: a rough worth of each choice, and a little chance."""

from random import Random

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
    MARK,
    SHIFT,
    SKIP,
    SPEND_CARDS,
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
from skarb.games.wyrmspan.nodes import ACTIVATE as ACTIVATES
from skarb.games.wyrmspan.nodes import (
    BANK,
    CHOOSE,
    DECK,
    DRAW,
    FREE,
    FROM_COST,
    GAIN_PER,
    GAIN_SPLIT,
    GOODS,
    IF,
    JUST_GAINED,
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
from skarb.games.wyrmspan.nodes import CACHE as CACHES
from skarb.games.wyrmspan.nodes import NAME as NAMES
from skarb.games.wyrmspan.nodes import SWAP as SWAPS
from skarb.games.wyrmspan.nodes import TUCK as TUCKS
from skarb.games.wyrmspan.state import SETUP, Player, Wyrmspan

FEW = 10  # of a wide question only so many choices are looked at


def node_worth(index: int) -> float:
    """What an effect brings when it runs, in points."""
    node = NODES[index]
    op = node.op
    if op == GOODS:
        out = 2.5 * node.coins + 0.8 * (sum(node.fixed) + node.named) + node.any + 1.2 * node.guild
        out += 0.9 * node.dragons + 0.8 * node.caves + 1.0 * node.eggs
        return out + (0.3 if node.then else 0.0)
    if op == PAY:
        cost = 0.8 * node.any + node.eggs + 0.6 * (node.dragons + node.caves) + 2.5 * node.coins
        if node.one_of:
            cost = 0.6
        return 0.8 * node.times * max(node_worth(node.then) - cost, 0.0)
    if op == CACHES:
        one = 1.0 if node.source == BANK else 0.4
        return node.times * (node.n * one + 0.8 * (node_worth(node.then) if node.then else 0.0))
    if op == TUCKS:
        one = 1.0 if node.zones == DECK else 0.4 if node.zones == JUST_GAINED else 0.3
        n = float(node.n) if node.counter is None else 2.0
        return node.times * (n * one + 0.8 * (node_worth(node.then) if node.then else 0.0))
    if op in (TUCK_EACH, LAY_EACH):
        return 2.0
    if op == DRAW:
        n = float(node.n) if node.counter is None else 2.0
        return 0.8 * (n - node.discard) + 0.3 * node.tuck + 0.1 * node.may_tuck
    if op == REVEAL:
        return 1.0
    if op == PLAY_CAVE:
        return 2.8 * node.n
    if op == PLAY_DRAGON:
        return 6.0 if node.mode == FREE else 4.0
    if op == ACTIVATES:
        return 1.5
    if op == SWAPS:
        return 0.1
    if op == IF:
        return 0.6 * node_worth(node.then)
    if op == SHARED:
        return node_worth(node.then) - 0.5 * node_worth(node.other)
    if op == NAMES:
        return node_worth(node.then)
    if op == CHOOSE:
        return 1.1 * node.n
    if op == GAIN_PER:
        return 2.0
    if op == GAIN_SPLIT:
        return node.any + node_worth(node.other)
    if op == FROM_COST:
        return 0.7
    return 0.0


NODE_WORTH: list[float] = [node_worth(index) for index in range(len(NODES))]
VISITED: list[float] = [NODE_WORTH[index] for index in ABILITY[VISIT]]
PLAYED: list[float] = [NODE_WORTH[index] for index in ABILITY[WHEN_PLAYED]]
ENDING: list[float] = [NODE_WORTH[index] for index in ABILITY[ROUND_END]]
STEP: list[list[float]] = [[NODE_WORTH[index] for index in path] for path in PATH]


def wants(p: Player) -> list[float]:
    """How much one more of each resource would help with the dragons in hand."""
    out = [0.2, 0.2, 0.2, 0.2]
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
            urge = (1.0 if HABITAT[card] & caverns else 0.5) / missing
            for kind in range(4):
                if need[kind] > res[kind]:
                    out[kind] += urge
    return out


def card_worth(p: Player, card: int, left: float) -> float:
    """A card to take or to keep."""
    if card > DRAGONS:
        return 1.0 + 0.2 * NODE_WORTH[CAVE_NODE[card]] if left > 0.5 else 0.3
    out = 0.3 * VP[card] + 0.2 * PLAYED[card] + 0.1 * left * (VISITED[card] + ENDING[card])
    out -= 0.4 * COST_COINS[card] + 0.2 * COST_EGGS[card]
    need = COST[card]
    for kind in range(4):
        if need[kind] > p.res[kind]:
            out -= 0.35 * (need[kind] - p.res[kind])
    if HABITAT[card] & p.open_caverns():
        out += 0.5
    return out


def dragon_worth(p: Player, card: int, cavern: int, left: float) -> float:
    """A dragon to play."""
    out = VP[card] + PLAYED[card] + left * (0.8 * VISITED[card] + 0.6) + 0.9 * left * ENDING[card]
    return out - 0.4 * RESOURCE_ICONS[card] - COST_EGGS[card] - 2.0 * COST_COINS[card] + 0.1 * p.filled[cavern]


def walk_worth(p: Player, cavern: int) -> float:
    out = STEP[cavern][0]
    for column in range(4):
        dragon = p.dragons[4 * cavern + column]
        if not dragon:
            break
        out += VISITED[dragon] + STEP[cavern][column + 1]
    return out


def quick(s: Wyrmspan, choices: list[int], random: Random) -> int:
    """The choice that looks best, more or less."""
    n = len(choices)
    if s.phase == SETUP:
        return choices[int(random.random() * n)]
    top = s.asking()
    assert top is not None
    p = s.players[top.seat(s)]
    left = 4.0 - s.round + min(p.coins, 6) / 6.0
    needs: list[float] | None = None
    best, highest = choices[0], -99.0
    look = n
    offset = 0
    if n > 2 * FEW:
        look = FEW
        offset = int(random.random() * n)
    for i in range(look):
        choice = choices[i] if look == n else choices[(offset + i * 7) % n]
        verb = choice & VERB
        packed = choice >> SHIFT
        worth = 1.0  # passing, keeping, laying and what is left out below
        if verb in (TAKE_RES, SPEND_RES, DISCARD_RES):
            if needs is None:
                needs = wants(p)
            worth = 0.0
            for kind in range(4):
                worth += (packed >> 10 * kind & 1023) * needs[kind]
            if verb != TAKE_RES:
                worth = 0.5 - worth
        elif verb == TAKE_CARDS:
            worth = 0.0
            while packed:
                worth += card_worth(p, packed & CARD_MASK, left)
                packed >>= CARD_BITS
        elif verb == EXPLORE:
            worth = walk_worth(p, packed) - EXPLORE_EGGS[p.explored[packed]] + 0.3
        elif verb == ENTICE:
            worth = dragon_worth(p, packed >> 4, packed & 15, left)
        elif verb == EXCAVATE:
            cavern = packed & 15
            worth = 0.5 + NODE_WORTH[CAVE_NODE[packed >> 4]] + 0.5 * left - DIG_EGGS[p.dug[cavern]]
            if not p.open_caverns():
                worth += 0.5 * left
            if p.filled[cavern] == p.dug[cavern]:
                worth += 0.3
        elif verb == ADVANCE:
            worth = 2.0
        elif verb in (SKIP, DONE):
            worth = 0.0
        elif verb == CACHE:
            kinds = packed >> 4
            worth = 0.6
            food = FEED[p.dragons[packed & 15]]
            if 0 <= food < 4 and kinds >> 10 * food & 1023 and p.fed[packed & 15] < 3:
                worth += 1.0
        elif verb == TUCK:
            worth = 1.0
            held = packed >> 4
            while held:
                worth -= 0.5 * card_worth(p, held & CARD_MASK, left) - 0.5
                held >>= CARD_BITS
            if FEED[p.dragons[packed & 15]] == DRAGON_FOOD:
                worth += 1.0
        elif verb == TUCK_DECK:
            if FEED[p.dragons[packed]] == DRAGON_FOOD:
                worth += 1.0
        elif verb == SPLIT:
            worth = card_worth(p, packed >> 4 & CARD_MASK, left)
        elif verb in (DRAW_DRAGON, DRAW_CAVE):
            worth = 0.8
        elif verb == COVER:
            card, hall = packed >> 4, packed & 15
            worth = VP[card] - VP[p.dragons[hall]] + PLAYED[card] + left * (VISITED[card] - VISITED[p.dragons[hall]])
        elif verb in (EXCHANGE, SWAP):
            worth = -0.5
        elif verb in (SPEND_CARDS, DISCARD_CARDS):
            worth = 1.5
            while packed:
                worth -= 0.5 * card_worth(p, packed & CARD_MASK, left)
                packed >>= CARD_BITS
        elif verb in (ACTIVATE, USE):
            worth = 2.0
        elif verb == PATH_VERB:
            worth = STEP[packed // 5][packed % 5]
        elif verb == MARK:
            worth = 6.0 if packed == 5 else 3.0 if packed != 7 else 1.0
        worth += random.random()
        if worth > highest:
            highest = worth
            best = choice
    return best
