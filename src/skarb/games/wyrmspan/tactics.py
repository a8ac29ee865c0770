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
from skarb.games.wyrmspan.flow.rounds import Walk
from skarb.games.wyrmspan.flow.run import Run
from skarb.games.wyrmspan.flow.scoring import ability_points, guild_points, objective_points
from skarb.games.wyrmspan.flow.store import Cache, Tuck
from skarb.games.wyrmspan.state import FINAL, OVER, SETUP, Player, Wyrmspan
from skarb.kernel.plan import Plan
from skarb.kernel.standing import ended, lead_of, won

HER_CARD: Final = (1.7, 1.5, 2.4, 3.0)  # what a card of the Automa brings her, by round
HER_ROUNDS: Final = (61.0, 46.0, 25.0, 0.0)  # what the rounds after this one bring her
# Points of lead that make a win e times as likely as a loss, by round and in the final scoring: fitted to 4,000 games
# of two between players who look one choice ahead.
SPREAD: Final[list[float]] = [9.4, 11.2, 9.6, 8.6, 4.0]
MUCH: Final = 12.0  # points of lead that are much at the end


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


def engine(p: Player, left: float) -> float:
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
        out += walk * walk * 0.22
    ends = 0.0
    for dragon in dragons:
        if dragon and ENDING[dragon]:
            ends += 1.1
    return out * left + ends * min(left, 3.5)


def hand_worth(p: Player, left: float) -> float:
    """Cards in hand: a dragon is worth more the nearer it is to being played."""
    out = 0.0
    caverns = p.open_caverns()
    dragons = 0
    for card in p.hand:
        if card > DRAGONS:
            out += 0.9 if p.can_dig() and left > 0.4 else 0.25
            continue
        dragons += 1
        worth = 0.6
        if left > 0.1 and dragons <= 4:
            worth += 0.12 * VP[card]
            if HABITAT[card] & caverns:
                worth += 0.5
                if p.can_pay_dragon(card) and p.eggs_in(0, 0) >= COST_EGGS[card] and p.coins > COST_COINS[card]:
                    worth += 0.9 + 0.1 * VP[card]
        out += min(worth, 3.0) if left > 0.1 else 0.25
    return out


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
    left = rounds_left(s, p)
    out = public_points(s, seat)
    coin = 1.0 if s.phase >= FINAL else 0.7 if s.round == 4 else 0.3
    out += coin * min(p.coins, 9) + 0.3 * max(p.coins - 9, 0)
    if s.passed >> seat & 1 and s.phase < FINAL:
        out -= 0.3 * min(p.coins, 6) if s.round < 4 else 0.0
    tokens = p.tokens()
    kinds = sum(1 for kind in range(4) if p.res[kind])
    out += (0.7 * min(tokens, 9) + 0.2 * kinds) if left > 0.1 else 0.25 * tokens
    out += hand_worth(p, left) + engine(p, left) + hope_for_objective(s, seat)
    for cavern in range(3):
        out += 0.8 * (p.dug[cavern] - 1) + (0.5 if p.filled[cavern] < p.dug[cavern] and left > 0.2 else 0.0)
    out += 0.6 * min(p.advances, 24) + 1.5 * sum(1 for mark in p.markers if mark <= 4)
    for hall in range(12):
        fed = p.fed[hall]
        if fed and fed < 3 and SIZE[p.dragons[hall]] == 0:
            out += 0.4 * fed
    return out + 10.0 * (4 - s.round)  # what a round brings, whoever plays it


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
    return ended(1.0 / (1.0 + exp(-better)), better, MUCH / SPREAD[0])


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
    left = rounds_left(s, p)
    out = {
        "points": public_points(s, seat),
        "hand": hand_worth(p, left),
        "engine": engine(p, left),
        "objective": hope_for_objective(s, seat),
        "guild": 0.6 * min(p.advances, 24) + 1.5 * sum(1 for mark in p.markers if mark <= 4),
        "room": sum([0.8 * (p.dug[cavern] - 1) for cavern in range(3)]),
        "resources": (0.7 * min(p.tokens(), 9)) if left > 0.1 else 0.25 * p.tokens(),
        "more": pending(s, seat),
    }
    out["coins"] = worth(s, seat) - sum([part for name, part in out.items() if name != "more"])
    out["rival"] = -rival(s, seat)
    return {name: part / spread(s) for name, part in out.items()}


def thinking(level: str, seats: int) -> Plan | None:
    """A master looks about three turns of everybody ahead."""
    if level != "master":
        return None
    far, turns = (30, 0) if seats == 1 else (0, 3 * seats)
    return Plan(iterations=400, explore=0.1, deals=40, halving=True, depth=far, turns=turns)
