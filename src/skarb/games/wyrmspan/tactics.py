"""What bots ask: how well a seat stands, by a rule of thumb, and the points everybody can see."""

from math import exp
from typing import Final

from skarb.games.wyrmspan.cards import (
    ABILITY,
    COST,
    COST_COINS,
    COST_EGGS,
    DRAGONS,
    HABITAT,
    OBJECTIVE,
    POINTS,
    RESOURCE_ICONS,
    SIZE,
    VP,
)
from skarb.games.wyrmspan.choice import unpack
from skarb.games.wyrmspan.flow import automa
from skarb.games.wyrmspan.flow.count import cached_on, count
from skarb.games.wyrmspan.flow.goods import Choose, Gain
from skarb.games.wyrmspan.flow.guild import Square
from skarb.games.wyrmspan.flow.nodes import ROUND_END as AT_ROUND_END
from skarb.games.wyrmspan.flow.nodes import VISIT
from skarb.games.wyrmspan.flow.pay import Pay
from skarb.games.wyrmspan.flow.play import Dig, Settle
from skarb.games.wyrmspan.flow.player import Player
from skarb.games.wyrmspan.flow.rounds import Walk
from skarb.games.wyrmspan.flow.run import Run
from skarb.games.wyrmspan.flow.scoring import ability_points, guild_points, objective_points
from skarb.games.wyrmspan.flow.store import Cache, Tuck
from skarb.games.wyrmspan.state import FINAL, OVER, SETUP, Wyrmspan
from skarb.kernel.plan import Plan
from skarb.kernel.standing import ended, lead_of, won

HER_CARD: Final = (1.7, 1.5, 2.4, 3.0)  # what a card of the Automa brings her, by round
HER_ROUNDS: Final = (61.0, 46.0, 25.0, 0.0)  # what the rounds after this one bring her
# Points of lead that make a win e times as likely as a loss, by round and in the final scoring: somewhat more than the
# same games say (12.9, 6.9, 4.5, 3.2), since players who think make up for more.
SPREAD: Final[list[float]] = [12.0, 7.5, 5.0, 3.6, 3.0]
MUCH: Final = 12.0  # points of lead that are much at the end,
MUCH_OF_SPREADS: Final = 1.28  # and before it, in spreads


def public_points(s: Wyrmspan, seat: int) -> float:
    """Points so far that everybody can count."""
    p = s.players[seat]
    out = guild_points(s, seat) + ability_points(s, seat) + objective_points(s, seat) + p.eggs_in(0, 0)
    for hall in range(12):
        dragon = p.dragons[hall]
        if dragon:  # nothing lies in an empty hall
            out += VP[dragon] + cached_on(p, hall) + len(p.tucked[hall])
    return float(out)


def her_points(s: Wyrmspan) -> float:
    return float(sum(automa.parts(s, objective_points(s, 1)).values()))


def progress(s: Wyrmspan) -> list[float]:
    """Each seat's points so far."""
    if s.result is not None:
        return [float(score) for score in s.result.scores[: s.setup.seats]]
    return [public_points(s, seat) for seat in range(s.setup.seats)]


def rounds_left(s: Wyrmspan, p: Player) -> float:
    """How much of the game is still to come, in rounds."""
    if s.phase in (FINAL, OVER):
        return 0.0
    return 4.0 - s.round + min(p.coins, 6) / 6.0


VISITED: Final[list[int]] = ABILITY[VISIT]
ENDING: Final[list[int]] = ABILITY[AT_ROUND_END]


# What things are worth in points at the end, by round: fitted by least squares to 6,000 games of two quick players
# (bench/wyrmspan_values.py), none less than nothing. What a step of the guild is worth cannot be told from games in
# which everybody takes it: it is set.
COINS: Final[list[float]] = [2.5, 2.33, 2.27, 2.0]  # a coin is an action still to come,
KEPT: Final[list[float]] = [1.22, 1.15, 0.84, 0.54]  # but of who has passed
TOKENS: Final[list[float]] = [0.46, 0.0, 0.0, 0.07]
KINDS: Final[list[float]] = [0.71, 0.8, 0.74, 0.53]  # of resources there are any of
CAVES: Final[list[float]] = [0.64, 0.16, 0.04, 0.1]  # cards in hand: caves,
CARDS: Final[list[float]] = [0.12, 0.0, 0.0, 0.17]  # dragons,
PRICE: Final[list[float]] = [0.14, 0.2, 0.1, 0.06]  # a point on them,
FITS: Final[list[float]] = [0.17, 0.0, 0.1, 0.02]  # that there is a hall for one,
READY: Final[list[float]] = [1.19, 1.4, 0.44, 0.0]  # that it could be paid now,
READY_PRICE: Final[list[float]] = [0.05, 0.0, 0.22, 0.28]  # and a point on that one
WALKS: Final[list[float]] = [0.18, 0.15, 0.13, 0.1]
ENDS: Final[list[float]] = [1.12, 1.18, 1.35, 1.37]
HOPE: Final[list[float]] = [1.06, 1.27, 1.2, 1.14]
STEP: Final = 0.3
MARKS: Final[list[float]] = [0.0, 0.0, 0.66, 0.0]
HALLS: Final[list[float]] = [0.66, 0.65, 0.94, 0.36]
ROOM: Final[list[float]] = [0.0, 0.12, 0.0, 0.0]
HUNGRY: Final[list[float]] = [0.42, 0.76, 0.8, 0.12]
TO_COME: Final[list[float]] = [46.1, 29.1, 9.7, -5.5]  # the same for all


def engine(s: Wyrmspan, p: Player) -> float:
    """What exploring and the ends of rounds will bring: paths passed and dragons visited."""
    out = 0.0
    dragons = p.dragons
    for cavern in range(3):
        walk = 0.8
        for hall in range(4 * cavern, 4 * cavern + 4):
            dragon = dragons[hall]
            if not dragon:
                break
            walk += 0.75
            if VISITED[dragon]:
                walk += 0.9
        out += walk * walk
    ends = 0.0
    for dragon in dragons:
        if dragon and ENDING[dragon]:
            ends += 1.0
    return (out * WALKS[s.round - 1] + ends * ENDS[s.round - 1]) * rounds_left(s, p)


def hand_worth(s: Wyrmspan, p: Player) -> float:
    """Cards in hand: a dragon is worth more the nearer it is to being played."""
    if s.phase >= FINAL:
        return 0.25 * len(p.hand)
    at = s.round - 1
    out = 0.0
    caverns = p.open_caverns()
    dragons = caves = ready = 0
    for card in p.hand:
        if card > DRAGONS:
            caves += 1
            continue
        dragons += 1
        if dragons <= 4:
            out += PRICE[at] * VP[card]
            if HABITAT[card] & caverns:
                out += FITS[at]
                if p.can_pay_dragon(card) and p.eggs_in(0, 0) >= COST_EGGS[card] and p.coins > COST_COINS[card]:
                    ready += 1
                    out += READY_PRICE[at] * VP[card]
    return out + CAVES[at] * min(caves, 3) + CARDS[at] * min(dragons, 6) + READY[at] * min(ready, 3)


def setup_worth(p: Player) -> float:
    """The four cards kept (or all six), and how far the three resources go for the dragons among them."""
    cards = p.kept if p.kept else p.dealt
    out = 0.0
    for card in cards:
        out += 1.5 if card > DRAGONS else 1.0 + 0.25 * VP[card] - 0.4 * RESOURCE_ICONS[card] - 0.5 * COST_COINS[card]
    if p.chosen >= 0:
        for card in cards:
            if card <= DRAGONS:
                missing = sum(max(COST[card][kind] - unpack(p.chosen, kind), 0) for kind in range(4))
                out += max(2.0 - missing, 0.0)
    return out


def hope_for_objective(s: Wyrmspan, seat: int) -> float:
    """Part of the points of this round's objective, by the present order."""
    if s.phase in (FINAL, OVER):
        return 0.0
    counter = OBJECTIVE[s.setup.objectives[s.round - 1]]
    mine = count(s, seat, counter, 0)
    if mine == 0:
        return 0.0
    better = sum(count(s, other, counter, 0) > mine for other in range(s.setup.seats) if other != seat)
    hope = 0.6 * POINTS[s.round - 1][better + 1] if better < 3 else 0.0
    return hope + min(mine, 10) * 0.1


def worth(s: Wyrmspan, seat: int) -> float:
    """The points a seat will end with, roughly."""
    p = s.players[seat]
    return (
        public_points(s, seat)
        + coins_worth(s, seat)
        + resources_worth(s, p)
        + hand_worth(s, p)
        + engine(s, p)
        + guild_worth(s, p)
        + room_worth(s, p)
        + HOPE[s.round - 1] * hope_for_objective(s, seat)
        + to_come(s)
    )


def to_come(s: Wyrmspan) -> float:
    """What the rest of the game brings whoever plays it."""
    return 0.0 if s.phase >= FINAL else TO_COME[s.round - 1]


def coins_worth(s: Wyrmspan, seat: int) -> float:
    coins = min(s.players[seat].coins, 9)
    if s.phase >= FINAL:
        return 1.0 * coins
    return coins * (KEPT if s.passed >> seat & 1 else COINS)[s.round - 1]


def resources_worth(s: Wyrmspan, p: Player) -> float:
    tokens = p.tokens()
    if s.phase >= FINAL:
        return 0.25 * tokens
    out = TOKENS[s.round - 1] * min(tokens, 9)
    for kind in range(4):
        if p.res[kind]:
            out += KINDS[s.round - 1]
    return out


def guild_worth(s: Wyrmspan, p: Player) -> float:
    out = STEP * min(p.advances, 24)
    for mark in p.markers:
        if mark <= 4:
            out += MARKS[s.round - 1]
    return out


def room_worth(s: Wyrmspan, p: Player) -> float:
    """Halls that are dug, and hatchlings that grow in them."""
    at = s.round - 1
    out = 0.0
    for cavern in range(3):
        out += HALLS[at] * (p.dug[cavern] - 1)
        if p.filled[cavern] < p.dug[cavern]:
            out += ROOM[at]
    for hall in range(12):
        fed = p.fed[hall]
        if fed and fed < 3 and SIZE[p.dragons[hall]] == 0:
            out += HUNGRY[at] * fed
    return out


def pending(s: Wyrmspan, seat: int) -> float:
    """What the running action or effect will still bring the seat."""
    p = s.players[seat]
    out = 0.0
    for frame in s.stack:
        if isinstance(frame, Gain) and frame.who == seat:
            out += 0.85 * frame.res + 0.9 * (frame.dragons + frame.caves) + 1.1 * frame.guild + 0.9 * frame.eggs
        elif isinstance(frame, Walk) and frame.who == seat:
            ahead = p.filled[frame.cavern] - frame.step // 2
            out += 1.5 * max(ahead, 0) + (0.8 if frame.step % 2 == 0 else 0.0)
        elif isinstance(frame, Settle) and frame.who == seat:
            out += VP[frame.card] + 2.0
        elif isinstance(frame, Dig) and frame.who == seat:
            out += 2.3
        elif isinstance(frame, Choose) and frame.who == seat:
            out += 0.9 * frame.picks
        elif isinstance(frame, Square) and frame.who == seat:
            out += 2.5
        elif isinstance(frame, (Run, Pay, Cache, Tuck)) and frame.who == seat:
            out += 0.4
    return out


def value(s: Wyrmspan, seat: int) -> float:
    """From 0 to 1. What is left to play makes a lead uncertain: the end is the limit of what comes before it."""
    if s.result is not None:
        return ended(won(s.result, seat), lead_of(s.result, seat), MUCH)
    if s.phase == SETUP:
        return 0.4 + 0.005 * setup_worth(s.players[seat])
    lead = worth(s, seat) + pending(s, seat) - rival(s, seat)
    better = lead / spread(s)
    return ended(1.0 / (1.0 + exp(-better)), better, MUCH_OF_SPREADS)


def spread(s: Wyrmspan) -> float:
    return SPREAD[4 if s.phase in (FINAL, OVER) else s.round - 1]


def rival(s: Wyrmspan, seat: int) -> float:
    """The points that the best of the others, or the Automa, will end with."""
    if s.setup.solo:
        return her_points(s) + HER_CARD[s.round - 1] * len(s.her_deck) + HER_ROUNDS[s.round - 1]
    return max(worth(s, other) for other in range(s.setup.seats) if other != seat)


def parts(s: Wyrmspan, seat: int) -> dict[str, float]:
    """What `value` weighs, by name."""
    p = s.players[seat]
    if s.phase == SETUP:
        return {"setup": setup_worth(p)}
    out = {
        "points": public_points(s, seat),
        "hand": hand_worth(s, p),
        "engine": engine(s, p),
        "objective": HOPE[s.round - 1] * hope_for_objective(s, seat),
        "guild": guild_worth(s, p),
        "room": room_worth(s, p),
        "resources": resources_worth(s, p),
        "more": pending(s, seat),
        "coins": coins_worth(s, seat) + to_come(s),
    }
    out["rival"] = -rival(s, seat)
    return {name: part / spread(s) for name, part in out.items()}


def thinking(level: str, seats: int) -> Plan | None:
    """A master looks about three turns of everybody ahead; a grandmaster, who has learned what a turn brings, judges
    at its end."""
    if level not in ("master", "grandmaster"):
        return None
    far, turns = (30, 0) if seats == 1 else (0, 3 * seats if level == "master" else 1)
    return Plan(iterations=400, explore=0.1, deals=40, halving=True, depth=far, turns=turns)
